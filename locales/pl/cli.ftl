# Wiersz poleceń i stół w terminalu.

list-none = brak
table-itself = Stół
substitute-mark = [nasza wartość, wydrukowanej nie znamy]
name-again = { $name } ({ $number })
seat-me = Gracz
bot-friendly = Przyjazny bot
bot-steady = Rozważny bot
bot-shrewd = Przebiegły bot
bot-merciless = Bezlitosny bot
bot-sovereign = Suwerenny bot
bot-greedy = Zachłanny bot
bot-net = Wyszkolony bot
bot-random = Losowy bot
bot-search = Szukający bot
bot-other = Bot { $code }
bot-budget = { $bot } ({ $budget })
bot-numbered = { $bot } { $number }
source-rulebook = instrukcja gry
source-public = źródła publiczne
source-inferred = wywnioskowane
source-substitute = nasza wartość, wydrukowanej nie znamy
source-owner = twój własny plik

cli-usage = Użycie:
cli-heading-options = Opcje
cli-heading-commands = Polecenia
cli-metavar-number = LICZBA
cli-metavar-text = TEKST
cli-metavar-file = PLIK
cli-metavar-folder = FOLDER
cli-metavar-options = OPCJE
cli-metavar-command = POLECENIE
cli-metavar-arguments = ARGUMENTY
cli-default = domyślnie:
cli-error-hint = Wpisz „{ $command } --help”, aby zobaczyć pomoc.
cli-error-option = Nie ma opcji { $name }.
cli-error-option-near = Nie ma opcji { $name }. Może chodzi o { $near }?
cli-error-missing = Brakuje: { $name }.
cli-error-option-use = Opcji { $name } używa się inaczej.
cli-error-arguments = Argumenty nie pasują do tego polecenia.
cli-error-choice = { $name } musi mieć jedną z wartości: { $choices }.
cli-error-range = { $name } musi być liczbą od { $least } do { $most }.
cli-error-path = { $name } nie jest ścieżką, której można użyć.
cli-error-value = { $name } ma wartość niewłaściwego rodzaju.
cli-error-file = Nie można otworzyć { $file }.
cli-error-command = Nie ma polecenia „{ $name }”. Dostępne polecenia: { $known }.
cli-error-system = Komunikat systemu: { $problem } { $file }

cli-help-sunstone = Sunstone: otwarty cyfrowy stół do gier planszowych. Nieoficjalny i niezwiązany z żadnym wydawcą. Bez polecenia otwiera stół w przeglądarce.
cli-help-help = Pokaż tę stronę.
cli-help-lang = Język: en, cs, nl albo pl.
cli-help-version = Pokaż wersję.
cli-help-json = Wypisz JSON do odczytu maszynowego.
cli-help-option = Opcja gry z listy, którą pokazuje „sunstone games”. Można podać kilka.
cli-help-components = Plik elementów z wartościami z twojego pudełka.
cli-help-seed = Ziarno wszystkich tasowań, liczba całkowita. Jeśli go nie podasz, zostanie wylosowane tajne.
cli-help-seed-fixed = Ziarno wszystkich tasowań, liczba całkowita.
cli-help-player-count = Liczba graczy; domyślnie największa, na jaką pozwala gra.
cli-help-games = Wypisz gry i ich opcje.
cli-help-play = Zagraj na tym komputerze przeciwko botom albo ze znajomymi przy wspólnej klawiaturze.
cli-help-terminal = Graj słowami, tutaj w terminalu.
cli-help-players = Kto gra: imiona osób i kody botów, oddzielone przecinkami.
cli-help-keep-order = Zachowaj miejsca w podanej kolejności; inaczej są losowane.
cli-help-resume = Wróć do zapisanej partii.
cli-help-save = Gdzie zapisać partię; domyślnie w nowym pliku w twoim folderze danych.
cli-help-simulate = Niech boty zagrają wiele partii; na koniec podsumowanie wyników.
cli-help-simulate-players = Boty w kolejności miejsc przy stole, oddzielone przecinkami.
cli-help-games-count = Liczba partii.
cli-help-jobs = Liczba procesów do wykorzystania.
cli-help-records = Nowy folder, w którym zostanie zapisana każda partia.
cli-help-replay = Opowiedz zapisaną partię jeszcze raz albo pokaż jedną jej pozycję.
cli-help-ply = Pokaż pozycję po tylu akcjach zamiast całego przebiegu partii.
cli-help-seat = Czyimi oczami: numer miejsca przy stole od 1 albo 0 dla widza. Domyślnie wszystko jest jawne.
cli-help-verify = Sprawdź, czy zapisy są kompletne, dają się odtworzyć i prowadzą do podanego w nich wyniku.
cli-help-perft = Policz ciągi dozwolonych akcji: odcisk palca zasad.
cli-help-depth = Ile akcji w głąb.
cli-help-fuzz = Rozegraj partie na wiele sposobów i po każdej akcji sprawdź wszystkie reguły silnika.
cli-help-fuzz-players = Liczby graczy, oddzielone przecinkami; domyślnie wszystkie, na jakie pozwala gra.
cli-help-fuzz-policy = Sposoby gry, oddzielone przecinkami; domyślnie wszystkie.
cli-help-fuzz-games = Ile partii dla każdej liczby graczy, każdego zestawu opcji i każdego sposobu gry.
cli-help-fuzz-limit = Ile akcji może mieć partia, zanim zostanie uznana za niekończącą się.
cli-help-bench = Zmierz szybkość naszych gier obok innych, w jednym przebiegu.
cli-help-bench-games = Gry do zmierzenia, oddzielone przecinkami; domyślnie wszystkie.
cli-help-bench-seconds = Liczba sekund na każdy pomiar w każdej rundzie.
cli-help-bench-rounds = Liczba rund; liczy się wynik środkowy.
cli-help-bench-peers = Zmierz też inne projekty, jeśli są zainstalowane.
cli-help-bench-against = Porównaj z innym wydaniem Sunstone w tym katalogu; oba są mierzone na przemian.
cli-help-arena = Niech boty spotkają się przy wielu stołach; na koniec wiadomo, kto gra lepiej: z przedziałami, rankingiem i raportem.
cli-help-arena-players = Boty oddzielone przecinkami: kody takie jak greedy, search:800, search:2s, friendly albo merciless.
cli-help-arena-seats = Liczba miejsc przy stole, jeśli botów jest więcej; wtedy spotyka się każdy ich skład.
cli-help-arena-jobs = Liczba procesów do wykorzystania; domyślnie wszystkie rdzenie.
cli-help-arena-ray = Graj na klastrze Ray albo przez Ray na tym komputerze.
cli-help-arena-out = Folder na wyniki i raport. Przerwany mecz będzie stąd kontynuowany.
cli-help-balance = Pozwala botom greedy rozegrać wiele partii i pokazuje, co jest używane, jak wiedzie się biorącym i czy cele są osiągnięte.
cli-help-balance-seats = Ilu graczy siedzi przy stole.
cli-help-balance-lots = Rozgrywa każde rozdanie drugi raz z rzeczami branymi losem, by pokazać, ile każda znaczy sama z siebie.
cli-help-tune = Znajdź lepsze wagi oceny gry, grając bota przeciwko sobie.
cli-help-tune-rounds = Ile razy wagi są zmieniane.
cli-help-tune-games = W ilu partiach wypróbować każdą zmianę.
cli-help-tune-trial = Ile partii znalezione wagi zagrają na końcu przeciwko początkowym.
cli-help-tune-player = Bot, który gra z tymi wagami.
cli-help-tune-seats = Parzysta liczba miejsc przy stole; domyślnie największa, na jaką pozwala gra.
cli-help-train = Trenuje sieć neuronową do gry przez grę samą ze sobą; wymaga PyTorch.
cli-help-train-folder = Folder treningu. Przerwany trening jest kontynuowany; sieć, która w nim leży, jest trenowana dalej.
cli-help-train-minutes = Jak długo trwa cały trening, łącznie z wcześniejszymi częściami.
cli-help-train-teacher = Z czego nowa sieć się uczy, zanim zacznie grać sama: z partii bota, np. greedy, lub z folderu zapisów.
cli-help-train-teacher-minutes = Ile z tych minut ma nauczyciel.
cli-help-train-collect = Ile minut gry ze sobą każdy gracz tylko zbiera punkty; przez kolejne tyle samo minut zaczynają liczyć się rywale.
cli-help-train-tables = Liczba stołów, przy których każdy proces gra jednocześnie.
cli-help-train-ray = Rozgrywa stoły na klastrze Ray albo przez Ray na tym komputerze.
cli-help-train-jobs = Liczba procesów grających jednocześnie; domyślnie po jednym na rdzeń, bez jednego.
cli-help-probe = Oceń decyzje z zapisanych partii oceną, siecią i przeszukiwaniem: jak dobrze każde wie, jak partie się skończyły.
cli-help-probe-net = Plik sieci zamiast tej, która jest z grą.
cli-help-probe-every = Oceń jedną na tyle decyzji.
cli-help-probe-simulations = Symulacje przeszukiwania przy każdej z nich; domyślnie żadne.
cli-help-out = Nowy plik, w którym wyniki zostaną zapisane jako JSON.
cli-help-components-command = Pokaż każdą wartość używaną w grze i jej pochodzenie.
cli-help-source = Tylko wartości z tego źródła: rulebook, public, inferred, substitute albo owner.
cli-help-template = Wypisz plik elementów ze wszystkimi naszymi wartościami; każda jest w wierszu ze znakiem # na początku, aby można było zastąpić ją wydrukowaną.
cli-help-completion = Wypisz skrypt, dzięki któremu twoja powłoka uzupełnia nasze polecenia.

games-line = { $id }: { $title }, od { $least } do { $most } graczy, { $actions ->
    [one] { $actions } możliwa akcja
    [few] { $actions } możliwe akcje
    [many] { $actions } możliwych akcji
   *[other] { $actions } możliwej akcji
 }
games-option = { $name }: { $choices }; domyślnie { $default }
games-substitutes = { $count ->
    [one] { $count } wartość jest nasza, bo wydrukowanej nie znamy.
    [few] { $count } wartości są nasze, bo wydrukowanych nie znamy.
    [many] { $count } wartości jest naszych, bo wydrukowanych nie znamy.
   *[other] { $count } wartości jest nasze, bo wydrukowanych nie znamy.
 }

# Każdy wiersz staje się komentarzem.
template-head =
    { $game }: wszystkie wartości, które są nasze albo wywnioskowane, bo wydrukowanych nie znamy.
    Gdzie twoje pudełko mówi inaczej, usuń # z wiersza i wpisz to, co wydrukowano.
    Co zostawisz bez zmian, pozostanie nasze i zachowa swój znak.

event-plain = { $name }: { $kind } { $details }
ask-plain = Wybierz akcję.
result-seat = { $place }. { $name }: { $points }
result-line = { $points }  { $source }

play-welcome = Po każdej akcji partia zapisuje się w pliku { $file }
play-seed = SHA-256 tajnego ziarna: { $digest }
play-seed-revealed = Ziarno tej partii: { $seed }
play-news = Co się wydarzyło
play-over = Koniec gry
play-left = Partia jest zapisana. Wrócisz do niej poleceniem: sunstone play --terminal --resume { $file }
play-hand-over = Teraz gra { $name }. Naciśnij Enter, gdy ekran widzi tylko { $name }.
play-help-hint = Wpisz numer, akcję albo początki jej słów. Znak ? wyjaśnia resztę.
play-help = Wpisz numer z listy albo samą akcję, na przykład „{ $example }”, albo początki jej słów, „{ $short }”, jeśli są jednoznaczne. Pozostałe polecenia:
play-help-choices = wypisz wszystkie możliwości z numerami
play-help-board = pokaż całą pozycję albo jedną jej część, podaną po tym słowie, na przykład „board { $part }”
play-help-why = wyjaśnij, dlaczego akcja podana po tym słowie nie jest możliwa, na przykład „why { $example }”
play-help-undo = cofnij ostatnią akcję swojej tury, jeśli nie odsłoniła niczego ukrytego
play-help-log = opowiedz całą dotychczasową partię
play-help-save = zapisz kopię w pliku, którego nazwę podasz po tym słowie
play-help-quit = przerwij; partia jest zapisana
play-help-parts = Części, które może pokazać „board”: { $parts }
play-several = To może oznaczać:
play-why-legal = Akcja „{ $action }” jest możliwa.
play-saved = Zapisano w pliku { $file }
play-undone = Cofnięto.
play-undo-turn = W tej turze nie ma czego cofnąć.
play-undo-barrier = Ta akcja odsłoniła coś ukrytego, więc nie można jej cofnąć.

replay-ply = { $ply }. { $action }
replay-unfinished = Partia nie jest skończona; { $count ->
    [one] rozegrano { $count } akcję.
    [few] rozegrano { $count } akcje.
    [many] rozegrano { $count } akcji.
   *[other] rozegrano { $count } akcji.
 }
verify-finished = { $file }: zapis kompletny i prawdziwy; { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
 }, wynik się zgadza, SHA-256 ziarna: { $digest }
verify-unfinished = { $file }: zapis kompletny, partia jeszcze trwa; { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
 }, SHA-256 ziarna: { $digest }
perft-line = głębokość { $depth }: { $count }

progress-games = Partie
progress-measuring = Pomiar
simulate-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
 }, średnio po { $length ->
    [one] { $length } akcji
    [few] { $length } akcje
    [many] { $length } akcji
   *[other] { $length } akcji
 }, ziarno { $seed }
simulate-seat = Miejsce przy stole { $seat }, { $player }: średnio { $mean ->
    [one] { $mean } punkt
    [few] { $mean } punkty
    [many] { $mean } punktów
   *[other] { $mean } punktu
 } (odchylenie { $sd }, od { $least } do { $most }), średnia lokata { $place }, zwycięstwa { $wins }%
simulate-ending = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
 }: { $ending }
fuzz-case = { $policy }: { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
 }, { $options }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
 }, { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
 }, liczba akcji w najdłuższej partii: { $longest }; partie z błędem: { $failed }
fuzz-failure = ZNALEZIONO: { $kind } ({ $policy }), liczba graczy { $players }, ziarno { $seed }: { $error }
fuzz-result = Razem { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
 }, { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
 }; partie z błędem: { $failed }
bench-machine = { $cpu }, { $system }, { $python }, silnik { $kind }
bench-compiled = skompilowany
bench-interpreted = interpretowany
bench-what = Pomiar
bench-value = Wartość
bench-unit = Jednostka
bench-spread = Rozrzut
bench-ours = U nas
bench-peer = Gdzie indziej
bench-ratio = Stosunek
bench-target = Cel
bench-met = osiągnięty
bench-missed = nieosiągnięty
bench-new = To wydanie
bench-old = Drugie
bench-times-as-fast = Ile razy szybciej
bench-missing = Pakiet { $package } nie jest zainstalowany, więc nie ma z czym porównać. Zainstalujesz go tak: pip install "sunstone[bench]"
bench-number = { NUMBER($value, maximumFractionDigits: 2) }

level-friendly = przyjazny
level-steady = rozważny
level-shrewd = przebiegły
level-merciless = bezlitosny
level-sovereign = suwerenny

arena-title = Arena: { $game }
arena-summary = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
 } z { $deals ->
    [one] { $deals } rozdania
    [few] { $deals } rozdań
    [many] { $deals } rozdań
   *[other] { $deals } rozdań
 }, miejsc przy stole: { $seats }, ziarno { $seed }, opcje: { $options }
arena-method = Każde rozdanie jest rozgrywane z każdego miejsca. Przedziały są 95-procentowe: Wilsona dla udziałów, Studenta po rozdaniach dla średnich. Kto dzieli pierwsze miejsce, dzieli zwycięstwo.
arena-number = { NUMBER($value, maximumFractionDigits: 3) }
arena-standings = Klasyfikacja
arena-player = Gracz
arena-games = Partie
arena-wins = Wygrane
arena-chance = Przypadkiem
arena-score = Punkty
arena-margin = Przewaga nad najlepszym z pozostałych
arena-place = Miejsce
arena-rating = Ranking
arena-seconds = Sekund na partię
arena-longest = Najdłuższa tura, s
arena-cross = Każdy z każdym
arena-cross-note = Jak często gracz z wiersza zajmuje przy tym samym stole lepsze miejsce niż gracz z kolumny i o ile punktów więcej ma średnio.
arena-ahead-of = Przed graczem
arena-plot-wins = Wygrane partie
arena-plot-wins-note = Odcinki to przedziały 95-procentowe; linia przerywana to udział, który dałby przypadek.
arena-plot-scores = Rozkład punktów
arena-plot-course = Udział wygranych, partia po partii
arena-axis-points = punkty
arena-axis-games = partie
arena-written = Raport jest w pliku { $file }
option-arena-seats = Nie można obsadzić miejsc ({ $seats }): podano za mało graczy ({ $players }).
option-no-ray = Ray nie jest zainstalowany. Zainstaluj go poleceniem: pip install "sunstone[ray]"
option-no-weights = { $game } nie ma wag, które można by dostroić.
option-no-torch = Trening wymaga PyTorch: pip install "sunstone[train]"
option-odd-seats = Dwa zestawy wag nie mogą się po równo podzielić miejscami ({ $seats }).
record-other-match = Plik { $file } zawiera wyniki innego meczu. Wybierz inny folder albo tych samych graczy, miejsca, ziarno i opcje.
record-arena-damaged = { $file } nie jest plikiem wyników areny albo jest uszkodzony.
record-none-in-folder = W { $file } nie ma żadnych zapisów (.json).
record-other-game = { $file } to zapis innej gry: { $game }.
record-unfinished = Partia w { $file } jeszcze się nie skończyła.
train-row = Pozostało { $left } min: { $decisions } decyzji, { $points } pkt na gracza; wygrane z greedy: { $won } % z { $met } partii
train-teacher-row = zostało { $left } min: { $games } partii nauczyciela; sieć zgadza się z { $agreement } % jego wyborów
train-report-title = Trening: { $game }
train-report-won = Wygrane partie z greedy
train-report-won-line = najnowsza sieć, bez przeszukiwania
train-report-points = Punkty w grze ze sobą
train-report-mean = średnia wszystkich graczy
train-report-winner = zwycięzca
train-report-explained = Jaką część zmienności wyników sieć przewiduje
train-report-entropy = Entropia strategii
train-report-agreement = Wybory nauczyciela, których dokonuje też sieć
train-report-what = Trening
train-report-value = Wartość
train-report-minutes = Minuty
train-report-decisions = Decyzje
train-report-games = Partie ze sobą
train-report-learning = Czas nauki
probe-found = Decyzji: { $decisions }, partii: { $games }
probe-phase = część { $number }
probe-all = całość
probe-correlation = Korelacja z końcową przewagą
probe-lead = Przewaga
probe-slope = końcowych punktów na punkt
probe-error = średni błąd, punkty
probe-policy = Zgodność z wyborem, %
probe-cross-entropy = entropia krzyżowa
probe-chances = Szanse według: { $judge }, %
probe-true = spełniło się
probe-evaluation = ocena
probe-net = sieć
probe-both = obie
probe-search = przeszukiwanie
probe-one-ply = krok naprzód
probe-uniform = losowo
tune-weight = { $name }: { $before } → { $after }
tune-trial = Przeciwko początkowym wagom, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
 } na nowych rozdaniach: wygrane { $wins }, przewaga w punktach { $margin }

balance-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
 }, botów greedy przy stole: { $players }, ziarno { $seed }
balance-plain = Tak, jak gra greedy
balance-with-lots = Te same rozdania z rzeczami branymi losem
balance-aims = Cele
balance-figure = Wartość
balance-beyond = Poza granicą
balance-met = osiągnięty
balance-not-met = nieosiągnięty
balance-aim-tribe-taken = Każdy rodzaj karty plemienia bierze co najmniej { $bound } % graczy
balance-aim-tribe-left = Żaden stos kart plemienia nie kończy się w więcej niż { $bound } % partii
balance-aim-column = W każdej rundzie każda kolumna jest używana w co najmniej { $bound } % partii
balance-aim-village = Osadę zakłada co najmniej { $bound } % graczy
balance-aim-era = W każdej erze kartę kultury bierze co najmniej { $bound } % graczy
balance-aim-culture = Każda karta kultury zostaje wzięta w co najmniej { $bound } % partii, w których jest w ofercie
balance-aim-seat = Żadne miejsce przy stole nie wygrywa mniej niż { $bound } % partii
balance-aim-winner-least = Dziewięciu zwycięzców na dziesięciu ma co najmniej { $bound } punktów
balance-aim-winner-most = Dziewięciu zwycięzców na dziesięciu ma najwyżej { $bound } punktów
balance-aim-itself = Nic samo z siebie na pewno nie wygrywa więcej niż { $bound } % partii
balance-winners = Punkty zwycięzców: średnio { $mean }, 10. percentyl { $low }, 90. percentyl { $high }
balance-sources = Punkty gracza według źródła
balance-points = Punkty
balance-number = Liczba na gracza
balance-share = Udział w rodzaju, %
balance-round = Runda { $round }, %
balance-when-shown = Gdy w ofercie, %
balance-run-out = Wyczerpane, % partii
balance-taken = Wzięło, %
balance-wins = Wygrane, %
balance-margin = Przewaga punktów
balance-even = Na równych warunkach, %
balance-lot = Losem, %
balance-itself = Samo z siebie, %
balance-score = Wynik z tym
balance-score-without = Wynik bez tego
balance-method = Udziały mają 95-procentowe przedziały (Wilson). Gdy w ofercie: udział partii z tą rzeczą w ofercie, w których ktoś ją wziął. Przewaga: nad najlepszym z pozostałych. Na równych warunkach: partie, w których wszyscy wzięli tyle samo rzeczy tego rodzaju. Losem: rzeczy sprzed partii zawsze, inne raz na { $stray } wzięć. Samo z siebie: połowa partii i to, o ile częściej wygrywali ci, którym los to dał, niż ci, którym dał coś innego, gdy to było do wzięcia. „!” oznacza to, co samo z siebie na pewno wygrywa częściej niż { $bound } %.
balance-sort-seat = Miejsca przy stole
balance-sort-column = Gdzie stają figurki
balance-sort-village = Osady
balance-sort-tribe = Karty plemienia
balance-sort-era = Karty kultury według ery
balance-sort-prophecy = Spełnione proroctwa
balance-sort-wealth = Bogactwo początkowe
balance-sort-building = Budynki
balance-sort-monument = Monumenty
balance-sort-chief = Wodzowie
balance-sort-side = Strony wodzów
balance-sort-setup = Karty przygotowania
balance-sort-culture = Karty kultury
balance-sort-stone = Święte kamienie
option-no-takings = Dla gry { $game } nie określono, co liczy się jako wzięcie.
option-no-build = W katalogu { $folder } nie ma wydania Sunstone z tymi grami.
