# První partie Cóatlu s průvodcem, krok za krokem.
lesson-coatl-keep = Vítej! Z hlavy, dílků těl a ocasu sestavuješ opeřené hady, cóatly, aby naplnili proroctví na tvých kartách. Tato tři proroctví ti byla rozdána; nech si všechna. Tajně máš i jeden chrám.
lesson-coatl-plan = Karta ukazuje, co počítá, a vedle toho body. Jedna z tvých počítá černé dílky: tři jsou za 2 body, čtyři za 3. Jeden ze dvou vyložených chrámů chce stejně červených a zelených dílků a přesně šest dílků: za obojí je 7 bodů. Sestavme jednoho cóatla na to všechno: tři černé dílky, červený, zelený a černý ocas.
lesson-coatl-take = V tahu uděláš jednu věc: vezmeš si dílky, zvolíš proroctví, nebo sestavuješ. Vezmi si z panelu zásob černou hlavu.
lesson-coatl-bodies = Hlavy a ocasy se berou po jedné, dílky těl vždy po dvou. Červený se zeleným je přesně to, co chce chrám.
lesson-coatl-choose = Tah můžeš využít i k volbě proroctví. V ruce máš { $hand } a místo je pro pět. V zásobě leží jedno, které se hodí: tři černé dílky za sebou, 3 body.
lesson-coatl-choose-end = Teď máš v ruce { $hand }. Vzít si můžeš i další, ze zásoby nebo z balíčku, ale nenaplněné karty nemají žádnou cenu. Ukonči akci; zásoba se doplní.
lesson-coatl-token = Potřebuješ dva černé dílky těl a taková dvojice v zásobách není. Máš tři žetony obětí, každý smíš jednou za hru použít místo akce. Perfektní výběr vezme přímo ze sáčku, co si přeješ.
lesson-coatl-start = A teď sestavuj: kolik chceš a v libovolném pořadí. Začni cóatla černou hlavou.
lesson-coatl-extend = Dílek se připojuje na konec cóatla a už tam zůstane. Přidej za hlavu oba černé dílky.
lesson-coatl-fulfil = Tři černé dílky za sebou: proroctví sedí. Polož ho k cóatlovi. Body se počítají, až bude cóatl dokončený, podle toho, jak bude vypadat tehdy, takže ještě mohou přibýt.
lesson-coatl-extend-more = Teď červený a zelený dílek, jednoho stejně jako druhého.
lesson-coatl-assemble-end = Chybí už jen ocas. Vzít si ho je další akce, a tak tuhle ukonči. Sleduj, co sestaví soupeř.
lesson-coatl-tail = Soupeř má rozestavěného dlouhého cóatla. Ty budeš rychlejší: vezmi si černý ocas.
lesson-coatl-close = Cóatl s hlavou, aspoň jedním dílkem těla a ocasem je hotový. Připoj ocas.
lesson-coatl-fulfil-more = Než se ohlásí jeho hodnota, smíš s ním naplnit další proroctví, dohromady čtyři. Má čtyři černé dílky: karta, která je počítá, dá 3 body.
lesson-coatl-temple = A nejvýše jeden chrám, svůj nebo jeden ze dvou vyložených. Šest dílků, jeden červený a jeden zelený: tenhle cóatl splňuje oba požadavky.
lesson-coatl-done = Body za jediného cóatla: { $points }! To je srdce Cóatlu: sbírej podle plánu a nech jednoho hada posloužit více kartám. Pracovat smíš na dvou cóatlech najednou. Když někdo dokončí třetího, mají ostatní poslední tah. Ukonči akci a hraj odtud dál podle sebe, nebo začni vlastní hru.

# Co slyší, kdo zvolí něco jiného, podle druhu akce.
lesson-coatl-not-take = Vzít si dílky je samostatná akce a v tahu je jen jedna. Teď se ti víc hodí jiná.
lesson-coatl-not-choose = Zvolit proroctví je samostatná akce a v tahu je jen jedna. Teď se ti víc hodí jiná.
lesson-coatl-not-pick = To by utratilo Perfektní výběr, žeton oběti, který lze použít jen jednou. Nech si ho, brzy se bude hodit.
lesson-coatl-not-future = To by utratilo žeton oběti a každý lze použít jen jednou. Vyložená proroctví stačí.
lesson-coatl-not-commit = To by utratilo žeton oběti za to, že si chrám necháš u sebe. Vyložený chrám můžeš naplnit i bez toho.
lesson-coatl-not-start = Sestavovat je samostatná akce. Nejdřív sbírej, pak všechno spojíš najednou.
lesson-coatl-extend-not-start = Tím by začal druhý cóatl. Tenhle dílek patří k tomu, kterého už máš.
lesson-coatl-fulfil-not-start = { lesson-coatl-extend-not-start }
lesson-coatl-extend-more-not-start = { lesson-coatl-extend-not-start }
lesson-coatl-close-not-start = { lesson-coatl-extend-not-start }
lesson-coatl-not-extend = Dílky chvilku počkají: jedno proroctví už sedí. Nejdřív ho polož k cóatlovi.
lesson-coatl-not-fulfil = To už sedí, ale nech si tohle proroctví na chvíli, kdy bude cóatl hotový.
lesson-coatl-tail-not-fulfil = Naplnit proroctví patří k sestavování, takže by to byla tvoje akce v tomto tahu. Nejdřív si vezmi ocas.
lesson-coatl-not-temple = Chrám přijde hned potom. Nejdřív naplň proroctví: po chrámu by už bylo pozdě.
lesson-coatl-not-complete = Tím by se hodnota ohlásila už teď a cóatl může získat ještě víc.
lesson-coatl-not-end = Tady smíš akci ukončit, ale nejdřív z ní lze získat víc.
