# Tzolk'in: tandwielen, middelen, tegels, keuzes, gebeurtenissen, de stelling in woorden.
# Namen van tandwielen, tempels, technologieën en soorten, en hoeveelheden middelen, worden ingevoegd zoals ze hier staan.

tzolkin-name = Tzolk'in

tzolkin-gear-palenque = Palenque
tzolkin-gear-yaxchilan = Yaxchilan
tzolkin-gear-tikal = Tikal
tzolkin-gear-uxmal = Uxmal
tzolkin-gear-chichen-itza = Chichen Itza
tzolkin-temple-chaac = Chaac
tzolkin-temple-quetzalcoatl = Quetzalcoatl
tzolkin-temple-kukulkan = Kukulkan
tzolkin-technology-agriculture = landbouw
tzolkin-technology-extraction = onttrekking
tzolkin-technology-architecture = architectuur
tzolkin-technology-theology = theologie
# Soorten gebouwen; ook monumenten hebben een soort.
tzolkin-kind-farm = boerderij
tzolkin-kind-civic = stadsgebouw
tzolkin-kind-tomb = graftombe
tzolkin-kind-shrine = altaar

tzolkin-amount-corn = { $count } maïs
tzolkin-amount-wood = { $count } hout
tzolkin-amount-stone = { $count } steen
tzolkin-amount-gold = { $count } goud
tzolkin-amount-skull = { $count ->
    [one] { $count } schedel
   *[other] { $count } schedels
 }
tzolkin-amount-block = { $count ->
    [one] { $count } grondstof naar keuze
   *[other] { $count } grondstoffen naar keuze
 }
tzolkin-amount-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
 }
# Tussen delen waar zelf komma’s in staan.
tzolkin-part = { "; " }
tzolkin-or = { $first } of { $second }

# Wat de actieplekken van de tandwielen doen.
tzolkin-does-any = een actie van dit tandwiel naar keuze
tzolkin-does-fish = vissen voor { $goods }
tzolkin-does-tikal-1 = één niveau vooruit in een technologie, te betalen met grondstoffen
tzolkin-does-tikal-2 = een gebouw bouwen
tzolkin-does-tikal-3 = één of twee niveaus vooruit in technologieën, te betalen met grondstoffen
tzolkin-does-tikal-4 = één of twee gebouwen bouwen, of een monument
tzolkin-does-tikal-5 = voor een grondstof in twee tempels elk één trede omhoog
tzolkin-does-uxmal-1 = voor 3 maïs één trede omhoog in een tempel
tzolkin-does-uxmal-2 = handelen op de markt
tzolkin-does-uxmal-3 = een arbeider erbij
tzolkin-does-uxmal-4 = een gebouw bouwen met maïs, 2 maïs per grondstof
tzolkin-does-uxmal-5 = voor 1 maïs een actie naar keuze van Palenque, Yaxchilan, Tikal of Uxmal
tzolkin-does-skull = in ruil voor een schedel { $gains }
tzolkin-does-numbered = { $number }: { $what }
tzolkin-does-last = vanaf { $number } een van deze acties naar keuze

# Wat een technologie doet.
tzolkin-level-agriculture-1 = 1 maïs extra van een oogstveld
tzolkin-level-agriculture-2 = ook maïs waar geen maïstegel open ligt, en 1 maïs extra bij het vissen
tzolkin-level-agriculture-3 = nog eens 2 maïs extra van een oogstveld, samen 3
tzolkin-level-agriculture-4 = één trede omhoog in een tempel
tzolkin-level-extraction-1 = 1 hout extra uit Palenque en Yaxchilan
tzolkin-level-extraction-2 = 1 steen extra uit Yaxchilan
tzolkin-level-extraction-3 = 1 goud extra uit Yaxchilan
tzolkin-level-extraction-4 = twee grondstoffen naar keuze
tzolkin-level-architecture-1 = 1 maïs bij elk gebouw
tzolkin-level-architecture-2 = 2 punten bij elk gebouw
tzolkin-level-architecture-3 = een gebouw kost 1 grondstof minder, of in Uxmal 2 maïs minder
tzolkin-level-architecture-4 = 3 punten
tzolkin-level-theology-1 = in Chichen Itza mag ook de eerstvolgende hogere actie worden gebruikt
tzolkin-level-theology-2 = na een actie in Chichen Itza mag een grondstof worden betaald voor één trede omhoog in een tempel
tzolkin-level-theology-3 = 1 schedel extra uit Yaxchilan
tzolkin-level-theology-4 = 1 schedel
tzolkin-level = { $level }: { $what }
tzolkin-level-beyond = daarna: { $what }

# Wat een tegel doet.
tzolkin-effect-temple = { $steps ->
    [one] { $steps } trede omhoog in de tempel van { $temple }
   *[other] { $steps } treden omhoog in de tempel van { $temple }
 }
tzolkin-effect-temple-any = { $steps ->
    [one] { $steps } trede omhoog in een tempel naar keuze
   *[other] { $steps } treden omhoog in tempels naar keuze
 }
tzolkin-effect-tech = { $levels ->
    [one] { $levels } niveau vooruit in { $technology }
   *[other] { $levels } niveaus vooruit in { $technology }
 }
tzolkin-effect-tech-any = { $levels ->
    [one] { $levels } niveau vooruit in een technologie naar keuze
   *[other] { $levels } niveaus vooruit in technologieën naar keuze
 }
tzolkin-effect-worker = een arbeider erbij
tzolkin-effect-build = er mag nog een gebouw worden gebouwd
tzolkin-effect-trade = een bezoek aan de markt
tzolkin-effect-any-action = voor 1 maïs een actie naar keuze van Palenque, Yaxchilan, Tikal of Uxmal
tzolkin-effect-meals = { $count ->
    [one] { $count } arbeider eet gratis
   *[other] { $count } arbeiders eten gratis
 }
tzolkin-effect-frugal = elke arbeider heeft 1 maïs minder nodig
tzolkin-building = { $kind }, kost { $cost ->
    [geen] niets
   *[other] { $cost }
 }: { $effects }
tzolkin-monument = { $tile } ({ $kind }), kost { $cost ->
    [geen] niets
   *[other] { $cost }
 }: { $score }
tzolkin-wealth-dummy = { $wealth }; als dummy: { $gear } { $position }

# In het kort, voor lijsten, het verslag en de puntenlijst.
tzolkin-short-building = { $kind }: { $effects }
tzolkin-short-steps = { $what } +{ $count }
tzolkin-short-temple-any = tempel naar keuze
tzolkin-short-tech-any = technologie naar keuze
tzolkin-short-worker = arbeider erbij
tzolkin-short-build = nog een gebouw
tzolkin-short-trade = markt
tzolkin-short-any-action = actie naar keuze
tzolkin-short-meals = voedt er { $count }
tzolkin-short-frugal = 1 maïs minder per arbeider
tzolkin-short-per-tomb = monument voor graftomben
tzolkin-short-per-civic = monument voor stadsgebouwen
tzolkin-short-per-shrine = monument voor altaren
tzolkin-short-per-construction = monument voor alle bouwwerken
tzolkin-short-per-corn-tile = monument voor maïstegels
tzolkin-short-per-wood-tile = monument voor houttegels
tzolkin-short-all-monuments = monument voor alle monumenten
tzolkin-short-maxed-techs = monument voor voltooide technologieën
tzolkin-short-tech-levels = monument voor technologieniveaus
tzolkin-short-workers = monument voor arbeiders
tzolkin-short-temple-points = monument voor punten in de tempels
tzolkin-short-highest-temple = monument voor de hoogste tempel
tzolkin-short-all-skulls = monument voor schedels

# Wat een monument aan het einde oplevert; $worth is een aantal punten.
tzolkin-score-per-tomb = { $worth } voor elke eigen graftombe, deze meegeteld
tzolkin-score-per-civic = { $worth } voor elk eigen stadsgebouw, dit meegeteld
tzolkin-score-per-shrine = { $worth } voor elk eigen altaar, dit meegeteld
tzolkin-score-per-construction = { $worth } voor elk eigen gebouw en monument, dit meegeteld
tzolkin-score-per-corn-tile = { $worth } voor elke eigen maïstegel
tzolkin-score-per-wood-tile = { $worth } voor elke eigen houttegel
tzolkin-score-all-monuments = { $worth } voor elk monument dat er gebouwd is, door wie dan ook
tzolkin-score-by-players = punten voor elk monument dat iemand heeft gebouwd, naar het aantal spelers: { $table }
tzolkin-score-maxed-techs = punten voor de eigen technologieën op niveau 3: { $table }
tzolkin-score-tech-levels = { $worth } voor elk niveau van de eigen technologieën
tzolkin-score-workers = punten voor de eigen arbeiders in het spel: { $table }
tzolkin-score-temple-points = { $times ->
    [1] de punten van de eigen treden in alle drie de tempels
   *[other] { $times } keer de punten van de eigen treden in alle drie de tempels
 }
tzolkin-score-highest-temple = { $worth } voor elke trede boven de starttrede in de eigen hoogste tempel
tzolkin-score-all-skulls = { $worth } voor elke schedel die in Chichen Itza ligt, van wie dan ook
tzolkin-score-entry = { $count } = { $points }

# Keuzes.
tzolkin-action-keep = houd de tegels { $first } en { $second }
tzolkin-action-beg = bedel: de maïs wordt aangevuld tot 3, één trede omlaag in de tempel van { $temple }
tzolkin-action-place = zet een arbeider op het tandwiel { $gear }
tzolkin-action-place-start = zet een arbeider op de startspelerplek
tzolkin-action-take = neem de arbeider op { $gear } { $position } terug; zijn actie: { $what }
tzolkin-action-take-none = neem de arbeider op { $gear } { $position } terug; hier heeft hij geen actie
tzolkin-action-take-theology = neem de arbeider op { $gear } { $position } terug; alleen met theologie heeft hij hier een actie: { $what }
tzolkin-action-act = gebruik actie { $number } van dit tandwiel
tzolkin-action-act-none = neem alleen de arbeider terug, zonder actie
tzolkin-action-use = { $what }
tzolkin-action-harvest-corn = oogst maïs
tzolkin-action-harvest-wood = neem hout
tzolkin-action-burn = brand bos af voor de maïs eronder en ga één trede omlaag in de tempel van { $temple }
tzolkin-action-raise = één trede omhoog in de tempel van { $temple }
tzolkin-action-raise-two = één trede omhoog in twee tempels: { $first } en { $second }
tzolkin-action-pay = betaal { $goods }
tzolkin-action-gain = neem { $goods }
tzolkin-action-advance = één niveau vooruit in { $technology }
tzolkin-action-build = bouw gebouw { $slot }
tzolkin-action-build-plain = bouw gebouw { $slot } zonder hulp van architectuur, die je bewaart voor het tweede
tzolkin-action-monument = bouw monument { $slot }
tzolkin-action-save = betaal 1 grondstof minder: { $block }
tzolkin-action-save-none = betaal de volle prijs
tzolkin-action-trade = geef { $sold }, krijg { $bought }
tzolkin-action-calendar = draai de kalender { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
 } vooruit
tzolkin-action-done = doe hier verder niets
tzolkin-action-end = beëindig de beurt
tzolkin-block-wood = hout
tzolkin-block-stone = steen
tzolkin-block-gold = goud

tzolkin-ask-keep = Welke twee van je vier starttegels houd je?
tzolkin-ask-calendar = Draai je de kalender één dag of twee dagen vooruit? Bij twee dagen komt je spelerbord met de donkere kant boven te liggen.
tzolkin-ask-nothing = Plaats arbeiders of neem arbeiders terug.
tzolkin-ask-placing = Plaats nog een arbeider of beëindig je beurt.
tzolkin-ask-taking = Neem nog een arbeider terug of beëindig je beurt.
tzolkin-ask-mercy = De goden waren genadig voor deze ene arbeider; beëindig je beurt.
tzolkin-ask-action = Je arbeider komt van { $gear } { $position }. { $position ->
    [0] Daar heeft hij geen actie.
   *[other] Welke actie gebruik je? Een lagere kost 1 maïs voor elke stap terug.
 }
tzolkin-ask-action-theology = Je arbeider komt van { $gear } { $position }. Welke actie gebruik je? { $position ->
    [0] Dankzij theologie mag het actie { $next } zijn, gratis.
   *[other] Dankzij theologie mag het ook actie { $next } zijn, gratis; een lagere kost 1 maïs voor elke stap terug.
 }
tzolkin-ask-action-free = Je arbeider komt van { $gear } { $position }. Welke actie gebruik je? Je hebt de vrije keuze.
tzolkin-ask-use-any = Welke actie gebruik je voor 1 maïs?
tzolkin-ask-harvest = Wat neem je van de oogstvelden van Palenque { $action }?
tzolkin-ask-rise = { $count ->
    [one] In welke tempel ga je omhoog?
   *[other] In welke { $count } tempels ga je omhoog?
 }
tzolkin-ask-payment = { $count ->
    [one] Welke grondstof betaal je?
   *[other] Welke { $count } grondstoffen betaal je?
 }
tzolkin-ask-treasure = { $count ->
    [one] Welke grondstof neem je?
   *[other] Welke { $count } grondstoffen neem je?
 }
tzolkin-ask-paid-tech = In welke technologie ga je vooruit? Het kost grondstoffen.
tzolkin-ask-paid-tech-again = Ga je nog een niveau vooruit? Het kost grondstoffen.
tzolkin-ask-free-tech = In welke technologie ga je vooruit? Het is gratis.
tzolkin-ask-construction = Wat bouw je?
tzolkin-ask-construction-again = Bouw je er nog een?
tzolkin-ask-construction-corn = Wat bouw je, voor 2 maïs per grondstof?
tzolkin-ask-saving = Architectuur bespaart één grondstof: welke?
tzolkin-ask-market = Handel zo vaak als je wilt.
tzolkin-ask-devotion = Theologie: betaal een grondstof voor één tempeltrede, of laat het.

# Gebeurtenissen.
tzolkin-event-kept = { $name } houdt twee starttegels
tzolkin-event-kept-own = { $name } houdt de starttegels { $tiles }
tzolkin-event-wealth = { $name } begint met { $tiles }
tzolkin-event-begged = { $name } bedelt en heeft nu 3 maïs
tzolkin-event-placed = { $name } zet een arbeider op { $gear } { $position } voor { $cost } maïs
tzolkin-event-placed-start = { $name } zet een arbeider op de startspelerplek voor { $cost } maïs
tzolkin-event-took = { $name } neemt een arbeider terug van { $gear } { $position }
tzolkin-event-acted = { $name } gebruikt { $gear } { $action }: { $what }
tzolkin-event-gained = { $name } krijgt { $goods }
tzolkin-event-paid = { $name } betaalt { $goods }
tzolkin-event-points-buildings = { $name } scoort { $points } voor een gebouw
tzolkin-event-points-architecture = { $name } scoort { $points } door architectuur
tzolkin-event-points-chichen-itza = { $name } scoort { $points } in Chichen Itza
tzolkin-event-rose = { $name } gaat in de tempel van { $temple } omhoog naar trede { $step } ({ $points })
tzolkin-event-sank = { $name } gaat in de tempel van { $temple } omlaag naar trede { $step } ({ $points })
tzolkin-event-turned-light = { $name } draait het spelerbord om: de lichte kant ligt weer boven
tzolkin-event-harvested-corn = { $name } neemt een maïstegel van de oogstvelden van Palenque { $action }
tzolkin-event-harvested-corn-no-tile = { $name } oogst bij Palenque { $action } zonder tegel, dankzij landbouw
tzolkin-event-harvested-wood = { $name } neemt een houttegel van de oogstvelden van Palenque { $action }
tzolkin-event-burned = { $name } brandt bij Palenque { $action } bos af en neemt de maïstegel eronder
tzolkin-event-advanced = { $name } gaat in { $technology } vooruit naar niveau { $level }
tzolkin-event-bonus = { $name } komt in { $technology } voorbij niveau 3: { $what }
tzolkin-event-built = { $name } bouwt een { $kind }: { $effects }
tzolkin-event-built-monument = { $name } bouwt het { $tile } ({ $kind }): { $score }
tzolkin-event-worker = { $name } krijgt een arbeider erbij en heeft er nu { $workers }
tzolkin-event-traded = { $name } geeft { $sold } en krijgt { $bought }
tzolkin-event-offered-skull = { $name } laat een schedel achter op plek { $action } van Chichen Itza
tzolkin-event-revealed = Nieuw in het aanbod: { $tiles }
tzolkin-event-tooth-corn = { $name } krijgt { $corn } maïs van de kalender
tzolkin-event-corn-on-tooth = De startspelerplek bleef leeg: er komt 1 maïs op de kalender
tzolkin-event-food-day = Voedingsdag { $number }
tzolkin-event-fed = { $name } voedt alle arbeiders voor { $corn } maïs
tzolkin-event-fed-hungry = { $name } voedt arbeiders voor { $corn } maïs; { $hungry ->
    [one] { $hungry } arbeider lijdt honger
   *[other] { $hungry } arbeiders lijden honger
 }, en dat kost { $points }
tzolkin-event-new-age = Het tweede tijdperk begint. Nieuw in het aanbod: { $tiles }
tzolkin-event-rewarded = De tempel van { $temple } geeft { $name } { $goods }
tzolkin-event-temple-points = De tempel van { $temple } levert { $name } { $points } op
tzolkin-event-temple-points-bonus = De tempel van { $temple } levert { $name } { $points } op, plus een bonus van { $bonus }
tzolkin-event-turned = De kalender draait { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
 } vooruit
tzolkin-event-pushed-off = { $name } krijgt zonder actie een arbeider terug die van { $gear } is geduwd
tzolkin-event-start-player = { $name } is vanaf nu startspeler
tzolkin-event-one-day = { $name } kan de kalender geen twee dagen draaien: de tweede dag zou { $workers } eraf duwen
tzolkin-event-one-day-dark = { $name } kan de kalender geen twee dagen draaien: het spelerbord ligt met de donkere kant boven
tzolkin-worker-of = de arbeider van { $name } op { $gear }
tzolkin-event-ended = De partij is afgelopen: { $scores }
tzolkin-score-of = { $name } { $points }

# De stelling.
tzolkin-reference = Wat tandwielen, technologieën en tempels doen
tzolkin-reference-wheel = { $gear }: { $actions }
tzolkin-reference-technology = { $technology }: { $levels }
tzolkin-reference-prices = Grondstoffen voor de stap naar niveau 1, 2, 3 en daarna: { $prices }
tzolkin-reference-temple = { $temple }: punten van de treden, van 0 (onderaan) tot de top: { $points }; in het midden van een tijdperk: { $rewards }; voor wie het hoogst staat aan het einde van het eerste tijdperk { $first }, van het tweede { $second }
tzolkin-reward = { $goods } vanaf trede { $step }
tzolkin-reference-placing = Een arbeider kost evenveel maïs als het nummer van zijn actieplek; vanaf de tweede arbeider in een beurt komt daar telkens iets bij: { $extra }
tzolkin-calendar = Kalender: ronde { $round }, dag { $day }, tijdperk { $age }
tzolkin-food-day-points = Deze ronde eindigt met voedingsdag { $number }: arbeiders voeden, daarna punten van de tempels
tzolkin-food-day-goods = Deze ronde eindigt met voedingsdag { $number }: arbeiders voeden, daarna middelen van de tempels
tzolkin-food-day-in-points = Voedingsdag { $number }, met punten van de tempels, komt over { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
 }
tzolkin-food-day-in-goods = Voedingsdag { $number }, met middelen van de tempels, komt over { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
 }
tzolkin-tooth-corn = Maïs op de kalender: { $corn }
tzolkin-start-player = Startspeler: { $name }
tzolkin-start-space = Startspelerplek: { $who }
tzolkin-wheels = Tandwielen
tzolkin-wheel = { $gear }: { $standing ->
    [geen] geen arbeiders
   *[other] { $standing }
 }; eerste vrije actieplek { $free }
tzolkin-wheel-full = { $gear }: { $standing }; geen vrije actieplek
tzolkin-standing = { $position } { $who }
tzolkin-standing-hidden = { $position } (verborgen) { $who }
tzolkin-dummy = dummy
tzolkin-nobody = niemand
tzolkin-jungle = Jungle
tzolkin-jungle-fields = Palenque { $action }: { $corn ->
    [one] { $corn } open maïstegel
   *[other] { $corn } open maïstegels
 }, { $forest ->
    [one] { $forest } houttegel
   *[other] { $forest } houttegels
 } met maïs eronder
tzolkin-temples = Tempels
tzolkin-temple = { $temple }: { $standing }
tzolkin-on-step = { $name } op trede { $step } ({ $points })
tzolkin-technologies = Technologieën
tzolkin-technology = { $technology }: { $standing }
tzolkin-on-level = { $name } { $level }
tzolkin-buildings = Gebouwen (nog { $left } in de stapel van dit tijdperk)
tzolkin-monuments = Monumenten
tzolkin-slot = { $slot }. { $tile }
tzolkin-slot-empty = { $slot }. leeg
tzolkin-skulls = Plekken voor schedels in Chichen Itza: punten, en een trede omhoog in een tempel (nog { $left ->
    [one] { $left } schedel
   *[other] { $left } schedels
 } in de bank)
tzolkin-space = { $number }: { $points }, { $temple }
tzolkin-space-block = { $number }: { $points }, { $temple }, { $block }
tzolkin-space-taken = { $number }: bezet
tzolkin-seat = { $name }: { $points }, { $workers ->
    [one] { $workers } arbeider
   *[other] { $workers } arbeiders
 }, { $hand } beschikbaar
tzolkin-seat-own = { $name } (jij): { $points }, { $workers ->
    [one] { $workers } arbeider
   *[other] { $workers } arbeiders
 }, { $hand } beschikbaar
tzolkin-goods = Middelen: { $goods }
tzolkin-feeding = Maïs nodig om alle arbeiders te voeden: { $corn }
tzolkin-light = Spelerbord: lichte kant boven, de kalender kan twee dagen vooruit
tzolkin-dark = Spelerbord: donkere kant boven
tzolkin-harvest-tiles = Oogsttegels: { $corn ->
    [one] { $corn } maïstegel
   *[other] { $corn } maïstegels
 }, { $wood ->
    [one] { $wood } houttegel
   *[other] { $wood } houttegels
 }
tzolkin-built = Gebouwd: { $tiles }
tzolkin-built-monuments = Gebouwde monumenten: { $tiles }
tzolkin-dealt = Je starttegels:
tzolkin-next-worker = Je volgende arbeider: { $places }
tzolkin-place-cost = { $place } voor { $cost } maïs
tzolkin-place-start = startspelerplek
tzolkin-now-level = { $technology }: je staat op niveau { $level }; de volgende stap: { $what }
tzolkin-now-level-paid = { $technology }: je staat op niveau { $level }; de volgende stap, voor { $price ->
    [one] { $price } grondstof
   *[other] { $price } grondstoffen
 }: { $what }

# Het bord in de browser.
tzolkin-board-day = Dag { $day }
tzolkin-board-to-food-day = { $days ->
    [one] dag tot voedingsdag
   *[other] dagen tot voedingsdag
 }

tzolkin-source-buildings = gebouwen
tzolkin-source-architecture = architectuur
tzolkin-source-chichen-itza = Chichen Itza
tzolkin-source-temples = tempels
tzolkin-source-hunger = arbeiders die honger leden
tzolkin-source-corn = maïs, en grondstoffen omgezet in maïs
tzolkin-source-skulls = schedels
tzolkin-source-other = van vóór deze stelling

# Opties.
tzolkin-option-corn-points = of aan het einde elke maïs een kwart punt telt (quarters), of alleen elke vier maïs samen één punt (whole)

# Waarom iets niet mag.
tzolkin-reason-unknown = Zo’n actie bestaat niet in dit spel.
tzolkin-reason-over = De partij is afgelopen.
tzolkin-reason-keep-first = Kies eerst welke twee starttegels je houdt.
tzolkin-reason-kept-already = De starttegels zijn aan het begin van de partij al gekozen.
tzolkin-reason-twin = Een andere keuze heeft hetzelfde gevolg en staat er in plaats van deze.
tzolkin-reason-other-decision = Er moet nu iets anders worden beslist.
tzolkin-reason-needs-worker = Dat doe je met de actie van een arbeider die je van een rad terugneemt.
tzolkin-reason-finish-first = Maak eerst af wat de teruggenomen arbeider aan het doen is.
tzolkin-reason-enough-corn = Bedelen mag alleen wie hoogstens 2 maïs heeft.
tzolkin-reason-begged-already = Je hebt in deze beurt al gebedeld.
tzolkin-reason-beg-at-start = Bedelen kan alleen aan het begin van een beurt.
tzolkin-reason-bottom = Je staat op de onderste trede van die tempel en kunt niet verder omlaag.
tzolkin-reason-must-beg = Je hebt geen arbeider op de tandwielen en te weinig maïs om er een te plaatsen: je moet bedelen.
tzolkin-reason-no-worker-in-hand = Je hebt geen arbeider beschikbaar.
tzolkin-reason-space-taken = Er staat al iemand op de startspelerplek.
tzolkin-reason-wheel-full = Op dat tandwiel is geen actieplek vrij.
tzolkin-reason-no-corn = Je hebt niet genoeg maïs.
tzolkin-reason-not-both = In één beurt plaats je arbeiders of neem je ze terug, niet allebei.
tzolkin-reason-only-cheapest = De goden zijn alleen genadig voor een arbeider op een van de goedkoopste plekken.
tzolkin-reason-only-one = De goden zijn maar voor één arbeider genadig.
tzolkin-reason-no-worker-there = Daar heb je geen arbeider staan.
tzolkin-reason-no-such-action = Zoveel acties heeft dit tandwiel niet.
tzolkin-reason-not-higher = Een arbeider kan geen actie gebruiken die hoger is dan zijn actieplek.
tzolkin-reason-not-higher-theology = Met theologie reikt een arbeider in Chichen Itza één actie hoger dan zijn actieplek, niet verder.
tzolkin-reason-no-tiles = Op die oogstvelden ligt geen tegel die je kunt nemen.
tzolkin-reason-no-open-corn = Op die oogstvelden ligt geen maïstegel open: er ligt hout op de maïs.
tzolkin-reason-no-forest = Op die oogstvelden staat geen bos.
tzolkin-reason-no-blocks = Je hebt niet genoeg grondstoffen.
tzolkin-reason-wrong-bag = Dit is niet het aantal grondstoffen dat nodig is, of je hebt ze niet.
tzolkin-reason-same-temple = De treden moeten in twee verschillende tempels zijn.
tzolkin-reason-nothing-to-build = Er is niets wat je kunt betalen.
tzolkin-reason-empty-slot = Op die plaats ligt geen tegel.
tzolkin-reason-cannot-pay = Dat kun je niet betalen.
tzolkin-reason-no-architecture = Architectuur bewaren kan alleen bij het eerste gebouw van Tikal 4, en alleen als je die technologie hebt.
tzolkin-reason-not-in-cost = Zo’n grondstof hoort niet bij de kosten van het gebouw.
tzolkin-reason-no-skull = Je hebt geen schedel om daar achter te laten.
tzolkin-reason-skull-there = Daar ligt al een schedel: elke plek van Chichen Itza wordt maar één keer gebruikt.
tzolkin-reason-traded-back = Wat je bij dit bezoek aan de markt hebt gekocht, kun je er niet meteen weer verkopen, en wat je hebt verkocht, kun je niet terugkopen.
tzolkin-reason-nothing-to-sell = Zo’n grondstof heb je niet.
tzolkin-reason-not-optional = Dit kun je niet overslaan: kies iets.
tzolkin-reason-do-something = Je moet minstens één arbeider plaatsen of terugnemen.
tzolkin-reason-calendar-too-early = De kalender draait aan het einde van een ronde. Wie op de startspelerplek stond, mag hem dan twee dagen draaien.
tzolkin-reason-calendar-dark = Je kunt de kalender geen twee dagen draaien: je spelerbord ligt met de donkere kant boven, tot je de top van een tempel bereikt.
tzolkin-reason-calendar-pushes-own = De kalender kan geen twee dagen draaien: de tweede dag zou je eigen arbeider eraf duwen.
tzolkin-reason-calendar-pushes-other = De kalender kan geen twee dagen draaien: de tweede dag zou de arbeider van een andere speler eraf duwen.
tzolkin-reason-build-no-monument = Een monument bouw je alleen met Tikal 4, en niet na een gebouw.
tzolkin-reason-pointless = Deze actie met zichzelf kopen zou alleen maar meer maïs kosten.

# Wat er mis is met een stelling.
position-tzolkin-wheels = Er staat een arbeider op een plek van een tandwiel waar er geen kan staan.
position-tzolkin-dummies = Er zijn te veel of te weinig dummyarbeiders.
position-tzolkin-workers = Speler { $seat } heeft te veel of te weinig arbeiders.
position-tzolkin-skulls = Er ontbreken schedels of er zijn er te veel.
position-tzolkin-goods = Een speler heeft van iets minder dan niets.
position-tzolkin-jungle = Er ontbreken tegels van de jungle of er zijn er te veel.
position-tzolkin-temples = Een tempel kan er zo niet uitzien: een trede die niet bestaat, of twee spelers op de top.
position-tzolkin-technologies = Een technologie heeft een niveau dat niet bestaat.
position-tzolkin-tiles = Er ontbreken gebouwen of monumenten, of er is er een dubbel of van het verkeerde tijdperk.
position-tzolkin-wealth = De starttegels van speler { $seat } kunnen zo niet kloppen.
position-tzolkin-farms = Wat speler { $seat } nodig heeft om de arbeiders te voeden, past niet bij de boerderijen.
position-tzolkin-calendar = Dag, ronde, tijdperk en voedingsdagen passen niet bij elkaar.
position-tzolkin-turn = Een beurt kan er zo niet uitzien.
position-tzolkin-pending = Een beslissing die binnen de beurt moet vallen, is niet mogelijk.
position-tzolkin-points = Vóór het einde van de partij heeft niemand een gebroken aantal punten.
position-tzolkin-set-up = Zolang de starttegels worden gekozen, moet al het andere liggen zoals het is klaargelegd.
position-tzolkin-stuck = Wie aan de beurt is, heeft niets te beslissen.

# De tabbladen van het bord in de browser: korte woorden.
tzolkin-tab-wheels = Tandwielen
tzolkin-tab-technologies = Techniek
tzolkin-tab-buildings = Gebouwen
tzolkin-tab-players = Spelers
tzolkin-tab-wealth = Starttegels
tzolkin-tab-calendar = Kalender
