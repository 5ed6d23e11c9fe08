# Cóatl: fragmenty, karty, możliwości, zdarzenia, pozycja opisana słowami.

coatl-name = Cóatl

coatl-colour-Y = żółty
coatl-colour-R = czerwony
coatl-colour-K = czarny
coatl-colour-G = zielony
coatl-colour-B = niebieski
# Litery oznaczają kolory wszędzie tam, gdzie wpisuje się akcje i wypisuje coatle.
coatl-letters = Litery: { $letters }
coatl-letter = { $letter } { $colour }
coatl-empty = puste pole

# Kolor ramki karty; zgadza się ze słowem „karta”.
coatl-suit-red = czerwona
coatl-suit-black = czarna
coatl-suit-blue = niebieska
coatl-suit-yellow = żółta
coatl-suit-green = zielona

coatl-head = głowa, kolor { $colour }
coatl-tail = ogon, kolor { $colour }
coatl-body = segment tułowia, kolor { $colour }
coatl-bodies = dwa segmenty tułowia, { $first } i { $second }

coatl-chain-head = głowa
coatl-chain-tail = ogon
coatl-chain-open = otwarty koniec

# Czego wymaga karta.
coatl-need-seq = po kolei: { $tokens }
coatl-need-count = fragmenty w jednym kolorze: { $colour }
coatl-need-bag = gdziekolwiek: { $parts }
coatl-need-some = { $count } × { $colour }
coatl-need-absent = nie występuje kolor { $colour }
coatl-need-equal = kolory { $first } i { $second } po równo, co najmniej po jednym fragmencie
coatl-need-length = długość: dokładnie { $count ->
    [one] { $count } fragment
    [few] { $count } fragmenty
    [many] { $count } fragmentów
   *[other] { $count } fragmentu
 }
coatl-need-no-card = obok nie leży żadna { $suit } karta proroctwa
coatl-token-any = dowolne kolory (jeden fragment lub więcej)
coatl-token-plus = { $colour } (jeden fragment lub więcej)
coatl-token-not = (obok nic lub inny niż { $colour })
coatl-and-or = { " / " }
coatl-level = { $times }× = { $points }
coatl-level-top = { $times }× lub więcej = { $points }
coatl-level-met = { $times ->
    [one] { $times } wymaganie
    [few] { $times } wymagania
    [many] { $times } wymagań
   *[other] { $times } wymagania
 } = { $points }
coatl-card = { $suit } karta: { $need }; { $levels }
coatl-temple = { $needs }; { $levels }
# W skrócie, do list i dziennika gry. Rząd jest połączony myślnikami.
coatl-short-count = kolor { $colour }
coatl-short-exactly = dokładnie { $run }
coatl-short-absent = bez koloru { $colour }
coatl-short-equal = { $first } = { $second }
coatl-short-length = długość { $count }
coatl-short-no-card = bez kart: { $suit }
coatl-worth-prophecy = { $card }: { $points }
coatl-worth-temple = świątynia { $card }: { $points }

# Możliwości.
coatl-action-take = { $pieces }
coatl-action-pick = Idealny wybór, z woreczka: { $pieces }
coatl-action-choose = { $need }; { $levels }
coatl-action-choose-deck = dobierz proroctwo z talii
coatl-action-start = nowy coatl: { $piece }
coatl-action-extend-head = coatl { $coatl }: zamknij przód głową, kolor { $colour }
coatl-action-extend-front = coatl { $coatl }: dołóż z przodu segment tułowia, kolor { $colour }
coatl-action-extend-back = coatl { $coatl }: dołóż z tyłu segment tułowia, kolor { $colour }
coatl-action-extend-tail = coatl { $coatl }: zamknij tył ogonem, kolor { $colour }
coatl-action-fulfil = coatl { $coatl } spełnia to proroctwo: { $need }; { $levels }
coatl-action-temple = ukończ coatla z tą świątynią: { $needs }; { $levels }
coatl-action-complete = ukończ coatla bez świątyni
coatl-action-end = zakończ akcję
coatl-action-pass = spasuj
coatl-action-future = Wizja przyszłości: wymień wszystkie odkryte proroctwa
coatl-action-discard = odrzuć z ręki: { $places }
coatl-action-discard-none = nie odrzucaj niczego
coatl-action-commit = Zobowiązanie kapłana, weź tę świątynię: { $needs }; { $levels }
coatl-action-keep = zatrzymaj z rozdanych kart: { $places }
coatl-action-keep-none = nie zatrzymuj żadnej karty
coatl-drawn-keep = { $count ->
    [one] zatrzymaj jedną kartę
    [few] zatrzymaj { $count } karty
    [many] zatrzymaj { $count } kart
   *[other] zatrzymaj karty ({ $count })
 }
coatl-drawn-discard = { $count ->
    [one] odrzuć jedną kartę
    [few] odrzuć { $count } karty
    [many] odrzuć { $count } kart
   *[other] odrzuć karty ({ $count })
 }

coatl-ask-keep = Które z rozdanych ci proroctw zatrzymujesz? Najwyżej trzy.
coatl-ask-play = Weź fragmenty, wybierz proroctwa albo składaj coatle.
coatl-ask-play-two = Twoja ostatnia tura: możesz wykonać dwie akcje.
coatl-ask-play-last = Gra dobiega końca. Wybierz akcję.
coatl-ask-choose = Wybierz proroctwo albo zakończ akcję.
coatl-ask-assemble = Składaj dalej albo zakończ akcję.
coatl-ask-complete = Spełnij proroctwa, a potem użyj jednej świątyni albo żadnej. Coatl jest zamknięty.
coatl-ask-discard = Które karty z ręki odrzucasz? Możesz odrzucić dowolną ich liczbę albo żadnej nie odrzucać.

# Zdarzenia.
coatl-event-kept = { $name } { $count ->
    [0] nie zatrzymuje żadnego proroctwa
    [one] zatrzymuje { $count } proroctwo
    [few] zatrzymuje { $count } proroctwa
    [many] zatrzymuje { $count } proroctw
   *[other] zatrzymuje { $count } proroctwa
 } i { $discarded ->
    [0] niczego nie odkłada
    [one] odkłada na bok { $discarded } kartę
    [few] odkłada na bok { $discarded } karty
    [many] odkłada na bok { $discarded } kart
   *[other] odkłada na bok { $discarded } karty
 }
# „brak” to słowo z list-none: pusta lista.
coatl-event-kept-own = { $name } { $cards ->
    [brak] nie zatrzymuje żadnego proroctwa
   *[other] zatrzymuje: { $cards }
 }; { $discarded ->
    [0] niczego nie odkłada
    [one] odkłada na bok { $discarded } kartę
    [few] odkłada na bok { $discarded } karty
    [many] odkłada na bok { $discarded } kart
   *[other] odkłada na bok { $discarded } karty
 }
coatl-event-took = { $name } bierze: { $pieces }
coatl-event-picked = { $name } zużywa żeton „Idealny wybór” i bierze: { $pieces }
coatl-event-refilled = Plansza zasobów zostaje uzupełniona. Głowy: { $heads }; ogony: { $tails }; segmenty tułowia: { $bodies }
coatl-event-chose = { $name } wybiera proroctwo { $card }
coatl-event-drew = { $name } dobiera proroctwo z talii
coatl-event-drew-own = { $name } dobiera z talii proroctwo { $card }
coatl-event-revealed = Nowe odkryte proroctwa: { $cards }
coatl-event-reshuffled = Odrzucone karty tworzą nową talię: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }
coatl-event-started = { $name } zaczyna coatla { $coatl }: { $piece }
coatl-event-extended-head = { $name } dokłada do coatla { $coatl } głowę, kolor { $colour }
coatl-event-extended-front = { $name } dokłada z przodu coatla { $coatl } segment tułowia, kolor { $colour }
coatl-event-extended-back = { $name } dokłada z tyłu coatla { $coatl } segment tułowia, kolor { $colour }
coatl-event-extended-tail = { $name } dokłada do coatla { $coatl } ogon, kolor { $colour }
coatl-event-fulfilled = { $name } spełnia coatlem { $coatl } proroctwo { $card }, teraz warte { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
coatl-event-completed = { $name } kończy coatla z { $length ->
    [one] { $length } fragmentu
    [few] { $length } fragmentów
    [many] { $length } fragmentów
   *[other] { $length } fragmentu
 }, wartego { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
coatl-event-completed-temple = { $name } kończy ze świątynią { $temple } coatla z { $length ->
    [one] { $length } fragmentu
    [few] { $length } fragmentów
    [many] { $length } fragmentów
   *[other] { $length } fragmentu
 }, wartego { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
coatl-event-temple-revealed = Na stosie świątyń { $pile } leży teraz świątynia { $card }
coatl-event-foresaw = { $name } zużywa żeton „Wizja przyszłości”; odrzucone zostają odkryte proroctwa: { $cards }
coatl-event-discarded = { $name } { $cards ->
    [brak] niczego nie odrzuca z ręki
   *[other] odrzuca z ręki: { $cards }
 }
coatl-event-committed = { $name } zużywa żeton „Zobowiązanie kapłana” i bierze świątynię { $card }
coatl-event-passed = { $name } pasuje
coatl-event-ending-third-coatl = { $name } ma już komplet ukończonych coatli: pozostali rozgrywają ostatnią turę
coatl-event-ending-no-bodies = Skończyły się segmenty tułowia: runda toczy się do końca, a potem każdy ma jeszcze jedną, ostatnią turę
coatl-event-ended = Koniec gry

# Pozycja.
coatl-supply = Zasoby
coatl-supply-heads = Głowy: { $spaces }; w woreczku { $bag ->
    [one] { $bag } głowa
    [few] { $bag } głowy
    [many] { $bag } głów
   *[other] { $bag } głowy
 }
coatl-supply-tails = Ogony: { $spaces }; w woreczku { $bag ->
    [one] { $bag } ogon
    [few] { $bag } ogony
    [many] { $bag } ogonów
   *[other] { $bag } ogona
 }
coatl-supply-bodies = Segmenty tułowia: { $spaces }; w woreczku { $bag ->
    [one] { $bag } segment
    [few] { $bag } segmenty
    [many] { $bag } segmentów
   *[other] { $bag } segmentu
 }
coatl-pair = { $first } i { $second }
coatl-pair-times = { $pair } ({ $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
 })
coatl-prophecies = Odkryte proroctwa (w talii { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
    [many] { $deck } kart
   *[other] { $deck } karty
 })
coatl-discards = Odrzucone: { $cards }
coatl-temples = Odkryte świątynie
coatl-pile = { $card } (pod spodem { $under ->
    [one] { $under } karta
    [few] { $under } karty
    [many] { $under } kart
   *[other] { $under } karty
 })
coatl-pile-empty = ten stos jest już pusty
coatl-seat = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }, { $done ->
    [one] { $done } ukończony coatl
    [few] { $done } ukończone coatle
    [many] { $done } ukończonych coatli
   *[other] { $done } ukończonego coatla
 }
coatl-seat-own = { $name } (ty): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }, { $done ->
    [one] { $done } ukończony coatl
    [few] { $done } ukończone coatle
    [many] { $done } ukończonych coatli
   *[other] { $done } ukończonego coatla
 }
coatl-completed = Ukończony { $number }: { $chain }; { $cards }; razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
coatl-unfinished = Coatl { $number }: { $chain }; { $length ->
    [one] { $length } fragment
    [few] { $length } fragmenty
    [many] { $length } fragmentów
   *[other] { $length } fragmentu
 }, teraz wart { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
coatl-beside = obok leży { $card }; teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
coatl-board = Fragmenty na planszy: { $pieces }; { $room ->
    [0] brak wolnych miejsc
    [one] { $room } wolne miejsce
    [few] { $room } wolne miejsca
    [many] { $room } wolnych miejsc
   *[other] { $room } wolnego miejsca
 }
coatl-board-head = { $count ->
    [one] głowa
    [few] głowy
    [many] głowy
   *[other] głowy
 } { $colours }
coatl-board-body = { $count ->
    [one] segment tułowia
    [few] segmenty tułowia
    [many] segmenty tułowia
   *[other] segmenty tułowia
 } { $colours }
coatl-board-tail = { $count ->
    [one] ogon
    [few] ogony
    [many] ogony
   *[other] ogony
 } { $colours }
coatl-hand = Karty na ręce: znane – { $known }; nieznane – { $hidden }
coatl-hand-own = Twoje karty na ręce:
coatl-temple-hand = Świątynie: znane – { $known }; nieznane – { $hidden }
coatl-temple-hand-own = Twoje świątynie:
coatl-tokens = Żetony ofiary: { $tokens }
coatl-token-perfect-pick = Idealny wybór
coatl-token-see-the-future = Wizja przyszłości
coatl-token-priest-commitment = Zobowiązanie kapłana
coatl-source-prophecy = coatl { $coatl }, proroctwo { $card }
coatl-source-temple = coatl { $coatl }, świątynia { $card }

# Opcje.
coatl-option-sacrifice-tokens = trzy żetony ofiary dla każdego (w pierwszej partii lepiej grać bez nich)
coatl-option-open-end = czy kartę, która zabrania danego koloru obok, można zagrać przy otwartym końcu (literal), czy dopiero wtedy, gdy ten koniec jest zamknięty albo leży za nim kolejny fragment (strict)
coatl-option-promo = sześć dodatkowych proroctw i pięć dodatkowych świątyń z zestawu promocyjnego

# Dlaczego czegoś nie można zrobić.
coatl-reason-unknown = W tej grze nie ma takiej akcji.
coatl-reason-over = Gra jest skończona.
coatl-reason-keep-first = Najpierw powiedz, które z rozdanych proroctw zatrzymujesz.
coatl-reason-kept-already = Pierwsze proroctwa wybiera się tylko na początku gry.
coatl-reason-no-such-card = Nie masz takich kart albo nie możesz wymienić ich tylu.
coatl-reason-twin = Dwie z twoich kart są identyczne: podaj numer tej, która leży wcześniej.
coatl-reason-one-action = Twoja akcja już trwa; zakończ ją, wpisując „end”. W jednej turze wykonuje się tylko jedną akcję.
coatl-reason-complete-first = Właśnie kończysz coatla: spełnij nim proroctwa i użyj świątyni albo ukończ go bez niej.
coatl-reason-not-completing = To jest możliwe tylko podczas kończenia coatla.
coatl-reason-discard-first = Wizja przyszłości: najpierw powiedz, które karty z ręki odrzucasz.
coatl-reason-not-discarding = Karty z ręki odrzuca się tylko przy użyciu żetonu „Wizja przyszłości”.
coatl-reason-not-in-supply = Tego nie ma na żadnym polu planszy zasobów.
coatl-reason-no-room = Nie ma na to miejsca na twojej planszy: mieści ona osiem fragmentów, a dwa segmenty tułowia bierze się razem albo wcale.
coatl-reason-not-on-display = Tego proroctwa nie ma wśród odkrytych.
coatl-reason-hand-full = Masz pełną rękę: możesz mieć najwyżej pięć proroctw.
coatl-reason-deck-empty = Nie ma już proroctw do dobrania.
coatl-reason-no-piece = Nie masz tego fragmentu na swojej planszy.
coatl-reason-two-unfinished = Masz już dwa nieukończone coatle.
coatl-reason-three-coatls = Gracz może mieć najwyżej trzy coatle, licząc razem ukończone i nieukończone.
coatl-reason-no-coatl = W tym miejscu nie masz nieukończonego coatla.
coatl-reason-end-closed = Ten koniec jest zamknięty: coatl ma jedną głowę i jeden ogon.
coatl-reason-needs-body = Między głową a ogonem coatl musi mieć co najmniej jeden segment tułowia.
coatl-reason-needs-prophecy = Coatla można ukończyć tylko z co najmniej jednym proroctwem, które spełnia.
coatl-reason-not-in-hand = Nie masz tego proroctwa na ręce.
coatl-reason-identical = Obok tego coatla leży już identyczne proroctwo.
coatl-reason-four-prophecies = Obok tego coatla leżą cztery proroctwa, a więcej ich być nie może.
coatl-reason-not-fulfilled = Coatl nie osiąga nawet najniższego poziomu tego proroctwa.
coatl-reason-temple-elsewhere = Tej świątyni nie masz na ręce i nie leży ona odkryta na stole.
coatl-reason-temple-not-met = Coatl nie spełnia żadnego z wymagań tej świątyni.
coatl-reason-act-first = Żadna akcja nie trwa, więc nie ma czego kończyć, wpisując „end”.
coatl-reason-can-act = Możesz jeszcze coś zrobić, więc nie wolno ci spasować.
coatl-reason-no-tokens = Na to pozwala tylko żeton ofiary, a w tej partii się ich nie używa.
coatl-reason-token-used = Ten żeton ofiary jest już zużyty.
coatl-reason-not-in-bag = Tego nie ma już w woreczku.
coatl-reason-temple-not-open = Ta świątynia nie leży odkryta na stole.
coatl-reason-first-of-two = Pierwsza z twoich dwóch akcji już trwa; zakończ ją, wpisując „end”, a potem wykonaj drugą.
coatl-reason-second-of-two = Druga z twoich dwóch akcji już trwa; zakończ ją, wpisując „end”. To twoja ostatnia akcja.
coatl-reason-pass-instead = Żadna akcja nie trwa, więc nie ma czego kończyć, wpisując „end”. Jeśli w ostatniej turze nie chcesz już nic robić, spasuj.

# Co jest nie tak z pozycją.
position-coatl-sizes = Pozycja w grze Cóatl ma inną liczbę miejsc w „{ $field }”.
position-coatl-board = Plansza gracza { $seat } jest przepełniona albo źle policzona.
position-coatl-pieces = Fragmentów brakuje albo jest ich za dużo: każdy musi być dokładnie w jednym miejscu.
position-coatl-prophecies = Proroctwa { $card } brakuje albo jest o jedno za dużo.
position-coatl-marks = To, co wiadomo o kartach proroctw, jest sprzeczne.
position-coatl-hand = Gracz { $seat } ma na ręce za dużo proroctw.
position-coatl-temples = Świątyń brakuje, jest ich za dużo albo któryś stos nie ma wierzchniej karty.
position-coatl-unfinished = Taki nieukończony coatl nie może istnieć.
position-coatl-too-many = Gracz { $seat } ma za dużo coatli.
position-coatl-completed = Taki ukończony coatl nie może istnieć.
position-coatl-refill = Plansza zasobów powinna być już uzupełniona.
position-coatl-display = Odkryte proroctwa powinny być już uzupełnione albo jest ich za dużo.
position-coatl-turn = Taka tura nie może istnieć.
position-coatl-tokens = W partii bez żetonów ofiary są żetony ofiary.
position-coatl-stuck = Gracz, którego jest tura, nie ma o czym decydować.
position-coatl-ending = Zakończenie gry nie zaczęło się tak, jak powinno, albo wcale nie powinno się zacząć.

# Jeden wiersz zamiast możliwości o wielu kombinacjach.
coatl-shorthand-keep = keep i numery najwyżej trzech kart, na przykład „keep 1 3”; albo „keep none”
coatl-shorthand-pick = pick i to, co chcesz wziąć z woreczka, na przykład „pick head R”, „pick tail G” albo „pick body R G” (żeton „Idealny wybór”)
coatl-shorthand-discard = discard i numery kart z ręki, na przykład „discard 2 4”; albo „discard none”

coatl-ending-none = nikt nie mógł już nic zrobić
coatl-ending-third-coatl = koniec po ukończeniu trzeciego coatla
coatl-ending-no-bodies = koniec z powodu braku segmentów tułowia

position-coatl-discards = Odrzucone karty lub tasowania nie pasują do zużytych żetonów ofiary.
position-coatl-aside = Liczba proroctw odłożonych na bok przez gracza { $seat } jest niemożliwa.
position-coatl-set-up = Dopóki wybierane są pierwsze proroctwa, wszystko inne musi leżeć tak, jak zostało przygotowane.

# Rysowana plansza.
coatl-drawn-bag-heads = Woreczek z głowami: zostało { $count }
coatl-drawn-bag-tails = Woreczek z ogonami: zostało { $count }
coatl-drawn-bag-bodies = Woreczek z segmentami tułowia: zostało { $count }
coatl-drawn-display = Proroctwa
coatl-drawn-deck = Talia proroctw: zostało { $count }
coatl-drawn-deck-short = Talia
coatl-drawn-discards = Odrzucone: { $count }
coatl-drawn-under = Świątynie niżej w tym stosie: { $count }
coatl-drawn-empty = pusto
coatl-drawn-coatls = Coatle
coatl-drawn-coatls-of = { $name }: coatle
coatl-drawn-coatl = Coatl { $number }
coatl-drawn-front = Przedni koniec coatla { $number }
coatl-drawn-back = Tylny koniec coatla { $number }
coatl-drawn-beside = Miejsce na proroctwo przy coatlu { $number }
coatl-drawn-new = Nowy coatl
coatl-drawn-worth = Teraz wart: { $points }
coatl-drawn-worth-done = Ukończony, wart: { $points }
coatl-drawn-length = długość { $count }
coatl-drawn-board = Plansza { $count } / { $most }
coatl-drawn-hand = Ręka { $count } / { $most }
coatl-drawn-temples = Świątynie
coatl-drawn-spent = { $name } (zużyty)
coatl-drawn-token-pick = Raz w grze: weź z woreczka, co chcesz.
coatl-drawn-token-future = Raz w grze: wymień wszystkie odkryte proroctwa.
coatl-drawn-token-temple = Raz w grze: weź dla siebie odkrytą świątynię.
coatl-drawn-points = Punkty: { $points }
coatl-drawn-done = Ukończone coatle: { $count } z { $most }
coatl-drawn-tab-cards = Karty
coatl-drawn-tab-coatls = Coatle
coatl-drawn-tab-hand = Ręka
coatl-drawn-tab-others = Inni
