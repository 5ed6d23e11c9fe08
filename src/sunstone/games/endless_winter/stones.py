"""Sacred stones: which can be taken, what a slot costs, and what each counts in the eclipse."""

from __future__ import annotations

from typing import Final, final

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import put
from sunstone.games.endless_winter import catalogue, effects, events, land, names, reasons, schema
from sunstone.games.endless_winter.abilities import begin
from sunstone.games.endless_winter.data import SacredStone
from sunstone.games.endless_winter.goods import pay
from sunstone.games.endless_winter.table import Choice, Player, Repeated, Table


@final
class TakingStones(Choice):
    """Pay for the leftmost free slot and put a stone there; the slot's ability is due."""

    def why_not(self, table: Table, player: Player, which: int) -> int:
        slot = len(player.stones)
        if which >= names.HALF_STONES and table.round <= names.LAST_ROUND_ERA_1:
            return reasons.WRONG_ERA
        if table.stone_display[which] == names.NOBODY:
            return reasons.EMPTY_SLOT
        if slot >= names.STONE_SLOTS:
            return reasons.NO_STONE_SLOT
        if player.tools < table.data.stone_tool[slot]:
            return reasons.NO_TOOLS
        return LEGAL if player.food >= table.data.stone_food[slot] else reasons.NO_FOOD

    def carry_out(self, table: Table, player: Player, which: int) -> None:
        slot = len(player.stones)
        stone = table.stone_display[which]
        table.stone_display = put(table.stone_display, which, names.NOBODY)
        player.stones = (*player.stones, stone)
        if table.events is not None:
            table.events.append(Event(events.STONE, player.seat, {"stone": names.STONES[stone]}))
        pay(table, player, table.data.stone_food[slot], table.data.stone_tool[slot])
        begin(table, table.data.stone_reward[slot])


TAKING_STONES: Final[Choice] = TakingStones(catalogue.STONE, 2 * names.HALF_STONES)


@final
class Stone(Repeated):
    """A sacred stone to take."""

    def __init__(self) -> None:
        super().__init__(1, TAKING_STONES, effects.STONE)


# What they count


def used_pairs(player: Player, one: SacredStone) -> int:
    """Pairs of the two species a stone names among the used animals; of one species, if it names that twice."""
    first = player.used[one.what[0]]
    second = player.used[one.what[1]]
    return first // 2 if one.what[0] == one.what[1] else min(first, second)


def stone_points(table: Table, player: Player, stone: int) -> int:
    """What a stone counts for the player as things stand."""
    one = table.data.stones[stone]
    if one.score == schema.BURIED:
        bracket = table.data.bracket(len(player.buried))
        return 0 if bracket < 0 else one.points[bracket]
    return worth(one, _counted(table, player, one))


def worth(one: SacredStone, count: int) -> int:
    """Points for a count of what a stone scores: a number for each, or a table that begins at one."""
    if one.each:
        return count * one.points[0]
    # Beyond the end of the table its last entry holds.
    return 0 if count == 0 else one.points[min(count, len(one.points)) - 1]


def _counted(table: Table, player: Player, one: SacredStone) -> int:
    """How much of what a stone counts the player has."""
    score = one.score
    if score == schema.SETTLEMENTS:
        out = 0
        for terrain in one.what:
            out += land.settlements_touching(table, player, terrain)
        return out
    if score == schema.CAMP_TERRAINS:
        return land.camp_terrains(table, player)
    if score == schema.GROUND_MEGALITHS:
        return table.megaliths.ground[player.seat]
    if score == schema.MEGALITH_BOARDS:
        return table.megaliths.boards[player.seat].bit_count()
    if score == schema.TOWER_MEGALITHS:
        return table.megaliths.above[player.seat]
    if score == schema.IDOL_LEVELS:
        return (player.offering + player.honour) // 2
    if score == schema.USED_SPECIES:
        return names.SPECIES - player.used.count(0)
    if score == schema.USED_PAIRS:
        return used_pairs(player, one)
    out = 0
    for species in one.what:
        out += player.used[species]
    return out


def score_stones(table: Table, player: Player) -> None:
    """All stones of the player count, as in every eclipse."""
    for stone in player.stones:
        points = stone_points(table, player, stone)
        player.score(points, names.BY_STONES)
        if table.events is not None:
            table.events.append(
                Event(events.STONE_SCORED, player.seat, {"stone": names.STONES[stone], "points": points})
            )
