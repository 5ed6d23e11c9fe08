# Wat de server zegt: waarom hij iets weigert, en wat zijn opdrachten doen.

server-bad-request = Het verzoek is niet te begrijpen: { $problem }
server-bad-frame = Het bericht is niet te begrijpen: { $problem }
server-not-found = Hier is niets.
server-bad-method = Dat kan hier niet.
server-too-large = Dat is te groot.
server-too-many = Te veel verzoeken. Probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
 } opnieuw.
server-cross-site = Dit verzoek komt van een andere site en wordt niet uitgevoerd.
server-bad-host = Deze server is niet bekend onder die naam.
server-broken = Er ging bij ons iets mis. Het is genoteerd onder nummer { $request }.
server-no-metrics = Deze cijfers zijn niet voor iedereen.

server-not-signed-in = Vul eerst je naam in.
server-bad-login = Naam en wachtwoord horen niet bij elkaar.
server-bad-token = Dit token is onbekend, of mag dit niet.
server-wrong-password = Dat is niet je wachtwoord.
server-name-taken = De naam “{ $name }” is al bezet.
server-bad-name = Dit kan geen naam zijn: gebruik hooguit { $most ->
    [one] { $most } afdrukbaar teken
   *[other] { $most } afdrukbare tekens
 }.
server-unclear-name = Deze naam is met een andere te verwarren, of niet te zien. Schrijf hem met letters uit één alfabet en zonder onzichtbare tekens.
server-bad-password = Een wachtwoord heeft minstens { $least ->
    [one] { $least } teken
   *[other] { $least } tekens
 } en is niet je naam.
server-common-password = Dit wachtwoord zou iedereen als eerste proberen: een bekend woord, een rij toetsen of je eigen naam. Neem een langer wachtwoord, het liefst van meer woorden.
server-bad-email = Dit is geen e-mailadres.
server-already-registered = Je hebt al een account.
server-registered-only = Hiervoor is een account met wachtwoord nodig.
server-no-user = Die speler bestaat niet.
server-no-token = Dat token bestaat niet.
server-no-session = Die sessie bestaat niet.
server-banned = De beheerders van deze site hebben dit account gesloten.
server-muted = De beheerders van deze site laten dit account niet aan anderen schrijven.
server-several-users = Er zijn meer gasten die “{ $name }” heten. Geef het id van een van hen: { $ids }
server-closed-by-operator = Deze tafel is gesloten door de beheerders van de site.
server-no-push = Deze site stuurt geen meldingen.
server-push-endpoint = Meldingen gaan alleen via de dienst van een bekende browser.

server-no-components = Dit spelmateriaal is hier niet bekend.
server-no-table = Die tafel bestaat niet.
server-no-seat = Plaats { $seat } bestaat niet aan deze tafel.
server-seat-taken = Deze plaats is bezet.
server-seats-open = Er { $count ->
    [one] is nog { $count } plaats
   *[other] zijn nog { $count } plaatsen
 } vrij.
server-not-host = Dat kan alleen de gastheer van de tafel.
server-not-seated = Je zit niet aan deze tafel.
server-not-your-seat = Dit is niet jouw plaats.
server-already-seated = Je zit al aan deze tafel.
server-nobody-there = Daar zit niemand anders.
server-blocked = De gastheer laat je niet aan deze tafel zitten.
server-started = De partij is begonnen.
server-not-started = De partij is nog niet begonnen.
server-over = De partij is afgelopen.
server-not-over = De partij is nog niet afgelopen.
server-closed = De tafel is gesloten.
server-too-many-tables = Je hebt { $most ->
    [one] { $most } tafel
   *[other] { $most } tafels
 } open; speel er eerst een uit of sluit er een.
server-too-many-tables-today = Je hebt binnen een dag { $most ->
    [one] { $most } tafel
   *[other] { $most } tafels
 } geopend. Probeer het morgen opnieuw.
server-too-many-bot-games = Er { $most ->
    [one] loopt al { $most } partij
   *[other] lopen al { $most } partijen
 } van jou zonder mensen; wacht tot er een is afgelopen.
server-too-many-imports = Je hebt binnen een dag { $most ->
    [one] { $most } partij
   *[other] { $most } partijen
 } geïmporteerd. Probeer het morgen opnieuw.
server-too-many-bytes = De partijen die je hebt geïmporteerd nemen { $most } MB in en er is geen ruimte voor meer. Verwijder er een paar; binnen een dag komt de ruimte vrij.
server-too-many-analyses = Je hebt binnen een dag om { $most ->
    [one] { $most } analyse
   *[other] { $most } analyses
 } gevraagd. Probeer het morgen opnieuw.
server-analyses-running = Er { $most ->
    [one] is nog { $most } analyse
   *[other] zijn nog { $most } analyses
 } van jou niet klaar; wacht op een daarvan.
server-address-full = Vanaf je netwerkadres, dat je misschien met anderen deelt, komen te veel verzoeken. Probeer het later opnieuw.
server-too-many-tokens = Je hebt al { $most ->
    [one] { $most } token
   *[other] { $most } tokens
 }; trek er eerst een in.
server-log-full = Je hebt aan deze tafel zoveel geschreven als één persoon mag. Uitspelen kan nog wel.
server-rated-people = Partijen voor de ranglijst zijn voor geregistreerde spelers die zelf spelen.
server-rated-seats = In een partij voor de ranglijst heeft elke plaats een eigen speler en doen er geen bots mee.
server-rated-hints = In een partij voor de ranglijst worden geen hints gegeven.
server-rated-clock = Een partij voor de ranglijst wordt met een klok gespeeld.
server-no-hints = Aan deze tafel wordt zonder hints gespeeld.
server-needs-version = Deze partij wordt gespeeld met versie { $version } van de regels van “{ $game }”, en die is hier niet geïnstalleerd. Je kunt haar alleen bekijken.
server-older-away = De oudere server waarop deze partij wordt gespeeld, antwoordt niet. Probeer het zo nog eens.
server-table-broken = Deze partij kan niet verder: het verslag ervan is beschadigd. De beheerders van de site weten ervan. Je kunt nog lezen wat er over is, hier berichten schrijven en weggaan.

server-stale = De partij is intussen verder gegaan. Kijk opnieuw.
server-not-your-turn = Je bent niet aan de beurt.
server-busy = Er gebeurt te veel tegelijk aan deze tafel. Probeer het opnieuw.
server-undo-nothing = Er is niets om terug te nemen.
server-undo-asked = Iemand wil al een beslissing terugnemen.
server-undo-not-asked = Niemand wacht op jouw antwoord.
server-undo-revealed = In een partij voor de ranglijst kan wat al is onthuld niet ongedaan worden gemaakt.
server-not-away = Je zit al aan tafel.

server-no-message = Dat bericht bestaat niet.
server-no-report = Er is geen melding { $id }.
server-empty-text = Dit bericht is leeg.
server-no-share = Deze link leidt nergens heen.
server-private-review = Alleen wie meespeelde, kan deze partij terugkijken.
server-no-ply = De partij heeft { $most ->
    [one] { $most } actie
   *[other] { $most } acties
 }, dus er is geen stelling na actie { $ply }.

server-push-turn = { $game }: je bent aan de beurt.

server-secret-empty = { $file } is leeg: cookies zouden worden ondertekend met een sleutel die iedereen kent. Verwijder het; bij de volgende start wordt een nieuwe geheime sleutel gemaakt.
server-database-old = De database is van een versie van Sunstone van vóór de eerste uitgave (stap { $found }) en kan niet meer worden bijgewerkt. Begin met een nieuwe.

backup-no-database = Op { $url } staat geen database van deze versie. Start eerst de server een keer.
backup-exists = { $file } bestaat al en wordt niet overschreven.
backup-not-backup = { $file } is geen back-up van Sunstone, of er ontbreekt een stuk aan.
backup-bad-manifest = De inhoudsopgave van { $file } is beschadigd: { $field } ontbreekt of klopt niet.
backup-other-tables = De inhoudsopgave van { $file } noemt andere tabellen dan de versie die de back-up maakte. Ontbrekend of onbekend: { $tables }.
backup-missing-part = In { $file } ontbreken de rijen van de tabel { $table }.
backup-damaged-part = De rijen van de tabel { $table } in { $file } zijn beschadigd: de controlesom klopt niet.
backup-bad-row = Rij { $row } van de tabel { $table } in { $file } is geen rij van die tabel.
backup-refused-rows = De database weigert rijen van de tabel { $table } uit { $file }: er staat er een dubbel in, of een verwijst naar iets dat ontbreekt.
backup-newer = De back-up is gemaakt door een nieuwere versie van Sunstone (de database staat op stap { $found }).
backup-not-empty = De database op { $url } is niet leeg. Zet de back-up terug in een nieuwe.
backup-other-revision = De database op { $url } is door een andere versie van Sunstone aangemaakt dan de back-up. Zet de back-up terug in een nieuwe.
backup-failed = Deze keer geen back-up: { $problem }

cli-help-serve = Zet de tafel in de browser klaar voor deze computer, of voor iedereen.
cli-help-serve-host = Adres om op te luisteren; 0.0.0.0 laat andere computers toe.
cli-help-serve-port = Poort om op te luisteren; 0 neemt een willekeurige vrije.
cli-help-serve-folder = Waar de database en de geheime sleutel van de server staan.
cli-help-serve-database = Database, zoals postgresql+asyncpg://user@host/name; anders een bestand in de map.
cli-help-serve-channels = Redis, zoals redis://host:6379, als meer processen de tafels delen.
cli-help-serve-origin = Openbaar adres, zoals https://play.example.org; mag vaker worden gegeven.
cli-help-serve-proxy = Adres van een vertrouwde reverse proxy; mag vaker worden gegeven.
cli-help-serve-bots = Hoeveel processen voor bots denken; 0 laat dat aan “sunstone worker” over.
cli-help-serve-open = De browser openen.
cli-help-serve-components = Materiaalbestand waarmee nieuwe tafels worden gespeeld, hooguit één per spel; er wordt ook in de map gezocht, als components/SPEL.toml.
cli-help-serve-older = Adres van een oudere versie van deze server op dezelfde database, zoals http://127.0.0.1:8601; partijen die daar begonnen, worden daar uitgespeeld. Mag meermaals.
cli-help-worker = Laat bots denken voor servers die een database en Redis delen.
cli-help-backup = Schrijft alles wat de server bewaart naar één bestand. In een map krijgt het bestand de tijd als naam.
cli-help-backup-every = Doorgaan en zo vaak een nieuwe back-up in de map schrijven: 30s, 15m, 1h of 1d.
cli-help-backup-keep = Hoeveel er in de map blijven; anders { $count }. Oudere worden verwijderd.
cli-help-restore = Vult een lege database vanuit een back-up.
cli-help-reports = Toon de berichten die mensen hebben gemeld.
cli-help-reports-resolve = Handel deze melding af; mag meermaals.
cli-help-reports-all = Ook de meldingen die zijn afgehandeld.
cli-help-moderate = Leg spelers het zwijgen op, weer ze, en sluit tafels.
cli-help-moderate-mute = Laat een speler (naam of id) geen berichten meer schrijven.
cli-help-moderate-unmute = Laat een speler weer berichten schrijven.
cli-help-moderate-ban = Weer een speler (naam of id): overal afgemeld, bots spelen verder, en eigen tafels die nog niet begonnen zijn, worden gesloten.
cli-help-moderate-unban = Laat een speler weer binnen.
cli-help-moderate-close = Sluit een tafel, ook als er gespeeld wordt.
cli-help-moderate-list = Toon wie niet mag schrijven of geweerd is.
serve-ready = Sunstone draait op { $address }
worker-ready = De bots staan klaar.
backup-written = { $count ->
    [one] { $count } rij
   *[other] { $count } rijen
 } geschreven naar { $file }.
backup-restored = { $count ->
    [one] { $count } rij
   *[other] { $count } rijen
 } teruggezet uit { $file }.
reports-line = { $id }  { $at }, tafel { $table }
reports-said = { $name } zei: ‘{ $text }’
reports-reported = gemeld door { $name }: { $reason }
reports-resolved = afgehandeld
reports-none = Er wachten geen meldingen.
reports-former-player = een voormalige speler
moderate-line = { $id }  { $name }
moderate-muted = { $name } ({ $id }) mag geen berichten meer schrijven.
moderate-unmuted = { $name } ({ $id }) mag weer berichten schrijven.
moderate-banned = { $name } ({ $id }) komt er niet meer in.
moderate-unbanned = { $name } ({ $id }) mag weer naar binnen.
moderate-not-left = Deze tafels konden niet worden verlaten: { $tables }
moderate-closed = Tafel { $table } is gesloten.
moderate-muted-since = mag niet schrijven sinds { $at }
moderate-banned-since = geweerd sinds { $at }
moderate-none = Niemand is geweerd of tot zwijgen gebracht.

server-no-box = Je hebt van dit spel geen doos ingevuld.
server-box-wrong = { $count ->
    [one] Je doos heeft { $count } fout; herstel die voordat je ermee speelt.
   *[other] Je doos heeft { $count } fouten; herstel die voordat je ermee speelt.
 }
server-box-changed = Je doos is intussen ergens anders veranderd.
server-box-too-large = Je dozen mogen samen { $most } kB innemen.
server-box-private = Deze partij wordt met iemands eigen doos gespeeld. Alleen wie meespeelt kan haar zien.
server-box-unreadable = Dit is geen doos van dit spel. { $problem }
server-rated-box = Partijen voor de ranglijst worden niet met een eigen doos gespeeld.

# Wat een link over zichzelf zegt waar hij gedeeld wordt.
preview-home = Sunstone: bordspellen in je browser
preview-home-about = Tzolk'in, Cóatl en Endless Winter, met vrienden of tegen bots. Geen account, niets te installeren.
preview-rules = { $game }: spelregels
preview-rules-about = Hoe je { $game } speelt: alle regels, met plaatjes en zoekfunctie.
preview-new = Speel { $game }
preview-new-about = Open een tafel voor { $game }: met vrienden of tegen bots. Geen account, niets te installeren.
preview-table = Een tafel voor { $game }
preview-table-about = Schuif aan of kijk mee, gewoon in je browser. Een naam is genoeg.
preview-shared = { $game }: een gespeelde partij
preview-shared-about = Kijk hem zet voor zet terug.
