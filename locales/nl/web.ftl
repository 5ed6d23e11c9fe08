# We zeggen ‘je’ tegen de lezer, ook in de spelregels; keuzes staan in de gebiedende wijs.
# The pages of the table in the browser: words that belong to no game.
web-skip = Naar de inhoud
web-nav = Pagina’s
web-home = Start
web-loading = Een moment…
web-again = Opnieuw proberen
web-close = Sluiten
web-cancel = Annuleren
web-save = Opslaan
web-saved = Opgeslagen.
web-language = Taal
web-rules = Regels
web-settings = Instellingen
web-account = Account
web-ratings = Ranglijst
web-turns-waiting = { $count ->
    [one] { $count } tafel wacht op je
   *[other] { $count } tafels wachten op je
 }
web-offline = Geen verbinding. We blijven proberen.
web-engine-loading = De engine wordt geladen: { $got } van { $of } MB
web-engine-bytes = { $got } van { $of } MB
web-engine-look = Kijk gerust rond; spelen kan weer zodra de engine geladen is.
web-engine-broken = De engine is gestopt ({ $problem }). Je spellen zijn bewaard; laad de pagina opnieuw.
web-engine-missing = Deze browser is te oud voor de engine: { $missing } ontbreekt. Chrome 123, Firefox 121, Safari 17.5 of nieuwer kan het wel.
web-update = Er staat een nieuwe versie van deze pagina's klaar.
web-update-take = Nu gebruiken
web-backup = Je spellen
web-backup-note = Ze worden in deze browser bewaard. In een bestand zijn ze veilig, en zo neem je ze mee naar een andere.
web-backup-save = Alles in een bestand bewaren
web-backup-bring = Een bestand ophalen
web-backup-wrong = In dit bestand staan geen spellen van Sunstone.
web-lost-title = Hier is niets
web-lost-text = Misschien klopt het adres niet, of is de pagina verhuisd.
web-problem-unreachable = De server is nu niet bereikbaar.
web-problem-moved-on = De partij is intussen verder gegaan; je laatste klik is niet gespeeld.
web-request = Verzoek { $id }
web-signed-out = Je bent uitgelogd.
web-unofficial = Sunstone is onofficieel en niet verbonden aan de auteurs of uitgevers van de spellen. Alle afbeeldingen zijn nieuw getekend en alle regels nieuw geschreven.

# Coming in, and the lobby.
web-welcome = Speel bordspellen in je browser
web-welcome-text = Met vrienden of tegen bots. Een naam is genoeg: geen account, niets te installeren.
web-welcome-alone = Tegen bots, of samen aan één apparaat. Geen account, niets te installeren: je spellen blijven in deze browser.
web-your-name = Naam
web-come-in = Naar binnen
web-guest-note = Geen account nodig. Heb je er al een?
web-guest = gast
web-guest-about = Zonder account: iedereen kan deze naam nemen.
web-guest-name = Speler { $number }
web-sign-in = Inloggen
web-continue = Verder spelen
web-more-games = { $count ->
    [one] Nog { $count } spel
   *[other] Nog { $count } spellen
 }
web-games-aside = Lessen en spellen die je verliet ({ $count })
web-discard = Weggooien
web-discard-sure = Het spel wordt gesloten en kan niet verder gespeeld worden.
web-resign = Opgeven
web-play-now = Nu spelen
web-play-bots = Tegen bots spelen
web-against = Bots
web-new-table = Nieuwe tafel
web-open-tables = Open tafels
web-no-open-tables = Er wacht nu niemand. Open een tafel en anderen zien hem hier.
web-running-tables = Partijen om te bekijken
web-finished-games = Gespeelde partijen
web-join = Meedoen
web-join-link = Meedoen met een link
web-join-bad-link = Dit is geen link naar een tafel.
web-watch = Kijken
web-open = Openen
web-play = Spelen
web-review = Terugkijken
web-import = Partij importeren
web-rated = Voor de ranglijst
web-table-waiting = Wacht op spelers
web-table-running = Bezig
web-your-turn = Jij bent aan de beurt
web-turn-of = Beurt: { $name }
web-a-bot = bot
web-players-range = { $least } tot { $most } spelers

# Opening a table.
web-game = Spel
web-seats = Plaatsen
web-player-count = Aantal spelers
web-seat = Plaats { $number }
web-seat-me = Ik
web-seat-open = Vrije plaats
web-seat-here = Iemand naast mij
web-seat-here-name = Naam van die speler
web-seat-beside = Speler { $number }
web-seat-gone = (account verwijderd)
web-more-options = Meer opties
web-option-coatl-sacrifice-tokens = Offerfiches
web-option-coatl-open-end = Verboden buren bij een open uiteinde
web-option-coatl-open-end-literal = Mag gespeeld worden
web-option-coatl-open-end-strict = Pas als dat uiteinde dicht is
web-option-coatl-promo = Promopakket
web-option-tzolkin-corn-points = Punten voor maïs aan het einde
web-option-tzolkin-corn-points-quarters = Een kwart per stuk
web-option-tzolkin-corn-points-whole = Eén per vier
web-option-endless-winter-setup = Stamhoofden en opzetkaarten
web-option-endless-winter-setup-dealt = Allebei gedeeld
web-option-endless-winter-setup-cards = Kaarten gekozen
web-option-endless-winter-setup-chiefs-and-cards = Allebei gekozen
web-option-endless-winter-glacier-tokens = Gletsjerfiches
web-option-endless-winter-rest-tokens = Rustfiches
web-option-off = Zonder: { $option }
web-visible = De tafel in de lobby tonen
web-drawn = Loten wie er begint
web-drawn-later = Bij het begin wordt geloot wie er begint.
web-rated-table = Voor de ranglijst (alleen geregistreerde spelers)
web-clock = Klok
web-clock-none = Geen klok
web-clock-is-live = { $minutes } min per speler + { $increment } s per beurt
web-clock-is-days = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
 }
web-clock-live = Live, met een voorraad minuten
web-clock-days = Dagen per beurt
web-clock-minutes = Minuten per speler
web-clock-increment = Extra seconden per beurt
web-clock-days-count = Dagen
web-clock-needed = Een partij voor de ranglijst heeft een klok nodig, zodat niemand zomaar kan ophouden met spelen.
web-open-table = Tafel openen

# The waiting room.
web-table = Tafel
web-table-of = { $game } · { $name }
web-table-full = Iedereen is er.
web-seats-free = { $count ->
    [one] { $count } plaats is nog vrij.
   *[other] { $count } plaatsen zijn nog vrij.
 }
web-table-closed = Deze tafel is gesloten.
web-closed-operator = De beheerders van deze site hebben hem gesloten. De partij kan niet verder.
web-broken = Deze partij kan niet verder
web-broken-text = De opgeslagen gegevens zijn niet meer te lezen. De beheerders van deze site weten ervan.
web-to-start = Terug naar de startpagina
web-unseated = Je zit niet meer aan deze tafel.
web-unseated-removed = Je zit niet meer aan deze tafel: de gastheer heeft je verwijderd.
web-waiting-host = Wachten tot de gastheer de partij begint.
web-remove = Verwijderen
web-remove-title = { $name } van de tafel verwijderen?
web-remove-text = De plaats komt weer vrij. Als je de speler ook blokkeert, kan die aan geen van je tafels meer gaan zitten; in je account kun je dat opheffen.
web-remove-block = Verwijderen en blokkeren
web-host = gastheer
web-sit-down = Gaan zitten
web-start = Partij beginnen
web-leave = De tafel verlaten
web-close-table = Tafel sluiten
web-invite = Nodig anderen uit
web-invite-text = Stuur deze link naar iedereen die wil meespelen of kijken.
web-invite-link = Link naar deze tafel
web-copy = Kopiëren
web-copied = Gekopieerd

# The table.
web-side = Spelers, keuzes en chat
web-players = Spelers
web-choices = Keuzes
web-choices-find = Keuze zoeken
web-choices-none = Geen keuze bevat deze woorden.
web-log = Verloop
web-chat = Chat
web-log-and-chat = Verloop en chat
web-menu = Menu
web-all-of-it = Helemaal lezen
web-undo = Ongedaan maken
web-undo-turn = Terug naar het begin van mijn beurt
web-undo-asks = { $name } wil de laatste beslissing terugnemen.
web-undo-waiting = Je hebt gevraagd om terug te gaan; de anderen hebben nog niet geantwoord.
web-undo-withdraw = Intrekken
web-undo-nothing = Er is nu niets om terug te nemen.
web-agree = Akkoord
web-refuse = Weigeren
web-why-not = Waarom niet…?
web-why-click = Klik of tik op iets met een streepjesrand: het zegt waarom het niet kan.
web-why-legal = Dat kan nu.
web-rule-open = Regel openen
web-replay = Herhalen
web-replay-text = Nog eens tonen wat de anderen deden
web-skip-show = Overslaan
web-click-waits = Je keuze is bewaard en wordt verstuurd zodra er weer verbinding is.
web-game-over = De partij is afgelopen
web-won-by = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen samen
 }
web-see-board = Naar het bord
web-see-result = Naar de uitslag
web-moment = Voor iedereen
web-waiting-for = Wachten op { $name }.
web-spectator = Je kijkt toe.
web-not-playable = De regels van deze partij zijn hier niet geïnstalleerd.
web-reveals = Dit onthult iets en kan niet ongedaan worden gemaakt.
web-would-happen = Wat er zou gebeuren
web-reveals-then = Daarna wordt iets verborgens onthuld: terugnemen kan niet.
web-you = jij
web-on-turn = aan de beurt
web-away = afwezig, een bot speelt
web-not-here = niet hier
web-watching = { $count ->
    [one] { $count } persoon kijkt toe
   *[other] { $count } mensen kijken toe
 }
web-points = Punten: { $count }
web-points-from = Waar ze vandaan komen
web-points-of = Punten: { $name }
web-points-by-source = Per bron
web-points-by-turn = Per beurt, de laatste eerst
web-turn-number = Beurt { $number }
web-confirm-title = Dit doen?
web-confirm-reveals = Dit onthult iets: het kan niet ongedaan worden gemaakt.
web-confirm-turn = Hiermee eindigt je beurt.
web-confirm-yes = Doen
web-hand-over = Geef door aan { $name }
web-hand-over-text = De kaarten zijn verborgen tot de volgende speler voor het scherm zit.
web-hand-over-ready = Ik ben er
web-leave-sure = Een bot speelt in jouw plaats. Je kunt altijd terugkomen.
web-leave-yes = Vertrekken en een bot laten spelen
web-come-back = Terugkomen
web-late = Je tijd is om
web-late-text = Een bot speelt voor je verder. Kom terug en de volgende keuze is weer aan jou.
web-copy-link = Link naar deze tafel kopiëren
web-seed-digest = SHA-256 van de geheime seed:
web-seed-revealed = De seed was { $seed }.
web-sheet-more = Meer tonen
web-sheet-less = Minder tonen
web-look-around = Enter gaat naar de stukken, de pijltjestoetsen van het ene naar het volgende.
web-zoom-in = Inzoomen
web-zoom-out = Uitzoomen
web-zoom-fit = Alles tonen
web-rematch = Nog een keer
web-rematch-there = Naar de volgende partij
web-share = Delen
web-share-link = Link om te delen
web-share-copied = Gekopieerd. Deze link opent precies deze stelling.
web-record = Partij als bestand

# Chat and log.
web-chat-empty = Er zijn nog geen berichten.
web-chat-say = Schrijf een bericht
web-send = Versturen
web-mute = dempen
web-muted = Je ziet geen berichten meer van { $name }.
web-report = melden
web-reported = Dank je wel. Het bericht is gemeld.
web-taken-back = teruggenomen
web-log-older = Eerdere regels tonen
web-log-opened = { $name } opende de tafel
web-log-sat = { $name } ging zitten
web-log-rose = { $name } stond op
web-log-removed = { $name } heeft iemand van de tafel verwijderd
web-log-seat-set = { $name } wijzigde een plaats
web-log-started = De partij is begonnen
web-log-drawn = De plaatsen zijn verloot en de partij is begonnen
web-log-undone = { $name } nam een beslissing terug
web-log-undo-asked = { $name } wil een beslissing terugnemen
web-log-undo-agreed = { $name } gaat akkoord
web-log-undo-refused = { $name } weigert
web-log-away = { $name } is afwezig; een bot speelt
web-log-back = { $name } is terug
web-log-rematch = { $name } wil nog een keer spelen
web-log-closed = De tafel is gesloten

# Text mode.
web-text-mode = Tekstmodus
web-text-mode-note = De tafel in woorden, met een opdrachtregel
web-position = Stelling
web-happened = Wat er gebeurde
web-command = Opdracht
web-command-hint = Een nummer, een actie of het begin van de woorden. Tab vult aan, ? legt de rest uit.
web-do = Uitvoeren
web-several = Dat kan betekenen:
web-no-choice = Er is geen keuze { $number }: ze zijn genummerd van 1 tot { $most }.
web-help-intro = Typ het nummer van een keuze of de actie zelf, zoals „{ $example }”. De opdrachten:
web-help-choices = alle keuzes met nummers tonen
web-help-board = de hele stelling; met een woord erachter, zoals „board { $part }”, één deel ervan
web-help-players = iedereen aan tafel
web-help-why = met een actie erachter, zoals „why { $example }”: waarom die niet kan
web-help-undo = de laatste beslissing terugnemen
web-help-log = de partij tot nu toe
web-help-say = met woorden erachter: stuur ze als bericht
web-help-help = deze uitleg
web-help-parts = Delen die „board” kan tonen: { $parts }

# Looking back.
web-review-of = { $game }: terugkijken
web-review-start = De partij begint.
web-eyes = Gezien door
web-eyes-open = Alles open
web-eyes-none = Toeschouwer
web-round = Ronde
web-round-back = Naar het begin van deze ronde, dan de vorige
web-round-on = Naar de volgende ronde
web-ply = { $ply } van { $most }
web-run = Afspelen
web-pause = Pauze
web-step-first = Naar het begin
web-step-back = Een stap terug
web-step-on = Een stap verder
web-step-last = Naar het einde
web-chart-points = Punten in de loop van de partij
web-sources = Waar ze vandaan komen, tot hier
web-sources-none = nog niets

# Rules.
web-rules-of = { $game }: regels
web-rules-missing = Er is nog geen regelpagina voor dit spel.
web-rules-english = Deze pagina is nog niet vertaald en staat daarom in het Engels.
web-rules-search = Zoeken in de regels
web-rules-found = { $count ->
    [one] { $count } plek gevonden
   *[other] { $count } plekken gevonden
 }
web-contents = Inhoud

# Settings.
web-settings-look = Uiterlijk
web-settings-play = Aan tafel
web-settings-calls = Als ik aan de beurt ben
web-settings-here = Deze instellingen horen bij deze browser.
web-install = Sunstone installeren
web-install-note = Als eigen app, met een eigen venster en pictogram
web-auto = Zoals het systeem
web-theme = Thema
web-theme-light = Licht
web-theme-dark = Donker
web-text-size = Tekstgrootte
web-patterns = Patronen op stukken
web-patterns-note = Om stukken ook zonder kleur te onderscheiden
web-motion = Beweging
web-motion-full = Volledig
web-motion-reduced = Beperkt
web-speed = Snelheid van zetten
web-speed-slow = Langzaam
web-speed-normal = Normaal
web-speed-fast = Snel
web-speed-none = Meteen
web-confirm = Vragen voor
web-confirm-final = Wat niet ongedaan kan worden
web-confirm-turns = Ook het einde van mijn beurt
web-confirm-never = Nooit
web-sounds = Geluiden
web-sounds-note = Zachte tonen voor je beurt, een zet, een bericht en het einde van de partij
web-notifications = Meldingen
web-notifications-note = Een systeemmelding als je ergens anders kijkt
web-notifications-blocked = De browser staat geen meldingen toe voor deze pagina.

# The account.
web-register = Account maken
web-keep-games = Mijn partijen op elk apparaat
web-register-note = Een naam en een wachtwoord; een e-mailadres is niet verplicht. Je partijen gaan mee.
web-registered = Welkom. Je partijen staan nu op al je apparaten.
web-password = Wachtwoord
web-password-old = Oud wachtwoord
web-password-new = Nieuw wachtwoord
web-email = E-mail (niet verplicht)
web-change-name = Naam wijzigen
web-change-password = Wachtwoord wijzigen
web-sign-out = Uitloggen
web-devices = Ingelogde apparaten
web-device-this = Dit apparaat
web-device-unknown = Onbekend apparaat
web-device-since = Ingelogd op { $date }
web-device-seen = Laatst gebruikt: { $ago }
web-sign-out-everywhere = Overal uitloggen
web-sign-out-everywhere-text = Je moet op elk apparaat opnieuw inloggen, ook op dit. Je partijen blijven zoals ze zijn.
web-blocked = Geblokkeerde spelers
web-blocked-note = Zij kunnen niet aan je tafels gaan zitten.
web-unblock = Deblokkeren
web-export = Mijn gegevens downloaden
web-delete-account = Account verwijderen
web-delete-note = Bots spelen je lopende partijen uit. Je naam en je berichten verdwijnen voorgoed.
web-delete-yes = Voorgoed verwijderen
web-rated-games = Partijen voor de ranglijst
web-rated-none = Nog geen.
web-place = plaats { $place }
web-tokens = Tokens voor programma’s
web-tokens-note = Met een token kan een programma namens jou spelen.
web-token-name = Waarvoor?
web-token-make = Token maken
web-token-once = Wordt één keer getoond:
web-revoke = Intrekken
web-rating = Rating
web-games-count = Partijen
web-ratings-none = Er is nog geen partij voor de ranglijst gespeeld.

# Eerste partijen met uitleg.
web-learn = Leer al spelend
web-lesson-of = { $game }: eerste partij
web-lesson-step = stap { $step } van { $count }
web-lesson-leave = Uitleg verlaten
web-lesson-return = Terug naar de uitleg
web-lesson-back = Terug
web-lesson-next = Verder
web-lesson-again = Vooruit
web-lesson-now = Nu:
web-lesson-show = Laat het zien
web-lesson-rival = Je tegenstander speelt.
web-lesson-refused = Dat mag ook ({ $tried }). Probeer hier: { $asked }. Of verlaat de uitleg en speel vrij.
web-lesson-read-first = Lees eerst deze stap uit; dan mag jij.
web-lesson-rule = In de regels
web-lesson-free = Vrij verder spelen
web-lesson-real = Een echte partij beginnen

web-log-hint = { $name } vroeg om een hint
web-hint = Hint
web-hint-thinking = Even nadenken …
web-hint-note = Wat een zoekbot zou doen die niet meer weet dan jij. Het getal zegt welk deel van zijn tijd elke keuze kreeg. Iedereen aan tafel ziet dat je erom vroeg.
web-hints-table = Hints toegestaan
web-study = Analyse
web-study-begin = Partij analyseren
web-study-running = Beslissing { $done } van { $of }
web-study-chances = Winstkansen, %
web-study-choices = De keuzes
web-study-played = gespeeld
web-study-best = beste
web-study-turning = Keerpunten
web-study-no-turning = Geen enkele beurt heeft deze partij beslist.
web-study-seat = Beste keuzes: { $best } van { $decisions }
web-study-note = Een schatting van een zoekbot die alleen ziet wat de speler kon zien.
web-study-none = Een zoekbot kan elke beslissing van deze partij bekijken; dat duurt ongeveer een minuut.

# De eigen doos.
web-box-title = Mijn doos
web-box-progress = { $filled } van { $wanted }
web-box-all-known = Alle gedrukte waarden van dit spel zijn bekend. Verander alleen wat in jouw uitgave anders is.
web-box-saving = Opslaan …
web-box-unsaved = Nog niet opgeslagen
web-box-card-of = { $title }, { $number } van { $count }
web-box-previous = Vorige kaart
web-box-next = Volgende kaart
web-box-parts = Onderdelen van de doos
web-box-cards = Kaarten
web-box-standing-done = compleet
web-box-standing-wrong = bevat een fout
web-box-standing-begun = begonnen
web-box-standing-open = nog niets ingevuld
web-box-add = Mijn doos heeft er nog een
web-box-more = Nog een
web-box-ours-note = Waarden met * zijn van ons totdat je invult of bevestigt wat er gedrukt staat.
web-box-removed = Jouw doos heeft deze niet.
web-box-not-removed = Hij zit er toch in
web-box-remove = Niet in mijn doos
web-box-known = { $count ->
    [one] { $count } waarde die we kennen
   *[other] { $count } waarden die we kennen
 }
web-box-confirm = Zo staat het gedrukt: volgende kaart
web-box-keys = Enter bevestigt een veld, Ctrl+Enter de kaart. Page Up en Page Down bladeren door de kaarten.
web-box-words = Woorden en symbolen
web-box-clear = Terug naar de onze
web-box-ours = van ons *
web-box-sure = bekend
web-box-elsewhere = Je doos is in een ander venster veranderd. Welke versie moet blijven?
web-box-take-other = Die uit het andere venster
web-box-keep-mine = Die hier is ingevuld
web-box-export = Exporteren
web-box-import = Importeren
web-box-delete = Verwijderen
web-box-import-title = { $name } importeren
web-box-import-holds = { $values ->
    [one] Het bestand bevat { $values } waarde; { $filled } van de { $wanted } gezochte.
   *[other] Het bestand bevat { $values } waarden; { $filled } van de { $wanted } gezochte.
 }
web-box-import-replaces = Het vervangt je doos zoals die hier is ({ $filled }).
web-box-import-unreadable = Dit bestand is niet te lezen als een doos van dit spel.
web-box-import-yes = Mijn doos vervangen
web-box-problems = { $count ->
    [one] { $count } fout
   *[other] { $count } fouten
 }
web-box-problem-at = Regel { $line }, { $path }:
web-box-delete-title = Je doos verwijderen?
web-box-delete-note = Alles wat je voor dit spel hebt ingevuld, gaat verloren. Partijen die er al mee gespeeld worden, gaan door. Exporteer de doos eerst als je hem misschien nog wilt gebruiken.
web-box-use = Met mijn eigen doos spelen ({ $filled } van { $wanted })
web-box-use-note = Alleen de spelers aan tafel zien de partij. Niet voor partijen voor de ranglijst.
web-box-use-wrong = { $count ->
    [one] Je doos heeft { $count } fout; je kunt er nog niet mee spelen.
   *[other] Je doos heeft { $count } fouten; je kunt er nog niet mee spelen.
 }
web-box-open = Mijn doos openen
web-box-invite = Heb je dit spel zelf? Vul in wat er in jouw doos gedrukt staat.
web-box-about = Wat er gedrukt staat in de dozen die je bezit, voor je eigen tafels.
