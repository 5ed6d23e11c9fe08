# De eerste partij Tzolk'in met uitleg, stap voor stap.
lesson-tzolkin-wealth = Welkom! Je leidt een Mayastam; wie na vier voedingsdagen de meeste punten heeft, wint. Maïs is voedsel en geld, en hout, steen en goud zijn grondstoffen om mee te bouwen. Van je vier starttegels houd je er twee: de eerste en de vierde brengen veel maïs.
lesson-tzolkin-place = Je hebt maïs: { $corn }, hout: { $wood }, steen: { $stone }. In een beurt plaats je arbeiders op de tandwielen of je neemt ze terug, nooit allebei. Een arbeider gaat naar de laagste vrije plek van een tandwiel, en het nummer daarvan is zijn prijs. Palenque is het tandwiel van de maïs; plek 0 kost niets.
lesson-tzolkin-place-more = Je mag meer arbeiders plaatsen, maar elke volgende kost meer: de tweede 1 maïs extra, de derde 2, enzovoort. Plek 1 en de extra maïs zijn samen { $cost }. Dat is het waard: deze arbeider is een stap vooruit.
lesson-tzolkin-place-tikal = Je derde arbeider gaat naar Tikal, waar je bouwt en leert. Plek 0 is gratis, de derde arbeider van een beurt kost 2 extra: { $cost } maïs.
lesson-tzolkin-end = Alle arbeiders zijn weg, dus beëindig je beurt. Als jullie allebei gespeeld hebben, draait het grote tandwiel één dag verder en brengt het elke arbeider een plek vooruit, naar een betere actie. Wachten loont hier.
lesson-tzolkin-take = De tandwielen zijn gedraaid. Een van je arbeiders staat op Palenque 2, een rijp veld. Neem hem terug om die actie te gebruiken.
lesson-tzolkin-harvest = Een arbeider doet de actie van zijn plek, of een lagere van zijn tandwiel voor 1 maïs per stap terug. Actie 2 is oogsten: maïs, en de tegel van het veld.
lesson-tzolkin-wait = Maïs: { $corn }. Je zou nu meer arbeiders kunnen terugnemen, maar de andere twee staan op 1; laat ze nog een dag meedraaien.
lesson-tzolkin-begged = Kijk naar je tegenstander: zonder maïs koos die ervoor te bedelen. De maïs werd aangevuld tot { $corn }, maar de goden werden boos, en in een tempel ging het omlaag naar trede { $step }. Dat kost punten. Zorg dus altijd voor maïs! Je arbeider op Tikal 2 kan bouwen: neem hem terug.
lesson-tzolkin-build = In het aanbod liggen { $count } gebouwen, elk met een prijs in grondstoffen en wat het geeft. Het vierde is een boerderij voor 1 hout: voortaan eet op elke voedingsdag een van je arbeiders gratis.
lesson-tzolkin-take-more = In dezelfde beurt mag je zoveel arbeiders terugnemen als je wilt. Die op Palenque heeft het tweede veld bereikt: oogst ook daar, en beëindig dan je beurt.
lesson-tzolkin-start-space = Je hebt alle arbeiders beschikbaar, en maïs: { $corn }. Niemand heeft de startspelerplek nog gebruikt, dus ligt er op de tanden van de kalender maïs, elke ronde één: { $teeth }. Wie erheen gaat, krijgt alles en wordt startspeler. Dat ben jij al, dus het gaat over op je tegenstander.
lesson-tzolkin-yaxchilan = Yaxchilan geeft hout, steen en goud, en op plek 4 een kristallen schedel. De laagste vrije plek is 1, dus als je tweede arbeider kost hij { $cost } maïs.
lesson-tzolkin-two-days = De maïs van de kalender is van jou: je hebt er { $corn }. Je arbeider is terug van de startspelerplek, en daardoor mag je iets bijzonders: de kalender twee dagen draaien, één keer, tot je spelerbord weer is omgedraaid. Zo schuift je arbeider twee plekken op, vlak bij de schedel.
lesson-tzolkin-uxmal = Je tegenstander begint nu de rondes. De voedingsdag komt eraan, dus bereid je voor: op Uxmal koop je gunst in de tempels en handel je, en op Tikal 1 leer je een technologie. Stuur naar elk een arbeider.
lesson-tzolkin-skull = Alle drie staan ze waar je ze wilt. Eerst Yaxchilan 4: de schedel. Er zijn er maar 13 in het spel.
lesson-tzolkin-temple = Uxmal 1: voor 3 maïs ga je één trede omhoog in een tempel. Je staat overal op trede { $step }. Hogere treden zijn twee keer per partij punten waard, en op de eerste voedingsdag geven ze goederen: in de tempel van Chaac een steen vanaf trede 2.
lesson-tzolkin-technology = Tikal 1: met een grondstof ga je vooruit in een technologie. Landbouw geeft de rest van de partij 1 maïs extra van elk veld. Betaal met hout en beëindig je beurt.
lesson-tzolkin-before-food-day = Na deze ronde is het voedingsdag. Je voedt { $workers } arbeiders met elk { $price } maïs, maar je boerderij voedt er { $free }. Je hebt { $corn } maïs: genoeg, en niemand heeft honger, wat 3 punten zou kosten. Plaats er dus nog twee: één op Chichen Itza, het tandwiel van de schedels.
lesson-tzolkin-chichen-itza = Gevoed! Maïs: { $corn }. En de tempel van Chaac gaf je een steen: je hebt er { $stone }. Nu de schedel: je arbeider staat op Chichen Itza 1, en theologie, van je starttegel, laat hem de eerstvolgende hogere plek gebruiken. Daar laat je de schedel achter voor 5 punten en een trede in een tempel.
lesson-tzolkin-done = { $points } punten, en trede { $step } in de tempel van Chaac. Goed gedaan! Dat is het hart van Tzolk'in: plaats op tijd, laat de tijd werken en heb maïs als het telt. Er komen nog drie voedingsdagen, gebouwen van een tweede tijdperk en monumenten die aan het einde tellen. Speel vanaf hier vrij verder, of begin een eigen partij.

# Wat er gezegd wordt als je iets anders kiest, per soort actie.
lesson-tzolkin-not-end = Je mag je beurt hier beëindigen, maar er is eerst nog iets te doen.
lesson-tzolkin-not-take = In een beurt plaats je arbeiders of neem je ze terug, nooit allebei, en nu is het tijd om te plaatsen. Deze mag verder meedraaien.
lesson-tzolkin-wait-not-take = Op plek 1 levert deze arbeider weinig op. Nog een dag en hij staat bij een betere actie.
lesson-tzolkin-not-place = In een beurt plaats je arbeiders of neem je ze terug, nooit allebei. Een van de jouwe staat waar je hem wilt: neem hem terug.
lesson-tzolkin-yaxchilan-not-place = Je zou nog een arbeider kunnen plaatsen, maar elke volgende kost meer maïs. Houd je maïs en beëindig je beurt.
lesson-tzolkin-before-food-day-not-place = { lesson-tzolkin-yaxchilan-not-place }
