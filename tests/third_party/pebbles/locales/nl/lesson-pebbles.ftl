# Het eerste spel Kiezels met uitleg, stap voor stap.
lesson-pebbles-welcome = Welkom! Er liggen { $heap } kiezels op de hoop, en wie de laatste pakt heeft vijf punten. Je kaart is aan het eind { $card } punten waard; de anderen zien hem niet.
lesson-pebbles-take = In je beurt pak je één, twee of drie kiezels. Pak er drie: dan blijven er twaalf over.
lesson-pebbles-fours = Je tegenstander pakte er twee, er zijn er nog { $heap }. Onthoud één ding: laat er vier, acht of twaalf liggen. Wat de ander ook pakt, je komt weer op zo'n getal uit. Pak er twee.
lesson-pebbles-swap = Slim: je tegenstander ruilde de kaart, dus er liggen er nog { $heap } en jij bent aan de beurt. Eén keer per spel mag jij dat ook. Ruil je kaart.
lesson-pebbles-card = Je nieuwe kaart is { $card } punten waard, veel beter. En je tegenstander moest pakken: er zijn er nog { $heap }. Pak er drie, zodat er vier blijven liggen.
lesson-pebbles-done = Er zijn er nog { $heap }: pak ze allemaal en de laatste kiezel is van jou. Nu weet je alles. Speel dit spel uit, of open een eigen tafel.
