# De eerste partij Cóatl met uitleg, stap voor stap.
lesson-coatl-keep = Welkom! Je bouwt gevederde slangen, coatls, uit een kop, rompdelen en een staart, zodat ze de voorspellingen op je kaarten vervullen. Deze drie voorspellingen zijn aan jou gedeeld; houd ze allemaal. In het geheim heb je ook een tempel.
lesson-coatl-plan = Een kaart laat zien wat ze telt, met de punten ernaast. Een van de jouwe telt zwarte delen: drie zijn 2 punten waard, vier 3. Een van de twee open tempels vraagt evenveel rode als groene delen en precies zes delen: 7 punten voor allebei. Laten we één coatl bouwen voor dat alles: drie zwarte delen, een rood, een groen en een zwarte staart.
lesson-coatl-take = In een beurt doe je één ding: delen pakken, voorspellingen kiezen of bouwen. Pak de zwarte kop van het voorraadbord.
lesson-coatl-bodies = Koppen en staarten pak je één voor één, rompdelen altijd per twee. Rood met groen is precies wat de tempel wil.
lesson-coatl-choose = Je kunt een beurt ook gebruiken om voorspellingen te kiezen. Je hebt er { $hand }, en er passen er vijf in je hand. In het aanbod ligt er een die past: drie zwarte delen op een rij, 3 punten.
lesson-coatl-choose-end = Je hebt er nu { $hand }. Je zou er meer kunnen nemen, uit het aanbod of van de stapel, maar kaarten die je nooit vervult zijn niets waard. Beëindig de actie; het aanbod wordt aangevuld.
lesson-coatl-token = Je hebt twee zwarte rompdelen nodig, en zo'n paar ligt er niet op het voorraadbord. Je hebt drie offerfiches, elk één keer per partij te gebruiken in plaats van een actie. Perfecte keuze pakt zo uit de zak wat je wilt.
lesson-coatl-start = Nu bouwen: zoveel als je wilt, in elke volgorde. Begin een coatl met de zwarte kop.
lesson-coatl-extend = Een deel komt aan een uiteinde van de coatl en blijft daar voorgoed. Leg de twee zwarte rompdelen achter de kop.
lesson-coatl-fulfil = Drie zwarte delen op een rij: de voorspelling klopt. Leg haar naast de coatl. De punten tellen pas als de coatl voltooid is, voor hoe hij er dan uitziet; het kunnen er dus nog meer worden.
lesson-coatl-extend-more = Nu het rode en het groene rompdeel, van het een evenveel als van het ander.
lesson-coatl-assemble-end = Alleen de staart ontbreekt nog. Die pakken is een nieuwe actie, dus beëindig deze. Kijk wat je tegenstander bouwt.
lesson-coatl-tail = Je tegenstander is met een lange coatl bezig. Jij bent sneller: pak de zwarte staart.
lesson-coatl-close = Een coatl met een kop, minstens één rompdeel en een staart is af. Leg de staart eraan.
lesson-coatl-fulfil-more = Voordat zijn waarde wordt genoemd, mag je er nog meer voorspellingen mee vervullen, vier in totaal. Hij heeft vier zwarte delen: de kaart die ze telt, geeft 3 punten.
lesson-coatl-temple = En hoogstens één tempel, die van jezelf of een van de twee open tempels. Zes delen, één rood en één groen: deze coatl voldoet aan beide eisen.
lesson-coatl-done = { $points } punten voor één coatl! Dat is het hart van Cóatl: verzamel met een plan en laat één slang meerdere kaarten dienen. Je mag aan twee coatls tegelijk werken. Als iemand een derde voltooit, hebben de anderen nog een laatste beurt. Beëindig je actie en speel vanaf hier vrij verder, of begin een eigen partij.

# Wat er gezegd wordt als je iets anders kiest, per soort actie.
lesson-coatl-not-take = Delen pakken is een actie op zich, en je hebt er maar één per beurt. Nu heb je meer aan iets anders.
lesson-coatl-not-choose = Voorspellingen kiezen is een actie op zich, en je hebt er maar één per beurt. Nu heb je meer aan iets anders.
lesson-coatl-not-pick = Dat kost je Perfecte keuze, een offerfiche dat je maar één keer kunt gebruiken. Bewaar het: je hebt het straks nodig.
lesson-coatl-not-future = Dat kost je een offerfiche, en elk kun je maar één keer gebruiken. De voorspellingen in het aanbod zijn goed genoeg.
lesson-coatl-not-commit = Dat kost je een offerfiche om deze tempel te nemen. Een open tempel kun je ook vervullen zonder hem te nemen.
lesson-coatl-not-start = Bouwen is een actie op zich. Verzamel eerst, dan leg je alles in één keer aan elkaar.
lesson-coatl-extend-not-start = Daarmee begin je een tweede coatl. Dit deel hoort bij de coatl die je al hebt.
lesson-coatl-fulfil-not-start = { lesson-coatl-extend-not-start }
lesson-coatl-extend-more-not-start = { lesson-coatl-extend-not-start }
lesson-coatl-close-not-start = { lesson-coatl-extend-not-start }
lesson-coatl-not-extend = De delen kunnen even wachten: er past al een voorspelling. Leg die eerst naast de coatl.
lesson-coatl-not-fulfil = Ze past al, maar bewaar deze voorspelling voor het moment waarop de coatl af is.
lesson-coatl-tail-not-fulfil = Vervullen hoort bij bouwen, dus dat zou je actie van deze beurt zijn. Pak eerst de staart.
lesson-coatl-not-temple = De tempel komt hierna. Vervul eerst de voorspelling: na de tempel is het te laat.
lesson-coatl-not-complete = Daarmee wordt de waarde nu al genoemd, en de coatl kan nog meer opleveren.
lesson-coatl-not-end = Je mag de actie hier beëindigen, maar er valt eerst nog meer te halen.
