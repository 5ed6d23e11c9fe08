"""Prophecy cards: what a card is, the deck, the display and the hand.

A card is its face, and two marks for what the others can know of it (see sight.py): the reshuffle that brought it into
the deck for all to know, and how it came into a hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.games.coatl.events import RESHUFFLED, REVEALED
from sunstone.games.coatl.table import Player, Table

ASIDE: Final = 32
"""Added to a seat: that seat put the card aside unseen in the set-up."""
OPEN: Final = 63
"""Came into the hand from the display, before everyone's eyes."""


def face(card: i64) -> i64:
    """Which prophecy a card shows."""
    return card & 63


def shuffled_in(card: i64) -> i64:
    """The reshuffle that put the card into the deck, or `ASIDE` + the seat that put it aside."""
    return (card >> 6) & 63


def drawn(card: i64) -> i64:
    """How a card came into a hand: `OPEN`, or the number of reshuffles before it was drawn unseen."""
    return card >> 12


def marked(card: i64, shuffled: i64, came: i64) -> int:
    """A card with these marks instead of its own."""
    return (card & 63) | (shuffled << 6) | (came << 12)


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
    for late in range(1, len(hand)):
        if places >> late & 1:
            for early in range(late):
                if not places >> early & 1 and face(hand[early]) == face(hand[late]):
                    return True
    return False


def drop(table: Table, player: Player, card: i64) -> None:
    """Let a card with this face leave the hand, so that what stays behind tells the others nothing.

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
