# The guided first game of Cóatl, step by step.
lesson-coatl-keep = Welcome! You build feathered serpents, coatls, out of a head, bodies and a tail, so that they fulfil the prophecies on your cards. These three prophecies were dealt to you; keep them all. You also hold a temple in secret.
lesson-coatl-plan = A card shows what it counts, and the points beside it. One of yours counts black pieces: three are worth 2 points, four 3. One of the two open temples asks for as many red as green pieces and for exactly six pieces: 7 points for both. Let us build one coatl for all of that: three black pieces, a red one, a green one, and a black tail.
lesson-coatl-take = In a turn you do one thing: take pieces, choose prophecies, or assemble. Take the black head from the supply.
lesson-coatl-bodies = Heads and tails are taken one at a time, bodies always in twos. Red with green is just what the temple wants.
lesson-coatl-choose = Another way to spend a turn is to choose prophecies. You hold { $hand }, and a hand has room for five. On display lies one that fits: three black pieces in a row, 3 points.
lesson-coatl-choose-end = You hold { $hand } now. You could take more from the display or from the deck, but cards that are never fulfilled are worth nothing. End the action; the display is filled again.
lesson-coatl-token = You need two black bodies, and there is no such pair in the supply. You have three sacrifice tokens, each to be used once in the game in place of an action. Perfect Pick takes what you wish right out of the bag.
lesson-coatl-start = Now assemble: as much as you like, in any order. Begin a coatl with the black head.
lesson-coatl-extend = A piece is added at an end of the coatl and stays there for good. Add both black bodies behind the head.
lesson-coatl-fulfil = Three black pieces in a row: the prophecy fits. Put it beside the coatl. Its points count once the coatl is complete, for what it looks like then, so they may still grow.
lesson-coatl-extend-more = Now the red and the green body, as many of the one as of the other.
lesson-coatl-assemble-end = Only the tail is missing. To take it is another action, so end this one. Watch what your rival assembles.
lesson-coatl-tail = Your rival has a long coatl on the way. You are faster: take the black tail.
lesson-coatl-close = A coatl with a head, at least one body and a tail is complete. Put the tail on.
lesson-coatl-fulfil-more = Before its value is announced you may fulfil more prophecies with it, four in all. It has four black pieces: the card that counts them gives 3 points.
lesson-coatl-temple = And one temple at most, your own or one of the two open ones. Six pieces, one red and one green: this coatl meets both requirements.
lesson-coatl-done = { $points } points for one coatl! That is the heart of Cóatl: collect with a plan, and let one serpent serve several cards. You may work on two coatls at a time. When somebody completes a third one, the others have a last turn. End your action and play on freely from here, or begin a game of your own.

# What is said to those who choose something else, by the kind of action.
lesson-coatl-not-take = Taking pieces is an action of its own, and a turn has only one. Something else is more use to you now.
lesson-coatl-not-choose = Choosing prophecies is an action of its own, and a turn has only one. Something else is more use to you now.
lesson-coatl-not-pick = That would spend Perfect Pick, a sacrifice token that you can use only once. Save it: you will need it soon.
lesson-coatl-not-future = That would spend a sacrifice token, and you can use each only once. The prophecies on display are good enough.
lesson-coatl-not-commit = That would spend a sacrifice token to take this temple. You can meet an open temple without taking it.
lesson-coatl-not-start = Assembling is an action of its own. Collect first, then put everything together in one go.
lesson-coatl-extend-not-start = That would begin a second coatl. This piece belongs to the one you have.
lesson-coatl-fulfil-not-start = { lesson-coatl-extend-not-start }
lesson-coatl-extend-more-not-start = { lesson-coatl-extend-not-start }
lesson-coatl-close-not-start = { lesson-coatl-extend-not-start }
lesson-coatl-not-extend = The pieces can wait a moment: a prophecy fits already. Put it beside the coatl first.
lesson-coatl-not-fulfil = It fits already, but keep this prophecy for the moment when the coatl is complete.
lesson-coatl-tail-not-fulfil = Fulfilling is part of assembling, so it would be your action for this turn. Take the tail first.
lesson-coatl-not-temple = The temple comes next. Fulfil the prophecy first: after the temple it would be too late.
lesson-coatl-not-complete = That would announce the value now, and the coatl can still earn more.
lesson-coatl-not-end = You may end the action here, but there is more to gain in it first.
