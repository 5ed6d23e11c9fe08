# Analiza zapisanej gry (`sunstone analyse` i przegląd w przeglądarce).

cli-help-analyse = Mówi, co przeszukiwanie sądzi o zapisanej grze: szanse wszystkich, lepsze wybory, punkty zwrotne.
cli-help-analyse-simulations = Liczba symulacji na decyzję; więcej trwa dłużej i widzi więcej.
cli-help-analyse-out = Do tego pliku trafi strona HTML z wykresem i wszystkimi decyzjami.
progress-decisions = Decyzje
record-nothing-played = W tym zapisie nic jeszcze nie zagrano.
analysis-title = Analiza: { $game }
analysis-summary = { $game }: { $decisions ->
    [one] jedna decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}, na każdą { $simulations ->
    [one] jedna symulacja
    [few] { $simulations } symulacje
    [many] { $simulations } symulacji
   *[other] { $simulations } symulacji
}.
analysis-points = Punkty zwrotne
analysis-no-points = O tej grze nie zdecydowała żadna pojedyncza tura.
analysis-point-slip = Ruch { $ply }, { $name }: „{ $played }” – została szansa { $chance }. Lepsze było „{ $better }”: { $best }.
analysis-point-gain = Ruch { $ply }, { $name }: mocna tura, zaczęta od „{ $played }”. Do następnej szansa wzrosła z { $before } do { $after }.
analysis-point-luck = Ruch { $ply }, { $name }: „{ $played }” to był dobry wybór, a jednak do następnej tury szansa spadła z { $before } do { $after }.
analysis-plot = Szanse na wygraną
analysis-axis = ruchy
analysis-method = Szanse szacuje przeszukiwanie, które widzi tylko to, co mógł widzieć gracz, i zakłada, że wszyscy grają dalej rozsądnie.
analysis-seats = Jak dobrze kto wybierał
analysis-seats-note = Najlepsze wybory to te, które prawie nic nie oddały. Strata to średnia ze wszystkich decyzji.
analysis-seat = Gracz
analysis-decisions = Decyzje
analysis-best = Najlepsze wybory
analysis-lost = Oddane
analysis-all = Wszystkie decyzje
analysis-ply = Ruch
analysis-played = Zagrano
analysis-better = Lepsze
analysis-chance-then = Szansa potem
