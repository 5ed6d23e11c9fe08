# De analyse van een opgetekend spel (`sunstone analyse` en het terugkijken in de browser).

cli-help-analyse = Vertelt wat een zoekbot van een opgetekend spel vindt: ieders kansen, betere keuzes, de keerpunten.
cli-help-analyse-simulations = Simulaties per beslissing; meer duurt langer en ziet meer.
cli-help-analyse-out = In dit bestand komt een HTML-pagina met een tekening en alle beslissingen.
progress-decisions = Beslissingen
record-nothing-played = In dit verslag is nog niets gespeeld.
analysis-title = Analyse: { $game }
analysis-summary = { $game }: { $decisions ->
    [one] één beslissing
   *[other] { $decisions } beslissingen
}, elk bekeken met { $simulations ->
    [one] één simulatie
   *[other] { $simulations } simulaties
}.
analysis-points = Keerpunten
analysis-no-points = Geen enkele beurt heeft dit spel beslist.
analysis-point-slip = Zet { $ply }, { $name }: “{ $played }” liet een kans van { $chance } over. Beter was “{ $better }”: { $best }.
analysis-point-gain = Zet { $ply }, { $name }: een sterke beurt, begonnen met “{ $played }”. Bij de volgende is de kans gestegen van { $before } naar { $after }.
analysis-point-luck = Zet { $ply }, { $name }: “{ $played }” was goed gekozen, maar bij de volgende beurt is de kans gedaald van { $before } naar { $after }.
analysis-plot = Kansen om te winnen
analysis-axis = zetten
analysis-method = De kansen zijn geschat door een zoekbot die alleen ziet wat de speler kon zien, alsof iedereen verstandig doorspeelt.
analysis-seats = Hoe goed iedereen koos
analysis-seats-note = De beste keuzes gaven vrijwel niets weg. Wat werd weggegeven is het gemiddelde over alle beslissingen.
analysis-seat = Speler
analysis-decisions = Beslissingen
analysis-best = Beste keuzes
analysis-lost = Weggegeven
analysis-all = Alle beslissingen
analysis-ply = Zet
analysis-played = Gespeeld
analysis-better = Beter
analysis-chance-then = Kans daarna
