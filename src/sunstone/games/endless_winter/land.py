"""Migrate, and the land: camps, moves, settlements on junctions, influence."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import added, bit, moved, put
from sunstone.games.endless_winter import abilities, catalogue, effects, events, geometry, names, ordering, reasons
from sunstone.games.endless_winter.table import Choice, Decision, Player, Repeated, Table

SETTLEMENT_INFLUENCE: Final = 2
START: Final = 0
"""The hex where camps come onto the land."""


# Camps


def place_camp(table: Table, player: Player) -> None:
    """A camp goes from the board to the start hex; the food limit rises."""
    player.camps_left -= 1
    player.camps = added(player.camps, START, 1)
    player.influence = added(player.influence, START, 1)
    if table.events is not None:
        table.events.append(Event(events.CAMPED, player.seat, {"camps": player.camps[START]}))


@final
class Camping(Choice):
    """A camp to place."""

    def why_not(self, table: Table, player: Player, which: int) -> int:
        return LEGAL if player.camps_left > 0 else reasons.NO_CAMP_LEFT

    def carry_out(self, table: Table, player: Player, which: int) -> None:
        place_camp(table, player)


CAMPING: Final[Choice] = Camping(catalogue.CAMP, 1, names.CAMP_PRICE)


@final
class Moving(Choice):
    """A camp goes to the next hex."""

    def why_not(self, table: Table, player: Player, which: int) -> int:
        return LEGAL if player.camps[geometry.STEPS[which][0]] > 0 else reasons.NO_CAMP_THERE

    def legal(self, table: Table, player: Player, out: list[int]) -> None:
        for start in range(geometry.HEXES):
            if player.camps[start] > 0:
                first = catalogue.MOVE + geometry.STEP_BASE[start]
                for step in range(len(geometry.NEIGHBOURS[start])):
                    out.append(first + step)

    def is_idle(self, table: Table, player: Player) -> bool:
        """Settlements are made of camps that went back to the board."""
        return player.camps_left == names.CAMPS

    def carry_out(self, table: Table, player: Player, which: int) -> None:
        start, end = geometry.STEPS[which]
        player.camps = moved(player.camps, start, end)
        player.influence = moved(player.influence, start, end)
        if table.events is not None:
            table.events.append(Event(events.MOVED, player.seat, {"start": start, "end": end}))


MOVING: Final[Choice] = Moving(catalogue.MOVE, len(geometry.STEPS), names.MOVE_PRICE)


@final
class Moves(Repeated):
    """Camps to move."""

    def __init__(self, count: i64) -> None:
        super().__init__(count, MOVING, effects.MOVE)

    def once_less(self) -> Decision:
        return Moves(self.count - 1)


# Settlements


@final
class Settling(Choice):
    """Three camps go back to the board, a settlement stands between their hexes; food above the new limit is lost.

    Glacier tokens it touches give their rewards now, and only now.
    """

    def why_not(self, table: Table, player: Player, which: int) -> int:
        if player.settlements_left == 0:
            return reasons.NO_SETTLEMENT_LEFT
        if table.settled[which] != names.NOBODY:
            return reasons.JUNCTION_TAKEN
        for place in geometry.JUNCTIONS[which]:
            if player.camps[place] == 0:
                return reasons.CAMPS_MISSING
        return LEGAL

    def legal(self, table: Table, player: Player, out: list[int]) -> None:
        if player.settlements_left > 0 and names.CAMPS - player.camps_left >= 3:
            super().legal(table, player, out)

    def carry_out(self, table: Table, player: Player, which: int) -> None:
        for place in geometry.JUNCTIONS[which]:
            player.camps = added(player.camps, place, -1)
            player.influence = added(player.influence, place, SETTLEMENT_INFLUENCE - 1)
        player.camps_left += 3
        player.settlements_left -= 1
        table.settled = put(table.settled, which, player.seat)
        if table.events is not None:
            table.events.append(Event(events.SETTLED, player.seat, {"hexes": list(geometry.JUNCTIONS[which])}))
        player.food = min(player.food, table.food_limit(player))
        tokens = touched_tokens(table, which)
        if tokens:
            table.due.append(Glaciers(which, tokens))


SETTLING: Final[Choice] = Settling(catalogue.SETTLE, len(geometry.JUNCTIONS), names.SETTLE_PRICE)


def touched_tokens(table: Table, junction: i64) -> i64:
    """Which of the three hexes of a junction have a glacier token, as bits."""
    out: i64 = 0
    number = 0
    for place in geometry.JUNCTIONS[junction]:
        if table.land[place] == names.GLACIER and table.glacier_tokens[place] != names.NOBODY:
            out |= bit(number)
        number += 1
    return out


@final
class Settlement(Repeated):
    """A settlement to place without paying food."""

    def __init__(self) -> None:
        super().__init__(1, SETTLING, effects.SETTLEMENT)


@final
class Glaciers(ordering.InAnyOrder):
    """Which glacier token of a new settlement is next; the hexes are counted as the junction names them."""

    def __init__(self, junction: i64, left: i64) -> None:
        super().__init__(catalogue.CLAIM, geometry.HEXES, reasons.NO_CLAIM)
        self.junction = junction
        self.left = left

    def next_items(self, table: Table) -> list[int]:
        """The hexes whose tokens are left."""
        out: list[int] = []
        number = 0
        for place in geometry.JUNCTIONS[self.junction]:
            if self.left >> number & 1:
                out.append(place)
            number += 1
        return out

    def reward(self, table: Table, item: int) -> int:
        return table.data.glacier_tokens[table.glacier_tokens[item]]

    def answer(self, table: Table, action: int) -> None:
        place = action - catalogue.CLAIM
        left = self.left & ~(1 << geometry.JUNCTIONS[self.junction].index(place))
        if left:
            table.due.append(Glaciers(self.junction, left))
        abilities.begin(table, self.reward(table, place))

    def may_leave(self, table: Table) -> bool:
        return False

    def settle(self, table: Table) -> bool:
        rewards = self.rewards(table)
        if ordering.order_matters(table, rewards):
            return False
        table.due.pop()
        self.answer(table, catalogue.CLAIM + self.next_items(table)[ordering.first_of(table, rewards)])
        return True

    def seen(self, table: Table) -> dict[str, object]:
        return {"count": len(self.next_items(table))}

    def can_be_due(self, table: Table) -> bool:
        if self.junction >= len(geometry.JUNCTIONS) or table.settled[self.junction] != table.seat:
            return False
        return self.left >= 1 and self.left & ~touched_tokens(table, self.junction) == 0


# Influence


def is_foremost(table: Table, player: Player, place: int) -> bool:
    """Whether nobody has more influence on a hex, and the player has some."""
    own = player.influence[place]
    if own == 0:
        return False
    for other in table.seats:
        if other.influence[place] > own:
            return False
    return True


def claimable(table: Table) -> list[int]:
    """The hexes that would reward the mover now: nobody has more influence there, and they have not done so yet."""
    player = table.mover()
    out: list[int] = []
    for place in range(geometry.HEXES):
        if player.influence[place] > 0 and not table.claimed >> place & 1:
            if table.data.terrain[table.land[place]] > 0 and is_foremost(table, player, place):
                out.append(place)
    return out


def camp_terrains(table: Table, player: Player) -> int:
    """On how many different terrains the player has a camp; the start hex is none."""
    seen = 0
    for place in range(1, geometry.HEXES):
        if player.camps[place] > 0:
            seen |= 1 << table.land[place]
    return seen.bit_count()


def settlements_touching(table: Table, player: Player, terrain: int) -> int:
    """How many settlements of the player touch a terrain; one that touches two such hexes counts once."""
    out = 0
    for junction in range(len(geometry.JUNCTIONS)):
        if table.settled[junction] == player.seat:
            for place in geometry.JUNCTIONS[junction]:
                if table.land[place] == terrain:
                    out += 1
                    break
    return out
