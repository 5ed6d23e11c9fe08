# The guided first game of Tzolk'in, step by step.
lesson-tzolkin-wealth = Welcome! You lead a Mayan tribe; the player with the most points after four Food Days wins. Corn is food and money, and wood, stone and gold are blocks to build with. You keep two of your four wealth tiles: the first and the fourth bring plenty of corn.
lesson-tzolkin-place = You hold corn: { $corn }, wood: { $wood }, stone: { $stone }. In a turn you either place workers on the wheels or take workers back, never both. A worker goes to the lowest free position of a wheel, and its number is its price. Palenque is the wheel of corn; position 0 costs nothing.
lesson-tzolkin-place-more = You may place several workers, but each further one costs more: the second 1 corn extra, the third 2, and so on. Position 1 and the extra corn make { $cost }. It is worth it: this worker is a step ahead.
lesson-tzolkin-place-tikal = Your third worker goes to Tikal, where you build and learn. Position 0 is free, the third worker of a turn is 2 more: { $cost } corn.
lesson-tzolkin-end = All workers are out, so end your turn. Once both of you have played, the great wheel turns by one day and carries every worker one position further, to a better action. Waiting is how you earn here.
lesson-tzolkin-take = The wheels have turned. One of your workers has reached Palenque 2, a ripe field. Take it back to use that action.
lesson-tzolkin-harvest = A worker does the action of its position, or a lower one of its wheel for 1 corn a step back. Action 2 is a harvest: corn, and the tile of the field.
lesson-tzolkin-wait = Corn: { $corn }. You could take back more workers now, but the other two stand on 1; let them ride on for another day.
lesson-tzolkin-begged = Look at your rival: without any corn, they chose to beg. That filled their corn up to { $corn }, but it angered the gods, and they fell to step { $step } in a temple, which costs points. Better never to run dry! Your worker on Tikal 2 can build: take it back.
lesson-tzolkin-build = There are { $count } buildings on display, each with its price in blocks and what it gives. The fourth one is a farm for 1 wood: from now on one of your workers eats free on every Food Day.
lesson-tzolkin-take-more = In the same turn you may take back as many workers as you like. The one on Palenque has reached the second field: harvest it too, then end the turn.
lesson-tzolkin-start-space = You have all workers in hand, and corn: { $corn }. Nobody has used the start player space yet, so corn has gathered on the teeth of the calendar, a piece a round: { $teeth }. The player who goes there gets all of it and becomes the start player. You are that already, so it will pass to your rival.
lesson-tzolkin-yaxchilan = Yaxchilan gives wood, stone and gold, and on position 4 a crystal skull. Its lowest free position is 1, so as your second worker it costs { $cost } corn.
lesson-tzolkin-two-days = The corn of the calendar is yours: you have { $corn }. Your worker came home from the start player space, and it lets you do something rare: turn the calendar by two days, which you can do once until your board is turned back. So your worker rides two positions, close to the skull.
lesson-tzolkin-uxmal = Your rival begins the rounds now. The Food Day is near, so prepare: on Uxmal you buy favour in the temples and trade, and on Tikal 1 you learn a technology. Send one worker to each.
lesson-tzolkin-skull = All three stand where you want them. Yaxchilan 4 first: the skull. There are only 13 of them in the game.
lesson-tzolkin-temple = Uxmal 1: for 3 corn you go up a step in a temple. You stand on step { $step } everywhere. Higher steps are points twice a game, and on the first Food Day they give goods: in the temple of Chaac a stone from step 2 on.
lesson-tzolkin-technology = Tikal 1: a block pays for an advance in a technology. Agriculture brings 1 more corn from every field for the rest of the game. Pay with wood and end the turn.
lesson-tzolkin-before-food-day = After this round it is Food Day. You feed { $workers } workers with { $price } corn each, but your farm feeds { $free } of them. You have { $corn } corn: enough, and no worker goes hungry, which would cost 3 points. So place two more: one on Chichen Itza, the wheel of the skulls.
lesson-tzolkin-chichen-itza = Fed! Corn: { $corn }. And the temple of Chaac has given you a stone: you hold { $stone }. Now the skull: your worker stands on Chichen Itza 1, and theology, which came with your wealth tile, lets it use the next higher space. There you leave the skull for 5 points and a step in a temple.
lesson-tzolkin-done = { $points } points, and step { $step } in the temple of Chaac. Well done! That is the heart of Tzolk'in: place early, let time work, and have corn when it counts. Three Food Days are still to come, buildings of a second age, and monuments that count at the end. Play on freely from here, or begin a game of your own.

# What is said to those who choose something else, by the kind of action.
lesson-tzolkin-not-end = You may end your turn here, but there is more to do in it first.
lesson-tzolkin-not-take = In a turn you place workers or take them back, never both, and now is the time to place. This worker may ride on.
lesson-tzolkin-wait-not-take = On position 1 this worker would bring little. One more day carries it to a better action.
lesson-tzolkin-not-place = In a turn you place workers or take them back, never both. One of yours stands where it is wanted: take it back.
lesson-tzolkin-yaxchilan-not-place = You could place another worker, but each further one costs more corn. Keep yours and end the turn.
lesson-tzolkin-before-food-day-not-place = { lesson-tzolkin-yaxchilan-not-place }
