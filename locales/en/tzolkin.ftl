# Tzolk'in: wheels, goods, tiles, choices, events, the position in words.
# Names of wheels, temples, technologies and kinds, and amounts of goods, are put in as they are defined here.

tzolkin-name = Tzolk'in

tzolkin-gear-palenque = Palenque
tzolkin-gear-yaxchilan = Yaxchilan
tzolkin-gear-tikal = Tikal
tzolkin-gear-uxmal = Uxmal
tzolkin-gear-chichen-itza = Chichen Itza
tzolkin-temple-chaac = Chaac
tzolkin-temple-quetzalcoatl = Quetzalcoatl
tzolkin-temple-kukulkan = Kukulkan
tzolkin-technology-agriculture = agriculture
tzolkin-technology-extraction = extraction
tzolkin-technology-architecture = architecture
tzolkin-technology-theology = theology
# Kinds of buildings; monuments have them too.
tzolkin-kind-farm = farm
tzolkin-kind-civic = civic building
tzolkin-kind-tomb = tomb
tzolkin-kind-shrine = shrine

tzolkin-amount-corn = { $count } corn
tzolkin-amount-wood = { $count } wood
tzolkin-amount-stone = { $count } stone
tzolkin-amount-gold = { $count } gold
tzolkin-amount-skull = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
 }
tzolkin-amount-block = { $count ->
    [one] { $count } block of choice
   *[other] { $count } blocks of choice
 }
tzolkin-amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
# Between parts that have commas in them.
tzolkin-part = { "; " }
tzolkin-or = { $first } or { $second }

# What the positions of the wheels do.
tzolkin-does-any = any action of this wheel
tzolkin-does-fish = fish for { $goods }
tzolkin-does-tikal-1 = advance one technology, for blocks
tzolkin-does-tikal-2 = build a building
tzolkin-does-tikal-3 = one or two advances in technologies, for blocks
tzolkin-does-tikal-4 = build one or two buildings, or a monument
tzolkin-does-tikal-5 = for a block, one step up in each of two temples
tzolkin-does-uxmal-1 = for 3 corn, one step up in a temple
tzolkin-does-uxmal-2 = trade on the market
tzolkin-does-uxmal-3 = one more worker
tzolkin-does-uxmal-4 = build a building with corn, 2 corn for a block
tzolkin-does-uxmal-5 = for 1 corn, any action of Palenque, Yaxchilan, Tikal or Uxmal
tzolkin-does-skull = for a skull, { $gains }
tzolkin-does-numbered = { $number }: { $what }
tzolkin-does-last = from { $number } on, any of these

# What a technology does.
tzolkin-level-agriculture-1 = 1 more corn from a field
tzolkin-level-agriculture-2 = corn even where no corn tile lies open, and 1 more corn when fishing
tzolkin-level-agriculture-3 = 2 more corn from a field, 3 more in all
tzolkin-level-agriculture-4 = one step up in a temple
tzolkin-level-extraction-1 = 1 more wood from Palenque and Yaxchilan
tzolkin-level-extraction-2 = 1 more stone from Yaxchilan
tzolkin-level-extraction-3 = 1 more gold from Yaxchilan
tzolkin-level-extraction-4 = two blocks of choice
tzolkin-level-architecture-1 = 1 corn for every building
tzolkin-level-architecture-2 = 2 points for every building
tzolkin-level-architecture-3 = a building costs 1 block less, or 2 corn less in Uxmal
tzolkin-level-architecture-4 = 3 points
tzolkin-level-theology-1 = in Chichen Itza, the next higher action may be used
tzolkin-level-theology-2 = after an action in Chichen Itza, a block may be paid for one step up in a temple
tzolkin-level-theology-3 = 1 more skull from Yaxchilan
tzolkin-level-theology-4 = 1 skull
tzolkin-level = { $level }: { $what }
tzolkin-level-beyond = beyond: { $what }

# What a tile does.
tzolkin-effect-temple = { $steps ->
    [one] { $steps } step up in the temple of { $temple }
   *[other] { $steps } steps up in the temple of { $temple }
 }
tzolkin-effect-temple-any = { $steps ->
    [one] { $steps } step up in a temple of choice
   *[other] { $steps } steps up in temples of choice
 }
tzolkin-effect-tech = { $levels ->
    [one] { $levels } advance in { $technology }
   *[other] { $levels } advances in { $technology }
 }
tzolkin-effect-tech-any = { $levels ->
    [one] { $levels } advance in a technology of choice
   *[other] { $levels } advances in technologies of choice
 }
tzolkin-effect-worker = one more worker
tzolkin-effect-build = one more building may be built
tzolkin-effect-trade = a visit to the market
tzolkin-effect-any-action = for 1 corn, any action of Palenque, Yaxchilan, Tikal or Uxmal
tzolkin-effect-meals = { $count ->
    [one] { $count } worker eats free
   *[other] { $count } workers eat free
 }
tzolkin-effect-frugal = every worker needs 1 corn less
tzolkin-building = { $kind }, costs { $cost }: { $effects }
tzolkin-monument = { $tile } ({ $kind }), costs { $cost }: { $score }
tzolkin-wealth-dummy = { $wealth }; as a dummy: { $gear } { $position }

# In short, for lists, the log and the score sheet.
tzolkin-short-building = { $kind }: { $effects }
tzolkin-short-steps = { $what } +{ $count }
tzolkin-short-temple-any = any temple
tzolkin-short-tech-any = any technology
tzolkin-short-worker = one more worker
tzolkin-short-build = one more building
tzolkin-short-trade = market
tzolkin-short-any-action = any action
tzolkin-short-meals = feeds { $count }
tzolkin-short-frugal = 1 corn less a worker
tzolkin-short-per-tomb = monument for tombs
tzolkin-short-per-civic = monument for civic buildings
tzolkin-short-per-shrine = monument for shrines
tzolkin-short-per-construction = monument for everything built
tzolkin-short-per-corn-tile = monument for corn tiles
tzolkin-short-per-wood-tile = monument for wood tiles
tzolkin-short-all-monuments = monument for all monuments
tzolkin-short-maxed-techs = monument for completed technologies
tzolkin-short-tech-levels = monument for technology levels
tzolkin-short-workers = monument for workers
tzolkin-short-temple-points = monument for points in the temples
tzolkin-short-highest-temple = monument for the highest temple
tzolkin-short-all-skulls = monument for skulls

# What a monument brings at the end; $worth is an amount of points.
tzolkin-score-per-tomb = { $worth } for each of the owner's tombs, this one too
tzolkin-score-per-civic = { $worth } for each of the owner's civic buildings, this one too
tzolkin-score-per-shrine = { $worth } for each of the owner's shrines, this one too
tzolkin-score-per-construction = { $worth } for each of the owner's buildings and monuments, this one too
tzolkin-score-per-corn-tile = { $worth } for each of the owner's corn tiles
tzolkin-score-per-wood-tile = { $worth } for each of the owner's wood tiles
tzolkin-score-all-monuments = { $worth } for every monument that anyone has built
tzolkin-score-by-players = points for every monument that anyone has built, by the number of players: { $table }
tzolkin-score-maxed-techs = points for the owner's technologies on level 3: { $table }
tzolkin-score-tech-levels = { $worth } for each level of the owner's technologies
tzolkin-score-workers = points for the owner's workers in play: { $table }
tzolkin-score-temple-points = { $times ->
    [1] the points of the owner's steps in all three temples
   *[other] { $times } times the points of the owner's steps in all three temples
 }
tzolkin-score-highest-temple = { $worth } for each step above the start in the owner's highest temple
tzolkin-score-all-skulls = { $worth } for every skull left in Chichen Itza by anyone
tzolkin-score-entry = { $count } = { $points }

# Choices.
tzolkin-action-keep = keep the tiles { $first } and { $second }
tzolkin-action-beg = beg: corn is filled up to 3, and one step down in the temple of { $temple }
tzolkin-action-place = put a worker on the wheel { $gear }
tzolkin-action-place-start = put a worker on the start player space
tzolkin-action-take = take the worker on { $gear } { $position } back; its action: { $what }
tzolkin-action-take-none = take the worker on { $gear } { $position } back; it has no action here
tzolkin-action-take-theology = take the worker on { $gear } { $position } back; it has an action here only with theology: { $what }
tzolkin-action-act = use action { $number } of this wheel
tzolkin-action-act-none = only take the worker back, without an action
tzolkin-action-use = { $what }
tzolkin-action-harvest-corn = harvest corn
tzolkin-action-harvest-wood = take wood
tzolkin-action-burn = burn forest for the corn below, and go one step down in the temple of { $temple }
tzolkin-action-raise = one step up in the temple of { $temple }
tzolkin-action-raise-two = one step up in two temples: { $first } and { $second }
tzolkin-action-pay = pay { $goods }
tzolkin-action-gain = take { $goods }
tzolkin-action-advance = advance in { $technology }
tzolkin-action-build = build building { $slot }
tzolkin-action-build-plain = build building { $slot } without the help of architecture, which is kept for the second one
tzolkin-action-monument = build monument { $slot }
tzolkin-action-save = pay 1 block less: { $block }
tzolkin-action-save-none = pay the full price
tzolkin-action-trade = give { $sold }, get { $bought }
tzolkin-action-calendar = turn the calendar by { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
tzolkin-action-done = do no more here
tzolkin-action-end = end the turn
tzolkin-block-wood = wood
tzolkin-block-stone = stone
tzolkin-block-gold = gold

tzolkin-ask-keep = Which two of your four starting wealth tiles do you keep?
tzolkin-ask-calendar = Turn the calendar by one day or by two? Two days turn your player board to its dark side.
tzolkin-ask-nothing = Place workers, or take workers back.
tzolkin-ask-placing = Place another worker, or end the turn.
tzolkin-ask-taking = Take another worker back, or end the turn.
tzolkin-ask-mercy = The gods had mercy for this one worker; end the turn.
tzolkin-ask-action = Your worker comes from { $gear } { $position }. { $position ->
    [0] It has no action there.
   *[other] Which action do you use? A lower one costs 1 corn for each step back.
 }
tzolkin-ask-action-theology = Your worker comes from { $gear } { $position }. Which action do you use? { $position ->
    [0] Theology lets it use action { $next } free of charge.
   *[other] Theology lets it use action { $next } free of charge; a lower one costs 1 corn for each step back.
 }
tzolkin-ask-action-free = Your worker comes from { $gear } { $position }. Which action do you use? All are free to choose.
tzolkin-ask-use-any = For 1 corn, which action do you use?
tzolkin-ask-harvest = What do you take from the fields of Palenque { $action }?
tzolkin-ask-rise = { $count ->
    [one] In which temple do you go up?
   *[other] In which { $count } temples do you go up?
 }
tzolkin-ask-payment = { $count ->
    [one] Which block do you pay?
   *[other] Which { $count } blocks do you pay?
 }
tzolkin-ask-treasure = { $count ->
    [one] Which block do you take?
   *[other] Which { $count } blocks do you take?
 }
tzolkin-ask-paid-tech = In which technology do you advance? It costs blocks.
tzolkin-ask-paid-tech-again = Do you advance once more? It costs blocks.
tzolkin-ask-free-tech = In which technology do you advance? It is free.
tzolkin-ask-construction = What do you build?
tzolkin-ask-construction-again = Do you build one more?
tzolkin-ask-construction-corn = What do you build, for 2 corn a block?
tzolkin-ask-saving = Architecture saves one block: which one?
tzolkin-ask-market = Trade as often as you like.
tzolkin-ask-devotion = Theology: pay a block for one step up in a temple, or leave it.

# Events.
tzolkin-event-kept = { $name } keeps two starting wealth tiles
tzolkin-event-kept-own = { $name } keeps the wealth tiles { $tiles }
tzolkin-event-wealth = { $name } starts with { $tiles }
tzolkin-event-begged = { $name } begs and now has 3 corn
tzolkin-event-placed = { $name } puts a worker on { $gear } { $position } for { $cost } corn
tzolkin-event-placed-start = { $name } puts a worker on the start player space for { $cost } corn
tzolkin-event-took = { $name } takes a worker back from { $gear } { $position }
tzolkin-event-acted = { $name } uses { $gear } { $action }: { $what }
tzolkin-event-gained = { $name } gets { $goods }
tzolkin-event-paid = { $name } pays { $goods }
tzolkin-event-points-buildings = { $name } scores { $points } for a building
tzolkin-event-points-architecture = { $name } scores { $points } thanks to architecture
tzolkin-event-points-chichen-itza = { $name } scores { $points } in Chichen Itza
tzolkin-event-rose = { $name } goes up to step { $step } in the temple of { $temple } ({ $points })
tzolkin-event-sank = { $name } goes down to step { $step } in the temple of { $temple } ({ $points })
tzolkin-event-turned-light = { $name } turns the player board to its light side
tzolkin-event-harvested-corn = { $name } takes a corn tile from the fields of Palenque { $action }
tzolkin-event-harvested-corn-no-tile = { $name } harvests at Palenque { $action } without a tile, thanks to agriculture
tzolkin-event-harvested-wood = { $name } takes a wood tile from the fields of Palenque { $action }
tzolkin-event-burned = { $name } burns forest at Palenque { $action } and takes the corn tile below
tzolkin-event-advanced = { $name } advances in { $technology } to level { $level }
tzolkin-event-bonus = { $name } goes beyond level 3 in { $technology }: { $what }
tzolkin-event-built = { $name } builds a { $kind }: { $effects }
tzolkin-event-built-monument = { $name } builds the { $tile } ({ $kind }): { $score }
tzolkin-event-worker = { $name } gets one more worker and now has { $workers }
tzolkin-event-traded = { $name } gives { $sold } and gets { $bought }
tzolkin-event-offered-skull = { $name } leaves a skull on space { $action } of Chichen Itza
tzolkin-event-revealed = New on display: { $tiles }
tzolkin-event-tooth-corn = { $name } gathers { $corn } corn from the calendar
tzolkin-event-corn-on-tooth = Nobody took the start player space: 1 corn is laid on the calendar
tzolkin-event-food-day = Food Day { $number }
tzolkin-event-fed = { $name } feeds all workers for { $corn } corn
tzolkin-event-fed-hungry = { $name } feeds workers for { $corn } corn; { $hungry ->
    [one] { $hungry } goes
   *[other] { $hungry } go
 } hungry, which costs { $points }
tzolkin-event-new-age = The second age begins. New on display: { $tiles }
tzolkin-event-rewarded = The temple of { $temple } gives { $name } { $goods }
tzolkin-event-temple-points = The temple of { $temple } brings { $name } { $points }
tzolkin-event-temple-points-bonus = The temple of { $temple } brings { $name } { $points } and a bonus of { $bonus }
tzolkin-event-turned = The calendar turns by { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
tzolkin-event-pushed-off = { $name } gets a worker back that was pushed off { $gear } without an action
tzolkin-event-start-player = { $name } is the start player from now on
tzolkin-event-one-day = { $name } cannot turn the calendar by two days: the second day would push off { $workers }
tzolkin-event-one-day-dark = { $name } cannot turn the calendar by two days: the player board shows its dark side
tzolkin-worker-of = the worker of { $name } on { $gear }
tzolkin-event-ended = The game is over: { $scores }
tzolkin-score-of = { $name }: { $points }

# The position.
tzolkin-reference = What wheels, technologies and temples do
tzolkin-reference-wheel = { $gear }: { $actions }
tzolkin-reference-technology = { $technology }: { $levels }
tzolkin-reference-prices = Blocks for an advance to level 1, 2, 3 and beyond: { $prices }
tzolkin-reference-temple = { $temple }: points of the steps from 0, the bottom, to the top: { $points }; in the middle of an age: { $rewards }; for the highest at the end of the first age { $first }, of the second { $second }
tzolkin-reward = { $goods } from step { $step } on
tzolkin-reference-placing = A worker costs as much corn as the number of its position; the second and later ones of a turn cost this much more: { $extra }
tzolkin-calendar = Calendar: round { $round }, day { $day }, age { $age }
tzolkin-food-day-points = This round ends with Food Day { $number }: feeding, then points from the temples
tzolkin-food-day-goods = This round ends with Food Day { $number }: feeding, then goods from the temples
tzolkin-food-day-in-points = Food Day { $number }, with points from the temples, comes in { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
tzolkin-food-day-in-goods = Food Day { $number }, with goods from the temples, comes in { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
tzolkin-tooth-corn = Corn on the calendar: { $corn }
tzolkin-start-player = Start player: { $name }
tzolkin-start-space = Start player space: { $who }
tzolkin-wheels = Wheels
tzolkin-wheel = { $gear }: { $standing }; next free position { $free }
tzolkin-wheel-full = { $gear }: { $standing }; no free position
tzolkin-standing = { $position } { $who }
tzolkin-standing-hidden = { $position } (hidden) { $who }
tzolkin-dummy = dummy
tzolkin-nobody = nobody
tzolkin-jungle = Jungle
tzolkin-jungle-fields = Palenque { $action }: open corn tiles { $corn }, wood tiles with corn below { $forest }
tzolkin-temples = Temples
tzolkin-temple = { $temple }: { $standing }
tzolkin-on-step = { $name } on step { $step } ({ $points })
tzolkin-technologies = Technologies
tzolkin-technology = { $technology }: { $standing }
tzolkin-on-level = { $name } { $level }
tzolkin-buildings = Buildings ({ $left } more in the stack of this age)
tzolkin-monuments = Monuments
tzolkin-slot = { $slot }. { $tile }
tzolkin-slot-empty = { $slot }. empty
tzolkin-skulls = Skull spaces of Chichen Itza: points, and a step up in a temple ({ $left ->
    [one] { $left } skull
   *[other] { $left } skulls
 } left in the bank)
tzolkin-space = { $number }: { $points }, { $temple }
tzolkin-space-block = { $number }: { $points }, { $temple }, { $block }
tzolkin-space-taken = { $number }: taken
tzolkin-seat = { $name }: { $points }, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
 }, { $hand } in hand
tzolkin-seat-own = { $name } (you): { $points }, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
 }, { $hand } in hand
tzolkin-goods = Goods: { $goods }
tzolkin-feeding = Corn needed to feed all workers: { $corn }
tzolkin-light = Player board: light side up, the calendar can be turned by two days
tzolkin-dark = Player board: dark side up
tzolkin-harvest-tiles = Harvest tiles: corn { $corn }, wood { $wood }
tzolkin-built = Built: { $tiles }
tzolkin-built-monuments = Monuments built: { $tiles }
tzolkin-dealt = Your starting wealth tiles:
tzolkin-next-worker = Your next worker: { $places }
tzolkin-place-cost = { $place } for { $cost } corn
tzolkin-place-start = start player space
tzolkin-now-level = { $technology }: you are on level { $level }; next: { $what }
tzolkin-now-level-paid = { $technology }: you are on level { $level }; next, for { $price ->
    [one] { $price } block
   *[other] { $price } blocks
 }: { $what }

# The board in the browser; the number of days stands above the second line.
tzolkin-board-day = Day { $day }
tzolkin-board-to-food-day = { $days ->
    [one] day to Food Day
   *[other] days to Food Day
 }

tzolkin-source-buildings = buildings
tzolkin-source-architecture = architecture
tzolkin-source-chichen-itza = Chichen Itza
tzolkin-source-temples = temples
tzolkin-source-hunger = workers that went hungry
tzolkin-source-corn = corn, and blocks turned into corn
tzolkin-source-skulls = skulls
tzolkin-source-other = from before this position

# Options.
tzolkin-option-corn-points = whether at the end each corn counts a quarter of a point (quarters) or only every four corn count one point (whole)

# Why something is refused.
tzolkin-reason-unknown = There is no such action in this game.
tzolkin-reason-over = The game is over.
tzolkin-reason-keep-first = First keep two of your starting wealth tiles.
tzolkin-reason-kept-already = The starting wealth was chosen at the start of the game.
tzolkin-reason-twin = Another choice has the same outcome and is offered in its place.
tzolkin-reason-other-decision = Something else is to be decided now.
tzolkin-reason-needs-worker = That is done by the action of a worker whom you take back from a wheel.
tzolkin-reason-finish-first = First finish what the worker you took is doing.
tzolkin-reason-enough-corn = Only those who have 2 corn or less may beg.
tzolkin-reason-begged-already = You have already begged in this turn.
tzolkin-reason-beg-at-start = Begging is possible only at the start of a turn.
tzolkin-reason-bottom = You stand on the lowest step of that temple and cannot go down.
tzolkin-reason-must-beg = You have no worker on the wheels and too little corn to place one: you must beg.
tzolkin-reason-no-worker-in-hand = You have no worker in hand.
tzolkin-reason-space-taken = Somebody stands on the start player space.
tzolkin-reason-wheel-full = There is no free position on that wheel.
tzolkin-reason-no-corn = You do not have enough corn.
tzolkin-reason-not-both = In one turn you either place workers or take them back.
tzolkin-reason-only-cheapest = The gods have mercy only for a worker on one of the cheapest positions.
tzolkin-reason-only-one = The gods have mercy for one worker only.
tzolkin-reason-no-worker-there = You have no worker there.
tzolkin-reason-no-such-action = This wheel does not have that many actions.
tzolkin-reason-not-higher = A worker cannot use an action higher than its position.
tzolkin-reason-not-higher-theology = Theology lets a worker of Chichen Itza reach one action higher than its position, no further.
tzolkin-reason-no-tiles = There is no tile to take in those fields.
tzolkin-reason-no-open-corn = No corn tile lies open in those fields: wood covers the corn.
tzolkin-reason-no-forest = There is no forest in those fields.
tzolkin-reason-no-blocks = You do not have enough blocks.
tzolkin-reason-wrong-bag = That is not the number of blocks needed, or you do not have them.
tzolkin-reason-same-temple = The steps must be in two different temples.
tzolkin-reason-nothing-to-build = There is nothing you could pay for.
tzolkin-reason-empty-slot = There is no tile in that place.
tzolkin-reason-cannot-pay = You cannot pay for that.
tzolkin-reason-no-architecture = Architecture can be kept back only at the first building of Tikal 4, and only by those who have it.
tzolkin-reason-not-in-cost = The building does not cost such a block.
tzolkin-reason-no-skull = You have no skull to leave there.
tzolkin-reason-skull-there = A skull lies there already: every space of Chichen Itza is used once.
tzolkin-reason-traded-back = What you bought on this visit to the market cannot be sold again on it, nor what you sold be bought back.
tzolkin-reason-nothing-to-sell = You have no such block.
tzolkin-reason-not-optional = This cannot be left out: choose something.
tzolkin-reason-do-something = You must place at least one worker or take one back.
tzolkin-reason-calendar-too-early = The calendar turns at the end of a round. The player on the start player space may then turn it by two days.
tzolkin-reason-calendar-dark = You cannot turn the calendar by two days: your player board shows its dark side until you reach the top of a temple.
tzolkin-reason-calendar-pushes-own = The calendar cannot be turned by two days: the second day would push off your own worker.
tzolkin-reason-calendar-pushes-other = The calendar cannot be turned by two days: the second day would push off another player's worker.
tzolkin-reason-build-no-monument = A monument can be built only with Tikal 4, and not after a building.
tzolkin-reason-pointless = To buy this action with itself would only cost more corn.

# What is wrong with a position.
position-tzolkin-wheels = A worker stands on a position of a wheel where none can be.
position-tzolkin-dummies = There are too many or too few dummy workers.
position-tzolkin-workers = The workers of player { $seat } are too many or too few.
position-tzolkin-skulls = Skulls are missing or too many.
position-tzolkin-goods = A player has less than nothing of some goods.
position-tzolkin-jungle = Tiles of the jungle are missing or too many.
position-tzolkin-temples = A temple is impossible: a step that does not exist, or two players at the top.
position-tzolkin-technologies = A technology has a level that does not exist.
position-tzolkin-tiles = Buildings or monuments are missing, there twice, or of the wrong age.
position-tzolkin-wealth = The starting wealth of player { $seat } is impossible.
position-tzolkin-farms = What player { $seat } needs for feeding does not match the farms.
position-tzolkin-calendar = Day, round, age and Food Days contradict each other.
position-tzolkin-turn = The turn cannot be like that.
position-tzolkin-pending = A decision that is due in the turn is impossible.
position-tzolkin-points = Before the end of the game nobody has quarters of a point.
position-tzolkin-set-up = While starting wealth is being chosen, everything else must lie as it was laid out.
position-tzolkin-stuck = The seat whose turn it is has nothing to decide.

# The tabs of the board in the browser: short words.
tzolkin-tab-wheels = Wheels
tzolkin-tab-technologies = Technologies
tzolkin-tab-buildings = Buildings
tzolkin-tab-players = Players
tzolkin-tab-wealth = Wealth
tzolkin-tab-calendar = Calendar
