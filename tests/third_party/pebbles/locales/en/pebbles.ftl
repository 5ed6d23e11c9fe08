# The words of Pebbles. Every message begins with the id of the game.
pebbles-name = Pebbles
pebbles-option-bonus = five points for the last pebble

pebbles-heap = The heap
pebbles-pebbles = { $count ->
    [0] no pebbles
    [one] one pebble
   *[other] { $count } pebbles
}
pebbles-deck = The deck
pebbles-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
pebbles-card = card of { $card }
pebbles-hidden = a card, face down
pebbles-may-swap = may still swap
pebbles-has-swapped = has swapped
pebbles-gave-away = has swapped the { $card } away

pebbles-ask-take = Take one to three pebbles.
pebbles-ask-take-or-swap = Take one to three pebbles, or swap your card.
pebbles-action-take = { $count ->
    [one] take 1 pebble
   *[other] take { $count } pebbles
}
pebbles-action-swap = swap your card for an unseen one

pebbles-event-took = { $name } takes { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}
pebbles-event-swapped = { $name } swaps the card
pebbles-event-swapped-own = { $name } swaps the card and has the { $card } now
pebbles-event-ended = The heap is empty: the cards are turned up

pebbles-source-card = the card
pebbles-source-last = the last pebble

pebbles-reason-unknown = There is no such action in this game.
pebbles-reason-over = The game is over.
pebbles-reason-too-few = There are not that many pebbles, or nobody may take so many.
pebbles-reason-swapped-already = You have swapped your card already.
