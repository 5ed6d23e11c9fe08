# De opdrachtregel en de tafel in de terminal.

list-none = geen
table-itself = De tafel
substitute-mark = [van ons, de gedrukte waarde is niet bekend]
name-again = { $name } ({ $number })
seat-me = Speler
bot-friendly = Vriendelijke bot
bot-steady = Bedachtzame bot
bot-shrewd = Gewiekste bot
bot-merciless = Genadeloze bot
bot-sovereign = Soevereine bot
bot-greedy = Gretige bot
bot-net = Getrainde bot
bot-random = Willekeurige bot
bot-search = Zoekende bot
bot-other = Bot { $code }
bot-budget = { $bot } ({ $budget })
bot-numbered = { $bot } { $number }
source-rulebook = spelregels
source-public = openbare bronnen
source-inferred = afgeleid
source-substitute = van ons, de gedrukte waarde is niet bekend
source-owner = je eigen bestand

cli-usage = Gebruik:
cli-heading-options = Opties
cli-heading-commands = Opdrachten
cli-metavar-number = GETAL
cli-metavar-text = TEKST
cli-metavar-file = BESTAND
cli-metavar-folder = MAP
cli-metavar-options = OPTIES
cli-metavar-command = OPDRACHT
cli-metavar-arguments = ARGUMENTEN
cli-default = standaard:
cli-error-hint = Probeer “{ $command } --help”.
cli-error-option = De optie { $name } bestaat niet.
cli-error-option-near = De optie { $name } bestaat niet. Bedoelde je { $near }?
cli-error-missing = { $name } ontbreekt.
cli-error-option-use = Zo gebruik je de optie { $name } niet.
cli-error-arguments = De argumenten passen niet bij deze opdracht.
cli-error-choice = { $name } moet een van deze zijn: { $choices }.
cli-error-range = { $name } moet een getal tussen { $least } en { $most } zijn.
cli-error-path = { $name } is geen bruikbaar pad.
cli-error-value = De waarde van { $name } is niet van de juiste soort.
cli-error-file = { $file } kan niet worden geopend.
cli-error-command = De opdracht “{ $name }” bestaat niet. Beschikbaar: { $known }.
cli-error-system = Het systeem meldt: { $problem } { $file }

cli-help-sunstone = Sunstone: een open digitale tafel voor bordspellen. Onofficieel en niet verbonden aan welke uitgever dan ook. Zonder opdracht opent het de tafel in de browser.
cli-help-help = Toon deze pagina.
cli-help-lang = De taal die je wilt gebruiken: en, cs, nl of pl.
cli-help-version = Toon de versie.
cli-help-json = Geef de uitvoer als JSON voor machines.
cli-help-option = Een optie van het spel, zoals “sunstone games” ze opsomt. Mag meerdere keren worden opgegeven.
cli-help-components = Een materiaalbestand met waarden uit je eigen doos.
cli-help-seed = Het startgetal voor al het schudden, een geheel getal. Zonder deze optie wordt er een geheim getal getrokken.
cli-help-seed-fixed = Het startgetal voor al het schudden, een geheel getal.
cli-help-player-count = Het aantal spelers; zonder deze optie zoveel als het spel toelaat.
cli-help-games = Toon de spellen en hun opties.
cli-help-play = Speel een spel op deze computer, tegen bots of met vrienden aan hetzelfde toetsenbord.
cli-help-terminal = Speel hier in de terminal, in woorden.
cli-help-players = Wie er meespelen: namen van mensen en codes van bots, met komma’s ertussen.
cli-help-keep-order = Houd de plaatsen in de opgegeven volgorde; anders worden ze verloot.
cli-help-resume = Ga verder met een opgeslagen partij.
cli-help-save = Waar de partij wordt opgeslagen; zonder deze optie in een nieuw bestand in je gegevensmap.
cli-help-simulate = Laat bots veel partijen spelen en vat de uitslagen samen.
cli-help-simulate-players = De bots in volgorde van de stoelen, met komma’s ertussen.
cli-help-games-count = Het aantal partijen.
cli-help-jobs = Het aantal processen dat wordt gebruikt.
cli-help-records = Een nieuwe map waarin van elke partij een verslag komt.
cli-help-replay = Vertel een vastgelegde partij na, of toon één stelling daaruit.
cli-help-ply = Toon de stelling na dit aantal acties in plaats van het hele verhaal.
cli-help-seat = Door wiens ogen: een stoel vanaf 1, of 0 voor een toeschouwer. Zonder deze optie ligt alles open.
cli-help-verify = Controleer of verslagen compleet zijn, na te spelen zijn en de uitslag opleveren die erin staat.
cli-help-perft = Tel de reeksen van toegestane acties, een vingerafdruk van de regels.
cli-help-depth = Hoeveel acties diep.
cli-help-fuzz = Speel partijen op veel manieren en controleer na elke actie alle regels van de spelmotor.
cli-help-fuzz-players = Aantallen spelers, met komma’s ertussen; zonder deze optie alle die het spel toelaat.
cli-help-fuzz-policy = Speelwijzen, met komma’s ertussen; zonder deze optie alle.
cli-help-fuzz-games = Het aantal partijen voor elk aantal spelers, elke combinatie van opties en elke speelwijze.
cli-help-fuzz-limit = Hoeveel acties een partij mag hebben voordat ze als eindeloos geldt.
cli-help-bench = Meet in één keer hoe snel onze spellen zijn en hoe snel die van anderen.
cli-help-bench-games = De spellen die worden gemeten, met komma’s ertussen; zonder deze optie allemaal.
cli-help-bench-seconds = Het aantal seconden voor elke meting in elke ronde.
cli-help-bench-rounds = Het aantal rondes; de middelste telt.
cli-help-bench-peers = Meet ook andere projecten, als die geïnstalleerd zijn.
cli-help-bench-against = Vergelijk met een andere build van Sunstone in deze map; beide worden om de beurt gemeten.
cli-help-arena = Laat bots elkaar aan veel tafels ontmoeten en vertel wie beter speelt, met intervallen, ratings en een rapport.
cli-help-arena-players = De bots, met komma’s ertussen: codes zoals greedy, search:800, search:2s, friendly of merciless.
cli-help-arena-seats = Het aantal stoelen aan een tafel, als er meer bots zijn; dan speelt elke samenstelling.
cli-help-arena-jobs = Het aantal processen dat wordt gebruikt; zonder deze optie alle kernen.
cli-help-arena-ray = Speel op een Ray-cluster, of via Ray op deze computer.
cli-help-arena-out = Een map voor de uitslagen en het rapport. Een onderbroken wedstrijd gaat daar verder.
cli-help-balance = Laat greedy-bots veel partijen spelen en toon wat er wordt gebruikt, hoe het vergaat met wie iets neemt, en of de doelen zijn gehaald.
cli-help-balance-seats = Hoeveel spelers er aan een tafel zitten.
cli-help-balance-lots = Speel elke partij een tweede keer met dingen die het lot kiest, om te zien wat elk op zichzelf doet.
cli-help-tune = Vind door spelen tegen zichzelf betere gewichten voor de beoordeling van een spel.
cli-help-tune-rounds = Hoe vaak de gewichten worden veranderd.
cli-help-tune-games = In hoeveel partijen elke verandering wordt geprobeerd.
cli-help-tune-trial = Hoeveel partijen de gevonden gewichten aan het eind tegen de eerste spelen.
cli-help-tune-player = De bot die met de gewichten speelt.
cli-help-tune-seats = Een even aantal stoelen aan een tafel; zonder deze optie het grootste dat het spel toelaat.
cli-help-train = Train een neuraal net voor een spel door het tegen zichzelf te laten spelen; heeft PyTorch nodig.
cli-help-train-folder = Map van de training. Een onderbroken training gaat verder; een net dat er ligt, wordt verder getraind.
cli-help-train-minutes = Hoelang de hele training duurt, eerdere delen meegerekend.
cli-help-train-teacher = Waarvan een nieuw net leert voordat het zelf speelt: de partijen van een bot, bijv. greedy, of een map met verslagen.
cli-help-train-teacher-minutes = Hoeveel van de minuten voor de leraar zijn.
cli-help-train-collect = Minuten waarin elke plaats alleen punten verzamelt; in net zoveel minuten daarna gaan de rivalen meetellen.
cli-help-train-tables = Aantal tafels dat elk proces tegelijk speelt.
cli-help-train-ray = Speel de tafels op een Ray-cluster, of via Ray op deze computer.
cli-help-train-jobs = Aantal processen dat tegelijk speelt; zonder opgave één per kern, min één.
cli-help-probe = Beoordeel beslissingen uit vastgelegde partijen met waardering, net en zoeker: hoe goed elk weet hoe de partijen afliepen.
cli-help-probe-net = Het bestand van een net, in plaats van dat van het spel.
cli-help-probe-every = Beoordeel één op zoveel beslissingen.
cli-help-probe-simulations = Simulaties van een zoeker bij elk ervan; standaard geen.
cli-help-out = Een nieuw bestand waarin de resultaten als JSON komen.
cli-help-components-command = Toon elke waarde waarmee een spel wordt gespeeld, en waar die vandaan komt.
cli-help-source = Alleen waarden uit deze bron: rulebook, public, inferred, substitute of owner.
cli-help-template = Geef een materiaalbestand met elke waarde van ons, telkens achter een #, zodat je de gedrukte kunt invullen.
cli-help-completion = Geef een script dat onze opdrachten aanvult in je shell.

games-line = { $id }: { $title }, { $least } tot { $most ->
    [one] { $most } speler
   *[other] { $most } spelers
 }, { $actions ->
    [one] { $actions } mogelijke actie
   *[other] { $actions } mogelijke acties
 }
games-option = { $name }: { $choices }; standaard { $default }
games-substitutes = { $count ->
    [one] { $count } waarde is van ons, omdat we de gedrukte niet kennen.
   *[other] { $count } waarden zijn van ons, omdat we de gedrukte niet kennen.
 }

# Elke regel wordt een commentaarregel.
template-head =
    { $game }: elke waarde die van ons is of afgeleid, omdat we de gedrukte niet kennen.
    Zegt jouw doos iets anders, haal dan de # van de regel weg en schrijf wat er gedrukt staat.
    Wat je laat staan, blijft van ons en houdt zijn teken.

event-plain = { $name }: { $kind } { $details }
ask-plain = Kies een actie.
result-seat = { $place }. { $name }: { $points }
result-line = { $points }  { $source }

play-welcome = De partij wordt na elke actie opgeslagen in { $file }
play-seed = De SHA-256 van het geheime startgetal is { $digest }
play-seed-revealed = Het startgetal was { $seed }
play-news = Wat er is gebeurd
play-over = De partij is afgelopen
play-left = De partij is opgeslagen. Verder spelen doe je met: sunstone play --terminal --resume { $file }
play-hand-over = { $name } is aan de beurt. Druk op Enter zodra alleen { $name } het scherm kan zien.
play-help-hint = Typ een nummer, een actie of het begin van elk woord daarvan. ? legt de rest uit.
play-help = Typ het nummer van een keuze of de actie zelf, zoals “{ $example }”, of het begin van elk woord daarvan, “{ $short }”, als dat duidelijk genoeg is. De andere opdrachten:
play-help-choices = toon alle keuzes, met nummers
play-help-board = toon de hele stelling; met een woord erachter, zoals “board { $part }”, één deel ervan
play-help-why = met een actie erachter, zoals “why { $example }”: zeg waarom die niet kan
play-help-undo = neem de laatste actie van je beurt terug, als daardoor niets is onthuld
play-help-log = vertel de hele partij tot nu toe
play-help-save = met een bestandsnaam erachter: sla daar een kopie op
play-help-quit = stop; de partij is opgeslagen
play-help-parts = Delen die “board” kan tonen: { $parts }
play-several = Dat kan betekenen:
play-why-legal = “{ $action }” kan gewoon.
play-saved = Opgeslagen in { $file }
play-undone = Teruggenomen.
play-undo-turn = In deze beurt valt er niets terug te nemen.
play-undo-barrier = Door die actie is iets onthuld: die kun je niet terugnemen.

replay-ply = { $ply }. { $action }
replay-unfinished = De partij is niet afgelopen; { $count ->
    [one] er is { $count } actie gespeeld.
   *[other] er zijn { $count } acties gespeeld.
 }
verify-finished = { $file }: compleet en juist; { $count ->
    [one] { $count } actie
   *[other] { $count } acties
 }, de uitslag klopt, SHA-256 van het startgetal { $digest }
verify-unfinished = { $file }: compleet, de partij is nog niet afgelopen; { $count ->
    [one] { $count } actie
   *[other] { $count } acties
 }, SHA-256 van het startgetal { $digest }
perft-line = diepte { $depth }: { $count }

progress-games = Partijen
progress-measuring = Meten
simulate-games = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
 }, gemiddeld { $length ->
    [one] { $length } actie
   *[other] { $length } acties
 } per partij, startgetal { $seed }
simulate-seat = Stoel { $seat }, { $player }: gemiddeld { $mean ->
    [one] { $mean } punt
   *[other] { $mean } punten
 } (standaardafwijking { $sd }; van { $least } tot { $most }), gemiddeld op plaats { $place }, wint { $wins }%
simulate-ending = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
 }: { $ending }
fuzz-case = { $policy }: { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
 }, { $options ->
    [geen] geen opties
   *[other] { $options }
 }: { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
 }, { $actions ->
    [one] { $actions } actie
   *[other] { $actions } acties
 }, de langste partij telt er { $longest }; mislukt: { $failed }
fuzz-failure = GEVONDEN: { $kind } ({ $policy }) met { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
 }, startgetal { $seed }: { $error }
fuzz-result = Samen { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
 }, { $actions ->
    [one] { $actions } actie
   *[other] { $actions } acties
 }; mislukt: { $failed }
bench-machine = { $cpu }, { $system }, { $python }, de spelmotor is { $kind }
bench-compiled = gecompileerd
bench-interpreted = geïnterpreteerd
bench-what = Gemeten
bench-value = Waarde
bench-unit = Eenheid
bench-spread = Spreiding
bench-ours = Van ons
bench-peer = Van anderen
bench-ratio = Verhouding
bench-target = Doel
bench-met = gehaald
bench-missed = niet gehaald
bench-new = Deze build
bench-old = De andere
bench-times-as-fast = Keer zo snel
bench-missing = { $package } is niet geïnstalleerd, dus er valt niets te vergelijken. Installeer het met: pip install "sunstone[bench]"
bench-number = { NUMBER($value, maximumFractionDigits: 2) }

level-friendly = vriendelijk
level-steady = bedachtzaam
level-shrewd = gewiekst
level-merciless = genadeloos
level-sovereign = soeverein

arena-title = Arena: { $game }
arena-summary = { $game }: { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
 } uit { $deals ->
    [one] { $deals } deling
   *[other] { $deals } delingen
 }, { $seats } stoelen aan een tafel, startgetal { $seed }, opties: { $options }
arena-method = Elke deling wordt vanaf elke stoel gespeeld. De intervallen zijn 95 %: dat van Wilson voor aandelen, dat van Student over delingen voor gemiddelden. Wie de eerste plaats deelt, deelt de winst.
arena-number = { NUMBER($value, maximumFractionDigits: 3) }
arena-standings = Stand
arena-player = Speler
arena-games = Partijen
arena-wins = Gewonnen
arena-chance = Bij toeval
arena-score = Punten
arena-margin = Voor op de beste andere
arena-place = Plaats
arena-rating = Rating
arena-seconds = Seconden per partij
arena-longest = Langste beurt, s
arena-cross = Onderling
arena-cross-note = Hoe vaak de speler van de rij aan dezelfde tafel hoger eindigt dan de speler van de kolom, en hoeveel punten meer gemiddeld.
arena-ahead-of = Voor op
arena-plot-wins = Gewonnen partijen
arena-plot-wins-note = De strepen zijn de 95 %-intervallen; de onderbroken lijn is wat het toeval zou geven.
arena-plot-scores = Spreiding van de punten
arena-plot-course = Aandeel gewonnen, partij na partij
arena-axis-points = punten
arena-axis-games = partijen
arena-written = Het rapport staat in { $file }
option-arena-seats = { $seats } stoelen kunnen niet worden bezet: er zijn maar { $players } spelers genoemd.
option-no-ray = Ray is niet geïnstalleerd. Installeer het met: pip install "sunstone[ray]"
option-no-weights = { $game } heeft geen gewichten om af te stellen.
option-no-torch = Trainen heeft PyTorch nodig: pip install "sunstone[train]"
option-odd-seats = Twee stellen gewichten kunnen { $seats } stoelen niet eerlijk delen.
record-other-match = { $file } bevat de uitslagen van een andere wedstrijd. Kies een andere map, of dezelfde spelers, stoelen, startgetal en opties.
record-arena-damaged = { $file } is geen bestand met uitslagen van de arena, of het is beschadigd.
record-none-in-folder = Er zijn geen verslagen (.json) in { $file }.
record-other-game = { $file } is een verslag van een ander spel: { $game }.
record-unfinished = De partij in { $file } is nog niet afgelopen.
train-row = Nog { $left } min: { $decisions } beslissingen, { $points } punten per plaats; { $won } % van { $met } partijen tegen greedy gewonnen
train-teacher-row = nog { $left } min: { $games } partijen van de leraar; het net is het eens met { $agreement } % van zijn keuzes
train-report-title = Training: { $game }
train-report-won = Gewonnen partijen tegen greedy
train-report-won-line = het nieuwste net, zonder zoeken
train-report-points = Punten in partijen tegen zichzelf
train-report-mean = gemiddelde van alle plaatsen
train-report-winner = winnaar
train-report-explained = Deel van de spreiding van de uitslagen dat het net voorziet
train-report-entropy = Entropie van de strategie
train-report-agreement = Keuzes van de leraar die het net ook maakt
train-report-what = Training
train-report-value = Waarde
train-report-minutes = Minuten
train-report-decisions = Beslissingen
train-report-games = Partijen tegen zichzelf
train-report-learning = Tijd besteed aan leren
probe-found = { $decisions } beslissingen uit { $games } partijen
probe-phase = deel { $number }
probe-all = alles
probe-correlation = Correlatie met de eindvoorsprong
probe-lead = Voorsprong
probe-slope = eindpunten per punt
probe-error = gemiddelde fout, punten
probe-policy = Eens met de keuze, %
probe-cross-entropy = kruisentropie
probe-chances = Kansen volgens { $judge }, %
probe-true = kwam uit
probe-evaluation = waardering
probe-net = net
probe-both = beide
probe-search = zoeker
probe-one-ply = één stap vooruit
probe-uniform = bij toeval
tune-weight = { $name }: { $before } → { $after }
tune-trial = Tegen de eerste gewichten, { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
 } op nieuwe delingen: gewonnen { $wins }, punten voor { $margin }

balance-games = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
 } met { $players } greedy-bots, startgetal { $seed }
balance-plain = Zoals greedy speelt
balance-with-lots = Dezelfde partijen met dingen die het lot kiest
balance-aims = Doelen
balance-figure = Waarde
balance-beyond = Over de grens
balance-met = gehaald
balance-not-met = niet gehaald
balance-aim-tribe-taken = Elke soort stamkaart wordt door minstens { $bound } % van de spelers genomen
balance-aim-tribe-left = Geen stapel stamkaarten raakt op in meer dan { $bound } % van de partijen
balance-aim-column = In elke ronde wordt elke kolom gebruikt in minstens { $bound } % van de partijen
balance-aim-village = Minstens { $bound } % van de spelers bouwt een dorp
balance-aim-era = In elk tijdperk neemt minstens { $bound } % van de spelers een cultuurkaart
balance-aim-culture = Elke cultuurkaart wordt genomen in minstens { $bound } % van de partijen waarin ze in het aanbod ligt
balance-aim-seat = Geen plaats aan tafel wint minder dan { $bound } % van de partijen
balance-aim-winner-least = Negen van de tien winnaars hebben minstens { $bound } punten
balance-aim-winner-most = Negen van de tien winnaars hebben hoogstens { $bound } punten
balance-aim-itself = Niets wint op zichzelf zeker meer dan { $bound } %
balance-winners = Punten van de winnaars: gemiddeld { $mean }, 10e percentiel { $low }, 90e percentiel { $high }
balance-sources = Punten van een speler naar bron
balance-points = Punten
balance-number = Aantal per speler
balance-share = Aandeel in de soort, %
balance-round = Ronde { $round }, %
balance-when-shown = Indien in het aanbod, %
balance-run-out = Opgeraakt, % partijen
balance-taken = Genomen door, %
balance-wins = Gewonnen, %
balance-margin = Punten voor
balance-even = Bij gelijke stand, %
balance-lot = Door het lot, %
balance-itself = Op zichzelf, %
balance-score = Score ermee
balance-score-without = Score zonder
balance-method = Aandelen met intervallen van 95 % (Wilson). Indien in het aanbod: aandeel van de partijen met dit in het aanbod waarin iemand het nam. Punten voor: op de beste van de anderen. Bij gelijke stand: partijen waarin allen evenveel dingen van die soort namen. Door het lot: dingen vóór de partij altijd, andere eens in de { $stray } keer. Op zichzelf: de helft van de partijen, en wat zij méér wonnen aan wie het lot dit gaf dan zij aan wie het iets anders gaf terwijl dit te krijgen was. "!" merkt wat op zichzelf zeker meer dan { $bound } % wint.
balance-sort-seat = Plaatsen aan tafel
balance-sort-column = Waar figuren worden geplaatst
balance-sort-village = Dorpen
balance-sort-tribe = Stamkaarten
balance-sort-era = Cultuurkaarten per tijdperk
balance-sort-prophecy = Vervulde voorspellingen
balance-sort-wealth = Starttegels
balance-sort-building = Gebouwen
balance-sort-monument = Monumenten
balance-sort-chief = Stamhoofden
balance-sort-side = Kanten van de stamhoofden
balance-sort-setup = Opzetkaarten
balance-sort-culture = Cultuurkaarten
balance-sort-stone = Heilige stenen
option-no-takings = Voor { $game } is niet vastgelegd wat als nemen telt.
option-no-build = In { $folder } staat geen build van Sunstone met deze spellen.
