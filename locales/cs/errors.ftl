# Co může být špatně na tom, co jsme od člověka dostali.

error-language = „{ $name }“ není jazyk, kterým Sunstone mluví. K dispozici: { $known }.
error-other = Něco je špatně: { $problem }

game-unknown = Hra „{ $name }“ neexistuje. { $near ->
    [none] K dispozici: { $known }.
   *[other] Nemáš na mysli „{ $near }“? K dispozici: { $known }.
 }
game-broken = Hra „{ $name }“ je zapsaná jako { $entry }, ale to není hra.

bot-unknown = Bot „{ $name }“ neexistuje. K dispozici: { $known }.

option-unknown = Volba „{ $name }“ neexistuje. K dispozici: { $known }.
option-value = Volba „{ $name }“ nemůže mít hodnotu „{ $value }“. Může mít: { $choices }.
option-form = Volba se píše name=value, ne „{ $word }“.
option-players = Hru { $game } { $players ->
    [one] nemůže hrát { $players } hráč
    [few] nemohou hrát { $players } hráči
   *[other] nemůže hrát { $players } hráčů
 }: je pro { $least } až { $most ->
    [one] { $most } hráče
    [few] { $most } hráče
   *[other] { $most } hráčů
 }.
option-seed = Semínko je celé číslo od 0 do 2^{ $bits } − 1.
option-seat = Místo { $seat } neexistuje. Místa mají čísla od 1 do { $most }; 0 je divák.
option-empty-seat = V „{ $word }“ zůstalo jedno místo prázdné.
option-seat-name = „{ $word }“ nemůže být jméno: použij nejvýše 60 tisknutelných znaků.
option-resume-alone = Uložená hra pokračuje tak, jak začala: k --resume se nezadává hra, volby, semínko ani --save.
option-terminal-only = --players, --resume, --save, --seed, --option a --components patří ke stolu v terminálu: přidej --terminal. V prohlížeči se to všechno volí u nového stolu.
option-game-needed = Zadej, kterou hru chceš hrát, nebo pokračuj v uložené pomocí --resume.

action-unknown-int = { $action } není akce: akce mají čísla od 0, vždy menší než { $size }.
action-unknown-text = „{ $text }“ není akce této hry. Nápovědu ukáže otazník (?).
action-unknown-structure = { $structure } není akce této hry.
action-number = Možnost { $number } neexistuje: možnosti mají čísla od 1 do { $most }.

record-unreadable = Soubor { $file } nelze přečíst: { $problem }
record-exists = { $file } už existuje a nepřepíše se.
record-not-json = Tohle není úplný záznam; možná je useknutý nebo poškozený ({ $problem }).
record-not-record = Tohle není záznam hry.
record-format = Záznam má formát „{ $found }“, očekává se „{ $expected }“.
record-fields = V záznamu chybějí pole, nebo jsou v něm neznámá: { $field }.
record-field = Pole „{ $field }“ v záznamu má nemožnou hodnotu.
record-rules-version = Záznam vznikl podle pravidel verze { $found }; tohle je verze { $expected }.
record-seed-digest = Semínko nepatří ke zveřejněnému SHA-256: zveřejněno bylo { $found }, ze semínka vychází { $expected }.
record-components-needed = Hra se hrála s vlastním souborem součástí (SHA-256 { $digest }). Zadej ho pomocí --components.
record-components-unwanted = Hra se hrála s původními součástmi; vynech --components.
record-action = Akci { $number } ze záznamu, „{ $line }“, nelze provést: { $reason }
record-not-finished = Záznam obsahuje výsledek, ale po { $number ->
    [one] { $number } akci
    [few] { $number } akcích
   *[other] { $number } akcích
 } hra ještě neskončila.
record-result = Výsledek v záznamu není ten, ke kterému vedou jeho akce.
record-barrier = Co bylo odhaleno, nelze vzít zpět: { $number ->
    [one] první { $number } akce zůstává
    [few] první { $number } akce zůstávají
   *[other] prvních { $number } akcí zůstává
 }.
record-ply = Záznam má { $most ->
    [one] { $most } akci
    [few] { $most } akce
   *[other] { $most } akcí
 }, takže pozice po akci { $number } neexistuje.

position-format = Pozice má formát „{ $found }“, očekává se „{ $expected }“.
position-game = Pozice je ze hry „{ $found }“, ne ze hry „{ $expected }“.
position-rules-version = Pozice patří k pravidlům verze { $found }; tohle je verze { $expected }.
position-components = Pozice patří k souboru součástí { $found }, ne k { $expected }.
position-length = „{ $field }“ má { $found ->
    [one] { $found } položku
    [few] { $found } položky
   *[other] { $found } položek
 }; očekávaný počet je { $expected }.
position-type = „{ $field }“ je špatného druhu, očekává se: { $expected ->
    [object] objekt
    [string] text
    [list] seznam
    [truth] true nebo false
   *[integer] celé číslo
 }.
position-missing = Chybí „{ $field }“.
position-range = „{ $field }“ je { $found }; musí být od { $least } do { $most }.
position-unknown-field = „{ $field }“ do pozice nepatří.
position-unknown-name = „{ $field }“ obsahuje „{ $found }“, což je neznámé, nebo je to tam dvakrát.

components-unreadable = Soubor { $file } nelze přečíst: { $problem }
components-syntax = { $file }, řádek { $line }: tohle není TOML: { $problem }
components-game = { $file }, řádek { $line }: soubor je pro hru „{ $found }“, ne pro hru „{ $expected }“.
components-table = { $file }, řádek { $line }, { $field }: tady musí být tabulka.
components-unknown-section = { $file }, řádek { $line }: oddíl „{ $field }“ neexistuje. K dispozici: { $known }.
components-unknown-entry = { $file }, řádek { $line }: „{ $field }“ neexistuje. K dispozici: { $known }.
components-unknown-field = { $file }, řádek { $line }: „{ $field }“ neexistuje. K dispozici: { $known }.
components-missing-field = { $file }, řádek { $line }: chybí „{ $field }“.
components-source = { $file }, řádek { $line }, { $field }: „{ $found }“ není zdroj. K dispozici: { $known }.
components-wrong-integer = { $file }, řádek { $line }, { $field }: musí tu být celé číslo, ne „{ $found }“.
components-wrong-range = { $file }, řádek { $line }, { $field }: { $found } je mimo rozsah; musí to být od { $least } do { $most }.
components-wrong-list = { $file }, řádek { $line }, { $field }: musí tu být seznam { $count ->
    [one] { $count } čísla
    [few] { $count } čísel
   *[other] { $count } čísel
 }, ne „{ $found }“.
components-wrong-choice = { $file }, řádek { $line }, { $field }: „{ $found }“ není možné; vyber z: { $known }.
components-wrong-pattern = { $file }, řádek { $line }, { $field }: „{ $found }“ není požadavek v jazyce vzorů.
components-wrong-patterns = { $file }, řádek { $line }, { $field }: musí tu být jeden až tři požadavky, ne „{ $found }“.
components-wrong-levels = { $file }, řádek { $line }, { $field }: úrovně jsou dvojice počtu splnění a bodů, obojí vzestupně, ne „{ $found }“.
components-wrong-effects = { $file }, řádek { $line }, { $field }: musí tu být seznam účinků, každý zapsaný slovy jazyka účinků, ne „{ $found }“.
components-wrong-steps = { $file }, řádek { $line }, { $field }: musí tu být čtyři až dvanáct celých čísel, body za stupně odspodu, ne „{ $found }“.
components-wrong-rewards = { $file }, řádek { $line }, { $field }: musí tu být seznam, ve kterém má každý stupeň wood, stone, gold, skull nebo prázdný text, ne „{ $found }“.
components-wrong-points = { $file }, řádek { $line }, { $field }: musí tu být celá čísla bodů, tolik, kolik jich může být, žádné pod nulou a v tabulce nikdy neklesající, ne „{ $found }“.
option-player-counts = Počty hráčů se píšou oddělené čárkami, například 2,3,4; ne „{ $word }“.
option-policy = { $game } nemá způsob hry „{ $policy }“; na výběr jsou: { $known }.
option-no-observer = { $game } neumí učícímu se programu říct, co vidí.
components-wrong-placing = { $file }, řádek { $line }, { $field }: musí tu být šest celých čísel, první z nich 0, ne „{ $found }“.
components-wrong-order = { $file }, řádek { $line }, { $field }: { $found } je příliš brzy; mezi dny výživy musí být alespoň dva zuby.
components-wrong-too-many = { $file }, řádek { $line }, { $field }: { $found } je víc, než je možné.
components-wrong-position = { $file }, řádek { $line }, { $field }: { $found } není pozice tohoto kola, nebo ji uvádí i jiná destička.
components-wrong-ability = { components-at }: musí tu být seznam nejvýše { $most } částí včetně alternativ, každá zapsaná slovy jazyka účinků, ne „{ $found }“.
components-wrong-name = { $file }, řádek { $line }, { $field }: jméno má nejvýše 40 tisknutelných znaků; „{ $found }“ takové není.
components-wrong-spaces = { $file }, řádek { $line }, { $field }: polí musí být { $count }, ne „{ $found }“.
components-wrong-stone = { $file }, řádek { $line }, { $field }: „{ $found }“ nepatří k tomu, za co tento kámen boduje: krajiny z této krabice k settlements, zvířata k used_animals, dvě zvířata k used_pairs, jinak nic.
components-wrong-layout = { $file }, řádek { $line }, { $field }: desky by se překrývaly, nebo by ležely mimo plán: „{ $found }“.
components-wrong-hexes = { $file }, řádek { $line }, { $field }: s hodnotou { $found } nelze krajinu sestavit: je potřeba jeden počáteční hex, ne víc ledovců, než jich je, a osmnáct hexů okolo, od každé krajiny alespoň jeden.
components-wrong-animals = { $file }, řádek { $line }, { $field }: { $found } je příliš málo pro karty přípravy a loviště.
components-wrong-starting-deck = { $file }, řádek { $line }, { $field }: počátečních karet hráče musí být celkem devět.
components-wrong-price = { $file }, řádek { $line }, { $field }: co se na hlavní desce kupuje, musí něco stát.
components-at = { $spaces ->
    [0] { $file }, řádek { $line }, { $field }
   *[other] { $file }, řádek { $line }, { $field } (pole { $place } z { $spaces })
 }
components-removed = { $file }, řádek { $line }: „{ $field }“ nelze vyřadit; pomocí `removed = true` lze vyřadit jen nepovinné položky.
components-wrong-lengths = { $file }, řádek { $line }, { $field }: musí tu být seznam { $least } až { $most } celých čísel, ne „{ $found }“.
components-wrong-some = { $file }, řádek { $line }, { $field }: musí tu být seznam { $least } až { $most } slov, ne „{ $found }“. K dispozici: { $known }.
components-wrong-rising = { $file }, řádek { $line }, { $field }: { $found } porušuje pořadí; čísla v tomto seznamu musejí růst.
components-wrong-brackets = { $file }, řádek { $line }, { $field }: musí tu být hodnota pro každé pásmo z burial.brackets, ne „{ $found }“.
components-wrong-levels-gap = { $file }, řádek { $line }, { $field }: úrovně stupnice se číslují od 1 bez mezer.
components-wrong-no-tribe = { $file }, řádek { $line }, { $field }: druh karty kmene „{ $found }“ v této krabici není.
components-wrong-no-start = { $file }, řádek { $line }, { $field }: žádná deska nemá počáteční pole, například "start 3 6".
components-wrong-start-space = { components-at }: „{ $found }“ není počáteční pole; potřebuje čísla dvou jiných polí, například "start 3 6".
components-wrong-part-gain = { components-at }: „{ $found }“ se získat nedá. K dispozici: { $known }.
components-wrong-part-count = { components-at }: musí tu být celé číslo od { $least } do { $most }, ne „{ $found }“.
components-wrong-part-labour = { components-at }: práce je číslo nejvýše { $most }, případně s polovinou jako 1.5, ne „{ $found }“.
components-wrong-part-each = { components-at }: „{ $found }“ není srozumitelné; co se počítá, se píše například "food 1 each settlements" nebo "vp 1 each 2 buried".
components-wrong-part-thing = { components-at }: „{ $found }“ se počítat nedá. K dispozici: { $known }.
components-wrong-part-guard = { components-at }: „{ $found }“ před šipkou stát nemůže. K dispozici, každé jednou a oddělené čárkami: { $known }.
components-wrong-part-column = { components-at }: „{ $found }“ není sloupek. K dispozici: { $known }.
components-wrong-part-cost = { components-at }: „{ $found }“ tady nemůže být cena. K dispozici: { $known }.
components-wrong-part-many = { components-at }: „{ $found }“ má víc částí než { $most }.
components-wrong-part-arrow = { components-at }: „{ $found }“ spojuje zisky bez šipky; zapiš každý jako samostatnou část.
components-wrong-part-or = { components-at }: v „{ $found }“ některé alternativy šipku mají a některé ne; každá uvádí svou cenu a ta zdarma začíná ->.
components-wrong-part-here = { components-at }: „{ $found }“ tady stát nemůže: sloupky patří ke kartám a při zatmění stojí práce samostatně.
