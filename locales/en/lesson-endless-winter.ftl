# The guided first game of Endless Winter, step by step.
lesson-endless-winter-chief = Welcome! You lead a tribe through four rounds of cold. In each round you place three figures, then the sun goes dark, and land, cards and stones pay. First choose a side of your chief: this one gives labour when you develop.
lesson-endless-winter-figure = You begin with food: { $food }, tools: { $tools }, five cards, and a camp on the base terrain in the middle of the land. A turn is one figure: it goes to one of four columns, or to rest. Figures never block each other. Send a tribe figure to hunt.
lesson-endless-winter-labour = Work is paid with labour. It comes from the tribe cards in your hand: the number in the corner. Play this one; it gives 1 labour for this turn.
lesson-endless-winter-hunt = A column has three sections. The top one may be used as often as you can pay: here 1 tool and 1 labour take an animal. You have one of this species already, and animals of a kind are worth more and more points at the end.
lesson-endless-winter-sections = Now go down. The middle section would use an animal for what it shows, but a used animal no longer counts in its set. The bottom section belongs to the first figure of the round in this column, and that is you: the top animal of the deck.
lesson-endless-winter-end = You have { $animals } of that species now. End the turn: what you played goes to your discard pile, and labour that is left is lost. Then your rival plays.
lesson-endless-winter-develop = Your rival has sent camps out into the land. Now your chief: the turn in which it is placed, its ability can be used, and this one gives 2 labour in this column. Develop!
lesson-endless-winter-food = A culture card costs 3 labour, one more than you have. Food can be turned into labour: the marker goes left over the next sign of labour on its track. You have { $food } food; spend some.
lesson-endless-winter-culture = That makes 3 labour. Eight culture cards lie on display; they do something when played and are points at the end. The second one moves camps.
lesson-endless-winter-stones = In the middle section you could take a sacred stone, which pays in every eclipse, but its price is too high for you yet. The bottom section is yours again: a tool and a food. Then end the turn.
lesson-endless-winter-play-culture = Your rival rests. Culture cards are played before the figure, and the first one in a turn is free. Play yours.
lesson-endless-winter-camps = Up to three camp moves, and two are enough: out over the canyon into the forest. A camp is influence on its hex, and the player with the most influence is rewarded in the eclipse. Three camps around a juncture can become a village.
lesson-endless-winter-rest = Your last figure rests: you draw a card, and in the eclipse a resting figure counts 1.5 labour. Then end the turn.
lesson-endless-winter-pile = After the third turn you may put cards face down into your eclipse pile. Their labour decides on the new turn order, and each has an ability for the eclipse. These two bring a megalith and a food.
lesson-endless-winter-eclipse = The eclipse! Your pile has more labour, so you go first and get the reward of that place. In place of any reward a lesser one may be taken: megalith, card, idol, tool, food, in this order. You need tools.
lesson-endless-winter-megalith = Now the abilities of the pile. The first one places a megalith, and the first ones are neutral and may begin on a grey start space. There the arrow allows one more beside it, and its space gives what it shows: an idol.
lesson-endless-winter-idols = An idol raises one of your two markers by a level: on offering, leftover tools and food become points, on honour the cards you buried. Raise one. Then the second card of your pile gives its food.
lesson-endless-winter-land = Your camp has most influence in the forest: a tool. And an empty place on your board, where a megalith lay, gives another. You have { $tools } so far.
lesson-endless-winter-draw = Round 2 is prepared: figures come back, and everyone draws five cards, each a reward that could be a lesser one too. Draw all five.
lesson-endless-winter-migrate = With { $tools } tools you can grow. In the column Migrate 1 tool puts a camp onto the base terrain, 1 labour moves one, and the middle section turns three camps and 3 food into a village.
lesson-endless-winter-done = Every camp that leaves your board also makes room for food: your limit is { $limit } now. That is the heart of Endless Winter: cards are labour now or strength in the eclipse, never both. Go on with this turn and play freely from here, or begin a game of your own.

# What is said to those who choose something else, by the kind of action.
lesson-endless-winter-not-spend = That turns food into labour. You will need the food later: keep it.
lesson-endless-winter-not-play = Keep that card: what stays in your hand can go into your eclipse pile later.
lesson-endless-winter-not-next = That goes down to the next section, and there is no way back up. Use this one first.
lesson-endless-winter-not-reveal = Revealing animals has its price too, and the animal you want already lies there.
lesson-endless-winter-not-tip = That uses an animal for what it shows, and then it no longer counts in its set. Keep it.
lesson-endless-winter-not-place = A culture card is played before the figure. Place the figure now and the card has to wait for another turn.
lesson-endless-winter-not-done = You may stop here, but there is more to gain from this first.
lesson-endless-winter-not-move = One more move is allowed, but the camp stands well in the forest.
lesson-endless-winter-not-idol = An idol may be taken in place of a greater reward. It is allowed, but something else helps you more now.
lesson-endless-winter-not-take = That is a lesser reward, taken in place of the one you are offered. Take the better one.
lesson-endless-winter-not-megalith = A megalith is the full reward, but your pile brings one in a moment, and tools are what you lack.
lesson-endless-winter-not-pile = Two cards are enough this time.
