# První partie Tzolk'inu s průvodcem, krok za krokem.
lesson-tzolkin-wealth = Vítej! Vedeš mayský kmen; kdo má po čtyřech dnech výživy nejvíc bodů, vyhrává. Kukuřice je jídlo i peníze, dřevo, kámen a zlato jsou suroviny na stavění. Ze čtyř destiček počátečního jmění si dvě necháš: první a čtvrtá přinesou hodně kukuřice.
lesson-tzolkin-place = Kukuřice máš { $corn }, dřeva { $wood }, kamene { $stone }. V tahu dělníky buď umisťuješ na kola, nebo je stahuješ, nikdy obojí. Dělník přijde na nejnižší volnou pozici kola a její číslo je jeho cena. Palenque je kolo kukuřice; pozice 0 nestojí nic.
lesson-tzolkin-place-more = Umístit smíš i více dělníků, každý další je ale dražší: druhý o 1 kukuřici, třetí o 2 a tak dále. Pozice 1 a příplatek dají dohromady { $cost }. Vyplatí se to: tenhle dělník je o krok napřed.
lesson-tzolkin-place-tikal = Třetí dělník půjde na Tikal, kde se staví a učí. Pozice 0 je zdarma, třetí dělník v tahu stojí o 2 víc: kukuřice { $cost }.
lesson-tzolkin-end = Všichni dělníci jsou venku, ukonči tah. Až odehrajete oba, velké kolo se otočí o jeden den a každého dělníka odveze o pozici dál, k lepší akci. Kdo tu umí čekat, vydělává.
lesson-tzolkin-take = Kola se otočila. Jeden z tvých dělníků dojel na Palenque 2, na zralé pole. Stáhni ho a použij jeho akci.
lesson-tzolkin-harvest = Dělník provede akci své pozice, nebo nižší akci téhož kola za 1 kukuřici za každý krok zpět. Akce 2 je sklizeň: kukuřice a destička pole.
lesson-tzolkin-wait = Kukuřice máš { $corn }. Stáhnout by teď šlo i další dělníky, ale ti dva stojí na pozici 1; ať se ještě den vezou.
lesson-tzolkin-begged = Podívej se na soupeře: neměl žádnou kukuřici, a tak se rozhodl žebrat. Doplnil si ji na { $corn }, ale rozhněval bohy a na chrámu klesl na stupeň { $step }, a to stojí body. Radši nikdy nezůstaň na suchu! Tvůj dělník na pozici Tikal 2 může stavět: stáhni ho.
lesson-tzolkin-build = V nabídce leží budovy, je jich { $count }; každá má cenu v surovinách a něco přináší. Čtvrtá je farma za 1 dřevo: odteď se jeden tvůj dělník při každém dni výživy nají zdarma.
lesson-tzolkin-take-more = V jednom tahu smíš stáhnout, kolik dělníků chceš. Ten na kole Palenque dojel na druhé pole: sklidíš i s ním a pak tah ukončíš.
lesson-tzolkin-start-space = Všechny dělníky máš v ruce a kukuřice { $corn }. Pozici začínajícího hráče zatím nikdo nepoužil, a tak na zubech kalendáře přibývala kukuřice, po jedné za kolo hry: je jí { $teeth }. Kdo tam přijde, dostane všechnu a stane se začínajícím hráčem. Tím už jsi ty, a tak žeton přejde na soupeře.
lesson-tzolkin-yaxchilan = Yaxchilan dává dřevo, kámen a zlato a na pozici 4 křišťálovou lebku. Nejnižší volná pozice je 1, takže druhý dělník v tahu tu stojí { $cost } kukuřice.
lesson-tzolkin-two-days = Kukuřice z kalendáře je tvoje, máš jí { $corn }. Dělník se vrátil z pozice začínajícího hráče a dovoluje něco vzácného: posunout kalendář o dva dny. Smíš to jednou, dokud svou destičku zase neotočíš. Tvůj dělník tak popojede o dvě pozice, skoro až k lebce.
lesson-tzolkin-uxmal = Kola hry teď začíná soupeř. Den výživy se blíží, připrav se: na kole Uxmal se kupuje přízeň chrámů a obchoduje se, na pozici Tikal 1 se učí technologie. Pošli na každé jednoho dělníka.
lesson-tzolkin-skull = Všichni tři stojí tam, kde je chceš mít. Nejdřív Yaxchilan 4: lebka. V celé hře jich je jen 13.
lesson-tzolkin-temple = Uxmal 1: za 3 kukuřice postoupíš o stupeň výše na chrámu. Všude stojíš na stupni { $step }. Vyšší stupně přinášejí dvakrát za hru body a při prvním dni výživy zboží: na Chaacově chrámu od stupně 2 kámen.
lesson-tzolkin-technology = Tikal 1: za surovinu postoupíš v technologii. Zemědělství ti dá do konce hry o 1 kukuřici víc z každého pole. Zaplať dřevem a ukonči tah.
lesson-tzolkin-before-food-day = Po tomhle kole hry přijde den výživy. Živíš dělníky, je jich { $workers }, každého za { $price } kukuřice, ale tvoje farma zdarma nasytí { $free }. Kukuřice máš { $corn }: to stačí a nikdo nezůstane hladový, což by stálo 3 body. Umísti tedy další dva: jednoho na Chichen Itza, kolo lebek.
lesson-tzolkin-chichen-itza = Najedeno! Kukuřice máš { $corn }. A Chaacův chrám ti dal kámen, máš jich { $stone }. Teď lebka: tvůj dělník stojí na pozici Chichen Itza 1 a teologie z destičky jmění mu dovolí použít nejbližší vyšší místo. Tam lebku odložíš za 5 bodů a posun na chrámu.
lesson-tzolkin-done = Body: { $points }, a na Chaacově chrámu stupeň { $step }. Výborně! To je srdce Tzolk'inu: umisťuj včas, nech pracovat čas a měj kukuřici, když na ní záleží. Čekají ještě tři dny výživy, budovy druhé epochy a monumenty, které se počítají na konci. Hraj odtud dál podle sebe, nebo začni vlastní hru.

# Co slyší, kdo zvolí něco jiného, podle druhu akce.
lesson-tzolkin-not-end = Tady smíš tah ukončit, ale nejdřív v něm zbývá ještě něco udělat.
lesson-tzolkin-not-take = V tahu dělníky buď umisťuješ, nebo stahuješ, a teď je čas umisťovat. Tenhle ať se veze dál.
lesson-tzolkin-wait-not-take = Na pozici 1 by tenhle dělník přinesl málo. Za den se doveze k lepší akci.
lesson-tzolkin-not-place = V tahu dělníky buď umisťuješ, nebo stahuješ, nikdy obojí. Jeden tvůj stojí tam, kde má: stáhni ho.
lesson-tzolkin-yaxchilan-not-place = Umístit by šlo i dalšího dělníka, každý další je ale dražší. Kukuřici si nech a ukonči tah.
lesson-tzolkin-before-food-day-not-place = { lesson-tzolkin-yaxchilan-not-place }
