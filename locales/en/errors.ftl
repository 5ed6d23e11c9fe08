# What can be wrong with what a person gave us.

error-language = “{ $name }” is not a language of Sunstone. There are: { $known }.
error-other = Something is wrong: { $problem }

game-unknown = There is no game “{ $name }”. { $near ->
    [none] There are: { $known }.
   *[other] Did you mean “{ $near }”? There are: { $known }.
 }
game-broken = The game “{ $name }” is registered as { $entry }, but that is not a game.

bot-unknown = There is no bot “{ $name }”. There are: { $known }.

option-unknown = There is no option “{ $name }”. There are: { $known }.
option-value = The option “{ $name }” cannot be “{ $value }”. It can be: { $choices }.
option-form = An option is written name=value, not “{ $word }”.
option-players = { $game } cannot be played by { $players }: it is for { $least } to { $most } players.
option-seed = A seed is a number from 0 to 2 to the power of { $bits }, less one.
option-seat = There is no seat { $seat }. Seats are numbered from 1 to { $most }; 0 is a spectator.
option-empty-seat = A seat is left empty in “{ $word }”.
option-seat-name = “{ $word }” cannot be a name: use up to 60 printable characters.
option-resume-alone = A saved game goes on as it began: --resume takes no game, options, seed or --save.
option-terminal-only = --players, --resume, --save, --seed, --option and --components belong to the table in the terminal: add --terminal. In the browser you choose all this at the new table.
option-game-needed = Say which game, or --resume a saved one.

action-unknown-int = { $action } is not an action: they are numbered from 0 to less than { $size }.
action-unknown-text = “{ $text }” is not an action of this game. Type ? for help.
action-unknown-structure = { $structure } is not an action of this game.
action-number = There is no choice { $number }: they are numbered from 1 to { $most }.

record-unreadable = { $file } cannot be read: { $problem }
record-exists = { $file } exists already and is not overwritten.
record-not-json = This is not a whole record; it may be cut off or damaged ({ $problem }).
record-not-record = This is not a record of a game.
record-format = This record has the format “{ $found }”; expected “{ $expected }”.
record-fields = The record has missing or unknown fields: { $field }.
record-field = The field “{ $field }” of the record has an impossible value.
record-rules-version = The record was played under version { $found } of the rules; this is version { $expected }.
record-seed-digest = The seed does not belong to the published SHA-256: { $found } was published, the seed gives { $expected }.
record-components-needed = The game was played with a component file of its owner (SHA-256 { $digest }). Give it by --components.
record-components-unwanted = The game was played with the components as shipped; leave out --components.
record-action = Action { $number } of the record, “{ $line }”, cannot be played: { $reason }
record-not-finished = The record has a result, but the game is not over after its { $number ->
    [one] { $number } action
   *[other] { $number } actions
 }.
record-result = The result in the record is not the one its actions lead to.
record-barrier = What was revealed cannot be taken back: the first { $number ->
    [one] { $number } action stays
   *[other] { $number } actions stay
 }.
record-ply = The record has { $most ->
    [one] { $most } action
   *[other] { $most } actions
 }, so there is no position after action { $number }.

position-format = The position has the format “{ $found }”; expected “{ $expected }”.
position-game = The position is one of “{ $found }”, not of “{ $expected }”.
position-rules-version = The position is of version { $found } of the rules; this is version { $expected }.
position-components = The position belongs to the component file { $found }, not to { $expected }.
position-length = “{ $field }” has { $found } entries; expected { $expected }.
position-type = “{ $field }” is not of the right kind: expected { $expected ->
    [object] an object
    [string] a text
    [list] a list
    [truth] true or false
   *[integer] a whole number
 }.
position-missing = “{ $field }” is missing.
position-range = “{ $field }” is { $found }; it must lie between { $least } and { $most }.
position-unknown-field = “{ $field }” has no place in a position.
position-unknown-name = “{ $field }” holds “{ $found }”, which is unknown or listed twice.

components-unreadable = { $file } cannot be read: { $problem }
components-syntax = { $file }, line { $line }: this is not TOML: { $problem }
components-game = { $file }, line { $line }: the file is for the game “{ $found }”, not for “{ $expected }”.
components-table = { $file }, line { $line }, { $field }: a table is needed here.
components-unknown-section = { $file }, line { $line }: there is no section “{ $field }”. There are: { $known }.
components-unknown-entry = { $file }, line { $line }: “{ $field }” does not exist. There are: { $known }.
components-unknown-field = { $file }, line { $line }: “{ $field }” does not exist. There are: { $known }.
components-missing-field = { $file }, line { $line }: “{ $field }” is missing.
components-source = { $file }, line { $line }, { $field }: “{ $found }” is not a source. There are: { $known }.
components-wrong-integer = { $file }, line { $line }, { $field }: a whole number is needed, not “{ $found }”.
components-wrong-range = { $file }, line { $line }, { $field }: { $found } is out of range; it must lie between { $least } and { $most }.
components-wrong-list = { $file }, line { $line }, { $field }: a list of { $count ->
    [one] { $count } number
   *[other] { $count } numbers
 } is needed, not “{ $found }”.
components-wrong-choice = { $file }, line { $line }, { $field }: “{ $found }” is not possible; one of: { $known }.
components-wrong-pattern = { $file }, line { $line }, { $field }: “{ $found }” is not a requirement of the pattern language.
components-wrong-patterns = { $file }, line { $line }, { $field }: one to three requirements are needed, not “{ $found }”.
components-wrong-levels = { $file }, line { $line }, { $field }: levels are pairs of times and points, both rising, not “{ $found }”.
components-wrong-effects = { $file }, line { $line }, { $field }: a list of effects is needed, each in the words of the effect language, not “{ $found }”.
components-wrong-steps = { $file }, line { $line }, { $field }: four to twelve whole numbers are needed, the points of the steps from the bottom, not “{ $found }”.
components-wrong-rewards = { $file }, line { $line }, { $field }: a list is needed of wood, stone, gold, skull or an empty text for each step, not “{ $found }”.
components-wrong-points = { $file }, line { $line }, { $field }: whole numbers of points are needed, as many as there can be, none below zero and in a table never falling, not “{ $found }”.
option-player-counts = Numbers of players are written with commas between, as in 2,3,4; not “{ $word }”.
option-policy = { $game } has no policy “{ $policy }”; there are: { $known }.
option-no-observer = { $game } has no observations for learners.
components-wrong-placing = { $file }, line { $line }, { $field }: six whole numbers are needed, the first of them 0, not “{ $found }”.
components-wrong-order = { $file }, line { $line }, { $field }: { $found } is too early; Food Days lie at least two teeth apart.
components-wrong-too-many = { $file }, line { $line }, { $field }: { $found } is more than there can be.
components-wrong-position = { $file }, line { $line }, { $field }: { $found } is not a position of that wheel, or another tile names it.
components-wrong-ability = { components-at }: a list of up to { $most } parts is needed, alternatives counted, each in the words of the effect language, not “{ $found }”.
components-wrong-name = { $file }, line { $line }, { $field }: a name has up to 40 printable characters; “{ $found }” is not a name.
components-wrong-spaces = { $file }, line { $line }, { $field }: { $count } spaces are needed, not “{ $found }”.
components-wrong-stone = { $file }, line { $line }, { $field }: “{ $found }” does not fit what this stone counts: terrains of this box for settlements, animals for used_animals, two animals for used_pairs, otherwise nothing.
components-wrong-layout = { $file }, line { $line }, { $field }: the boards would overlap or lie outside the plan: “{ $found }”.
components-wrong-hexes = { $file }, line { $line }, { $field }: with { $found } the land cannot be laid: one start hex, no more glaciers than there are, and eighteen hexes round it, at least one of each land.
components-wrong-animals = { $file }, line { $line }, { $field }: { $found } is too few for the set-up cards and the animal board.
components-wrong-starting-deck = { $file }, line { $line }, { $field }: the starting cards of a player must be nine in all.
components-wrong-price = { $file }, line { $line }, { $field }: what the main board sells must cost something.
components-at = { $spaces ->
    [0] { $file }, line { $line }, { $field }
   *[other] { $file }, line { $line }, { $field } (space { $place } of { $spaces })
 }
components-removed = { $file }, line { $line }: “{ $field }” cannot be taken out; only optional entries can, by `removed = true`.
components-wrong-lengths = { $file }, line { $line }, { $field }: a list of { $least } to { $most } whole numbers is needed, not “{ $found }”.
components-wrong-some = { $file }, line { $line }, { $field }: a list of { $least } to { $most } words is needed, not “{ $found }”. There are: { $known }.
components-wrong-rising = { $file }, line { $line }, { $field }: { $found } breaks the order; the numbers of this list must rise.
components-wrong-brackets = { $file }, line { $line }, { $field }: there must be a value for each bracket of burial.brackets, not “{ $found }”.
components-wrong-levels-gap = { $file }, line { $line }, { $field }: the levels of a track are numbered from 1 without a gap.
components-wrong-no-tribe = { $file }, line { $line }, { $field }: there is no kind of tribe card “{ $found }” in this box.
components-wrong-no-start = { $file }, line { $line }, { $field }: no board has a start space, as in "start 3 6".
components-wrong-start-space = { components-at }: “{ $found }” is not a start space; it needs the numbers of two other spaces, as in "start 3 6".
components-wrong-part-gain = { components-at }: “{ $found }” cannot be gained. There are: { $known }.
components-wrong-part-count = { components-at }: a whole number from { $least } to { $most } is needed, not “{ $found }”.
components-wrong-part-labour = { components-at }: labour is a number up to { $most }, halves allowed as in 1.5, not “{ $found }”.
components-wrong-part-each = { components-at }: “{ $found }” is not understood; what is counted is written as in "food 1 each settlements" or "vp 1 each 2 buried".
components-wrong-part-thing = { components-at }: “{ $found }” cannot be counted. There are: { $known }.
components-wrong-part-guard = { components-at }: “{ $found }” cannot stand before the arrow. There are, each once and with commas between: { $known }.
components-wrong-part-column = { components-at }: “{ $found }” is not a column. There are: { $known }.
components-wrong-part-cost = { components-at }: “{ $found }” cannot be a price here. There are: { $known }.
components-wrong-part-many = { components-at }: “{ $found }” has more than { $most } parts.
components-wrong-part-arrow = { components-at }: “{ $found }” joins gains without an arrow; make each a part of its own.
components-wrong-part-or = { components-at }: in “{ $found }” some alternatives have an arrow and some do not; each says its own price, and a free one begins with ->.
components-wrong-part-here = { components-at }: “{ $found }” cannot stand here: columns belong to cards, and in an eclipse labour stands alone.
