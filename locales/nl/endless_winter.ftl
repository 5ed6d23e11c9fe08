# Endless Winter: namen, effecten, kaarten, keuzes, vragen, gebeurtenissen, de stelling in woorden.
# Namen van kaarten, dieren, stamhoofden, terreinen, kolommen en sporen, en hoeveelheden, worden ingevoegd zoals ze hier staan.

endless-winter-name = Endless Winter

# Een waarde die van ons is omdat de gedrukte niet bekend is, krijgt dit teken.
endless-winter-legend = { $mark } achter een naam, een waarde of een rij waarden: van ons, omdat we niet weten wat er gedrukt staat

# Kolommen, de rustplek, sporen, borden.
endless-winter-space-rite = Ritueel
endless-winter-space-develop = Ontwikkelen
endless-winter-space-migrate = Migreren
endless-winter-space-hunt = Jagen
endless-winter-space-rest = Rusten
endless-winter-track-offering = offerspoor
endless-winter-track-honour = erespoor
endless-winter-board-mb-a = zonnebord
endless-winter-board-mb-b = maanbord
endless-winter-board-mb-c = sterrenbord
endless-winter-board-mb-d = komeetbord
endless-winter-figure-chief = stamhoofd
endless-winter-figure-tribe = stamfiguur
endless-winter-neutral = neutraal

# Kaarten.
endless-winter-card-tribesman = Stamgenoot
endless-winter-card-tribeswoman = Stamvrouw
endless-winter-card-brave = Krijger
endless-winter-card-elder = Oudste
endless-winter-card-craftswoman = Ambachtsvrouw
endless-winter-card-scout = Verkenner
endless-winter-card-hunter = Jager
endless-winter-card-shaman = Sjamaan
endless-winter-card-tribe-6 = Zesde stamkaart
endless-winter-card-cu1-01 = Vuur bewaren
endless-winter-card-cu1-02 = Vuursteen slaan
endless-winter-card-cu1-03 = Sporen lezen
endless-winter-card-cu1-04 = Verhalen bij het vuur
endless-winter-card-cu1-05 = Grafrituelen
endless-winter-card-cu1-06 = Vruchten zoeken
endless-winter-card-cu1-07 = Sneeuwschoenen
endless-winter-card-cu1-08 = Hutten bouwen
endless-winter-card-cu1-09 = Been snijden
endless-winter-card-cu1-10 = Stenen slepen
endless-winter-card-cu1-11 = Huiden looien
endless-winter-card-cu1-12 = Ruilpad
endless-winter-card-cu1-13 = Naamgeving
endless-winter-card-cu1-14 = Samenwerken
endless-winter-card-cu1-15 = Vallen zetten
endless-winter-card-cu1-16 = Werpsperen
endless-winter-card-cu1-17 = Gidsen
endless-winter-card-cu1-18 = Leermeesters
endless-winter-card-cu1-19 = Werkplaats
endless-winter-card-cu1-20 = Sterrenkijken
endless-winter-card-cu2-01 = Groot feestmaal
endless-winter-card-cu2-02 = Geslepen bijlen
endless-winter-card-cu2-03 = Jachthonden
endless-winter-card-cu2-04 = Stamrecht
endless-winter-card-cu2-05 = Voorouderverering
endless-winter-card-cu2-06 = Zaadvoorraad
endless-winter-card-cu2-07 = Sleeën
endless-winter-card-cu2-08 = Winterhutten
endless-winter-card-cu2-09 = Totems snijden
endless-winter-card-cu2-10 = Steengroeve
endless-winter-card-cu2-11 = Rokerij
endless-winter-card-cu2-12 = Verre ruilhandel
endless-winter-card-cu2-13 = Volwassenwording
endless-winter-card-cu2-14 = Taakverdeling
endless-winter-card-cu2-15 = Drijfjacht
endless-winter-card-cu2-16 = Stenen oprichten
endless-winter-card-cu2-17 = Dorpsraad
endless-winter-card-cu2-18 = Heilige kring
endless-winter-card-cu2-19 = Hoeders van kennis
endless-winter-card-cu2-20 = Eclipskalender

# Dieren, stamhoofden, terreinen.
endless-winter-animal-mammoth = Mammoet
endless-winter-animal-rhino = Wolharige neushoorn
endless-winter-animal-megatherium = Megatherium
endless-winter-animal-smilodon = Smilodon
endless-winter-animal-glyptodon = Glyptodon
endless-winter-animal-elk = Reuzenhert
endless-winter-animal-argentavis = Argentavis
endless-winter-chief-tuskbreaker = Slagtandbreker
endless-winter-chief-stonecarver = Steenkerver
endless-winter-chief-seeinghand = Ziende Hand
endless-winter-chief-firewolf = Vuurwolf
endless-winter-chief-thunderclaw = Donderklauw
endless-winter-terrain-start = startgebied
endless-winter-terrain-glacier = gletsjer
endless-winter-terrain-forest = bos
endless-winter-terrain-steppe = steppe
endless-winter-terrain-lake = meer
endless-winter-terrain-mountain = gebergte
endless-winter-terrain-tundra = toendra
endless-winter-terrain-canyon = kloof
endless-winter-terrain-land-7 = zevende land
endless-winter-terrain-land-8 = achtste land

# Wat je kunt krijgen. Arbeid kan een half punt hebben.
endless-winter-gain-food = { $count } voedsel
endless-winter-gain-tool = { $count ->
    [one] { $count } werktuig
   *[other] { $count } werktuigen
 }
endless-winter-gain-labour = { $count } arbeid
endless-winter-gain-idol = { $count ->
    [one] een totem { $count } niveau verhogen
   *[other] totems samen { $count } niveaus verhogen
 }
endless-winter-gain-draw = { $count ->
    [one] { $count } kaart trekken
   *[other] { $count } kaarten trekken
 }
endless-winter-gain-bury = { $count ->
    [one] { $count } kaart begraven
   *[other] { $count } kaarten begraven
 }
endless-winter-gain-megalith = { $count ->
    [one] { $count } megaliet
   *[other] { $count } megalieten
 }
endless-winter-gain-camp = { $count ->
    [one] { $count } kamp in het startgebied
   *[other] { $count } kampen in het startgebied
 }
endless-winter-gain-move = { $count } keer een kamp verplaatsen
endless-winter-gain-settlement = { $count ->
    [one] { $count } dorp zonder voedsel te betalen
   *[other] { $count } dorpen zonder voedsel te betalen
 }
endless-winter-gain-tribe-hand = { $count ->
    [one] { $count } stamkaart in de hand
   *[other] { $count } stamkaarten in de hand
 }
endless-winter-gain-tribe-discard = { $count ->
    [one] { $count } stamkaart op de aflegstapel
   *[other] { $count } stamkaarten op de aflegstapel
 }
endless-winter-gain-culture = { $count ->
    [one] { $count } cultuurkaart uit het aanbod
   *[other] { $count } cultuurkaarten uit het aanbod
 }
endless-winter-gain-animal-ground = { $count ->
    [one] { $count } dier van het jachtbord
   *[other] { $count } dieren van het jachtbord
 }
endless-winter-gain-animal-top = { $count ->
    [one] het bovenste dier van de stapel
   *[other] de bovenste { $count } dieren van de stapel
 }
endless-winter-gain-reveal = { $count ->
    [one] { $count } dier onthullen
   *[other] { $count } dieren onthullen
 }
endless-winter-gain-use-animal = { $count ->
    [one] { $count } dier gebruiken
   *[other] { $count } dieren gebruiken
 }
endless-winter-gain-food-max = voedsel aanvullen tot de grens
endless-winter-gain-stone = { $count ->
    [one] { $count } heilige steen (voor de prijs van zijn plek)
   *[other] { $count } heilige stenen (voor de prijs van hun plekken)
 }
endless-winter-gain-vp = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
 }
endless-winter-cost-discard = { $count ->
    [one] { $count } uit de hand afgelegde kaart
   *[other] { $count } uit de hand afgelegde kaarten
 }
endless-winter-cost-bury = { $count ->
    [one] { $count } begraven kaart
   *[other] { $count } begraven kaarten
 }
endless-winter-cost-animal = { $count ->
    [one] { $count } dier dat je zonder zijn opbrengst draait
   *[other] { $count } dieren die je zonder hun opbrengst draait
 }
endless-winter-cost-animal-same = { $count ->
    [one] { $count } dier dat je zonder zijn opbrengst draait
   *[other] { $count } dieren van één soort die je zonder hun opbrengst draait
 }
endless-winter-cost-animal-different = { $count ->
    [one] { $count } dier dat je zonder zijn opbrengst draait
   *[other] { $count } dieren van verschillende soorten die je zonder hun opbrengst draait
 }
endless-winter-cost-animal-named = { $count } × { $animal }, gedraaid zonder opbrengst
endless-winter-and = { $first } en { $second }
endless-winter-or = { $first } of { $second }
endless-winter-times = { $count } × { $what }
# Tussen delen waar zelf komma’s in staan.
endless-winter-part = { "; " }

# Voorwaarden van een vaardigheid; $gains is wat erachter staat.
endless-winter-exchange = voor { $price }: { $gains }
endless-winter-in-column = bij { $column }: { $gains }
endless-winter-if-settlements = { $count ->
    [one] met minstens { $count } dorp: { $gains }
   *[other] met minstens { $count } dorpen: { $gains }
 }
endless-winter-if-camps = { $count ->
    [one] met minstens { $count } kamp van het bord af: { $gains }
   *[other] met minstens { $count } kampen van het bord af: { $gains }
 }
endless-winter-if-buried = { $count ->
    [one] met minstens { $count } begraven kaart: { $gains }
   *[other] met minstens { $count } begraven kaarten: { $gains }
 }
endless-winter-if-stones = { $count ->
    [one] met minstens { $count } heilige steen: { $gains }
   *[other] met minstens { $count } heilige stenen: { $gains }
 }
endless-winter-if-megaliths = { $count ->
    [one] met minstens { $count } geplaatste megaliet: { $gains }
   *[other] met minstens { $count } geplaatste megalieten: { $gains }
 }
endless-winter-if-animals = { $count ->
    [one] met minstens { $count } dier: { $gains }
   *[other] met minstens { $count } dieren: { $gains }
 }
endless-winter-if-species = { $count ->
    [one] met minstens { $count } diersoort: { $gains }
   *[other] met minstens { $count } verschillende diersoorten: { $gains }
 }
endless-winter-if-same-species = { $count ->
    [one] met minstens { $count } dier van één soort: { $gains }
   *[other] met minstens { $count } dieren van één soort: { $gains }
 }
endless-winter-if-used-animals = { $count ->
    [one] met minstens { $count } gebruikt dier: { $gains }
   *[other] met minstens { $count } gebruikte dieren: { $gains }
 }
endless-winter-if-used-species = { $count ->
    [one] met minstens { $count } soort onder de eigen gebruikte dieren: { $gains }
   *[other] met minstens { $count } verschillende soorten onder de eigen gebruikte dieren: { $gains }
 }
endless-winter-if-offering = { $count ->
    [one] met minstens { $count } niveau op het offerspoor: { $gains }
   *[other] met minstens { $count } niveaus op het offerspoor: { $gains }
 }
endless-winter-if-honour = { $count ->
    [one] met minstens { $count } niveau op het erespoor: { $gains }
   *[other] met minstens { $count } niveaus op het erespoor: { $gains }
 }
endless-winter-if-animal = met minstens { $count } × { $animal }: { $gains }
# Een opbrengst die iets telt: $count is 1, of hoeveel ervan één keer tellen.
endless-winter-each-settlements = { $count ->
    [one] { $gain } voor elk eigen dorp
   *[other] { $gain } voor elke { $count } eigen dorpen
 }
endless-winter-each-camps = { $count ->
    [one] { $gain } voor elk eigen kamp dat van het bord af is
   *[other] { $gain } voor elke { $count } eigen kampen die van het bord af zijn
 }
endless-winter-each-buried = { $count ->
    [one] { $gain } voor elke eigen begraven kaart
   *[other] { $gain } voor elke { $count } eigen begraven kaarten
 }
endless-winter-each-stones = { $count ->
    [one] { $gain } voor elke eigen heilige steen
   *[other] { $gain } voor elke { $count } eigen heilige stenen
 }
endless-winter-each-megaliths = { $count ->
    [one] { $gain } voor elke eigen megaliet
   *[other] { $gain } voor elke { $count } eigen megalieten
 }
endless-winter-each-animals = { $count ->
    [one] { $gain } voor elk eigen dier
   *[other] { $gain } voor elke { $count } eigen dieren
 }
endless-winter-each-species = { $count ->
    [one] { $gain } voor elke verschillende soort onder de eigen dieren
   *[other] { $gain } voor elke { $count } verschillende soorten onder de eigen dieren
 }
endless-winter-each-same-species = { $count ->
    [one] { $gain } voor elk dier van de talrijkste eigen soort
   *[other] { $gain } voor elke { $count } dieren van de talrijkste eigen soort
 }
endless-winter-each-used-animals = { $count ->
    [one] { $gain } voor elk eigen gebruikt dier
   *[other] { $gain } voor elke { $count } eigen gebruikte dieren
 }
endless-winter-each-used-species = { $count ->
    [one] { $gain } voor elke verschillende soort onder de eigen gebruikte dieren
   *[other] { $gain } voor elke { $count } verschillende soorten onder de eigen gebruikte dieren
 }
endless-winter-each-offering = { $count ->
    [one] { $gain } voor elk niveau van de eigen totem op het offerspoor
   *[other] { $gain } voor elke { $count } niveaus van de eigen totem op het offerspoor
 }
endless-winter-each-honour = { $count ->
    [one] { $gain } voor elk niveau van de eigen totem op het erespoor
   *[other] { $gain } voor elke { $count } niveaus van de eigen totem op het erespoor
 }
endless-winter-each-animal = { $count ->
    [one] { $gain } voor elk eigen dier van deze soort: { $animal }
   *[other] { $gain } voor elke { $count } eigen dieren van deze soort: { $animal }
 }

# Kaarten en stenen voluit.
endless-winter-tribe-card = { $card }: { $labour }; vaardigheid: { $action }; in de eclips: { $eclipse }; { $points }
endless-winter-culture-card = { $card }: { $ability }; { $points }
endless-winter-animal-card = { $animal }: punten voor een set: { $sets }; bij gebruik: { $use }
endless-winter-animal-card-wild = { $animal }: past in elke set; bij gebruik: { $use }
endless-winter-entry = { $count } = { $points }
endless-winter-bracket = { $least } tot { $most } = { $points }
endless-winter-bracket-last = { $least } en meer = { $points }
endless-winter-chief-card = { $chief }: { $a }; { $b }
endless-winter-chief-side = kant { $side }: { $ability }
endless-winter-setup-card = opzetkaart { $number }
endless-winter-setup-gives = { $card }: { $gains }
# Wat een heilige steen telt; $worth is een aantal punten, $table de punten voor één, twee, drie enzovoort.
endless-winter-stone-settlements = { $worth } voor elk dorp van de eigenaar dat grenst aan deze terreinsoort: { $what }
endless-winter-stone-camp-terrains = { $worth } voor elke terreinsoort met een kamp van de eigenaar, het startgebied niet meegeteld
endless-winter-stone-ground-megaliths = { $worth } voor elke megaliet in de kleur van de eigenaar direct op een bord
endless-winter-stone-megalith-boards = { $worth } voor elk bord met direct daarop een megaliet in de kleur van de eigenaar
endless-winter-stone-buried = punten voor de begraven kaarten van de eigenaar: { $table }
endless-winter-stone-tower-megaliths = { $worth } voor elke megaliet in de kleur van de eigenaar die op andere ligt
endless-winter-stone-idol-levels = { $worth } voor elke 2 niveaus van de twee totems van de eigenaar samen
endless-winter-stone-used-species = { $worth } voor elke verschillende diersoort onder de gebruikte dieren van de eigenaar
endless-winter-stone-used-animals = punten voor de gebruikte dieren van de eigenaar ({ $what }): { $table }
endless-winter-stone-used-pairs = punten voor paren onder de gebruikte dieren van de eigenaar ({ $what } samen): { $table }
# In het kort, voor het verslag.
endless-winter-short-settlements = dorpen ({ $what })
endless-winter-short-camp-terrains = kampen op verschillende terreinen
endless-winter-short-ground-megaliths = megalieten direct op een bord
endless-winter-short-megalith-boards = borden met megalieten
endless-winter-short-buried = begraven kaarten
endless-winter-short-tower-megaliths = megalieten op andere
endless-winter-short-idol-levels = niveaus van de totems
endless-winter-short-used-species = soorten gebruikte dieren
endless-winter-short-used-animals = gebruikte dieren ({ $what })
endless-winter-short-used-pairs = paren gebruikte dieren ({ $what })
endless-winter-worth-by-table = punten naar aantal ({ $table })

# Keuzes.
endless-winter-action-chief = neem het stamhoofd { $chief }
endless-winter-action-side = leg je stamhoofd met kant { $side } boven
endless-winter-action-setup = neem { $card }
endless-winter-action-place-chief = zet je stamhoofd op { $space }
endless-winter-action-place-tribe = zet een stamfiguur op { $space }
endless-winter-action-play = speel { $card }: { $labour }; vaardigheid: { $ability }
endless-winter-action-play-culture = speel { $card }: { $ability }
endless-winter-action-use = gebruik de vaardigheid van { $card }
endless-winter-action-use-culture = gebruik de vaardigheid van { $card }: { $ability }
endless-winter-action-use-chief = gebruik de vaardigheid van je stamhoofd
endless-winter-action-use-token = gebruik het rustfiche
endless-winter-action-token-top = neem het open rustfiche
endless-winter-action-token-next = leg het open rustfiche onder de stapel en neem het volgende
endless-winter-action-spend = geef voedsel uit tot voorbij het volgende arbeidssymbool, voor 1 arbeid
endless-winter-action-recruit = neem een stamkaart: { $card }; een punt als de stapel ervan leeg is
endless-winter-action-culture = neem cultuurkaart { $slot } uit het aanbod
endless-winter-action-camp = zet een kamp in het startgebied
endless-winter-action-move = verplaats een kamp van landtegel { $start } naar landtegel { $end }
endless-winter-action-reveal = onthul dieren op het jachtbord
endless-winter-action-hunt = neem een dier van het jachtbord: { $animal }
endless-winter-action-hunt-nothing = neem 1 punt, want er is nergens meer een dier
endless-winter-action-pay = betaal de prijs
endless-winter-action-stone = neem heilige steen { $slot } uit het aanbod
endless-winter-action-settle = zet een dorp waar de landtegels { $hexes } samenkomen; de 3 kampen komen terug
endless-winter-action-tip = gebruik een dier: { $animal }, { $use }
endless-winter-action-give = geef een dier als prijs: { $animal }
endless-winter-action-bury-hand = begraaf een kaart uit je hand: { $card }
endless-winter-action-bury-discard = begraaf een kaart uit je aflegstapel: { $card }
endless-winter-action-bury-played = begraaf een kaart die boven je bord ligt: { $card }
endless-winter-action-discard = leg { $card } af
endless-winter-action-pile = leg { $card } in je eclipsstapel: { $labour }; in de eclips: { $eclipse }
endless-winter-action-pile-culture = leg { $card } als bluf in je eclipsstapel; je krijgt de kaart terug
endless-winter-action-megalith = plaats een megaliet op { $place }
endless-winter-action-take-card = trek een kaart
endless-winter-action-take-tool = neem 1 werktuig
endless-winter-action-take-food = neem 1 voedsel
endless-winter-action-idol-offering = verhoog je totem op het offerspoor
endless-winter-action-idol-honour = verhoog je totem op het erespoor
endless-winter-action-claim = neem de beloning van landtegel { $hex }
endless-winter-action-board-village = neem de beloning van een dorp: { $reward }
endless-winter-action-board-slot = neem de beloning van lege megalietplek { $slot }: { $reward }
endless-winter-action-board-stones = tel nu de punten van je heilige stenen
endless-winter-action-part = voer nu deel { $number } uit
endless-winter-action-next = ga door naar de volgende stap
endless-winter-action-done = doe hier verder niets
endless-winter-action-end = beëindig je beurt

# Vragen.
endless-winter-ask-chief = Welk stamhoofd neem je?
endless-winter-ask-side = Met welke kant van je stamhoofd speel je?
endless-winter-ask-setup = Welke opzetkaart neem je?
endless-winter-ask-culture = Zet een figuur op een kolom of op Rusten. Daarvoor mag je cultuurkaarten spelen; de eerste is gratis, voor elke volgende leg je een andere kaart af.
endless-winter-ask-culture-chief = Zet je stamhoofd op een kolom of op Rusten. De vaardigheid is gebruikt; daarvoor mag je nog cultuurkaarten spelen.
endless-winter-ask-top-rite = Ritueel, bovenste vak: speel kaarten, neem stamkaarten of ga door. Je hebt { $labour }. Elke soort stamkaart kan één keer.
endless-winter-ask-top-develop = Ontwikkelen, bovenste vak: speel kaarten, neem cultuurkaarten of ga door. Je hebt { $labour }.
endless-winter-ask-top-migrate = Migreren, bovenste vak: speel kaarten, plaats of verplaats kampen of ga door. Je hebt { $labour }.
endless-winter-ask-top-hunt = Jagen, bovenste vak: speel kaarten, onthul en neem dieren of ga door. Je hebt { $labour }.
endless-winter-ask-middle-rite = Ritueel, middelste vak: neem een stamkaart, begraaf of ga door. Je hebt { $labour }. Betaal om een stamkaart op je aflegstapel te leggen, een kaart te begraven of allebei.
endless-winter-ask-middle-develop = Ontwikkelen, middelste vak: neem een heilige steen of ga door. Je hebt { $labour }.
endless-winter-ask-middle-migrate = Migreren, middelste vak: plaats een dorp of ga door. Je hebt { $labour }.
endless-winter-ask-middle-hunt = Jagen, middelste vak: gebruik een dier of ga door. Je hebt { $labour }.
endless-winter-ask-bottom = Nu komt het onderste vak. Speel eerst nog kaarten, gebruik vaardigheden of ga door.
endless-winter-ask-wrap = Speel kaarten, gebruik de vaardigheden die je nog hebt of beëindig je beurt.
endless-winter-ask-rest-draw = Rusten: je trekt straks een kaart. Gebruik eerst nog vaardigheden of ga door.
endless-winter-ask-rest-tip = Rusten: gebruik een dier of beëindig je beurt.
endless-winter-ask-pile = Welke kaarten leg je in het geheim in je eclipsstapel?
endless-winter-ask-group = Welk deel van de vaardigheid voer je nu uit?
endless-winter-ask-gains = Wat neem je eerst?
endless-winter-ask-exchange = Je kunt ruilen, { $exchange }.
endless-winter-ask-reward-megalith = { $count ->
    [one] Plaats { $count } megaliet, of neem in plaats daarvan een lagere beloning.
   *[other] Plaats { $count } megalieten, of neem in plaats daarvan lagere beloningen.
 }
endless-winter-ask-reward-draw = { $count ->
    [one] Trek { $count } kaart, of neem in plaats daarvan een lagere beloning.
   *[other] Trek { $count } kaarten, of neem in plaats daarvan lagere beloningen.
 }
endless-winter-ask-reward-idol = { $count ->
    [one] Verhoog een totem { $count } niveau, of neem in plaats daarvan een lagere beloning.
   *[other] Verhoog totems samen { $count } niveaus, of neem in plaats daarvan lagere beloningen.
 }
endless-winter-ask-reward-tool = { $count ->
    [one] Neem { $count } werktuig, of in plaats daarvan voedsel.
   *[other] Neem { $count } werktuigen, of in plaats daarvan voedsel.
 }
endless-winter-ask-arrow = Plaats nog een megaliet waar de pijl naar wijst, of laat het.
endless-winter-ask-moves = { $count ->
    [one] Verplaats een kamp, { $count } keer.
   *[other] Verplaats kampen, { $count } keer.
 }
endless-winter-ask-buries = { $count ->
    [one] Welke kaart begraaf je?
   *[other] Welke { $count } kaarten begraaf je?
 }
endless-winter-ask-recruits = { $count ->
    [one] Welke stamkaart neem je?
   *[other] Welke { $count } stamkaarten neem je?
 }
endless-winter-ask-cultures = { $count ->
    [one] Welke cultuurkaart neem je?
   *[other] Welke { $count } cultuurkaarten neem je?
 }
endless-winter-ask-hunts = { $count ->
    [one] Welk dier neem je?
   *[other] Welke { $count } dieren neem je?
 }
endless-winter-ask-reveals = { $count ->
    [one] Onthul je een dier?
   *[other] Onthul je dieren, hoogstens { $count }?
 }
endless-winter-ask-use-animals = { $count ->
    [one] Welk dier gebruik je?
   *[other] Welke { $count } dieren gebruik je?
 }
endless-winter-ask-stone = Welke heilige steen neem je?
endless-winter-ask-settlement = Waar plaats je een dorp, zonder voedsel te betalen?
endless-winter-ask-discards = { $count ->
    [one] Welke kaart leg je af?
   *[other] Welke { $count } kaarten leg je af?
 }
endless-winter-ask-gives = { $count ->
    [one] Welk dier geef je als prijs?
   *[other] Welke { $count } dieren geef je als prijs?
 }
endless-winter-ask-gives-same = Van welke soort geef je { $count } dieren als prijs?
endless-winter-ask-gives-different = { $count ->
    [one] Welk dier van nog een andere soort geef je als prijs?
   *[other] Welke { $count } dieren van verschillende soorten geef je als prijs?
 }
endless-winter-ask-token = Neem je een rustfiche? Je figuur rust als eerste in deze ronde.
endless-winter-ask-eclipse-cards = Welke kaart van je eclipsstapel gebruik je nu?
endless-winter-ask-claims = Welke landtegel beloont je nu?
endless-winter-ask-board = Welke beloning van je spelerbord komt nu?
endless-winter-ask-glaciers = Welk gletsjerfiche van je nieuwe dorp komt nu?
endless-winter-ask-order-reward = Welke beloning van de beurtvolgorde neem je, die van jezelf of een eronder?

# Wat je wilt weten voordat je beslist.
endless-winter-offered = In het aanbod:
endless-winter-unused = Nog niet gebruikt: { $card }, { $ability }
endless-winter-price-recruit = Een stamkaart kost { $price }.
endless-winter-price-culture = Een cultuurkaart kost { $price }.
endless-winter-price-migrate = Een kamp kost { $camp }, een verplaatsing { $move }.
endless-winter-price-hunt = Dieren onthullen kost { $reveal }, een dier nemen { $hunt }.
endless-winter-price-settle = Een dorp kost { $price } en de kampen op de drie landtegels rond zijn knooppunt.
endless-winter-price-rite = De prijs is { $price }.
endless-winter-recruited = In dit vak genomen: { $cards }
endless-winter-next-offering = Je totem op het offerspoor staat op niveau { $level }; daarna komt { $next }
endless-winter-top-offering = Je totem op het offerspoor staat aan de top, op niveau { $level }; nog verder verhogen levert 1 punt op
endless-winter-next-honour = Je totem op het erespoor staat op niveau { $level }; daarna komt { $next }
endless-winter-top-honour = Je totem op het erespoor staat aan de top, op niveau { $level }

# Gebeurtenissen.
endless-winter-event-chief = { $name } neemt het stamhoofd { $chief }
endless-winter-event-side = { $name } speelt met { $chief }, { $side }
endless-winter-event-setup = { $name } neemt { $card }
endless-winter-event-figure-chief = { $name } zet het stamhoofd op { $space }
endless-winter-event-figure-tribe = { $name } zet een stamfiguur op { $space }
endless-winter-event-played = { $name } speelt { $card }
endless-winter-event-played-culture = { $name } speelt { $card }: { $ability }
endless-winter-event-used = { $name } gebruikt de vaardigheid van { $card }
endless-winter-event-used-culture = { $name } gebruikt de vaardigheid van { $card }: { $ability }
endless-winter-event-chief-used = { $name } gebruikt de vaardigheid van het stamhoofd: { $chief }, { $side }
endless-winter-event-spent = { $name } geeft { $food } voedsel uit voor 1 arbeid
endless-winter-event-paid = { $name } betaalt { $goods }
endless-winter-event-paid-labour = { $name } betaalt { $labour }
endless-winter-event-gained = { $name } krijgt { $goods }
endless-winter-event-points-megaliths = { $name } scoort { $points } voor megalieten
endless-winter-event-points-totems = { $name } scoort { $points } op het totembord
endless-winter-event-points-rewards = { $name } scoort { $points }
endless-winter-event-drew = { $name } trekt een kaart
endless-winter-event-drew-own = { $name } trekt { $card }
endless-winter-event-reshuffled = { $name } schudt de aflegstapel tot een nieuwe trekstapel van { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 }
endless-winter-event-discarded = { $name } legt { $card } af
endless-winter-event-recruited-hand = { $name } neemt een stamkaart in de hand: { $card }
endless-winter-event-recruited-discard = { $name } legt een nieuwe stamkaart op de aflegstapel: { $card }
endless-winter-event-learned = { $name } neemt een cultuurkaart: { $card }
endless-winter-event-buried-discard = { $name } begraaft een kaart uit de aflegstapel: { $card }
endless-winter-event-buried-played = { $name } begraaft een kaart die boven het bord lag: { $card }
endless-winter-event-buried-secretly = { $name } begraaft een kaart uit de hand
endless-winter-event-buried-secretly-own = { $name } begraaft een kaart uit de hand: { $card }
endless-winter-event-camped = { $name } zet een kamp in het startgebied en heeft er daar nu { $camps }
endless-winter-event-moved = { $name } verplaatst een kamp van landtegel { $start } naar landtegel { $end }
endless-winter-event-settled = { $name } zet een dorp waar de landtegels { $hexes } samenkomen
endless-winter-event-revealed = { $name } onthult op het jachtbord: { $animals }
endless-winter-event-hunted = { $name } neemt een dier van het jachtbord: { $animal }
endless-winter-event-hunted-top = { $name } neemt het bovenste dier van de stapel: { $animal }
endless-winter-event-tipped = { $name } gebruikt een dier: { $animal }, { $use }
endless-winter-event-gave = { $name } geeft een dier als prijs: { $animal }
endless-winter-event-stone = { $name } neemt een heilige steen: { $stone }
endless-winter-event-stone-scored = { $name } scoort { $points } met een heilige steen: { $stone }
endless-winter-event-megalith = { $name } plaatst een megaliet op { $place }
endless-winter-event-megalith-neutral = { $name } plaatst een neutrale megaliet op { $place }
endless-winter-event-idol = { $name } verhoogt een totem op het { $track } naar niveau { $level }
endless-winter-event-token = { $name } neemt een rustfiche: { $token }
endless-winter-event-token-used = { $name } gebruikt het rustfiche: { $token }
endless-winter-event-piled = { $name } legt een kaart in de eclipsstapel
endless-winter-event-piled-own = { $name } legt { $card } in de eclipsstapel
endless-winter-event-eclipse = De eclips van ronde { $round } begint
endless-winter-event-shown = { $name } toont de eclipsstapel: { $cards }; samen met de rustende figuren { $labour }
endless-winter-event-order = De beurtvolgorde is nu: { $order }
endless-winter-event-claimed = { $name } krijgt een beloning van landtegel { $hex }, { $terrain }: { $reward }
endless-winter-event-round = Ronde { $round } wordt voorbereid
endless-winter-event-ground = Nieuw op het jachtbord: { $animals }
endless-winter-event-display = Nieuwe cultuurkaarten in het aanbod: { $cards }
endless-winter-event-rest-token = Het open rustfiche is nu: { $token }
endless-winter-event-ended = De partij is afgelopen: { $scores }
endless-winter-seat-number = { $name } { $number }

# De stelling: wat nooit verandert.
endless-winter-reference = Wat kolommen, borden, sporen, terreinen en dieren doen
endless-winter-column-rite = Ritueel. Boven, zo vaak als gewenst: voor { $recruit } een stamkaart in de hand, elke soort één keer. Midden, één keer: voor { $rite } een stamkaart op de aflegstapel, een kaart begraven, of allebei. Onder, voor de eerste figuur van de ronde: { $bottom }
endless-winter-column-develop = Ontwikkelen. Boven, zo vaak als gewenst: voor { $culture } een cultuurkaart in de hand. Midden, één keer: neem een heilige steen en betaal voor zijn plek. Onder, voor de eerste figuur van de ronde: { $bottom }
endless-winter-column-migrate = Migreren. Boven, zo vaak als gewenst: voor { $camp } een kamp in het startgebied, voor { $move } een kamp verplaatsen. Midden, één keer: voor { $settle } en de kampen op de drie landtegels rond een knooppunt een dorp. Onder, voor de eerste figuur van de ronde: { $bottom }
endless-winter-column-hunt = Jagen. Boven, zo vaak als gewenst: voor { $reveal } hoogstens { $count ->
    [one] { $count } dier
   *[other] { $count } dieren
 } onthullen, nooit meer dan { $most } op het bord; voor { $hunt } een dier nemen. Midden, één keer: een dier gebruiken. Onder, voor de eerste figuur van de ronde: { $bottom }
endless-winter-column-rest = Rusten. Er worden geen kaarten gespeeld; na het trekken van een kaart mag een dier gebruikt worden. In de eclips telt elke rustende figuur voor { $labour }
endless-winter-ladder = In plaats van een van deze beloningen mag een lagere genomen worden, verder naar rechts: { $rewards }
endless-winter-food-icons = Voedsel geeft 1 arbeid telkens als de voedselsteen vanaf een van deze vakjes naar links gaat: { $spaces }
endless-winter-tool-limit = Zoveel werktuigen kan een speler hebben: { $most }
endless-winter-stone-slot = Heilige steen nummer { $slot } kost { $price } en geeft: { $reward }
endless-winter-slot-reward = plek { $slot }: { $reward }
endless-winter-megalith-slots = In de eclips, voor lege megalietplekken: { $slots }
endless-winter-village-reward = In de eclips, voor elk dorp: { $reward }
endless-winter-order-rewards = In de eclips, naar beurtvolgorde: { $rewards }
endless-winter-numbered = { $number }: { $what }
endless-winter-offering-track = Offerspoor, zoveel overgebleven werktuigen en voedsel tellen aan het einde voor 1 punt: { $levels }
endless-winter-offering-level = niveau { $level }: { $ratio }
endless-winter-offering-level-reward = niveau { $level }: { $ratio }, bij aankomst { $reward }
endless-winter-honour-track = Erespoor, punten bij aankomst: { $levels }
endless-winter-honour-level = niveau { $level }: { $points }
endless-winter-burial-first = Punten voor begraven kaarten aan het einde, voor de eerste op het erespoor: { $table }
endless-winter-burial-second = Voor de tweede op het erespoor: { $table }
endless-winter-burial-others = Voor de anderen: { $table }
endless-winter-terrain-reward = In de eclips, voor de meeste invloed op een landtegel ({ $terrain }): { $reward }
endless-winter-neighbours-heading = Welke landtegels naast elkaar liggen
endless-winter-neighbours = { $number }: { $near }

# De stelling: borden.
endless-winter-round-chief = Opzet: stamhoofden kiezen
endless-winter-round-side = Opzet: kanten van de stamhoofden kiezen
endless-winter-round-setup = Opzet: opzetkaarten kiezen
endless-winter-round-action = Ronde { $round } van { $rounds }, beurt { $turn } van { $turns }
endless-winter-round-eclipse = Ronde { $round } van { $rounds }, eclips
endless-winter-round-preparation = Ronde { $round } van { $rounds }, voorbereiding: kaarten trekken
endless-winter-round-over = De partij is afgelopen
endless-winter-order = Beurtvolgorde: { $order }
endless-winter-figure-stands = { $name } staat op { $space }, { $section }, met { $labour }
endless-winter-stage-top = bovenste vak
endless-winter-stage-middle = middelste vak
endless-winter-stage-bottom = vóór het onderste vak
endless-winter-stage-wrap = einde van de beurt
endless-winter-stage-rest-draw = vóór het trekken van een kaart
endless-winter-stage-rest-tip = na het trekken van een kaart
endless-winter-in-play = Kaarten in het spel: { $cards }
endless-winter-token-held = Rustfiche van deze beurt: { $reward }
endless-winter-rest-token = Open rustfiche: { $reward }
endless-winter-rest-tokens-below = Rustfiches onder de stapel gelegd, het eerstvolgende voorop: { $rewards }
endless-winter-columns = Kolommen
endless-winter-on-column = { $space }: { $figures }; onderste vak vrij
endless-winter-on-column-taken = { $space }: { $figures }; onderste vak gebruikt
endless-winter-on-rest = { $space }: { $figures }
endless-winter-figure-chief-of = { $name } (stamhoofd)
endless-winter-figure-tribe-of = { $name }
endless-winter-tribe = Stamkaarten
endless-winter-stack = nog { $count }, { $card }
endless-winter-stack-empty = nog { $count }, een punt in plaats van de kaart, { $card }
endless-winter-culture = Cultuurkaarten (nog { $left } in de stapel van dit tijdperk)
endless-winter-slot = { $slot }. { $what }
endless-winter-slot-empty = { $slot }. leeg
endless-winter-stones = Heilige stenen
endless-winter-stones-era = Tijdperk { $era }:
endless-winter-stones-later = Tijdperk { $era }, vanaf ronde 3:
endless-winter-animals = Jachtbord (nog { $left } in de stapel)
endless-winter-land = Land
endless-winter-land-row = Rij { $number }: { $hexes }
endless-winter-hex = landtegel { $number }, { $terrain }
endless-winter-hex-short = { $number } { $terrain }
endless-winter-hex-line = { $hex }: { $what }
endless-winter-camps-of = { $count ->
    [one] { $count } kamp van { $name }
   *[other] { $count } kampen van { $name }
 }
endless-winter-village-of = dorp van { $name }, ook aan { $hexes }
endless-winter-influence = invloed { $standing }
endless-winter-glacier-token = gletsjerfiche: { $reward }
endless-winter-camps-at = { $count ->
    [one] { $count } kamp van jou op { $hex }; ernaast: { $near }
   *[other] { $count } kampen van jou op { $hex }; ernaast: { $near }
 }
endless-winter-megaliths = Megalieten
endless-winter-plan-legend = In de plattegronden: { $owners }, { $neutral } neutraal, { $start } vrij startveld, . vrij, - geen plaats
endless-winter-plan-ground = Op de grond:
endless-winter-plan-level = Laag { $level }:
endless-winter-neutral-letter = N
endless-winter-start-letter = S
endless-winter-place-ground = { $place }
endless-winter-place-above = { $place } op laag { $level }, boven { $below }
endless-winter-place-level = { $place } op laag { $level }
endless-winter-megaliths-of = { $name }: { $places }
endless-winter-free-spaces = Vrij op het { $board }: { $spaces }
endless-winter-free-above = Vrij daarboven: { $place }
endless-winter-free-above-worth = Vrij daarboven: { $place }; levert jou op: { $points }
endless-winter-space-start = { $place }: startveld, pijlen naar { $arrows }
endless-winter-space-empty = { $place }: niets
endless-winter-space-reward = { $place }: { $reward }
endless-winter-idols = Totembord
endless-winter-standing-offering = Offerspoor: { $standing }
endless-winter-standing-honour = Erespoor, wie voorligt eerst: { $standing }
endless-winter-on-level = { $name } op niveau { $level }

# De stelling: spelers.
endless-winter-seat = { $name }: { $points }, { $food } voedsel van hoogstens { $limit }, { $tools }
endless-winter-seat-own = { $name } (jij): { $points }, { $food } voedsel van hoogstens { $limit }, { $tools }
endless-winter-chief-held = Stamhoofd: { $chief }, { $side }
endless-winter-chief-held-ready = Stamhoofd: { $chief }, { $side }; te gebruiken in deze beurt
endless-winter-figures-left = Figuren over: { $figures }
endless-winter-pieces-left = Nog op het spelerbord: kampen { $camps }, dorpen { $villages }, megalieten { $megaliths }
endless-winter-pieces-left-neutral = Nog op het spelerbord: kampen { $camps }, dorpen { $villages }, megalieten { $megaliths }, de eerstvolgende neutraal
endless-winter-pieces-left-own = Nog op het spelerbord: kampen { $camps }, dorpen { $villages }, megalieten { $megaliths }, de eerstvolgende in de eigen kleur
endless-winter-stones-held = Heilige stenen, met wat ze nu opleveren:
endless-winter-stone-held = { $points }: { $stone }
endless-winter-animals-held = Dieren: { $animals }
endless-winter-animals-used = Gebruikte dieren: { $animals }
endless-winter-hand-hidden = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
 }
endless-winter-hand = { $count ->
    [one] { $count } kaart in de hand:
   *[other] { $count } kaarten in de hand:
 }
endless-winter-seen-in-hand = Tussen de kaarten in de hand en in de eclipsstapel zitten, zoals iedereen heeft gezien: { $cards }
endless-winter-pile-hidden = Trekstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }
endless-winter-pile = Trekstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }, in onbekende volgorde: { $cards }
endless-winter-discards = Aflegstapel: { $cards }
endless-winter-eclipse-pile-hidden = Eclipsstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }
endless-winter-eclipse-pile = Eclipsstapel: { $cards }
endless-winter-buried-hidden = Begraven: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }; door iedereen gezien: { $cards }
endless-winter-buried = Begraven: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }: { $cards }

# Waar punten vandaan komen.
endless-winter-source-stones = heilige stenen
endless-winter-source-megaliths = megalieten boven de grond
endless-winter-source-totems = totems
endless-winter-source-rewards = beloningen tijdens de partij
endless-winter-source-offering = offer: overgebleven werktuigen en voedsel
endless-winter-source-honour = eer en begraven kaarten
endless-winter-source-cards = stam- en cultuurkaarten
endless-winter-source-animals = sets van dieren
endless-winter-source-other = van vóór deze stelling

# Het getekende bord.
endless-winter-drawn-ours = van ons
endless-winter-drawn-in-eclipse = bij de eclips: { $what }
endless-winter-drawn-move-from = een kamp verplaatsen vanaf landtegel { $hex }
endless-winter-drawn-camps-left = Kampen op het spelersbord: { $count }
endless-winter-drawn-new-camp = nieuw kamp
endless-winter-drawn-turn-left = de megalieten naar links draaien
endless-winter-drawn-turn-right = de megalieten naar rechts draaien
endless-winter-drawn-aslant = de megalieten schuin bekijken
endless-winter-drawn-from-above = de megalieten van boven bekijken
endless-winter-drawn-any-number = onbeperkt
endless-winter-drawn-once = één keer
endless-winter-drawn-bottom-used = gebruikt
endless-winter-drawn-first-only = eerste figuur
endless-winter-drawn-left = Over in de stapel: { $count }
endless-winter-drawn-wild = elke set
endless-winter-drawn-stone = Heilige steen { $slot }
endless-winter-drawn-food = Voedsel: { $food } (hoogstens { $limit })
endless-winter-drawn-tools = Werktuigen: { $tools } (hoogstens { $most })
endless-winter-drawn-villages-left = Dorpen op het spelersbord: { $count }
endless-winter-drawn-megaliths-left = Megalieten op het spelersbord: { $count }
endless-winter-drawn-no-animals = nog geen dieren
endless-winter-drawn-in-play = in het spel
endless-winter-drawn-eclipse-pile = eclipsstapel
endless-winter-drawn-discards = aflegstapel
endless-winter-drawn-no-cards = geen kaarten in de hand
endless-winter-drawn-hand = Hand · { $count }
endless-winter-drawn-offering = Offer
endless-winter-drawn-honour = Eer
endless-winter-drawn-players = Spelers

# Opties.
endless-winter-option-setup = hoe de opzet gaat: stamhoofden en opzetkaarten willekeurig gedeeld (dealt), opzetkaarten gekozen (cards) of allebei gekozen (chiefs_and_cards)
endless-winter-option-glacier-tokens = module: een fiche op elke gletsjer beloont wie er een dorp aan plaatst
endless-winter-option-rest-tokens = module: wie in een ronde als eerste een figuur laat rusten, mag een fiche nemen

# Waarom iets niet mag.
endless-winter-reason-unknown = Zo’n actie bestaat niet in dit spel.
endless-winter-reason-over = De partij is afgelopen.
endless-winter-reason-setup-first = Eerst komt de opzet.
endless-winter-reason-setup-done = De opzet is voorbij.
endless-winter-reason-not-offered = Dat ligt niet in het aanbod.
endless-winter-reason-other-decision = Er moet nu iets anders worden beslist.
endless-winter-reason-finish-first = Beslis eerst wat er nu aan de orde is.
endless-winter-reason-not-now = Dat kan op dit punt van de beurt niet.
endless-winter-reason-no-figure = Zo’n figuur heb je in deze ronde niet meer over.
endless-winter-reason-not-in-hand = Die kaart heb je niet in je hand.
endless-winter-reason-no-further-culture = Voor een volgende cultuurkaart moet je een andere kaart afleggen, en die heb je niet.
endless-winter-reason-culture-in-step-1 = Cultuurkaarten speel je voordat je de figuur plaatst.
endless-winter-reason-tribe-in-step-2 = Stamkaarten speel je nadat je de figuur hebt geplaatst.
endless-winter-reason-no-cards-at-rest = Wie rust, speelt geen kaarten.
endless-winter-reason-just-recruited = Een kaart die je net in dit vak hebt genomen, geeft hier geen arbeid.
endless-winter-reason-ability-used = Die vaardigheid is al gebruikt, of de kaart is niet in het spel.
endless-winter-reason-wrong-column = Die vaardigheid hoort bij een andere kolom.
endless-winter-reason-ability-idle = Die vaardigheid kan nu niets doen.
endless-winter-reason-no-chief = De vaardigheid van het stamhoofd gebruik je één keer, in de beurt waarin je de figuur van het stamhoofd plaatst.
endless-winter-reason-no-token = Je hebt geen rustfiche om te gebruiken.
endless-winter-reason-no-labour = Je hebt niet genoeg arbeid.
endless-winter-reason-no-tools = Je hebt niet genoeg werktuigen.
endless-winter-reason-no-food = Je hebt niet genoeg voedsel.
endless-winter-reason-wrong-section = Het vak waarin je figuur staat, biedt dat niet.
endless-winter-reason-kind-taken = In het bovenste vak neem je elke soort stamkaart maar één keer.
endless-winter-reason-empty-slot = Op die plaats ligt niets.
endless-winter-reason-no-camp-left = Je hebt geen kamp meer op je bord.
endless-winter-reason-no-camp-there = Op die landtegel heb je geen kamp.
endless-winter-reason-ground-full = Het jachtbord is vol.
endless-winter-reason-deck-empty = De dierenstapel is leeg.
endless-winter-reason-no-such-animal = Zo’n dier ligt niet op het jachtbord.
endless-winter-reason-animals-left = Een punt in plaats van een dier krijg je alleen als er geen dier meer over is, op het bord en in de stapel.
endless-winter-reason-wrong-era = Heilige stenen van tijdperk 2 kun je pas vanaf ronde 3 nemen.
endless-winter-reason-no-stone-slot = Je hebt drie heilige stenen, en meer plekken heb je niet.
endless-winter-reason-no-settlement-left = Je hebt geen dorp meer over.
endless-winter-reason-junction-taken = Op dat knooppunt staat al een dorp.
endless-winter-reason-camps-missing = Je hebt op elk van de drie landtegels een kamp nodig.
endless-winter-reason-no-animal-to-use = Van die soort heb je geen ongebruikt dier.
endless-winter-reason-not-there-to-bury = Daar ligt zo’n kaart niet om te begraven.
endless-winter-reason-no-megalith-left = Je hebt geen megaliet meer over.
endless-winter-reason-place-taken = Daar ligt al een megaliet.
endless-winter-reason-no-such-space = Daar heeft geen enkel bord een veld.
endless-winter-reason-only-neutral = Op startvelden komen alleen neutrale megalieten.
endless-winter-reason-not-beside = Een megaliet op de grond moet naast een andere liggen.
endless-winter-reason-not-supported = Boven de grond heeft een megaliet er vier direct onder zich nodig.
endless-winter-reason-neutral-on-ground = Neutrale megalieten blijven op de grond.
endless-winter-reason-not-pointed-to = Daar wijst de pijl niet naar.
endless-winter-reason-not-lesser = Dat is niet deze beloning, en ook geen lagere die je in plaats daarvan kunt nemen.
endless-winter-reason-no-cards-left = Je hebt geen kaart meer om te trekken.
endless-winter-reason-no-room = Daarvan past er bij jou niets meer bij.
endless-winter-reason-top-of-honour = Je totem staat al aan de top van het erespoor.
endless-winter-reason-no-claim = Die landtegel beloont je nu niet, of heeft dat al gedaan.
endless-winter-reason-part-done = Dat deel is al uitgevoerd, of bestaat niet.
endless-winter-reason-not-optional = Dit kun je niet overslaan: kies iets.
endless-winter-reason-no-item = Dat geeft je spelerbord niet, heeft het al gegeven of geeft het als laatste.
endless-winter-reason-chief-due = Je hebt de vaardigheid van je stamhoofd gebruikt: in deze beurt moet je de figuur van het stamhoofd plaatsen.
endless-winter-reason-no-animal-to-give = Van die soort heb je niet genoeg ongebruikte dieren, of je hebt haar al gegeven.
endless-winter-reason-no-such-kind = Zo’n soort stamkaart zit niet in deze doos.

# Wat er mis is met een stelling.
position-endless-winter-animals = Er ontbreken dieren of er zijn er te veel.
position-endless-winter-camps = Speler { $seat } heeft te veel of te weinig kampen.
position-endless-winter-claims = Een landtegel zou een beloning hebben gegeven die hij niet kan hebben gegeven.
position-endless-winter-culture = Er ontbreken cultuurkaarten, of er is er een dubbel of van het verkeerde tijdperk.
position-endless-winter-eclipse = De eclips kan er zo niet voor staan.
position-endless-winter-eclipse-pile = De eclipsstapel van speler { $seat } kan zo niet kloppen.
position-endless-winter-figures = De figuren van speler { $seat } passen niet bij de beurt.
position-endless-winter-food = Het voedsel van speler { $seat } ligt boven de grens.
position-endless-winter-ground = Er liggen te veel dieren op het jachtbord.
position-endless-winter-honour = De volgorde op het erespoor past niet bij de niveaus van de totems.
position-endless-winter-land = Het land heeft niet de juiste landtegels.
position-endless-winter-megaliths = Er liggen megalieten waar dat niet kan, of het zijn er te veel of te weinig.
position-endless-winter-offering = Een totem staat boven de top van het offerspoor.
position-endless-winter-order = De beurtvolgorde noemt niet elke speler precies één keer.
position-endless-winter-pending = Een beslissing die nu zou moeten vallen, is niet mogelijk.
position-endless-winter-played = De kaarten in het spel of de arbeid passen niet bij de beurt.
position-endless-winter-points = De punten van speler { $seat } passen niet bij waar ze vandaan komen.
position-endless-winter-seat = Die speler kan niet aan de beurt zijn.
position-endless-winter-seen = Wat iedereen van de kaarten van speler { $seat } heeft gezien, past niet bij waar ze liggen.
position-endless-winter-settlements = Speler { $seat } heeft te veel of te weinig dorpen.
position-endless-winter-setup = Stamhoofden, kanten of opzetkaarten kunnen zo niet kloppen.
position-endless-winter-stage = De stap van de beurt past niet bij de figuur.
position-endless-winter-starting-cards = Speler { $seat } heeft te veel of te weinig startkaarten.
position-endless-winter-stones = Er ontbreken heilige stenen, of er is er een dubbel of van het verkeerde tijdperk.
position-endless-winter-stuck = Wie aan de beurt is, heeft niets te beslissen.
position-endless-winter-tokens = Er ontbreken fiches van een module, of er is er een dubbel of op een plek waar dat niet kan.
position-endless-winter-tools = De werktuigen van speler { $seat } liggen boven de grens.
position-endless-winter-tribe-cards = Er ontbreken stamkaarten of er zijn er te veel.

# The chapters of the drawn board, and the line of each that is folded.
endless-winter-tab-tribe = Stam
endless-winter-tab-culture = Cultuur
endless-winter-tab-stones = Stenen
endless-winter-tab-animals = Dieren
endless-winter-tab-idols = Totems
endless-winter-tab-players = Anderen
endless-winter-line-legal = { $count } voor jou
endless-winter-line-open = { $count } open
endless-winter-line-best = best +{ $points }
endless-winter-line-built = { $count } gebouwd
endless-winter-line-idols = { $offering } · { $honour }
