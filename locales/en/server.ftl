# What the server says: why it refuses something, and what its commands do.

server-bad-request = The request cannot be understood: { $problem }
server-bad-frame = The message cannot be understood: { $problem }
server-not-found = There is nothing here.
server-bad-method = This cannot be done here.
server-too-large = That is too large.
server-too-many = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }.
server-cross-site = This request comes from another site and was not carried out.
server-bad-host = This server is not known by that name.
server-broken = Something went wrong on our side. It was logged as { $request }.
server-no-metrics = These numbers are not public.

server-not-signed-in = Enter your name first.
server-bad-login = The name and the password do not match.
server-bad-token = This token is unknown, or not allowed to do this.
server-wrong-password = That is not your password.
server-name-taken = The name “{ $name }” is taken.
server-bad-name = This cannot be a name: use up to { $most ->
    [one] { $most } printable character
   *[other] { $most } printable characters
 }.
server-unclear-name = This name could be mistaken for another, or cannot be seen. Use letters of one alphabet and no invisible characters.
server-bad-password = A password has at least { $least ->
    [one] { $least } character
   *[other] { $least } characters
 } and is not your name.
server-common-password = This password is among the first that anyone would try: a well-known word, a row of keys, or your own name. Choose a longer one, ideally of several words.
server-bad-email = This is not an e-mail address.
server-already-registered = You have an account already.
server-registered-only = This needs an account with a password.
server-no-user = There is no such player.
server-no-token = There is no such token.
server-no-session = There is no such session.
server-banned = The operators of this site have closed this account.
server-muted = The operators of this site do not let this account write to others.
server-several-users = Several guests are called “{ $name }”. Give the id of one: { $ids }
server-closed-by-operator = This table was closed by the operators of the site.
server-no-push = This site sends no notifications.
server-push-endpoint = Notifications can only be sent through the service of a known browser.

server-no-components = These components are not known here.
server-no-table = There is no such table.
server-no-seat = There is no seat { $seat } at this table.
server-seat-taken = This seat is taken.
server-seats-open = { $count ->
    [one] { $count } seat is
   *[other] { $count } seats are
 } still free.
server-not-host = Only the host of this table can do this.
server-not-seated = You are not sitting at this table.
server-not-your-seat = This seat is not yours.
server-already-seated = You are already sitting at this table.
server-nobody-there = Nobody else is sitting there.
server-blocked = The host does not let you sit down at this table.
server-started = The game has started.
server-not-started = The game has not started yet.
server-over = The game is over.
server-not-over = The game is not over yet.
server-closed = The table is closed.
server-too-many-tables = You have { $most ->
    [one] { $most } table
   *[other] { $most } tables
 } open; finish or close one first.
server-too-many-tables-today = You have opened { $most ->
    [one] { $most } table
   *[other] { $most } tables
 } within a day. Try again tomorrow.
server-too-many-bot-games = You have { $most ->
    [one] { $most } game
   *[other] { $most } games
 } without people running; wait until one is over.
server-too-many-imports = You have imported { $most ->
    [one] { $most } record
   *[other] { $most } records
 } within a day. Try again tomorrow.
server-too-many-bytes = The records you have imported take up { $most } MB, and there is no room for more. Delete some; the room becomes free within a day.
server-too-many-analyses = You have asked for { $most ->
    [one] { $most } analysis
   *[other] { $most } analyses
 } within a day. Try again tomorrow.
server-analyses-running = { $most ->
    [one] { $most } of your analyses is
   *[other] { $most } of your analyses are
 } not done yet; wait for one of them.
server-address-full = Your network address, which others may share, has reached its limit. Try again later.
server-too-many-tokens = You have { $most ->
    [one] { $most } token
   *[other] { $most } tokens
 } already; revoke one first.
server-log-full = You have reached the limit of what one person may write at this table. You can still play to the end.
server-rated-people = Rated games are for registered players who play for themselves.
server-rated-seats = In a rated game every seat has its own player, and no bots take part.
server-rated-hints = There are no hints in a rated game.
server-rated-clock = A rated game is played with a clock.
server-no-hints = Hints are not allowed at this table.
server-needs-version = This game uses version { $version } of the rules of “{ $game }”, which is not installed here. You can only look at it.
server-older-away = The older server on which this game is played does not answer. Try again in a moment.
server-table-broken = This game cannot go on: its record is damaged. The operators of the site know about it. You can still read what is left, chat here and leave.

server-stale = The table has moved on. Look again.
server-not-your-turn = It is not your turn.
server-busy = Too much is happening at this table at once. Try again.
server-undo-nothing = There is nothing to undo.
server-undo-asked = Somebody is already asking to undo.
server-undo-not-asked = Nobody is waiting for your answer.
server-undo-revealed = In a rated game, nothing that has been revealed can be undone.
server-not-away = You are at the table already.

server-no-message = There is no such message.
server-no-report = There is no report { $id }.
server-empty-text = This message is empty.
server-no-share = This link leads nowhere.
server-private-review = Only those who played this game can review it.
server-no-ply = The game has { $most ->
    [one] { $most } action
   *[other] { $most } actions
 }, so there is no position after action { $ply }.

server-push-turn = { $game }: it is your turn.

server-secret-empty = { $file } is empty: cookies would be signed with a key that everyone knows. Delete it, and a new secret is created at the next start.
server-database-old = The database is from a version of Sunstone before the first release (step { $found }) and can no longer be brought up to date. Start with a new one.

backup-no-database = There is no database of this version at { $url }. Start the server once first.
backup-exists = { $file } exists already and is not overwritten.
backup-not-backup = { $file } is not a backup of Sunstone, or it has been cut off.
backup-bad-manifest = The manifest of { $file } is damaged: { $field } is missing or wrong.
backup-other-tables = The manifest of { $file } does not list the tables of the version that made it. Missing or unknown: { $tables }.
backup-missing-part = { $file } lacks the rows of the table { $table }.
backup-damaged-part = The rows of the table { $table } in { $file } are damaged: they do not match their checksum.
backup-bad-row = Row { $row } of the table { $table } in { $file } is not a row of that table.
backup-refused-rows = The database refuses rows of the table { $table } in { $file }: one is there twice, or refers to something that is missing.
backup-newer = The backup was made by a newer version of Sunstone (its database is at step { $found }).
backup-not-empty = The database at { $url } is not empty. Restore into a new one.
backup-other-revision = The database at { $url } was set up by another version of Sunstone than the one that made the backup. Restore into a new one.
backup-failed = No backup this time: { $problem }

cli-help-serve = Serve the table in the browser to this computer, or to everyone.
cli-help-serve-host = Address to listen on; 0.0.0.0 lets other computers in.
cli-help-serve-port = Port to listen on; 0 takes any free one.
cli-help-serve-folder = Where the database and the server's secret are kept.
cli-help-serve-database = Database, as postgresql+asyncpg://user@host/name; without it a file in the folder.
cli-help-serve-channels = Redis, as redis://host:6379, when several processes share the tables.
cli-help-serve-origin = Public address, as https://play.example.org; may be given several times.
cli-help-serve-proxy = Address of a trusted reverse proxy; may be given several times.
cli-help-serve-bots = How many processes run bots; 0 leaves it to “sunstone worker”.
cli-help-serve-open = Open the browser.
cli-help-serve-components = Component file for new tables, at most one per game; also looked for in the folder as components/GAME.toml.
cli-help-serve-older = Address of an older version of this server on the same database, as http://127.0.0.1:8601; games that began there continue there. May be given several times.
cli-help-worker = Run bots for servers that share a database and Redis.
cli-help-backup = Write everything the server keeps into one file. A folder gets a file named by the time.
cli-help-backup-every = Keep running and write another backup into the folder this often: 30s, 15m, 1h or 1d.
cli-help-backup-keep = How many to keep in the folder; without it { $count }. Older ones are deleted.
cli-help-restore = Fill an empty database from a backup.
cli-help-reports = List the messages that people have reported.
cli-help-reports-resolve = Mark this report as resolved; may be given several times.
cli-help-reports-all = Also those already resolved.
cli-help-moderate = Mute or ban players and close tables.
cli-help-moderate-mute = Keep a player (name or id) from writing in chats.
cli-help-moderate-unmute = Let a player write in chats again.
cli-help-moderate-ban = Keep a player (name or id) out: they are signed out everywhere, bots play on for them, and their tables that have not started are closed.
cli-help-moderate-unban = Let a player in again.
cli-help-moderate-close = Close a table, also while a game is played there.
cli-help-moderate-list = List who is muted or banned.
serve-ready = Sunstone is at { $address }
worker-ready = The bots are ready.
backup-written = { $count ->
    [one] { $count } row
   *[other] { $count } rows
 } written to { $file }.
backup-restored = { $count ->
    [one] { $count } row
   *[other] { $count } rows
 } restored from { $file }.
reports-line = { $id }  { $at }, table { $table }
reports-said = { $name } said: “{ $text }”
reports-reported = reported by { $name }: { $reason }
reports-resolved = resolved
reports-none = There are no open reports.
reports-former-player = a former player
moderate-line = { $id }  { $name }
moderate-muted = { $name } ({ $id }) may no longer write in chats.
moderate-unmuted = { $name } ({ $id }) may write in chats again.
moderate-banned = { $name } ({ $id }) is banned.
moderate-unbanned = { $name } ({ $id }) may come in again.
moderate-not-left = These tables could not be left: { $tables }
moderate-closed = Table { $table } is closed.
moderate-muted-since = muted since { $at }
moderate-banned-since = banned since { $at }
moderate-none = Nobody is muted or banned.

server-no-box = You have not entered a box for this game.
server-box-wrong = { $count ->
    [one] Your box has { $count } mistake; correct it before you play with it.
   *[other] Your box has { $count } mistakes; correct them before you play with it.
 }
server-box-changed = Your box has been changed elsewhere.
server-box-too-large = Your boxes may take up { $most } kB in all.
server-box-private = This game is played with somebody's own box. Only its players can see it.
server-box-unreadable = This is not a box of this game. { $problem }
server-rated-box = Rated games cannot be played with your own box.

# What a link says of itself where it is posted.
preview-home = Sunstone: board games in your browser
preview-home-about = Tzolk'in, Cóatl and Endless Winter, with friends or against bots. No account, nothing to install.
preview-rules = { $game }: rules
preview-rules-about = How { $game } is played: every rule, with pictures, to be searched.
preview-new = Play { $game }
preview-new-about = Open a table of { $game }: with friends or against bots. No account, nothing to install.
preview-table = A table of { $game }
preview-table-about = Sit down or watch, right in your browser. A name is all it takes.
preview-shared = { $game }: a finished game
preview-shared-about = Look back at it, move by move.
