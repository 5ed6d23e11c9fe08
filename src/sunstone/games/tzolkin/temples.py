"""The three temples: going up, the top step that holds one player, and the anger of the gods."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import bit
from sunstone.games.tzolkin.blocks import BlockPayment
from sunstone.games.tzolkin.catalogue import PAY, RAISE, RAISE_SETS
from sunstone.games.tzolkin.events import ROSE, SANK, TURNED_LIGHT
from sunstone.games.tzolkin.names import TEMPLES
from sunstone.games.tzolkin.reasons import OTHER_DECISION, SAME_TEMPLE, TWIN
from sunstone.games.tzolkin.table import Player, Table


def can_rise(table: Table, player: Player, temple: i64) -> bool:
    """Whether a step up is possible: not from the top, nor onto a top step where someone stands."""
    step = player.step(temple)
    top: i64 = table.data.temples[temple].top
    if step == top:
        return False
    if step == top - 1:
        for other in table.seats:
            if other.step(temple) == top:
                return False
    return True


def can_rise_anywhere(table: Table, player: Player) -> bool:
    """Whether a step up is possible in any temple."""
    return can_rise(table, player, 0) or can_rise(table, player, 1) or can_rise(table, player, 2)


def rise(table: Table, player: Player, temple: i64) -> None:
    """A step up; one that cannot be taken is lost. Arriving at the top turns the player board to its light side."""
    if not can_rise(table, player, temple):
        return
    player.move(temple, 1)
    step = player.step(temple)
    if table.events is not None:
        table.events.append(Event(ROSE, player.seat, {"temple": TEMPLES[temple], "step": step}))
    if step == table.data.temples[temple].top and not player.light:
        player.light = True
        if table.events is not None:
            table.events.append(Event(TURNED_LIGHT, player.seat))


def can_anger(player: Player, temple: i64) -> bool:
    """Whether the god of this temple can be angered: there is a step further down."""
    return player.step(temple) > 0


def can_anger_any(player: Player) -> bool:
    """Whether any god can still be angered."""
    return can_anger(player, 0) or can_anger(player, 1) or can_anger(player, 2)


def anger_gods(table: Table, player: Player, temple: i64) -> None:
    """A step down, for begging or for burning the forest."""
    player.move(temple, -1)
    if table.events is not None:
        table.events.append(Event(SANK, player.seat, {"temple": TEMPLES[temple], "step": player.step(temple)}))


def _outcome(table: Table, player: Player, choice: i64) -> i64:
    """The temples a choice would really go up in, as bits."""
    out: i64 = 0
    for temple in RAISE_SETS[choice]:
        if can_rise(table, player, temple):
            out |= bit(temple)
    return out


@final
class Rise(Decision[Table]):
    """Go up one step in one temple of choice, or in two different ones."""

    def __init__(self, temples: i64) -> None:
        self.temples = temples

    def _first(self) -> i64:
        """The first of the choices with this many temples."""
        return 0 if self.temples == 1 else 3

    def legal(self, table: Table, out: list[int]) -> None:
        player = table.mover()
        seen: i64 = 0
        first = self._first()
        for choice in range(first, first + 3):
            # Choices that come to the same are one.
            outcome = _outcome(table, player, choice)
            if not seen >> outcome & 1:
                seen |= bit(outcome)
                out.append(RAISE + choice)

    def why_not(self, table: Table, action: int) -> int:
        if not RAISE <= action < PAY:
            return OTHER_DECISION
        choice: i64 = action - RAISE
        if len(RAISE_SETS[choice]) != self.temples:
            return SAME_TEMPLE if self.temples == 2 else OTHER_DECISION
        player = table.mover()
        outcome = _outcome(table, player, choice)
        for earlier in range(self._first(), choice):
            if _outcome(table, player, earlier) == outcome:
                return TWIN
        return LEGAL

    def answer(self, table: Table, action: int) -> None:
        player = table.mover()
        for temple in RAISE_SETS[action - RAISE]:
            rise(table, player, temple)

    def settle(self, table: Table) -> bool:
        """Where no step can be taken the steps are lost."""
        if can_rise_anywhere(table, table.mover()):
            return False
        table.due.pop()
        return True

    def can_be_due(self, table: Table) -> bool:
        return 1 <= self.temples <= 2

    def can_wait(self, table: Table, above: Decision[Table]) -> bool:
        return self.temples == 2 and isinstance(above, TemplePayment)


@final
class TemplePayment(BlockPayment):
    """Tikal 5: a block of choice for one step up in each of two temples. The steps wait below it."""

    def paid(self, table: Table) -> None:
        """`Rise` is next on the stack."""

    def settle(self, table: Table) -> bool:
        return self.settle_only_choice(table)

    def can_be_due(self, table: Table) -> bool:
        below = table.due[-2] if len(table.due) > 1 else None
        return isinstance(below, Rise) and below.temples == 2 and self.leaves_choice(table)
