"""Palenque: fishing, corn and wood from the jungle, and burning the forest."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.games.tzolkin.catalogue import BURN, HARVEST, RAISE
from sunstone.games.tzolkin.events import BURNED, HARVESTED
from sunstone.games.tzolkin.goods import gain
from sunstone.games.tzolkin.names import CORN, WOOD
from sunstone.games.tzolkin.reasons import BOTTOM, NO_FOREST, NO_OPEN_CORN, NO_TILES, OTHER_DECISION
from sunstone.games.tzolkin.table import Player, Table, Wheel
from sunstone.games.tzolkin.temples import anger_gods, can_anger

HARVEST_CORN: Final = HARVEST
HARVEST_WOOD: Final = HARVEST + 1


def corn_of(table: Table, player: Player, action: i64) -> i64:
    """The corn a player gets from a field of an action, or from fishing (1)."""
    corn: i64 = table.data.palenque_corn[action]
    if action == 1:
        return corn + 1 if player.agriculture >= 2 else corn
    if player.agriculture >= 3:
        return corn + 3
    return corn + 1 if player.agriculture >= 1 else corn


def wood_of(table: Table, player: Player, action: i64) -> i64:
    """The wood a player gets from a field of an action."""
    wood: i64 = table.data.palenque_wood[action]
    return wood + 1 if player.extraction >= 1 else wood


def can_harvest_corn(table: Table, player: Player, action: i64) -> bool:
    """Where a corn tile lies open; with agriculture 2 everywhere."""
    return table.jungle.cleared[action] > 0 or player.agriculture >= 2


@final
class Palenque(Wheel):
    """1 fishing, 2 to 5 the jungle."""

    def why_not(self, table: Table, player: Player, action: i64, corn: i64) -> int:
        if action == 1 or table.jungle.forest[action] > 0 or can_harvest_corn(table, player, action):
            return LEGAL
        return NO_TILES

    def use(self, table: Table, player: Player, action: i64) -> None:
        if action == 1:
            gain(table, player, CORN, corn_of(table, player, 1))
        else:
            table.due.append(Harvest(action))


@final
class Harvest(Decision[Table]):
    """Palenque 2 to 5: take corn or wood from the fields of the action, or burn the forest for the corn below."""

    def __init__(self, action: i64) -> None:
        self.action = action

    def legal(self, table: Table, out: list[int]) -> None:
        player = table.mover()
        if can_harvest_corn(table, player, self.action):
            out.append(HARVEST_CORN)
        if table.jungle.forest[self.action] > 0:
            out.append(HARVEST_WOOD)
            for temple in range(3):
                if can_anger(player, temple):
                    out.append(BURN + temple)

    def why_not(self, table: Table, action: int) -> int:
        if not HARVEST <= action < RAISE:
            return OTHER_DECISION
        player = table.mover()
        if action == HARVEST_CORN:
            return LEGAL if can_harvest_corn(table, player, self.action) else NO_OPEN_CORN
        if table.jungle.forest[self.action] == 0:
            return NO_FOREST
        return LEGAL if action == HARVEST_WOOD or can_anger(player, action - BURN) else BOTTOM

    def answer(self, table: Table, action: int) -> None:
        player = table.mover()
        if action == HARVEST_CORN:
            self._harvest_corn(table, player)
        elif action == HARVEST_WOOD:
            self._harvest_wood(table, player)
        else:
            self._burn(table, player, action - BURN)

    def _harvest_corn(self, table: Table, player: Player) -> None:
        """Corn, and the tile if one lies open: with agriculture 2 corn comes without one."""
        tile = table.jungle.cleared[self.action] > 0
        if tile:
            table.jungle = table.jungle.changed(self.action, 0, -1)
            player.corn_tiles += 1
        if table.events is not None:
            told: dict[str, object] = {"crop": "corn", "action": self.action, "tile": tile}
            table.events.append(Event(HARVESTED, player.seat, told))
        gain(table, player, CORN, corn_of(table, player, self.action))

    def _harvest_wood(self, table: Table, player: Player) -> None:
        """Wood and its tile; the corn below lies open then."""
        table.jungle = table.jungle.changed(self.action, -1, 1)
        player.wood_tiles += 1
        if table.events is not None:
            told: dict[str, object] = {"crop": "wood", "action": self.action, "tile": True}
            table.events.append(Event(HARVESTED, player.seat, told))
        gain(table, player, WOOD, wood_of(table, player, self.action))

    def _burn(self, table: Table, player: Player, temple: i64) -> None:
        """Discard a wood tile for the corn tile below it. The gods are angry."""
        table.jungle = table.jungle.changed(self.action, -1, 0)
        player.corn_tiles += 1
        if table.events is not None:
            table.events.append(Event(BURNED, player.seat, {"action": self.action}))
        anger_gods(table, player, temple)
        gain(table, player, CORN, corn_of(table, player, self.action))

    def settle(self, table: Table) -> bool:
        return self.settle_only_choice(table)

    def can_be_due(self, table: Table) -> bool:
        return 2 <= self.action <= 5 and self.leaves_choice(table)
