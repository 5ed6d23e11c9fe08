"""Action 2: choose prophecies from the display and the deck, up to five in hand."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import bit
from sunstone.games.coatl.cards import OPEN, face, marked, shuffled_in
from sunstone.games.coatl.catalogue import CHOOSE, CHOOSE_DECK, END, START
from sunstone.games.coatl.end_of_turn import end_action, why_not_now
from sunstone.games.coatl.events import CHOSE, DREW
from sunstone.games.coatl.prophecies import cards_left, draw_card
from sunstone.games.coatl.reasons import DECK_EMPTY, HAND_FULL, NOT_ON_DISPLAY
from sunstone.games.coatl.table import Table


def why_not_choose(table: Table, action: int) -> int:
    """Whether a card can be taken into the hand."""
    if len(table.mover().hand) >= table.data.hand:
        return HAND_FULL
    if action == CHOOSE_DECK:
        return LEGAL if cards_left(table) else DECK_EMPTY
    for card in table.display:
        if face(card) == action - CHOOSE:
            return LEGAL
    return NOT_ON_DISPLAY


def legal_choices(table: Table, out: list[int]) -> None:
    """Append every card that can be chosen; identical cards are one choice."""
    if len(table.mover().hand) >= table.data.hand:
        return
    seen: i64 = 0
    for card in table.display:
        shown = face(card)
        if not seen >> shown & 1:
            seen |= bit(shown)
            out.append(CHOOSE + shown)
    if cards_left(table):
        out.append(CHOOSE_DECK)


def choose(table: Table, action: int) -> None:
    """Take a card into the hand, openly from the display or unseen from the deck."""
    player = table.mover()
    if action == CHOOSE_DECK:
        card = draw_card(table)
        player.hand += (marked(card, shuffled_in(card), table.reshuffles),)
        table.reveal()
        if table.events is not None:
            table.events.append(Event(DREW, table.seat, None, {"card": table.data.prophecies[face(card)].id}))
    else:
        display = table.display
        place = 0
        while face(display[place]) != action - CHOOSE:
            place += 1
        card = display[place]
        table.display = display[:place] + display[place + 1 :]
        player.hand += (marked(card, shuffled_in(card), OPEN),)
        if table.events is not None:
            table.events.append(Event(CHOSE, table.seat, {"card": table.data.prophecies[face(card)].id}))


@final
class Choose(Decision[Table]):
    """Choose one more prophecy, or end the action."""

    def __init__(self, chosen: i64, foreseeing: bool) -> None:
        self.chosen = chosen
        """How many were chosen so far."""
        self.foreseeing = foreseeing
        """Whether it is part of See the Future."""

    def legal(self, table: Table, out: list[int]) -> None:
        legal_choices(table, out)
        out.append(END)

    def why_not(self, table: Table, action: int) -> int:
        if action == END:
            return LEGAL
        return why_not_choose(table, action) if CHOOSE <= action < START else why_not_now(table, action)

    def answer(self, table: Table, action: int) -> None:
        if action == END:
            end_action(table)
        else:
            choose(table, action)
            table.due.append(Choose(self.chosen + 1, self.foreseeing))

    def can_be_due(self, table: Table) -> bool:
        return (self.chosen > 0 or self.foreseeing) and self.chosen <= len(table.mover().hand)
