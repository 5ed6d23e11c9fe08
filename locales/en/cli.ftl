# The command line and the table in the terminal.

list-none = none
table-itself = The table
substitute-mark = [ours, the printed value is not known]
name-again = { $name } ({ $number })
seat-me = Player
bot-friendly = Friendly bot
bot-steady = Steady bot
bot-shrewd = Shrewd bot
bot-merciless = Merciless bot
bot-sovereign = Sovereign bot
bot-greedy = Greedy bot
bot-net = Trained bot
bot-random = Random bot
bot-search = Searching bot
bot-other = Bot { $code }
bot-budget = { $bot } ({ $budget })
bot-numbered = { $bot } { $number }
source-rulebook = rulebook
source-public = public sources
source-inferred = inferred
source-substitute = ours, the printed value is not known
source-owner = your own file

cli-usage = Usage:
cli-heading-options = Options
cli-heading-commands = Commands
cli-metavar-number = NUMBER
cli-metavar-text = TEXT
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-options = OPTIONS
cli-metavar-command = COMMAND
cli-metavar-arguments = ARGUMENTS
cli-default = usually:
cli-error-hint = Try “{ $command } --help”.
cli-error-option = There is no option { $name }.
cli-error-option-near = There is no option { $name }. Did you mean { $near }?
cli-error-missing = { $name } is missing.
cli-error-option-use = The option { $name } is not used like that.
cli-error-arguments = The arguments do not fit this command.
cli-error-choice = { $name } must be one of: { $choices }.
cli-error-range = { $name } must be a number between { $least } and { $most }.
cli-error-path = { $name } is not a usable path.
cli-error-value = The value of { $name } is not of the right kind.
cli-error-file = { $file } cannot be opened.
cli-error-command = There is no command “{ $name }”. There are: { $known }.
cli-error-system = The system says: { $problem } { $file }

cli-help-sunstone = Sunstone: an open digital table for board games. Unofficial and not affiliated with any publisher. Without a command it opens the table in the browser.
cli-help-help = Show this page.
cli-help-lang = The language to speak: en, cs, nl or pl.
cli-help-version = Show the version.
cli-help-json = Print JSON for machines.
cli-help-option = An option of the game, as listed by “sunstone games”. May be given several times.
cli-help-components = A component file with values from your own box.
cli-help-seed = The seed of all shuffles, a whole number. Without it a secret one is drawn.
cli-help-seed-fixed = The seed of all shuffles, a whole number.
cli-help-player-count = How many players; by default the most the game allows.
cli-help-games = List the games and their options.
cli-help-play = Play a game at this computer, against bots or with friends who share the keyboard.
cli-help-terminal = Play here in the terminal, in words.
cli-help-players = Who plays: names of people and codes of bots, separated by commas.
cli-help-keep-order = Keep the seats in the order given; otherwise they are drawn by lot.
cli-help-resume = Go on with a saved game.
cli-help-save = Where to save the game; by default a new file in your data folder.
cli-help-simulate = Let bots play many games and summarise the results.
cli-help-simulate-players = The bots in seat order, separated by commas.
cli-help-games-count = How many games.
cli-help-jobs = How many processes to use.
cli-help-records = A new folder to write a record of every game to.
cli-help-replay = Show a recorded game again in words, or one position of it.
cli-help-ply = Show only the position after this many actions.
cli-help-seat = Whose view: a seat from 1, or 0 for a spectator. By default everything is open.
cli-help-verify = Check that records are complete, can be replayed, and lead to the result they claim.
cli-help-perft = Count the sequences of legal actions, a fingerprint of the rules.
cli-help-depth = How many actions deep.
cli-help-fuzz = Play games in many ways and check every rule of the engine after each action.
cli-help-fuzz-players = Numbers of players, separated by commas; by default all the game allows.
cli-help-fuzz-policy = Policies to play by, separated by commas; by default all of them.
cli-help-fuzz-games = How many games for every number of players, set of options and policy.
cli-help-fuzz-limit = How many actions a game may have before it counts as endless.
cli-help-bench = Measure the speed of our games next to that of others, in one run.
cli-help-bench-games = Games to measure, separated by commas; by default all.
cli-help-bench-seconds = Seconds for each measurement in each round.
cli-help-bench-rounds = How many rounds; the median counts.
cli-help-bench-peers = Measure other projects too, where they are installed.
cli-help-bench-against = Compare with another build of Sunstone in this folder; both are measured in turn.
cli-help-arena = Let bots meet at many tables and show who plays better, with intervals, ratings and a report.
cli-help-arena-players = The bots, separated by commas: codes such as greedy, search:800, search:2s, friendly or merciless.
cli-help-arena-seats = Seats at a table, if more bots are named than sit together; every choice of them then meets.
cli-help-arena-jobs = How many processes to use; by default one per core.
cli-help-arena-ray = Play on a Ray cluster, or on this computer through Ray.
cli-help-arena-out = A folder for the results and the report. An interrupted match goes on from there.
cli-help-balance = Let greedy players play many games and show what is used, how well those who take a thing do, and whether the aims are met.
cli-help-balance-seats = How many players sit at a table.
cli-help-balance-lots = Play every deal a second time with things assigned at random, to see what each does by itself.
cli-help-tune = Find better weights for a game's evaluation by self-play.
cli-help-tune-rounds = How many times the weights are changed.
cli-help-tune-games = How many games each change is tried in.
cli-help-tune-trial = How many games the found weights play against the first ones at the end.
cli-help-tune-player = The bot that plays with the weights.
cli-help-tune-seats = Seats at a table, an even number; by default the most the game allows.
cli-help-train = Train a net for a game by self-play; needs PyTorch.
cli-help-train-folder = Folder of the run. One that was stopped goes on; a net that lies there is trained further.
cli-help-train-minutes = How long the whole run takes, earlier parts included.
cli-help-train-teacher = What a new net learns from before it plays itself: the games of a bot, e.g. greedy, or a folder of records.
cli-help-train-teacher-minutes = How many of the minutes the teacher has.
cli-help-train-collect = Minutes of self-play in which each seat only collects points; over as many more its rivals come to count.
cli-help-train-tables = Tables that each process plays at the same time.
cli-help-train-ray = Play the tables on a Ray cluster, or on this computer through Ray.
cli-help-train-jobs = Processes that play at the same time; by default one for each core but one.
cli-help-probe = Judge decisions of recorded games by evaluation, net and search: how well each knows how the games ended.
cli-help-probe-net = The file of a net, instead of the one that comes with the game.
cli-help-probe-every = Judge one in this many decisions.
cli-help-probe-simulations = Simulations of a search at each of them; none by default.
cli-help-out = A new file to write the results to as JSON.
cli-help-components-command = Show every value a game is played with, and where it comes from.
cli-help-source = Only values from this source: rulebook, public, inferred, substitute or owner.
cli-help-template = Print a component file with every value that is ours, each behind a # so that you can replace it with the printed one.
cli-help-completion = Print a script that completes our commands in your shell.

games-line = { $id }: { $title }, { $least } to { $most } players, { $actions } actions
games-option = { $name }: { $choices }; usually { $default }
games-substitutes = { $count ->
    [one] { $count } value is ours, because the printed one is not known to us.
   *[other] { $count } values are ours, because the printed ones are not known to us.
 }

# Every line of it becomes a comment.
template-head =
    { $game }: every value that is ours or inferred, because the printed one is not known to us.
    Where your box says otherwise, take the # away from the line and write what is printed.
    What you leave as it is stays ours and keeps its mark.

event-plain = { $name }: { $kind } { $details }
ask-plain = Choose an action.
result-seat = { $place }. { $name }: { $points }
result-line = { $points }  { $source }

play-welcome = The game is saved after every action in { $file }
play-seed = The SHA-256 of the secret seed is { $digest }
play-seed-revealed = The seed was { $seed }
play-news = What happened
play-over = The game is over
play-left = The game is saved. To continue it: sunstone play --terminal --resume { $file }
play-hand-over = It is the turn of { $name }. Press Enter when only { $name } can see the screen.
play-help-hint = Type a number, an action or the beginnings of its words. ? explains the rest.
play-help = Type the number of a choice or the action itself, as in “{ $example }”, or the beginnings of its words, “{ $short }”, where that is clear. The other commands:
play-help-choices = list all choices, with numbers
play-help-board = show the whole position; with a word after it, as in “board { $part }”, one part of it
play-help-why = with an action after it, as in “why { $example }”: say why it is not possible
play-help-undo = undo the last action of your turn, if it revealed nothing
play-help-log = show the whole game so far
play-help-save = with a file name after it: save a copy there
play-help-quit = stop; the game is saved
play-help-parts = Parts that “board” can show: { $parts }
play-several = That could mean:
play-why-legal = “{ $action }” is possible.
play-saved = Saved in { $file }
play-undone = Undone.
play-undo-turn = There is nothing in this turn to undo.
play-undo-barrier = That action revealed something: it cannot be undone.

replay-ply = { $ply }. { $action }
replay-unfinished = The game is not over; { $count ->
    [one] { $count } action was played.
   *[other] { $count } actions were played.
 }
verify-finished = { $file }: complete and correct; { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }, the result is right, SHA-256 of the seed { $digest }
verify-unfinished = { $file }: complete, the game is not over yet; { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }, SHA-256 of the seed { $digest }
perft-line = depth { $depth }: { $count }

progress-games = Games
progress-measuring = Measuring
simulate-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }, { $length } actions each on average, seed { $seed }
simulate-seat = Seat { $seat }, { $player }: { $mean } points on average (deviation { $sd }, from { $least } to { $most }), place { $place } on average, wins { $wins }%
simulate-ending = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }: { $ending }
fuzz-case = { $policy }: { $players } players, { $options }: { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $actions } actions, the longest game { $longest }; failed: { $failed }
fuzz-failure = FOUND { $kind } ({ $policy }) with { $players } players, seed { $seed }: { $error }
fuzz-result = In all { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $actions } actions; failed: { $failed }
bench-machine = { $cpu }, { $system }, { $python }, the engine is { $kind }
bench-compiled = compiled
bench-interpreted = interpreted
bench-what = Measured
bench-value = Value
bench-unit = Unit
bench-spread = Spread
bench-ours = Ours
bench-peer = Peer
bench-ratio = Ratio
bench-target = Target
bench-met = met
bench-missed = missed
bench-new = This build
bench-old = The other
bench-times-as-fast = Times as fast
bench-missing = { $package } is not installed, so there is nothing to compare with. Install it with: pip install "sunstone[bench]"
bench-number = { NUMBER($value, maximumFractionDigits: 2) }

level-friendly = friendly
level-steady = steady
level-shrewd = shrewd
level-merciless = merciless
level-sovereign = sovereign

arena-title = Arena: { $game }
arena-summary = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
 } from { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }, { $seats } seats at a table, seed { $seed }, options: { $options }
arena-method = Every deal is played from every seat. Intervals are 95 %: Wilson's for shares, Student's over deals for means. A shared first place is a shared win.
arena-number = { NUMBER($value, maximumFractionDigits: 3) }
arena-standings = Standings
arena-player = Player
arena-games = Games
arena-wins = Won
arena-chance = By chance
arena-score = Points
arena-margin = Ahead of the best other
arena-place = Place
arena-rating = Rating
arena-seconds = Seconds a game
arena-longest = Longest turn, s
arena-cross = One against another
arena-cross-note = How often the player of the row takes a better place than the player of the column at the same table, and how many points more on average.
arena-ahead-of = Ahead of
arena-plot-wins = Games won
arena-plot-wins-note = Whiskers are the 95 % intervals; the dashed line is what chance would give.
arena-plot-scores = Spread of the scores
arena-plot-course = Share of wins, game by game
arena-axis-points = points
arena-axis-games = games
arena-written = The report is in { $file }
option-arena-seats = { $seats } seats cannot be filled: only { $players } players are named.
option-no-ray = Ray is not installed. Install it with: pip install "sunstone[ray]"
option-no-weights = { $game } has no weights that could be tuned.
option-no-torch = Training needs PyTorch: pip install "sunstone[train]"
option-odd-seats = Two sets of weights cannot share { $seats } seats evenly.
record-other-match = { $file } holds the results of another match. Choose another folder, or the same players, seats, seed and options.
record-arena-damaged = { $file } is not a file of arena results, or it is damaged.
record-none-in-folder = There are no records (.json) in { $file }.
record-other-game = { $file } is a record of another game: { $game }.
record-unfinished = The game in { $file } is not over yet.
train-row = { $left } min left: { $decisions } decisions, { $points } points a seat; { $won } % of { $met } games won against greedy
train-teacher-row = { $left } min left: { $games } games of the teacher; the net agrees with { $agreement } % of its choices
train-report-title = Training: { $game }
train-report-won = Games won against greedy
train-report-won-line = the newest net, without search
train-report-points = Points in self-play
train-report-mean = mean of all seats
train-report-winner = winner
train-report-explained = Share of the outcomes’ variance that the net foresees
train-report-entropy = Entropy of the policy
train-report-agreement = Choices of the teacher that the net makes too
train-report-what = Run
train-report-value = Value
train-report-minutes = Minutes
train-report-decisions = Decisions
train-report-games = Games of self-play
train-report-learning = Time spent learning
probe-found = { $decisions } decisions of { $games } games
probe-phase = part { $number }
probe-all = all
probe-correlation = Correlation with the final lead
probe-lead = Lead
probe-slope = final points for each
probe-error = mean error, points
probe-policy = Agrees with the choice, %
probe-cross-entropy = cross-entropy
probe-chances = Chances by { $judge }, %
probe-true = came true
probe-evaluation = evaluation
probe-net = net
probe-both = both
probe-search = search
probe-one-ply = one step ahead
probe-uniform = by chance
tune-weight = { $name }: { $before } → { $after }
tune-trial = Against the first weights, { $games ->
    [one] { $games } game
   *[other] { $games } games
 } on new deals: won { $wins }, points ahead { $margin }

balance-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
 } of { $players } greedy players, seed { $seed }
balance-plain = As greedy plays
balance-with-lots = The same deals with things assigned at random
balance-aims = Aims
balance-figure = Figure
balance-beyond = Beyond the bound
balance-met = met
balance-not-met = not met
balance-aim-tribe-taken = Every kind of tribe card is taken by at least { $bound } % of the players
balance-aim-tribe-left = No stack of tribe cards runs out in more than { $bound } % of the games
balance-aim-column = In every round every column is used in at least { $bound } % of the games
balance-aim-village = At least { $bound } % of the players build a village
balance-aim-era = In each era at least { $bound } % of the players take a culture card
balance-aim-culture = Every culture card is taken in at least { $bound } % of the games in which it is on display
balance-aim-seat = No seat wins less than { $bound } % of the games
balance-aim-winner-least = Nine winners in ten have at least { $bound } points
balance-aim-winner-most = Nine winners in ten have at most { $bound } points
balance-aim-itself = Nothing surely wins more than { $bound } % by itself
balance-winners = Points of the winners: { $mean } on average, 10th percentile { $low }, 90th percentile { $high }
balance-sources = Points of a player by source
balance-points = Points
balance-number = Number a player
balance-share = Share of the sort, %
balance-round = Round { $round }, %
balance-when-shown = When on display, %
balance-run-out = Ran out, % of games
balance-taken = Taken by, %
balance-wins = Games won, %
balance-margin = Points ahead
balance-even = On even terms, %
balance-lot = By lot, %
balance-itself = By itself, %
balance-score = Score with it
balance-score-without = Score without it
balance-method = Shares come with 95 % intervals (Wilson). When on display: share of the games with it on display in which somebody took it. Points ahead: of the best other player. On even terms: games in which all took equally many things of the sort. By lot: things before the game always, others once in { $stray } takings. By itself: half of the games, and what those won more to whom a lot gave it than those to whom it gave another thing while this one was on offer. "!" marks what surely wins more than { $bound } % by itself.
balance-sort-seat = Seats
balance-sort-column = Where figures are placed
balance-sort-village = Villages
balance-sort-tribe = Tribe cards
balance-sort-era = Culture cards by era
balance-sort-prophecy = Prophecies fulfilled
balance-sort-wealth = Starting wealth
balance-sort-building = Buildings
balance-sort-monument = Monuments
balance-sort-chief = Chiefs
balance-sort-side = Sides of the chiefs
balance-sort-setup = Set-up cards
balance-sort-culture = Culture cards
balance-sort-stone = Sacred stones
option-no-takings = { $game } does not define what counts as taking something.
option-no-build = There is no build of Sunstone with these games in { $folder }.
