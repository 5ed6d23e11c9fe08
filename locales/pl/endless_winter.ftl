# Wieczna Zima (Endless Winter): nazwy, działania, karty, możliwości, pytania, zdarzenia, pozycja opisana słowami.
# Nazwy kart, zwierząt, wodzów, terenów i kolumn oraz ilości wstawia się tak, jak są tu zapisane: nazwy w mianowniku, ilości w formie wspólnej dla mianownika i biernika.

endless-winter-name = Wieczna Zima

# Wartość, która jest nasza, bo wydrukowanej nie znamy, ma za sobą ten znak.
endless-winter-legend = { $mark } za nazwą, wartością lub szeregiem wartości: to nasze, bo wydrukowanych nie znamy

# Kolumny, pole odpoczynku, tory, plansze. Nazwy torów są w dopełniaczu, po słowie „tor”.
endless-winter-space-rite = Rytuał
endless-winter-space-develop = Rozwój
endless-winter-space-migrate = Migracja
endless-winter-space-hunt = Polowanie
endless-winter-space-rest = Odpoczynek
endless-winter-track-offering = ofiar
endless-winter-track-honour = honoru
endless-winter-board-mb-a = plansza Słońca
endless-winter-board-mb-b = plansza Księżyca
endless-winter-board-mb-c = plansza Gwiazdy
endless-winter-board-mb-d = plansza Komety
endless-winter-figure-chief = wódz
endless-winter-figure-tribe = współplemieniec
endless-winter-neutral = neutralne

# Karty.
endless-winter-card-tribesman = Członek plemienia
endless-winter-card-tribeswoman = Członkini plemienia
endless-winter-card-brave = Wojownik
endless-winter-card-elder = Starszy plemienia
endless-winter-card-craftswoman = Rzemieślniczka
endless-winter-card-scout = Zwiadowca
endless-winter-card-hunter = Łowca
endless-winter-card-shaman = Szamanka
endless-winter-card-tribe-6 = Szósta karta plemienia
endless-winter-card-cu1-01 = Podtrzymywanie ognia
endless-winter-card-cu1-02 = Łupanie krzemienia
endless-winter-card-cu1-03 = Tropienie
endless-winter-card-cu1-04 = Opowieści przy ogniu
endless-winter-card-cu1-05 = Obrzędy pogrzebowe
endless-winter-card-cu1-06 = Zbieractwo
endless-winter-card-cu1-07 = Rakiety śnieżne
endless-winter-card-cu1-08 = Budowa schronień
endless-winter-card-cu1-09 = Rzeźbienie w kości
endless-winter-card-cu1-10 = Wleczenie głazów
endless-winter-card-cu1-11 = Garbowanie skór
endless-winter-card-cu1-12 = Szlak wymiany
endless-winter-card-cu1-13 = Nadanie imienia
endless-winter-card-cu1-14 = Wspólna praca
endless-winter-card-cu1-15 = Zastawianie sideł
endless-winter-card-cu1-16 = Oszczepy
endless-winter-card-cu1-17 = Znawcy ścieżek
endless-winter-card-cu1-18 = Nauczyciele
endless-winter-card-cu1-19 = Warsztat
endless-winter-card-cu1-20 = Obserwacja gwiazd
endless-winter-card-cu2-01 = Wielka uczta
endless-winter-card-cu2-02 = Gładzone topory
endless-winter-card-cu2-03 = Psy myśliwskie
endless-winter-card-cu2-04 = Prawo plemienne
endless-winter-card-cu2-05 = Kult przodków
endless-winter-card-cu2-06 = Zapasy nasion
endless-winter-card-cu2-07 = Sanie
endless-winter-card-cu2-08 = Zimowe domostwa
endless-winter-card-cu2-09 = Rzeźbienie totemów
endless-winter-card-cu2-10 = Kamieniołom
endless-winter-card-cu2-11 = Wędzarnia
endless-winter-card-cu2-12 = Daleka wymiana
endless-winter-card-cu2-13 = Wejście w dorosłość
endless-winter-card-cu2-14 = Podział pracy
endless-winter-card-cu2-15 = Nagonka
endless-winter-card-cu2-16 = Stawianie głazów
endless-winter-card-cu2-17 = Rada osady
endless-winter-card-cu2-18 = Święty krąg
endless-winter-card-cu2-19 = Strażnicy wiedzy
endless-winter-card-cu2-20 = Kalendarz zaćmień

# Zwierzęta, wodzowie, tereny.
endless-winter-animal-mammoth = Mamut
endless-winter-animal-rhino = Nosorożec włochaty
endless-winter-animal-megatherium = Megaterium
endless-winter-animal-smilodon = Smilodon
endless-winter-animal-glyptodon = Gliptodon
endless-winter-animal-elk = Jeleń olbrzymi
endless-winter-animal-argentavis = Argentavis
endless-winter-chief-tuskbreaker = Łamacz Kłów
endless-winter-chief-stonecarver = Rzeźbiąca Kamień
endless-winter-chief-seeinghand = Widząca Dłoń
endless-winter-chief-firewolf = Ognisty Wilk
endless-winter-chief-thunderclaw = Szpon Gromu
endless-winter-terrain-start = teren początkowy
endless-winter-terrain-glacier = lodowiec
endless-winter-terrain-forest = las
endless-winter-terrain-steppe = step
endless-winter-terrain-lake = jezioro
endless-winter-terrain-mountain = góry
endless-winter-terrain-tundra = tundra
endless-winter-terrain-canyon = kanion
endless-winter-terrain-land-7 = siódmy teren
endless-winter-terrain-land-8 = ósmy teren

# Co można zyskać. Punkt trudu może mieć połówkę. Każda ilość ma taką samą formę w mianowniku i w bierniku.
endless-winter-gain-food = { $count ->
    [one] { $count } jedzenie
    [few] { $count } jedzenia
    [many] { $count } jedzenia
   *[other] { $count } jedzenia
 }
endless-winter-gain-tool = { $count ->
    [one] { $count } narzędzie
    [few] { $count } narzędzia
    [many] { $count } narzędzi
   *[other] { $count } narzędzia
 }
endless-winter-gain-labour = { $count ->
    [one] { $count } punkt trudu
    [few] { $count } punkty trudu
    [many] { $count } punktów trudu
   *[other] { $count } punktu trudu
 }
endless-winter-gain-idol = { $count ->
    [one] podniesienie bożka o { $count } poziom
    [few] podniesienie bożków łącznie o { $count } poziomy
    [many] podniesienie bożków łącznie o { $count } poziomów
   *[other] podniesienie bożków łącznie o { $count } poziomu
 }
endless-winter-gain-draw = { $count ->
    [one] dobranie { $count } karty
    [few] dobranie { $count } kart
    [many] dobranie { $count } kart
   *[other] dobranie { $count } karty
 }
endless-winter-gain-bury = { $count ->
    [one] pochowanie { $count } karty
    [few] pochowanie { $count } kart
    [many] pochowanie { $count } kart
   *[other] pochowanie { $count } karty
 }
endless-winter-gain-megalith = { $count ->
    [one] { $count } megalit
    [few] { $count } megality
    [many] { $count } megalitów
   *[other] { $count } megalitu
 }
endless-winter-gain-camp = { $count ->
    [one] { $count } obóz na teren początkowy
    [few] { $count } obozy na teren początkowy
    [many] { $count } obozów na teren początkowy
   *[other] { $count } obozu na teren początkowy
 }
endless-winter-gain-move = { $count ->
    [one] { $count } ruch obozu
    [few] { $count } ruchy obozów
    [many] { $count } ruchów obozów
   *[other] { $count } ruchu obozów
 }
endless-winter-gain-settlement = { $count ->
    [one] założenie { $count } osady bez płacenia jedzeniem
    [few] założenie { $count } osad bez płacenia jedzeniem
    [many] założenie { $count } osad bez płacenia jedzeniem
   *[other] założenie { $count } osady bez płacenia jedzeniem
 }
endless-winter-gain-tribe-hand = { $count ->
    [one] wzięcie { $count } karty plemienia na rękę
    [few] wzięcie { $count } kart plemienia na rękę
    [many] wzięcie { $count } kart plemienia na rękę
   *[other] wzięcie { $count } karty plemienia na rękę
 }
endless-winter-gain-tribe-discard = { $count ->
    [one] wzięcie { $count } karty plemienia na stos kart odrzuconych
    [few] wzięcie { $count } kart plemienia na stos kart odrzuconych
    [many] wzięcie { $count } kart plemienia na stos kart odrzuconych
   *[other] wzięcie { $count } karty plemienia na stos kart odrzuconych
 }
endless-winter-gain-culture = { $count ->
    [one] wzięcie { $count } karty kultury z oferty
    [few] wzięcie { $count } kart kultury z oferty
    [many] wzięcie { $count } kart kultury z oferty
   *[other] wzięcie { $count } karty kultury z oferty
 }
endless-winter-gain-animal-ground = { $count ->
    [one] { $count } zwierzę z planszy zwierząt
    [few] { $count } zwierzęta z planszy zwierząt
    [many] { $count } zwierząt z planszy zwierząt
   *[other] { $count } zwierzęcia z planszy zwierząt
 }
endless-winter-gain-animal-top = { $count ->
    [one] wierzchnie zwierzę z talii
    [few] { $count } wierzchnie zwierzęta z talii
    [many] { $count } wierzchnich zwierząt z talii
   *[other] { $count } wierzchniego zwierzęcia z talii
 }
endless-winter-gain-reveal = { $count ->
    [one] odkrycie { $count } zwierzęcia
    [few] odkrycie { $count } zwierząt
    [many] odkrycie { $count } zwierząt
   *[other] odkrycie { $count } zwierzęcia
 }
endless-winter-gain-use-animal = { $count ->
    [one] wykorzystanie { $count } zwierzęcia
    [few] wykorzystanie { $count } zwierząt
    [many] wykorzystanie { $count } zwierząt
   *[other] wykorzystanie { $count } zwierzęcia
 }
endless-winter-gain-food-max = uzupełnienie jedzenia do limitu
endless-winter-gain-stone = { $count ->
    [one] { $count } święty kamień za cenę jego miejsca
    [few] { $count } święte kamienie za cenę ich miejsc
    [many] { $count } świętych kamieni za cenę ich miejsc
   *[other] { $count } świętego kamienia za cenę jego miejsca
 }
endless-winter-gain-vp = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
 }
endless-winter-cost-discard = { $count ->
    [one] odrzucenie { $count } karty z ręki
    [few] odrzucenie { $count } kart z ręki
    [many] odrzucenie { $count } kart z ręki
   *[other] odrzucenie { $count } karty z ręki
 }
endless-winter-cost-bury = { $count ->
    [one] pochowanie { $count } karty
    [few] pochowanie { $count } kart
    [many] pochowanie { $count } kart
   *[other] pochowanie { $count } karty
 }
endless-winter-cost-animal = { $count ->
    [one] obrócenie { $count } zwierzęcia bez jego nagrody
    [few] obrócenie { $count } zwierząt bez ich nagród
    [many] obrócenie { $count } zwierząt bez ich nagród
   *[other] obrócenie { $count } zwierząt bez ich nagród
 }
endless-winter-cost-animal-same = { $count ->
    [one] obrócenie { $count } zwierzęcia bez jego nagrody
    [few] obrócenie { $count } zwierząt jednego gatunku bez ich nagród
    [many] obrócenie { $count } zwierząt jednego gatunku bez ich nagród
   *[other] obrócenie { $count } zwierząt jednego gatunku bez ich nagród
 }
endless-winter-cost-animal-different = { $count ->
    [one] obrócenie { $count } zwierzęcia bez jego nagrody
    [few] obrócenie { $count } zwierząt różnych gatunków bez ich nagród
    [many] obrócenie { $count } zwierząt różnych gatunków bez ich nagród
   *[other] obrócenie { $count } zwierząt różnych gatunków bez ich nagród
 }
endless-winter-cost-animal-named = { $count } × { $animal } (obrócenie bez nagrody)
endless-winter-and = { $first } i { $second }
endless-winter-or = { $first } albo { $second }
endless-winter-times = { $count } × { $what }
# Między częściami, w których są przecinki.
endless-winter-part = { "; " }

# Warunki zdolności; $gains to, co następuje po nich.
endless-winter-exchange = za { $price }: { $gains }
endless-winter-in-column = w kolumnie { $column }: { $gains }
endless-winter-if-settlements = { $count ->
    [one] jeśli gracz ma co najmniej { $count } założoną osadę: { $gains }
    [few] jeśli gracz ma co najmniej { $count } założone osady: { $gains }
    [many] jeśli gracz ma co najmniej { $count } założonych osad: { $gains }
   *[other] jeśli gracz ma co najmniej { $count } założonej osady: { $gains }
 }
endless-winter-if-camps = { $count ->
    [one] jeśli gracz ma co najmniej { $count } obóz poza planszą gracza: { $gains }
    [few] jeśli gracz ma co najmniej { $count } obozy poza planszą gracza: { $gains }
    [many] jeśli gracz ma co najmniej { $count } obozów poza planszą gracza: { $gains }
   *[other] jeśli gracz ma co najmniej { $count } obozu poza planszą gracza: { $gains }
 }
endless-winter-if-buried = { $count ->
    [one] jeśli gracz ma co najmniej { $count } pochowaną kartę: { $gains }
    [few] jeśli gracz ma co najmniej { $count } pochowane karty: { $gains }
    [many] jeśli gracz ma co najmniej { $count } pochowanych kart: { $gains }
   *[other] jeśli gracz ma co najmniej { $count } pochowanej karty: { $gains }
 }
endless-winter-if-stones = { $count ->
    [one] jeśli gracz ma co najmniej { $count } święty kamień: { $gains }
    [few] jeśli gracz ma co najmniej { $count } święte kamienie: { $gains }
    [many] jeśli gracz ma co najmniej { $count } świętych kamieni: { $gains }
   *[other] jeśli gracz ma co najmniej { $count } świętego kamienia: { $gains }
 }
endless-winter-if-megaliths = { $count ->
    [one] jeśli gracz ma co najmniej { $count } ustawiony megalit: { $gains }
    [few] jeśli gracz ma co najmniej { $count } ustawione megality: { $gains }
    [many] jeśli gracz ma co najmniej { $count } ustawionych megalitów: { $gains }
   *[other] jeśli gracz ma co najmniej { $count } ustawionego megalitu: { $gains }
 }
endless-winter-if-animals = { $count ->
    [one] jeśli gracz ma co najmniej { $count } zwierzę: { $gains }
    [few] jeśli gracz ma co najmniej { $count } zwierzęta: { $gains }
    [many] jeśli gracz ma co najmniej { $count } zwierząt: { $gains }
   *[other] jeśli gracz ma co najmniej { $count } zwierzęcia: { $gains }
 }
endless-winter-if-species = { $count ->
    [one] jeśli gracz ma co najmniej { $count } gatunek zwierząt: { $gains }
    [few] jeśli gracz ma co najmniej { $count } różne gatunki zwierząt: { $gains }
    [many] jeśli gracz ma co najmniej { $count } różnych gatunków zwierząt: { $gains }
   *[other] jeśli gracz ma co najmniej { $count } różnych gatunków zwierząt: { $gains }
 }
endless-winter-if-same-species = { $count ->
    [one] jeśli gracz ma co najmniej { $count } zwierzę jednego gatunku: { $gains }
    [few] jeśli gracz ma co najmniej { $count } zwierzęta jednego gatunku: { $gains }
    [many] jeśli gracz ma co najmniej { $count } zwierząt jednego gatunku: { $gains }
   *[other] jeśli gracz ma co najmniej { $count } zwierząt jednego gatunku: { $gains }
 }
endless-winter-if-used-animals = { $count ->
    [one] jeśli gracz ma co najmniej { $count } wykorzystane zwierzę: { $gains }
    [few] jeśli gracz ma co najmniej { $count } wykorzystane zwierzęta: { $gains }
    [many] jeśli gracz ma co najmniej { $count } wykorzystanych zwierząt: { $gains }
   *[other] jeśli gracz ma co najmniej { $count } wykorzystanych zwierząt: { $gains }
 }
endless-winter-if-used-species = { $count ->
    [one] jeśli gracz ma co najmniej { $count } gatunek wśród wykorzystanych zwierząt: { $gains }
    [few] jeśli gracz ma co najmniej { $count } różne gatunki wśród wykorzystanych zwierząt: { $gains }
    [many] jeśli gracz ma co najmniej { $count } różnych gatunków wśród wykorzystanych zwierząt: { $gains }
   *[other] jeśli gracz ma co najmniej { $count } różnych gatunków wśród wykorzystanych zwierząt: { $gains }
 }
endless-winter-if-offering = jeśli własny bożek na torze ofiar stoi co najmniej na poziomie { $count }: { $gains }
endless-winter-if-honour = jeśli własny bożek na torze honoru stoi co najmniej na poziomie { $count }: { $gains }
endless-winter-if-animal = jeśli gracz ma co najmniej { $count } × { $animal }: { $gains }
# Zysk, który coś liczy: $count to 1 albo ile sztuk liczy się jako jedna.
endless-winter-each-settlements = { $count ->
    [one] { $gain } za każdą własną osadę
    [few] { $gain } za każde { $count } własne osady
    [many] { $gain } za każde { $count } własnych osad
   *[other] { $gain } za każde { $count } własnych osad
 }
endless-winter-each-camps = { $count ->
    [one] { $gain } za każdy własny obóz poza planszą
    [few] { $gain } za każde { $count } własne obozy poza planszą
    [many] { $gain } za każde { $count } własnych obozów poza planszą
   *[other] { $gain } za każde { $count } własnych obozów poza planszą
 }
endless-winter-each-buried = { $count ->
    [one] { $gain } za każdą własną pochowaną kartę
    [few] { $gain } za każde { $count } własne pochowane karty
    [many] { $gain } za każde { $count } własnych pochowanych kart
   *[other] { $gain } za każde { $count } własnych pochowanych kart
 }
endless-winter-each-stones = { $count ->
    [one] { $gain } za każdy własny święty kamień
    [few] { $gain } za każde { $count } własne święte kamienie
    [many] { $gain } za każde { $count } własnych świętych kamieni
   *[other] { $gain } za każde { $count } własnych świętych kamieni
 }
endless-winter-each-megaliths = { $count ->
    [one] { $gain } za każdy ustawiony przez ciebie megalit
    [few] { $gain } za każde { $count } ustawione przez ciebie megality
    [many] { $gain } za każde { $count } ustawionych przez ciebie megalitów
   *[other] { $gain } za każde { $count } ustawionych przez ciebie megalitów
 }
endless-winter-each-animals = { $count ->
    [one] { $gain } za każde własne zwierzę
    [few] { $gain } za każde { $count } własne zwierzęta
    [many] { $gain } za każde { $count } własnych zwierząt
   *[other] { $gain } za każde { $count } własnych zwierząt
 }
endless-winter-each-species = { $count ->
    [one] { $gain } za każdy inny gatunek wśród własnych zwierząt
    [few] { $gain } za każde { $count } różne gatunki wśród własnych zwierząt
    [many] { $gain } za każde { $count } różnych gatunków wśród własnych zwierząt
   *[other] { $gain } za każde { $count } różnych gatunków wśród własnych zwierząt
 }
endless-winter-each-same-species = { $count ->
    [one] { $gain } za każde zwierzę własnego najliczniejszego gatunku
    [few] { $gain } za każde { $count } zwierzęta własnego najliczniejszego gatunku
    [many] { $gain } za każde { $count } zwierząt własnego najliczniejszego gatunku
   *[other] { $gain } za każde { $count } zwierząt własnego najliczniejszego gatunku
 }
endless-winter-each-used-animals = { $count ->
    [one] { $gain } za każde własne wykorzystane zwierzę
    [few] { $gain } za każde { $count } własne wykorzystane zwierzęta
    [many] { $gain } za każde { $count } własnych wykorzystanych zwierząt
   *[other] { $gain } za każde { $count } własnych wykorzystanych zwierząt
 }
endless-winter-each-used-species = { $count ->
    [one] { $gain } za każdy inny gatunek wśród własnych wykorzystanych zwierząt
    [few] { $gain } za każde { $count } różne gatunki wśród własnych wykorzystanych zwierząt
    [many] { $gain } za każde { $count } różnych gatunków wśród własnych wykorzystanych zwierząt
   *[other] { $gain } za każde { $count } różnych gatunków wśród własnych wykorzystanych zwierząt
 }
endless-winter-each-offering = { $count ->
    [one] { $gain } za każdy poziom własnego bożka na torze ofiar
    [few] { $gain } za każde { $count } poziomy własnego bożka na torze ofiar
    [many] { $gain } za każde { $count } poziomów własnego bożka na torze ofiar
   *[other] { $gain } za każde { $count } poziomów własnego bożka na torze ofiar
 }
endless-winter-each-honour = { $count ->
    [one] { $gain } za każdy poziom własnego bożka na torze honoru
    [few] { $gain } za każde { $count } poziomy własnego bożka na torze honoru
    [many] { $gain } za każde { $count } poziomów własnego bożka na torze honoru
   *[other] { $gain } za każde { $count } poziomów własnego bożka na torze honoru
 }
endless-winter-each-animal = { $count ->
    [one] { $gain } za każde własne zwierzę tego gatunku: { $animal }
    [few] { $gain } za każde { $count } własne zwierzęta tego gatunku: { $animal }
    [many] { $gain } za każde { $count } własnych zwierząt tego gatunku: { $animal }
   *[other] { $gain } za każde { $count } własnych zwierząt tego gatunku: { $animal }
 }

# Karty i kamienie w całości.
endless-winter-tribe-card = { $card }: { $labour }; zdolność: { $action }; podczas zaćmienia: { $eclipse }; { $points }
endless-winter-culture-card = { $card }: { $ability }; { $points }
endless-winter-animal-card = { $animal }: punkty za zestaw { $sets }; po wykorzystaniu: { $use }
endless-winter-animal-card-wild = { $animal }: pasuje do dowolnego zestawu; po wykorzystaniu: { $use }
endless-winter-entry = { $count } = { $points }
endless-winter-bracket = od { $least } do { $most } = { $points }
endless-winter-bracket-last = { $least } i więcej = { $points }
endless-winter-chief-card = { $chief } ({ $a }; { $b })
endless-winter-chief-side = strona { $side }: { $ability }
endless-winter-setup-card = karta przygotowania { $number }
endless-winter-setup-gives = { $card } ({ $gains })
# Za co punktuje święty kamień; $worth to liczba punktów ze słowem „punkt”, $table to punkty za jeden, dwa, trzy i tak dalej.
endless-winter-stone-settlements = { $worth } za każdą osadę właściciela stykającą się z terenem: { $what }
endless-winter-stone-camp-terrains = { $worth } za każdy rodzaj terenu, na którym stoi obóz właściciela, oprócz terenu początkowego
endless-winter-stone-ground-megaliths = { $worth } za każdy megalit w kolorze właściciela leżący bezpośrednio na planszy
endless-winter-stone-megalith-boards = { $worth } za każdą planszę, na której bezpośrednio leży megalit w kolorze właściciela
endless-winter-stone-buried = punkty za pochowane karty właściciela: { $table }
endless-winter-stone-tower-megaliths = { $worth } za każdy megalit w kolorze właściciela leżący na innych
endless-winter-stone-idol-levels = { $worth } za każde 2 poziomy obu bożków właściciela razem
endless-winter-stone-used-species = { $worth } za każdy gatunek wśród wykorzystanych zwierząt właściciela
endless-winter-stone-used-animals = punkty za wykorzystane zwierzęta właściciela ({ $what }): { $table }
endless-winter-stone-used-pairs = punkty za pary wśród wykorzystanych zwierząt właściciela ({ $what } razem): { $table }
# W skrócie, do dziennika gry.
endless-winter-short-settlements = osady ({ $what })
endless-winter-short-camp-terrains = obozy na różnych terenach
endless-winter-short-ground-megaliths = megality bezpośrednio na planszach
endless-winter-short-megalith-boards = plansze z megalitami
endless-winter-short-buried = pochowane karty
endless-winter-short-tower-megaliths = megality na innych
endless-winter-short-idol-levels = poziomy bożków
endless-winter-short-used-species = gatunki wykorzystanych zwierząt
endless-winter-short-used-animals = wykorzystane zwierzęta ({ $what })
endless-winter-short-used-pairs = pary wykorzystanych zwierząt ({ $what })
endless-winter-worth-by-table = punkty według liczby ({ $table })

# Możliwości.
endless-winter-action-chief = weź wodza: { $chief }
endless-winter-action-side = odwróć kartę wodza na stronę { $side }
endless-winter-action-setup = weź: { $card }
endless-winter-action-place-chief = postaw wodza na polu { $space }
endless-winter-action-place-tribe = postaw współplemieńca na polu { $space }
endless-winter-action-play = zagraj kartę { $card }: { $labour }; zdolność: { $ability }
endless-winter-action-play-culture = zagraj kartę { $card }: { $ability }
endless-winter-action-use = użyj zdolności karty { $card }
endless-winter-action-use-culture = użyj zdolności karty { $card }: { $ability }
endless-winter-action-use-chief = użyj zdolności wodza
endless-winter-action-use-token = użyj żetonu odpoczynku
endless-winter-action-token-top = weź odkryty żeton odpoczynku
endless-winter-action-token-next = odłóż odkryty żeton odpoczynku na spód stosu i weź następny
endless-winter-action-spend = wydaj jedzenie aż za najbliższy symbol trudu i zyskaj 1 punkt trudu
endless-winter-action-recruit = weź kartę plemienia { $card }; jeśli jej stos jest pusty, dostajesz punkt
endless-winter-action-culture = weź z oferty kartę kultury numer { $slot }
endless-winter-action-camp = postaw obóz na terenie początkowym
endless-winter-action-move = przenieś obóz z heksu { $start } na heks { $end }
endless-winter-action-reveal = odkryj zwierzęta na planszy zwierząt
endless-winter-action-hunt = weź zwierzę z planszy zwierząt: { $animal }
endless-winter-action-hunt-nothing = weź 1 punkt, bo nigdzie nie ma już zwierząt
endless-winter-action-pay = zapłać cenę
endless-winter-action-stone = weź z oferty święty kamień numer { $slot }
endless-winter-action-settle = załóż osadę na styku heksów { $hexes }; 3 obozy wracają na twoją planszę
endless-winter-action-tip = wykorzystaj zwierzę: { $animal }, { $use }
endless-winter-action-give = daj zwierzę jako cenę: { $animal }
endless-winter-action-bury-hand = pochowaj kartę z ręki: { $card }
endless-winter-action-bury-discard = pochowaj kartę ze stosu kart odrzuconych: { $card }
endless-winter-action-bury-played = pochowaj kartę leżącą nad twoją planszą: { $card }
endless-winter-action-discard = odrzuć kartę { $card }
endless-winter-action-pile = odłóż na stos zaćmienia kartę { $card }: { $labour }; podczas zaćmienia: { $eclipse }
endless-winter-action-pile-culture = odłóż na stos zaćmienia kartę { $card } jako blef; wróci do ciebie
endless-winter-action-megalith = ustaw megalit na polu { $place }
endless-winter-action-take-card = dobierz kartę
endless-winter-action-take-tool = weź 1 narzędzie
endless-winter-action-take-food = weź 1 jedzenie
endless-winter-action-idol-offering = podnieś bożka na torze ofiar
endless-winter-action-idol-honour = podnieś bożka na torze honoru
endless-winter-action-claim = weź nagrodę za heks { $hex }
endless-winter-action-board-village = weź nagrodę za osadę: { $reward }
endless-winter-action-board-slot = weź nagrodę za puste miejsce po megalitach { $slot }: { $reward }
endless-winter-action-board-stones = policz teraz swoje święte kamienie
endless-winter-action-part = wykonaj teraz część { $number }
endless-winter-action-next = przejdź do następnego kroku
endless-winter-action-done = nie rób tu nic więcej
endless-winter-action-end = zakończ turę

# Pytania.
endless-winter-ask-chief = Którego wodza bierzesz?
endless-winter-ask-side = Którą stroną swojego wodza grasz?
endless-winter-ask-setup = Którą kartę przygotowania bierzesz?
endless-winter-ask-culture = Postaw figurkę w kolumnie albo na polu Odpoczynek. Przedtem możesz zagrać karty kultury; pierwsza jest za darmo, za każdą następną odrzuć inną kartę.
endless-winter-ask-culture-chief = Postaw wodza w kolumnie albo na polu Odpoczynek. Jego zdolność została użyta; przedtem możesz jeszcze zagrać karty kultury.
endless-winter-ask-top-rite = Rytuał, górna sekcja: zagrywaj karty, bierz karty plemienia albo idź dalej. Masz { $labour }. Każdy rodzaj karty plemienia tylko raz.
endless-winter-ask-top-develop = Rozwój, górna sekcja: zagrywaj karty, bierz karty kultury albo idź dalej. Masz { $labour }.
endless-winter-ask-top-migrate = Migracja, górna sekcja: zagrywaj karty, stawiaj i przenoś obozy albo idź dalej. Masz { $labour }.
endless-winter-ask-top-hunt = Polowanie, górna sekcja: zagrywaj karty, bierz zwierzęta albo idź dalej. Masz { $labour }. Zwierzęta można też odkrywać.
endless-winter-ask-middle-rite = Rytuał, środkowa sekcja: weź kartę, pochowaj albo idź dalej. Masz { $labour }. Zapłać, aby wziąć kartę plemienia na stos kart odrzuconych, pochować kartę albo zrobić jedno i drugie.
endless-winter-ask-middle-develop = Rozwój, środkowa sekcja: weź święty kamień albo idź dalej. Masz { $labour }.
endless-winter-ask-middle-migrate = Migracja, środkowa sekcja: załóż osadę albo idź dalej. Masz { $labour }.
endless-winter-ask-middle-hunt = Polowanie, środkowa sekcja: wykorzystaj zwierzę albo idź dalej. Masz { $labour }.
endless-winter-ask-bottom = Następna jest dolna sekcja. Przed nią możesz zagrywać karty i używać zdolności; albo idź dalej.
endless-winter-ask-wrap = Zagraj karty, użyj pozostałych zdolności albo zakończ turę.
endless-winter-ask-rest-draw = Odpoczynek: dobierzesz kartę. Przedtem możesz użyć zdolności; albo idź dalej.
endless-winter-ask-rest-tip = Odpoczynek: wykorzystaj zwierzę albo zakończ turę.
endless-winter-ask-pile = Które karty odkładasz w tajemnicy na swój stos zaćmienia?
endless-winter-ask-group = Którą część zdolności wykonujesz teraz?
endless-winter-ask-gains = Co bierzesz najpierw?
endless-winter-ask-exchange = Możliwa wymiana – { $exchange }.
endless-winter-ask-reward-megalith = { $count ->
    [one] Ustaw { $count } megalit albo weź zamiast niego mniejszą nagrodę.
    [few] Ustaw { $count } megality albo weź zamiast nich mniejsze nagrody.
    [many] Ustaw { $count } megalitów albo weź zamiast nich mniejsze nagrody.
   *[other] Ustaw { $count } megalitu albo weź zamiast nich mniejsze nagrody.
 }
endless-winter-ask-reward-draw = { $count ->
    [one] Dobierz { $count } kartę albo weź zamiast niej mniejszą nagrodę.
    [few] Dobierz { $count } karty albo weź zamiast nich mniejsze nagrody.
    [many] Dobierz { $count } kart albo weź zamiast nich mniejsze nagrody.
   *[other] Dobierz { $count } karty albo weź zamiast nich mniejsze nagrody.
 }
endless-winter-ask-reward-idol = { $count ->
    [one] Podnieś bożka o { $count } poziom albo weź zamiast tego mniejszą nagrodę.
    [few] Podnieś bożki łącznie o { $count } poziomy albo weź zamiast tego mniejsze nagrody.
    [many] Podnieś bożki łącznie o { $count } poziomów albo weź zamiast tego mniejsze nagrody.
   *[other] Podnieś bożki łącznie o { $count } poziomu albo weź zamiast tego mniejsze nagrody.
 }
endless-winter-ask-reward-tool = { $count ->
    [one] Weź { $count } narzędzie albo zamiast niego jedzenie.
    [few] Weź { $count } narzędzia albo zamiast nich jedzenie.
    [many] Weź { $count } narzędzi albo zamiast nich jedzenie.
   *[other] Weź { $count } narzędzia albo zamiast nich jedzenie.
 }
endless-winter-ask-arrow = Ustaw jeszcze jeden megalit tam, gdzie wskazuje strzałka, albo zrezygnuj.
endless-winter-ask-moves = { $count ->
    [one] Przenieś obóz, masz { $count } ruch.
    [few] Przenieś obozy, masz { $count } ruchy.
    [many] Przenieś obozy, masz { $count } ruchów.
   *[other] Przenieś obozy, masz { $count } ruchu.
 }
endless-winter-ask-buries = { $count ->
    [one] Którą kartę chcesz pochować?
    [few] Które { $count } karty chcesz pochować?
    [many] Które { $count } kart chcesz pochować?
   *[other] Które karty chcesz pochować ({ $count })?
 }
endless-winter-ask-recruits = { $count ->
    [one] Którą kartę plemienia bierzesz?
    [few] Które { $count } karty plemienia bierzesz?
    [many] Które { $count } kart plemienia bierzesz?
   *[other] Które karty plemienia bierzesz ({ $count })?
 }
endless-winter-ask-cultures = { $count ->
    [one] Którą kartę kultury bierzesz?
    [few] Które { $count } karty kultury bierzesz?
    [many] Które { $count } kart kultury bierzesz?
   *[other] Które karty kultury bierzesz ({ $count })?
 }
endless-winter-ask-hunts = { $count ->
    [one] Które zwierzę bierzesz?
    [few] Które { $count } zwierzęta bierzesz?
    [many] Które { $count } zwierząt bierzesz?
   *[other] Które zwierzęta bierzesz ({ $count })?
 }
endless-winter-ask-reveals = { $count ->
    [one] Odkrywasz zwierzę?
    [few] Odkrywasz zwierzęta, najwyżej { $count }?
    [many] Odkrywasz zwierzęta, najwyżej { $count }?
   *[other] Odkrywasz zwierzęta, najwyżej { $count }?
 }
endless-winter-ask-use-animals = { $count ->
    [one] Które zwierzę wykorzystujesz?
    [few] Które { $count } zwierzęta wykorzystujesz?
    [many] Które { $count } zwierząt wykorzystujesz?
   *[other] Które zwierzęta wykorzystujesz ({ $count })?
 }
endless-winter-ask-stone = Który święty kamień bierzesz?
endless-winter-ask-settlement = Gdzie zakładasz osadę, bez płacenia jedzeniem?
endless-winter-ask-discards = { $count ->
    [one] Którą kartę odrzucasz?
    [few] Które { $count } karty odrzucasz?
    [many] Które { $count } kart odrzucasz?
   *[other] Które karty odrzucasz ({ $count })?
 }
endless-winter-ask-gives = { $count ->
    [one] Które zwierzę dajesz jako cenę?
    [few] Które { $count } zwierzęta dajesz jako cenę?
    [many] Które { $count } zwierząt dajesz jako cenę?
   *[other] Które { $count } zwierząt dajesz jako cenę?
 }
endless-winter-ask-gives-same = Zwierzęta którego gatunku dajesz jako cenę (liczba: { $count })?
endless-winter-ask-gives-different = { $count ->
    [one] Które zwierzę kolejnego gatunku dajesz jako cenę?
    [few] Które { $count } zwierzęta różnych gatunków dajesz jako cenę?
    [many] Które { $count } zwierząt różnych gatunków dajesz jako cenę?
   *[other] Które { $count } zwierząt różnych gatunków dajesz jako cenę?
 }
endless-winter-ask-token = Bierzesz żeton odpoczynku? Twoja figurka odpoczywa w tej rundzie jako pierwsza.
endless-winter-ask-eclipse-cards = Której karty ze stosu zaćmienia używasz teraz?
endless-winter-ask-claims = Który heks nagradza cię teraz?
endless-winter-ask-board = Którą nagrodę ze swojej planszy bierzesz teraz?
endless-winter-ask-glaciers = Który żeton lodowca przy nowej osadzie rozpatrujesz teraz?
endless-winter-ask-order-reward = Którą nagrodę za kolejność bierzesz, swoją czy jedną z niższych?

# Co chce się wiedzieć przed decyzją.
endless-winter-offered = Do wyboru:
endless-winter-unused = Jeszcze nieużyte: { $card }, { $ability }
endless-winter-price-recruit = Karta plemienia kosztuje { $price }.
endless-winter-price-culture = Karta kultury kosztuje { $price }.
endless-winter-price-migrate = Postawienie obozu kosztuje { $camp }, a ruch obozu { $move }.
endless-winter-price-hunt = Odkrycie zwierząt kosztuje { $reveal }, a wzięcie zwierzęcia { $hunt }.
endless-winter-price-settle = Osada kosztuje { $price } oraz obozy z trzech heksów wokół jej styku.
endless-winter-price-rite = Cena to { $price }.
endless-winter-recruited = Wzięte w tej sekcji: { $cards }
endless-winter-next-offering = Twój bożek na torze ofiar jest na poziomie { $level }; dalej jest { $next }
endless-winter-top-offering = Twój bożek na torze ofiar jest na szczycie, na poziomie { $level }; każde dalsze podniesienie daje 1 punkt
endless-winter-next-honour = Twój bożek na torze honoru jest na poziomie { $level }; dalej jest { $next }
endless-winter-top-honour = Twój bożek na torze honoru jest na szczycie, na poziomie { $level }

# Zdarzenia.
endless-winter-event-chief = { $name } bierze wodza: { $chief }
endless-winter-event-side = { $name } gra wodzem { $chief }, { $side }
endless-winter-event-setup = { $name } otrzymuje: { $card }
endless-winter-event-figure-chief = { $name } stawia wodza na polu { $space }
endless-winter-event-figure-tribe = { $name } stawia współplemieńca na polu { $space }
endless-winter-event-played = { $name } zagrywa kartę { $card }
endless-winter-event-played-culture = { $name } zagrywa kartę { $card }: { $ability }
endless-winter-event-used = { $name } używa zdolności karty { $card }
endless-winter-event-used-culture = { $name } używa zdolności karty { $card }: { $ability }
endless-winter-event-chief-used = { $name } używa zdolności wodza: { $chief }, { $side }
endless-winter-event-spent = { $name } wydaje { $food ->
    [one] { $food } jedzenie
    [few] { $food } jedzenia
    [many] { $food } jedzenia
   *[other] { $food } jedzenia
 } i zyskuje 1 punkt trudu
endless-winter-event-paid = { $name } płaci { $goods }
endless-winter-event-paid-labour = { $name } płaci { $labour }
endless-winter-event-gained = { $name } otrzymuje { $goods }
endless-winter-event-points-megaliths = { $name } zdobywa { $points } za megality
endless-winter-event-points-totems = { $name } zdobywa { $points } na planszy bożków
endless-winter-event-points-rewards = { $name } zdobywa { $points }
endless-winter-event-drew = { $name } dobiera kartę
endless-winter-event-drew-own = { $name } dobiera kartę { $card }
endless-winter-event-reshuffled = { $name } tasuje odrzucone karty w nowy stos dobierania: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
 }
endless-winter-event-discarded = { $name } odrzuca kartę { $card }
endless-winter-event-recruited-hand = { $name } bierze na rękę kartę plemienia { $card }
endless-winter-event-recruited-discard = { $name } bierze na stos kart odrzuconych kartę plemienia { $card }
endless-winter-event-learned = { $name } bierze kartę kultury – { $card }
endless-winter-event-buried-discard = { $name } chowa do grobu kartę ze stosu kart odrzuconych: { $card }
endless-winter-event-buried-played = { $name } chowa do grobu kartę znad planszy: { $card }
endless-winter-event-buried-secretly = { $name } chowa do grobu kartę z ręki
endless-winter-event-buried-secretly-own = { $name } chowa do grobu kartę z ręki: { $card }
endless-winter-event-camped = { $name } stawia obóz na terenie początkowym; obozów gracza w tym miejscu: { $camps }
endless-winter-event-moved = { $name } przenosi obóz z heksu { $start } na heks { $end }
endless-winter-event-settled = { $name } zakłada osadę na styku heksów { $hexes }
endless-winter-event-revealed = { $name } odkrywa na planszy zwierząt: { $animals }
endless-winter-event-hunted = { $name } bierze zwierzę z planszy zwierząt: { $animal }
endless-winter-event-hunted-top = { $name } bierze wierzchnie zwierzę z talii: { $animal }
endless-winter-event-tipped = { $name } wykorzystuje zwierzę: { $animal }, { $use }
endless-winter-event-gave = { $name } daje zwierzę jako cenę: { $animal }
endless-winter-event-stone = { $name } bierze święty kamień: { $stone }
endless-winter-event-stone-scored = { $name } zdobywa { $points } dzięki świętemu kamieniowi: { $stone }
endless-winter-event-megalith = { $name } ustawia megalit na polu { $place }
endless-winter-event-megalith-neutral = { $name } ustawia neutralny megalit na polu { $place }
endless-winter-event-idol = { $name } podnosi bożka na torze { $track } na poziom { $level }
endless-winter-event-token = { $name } bierze żeton odpoczynku: { $token }
endless-winter-event-token-used = { $name } używa żetonu odpoczynku: { $token }
endless-winter-event-piled = { $name } odkłada kartę na stos zaćmienia
endless-winter-event-piled-own = { $name } odkłada na stos zaćmienia kartę { $card }
endless-winter-event-eclipse = Zaczyna się zaćmienie rundy { $round }
endless-winter-event-shown = { $name } odsłania stos zaćmienia: { $cards }; razem z odpoczywającymi figurkami { $labour }
endless-winter-event-order = Nowa kolejność graczy: { $order }
endless-winter-event-claimed = Teren nagradza: { $name } – heks { $hex }, { $terrain }, { $reward }
endless-winter-event-round = Przygotowanie rundy { $round }
endless-winter-event-ground = Nowe na planszy zwierząt: { $animals }
endless-winter-event-display = Nowe karty kultury w ofercie: { $cards }
endless-winter-event-rest-token = Odkryty żeton odpoczynku to teraz: { $token }
endless-winter-event-ended = Koniec gry. { $scores }
endless-winter-seat-number = { $name }: { $number }

# Pozycja: to, co się nie zmienia.
endless-winter-reference = Co dają kolumny, plansze, tory, tereny i zwierzęta
endless-winter-column-rite = Rytuał. Góra, dowolną liczbę razy: za { $recruit } karta plemienia na rękę, każdy rodzaj raz. Środek, raz: za { $rite } karta plemienia na stos kart odrzuconych, pochowanie karty albo jedno i drugie. Dół, dla pierwszej figurki w rundzie: { $bottom }
endless-winter-column-develop = Rozwój. Góra, dowolną liczbę razy: za { $culture } karta kultury na rękę. Środek, raz: weź święty kamień i zapłać za jego miejsce. Dół, dla pierwszej figurki w rundzie: { $bottom }
endless-winter-column-migrate = Migracja. Góra, dowolną liczbę razy: za { $camp } obóz na teren początkowy, za { $move } ruch obozu. Środek, raz: za { $settle } i obozy z trzech heksów wokół styku – osada. Dół, dla pierwszej figurki w rundzie: { $bottom }
endless-winter-column-hunt = Polowanie. Góra, dowolną liczbę razy: za { $reveal } odkryj { $count ->
    [one] { $count } zwierzę
    [few] najwyżej { $count } zwierzęta
    [many] najwyżej { $count } zwierząt
   *[other] najwyżej { $count } zwierzęcia
 } (na planszy może ich być { $most }), za { $hunt } weź zwierzę. Środek, raz: wykorzystaj zwierzę. Dół, dla pierwszej figurki w rundzie: { $bottom }
endless-winter-column-rest = Odpoczynek. Nie zagrywa się kart; po dobraniu karty można wykorzystać zwierzę. Podczas zaćmienia każda odpoczywająca figurka daje { $labour }
endless-winter-ladder = Zamiast większej z tych nagród można wziąć mniejszą, czyli wymienioną dalej: { $rewards }
endless-winter-food-icons = Jedzenie daje 1 punkt trudu za każdym razem, gdy jego znacznik schodzi w lewo z jednego z tych pól: { $spaces }
endless-winter-tool-limit = Narzędzia, najwięcej: { $most }
endless-winter-stone-slot = Święty kamień numer { $slot } kosztuje { $price } i daje: { $reward }
endless-winter-slot-reward = miejsce { $slot }: { $reward }
endless-winter-megalith-slots = Podczas zaćmienia, za puste miejsca po megalitach: { $slots }
endless-winter-village-reward = Podczas zaćmienia, za każdą osadę: { $reward }
endless-winter-order-rewards = Podczas zaćmienia, według kolejności graczy: { $rewards }
endless-winter-numbered = { $number }: { $what }
endless-winter-offering-track = Tor ofiar, punkty na koniec gry za pozostałe narzędzia i jedzenie: { $levels }
endless-winter-offering-level = poziom { $level }: 1 punkt za każde { $ratio }
endless-winter-offering-level-reward = poziom { $level }: 1 punkt za każde { $ratio }, przy wejściu { $reward }
endless-winter-honour-track = Tor honoru, punkty przy wejściu: { $levels }
endless-winter-honour-level = poziom { $level }: { $points }
endless-winter-burial-first = Punkty za pochowane karty na koniec gry, pierwsze miejsce na torze honoru: { $table }
endless-winter-burial-second = Drugie miejsce na torze honoru: { $table }
endless-winter-burial-others = Pozostali: { $table }
endless-winter-terrain-reward = Podczas zaćmienia, za największe wpływy na heksie ({ $terrain }): { $reward }
endless-winter-neighbours-heading = Które heksy sąsiadują ze sobą
endless-winter-neighbours = { $number }: { $near }

# Pozycja: plansze.
endless-winter-round-chief = Przygotowanie gry: wybór wodzów
endless-winter-round-side = Przygotowanie gry: wybór stron wodzów
endless-winter-round-setup = Przygotowanie gry: wybór kart przygotowania
endless-winter-round-action = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
endless-winter-round-eclipse = Runda { $round } z { $rounds }, zaćmienie
endless-winter-round-preparation = Runda { $round } z { $rounds }, przygotowanie: dobieranie kart
endless-winter-round-over = Gra jest skończona
endless-winter-order = Kolejność graczy: { $order }
endless-winter-figure-stands = { $name } zajmuje pole { $space } ({ $section }) i ma { $labour }
endless-winter-stage-top = górna sekcja
endless-winter-stage-middle = środkowa sekcja
endless-winter-stage-bottom = przed dolną sekcją
endless-winter-stage-wrap = koniec tury
endless-winter-stage-rest-draw = przed dobraniem karty
endless-winter-stage-rest-tip = po dobraniu karty
endless-winter-in-play = Karty w grze: { $cards }
endless-winter-token-held = Żeton odpoczynku w tej turze: { $reward }
endless-winter-rest-token = Odkryty żeton odpoczynku: { $reward }
endless-winter-rest-tokens-below = Żetony odpoczynku odłożone na spód stosu, od najbliższego: { $rewards }
endless-winter-columns = Kolumny
endless-winter-on-column = { $space }: { $figures }; dolna sekcja wolna
endless-winter-on-column-taken = { $space }: { $figures }; dolna sekcja wykorzystana
endless-winter-on-rest = { $space }: { $figures }
endless-winter-figure-chief-of = { $name } (wódz)
endless-winter-figure-tribe-of = { $name }
endless-winter-tribe = Karty plemienia
endless-winter-stack = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }, { $card }
endless-winter-stack-empty = { $count } kart, zamiast karty punkt, { $card }
endless-winter-culture = Karty kultury (w talii tej ery { $left ->
    [one] jeszcze { $left } karta
    [few] jeszcze { $left } karty
    [many] jeszcze { $left } kart
   *[other] jeszcze { $left } karty
 })
endless-winter-slot = { $slot }. { $what }
endless-winter-slot-empty = { $slot }. puste miejsce
endless-winter-stones = Święte kamienie
endless-winter-stones-era = Era { $era }:
endless-winter-stones-later = Era { $era }, od rundy 3:
endless-winter-animals = Plansza zwierząt (w talii { $left ->
    [one] jeszcze { $left } zwierzę
    [few] jeszcze { $left } zwierzęta
    [many] jeszcze { $left } zwierząt
   *[other] jeszcze { $left } zwierzęcia
 })
endless-winter-land = Kraina
endless-winter-land-row = Rząd { $number }: { $hexes }
endless-winter-hex = heks { $number }, { $terrain }
endless-winter-hex-short = { $number } { $terrain }
endless-winter-hex-line = { $hex }: { $what }
endless-winter-camps-of = { $name } – { $count ->
    [one] { $count } obóz
    [few] { $count } obozy
    [many] { $count } obozów
   *[other] { $count } obozu
 }
endless-winter-village-of = { $name } – osada na styku z heksami { $hexes }
endless-winter-influence = wpływy – { $standing }
endless-winter-glacier-token = żeton lodowca: { $reward }
endless-winter-camps-at = { $hex }: { $count ->
    [one] { $count } twój obóz
    [few] { $count } twoje obozy
    [many] { $count } twoich obozów
   *[other] { $count } twojego obozu
 }; obok: { $near }
endless-winter-megaliths = Megality
endless-winter-plan-legend = Na planach: { $owners }, neutralne: { $neutral }, wolne pole startowe: { $start }, wolne: kropka, brak miejsca: kreska
endless-winter-plan-ground = Na ziemi:
endless-winter-plan-level = Poziom { $level }:
endless-winter-neutral-letter = N
endless-winter-start-letter = S
endless-winter-place-ground = { $place }
endless-winter-place-above = { $place } na poziomie { $level }, nad { $below }
endless-winter-place-level = { $place } na poziomie { $level }
endless-winter-megaliths-of = { $name }: { $places }
endless-winter-free-spaces = Wolne pola, { $board }: { $spaces }
endless-winter-free-above = Wolne wyżej: { $place }
endless-winter-free-above-worth = Wolne wyżej: { $place }; dla ciebie warte: { $points }
endless-winter-space-start = { $place }: pole startowe, strzałki na { $arrows }
endless-winter-space-empty = { $place }: nic
endless-winter-space-reward = { $place }: { $reward }
endless-winter-idols = Plansza bożków
endless-winter-standing-offering = Tor ofiar: { $standing }
endless-winter-standing-honour = Tor honoru, od pierwszego miejsca: { $standing }
endless-winter-on-level = { $name } – poziom { $level }

# Pozycja: gracze.
endless-winter-seat = { $name }: { $points }, jedzenie { $food } (najwyżej { $limit }), { $tools }
endless-winter-seat-own = { $name } (ty): { $points }, jedzenie { $food } (najwyżej { $limit }), { $tools }
endless-winter-chief-held = Wódz: { $chief }, { $side }
endless-winter-chief-held-ready = Wódz: { $chief }, { $side }; można użyć w tej turze
endless-winter-figures-left = Pozostałe figurki: { $figures }
endless-winter-pieces-left = Na planszy gracza zostało – obozy: { $camps }, osady: { $villages }, megality: { $megaliths }
endless-winter-pieces-left-neutral = Na planszy gracza zostało – obozy: { $camps }, osady: { $villages }, megality: { $megaliths }, najbliższy neutralny
endless-winter-pieces-left-own = Na planszy gracza zostało – obozy: { $camps }, osady: { $villages }, megality: { $megaliths }, najbliższy w kolorze gracza
endless-winter-stones-held = Święte kamienie i ile są teraz warte:
endless-winter-stone-held = { $points }: { $stone }
endless-winter-animals-held = Zwierzęta: { $animals }
endless-winter-animals-used = Wykorzystane zwierzęta: { $animals }
endless-winter-hand-hidden = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
 }
endless-winter-hand = { $count ->
    [one] { $count } karta na ręce:
    [few] { $count } karty na ręce:
    [many] { $count } kart na ręce:
   *[other] { $count } karty na ręce:
 }
endless-winter-seen-in-hand = Wśród kart na ręce i na stosie zaćmienia są, co wszyscy widzieli: { $cards }
endless-winter-pile-hidden = Stos dobierania: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }
endless-winter-pile = Stos dobierania: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }, w nieznanej kolejności: { $cards }
endless-winter-discards = Odrzucone karty: { $cards }
endless-winter-eclipse-pile-hidden = Stos zaćmienia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }
endless-winter-eclipse-pile = Stos zaćmienia: { $cards }
endless-winter-buried-hidden = Pochowane: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }; wszyscy widzieli: { $cards }
endless-winter-buried = Pochowane: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }: { $cards }

# Skąd pochodzą punkty.
endless-winter-source-stones = święte kamienie
endless-winter-source-megaliths = megality ponad ziemią
endless-winter-source-totems = bożki
endless-winter-source-rewards = nagrody w trakcie gry
endless-winter-source-offering = ofiary: pozostałe narzędzia i jedzenie
endless-winter-source-honour = honor i pochowane karty
endless-winter-source-cards = karty plemienia i kultury
endless-winter-source-animals = zestawy zwierząt
endless-winter-source-other = sprzed tej pozycji

# Rysowana plansza.
endless-winter-drawn-ours = nasze
endless-winter-drawn-in-eclipse = podczas zaćmienia: { $what }
endless-winter-drawn-move-from = przesuń obóz z heksu { $hex }
endless-winter-drawn-camps-left = Obozy na planszy gracza: { $count }
endless-winter-drawn-new-camp = nowy obóz
endless-winter-drawn-turn-left = obróć megality w lewo
endless-winter-drawn-turn-right = obróć megality w prawo
endless-winter-drawn-aslant = spójrz na megality z ukosa
endless-winter-drawn-from-above = spójrz na megality z góry
endless-winter-drawn-any-number = dowolnie
endless-winter-drawn-once = raz
endless-winter-drawn-bottom-used = użyte
endless-winter-drawn-first-only = pierwsza figurka
endless-winter-drawn-left = Pozostało w stosie: { $count }
endless-winter-drawn-wild = każdy zestaw
endless-winter-drawn-stone = Święty kamień { $slot }
endless-winter-drawn-food = Jedzenie: { $food } (najwyżej { $limit })
endless-winter-drawn-tools = Narzędzia: { $tools } (najwyżej { $most })
endless-winter-drawn-villages-left = Osady na planszy gracza: { $count }
endless-winter-drawn-megaliths-left = Megality na planszy gracza: { $count }
endless-winter-drawn-no-animals = jeszcze bez zwierząt
endless-winter-drawn-in-play = w grze
endless-winter-drawn-eclipse-pile = stos zaćmienia
endless-winter-drawn-discards = karty odrzucone
endless-winter-drawn-no-cards = brak kart na ręce
endless-winter-drawn-hand = Ręka · { $count }
endless-winter-drawn-offering = Ofiary
endless-winter-drawn-honour = Honor
endless-winter-drawn-players = Gracze

# Opcje.
endless-winter-option-setup = jak przebiega przygotowanie: wodzowie i karty przygotowania rozdane losowo (dealt), karty przygotowania do wyboru (cards) albo jedno i drugie do wyboru (chiefs_and_cards)
endless-winter-option-glacier-tokens = moduł: żeton na każdym lodowcu nagradza tego, kto założy obok osadę
endless-winter-option-rest-tokens = moduł: pierwsza figurka na polu Odpoczynek w rundzie może wziąć żeton

# Dlaczego czegoś nie można zrobić.
endless-winter-reason-unknown = W tej grze nie ma takiej akcji.
endless-winter-reason-over = Gra jest skończona.
endless-winter-reason-setup-first = Najpierw trzeba dokończyć przygotowanie gry.
endless-winter-reason-setup-done = Przygotowanie gry już się skończyło.
endless-winter-reason-not-offered = Tego nie ma do wyboru.
endless-winter-reason-other-decision = Teraz trzeba zdecydować o czymś innym.
endless-winter-reason-finish-first = Najpierw podejmij decyzję, na którą czeka gra.
endless-winter-reason-not-now = W tym momencie tury nie można tego zrobić.
endless-winter-reason-no-figure = W tej rundzie nie masz już takiej figurki.
endless-winter-reason-not-in-hand = Nie masz tej karty na ręce.
endless-winter-reason-no-further-culture = Za kolejną kartę kultury trzeba odrzucić inną kartę, a żadnej nie masz.
endless-winter-reason-culture-in-step-1 = Karty kultury zagrywa się przed postawieniem figurki.
endless-winter-reason-tribe-in-step-2 = Karty plemienia zagrywa się po postawieniu figurki.
endless-winter-reason-no-cards-at-rest = Kto odpoczywa, nie zagrywa kart.
endless-winter-reason-just-recruited = Karta wzięta właśnie w tej sekcji nie daje w niej trudu.
endless-winter-reason-ability-used = Ta zdolność jest już wykorzystana albo jej karty nie ma w grze.
endless-winter-reason-wrong-column = Ta zdolność należy do innej kolumny.
endless-winter-reason-ability-idle = Ta zdolność nic by teraz nie dała.
endless-winter-reason-no-chief = Zdolności wodza można użyć raz, w turze, w której stawia się figurkę wodza.
endless-winter-reason-no-token = Nie masz żetonu odpoczynku do użycia.
endless-winter-reason-no-labour = Masz za mało trudu.
endless-winter-reason-no-tools = Masz za mało narzędzi.
endless-winter-reason-no-food = Masz za mało jedzenia.
endless-winter-reason-wrong-section = Sekcja, w której jest twoja figurka, na to nie pozwala.
endless-winter-reason-kind-taken = W górnej sekcji każdy rodzaj karty plemienia można wziąć raz.
endless-winter-reason-empty-slot = W tym miejscu nic nie ma.
endless-winter-reason-no-camp-left = Na twojej planszy nie ma już obozu.
endless-winter-reason-no-camp-there = Na tym heksie nie masz obozu.
endless-winter-reason-ground-full = Plansza zwierząt jest pełna.
endless-winter-reason-deck-empty = Talia zwierząt jest pusta.
endless-winter-reason-no-such-animal = Na planszy zwierząt nie ma takiego zwierzęcia.
endless-winter-reason-animals-left = Punkt zamiast zwierzęcia dostaje się tylko wtedy, gdy nie ma już żadnego ani na planszy, ani w talii.
endless-winter-reason-wrong-era = Święte kamienie ery 2 można brać od rundy 3.
endless-winter-reason-no-stone-slot = Masz trzy święte kamienie i nie ma miejsca na więcej.
endless-winter-reason-no-settlement-left = Nie masz już żadnej osady do założenia.
endless-winter-reason-junction-taken = Na tym styku stoi osada.
endless-winter-reason-camps-missing = Potrzebujesz obozu na każdym z trzech heksów.
endless-winter-reason-no-animal-to-use = Nie masz niewykorzystanego zwierzęcia tego gatunku.
endless-winter-reason-not-there-to-bury = Nie ma tam takiej karty do pochowania.
endless-winter-reason-no-megalith-left = Nie masz już megalitów.
endless-winter-reason-place-taken = Stoi tam megalit.
endless-winter-reason-no-such-space = Nie ma tam pola żadnej planszy.
endless-winter-reason-only-neutral = Na polach startowych ustawia się tylko neutralne megality.
endless-winter-reason-not-beside = Megalit na ziemi musi leżeć obok innego.
endless-winter-reason-not-supported = Ponad ziemią megalit potrzebuje czterech innych bezpośrednio pod sobą.
endless-winter-reason-neutral-on-ground = Neutralne megality zostają na ziemi.
endless-winter-reason-not-pointed-to = Strzałka tam nie wskazuje.
endless-winter-reason-not-lesser = To nie jest ta nagroda ani mniejsza, którą można wziąć zamiast niej.
endless-winter-reason-no-cards-left = Nie masz karty do dobrania.
endless-winter-reason-no-room = Nie masz miejsca na więcej.
endless-winter-reason-top-of-honour = Twój bożek jest na szczycie toru honoru.
endless-winter-reason-no-claim = Ten heks teraz cię nie nagradza albo już to zrobił.
endless-winter-reason-part-done = Ta część jest już wykonana albo jej nie ma.
endless-winter-reason-not-optional = Tego nie można pominąć: wybierz coś.
endless-winter-reason-no-item = Tego twoja plansza nie daje, już to dała albo daje na końcu.
endless-winter-reason-chief-due = Zdolność wodza została użyta: w tej turze trzeba postawić figurkę wodza.
endless-winter-reason-no-animal-to-give = Nie masz dość niewykorzystanych zwierząt tego gatunku albo ten gatunek już jest oddany.
endless-winter-reason-no-such-kind = Takiego rodzaju karty plemienia nie ma w tym pudełku.

# Co jest nie tak z pozycją.
position-endless-winter-animals = Zwierząt brakuje albo jest ich za dużo.
position-endless-winter-camps = Obozów gracza { $seat } jest za dużo albo za mało.
position-endless-winter-claims = Nagrodę miał dać heks, który nie mógł jej dać.
position-endless-winter-culture = Kart kultury brakuje, powtarzają się albo są z niewłaściwej ery.
position-endless-winter-eclipse = Zaćmienie nie może tak przebiegać.
position-endless-winter-eclipse-pile = Taki stos zaćmienia gracza { $seat } nie może istnieć.
position-endless-winter-figures = Figurki gracza { $seat } nie pasują do tury.
position-endless-winter-food = Gracz { $seat } ma więcej jedzenia, niż pozwala limit.
position-endless-winter-ground = Na planszy zwierząt jest za dużo zwierząt.
position-endless-winter-honour = Kolejność na torze honoru nie pasuje do poziomów bożków.
position-endless-winter-land = Kraina nie ma właściwych heksów.
position-endless-winter-megaliths = Megality stoją tam, gdzie nie mogą, albo jest ich za dużo lub za mało.
position-endless-winter-offering = Jeden z bożków stoi powyżej szczytu toru ofiar.
position-endless-winter-order = Kolejność graczy nie wymienia każdego dokładnie raz.
position-endless-winter-pending = Decyzja, na którą czeka gra, nie jest możliwa.
position-endless-winter-played = Karty w grze albo trud nie pasują do tury.
position-endless-winter-points = Punkty gracza { $seat } nie zgadzają się z tym, skąd pochodzą.
position-endless-winter-seat = To nie może być tura tego gracza.
position-endless-winter-seen = To, co wszyscy widzieli z kart gracza { $seat }, nie zgadza się z tym, gdzie one leżą.
position-endless-winter-settlements = Osad gracza { $seat } jest za dużo albo za mało.
position-endless-winter-setup = Wodzowie, ich strony albo karty przygotowania nie mogą tak wyglądać.
position-endless-winter-stage = Etap tury nie pasuje do figurki.
position-endless-winter-starting-cards = Kart początkowych gracza { $seat } jest za dużo albo za mało.
position-endless-winter-stones = Świętych kamieni brakuje, powtarzają się albo są z niewłaściwej ery.
position-endless-winter-stuck = Gracz, którego jest tura, nie ma o czym decydować.
position-endless-winter-tokens = Żetonów modułu brakuje, powtarzają się albo są tam, gdzie nie mogą.
position-endless-winter-tools = Gracz { $seat } ma więcej narzędzi, niż pozwala limit.
position-endless-winter-tribe-cards = Kart plemienia brakuje albo jest ich za dużo.

# The chapters of the drawn board, and the line of each that is folded.
endless-winter-tab-tribe = Plemię
endless-winter-tab-culture = Kultura
endless-winter-tab-stones = Kamienie
endless-winter-tab-animals = Zwierzęta
endless-winter-tab-idols = Bożki
endless-winter-tab-players = Inni
endless-winter-line-legal = dla ciebie: { $count }
endless-winter-line-open = odkryte: { $count }
endless-winter-line-best = najlepiej +{ $points }
endless-winter-line-built = zbudowane: { $count }
endless-winter-line-idols = { $offering } · { $honour }
