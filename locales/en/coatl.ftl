# Cóatl: pieces, cards, choices, events, the position in words.

coatl-name = Cóatl

coatl-colour-Y = yellow
coatl-colour-R = red
coatl-colour-K = black
coatl-colour-G = green
coatl-colour-B = blue
# The letters stand for the colours wherever actions are typed and coatls are written out.
coatl-letters = Letters: { $letters }
coatl-letter = { $letter } { $colour }
coatl-empty = empty

coatl-suit-red = red
coatl-suit-black = black
coatl-suit-blue = blue
coatl-suit-yellow = yellow
coatl-suit-green = green

coatl-head = head, { $colour }
coatl-tail = tail, { $colour }
coatl-body = body, { $colour }
coatl-bodies = two bodies, { $first } and { $second }

coatl-chain-head = head
coatl-chain-tail = tail
coatl-chain-open = open

# What a card wants.
coatl-need-seq = in a row: { $tokens }
coatl-need-count = pieces of one colour: { $colour }
coatl-need-bag = anywhere: { $parts }
coatl-need-some = { $count } × { $colour }
coatl-need-absent = no piece in { $colour }
coatl-need-equal = as many in { $first } as in { $second }, at least one
coatl-need-length = exactly { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
 } long
coatl-need-no-card = no prophecy of the { $suit } suit beside it
coatl-token-any = one or more pieces of any colours
coatl-token-plus = one or more { $colour }
coatl-token-not = (not { $colour })
coatl-and-or = { " / " }
coatl-level = { $times }× = { $points }
coatl-level-top = { $times }× or more = { $points }
coatl-level-met = { $times } met = { $points }
coatl-card = { $suit } suit: { $need }; { $levels }
coatl-temple = { $needs }; { $levels }
# In short, for lists and the log. A row is joined by dashes.
coatl-short-count = { $colour } pieces
coatl-short-exactly = exactly { $run }
coatl-short-absent = no { $colour }
coatl-short-equal = { $first } = { $second }
coatl-short-length = length { $count }
coatl-short-no-card = no { $suit } suit
coatl-worth-prophecy = { $card }: { $points }
coatl-worth-temple = temple { $card }: { $points }

# Choices.
coatl-action-take = { $pieces }
coatl-action-pick = Perfect Pick, from the bag: { $pieces }
coatl-action-choose = { $need }; { $levels }
coatl-action-choose-deck = draw a prophecy from the deck
coatl-action-start = a new coatl: { $piece }
coatl-action-extend-head = coatl { $coatl }: close the front with a head, { $colour }
coatl-action-extend-front = coatl { $coatl }: add a body in front, { $colour }
coatl-action-extend-back = coatl { $coatl }: add a body at the back, { $colour }
coatl-action-extend-tail = coatl { $coatl }: close the back with a tail, { $colour }
coatl-action-fulfil = coatl { $coatl } fulfils it: { $need }; { $levels }
coatl-action-temple = complete the coatl with this temple: { $needs }; { $levels }
coatl-action-complete = complete the coatl without a temple
coatl-action-end = end the action
coatl-action-pass = pass
coatl-action-future = See the Future: replace the whole display of prophecies
coatl-action-discard = discard from your hand: { $places }
coatl-action-discard-none = discard nothing
coatl-action-commit = Priest Commitment, take this temple: { $needs }; { $levels }
coatl-action-keep = keep from the cards dealt: { $places }
coatl-action-keep-none = keep none of the cards
coatl-drawn-keep = { $count ->
    [one] keep one card
   *[other] keep { $count } cards
 }
coatl-drawn-discard = { $count ->
    [one] discard one card
   *[other] discard { $count } cards
 }

coatl-ask-keep = Which of the prophecies dealt to you do you keep? Up to three.
coatl-ask-play = Take pieces, choose prophecies or assemble coatls.
coatl-ask-play-two = Your last turn: you may play two actions.
coatl-ask-play-last = The game is ending. Choose your action.
coatl-ask-choose = Choose a prophecy, or end the action.
coatl-ask-assemble = Go on assembling, or end the action.
coatl-ask-complete = Fulfil prophecies, then use one temple or none. The coatl is closed.
coatl-ask-discard = Which cards of your hand do you discard? Any number, or none.

# Events.
coatl-event-kept = { $name } keeps { $count ->
    [one] { $count } prophecy
   *[other] { $count } prophecies
 } and puts { $discarded } aside
coatl-event-kept-own = { $name } keeps { $cards } and puts { $discarded } aside
coatl-event-took = { $name } takes { $pieces }
coatl-event-picked = { $name } spends Perfect Pick and takes { $pieces }
coatl-event-refilled = The supply is filled: heads { $heads }; tails { $tails }; bodies { $bodies }
coatl-event-chose = { $name } chooses the prophecy { $card }
coatl-event-drew = { $name } draws a prophecy from the deck
coatl-event-drew-own = { $name } draws the prophecy { $card } from the deck
coatl-event-revealed = New on display: { $cards }
coatl-event-reshuffled = The discards become a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
coatl-event-started = { $name } starts coatl { $coatl }: { $piece }
coatl-event-extended-head = { $name } puts a head on coatl { $coatl }, { $colour }
coatl-event-extended-front = { $name } adds a body in front of coatl { $coatl }, { $colour }
coatl-event-extended-back = { $name } adds a body at the back of coatl { $coatl }, { $colour }
coatl-event-extended-tail = { $name } puts a tail on coatl { $coatl }, { $colour }
coatl-event-fulfilled = { $name } fulfils the prophecy { $card } with coatl { $coatl }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
 } now
coatl-event-completed = { $name } completes a coatl of { $length } pieces for { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
coatl-event-completed-temple = { $name } completes a coatl of { $length } pieces with the temple { $temple } for { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
coatl-event-temple-revealed = On temple pile { $pile } now lies the temple { $card }
coatl-event-foresaw = { $name } spends See the Future; these leave the display: { $cards }
coatl-event-discarded = { $name } discards from the hand: { $cards }
coatl-event-committed = { $name } spends Priest Commitment and takes the temple { $card }
coatl-event-passed = { $name } passes
coatl-event-ending-third-coatl = { $name } has completed the last coatl allowed: the others have one last turn
coatl-event-ending-no-bodies = The bodies have run out: the round is played to its end, then everyone has one last turn
coatl-event-ended = The game is over

# The position.
coatl-supply = Supply
coatl-supply-heads = Heads: { $spaces } ({ $bag } in the bag)
coatl-supply-tails = Tails: { $spaces } ({ $bag } in the bag)
coatl-supply-bodies = Bodies: { $spaces } ({ $bag } in the bag)
coatl-pair = { $first } with { $second }
coatl-pair-times = { $count }× { $pair }
coatl-prophecies = Prophecies on display ({ $deck } in the deck)
coatl-discards = Discarded: { $cards }
coatl-temples = Open temples
coatl-pile = { $card } ({ $under } below)
coatl-pile-empty = this pile is used up
coatl-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $done ->
    [one] { $done } coatl completed
   *[other] { $done } coatls completed
 }
coatl-seat-own = { $name } (you): { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $done ->
    [one] { $done } coatl completed
   *[other] { $done } coatls completed
 }
coatl-completed = Completed { $number }: { $chain }; { $cards }; together { $points }
coatl-unfinished = Coatl { $number }: { $chain }; { $length ->
    [one] { $length } piece
   *[other] { $length } pieces
 }, now worth { $points }
coatl-beside = next to it: { $card }; now { $points }
coatl-board = Board: { $pieces }; room for { $room } more
coatl-board-head = { $count ->
    [one] head
   *[other] heads
 } { $colours }
coatl-board-body = { $count ->
    [one] body
   *[other] bodies
 } { $colours }
coatl-board-tail = { $count ->
    [one] tail
   *[other] tails
 } { $colours }
coatl-hand = Hand: known { $known }; unknown { $hidden }
coatl-hand-own = Your hand:
coatl-temple-hand = Temples: known { $known }; unknown { $hidden }
coatl-temple-hand-own = Your temples:
coatl-tokens = Sacrifice tokens: { $tokens }
coatl-token-perfect-pick = Perfect Pick
coatl-token-see-the-future = See the Future
coatl-token-priest-commitment = Priest Commitment
coatl-source-prophecy = coatl { $coatl }, prophecy { $card }
coatl-source-temple = coatl { $coatl }, temple { $card }

# Options.
coatl-option-sacrifice-tokens = three sacrifice tokens for everyone (best left out of a first game)
coatl-option-open-end = whether a card that forbids a neighbour may be played at an open end (literal) or only once that end is closed or followed by another piece (strict)
coatl-option-promo = six more prophecies and five more temples of the promo pack

# Why something is refused.
coatl-reason-unknown = There is no such action in this game.
coatl-reason-over = The game is over.
coatl-reason-keep-first = First say which of the dealt prophecies you keep.
coatl-reason-kept-already = The first prophecies were chosen at the start of the game.
coatl-reason-no-such-card = You do not have those cards, or you may not name that many.
coatl-reason-twin = Two of your cards are identical: name the one that comes first.
coatl-reason-one-action = You have begun an action; finish it with “end”. Only one action is played in a turn.
coatl-reason-complete-first = A coatl is being completed: fulfil its prophecies and use a temple, or complete it.
coatl-reason-not-completing = That is possible only while a coatl is being completed.
coatl-reason-discard-first = See the Future: first say which cards of your hand you discard.
coatl-reason-not-discarding = Cards are discarded from the hand only with See the Future.
coatl-reason-not-in-supply = No space of the supply board holds that.
coatl-reason-no-room = Your board has no room for it: it holds eight pieces, and two bodies are taken together or not at all.
coatl-reason-not-on-display = That prophecy is not on display.
coatl-reason-hand-full = Your hand is full: five prophecies at most.
coatl-reason-deck-empty = There is no prophecy left to draw.
coatl-reason-no-piece = You do not have that piece on your board.
coatl-reason-two-unfinished = You already have two unfinished coatls.
coatl-reason-three-coatls = Finished and unfinished together, a player has at most three coatls.
coatl-reason-no-coatl = You have no unfinished coatl in that place.
coatl-reason-end-closed = That end is closed: a coatl has one head and one tail.
coatl-reason-needs-body = A coatl needs at least one body between head and tail.
coatl-reason-needs-prophecy = A coatl can be completed only with at least one prophecy that it fulfils.
coatl-reason-not-in-hand = You do not hold that prophecy.
coatl-reason-identical = An identical prophecy already lies beside this coatl.
coatl-reason-four-prophecies = Four prophecies lie beside this coatl, and no more are allowed.
coatl-reason-not-fulfilled = The coatl does not meet even the lowest level of that prophecy.
coatl-reason-temple-elsewhere = That temple is neither in your hand nor open on the table.
coatl-reason-temple-not-met = The coatl meets none of the temple's requirements.
coatl-reason-act-first = No action has been begun that “end” could finish.
coatl-reason-can-act = You can still do something, so you may not pass.
coatl-reason-no-tokens = Only a sacrifice token allows that, and this game is played without them.
coatl-reason-token-used = You have already spent that sacrifice token.
coatl-reason-not-in-bag = The bag does not hold that any more.
coatl-reason-temple-not-open = That temple does not lie open on the table.
coatl-reason-first-of-two = You have begun the first of your two actions; finish it with “end”, then play the second.
coatl-reason-second-of-two = You have begun the second of your two actions; finish it with “end”. It is your last.
coatl-reason-pass-instead = No action has been begun that “end” could finish. To play no more in your last turn, pass.

# What is wrong with a position.
position-coatl-sizes = A position of Cóatl has another number of places in “{ $field }”.
position-coatl-board = The board of player { $seat } is over-full or miscounted.
position-coatl-pieces = Pieces are missing or too many: every piece must be in just one place.
position-coatl-prophecies = The prophecy { $card } is missing, or there is one too many.
position-coatl-marks = What is known about the prophecy cards is contradictory.
position-coatl-hand = Player { $seat } holds too many prophecies.
position-coatl-temples = Temples are missing or too many, or a pile has lost its top.
position-coatl-unfinished = An unfinished coatl cannot look like that.
position-coatl-too-many = Player { $seat } has too many coatls.
position-coatl-completed = A completed coatl cannot look like that.
position-coatl-refill = The supply board should have been filled.
position-coatl-display = The display of prophecies should have been filled, or is over-full.
position-coatl-turn = The turn cannot be like that.
position-coatl-tokens = There are sacrifice tokens in a game without them.
position-coatl-stuck = The seat whose turn it is has nothing to decide.
position-coatl-ending = The end of the game should have begun and has not, or the other way round.

# One line for choices of which there are many combinations.
coatl-shorthand-keep = keep, and the numbers of up to three of your cards, as in “keep 1 3”; or “keep none”
coatl-shorthand-pick = pick, and what you want from the bag, as in “pick head R”, “pick tail G” or “pick body R G” (the token Perfect Pick)
coatl-shorthand-discard = discard, and the numbers of cards in your hand, as in “discard 2 4”; or “discard none”

coatl-ending-none = nobody could do anything any more
coatl-ending-third-coatl = ended by a third coatl
coatl-ending-no-bodies = ended because the bodies ran out

position-coatl-discards = Discards or reshuffles do not fit the sacrifice tokens that were spent.
position-coatl-aside = The number of prophecies that player { $seat } put aside is impossible.
position-coatl-set-up = While the first prophecies are being chosen, everything else must lie as it was laid out.

# The drawn board.
coatl-drawn-bag-heads = Bag of heads: { $count } left
coatl-drawn-bag-tails = Bag of tails: { $count } left
coatl-drawn-bag-bodies = Bag of bodies: { $count } left
coatl-drawn-display = Prophecies
coatl-drawn-deck = Deck of prophecies: { $count } left
coatl-drawn-deck-short = Deck
coatl-drawn-discards = Discarded: { $count }
coatl-drawn-under = Temples below in this pile: { $count }
coatl-drawn-empty = empty
coatl-drawn-coatls = Coatls
coatl-drawn-coatls-of = Coatls of { $name }
coatl-drawn-coatl = Coatl { $number }
coatl-drawn-front = Front end of coatl { $number }
coatl-drawn-back = Back end of coatl { $number }
coatl-drawn-beside = Place for a prophecy beside coatl { $number }
coatl-drawn-new = A new coatl
coatl-drawn-worth = Worth now: { $points }
coatl-drawn-worth-done = Completed, worth { $points }
coatl-drawn-length = { $count } long
coatl-drawn-board = Board { $count } / { $most }
coatl-drawn-hand = Hand { $count } / { $most }
coatl-drawn-temples = Temples
coatl-drawn-spent = { $name } (spent)
coatl-drawn-token-pick = Once in the game: take what you like out of a bag.
coatl-drawn-token-future = Once in the game: replace the whole display of prophecies.
coatl-drawn-token-temple = Once in the game: take an open temple for yourself.
coatl-drawn-points = Points: { $points }
coatl-drawn-done = Coatls completed: { $count } of { $most }
coatl-drawn-tab-cards = Cards
coatl-drawn-tab-coatls = Coatls
coatl-drawn-tab-hand = Hand
coatl-drawn-tab-others = Others
