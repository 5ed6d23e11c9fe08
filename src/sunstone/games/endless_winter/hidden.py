"""What a seat cannot know, and drawing it anew.

Unknown to a seat are the others' hands but for cards all have seen go there, their draw piles, the eclipse piles while
they lie face down, the cards buried from a hand, the order of all decks, and the generator. Every card a player owns
was gained in the open, so all know what it is that lies spread over those places. Whether a card came into a hand
before or after a shuffle of the discards is not kept: the draw is from all the cards that could be there.
"""

from __future__ import annotations

from sunstone.core.rng import Rng
from sunstone.games.endless_winter.names import FIRST_TRIBE, TRIBE
from sunstone.games.endless_winter.position import ECLIPSE_PHASE, OPEN, EndlessWinterPosition


def redraw(s: EndlessWinterPosition, seat: int, rng: Rng) -> None:
    """Deal anew, in place, all that the seat (-1 is a spectator) cannot know."""
    for other in range(s.players):
        if other == seat:
            s.piles[other].sort()
        else:
            _redraw_cards(s, other, rng)
    if s.seat >= 0 and s.seat != seat:
        # Which of two equal cards just recruited left the hand unseen is not known either.
        for kind in range(len(TRIBE)):
            if FIRST_TRIBE + kind + OPEN not in s.hands[s.seat]:
                s.fresh &= ~(1 << kind)
    for deck in s.culture_decks:
        deck.sort()
    s.rest_unseen.sort()
    s.rng = rng.fork()


def _redraw_cards(s: EndlessWinterPosition, other: int, rng: Rng) -> None:
    """Spread the cards of one player over the places where they may lie unseen."""
    shown = s.phase == ECLIPSE_PHASE
    hand = s.hands[other]
    piled = s.eclipse_piles[other]
    buried = s.buried[other]
    known: list[int] = []
    unknown = list(s.piles[other])
    for card in hand:
        (known if card >= OPEN else unknown).append(card)
    if not shown:
        for card in piled:
            (known if card >= OPEN else unknown).append(card)
    for card in buried:
        if card < OPEN:
            unknown.append(card)
    # In a fixed order first: the draw is to depend on what the seat knows, and not on how things really lie.
    unknown.sort()
    known.sort()
    rng.shuffle(unknown)
    held = len(hand) if shown else len(hand) + len(piled)
    together = known
    while len(together) < held:
        together.append(unknown.pop())
    if not shown and piled:
        # A known card may be in the hand or in the eclipse pile.
        rng.shuffle(together)
        s.eclipse_piles[other] = together[: len(piled)]
        s.hands[other] = together[len(piled) :]
    else:
        s.hands[other] = together
    open_buried = [card for card in buried if card >= OPEN]
    open_buried.sort()
    count = len(buried) - len(open_buried)
    s.buried[other] = [*open_buried, *(unknown.pop() for _ in range(count))]
    unknown.sort()
    s.piles[other] = unknown
