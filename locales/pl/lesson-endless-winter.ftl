# Pierwsza partia Wiecznej Zimy z przewodnikiem, krok po kroku.
lesson-endless-winter-chief = Witaj! Prowadzisz plemię przez cztery rundy mrozu. W każdej umieszczasz trzy figurki, potem słońce gaśnie, a kraina, karty i kamienie dają nagrody. Najpierw wybierz stronę swojego wodza: ta daje trud przy rozwoju.
lesson-endless-winter-figure = Na początek masz jedzenie: { $food }, narzędzia: { $tools }, pięć kart i obóz na terenie początkowym pośrodku krainy. Tura to jedna figurka: idzie do jednej z czterech kolumn albo odpoczywa. Figurki nigdy sobie nie przeszkadzają. Wyślij współplemieńca na polowanie.
lesson-endless-winter-labour = Za pracę płaci się trudem. Dają go karty plemienia z ręki: liczba w rogu. Zagraj tę; da 1 punkt trudu na tę turę.
lesson-endless-winter-hunt = Kolumna ma trzy sekcje. Z górnej można korzystać tyle razy, na ile cię stać: tutaj za 1 narzędzie i 1 punkt trudu bierzesz zwierzę. Jedno z tego gatunku już masz, a zwierzęta jednego gatunku są na koniec warte coraz więcej punktów.
lesson-endless-winter-sections = Teraz zejdź niżej. W środkowej sekcji można by wykorzystać zwierzę, ale wykorzystane nie liczy się już do zestawu. Dolna sekcja należy do pierwszej figurki, która w tej rundzie przyszła do kolumny, czyli do twojej: wierzchnie zwierzę z talii.
lesson-endless-winter-end = Zwierząt tego gatunku masz teraz { $animals }. Zakończ turę: zagrane karty idą na stos kart odrzuconych, a pozostały trud przepada. Potem gra rywal.
lesson-endless-winter-develop = Rywal wysłał obozy w głąb krainy. Teraz twój wódz: w turze, w której go umieszczasz, możesz użyć jego zdolności, a ta daje w tej kolumnie 2 punkty trudu. Rozwijaj się!
lesson-endless-winter-food = Karta kultury kosztuje 3 punkty trudu, o jeden więcej, niż masz. Jedzenie można zamienić na trud: znacznik idzie w lewo przez najbliższy symbol trudu na torze. Jedzenia masz { $food }; trochę wydaj.
lesson-endless-winter-culture = To razem 3 punkty trudu. W ofercie leży osiem kart kultury; zagrane coś robią, a na koniec są warte punkty. Druga przenosi obozy.
lesson-endless-winter-stones = W środkowej sekcji można by wziąć święty kamień, który daje nagrody w każdym zaćmieniu, ale na razie cię na niego nie stać. Dolna sekcja znów jest twoja: narzędzie i jedzenie. Potem zakończ turę.
lesson-endless-winter-play-culture = Rywal odpoczywa. Karty kultury zagrywa się przed figurką, a pierwsza w turze jest za darmo. Zagraj swoją.
lesson-endless-winter-camps = Do trzech ruchów obozu, a dwa wystarczą: przez kanion do lasu. Obóz to wpływ na swoim heksie, a kto ma go najwięcej, tego zaćmienie nagradza. Trzy obozy wokół styku mogą stać się osadą.
lesson-endless-winter-rest = Ostatnia figurka odpoczywa: dobierasz kartę, a w zaćmieniu odpoczywająca figurka liczy się za 1,5 punktu trudu. Potem zakończ turę.
lesson-endless-winter-pile = Po trzeciej turze możesz włożyć karty zakryte do swojego stosu zaćmienia. Ich trud rozstrzyga o nowej kolejności, a każda ma zdolność na zaćmienie. Te dwie dają megalit i jedzenie.
lesson-endless-winter-eclipse = Zaćmienie! Twój stos ma więcej trudu, więc zaczynasz i dostajesz nagrodę za to miejsce. Zamiast każdej nagrody można wziąć mniejszą: megalit, karta, bożek, narzędzie, jedzenie, w tej kolejności. Potrzebujesz narzędzi.
lesson-endless-winter-megalith = Teraz zdolności stosu. Pierwsza stawia megalit; pierwsze megality są neutralne i mogą zacząć na szarym polu startowym. Tam strzałka pozwala dostawić jeszcze jeden obok, a jego pole daje to, co pokazuje: bożka.
lesson-endless-winter-idols = Zyskany bożek podnosi jednego z twoich dwóch o poziom: na torze ofiar w punkty zamieniają się pozostałe narzędzia i jedzenie, na torze honoru pochowane karty. Podnieś jednego. Potem druga karta stosu da jedzenie.
lesson-endless-winter-land = Twój obóz ma w lesie najwięcej wpływu: narzędzie. A puste miejsce po megalicie na twojej planszy daje następne. Na razie masz narzędzia: { $tools }.
lesson-endless-winter-draw = Przygotowanie rundy 2: figurki wracają, a każdy dobiera pięć kart; każda to nagroda, którą też można wziąć mniejszą. Dobierz wszystkie pięć.
lesson-endless-winter-migrate = Narzędzi masz { $tools }, możesz więc rosnąć. W kolumnie Migracja za 1 narzędzie stawiasz obóz na terenie początkowym, za 1 punkt trudu przenosisz obóz, a środkowa sekcja zamienia trzy obozy i 3 jedzenia w osadę.
lesson-endless-winter-done = Każdy obóz, który schodzi z planszy, robi też miejsce na jedzenie: limit wynosi teraz { $limit }. To serce Wiecznej Zimy: karta to albo trud teraz, albo siła w zaćmieniu, nigdy jedno i drugie. Dokończ tę turę i graj stąd po swojemu albo zacznij własną grę.

# Co słyszy, kto wybierze coś innego, według rodzaju akcji.
lesson-endless-winter-not-spend = To zamienia jedzenie na trud. Jedzenie przyda się później: zachowaj je.
lesson-endless-winter-not-play = Zachowaj tę kartę: to, co zostanie na ręce, może później trafić do stosu zaćmienia.
lesson-endless-winter-not-next = To przejście do następnej sekcji, a w górę nie ma powrotu. Najpierw skorzystaj z tej.
lesson-endless-winter-not-reveal = Odkrywanie zwierząt też kosztuje, a to, którego chcesz, już tam leży.
lesson-endless-winter-not-tip = To wykorzystuje zwierzę do tego, co pokazuje, i nie liczy się ono już do zestawu. Zachowaj je.
lesson-endless-winter-not-place = Kartę kultury zagrywa się przed figurką. Jeśli teraz umieścisz figurkę, karta poczeka na inną turę.
lesson-endless-winter-not-done = Możesz tu skończyć, ale najpierw da się z tego wyciągnąć więcej.
lesson-endless-winter-not-move = Jeszcze jeden ruch wolno zrobić, ale obóz dobrze stoi w lesie.
lesson-endless-winter-not-idol = Bożka można wziąć zamiast większej nagrody. To dozwolone, ale teraz bardziej pomoże ci coś innego.
lesson-endless-winter-not-take = To mniejsza nagroda zamiast tej, którą dostajesz. Weź lepszą.
lesson-endless-winter-not-megalith = Megalit to pełna nagroda, ale zaraz da ci go twój stos, a brakuje ci narzędzi.
lesson-endless-winter-not-pile = Tym razem wystarczą dwie karty.
