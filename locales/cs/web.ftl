# Čtenáři tykáme („Jsi na tahu“, „Umísti dělníka“), i v pravidlech; tlačítka a možnosti jsou v infinitivu.
# The pages of the table in the browser: words that belong to no game.
web-skip = Přejít k obsahu
web-nav = Stránky
web-home = Domů
web-loading = Okamžik…
web-again = Zkusit znovu
web-close = Zavřít
web-cancel = Zrušit
web-save = Uložit
web-saved = Uloženo.
web-language = Jazyk
web-rules = Pravidla
web-settings = Nastavení
web-account = Účet
web-ratings = Žebříček
web-turns-waiting = { $count ->
    [one] { $count } stůl na tebe čeká
    [few] { $count } stoly na tebe čekají
   *[other] { $count } stolů na tebe čeká
 }
web-offline = Bez připojení. Zkoušíme to dál.
web-engine-loading = Načítá se herní jádro: { $got } z { $of } MB
web-engine-bytes = { $got } z { $of } MB
web-engine-look = Zatím se můžeš rozhlédnout; hrát se bude dál, až se načte herní jádro.
web-engine-broken = Herní jádro se zastavilo ({ $problem }). Tvoje hry jsou uložené; načti stránku znovu.
web-engine-missing = Tento prohlížeč je na herní jádro příliš starý: chybí mu { $missing }. Stačí Chrome 123, Firefox 121, Safari 17.5 nebo novější.
web-update = Je připravena nová verze těchto stránek.
web-update-take = Použít hned
web-backup = Tvoje hry
web-backup-note = Jsou uložené v tomto prohlížeči. V souboru je máš v bezpečí nebo je přeneseš do jiného.
web-backup-save = Uložit vše do souboru
web-backup-bring = Načíst soubor
web-backup-wrong = V tomto souboru nejsou žádné hry Sunstone.
web-lost-title = Tady nic není
web-lost-text = Adresa je možná špatně napsaná, nebo se stránka přesunula.
web-problem-unreachable = Server teď není dostupný.
web-problem-moved-on = Hra mezitím pokročila, takže se tvoje poslední kliknutí nezahrálo.
web-request = Požadavek { $id }
web-signed-out = Proběhlo odhlášení.
web-unofficial = Sunstone je neoficiální projekt a není nijak spojen s autory ani vydavateli her. Všechny obrázky jsou nově nakreslené a všechna pravidla nově napsaná.

# Coming in, and the lobby.
web-welcome = Hraj deskové hry v prohlížeči
web-welcome-text = S přáteli nebo proti botům. Stačí jméno: bez účtu a bez instalace.
web-welcome-alone = Proti botům, nebo společně u jednoho zařízení. Bez účtu a bez instalace: tvoje hry zůstávají v tomto prohlížeči.
web-your-name = Jméno
web-come-in = Vstoupit
web-guest-note = Účet není potřeba. Už ho máš?
web-guest = host
web-guest-about = Bez účtu: toto jméno si může vzít kdokoli.
web-guest-name = Hráč { $number }
web-sign-in = Přihlásit se
web-continue = Pokračovat
web-more-games = { $count ->
    [one] Ještě { $count } hra
    [few] Ještě { $count } hry
   *[other] Ještě { $count } her
 }
web-games-aside = Lekce a opuštěné hry ({ $count })
web-discard = Zahodit
web-discard-sure = Hra se zavře a nepůjde v ní pokračovat.
web-resign = Vzdát
web-play-now = Hrát hned
web-play-bots = Hrát proti botům
web-against = Boti
web-new-table = Nový stůl
web-open-tables = Volné stoly
web-no-open-tables = Právě nikdo nečeká. Otevři stůl a ostatní ho tu uvidí.
web-running-tables = Hry ke sledování
web-finished-games = Dohrané hry
web-join = Připojit se
web-join-link = Připojit se odkazem
web-join-bad-link = Toto není odkaz na stůl.
web-watch = Sledovat
web-open = Otevřít
web-play = Hrát
web-review = Přehrát hru
web-import = Načíst zápis hry
web-rated = Hodnocená
web-table-waiting = Čeká na hráče
web-table-running = Hraje se
web-your-turn = Jsi na tahu
web-turn-of = Na tahu: { $name }
web-a-bot = bot
web-players-range = { $least } až { $most } hráči

# Opening a table.
web-game = Hra
web-seats = Místa
web-player-count = Počet hráčů
web-seat = Místo { $number }
web-seat-me = Já
web-seat-open = Volné místo
web-seat-here = Někdo vedle mě
web-seat-here-name = Jméno
web-seat-beside = Hráč { $number }
web-seat-gone = (smazaný účet)
web-more-options = Další možnosti
web-option-coatl-sacrifice-tokens = Žetony obětí
web-option-coatl-open-end = Zakázaní sousedé u otevřeného konce
web-option-coatl-open-end-literal = Lze hrát
web-option-coatl-open-end-strict = Až když je konec uzavřený
web-option-coatl-promo = Promo balíček
web-option-tzolkin-corn-points = Body za kukuřici na konci
web-option-tzolkin-corn-points-quarters = Čtvrt bodu za každou
web-option-tzolkin-corn-points-whole = Bod za každé čtyři
web-option-endless-winter-setup = Náčelníci a karty přípravy
web-option-endless-winter-setup-dealt = Obojí rozdané
web-option-endless-winter-setup-cards = Karty vybrané
web-option-endless-winter-setup-chiefs-and-cards = Obojí vybrané
web-option-endless-winter-glacier-tokens = Žetony ledovců
web-option-endless-winter-rest-tokens = Žetony odpočinku
web-option-off = Bez: { $option }
web-visible = Ukázat stůl mezi volnými stoly
web-drawn = Začínajícího hráče určí los
web-drawn-later = Kdo začne, se vylosuje na začátku hry.
web-rated-table = Hodnocená hra (jen pro registrované)
web-clock = Hodiny
web-clock-none = Bez hodin
web-clock-is-live = { $minutes } min pro každého + { $increment } s za tah
web-clock-is-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
 }
web-clock-live = Živě, se zásobou minut
web-clock-days = Dny na každý tah
web-clock-minutes = Minut na hráče
web-clock-increment = Sekund navíc za tah
web-clock-days-count = Dny
web-clock-needed = Hodnocená hra musí mít hodiny, aby nikdo nemohl prostě přestat hrát.
web-open-table = Otevřít stůl

# The waiting room.
web-table = Stůl
web-table-of = { $game } · { $name }
web-table-full = Všichni jsou tady.
web-seats-free = { $count ->
    [one] { $count } místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
 }
web-table-closed = Tento stůl byl zavřen.
web-closed-operator = Zavřeli ho správci tohoto webu. Dál se tu hrát nedá.
web-broken = Tato hra nemůže pokračovat
web-broken-text = To, co se z ní uložilo, už nelze přečíst. Správci tohoto webu o tom vědí.
web-to-start = Zpět na úvodní stránku
web-unseated = U tohoto stolu už nesedíš.
web-unseated-removed = U tohoto stolu už nesedíš: zakladatel tvoje místo uvolnil.
web-waiting-host = Čeká se, až zakladatel stolu spustí hru.
web-remove = Odebrat
web-remove-title = Odebrat od stolu: { $name }?
web-remove-text = Místo bude zase volné. Pokud hráče i zablokuješ, nesedne si už k žádnému tvému stolu; odblokovat ho můžeš ve svém účtu.
web-remove-block = Odebrat a zablokovat
web-host = zakladatel
web-sit-down = Posadit se
web-start = Začít hru
web-leave = Odejít od stolu
web-close-table = Zavřít stůl
web-invite = Pozvi ostatní
web-invite-text = Pošli tento odkaz každému, kdo chce hrát nebo se dívat.
web-invite-link = Odkaz na tento stůl
web-copy = Kopírovat
web-copied = Zkopírováno

# The table.
web-side = Hráči, možnosti a chat
web-players = Hráči
web-choices = Možnosti
web-choices-find = Najít možnost
web-choices-none = Žádná možnost tato slova neobsahuje.
web-log = Záznam
web-chat = Chat
web-log-and-chat = Záznam a chat
web-menu = Nabídka
web-all-of-it = Celé znění
web-undo = Zpět
web-undo-turn = Zpět na začátek mého tahu
web-undo-asks = { $name } chce vzít zpět poslední rozhodnutí.
web-undo-waiting = Žádáš o návrat; ostatní ještě neodpověděli.
web-undo-withdraw = Stáhnout žádost
web-undo-nothing = Teď není co vzít zpět.
web-agree = Souhlasím
web-refuse = Nesouhlasím
web-why-not = Proč ne…?
web-why-click = Klikni nebo ťukni na cokoli s čárkovaným obrysem: řekne ti, proč to nejde.
web-why-legal = To teď možné je.
web-rule-open = Otevřít pravidlo
web-replay = Přehrát
web-replay-text = Ukázat znovu, co udělali ostatní
web-skip-show = Přeskočit
web-click-waits = Tvoje volba je uložená a odešle se, až bude zase spojení.
web-game-over = Hra skončila
web-won-by = { $count ->
    [one] Vítězí { $names }
    [few] Společně vítězí { $names }
   *[other] Společně vítězí { $names }
 }
web-see-board = Zobrazit desku
web-see-result = Zobrazit výsledek
web-moment = Pro všechny
web-waiting-for = Čeká se na: { $name }.
web-spectator = Díváš se.
web-not-playable = Pravidla, podle kterých se tato hra hrála, tu nejsou nainstalovaná.
web-reveals = Tím se něco odhalí a nepůjde to vzít zpět.
web-would-happen = Co by se stalo
web-reveals-then = Pak se odhalí něco skrytého: nepůjde to vzít zpět.
web-you = ty
web-on-turn = na tahu
web-away = pryč, hraje bot
web-not-here = není tu
web-watching = { $count ->
    [one] { $count } člověk se dívá
    [few] { $count } lidé se dívají
   *[other] { $count } lidí se dívá
 }
web-points = Body: { $count }
web-points-from = Odkud se vzaly
web-points-of = Body: { $name }
web-points-by-source = Podle zdroje
web-points-by-turn = Podle tahů, nejnovější první
web-turn-number = { $number }. tah
web-confirm-title = Opravdu?
web-confirm-reveals = Tím se něco odhalí: nepůjde to vzít zpět.
web-confirm-turn = Tím tvůj tah končí.
web-confirm-yes = Udělat
web-hand-over = Předej místo: { $name }
web-hand-over-text = Karty jsou skryté, dokud není u obrazovky další hráč.
web-hand-over-ready = Jsem tady
web-leave-sure = Na tvém místě bude hrát bot. Kdykoli se můžeš vrátit.
web-leave-yes = Odejít a nechat hrát bota
web-come-back = Vrátit se
web-late = Došel ti čas
web-late-text = Hraje za tebe bot. Vrať se a další rozhodnutí bude zase tvoje.
web-copy-link = Kopírovat odkaz na tento stůl
web-seed-digest = SHA-256 tajného semínka:
web-seed-revealed = Semínko bylo { $seed }.
web-sheet-more = Ukázat víc
web-sheet-less = Ukázat méně
web-look-around = Enter vede k dílkům, šipkami se přechází z jednoho na druhý.
web-zoom-in = Přiblížit
web-zoom-out = Oddálit
web-zoom-fit = Ukázat vše
web-rematch = Hrát znovu
web-rematch-there = Do další hry
web-share = Sdílet
web-share-link = Odkaz ke sdílení
web-share-copied = Zkopírováno. Odkaz otevře právě tuto pozici.
web-record = Zápis jako soubor

# Chat and log.
web-chat-empty = Zatím nikdo nic nenapsal.
web-chat-say = Napiš zprávu
web-send = Poslat
web-mute = ztlumit
web-muted = Zprávy už neuvidíš: { $name }.
web-report = nahlásit
web-reported = Děkujeme. Zpráva byla nahlášena.
web-taken-back = vzato zpět
web-log-older = Ukázat starší záznamy
web-log-opened = { $name } otevírá stůl
web-log-sat = { $name } si sedá ke stolu
web-log-rose = { $name } vstává od stolu
web-log-removed = { $name } odebírá někoho od stolu
web-log-seat-set = { $name } mění obsazení místa
web-log-started = Hra začala
web-log-drawn = Místa byla vylosována a hra začala
web-log-undone = { $name } bere rozhodnutí zpět
web-log-undo-asked = { $name } chce vzít rozhodnutí zpět
web-log-undo-agreed = { $name } souhlasí
web-log-undo-refused = { $name } nesouhlasí
web-log-away = { $name } je pryč; hraje bot
web-log-back = { $name } je zpět
web-log-rematch = { $name } chce hrát znovu
web-log-closed = Stůl byl zavřen

# Text mode.
web-text-mode = Textový režim
web-text-mode-note = Stůl popsaný slovy, s příkazovou řádkou
web-position = Pozice
web-happened = Co se stalo
web-command = Příkaz
web-command-hint = Číslo, akce nebo začátky jejích slov. Tab doplní, ? vysvětlí zbytek.
web-do = Provést
web-several = To může znamenat:
web-no-choice = Možnost { $number } není: jsou číslované od 1 do { $most }.
web-help-intro = Napiš číslo možnosti nebo přímo akci, třeba „{ $example }“. Příkazy:
web-help-choices = vypsat všechny možnosti s čísly
web-help-board = celá pozice; se slovem za příkazem, třeba „board { $part }“, jedna její část
web-help-players = všichni u stolu
web-help-why = s akcí za příkazem, třeba „why { $example }“: proč není možná
web-help-undo = vzít zpět poslední rozhodnutí
web-help-log = dosavadní průběh hry
web-help-say = se slovy za příkazem: napsat je do chatu
web-help-help = tato nápověda
web-help-parts = Části, které umí ukázat „board“: { $parts }

# Looking back.
web-review-of = { $game }: přehrávání
web-review-start = Hra začíná.
web-eyes = Pohled
web-eyes-open = Vše odkryté
web-eyes-none = Divák
web-round = Kolo
web-round-back = Na začátek kola, pak na předchozí
web-round-on = Na další kolo
web-ply = { $ply } z { $most }
web-run = Přehrávat
web-pause = Pozastavit
web-step-first = Na začátek
web-step-back = O krok zpět
web-step-on = O krok dál
web-step-last = Na konec
web-chart-points = Body v průběhu hry
web-sources = Odkud se vzaly, až sem
web-sources-none = zatím nic

# Rules.
web-rules-of = { $game }: pravidla
web-rules-missing = Pro tuto hru ještě není stránka s pravidly.
web-rules-english = Tato stránka ještě není přeložená, proto je anglicky.
web-rules-search = Hledat v pravidlech
web-rules-found = { $count ->
    [one] Nalezeno { $count } místo
    [few] Nalezena { $count } místa
   *[other] Nalezeno { $count } míst
 }
web-contents = Obsah

# Settings.
web-settings-look = Vzhled
web-settings-play = U stolu
web-settings-calls = Když jsem na tahu
web-settings-here = Toto nastavení platí pro tento prohlížeč.
web-install = Nainstalovat Sunstone
web-install-note = Jako aplikace s vlastním oknem a ikonou
web-auto = Podle systému
web-theme = Barvy
web-theme-light = Světlé
web-theme-dark = Tmavé
web-text-size = Velikost písma
web-patterns = Vzory na dílcích
web-patterns-note = Aby se dílky daly rozeznat i bez barev
web-motion = Pohyb
web-motion-full = Plný
web-motion-reduced = Omezený
web-speed = Rychlost tahů
web-speed-slow = Pomalu
web-speed-normal = Normální
web-speed-fast = Rychle
web-speed-none = Ihned
web-confirm = Ptát se před
web-confirm-final = Nevratným krokem
web-confirm-turns = I koncem mého tahu
web-confirm-never = Nikdy
web-sounds = Zvuky
web-sounds-note = Tiché tóny pro tvůj tah, cizí tah, zprávu a konec hry
web-notifications = Oznámení
web-notifications-note = Systémové oznámení, když se díváš jinam
web-notifications-blocked = Prohlížeč této stránce oznámení nepovoluje.

# The account.
web-register = Založit účet
web-keep-games = Mít své hry na každém zařízení
web-register-note = Jméno a heslo; e-mail je nepovinný. Tvoje hry zůstanou.
web-registered = Vítej. Svoje hry teď máš na každém zařízení.
web-password = Heslo
web-password-old = Staré heslo
web-password-new = Nové heslo
web-email = E-mail (nepovinný)
web-change-name = Změnit jméno
web-change-password = Změnit heslo
web-sign-out = Odhlásit se
web-devices = Přihlášená zařízení
web-device-this = Toto zařízení
web-device-unknown = Neznámé zařízení
web-device-since = Přihlášeno { $date }
web-device-seen = Naposledy použito: { $ago }
web-sign-out-everywhere = Odhlásit se všude
web-sign-out-everywhere-text = Na každém zařízení se budeš muset znovu přihlásit, i na tomto. Tvoje hry zůstanou, jak jsou.
web-blocked = Zablokovaní hráči
web-blocked-note = Nemohou si sednout k tvým stolům.
web-unblock = Odblokovat
web-export = Stáhnout moje data
web-delete-account = Smazat účet
web-delete-note = Boti dohrají tvoje rozehrané hry. Tvoje jméno a zprávy nenávratně zmizí.
web-delete-yes = Smazat navždy
web-rated-games = Hodnocené hry
web-rated-none = Zatím žádné.
web-place = { $place }. místo
web-tokens = Přístupy pro programy
web-tokens-note = S přístupovým klíčem může program hrát tvým jménem.
web-token-name = K čemu?
web-token-make = Vytvořit klíč
web-token-once = Zobrazí se jen jednou:
web-revoke = Zrušit klíč
web-rating = Hodnocení
web-games-count = Hry
web-ratings-none = Hodnocenou hru ještě nikdo nehrál.

# První partie s průvodcem.
web-learn = Naučit se hrou
web-lesson-of = { $game }: první partie
web-lesson-step = krok { $step } z { $count }
web-lesson-leave = Opustit průvodce
web-lesson-return = Zpět k průvodci
web-lesson-back = Zpět
web-lesson-next = Dál
web-lesson-again = Vpřed
web-lesson-now = Teď:
web-lesson-show = Ukaž mi to
web-lesson-rival = Hraje soupeř.
web-lesson-refused = I to je dovoleno ({ $tried }). Tady ale zkus: { $asked }. Nebo průvodce opusť a hraj podle sebe.
web-lesson-read-first = Nejdřív si tenhle krok dočti, pak budeš na řadě.
web-lesson-rule = V pravidlech
web-lesson-free = Hrát dál podle sebe
web-lesson-real = Začít skutečnou hru

web-log-hint = { $name } žádá o nápovědu
web-hint = Nápověda
web-hint-thinking = Bot přemýšlí …
web-hint-note = Co by udělalo prohledávání, které neví víc než ty. Číslo říká, jakou část času které volbě věnovalo. Všichni u stolu vidí, že o nápovědu žádáš.
web-hints-table = Nápovědy povoleny
web-study = Rozbor
web-study-begin = Rozebrat hru
web-study-running = Rozhodnutí { $done } z { $of }
web-study-chances = Šance na výhru, %
web-study-choices = Možnosti
web-study-played = zahráno
web-study-best = nejlepší
web-study-turning = Zlomové okamžiky
web-study-no-turning = O této hře nerozhodl žádný jednotlivý tah.
web-study-seat = Nejlepší volby: { $best } z { $decisions }
web-study-note = Odhad prohledávání, které vidí jen to, co mohl vidět hráč.
web-study-none = Prohledávání může projít všechna rozhodnutí této hry; trvá to asi minutu.

# Moje vlastní krabice.
web-box-title = Moje krabice
web-box-progress = { $filled } z { $wanted }
web-box-all-known = Všechny tištěné hodnoty této hry známe. Měň jen to, co je ve tvém vydání jinak.
web-box-saving = Ukládám …
web-box-unsaved = Ještě neuloženo
web-box-card-of = { $title }, { $number } z { $count }
web-box-previous = Předchozí karta
web-box-next = Další karta
web-box-parts = Části krabice
web-box-cards = Karty
web-box-standing-done = hotovo
web-box-standing-wrong = obsahuje chybu
web-box-standing-begun = rozepsáno
web-box-standing-open = zatím nic nezadáno
web-box-add = Moje krabice má o jednu víc
web-box-more = O jednu víc
web-box-ours-note = Hodnoty s * jsou naše, dokud nezadáš nebo nepotvrdíš, co je vytištěno.
web-box-removed = Tvoje krabice tuto položku nemá.
web-box-not-removed = Přece jen tam je
web-box-remove = V mé krabici není
web-box-known = { $count ->
    [one] { $count } hodnota, kterou známe
    [few] { $count } hodnoty, které známe
   *[other] { $count } hodnot, které známe
 }
web-box-confirm = Takhle je to vytištěno: další karta
web-box-keys = Enter potvrdí pole, Ctrl+Enter celou kartu. Page Up a Page Down listují kartami.
web-box-words = Slova a symboly
web-box-clear = Zpět na naši
web-box-ours = naše *
web-box-sure = známá
web-box-elsewhere = Tvoje krabice se změnila v jiném okně. Která verze má zůstat?
web-box-take-other = Ta z druhého okna
web-box-keep-mine = Ta zadaná zde
web-box-export = Exportovat
web-box-import = Importovat
web-box-delete = Smazat
web-box-import-title = Importovat { $name }
web-box-import-holds = { $values ->
    [one] Soubor obsahuje { $values } hodnotu; z { $wanted } hledaných { $filled }.
    [few] Soubor obsahuje { $values } hodnoty; z { $wanted } hledaných { $filled }.
   *[other] Soubor obsahuje { $values } hodnot; z { $wanted } hledaných { $filled }.
 }
web-box-import-replaces = Nahradí tvoji krabici v její nynější podobě ({ $filled }).
web-box-import-unreadable = Tento soubor nelze přečíst jako krabici této hry.
web-box-import-yes = Nahradit mou krabici
web-box-problems = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
 }
web-box-problem-at = Řádek { $line }, { $path }:
web-box-delete-title = Smazat tvoji krabici?
web-box-delete-note = Vše zadané pro tuto hru zmizí. Hry, které se s krabicí už hrají, pokračují. Pokud ji možná budeš ještě chtít, nejprve ji exportuj.
web-box-use = Hrát s mou vlastní krabicí ({ $filled } z { $wanted })
web-box-use-note = Hru uvidí jen hráči u stolu. Ne pro hodnocené hry.
web-box-use-wrong = { $count ->
    [one] Tvoje krabice má { $count } chybu a zatím s ní nelze hrát.
    [few] Tvoje krabice má { $count } chyby a zatím s ní nelze hrát.
   *[other] Tvoje krabice má { $count } chyb a zatím s ní nelze hrát.
 }
web-box-open = Otevřít mou krabici
web-box-invite = Máš tuto hru doma? Zadej, co je vytištěno ve tvé krabici.
web-box-about = Co je vytištěno v krabicích, které vlastníš, pro tvoje vlastní stoly.
