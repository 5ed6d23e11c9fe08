# První partie Věčné zimy s průvodcem, krok za krokem.
lesson-endless-winter-chief = Vítej! Vedeš kmen čtyřmi koly mrazu. V každém kole umístíš tři figurky, pak se slunce zatmí a odmění tě kraj, karty a kameny. Nejdřív zvol stranu svého náčelníka: tahle dává práci při rozvoji.
lesson-endless-winter-figure = Na začátku máš potravu: { $food }, nástroje: { $tools }, pět karet a tábor na počátečním hexu uprostřed kraje. Tah je jedna figurka: jde na jeden ze čtyř sloupků, nebo odpočívá. Figurky si nikdy nepřekážejí. Pošli figurku kmene na lov.
lesson-endless-winter-labour = Za všechno se platí prací. Dávají ji karty kmene z ruky: číslo v rohu. Zahraj tuhle; dá 1 práci na tento tah.
lesson-endless-winter-hunt = Sloupek má tři sekce. Vrchní smíš použít, kolikrát zaplatíš: tady za 1 nástroj a 1 práci vezmeš zvíře. Jedno tohoto druhu už máš a za zvířata jednoho druhu je na konci čím dál víc bodů.
lesson-endless-winter-sections = Teď postupuj dolů. V prostřední sekci by šlo zvíře použít, ale použité se už do sady nepočítá. Spodní sekce patří první figurce, která v tomto kole na sloupek přišla, a to je tvoje: vrchní zvíře z balíčku.
lesson-endless-winter-end = Zvířat toho druhu máš teď { $animals }. Ukonči tah: zahrané karty jdou na odkládací hromádku a zbylá práce propadne. Pak hraje soupeř.
lesson-endless-winter-develop = Soupeř vyslal tábory do kraje. Teď tvůj náčelník: v tahu, kdy ho umístíš, smíš použít jeho schopnost, a tahle dá v tomto sloupku 2 práce. Rozvíjej se!
lesson-endless-winter-food = Karta kultury stojí 3 práce, o jednu víc, než máš. Potravu lze proměnit v práci: ukazatel jde doleva přes nejbližší symbol práce na své stupnici. Potravy máš { $food }; kus utrať.
lesson-endless-winter-culture = To jsou 3 práce. V nabídce leží osm karet kultury; zahrané něco udělají a na konci jsou za body. Druhá přesouvá tábory.
lesson-endless-winter-stones = V prostřední sekci by šlo vzít posvátný kámen, který vynáší v každém zatmění, ale jeho cena je na tebe ještě vysoká. Spodní sekce je zase tvoje: nástroj a potrava. Pak ukonči tah.
lesson-endless-winter-play-culture = Soupeř odpočívá. Karty kultury se hrají před figurkou a první v tahu je zdarma. Zahraj svou.
lesson-endless-winter-camps = Až tři přesuny tábora a dva stačí: přes kaňon až do lesa. Tábor je vliv na svém hexu a kdo ho má nejvíc, toho zatmění odmění. Ze tří táborů kolem spojnice může být osada.
lesson-endless-winter-rest = Tvoje poslední figurka odpočívá: dobereš si kartu a v zatmění se odpočívající figurka počítá za 1,5 práce. Pak ukonči tah.
lesson-endless-winter-pile = Po třetím tahu smíš dát karty lícem dolů do své hromádky zatmění. Jejich práce rozhodne o novém pořadí a každá má schopnost pro zatmění. Tyhle dvě přinesou megalit a potravu.
lesson-endless-winter-eclipse = Zatmění! V hromádce máš víc práce, a tak jsi na řadě první a dostaneš odměnu za pořadí. Místo každé odměny lze vzít menší: megalit, karta, soška, nástroj, potrava, v tomto pořadí. Potřebuješ nástroje.
lesson-endless-winter-megalith = Teď schopnosti hromádky. První umístí megalit; první megality jsou neutrální a smějí začít na šedém počátečním poli. Tam šipka dovolí přidat vedle ještě jeden a jeho pole dá, co ukazuje: sošku.
lesson-endless-winter-idols = Soška posune jednu z tvých dvou o úroveň výš: na obětinách se na konci mění v body zbylé nástroje a potrava, na cti pohřbené karty. Zvedni jednu. Druhá karta hromádky pak dá potravu.
lesson-endless-winter-land = Tvůj tábor má v lese nejvíc vlivu: nástroj. A prázdné místo po megalitu na tvé desce dá další. Zatím máš nástroje: { $tools }.
lesson-endless-winter-draw = Připravuje se 2. kolo: figurky se vracejí a každý si dobere pět karet; i každá z nich je odměna, kterou lze vzít menší. Dober si všech pět.
lesson-endless-winter-migrate = Nástrojů máš { $tools }, takže můžeš růst. Ve sloupku Migrace dá 1 nástroj tábor na počáteční hex, 1 práce tábor přesune a prostřední sekce promění tři tábory a 3 potravy v osadu.
lesson-endless-winter-done = Každý tábor, který opustí tvou desku, udělá i místo pro potravu: limit je teď { $limit }. To je srdce Věčné zimy: karta je buď práce hned, nebo síla v zatmění, nikdy obojí. Pokračuj v tahu a hraj odtud podle sebe, nebo začni vlastní hru.

# Co slyší, kdo zvolí něco jiného, podle druhu akce.
lesson-endless-winter-not-spend = To promění potravu v práci. Potrava se ti bude hodit později, nech si ji.
lesson-endless-winter-not-play = Tuhle kartu si nech: co ti zůstane v ruce, může jít později do hromádky zatmění.
lesson-endless-winter-not-next = Tím se jde do další sekce a nahoru už cesta nevede. Nejdřív využij tuhle.
lesson-endless-winter-not-reveal = Odkrýt zvířata také něco stojí a to, které chceš, už tam leží.
lesson-endless-winter-not-tip = To zvíře použije k tomu, co ukazuje, a pak už se do sady nepočítá. Nech si ho.
lesson-endless-winter-not-place = Karta kultury se hraje před figurkou. Když teď umístíš figurku, karta počká na jiný tah.
lesson-endless-winter-not-done = Tady smíš skončit, ale nejdřív z toho lze získat víc.
lesson-endless-winter-not-move = Ještě jeden přesun je dovolen, ale tábor stojí v lese dobře.
lesson-endless-winter-not-idol = Sošku lze vzít místo větší odměny. Je to dovoleno, ale teď ti víc pomůže něco jiného.
lesson-endless-winter-not-take = To je menší odměna místo té, kterou dostáváš. Vezmi si tu lepší.
lesson-endless-winter-not-megalith = Megalit je plná odměna, ale jeden hned přinese tvoje hromádka a chybějí ti nástroje.
lesson-endless-winter-not-pile = Tentokrát stačí dvě karty.
