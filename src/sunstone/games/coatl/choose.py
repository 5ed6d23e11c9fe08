"""Action 2: choose prophecies from the display and the deck, up to five in hand."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.coatl.box import PROPHECIES
from sunstone.games.coatl.catalogue import CHOOSE, CHOOSE_DECK
from sunstone.games.coatl.events import CHOSE, DREW, RESHUFFLED, REVEALED
from sunstone.games.coatl.position import ASIDE, CHOOSE_PHASE, OPEN, CoatlPosition, drawn, face, marked, shuffled_in
from sunstone.games.coatl.reasons import DECK_EMPTY, HAND_FULL, LEGAL, NOT_ON_DISPLAY


def draw_card(s: CoatlPosition) -> int:
    """Draw a prophecy from the deck; an empty deck is first made anew from the discards. -1 if there are none."""
    if not s.deck:
        if not s.discards and not s.aside:
            return -1
        s.reshuffles += 1
        # Everyone saw the discards and knows that they are in the deck now; the cards put aside in the set-up
        # keep the mark of the one player who knows them.
        for card in s.discards:
            s.deck.append(marked(face(card), s.reshuffles, 0))
        for card in s.aside:
            s.deck.append(marked(face(card), shuffled_in(card), 0))
        s.discards = []
        s.aside = []
        if s.events is not None:
            s.events.append(Event(RESHUFFLED, -1, {"count": len(s.deck)}))
    return s.rng.draw(s.deck)


def refill_display(s: CoatlPosition) -> None:
    """At the end of a turn: reveal prophecies until the display is full again, or no card is left."""
    revealed: list[int] = []
    while len(s.display) < s.box.display:
        card = draw_card(s)
        if card < 0:
            break
        s.display.append(card)
        revealed.append(card)
    if revealed:
        s.reveal()
        if s.events is not None:
            s.events.append(Event(REVEALED, -1, {"cards": [s.box.prophecies[face(card)].id for card in revealed]}))


def why_not_choose(s: CoatlPosition, card: int) -> int:
    """Whether a card can be taken into the hand; the number after the last face is the deck."""
    if len(s.hands[s.seat]) >= s.box.hand:
        return HAND_FULL
    if card == PROPHECIES:
        return LEGAL if s.deck or s.discards or s.aside else DECK_EMPTY
    for other in s.display:
        if face(other) == card:
            return LEGAL
    return NOT_ON_DISPLAY


def legal_choices(s: CoatlPosition, out: list[int]) -> None:
    """Append every card that can be chosen; identical cards are one choice."""
    if len(s.hands[s.seat]) >= s.box.hand:
        return
    seen = 0
    for card in s.display:
        bit = 1 << face(card)
        if not seen & bit:
            seen |= bit
            out.append(CHOOSE + face(card))
    if s.deck or s.discards or s.aside:
        out.append(CHOOSE_DECK)


def choose(s: CoatlPosition, card: int) -> None:
    """Take a card into the hand, from the display before everyone's eyes or unseen from the deck."""
    hand = s.hands[s.seat]
    if card == PROPHECIES:
        drawn_card = draw_card(s)
        hand.append(marked(face(drawn_card), shuffled_in(drawn_card), s.reshuffles))
        s.reveal()
        if s.events is not None:
            s.events.append(Event(DREW, s.seat, None, {"card": s.box.prophecies[face(drawn_card)].id}))
    else:
        for place in range(len(s.display)):
            if face(s.display[place]) == card:
                taken = s.display.pop(place)
                hand.append(marked(card, shuffled_in(taken), OPEN))
                break
        if s.events is not None:
            s.events.append(Event(CHOSE, s.seat, {"card": s.box.prophecies[card].id}))
    s.phase = CHOOSE_PHASE
    s.chosen += 1


def names_a_twin(hand: list[int], mask: int) -> bool:
    """Whether a set of cards, by their places, names a card and leaves out an identical one before it.

    Of two identical cards the first stands for both, so that the same choice is offered once.
    """
    for late in range(1, len(hand)):
        if mask >> late & 1:
            for early in range(late):
                if not mask >> early & 1 and face(hand[early]) == face(hand[late]):
                    return True
    return False


def drop(s: CoatlPosition, card: int) -> None:
    """Let a card with this face leave the hand, so that what stays behind tells the others nothing.

    Of two identical cards the one that everybody saw goes. Of the cards drawn unseen nobody can tell which one it was:
    the place that is vacated is the earliest one in which the card can have been for all they know, and the card from
    that place moves to where the played one really was.
    """
    hand = s.hands[s.seat]
    found = -1
    for place in range(len(hand)):
        if face(hand[place]) == card and (found < 0 or drawn(hand[place]) == OPEN):
            found = place
    if drawn(hand[found]) != OPEN:
        s.shown = True
        since = shuffled_in(hand[found]) if shuffled_in(hand[found]) < ASIDE else 0
        vacated = found
        for place in range(len(hand)):
            time = drawn(hand[place])
            if since <= time < drawn(hand[vacated]) or (time == drawn(hand[vacated]) and place < vacated):
                vacated = place
        moved = hand[vacated]
        hand[found] = marked(face(moved), shuffled_in(moved), drawn(hand[found]))
        found = vacated
    del hand[found]
