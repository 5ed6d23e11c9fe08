# Tzolk'in: koła, dobra, żetony, możliwości, zdarzenia, pozycja opisana słowami.
# Nazwy kół, świątyń, dziedzin i rodzajów budowli oraz ilości dóbr wstawia się tak, jak są tu zapisane, w mianowniku.

tzolkin-name = Tzolk'in

tzolkin-gear-palenque = Palenque
tzolkin-gear-yaxchilan = Yaxchilan
tzolkin-gear-tikal = Tikal
tzolkin-gear-uxmal = Uxmal
tzolkin-gear-chichen-itza = Chichen Itza
# Nazwy tych trzech świątyń są też kluczami odmiany w zdaniach poniżej.
tzolkin-temple-chaac = Chaac
tzolkin-temple-quetzalcoatl = Quetzalcoatl
tzolkin-temple-kukulkan = Kukulkan
tzolkin-technology-agriculture = Rolnictwo
tzolkin-technology-extraction = Pozyskiwanie surowców
tzolkin-technology-architecture = Technologia konstrukcji
tzolkin-technology-theology = Teologia
# Rodzaje budynków; mają je także monumenty.
tzolkin-kind-farm = farma
tzolkin-kind-civic = urząd
tzolkin-kind-tomb = grobowiec
tzolkin-kind-shrine = sanktuarium

tzolkin-amount-corn = { $count ->
    [one] { $count } kosz kukurydzy
    [few] { $count } kosze kukurydzy
    [many] { $count } koszy kukurydzy
   *[other] { $count } kosza kukurydzy
 }
tzolkin-amount-wood = { $count ->
    [one] { $count } bal drewna
    [few] { $count } bale drewna
    [many] { $count } bali drewna
   *[other] { $count } bala drewna
 }
tzolkin-amount-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamienia
 }
tzolkin-amount-gold = { $count ->
    [one] { $count } grudka złota
    [few] { $count } grudki złota
    [many] { $count } grudek złota
   *[other] { $count } grudki złota
 }
tzolkin-amount-skull = { $count ->
    [one] { $count } czaszka
    [few] { $count } czaszki
    [many] { $count } czaszek
   *[other] { $count } czaszki
 }
tzolkin-amount-block = { $count ->
    [one] { $count } kostka dowolnego surowca
    [few] { $count } kostki dowolnych surowców
    [many] { $count } kostek dowolnych surowców
   *[other] { $count } kostki dowolnego surowca
 }
tzolkin-amount-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
 }
# Między częściami, w których są przecinki.
tzolkin-part = { "; " }
tzolkin-or = { $first } albo { $second }

# Co dają pola kół.
tzolkin-does-any = dowolna akcja tego koła
tzolkin-does-fish = { $goods } z połowu ryb
tzolkin-does-tikal-1 = rozwój jednej dziedziny za kostki surowców
tzolkin-does-tikal-2 = wzniesienie budynku
tzolkin-does-tikal-3 = rozwój dziedzin o jeden lub dwa poziomy za kostki surowców
tzolkin-does-tikal-4 = wzniesienie jednego lub dwóch budynków albo monumentu
tzolkin-does-tikal-5 = za kostkę surowca po jednym stopniu w górę w dwóch świątyniach
tzolkin-does-uxmal-1 = za 3 kosze kukurydzy jeden stopień w górę w świątyni
tzolkin-does-uxmal-2 = wymiana na Rynku
tzolkin-does-uxmal-3 = jeszcze jeden robotnik
tzolkin-does-uxmal-4 = wzniesienie budynku za kukurydzę, po 2 kosze za kostkę surowca
tzolkin-does-uxmal-5 = za 1 kosz kukurydzy dowolna akcja z Palenque, Yaxchilan, Tikal albo Uxmal
tzolkin-does-skull = za czaszkę { $gains }
tzolkin-does-numbered = { $number }: { $what }
tzolkin-does-last = od pola { $number } wzwyż dowolna z tych akcji

# Co daje rozwój dziedziny.
tzolkin-level-agriculture-1 = 1 kosz kukurydzy więcej ze zbiorów w dżungli
tzolkin-level-agriculture-2 = zbiory kukurydzy także tam, gdzie nie ma odkrytego żetonu Zbioru Kukurydzy, i 1 kosz więcej z połowu ryb
tzolkin-level-agriculture-3 = kolejne 2 kosze kukurydzy więcej ze zbiorów w dżungli, razem o 3 więcej
tzolkin-level-agriculture-4 = jeden stopień w górę w świątyni
tzolkin-level-extraction-1 = 1 bal drewna więcej z Palenque i Yaxchilan
tzolkin-level-extraction-2 = 1 kamień więcej z Yaxchilan
tzolkin-level-extraction-3 = 1 grudka złota więcej z Yaxchilan
tzolkin-level-extraction-4 = dwie kostki dowolnych surowców
tzolkin-level-architecture-1 = 1 kosz kukurydzy za każdy wznoszony budynek
tzolkin-level-architecture-2 = 2 punkty za każdy wznoszony budynek
tzolkin-level-architecture-3 = budynek kosztuje o 1 kostkę surowca mniej, a w Uxmal o 2 kosze kukurydzy mniej
tzolkin-level-architecture-4 = 3 punkty
tzolkin-level-theology-1 = w Chichen Itza można wykonać akcję o jeden numer wyższą
tzolkin-level-theology-2 = po akcji w Chichen Itza można za kostkę surowca wejść o jeden stopień wyżej w świątyni
tzolkin-level-theology-3 = 1 czaszka więcej z Yaxchilan
tzolkin-level-theology-4 = 1 czaszka
tzolkin-level = { $level }: { $what }
tzolkin-level-beyond = bonus: { $what }

# Co daje żeton.
tzolkin-effect-temple = { $steps ->
    [one] { $steps } stopień
    [few] { $steps } stopnie
    [many] { $steps } stopni
   *[other] { $steps } stopnia
 } w górę w świątyni { $temple ->
    [Chaac] Chaaca
    [Quetzalcoatl] Quetzalcoatla
    [Kukulkan] Kukulkana
   *[other] { $temple }
 }
tzolkin-effect-temple-any = { $steps ->
    [one] { $steps } stopień w górę w dowolnej świątyni
    [few] { $steps } stopnie w górę w dowolnych świątyniach
    [many] { $steps } stopni w górę w dowolnych świątyniach
   *[other] { $steps } stopnia w górę w dowolnych świątyniach
 }
tzolkin-effect-tech = { $levels ->
    [one] { $levels } poziom
    [few] { $levels } poziomy
    [many] { $levels } poziomów
   *[other] { $levels } poziomu
 } rozwoju w dziedzinie { $technology }
tzolkin-effect-tech-any = { $levels ->
    [one] { $levels } poziom rozwoju w dowolnej dziedzinie
    [few] { $levels } poziomy rozwoju w dowolnych dziedzinach
    [many] { $levels } poziomów rozwoju w dowolnych dziedzinach
   *[other] { $levels } poziomu rozwoju w dowolnych dziedzinach
 }
tzolkin-effect-worker = jeszcze jeden robotnik
tzolkin-effect-build = można wznieść jeszcze jeden budynek
tzolkin-effect-trade = można handlować na Rynku
tzolkin-effect-any-action = za 1 kosz kukurydzy dowolna akcja z Palenque, Yaxchilan, Tikal albo Uxmal
tzolkin-effect-meals = { $count ->
    [one] { $count } robotnik je za darmo
    [few] { $count } robotników je za darmo
    [many] { $count } robotników je za darmo
   *[other] { $count } robotnika je za darmo
 }
tzolkin-effect-frugal = każdy robotnik potrzebuje o 1 kosz kukurydzy mniej
tzolkin-building = { $kind } (koszt: { $cost }): { $effects }
tzolkin-monument = { $tile } ({ $kind }, koszt: { $cost }): { $score }
tzolkin-wealth-dummy = { $wealth }; jako neutralny robotnik: { $gear } { $position }

# W skrócie, do list, dziennika gry i zestawienia punktów.
tzolkin-short-building = { $kind }: { $effects }
tzolkin-short-steps = { $what } +{ $count }
tzolkin-short-temple-any = dowolna świątynia
tzolkin-short-tech-any = dowolna dziedzina
tzolkin-short-worker = dodatkowy robotnik
tzolkin-short-build = kolejny budynek
tzolkin-short-trade = Rynek
tzolkin-short-any-action = dowolna akcja
tzolkin-short-meals = żywi { $count }
tzolkin-short-frugal = kosz mniej na robotnika
tzolkin-short-per-tomb = monument za grobowce
tzolkin-short-per-civic = monument za urzędy
tzolkin-short-per-shrine = monument za sanktuaria
tzolkin-short-per-construction = monument za wszystkie budowle
tzolkin-short-per-corn-tile = monument za Zbiory Kukurydzy
tzolkin-short-per-wood-tile = monument za Wycinkę Drzew
tzolkin-short-all-monuments = monument za wszystkie monumenty
tzolkin-short-maxed-techs = monument za ukończone dziedziny
tzolkin-short-tech-levels = monument za poziomy dziedzin
tzolkin-short-workers = monument za robotników
tzolkin-short-temple-points = monument za punkty w świątyniach
tzolkin-short-highest-temple = monument za najwyższą świątynię
tzolkin-short-all-skulls = monument za czaszki

# Co monument przynosi na koniec; $worth to liczba punktów ze słowem „punkt”.
tzolkin-score-per-tomb = { $worth } za każdy własny grobowiec, ten też
tzolkin-score-per-civic = { $worth } za każdy własny urząd, ten też
tzolkin-score-per-shrine = { $worth } za każde własne sanktuarium, to też
tzolkin-score-per-construction = { $worth } za każdy własny budynek i monument, ten też
tzolkin-score-per-corn-tile = { $worth } za każdy własny żeton Zbioru Kukurydzy
tzolkin-score-per-wood-tile = { $worth } za każdy własny żeton Wycinki Drzew
tzolkin-score-all-monuments = { $worth } za każdy monument wzniesiony przez kogokolwiek
tzolkin-score-by-players = punkty za każdy monument wzniesiony przez kogokolwiek, według liczby graczy: { $table }
tzolkin-score-maxed-techs = punkty za własne dziedziny na poziomie 3: { $table }
tzolkin-score-tech-levels = { $worth } za każdy poziom własnych dziedzin
tzolkin-score-workers = punkty za własnych robotników w grze: { $table }
tzolkin-score-temple-points = { $times ->
    [1] punkty z własnych stopni we wszystkich trzech świątyniach
   *[other] { $times } × punkty z własnych stopni we wszystkich trzech świątyniach
 }
tzolkin-score-highest-temple = { $worth } za każdy stopień powyżej początkowego w świątyni z najwyższą własną pozycją
tzolkin-score-all-skulls = { $worth } za każdą czaszkę zostawioną w Chichen Itza przez kogokolwiek
tzolkin-score-entry = { $count } { $count ->
    [one] daje
    [few] dają
    [many] daje
   *[other] daje
 } { $points }

# Możliwości.
tzolkin-action-keep = zatrzymaj płytki { $first } i { $second }
tzolkin-action-beg = poproś o kukurydzę: uzupełnij zapas do 3 koszy i zejdź o jeden stopień w świątyni { $temple ->
    [Chaac] Chaaca
    [Quetzalcoatl] Quetzalcoatla
    [Kukulkan] Kukulkana
   *[other] { $temple }
 }
tzolkin-action-place = umieść robotnika na kole { $gear }
tzolkin-action-place-start = umieść robotnika na polu Pierwszeństwa
tzolkin-action-take = zdejmij robotnika z pola { $gear } { $position }; jego akcja: { $what }
tzolkin-action-take-none = zdejmij robotnika z pola { $gear } { $position }; nie ma tam żadnej akcji
tzolkin-action-take-theology = zdejmij robotnika z pola { $gear } { $position }; akcję ma tu tylko z teologią: { $what }
tzolkin-action-act = wykonaj akcję { $number } tego koła
tzolkin-action-act-none = tylko zdejmij robotnika, bez akcji
tzolkin-action-use = { $what }
tzolkin-action-harvest-corn = zbierz kukurydzę
tzolkin-action-harvest-wood = weź drewno
tzolkin-action-burn = wypal las, aby zebrać kukurydzę spod niego, i zejdź o jeden stopień w świątyni { $temple ->
    [Chaac] Chaaca
    [Quetzalcoatl] Quetzalcoatla
    [Kukulkan] Kukulkana
   *[other] { $temple }
 }
tzolkin-action-raise = jeden stopień w górę w świątyni { $temple ->
    [Chaac] Chaaca
    [Quetzalcoatl] Quetzalcoatla
    [Kukulkan] Kukulkana
   *[other] { $temple }
 }
tzolkin-action-raise-two = po jednym stopniu w górę w dwóch świątyniach: { $first } i { $second }
tzolkin-action-pay = oddaj surowce: { $goods }
tzolkin-action-gain = weź surowce: { $goods }
tzolkin-action-advance = rozwiń dziedzinę: { $technology }
tzolkin-action-build = wznieś budynek { $slot }
tzolkin-action-build-plain = wznieś budynek { $slot } bez pomocy technologii Konstrukcji i zachowaj ją na drugi budynek
tzolkin-action-monument = wznieś monument { $slot }
tzolkin-action-save = zapłać o 1 kostkę mniej: { $block }
tzolkin-action-save-none = zapłać pełną cenę
tzolkin-action-trade = cena: { $sold }; w zamian: { $bought }
tzolkin-action-calendar = przestaw kalendarz o { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
 }
tzolkin-action-done = nie rób tu nic więcej
tzolkin-action-end = zakończ turę
tzolkin-block-wood = drewno
tzolkin-block-stone = kamień
tzolkin-block-gold = złoto

tzolkin-ask-keep = Które dwie z czterech płytek Dóbr Początkowych zatrzymujesz?
tzolkin-ask-calendar = Przestawiasz kalendarz o jeden dzień czy o dwa? Przy dwóch dniach twoja plansza obraca się na ciemną stronę.
tzolkin-ask-nothing = Umieść robotników na kołach albo zdejmij ich z kół.
tzolkin-ask-placing = Umieść kolejnego robotnika albo zakończ turę.
tzolkin-ask-taking = Zdejmij kolejnego robotnika albo zakończ turę.
tzolkin-ask-mercy = Bogowie okazali miłosierdzie temu jednemu robotnikowi; zakończ turę.
tzolkin-ask-action = Twój robotnik wraca z pola { $gear } { $position }. { $position ->
    [0] To pole nie daje żadnej akcji.
   *[other] Którą akcję wykonujesz? Niższa kosztuje 1 kosz kukurydzy za każde pole wstecz.
 }
tzolkin-ask-action-theology = Twój robotnik wraca z pola { $gear } { $position }. Którą akcję wykonujesz? { $position ->
    [0] Teologia pozwala wykonać akcję { $next } bez dopłaty.
   *[other] Teologia pozwala wykonać też akcję { $next } bez dopłaty; niższa kosztuje 1 kosz kukurydzy za każde pole wstecz.
 }
tzolkin-ask-action-free = Twój robotnik wraca z pola { $gear } { $position }. Którą akcję wykonujesz? Możesz wybrać każdą, bez dopłaty.
tzolkin-ask-use-any = Którą akcję wykonujesz za 1 kosz kukurydzy?
tzolkin-ask-harvest = Co bierzesz z dżungli (Palenque { $action })?
tzolkin-ask-rise = { $count ->
    [one] W której świątyni wchodzisz wyżej?
    [few] W których { $count } świątyniach wchodzisz wyżej?
    [many] W których { $count } świątyniach wchodzisz wyżej?
   *[other] W których świątyniach wchodzisz wyżej ({ $count })?
 }
tzolkin-ask-payment = { $count ->
    [one] Którą kostkę surowca oddajesz?
    [few] Które { $count } kostki surowców oddajesz?
    [many] Które { $count } kostek surowców oddajesz?
   *[other] Które kostki surowców oddajesz ({ $count })?
 }
tzolkin-ask-treasure = { $count ->
    [one] Którą kostkę surowca bierzesz?
    [few] Które { $count } kostki surowców bierzesz?
    [many] Które { $count } kostek surowców bierzesz?
   *[other] Które kostki surowców bierzesz ({ $count })?
 }
tzolkin-ask-paid-tech = Którą dziedzinę rozwijasz? To kosztuje kostki surowców.
tzolkin-ask-paid-tech-again = Rozwijasz dziedzinę jeszcze raz? To kosztuje kostki surowców.
tzolkin-ask-free-tech = Którą dziedzinę rozwijasz? To nic nie kosztuje.
tzolkin-ask-construction = Co wznosisz?
tzolkin-ask-construction-again = Wznosisz jeszcze jeden budynek?
tzolkin-ask-construction-corn = Co wznosisz, płacąc po 2 kosze kukurydzy za kostkę surowca?
tzolkin-ask-saving = Dzięki technologii Konstrukcji oszczędzasz jedną kostkę surowca. Którą?
tzolkin-ask-market = Handluj tyle razy, ile chcesz.
tzolkin-ask-devotion = Teologia: oddaj kostkę surowca za stopień w świątyni albo zrezygnuj.

# Zdarzenia.
tzolkin-event-kept = { $name } zatrzymuje dwie płytki Dóbr Początkowych
tzolkin-event-kept-own = { $name } zatrzymuje płytki: { $tiles }
tzolkin-event-wealth = { $name } zaczyna z płytkami: { $tiles }
tzolkin-event-begged = { $name } prosi o kukurydzę i ma teraz 3 kosze
tzolkin-event-placed = { $name } umieszcza robotnika na polu { $gear } { $position } { $cost ->
    [0] za darmo
    [one] za { $cost } kosz kukurydzy
    [few] za { $cost } kosze kukurydzy
    [many] za { $cost } koszy kukurydzy
   *[other] za { $cost } kosza kukurydzy
 }
tzolkin-event-placed-start = { $name } umieszcza robotnika na polu Pierwszeństwa { $cost ->
    [0] za darmo
    [one] za { $cost } kosz kukurydzy
    [few] za { $cost } kosze kukurydzy
    [many] za { $cost } koszy kukurydzy
   *[other] za { $cost } kosza kukurydzy
 }
tzolkin-event-took = { $name } zdejmuje robotnika z pola { $gear } { $position }
tzolkin-event-acted = { $name } wykonuje akcję { $gear } { $action }: { $what }
tzolkin-event-gained = { $name } otrzymuje zasoby: { $goods }
tzolkin-event-paid = { $name } ponosi koszt: { $goods }
tzolkin-event-points-buildings = { $name } zdobywa { $points } za budynek
tzolkin-event-points-architecture = { $name } zdobywa { $points } dzięki technologii Konstrukcji
tzolkin-event-points-chichen-itza = { $name } zdobywa { $points } w Chichen Itza
tzolkin-event-rose = { $name } wchodzi na stopień { $step } w świątyni { $temple ->
    [Chaac] Chaaca
    [Quetzalcoatl] Quetzalcoatla
    [Kukulkan] Kukulkana
   *[other] { $temple }
 } ({ $points })
tzolkin-event-sank = { $name } schodzi na stopień { $step } w świątyni { $temple ->
    [Chaac] Chaaca
    [Quetzalcoatl] Quetzalcoatla
    [Kukulkan] Kukulkana
   *[other] { $temple }
 } ({ $points })
tzolkin-event-turned-light = { $name } obraca swoją planszę na jasną stronę
tzolkin-event-harvested-corn = { $name } bierze z dżungli żeton Zbioru Kukurydzy (Palenque { $action })
tzolkin-event-harvested-corn-no-tile = { $name } zbiera kukurydzę bez żetonu, dzięki Rolnictwu (Palenque { $action })
tzolkin-event-harvested-wood = { $name } bierze z dżungli żeton Wycinki Drzew (Palenque { $action })
tzolkin-event-burned = { $name } wypala las i bierze spod niego żeton Zbioru Kukurydzy (Palenque { $action })
tzolkin-event-advanced = { $name } osiąga poziom { $level } w dziedzinie { $technology }
tzolkin-event-bonus = { $name } otrzymuje bonus po poziomie 3 w dziedzinie { $technology }: { $what }
tzolkin-event-built = { $name } wznosi budynek – { $kind }: { $effects }
tzolkin-event-built-monument = { $name } wznosi { $tile } ({ $kind }): { $score }
tzolkin-event-worker = { $name } otrzymuje jeszcze jednego robotnika i ma ich teraz { $workers }
tzolkin-event-traded = { $name } handluje na Rynku – cena: { $sold }; w zamian: { $bought }
tzolkin-event-offered-skull = { $name } zostawia czaszkę na polu { $action } w Chichen Itza
tzolkin-event-revealed = Nowe na planszy: { $tiles }
tzolkin-event-tooth-corn = { $name } zbiera z kalendarza { $corn ->
    [one] { $corn } kosz
    [few] { $corn } kosze
    [many] { $corn } koszy
   *[other] { $corn } kosza
 } kukurydzy
tzolkin-event-corn-on-tooth = Nikt nie zajmuje pola Pierwszeństwa: na kalendarz trafia 1 kosz kukurydzy
tzolkin-event-food-day = Dzień Żywienia { $number }
tzolkin-event-fed = { $name } żywi wszystkich robotników { $corn ->
    [0] za darmo
    [one] za { $corn } kosz kukurydzy
    [few] za { $corn } kosze kukurydzy
    [many] za { $corn } koszy kukurydzy
   *[other] za { $corn } kosza kukurydzy
 }
tzolkin-event-fed-hungry = { $name } { $corn ->
    [0] nie wydaje kukurydzy na żywienie
    [one] żywi robotników za { $corn } kosz kukurydzy
    [few] żywi robotników za { $corn } kosze kukurydzy
    [many] żywi robotników za { $corn } koszy kukurydzy
   *[other] żywi robotników za { $corn } kosza kukurydzy
 }; { $hungry ->
    [one] { $hungry } robotnik
    [few] { $hungry } robotników
    [many] { $hungry } robotników
   *[other] { $hungry } robotnika
 } głoduje, co kosztuje { $points }
tzolkin-event-new-age = Zaczyna się druga epoka. Nowe na planszy: { $tiles }
tzolkin-event-rewarded = { $name } otrzymuje łaski w świątyni { $temple ->
    [Chaac] Chaaca
    [Quetzalcoatl] Quetzalcoatla
    [Kukulkan] Kukulkana
   *[other] { $temple }
 }: { $goods }
tzolkin-event-temple-points = { $name }, punktacja świątyni { $temple ->
    [Chaac] Chaaca
    [Quetzalcoatl] Quetzalcoatla
    [Kukulkan] Kukulkana
   *[other] { $temple }
 }: { $points }
tzolkin-event-temple-points-bonus = { $name }, punktacja świątyni { $temple ->
    [Chaac] Chaaca
    [Quetzalcoatl] Quetzalcoatla
    [Kukulkan] Kukulkana
   *[other] { $temple }
 }: { $points } i bonus: { $bonus }
tzolkin-event-turned = Kalendarz przesuwa się o { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
 }
tzolkin-event-pushed-off = { $name } odzyskuje robotnika zepchniętego z koła { $gear }, bez akcji
tzolkin-event-start-player = Od teraz pierwszym graczem jest { $name }
tzolkin-event-one-day = { $name } nie może przestawić kalendarza o dwa dni: drugi dzień zepchnąłby { $workers }
tzolkin-event-one-day-dark = { $name } nie może przestawić kalendarza o dwa dni: plansza gracza leży ciemną stroną do góry
tzolkin-worker-of = robotnika na kole { $gear } ({ $name })
tzolkin-event-ended = Koniec gry. { $scores }
tzolkin-score-of = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }

# Pozycja.
tzolkin-reference = Co dają koła, dziedziny i świątynie
tzolkin-reference-wheel = { $gear }: { $actions }
tzolkin-reference-technology = { $technology }: { $levels }
tzolkin-reference-prices = Kostki surowców za rozwój na poziom 1, 2, 3 i za bonus: { $prices }
tzolkin-reference-temple = { $temple }: punkty za stopnie od 0, najniższego, do najwyższego: { $points }; w środku epoki: { $rewards }; za najwyższą pozycję na koniec pierwszej epoki { $first }, drugiej { $second }
tzolkin-reward = { $goods } od stopnia { $step }
tzolkin-reference-placing = Robotnik kosztuje tyle koszy kukurydzy, ile wynosi numer jego pola; za drugiego i każdego następnego w tej samej turze dopłaca się: { $extra }
tzolkin-calendar = Kalendarz: runda { $round }, dzień { $day }, epoka { $age }
tzolkin-food-day-points = Ta runda kończy się Dniem Żywienia { $number }: żywienie, potem punkty ze świątyń
tzolkin-food-day-goods = Ta runda kończy się Dniem Żywienia { $number }: żywienie, potem dobra ze świątyń
tzolkin-food-day-in-points = Dzień Żywienia { $number }, z punktami ze świątyń, wypada za { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
 }
tzolkin-food-day-in-goods = Dzień Żywienia { $number }, z dobrami ze świątyń, wypada za { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
 }
tzolkin-tooth-corn = Kosze kukurydzy na kalendarzu: { $corn }
tzolkin-start-player = Pierwszy gracz: { $name }
tzolkin-start-space = Pole Pierwszeństwa: { $who }
tzolkin-wheels = Koła
tzolkin-wheel = { $gear }: { $standing }; najbliższe wolne pole: { $free }
tzolkin-wheel-full = { $gear }: { $standing }; brak wolnych pól
tzolkin-standing = { $position } – { $who }
tzolkin-standing-hidden = { $position } (niewidoczne) – { $who }
tzolkin-dummy = neutralny
# Mówi się tak o polu Pierwszeństwa.
tzolkin-nobody = wolne
tzolkin-jungle = Dżungla
tzolkin-jungle-fields = Palenque { $action }: odkryte żetony Zbioru Kukurydzy – { $corn }, żetony Wycinki Drzew z kukurydzą pod spodem – { $forest }
tzolkin-temples = Świątynie
tzolkin-temple = { $temple }: { $standing }
tzolkin-on-step = { $name } – stopień { $step } ({ $points })
tzolkin-technologies = Dziedziny rozwoju
tzolkin-technology = { $technology }: { $standing }
tzolkin-on-level = { $name } – poziom { $level }
tzolkin-buildings = Budynki (w stosie tej epoki zostało: { $left })
tzolkin-monuments = Monumenty
tzolkin-slot = { $slot }. { $tile }
tzolkin-slot-empty = { $slot }. puste miejsce
tzolkin-skulls = Miejsca na czaszki w Chichen Itza: punkty i stopień w górę w świątyni (w banku: { $left ->
    [one] { $left } czaszka
    [few] { $left } czaszki
    [many] { $left } czaszek
   *[other] { $left } czaszki
 })
tzolkin-space = { $number }: { $points }, { $temple }
tzolkin-space-block = { $number }: { $points }, { $temple }, { $block }
tzolkin-space-taken = { $number }: zajęte
tzolkin-seat = { $name }: { $points }, { $workers ->
    [one] { $workers } robotnik
    [few] { $workers } robotników
    [many] { $workers } robotników
   *[other] { $workers } robotnika
 }, w tym wolni: { $hand }
tzolkin-seat-own = { $name } (ty): { $points }, { $workers ->
    [one] { $workers } robotnik
    [few] { $workers } robotników
    [many] { $workers } robotników
   *[other] { $workers } robotnika
 }, w tym wolni: { $hand }
tzolkin-goods = Zasoby: { $goods }
tzolkin-feeding = Kosze kukurydzy potrzebne do wyżywienia wszystkich robotników: { $corn }
tzolkin-light = Plansza gracza: jasna strona, kalendarz można przestawić o dwa dni
tzolkin-dark = Plansza gracza: ciemna strona
tzolkin-harvest-tiles = Żetony Urodzaju: Zbiór Kukurydzy – { $corn }, Wycinka Drzew – { $wood }
tzolkin-built = Wzniesione budynki: { $tiles }
tzolkin-built-monuments = Wzniesione monumenty: { $tiles }
tzolkin-dealt = Twoje płytki Dóbr Początkowych:
tzolkin-next-worker = Twój następny robotnik: { $places }
tzolkin-place-cost = { $place } { $cost ->
    [0] za darmo
    [one] za { $cost } kosz kukurydzy
    [few] za { $cost } kosze kukurydzy
    [many] za { $cost } koszy kukurydzy
   *[other] za { $cost } kosza kukurydzy
 }
tzolkin-place-start = pole Pierwszeństwa
tzolkin-now-level = { $technology }: jesteś na poziomie { $level }; dalej: { $what }
tzolkin-now-level-paid = { $technology }: jesteś na poziomie { $level }; dalej, za { $price ->
    [one] { $price } kostkę surowca
    [few] { $price } kostki surowców
    [many] { $price } kostek surowców
   *[other] { $price } kostki surowca
 }: { $what }

# Plansza w przeglądarce.
tzolkin-board-day = Dzień { $day }
tzolkin-board-to-food-day = { $days ->
    [one] dzień do Dnia Żywienia
    [few] dni do Dnia Żywienia
    [many] dni do Dnia Żywienia
   *[other] dnia do Dnia Żywienia
 }

tzolkin-source-buildings = budynki
tzolkin-source-architecture = technologia Konstrukcji
tzolkin-source-chichen-itza = Chichen Itza
tzolkin-source-temples = świątynie
tzolkin-source-hunger = niewyżywieni robotnicy
tzolkin-source-corn = kukurydza i surowce zamienione na kukurydzę
tzolkin-source-skulls = czaszki
tzolkin-source-other = sprzed tej pozycji

# Opcje.
tzolkin-option-corn-points = czy na koniec każdy kosz kukurydzy jest wart ćwierć punktu (quarters), czy tylko każde pełne cztery kosze dają jeden punkt (whole)

# Dlaczego czegoś nie można zrobić.
tzolkin-reason-unknown = W tej grze nie ma takiej akcji.
tzolkin-reason-over = Gra jest skończona.
tzolkin-reason-keep-first = Najpierw wybierz dwie płytki Dóbr Początkowych, które zatrzymujesz.
tzolkin-reason-kept-already = Płytki Dóbr Początkowych wybiera się tylko na początku gry.
tzolkin-reason-twin = Inna możliwość daje to samo i to ona jest na liście.
tzolkin-reason-other-decision = Teraz trzeba zdecydować o czymś innym.
tzolkin-reason-needs-worker = To robi się akcją robotnika zdjętego z koła.
tzolkin-reason-finish-first = Najpierw dokończ akcję zdjętego robotnika.
tzolkin-reason-enough-corn = O kukurydzę może poprosić tylko ten, kto ma najwyżej 2 kosze.
tzolkin-reason-begged-already = W tej turze prośba o kukurydzę już była.
tzolkin-reason-beg-at-start = O kukurydzę można poprosić tylko na początku tury.
tzolkin-reason-bottom = W tej świątyni stoisz na najniższym stopniu i nie możesz zejść niżej.
tzolkin-reason-must-beg = Nie masz robotników na kołach, a na umieszczenie choćby jednego brakuje ci kukurydzy: musisz o nią poprosić.
tzolkin-reason-no-worker-in-hand = Nie masz wolnego robotnika.
tzolkin-reason-space-taken = Pole Pierwszeństwa jest zajęte.
tzolkin-reason-wheel-full = Na tym kole nie ma wolnego pola.
tzolkin-reason-no-corn = Masz za mało kukurydzy.
tzolkin-reason-not-both = W jednej turze albo umieszczasz robotników na kołach, albo ich zdejmujesz.
tzolkin-reason-only-cheapest = Bogowie okazują miłosierdzie tylko robotnikowi na jednym z najtańszych pól.
tzolkin-reason-only-one = Bogowie okazują miłosierdzie tylko jednemu robotnikowi.
tzolkin-reason-no-worker-there = Nie masz tam robotnika.
tzolkin-reason-no-such-action = To koło nie ma tylu akcji.
tzolkin-reason-not-higher = Robotnik nie może wykonać akcji wyższej niż jego pole.
tzolkin-reason-not-higher-theology = Z teologią robotnik w Chichen Itza sięga akcji o jeden numer wyższej niż jego pole, nie dalej.
tzolkin-reason-no-tiles = W tej części dżungli nie ma żetonu do wzięcia.
tzolkin-reason-no-open-corn = W tej części dżungli nie leży odkryty żeton Zbioru Kukurydzy: kukurydzę zakrywa drewno.
tzolkin-reason-no-forest = W tej części dżungli nie ma lasu.
tzolkin-reason-no-blocks = Masz za mało kostek surowców.
tzolkin-reason-wrong-bag = Liczba kostek surowców się nie zgadza albo ich nie masz.
tzolkin-reason-same-temple = Stopnie muszą być w dwóch różnych świątyniach.
tzolkin-reason-nothing-to-build = Nie stać cię na żadną budowlę.
tzolkin-reason-empty-slot = W tym miejscu nie ma żetonu.
tzolkin-reason-cannot-pay = Nie stać cię na to.
tzolkin-reason-no-architecture = Technologię Konstrukcji można zachować na później tylko przy pierwszym budynku z akcji Tikal 4 i tylko wtedy, gdy się ją ma.
tzolkin-reason-not-in-cost = Ten budynek nie kosztuje takiej kostki.
tzolkin-reason-no-skull = Nie masz czaszki, którą można tam zostawić.
tzolkin-reason-skull-there = Leży tam już czaszka: każdego pola w Chichen Itza można użyć tylko raz.
tzolkin-reason-traded-back = Podczas jednej wizyty na Rynku nie można sprzedać tego, co się na niej kupiło, ani odkupić tego, co się sprzedało.
tzolkin-reason-nothing-to-sell = Nie masz takiej kostki.
tzolkin-reason-not-optional = Tego nie można pominąć: wybierz coś.
tzolkin-reason-do-something = Musisz umieścić na kołach lub zdjąć z nich co najmniej jednego robotnika.
tzolkin-reason-calendar-too-early = Kalendarz przesuwa się na koniec rundy. Kto zajął Pole Pierwszeństwa, może go wtedy przestawić o dwa dni.
tzolkin-reason-calendar-dark = Nie możesz przestawić kalendarza o dwa dni: twoja plansza leży ciemną stroną do góry, dopóki nie wejdziesz na szczyt którejś świątyni.
tzolkin-reason-calendar-pushes-own = Kalendarza nie można przestawić o dwa dni: drugi dzień zepchnąłby twojego własnego robotnika.
tzolkin-reason-calendar-pushes-other = Kalendarza nie można przestawić o dwa dni: drugi dzień zepchnąłby robotnika innego gracza.
tzolkin-reason-build-no-monument = Monument można wznieść tylko akcją Tikal 4, i to nie po budynku.
tzolkin-reason-pointless = Kupowanie tej akcji za nią samą tylko zwiększyłoby koszt w kukurydzy.

# Co jest nie tak z pozycją.
position-tzolkin-wheels = Na jednym z kół robotnik stoi na polu, na którym nie może stać żaden.
position-tzolkin-dummies = Neutralnych robotników jest za dużo albo za mało.
position-tzolkin-workers = Robotników gracza { $seat } jest za dużo albo za mało.
position-tzolkin-skulls = Czaszek brakuje albo jest ich za dużo.
position-tzolkin-goods = Jeden z graczy ma mniej niż zero któregoś z dóbr.
position-tzolkin-jungle = Żetonów w dżungli brakuje albo jest ich za dużo.
position-tzolkin-temples = Taka świątynia nie może istnieć: jest w niej nieistniejący stopień albo dwóch graczy na szczycie.
position-tzolkin-technologies = Jedna z dziedzin ma poziom, który nie istnieje.
position-tzolkin-tiles = Budynków lub monumentów brakuje, powtarzają się albo są z niewłaściwej epoki.
position-tzolkin-wealth = Takie dobra początkowe gracza { $seat } nie są możliwe.
position-tzolkin-farms = To, czego gracz { $seat } potrzebuje do żywienia, nie pasuje do jego farm.
position-tzolkin-calendar = Dzień, runda, epoka i Dni Żywienia nie pasują do siebie.
position-tzolkin-turn = Taka tura nie może istnieć.
position-tzolkin-pending = Decyzja, na którą czeka ta tura, nie jest możliwa.
position-tzolkin-points = Przed końcem gry nikt nie ma ćwiartek punktu.
position-tzolkin-set-up = Dopóki wybierane są dobra początkowe, wszystko inne musi leżeć tak, jak zostało przygotowane.
position-tzolkin-stuck = Gracz, którego jest tura, nie ma o czym decydować.

# Zakładki planszy w przeglądarce: krótkie słowa.
tzolkin-tab-wheels = Koła
tzolkin-tab-technologies = Rozwój
tzolkin-tab-buildings = Budynki
tzolkin-tab-players = Gracze
tzolkin-tab-wealth = Dobra
tzolkin-tab-calendar = Kalendarz
