# Co może być nie tak z tym, co podał człowiek.

error-language = „{ $name }” nie jest językiem Sunstone. Dostępne języki: { $known }.
error-other = Coś jest nie tak: { $problem }

game-unknown = Nie ma gry „{ $name }”. { $near ->
    [none] Dostępne gry: { $known }.
   *[other] Może chodzi o „{ $near }”? Dostępne gry: { $known }.
 }
game-broken = Gra „{ $name }” jest zarejestrowana jako { $entry }, ale to nie jest gra.

bot-unknown = Nie ma bota „{ $name }”. Dostępne boty: { $known }.

option-unknown = Nie ma opcji „{ $name }”. Dostępne opcje: { $known }.
option-value = Opcja „{ $name }” nie może mieć wartości „{ $value }”. Możliwe wartości: { $choices }.
option-form = Opcję zapisuje się jako name=value, a nie „{ $word }”.
option-players = Gra { $game } nie jest dla { $players ->
    [one] { $players } gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
 }: potrzeba od { $least } do { $most } graczy.
option-seed = Ziarno to liczba całkowita od 0 do 2 do potęgi { $bits } minus jeden.
option-seat = Nie ma miejsca przy stole o numerze { $seat }. Miejsca mają numery od 1 do { $most }; 0 to widz.
option-empty-seat = W „{ $word }” jedno miejsce przy stole jest puste.
option-seat-name = „{ $word }” nie może być imieniem: użyj najwyżej 60 drukowalnych znaków.
option-resume-alone = Zapisana partia toczy się dalej tak, jak się zaczęła: z --resume nie podaje się gry, opcji, ziarna ani --save.
option-terminal-only = --players, --resume, --save, --seed, --option i --components dotyczą stołu w terminalu: dodaj --terminal. W przeglądarce wybierasz to wszystko przy nowym stole.
option-game-needed = Podaj grę albo wróć do zapisanej partii przez --resume.

action-unknown-int = { $action } nie jest akcją: akcje mają numery od 0, mniejsze niż { $size }.
action-unknown-text = „{ $text }” nie jest akcją tej gry. Wpisz ?, aby zobaczyć pomoc.
action-unknown-structure = { $structure } nie jest akcją tej gry.
action-number = Na liście nie ma numeru { $number }: numery są od 1 do { $most }.

record-unreadable = Nie można odczytać { $file }: { $problem }
record-exists = { $file } już istnieje i nie zostanie nadpisany.
record-not-json = To nie jest kompletny zapis; może być urwany albo uszkodzony ({ $problem }).
record-not-record = To nie jest zapis partii.
record-format = Ten zapis ma format „{ $found }”; oczekiwany format: „{ $expected }”.
record-fields = W zapisie brakuje pól albo są w nim pola nieznane: { $field }.
record-field = Pole „{ $field }” zapisu ma niemożliwą wartość.
record-rules-version = Zapis powstał według zasad w wersji { $found }; tutaj obowiązuje wersja { $expected }.
record-seed-digest = Ziarno nie pasuje do ogłoszonego SHA-256: ogłoszono { $found }, a z ziarna wychodzi { $expected }.
record-components-needed = Partię rozegrano z własnym plikiem elementów (SHA-256 { $digest }). Podaj go przez --components.
record-components-unwanted = Partię rozegrano z elementami dołączonymi do programu; pomiń --components.
record-action = Akcji { $number } z zapisu, „{ $line }”, nie można wykonać: { $reason }
record-not-finished = Zapis zawiera wynik, ale po { $number ->
    [one] { $number } akcji
    [few] { $number } akcjach
    [many] { $number } akcjach
   *[other] { $number } akcji
 } partia nie jest skończona.
record-result = Wynik w zapisie nie jest tym, do którego prowadzą jego akcje.
record-barrier = Tego, co zostało odsłonięte, nie można cofnąć: { $number ->
    [one] pierwsza akcja zostaje
    [few] pierwsze { $number } akcje zostają
    [many] pierwszych { $number } akcji zostaje
   *[other] pierwsze { $number } akcji zostaje
 }.
record-ply = Zapis ma { $most ->
    [one] { $most } akcję
    [few] { $most } akcje
    [many] { $most } akcji
   *[other] { $most } akcji
 }, więc nie ma pozycji po akcji { $number }.

position-format = Pozycja ma format „{ $found }”; oczekiwany format: „{ $expected }”.
position-game = To pozycja z gry „{ $found }”, a nie „{ $expected }”.
position-rules-version = Pozycja powstała według zasad w wersji { $found }; tutaj obowiązuje wersja { $expected }.
position-components = Pozycja należy do pliku elementów { $found }, a nie { $expected }.
position-length = „{ $field }” ma { $found ->
    [one] { $found } wpis
    [few] { $found } wpisy
    [many] { $found } wpisów
   *[other] { $found } wpisu
 }; powinno mieć { $expected }.
position-type = „{ $field }” jest niewłaściwego rodzaju: oczekiwano { $expected ->
    [object] obiektu
    [string] tekstu
    [list] listy
    [truth] wartości true lub false
   *[integer] liczby całkowitej
 }.
position-missing = Brakuje „{ $field }”.
position-range = „{ $field }” wynosi { $found }; dozwolone wartości są od { $least } do { $most }.
position-unknown-field = Na „{ $field }” nie ma miejsca w pozycji.
position-unknown-name = „{ $field }” zawiera „{ $found }”, co jest nieznane albo występuje dwa razy.

components-unreadable = Nie można odczytać { $file }: { $problem }
components-syntax = { $file }, wiersz { $line }: to nie jest TOML: { $problem }
components-game = { $file }, wiersz { $line }: plik jest do gry „{ $found }”, a nie „{ $expected }”.
components-table = { $file }, wiersz { $line }, { $field }: tu potrzebna jest tabela.
components-unknown-section = { $file }, wiersz { $line }: nie ma sekcji „{ $field }”. Dostępne sekcje: { $known }.
components-unknown-entry = { $file }, wiersz { $line }: „{ $field }” nie istnieje. Dostępne wpisy: { $known }.
components-unknown-field = { $file }, wiersz { $line }: „{ $field }” nie istnieje. Dostępne pola: { $known }.
components-missing-field = { $file }, wiersz { $line }: brakuje „{ $field }”.
components-source = { $file }, wiersz { $line }, { $field }: „{ $found }” nie jest źródłem. Dostępne źródła: { $known }.
components-wrong-integer = { $file }, wiersz { $line }, { $field }: potrzebna jest liczba całkowita, a nie „{ $found }”.
components-wrong-range = { $file }, wiersz { $line }, { $field }: { $found } jest poza zakresem; musi być od { $least } do { $most }.
components-wrong-list = { $file }, wiersz { $line }, { $field }: potrzebna jest lista { $count ->
    [one] { $count } liczby
    [few] { $count } liczb
    [many] { $count } liczb
   *[other] { $count } liczb
 }, a nie „{ $found }”.
components-wrong-choice = { $file }, wiersz { $line }, { $field }: „{ $found }” nie jest możliwe; możliwe wartości: { $known }.
components-wrong-pattern = { $file }, wiersz { $line }, { $field }: „{ $found }” nie jest wymaganiem w języku wzorów.
components-wrong-patterns = { $file }, wiersz { $line }, { $field }: potrzeba od jednego do trzech wymagań, a nie „{ $found }”.
components-wrong-levels = { $file }, wiersz { $line }, { $field }: poziomy to pary „ile razy” i „ile punktów”, obie wartości rosnące, a nie „{ $found }”.
components-wrong-effects = { $file }, wiersz { $line }, { $field }: potrzebna jest lista działań, każde zapisane słowami języka działań, a nie „{ $found }”.
components-wrong-steps = { $file }, wiersz { $line }, { $field }: potrzeba od czterech do dwunastu liczb całkowitych, czyli punktów za stopnie od najniższego, a nie „{ $found }”.
components-wrong-rewards = { $file }, wiersz { $line }, { $field }: potrzebna jest lista z jednym wpisem na każdy stopień: wood, stone, gold, skull albo pusty tekst, a nie „{ $found }”.
components-wrong-points = { $file }, wiersz { $line }, { $field }: potrzebne są całkowite liczby punktów, najwyżej tyle, ile ich może być, żadna poniżej zera, a w tabeli nigdy nie malejące, a nie „{ $found }”.
option-player-counts = Liczby graczy zapisuje się z przecinkami, na przykład 2,3,4; a nie „{ $word }”.
option-no-observer = { $game } nie mówi uczącemu się programowi, co widzi.
components-wrong-placing = { $file }, wiersz { $line }, { $field }: potrzeba sześciu liczb całkowitych, z których pierwsza to 0, a nie „{ $found }”.
components-wrong-order = { $file }, wiersz { $line }, { $field }: { $found } jest za wcześnie; między Dniami Żywienia muszą być co najmniej dwa zęby.
components-wrong-too-many = { $file }, wiersz { $line }, { $field }: { $found } to więcej, niż jest możliwe.
components-wrong-position = { $file }, wiersz { $line }, { $field }: { $found } nie jest polem tego koła albo podaje ją też inny kafelek.
components-wrong-ability = { components-at }: potrzebna jest lista najwyżej { $most } części, licząc warianty, każda zapisana słowami języka działań, a nie „{ $found }”.
components-wrong-name = { $file }, wiersz { $line }, { $field }: nazwa ma najwyżej 40 drukowalnych znaków; „{ $found }” nią nie jest.
components-wrong-spaces = { $file }, wiersz { $line }, { $field }: potrzebna liczba pól to { $count }, a nie „{ $found }”.
components-wrong-stone = { $file }, wiersz { $line }, { $field }: „{ $found }” nie pasuje do tego, co liczy ten kamień: tereny z tego pudełka przy settlements, zwierzęta przy used_animals, dwa zwierzęta przy used_pairs, poza tym nic.
components-wrong-layout = { $file }, wiersz { $line }, { $field }: plansze zachodziłyby na siebie albo leżały poza planem: „{ $found }”.
components-wrong-hexes = { $file }, wiersz { $line }, { $field }: przy wartości { $found } nie da się ułożyć krainy: potrzebny jest jeden heks początkowy, nie więcej lodowców, niż ich jest, i osiemnaście heksów dookoła, co najmniej po jednym z każdego terenu.
components-wrong-animals = { $file }, wiersz { $line }, { $field }: { $found } to za mało na karty przygotowania i planszę zwierząt.
components-wrong-starting-deck = { $file }, wiersz { $line }, { $field }: kart początkowych gracza musi być razem dziewięć.
components-wrong-price = { $file }, wiersz { $line }, { $field }: to, co sprzedaje główna plansza, musi coś kosztować.
components-at = { $spaces ->
    [0] { $file }, wiersz { $line }, { $field }
   *[other] { $file }, wiersz { $line }, { $field } (pole { $place } z { $spaces })
 }
components-removed = { $file }, wiersz { $line }: „{ $field }” nie można usunąć; przez `removed = true` usuwa się tylko wpisy nieobowiązkowe.
components-wrong-lengths = { $file }, wiersz { $line }, { $field }: potrzebna jest lista od { $least } do { $most } liczb całkowitych, a nie „{ $found }”.
components-wrong-some = { $file }, wiersz { $line }, { $field }: potrzebna jest lista od { $least } do { $most } słów, a nie „{ $found }”. Możliwe wartości: { $known }.
components-wrong-rising = { $file }, wiersz { $line }, { $field }: { $found } narusza kolejność; liczby tej listy muszą rosnąć.
components-wrong-brackets = { $file }, wiersz { $line }, { $field }: potrzebna jest wartość dla każdego przedziału z burial.brackets, a nie „{ $found }”.
components-wrong-levels-gap = { $file }, wiersz { $line }, { $field }: poziomy toru numeruje się od 1 bez luk.
components-wrong-no-tribe = { $file }, wiersz { $line }, { $field }: w tym pudełku nie ma rodzaju karty plemienia „{ $found }”.
components-wrong-no-start = { $file }, wiersz { $line }, { $field }: żadna plansza nie ma pola startowego, na przykład "start 3 6".
components-wrong-start-space = { components-at }: „{ $found }” nie jest polem startowym; potrzebne są numery dwóch innych pól, na przykład "start 3 6".
components-wrong-part-gain = { components-at }: „{ $found }” nie można zyskać. Możliwe wartości: { $known }.
components-wrong-part-count = { components-at }: potrzebna jest liczba całkowita od { $least } do { $most }, a nie „{ $found }”.
components-wrong-part-labour = { components-at }: trud to liczba najwyżej { $most }, ewentualnie z połową jak 1.5, a nie „{ $found }”.
components-wrong-part-each = { components-at }: „{ $found }” jest niezrozumiałe; to, co się liczy, zapisuje się jak w "food 1 each settlements" albo "vp 1 each 2 buried".
components-wrong-part-thing = { components-at }: „{ $found }” nie można liczyć. Możliwe wartości: { $known }.
components-wrong-part-guard = { components-at }: „{ $found }” nie może stać przed strzałką. Możliwe, każde raz i po przecinku: { $known }.
components-wrong-part-column = { components-at }: „{ $found }” nie jest kolumną. Możliwe wartości: { $known }.
components-wrong-part-cost = { components-at }: „{ $found }” nie może tu być ceną. Możliwe wartości: { $known }.
components-wrong-part-many = { components-at }: „{ $found }” ma więcej części niż { $most }.
components-wrong-part-arrow = { components-at }: „{ $found }” łączy zyski bez strzałki; zapisz każdy jako osobną część.
components-wrong-part-or = { components-at }: w „{ $found }” część wariantów ma strzałkę, a część nie; każdy podaje swoją cenę, a darmowy zaczyna się od ->.
components-wrong-part-here = { components-at }: „{ $found }” nie może tu stać: kolumny należą do kart, a podczas zaćmienia trud stoi osobno.
