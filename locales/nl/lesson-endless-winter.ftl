# De eerste partij Endless Winter met uitleg, stap voor stap.
lesson-endless-winter-chief = Welkom! Je leidt een stam door vier ronden kou. In elke ronde plaats je drie figuren, dan verduistert de zon en betalen land, kaarten en stenen uit. Kies eerst een kant van je stamhoofd: deze geeft arbeid als je ontwikkelt.
lesson-endless-winter-figure = Je begint met voedsel: { $food }, werktuigen: { $tools }, vijf kaarten en een kamp in het startgebied midden in het land. Een beurt is één figuur: die gaat naar een van vier kolommen, of rust. Figuren staan elkaar nooit in de weg. Stuur een stamfiguur op jacht.
lesson-endless-winter-labour = Werk betaal je met arbeid. Die komt van de stamkaarten in je hand: het getal in de hoek. Speel deze; ze geeft 1 arbeid voor deze beurt.
lesson-endless-winter-hunt = Een kolom heeft drie vakken. Het bovenste mag je zo vaak gebruiken als je kunt betalen: hier neem je voor 1 werktuig en 1 arbeid een dier. Van deze soort heb je er al een, en dieren van één soort worden aan het einde steeds meer punten waard.
lesson-endless-winter-sections = Ga nu omlaag. In het middelste vak zou je een dier kunnen gebruiken, maar een gebruikt dier telt niet meer in zijn set. Het onderste vak is voor de eerste figuur van de ronde in deze kolom, en dat is die van jou: het bovenste dier van de stapel.
lesson-endless-winter-end = Je hebt er nu { $animals } van die soort. Beëindig je beurt: wat je speelde gaat naar je aflegstapel, en arbeid die over is, vervalt. Dan speelt je tegenstander.
lesson-endless-winter-develop = Je tegenstander heeft kampen het land in gestuurd. Nu je stamhoofd: in de beurt waarin je het plaatst, kun je zijn vaardigheid gebruiken, en deze geeft in deze kolom 2 arbeid. Ontwikkel!
lesson-endless-winter-food = Een cultuurkaart kost 3 arbeid, één meer dan je hebt. Voedsel kun je in arbeid omzetten: de markering gaat naar links over het volgende arbeidsteken van haar spoor. Je hebt { $food } voedsel; geef er wat van uit.
lesson-endless-winter-culture = Dat is samen 3 arbeid. In het aanbod liggen acht cultuurkaarten; gespeeld doen ze iets, en aan het einde zijn ze punten waard. De tweede verplaatst kampen.
lesson-endless-winter-stones = In het middelste vak kun je een heilige steen nemen, die bij elke eclips uitbetaalt, maar zijn prijs is nog te hoog voor je. Het onderste vak is weer van jou: een werktuig en een voedsel. Beëindig dan je beurt.
lesson-endless-winter-play-culture = Je tegenstander rust. Cultuurkaarten speel je vóór de figuur, en de eerste in een beurt is gratis. Speel de jouwe.
lesson-endless-winter-camps = Tot drie kampzetten, en twee zijn genoeg: over de kloof naar het bos. Een kamp is invloed op zijn landtegel, en wie er het meest heeft, wordt bij de eclips beloond. Drie kampen rond een knooppunt kunnen een dorp worden.
lesson-endless-winter-rest = Je laatste figuur rust: je trekt een kaart, en bij de eclips telt een rustende figuur voor 1,5 arbeid. Beëindig dan je beurt.
lesson-endless-winter-pile = Na de derde beurt mag je kaarten gesloten in je eclipsstapel leggen. Hun arbeid beslist over de nieuwe beurtvolgorde, en elk heeft een vaardigheid voor de eclips. Deze twee brengen een megaliet en een voedsel.
lesson-endless-winter-eclipse = De eclips! Jouw stapel heeft meer arbeid, dus je bent als eerste aan de beurt en krijgt de beloning van die plaats. In plaats van elke beloning mag je een lagere nemen: megaliet, kaart, totem, werktuig, voedsel, in die volgorde. Je hebt werktuigen nodig.
lesson-endless-winter-megalith = Nu de vaardigheden van de stapel. De eerste plaatst een megaliet; je eerste megalieten zijn neutraal en mogen op een grijs startvak beginnen. Daar laat de pijl er nog een naast toe, en dat vak geeft wat het toont: een totem.
lesson-endless-winter-idols = Een totem brengt een van je twee totems één niveau omhoog: op het offerspoor worden overgebleven werktuigen en voedsel punten, op het erespoor de kaarten die je begroef. Verhoog er een. Daarna geeft de tweede kaart van je stapel haar voedsel.
lesson-endless-winter-land = Je kamp heeft de meeste invloed in het bos: een werktuig. En een lege plek op je bord, waar een megaliet lag, geeft er nog een. Je hebt er tot nu toe { $tools }.
lesson-endless-winter-draw = Ronde 2 wordt voorbereid: figuren komen terug en iedereen trekt vijf kaarten, elk een beloning die ook een lagere mag zijn. Trek ze alle vijf.
lesson-endless-winter-migrate = Met { $tools } werktuigen kun je groeien. In de kolom Migreren zet 1 werktuig een kamp in het startgebied, 1 arbeid verplaatst er een, en het middelste vak maakt van drie kampen en 3 voedsel een dorp.
lesson-endless-winter-done = Elk kamp dat je bord verlaat, maakt ook plaats voor voedsel: je grens is nu { $limit }. Dat is het hart van Endless Winter: een kaart is nu arbeid of straks kracht bij de eclips, nooit allebei. Ga door met deze beurt en speel vrij verder, of begin een eigen partij.

# Wat er gezegd wordt als je iets anders kiest, per soort actie.
lesson-endless-winter-not-spend = Dat zet voedsel om in arbeid. Je hebt het voedsel later nodig: bewaar het.
lesson-endless-winter-not-play = Bewaar die kaart: wat je in je hand houdt, kan later in je eclipsstapel.
lesson-endless-winter-not-next = Daarmee ga je naar het volgende vak, en terug omhoog kan niet. Gebruik eerst dit vak.
lesson-endless-winter-not-reveal = Dieren onthullen kost ook iets, en het dier dat je wilt ligt er al.
lesson-endless-winter-not-tip = Dat gebruikt een dier voor wat het toont, en dan telt het niet meer in zijn set. Bewaar het.
lesson-endless-winter-not-place = Een cultuurkaart speel je vóór de figuur. Plaats je nu de figuur, dan moet de kaart wachten op een andere beurt.
lesson-endless-winter-not-done = Je mag hier stoppen, maar er valt eerst nog meer te halen.
lesson-endless-winter-not-move = Nog één zet mag, maar het kamp staat goed in het bos.
lesson-endless-winter-not-idol = Een totem mag je nemen in plaats van een hogere beloning. Het mag, maar nu heb je meer aan iets anders.
lesson-endless-winter-not-take = Dat is een lagere beloning, in plaats van die je krijgt aangeboden. Neem de betere.
lesson-endless-winter-not-megalith = Een megaliet is de volle beloning, maar je stapel brengt er zo een, en het ontbreekt je aan werktuigen.
lesson-endless-winter-not-pile = Twee kaarten zijn deze keer genoeg.
