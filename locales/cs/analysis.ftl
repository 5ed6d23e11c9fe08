# Rozbor zaznamenané hry (`sunstone analyse` a prohlížení v prohlížeči).

cli-help-analyse = Řekne, co si o zaznamenané hře myslí prohledávání: šance všech hráčů, lepší volby, zlomové okamžiky.
cli-help-analyse-simulations = Simulací na každé rozhodnutí; víc jich trvá déle a vidí více.
cli-help-analyse-out = Do tohoto souboru se zapíše stránka HTML s grafem a všemi rozhodnutími.
progress-decisions = Rozhodnutí
record-nothing-played = V tomto záznamu se ještě nic neodehrálo.
analysis-title = Rozbor: { $game }
analysis-summary = { $game }: { $decisions ->
    [one] jedno rozhodnutí
    [few] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
}, na každé { $simulations ->
    [one] jedna simulace
    [few] { $simulations } simulace
   *[other] { $simulations } simulací
}.
analysis-points = Zlomové okamžiky
analysis-no-points = O této hře nerozhodl žádný jednotlivý tah.
analysis-point-slip = Akce { $ply }, { $name }: „{ $played }“ – zbyla šance { $chance }. Lepší bylo „{ $better }“: { $best }.
analysis-point-gain = Akce { $ply }, { $name }: silný tah, začal volbou „{ $played }“. Do příštího stoupla šance z { $before } na { $after }.
analysis-point-luck = Akce { $ply }, { $name }: „{ $played }“ byla dobrá volba, a přece do příštího tahu klesla šance z { $before } na { $after }.
analysis-plot = Šance na výhru
analysis-axis = akce
analysis-method = Šance odhaduje prohledávání, které vidí jen to, co mohl vidět hráč, a počítá s tím, že všichni dál hrají rozumně.
analysis-seats = Jak dobře kdo volil
analysis-seats-note = Nejlepší volby jsou ty, kterými se téměř nic neztratilo. Ztráta je průměr přes všechna rozhodnutí.
analysis-seat = Hráč
analysis-decisions = Rozhodnutí
analysis-best = Nejlepší volby
analysis-lost = Ztraceno
analysis-all = Všechna rozhodnutí
analysis-ply = Akce
analysis-played = Zahráno
analysis-better = Lepší
analysis-chance-then = Šance potom
