"""The ladder: a megalith, a card, an idol, a tool, a food. Whoever gains one of them may take a lesser one instead."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.game import LEGAL
from sunstone.games.endless_winter.abilities import begin
from sunstone.games.endless_winter.cards import can_draw, draw
from sunstone.games.endless_winter.catalogue import IDOL as IDOL_ACTION
from sunstone.games.endless_winter.catalogue import MEGALITH as MEGALITH_ACTION
from sunstone.games.endless_winter.catalogue import TAKE, TAKE_CARD, TAKE_FOOD, TAKE_TOOL
from sunstone.games.endless_winter.effects import DRAW, IDOL, MEGALITH, TOOL
from sunstone.games.endless_winter.geometry import CELLS, PLACES
from sunstone.games.endless_winter.goods import gain_food, gain_tools, has_room_for_food, has_room_for_tools
from sunstone.games.endless_winter.megaliths import (
    can_place,
    is_start,
    legal_arrows,
    legal_megaliths,
    place_megalith,
    why_not_arrow,
    why_not_megalith,
)
from sunstone.games.endless_winter.names import HONOUR, OFFERING
from sunstone.games.endless_winter.reasons import NO_CARDS_LEFT, NO_ROOM, NOT_LESSER, OTHER_DECISION
from sunstone.games.endless_winter.table import NEUTRAL, PREPARATION_PHASE, Decision, Player, Table
from sunstone.games.endless_winter.totem import raise_idol, why_not_idol

LADDER: Final = (MEGALITH, DRAW, IDOL, TOOL)
DRAWN_A_ROUND: Final = 5


@final
class Reward(Decision):
    """A reward of the ladder, `count` times; `in_draw` if it is one of the cards everyone draws for a round."""

    def __init__(self, reward: i64, count: i64, in_draw: bool = False) -> None:
        self.reward = reward
        self.count = count
        self.in_draw = in_draw

    def _own_only(self, table: Table, player: Player) -> bool:
        """Lesser rewards belong to the action phase, the eclipse, and the five cards of the preparation.

        What an idol brings on its way in the preparation is taken as it is, unless there is no card left to draw.
        """
        if table.phase != PREPARATION_PHASE or self.in_draw:
            return False
        return self.reward != DRAW or can_draw(player)

    def may_leave(self, table: Table) -> bool:
        """A megalith need not be placed; where a lesser reward may be taken nobody would rather take none."""
        return self.reward == MEGALITH and self._own_only(table, table.mover())

    def legal(self, table: Table, out: list[int]) -> None:
        """The reward itself, where it can be taken, and the lesser ones that would bring something."""
        player = table.mover()
        own = self._own_only(table, player)
        if self.reward == MEGALITH:
            legal_megaliths(table, player, out)
            if own:
                return
        if (self.reward == MEGALITH or self.reward == DRAW) and can_draw(player):
            out.append(TAKE_CARD)
            if own:
                return
        if self.reward != TOOL:
            out.append(IDOL_ACTION + OFFERING)
            if why_not_idol(table, player, HONOUR) == LEGAL:
                out.append(IDOL_ACTION + HONOUR)
            if own and self.reward == IDOL:
                return
        if has_room_for_tools(table, player):
            out.append(TAKE_TOOL)
            if own and self.reward == TOOL:
                return
        if not own and has_room_for_food(table, player):
            out.append(TAKE_FOOD)

    def why_not(self, table: Table, action: int) -> int:
        player = table.mover()
        kind = self.reward
        own = self._own_only(table, player)
        if MEGALITH_ACTION <= action < MEGALITH_ACTION + PLACES:
            return why_not_megalith(table, player, action - MEGALITH_ACTION) if kind == MEGALITH else NOT_LESSER
        if action == TAKE_CARD:
            if kind not in (MEGALITH, DRAW) or (own and kind != DRAW):
                return NOT_LESSER
            return LEGAL if can_draw(player) else NO_CARDS_LEFT
        if IDOL_ACTION <= action < IDOL_ACTION + 2:
            if kind == TOOL or (own and kind != IDOL):
                return NOT_LESSER
            return why_not_idol(table, player, action - IDOL_ACTION)
        if action == TAKE_TOOL:
            if own and kind != TOOL:
                return NOT_LESSER
            return LEGAL if has_room_for_tools(table, player) else NO_ROOM
        if action == TAKE_FOOD:
            if own:
                return NOT_LESSER
            return LEGAL if has_room_for_food(table, player) else NO_ROOM
        return OTHER_DECISION

    def answer(self, table: Table, action: int) -> None:
        player = table.mover()
        taken: i64 = 1
        if action == TAKE_TOOL and self.reward == TOOL:
            # Tools and food do not get in each other's way: whoever takes a tool takes the rest as tools too.
            taken = min(self.count, table.data.tools_most - player.tools)
        if taken < self.count:
            table.due.append(Reward(self.reward, self.count - taken, self.in_draw))
        if MEGALITH_ACTION <= action < TAKE:
            place_and_reward(table, player, action - MEGALITH_ACTION)
        elif action == TAKE_CARD:
            draw(table, player)
        elif action == TAKE_TOOL:
            gain_tools(table, player, taken)
        elif action == TAKE_FOOD:
            gain_food(table, player, 1)
        else:
            raise_idol(table, player, action - IDOL_ACTION)

    def is_idle(self, table: Table) -> bool:
        """Whether nothing at all can be taken."""
        player = table.mover()
        if not self._own_only(table, player):
            if self.reward != TOOL:
                return False
            return not has_room_for_tools(table, player) and not has_room_for_food(table, player)
        if self.reward == MEGALITH:
            return not can_place(table, player)
        return self.reward == TOOL and not has_room_for_tools(table, player)

    def settle(self, table: Table) -> bool:
        player = table.mover()
        if self.reward != TOOL and not self._own_only(table, player):
            # One idol can always go up; what else there is need not be listed to see that there is a choice.
            if has_room_for_tools(table, player) or why_not_idol(table, player, HONOUR) == LEGAL:
                return False
        if self.is_idle(table):
            table.due.pop()
            return True
        return self.settle_only_choice(table)

    def can_be_due(self, table: Table) -> bool:
        if self.reward not in LADDER or self.count < 1:
            return False
        if not self.in_draw:
            return self.count <= table.data.most_given(self.reward)
        if table.phase != PREPARATION_PHASE or table.due[0] is not self:
            return False
        return self.reward == DRAW and self.count <= DRAWN_A_ROUND


def place_and_reward(table: Table, player: Player, place: i64) -> None:
    """Place a megalith; what its space gives is due."""
    place_megalith(table, player, place)
    if place >= CELLS:
        return
    if is_start(table, place):
        table.due.append(Arrow(place))
    else:
        begin(table, table.data.space_reward[table.megaliths.plan.cells[place]])


@final
class Arrow(Decision):
    """A second megalith on one of the spaces the arrow of a start space points to."""

    def __init__(self, cell: i64) -> None:
        self.cell = cell

    def legal(self, table: Table, out: list[int]) -> None:
        legal_arrows(table, table.mover(), self.cell, out)

    def why_not(self, table: Table, action: int) -> int:
        if not MEGALITH_ACTION <= action < MEGALITH_ACTION + PLACES:
            return OTHER_DECISION
        return why_not_arrow(table, table.mover(), self.cell, action - MEGALITH_ACTION)

    def answer(self, table: Table, action: int) -> None:
        place_and_reward(table, table.mover(), action - MEGALITH_ACTION)

    def is_idle(self, table: Table) -> bool:
        places: list[int] = []
        legal_arrows(table, table.mover(), self.cell, places)
        return len(places) == 0

    def can_be_due(self, table: Table) -> bool:
        if self.cell >= CELLS or table.megaliths.plan.cells[self.cell] < 0:
            return False
        return is_start(table, self.cell) and table.megaliths.owners[self.cell] == NEUTRAL
