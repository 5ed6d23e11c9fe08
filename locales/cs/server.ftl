# Co říká server: proč něco odmítá a co dělají jeho příkazy.

server-bad-request = Požadavku nelze rozumět: { $problem }
server-bad-frame = Zprávě nelze rozumět: { $problem }
server-not-found = Tady nic není.
server-bad-method = To tady nejde.
server-too-large = To je příliš velké.
server-too-many = To bylo příliš často. Zkus to znovu za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.
server-cross-site = Požadavek přichází z cizí stránky, a proto se neprovede.
server-bad-host = Pod tímto jménem server nikdo nezná.
server-broken = Něco se pokazilo na naší straně. Máme to zapsané pod číslem { $request }.
server-no-metrics = Tato čísla nejsou pro každého.

server-not-signed-in = Nejdřív napiš, jak se jmenuješ.
server-bad-login = Jméno a heslo k sobě nepatří.
server-bad-token = Tento přístupový klíč neznáme, nebo na to nestačí.
server-wrong-password = To není tvoje heslo.
server-name-taken = Jméno „{ $name }“ už někdo má.
server-bad-name = To nemůže být jméno: použij nejvýše { $most ->
    [one] { $most } tisknutelný znak
    [few] { $most } tisknutelné znaky
   *[other] { $most } tisknutelných znaků
 }.
server-unclear-name = Toto jméno by si někdo mohl splést s jiným, nebo ho není vidět. Napiš ho písmeny jedné abecedy a bez neviditelných znaků.
server-bad-password = Heslo má aspoň { $least ->
    [one] { $least } znak
    [few] { $least } znaky
   *[other] { $least } znaků
 } a není to tvoje jméno.
server-common-password = Toto heslo by každý zkusil mezi prvními: známé slovo, řada kláves, nebo tvoje jméno. Zvol delší, nejlépe z několika slov.
server-bad-email = To není e-mailová adresa.
server-already-registered = Účet už máš.
server-registered-only = K tomu je potřeba účet s heslem.
server-no-user = Takového hráče neznáme.
server-no-token = Takový přístupový klíč není.
server-no-session = Takové přihlášení není.
server-banned = Tento účet správci stránky uzavřeli.
server-muted = Správci stránky tomuto účtu nedovolují psát ostatním.
server-several-users = Jméno „{ $name }“ má víc hostů. Uveď id jednoho z nich: { $ids }
server-closed-by-operator = Tento stůl zavřeli správci stránky.
server-no-push = Tato stránka upozornění neposílá.
server-push-endpoint = Upozornění lze posílat jen přes službu známého prohlížeče.

server-no-components = Tyto součásti tu nejsou známy.
server-no-table = Takový stůl není.
server-no-seat = U tohoto stolu místo { $seat } není.
server-seat-taken = Toto místo je obsazené.
server-seats-open = Ještě { $count ->
    [one] je { $count } místo volné
    [few] jsou { $count } místa volná
   *[other] je { $count } míst volných
 }.
server-not-host = To může jen zakladatel stolu.
server-not-seated = U tohoto stolu nesedíš.
server-not-your-seat = Toto místo není tvoje.
server-already-seated = U tohoto stolu už sedíš.
server-nobody-there = Nikdo jiný tam nesedí.
server-blocked = Zakladatel tě k tomuto stolu nepustí.
server-started = Hra už začala.
server-not-started = Hra ještě nezačala.
server-over = Hra už skončila.
server-not-over = Hra ještě neskončila.
server-closed = Stůl je zavřený.
server-too-many-tables = Máš { $most ->
    [one] otevřený { $most } stůl
    [few] otevřené { $most } stoly
   *[other] otevřených { $most } stolů
 }; nejdřív nějaký dohraj nebo zavři.
server-too-many-tables-today = Za den lze otevřít nejvýše { $most ->
    [one] { $most } stůl
    [few] { $most } stoly
   *[other] { $most } stolů
 }. Zkus to zítra.
server-too-many-bot-games = Už ti { $most ->
    [one] běží { $most } hra
    [few] běží { $most } hry
   *[other] běží { $most } her
 } bez lidí; počkej, až některá skončí.
server-too-many-imports = Za den lze načíst nejvýše { $most ->
    [one] { $most } zápis
    [few] { $most } zápisy
   *[other] { $most } zápisů
 }. Zkus to zítra.
server-too-many-bytes = Tvoje načtené zápisy zabírají { $most } MB a další se už nevejdou. Některé smaž; místo se uvolní do jednoho dne.
server-too-many-analyses = Za den lze požádat nejvýše o { $most ->
    [one] { $most } rozbor
    [few] { $most } rozbory
   *[other] { $most } rozborů
 }. Zkus to zítra.
server-analyses-running = Ještě { $most ->
    [one] není hotový { $most } tvůj rozbor
    [few] nejsou hotové { $most } tvoje rozbory
   *[other] není hotových { $most } tvých rozborů
 }; počkej na některý z nich.
server-address-full = Z tvé síťové adresy, kterou možná sdílíš s dalšími lidmi, přichází příliš mnoho požadavků. Zkus to později.
server-too-many-tokens = Máš už { $most ->
    [one] { $most } přístupový klíč
    [few] { $most } přístupové klíče
   *[other] { $most } přístupových klíčů
 }; nejdřív některý zruš.
server-log-full = U tohoto stolu už je od tebe zapsáno tolik, kolik jeden člověk smí. Dohrát ale můžeš.
server-rated-people = Hodnocené hry jsou pro registrované hráče, kteří hrají sami za sebe.
server-rated-seats = V hodnocené hře má každé místo svého hráče a boti nehrají.
server-rated-hints = V hodnocené hře se nenapovídá.
server-rated-clock = Hodnocená hra se hraje s hodinami.
server-no-hints = U tohoto stolu se hraje bez nápovědy.
server-needs-version = Tato hra se hraje podle verze { $version } pravidel hry „{ $game }“, která tu není. Lze si ji jen prohlížet.
server-older-away = Starší server, na kterém se tato hra hraje, neodpovídá. Zkus to za chvíli znovu.
server-table-broken = Tato hra nemůže pokračovat: její záznam je poškozený. Správci stránky o tom už vědí. Můžeš si přečíst, co z ní zbylo, psát si tu a odejít.

server-stale = Hra mezitím pokročila. Podívej se znovu.
server-not-your-turn = Nejsi na tahu.
server-busy = U stolu se toho děje příliš najednou. Zkus to znovu.
server-undo-nothing = Není co vzít zpět.
server-undo-asked = Někdo už o návrat žádá.
server-undo-not-asked = Na tvou odpověď nikdo nečeká.
server-undo-revealed = V hodnocené hře se nic nevrací před to, co už bylo odhaleno.
server-not-away = U stolu už jsi.

server-no-message = Taková zpráva není.
server-no-report = Hlášení { $id } neexistuje.
server-empty-text = Zpráva je prázdná.
server-no-share = Tento odkaz nikam nevede.
server-private-review = Tuto hru si mohou prohlížet jen ti, kdo ji hráli.
server-no-ply = Hra má { $most ->
    [one] { $most } akci
    [few] { $most } akce
   *[other] { $most } akcí
 }, takže po akci { $ply } žádná pozice není.

server-push-turn = { $game }: jsi na tahu.

server-secret-empty = Soubor { $file } je prázdný, takže by se cookies podepisovaly klíčem, který zná každý. Smaž ho a při příštím spuštění se vytvoří nový tajný klíč.
server-database-old = Databáze je z verze Sunstone před prvním vydáním (krok { $found }) a už ji nelze aktualizovat. Začni s novou.

backup-no-database = Na { $url } není databáze této verze. Nejdřív jednou spusť server.
backup-exists = { $file } už existuje a nepřepíše se.
backup-not-backup = { $file } není záloha Sunstone, nebo jí kus chybí.
backup-bad-manifest = Seznam obsahu v { $file } je poškozený: { $field } chybí, nebo je špatně.
backup-other-tables = Seznam obsahu v { $file } neodpovídá tabulkám verze, která zálohu vytvořila. Chybí nebo jsou neznámé: { $tables }.
backup-missing-part = V { $file } chybí řádky tabulky { $table }.
backup-damaged-part = Řádky tabulky { $table } v { $file } jsou poškozené: neodpovídají kontrolnímu součtu.
backup-bad-row = Řádek { $row } tabulky { $table } v { $file } do té tabulky nepatří.
backup-refused-rows = Databáze odmítá řádky tabulky { $table } z { $file }: některý je tam dvakrát, nebo odkazuje na něco, co chybí.
backup-newer = Zálohu vytvořila novější verze Sunstone (její databáze je na kroku { $found }).
backup-not-empty = Databáze na { $url } není prázdná. Obnov zálohu do nové.
backup-other-revision = Databázi na { $url } založila jiná verze Sunstone než ta, která vytvořila zálohu. Obnov zálohu do nové.
backup-failed = Tentokrát bez zálohy: { $problem }

cli-help-serve = Otevře stůl v prohlížeči pro tento počítač, nebo pro všechny.
cli-help-serve-host = Adresa, na které se naslouchá; 0.0.0.0 pustí dovnitř i jiné počítače.
cli-help-serve-port = Port, na kterém se naslouchá; 0 vezme kterýkoli volný.
cli-help-serve-folder = Kde leží databáze a tajný klíč serveru.
cli-help-serve-database = Databáze, například postgresql+asyncpg://user@host/name; jinak soubor ve složce.
cli-help-serve-channels = Redis, například redis://host:6379, když se o stoly dělí víc procesů.
cli-help-serve-origin = Veřejná adresa, například https://play.example.org; lze uvést vícekrát.
cli-help-serve-proxy = Adresa reverzní proxy, jejíž předané adresy se berou vážně; lze uvést vícekrát.
cli-help-serve-bots = Kolik procesů myslí za boty; 0 to nechá na „sunstone worker“.
cli-help-serve-open = Otevřít prohlížeč.
cli-help-serve-components = Soubor součástí, se kterým se hrají nové stoly, nejvýš jeden pro každou hru; hledá se i ve složce jako components/HRA.toml.
cli-help-serve-older = Adresa starší verze tohoto serveru nad stejnou databází, například http://127.0.0.1:8601; hry, které tam začaly, se tam dohrají. Lze zadat vícekrát.
cli-help-worker = Nechá boty myslet za servery, které sdílejí databázi a Redis.
cli-help-backup = Zapíše všechno, co server uchovává, do jednoho souboru. Ve složce se soubor pojmenuje podle času.
cli-help-backup-every = Pokračovat a zapisovat do složky další zálohu takhle často: 30s, 15m, 1h nebo 1d.
cli-help-backup-keep = Kolik záloh ve složce nechat; jinak { $count }. Starší se smažou.
cli-help-restore = Naplní prázdnou databázi ze zálohy.
cli-help-reports = Vypíše zprávy, které lidé nahlásili.
cli-help-reports-resolve = Označí hlášení za vyřízené; lze zadat vícekrát.
cli-help-reports-all = I ta, která jsou vyřízená.
cli-help-moderate = Umlčí nebo vykáže hráče a zavírá stoly.
cli-help-moderate-mute = Zakáže hráči (jméno nebo id) psát zprávy.
cli-help-moderate-unmute = Zase hráči dovolí psát zprávy.
cli-help-moderate-ban = Nepustí hráče (jméno nebo id) dovnitř: odhlásí ho všude, za něj dohrají boti a jeho stoly, kde se ještě nehraje, se zavřou.
cli-help-moderate-unban = Zase hráče pustí dovnitř.
cli-help-moderate-close = Zavře stůl, i když se u něj právě hraje.
cli-help-moderate-list = Vypíše, kdo je umlčený nebo vykázaný.
serve-ready = Sunstone běží na { $address }
worker-ready = Boti jsou připraveni.
backup-written = Do { $file } { $count ->
    [one] byl zapsán { $count } řádek
    [few] byly zapsány { $count } řádky
   *[other] bylo zapsáno { $count } řádků
 }.
backup-restored = Z { $file } { $count ->
    [one] byl obnoven { $count } řádek
    [few] byly obnoveny { $count } řádky
   *[other] bylo obnoveno { $count } řádků
 }.
reports-line = { $id }  { $at }, stůl { $table }
reports-said = { $name }: „{ $text }“
reports-reported = hlásí { $name }: { $reason }
reports-resolved = vyřízeno
reports-none = Žádné hlášení nečeká.
reports-former-player = bývalý hráč
moderate-line = { $id }  { $name }
moderate-muted = { $name } ({ $id }) už nesmí psát zprávy.
moderate-unmuted = { $name } ({ $id }) zase smí psát zprávy.
moderate-banned = { $name } ({ $id }) se už dovnitř nedostane.
moderate-unbanned = { $name } ({ $id }) zase může dovnitř.
moderate-not-left = Tyto stoly se nepodařilo opustit: { $tables }
moderate-closed = Stůl { $table } je zavřený.
moderate-muted-since = nesmí psát od { $at }
moderate-banned-since = nesmí dovnitř od { $at }
moderate-none = Nikdo není umlčený ani vykázaný.

server-no-box = Pro tuto hru zatím nemáš zadanou krabici.
server-box-wrong = { $count ->
    [one] Tvoje krabice má { $count } chybu; než s ní budeš hrát, oprav ji.
    [few] Tvoje krabice má { $count } chyby; než s ní budeš hrát, oprav je.
   *[other] Tvoje krabice má { $count } chyb; než s ní budeš hrát, oprav je.
 }
server-box-changed = Tvoje krabice se mezitím změnila jinde.
server-box-too-large = Tvoje krabice smějí zabrat celkem { $most } kB.
server-box-private = Tato hra se hraje s něčí vlastní krabicí. Vidí ji jen ti, kdo ji hrají.
server-box-unreadable = Toto není krabice této hry. { $problem }
server-rated-box = Hodnocené hry se nehrají s vlastní krabicí.

# Co o sobě říká odkaz tam, kde je sdílen.
preview-home = Sunstone: deskové hry v prohlížeči
preview-home-about = Tzolk'in, Cóatl a Věčná zima s přáteli, nebo proti botům. Bez účtu a bez instalace.
preview-rules = { $game }: pravidla
preview-rules-about = Jak se hraje { $game }: všechna pravidla s obrázky a vyhledáváním.
preview-new = Zahraj si: { $game }
preview-new-about = Otevři stůl hry { $game }: s přáteli, nebo proti botům. Bez účtu a bez instalace.
preview-table = Stůl hry { $game }
preview-table-about = Přisedni si, nebo se dívej, přímo v prohlížeči. Stačí jméno.
preview-shared = { $game }: dohraná partie
preview-shared-about = Projdi si ji tah po tahu.
