# Endless Winter: names, effects, cards, choices, questions, events, the position in words.
# Names of cards, animals, chiefs, terrains, columns and tracks, and amounts, are put in as they are defined here.

endless-winter-name = Endless Winter

# A value that is ours because the printed one is not known has this mark behind it.
endless-winter-legend = { $mark } behind a name, a value or a row of values: ours, because what is printed is not known

# Columns, the rest space, tracks, boards.
endless-winter-space-rite = Rite
endless-winter-space-develop = Develop
endless-winter-space-migrate = Migrate
endless-winter-space-hunt = Hunt
endless-winter-space-rest = Rest
endless-winter-track-offering = offering
endless-winter-track-honour = honour
endless-winter-board-mb-a = Sun board
endless-winter-board-mb-b = Moon board
endless-winter-board-mb-c = Star board
endless-winter-board-mb-d = Comet board
endless-winter-figure-chief = chief
endless-winter-figure-tribe = tribe figure
endless-winter-neutral = neutral

# Cards.
endless-winter-card-tribesman = Tribesman
endless-winter-card-tribeswoman = Tribeswoman
endless-winter-card-brave = Brave
endless-winter-card-elder = Elder
endless-winter-card-craftswoman = Craftswoman
endless-winter-card-scout = Scout
endless-winter-card-hunter = Hunter
endless-winter-card-shaman = Shaman
endless-winter-card-tribe-6 = Sixth tribe card
endless-winter-card-cu1-01 = Fire Keeping
endless-winter-card-cu1-02 = Flint Knapping
endless-winter-card-cu1-03 = Tracking
endless-winter-card-cu1-04 = Storytelling
endless-winter-card-cu1-05 = Burial Rites
endless-winter-card-cu1-06 = Foraging
endless-winter-card-cu1-07 = Snowshoes
endless-winter-card-cu1-08 = Shelter Building
endless-winter-card-cu1-09 = Bone Carving
endless-winter-card-cu1-10 = Stone Hauling
endless-winter-card-cu1-11 = Hide Tanning
endless-winter-card-cu1-12 = Barter Path
endless-winter-card-cu1-13 = Naming Rite
endless-winter-card-cu1-14 = Common Work
endless-winter-card-cu1-15 = Trap Setting
endless-winter-card-cu1-16 = Throwing Spears
endless-winter-card-cu1-17 = Pathfinders
endless-winter-card-cu1-18 = Teachers
endless-winter-card-cu1-19 = Workshop
endless-winter-card-cu1-20 = Stargazing
endless-winter-card-cu2-01 = Great Feast
endless-winter-card-cu2-02 = Ground Axes
endless-winter-card-cu2-03 = Hunting Dogs
endless-winter-card-cu2-04 = Tribal Law
endless-winter-card-cu2-05 = Ancestor Worship
endless-winter-card-cu2-06 = Seed Stores
endless-winter-card-cu2-07 = Sledges
endless-winter-card-cu2-08 = Lodges
endless-winter-card-cu2-09 = Totem Carving
endless-winter-card-cu2-10 = Quarry
endless-winter-card-cu2-11 = Smokehouse
endless-winter-card-cu2-12 = Distant Trade
endless-winter-card-cu2-13 = Coming of Age
endless-winter-card-cu2-14 = Division of Labour
endless-winter-card-cu2-15 = Game Drive
endless-winter-card-cu2-16 = Raising of Stones
endless-winter-card-cu2-17 = Village Council
endless-winter-card-cu2-18 = Sacred Circle
endless-winter-card-cu2-19 = Keepers of Lore
endless-winter-card-cu2-20 = Eclipse Calendar

# Animals, chiefs, terrains.
endless-winter-animal-mammoth = Mammoth
endless-winter-animal-rhino = Woolly Rhino
endless-winter-animal-megatherium = Megatherium
endless-winter-animal-smilodon = Smilodon
endless-winter-animal-glyptodon = Glyptodon
endless-winter-animal-elk = Giant Elk
endless-winter-animal-argentavis = Argentavis
endless-winter-chief-tuskbreaker = Tuskbreaker
endless-winter-chief-stonecarver = Stonecarver
endless-winter-chief-seeinghand = Seeing Hand
endless-winter-chief-firewolf = Fire Wolf
endless-winter-chief-thunderclaw = Thunderclaw
endless-winter-terrain-start = base terrain
endless-winter-terrain-glacier = glacier
endless-winter-terrain-forest = forest
endless-winter-terrain-steppe = steppe
endless-winter-terrain-lake = lake
endless-winter-terrain-mountain = mountains
endless-winter-terrain-tundra = tundra
endless-winter-terrain-canyon = canyon
endless-winter-terrain-land-7 = seventh land
endless-winter-terrain-land-8 = eighth land

# What can be gained. Labour can have a half.
endless-winter-gain-food = { $count } food
endless-winter-gain-tool = { $count ->
    [one] { $count } tool
   *[other] { $count } tools
 }
endless-winter-gain-labour = { $count } labour
endless-winter-gain-idol = { $count ->
    [one] raise an idol by { $count } level
   *[other] raise idols by { $count } levels
 }
endless-winter-gain-draw = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
 }
endless-winter-gain-bury = { $count ->
    [one] bury { $count } card
   *[other] bury { $count } cards
 }
endless-winter-gain-megalith = { $count ->
    [one] { $count } megalith
   *[other] { $count } megaliths
 }
endless-winter-gain-camp = { $count ->
    [one] { $count } camp onto the base terrain
   *[other] { $count } camps onto the base terrain
 }
endless-winter-gain-move = { $count ->
    [one] { $count } camp move
   *[other] { $count } camp moves
 }
endless-winter-gain-settlement = { $count ->
    [one] { $count } village without paying food
   *[other] { $count } villages without paying food
 }
endless-winter-gain-tribe-hand = { $count ->
    [one] { $count } tribe card to the hand
   *[other] { $count } tribe cards to the hand
 }
endless-winter-gain-tribe-discard = { $count ->
    [one] { $count } tribe card to the discard pile
   *[other] { $count } tribe cards to the discard pile
 }
endless-winter-gain-culture = { $count ->
    [one] { $count } culture card from the display
   *[other] { $count } culture cards from the display
 }
endless-winter-gain-animal-ground = { $count ->
    [one] { $count } animal from the animal board
   *[other] { $count } animals from the animal board
 }
endless-winter-gain-animal-top = { $count ->
    [one] the top animal of the deck
   *[other] the top { $count } animals of the deck
 }
endless-winter-gain-reveal = { $count ->
    [one] reveal { $count } animal
   *[other] reveal { $count } animals
 }
endless-winter-gain-use-animal = { $count ->
    [one] use { $count } animal
   *[other] use { $count } animals
 }
endless-winter-gain-food-max = food up to the limit
endless-winter-gain-stone = { $count ->
    [one] { $count } sacred stone, for the price of its slot
   *[other] { $count } sacred stones, for the price of their slots
 }
endless-winter-gain-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
endless-winter-cost-discard = { $count ->
    [one] { $count } card discarded from the hand
   *[other] { $count } cards discarded from the hand
 }
endless-winter-cost-bury = { $count ->
    [one] { $count } card buried
   *[other] { $count } cards buried
 }
endless-winter-cost-animal = { $count ->
    [one] { $count } animal turned without its gift
   *[other] { $count } animals turned without their gifts
 }
endless-winter-cost-animal-same = { $count ->
    [one] { $count } animal turned without its gift
   *[other] { $count } animals of one species turned without their gifts
 }
endless-winter-cost-animal-different = { $count ->
    [one] { $count } animal turned without its gift
   *[other] { $count } animals of different species turned without their gifts
 }
endless-winter-cost-animal-named = { $count } × { $animal } turned without its gift
endless-winter-and = { $first } and { $second }
endless-winter-or = { $first } or { $second }
endless-winter-times = { $count } × { $what }
# Between parts that have commas in them.
endless-winter-part = { "; " }

# Guards of an ability; $gains is what lies behind them.
endless-winter-exchange = for { $price }: { $gains }
endless-winter-in-column = in { $column }: { $gains }
endless-winter-if-settlements = { $count ->
    [one] with at least { $count } village: { $gains }
   *[other] with at least { $count } villages: { $gains }
 }
endless-winter-if-camps = { $count ->
    [one] with at least { $count } camp off the board: { $gains }
   *[other] with at least { $count } camps off the board: { $gains }
 }
endless-winter-if-buried = { $count ->
    [one] with at least { $count } buried card: { $gains }
   *[other] with at least { $count } buried cards: { $gains }
 }
endless-winter-if-stones = { $count ->
    [one] with at least { $count } sacred stone: { $gains }
   *[other] with at least { $count } sacred stones: { $gains }
 }
endless-winter-if-megaliths = { $count ->
    [one] with at least { $count } megalith placed: { $gains }
   *[other] with at least { $count } megaliths placed: { $gains }
 }
endless-winter-if-animals = { $count ->
    [one] with at least { $count } animal: { $gains }
   *[other] with at least { $count } animals: { $gains }
 }
endless-winter-if-species = { $count ->
    [one] with at least { $count } species of animal: { $gains }
   *[other] with at least { $count } different species of animal: { $gains }
 }
endless-winter-if-same-species = { $count ->
    [one] with at least { $count } animal of one species: { $gains }
   *[other] with at least { $count } animals of one species: { $gains }
 }
endless-winter-if-used-animals = { $count ->
    [one] with at least { $count } used animal: { $gains }
   *[other] with at least { $count } used animals: { $gains }
 }
endless-winter-if-used-species = { $count ->
    [one] with at least { $count } species among own used animals: { $gains }
   *[other] with at least { $count } different species among own used animals: { $gains }
 }
endless-winter-if-offering = { $count ->
    [one] with at least { $count } level on the offering track: { $gains }
   *[other] with at least { $count } levels on the offering track: { $gains }
 }
endless-winter-if-honour = { $count ->
    [one] with at least { $count } level on the honour track: { $gains }
   *[other] with at least { $count } levels on the honour track: { $gains }
 }
endless-winter-if-animal = with at least { $count } × { $animal }: { $gains }
# A gain that counts something: $count is 1, or how many of it count once.
endless-winter-each-settlements = { $count ->
    [one] { $gain } for each own village
   *[other] { $gain } for every { $count } own villages
 }
endless-winter-each-camps = { $count ->
    [one] { $gain } for each own camp off the board
   *[other] { $gain } for every { $count } own camps off the board
 }
endless-winter-each-buried = { $count ->
    [one] { $gain } for each own buried card
   *[other] { $gain } for every { $count } own buried cards
 }
endless-winter-each-stones = { $count ->
    [one] { $gain } for each own sacred stone
   *[other] { $gain } for every { $count } own sacred stones
 }
endless-winter-each-megaliths = { $count ->
    [one] { $gain } for each own megalith
   *[other] { $gain } for every { $count } own megaliths
 }
endless-winter-each-animals = { $count ->
    [one] { $gain } for each own animal
   *[other] { $gain } for every { $count } own animals
 }
endless-winter-each-species = { $count ->
    [one] { $gain } for each different species among own animals
   *[other] { $gain } for every { $count } different species among own animals
 }
endless-winter-each-same-species = { $count ->
    [one] { $gain } for each animal of the most frequent own species
   *[other] { $gain } for every { $count } animals of the most frequent own species
 }
endless-winter-each-used-animals = { $count ->
    [one] { $gain } for each own used animal
   *[other] { $gain } for every { $count } own used animals
 }
endless-winter-each-used-species = { $count ->
    [one] { $gain } for each different species among own used animals
   *[other] { $gain } for every { $count } different species among own used animals
 }
endless-winter-each-offering = { $count ->
    [one] { $gain } for each level of the own idol on the offering track
   *[other] { $gain } for every { $count } levels of the own idol on the offering track
 }
endless-winter-each-honour = { $count ->
    [one] { $gain } for each level of the own idol on the honour track
   *[other] { $gain } for every { $count } levels of the own idol on the honour track
 }
endless-winter-each-animal = { $count ->
    [one] { $gain } for each own animal of this species: { $animal }
   *[other] { $gain } for every { $count } own animals of this species: { $animal }
 }

# Cards and stones in full.
endless-winter-tribe-card = { $card }: { $labour }; ability: { $action }; in the eclipse: { $eclipse }; { $points }
endless-winter-culture-card = { $card }: { $ability }; { $points }
endless-winter-animal-card = { $animal }: points of a set { $sets }; when used: { $use }
endless-winter-animal-card-wild = { $animal }: joins any set; when used: { $use }
endless-winter-entry = { $count } = { $points }
endless-winter-bracket = { $least } to { $most } = { $points }
endless-winter-bracket-last = { $least } and more = { $points }
endless-winter-chief-card = { $chief }: { $a }; { $b }
endless-winter-chief-side = side { $side }: { $ability }
endless-winter-setup-card = set-up card { $number }
endless-winter-setup-gives = { $card }: { $gains }
# What a sacred stone counts; $worth is an amount of points, $table points for one, two, three and so on.
endless-winter-stone-settlements = { $worth } for each of the owner's villages that touch { $what }
endless-winter-stone-camp-terrains = { $worth } for each kind of terrain with a camp of the owner, base terrain aside
endless-winter-stone-ground-megaliths = { $worth } for each megalith of the owner's colour directly on a board
endless-winter-stone-megalith-boards = { $worth } for each board with a megalith of the owner's colour directly on it
endless-winter-stone-buried = points for the owner's buried cards: { $table }
endless-winter-stone-tower-megaliths = { $worth } for each megalith of the owner's colour that lies on others
endless-winter-stone-idol-levels = { $worth } for every 2 levels of the owner's two idols together
endless-winter-stone-used-species = { $worth } for each different species among the owner's used animals
endless-winter-stone-used-animals = points for the owner's used animals of { $what }: { $table }
endless-winter-stone-used-pairs = points for pairs among the owner's used animals, { $what } together: { $table }
# In short, for the log.
endless-winter-short-settlements = villages ({ $what })
endless-winter-short-camp-terrains = camps on different terrains
endless-winter-short-ground-megaliths = megaliths directly on a board
endless-winter-short-megalith-boards = boards with megaliths
endless-winter-short-buried = buried cards
endless-winter-short-tower-megaliths = megaliths on others
endless-winter-short-idol-levels = levels of the idols
endless-winter-short-used-species = species of used animals
endless-winter-short-used-animals = used animals ({ $what })
endless-winter-short-used-pairs = pairs of used animals ({ $what })
endless-winter-worth-by-table = points by their number ({ $table })

# Choices.
endless-winter-action-chief = take the chief { $chief }
endless-winter-action-side = turn your chief to side { $side }
endless-winter-action-setup = take { $card }
endless-winter-action-place-chief = put your chief on { $space }
endless-winter-action-place-tribe = put a tribe figure on { $space }
endless-winter-action-play = play { $card }: { $labour }; ability: { $ability }
endless-winter-action-play-culture = play { $card }: { $ability }
endless-winter-action-use = use the ability of { $card }
endless-winter-action-use-culture = use the ability of { $card }: { $ability }
endless-winter-action-use-chief = use the ability of your chief
endless-winter-action-use-token = use the rest token
endless-winter-action-token-top = take the open rest token
endless-winter-action-token-next = put the open rest token under the pile and take the next one
endless-winter-action-spend = spend food over the next labour icon, for 1 labour
endless-winter-action-recruit = take a tribe card: { $card }; a point if its stack is empty
endless-winter-action-culture = take culture card { $slot } of the display
endless-winter-action-camp = put a camp onto the base terrain
endless-winter-action-move = move a camp from hex { $start } to hex { $end }
endless-winter-action-reveal = reveal animals onto the animal board
endless-winter-action-hunt = take an animal from the animal board: { $animal }
endless-winter-action-hunt-nothing = take 1 point, for no animal is left anywhere
endless-winter-action-pay = pay the price
endless-winter-action-stone = take sacred stone { $slot } of the display
endless-winter-action-settle = put a village where the hexes { $hexes } meet; its 3 camps come back
endless-winter-action-tip = use an animal: { $animal }, { $use }
endless-winter-action-give = give an animal as the price: { $animal }
endless-winter-action-bury-hand = bury a card from your hand: { $card }
endless-winter-action-bury-discard = bury a card from your discard pile: { $card }
endless-winter-action-bury-played = bury a card that lies above your board: { $card }
endless-winter-action-discard = discard { $card }
endless-winter-action-pile = put { $card } into the eclipse pile: { $labour }; in the eclipse: { $eclipse }
endless-winter-action-pile-culture = put { $card } into the eclipse pile as a bluff; it comes back
endless-winter-action-megalith = place a megalith on { $place }
endless-winter-action-take-card = draw a card
endless-winter-action-take-tool = take 1 tool
endless-winter-action-take-food = take 1 food
endless-winter-action-idol-offering = raise your idol on the offering track
endless-winter-action-idol-honour = raise your idol on the honour track
endless-winter-action-claim = take the reward of hex { $hex }
endless-winter-action-board-village = take the reward of a village: { $reward }
endless-winter-action-board-slot = take the reward of empty megalith slot { $slot }: { $reward }
endless-winter-action-board-stones = count your sacred stones now
endless-winter-action-part = carry out part { $number } next
endless-winter-action-next = go on to the next step
endless-winter-action-done = do no more here
endless-winter-action-end = end the turn

# Questions.
endless-winter-ask-chief = Which chief do you take?
endless-winter-ask-side = Which side of your chief do you play?
endless-winter-ask-setup = Which set-up card do you take?
endless-winter-ask-culture = Put a figure on a column or on Rest. Before that you may play culture cards; the first is free, each further one costs the discard of another card.
endless-winter-ask-culture-chief = Put your chief on a column or on Rest. Its ability is used; before that you may play culture cards.
endless-winter-ask-top-rite = Rite, top section: play cards, take tribe cards, or go on. You have { $labour }. Each kind of tribe card can be taken once.
endless-winter-ask-top-develop = Develop, top section: play cards, take culture cards, or go on. You have { $labour }.
endless-winter-ask-top-migrate = Migrate, top section: play cards, place and move camps, or go on. You have { $labour }.
endless-winter-ask-top-hunt = Hunt, top section: play cards, reveal and take animals, or go on. You have { $labour }.
endless-winter-ask-middle-rite = Rite, middle section: take a tribe card, bury a card, or go on. You have { $labour }. Pay to take a tribe card to your discard pile, to bury a card, or both.
endless-winter-ask-middle-develop = Develop, middle section: take a sacred stone, or go on. You have { $labour }.
endless-winter-ask-middle-migrate = Migrate, middle section: place a village, or go on. You have { $labour }.
endless-winter-ask-middle-hunt = Hunt, middle section: use an animal, or go on. You have { $labour }.
endless-winter-ask-bottom = The bottom section comes next. Play cards or use abilities before it, or go on.
endless-winter-ask-wrap = Play cards, use abilities that are left, or end the turn.
endless-winter-ask-rest-draw = Rest: you will draw a card. Use abilities before it, or go on.
endless-winter-ask-rest-tip = Rest: use an animal, or end the turn.
endless-winter-ask-pile = Which cards do you put into your eclipse pile, in secret?
endless-winter-ask-group = Which part of the ability comes next?
endless-winter-ask-gains = What do you take first?
endless-winter-ask-exchange = An exchange is offered, { $exchange }.
endless-winter-ask-reward-megalith = { $count ->
    [one] Place { $count } megalith, or take a lesser reward in its place.
   *[other] Place { $count } megaliths, or take lesser rewards in their place.
 }
endless-winter-ask-reward-draw = { $count ->
    [one] Draw { $count } card, or take a lesser reward in its place.
   *[other] Draw { $count } cards, or take lesser rewards in their place.
 }
endless-winter-ask-reward-idol = { $count ->
    [one] Raise { $count } idol by a level, or take a lesser reward in its place.
   *[other] Raise idols by { $count } levels, or take lesser rewards in their place.
 }
endless-winter-ask-reward-tool = { $count ->
    [one] Take { $count } tool, or food in its place.
   *[other] Take { $count } tools, or food in their place.
 }
endless-winter-ask-arrow = Place one more megalith where the arrow points, or leave it.
endless-winter-ask-moves = { $count ->
    [one] Move a camp, { $count } move.
   *[other] Move camps, { $count } moves.
 }
endless-winter-ask-buries = { $count ->
    [one] Which card do you bury?
   *[other] Which { $count } cards do you bury?
 }
endless-winter-ask-recruits = { $count ->
    [one] Which tribe card do you take?
   *[other] Which { $count } tribe cards do you take?
 }
endless-winter-ask-cultures = { $count ->
    [one] Which culture card do you take?
   *[other] Which { $count } culture cards do you take?
 }
endless-winter-ask-hunts = { $count ->
    [one] Which animal do you take?
   *[other] Which { $count } animals do you take?
 }
endless-winter-ask-reveals = { $count ->
    [one] Do you reveal an animal?
   *[other] Do you reveal animals, up to { $count }?
 }
endless-winter-ask-use-animals = { $count ->
    [one] Which animal do you use?
   *[other] Which { $count } animals do you use?
 }
endless-winter-ask-stone = Which sacred stone do you take?
endless-winter-ask-settlement = Where do you place a village, without paying food?
endless-winter-ask-discards = { $count ->
    [one] Which card do you discard?
   *[other] Which { $count } cards do you discard?
 }
endless-winter-ask-gives = { $count ->
    [one] Which animal do you give as the price?
   *[other] Which { $count } animals do you give as the price?
 }
endless-winter-ask-gives-same = Of which species do you give { $count } animals as the price?
endless-winter-ask-gives-different = { $count ->
    [one] Which animal of a further species do you give as the price?
   *[other] Which { $count } animals of different species do you give as the price?
 }
endless-winter-ask-token = Do you take a rest token? Your figure is the first to rest in this round.
endless-winter-ask-eclipse-cards = Which card of your eclipse pile do you use next?
endless-winter-ask-claims = Which hex rewards you next?
endless-winter-ask-board = Which reward of your player board comes next?
endless-winter-ask-glaciers = Which glacier token of your new village comes next?
endless-winter-ask-order-reward = Which reward of the turn order do you take, your own or one below it?

# What one wants to know before deciding.
endless-winter-offered = On offer:
endless-winter-unused = Not yet used: { $card }, { $ability }
endless-winter-price-recruit = A tribe card costs { $price }.
endless-winter-price-culture = A culture card costs { $price }.
endless-winter-price-migrate = A camp costs { $camp }, a move { $move }.
endless-winter-price-hunt = To reveal animals costs { $reveal }, to take one { $hunt }.
endless-winter-price-settle = A village costs { $price } and the camps on the three hexes round its juncture.
endless-winter-price-rite = The price is { $price }.
endless-winter-recruited = Taken in this section: { $cards }
endless-winter-next-offering = Your idol on the offering track is on level { $level }; next comes { $next }
endless-winter-top-offering = Your idol on the offering track is at the top, level { $level }; to raise it further brings 1 point
endless-winter-next-honour = Your idol on the honour track is on level { $level }; next comes { $next }
endless-winter-top-honour = Your idol on the honour track is at the top, level { $level }

# Events.
endless-winter-event-chief = { $name } takes the chief { $chief }
endless-winter-event-side = { $name } plays { $chief }, { $side }
endless-winter-event-setup = { $name } takes { $card }
endless-winter-event-figure-chief = { $name } puts the chief on { $space }
endless-winter-event-figure-tribe = { $name } puts a tribe figure on { $space }
endless-winter-event-played = { $name } plays { $card }
endless-winter-event-played-culture = { $name } plays { $card }: { $ability }
endless-winter-event-used = { $name } uses the ability of { $card }
endless-winter-event-used-culture = { $name } uses the ability of { $card }: { $ability }
endless-winter-event-chief-used = { $name } uses the chief's ability: { $chief }, { $side }
endless-winter-event-spent = { $name } spends { $food } food for 1 labour
endless-winter-event-paid = { $name } pays { $goods }
endless-winter-event-paid-labour = { $name } pays { $labour }
endless-winter-event-gained = { $name } gets { $goods }
endless-winter-event-points-megaliths = { $name } scores { $points } for megaliths
endless-winter-event-points-totems = { $name } scores { $points } on the idol board
endless-winter-event-points-rewards = { $name } scores { $points }
endless-winter-event-drew = { $name } draws a card
endless-winter-event-drew-own = { $name } draws { $card }
endless-winter-event-reshuffled = { $name } shuffles the discard pile into a new draw pile of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
endless-winter-event-discarded = { $name } discards { $card }
endless-winter-event-recruited-hand = { $name } takes a tribe card to the hand: { $card }
endless-winter-event-recruited-discard = { $name } takes a tribe card to the discard pile: { $card }
endless-winter-event-learned = { $name } takes a culture card: { $card }
endless-winter-event-buried-discard = { $name } buries a card from the discard pile: { $card }
endless-winter-event-buried-played = { $name } buries a card from above the board: { $card }
endless-winter-event-buried-secretly = { $name } buries a card from the hand
endless-winter-event-buried-secretly-own = { $name } buries a card from the hand: { $card }
endless-winter-event-camped = { $name } puts a camp onto the base terrain and has { $camps } there
endless-winter-event-moved = { $name } moves a camp from hex { $start } to hex { $end }
endless-winter-event-settled = { $name } puts a village where the hexes { $hexes } meet
endless-winter-event-revealed = { $name } reveals on the animal board: { $animals }
endless-winter-event-hunted = { $name } takes an animal from the animal board: { $animal }
endless-winter-event-hunted-top = { $name } takes the top animal of the deck: { $animal }
endless-winter-event-tipped = { $name } uses an animal: { $animal }, { $use }
endless-winter-event-gave = { $name } gives an animal as the price: { $animal }
endless-winter-event-stone = { $name } takes a sacred stone: { $stone }
endless-winter-event-stone-scored = { $name } scores { $points } with a sacred stone: { $stone }
endless-winter-event-megalith = { $name } places a megalith on { $place }
endless-winter-event-megalith-neutral = { $name } places a neutral megalith on { $place }
endless-winter-event-idol = { $name } raises an idol on the { $track } track to level { $level }
endless-winter-event-token = { $name } takes a rest token: { $token }
endless-winter-event-token-used = { $name } uses the rest token: { $token }
endless-winter-event-piled = { $name } puts a card into the eclipse pile
endless-winter-event-piled-own = { $name } puts { $card } into the eclipse pile
endless-winter-event-eclipse = The eclipse of round { $round } begins
endless-winter-event-shown = { $name } shows the eclipse pile: { $cards }; { $labour } with resting figures
endless-winter-event-order = The turn order is now: { $order }
endless-winter-event-claimed = { $name } is rewarded by hex { $hex }, { $terrain }: { $reward }
endless-winter-event-round = Round { $round } is prepared
endless-winter-event-ground = New on the animal board: { $animals }
endless-winter-event-display = New culture cards on display: { $cards }
endless-winter-event-rest-token = The open rest token is now: { $token }
endless-winter-event-ended = The game is over: { $scores }
endless-winter-seat-number = { $name } { $number }

# The position: what never changes.
endless-winter-reference = What columns, boards, tracks, lands and animals do
endless-winter-column-rite = Rite. Top, as often as wanted: for { $recruit } a tribe card to the hand, each kind once. Middle, once: for { $rite } a tribe card to the discard pile, or bury a card, or both. Bottom, for the first figure of the round: { $bottom }
endless-winter-column-develop = Develop. Top, as often as wanted: for { $culture } a culture card to the hand. Middle, once: take a sacred stone and pay for its slot. Bottom, for the first figure of the round: { $bottom }
endless-winter-column-migrate = Migrate. Top, as often as wanted: for { $camp } a camp onto the base terrain, for { $move } a camp move. Middle, once: for { $settle } and the camps on three hexes round a juncture, a village. Bottom, for the first figure of the round: { $bottom }
endless-winter-column-hunt = Hunt. Top, as often as wanted: for { $reveal } reveal up to { $count } animals, { $most } at most on the board, for { $hunt } take an animal. Middle, once: use an animal. Bottom, for the first figure of the round: { $bottom }
endless-winter-column-rest = Rest. No cards are played; after drawing a card an animal may be used. In the eclipse each resting figure counts { $labour }
endless-winter-ladder = Of these rewards a lesser one, further to the right, may be taken in place of a greater one: { $rewards }
endless-winter-food-icons = Food gives 1 labour whenever its marker goes left from one of these spaces: { $spaces }
endless-winter-tool-limit = Most tools a player can hold: { $most }
endless-winter-stone-slot = Sacred stone number { $slot } costs { $price } and gives: { $reward }
endless-winter-slot-reward = slot { $slot }: { $reward }
endless-winter-megalith-slots = In the eclipse, for empty megalith slots: { $slots }
endless-winter-village-reward = In the eclipse, for each village: { $reward }
endless-winter-order-rewards = In the eclipse, by turn order: { $rewards }
endless-winter-numbered = { $number }: { $what }
endless-winter-offering-track = Offering track: tools and food left over at the end that count 1 point: { $levels }
endless-winter-offering-level = level { $level }: { $ratio }
endless-winter-offering-level-reward = level { $level }: { $ratio }, on entering { $reward }
endless-winter-honour-track = Honour track, points on entering: { $levels }
endless-winter-honour-level = level { $level }: { $points }
endless-winter-burial-first = Points for buried cards at the end, first in honour: { $table }
endless-winter-burial-second = Second in honour: { $table }
endless-winter-burial-others = The others: { $table }
endless-winter-terrain-reward = In the eclipse, for most influence on a hex of { $terrain }: { $reward }
endless-winter-neighbours-heading = Which hexes lie side by side
endless-winter-neighbours = { $number }: { $near }

# The position: boards.
endless-winter-round-chief = Set-up: chiefs are chosen
endless-winter-round-side = Set-up: sides of the chiefs are chosen
endless-winter-round-setup = Set-up: set-up cards are chosen
endless-winter-round-action = Round { $round } of { $rounds }, turn { $turn } of { $turns }
endless-winter-round-eclipse = Round { $round } of { $rounds }, eclipse
endless-winter-round-preparation = Round { $round } of { $rounds }, preparation: drawing cards
endless-winter-round-over = The game is over
endless-winter-order = Turn order: { $order }
endless-winter-figure-stands = { $name } stands on { $space }, { $section }, with { $labour }
endless-winter-stage-top = top section
endless-winter-stage-middle = middle section
endless-winter-stage-bottom = before the bottom section
endless-winter-stage-wrap = end of the turn
endless-winter-stage-rest-draw = before the card is drawn
endless-winter-stage-rest-tip = after the card was drawn
endless-winter-in-play = Cards in play: { $cards }
endless-winter-token-held = Rest token of this turn: { $reward }
endless-winter-rest-token = Open rest token: { $reward }
endless-winter-rest-tokens-below = Rest tokens put under the pile, the next one first: { $rewards }
endless-winter-columns = Columns
endless-winter-on-column = { $space }: { $figures }; bottom section free
endless-winter-on-column-taken = { $space }: { $figures }; bottom section used
endless-winter-on-rest = { $space }: { $figures }
endless-winter-figure-chief-of = { $name } (chief)
endless-winter-figure-tribe-of = { $name }
endless-winter-tribe = Tribe cards
endless-winter-stack = { $count } left, { $card }
endless-winter-stack-empty = { $count } left, a point in place of the card, { $card }
endless-winter-culture = Culture cards ({ $left } more in the deck of this era)
endless-winter-slot = { $slot }. { $what }
endless-winter-slot-empty = { $slot }. empty
endless-winter-stones = Sacred stones
endless-winter-stones-era = Era { $era }:
endless-winter-stones-later = Era { $era }, from round 3 on:
endless-winter-animals = Animal board ({ $left } more in the deck)
endless-winter-land = Land
endless-winter-land-row = Row { $number }: { $hexes }
endless-winter-hex = hex { $number }, { $terrain }
endless-winter-hex-short = { $number } { $terrain }
endless-winter-hex-line = { $hex }: { $what }
endless-winter-camps-of = { $count ->
    [one] { $count } camp of { $name }
   *[other] { $count } camps of { $name }
 }
endless-winter-village-of = village of { $name } with { $hexes }
endless-winter-influence = influence { $standing }
endless-winter-glacier-token = glacier token: { $reward }
endless-winter-camps-at = { $count ->
    [one] { $count } camp of yours on { $hex }; next to it: { $near }
   *[other] { $count } camps of yours on { $hex }; next to it: { $near }
 }
endless-winter-megaliths = Megaliths
endless-winter-plan-legend = In the plans: { $owners }, { $neutral } neutral, { $start } free start space, . free, - no place
endless-winter-plan-ground = On the ground:
endless-winter-plan-level = Level { $level }:
endless-winter-neutral-letter = N
endless-winter-start-letter = S
endless-winter-place-ground = { $place }
endless-winter-place-above = { $place } on level { $level }, above { $below }
endless-winter-place-level = { $place } on level { $level }
endless-winter-megaliths-of = { $name }: { $places }
endless-winter-free-spaces = Free on the { $board }: { $spaces }
endless-winter-free-above = Free above: { $place }
endless-winter-free-above-worth = Free above: { $place }; worth to you: { $points }
endless-winter-space-start = { $place }: start space, arrows to { $arrows }
endless-winter-space-empty = { $place }: nothing
endless-winter-space-reward = { $place }: { $reward }
endless-winter-idols = Idol board
endless-winter-standing-offering = Offering track: { $standing }
endless-winter-standing-honour = Honour track, the first in honour first: { $standing }
endless-winter-on-level = { $name } on level { $level }

# The position: players.
endless-winter-seat = { $name }: { $points }, { $food } food of at most { $limit }, { $tools }
endless-winter-seat-own = { $name } (you): { $points }, { $food } food of at most { $limit }, { $tools }
endless-winter-chief-held = Chief: { $chief }, { $side }
endless-winter-chief-held-ready = Chief: { $chief }, { $side }; can be used in this turn
endless-winter-figures-left = Figures left: { $figures }
endless-winter-pieces-left = Left on the player board: camps { $camps }, villages { $villages }, megaliths { $megaliths }
endless-winter-pieces-left-neutral = Left on the player board: camps { $camps }, villages { $villages }, megaliths { $megaliths }, the next of them neutral
endless-winter-pieces-left-own = Left on the player board: camps { $camps }, villages { $villages }, megaliths { $megaliths }, the next of them in the player's colour
endless-winter-stones-held = Sacred stones, with what they count now:
endless-winter-stone-held = { $points }: { $stone }
endless-winter-animals-held = Animals: { $animals }
endless-winter-animals-used = Used animals: { $animals }
endless-winter-hand-hidden = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
 }
endless-winter-hand = { $count ->
    [one] { $count } card in hand:
   *[other] { $count } cards in hand:
 }
endless-winter-seen-in-hand = Among the cards in hand and in the eclipse pile are, as all have seen: { $cards }
endless-winter-pile-hidden = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
endless-winter-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }, in unknown order: { $cards }
endless-winter-discards = Discard pile: { $cards }
endless-winter-eclipse-pile-hidden = Eclipse pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
endless-winter-eclipse-pile = Eclipse pile: { $cards }
endless-winter-buried-hidden = Buried: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }; seen by all: { $cards }
endless-winter-buried = Buried: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }: { $cards }

# Where points come from.
endless-winter-source-stones = sacred stones
endless-winter-source-megaliths = megaliths above the ground
endless-winter-source-totems = idols
endless-winter-source-rewards = rewards during the game
endless-winter-source-offering = offering: tools and food left over
endless-winter-source-honour = honour and buried cards
endless-winter-source-cards = tribe and culture cards
endless-winter-source-animals = sets of animals
endless-winter-source-other = from before this position

# The drawn board.
endless-winter-drawn-ours = ours
endless-winter-drawn-in-eclipse = in the eclipse: { $what }
endless-winter-drawn-move-from = move a camp from hex { $hex }
endless-winter-drawn-camps-left = Camps left on the board: { $count }
endless-winter-drawn-new-camp = new camp
endless-winter-drawn-turn-left = turn the megaliths to the left
endless-winter-drawn-turn-right = turn the megaliths to the right
endless-winter-drawn-aslant = look at the megaliths at an angle
endless-winter-drawn-from-above = look at the megaliths from above
endless-winter-drawn-any-number = any number
endless-winter-drawn-once = once
endless-winter-drawn-bottom-used = used
endless-winter-drawn-first-only = first figure
endless-winter-drawn-left = Left in the stack: { $count }
endless-winter-drawn-wild = any set
endless-winter-drawn-stone = Sacred stone { $slot }
endless-winter-drawn-food = Food: { $food } (at most { $limit })
endless-winter-drawn-tools = Tools: { $tools } (at most { $most })
endless-winter-drawn-villages-left = Villages left on the board: { $count }
endless-winter-drawn-megaliths-left = Megaliths left on the board: { $count }
endless-winter-drawn-no-animals = no animals yet
endless-winter-drawn-in-play = in play
endless-winter-drawn-eclipse-pile = eclipse pile
endless-winter-drawn-discards = discard pile
endless-winter-drawn-no-cards = no cards in hand
endless-winter-drawn-hand = Hand · { $count }
endless-winter-drawn-offering = Offering
endless-winter-drawn-honour = Honour
endless-winter-drawn-players = Players

# Options.
endless-winter-option-setup = how set-up goes: chiefs and set-up cards dealt at random (dealt), set-up cards chosen (cards), or both chosen (chiefs_and_cards)
endless-winter-option-glacier-tokens = module: a token on every glacier rewards the player who places a village next to it
endless-winter-option-rest-tokens = module: the first figure on Rest in a round may take a token

# Why something is refused.
endless-winter-reason-unknown = There is no such action in this game.
endless-winter-reason-over = The game is over.
endless-winter-reason-setup-first = The set-up comes first.
endless-winter-reason-setup-done = The set-up is over.
endless-winter-reason-not-offered = That is not on offer.
endless-winter-reason-other-decision = Something else is to be decided now.
endless-winter-reason-finish-first = First decide what is due.
endless-winter-reason-not-now = This cannot be done at this point of the turn.
endless-winter-reason-no-figure = You have no such figure left in this round.
endless-winter-reason-not-in-hand = You do not have that card in hand.
endless-winter-reason-no-further-culture = A further culture card costs the discard of another card, and you have none.
endless-winter-reason-culture-in-step-1 = Culture cards are played before the figure is placed.
endless-winter-reason-tribe-in-step-2 = Tribe cards are played after the figure is placed.
endless-winter-reason-no-cards-at-rest = A resting figure plays no cards.
endless-winter-reason-just-recruited = A card just taken in this section gives no labour in it.
endless-winter-reason-ability-used = That ability has been used, or its card is not in play.
endless-winter-reason-wrong-column = That ability belongs to another column.
endless-winter-reason-ability-idle = That ability can do nothing now.
endless-winter-reason-no-chief = The chief's ability can be used once, in the turn in which the chief's figure is placed.
endless-winter-reason-no-token = You have no rest token to use.
endless-winter-reason-no-labour = You do not have enough labour.
endless-winter-reason-no-tools = You do not have enough tools.
endless-winter-reason-no-food = You do not have enough food.
endless-winter-reason-wrong-section = The section your figure is in does not offer that.
endless-winter-reason-kind-taken = In the top section each kind of tribe card is taken once.
endless-winter-reason-empty-slot = There is nothing in that place.
endless-winter-reason-no-camp-left = You have no camp left on your board.
endless-winter-reason-no-camp-there = You have no camp on that hex.
endless-winter-reason-ground-full = The animal board is full.
endless-winter-reason-deck-empty = The deck of animals is empty.
endless-winter-reason-no-such-animal = There is no such animal on the animal board.
endless-winter-reason-animals-left = A point in place of an animal is given only when none is left, on the board and in the deck.
endless-winter-reason-wrong-era = Sacred stones of era 2 can be taken from round 3 on.
endless-winter-reason-no-stone-slot = You have three sacred stones, and no more slots.
endless-winter-reason-no-settlement-left = You have no village left.
endless-winter-reason-junction-taken = A village stands on that juncture.
endless-winter-reason-camps-missing = You need a camp on each of the three hexes.
endless-winter-reason-no-animal-to-use = You have no unused animal of that species.
endless-winter-reason-not-there-to-bury = There is no such card there to bury.
endless-winter-reason-no-megalith-left = You have no megalith left.
endless-winter-reason-place-taken = A megalith stands there.
endless-winter-reason-no-such-space = There is no space of a board there.
endless-winter-reason-only-neutral = Only neutral megaliths are placed on start spaces.
endless-winter-reason-not-beside = A megalith on the ground must lie next to another one.
endless-winter-reason-not-supported = Above the ground a megalith needs four others directly below it.
endless-winter-reason-neutral-on-ground = Neutral megaliths stay on the ground.
endless-winter-reason-not-pointed-to = The arrow does not point there.
endless-winter-reason-not-lesser = That is not this reward, nor a lesser one that could be taken in its place.
endless-winter-reason-no-cards-left = You have no card to draw.
endless-winter-reason-no-room = You have no room for more of it.
endless-winter-reason-top-of-honour = Your idol has reached the top of the honour track.
endless-winter-reason-no-claim = That hex does not reward you now, or has done so.
endless-winter-reason-part-done = That part has been carried out, or there is none.
endless-winter-reason-not-optional = This cannot be left out: choose something.
endless-winter-reason-no-item = Your player board does not give that, has given it, or gives it last.
endless-winter-reason-chief-due = You have used your chief's ability: the figure of this turn must be the chief's.
endless-winter-reason-no-animal-to-give = You do not have enough unused animals of that species, or it has been given already.
endless-winter-reason-no-such-kind = There is no such kind of tribe card in this box.

# What is wrong with a position.
position-endless-winter-animals = Animals are missing or too many.
position-endless-winter-camps = The camps of player { $seat } are too many or too few.
position-endless-winter-claims = A hex is marked as having given a reward that it cannot have given.
position-endless-winter-culture = Culture cards are missing, there twice, or of the wrong era.
position-endless-winter-eclipse = The eclipse cannot be like that.
position-endless-winter-eclipse-pile = The eclipse pile of player { $seat } is impossible.
position-endless-winter-figures = The figures of player { $seat } do not match the turn.
position-endless-winter-food = The food of player { $seat } is above the limit.
position-endless-winter-ground = There are too many animals on the animal board.
position-endless-winter-honour = The order on the honour track does not match the levels of the idols.
position-endless-winter-land = The land does not have the right hexes.
position-endless-winter-megaliths = Megaliths stand where they cannot, or are too many or too few.
position-endless-winter-offering = An idol stands above the top of the offering track.
position-endless-winter-order = The turn order does not name every player once.
position-endless-winter-pending = A decision that is due is impossible.
position-endless-winter-played = The cards in play, or the labour, do not match the turn.
position-endless-winter-points = The points of player { $seat } do not match where they were scored.
position-endless-winter-seat = It cannot be that player's turn.
position-endless-winter-seen = What all have seen of the cards of player { $seat } does not match where they lie.
position-endless-winter-settlements = The villages of player { $seat } are too many or too few.
position-endless-winter-setup = Chiefs, sides or set-up cards are impossible.
position-endless-winter-stage = The stage of the turn does not match the figure.
position-endless-winter-starting-cards = The starting cards of player { $seat } are too many or too few.
position-endless-winter-stones = Sacred stones are missing, there twice, or of the wrong era.
position-endless-winter-stuck = The seat whose turn it is has nothing to decide.
position-endless-winter-tokens = Tokens of a module are missing, there twice, or where they cannot be.
position-endless-winter-tools = The tools of player { $seat } are above the limit.
position-endless-winter-tribe-cards = Tribe cards are missing or too many.

# The chapters of the drawn board, and the line of each that is folded.
endless-winter-tab-tribe = Tribe
endless-winter-tab-culture = Culture
endless-winter-tab-stones = Stones
endless-winter-tab-animals = Animals
endless-winter-tab-idols = Idols
endless-winter-tab-players = Others
endless-winter-line-legal = { $count } for you
endless-winter-line-open = { $count } open
endless-winter-line-best = best +{ $points }
endless-winter-line-built = { $count } built
endless-winter-line-idols = { $offering } · { $honour }
