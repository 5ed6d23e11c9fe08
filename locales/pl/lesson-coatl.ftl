# Pierwsza partia Cóatla z przewodnikiem, krok po kroku.
lesson-coatl-keep = Witaj! Z głowy, segmentów tułowia i ogona budujesz pierzaste węże, coatle, tak aby spełniały proroctwa na twoich kartach. Te trzy proroctwa trafiły do ciebie; zatrzymaj wszystkie. W tajemnicy masz też świątynię.
lesson-coatl-plan = Karta pokazuje, co liczy, a obok są punkty. Jedna z twoich liczy czarne fragmenty: trzy są warte 2 punkty, cztery 3. Jedna z dwóch odkrytych świątyń chce tyle samo czerwonych co zielonych fragmentów i dokładnie sześciu fragmentów: za oba warunki jest 7 punktów. Zbudujmy jednego coatla na to wszystko: trzy czarne fragmenty, czerwony, zielony i czarny ogon.
lesson-coatl-take = W turze robisz jedną rzecz: bierzesz fragmenty, wybierasz proroctwa albo składasz coatle. Weź z planszy zasobów czarną głowę.
lesson-coatl-bodies = Głowy i ogony bierze się pojedynczo, segmenty tułowia zawsze po dwa. Czerwony z zielonym to właśnie to, czego chce świątynia.
lesson-coatl-choose = Turę możesz też przeznaczyć na wybór proroctw. Na ręce masz { $hand }, a zmieści się pięć. Wśród odkrytych leży jedno, które pasuje: trzy czarne fragmenty z rzędu, 3 punkty.
lesson-coatl-choose-end = Teraz na ręce masz { $hand }. Można wziąć więcej, spośród odkrytych albo z talii, ale niespełnione karty nie są nic warte. Zakończ akcję; odkryte proroctwa zostaną uzupełnione.
lesson-coatl-token = Potrzebujesz dwóch czarnych segmentów, a takiej pary nie ma na planszy zasobów. Masz trzy żetony ofiary, każdego można użyć raz w grze zamiast akcji. Idealny wybór bierze prosto z woreczka to, czego chcesz.
lesson-coatl-start = Teraz składaj: ile chcesz i w dowolnej kolejności. Zacznij coatla czarną głową.
lesson-coatl-extend = Fragment dokłada się na końcu coatla i tam już zostaje. Dołóż za głową oba czarne segmenty.
lesson-coatl-fulfil = Trzy czarne fragmenty z rzędu: proroctwo pasuje. Połóż je obok coatla. Punkty policzą się po ukończeniu, według tego, jak coatl będzie wtedy wyglądał, więc może ich jeszcze przybyć.
lesson-coatl-extend-more = Teraz czerwony i zielony segment, jednego tyle co drugiego.
lesson-coatl-assemble-end = Brakuje tylko ogona. Wzięcie go to osobna akcja, więc tę zakończ. Zobacz, co złoży rywal.
lesson-coatl-tail = Rywal buduje długiego coatla. Ale ty zdążysz przed nim: weź czarny ogon.
lesson-coatl-close = Coatl z głową, co najmniej jednym segmentem tułowia i ogonem jest zamknięty. Dołóż ogon.
lesson-coatl-fulfil-more = Zanim jego wartość zostanie ogłoszona, możesz spełnić nim kolejne proroctwa, razem cztery. Ma cztery czarne fragmenty: karta, która je liczy, daje 3 punkty.
lesson-coatl-temple = I najwyżej jedna świątynia, twoja albo jedna z dwóch odkrytych. Sześć fragmentów, jeden czerwony i jeden zielony: ten coatl spełnia oba wymagania.
lesson-coatl-done = Punkty za jednego coatla: { $points }! To serce Cóatla: zbieraj według planu i niech jeden wąż służy kilku kartom. Możesz budować dwa coatle naraz. Gdy ktoś ukończy trzeciego, pozostali mają ostatnią turę. Zakończ akcję i graj stąd dalej po swojemu albo zacznij własną grę.

# Co słyszy, kto wybierze coś innego, według rodzaju akcji.
lesson-coatl-not-take = Branie fragmentów to osobna akcja, a w turze jest tylko jedna. Teraz bardziej przyda ci się inna.
lesson-coatl-not-choose = Wybór proroctw to osobna akcja, a w turze jest tylko jedna. Teraz bardziej przyda ci się inna.
lesson-coatl-not-pick = To zużyłoby Idealny wybór, żeton ofiary do użycia tylko raz. Zachowaj go: niedługo się przyda.
lesson-coatl-not-future = To zużyłoby żeton ofiary, a każdego można użyć tylko raz. Odkryte proroctwa w zupełności wystarczą.
lesson-coatl-not-commit = To zużyłoby żeton ofiary na wzięcie tej świątyni. Odkrytą świątynię możesz spełnić i bez tego.
lesson-coatl-not-start = Składanie to osobna akcja. Najpierw zbieraj, potem złożysz wszystko za jednym razem.
lesson-coatl-extend-not-start = To zaczęłoby drugiego coatla. Ten fragment należy do tego, którego już masz.
lesson-coatl-fulfil-not-start = { lesson-coatl-extend-not-start }
lesson-coatl-extend-more-not-start = { lesson-coatl-extend-not-start }
lesson-coatl-close-not-start = { lesson-coatl-extend-not-start }
lesson-coatl-not-extend = Fragmenty mogą chwilę poczekać: jedno proroctwo już pasuje. Najpierw połóż je obok coatla.
lesson-coatl-not-fulfil = Już pasuje, ale zachowaj to proroctwo na chwilę, gdy coatl będzie ukończony.
lesson-coatl-tail-not-fulfil = Spełnianie należy do składania, więc byłaby to twoja akcja w tej turze. Najpierw weź ogon.
lesson-coatl-not-temple = Świątynia będzie zaraz potem. Najpierw spełnij proroctwo: po świątyni byłoby za późno.
lesson-coatl-not-complete = To już ogłosiłoby wartość, a coatl może przynieść jeszcze więcej.
lesson-coatl-not-end = Możesz tu zakończyć akcję, ale najpierw da się z niej wyciągnąć więcej.
