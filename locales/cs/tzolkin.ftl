# Tzolk'in: ozubená kola, zdroje, destičky, možnosti, události, pozice slovy.
# Názvy kol, chrámů, technologií a druhů staveb i množství zdrojů se vkládají tak, jak jsou určeny tady.

tzolkin-name = Tzolk'in

tzolkin-gear-palenque = Palenque
tzolkin-gear-yaxchilan = Yaxchilan
tzolkin-gear-tikal = Tikal
tzolkin-gear-uxmal = Uxmal
tzolkin-gear-chichen-itza = Chichen Itza
# Jména bohů se skloňují příponou přímo ve větách: „{ $temple }ův chrám“, „na { $temple }ově chrámu“.
tzolkin-temple-chaac = Chaac
tzolkin-temple-quetzalcoatl = Quetzalcóatl
tzolkin-temple-kukulkan = Kukulkan
tzolkin-technology-agriculture = Zemědělství
tzolkin-technology-extraction = Dobývání surovin
tzolkin-technology-architecture = Architektura
tzolkin-technology-theology = Teologie
# Druhy budov; mají je i monumenty.
tzolkin-kind-farm = farma
tzolkin-kind-civic = správní budova
tzolkin-kind-tomb = hrobka
tzolkin-kind-shrine = svatyně

# Množství jsou v prvním pádě.
tzolkin-amount-corn = { $count ->
    [one] { $count } kukuřice
    [few] { $count } kukuřice
   *[other] { $count } kukuřic
 }
tzolkin-amount-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
 }
tzolkin-amount-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
 }
tzolkin-amount-gold = { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
   *[other] { $count } zlat
 }
tzolkin-amount-skull = { $count ->
    [one] { $count } lebka
    [few] { $count } lebky
   *[other] { $count } lebek
 }
tzolkin-amount-block = { $count ->
    [one] { $count } libovolná surovina
    [few] { $count } libovolné suroviny
   *[other] { $count } libovolných surovin
 }
tzolkin-amount-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
 }
# Mezi částmi, ve kterých jsou čárky.
tzolkin-part = { "; " }
tzolkin-or = { $first } nebo { $second }

# Co dělají pozice ozubených kol.
tzolkin-does-any = libovolná akce tohoto kola
tzolkin-does-fish = rybaření, { $goods }
tzolkin-does-tikal-1 = jeden postup v technologii, za suroviny
tzolkin-does-tikal-2 = stavba budovy
tzolkin-does-tikal-3 = jeden nebo dva postupy v technologiích, za suroviny
tzolkin-does-tikal-4 = stavba jedné nebo dvou budov, nebo monumentu
tzolkin-does-tikal-5 = za surovinu o stupeň výše na dvou různých chrámech
tzolkin-does-uxmal-1 = za 3 kukuřice o stupeň výše na chrámu
tzolkin-does-uxmal-2 = směna na trhu
tzolkin-does-uxmal-3 = jeden dělník navíc
tzolkin-does-uxmal-4 = stavba budovy za kukuřici, 2 kukuřice místo každé suroviny
tzolkin-does-uxmal-5 = za 1 kukuřici libovolná akce kola Palenque, Yaxchilan, Tikal nebo Uxmal
tzolkin-does-skull = za lebku { $gains }
tzolkin-does-numbered = { $number }: { $what }
tzolkin-does-last = od { $number } výš: kterákoli z těchto akcí

# Co přináší technologie.
tzolkin-level-agriculture-1 = o 1 kukuřici víc z pole
tzolkin-level-agriculture-2 = kukuřice i tam, kde není odkrytá žádná destička úrody kukuřice, a o 1 kukuřici víc při rybaření
tzolkin-level-agriculture-3 = o 2 kukuřice víc z pole, celkem tedy o 3
tzolkin-level-agriculture-4 = o stupeň výše na chrámu
tzolkin-level-extraction-1 = o 1 dřevo víc z kol Palenque a Yaxchilan
tzolkin-level-extraction-2 = o 1 kámen víc z kola Yaxchilan
tzolkin-level-extraction-3 = o 1 zlato víc z kola Yaxchilan
tzolkin-level-extraction-4 = dvě libovolné suroviny
tzolkin-level-architecture-1 = 1 kukuřice za každou budovu
tzolkin-level-architecture-2 = 2 body za každou budovu
tzolkin-level-architecture-3 = budova stojí o 1 surovinu méně, na kole Uxmal o 2 kukuřice méně
tzolkin-level-architecture-4 = 3 body
tzolkin-level-theology-1 = na kole Chichen Itza lze provést i nejbližší vyšší akci
tzolkin-level-theology-2 = po akci na kole Chichen Itza lze zaplatit surovinu za posun o stupeň výše na chrámu
tzolkin-level-theology-3 = o 1 lebku víc z kola Yaxchilan
tzolkin-level-theology-4 = 1 lebka
tzolkin-level = { $level }: { $what }
tzolkin-level-beyond = nad nejvyšší úroveň: { $what }

# Co přináší destička.
tzolkin-effect-temple = { $steps ->
    [one] o { $steps } stupeň výše
    [few] o { $steps } stupně výše
   *[other] o { $steps } stupňů výše
 } na { $temple }ově chrámu
tzolkin-effect-temple-any = { $steps ->
    [one] o { $steps } stupeň výše na libovolném chrámu
    [few] o { $steps } stupně výše na libovolných chrámech
   *[other] o { $steps } stupňů výše na libovolných chrámech
 }
tzolkin-effect-tech = { $levels ->
    [one] o { $levels } úroveň dál
    [few] o { $levels } úrovně dál
   *[other] o { $levels } úrovní dál
 } v technologii { $technology }
tzolkin-effect-tech-any = { $levels ->
    [one] o { $levels } úroveň dál v libovolné technologii
    [few] o { $levels } úrovně dál v libovolných technologiích
   *[other] o { $levels } úrovní dál v libovolných technologiích
 }
tzolkin-effect-worker = jeden dělník navíc
tzolkin-effect-build = lze postavit ještě jednu budovu
tzolkin-effect-trade = lze směňovat na trhu
tzolkin-effect-any-action = za 1 kukuřici lze provést libovolnou akci kola Palenque, Yaxchilan, Tikal nebo Uxmal
tzolkin-effect-meals = { $count ->
    [one] { $count } dělník se nají zdarma
    [few] { $count } dělníci se najedí zdarma
   *[other] { $count } dělníků se nají zdarma
 }
tzolkin-effect-frugal = každému dělníkovi stačí o 1 kukuřici méně
tzolkin-building = { $kind }, cena { $cost }: { $effects }
tzolkin-monument = { $tile } ({ $kind }), cena { $cost }: { $score }
tzolkin-wealth-dummy = { $wealth }; jako blokující žeton: kolo { $gear }, pozice { $position }

# Zkráceně, do výčtů, záznamu hry a rozpisu bodů.
tzolkin-short-building = { $kind }: { $effects }
tzolkin-short-steps = { $what } +{ $count }
tzolkin-short-temple-any = chrám dle volby
tzolkin-short-tech-any = technologie dle volby
tzolkin-short-worker = dělník navíc
tzolkin-short-build = další budova
tzolkin-short-trade = trh
tzolkin-short-any-action = libovolná akce
tzolkin-short-meals = nasytí { $count }
tzolkin-short-frugal = na dělníka o 1 kukuřici méně
tzolkin-short-per-tomb = monument za hrobky
tzolkin-short-per-civic = monument za správní budovy
tzolkin-short-per-shrine = monument za svatyně
tzolkin-short-per-construction = monument za všechny stavby
tzolkin-short-per-corn-tile = monument za destičky kukuřice
tzolkin-short-per-wood-tile = monument za destičky dřeva
tzolkin-short-all-monuments = monument za všechny monumenty
tzolkin-short-maxed-techs = monument za dokončené technologie
tzolkin-short-tech-levels = monument za úrovně technologií
tzolkin-short-workers = monument za dělníky
tzolkin-short-temple-points = monument za body na chrámech
tzolkin-short-highest-temple = monument za nejvyšší chrám
tzolkin-short-all-skulls = monument za lebky

# Co přinese monument na konci; $worth je počet bodů.
tzolkin-score-per-tomb = { $worth } za každou vlastní hrobku včetně této
tzolkin-score-per-civic = { $worth } za každou vlastní správní budovu včetně této
tzolkin-score-per-shrine = { $worth } za každou vlastní svatyni včetně této
tzolkin-score-per-construction = { $worth } za každou vlastní budovu a každý vlastní monument včetně tohoto
tzolkin-score-per-corn-tile = { $worth } za každou vlastní destičku úrody kukuřice
tzolkin-score-per-wood-tile = { $worth } za každou vlastní destičku těžby dřeva
tzolkin-score-all-monuments = { $worth } za každý postavený monument, vlastní i cizí
tzolkin-score-by-players = body za každý monument, který kdokoli postavil, podle počtu hráčů: { $table }
tzolkin-score-maxed-techs = body podle počtu vlastních technologií na úrovni 3: { $table }
tzolkin-score-tech-levels = { $worth } za každou úroveň vlastních technologií
tzolkin-score-workers = body podle počtu vlastních dělníků ve hře: { $table }
tzolkin-score-temple-points = { $times ->
    [1] body za vlastní stupně na všech třech chrámech
   *[other] { $times }krát body za vlastní stupně na všech třech chrámech
 }
tzolkin-score-highest-temple = { $worth } za každý stupeň nad výchozím, a to na chrámu s nejvyšším vlastním postavením
tzolkin-score-all-skulls = { $worth } za každou lebku odloženou na kole Chichen Itza, vlastní i cizí
tzolkin-score-entry = { $count } = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }

# Možnosti.
tzolkin-action-keep = nechat si destičky { $first } a { $second }
tzolkin-action-beg = žebrat: kukuřice se doplní na 3, o stupeň dolů na { $temple }ově chrámu
tzolkin-action-place = umístit dělníka na kolo { $gear }
tzolkin-action-place-start = umístit dělníka na pozici začínajícího hráče
tzolkin-action-take = stáhnout dělníka z pozice { $position } kola { $gear }; jeho akce: { $what }
tzolkin-action-take-none = stáhnout dělníka z pozice { $position } kola { $gear }; žádnou akci tu nemá
tzolkin-action-take-theology = stáhnout dělníka z pozice { $position } kola { $gear }; akci tu má jen s teologií: { $what }
tzolkin-action-act = provést akci { $number } tohoto kola
tzolkin-action-act-none = jen stáhnout dělníka, bez akce
tzolkin-action-use = { $what }
tzolkin-action-harvest-corn = sklidit kukuřici
tzolkin-action-harvest-wood = těžit dřevo
tzolkin-action-burn = vypálit les, vzít si kukuřici pod ním a klesnout o stupeň na { $temple }ově chrámu
tzolkin-action-raise = o stupeň výše na { $temple }ově chrámu
tzolkin-action-raise-two = o stupeň výše na dvou chrámech: { $first } a { $second }
tzolkin-action-pay = zaplatit: { $goods }
tzolkin-action-gain = vzít si: { $goods }
tzolkin-action-advance = postoupit v technologii { $technology }
tzolkin-action-build = postavit budovu { $slot }
tzolkin-action-build-plain = postavit budovu { $slot } bez výhod architektury a nechat si je na druhou budovu
tzolkin-action-monument = postavit monument { $slot }
tzolkin-action-save = zaplatit o 1 surovinu méně: { $block }
tzolkin-action-save-none = zaplatit plnou cenu
tzolkin-action-trade = odevzdat: { $sold }; dostat: { $bought }
tzolkin-action-calendar = posunout kalendář o { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
 }
tzolkin-action-done = nic dalšího tu nedělat
tzolkin-action-end = ukončit tah
tzolkin-block-wood = dřevo
tzolkin-block-stone = kámen
tzolkin-block-gold = zlato

tzolkin-ask-keep = Které dvě ze svých čtyř destiček počátečního jmění si necháš?
tzolkin-ask-calendar = Posuneš kalendář o jeden den, nebo o dva? Dva dny otočí tvoji destičku hráče tmavou stranou navrch.
tzolkin-ask-nothing = Umisťuj dělníky, nebo je stahuj.
tzolkin-ask-placing = Umísti dalšího dělníka, nebo ukonči tah.
tzolkin-ask-taking = Stáhni dalšího dělníka, nebo ukonči tah.
tzolkin-ask-mercy = Bohové se slitovali jen nad tímto jedním dělníkem; ukonči tah.
tzolkin-ask-action = Tvůj dělník přichází z pozice { $position } kola { $gear }. { $position ->
    [0] Žádnou akci tam nemá.
   *[other] Kterou akci provedeš? Nižší akce stojí 1 kukuřici za každý krok zpět.
 }
tzolkin-ask-action-theology = Tvůj dělník přichází z pozice { $position } kola { $gear }. Kterou akci provedeš? { $position ->
    [0] Díky teologii smíš zdarma provést akci { $next }.
   *[other] Díky teologii smíš zdarma provést i akci { $next }; nižší akce stojí 1 kukuřici za každý krok zpět.
 }
tzolkin-ask-action-free = Tvůj dělník přichází z pozice { $position } kola { $gear }. Kterou akci provedeš? Vybírat můžeš ze všech, a to zdarma.
tzolkin-ask-use-any = Kterou akci za 1 kukuřici provedeš?
tzolkin-ask-harvest = Co si vezmeš z polí u akce { $action } kola Palenque?
tzolkin-ask-rise = { $count ->
    [one] Na kterém chrámu postoupíš?
    [few] Na kterých { $count } chrámech postoupíš?
   *[other] Na kterých { $count } chrámech postoupíš?
 }
tzolkin-ask-payment = { $count ->
    [one] Kterou surovinu zaplatíš?
    [few] Které { $count } suroviny zaplatíš?
   *[other] Kterých { $count } surovin zaplatíš?
 }
tzolkin-ask-treasure = { $count ->
    [one] Kterou surovinu si vezmeš?
    [few] Které { $count } suroviny si vezmeš?
   *[other] Kterých { $count } surovin si vezmeš?
 }
tzolkin-ask-paid-tech = Ve které technologii postoupíš? Stojí to suroviny.
tzolkin-ask-paid-tech-again = Postoupíš ještě jednou? Stojí to suroviny.
tzolkin-ask-free-tech = Ve které technologii postoupíš? Je to zdarma.
tzolkin-ask-construction = Co postavíš?
tzolkin-ask-construction-again = Postavíš ještě jednu budovu?
tzolkin-ask-construction-corn = Co postavíš, když místo každé suroviny platíš 2 kukuřice?
tzolkin-ask-saving = Architektura ti ušetří jednu surovinu: kterou?
tzolkin-ask-market = Směňuj, kolikrát chceš.
tzolkin-ask-devotion = Teologie: zaplať surovinu za stupeň na chrámu, nebo to nech být.

# Události.
tzolkin-event-kept = { $name } si nechává dvě destičky počátečního jmění
tzolkin-event-kept-own = { $name } si nechává destičky: { $tiles }
tzolkin-event-wealth = { $name } začíná s tímto jměním: { $tiles }
tzolkin-event-begged = { $name } žebrá a má teď 3 kukuřice
tzolkin-event-placed = { $name } umisťuje dělníka na pozici { $position } kola { $gear } { $cost ->
    [0] zdarma
    [one] za { $cost } kukuřici
    [few] za { $cost } kukuřice
   *[other] za { $cost } kukuřic
 }
tzolkin-event-placed-start = { $name } umisťuje dělníka na pozici začínajícího hráče { $cost ->
    [0] zdarma
    [one] za { $cost } kukuřici
    [few] za { $cost } kukuřice
   *[other] za { $cost } kukuřic
 }
tzolkin-event-took = { $name } stahuje dělníka z pozice { $position } kola { $gear }
tzolkin-event-acted = { $name } provádí akci { $action } kola { $gear }: { $what }
tzolkin-event-gained = { $name } získává: { $goods }
tzolkin-event-paid = { $name } platí: { $goods }
tzolkin-event-points-buildings = { $name } získává { $points } za budovu
tzolkin-event-points-architecture = { $name } získává { $points } díky architektuře
tzolkin-event-points-chichen-itza = { $name } získává { $points } na kole Chichen Itza
tzolkin-event-rose = { $name } stoupá na stupeň { $step } { $temple }ova chrámu ({ $points })
tzolkin-event-sank = { $name } klesá na stupeň { $step } { $temple }ova chrámu ({ $points })
tzolkin-event-turned-light = { $name } otáčí destičku hráče světlou stranou navrch
tzolkin-event-harvested-corn = { $name } si bere destičku úrody kukuřice z polí u akce { $action } kola Palenque
tzolkin-event-harvested-corn-no-tile = { $name } díky zemědělství sklízí u akce { $action } kola Palenque i bez destičky
tzolkin-event-harvested-wood = { $name } si bere destičku těžby dřeva z polí u akce { $action } kola Palenque
tzolkin-event-burned = { $name } vypaluje les u akce { $action } kola Palenque a bere si destičku úrody kukuřice pod ním
tzolkin-event-advanced = { $name } postupuje v technologii { $technology } na úroveň { $level }
tzolkin-event-bonus = { $name } postupuje v technologii { $technology } nad úroveň 3: { $what }
tzolkin-event-built = { $name } staví budovu – { $kind }: { $effects }
tzolkin-event-built-monument = { $name } staví { $tile } ({ $kind }): { $score }
tzolkin-event-worker = { $name } získává dalšího dělníka a má jich teď { $workers }
tzolkin-event-traded = { $name } odevzdává: { $sold }; dostává: { $bought }
tzolkin-event-offered-skull = { $name } odkládá lebku u akce { $action } kola Chichen Itza
tzolkin-event-revealed = Nově v nabídce: { $tiles }
tzolkin-event-tooth-corn = { $name } si bere z kalendáře { $corn ->
    [one] { $corn } kukuřici
    [few] { $corn } kukuřice
   *[other] { $corn } kukuřic
 }
tzolkin-event-corn-on-tooth = Pozici začínajícího hráče nikdo neobsadil: na kalendář přibývá 1 kukuřice
tzolkin-event-food-day = { $number }. den výživy
tzolkin-event-fed = { $name } živí všechny dělníky { $corn ->
    [0] zdarma
    [one] za { $corn } kukuřici
    [few] za { $corn } kukuřice
   *[other] za { $corn } kukuřic
 }
tzolkin-event-fed-hungry = { $name } platí za živení dělníků { $corn ->
    [one] { $corn } kukuřici
    [few] { $corn } kukuřice
   *[other] { $corn } kukuřic
 }; { $hungry ->
    [one] { $hungry } dělník hladoví
    [few] { $hungry } dělníci hladoví
   *[other] { $hungry } dělníků hladoví
 }, což stojí { $points }
tzolkin-event-new-age = Začíná druhá epocha. Nově v nabídce: { $tiles }
tzolkin-event-rewarded = { $name } získává z { $temple }ova chrámu: { $goods }
tzolkin-event-temple-points = { $name } získává za { $temple }ův chrám { $points }
tzolkin-event-temple-points-bonus = { $name } získává za { $temple }ův chrám { $points } a prémii { $bonus }
tzolkin-event-turned = Kalendář se posouvá o { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
 }
tzolkin-event-pushed-off = { $name } dostává zpět dělníka, kterého bez akce vytlačilo kolo { $gear }
tzolkin-event-start-player = Žeton začínajícího hráče má teď { $name }
tzolkin-event-one-day = { $name } nemůže posunout kalendář o dva dny: druhý den by vytlačil { $workers }
tzolkin-event-one-day-dark = { $name } nemůže posunout kalendář o dva dny: destička hráče leží tmavou stranou navrch
tzolkin-worker-of = dělníka na kole { $gear } ({ $name })
tzolkin-event-ended = Hra skončila: { $scores }
tzolkin-score-of = { $name } má { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }

# Pozice.
tzolkin-reference = Co dělají ozubená kola, technologie a chrámy
tzolkin-reference-wheel = { $gear }: { $actions }
tzolkin-reference-technology = { $technology }: { $levels }
tzolkin-reference-prices = Kolik surovin stojí postup na úroveň 1, 2, 3 a nad ni: { $prices }
tzolkin-reference-temple = { $temple }: body za stupně od nejnižšího, který má číslo 0, po nejvyšší: { $points }; uprostřed epochy: { $rewards }; prémie za nejvyšší postavení na konci první epochy { $first }, na konci druhé { $second }
tzolkin-reward = { $goods } od stupně { $step }
tzolkin-reference-placing = Dělník stojí tolik kukuřice, jaké číslo má jeho pozice; za druhého a každého dalšího v jednom tahu se připlácí: { $extra }
tzolkin-calendar = Kalendář: kolo hry { $round }, den { $day }, epocha { $age }
tzolkin-food-day-points = Toto kolo končí { $number }. dnem výživy: živení dělníků, potom body z chrámů
tzolkin-food-day-goods = Toto kolo končí { $number }. dnem výživy: živení dělníků, potom zdroje z chrámů
tzolkin-food-day-in-points = { $number }. den výživy, s body z chrámů, nastane za { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
 }
tzolkin-food-day-in-goods = { $number }. den výživy, se zdroji z chrámů, nastane za { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
 }
tzolkin-tooth-corn = Kukuřice na kalendáři: { $corn }
tzolkin-start-player = Začínající hráč: { $name }
tzolkin-start-space = Pozice začínajícího hráče: { $who }
tzolkin-wheels = Ozubená kola
tzolkin-wheel = { $gear }: { $standing }; první volná pozice { $free }
tzolkin-wheel-full = { $gear }: { $standing }; žádná volná pozice
tzolkin-standing = { $who } na { $position }
tzolkin-standing-hidden = { $who } na { $position } (skrytá pozice)
tzolkin-dummy = blokující žeton
tzolkin-nobody = nikdo
tzolkin-jungle = Džungle
tzolkin-jungle-fields = Palenque { $action } – odkryté destičky úrody kukuřice: { $corn }; destičky těžby dřeva s kukuřicí pod sebou: { $forest }
tzolkin-temples = Chrámy
tzolkin-temple = { $temple }: { $standing }
tzolkin-on-step = { $name } na stupni { $step } ({ $points })
tzolkin-technologies = Technologie
tzolkin-technology = { $technology }: { $standing }
tzolkin-on-level = { $name } { $level }
tzolkin-buildings = Budovy (ve sloupečku této epochy { $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
   *[other] zbývá { $left }
 })
tzolkin-monuments = Monumenty
tzolkin-slot = { $slot }. { $tile }
tzolkin-slot-empty = { $slot }. prázdné místo
tzolkin-skulls = Místa pro lebky na kole Chichen Itza: body a stupeň výše na chrámu (v zásobě { $left ->
    [one] zbývá { $left } lebka
    [few] zbývají { $left } lebky
   *[other] zbývá { $left } lebek
 })
tzolkin-space = { $number }: { $points }, { $temple }
tzolkin-space-block = { $number }: { $points }, { $temple }, { $block }
tzolkin-space-taken = { $number }: obsazeno
tzolkin-seat = { $name }: { $points }, { $workers ->
    [one] { $workers } dělník
    [few] { $workers } dělníci
   *[other] { $workers } dělníků
 }, z toho v ruce { $hand }
tzolkin-seat-own = { $name } (ty): { $points }, { $workers ->
    [one] { $workers } dělník
    [few] { $workers } dělníci
   *[other] { $workers } dělníků
 }, z toho v ruce { $hand }
tzolkin-goods = Zdroje: { $goods }
tzolkin-feeding = Kukuřice potřebná k vyživení všech dělníků: { $corn }
tzolkin-light = Destička hráče: světlou stranou navrch, kalendář lze posunout o dva dny
tzolkin-dark = Destička hráče: tmavou stranou navrch
tzolkin-harvest-tiles = Destičky sklizně – úroda kukuřice: { $corn }, těžba dřeva: { $wood }
tzolkin-built = Postavené budovy: { $tiles }
tzolkin-built-monuments = Postavené monumenty: { $tiles }
tzolkin-dealt = Tvoje destičky počátečního jmění:
tzolkin-next-worker = Tvůj další dělník: { $places }
tzolkin-place-cost = { $place } { $cost ->
    [0] zdarma
    [one] za { $cost } kukuřici
    [few] za { $cost } kukuřice
   *[other] za { $cost } kukuřic
 }
tzolkin-place-start = pozice začínajícího hráče
tzolkin-now-level = { $technology }: jsi na úrovni { $level }; další postup: { $what }
tzolkin-now-level-paid = { $technology }: jsi na úrovni { $level }; další postup za { $price ->
    [one] { $price } surovinu
    [few] { $price } suroviny
   *[other] { $price } surovin
 }: { $what }

# Deska v prohlížeči.
tzolkin-board-day = { $day }. den
tzolkin-board-to-food-day = { $days ->
    [one] den do dne výživy
    [few] dny do dne výživy
   *[other] dní do dne výživy
 }

tzolkin-source-buildings = budovy
tzolkin-source-architecture = architektura
tzolkin-source-chichen-itza = Chichen Itza
tzolkin-source-temples = chrámy
tzolkin-source-hunger = hladovějící dělníci
tzolkin-source-corn = kukuřice a suroviny převedené na kukuřici
tzolkin-source-skulls = lebky
tzolkin-source-other = z doby před touto pozicí

# Volby.
tzolkin-option-corn-points = zda má na konci každá kukuřice hodnotu čtvrt bodu (quarters), nebo zda jeden bod přinesou až každé čtyři kukuřice (whole)

# Proč něco nejde.
tzolkin-reason-unknown = Taková akce v této hře není.
tzolkin-reason-over = Hra skončila.
tzolkin-reason-keep-first = Nejdřív si vyber dvě destičky počátečního jmění, které si necháš.
tzolkin-reason-kept-already = Počáteční jmění se vybíralo na začátku hry.
tzolkin-reason-twin = Stejný výsledek má jiná možnost, která se nabízí místo této.
tzolkin-reason-other-decision = Teď se rozhoduje o něčem jiném.
tzolkin-reason-needs-worker = To se dělá akcí dělníka, kterého si vezmeš zpět z kola.
tzolkin-reason-finish-first = Nejdřív dokonči, co dělá stažený dělník.
tzolkin-reason-enough-corn = Žebrat smí jen ten, kdo má nejvýše 2 kukuřice.
tzolkin-reason-begged-already = V tomto tahu už žebrání proběhlo.
tzolkin-reason-beg-at-start = Žebrat lze jen na začátku tahu.
tzolkin-reason-bottom = Na tomto chrámu jsi na nejnižším stupni a níž klesnout nemůžeš.
tzolkin-reason-must-beg = Nemáš žádného dělníka na kolech ani dost kukuřice, aby šlo nějakého umístit: musíš žebrat.
tzolkin-reason-no-worker-in-hand = Nemáš v ruce žádného dělníka.
tzolkin-reason-space-taken = Pozice začínajícího hráče je obsazená.
tzolkin-reason-wheel-full = Na tomto kole není žádná volná pozice.
tzolkin-reason-no-corn = Nemáš dost kukuřice.
tzolkin-reason-not-both = V jednom tahu dělníky buď umisťuješ, nebo stahuješ.
tzolkin-reason-only-cheapest = Bohové se slitují jen nad dělníkem na jedné z nejlevnějších pozic.
tzolkin-reason-only-one = Bohové se slitují jen nad jedním dělníkem.
tzolkin-reason-no-worker-there = Tam žádného dělníka nemáš.
tzolkin-reason-no-such-action = Tolik akcí toto kolo nemá.
tzolkin-reason-not-higher = Dělník nemůže provést vyšší akci, než je jeho pozice.
tzolkin-reason-not-higher-theology = S teologií dosáhne dělník na kole Chichen Itza o jednu akci výš, než je jeho pozice, ale ne dál.
tzolkin-reason-no-tiles = Na těchto polích není žádná destička, kterou by šlo vzít.
tzolkin-reason-no-open-corn = Na těchto polích není odkrytá žádná destička úrody kukuřice: kukuřici zakrývá dřevo.
tzolkin-reason-no-forest = Na těchto polích není žádný les.
tzolkin-reason-no-blocks = Nemáš dost surovin.
tzolkin-reason-wrong-bag = Surovin není tolik, kolik je potřeba, nebo je nemáš.
tzolkin-reason-same-temple = Postoupit musíš na dvou různých chrámech.
tzolkin-reason-nothing-to-build = Není tu nic, co by šlo zaplatit.
tzolkin-reason-empty-slot = Na tomto místě žádná destička není.
tzolkin-reason-cannot-pay = To nemůžeš zaplatit.
tzolkin-reason-no-architecture = Výhody architektury si lze nechat na později jen u první budovy akce 4 kola Tikal, a to jen když nějaké máš.
tzolkin-reason-not-in-cost = V ceně budovy taková surovina není.
tzolkin-reason-no-skull = Nemáš lebku, kterou by šlo odložit.
tzolkin-reason-skull-there = Tam už lebka leží: každá akce kola Chichen Itza se provede jen jednou za hru.
tzolkin-reason-traded-back = Co na trhu koupíš, to při téže návštěvě nelze zase prodat, a co prodáš, to nelze koupit zpět.
tzolkin-reason-nothing-to-sell = Takovou surovinu nemáš.
tzolkin-reason-not-optional = Vynechat to nelze: něco si vyber.
tzolkin-reason-do-something = Musíš umístit nebo stáhnout aspoň jednoho dělníka.
tzolkin-reason-calendar-too-early = Kalendář se posouvá na konci kola hry. Kdo obsadil pozici začínajícího hráče, smí ho pak posunout o dva dny.
tzolkin-reason-calendar-dark = Kalendář o dva dny posunout nemůžeš: tvoje destička hráče leží tmavou stranou navrch, dokud nedojdeš na vrchol některého chrámu.
tzolkin-reason-calendar-pushes-own = Kalendář nelze posunout o dva dny: druhý den by vytlačil tvého vlastního dělníka.
tzolkin-reason-calendar-pushes-other = Kalendář nelze posunout o dva dny: druhý den by vytlačil dělníka jiného hráče.
tzolkin-reason-build-no-monument = Monument lze postavit jen akcí 4 kola Tikal, a ne po budově.
tzolkin-reason-pointless = Kupovat tuto akci jí samotnou by jen stálo další kukuřici.

# Co je špatně na pozici.
position-tzolkin-wheels = Dělník stojí na pozici kola, kde žádný stát nemůže.
position-tzolkin-dummies = Blokujících žetonů je příliš mnoho, nebo příliš málo.
position-tzolkin-workers = Hráč { $seat } má příliš mnoho dělníků, nebo příliš málo.
position-tzolkin-skulls = Lebky chybějí nebo přebývají.
position-tzolkin-goods = Některý hráč má nějakého zdroje méně než nula.
position-tzolkin-jungle = Destičky v džungli chybějí nebo přebývají.
position-tzolkin-temples = Některý chrám nemůže takhle vypadat: má neexistující stupeň, nebo jsou na nejvyšším dva hráči.
position-tzolkin-technologies = Některá technologie má úroveň, která neexistuje.
position-tzolkin-tiles = Budovy nebo monumenty chybějí, jsou tu dvakrát, nebo jsou ze špatné epochy.
position-tzolkin-wealth = Hráč { $seat } takové počáteční jmění mít nemůže.
position-tzolkin-farms = Co hráč { $seat } potřebuje k živení dělníků, neodpovídá jeho farmám.
position-tzolkin-calendar = Den, kolo hry, epocha a dny výživy k sobě nepasují.
position-tzolkin-turn = Tah nemůže takhle vypadat.
position-tzolkin-pending = Rozhodnutí, které má v tahu následovat, není možné.
position-tzolkin-points = Před koncem hry nikdo nemá čtvrtiny bodu.
position-tzolkin-set-up = Dokud se vybírá počáteční jmění, musí všechno ostatní ležet tak, jak bylo připraveno.
position-tzolkin-stuck = Hráč, který je na tahu, nemá o čem rozhodovat.

# Záložky desky v prohlížeči: krátká slova.
tzolkin-tab-wheels = Kola
tzolkin-tab-technologies = Technologie
tzolkin-tab-buildings = Budovy
tzolkin-tab-players = Hráči
tzolkin-tab-wealth = Jmění
tzolkin-tab-calendar = Kalendář
