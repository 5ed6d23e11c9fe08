# Příkazová řádka a stůl v terminálu.

list-none = nic
table-itself = Stůl
substitute-mark = [naše hodnota, vytištěnou neznáme]
name-again = { $name } ({ $number })
seat-me = Hráč
bot-friendly = Přátelský bot
bot-steady = Rozvážný bot
bot-shrewd = Prohnaný bot
bot-merciless = Nelítostný bot
bot-sovereign = Svrchovaný bot
bot-greedy = Hladový bot
bot-net = Vycvičený bot
bot-random = Náhodný bot
bot-search = Prohledávající bot
bot-other = Bot { $code }
bot-budget = { $bot } ({ $budget })
bot-numbered = { $bot } { $number }
source-rulebook = pravidla hry
source-public = veřejné zdroje
source-inferred = odvozeno
source-substitute = naše hodnota, vytištěnou neznáme
source-owner = tvůj vlastní soubor

cli-usage = Použití:
cli-heading-options = Volby
cli-heading-commands = Příkazy
cli-metavar-number = ČÍSLO
cli-metavar-text = TEXT
cli-metavar-file = SOUBOR
cli-metavar-folder = SLOŽKA
cli-metavar-options = VOLBY
cli-metavar-command = PŘÍKAZ
cli-metavar-arguments = ARGUMENTY
cli-default = obvykle:
cli-error-hint = Zkus „{ $command } --help“.
cli-error-option = Volba { $name } neexistuje.
cli-error-option-near = Volba { $name } neexistuje. Nemáš na mysli { $near }?
cli-error-missing = Chybí { $name }.
cli-error-option-use = Volba { $name } se takhle nepoužívá.
cli-error-arguments = K tomuto příkazu takové argumenty nepatří.
cli-error-choice = { $name }: vyber jednu z těchto možností: { $choices }.
cli-error-range = { $name } musí být číslo od { $least } do { $most }.
cli-error-path = { $name } není použitelná cesta.
cli-error-value = Hodnota pro { $name } je špatného druhu.
cli-error-file = Soubor { $file } nelze otevřít.
cli-error-command = Příkaz „{ $name }“ neexistuje. K dispozici: { $known }.
cli-error-system = Systém hlásí: { $problem } { $file }

cli-help-sunstone = Sunstone: otevřený digitální stůl pro deskové hry. Neoficiální projekt bez vazby na vydavatele her. Bez příkazu otevře stůl v prohlížeči.
cli-help-help = Ukáže tuto stránku.
cli-help-lang = Jazyk, kterým Sunstone mluví: en, cs, nl nebo pl.
cli-help-version = Ukáže verzi.
cli-help-json = Vypíše JSON ke strojovému zpracování.
cli-help-option = Volba hry; jaké volby má, vypíše „sunstone games“. Lze zadat vícekrát.
cli-help-components = Soubor součástí s hodnotami z tvé vlastní krabice.
cli-help-seed = Semínko všech míchání, celé číslo. Bez něj se vylosuje tajné.
cli-help-seed-fixed = Semínko všech míchání, celé číslo.
cli-help-player-count = Počet hráčů; bez zadání nejvíc, kolik hra dovoluje.
cli-help-games = Vypíše hry a jejich volby.
cli-help-play = Hra u tohoto počítače, proti botům nebo s přáteli u jedné klávesnice.
cli-help-terminal = Hra přímo v terminálu, slovy.
cli-help-players = Kdo hraje: jména lidí a kódy botů oddělené čárkami.
cli-help-keep-order = Ponechá místa v zadaném pořadí; jinak se losují.
cli-help-resume = Pokračuje v uložené hře.
cli-help-save = Kam hru ukládat; bez zadání do nového souboru v tvé složce s daty.
cli-help-simulate = Nechá boty odehrát mnoho her a shrne výsledky.
cli-help-simulate-players = Boti v pořadí u stolu, oddělení čárkami.
cli-help-games-count = Počet her.
cli-help-jobs = Kolik procesů použít.
cli-help-records = Nová složka, do které se uloží záznam každé hry.
cli-help-replay = Převypráví zaznamenanou hru, nebo ukáže jednu její pozici.
cli-help-ply = Místo celého příběhu ukáže pozici po tolika akcích.
cli-help-seat = Z čího pohledu: místo u stolu od 1, nebo 0 pro diváka. Bez zadání je všechno odkryté.
cli-help-verify = Ověří, že záznamy jsou úplné, dají se přehrát a mají výsledek, který uvádějí.
cli-help-perft = Spočítá posloupnosti povolených akcí, otisk pravidel.
cli-help-depth = Do hloubky kolika akcí.
cli-help-fuzz = Hraje hry mnoha způsoby a po každé akci ověří všechna pravidla herního jádra.
cli-help-fuzz-players = Počty hráčů oddělené čárkami; bez zadání všechny, které hra dovoluje.
cli-help-fuzz-policy = Způsoby hry oddělené čárkami; bez zadání všechny.
cli-help-fuzz-games = Kolik her pro každý počet hráčů, každou sadu voleb a každý způsob hry.
cli-help-fuzz-limit = Kolik akcí smí hra mít, než se považuje za nekonečnou.
cli-help-bench = Změří v jednom běhu rychlost našich her a vedle ní rychlost jiných projektů.
cli-help-bench-games = Hry k měření oddělené čárkami; bez zadání všechny.
cli-help-bench-seconds = Kolik sekund trvá každé měření v každém kole.
cli-help-bench-rounds = Počet kol; platí prostřední výsledek.
cli-help-bench-peers = Změří i jiné projekty, pokud jsou nainstalované.
cli-help-bench-against = Porovná s jiným sestavením Sunstone v této složce; obě se měří střídavě.
cli-help-arena = Nechá boty utkat se u mnoha stolů a řekne, kdo hraje lépe: s intervaly, hodnocením a zprávou.
cli-help-arena-players = Boti oddělení čárkami: kódy jako greedy, search:800, search:2s, friendly nebo merciless.
cli-help-arena-seats = Počet míst u stolu, pokud je botů víc; pak se utká každá jejich sestava.
cli-help-arena-jobs = Kolik procesů použít; bez zadání všechna jádra.
cli-help-arena-ray = Hraje na clusteru Ray, nebo přes Ray na tomto počítači.
cli-help-arena-out = Složka pro výsledky a zprávu. Přerušený zápas odtud pokračuje.
cli-help-balance = Nechá boty greedy sehrát mnoho her a ukáže, co se používá, jak si vedou ti, kdo co vzali, a zda jsou splněny cíle.
cli-help-balance-seats = Kolik hráčů sedí u stolu.
cli-help-balance-lots = Sehrát každé rozdání podruhé s věcmi branými losem, aby bylo vidět, co každá zmůže sama o sobě.
cli-help-tune = Najde hrou bota proti sobě lepší váhy pro ohodnocení hry.
cli-help-tune-rounds = Kolikrát se váhy změní.
cli-help-tune-games = V kolika hrách se každá změna vyzkouší.
cli-help-tune-trial = Kolik her nakonec sehrají nalezené váhy proti původním.
cli-help-tune-player = Bot, který s vahami hraje.
cli-help-tune-seats = Sudý počet míst u stolu; bez zadání největší, který hra dovoluje.
cli-help-train = Natrénuje neuronovou síť pro hru hraním proti sobě samé; potřebuje PyTorch.
cli-help-train-folder = Složka běhu. Přerušený běh pokračuje; síť, která tam leží, se trénuje dál.
cli-help-train-minutes = Jak dlouho má trvat celý běh včetně dřívějších částí.
cli-help-train-teacher = Z čeho se nová síť učí, než začne hrát sama: z partií bota, např. greedy, nebo ze složky záznamů.
cli-help-train-teacher-minutes = Kolik z těch minut má učitel.
cli-help-train-collect = Kolik minut vlastní hry každý hráč jen sbírá body; během dalších stejně dlouhých minut začnou platit i soupeři.
cli-help-train-tables = Kolik stolů hraje každý proces zároveň.
cli-help-train-ray = Hraje stoly na clusteru Ray, nebo přes Ray na tomto počítači.
cli-help-train-jobs = Kolik procesů hraje zároveň; bez udání jeden na každé jádro kromě jednoho.
cli-help-probe = Posoudit rozhodnutí ze zaznamenaných her ohodnocením, sítí a hledáním: jak dobře kdo ví, jak hry dopadly.
cli-help-probe-net = Soubor se sítí místo té, která je u hry.
cli-help-probe-every = Posoudit jedno z tolika rozhodnutí.
cli-help-probe-simulations = Simulace hledání u každého z nich; obvykle žádné.
cli-help-out = Nový soubor, do kterého se výsledky zapíšou jako JSON.
cli-help-components-command = Ukáže každou hodnotu, se kterou se hra hraje, a odkud pochází.
cli-help-source = Jen hodnoty z tohoto zdroje: rulebook, public, inferred, substitute nebo owner.
cli-help-template = Vypíše soubor součástí se všemi našimi hodnotami; každá stojí za znakem # a čeká, až ji nahradíš vytištěnou.
cli-help-completion = Vypíše skript, který bude naše příkazy doplňovat v tvém shellu.

games-line = { $id }: { $title }, { $least } až { $most ->
    [one] { $most } hráč
    [few] { $most } hráči
   *[other] { $most } hráčů
 }, { $actions ->
    [one] { $actions } akce
    [few] { $actions } akce
   *[other] { $actions } akcí
 }
games-option = { $name }: { $choices }; obvykle { $default }
games-substitutes = { $count ->
    [one] { $count } hodnota je naše, protože vytištěnou neznáme.
    [few] { $count } hodnoty jsou naše, protože vytištěné neznáme.
   *[other] { $count } hodnot je našich, protože vytištěné neznáme.
 }

# Každý řádek se stane komentářem.
template-head =
    { $game }: všechny hodnoty, které jsou naše nebo odvozené, protože vytištěné neznáme.
    Kde to tvoje krabice říká jinak, odstraň z řádku # a napiš, co je vytištěno.
    Co necháš tak, jak je, zůstane naše a ponechá si značku.

event-plain = { $name }: { $kind } { $details }
ask-plain = Zvol akci.
result-seat = { $place }. { $name }: { $points }
result-line = { $points }  { $source }

play-welcome = Hra se po každé akci ukládá do souboru { $file }
play-seed = SHA-256 tajného semínka je { $digest }
play-seed-revealed = Semínko bylo { $seed }
play-news = Co se stalo
play-over = Konec hry
play-left = Hra je uložená. Pokračovat v ní můžeš příkazem: sunstone play --terminal --resume { $file }
play-hand-over = Na tahu je { $name }. Stiskni Enter, až na obrazovku uvidí jen { $name }.
play-help-hint = Napiš číslo, akci nebo začátky jejích slov. Ostatní vysvětlí otazník (?).
play-help = Napiš číslo možnosti, nebo samotnou akci, například „{ $example }“, případně jen začátky jejích slov, „{ $short }“, pokud je to jednoznačné. Další příkazy:
play-help-choices = vypíše všechny možnosti i s čísly
play-help-board = ukáže všechno, co je na stole; s dalším slovem, například „board { $part }“, jen jednu část
play-help-why = s akcí, například „why { $example }“, řekne, proč ji nelze provést
play-help-undo = vezme zpět poslední akci tvého tahu, pokud se jí nic neodhalilo
play-help-log = vypíše celý dosavadní průběh hry
play-help-save = s názvem souboru: uloží do něj kopii hry
play-help-quit = skončí; hra je uložená
play-help-parts = Části, které umí ukázat „board“: { $parts }
play-several = Může to znamenat:
play-why-legal = Akci „{ $action }“ teď můžeš provést.
play-saved = Uloženo do souboru { $file }
play-undone = Vzato zpět.
play-undo-turn = V tomto tahu není co vzít zpět.
play-undo-barrier = Tato akce něco odhalila, a proto ji nelze vzít zpět.

replay-ply = { $ply }. { $action }
replay-unfinished = Hra neskončila; { $count ->
    [one] byla odehrána { $count } akce.
    [few] byly odehrány { $count } akce.
   *[other] bylo odehráno { $count } akcí.
 }
verify-finished = { $file }: záznam je úplný a pravdivý; { $count ->
    [one] { $count } akce
    [few] { $count } akce
   *[other] { $count } akcí
 }, výsledek souhlasí, SHA-256 semínka { $digest }
verify-unfinished = { $file }: záznam je úplný, hra ještě neskončila; { $count ->
    [one] { $count } akce
    [few] { $count } akce
   *[other] { $count } akcí
 }, SHA-256 semínka { $digest }
perft-line = hloubka { $depth }: { $count }

progress-games = Hry
progress-measuring = Měření
simulate-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
 }, průměrná délka { $length ->
    [one] { $length } akce
    [few] { $length } akce
    [many] { $length } akce
   *[other] { $length } akcí
 }, semínko { $seed }
simulate-seat = Místo { $seat }, { $player }: průměrně { $mean ->
    [one] { $mean } bod
    [few] { $mean } body
    [many] { $mean } bodu
   *[other] { $mean } bodů
 } (odchylka { $sd }, od { $least } do { $most }), průměrné umístění { $place }, výhry { $wins } %
simulate-ending = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
 }: { $ending }
fuzz-case = { $policy }: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
 }, volby: { $options }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
 }, { $actions ->
    [one] { $actions } akce
    [few] { $actions } akce
   *[other] { $actions } akcí
 }, nejdelší hra { $longest ->
    [one] { $longest } akce
    [few] { $longest } akce
   *[other] { $longest } akcí
 }; selhalo: { $failed }
fuzz-failure = NALEZENO: { $kind } ({ $policy }), { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
 }, semínko { $seed }: { $error }
fuzz-result = Celkem { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
 }, { $actions ->
    [one] { $actions } akce
    [few] { $actions } akce
   *[other] { $actions } akcí
 }; selhalo: { $failed }
bench-machine = { $cpu }, { $system }, { $python }, herní jádro je { $kind }
bench-compiled = zkompilované
bench-interpreted = interpretované
bench-what = Co se měřilo
bench-value = Hodnota
bench-unit = Jednotka
bench-spread = Rozptyl
bench-ours = My
bench-peer = Jiný projekt
bench-ratio = Poměr
bench-target = Cíl
bench-met = splněn
bench-missed = nesplněn
bench-new = Toto sestavení
bench-old = Druhé
bench-times-as-fast = Kolikrát rychlejší
bench-missing = Balíček { $package } není nainstalovaný, takže není s čím srovnávat. Nainstaluješ ho příkazem: pip install "sunstone[bench]"
bench-number = { NUMBER($value, maximumFractionDigits: 2) }

level-friendly = přátelská
level-steady = rozvážná
level-shrewd = prohnaná
level-merciless = nelítostná
level-sovereign = svrchovaná

arena-title = Aréna: { $game }
arena-summary = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
 } z { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
 }, míst u stolu: { $seats }, semínko { $seed }, volby: { $options }
arena-method = Každé rozdání se hraje ze všech míst. Intervaly jsou 95%: Wilsonův pro podíly, Studentův přes rozdání pro průměry. Kdo se dělí o první místo, dělí se i o výhru.
arena-number = { NUMBER($value, maximumFractionDigits: 3) }
arena-standings = Pořadí
arena-player = Hráč
arena-games = Hry
arena-wins = Výhry
arena-chance = Náhodou
arena-score = Body
arena-margin = Náskok před nejlepším z ostatních
arena-place = Umístění
arena-rating = Hodnocení
arena-seconds = Sekund na hru
arena-longest = Nejdelší tah, s
arena-cross = Každý s každým
arena-cross-note = Jak často se hráč v řádku umístí u téhož stolu lépe než hráč ve sloupci a o kolik bodů víc má v průměru.
arena-ahead-of = Před hráčem
arena-plot-wins = Vyhrané hry
arena-plot-wins-note = Úsečky jsou 95% intervaly; čárkovaně je podíl, který by dala náhoda.
arena-plot-scores = Rozložení bodů
arena-plot-course = Podíl výher hru po hře
arena-axis-points = body
arena-axis-games = hry
arena-written = Zpráva je v souboru { $file }
option-arena-seats = Počet míst { $seats } nelze obsadit: počet zadaných hráčů je jen { $players }.
option-no-ray = Ray není nainstalovaný. Nainstaluj ho příkazem: pip install "sunstone[ray]"
option-no-weights = { $game } nemá váhy, které by šlo ladit.
option-no-torch = Trénink potřebuje PyTorch: pip install "sunstone[train]"
option-odd-seats = Dvě sady vah se o počet míst { $seats } nemohou rozdělit napůl.
record-other-match = V souboru { $file } jsou výsledky jiného zápasu. Zvol jinou složku, nebo stejné hráče, místa, semínko a volby.
record-arena-damaged = { $file } není soubor výsledků arény, nebo je poškozený.
record-none-in-folder = Ve složce { $file } nejsou žádné záznamy (.json).
record-other-game = { $file } je záznam jiné hry: { $game }.
record-unfinished = Hra v souboru { $file } ještě neskončila.
train-row = Zbývá { $left } min: { $decisions } rozhodnutí, { $points } bodu na hráče; proti greedy vyhráno { $won } % z { $met } her
train-teacher-row = zbývá { $left } min: { $games } partií učitele; síť souhlasí s { $agreement } % jeho voleb
train-report-title = Trénink: { $game }
train-report-won = Vyhrané partie proti greedy
train-report-won-line = nejnovější síť, bez prohledávání
train-report-points = Body ve hře proti sobě
train-report-mean = průměr všech hráčů
train-report-winner = vítěz
train-report-explained = Jak velkou část rozptylu výsledků síť předvídá
train-report-entropy = Entropie strategie
train-report-agreement = Volby učitele, které síť dělá také
train-report-what = Běh
train-report-value = Hodnota
train-report-minutes = Minuty
train-report-decisions = Rozhodnutí
train-report-games = Partie proti sobě
train-report-learning = Čas strávený učením
probe-found = Rozhodnutí: { $decisions }, her: { $games }
probe-phase = část { $number }
probe-all = vše
probe-correlation = Korelace s konečným náskokem
probe-lead = Náskok
probe-slope = konečných bodů na bod
probe-error = průměrná chyba, body
probe-policy = Shoda s volbou, %
probe-cross-entropy = křížová entropie
probe-chances = Šance podle: { $judge }, %
probe-true = splnilo se
probe-evaluation = ohodnocení
probe-net = síť
probe-both = obojí
probe-search = hledání
probe-one-ply = krok dopředu
probe-uniform = náhodou
tune-weight = { $name }: { $before } → { $after }
tune-trial = Proti původním vahám, { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
 } na nových rozdáních: výhry { $wins }, náskok v bodech { $margin }

balance-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
 }, botů greedy u stolu: { $players }, semínko { $seed }
balance-plain = Jak hraje greedy
balance-with-lots = Tatáž rozdání s věcmi branými losem
balance-aims = Cíle
balance-figure = Hodnota
balance-beyond = Za mezí
balance-met = splněno
balance-not-met = nesplněno
balance-aim-tribe-taken = Každý druh karty kmene si vezme aspoň { $bound } % hráčů
balance-aim-tribe-left = Žádný balíček karet kmene nedojde ve víc než { $bound } % her
balance-aim-column = V každém kole někdo použije každý sloupek aspoň v { $bound } % her
balance-aim-village = Osadu postaví aspoň { $bound } % hráčů
balance-aim-era = V každé éře si kartu kultury vezme aspoň { $bound } % hráčů
balance-aim-culture = Každou kartu kultury si někdo vezme aspoň v { $bound } % her, v nichž je v nabídce
balance-aim-seat = Žádné místo u stolu nevyhraje méně než { $bound } % her
balance-aim-winner-least = Devět vítězů z deseti má aspoň { $bound } bodů
balance-aim-winner-most = Devět vítězů z deseti má nejvýš { $bound } bodů
balance-aim-itself = Nic samo o sobě jistě nevyhrává víc než { $bound } % her
balance-winners = Body vítězů: průměr { $mean }, 10. percentil { $low }, 90. percentil { $high }
balance-sources = Body hráče podle zdroje
balance-points = Body
balance-number = Počet na hráče
balance-share = Podíl v druhu, %
balance-round = { $round }. kolo, %
balance-when-shown = Z nabídky vzato, %
balance-run-out = Došlo, % her
balance-taken = Vzalo, %
balance-wins = Vyhráno, %
balance-margin = Náskok bodů
balance-even = Za rovných podmínek, %
balance-lot = Losem, %
balance-itself = Samo o sobě, %
balance-score = Body s ní
balance-score-without = Body bez ní
balance-method = Podíly mají 95% intervaly (Wilson). Z nabídky vzato: podíl her s kartou v nabídce, v nichž si ji někdo vzal. Náskok: před nejlepším z ostatních. Za rovných podmínek: hry, v nichž všichni vzali stejně mnoho věcí toho druhu. Losem: věci před hrou vždy, ostatní jednou z { $stray } braní. Samo o sobě: polovina her a k tomu, oč víc vyhráli ti, jimž to los dal, než ti, jimž dal něco jiného, když tohle bylo v nabídce. „!“ značí, co samo o sobě jistě vyhrává víc než { $bound } %.
balance-sort-seat = Místa u stolu
balance-sort-column = Kam se umisťují figurky
balance-sort-village = Osady
balance-sort-tribe = Karty kmene
balance-sort-era = Karty kultury podle éry
balance-sort-prophecy = Splněná proroctví
balance-sort-wealth = Počáteční bohatství
balance-sort-building = Budovy
balance-sort-monument = Monumenty
balance-sort-chief = Náčelníci
balance-sort-side = Strany náčelníků
balance-sort-setup = Karty přípravy
balance-sort-culture = Karty kultury
balance-sort-stone = Posvátné kameny
option-no-takings = Pro hru { $game } není určeno, co se počítá jako vzetí.
option-no-build = Ve složce { $folder } není sestavení Sunstone s těmito hrami.
