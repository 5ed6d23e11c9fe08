# Příkazová řádka a stůl v terminálu.

list-none = nic
table-itself = Stůl
substitute-mark = [naše hodnota, vytištěnou neznáme]
seat-me = Hráč
seat-bot = bot { $code }
seat-bot-numbered = bot { $code } { $number }
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

cli-help-sunstone = Sunstone: otevřený digitální stůl pro deskové hry. Neoficiální projekt bez vazby na vydavatele her.
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
cli-help-players = Kdo hraje, v pořadí u stolu: jména lidí a kódy botů oddělené čárkami.
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
cli-help-fuzz = Hraje náhodné hry a po každé akci ověří všechna pravidla herního jádra.
cli-help-fuzz-players = Počty hráčů oddělené čárkami; bez zadání všechny, které hra dovoluje.
cli-help-fuzz-games = Kolik her pro každý počet hráčů a každou sadu voleb.
cli-help-fuzz-limit = Kolik akcí smí hra mít, než se považuje za nekonečnou.
cli-help-bench = Změří v jednom běhu rychlost našich her a vedle ní rychlost jiných projektů.
cli-help-bench-games = Hry k měření oddělené čárkami; bez zadání všechny.
cli-help-bench-seconds = Kolik sekund trvá každé měření v každém kole.
cli-help-bench-rounds = Počet kol; platí prostřední výsledek.
cli-help-bench-peers = Změří i jiné projekty, pokud jsou nainstalované.
cli-help-out = Nový soubor, do kterého se výsledky zapíšou jako JSON.
cli-help-components-command = Ukáže každou hodnotu, se kterou se hra hraje, a odkud pochází.
cli-help-source = Jen hodnoty z tohoto zdroje: rulebook, public, inferred, substitute nebo owner.
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
fuzz-case = { $players ->
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
fuzz-failure = NALEZENO: { $kind }, { $players ->
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
bench-missing = Balíček { $package } není nainstalovaný, takže není s čím srovnávat. Nainstaluješ ho příkazem: pip install "sunstone[bench]"
bench-number = { NUMBER($value, maximumFractionDigits: 2) }
