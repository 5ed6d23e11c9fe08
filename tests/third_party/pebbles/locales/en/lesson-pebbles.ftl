# The guided first game of Pebbles, step by step.
lesson-pebbles-welcome = Welcome! There are { $heap } pebbles in the heap, and whoever takes the last one has five points. Your card is worth { $card } points more at the end; the others do not see it.
lesson-pebbles-take = In your turn you take one, two or three pebbles. Take three: that leaves twelve.
lesson-pebbles-fours = Your rival took two, so { $heap } are left. Remember one thing: leave four, eight or twelve. Whatever the other one takes then, you can come back to such a number. Take two.
lesson-pebbles-swap = Clever: your rival swapped the card, so { $heap } are left and it is your turn. Once in the game you may do the same. Swap your card too.
lesson-pebbles-card = Your new card is worth { $card }, much better. And your rival had to take: { $heap } are left. Take three, so that four stay.
lesson-pebbles-done = { $heap } are left: take them all and the last pebble is yours. Now you know everything. Finish this game, or open a table of your own.
