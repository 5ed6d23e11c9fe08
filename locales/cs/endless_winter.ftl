# Endless Winter (Věčná zima): jména, účinky, karty, možnosti, otázky, události, pozice slovy.
# Jména karet, zvířat, náčelníků, krajin, sloupků a stupnic i množství se vkládají tak, jak jsou určeny tady: jména v prvním pádě, množství tak, aby seděla i ve čtvrtém.

endless-winter-name = Věčná zima

# Hodnota, která je naše, protože vytištěnou neznáme, má za sebou tuto značku.
endless-winter-legend = { $mark } za jménem, hodnotou nebo řadou hodnot: jsou naše, protože vytištěné neznáme

# Sloupky, pole odpočinku, stupnice, desky. Jména stupnic jsou ve druhém pádě.
endless-winter-space-rite = Rituál dospělosti
endless-winter-space-develop = Rozvoj
endless-winter-space-migrate = Migrace
endless-winter-space-hunt = Lov
endless-winter-space-rest = Odpočinek
endless-winter-track-offering = obětin
endless-winter-track-honour = cti
endless-winter-board-mb-a = deska Slunce
endless-winter-board-mb-b = deska Měsíce
endless-winter-board-mb-c = deska Hvězdy
endless-winter-board-mb-d = deska Komety
endless-winter-figure-chief = náčelník
endless-winter-figure-tribe = figurka kmene
endless-winter-neutral = neutrální

# Karty.
endless-winter-card-tribesman = Soukmenovec
endless-winter-card-tribeswoman = Sběračka
endless-winter-card-brave = Bojovník
endless-winter-card-elder = Stařešina
endless-winter-card-craftswoman = Řemeslnice
endless-winter-card-scout = Průzkumník
endless-winter-card-hunter = Lovec
endless-winter-card-shaman = Šamanka
endless-winter-card-tribe-6 = Šestá karta kmene
endless-winter-card-cu1-01 = Udržování ohně
endless-winter-card-cu1-02 = Štípání pazourku
endless-winter-card-cu1-03 = Stopování
endless-winter-card-cu1-04 = Vyprávění u ohně
endless-winter-card-cu1-05 = Pohřební obřad
endless-winter-card-cu1-06 = Sběr plodin
endless-winter-card-cu1-07 = Sněžnice
endless-winter-card-cu1-08 = Stavba přístřešků
endless-winter-card-cu1-09 = Řezba do kosti
endless-winter-card-cu1-10 = Vlečení balvanů
endless-winter-card-cu1-11 = Vydělávání kůží
endless-winter-card-cu1-12 = Směnná stezka
endless-winter-card-cu1-13 = Obřad jména
endless-winter-card-cu1-14 = Společná práce
endless-winter-card-cu1-15 = Kladení pastí
endless-winter-card-cu1-16 = Vrhací oštěpy
endless-winter-card-cu1-17 = Znalci stezek
endless-winter-card-cu1-18 = Učitelé mladých
endless-winter-card-cu1-19 = Dílna
endless-winter-card-cu1-20 = Pozorování hvězd
endless-winter-card-cu2-01 = Velká hostina
endless-winter-card-cu2-02 = Broušené sekery
endless-winter-card-cu2-03 = Lovečtí psi
endless-winter-card-cu2-04 = Kmenové právo
endless-winter-card-cu2-05 = Úcta k předkům
endless-winter-card-cu2-06 = Zásobárny semen
endless-winter-card-cu2-07 = Saně
endless-winter-card-cu2-08 = Zimní obydlí
endless-winter-card-cu2-09 = Tesání totemů
endless-winter-card-cu2-10 = Kamenolom
endless-winter-card-cu2-11 = Udírna
endless-winter-card-cu2-12 = Dálková směna
endless-winter-card-cu2-13 = Slavnost dospělosti
endless-winter-card-cu2-14 = Dělba práce
endless-winter-card-cu2-15 = Nadháňka
endless-winter-card-cu2-16 = Vztyčování kamenů
endless-winter-card-cu2-17 = Rada osady
endless-winter-card-cu2-18 = Posvátný kruh
endless-winter-card-cu2-19 = Strážci vědění
endless-winter-card-cu2-20 = Kalendář zatmění

# Zvířata, náčelníci, krajiny.
endless-winter-animal-mammoth = Mamut srstnatý
endless-winter-animal-rhino = Nosorožec srstnatý
endless-winter-animal-megatherium = Megatherium
endless-winter-animal-smilodon = Šavlozubý tygr
endless-winter-animal-glyptodon = Glyptodon
endless-winter-animal-elk = Jelen obrovský
endless-winter-animal-argentavis = Argentavis
endless-winter-chief-tuskbreaker = Lamkel
endless-winter-chief-stonecarver = Pazourka
endless-winter-chief-seeinghand = Zřící dlaň
endless-winter-chief-firewolf = Plamenný tesák
endless-winter-chief-thunderclaw = Hromový dráp
endless-winter-terrain-start = počáteční hex
endless-winter-terrain-glacier = ledovec
endless-winter-terrain-forest = les
endless-winter-terrain-steppe = step
endless-winter-terrain-lake = jezero
endless-winter-terrain-mountain = hory
endless-winter-terrain-tundra = tundra
endless-winter-terrain-canyon = kaňon
endless-winter-terrain-land-7 = sedmá krajina
endless-winter-terrain-land-8 = osmá krajina

# Co se dá získat. Bod práce může být i půl. Všechno je ve tvaru, který patří za „získáš“ i za „za“.
endless-winter-gain-food = { $count ->
    [one] { $count } potravu
    [few] { $count } potravy
   *[other] { $count } potravy
 }
endless-winter-gain-tool = { $count ->
    [one] { $count } nástroj
    [few] { $count } nástroje
   *[other] { $count } nástrojů
 }
endless-winter-gain-labour = { $count ->
    [one] { $count } bod práce
    [few] { $count } body práce
    [many] { $count } bodu práce
   *[other] { $count } bodů práce
 }
endless-winter-gain-idol = { $count ->
    [one] posun sošky o { $count } úroveň
    [few] posun sošek o { $count } úrovně
   *[other] posun sošek o { $count } úrovní
 }
endless-winter-gain-draw = { $count ->
    [one] dobrání { $count } karty
    [few] dobrání { $count } karet
   *[other] dobrání { $count } karet
 }
endless-winter-gain-bury = { $count ->
    [one] pohřbení { $count } karty
    [few] pohřbení { $count } karet
   *[other] pohřbení { $count } karet
 }
endless-winter-gain-megalith = { $count ->
    [one] { $count } megalit
    [few] { $count } megality
   *[other] { $count } megalitů
 }
endless-winter-gain-camp = { $count ->
    [one] { $count } tábor na počáteční hex
    [few] { $count } tábory na počáteční hex
   *[other] { $count } táborů na počáteční hex
 }
endless-winter-gain-move = { $count ->
    [one] { $count } přesun tábora
    [few] { $count } přesuny táborů
   *[other] { $count } přesunů táborů
 }
endless-winter-gain-settlement = { $count ->
    [one] umístění { $count } osady bez placení potravy
    [few] umístění { $count } osad bez placení potravy
   *[other] umístění { $count } osad bez placení potravy
 }
endless-winter-gain-tribe-hand = { $count ->
    [one] zisk { $count } karty kmene do ruky
    [few] zisk { $count } karet kmene do ruky
   *[other] zisk { $count } karet kmene do ruky
 }
endless-winter-gain-tribe-discard = { $count ->
    [one] zisk { $count } karty kmene na odkládací hromádku
    [few] zisk { $count } karet kmene na odkládací hromádku
   *[other] zisk { $count } karet kmene na odkládací hromádku
 }
endless-winter-gain-culture = { $count ->
    [one] zisk { $count } karty kultury z nabídky
    [few] zisk { $count } karet kultury z nabídky
   *[other] zisk { $count } karet kultury z nabídky
 }
endless-winter-gain-animal-ground = { $count ->
    [one] { $count } zvíře z loviště
    [few] { $count } zvířata z loviště
   *[other] { $count } zvířat z loviště
 }
endless-winter-gain-animal-top = { $count ->
    [one] vrchní zvíře z balíčku
    [few] { $count } vrchní zvířata z balíčku
   *[other] { $count } vrchních zvířat z balíčku
 }
endless-winter-gain-reveal = { $count ->
    [one] odkrytí { $count } zvířete
    [few] odkrytí { $count } zvířat
   *[other] odkrytí { $count } zvířat
 }
endless-winter-gain-use-animal = { $count ->
    [one] použití { $count } zvířete
    [few] použití { $count } zvířat
   *[other] použití { $count } zvířat
 }
endless-winter-gain-food-max = doplnění potravy až po limit
endless-winter-gain-stone = { $count ->
    [one] { $count } posvátný kámen za cenu jeho pole
    [few] { $count } posvátné kameny za cenu jejich polí
   *[other] { $count } posvátných kamenů za cenu jejich polí
 }
endless-winter-gain-vp = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }
endless-winter-cost-discard = { $count ->
    [one] { $count } kartu odhozenou z ruky
    [few] { $count } karty odhozené z ruky
   *[other] { $count } karet odhozených z ruky
 }
endless-winter-cost-bury = { $count ->
    [one] { $count } pohřbenou kartu
    [few] { $count } pohřbené karty
   *[other] { $count } pohřbených karet
 }
endless-winter-cost-animal = { $count ->
    [one] { $count } zvíře otočené bez jeho odměny
    [few] { $count } zvířata otočená bez jejich odměn
   *[other] { $count } zvířat otočených bez jejich odměn
 }
endless-winter-cost-animal-same = { $count ->
    [one] { $count } zvíře otočené bez jeho odměny
    [few] { $count } zvířata jednoho druhu otočená bez jejich odměn
   *[other] { $count } zvířat jednoho druhu otočených bez jejich odměn
 }
endless-winter-cost-animal-different = { $count ->
    [one] { $count } zvíře otočené bez jeho odměny
    [few] { $count } zvířata různých druhů otočená bez jejich odměn
   *[other] { $count } zvířat různých druhů otočených bez jejich odměn
 }
endless-winter-cost-animal-named = { $count } × { $animal } (otočením bez odměny)
endless-winter-and = { $first } a { $second }
endless-winter-or = { $first } nebo { $second }
endless-winter-times = { $count } × { $what }
# Mezi částmi, ve kterých jsou čárky.
endless-winter-part = { "; " }

# Podmínky schopnosti; $gains je to, co následuje za nimi.
endless-winter-exchange = za { $price }: { $gains }
endless-winter-in-column = ve sloupku { $column }: { $gains }
endless-winter-if-settlements = { $count ->
    [one] má-li hráč alespoň { $count } umístěnou osadu: { $gains }
    [few] má-li hráč alespoň { $count } umístěné osady: { $gains }
   *[other] má-li hráč alespoň { $count } umístěných osad: { $gains }
 }
endless-winter-if-camps = { $count ->
    [one] má-li hráč mimo desku hráče alespoň { $count } tábor: { $gains }
    [few] má-li hráč mimo desku hráče alespoň { $count } tábory: { $gains }
   *[other] má-li hráč mimo desku hráče alespoň { $count } táborů: { $gains }
 }
endless-winter-if-buried = { $count ->
    [one] má-li hráč alespoň { $count } pohřbenou kartu: { $gains }
    [few] má-li hráč alespoň { $count } pohřbené karty: { $gains }
   *[other] má-li hráč alespoň { $count } pohřbených karet: { $gains }
 }
endless-winter-if-stones = { $count ->
    [one] má-li hráč alespoň { $count } posvátný kámen: { $gains }
    [few] má-li hráč alespoň { $count } posvátné kameny: { $gains }
   *[other] má-li hráč alespoň { $count } posvátných kamenů: { $gains }
 }
endless-winter-if-megaliths = { $count ->
    [one] má-li hráč alespoň { $count } umístěný megalit: { $gains }
    [few] má-li hráč alespoň { $count } umístěné megality: { $gains }
   *[other] má-li hráč alespoň { $count } umístěných megalitů: { $gains }
 }
endless-winter-if-animals = { $count ->
    [one] má-li hráč alespoň { $count } zvíře: { $gains }
    [few] má-li hráč alespoň { $count } zvířata: { $gains }
   *[other] má-li hráč alespoň { $count } zvířat: { $gains }
 }
endless-winter-if-species = { $count ->
    [one] má-li hráč alespoň { $count } druh zvířat: { $gains }
    [few] má-li hráč alespoň { $count } různé druhy zvířat: { $gains }
   *[other] má-li hráč alespoň { $count } různých druhů zvířat: { $gains }
 }
endless-winter-if-same-species = { $count ->
    [one] má-li hráč alespoň { $count } zvíře jednoho druhu: { $gains }
    [few] má-li hráč alespoň { $count } zvířata jednoho druhu: { $gains }
   *[other] má-li hráč alespoň { $count } zvířat jednoho druhu: { $gains }
 }
endless-winter-if-used-animals = { $count ->
    [one] má-li hráč alespoň { $count } použité zvíře: { $gains }
    [few] má-li hráč alespoň { $count } použitá zvířata: { $gains }
   *[other] má-li hráč alespoň { $count } použitých zvířat: { $gains }
 }
endless-winter-if-used-species = { $count ->
    [one] má-li hráč alespoň { $count } druh mezi použitými zvířaty: { $gains }
    [few] má-li hráč alespoň { $count } různé druhy mezi použitými zvířaty: { $gains }
   *[other] má-li hráč alespoň { $count } různých druhů mezi použitými zvířaty: { $gains }
 }
endless-winter-if-offering = je-li vlastní soška na stupnici obětin alespoň na úrovni { $count }: { $gains }
endless-winter-if-honour = je-li vlastní soška na stupnici cti alespoň na úrovni { $count }: { $gains }
endless-winter-if-animal = má-li hráč alespoň { $count } × { $animal }: { $gains }
# Zisk, který něco počítá: $count je 1, nebo kolik kusů platí jako jeden.
endless-winter-each-settlements = { $count ->
    [one] { $gain } za každou vlastní umístěnou osadu
    [few] { $gain } za každé { $count } vlastní umístěné osady
   *[other] { $gain } za každých { $count } vlastních umístěných osad
 }
endless-winter-each-camps = { $count ->
    [one] { $gain } za každý vlastní tábor mimo desku
    [few] { $gain } za každé { $count } vlastní tábory mimo desku
   *[other] { $gain } za každých { $count } vlastních táborů mimo desku
 }
endless-winter-each-buried = { $count ->
    [one] { $gain } za každou vlastní pohřbenou kartu
    [few] { $gain } za každé { $count } vlastní pohřbené karty
   *[other] { $gain } za každých { $count } vlastních pohřbených karet
 }
endless-winter-each-stones = { $count ->
    [one] { $gain } za každý vlastní posvátný kámen
    [few] { $gain } za každé { $count } vlastní posvátné kameny
   *[other] { $gain } za každých { $count } vlastních posvátných kamenů
 }
endless-winter-each-megaliths = { $count ->
    [one] { $gain } za každý tebou umístěný megalit
    [few] { $gain } za každé { $count } tebou umístěné megality
   *[other] { $gain } za každých { $count } tebou umístěných megalitů
 }
endless-winter-each-animals = { $count ->
    [one] { $gain } za každé vlastní zvíře
    [few] { $gain } za každé { $count } vlastní zvířata
   *[other] { $gain } za každých { $count } vlastních zvířat
 }
endless-winter-each-species = { $count ->
    [one] { $gain } za každý odlišný druh mezi vlastními zvířaty
    [few] { $gain } za každé { $count } odlišné druhy mezi vlastními zvířaty
   *[other] { $gain } za každých { $count } odlišných druhů mezi vlastními zvířaty
 }
endless-winter-each-same-species = { $count ->
    [one] { $gain } za každé zvíře vlastního nejpočetnějšího druhu
    [few] { $gain } za každé { $count } zvířata vlastního nejpočetnějšího druhu
   *[other] { $gain } za každých { $count } zvířat vlastního nejpočetnějšího druhu
 }
endless-winter-each-used-animals = { $count ->
    [one] { $gain } za každé vlastní použité zvíře
    [few] { $gain } za každé { $count } vlastní použitá zvířata
   *[other] { $gain } za každých { $count } vlastních použitých zvířat
 }
endless-winter-each-used-species = { $count ->
    [one] { $gain } za každý odlišný druh mezi vlastními použitými zvířaty
    [few] { $gain } za každé { $count } odlišné druhy mezi vlastními použitými zvířaty
   *[other] { $gain } za každých { $count } odlišných druhů mezi vlastními použitými zvířaty
 }
endless-winter-each-offering = { $count ->
    [one] { $gain } za každou úroveň vlastní sošky na stupnici obětin
    [few] { $gain } za každé { $count } úrovně vlastní sošky na stupnici obětin
   *[other] { $gain } za každých { $count } úrovní vlastní sošky na stupnici obětin
 }
endless-winter-each-honour = { $count ->
    [one] { $gain } za každou úroveň vlastní sošky na stupnici cti
    [few] { $gain } za každé { $count } úrovně vlastní sošky na stupnici cti
   *[other] { $gain } za každých { $count } úrovní vlastní sošky na stupnici cti
 }
endless-winter-each-animal = { $count ->
    [one] { $gain } za každé vlastní zvíře tohoto druhu: { $animal }
    [few] { $gain } za každá { $count } vlastní zvířata tohoto druhu: { $animal }
   *[other] { $gain } za každých { $count } vlastních zvířat tohoto druhu: { $animal }
 }

# Celé karty a kameny.
endless-winter-tribe-card = { $card }: { $labour }; schopnost: { $action }; při zatmění: { $eclipse }; { $points }
endless-winter-culture-card = { $card }: { $ability }; { $points }
endless-winter-animal-card = { $animal }: body za sadu { $sets }; při použití: { $use }
endless-winter-animal-card-wild = { $animal }: doplní libovolnou sadu; při použití: { $use }
endless-winter-entry = { $count } = { $points }
endless-winter-bracket = { $least } až { $most } = { $points }
endless-winter-bracket-last = { $least } a více = { $points }
endless-winter-chief-card = { $chief } ({ $a }; { $b })
endless-winter-chief-side = strana { $side }: { $ability }
endless-winter-setup-card = karta přípravy { $number }
endless-winter-setup-gives = { $card } ({ $gains })
# Za co boduje posvátný kámen; $worth je počet bodů, $table body za jeden, dva, tři a tak dále.
endless-winter-stone-settlements = { $worth } za každou osadu majitele, která se dotýká hexu { $what }
endless-winter-stone-camp-terrains = { $worth } za každý druh krajiny, na kterém má majitel tábor, kromě počátečního hexu
endless-winter-stone-ground-megaliths = { $worth } za každý megalit v barvě majitele přímo na desce
endless-winter-stone-megalith-boards = { $worth } za každou desku, na které přímo leží megalit v barvě majitele
endless-winter-stone-buried = body za pohřbené karty majitele: { $table }
endless-winter-stone-tower-megaliths = { $worth } za každý megalit v barvě majitele, který leží na jiných
endless-winter-stone-idol-levels = { $worth } za každé 2 úrovně obou sošek majitele dohromady
endless-winter-stone-used-species = { $worth } za každý odlišný druh mezi použitými zvířaty majitele
endless-winter-stone-used-animals = body za použitá zvířata majitele ({ $what }): { $table }
endless-winter-stone-used-pairs = body za dvojice mezi použitými zvířaty majitele ({ $what } dohromady): { $table }
# Zkráceně, do záznamu hry.
endless-winter-short-settlements = osady ({ $what })
endless-winter-short-camp-terrains = tábory v různých krajinách
endless-winter-short-ground-megaliths = megality přímo na deskách
endless-winter-short-megalith-boards = desky s megality
endless-winter-short-buried = pohřbené karty
endless-winter-short-tower-megaliths = megality na jiných
endless-winter-short-idol-levels = úrovně sošek
endless-winter-short-used-species = druhy použitých zvířat
endless-winter-short-used-animals = použitá zvířata ({ $what })
endless-winter-short-used-pairs = dvojice použitých zvířat ({ $what })
endless-winter-worth-by-table = body podle počtu ({ $table })

# Možnosti.
endless-winter-action-chief = vzít si náčelníka: { $chief }
endless-winter-action-side = otočit kartu náčelníka na stranu { $side }
endless-winter-action-setup = vzít si: { $card }
endless-winter-action-place-chief = umístit náčelníka na pole { $space }
endless-winter-action-place-tribe = umístit figurku kmene na pole { $space }
endless-winter-action-play = zahrát kartu { $card }: { $labour }; schopnost: { $ability }
endless-winter-action-play-culture = zahrát kartu { $card }: { $ability }
endless-winter-action-use = použít schopnost karty { $card }
endless-winter-action-use-culture = použít schopnost karty { $card }: { $ability }
endless-winter-action-use-chief = použít schopnost náčelníka
endless-winter-action-use-token = použít žeton odpočinku
endless-winter-action-token-top = vzít si odkrytý žeton odpočinku
endless-winter-action-token-next = dát odkrytý žeton odpočinku dospod sloupečku a vzít si další
endless-winter-action-spend = spotřebovat potravu až přes nejbližší symbol práce a získat 1 bod práce
endless-winter-action-recruit = vzít si kartu kmene { $card }; je-li její balíček prázdný, dostaneš bod
endless-winter-action-culture = vzít si z nabídky kartu kultury číslo { $slot }
endless-winter-action-camp = umístit tábor na počáteční hex
endless-winter-action-move = přesunout tábor z hexu { $start } na hex { $end }
endless-winter-action-reveal = odkrýt zvířata na loviště
endless-winter-action-hunt = vzít si zvíře z loviště: { $animal }
endless-winter-action-hunt-nothing = vzít si 1 bod, protože žádné zvíře už nikde není
endless-winter-action-pay = zaplatit cenu
endless-winter-action-stone = vzít si z nabídky posvátný kámen číslo { $slot }
endless-winter-action-settle = umístit osadu na spojnici hexů { $hexes }; její 3 tábory se vrátí
endless-winter-action-tip = použít zvíře: { $animal }, { $use }
endless-winter-action-give = dát zvíře jako cenu: { $animal }
endless-winter-action-bury-hand = pohřbít kartu z ruky: { $card }
endless-winter-action-bury-discard = pohřbít kartu z odkládací hromádky: { $card }
endless-winter-action-bury-played = pohřbít kartu, která leží nad tvou deskou: { $card }
endless-winter-action-discard = odhodit kartu { $card }
endless-winter-action-pile = dát kartu { $card } do hromádky zatmění: { $labour }; při zatmění: { $eclipse }
endless-winter-action-pile-culture = dát kartu { $card } do hromádky zatmění jako blaf; vrátí se ti
endless-winter-action-megalith = umístit megalit na pole { $place }
endless-winter-action-take-card = dobrat si kartu
endless-winter-action-take-tool = vzít si 1 nástroj
endless-winter-action-take-food = vzít si 1 potravu
endless-winter-action-idol-offering = posunout sošku na stupnici obětin
endless-winter-action-idol-honour = posunout sošku na stupnici cti
endless-winter-action-claim = vzít si odměnu za hex { $hex }
endless-winter-action-board-village = vzít si odměnu za osadu: { $reward }
endless-winter-action-board-slot = vzít si odměnu za prázdné pole megalitů { $slot }: { $reward }
endless-winter-action-board-stones = získat body za posvátné kameny už teď
endless-winter-action-part = pokračovat částí { $number }
endless-winter-action-next = přejít k dalšímu kroku
endless-winter-action-done = nic dalšího tu nedělat
endless-winter-action-end = ukončit tah

# Otázky.
endless-winter-ask-chief = Kterého náčelníka si vezmeš?
endless-winter-ask-side = Na kterou stranu otočíš kartu svého náčelníka?
endless-winter-ask-setup = Kterou kartu přípravy si vezmeš?
endless-winter-ask-culture = Umísti figurku na některý sloupek nebo na odpočinek. Předtím můžeš hrát karty kultury; první je zdarma, za každou další odhoď jinou kartu.
endless-winter-ask-culture-chief = Umísti náčelníka na některý sloupek nebo na odpočinek. Jeho schopnost je použitá; předtím můžeš ještě hrát karty kultury.
endless-winter-ask-top-rite = Rituál dospělosti, vrchní sekce: hraj, ber karty kmene, nebo jdi dál. Máš { $labour }. Každý druh karty kmene jen jednou.
endless-winter-ask-top-develop = Rozvoj, vrchní sekce: hraj karty, ber si karty kultury, nebo jdi dál. Máš { $labour }.
endless-winter-ask-top-migrate = Migrace, vrchní sekce: hraj karty, umisťuj a přesouvej tábory, nebo jdi dál. Máš { $labour }.
endless-winter-ask-top-hunt = Lov, vrchní sekce: hraj karty, odkrývej a ber si zvířata, nebo jdi dál. Máš { $labour }.
endless-winter-ask-middle-rite = Rituál dospělosti, prostřední sekce: vezmi kartu, pohřbi, nebo jdi dál. Máš { $labour }. Zaplať a vezmi si kartu kmene na odkládací hromádku, pohřbi kartu, nebo udělej obojí.
endless-winter-ask-middle-develop = Rozvoj, prostřední sekce: vezmi si posvátný kámen, nebo jdi dál. Máš { $labour }.
endless-winter-ask-middle-migrate = Migrace, prostřední sekce: umísti osadu, nebo jdi dál. Máš { $labour }.
endless-winter-ask-middle-hunt = Lov, prostřední sekce: použij zvíře, nebo jdi dál. Máš { $labour }.
endless-winter-ask-bottom = Teď přijde spodní sekce. Před ní můžeš hrát karty a používat schopnosti, nebo jdi dál.
endless-winter-ask-wrap = Hraj karty, použij zbylé schopnosti, nebo ukonči tah.
endless-winter-ask-rest-draw = Odpočinek: dobereš si kartu. Předtím můžeš použít schopnosti, nebo jdi dál.
endless-winter-ask-rest-tip = Odpočinek: použij zvíře, nebo ukonči tah.
endless-winter-ask-pile = Které karty dáš tajně do své hromádky zatmění?
endless-winter-ask-group = Která část schopnosti přijde teď?
endless-winter-ask-gains = Co si vezmeš nejdřív?
endless-winter-ask-exchange = Nabízí se výměna – { $exchange }.
endless-winter-ask-reward-megalith = { $count ->
    [one] Umísti { $count } megalit, nebo si místo něj vezmi menší odměnu.
    [few] Umísti { $count } megality, nebo si místo nich vezmi menší odměny.
   *[other] Umísti { $count } megalitů, nebo si místo nich vezmi menší odměny.
 }
endless-winter-ask-reward-draw = { $count ->
    [one] Dober si { $count } kartu, nebo si místo ní vezmi menší odměnu.
    [few] Dober si { $count } karty, nebo si místo nich vezmi menší odměny.
   *[other] Dober si { $count } karet, nebo si místo nich vezmi menší odměny.
 }
endless-winter-ask-reward-idol = { $count ->
    [one] Posuň sošku o { $count } úroveň, nebo si místo toho vezmi menší odměnu.
    [few] Posuň sošky o { $count } úrovně, nebo si místo toho vezmi menší odměny.
   *[other] Posuň sošky o { $count } úrovní, nebo si místo toho vezmi menší odměny.
 }
endless-winter-ask-reward-tool = { $count ->
    [one] Vezmi si { $count } nástroj, nebo místo něj potravu.
    [few] Vezmi si { $count } nástroje, nebo místo nich potravu.
   *[other] Vezmi si { $count } nástrojů, nebo místo nich potravu.
 }
endless-winter-ask-arrow = Umísti další megalit tam, kam ukazuje šipka, nebo to nech být.
endless-winter-ask-moves = { $count ->
    [one] Přesuň tábor, máš { $count } přesun.
    [few] Přesouvej tábory, máš { $count } přesuny.
   *[other] Přesouvej tábory, máš { $count } přesunů.
 }
endless-winter-ask-buries = { $count ->
    [one] Kterou kartu pohřbíš?
    [few] Které { $count } karty pohřbíš?
   *[other] Kterých { $count } karet pohřbíš?
 }
endless-winter-ask-recruits = { $count ->
    [one] Kterou kartu kmene si vezmeš?
    [few] Které { $count } karty kmene si vezmeš?
   *[other] Kterých { $count } karet kmene si vezmeš?
 }
endless-winter-ask-cultures = { $count ->
    [one] Kterou kartu kultury si vezmeš?
    [few] Které { $count } karty kultury si vezmeš?
   *[other] Kterých { $count } karet kultury si vezmeš?
 }
endless-winter-ask-hunts = { $count ->
    [one] Které zvíře si vezmeš?
    [few] Která { $count } zvířata si vezmeš?
   *[other] Kterých { $count } zvířat si vezmeš?
 }
endless-winter-ask-reveals = { $count ->
    [one] Odkryješ zvíře?
    [few] Odkryješ zvířata? Nejvýše { $count }.
   *[other] Odkryješ zvířata? Nejvýše { $count }.
 }
endless-winter-ask-use-animals = { $count ->
    [one] Které zvíře použiješ?
    [few] Která { $count } zvířata použiješ?
   *[other] Kterých { $count } zvířat použiješ?
 }
endless-winter-ask-stone = Který posvátný kámen si vezmeš?
endless-winter-ask-settlement = Kam umístíš osadu bez placení potravy?
endless-winter-ask-discards = { $count ->
    [one] Kterou kartu odhodíš?
    [few] Které { $count } karty odhodíš?
   *[other] Kterých { $count } karet odhodíš?
 }
endless-winter-ask-gives = { $count ->
    [one] Které zvíře dáš jako cenu?
    [few] Která { $count } zvířata dáš jako cenu?
   *[other] Kterých { $count } zvířat dáš jako cenu?
 }
endless-winter-ask-gives-same = Ze kterého druhu dáš zvířata jako cenu (počet: { $count })?
endless-winter-ask-gives-different = { $count ->
    [one] Které zvíře dalšího druhu dáš jako cenu?
    [few] Která { $count } zvířata různých druhů dáš jako cenu?
   *[other] Kterých { $count } zvířat různých druhů dáš jako cenu?
 }
endless-winter-ask-token = Vezmeš si žeton odpočinku? Tvoje figurka odpočívá v tomto kole jako první.
endless-winter-ask-eclipse-cards = Kterou kartu z hromádky zatmění použiješ teď?
endless-winter-ask-claims = Který hex tě odmění teď?
endless-winter-ask-board = Kterou odměnu ze své desky získáš teď?
endless-winter-ask-glaciers = Který žeton ledovce u nové osady vyhodnotíš teď?
endless-winter-ask-order-reward = Kterou odměnu za pořadí hry si vezmeš, svou, nebo některou pod ní?

# Co je dobré vědět před rozhodnutím.
endless-winter-offered = V nabídce:
endless-winter-unused = Zatím nepoužito: { $card }, { $ability }
endless-winter-price-recruit = Karta kmene stojí { $price }.
endless-winter-price-culture = Karta kultury stojí { $price }.
endless-winter-price-migrate = Tábor stojí { $camp }, přesun { $move }.
endless-winter-price-hunt = Odkrýt zvířata stojí { $reveal }, vzít si zvíře { $hunt }.
endless-winter-price-settle = Osada stojí { $price } a tábory ze tří hexů kolem její spojnice.
endless-winter-price-rite = Zaplatíš { $price }.
endless-winter-recruited = Vzato v této sekci: { $cards }
endless-winter-next-offering = Tvoje soška na stupnici obětin je na úrovni { $level }; následuje { $next }
endless-winter-top-offering = Tvoje soška na stupnici obětin je na nejvyšší úrovni, { $level }; každý další posun přinese 1 bod
endless-winter-next-honour = Tvoje soška na stupnici cti je na úrovni { $level }; následuje { $next }
endless-winter-top-honour = Tvoje soška na stupnici cti je na nejvyšší úrovni, { $level }

# Události.
endless-winter-event-chief = { $name } si bere náčelníka: { $chief }
endless-winter-event-side = { $name } hraje s kartou náčelníka { $chief }, { $side }
endless-winter-event-setup = { $name } si bere: { $card }
endless-winter-event-figure-chief = { $name } umisťuje náčelníka na pole { $space }
endless-winter-event-figure-tribe = { $name } umisťuje figurku kmene na pole { $space }
endless-winter-event-played = { $name } hraje kartu { $card }
endless-winter-event-played-culture = { $name } hraje kartu { $card }: { $ability }
endless-winter-event-used = { $name } používá schopnost karty { $card }
endless-winter-event-used-culture = { $name } používá schopnost karty { $card }: { $ability }
endless-winter-event-chief-used = { $name } používá schopnost náčelníka: { $chief }, { $side }
endless-winter-event-spent = { $name } spotřebovává { $food ->
    [one] { $food } potravu
    [few] { $food } potravy
   *[other] { $food } potravy
 } za 1 bod práce
endless-winter-event-paid = { $name } platí { $goods }
endless-winter-event-paid-labour = { $name } platí { $labour }
endless-winter-event-gained = { $name } získává { $goods }
endless-winter-event-points-megaliths = { $name } získává { $points } za megality
endless-winter-event-points-totems = { $name } získává { $points } na desce totemů
endless-winter-event-points-rewards = { $name } získává { $points }
endless-winter-event-drew = { $name } si dobírá kartu
endless-winter-event-drew-own = { $name } si dobírá kartu { $card }
endless-winter-event-reshuffled = { $name } míchá odkládací hromádku do nového dobíracího balíčku: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
 }
endless-winter-event-discarded = { $name } odhazuje kartu { $card }
endless-winter-event-recruited-hand = { $name } si bere kartu kmene do ruky: { $card }
endless-winter-event-recruited-discard = { $name } si bere kartu kmene na odkládací hromádku: { $card }
endless-winter-event-learned = { $name } si bere kartu kultury: { $card }
endless-winter-event-buried-discard = { $name } pohřbívá kartu z odkládací hromádky: { $card }
endless-winter-event-buried-played = { $name } pohřbívá kartu, která ležela nad deskou: { $card }
endless-winter-event-buried-secretly = { $name } pohřbívá kartu z ruky
endless-winter-event-buried-secretly-own = { $name } pohřbívá kartu z ruky: { $card }
endless-winter-event-camped = { $name } umisťuje tábor na počáteční hex a má jich tam { $camps }
endless-winter-event-moved = { $name } přesouvá tábor z hexu { $start } na hex { $end }
endless-winter-event-settled = { $name } umisťuje osadu na spojnici hexů { $hexes }
endless-winter-event-revealed = { $name } odkrývá na lovišti: { $animals }
endless-winter-event-hunted = { $name } si bere zvíře z loviště: { $animal }
endless-winter-event-hunted-top = { $name } si bere vrchní zvíře z balíčku: { $animal }
endless-winter-event-tipped = { $name } používá zvíře: { $animal }, { $use }
endless-winter-event-gave = { $name } dává jako cenu zvíře: { $animal }
endless-winter-event-stone = { $name } si bere posvátný kámen: { $stone }
endless-winter-event-stone-scored = { $name } získává { $points } za posvátný kámen: { $stone }
endless-winter-event-megalith = { $name } umisťuje megalit na pole { $place }
endless-winter-event-megalith-neutral = { $name } umisťuje neutrální megalit na pole { $place }
endless-winter-event-idol = { $name } posouvá sošku na stupnici { $track } na úroveň { $level }
endless-winter-event-token = { $name } si bere žeton odpočinku: { $token }
endless-winter-event-token-used = { $name } používá žeton odpočinku: { $token }
endless-winter-event-piled = { $name } dává kartu do hromádky zatmění
endless-winter-event-piled-own = { $name } dává do hromádky zatmění kartu { $card }
endless-winter-event-eclipse = Začíná zatmění { $round }. kola
endless-winter-event-shown = { $name } odhaluje hromádku zatmění: { $cards }; i s odpočívajícími figurkami { $labour }
endless-winter-event-order = Nové pořadí hry: { $order }
endless-winter-event-claimed = { $name } získává odměnu z krajiny: hex { $hex }, { $terrain }, { $reward }
endless-winter-event-round = Připravuje se { $round }. kolo
endless-winter-event-ground = Nově na lovišti: { $animals }
endless-winter-event-display = Nově v nabídce karet kultury: { $cards }
endless-winter-event-rest-token = Odkrytý žeton odpočinku je teď: { $token }
endless-winter-event-ended = Hra skončila: { $scores }
endless-winter-seat-number = { $name } { $number }

# Pozice: co se nikdy nemění.
endless-winter-reference = Co dělají sloupky, desky, stupnice, krajiny a zvířata
endless-winter-column-rite = Rituál dospělosti. Vrchní sekce, libovolněkrát: za { $recruit } karta kmene do ruky, každý druh jednou. Prostřední, jednou: za { $rite } karta kmene na odkládací hromádku, pohřbení karty, nebo obojí. Ve spodní získá jen první figurka v kole: { $bottom }
endless-winter-column-develop = Rozvoj. Vrchní sekce, libovolněkrát: za { $culture } karta kultury do ruky. Prostřední, jednou: posvátný kámen za cenu jeho pole. Ve spodní získá jen první figurka v kole: { $bottom }
endless-winter-column-migrate = Migrace. Vrchní sekce, libovolněkrát: za { $camp } tábor na počáteční hex, za { $move } přesun tábora. Prostřední, jednou: za { $settle } a tábory ze tří hexů kolem jedné spojnice osada. Ve spodní získá jen první figurka v kole: { $bottom }
endless-winter-column-hunt = Lov. Vrchní sekce, libovolněkrát: za { $reveal } odkryj { $count ->
    [one] nejvýše { $count } zvíře
    [few] až { $count } zvířata
   *[other] až { $count } zvířat
 }, na lovišti smí být nejvýše { $most }, za { $hunt } si vezmi zvíře. Prostřední, jednou: použij zvíře. Ve spodní získá jen první figurka v kole: { $bottom }
endless-winter-column-rest = Odpočinek. Karty se nehrají; po dobrání karty lze použít zvíře. Při zatmění má každá odpočívající figurka hodnotu { $labour }
endless-winter-ladder = Místo každé z těchto odměn lze vzít menší, která je od ní napravo: { $rewards }
endless-winter-food-icons = Potrava dá 1 bod práce vždy, když její ukazatel odejde doleva z některého z těchto polí: { $spaces }
endless-winter-tool-limit = Nejvyšší počet nástrojů: { $most }
endless-winter-stone-slot = { $slot }. posvátný kámen stojí { $price } a přinese: { $reward }
endless-winter-slot-reward = pole { $slot }: { $reward }
endless-winter-megalith-slots = Při zatmění za prázdná pole zásoby megalitů: { $slots }
endless-winter-village-reward = Při zatmění za každou osadu: { $reward }
endless-winter-order-rewards = Při zatmění podle pořadí hry: { $rewards }
endless-winter-numbered = { $number }: { $what }
endless-winter-offering-track = Stupnice obětin, kolik zbylých nástrojů a potravy dá na konci 1 bod: { $levels }
endless-winter-offering-level = úroveň { $level }: { $ratio }
endless-winter-offering-level-reward = úroveň { $level }: { $ratio }, při postupu { $reward }
endless-winter-honour-track = Stupnice cti, body při postupu: { $levels }
endless-winter-honour-level = úroveň { $level }: { $points }
endless-winter-burial-first = Body za pohřbené karty na konci, první na stupnici cti: { $table }
endless-winter-burial-second = Druhý na stupnici cti: { $table }
endless-winter-burial-others = Ostatní: { $table }
endless-winter-terrain-reward = Při zatmění za nejvíc vlivu na hexu { $terrain }: { $reward }
endless-winter-neighbours-heading = Které hexy spolu sousedí
endless-winter-neighbours = { $number }: { $near }

# Pozice: desky.
endless-winter-round-chief = Příprava hry: výběr náčelníků
endless-winter-round-side = Příprava hry: výběr stran náčelníků
endless-winter-round-setup = Příprava hry: výběr karet přípravy
endless-winter-round-action = Kolo { $round } ze { $rounds }, tah { $turn } ze { $turns }
endless-winter-round-eclipse = Kolo { $round } ze { $rounds }, zatmění
endless-winter-round-preparation = Kolo { $round } ze { $rounds }, příprava dalšího kola: dobírání karet
endless-winter-round-over = Hra skončila
endless-winter-order = Pořadí hry: { $order }
endless-winter-figure-stands = { $name } má figurku na poli { $space }, { $section }, { $labour }
endless-winter-stage-top = vrchní sekce
endless-winter-stage-middle = prostřední sekce
endless-winter-stage-bottom = před spodní sekcí
endless-winter-stage-wrap = konec tahu
endless-winter-stage-rest-draw = před dobráním karty
endless-winter-stage-rest-tip = po dobrání karty
endless-winter-in-play = Zahrané karty: { $cards }
endless-winter-token-held = Žeton odpočinku pro tento tah: { $reward }
endless-winter-rest-token = Odkrytý žeton odpočinku: { $reward }
endless-winter-rest-tokens-below = Žetony odpočinku vrácené dospod sloupečku, od toho, který přijde nejdřív: { $rewards }
endless-winter-columns = Sloupky
endless-winter-on-column = { $space }: { $figures }; spodní sekce je volná
endless-winter-on-column-taken = { $space }: { $figures }; spodní sekce je použitá
endless-winter-on-rest = { $space }: { $figures }
endless-winter-figure-chief-of = { $name } (náčelník)
endless-winter-figure-tribe-of = { $name }
endless-winter-tribe = Karty kmene
endless-winter-stack = zbývá { $count }, { $card }
endless-winter-stack-empty = zbývá { $count }, místo karty je bod, { $card }
endless-winter-culture = Karty kultury (v balíčku této éry ještě { $left })
endless-winter-slot = { $slot }. { $what }
endless-winter-slot-empty = { $slot }. prázdné
endless-winter-stones = Posvátné kameny
endless-winter-stones-era = { $era }. éra:
endless-winter-stones-later = { $era }. éra, od 3. kola:
endless-winter-animals = Loviště (v balíčku ještě { $left })
endless-winter-land = Krajina
endless-winter-land-row = Řada { $number }: { $hexes }
endless-winter-hex = hex { $number }, { $terrain }
endless-winter-hex-short = { $number } { $terrain }
endless-winter-hex-line = { $hex }: { $what }
endless-winter-camps-of = { $count ->
    [one] { $name } má { $count } tábor
    [few] { $name } má { $count } tábory
   *[other] { $name } má { $count } táborů
 }
endless-winter-village-of = { $name } má osadu na spojnici s hexy { $hexes }
endless-winter-influence = vliv: { $standing }
endless-winter-glacier-token = žeton ledovce: { $reward }
endless-winter-camps-at = { $count ->
    [one] { $count } tvůj tábor: { $hex }; vedle leží: { $near }
    [few] { $count } tvoje tábory: { $hex }; vedle leží: { $near }
   *[other] { $count } tvých táborů: { $hex }; vedle leží: { $near }
 }
endless-winter-megaliths = Megality
endless-winter-plan-legend = V plánech: { $owners }, { $neutral } neutrální, { $start } volné počáteční pole, . volno, - žádné místo
endless-winter-plan-ground = Přímo na deskách:
endless-winter-plan-level = Patro { $level }:
endless-winter-neutral-letter = N
endless-winter-start-letter = P
endless-winter-place-ground = { $place }
endless-winter-place-above = { $place } v patře { $level }, nad { $below }
endless-winter-place-level = { $place } v patře { $level }
endless-winter-megaliths-of = { $name }: { $places }
endless-winter-free-spaces = Volná pole, { $board }: { $spaces }
endless-winter-free-above = Volno výše: { $place }
endless-winter-free-above-worth = Volno výše: { $place }; pro tebe { $points }
endless-winter-space-start = { $place }: počáteční pole, šipky na { $arrows }
endless-winter-space-empty = { $place }: nic
endless-winter-space-reward = { $place }: { $reward }
endless-winter-idols = Deska totemů
endless-winter-standing-offering = Stupnice obětin: { $standing }
endless-winter-standing-honour = Stupnice cti, od prvního: { $standing }
endless-winter-on-level = { $name } na úrovni { $level }

# Pozice: hráči.
endless-winter-seat = { $name }: { $points }, potrava { $food } (nejvýše { $limit }), { $tools }
endless-winter-seat-own = { $name } (ty): { $points }, potrava { $food } (nejvýše { $limit }), { $tools }
endless-winter-chief-held = Náčelník: { $chief }, { $side }
endless-winter-chief-held-ready = Náčelník: { $chief }, { $side }; v tomto tahu ho lze použít
endless-winter-figures-left = Zbývající figurky: { $figures }
endless-winter-pieces-left = Na desce hráče zbývá: tábory { $camps }, osady { $villages }, megality { $megaliths }
endless-winter-pieces-left-neutral = Na desce hráče zbývá: tábory { $camps }, osady { $villages }, megality { $megaliths }, první na řadě je neutrální
endless-winter-pieces-left-own = Na desce hráče zbývá: tábory { $camps }, osady { $villages }, megality { $megaliths }, první na řadě je v barvě hráče
endless-winter-stones-held = Posvátné kameny a za kolik teď bodují:
endless-winter-stone-held = { $points }: { $stone }
endless-winter-animals-held = Zvířata: { $animals }
endless-winter-animals-used = Použitá zvířata: { $animals }
endless-winter-hand-hidden = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
 }
endless-winter-hand = { $count ->
    [one] { $count } karta v ruce:
    [few] { $count } karty v ruce:
   *[other] { $count } karet v ruce:
 }
endless-winter-seen-in-hand = Mezi kartami v ruce a v hromádce zatmění jsou, jak všichni viděli: { $cards }
endless-winter-pile-hidden = Dobírací balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }
endless-winter-pile = Dobírací balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }, v neznámém pořadí: { $cards }
endless-winter-discards = Odkládací hromádka: { $cards }
endless-winter-eclipse-pile-hidden = Hromádka zatmění: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }
endless-winter-eclipse-pile = Hromádka zatmění: { $cards }
endless-winter-buried-hidden = Pohřebiště: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }; všichni viděli: { $cards }
endless-winter-buried = Pohřebiště: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }: { $cards }

# Odkud jsou body.
endless-winter-source-stones = posvátné kameny
endless-winter-source-megaliths = megality ve vyšších patrech
endless-winter-source-totems = sošky
endless-winter-source-rewards = odměny během hry
endless-winter-source-offering = obětiny: zbylé nástroje a potrava
endless-winter-source-honour = čest a pohřbené karty
endless-winter-source-cards = karty kmene a kultury
endless-winter-source-animals = sady zvířat
endless-winter-source-other = z doby před touto pozicí

# Kreslená deska.
endless-winter-drawn-ours = naše
endless-winter-drawn-in-eclipse = při zatmění: { $what }
endless-winter-drawn-move-from = přesunout tábor z hexu { $hex }
endless-winter-drawn-camps-left = Tábory na desce hráče: { $count }
endless-winter-drawn-new-camp = nový tábor
endless-winter-drawn-turn-left = otočit megality doleva
endless-winter-drawn-turn-right = otočit megality doprava
endless-winter-drawn-aslant = pohled na megality šikmo
endless-winter-drawn-from-above = pohled na megality shora
endless-winter-drawn-any-number = libovolně
endless-winter-drawn-once = jednou
endless-winter-drawn-bottom-used = použito
endless-winter-drawn-first-only = první figurka
endless-winter-drawn-left = Zbývá v balíčku: { $count }
endless-winter-drawn-wild = každá sada
endless-winter-drawn-stone = Posvátný kámen { $slot }
endless-winter-drawn-food = Potrava: { $food } (nejvýše { $limit })
endless-winter-drawn-tools = Nástroje: { $tools } (nejvýše { $most })
endless-winter-drawn-villages-left = Osady na desce hráče: { $count }
endless-winter-drawn-megaliths-left = Megality na desce hráče: { $count }
endless-winter-drawn-no-animals = zatím žádná zvířata
endless-winter-drawn-in-play = ve hře
endless-winter-drawn-eclipse-pile = hromádka zatmění
endless-winter-drawn-discards = odkládací hromádka
endless-winter-drawn-no-cards = žádné karty v ruce
endless-winter-drawn-hand = Ruka · { $count }
endless-winter-drawn-offering = Obětiny
endless-winter-drawn-honour = Čest
endless-winter-drawn-players = Hráči

# Volby.
endless-winter-option-setup = jak probíhá příprava: náčelníci i karty přípravy se rozdají náhodně (dealt), karty přípravy se vybírají (cards), nebo se vybírá obojí (chiefs_and_cards)
endless-winter-option-glacier-tokens = modul: žeton na každém ledovci odmění toho, kdo u něj umístí osadu
endless-winter-option-rest-tokens = modul: za první figurku, která v kole odpočívá, je možné vzít si žeton

# Proč něco nejde.
endless-winter-reason-unknown = Taková akce v této hře není.
endless-winter-reason-over = Hra skončila.
endless-winter-reason-setup-first = Nejdřív je na řadě příprava hry.
endless-winter-reason-setup-done = Příprava hry už skončila.
endless-winter-reason-not-offered = To není v nabídce.
endless-winter-reason-other-decision = Teď se rozhoduje o něčem jiném.
endless-winter-reason-finish-first = Nejdřív rozhodni o tom, co je na řadě.
endless-winter-reason-not-now = V této chvíli tahu to udělat nejde.
endless-winter-reason-no-figure = Takovou figurku už v tomto kole nemáš.
endless-winter-reason-not-in-hand = Tuto kartu nemáš v ruce.
endless-winter-reason-no-further-culture = Za další kartu kultury se odhazuje jiná karta a ty žádnou nemáš.
endless-winter-reason-culture-in-step-1 = Karty kultury se hrají před umístěním figurky.
endless-winter-reason-tribe-in-step-2 = Karty kmene se hrají až po umístění figurky.
endless-winter-reason-no-cards-at-rest = Při odpočinku se karty nehrají.
endless-winter-reason-just-recruited = Karta získaná v této sekci v ní ještě nedává práci.
endless-winter-reason-ability-used = Tato schopnost už byla použita, nebo její karta není zahraná.
endless-winter-reason-wrong-column = Tato schopnost patří k jinému sloupku.
endless-winter-reason-ability-idle = Tato schopnost teď nic nepřinese.
endless-winter-reason-no-chief = Schopnost náčelníka lze použít jednou, a to v tahu, ve kterém se umisťuje jeho figurka.
endless-winter-reason-no-token = Nemáš žeton odpočinku, který by šlo použít.
endless-winter-reason-no-labour = Nemáš dost bodů práce.
endless-winter-reason-no-tools = Nemáš dost nástrojů.
endless-winter-reason-no-food = Nemáš dost potravy.
endless-winter-reason-wrong-section = Sekce, ve které stojí tvoje figurka, tohle nenabízí.
endless-winter-reason-kind-taken = Ve vrchní sekci se každý druh karty kmene bere jen jednou.
endless-winter-reason-empty-slot = Na tomto místě nic není.
endless-winter-reason-no-camp-left = Na své desce už nemáš žádný tábor.
endless-winter-reason-no-camp-there = Na tomto hexu nemáš tábor.
endless-winter-reason-ground-full = Loviště je plné.
endless-winter-reason-deck-empty = Balíček zvířat je prázdný.
endless-winter-reason-no-such-animal = Takové zvíře na lovišti není.
endless-winter-reason-animals-left = Bod místo zvířete je jen tehdy, když nezbývá žádné na lovišti ani v balíčku.
endless-winter-reason-wrong-era = Posvátné kameny 2. éry lze brát až od 3. kola.
endless-winter-reason-no-stone-slot = Máš tři posvátné kameny a víc polí pro ně není.
endless-winter-reason-no-settlement-left = Už nemáš žádnou osadu.
endless-winter-reason-junction-taken = Na této spojnici už osada stojí.
endless-winter-reason-camps-missing = Potřebuješ tábor na každém z těchto tří hexů.
endless-winter-reason-no-animal-to-use = Nemáš žádné nepoužité zvíře tohoto druhu.
endless-winter-reason-not-there-to-bury = Taková karta tam k pohřbení není.
endless-winter-reason-no-megalith-left = Už nemáš žádný megalit.
endless-winter-reason-place-taken = Tam už megalit leží.
endless-winter-reason-no-such-space = Tam žádné pole desky není.
endless-winter-reason-only-neutral = Na počáteční pole se umisťují jen neutrální megality.
endless-winter-reason-not-beside = Megalit přímo na desce musí ležet vedle jiného.
endless-winter-reason-not-supported = Ve vyšším patře potřebuje megalit přímo pod sebou čtyři jiné.
endless-winter-reason-neutral-on-ground = Neutrální megality se umisťují jen přímo na desku.
endless-winter-reason-not-pointed-to = Tam šipka neukazuje.
endless-winter-reason-not-lesser = To není tato odměna ani menší, kterou si místo ní lze vzít.
endless-winter-reason-no-cards-left = Nemáš žádnou kartu k dobrání.
endless-winter-reason-no-room = Na víc už nemáš místo.
endless-winter-reason-top-of-honour = Tvoje soška už je na vrcholu stupnice cti.
endless-winter-reason-no-claim = Tento hex ti teď odměnu nedává, nebo ji už dal.
endless-winter-reason-part-done = Tato část už je provedená, nebo neexistuje.
endless-winter-reason-not-optional = Tohle vynechat nejde: něco vyber.
endless-winter-reason-no-item = Tohle ti deska hráče nedává, už to dala, nebo to dá až nakonec.
endless-winter-reason-chief-due = Schopnost náčelníka je použitá: v tomto tahu musíš umístit jeho figurku.
endless-winter-reason-no-animal-to-give = Nepoužitých zvířat tohoto druhu nemáš dost, nebo už je tento druh daný.
endless-winter-reason-no-such-kind = Takový druh karty kmene v této krabici není.

# Co je špatně na pozici.
position-endless-winter-animals = Zvířata chybějí, nebo jich je příliš mnoho.
position-endless-winter-camps = Hráč { $seat } má příliš mnoho nebo příliš málo táborů.
position-endless-winter-claims = Odměnu měl dát hex, který ji dát nemohl.
position-endless-winter-culture = Karty kultury chybějí, jsou tu dvakrát, nebo patří k jiné éře.
position-endless-winter-eclipse = Takový stav zatmění nemůže nastat.
position-endless-winter-eclipse-pile = Takovou hromádku zatmění hráč { $seat } mít nemůže.
position-endless-winter-figures = Figurky hráče { $seat } neodpovídají tahu.
position-endless-winter-food = Hráč { $seat } má víc potravy, než dovoluje limit.
position-endless-winter-ground = Na lovišti je příliš mnoho zvířat.
position-endless-winter-honour = Pořadí na stupnici cti neodpovídá úrovním sošek.
position-endless-winter-land = Krajina nemá správné hexy.
position-endless-winter-megaliths = Megality leží, kde nemohou, nebo jich je příliš mnoho či příliš málo.
position-endless-winter-offering = Některá soška je nad vrcholem stupnice obětin.
position-endless-winter-order = Pořadí hry neuvádí každého hráče právě jednou.
position-endless-winter-pending = Takové rozhodnutí nemůže být na řadě.
position-endless-winter-played = Zahrané karty nebo body práce neodpovídají tahu.
position-endless-winter-points = Body hráče { $seat } neodpovídají tomu, za co jsou.
position-endless-winter-seat = Tento hráč nemůže být na tahu.
position-endless-winter-seen = Co všichni viděli z karet hráče { $seat }, neodpovídá tomu, kde leží.
position-endless-winter-settlements = Hráč { $seat } má příliš mnoho nebo příliš málo osad.
position-endless-winter-setup = Náčelníci, jejich strany nebo karty přípravy nejsou tak, jak mohou být.
position-endless-winter-stage = Fáze tahu neodpovídá figurce.
position-endless-winter-starting-cards = Hráč { $seat } má příliš mnoho nebo příliš málo počátečních karet.
position-endless-winter-stones = Posvátné kameny chybějí, jsou tu dvakrát, nebo patří k jiné éře.
position-endless-winter-stuck = Hráč na tahu nemá o čem rozhodovat.
position-endless-winter-tokens = Žetony modulu chybějí, jsou tu dvakrát, nebo jsou tam, kde být nemohou.
position-endless-winter-tools = Hráč { $seat } má víc nástrojů, než dovoluje limit.
position-endless-winter-tribe-cards = Karty kmene chybějí, nebo jich je příliš mnoho.

# The chapters of the drawn board, and the line of each that is folded.
endless-winter-tab-tribe = Kmen
endless-winter-tab-culture = Kultura
endless-winter-tab-stones = Kameny
endless-winter-tab-animals = Zvířata
endless-winter-tab-idols = Totemy
endless-winter-tab-players = Ostatní
endless-winter-line-legal = pro vás: { $count }
endless-winter-line-open = leží tu: { $count }
endless-winter-line-best = nejlépe +{ $points }
endless-winter-line-built = postaveno: { $count }
endless-winter-line-idols = { $offering } · { $honour }
