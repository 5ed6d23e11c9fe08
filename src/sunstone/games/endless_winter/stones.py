"""Sacred stones: which can be taken, what a slot costs, and what each counts in the eclipse."""

from __future__ import annotations

from typing import final

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import put
from sunstone.games.endless_winter import (
    abilities,
    catalogue,
    data,
    events,
    geometry,
    goods,
    land,
    names,
    reasons,
    schema,
)
from sunstone.games.endless_winter.table import Decision, Player, Table


def why_not_stone(table: Table, player: Player, place: int) -> int:
    """Whether the player can take the stone on this place of the display and pay for its next slot."""
    if place >= names.HALF_STONES and table.round <= names.LAST_ROUND_ERA_1:
        return reasons.WRONG_ERA
    if table.stone_display[place] == names.NOBODY:
        return reasons.EMPTY_SLOT
    return _why_not_slot(table, player)


def _why_not_slot(table: Table, player: Player) -> int:
    """Whether the player can pay for the next slot."""
    slot = len(player.stones)
    if slot >= names.STONE_SLOTS:
        return reasons.NO_STONE_SLOT
    if player.tools < table.data.stone_tool[slot]:
        return reasons.NO_TOOLS
    return LEGAL if player.food >= table.data.stone_food[slot] else reasons.NO_FOOD


def legal_stones(table: Table, player: Player, out: list[int]) -> None:
    """Append every stone the player can take."""
    if _why_not_slot(table, player) != LEGAL:
        return
    for place in range(names.HALF_STONES if table.round <= names.LAST_ROUND_ERA_1 else 2 * names.HALF_STONES):
        if table.stone_display[place] != names.NOBODY:
            out.append(catalogue.STONE + place)


def take_stone(table: Table, player: Player, place: int) -> None:
    """Pay for the leftmost free slot and put the stone there; the slot's ability is due."""
    slot = len(player.stones)
    stone = table.stone_display[place]
    table.stone_display = put(table.stone_display, place, names.NOBODY)
    player.stones = (*player.stones, stone)
    if table.events is not None:
        table.events.append(Event(events.STONE, player.seat, {"stone": names.STONES[stone]}))
    goods.pay(table, player, table.data.stone_food[slot], table.data.stone_tool[slot])
    abilities.begin(table, table.data.stone_reward[slot])


@final
class Stone(Decision):
    """A sacred stone to take."""

    def legal(self, table: Table, out: list[int]) -> None:
        legal_stones(table, table.mover(), out)

    def why_not(self, table: Table, action: int) -> int:
        if not catalogue.STONE <= action < catalogue.SETTLE:
            return reasons.OTHER_DECISION
        return why_not_stone(table, table.mover(), action - catalogue.STONE)

    def answer(self, table: Table, action: int) -> None:
        take_stone(table, table.mover(), action - catalogue.STONE)

    def is_idle(self, table: Table) -> bool:
        places: list[int] = []
        legal_stones(table, table.mover(), places)
        return len(places) == 0


# What they count


def own_on_ground(table: Table, player: Player) -> int:
    """Megaliths of the player's colour that lie directly on a board."""
    return table.megaliths.owners[: geometry.CELLS].count(player.seat)


def own_boards(table: Table, player: Player) -> int:
    """Boards with a megalith of the player's colour directly on them."""
    seen = 0
    for cell in range(geometry.CELLS):
        if table.megaliths.owners[cell] == player.seat:
            seen |= 1 << table.megaliths.plan.cells[cell] // names.SPACES_A_BOARD
    return seen.bit_count()


def own_above(table: Table, player: Player) -> int:
    """Megaliths of the player's colour that lie on other megaliths."""
    return table.megaliths.owners[geometry.CELLS :].count(player.seat)


def used_pairs(player: Player, one: data.SacredStone) -> int:
    """Pairs of the two species a stone names among the used animals; of one species, if it names that twice."""
    first = player.used[one.what[0]]
    second = player.used[one.what[1]]
    return first // 2 if one.what[0] == one.what[1] else min(first, second)


def stone_points(table: Table, player: Player, stone: int) -> int:
    """What a stone counts for the player as things stand."""
    one = table.data.stones[stone]
    score = schema.SCORES[one.score]
    if score == "buried":
        bracket = table.data.bracket(len(player.buried))
        return 0 if bracket < 0 else one.points[bracket]
    return worth(one, _counted(table, player, one, score))


def worth(one: data.SacredStone, count: int) -> int:
    """Points for so many of what a stone counts: so much for each, or by a table that begins at one."""
    if one.each:
        return count * one.points[0]
    # Beyond the end of the table its last entry holds.
    return 0 if count == 0 else one.points[min(count, len(one.points)) - 1]


def _counted(table: Table, player: Player, one: data.SacredStone, score: str) -> int:
    """How much of what a stone counts the player has."""
    if score == "settlements":
        out = 0
        for terrain in one.what:
            out += land.settlements_touching(table, player, terrain)
        return out
    if score == "camp_terrains":
        return land.camp_terrains(table, player)
    if score == "ground_megaliths":
        return own_on_ground(table, player)
    if score == "megalith_boards":
        return own_boards(table, player)
    if score == "tower_megaliths":
        return own_above(table, player)
    if score == "idol_levels":
        return (player.offering + player.honour) // 2
    if score == "used_species":
        return names.SPECIES - player.used.count(0)
    if score == "used_pairs":
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
