"""The ladder: a megalith, a card, an idol, a tool, a food. Whoever gains one of them may take a lesser one instead."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.game import LEGAL
from sunstone.games.endless_winter import cards, catalogue, effects, geometry, goods, megaliths, names, reasons, totem
from sunstone.games.endless_winter.abilities import begin
from sunstone.games.endless_winter.table import Decision, Player, Table

LADDER: Final = (effects.MEGALITH, effects.DRAW, effects.IDOL, effects.TOOL)
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
        if table.phase != names.PREPARATION_PHASE or self.in_draw:
            return False
        return self.reward != effects.DRAW or cards.can_draw(player)

    def may_leave(self, table: Table) -> bool:
        """A megalith need not be placed; where a lesser reward may be taken nobody would rather take none."""
        return self.reward == effects.MEGALITH and self._own_only(table, table.mover())

    def legal(self, table: Table, out: list[int]) -> None:
        """The reward itself, where it can be taken, and the lesser ones that would bring something."""
        player = table.mover()
        own = self._own_only(table, player)
        if self.reward == effects.MEGALITH:
            for place in megaliths.places_for(table, player):
                out.append(catalogue.MEGALITH + place)
            if own:
                return
        if (self.reward == effects.MEGALITH or self.reward == effects.DRAW) and cards.can_draw(player):
            out.append(catalogue.TAKE_CARD)
            if own:
                return
        if self.reward != effects.TOOL:
            out.append(catalogue.IDOL + names.OFFERING)
            if totem.why_not_idol(table, player, names.HONOUR) == LEGAL:
                out.append(catalogue.IDOL + names.HONOUR)
            if own and self.reward == effects.IDOL:
                return
        if goods.has_room_for_tools(table, player):
            out.append(catalogue.TAKE_TOOL)
            if own and self.reward == effects.TOOL:
                return
        if not own and goods.has_room_for_food(table, player):
            out.append(catalogue.TAKE_FOOD)

    def why_not(self, table: Table, action: int) -> int:
        player = table.mover()
        kind = self.reward
        own = self._own_only(table, player)
        if catalogue.MEGALITH <= action < catalogue.MEGALITH + geometry.PLACES:
            return (
                megaliths.why_not_megalith(table, player, action - catalogue.MEGALITH)
                if kind == effects.MEGALITH
                else reasons.NOT_LESSER
            )
        if action == catalogue.TAKE_CARD:
            if kind not in (effects.MEGALITH, effects.DRAW) or (own and kind != effects.DRAW):
                return reasons.NOT_LESSER
            return LEGAL if cards.can_draw(player) else reasons.NO_CARDS_LEFT
        if catalogue.IDOL <= action < catalogue.IDOL + 2:
            if kind == effects.TOOL or (own and kind != effects.IDOL):
                return reasons.NOT_LESSER
            return totem.why_not_idol(table, player, action - catalogue.IDOL)
        if action == catalogue.TAKE_TOOL:
            if own and kind != effects.TOOL:
                return reasons.NOT_LESSER
            return LEGAL if goods.has_room_for_tools(table, player) else reasons.NO_ROOM
        if action == catalogue.TAKE_FOOD:
            if own:
                return reasons.NOT_LESSER
            return LEGAL if goods.has_room_for_food(table, player) else reasons.NO_ROOM
        return reasons.OTHER_DECISION

    def answer(self, table: Table, action: int) -> None:
        player = table.mover()
        taken: i64 = 1
        if action == catalogue.TAKE_TOOL and self.reward == effects.TOOL:
            # Tools and food are independent: after a tool the rest is taken as tools too.
            taken = min(self.count, table.data.tools_most - player.tools)
        if taken < self.count:
            table.due.append(Reward(self.reward, self.count - taken, self.in_draw))
        if catalogue.MEGALITH <= action < catalogue.TAKE:
            place_and_reward(table, player, action - catalogue.MEGALITH)
        elif action == catalogue.TAKE_CARD:
            cards.draw(table, player)
        elif action == catalogue.TAKE_TOOL:
            goods.gain_tools(table, player, taken)
        elif action == catalogue.TAKE_FOOD:
            goods.gain_food(table, player, 1)
        else:
            totem.raise_idol(table, player, action - catalogue.IDOL)

    def is_idle(self, table: Table) -> bool:
        """Whether nothing at all can be taken."""
        player = table.mover()
        if not self._own_only(table, player):
            if self.reward != effects.TOOL:
                return False
            return not goods.has_room_for_tools(table, player) and not goods.has_room_for_food(table, player)
        if self.reward == effects.MEGALITH:
            return not megaliths.places_for(table, player)
        return self.reward == effects.TOOL and not goods.has_room_for_tools(table, player)

    def settle(self, table: Table) -> bool:
        player = table.mover()
        if self.reward != effects.TOOL and not self._own_only(table, player):
            # One idol can always go up; what else there is need not be listed to see that there is a choice.
            if goods.has_room_for_tools(table, player) or totem.why_not_idol(table, player, names.HONOUR) == LEGAL:
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
        if table.phase != names.PREPARATION_PHASE or table.due[0] is not self:
            return False
        return self.reward == effects.DRAW and self.count <= DRAWN_A_ROUND


def place_and_reward(table: Table, player: Player, place: i64) -> None:
    """Place a megalith; what its space gives is due."""
    megaliths.place_megalith(table, player, place)
    if place >= geometry.CELLS:
        return
    if megaliths.is_start(table, place):
        table.due.append(Arrow(place))
    else:
        begin(table, table.data.space_reward[table.megaliths.plan.cells[place]])


@final
class Arrow(Decision):
    """A second megalith on one of the spaces the arrow of a start space points to."""

    def __init__(self, cell: i64) -> None:
        self.cell = cell

    def legal(self, table: Table, out: list[int]) -> None:
        megaliths.legal_arrows(table, table.mover(), self.cell, out)

    def why_not(self, table: Table, action: int) -> int:
        if not catalogue.MEGALITH <= action < catalogue.MEGALITH + geometry.PLACES:
            return reasons.OTHER_DECISION
        return megaliths.why_not_arrow(table, table.mover(), self.cell, action - catalogue.MEGALITH)

    def answer(self, table: Table, action: int) -> None:
        place_and_reward(table, table.mover(), action - catalogue.MEGALITH)

    def is_idle(self, table: Table) -> bool:
        places: list[int] = []
        megaliths.legal_arrows(table, table.mover(), self.cell, places)
        return len(places) == 0

    def can_be_due(self, table: Table) -> bool:
        if self.cell >= geometry.CELLS or table.megaliths.plan.cells[self.cell] < 0:
            return False
        return megaliths.is_start(table, self.cell) and table.megaliths.owners[self.cell] == names.NEUTRAL
