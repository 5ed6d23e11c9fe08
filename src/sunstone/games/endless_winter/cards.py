"""Cards on their way: drawing, taking out of a hand, discarding, burying, the eclipse pile.

A hand is secret, but a card taken openly into it is known to everyone until it leaves, or until another card leaves the
hand unseen. Such a card carries the mark OPEN.

All know also that a card shuffled into the pile is not among those drawn before. So an unknown card tells which
shuffle brought it into the pile, and a place in a hand how many shuffles there had been when it was filled. Which of
two equal cards leaves a hand, and from which place, nobody else can tell: then the card with the latest shuffle and the
place filled first are taken to be gone, which rules out nothing that could be. Everything here keeps the marks a matter
of what all have seen.
"""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.events import BURIED, BURIED_SECRETLY, DISCARDED, DREW, PILED, RESHUFFLED
from sunstone.games.endless_winter.names import FACES, FIRST_CULTURE, FIRST_TRIBE, IN_DISCARD, IN_HAND, IN_PLAY, ZONES
from sunstone.games.endless_winter.position import (
    DRAWN,
    ECLIPSE_PHASE,
    MOST_SHUFFLES,
    OPEN,
    SHUFFLED,
    EndlessWinterPosition,
)


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


def is_open(card: int) -> bool:
    """Whether everyone saw the card go where it is."""
    return card & OPEN != 0


def shuffled_in(card: int) -> int:
    """The shuffle that brought an unknown card into the pile; 0 if none did."""
    return card >> SHUFFLED & MOST_SHUFFLES


def drawn_after(card: int) -> int:
    """How many shuffles there had been when the place of an unknown card in a hand was filled."""
    return card >> DRAWN & MOST_SHUFFLES


def marked(wanted: int, shuffled: int, drawn: int) -> int:
    """An unknown card with its marks."""
    return wanted | shuffled << SHUFFLED | drawn << DRAWN


def find(cards: list[int], wanted: int) -> int:
    """The place of a card of a face; a copy everyone knows of goes first. -1 if there is none."""
    found = -1
    for place in range(len(cards)):
        if cards[place] & 63 == wanted:
            found = place
            if is_open(cards[place]):
                break
    return found


def remove(cards: list[int], wanted: int) -> None:
    """Take one card of a face out of a pile everyone can look through."""
    del cards[find(cards, wanted)]


def leave_hand(s: EndlessWinterPosition, seat: int, wanted: int, stays: bool = False) -> None:
    """A card of a face leaves the hand, and everyone sees which. If a known copy `stays`, another one is it."""
    hand = s.hands[seat]
    place = find(hand, wanted)
    if stays and hand.count(wanted + OPEN) == 1:
        for other in range(len(hand)):
            if hand[other] & (OPEN | 63) == wanted:
                place = other
                break
    card = hand.pop(place)
    if not is_open(card):
        _forget_which(s, seat, card)


def _forget_which(s: EndlessWinterPosition, seat: int, gone: int) -> None:
    """Nobody else knows which of several equal cards was seen, nor which place of the hand it came from.

    The marks of the latest copy and of the first place are the ones that are gone; whoever had them gets those of the
    card that really left.
    """
    latest = shuffled_in(gone)
    first = drawn_after(gone)
    latest_in: list[int] = []
    latest_at = -1
    first_in: list[int] = []
    first_at = -1
    for cards in (s.hands[seat], s.eclipse_piles[seat], s.buried[seat], s.piles[seat]):
        if cards is s.eclipse_piles[seat] and s.phase == ECLIPSE_PHASE:
            # What is shown is not unknown.
            continue
        held = cards is s.hands[seat] or cards is s.eclipse_piles[seat]
        for place in range(len(cards)):
            card = cards[place]
            if is_open(card):
                continue
            if card & 63 == gone & 63 and shuffled_in(card) > latest:
                latest = shuffled_in(card)
                latest_in = cards
                latest_at = place
            if held and drawn_after(card) < first:
                first = drawn_after(card)
                first_in = cards
                first_at = place
    if latest_at >= 0:
        card = latest_in[latest_at]
        latest_in[latest_at] = marked(card & 63, shuffled_in(gone), drawn_after(card))
    if first_at >= 0:
        card = first_in[first_at]
        first_in[first_at] = marked(card & 63, shuffled_in(card), drawn_after(gone))


def can_draw(s: EndlessWinterPosition, seat: int) -> bool:
    """Whether there is a card left to draw, in the pile or after a shuffle of the discards."""
    return len(s.piles[seat]) > 0 or len(s.discards[seat]) > 0


def draw(s: EndlessWinterPosition, seat: int) -> None:
    """Draw a card; an empty pile is made anew from the discards first."""
    if not s.piles[seat]:
        s.shuffles[seat] = min(s.shuffles[seat] + 1, MOST_SHUFFLES)
        for card in s.discards[seat]:
            s.piles[seat].append(marked(card, s.shuffles[seat], 0))
        s.discards[seat] = []
        if s.events is not None:
            s.events.append(Event(RESHUFFLED, seat, {"cards": len(s.piles[seat])}))
    card = s.rng.draw(s.piles[seat])
    s.hands[seat].append(card | s.shuffles[seat] << DRAWN)
    s.reveal()
    if s.events is not None:
        s.events.append(Event(DREW, seat, None, {"card": FACES[face(card)]}))


def discard(s: EndlessWinterPosition, seat: int, wanted: int) -> None:
    """Put a card from the hand on the discard pile, face up."""
    leave_hand(s, seat, wanted)
    s.discards[seat].append(wanted)
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


def buryable(s: EndlessWinterPosition, seat: int) -> int:
    """How many cards there are to bury."""
    return len(s.hands[seat]) + len(s.discards[seat]) + len(zone(s, seat, IN_PLAY))


def can_bury(s: EndlessWinterPosition, seat: int) -> bool:
    """Whether there is any card to bury."""
    return buryable(s, seat) > 0


def bury(s: EndlessWinterPosition, seat: int, where: int, wanted: int) -> None:
    """Put a card under the burial card. From the hand it goes unseen, from elsewhere everyone sees which it is."""
    if where == IN_HAND:
        _bury_unseen(s, seat, wanted)
        _forget_fresh(s, wanted)
        if s.events is not None:
            s.events.append(Event(BURIED_SECRETLY, seat, None, {"card": FACES[wanted]}))
        return
    above = zone(s, seat, where)
    remove(above, wanted)
    s.buried[seat].append(wanted | OPEN)
    if where == IN_PLAY:
        # An ability goes with its card; a copy whose ability is used goes first.
        waiting = s.to_use if s.phase == ECLIPSE_PHASE else s.unused
        if count(waiting, wanted) > count(above, wanted):
            waiting.remove(wanted)
    if s.events is not None:
        s.events.append(Event(BURIED, seat, {"card": FACES[wanted], "zone": ZONES[where]}))


def _bury_unseen(s: EndlessWinterPosition, seat: int, wanted: int) -> None:
    """Any card of the hand may be the one that goes: none is known any longer, and any place may be left."""
    hand = s.hands[seat]
    going = find(hand, wanted)
    marks: list[int] = []
    for card in hand:
        marks.append(s.shuffles[seat] if is_open(card) else drawn_after(card))
    marks.sort()
    card = hand.pop(going)
    s.buried[seat].append(marked(wanted, 0 if is_open(card) else shuffled_in(card), marks[len(marks) - 1]))
    # A card of an early shuffle may lie in any place, so it takes the place filled first.
    places = sorted(range(len(hand)), key=lambda place: 0 if is_open(hand[place]) else shuffled_in(hand[place]))
    for number, place in enumerate(places):
        card = hand[place]
        hand[place] = marked(card & 63, 0 if is_open(card) else shuffled_in(card), marks[number + 1])


def pile(s: EndlessWinterPosition, seat: int, wanted: int) -> None:
    """Put a card from the hand into the eclipse pile, face down."""
    hand = s.hands[seat]
    s.eclipse_piles[seat].append(hand.pop(find(hand, wanted)))
    if s.events is not None:
        s.events.append(Event(PILED, seat, None, {"card": FACES[wanted]}))


def show_pile(s: EndlessWinterPosition, seat: int) -> None:
    """The eclipse pile comes to light: what is known of the hand changes with it."""
    hidden = s.eclipse_piles[seat]
    hand = s.hands[seat]
    shown: list[int] = []
    while hidden:
        card = hidden.pop()
        known = face(card) + OPEN
        if not is_open(card):
            if known in hand:
                # A known copy of this face may be the one that is shown, so none is known to be left.
                hand[hand.index(known)] = card
            else:
                _forget_which(s, seat, card)
        shown.append(face(card))
    # In which order they were put down is nobody else's knowledge.
    shown.sort()
    s.eclipse_piles[seat] = shown
