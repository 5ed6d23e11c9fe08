"""Cards on their way: drawing, taking out of a hand, discarding, burying, the eclipse pile.

A hand is secret, but a card taken openly into it is known to everyone until it leaves, or until another card leaves the
hand unseen. Such a card carries the mark OPEN. Everything here keeps that mark a matter of what all have seen.
"""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.events import BURIED, BURIED_SECRETLY, DISCARDED, DREW, PILED, RESHUFFLED
from sunstone.games.endless_winter.names import FACES, FIRST_CULTURE, FIRST_TRIBE, IN_DISCARD, IN_HAND, IN_PLAY, ZONES
from sunstone.games.endless_winter.position import ECLIPSE_PHASE, OPEN, EndlessWinterPosition


def face(card: int) -> int:
    """The face of a card, whoever knows it."""
    return card & 63


def count(cards: list[int], wanted: int) -> int:
    """How many cards of a face there are."""
    out = 0
    for card in cards:
        if card & 63 == wanted:
            out += 1
    return out


def faces(cards: list[int]) -> list[int]:
    """The different faces among cards, in their order."""
    seen = 0
    for card in cards:
        seen |= 1 << (card & 63)
    out: list[int] = []
    for one in range(len(FACES)):
        if seen >> one & 1:
            out.append(one)
    return out


def take_out(cards: list[int], wanted: int) -> int:
    """Take one card of a face out of a hand; a copy everyone knows of goes first. Returns the card with its mark."""
    found = -1
    for place in range(len(cards)):
        if cards[place] & 63 == wanted:
            found = place
            if cards[place] >= OPEN:
                break
    card = cards[found]
    del cards[found]
    return card


def can_draw(s: EndlessWinterPosition, seat: int) -> bool:
    """Whether there is a card left to draw, in the pile or after a shuffle of the discards."""
    return len(s.piles[seat]) > 0 or len(s.discards[seat]) > 0


def draw(s: EndlessWinterPosition, seat: int) -> None:
    """Draw a card; an empty pile is made anew from the discards first."""
    if not s.piles[seat]:
        s.piles[seat] = s.discards[seat]
        s.discards[seat] = []
        if s.events is not None:
            s.events.append(Event(RESHUFFLED, seat, {"cards": len(s.piles[seat])}))
    card = s.rng.draw(s.piles[seat])
    s.hands[seat].append(card)
    s.reveal()
    if s.events is not None:
        s.events.append(Event(DREW, seat, None, {"card": FACES[card]}))


def discard(s: EndlessWinterPosition, seat: int, wanted: int) -> None:
    """Put a card from the hand on the discard pile, face up."""
    s.discards[seat].append(face(take_out(s.hands[seat], wanted)))
    _forget_fresh(s, wanted)
    if s.events is not None:
        s.events.append(Event(DISCARDED, seat, {"card": FACES[wanted]}))


def _forget_fresh(s: EndlessWinterPosition, wanted: int) -> None:
    """A card just recruited gives no labour in the rite; of two alike it is that one which leaves the hand first."""
    if FIRST_TRIBE <= wanted < FIRST_CULTURE:
        s.fresh &= ~(1 << (wanted - FIRST_TRIBE))


def zone(s: EndlessWinterPosition, seat: int, where: int) -> list[int]:
    """The cards a seat may bury from a zone."""
    if where == IN_HAND:
        return s.hands[seat]
    if where == IN_DISCARD:
        return s.discards[seat]
    # Above the player board lie the cards played in this turn, and in the eclipse the shown pile.
    return s.eclipse_piles[seat] if s.phase == ECLIPSE_PHASE else s.played


def can_bury(s: EndlessWinterPosition, seat: int) -> bool:
    """Whether there is any card to bury."""
    return len(s.hands[seat]) > 0 or len(s.discards[seat]) > 0 or len(zone(s, seat, IN_PLAY)) > 0


def bury(s: EndlessWinterPosition, seat: int, where: int, wanted: int) -> None:
    """Put a card under the burial card. From the hand it goes unseen, from elsewhere everyone sees which it is."""
    above = zone(s, seat, where)
    take_out(above, wanted)
    if where == IN_HAND:
        s.buried[seat].append(wanted)
        _forget_fresh(s, wanted)
        hand = s.hands[seat]
        for place in range(len(hand)):
            # Any card of the hand may be the one that went.
            hand[place] = face(hand[place])
        if s.events is not None:
            s.events.append(Event(BURIED_SECRETLY, seat, None, {"card": FACES[wanted]}))
        return
    s.buried[seat].append(wanted | OPEN)
    if where == IN_PLAY:
        # An ability goes with its card; a copy whose ability is used goes first.
        waiting = s.to_use if s.phase == ECLIPSE_PHASE else s.unused
        if count(waiting, wanted) > count(above, wanted):
            waiting.remove(wanted)
    if s.events is not None:
        s.events.append(Event(BURIED, seat, {"card": FACES[wanted], "zone": ZONES[where]}))


def pile(s: EndlessWinterPosition, seat: int, wanted: int) -> None:
    """Put a card from the hand into the eclipse pile, face down."""
    s.eclipse_piles[seat].append(take_out(s.hands[seat], wanted))
    if s.events is not None:
        s.events.append(Event(PILED, seat, None, {"card": FACES[wanted]}))


def show_pile(s: EndlessWinterPosition, seat: int) -> None:
    """The eclipse pile comes to light: what is known of the hand changes with it."""
    shown = s.eclipse_piles[seat]
    hand = s.hands[seat]
    for place in range(len(shown)):
        card = shown[place]
        if card < OPEN and card + OPEN in hand:
            # A known copy of this face may be the one that is shown, so none is known to be left.
            hand[hand.index(card + OPEN)] = card
        shown[place] = face(card)
