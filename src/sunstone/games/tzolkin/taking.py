"""Taking workers: a worker comes back into the hand, and uses an action of its wheel."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import bit
from sunstone.games.tzolkin.catalogue import ACT, USE
from sunstone.games.tzolkin.events import ACTED, TOOK
from sunstone.games.tzolkin.goods import pay
from sunstone.games.tzolkin.names import CHICHEN_ITZA, CORN, WHEELS, last_action, last_position
from sunstone.games.tzolkin.places import place_at, wheel_of
from sunstone.games.tzolkin.reasons import NO_CORN_BACK, NO_SUCH_ACTION, NOT_HIGHER, NOT_HIGHER_THEOLOGY, OTHER_DECISION
from sunstone.games.tzolkin.table import TAKING, Player, Table

NO_ACTION: Final = ACT
"""The worker is taken and nothing is done with it."""


def take_worker(table: Table, place: i64) -> None:
    """Take a worker into the hand; its action is chosen next."""
    player = table.mover()
    wheel = wheel_of(place)
    position = place - place_at(wheel, 0)
    player.standing ^= bit(place)
    player.hand += 1
    table.taken += 1
    table.mode = TAKING
    table.due.append(Action(wheel, position))
    if table.events is not None:
        table.events.append(Event(TOOK, player.seat, {"gear": WHEELS[wheel], "position": position}))


def sees_further(player: Player, wheel: i64) -> bool:
    """Theology 1: from a space of Chichen Itza the next higher action can be used."""
    return wheel == CHICHEN_ITZA and player.theology >= 1


def step_cost(player: Player, wheel: i64, position: i64, action: i64) -> i64:
    """The corn for using an action from a position: none for its own, one a step back; -1 if out of reach.

    On the last positions any action is free. From the last space theology reaches the position of free choice.
    """
    last = last_action(wheel)
    if position > last:
        return 0
    if sees_further(player, wheel) and (position == last or action == position + 1):
        return 0
    return position - action if action <= position else -1


@final
class Action(Decision[Table]):
    """A worker was taken: which action of its wheel is used, or none?"""

    def __init__(self, wheel: i64, position: i64) -> None:
        self.wheel = wheel
        self.position = position

    def _why_not_use(self, table: Table, player: Player, number: i64) -> int:
        cost = step_cost(player, self.wheel, self.position, number)
        if cost < 0:
            return NOT_HIGHER_THEOLOGY if sees_further(player, self.wheel) else NOT_HIGHER
        corn = player.corn - cost
        return NO_CORN_BACK if corn < 0 else table.wheel(self.wheel).why_not(table, player, number, corn)

    def legal(self, table: Table, out: list[int]) -> None:
        out.append(NO_ACTION)
        player = table.mover()
        for number in range(1, last_action(self.wheel) + 1):
            if self._why_not_use(table, player, number) == LEGAL:
                out.append(ACT + number)

    def why_not(self, table: Table, action: int) -> int:
        if not ACT <= action < USE:
            return OTHER_DECISION
        if action == NO_ACTION:
            return LEGAL
        if action - ACT > last_action(self.wheel):
            return NO_SUCH_ACTION
        return self._why_not_use(table, table.mover(), action - ACT)

    def answer(self, table: Table, action: int) -> None:
        """Pay for the steps back, then do the action."""
        if action == NO_ACTION:
            return
        number: i64 = action - ACT
        player = table.mover()
        cost = step_cost(player, self.wheel, self.position, number)
        pay(table, player, CORN, cost)
        if table.events is not None:
            told: dict[str, object] = {"gear": WHEELS[self.wheel], "action": number, "cost": cost}
            table.events.append(Event(ACTED, player.seat, told))
        table.wheel(self.wheel).use(table, player, number)

    def can_be_due(self, table: Table) -> bool:
        return len(table.due) == 1 and self.position <= last_position(self.wheel)
