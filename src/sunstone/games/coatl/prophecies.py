"""The deck of prophecies, the display and the hand."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.plain import bit
from sunstone.games.coatl.cards import ASIDE, OPEN, drawn, face, marked, shuffled_in
from sunstone.games.coatl.events import RESHUFFLED, REVEALED
from sunstone.games.coatl.table import Player, Table


def ids(table: Table, cards: tuple[int, ...]) -> list[str]:
    """The ids of cards."""
    return [table.data.prophecies[face(card)].id for card in cards]


def cards_left(table: Table) -> bool:
    """Whether a card can be drawn."""
    return len(table.deck) > 0 or len(table.discards) > 0 or len(table.aside) > 0


def draw_card(table: Table) -> int:
    """Draw a prophecy from the deck; an empty deck is first made anew from the discards. -1 if there are none."""
    if not table.deck:
        if not cards_left(table):
            return -1
        table.reshuffles += 1
        # Everyone saw the discards and knows that they are in the deck now; the cards put aside in the set-up
        # keep the mark of the one player who knows them.
        for card in table.discards:
            table.deck.append(marked(card, table.reshuffles, 0))
        for card in table.aside:
            table.deck.append(marked(card, shuffled_in(card), 0))
        table.discards = ()
        table.aside = ()
        if table.events is not None:
            table.events.append(Event(RESHUFFLED, -1, {"count": len(table.deck)}))
    return table.rng.draw(table.deck)


def refill_display(table: Table) -> None:
    """At the end of a turn: reveal prophecies until the display is full again, or no card is left."""
    if len(table.display) >= table.data.display:
        return
    revealed: list[int] = []
    while len(table.display) + len(revealed) < table.data.display:
        card = draw_card(table)
        if card < 0:
            break
        revealed.append(card)
    if revealed:
        table.display += tuple(revealed)
        table.reveal()
        if table.events is not None:
            table.events.append(Event(REVEALED, -1, {"cards": ids(table, tuple(revealed))}))


def names_a_twin(hand: tuple[int, ...], places: i64) -> bool:
    """Whether a set of cards, by their places, names a card and leaves out an identical one before it.

    Of two identical cards the first stands for both, so that the same choice is offered once.
    """
    left_out: i64 = 0
    for card in hand:
        if not places & 1:
            left_out |= bit(face(card))
        elif left_out >> face(card) & 1:
            return True
        places >>= 1
    return False


def drop(table: Table, player: Player, card: i64) -> None:
    """Remove a card with this face from the hand, so that the remaining order reveals nothing to the others.

    Of two identical cards the one that everybody saw goes. Of the cards drawn unseen nobody can tell which one it was:
    the place that is vacated is the earliest one in which the card can have been for all they know, and the card from
    that place moves to where the played one really was.
    """
    hand = list(player.hand)
    found = -1
    for place in range(len(hand)):
        if face(hand[place]) == card and (found < 0 or drawn(hand[place]) == OPEN):
            found = place
    if drawn(hand[found]) != OPEN:
        table.shown = True
        since = shuffled_in(hand[found]) if shuffled_in(hand[found]) < ASIDE else 0
        vacated = found
        for place in range(len(hand)):
            time = drawn(hand[place])
            if since <= time < drawn(hand[vacated]) or (time == drawn(hand[vacated]) and place < vacated):
                vacated = place
        moved = hand[vacated]
        hand[found] = marked(moved, shuffled_in(moved), drawn(hand[found]))
        found = vacated
    del hand[found]
    player.hand = tuple(hand)
