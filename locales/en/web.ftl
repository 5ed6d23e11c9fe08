# The reader is “you”; choices and buttons are imperatives, in plain modern English.
# The pages of the table in the browser: words that belong to no game.
web-skip = Skip to the content
web-nav = Pages
web-home = Home
web-loading = One moment…
web-again = Try again
web-close = Close
web-cancel = Cancel
web-save = Save
web-saved = Saved.
web-language = Language
web-rules = Rules
web-settings = Settings
web-account = Account
web-ratings = Ratings
web-turns-waiting = { $count ->
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
 }
web-offline = No connection. We keep trying.
web-engine-loading = Loading the engine: { $got } of { $of } MB
web-engine-bytes = { $got } of { $of } MB
web-engine-look = You can look around; playing goes on when the engine is here.
web-engine-broken = The engine has stopped ({ $problem }). Your games are kept; load the page again.
web-engine-missing = This browser is too old for the engine: it lacks { $missing }. Chrome 123, Firefox 121, Safari 17.5 and newer ones can run it.
web-update = A new version of these pages is ready.
web-update-take = Use it now
web-backup = Your games
web-backup-note = They are kept in this browser. A file keeps them safe, or takes them to another one.
web-backup-save = Save all to a file
web-backup-bring = Bring a file
web-backup-wrong = This file holds no games of Sunstone.
web-lost-title = There is nothing here
web-lost-text = The address may be mistyped, or the page has moved.
web-problem-unreachable = The server cannot be reached just now.
web-problem-moved-on = The table has moved on, so your last click was not played.
web-request = Request { $id }
web-signed-out = You have been signed out.
web-unofficial = Sunstone is unofficial. It is not affiliated with the authors or publishers of the games. All pictures are drawn and all rules are written anew.

# Coming in, and the lobby.
web-welcome = Play board games in your browser
web-welcome-text = With friends or against bots. A name is all it takes: no account, nothing to install.
web-welcome-alone = Against bots, or together at one device. No account, nothing to install: your games stay in this browser.
web-your-name = Name
web-come-in = Come in
web-guest-note = No account needed. Already have one?
web-guest = guest
web-guest-about = No account: anyone could take this name.
web-guest-name = Player { $number }
web-sign-in = Sign in
web-continue = Continue
web-more-games = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
 }
web-games-aside = Lessons and games you left ({ $count })
web-discard = Discard
web-discard-sure = The game is closed and cannot be played on.
web-resign = Resign
web-play-now = Play now
web-play-bots = Play against bots
web-against = Bots
web-new-table = New table
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting right now. Open a table and others will see it here.
web-running-tables = Games to watch
web-finished-games = Finished games
web-join = Join
web-join-link = Join by link
web-join-bad-link = This is not a link to a table.
web-watch = Watch
web-open = Open
web-play = Play
web-review = Review
web-import = Import a record
web-rated = Rated
web-table-waiting = Waiting for players
web-table-running = Running
web-your-turn = Your turn
web-turn-of = Turn: { $name }
web-a-bot = bot
web-players-range = { $least } to { $most } players

# Opening a table.
web-game = Game
web-seats = Seats
web-player-count = Number of players
web-seat = Seat { $number }
web-seat-me = Me
web-seat-open = Free seat
web-seat-here = Someone next to me
web-seat-here-name = Their name
web-seat-beside = Player { $number }
web-seat-gone = (account deleted)
web-more-options = More options
web-option-coatl-sacrifice-tokens = Sacrifice tokens
web-option-coatl-open-end = Forbidden neighbours at an open end
web-option-coatl-open-end-literal = May be played
web-option-coatl-open-end-strict = Only once that end is closed
web-option-coatl-promo = Promo pack
web-option-tzolkin-corn-points = Points for corn at the end
web-option-tzolkin-corn-points-quarters = A quarter for each
web-option-tzolkin-corn-points-whole = One for every four
web-option-endless-winter-setup = Chiefs and set-up cards
web-option-endless-winter-setup-dealt = Both dealt
web-option-endless-winter-setup-cards = Cards chosen
web-option-endless-winter-setup-chiefs-and-cards = Both chosen
web-option-endless-winter-glacier-tokens = Glacier tokens
web-option-endless-winter-rest-tokens = Rest tokens
web-option-off = Without: { $option }
web-visible = Show the table in the lobby
web-drawn = Draw by lot who begins
web-drawn-later = Who begins is drawn by lot when the game starts.
web-rated-table = Rated game (registered players only)
web-clock = Clock
web-clock-none = No clock
web-clock-is-live = { $minutes } min each + { $increment } s a turn
web-clock-is-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
 }
web-clock-live = Live, with a stock of minutes
web-clock-days = Days for each turn
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds more each turn
web-clock-days-count = Days
web-clock-needed = A rated game needs a clock, so that nobody can just stop playing.
web-open-table = Open the table

# The waiting room.
web-table = Table
web-table-of = { $game } · { $name }
web-table-full = Everyone is here.
web-seats-free = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
 }
web-table-closed = This table was closed.
web-closed-operator = The operators of this site have closed it. The game cannot go on.
web-broken = This game cannot go on
web-broken-text = Its stored data can no longer be read. The operators of this site know about it.
web-to-start = Back to the start page
web-unseated = You no longer sit here.
web-unseated-removed = You no longer sit here: the host has removed you from the table.
web-waiting-host = Waiting for the host to start the game.
web-remove = Remove
web-remove-title = Remove { $name } from the table?
web-remove-text = The seat becomes free again. If you also block them, they cannot sit down at any of your tables; you can unblock them in your account.
web-remove-block = Remove and block
web-host = host
web-sit-down = Sit down
web-start = Start the game
web-leave = Leave the table
web-close-table = Close the table
web-invite = Invite others
web-invite-text = Send this link to anyone who wants to play or watch.
web-invite-link = Link to this table
web-copy = Copy
web-copied = Copied

# The table.
web-side = Players, choices and chat
web-players = Players
web-choices = Choices
web-choices-find = Find a choice
web-choices-none = No choice contains these words.
web-log = Log
web-chat = Chat
web-log-and-chat = Log and chat
web-menu = Menu
web-all-of-it = All of it
web-undo = Undo
web-undo-turn = Back to the start of my turn
web-undo-asks = { $name } asks to undo the last decision.
web-undo-waiting = You asked to undo; the others have not answered yet.
web-undo-withdraw = Withdraw
web-undo-nothing = There is nothing to undo now.
web-agree = Agree
web-refuse = Refuse
web-why-not = Why not…?
web-why-click = Click or tap what has a dashed outline: it says why it cannot be done.
web-why-legal = That is possible now.
web-rule-open = Open the rule
web-replay = Replay
web-replay-text = Show again what the others did
web-skip-show = Skip
web-click-waits = Your choice is saved and will be sent when the connection is back.
web-game-over = The game is over
web-won-by = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
 }
web-see-board = See the board
web-see-result = See the result
web-moment = For everyone
web-waiting-for = Waiting for { $name }.
web-spectator = You are watching.
web-not-playable = The rules this game was played by are not installed here.
web-reveals = This reveals something and cannot be undone.
web-would-happen = What would happen
web-reveals-then = Then something hidden is revealed: it cannot be undone.
web-you = you
web-on-turn = on turn
web-away = away, a bot is playing
web-not-here = not here
web-watching = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
 }
web-points = Points: { $count }
web-points-from = Where they come from
web-points-of = Points: { $name }
web-points-by-source = By source
web-points-by-turn = By turn, the latest first
web-turn-number = Turn { $number }
web-confirm-title = Do this?
web-confirm-reveals = This reveals something: it cannot be undone.
web-confirm-turn = This ends your turn.
web-confirm-yes = Do it
web-hand-over = Hand over to { $name }
web-hand-over-text = The cards are hidden until the next player is at the screen.
web-hand-over-ready = I am here
web-leave-sure = A bot will play in your place. You can come back at any time.
web-leave-yes = Leave, let a bot play
web-come-back = Come back
web-late = Your time ran out
web-late-text = A bot plays on for you. Come back and the next decision is yours again.
web-copy-link = Copy the link to this table
web-seed-digest = SHA-256 of the secret seed:
web-seed-revealed = The seed was { $seed }.
web-sheet-more = Show more
web-sheet-less = Show less
web-look-around = Enter goes to the pieces, the arrow keys from one to the next.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show everything
web-rematch = Play again
web-rematch-there = To the next game
web-share = Share
web-share-link = Link to share
web-share-copied = Copied. This link opens exactly this position.
web-record = Record as a file

# Chat and log.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-mute = mute
web-muted = You will no longer see messages from { $name }.
web-report = report
web-reported = Thank you. The message was reported.
web-taken-back = taken back
web-log-older = Show earlier entries
web-log-opened = { $name } opened the table
web-log-sat = { $name } sat down
web-log-rose = { $name } got up
web-log-removed = { $name } removed someone from the table
web-log-seat-set = { $name } changed a seat
web-log-started = The game started
web-log-drawn = The seats were drawn by lot, and the game started
web-log-undone = { $name } took back a decision
web-log-undo-asked = { $name } asks to undo
web-log-undo-agreed = { $name } agrees
web-log-undo-refused = { $name } refuses
web-log-away = { $name } is away; a bot is playing
web-log-back = { $name } is back
web-log-rematch = { $name } wants to play again
web-log-closed = The table was closed

# Text mode.
web-text-mode = Text mode
web-text-mode-note = The table in words, with a command line
web-position = Position
web-happened = What happened
web-command = Command
web-command-hint = A number, an action or the beginnings of its words. Tab completes, ? explains the rest.
web-do = Do
web-several = That could mean:
web-no-choice = There is no choice { $number }: they are numbered from 1 to { $most }.
web-help-intro = Type the number of a choice or the action itself, as in “{ $example }”. The commands:
web-help-choices = list all choices, with numbers
web-help-board = the whole position; with a word after it, as in “board { $part }”, one part of it
web-help-players = everyone at the table
web-help-why = with an action after it, as in “why { $example }”: why it is not possible
web-help-undo = undo the last decision
web-help-log = the game so far
web-help-say = with words after it: say them at the table
web-help-help = this page
web-help-parts = Parts that “board” can show: { $parts }

# Looking back.
web-review-of = { $game }: review
web-review-start = The game begins.
web-eyes = View as
web-eyes-open = Everything open
web-eyes-none = Spectator
web-round = Round
web-round-back = To the start of this round, then the one before
web-round-on = To the next round
web-ply = { $ply } of { $most }
web-run = Play
web-pause = Pause
web-step-first = To the start
web-step-back = One step back
web-step-on = One step forward
web-step-last = To the end
web-chart-points = Points over the game
web-sources = Where they come from, up to here
web-sources-none = nothing yet

# Rules.
web-rules-of = { $game }: rules
web-rules-missing = There is no rules page for this game yet.
web-rules-english = This page is not translated yet, so it is shown in English.
web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] { $count } place found
   *[other] { $count } places found
 }
web-contents = Contents

# Settings.
web-settings-look = Look
web-settings-play = At the table
web-settings-calls = When it is my turn
web-settings-here = These settings belong to this browser.
web-install = Install Sunstone
web-install-note = As an app of its own, with its own window and icon
web-auto = Same as the system
web-theme = Theme
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-patterns = Patterns on pieces
web-patterns-note = To tell pieces apart without relying on colour
web-motion = Motion
web-motion-full = Full
web-motion-reduced = Reduced
web-speed = Speed of moves
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-none = At once
web-confirm = Ask before
web-confirm-final = Anything that cannot be undone
web-confirm-turns = Also the end of my turn
web-confirm-never = Never
web-sounds = Sounds
web-sounds-note = Soft tones for your turn, a move, a message and the end of the game
web-notifications = Notifications
web-notifications-note = A system notification when you are looking elsewhere
web-notifications-blocked = The browser does not allow notifications for this page.

# The account.
web-register = Create an account
web-keep-games = Keep my games on every device
web-register-note = A name and a password; an e-mail address is optional. You keep your games.
web-registered = Welcome. Your games are now on all your devices.
web-password = Password
web-password-old = Old password
web-password-new = New password
web-email = E-mail (optional)
web-change-name = Change the name
web-change-password = Change the password
web-sign-out = Sign out
web-devices = Signed-in devices
web-device-this = This device
web-device-unknown = Unknown device
web-device-since = Signed in on { $date }
web-device-seen = Last used: { $ago }
web-sign-out-everywhere = Sign out everywhere
web-sign-out-everywhere-text = You will have to sign in again on every device, this one too. Your games stay as they are.
web-blocked = Blocked players
web-blocked-note = They cannot sit down at your tables.
web-unblock = Unblock
web-export = Download my data
web-delete-account = Delete the account
web-delete-note = Bots will finish your running games. Your name and your messages are deleted for good.
web-delete-yes = Delete for good
web-rated-games = Rated games
web-rated-none = None yet.
web-place = place { $place }
web-tokens = Tokens for programs
web-tokens-note = With a token, a program can play in your name.
web-token-name = What for?
web-token-make = Create a token
web-token-once = Shown only once:
web-revoke = Revoke
web-rating = Rating
web-games-count = Games
web-ratings-none = Nobody has played a rated game yet.

# Guided first games.
web-learn = Learn by playing
web-lesson-of = { $game }: first game
web-lesson-step = step { $step } of { $count }
web-lesson-leave = Leave the lesson
web-lesson-return = Back to the lesson
web-lesson-back = Back
web-lesson-next = Next
web-lesson-again = Forward
web-lesson-now = Now:
web-lesson-show = Show me
web-lesson-rival = Your rival plays.
web-lesson-refused = That is allowed too ({ $tried }). Here, try this: { $asked }. Or leave the lesson and play freely.
web-lesson-read-first = Read to the end of this step first; then it is your move.
web-lesson-rule = In the rules
web-lesson-free = Go on playing freely
web-lesson-real = Start a real game

web-log-hint = { $name } asked for a hint
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-note = What a search would do that knows no more than you do. The number is the share of its time each choice got. Everyone at the table sees that you asked.
web-hints-table = Hints allowed
web-study = Analysis
web-study-begin = Analyse the game
web-study-running = Decision { $done } of { $of }
web-study-chances = Chances of winning, %
web-study-choices = The choices
web-study-played = played
web-study-best = best
web-study-turning = Turning points
web-study-no-turning = No single turn decided this game.
web-study-seat = Best choices: { $best } of { $decisions }
web-study-note = An estimate by a search that sees only what the player could see.
web-study-none = A search can look at every decision of this game; it takes a minute or so.

# One's own box.
web-box-title = My box
web-box-progress = { $filled } of { $wanted }
web-box-all-known = Every printed value of this game is known. Change only what is different in your edition.
web-box-saving = Saving …
web-box-unsaved = Not saved yet
web-box-card-of = { $title }, { $number } of { $count }
web-box-previous = Previous card
web-box-next = Next card
web-box-parts = Parts of the box
web-box-cards = Cards
web-box-standing-done = complete
web-box-standing-wrong = has a mistake
web-box-standing-begun = begun
web-box-standing-open = nothing entered yet
web-box-add = My box has one more
web-box-more = One more
web-box-ours-note = Values with * are ours until you enter or confirm what is printed.
web-box-removed = Your box does not have this one.
web-box-not-removed = It is there after all
web-box-remove = Not in my box
web-box-known = { $count ->
    [one] { $count } value we know
   *[other] { $count } values we know
 }
web-box-confirm = Printed like this: next card
web-box-keys = Enter confirms a field, Ctrl+Enter the card. Page Up and Page Down turn the cards.
web-box-words = Words and symbols
web-box-clear = Back to ours
web-box-ours = ours *
web-box-sure = known
web-box-elsewhere = Your box was changed in another window. Which version should stay?
web-box-take-other = The one from the other window
web-box-keep-mine = The one entered here
web-box-export = Export
web-box-import = Import
web-box-delete = Delete
web-box-import-title = Import { $name }
web-box-import-holds = { $values ->
    [one] The file holds { $values } value; { $filled } of the { $wanted } that are wanted.
   *[other] The file holds { $values } values; { $filled } of the { $wanted } that are wanted.
 }
web-box-import-replaces = It replaces your box as it is here ({ $filled }).
web-box-import-unreadable = This file cannot be read as a box of this game.
web-box-import-yes = Replace my box
web-box-problems = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
 }
web-box-problem-at = Line { $line }, { $path }:
web-box-delete-title = Delete your box?
web-box-delete-note = Everything you entered for this game will be gone. Games already using it go on. Export it first if you may want it again.
web-box-use = Play with my own box ({ $filled } of { $wanted })
web-box-use-note = Only the players at the table will see the game. Not for rated games.
web-box-use-wrong = { $count ->
    [one] Your own box has { $count } mistake and cannot be played with yet.
   *[other] Your own box has { $count } mistakes and cannot be played with yet.
 }
web-box-open = Open my box
web-box-invite = Do you own this game? Enter what is printed in your box.
web-box-about = What is printed in the boxes you own, for your own tables.
