# Cóatl: dílky, karty, možnosti, události, pozice slovy.

coatl-name = Cóatl

coatl-colour-Y = žlutá
coatl-colour-R = červená
coatl-colour-K = černá
coatl-colour-G = zelená
coatl-colour-B = modrá
# Písmena zastupují barvy všude, kde se píšou akce nebo vypisují cóatlové.
coatl-letters = Písmena: { $letters }
coatl-letter = { $letter } = { $colour }
coatl-empty = prázdné pole

coatl-suit-red = červený
coatl-suit-black = černý
coatl-suit-blue = modrý
coatl-suit-yellow = žlutý
coatl-suit-green = zelený

coatl-head = hlava ({ $colour })
coatl-tail = ocas ({ $colour })
coatl-body = dílek těla ({ $colour })
coatl-bodies = dva dílky těl ({ $first } a { $second })

coatl-chain-head = hlava
coatl-chain-tail = ocas
coatl-chain-open = otevřený konec

# Co karta požaduje.
coatl-need-seq = za sebou: { $tokens }
coatl-need-count = dílky této barvy: { $colour }
coatl-need-bag = kdekoli: { $parts }
coatl-need-some = { $count }× { $colour }
coatl-need-absent = žádný dílek této barvy: { $colour }
coatl-need-equal = stejný počet dílků dvou barev: { $first } a { $second }, od každé aspoň jeden
coatl-need-length = délka přesně { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
 }
coatl-need-no-card = vedle něj žádné proroctví s tímto rámečkem: { $suit }
coatl-token-any = jeden nebo více dílků libovolných barev
coatl-token-plus = { $colour } (jednou nebo vícekrát)
coatl-token-not = (nesmí být { $colour })
coatl-and-or = { " / " }
coatl-level = { $times }× = { $points }
coatl-level-top = { $times }× nebo víc = { $points }
coatl-level-met = { $times ->
    [one] { $times } splněný požadavek
    [few] { $times } splněné požadavky
   *[other] { $times } splněných požadavků
 } = { $points }
coatl-card = { $suit } rámeček: { $need }; { $levels }
coatl-temple = { $needs }; { $levels }
# Zkráceně, do výčtů a záznamu hry. Řada je spojená pomlčkami.
coatl-short-count = barva { $colour }
coatl-short-exactly = přesně { $run }
coatl-short-absent = bez barvy { $colour }
coatl-short-equal = { $first } = { $second }
coatl-short-length = délka { $count }
coatl-short-no-card = bez rámečku: { $suit }
coatl-worth-prophecy = { $card }: { $points }
coatl-worth-temple = chrám { $card }: { $points }

# Možnosti.
coatl-action-take = { $pieces }
coatl-action-pick = Perfektní výběr, ze sáčku: { $pieces }
coatl-action-choose = { $need }; { $levels }
coatl-action-choose-deck = vzít si proroctví z balíčku
coatl-action-start = nový cóatl: { $piece }
coatl-action-extend-head = cóatl { $coatl }: uzavřít vpředu hlavou ({ $colour })
coatl-action-extend-front = cóatl { $coatl }: připojit dopředu dílek těla ({ $colour })
coatl-action-extend-back = cóatl { $coatl }: připojit dozadu dílek těla ({ $colour })
coatl-action-extend-tail = cóatl { $coatl }: uzavřít vzadu ocasem ({ $colour })
coatl-action-fulfil = cóatl { $coatl } toto proroctví naplní: { $need }; { $levels }
coatl-action-temple = dokončit cóatla s tímto chrámem: { $needs }; { $levels }
coatl-action-complete = dokončit cóatla bez chrámu
coatl-action-end = ukončit akci
coatl-action-pass = vynechat tah
coatl-action-future = Vize budoucnosti: vyměnit celou zásobu proroctví
coatl-action-discard = odhodit z ruky: { $places }
coatl-action-discard-none = nic neodhodit
coatl-action-commit = Kněžský závazek, vzít si tento chrám: { $needs }; { $levels }
coatl-action-keep = nechat si z rozdaných karet: { $places }
coatl-action-keep-none = nenechat si žádnou kartu
coatl-drawn-keep = { $count ->
    [one] nechat si jednu kartu
    [few] nechat si { $count } karty
   *[other] nechat si { $count } karet
 }
coatl-drawn-discard = { $count ->
    [one] odhodit jednu kartu
    [few] odhodit { $count } karty
   *[other] odhodit { $count } karet
 }

coatl-ask-keep = Která z rozdaných proroctví si necháš? Nejvýše tři.
coatl-ask-play = Vezmi si dílky, zvol proroctví, nebo sestavuj cóatly.
coatl-ask-play-two = Tvůj poslední tah: můžeš provést dvě akce.
coatl-ask-play-last = Hra se blíží ke konci. Zvol svou akci.
coatl-ask-choose = Zvol si proroctví, nebo akci ukonči.
coatl-ask-assemble = Pokračuj v sestavování, nebo akci ukonči.
coatl-ask-complete = Naplň proroctví a pak použij jeden chrám, nebo žádný. Cóatl je uzavřený.
coatl-ask-discard = Které karty z ruky odhodíš? Kolik chceš, klidně žádnou.

# Události.
coatl-event-kept = { $name } si nechává { $count } proroctví, odkládá { $discarded }
coatl-event-kept-own = { $name } si nechává: { $cards }; odkládá { $discarded ->
    [one] { $discarded } kartu
    [few] { $discarded } karty
   *[other] { $discarded } karet
 }
coatl-event-took = { $name } si bere: { $pieces }
coatl-event-picked = { $name } odhazuje žeton Perfektní výběr a bere si: { $pieces }
coatl-event-refilled = Panel zásob je doplněný – hlavy: { $heads }; ocasy: { $tails }; dílky těl: { $bodies }
coatl-event-chose = { $name } si volí proroctví { $card }
coatl-event-drew = { $name } si bere proroctví z balíčku
coatl-event-drew-own = { $name } si bere z balíčku proroctví { $card }
coatl-event-revealed = Nově v zásobě proroctví: { $cards }
coatl-event-reshuffled = Odhozené karty tvoří nový balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }
coatl-event-started = { $name } začíná cóatla { $coatl }: { $piece }
coatl-event-extended-head = { $name } připojuje hlavu ({ $colour }) k cóatlovi { $coatl }
coatl-event-extended-front = { $name } připojuje dílek těla ({ $colour }) dopředu k cóatlovi { $coatl }
coatl-event-extended-back = { $name } připojuje dílek těla ({ $colour }) dozadu k cóatlovi { $coatl }
coatl-event-extended-tail = { $name } připojuje ocas ({ $colour }) k cóatlovi { $coatl }
coatl-event-fulfilled = { $name } naplňuje proroctví { $card } cóatlem { $coatl }, zatím za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
coatl-event-completed = { $name } dokončuje cóatla o délce { $length ->
    [one] { $length } dílku
    [few] { $length } dílků
   *[other] { $length } dílků
 } za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
coatl-event-completed-temple = { $name } dokončuje cóatla o délce { $length ->
    [one] { $length } dílku
    [few] { $length } dílků
   *[other] { $length } dílků
 } s chrámem { $temple } za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
coatl-event-temple-revealed = Na { $pile }. hromádce chrámů teď leží chrám { $card }
coatl-event-foresaw = { $name } odhazuje žeton Vize budoucnosti; zásobu proroctví opouštějí: { $cards }
coatl-event-discarded = { $name } odhazuje z ruky: { $cards }
coatl-event-committed = { $name } odhazuje žeton Kněžský závazek a bere si chrám { $card }
coatl-event-passed = { $name } vynechává tah
coatl-event-ending-third-coatl = { $name } dokončuje posledního cóatla, kterého lze mít: ostatní mají poslední tah
coatl-event-ending-no-bodies = Došly dílky těl: kolo se dohraje a pak má každý ještě jeden poslední tah
coatl-event-ended = Hra skončila

# Pozice.
coatl-supply = Panel zásob
coatl-supply-heads = Hlavy: { $spaces } (v sáčku { $bag ->
    [one] { $bag } hlava
    [few] { $bag } hlavy
   *[other] { $bag } hlav
 })
coatl-supply-tails = Ocasy: { $spaces } (v sáčku { $bag ->
    [one] { $bag } ocas
    [few] { $bag } ocasy
   *[other] { $bag } ocasů
 })
coatl-supply-bodies = Dílky těl: { $spaces } (v sáčku { $bag ->
    [one] { $bag } dílek
    [few] { $bag } dílky
   *[other] { $bag } dílků
 })
coatl-pair = { $first } a { $second }
coatl-pair-times = { $pair } ({ $count }×)
coatl-prophecies = Zásoba proroctví (v balíčku { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[other] { $deck } karet
 })
coatl-discards = Odhozené karty: { $cards }
coatl-temples = Vyložené chrámy
coatl-pile = { $card } (pod ním { $under ->
    [one] { $under } karta
    [few] { $under } karty
   *[other] { $under } karet
 })
coatl-pile-empty = tato hromádka je vyčerpaná
coatl-seat = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, { $done ->
    [one] { $done } dokončený cóatl
    [few] { $done } dokončení cóatlové
   *[other] { $done } dokončených cóatlů
 }
coatl-seat-own = { $name } (ty): { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, { $done ->
    [one] { $done } dokončený cóatl
    [few] { $done } dokončení cóatlové
   *[other] { $done } dokončených cóatlů
 }
coatl-completed = Dokončený cóatl { $number }: { $chain }; { $cards }; celkem { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
coatl-unfinished = Cóatl { $number }: { $chain }; { $length ->
    [one] { $length } dílek
    [few] { $length } dílky
   *[other] { $length } dílků
 }, zatím za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
coatl-beside = vedle něj { $card }; zatím za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
coatl-board = Hráčský panel: { $pieces }; { $room ->
    [0] žádné volné pole
    [one] { $room } volné pole
    [few] { $room } volná pole
   *[other] { $room } volných polí
 }
coatl-board-head = { $count ->
    [one] hlava
    [few] hlavy
   *[other] hlavy
 } { $colours }
coatl-board-body = { $count ->
    [one] tělo
    [few] těla
   *[other] těla
 } { $colours }
coatl-board-tail = { $count ->
    [one] ocas
    [few] ocasy
   *[other] ocasy
 } { $colours }
coatl-hand = Karty v ruce – známé: { $known }; neznámé: { $hidden }
coatl-hand-own = Tvoje karty v ruce:
coatl-temple-hand = Chrámy – známé: { $known }; neznámé: { $hidden }
coatl-temple-hand-own = Tvoje chrámy:
coatl-tokens = Žetony obětí: { $tokens }
coatl-token-perfect-pick = Perfektní výběr
coatl-token-see-the-future = Vize budoucnosti
coatl-token-priest-commitment = Kněžský závazek
coatl-source-prophecy = cóatl { $coatl }, proroctví { $card }
coatl-source-temple = cóatl { $coatl }, chrám { $card }

# Volby.
coatl-option-sacrifice-tokens = tři žetony obětí pro každého (první hru je lepší hrát bez nich)
coatl-option-open-end = zda lze kartu, která zakazuje sousední dílek, zahrát už u otevřeného konce (literal), nebo až když je tento konec uzavřený či na něj navazuje další dílek (strict)
coatl-option-promo = šest dalších proroctví a pět dalších chrámů z promo balíčku

# Proč něco nejde.
coatl-reason-unknown = Taková akce v této hře není.
coatl-reason-over = Hra skončila.
coatl-reason-keep-first = Nejdřív řekni, která z rozdaných proroctví si necháš.
coatl-reason-kept-already = První proroctví se vybírala na začátku hry.
coatl-reason-no-such-card = Takové karty nemáš, nebo jich tolik nesmíš jmenovat.
coatl-reason-twin = Dvě z tvých karet jsou stejné: uveď tu, která je první v pořadí.
coatl-reason-one-action = Jednu akci už máš rozehranou; ukonči ji příkazem „end“. V tahu se hraje jen jedna akce.
coatl-reason-complete-first = Právě dokončuješ cóatla: naplň jeho proroctví a použij chrám, nebo ho dokonči bez chrámu.
coatl-reason-not-completing = To jde jen tehdy, když dokončuješ cóatla.
coatl-reason-discard-first = Vize budoucnosti: nejdřív řekni, které karty z ruky odhodíš.
coatl-reason-not-discarding = Karty z ruky se odhazují jen s žetonem Vize budoucnosti.
coatl-reason-not-in-supply = Nic takového na žádném poli panelu zásob není.
coatl-reason-no-room = Na tvém hráčském panelu na to není místo: vejde se na něj osm dílků a dva dílky těl se berou buď oba, nebo žádný.
coatl-reason-not-on-display = Toto proroctví v zásobě proroctví neleží.
coatl-reason-hand-full = Máš plnou ruku: smíš v ní mít nejvýše pět proroctví.
coatl-reason-deck-empty = Už není žádné proroctví, které by šlo vzít z balíčku.
coatl-reason-no-piece = Takový dílek na hráčském panelu nemáš.
coatl-reason-two-unfinished = Už máš dva nedokončené cóatly.
coatl-reason-three-coatls = Dokončených i nedokončených cóatlů smí mít hráč dohromady nejvýše tři.
coatl-reason-no-coatl = Na tomto místě žádného nedokončeného cóatla nemáš.
coatl-reason-end-closed = Tento konec je uzavřený: cóatl má jednu hlavu a jeden ocas.
coatl-reason-needs-body = Cóatl musí mít mezi hlavou a ocasem aspoň jeden dílek těla.
coatl-reason-needs-prophecy = Cóatla lze dokončit, jen když naplňuje aspoň jedno tvé proroctví.
coatl-reason-not-in-hand = Toto proroctví v ruce nemáš.
coatl-reason-identical = Vedle tohoto cóatla už stejné proroctví leží.
coatl-reason-four-prophecies = Vedle tohoto cóatla leží čtyři proroctví a víc jich být nesmí.
coatl-reason-not-fulfilled = Cóatl nesplňuje ani nejnižší úroveň tohoto proroctví.
coatl-reason-temple-elsewhere = Tento chrám nemáš v ruce ani neleží vyložený na stole.
coatl-reason-temple-not-met = Cóatl nesplňuje žádný z požadavků chrámu.
coatl-reason-act-first = Žádná akce není rozehraná, není tedy co ukončit příkazem „end“.
coatl-reason-can-act = Ještě můžeš něco udělat, a proto tah vynechat nesmíš.
coatl-reason-no-tokens = To dovoluje jen žeton oběti, a tato hra se hraje bez nich.
coatl-reason-token-used = Tento žeton oběti už nemáš.
coatl-reason-not-in-bag = Nic takového už v sáčku není.
coatl-reason-temple-not-open = Tento chrám neleží vyložený na stole.
coatl-reason-first-of-two = První ze svých dvou akcí už máš rozehranou; ukonči ji příkazem „end“ a pak zahraj druhou.
coatl-reason-second-of-two = Druhou ze svých dvou akcí už máš rozehranou; ukonči ji příkazem „end“. Je tvoje poslední.
coatl-reason-pass-instead = Žádná akce není rozehraná, není tedy co ukončit příkazem „end“. Pokud už v posledním tahu nechceš hrát, vynech ho.

# Co je špatně na pozici.
position-coatl-sizes = Pozice hry Cóatl má v „{ $field }“ jiný počet míst.
position-coatl-board = Hráčský panel hráče { $seat } je přeplněný nebo špatně spočítaný.
position-coatl-pieces = Dílky chybějí nebo přebývají: každý dílek musí být právě na jednom místě.
position-coatl-prophecies = Proroctví { $card } chybí, nebo přebývá.
position-coatl-marks = Údaje o tom, co je o kartách proroctví známo, si odporují.
position-coatl-hand = Hráč { $seat } má v ruce příliš mnoho proroctví.
position-coatl-temples = Chrámy chybějí nebo přebývají, nebo některé hromádce schází horní karta.
position-coatl-unfinished = Jeden z nedokončených cóatlů nemůže takhle vypadat.
position-coatl-too-many = Hráč { $seat } má příliš mnoho cóatlů.
position-coatl-completed = Jeden z dokončených cóatlů nemůže takhle vypadat.
position-coatl-refill = Panel zásob měl být doplněný.
position-coatl-display = Zásoba proroctví měla být doplněná, nebo je přeplněná.
position-coatl-turn = Tah nemůže takhle vypadat.
position-coatl-tokens = Ve hře bez žetonů obětí jsou žetony obětí.
position-coatl-stuck = Hráč, který je na tahu, nemá o čem rozhodovat.
position-coatl-ending = Závěr hry nezačal, jak měl, nebo začít neměl.

# Jeden řádek pro možnosti, které mají mnoho kombinací.
coatl-shorthand-keep = keep a čísla nejvýše tří tvých karet, například „keep 1 3“; nebo „keep none“
coatl-shorthand-pick = pick a co chceš ze sáčku, například „pick head R“, „pick tail G“ nebo „pick body R G“ (žeton Perfektní výběr)
coatl-shorthand-discard = discard a čísla karet z tvé ruky, například „discard 2 4“; nebo „discard none“

coatl-ending-none = nikdo už nemohl nic udělat
coatl-ending-third-coatl = konec po třetím cóatlovi
coatl-ending-no-bodies = konec, protože došly dílky těl

position-coatl-discards = Odhozené karty nebo míchání neodpovídají utraceným žetonům obětí.
position-coatl-aside = Počet proroctví, která odložil hráč { $seat }, není možný.
position-coatl-set-up = Dokud se vybírají první proroctví, musí všechno ostatní ležet tak, jak bylo připraveno.

# Kreslená deska.
coatl-drawn-bag-heads = Sáček s hlavami: zbývá { $count }
coatl-drawn-bag-tails = Sáček s ocasy: zbývá { $count }
coatl-drawn-bag-bodies = Sáček s těly: zbývá { $count }
coatl-drawn-display = Proroctví
coatl-drawn-deck = Balíček proroctví: zbývá { $count }
coatl-drawn-deck-short = Balíček
coatl-drawn-discards = Odhozeno: { $count }
coatl-drawn-under = Chrámů níže v této hromádce: { $count }
coatl-drawn-empty = prázdné
coatl-drawn-coatls = Cóatlové
coatl-drawn-coatls-of = { $name }: cóatlové
coatl-drawn-coatl = Cóatl { $number }
coatl-drawn-front = Přední konec cóatla { $number }
coatl-drawn-back = Zadní konec cóatla { $number }
coatl-drawn-beside = Místo pro proroctví u cóatla { $number }
coatl-drawn-new = Nový cóatl
coatl-drawn-worth = Nyní za { $points }
coatl-drawn-worth-done = Dokončen, za { $points }
coatl-drawn-length = délka { $count }
coatl-drawn-board = Panel { $count } / { $most }
coatl-drawn-hand = Ruka { $count } / { $most }
coatl-drawn-temples = Chrámy
coatl-drawn-spent = { $name } (použito)
coatl-drawn-token-pick = Jednou za hru: vezmi si ze sáčku, co chceš.
coatl-drawn-token-future = Jednou za hru: vyměň celou nabídku proroctví.
coatl-drawn-token-temple = Jednou za hru: vezmi si jeden odkrytý chrám.
coatl-drawn-points = Body: { $points }
coatl-drawn-done = Dokončení cóatlové: { $count } ze { $most }
coatl-drawn-tab-cards = Karty
coatl-drawn-tab-coatls = Cóatlové
coatl-drawn-tab-hand = Ruka
coatl-drawn-tab-others = Ostatní
