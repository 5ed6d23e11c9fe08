# Cóatl: delen, kaarten, keuzes, gebeurtenissen, de stelling in woorden.

coatl-name = Cóatl

coatl-colour-Y = geel
coatl-colour-R = rood
coatl-colour-K = zwart
coatl-colour-G = groen
coatl-colour-B = blauw
# De letters staan voor de kleuren, overal waar je acties typt en waar coatls zijn uitgeschreven.
coatl-letters = Letters: { $letters }
coatl-letter = { $letter } { $colour }
coatl-empty = leeg

coatl-suit-red = rood
coatl-suit-black = zwart
coatl-suit-blue = blauw
coatl-suit-yellow = geel
coatl-suit-green = groen

# Voor ‘kop’ en ‘staart’ krijgt de kleur een buigings-e; voor het onzijdige ‘rompdeel’ niet.
coatl-head = een { $colour ->
    [geel] gele
    [rood] rode
    [zwart] zwarte
    [groen] groene
    [blauw] blauwe
   *[other] { $colour }
 } kop
coatl-tail = een { $colour ->
    [geel] gele
    [rood] rode
    [zwart] zwarte
    [groen] groene
    [blauw] blauwe
   *[other] { $colour }
 } staart
coatl-body = een { $colour } rompdeel
coatl-bodies = twee rompdelen, { $first } en { $second }

coatl-chain-head = kop
coatl-chain-tail = staart
coatl-chain-open = open

# Wat een kaart vraagt.
coatl-need-seq = op rij: { $tokens }
coatl-need-count = delen van één kleur: { $colour }
coatl-need-bag = waar dan ook: { $parts }
coatl-need-some = { $count }× { $colour }
coatl-need-absent = geen enkel { $colour } deel
coatl-need-equal = evenveel { $first } als { $second }, van elk minstens één
coatl-need-length = precies { $count ->
    [one] { $count } deel
   *[other] { $count } delen
 } lang
coatl-need-no-card = geen voorspelling met kaartkleur { $suit } ernaast
coatl-token-any = één of meer keer een willekeurige kleur
coatl-token-plus = één of meer keer { $colour }
coatl-token-not = (niet { $colour })
coatl-and-or = { " / " }
coatl-level = { $times }× = { $points }
coatl-level-top = { $times }× of vaker = { $points }
coatl-level-met = { $times ->
    [one] { $times } eis
   *[other] { $times } eisen
 } vervuld = { $points }
coatl-card = kaartkleur { $suit }: { $need }; { $levels }
coatl-temple = { $needs }; { $levels }
# In het kort, voor lijsten en het verslag. Een rij is met streepjes verbonden.
coatl-short-count = kleur { $colour }
coatl-short-exactly = precies { $run }
coatl-short-absent = zonder { $colour }
coatl-short-equal = { $first } = { $second }
coatl-short-length = lengte { $count }
coatl-short-no-card = geen kaartkleur { $suit }
coatl-worth-prophecy = { $card }: { $points }
coatl-worth-temple = tempel { $card }: { $points }

# Keuzes.
coatl-action-take = { $pieces }
coatl-action-pick = Perfecte keuze, uit de zak: { $pieces }
coatl-action-choose = { $need }; { $levels }
coatl-action-choose-deck = trek een voorspelling van de stapel
coatl-action-start = een nieuwe coatl: { $piece }
coatl-action-extend-head = coatl { $coatl }: sluit de voorkant af met een { $colour ->
    [geel] gele
    [rood] rode
    [zwart] zwarte
    [groen] groene
    [blauw] blauwe
   *[other] { $colour }
 } kop
coatl-action-extend-front = coatl { $coatl }: zet vooraan een { $colour } rompdeel
coatl-action-extend-back = coatl { $coatl }: zet achteraan een { $colour } rompdeel
coatl-action-extend-tail = coatl { $coatl }: sluit de achterkant af met een { $colour ->
    [geel] gele
    [rood] rode
    [zwart] zwarte
    [groen] groene
    [blauw] blauwe
   *[other] { $colour }
 } staart
coatl-action-fulfil = coatl { $coatl } vervult deze voorspelling: { $need }; { $levels }
coatl-action-temple = voltooi de coatl met deze tempel: { $needs }; { $levels }
coatl-action-complete = voltooi de coatl zonder tempel
coatl-action-end = beëindig de actie
coatl-action-pass = pas
coatl-action-future = Blik in de toekomst: vervang het hele aanbod van voorspellingen
coatl-action-discard = leg deze kaarten uit je hand af: { $places }
coatl-action-discard-none = leg niets af
coatl-action-commit = Priestergelofte, neem deze tempel: { $needs }; { $levels }
coatl-action-keep = houd van de gedeelde kaarten: { $places }
coatl-action-keep-none = houd geen enkele kaart
coatl-drawn-keep = { $count ->
    [one] houd één kaart
   *[other] houd { $count } kaarten
 }
coatl-drawn-discard = { $count ->
    [one] leg één kaart af
   *[other] leg { $count } kaarten af
 }

coatl-ask-keep = Welke van de voorspellingen die je hebt gekregen, houd je? Hoogstens drie.
coatl-ask-play = Pak delen, kies voorspellingen of bouw aan je coatls.
coatl-ask-play-two = Je laatste beurt: je mag twee acties doen.
coatl-ask-play-last = Het einde van de partij is in zicht. Kies je actie.
coatl-ask-choose = Kies een voorspelling of beëindig de actie.
coatl-ask-assemble = Bouw verder of beëindig de actie.
coatl-ask-complete = Vervul voorspellingen en gebruik daarna één tempel of geen. De coatl is afgesloten.
coatl-ask-discard = Welke kaarten uit je hand leg je af? Zoveel als je wilt, of geen enkele.

# Gebeurtenissen.
coatl-event-kept = { $name } houdt { $count ->
    [one] { $count } voorspelling
   *[other] { $count } voorspellingen
 } en legt er { $discarded } af
coatl-event-kept-own = { $name } houdt { $cards ->
    [geen] geen voorspellingen
   *[other] { $cards }
 } en legt er { $discarded } af
coatl-event-took = { $name } pakt { $pieces }
coatl-event-picked = { $name } zet Perfecte keuze in en pakt { $pieces }
coatl-event-refilled = De voorraad is aangevuld. Koppen: { $heads }; staarten: { $tails }; rompdelen: { $bodies }
coatl-event-chose = { $name } kiest de voorspelling { $card }
coatl-event-drew = { $name } trekt een voorspelling van de stapel
coatl-event-drew-own = { $name } trekt de voorspelling { $card } van de stapel
coatl-event-revealed = Nieuw in het aanbod: { $cards }
coatl-event-reshuffled = De afgelegde kaarten vormen een nieuwe stapel van { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }
coatl-event-started = { $name } begint coatl { $coatl }: { $piece }
coatl-event-extended-head = { $name } zet een { $colour ->
    [geel] gele
    [rood] rode
    [zwart] zwarte
    [groen] groene
    [blauw] blauwe
   *[other] { $colour }
 } kop op coatl { $coatl }
coatl-event-extended-front = { $name } zet een { $colour } rompdeel vooraan bij coatl { $coatl }
coatl-event-extended-back = { $name } zet een { $colour } rompdeel achteraan bij coatl { $coatl }
coatl-event-extended-tail = { $name } zet een { $colour ->
    [geel] gele
    [rood] rode
    [zwart] zwarte
    [groen] groene
    [blauw] blauwe
   *[other] { $colour }
 } staart aan coatl { $coatl }
coatl-event-fulfilled = { $name } vervult de voorspelling { $card } met coatl { $coatl }, nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } waard
coatl-event-completed = { $name } voltooit een coatl van { $length ->
    [one] { $length } deel
   *[other] { $length } delen
 } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
coatl-event-completed-temple = { $name } voltooit een coatl van { $length ->
    [one] { $length } deel
   *[other] { $length } delen
 } met de tempel { $temple } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
coatl-event-temple-revealed = Op tempelstapel { $pile } ligt nu de tempel { $card }
coatl-event-foresaw = { $name } zet Blik in de toekomst in; uit het aanbod verdwijnen: { $cards }
coatl-event-discarded = { $name } legt { $cards ->
    [geen] geen kaarten uit de hand af
   *[other] uit de hand af: { $cards }
 }
coatl-event-committed = { $name } zet Priestergelofte in en neemt de tempel { $card }
coatl-event-passed = { $name } past
coatl-event-ending-third-coatl = { $name } heeft de laatste toegestane coatl voltooid: de anderen krijgen nog één laatste beurt
coatl-event-ending-no-bodies = De rompdelen zijn op: de ronde wordt afgemaakt, daarna krijgt iedereen nog één laatste beurt
coatl-event-ended = De partij is afgelopen

# De stelling.
coatl-supply = Voorraad
coatl-supply-heads = Koppen: { $spaces } (nog { $bag } in de zak)
coatl-supply-tails = Staarten: { $spaces } (nog { $bag } in de zak)
coatl-supply-bodies = Rompdelen: { $spaces } (nog { $bag } in de zak)
coatl-pair = { $first } met { $second }
coatl-pair-times = { $count }× { $pair }
coatl-prophecies = Voorspellingen in het aanbod (nog { $deck } in de stapel)
coatl-discards = Afgelegd: { $cards }
coatl-temples = Open tempels
coatl-pile = { $card } (nog { $under } eronder)
coatl-pile-empty = deze stapel is op
coatl-seat = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }, { $done ->
    [one] { $done } coatl voltooid
   *[other] { $done } coatls voltooid
 }
coatl-seat-own = { $name } (jij): { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }, { $done ->
    [one] { $done } coatl voltooid
   *[other] { $done } coatls voltooid
 }
coatl-completed = Voltooide coatl { $number }: { $chain }; { $cards }; samen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
coatl-unfinished = Coatl { $number }: { $chain }; { $length ->
    [one] { $length } deel
   *[other] { $length } delen
 }, nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } waard
coatl-beside = ernaast { $card }; nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
coatl-board = Bord: { $pieces ->
    [geen] leeg
   *[other] { $pieces }
 }; { $room ->
    [0] geen ruimte meer
    [one] nog ruimte voor { $room } deel
   *[other] nog ruimte voor { $room } delen
 }
coatl-board-head = { $count ->
    [one] kop
   *[other] koppen
 } { $colours }
coatl-board-body = { $count ->
    [one] rompdeel
   *[other] rompdelen
 } { $colours }
coatl-board-tail = { $count ->
    [one] staart
   *[other] staarten
 } { $colours }
coatl-hand = Hand – bekend: { $known }; onbekend: { $hidden }
coatl-hand-own = Je hand:
coatl-temple-hand = Tempels – bekend: { $known }; onbekend: { $hidden }
coatl-temple-hand-own = Je tempels:
coatl-tokens = Offerfiches: { $tokens }
coatl-token-perfect-pick = Perfecte keuze
coatl-token-see-the-future = Blik in de toekomst
coatl-token-priest-commitment = Priestergelofte
coatl-source-prophecy = coatl { $coatl }, voorspelling { $card }
coatl-source-temple = coatl { $coatl }, tempel { $card }

# Opties.
coatl-option-sacrifice-tokens = drie offerfiches voor iedereen (laat ze in je eerste partij liever weg)
coatl-option-open-end = of je een kaart die een buurkleur verbiedt al bij een open uiteinde mag spelen (literal), of pas als dat uiteinde is afgesloten of er een ander deel op volgt (strict)
coatl-option-promo = zes extra voorspellingen en vijf extra tempels uit het promopakket

# Waarom iets niet mag.
coatl-reason-unknown = Zo’n actie bestaat niet in dit spel.
coatl-reason-over = De partij is afgelopen.
coatl-reason-keep-first = Zeg eerst welke van de gekregen voorspellingen je houdt.
coatl-reason-kept-already = De eerste voorspellingen zijn aan het begin van de partij al gekozen.
coatl-reason-no-such-card = Die kaarten heb je niet, of zoveel mag je er niet noemen.
coatl-reason-twin = Twee van je kaarten zijn gelijk: noem de eerste van de twee.
coatl-reason-one-action = Je bent aan een actie begonnen; maak die af met “end”. In een beurt doe je maar één actie.
coatl-reason-complete-first = Je bent een coatl aan het voltooien: vervul de voorspellingen en gebruik een tempel, of voltooi de coatl.
coatl-reason-not-completing = Dat kan alleen terwijl je een coatl voltooit.
coatl-reason-discard-first = Blik in de toekomst: zeg eerst welke kaarten uit je hand je aflegt.
coatl-reason-not-discarding = Alleen met Blik in de toekomst leg je kaarten af uit je hand.
coatl-reason-not-in-supply = Dat ligt op geen enkel vak van het voorraadbord.
coatl-reason-no-room = Op je bord is daar geen ruimte voor: er passen acht delen op, en twee rompdelen pak je samen of helemaal niet.
coatl-reason-not-on-display = Die voorspelling ligt niet in het aanbod.
coatl-reason-hand-full = Je hand is vol: hoogstens vijf voorspellingen.
coatl-reason-deck-empty = Er is geen voorspelling meer om te trekken.
coatl-reason-no-piece = Dat deel heb je niet op je bord.
coatl-reason-two-unfinished = Je hebt al twee onvoltooide coatls.
coatl-reason-three-coatls = Voltooid en onvoltooid samen heb je hoogstens drie coatls.
coatl-reason-no-coatl = Op die plek heb je geen onvoltooide coatl.
coatl-reason-end-closed = Dat uiteinde is afgesloten: een coatl heeft één kop en één staart.
coatl-reason-needs-body = Een coatl heeft tussen kop en staart minstens één rompdeel nodig.
coatl-reason-needs-prophecy = Je kunt een coatl alleen voltooien met minstens één voorspelling die hij vervult.
coatl-reason-not-in-hand = Die voorspelling heb je niet in je hand.
coatl-reason-identical = Er ligt al een gelijke voorspelling naast deze coatl.
coatl-reason-four-prophecies = Er liggen al vier voorspellingen naast deze coatl, en meer mag niet.
coatl-reason-not-fulfilled = De coatl haalt niet eens het laagste niveau van die voorspelling.
coatl-reason-temple-elsewhere = Die tempel zit niet in je hand en ligt ook niet open op tafel.
coatl-reason-temple-not-met = De coatl voldoet aan geen enkele eis van de tempel.
coatl-reason-act-first = Je bent niet aan een actie begonnen, dus er is niets om met “end” af te maken.
coatl-reason-can-act = Je kunt nog iets doen en mag dus niet passen.
coatl-reason-no-tokens = Dat kan alleen met een offerfiche, en deze partij wordt zonder gespeeld.
coatl-reason-token-used = Dat offerfiche heb je al ingezet.
coatl-reason-not-in-bag = Dat zit niet meer in de zak.
coatl-reason-temple-not-open = Die tempel ligt niet open op tafel.
coatl-reason-first-of-two = Je bent aan de eerste van je twee acties begonnen; maak die af met “end” en doe dan de tweede.
coatl-reason-second-of-two = Je bent aan de tweede van je twee acties begonnen; maak die af met “end”. Het is je laatste.
coatl-reason-pass-instead = Je bent niet aan een actie begonnen, dus er is niets om met “end” af te maken. Wil je in je laatste beurt niets meer doen, pas dan.

# Wat er mis is met een stelling.
position-coatl-sizes = Een stelling van Cóatl heeft een ander aantal plaatsen in “{ $field }”.
position-coatl-board = Het bord van speler { $seat } is te vol of verkeerd geteld.
position-coatl-pieces = Er ontbreken delen of er zijn er te veel: elk deel moet op precies één plek zijn.
position-coatl-prophecies = De voorspelling { $card } ontbreekt of is er één te veel.
position-coatl-marks = Wat er van de voorspellingen bekend is, spreekt elkaar tegen.
position-coatl-hand = Speler { $seat } heeft te veel voorspellingen in de hand.
position-coatl-temples = Er ontbreken tempels, er zijn er te veel, of een stapel is zijn bovenste kaart kwijt.
position-coatl-unfinished = Een onvoltooide coatl kan er zo niet uitzien.
position-coatl-too-many = Speler { $seat } heeft te veel coatls.
position-coatl-completed = Een voltooide coatl kan er zo niet uitzien.
position-coatl-refill = Het voorraadbord had aangevuld moeten zijn.
position-coatl-display = Het aanbod van voorspellingen had aangevuld moeten zijn, of is te vol.
position-coatl-turn = Een beurt kan er zo niet uitzien.
position-coatl-tokens = Er zijn offerfiches in een partij zonder offerfiches.
position-coatl-stuck = Wie aan de beurt is, heeft niets te beslissen.
position-coatl-ending = Het einde van de partij is niet ingeluid zoals het hoort, of had niet ingeluid mogen zijn.

# Eén regel voor keuzes waarvan er veel combinaties zijn.
coatl-shorthand-keep = keep, met de nummers van hoogstens drie van je kaarten, zoals “keep 1 3”; of “keep none”
coatl-shorthand-pick = pick, met wat je uit de zak wilt, zoals “pick head R”, “pick tail G” of “pick body R G” (het fiche Perfecte keuze)
coatl-shorthand-discard = discard, met de nummers van kaarten in je hand, zoals “discard 2 4”; of “discard none”

coatl-ending-none = niemand kon nog iets doen
coatl-ending-third-coatl = geëindigd door een derde coatl
coatl-ending-no-bodies = geëindigd omdat de rompdelen op waren

position-coatl-discards = De aflegstapel of het opnieuw schudden past niet bij de ingezette offerfiches.
position-coatl-aside = Het aantal voorspellingen dat speler { $seat } heeft afgelegd, kan niet kloppen.
position-coatl-set-up = Zolang de eerste voorspellingen worden gekozen, moet al het andere liggen zoals het is klaargelegd.

# Het getekende bord.
coatl-drawn-bag-heads = Zak met koppen: nog { $count }
coatl-drawn-bag-tails = Zak met staarten: nog { $count }
coatl-drawn-bag-bodies = Zak met rompdelen: nog { $count }
coatl-drawn-display = Voorspellingen
coatl-drawn-deck = Stapel voorspellingen: nog { $count }
coatl-drawn-deck-short = Stapel
coatl-drawn-discards = Afgelegd: { $count }
coatl-drawn-under = Tempels eronder in deze stapel: { $count }
coatl-drawn-empty = leeg
coatl-drawn-coatls = Coatls
coatl-drawn-coatls-of = Coatls van { $name }
coatl-drawn-coatl = Coatl { $number }
coatl-drawn-front = Voorkant van coatl { $number }
coatl-drawn-back = Achterkant van coatl { $number }
coatl-drawn-beside = Plaats voor een voorspelling naast coatl { $number }
coatl-drawn-new = Een nieuwe coatl
coatl-drawn-worth = Nu waard: { $points }
coatl-drawn-worth-done = Voltooid, waard: { $points }
coatl-drawn-length = { $count } lang
coatl-drawn-board = Bord { $count } / { $most }
coatl-drawn-hand = Hand { $count } / { $most }
coatl-drawn-temples = Tempels
coatl-drawn-spent = { $name } (verbruikt)
coatl-drawn-token-pick = Eén keer per partij: neem wat je wilt uit een zak.
coatl-drawn-token-future = Eén keer per partij: vervang alle open voorspellingen.
coatl-drawn-token-temple = Eén keer per partij: neem een open tempel voor jezelf.
coatl-drawn-points = Punten: { $points }
coatl-drawn-done = Voltooide coatls: { $count } van { $most }
coatl-drawn-tab-cards = Kaarten
coatl-drawn-tab-coatls = Coatls
coatl-drawn-tab-hand = Hand
coatl-drawn-tab-others = Anderen
