# Pierwsza partia Tzolk'ina z przewodnikiem, krok po kroku.
lesson-tzolkin-wealth = Witaj! Prowadzisz plemię Majów; wygrywa ten, kto po czterech Dniach Żywienia ma najwięcej punktów. Kukurydza to jedzenie i pieniądze, a drewno, kamień i złoto to surowce do budowania. Z czterech płytek Dóbr Początkowych zatrzymujesz dwie: pierwsza i czwarta dają dużo kukurydzy.
lesson-tzolkin-place = Kukurydzy masz { $corn }, drewna { $wood }, kamienia { $stone }. W turze albo umieszczasz robotników na kołach, albo ich zdejmujesz, nigdy jedno i drugie. Robotnik trafia na najniższe wolne pole koła, a numer pola to jego cena. Palenque to koło kukurydzy; pole 0 nic nie kosztuje.
lesson-tzolkin-place-more = Możesz umieścić kilku robotników, ale każdy następny jest droższy: drugi o 1 kosz kukurydzy, trzeci o 2 i tak dalej. Pole 1 i dopłata dają razem { $cost }. Warto: ten robotnik jest o krok dalej.
lesson-tzolkin-place-tikal = Trzeci robotnik idzie do Tikal, gdzie się buduje i uczy. Pole 0 jest za darmo, trzeci robotnik w turze kosztuje o 2 więcej: kukurydzy { $cost }.
lesson-tzolkin-end = Wszyscy robotnicy są na kołach, zakończ turę. Gdy oboje zagracie, wielkie koło obróci się o jeden dzień i zawiezie każdego robotnika o pole dalej, do lepszej akcji. Tu zarabia się czekaniem.
lesson-tzolkin-take = Koła się obróciły. Jeden z twoich robotników dojechał na Palenque 2, na dojrzałe pole. Zdejmij go, aby użyć tej akcji.
lesson-tzolkin-harvest = Robotnik wykonuje akcję swojego pola albo niższą akcję tego koła za 1 kosz kukurydzy za każde pole wstecz. Akcja 2 to zbiory: kukurydza i żeton z pola.
lesson-tzolkin-wait = Kukurydzy masz { $corn }. Możesz teraz zdjąć i pozostałych, ale stoją na polu 1; niech jadą jeszcze jeden dzień.
lesson-tzolkin-begged = Spójrz na rywala: nie mając kukurydzy, wolał o nią poprosić. Zapas wzrósł do { $corn }, ale bogowie się rozgniewali i w świątyni został stopień { $step }, a to kosztuje punkty. Lepiej nigdy nie zostać z niczym! Twój robotnik na Tikal 2 może budować: zdejmij go.
lesson-tzolkin-build = Na planszy leżą budynki, jest ich { $count }; każdy ma cenę w surowcach i coś daje. Czwarty to farma za 1 bal drewna: odtąd w każdy Dzień Żywienia jeden twój robotnik je za darmo.
lesson-tzolkin-take-more = W jednej turze możesz zdjąć tylu robotników, ilu chcesz. Ten na Palenque dojechał na drugie pole: zbierz i tu, a potem zakończ turę.
lesson-tzolkin-start-space = Masz wolnych wszystkich robotników, a kukurydzy { $corn }. Nikt jeszcze nie użył Pola Pierwszeństwa, więc na zębach kalendarza zbierała się kukurydza, po koszu na rundę: jest jej { $teeth }. Kto tam pójdzie, dostanie całą i zostanie pierwszym graczem. Ty już nim jesteś, więc przejdzie to na rywala.
lesson-tzolkin-yaxchilan = Yaxchilan daje drewno, kamień i złoto, a na polu 4 kryształową czaszkę. Najniższe wolne pole to 1, więc jako drugi robotnik kosztuje { $cost } kosze kukurydzy.
lesson-tzolkin-two-days = Kukurydza z kalendarza jest twoja, masz jej { $corn }. Robotnik wrócił z Pola Pierwszeństwa i pozwala na coś rzadkiego: przestawić kalendarz o dwa dni, raz, dopóki plansza gracza nie zostanie znów odwrócona. Twój robotnik przejedzie o dwa pola, prawie do czaszki.
lesson-tzolkin-uxmal = Rundy zaczyna teraz rywal. Dzień Żywienia jest blisko, przygotuj się: w Uxmal kupuje się łaskę w świątyniach i handluje, a na Tikal 1 rozwija dziedzinę. Wyślij na każde koło po robotniku.
lesson-tzolkin-skull = Cała trójka stoi tam, gdzie trzeba. Najpierw Yaxchilan 4: czaszka. W całej grze jest ich tylko 13.
lesson-tzolkin-temple = Uxmal 1: za 3 kosze kukurydzy wchodzisz o stopień wyżej w świątyni. Wszędzie stoisz na stopniu { $step }. Wyższe stopnie dają dwa razy w grze punkty, a w pierwszy Dzień Żywienia dobra: w świątyni Chaaca kamień od stopnia 2.
lesson-tzolkin-technology = Tikal 1: za kostkę surowca rozwijasz dziedzinę. Rolnictwo daje do końca gry 1 kosz kukurydzy więcej z każdego pola w dżungli. Zapłać drewnem i zakończ turę.
lesson-tzolkin-before-food-day = Po tej rundzie jest Dzień Żywienia. Żywisz robotników, masz ich { $workers }, każdego za { $price } kosze kukurydzy, ale farma żywi za darmo { $free }. Kukurydzy masz { $corn }: wystarczy i nikt nie będzie głodny, a to kosztowałoby 3 punkty. Umieść więc jeszcze dwóch: jednego w Chichen Itza, na kole czaszek.
lesson-tzolkin-chichen-itza = Nakarmieni! Kukurydzy masz { $corn }. A świątynia Chaaca dała ci kamień, masz ich { $stone }. Teraz czaszka: twój robotnik stoi na Chichen Itza 1, a Teologia z płytki Dóbr Początkowych pozwala mu użyć następnego, wyższego pola. Zostawiasz tam czaszkę za 5 punktów i stopień w świątyni.
lesson-tzolkin-done = Punkty: { $points }, a w świątyni Chaaca stopień { $step }. Brawo! To serce Tzolk'ina: umieszczaj w porę, niech pracuje czas, i miej kukurydzę, gdy jest potrzebna. Przed tobą jeszcze trzy Dni Żywienia, budynki drugiej epoki i monumenty, które liczą się na końcu. Graj stąd dalej po swojemu albo zacznij własną grę.

# Co słyszy, kto wybierze coś innego, według rodzaju akcji.
lesson-tzolkin-not-end = Możesz tu zakończyć turę, ale najpierw zostało jeszcze coś do zrobienia.
lesson-tzolkin-not-take = W turze umieszczasz robotników albo ich zdejmujesz, a teraz pora umieszczać. Ten niech jedzie dalej.
lesson-tzolkin-wait-not-take = Na polu 1 ten robotnik dałby niewiele. Jeszcze jeden dzień i dojedzie do lepszej akcji.
lesson-tzolkin-not-place = W turze umieszczasz robotników albo ich zdejmujesz, nigdy jedno i drugie. Jeden z twoich stoi tam, gdzie trzeba: zdejmij go.
lesson-tzolkin-yaxchilan-not-place = Można umieścić jeszcze jednego robotnika, ale każdy następny kosztuje więcej kukurydzy. Zachowaj ją i zakończ turę.
lesson-tzolkin-before-food-day-not-place = { lesson-tzolkin-yaxchilan-not-place }
