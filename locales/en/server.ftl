# What the server says: why it refuses something, and what its commands do.

server-bad-request = The request cannot be understood: { $problem }
server-bad-frame = The message cannot be understood: { $problem }
server-not-found = There is nothing here.
server-bad-method = This cannot be done here.
server-too-large = That is too large.
server-too-many = That was too often. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }.
server-cross-site = This request comes from another site and is not carried out.
server-bad-host = This server is not known by that name.
server-broken = Something went wrong on our side. It has been noted.
server-no-metrics = The numbers are not for everyone.

server-not-signed-in = Tell us your name first.
server-bad-login = Name and password do not fit together.
server-bad-token = This token is unknown, or not allowed to do this.
server-wrong-password = That is not your password.
server-name-taken = The name “{ $name }” is taken.
server-bad-name = This cannot be a name: use up to { $most ->
    [one] { $most } printable character
   *[other] { $most } printable characters
 }.
server-bad-password = A password has at least { $least ->
    [one] { $least } character
   *[other] { $least } characters
 } and is not your name.
server-bad-email = This is not an e-mail address.
server-already-registered = You have an account already.
server-registered-only = This needs an account with a password.
server-no-user = There is no such player.
server-no-token = There is no such token.
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
server-not-host = Only whoever opened the table can do this.
server-not-seated = You do not sit at this table.
server-not-your-seat = This seat is not yours.
server-already-seated = You sit at this table already.
server-started = The game has started.
server-not-started = The game has not started yet.
server-over = The game is over.
server-not-over = The game is not over yet.
server-closed = The table is closed.
server-too-many-tables = You have { $most ->
    [one] { $most } table
   *[other] { $most } tables
 } open; finish or close one first.
server-rated-people = Rated games are for registered players, played by themselves.
server-rated-seats = In a rated game every seat has its own player, and no bots take part.
server-rated-hints = Hints are not given in a rated game.
server-no-hints = This table is played without hints.
server-needs-version = This game is played by version { $version } of the rules of “{ $game }”, which are not installed here. It can only be looked at.
server-older-away = The older server that plays this game does not answer. Try again in a moment.

server-stale = The table has moved on meanwhile. Look again.
server-not-your-turn = It is not your turn.
server-busy = Too much is happening at this table at once. Try again.
server-undo-nothing = There is nothing to take back.
server-undo-asked = Somebody is already asking to go back.
server-undo-not-asked = Nobody is waiting for your answer.
server-not-away = You are at the table already.

server-no-message = There is no such message.
server-no-report = There is no report { $id }.
server-empty-text = There is nothing in this message.
server-no-share = This link leads nowhere.
server-private-review = Only those who played can look back at this game.
server-no-ply = The game has { $most ->
    [one] { $most } action
   *[other] { $most } actions
 }, so there is no position after action { $ply }.

server-push-turn = { $game }: it is your turn.

server-secret-empty = { $file } is empty, so that anyone could sign in as anyone. Delete it, and a new secret is made at the next start.

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
cli-help-serve-proxy = Address of a reverse proxy whose forwarded addresses are believed; may be given several times.
cli-help-serve-bots = How many processes think for bots; 0 leaves it to “sunstone worker”.
cli-help-serve-open = Open the browser.
cli-help-serve-components = Component file that new tables are played with, at most one a game; also looked for in the folder as components/GAME.toml.
cli-help-serve-older = Address of an older version of this server on the same database, as http://127.0.0.1:8601; games that began there are played on there. May be given several times.
cli-help-worker = Let bots think for servers that share a database and Redis.
cli-help-backup = Write everything the server keeps into one file. A folder gets a file named by the time.
cli-help-backup-every = Go on, and write another into the folder as often as this: 30s, 15m, 1h or 1d.
cli-help-backup-keep = How many to keep in the folder; without it { $count }. Older ones are deleted.
cli-help-restore = Fill an empty database from a backup.
cli-help-reports = List the messages that people have reported.
cli-help-reports-resolve = Be done with this report; may be given several times.
cli-help-reports-all = Also those that are done with.
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
reports-resolved = done with
reports-none = No reports wait.
reports-former-player = a former player
