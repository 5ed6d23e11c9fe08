"""Sacred stones: which can be taken, what a slot costs, and what each counts in the eclipse."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.animals import SPECIES
from sunstone.games.endless_winter.box import Stone
from sunstone.games.endless_winter.catalogue import HALF_STONES
from sunstone.games.endless_winter.catalogue import STONE as STONE_ACTION
from sunstone.games.endless_winter.events import STONE, STONE_SCORED
from sunstone.games.endless_winter.geometry import CELLS
from sunstone.games.endless_winter.goods import pay
from sunstone.games.endless_winter.land import camp_terrains, settlements_touching
from sunstone.games.endless_winter.names import BY_STONES, SOURCES, SPACES_A_BOARD, STONE_SLOTS, STONES
from sunstone.games.endless_winter.position import NOBODY, EndlessWinterPosition
from sunstone.games.endless_winter.reasons import (
    EMPTY_SLOT,
    LEGAL,
    NO_FOOD,
    NO_STONE_SLOT,
    NO_TOOLS,
    WRONG_ERA,
)
from sunstone.games.endless_winter.schema import SCORES

LAST_ROUND_ERA_1 = 2


def why_not_stone(s: EndlessWinterPosition, place: int) -> int:
    """Whether the seat can take the stone on this place of the display and pay for its next slot."""
    seat = s.seat
    if place >= HALF_STONES and s.round <= LAST_ROUND_ERA_1:
        return WRONG_ERA
    if s.stone_display[place] == NOBODY:
        return EMPTY_SLOT
    slot = len(s.stones[seat])
    if slot >= STONE_SLOTS:
        return NO_STONE_SLOT
    if s.tools[seat] < s.box.stone_tool[slot]:
        return NO_TOOLS
    return LEGAL if s.food[seat] >= s.box.stone_food[slot] else NO_FOOD


def legal_stones(s: EndlessWinterPosition, out: list[int]) -> None:
    """Append every stone the seat can take."""
    seat = s.seat
    slot = len(s.stones[seat])
    if slot >= STONE_SLOTS or s.tools[seat] < s.box.stone_tool[slot] or s.food[seat] < s.box.stone_food[slot]:
        return
    for place in range(HALF_STONES if s.round <= LAST_ROUND_ERA_1 else 2 * HALF_STONES):
        if s.stone_display[place] != NOBODY:
            out.append(STONE_ACTION + place)


def can_take_stone(s: EndlessWinterPosition) -> bool:
    """Whether the seat can take any stone."""
    places: list[int] = []
    legal_stones(s, places)
    return len(places) > 0


def take_stone(s: EndlessWinterPosition, place: int) -> int:
    """Pay for the leftmost free slot and put the stone there. Returns the slot's ability, for the caller."""
    seat = s.seat
    slot = len(s.stones[seat])
    stone = s.stone_display[place]
    s.stone_display[place] = NOBODY
    s.stones[seat].append(stone)
    if s.events is not None:
        s.events.append(Event(STONE, seat, {"stone": STONES[stone]}))
    pay(s, seat, s.box.stone_food[slot], s.box.stone_tool[slot])
    return s.box.stone_reward[slot]


def own_on_ground(s: EndlessWinterPosition, seat: int) -> int:
    """Megaliths of the seat's colour that lie directly on a board."""
    out = 0
    for cell in range(CELLS):
        if s.megaliths[cell] == seat:
            out += 1
    return out


def own_boards(s: EndlessWinterPosition, seat: int) -> int:
    """Boards with a megalith of the seat's colour directly on them."""
    seen = 0
    for cell in range(CELLS):
        if s.megaliths[cell] == seat:
            seen |= 1 << s.cells[cell] // SPACES_A_BOARD
    return seen.bit_count()


def own_above(s: EndlessWinterPosition, seat: int) -> int:
    """Megaliths of the seat's colour that lie on other megaliths."""
    out = 0
    for place in range(CELLS, len(s.megaliths)):
        if s.megaliths[place] == seat:
            out += 1
    return out


def used_species(s: EndlessWinterPosition, seat: int) -> int:
    """Different species among the seat's used animals."""
    out = 0
    for species in range(SPECIES):
        if s.used[seat * SPECIES + species] > 0:
            out += 1
    return out


def used_pairs(s: EndlessWinterPosition, seat: int, one: Stone) -> int:
    """Pairs of the two species a stone names among the seat's used animals; of one species, if it names that twice."""
    first = s.used[seat * SPECIES + one.what[0]]
    second = s.used[seat * SPECIES + one.what[1]]
    return first // 2 if one.what[0] == one.what[1] else min(first, second)


def stone_points(s: EndlessWinterPosition, seat: int, stone: int) -> int:
    """What a stone counts for the seat as things stand."""
    one = s.box.stones[stone]
    score = SCORES[one.score]
    if score == "buried":
        bracket = s.box.bracket(len(s.buried[seat]))
        return 0 if bracket < 0 else one.points[bracket]
    return worth(one, _counted(s, seat, one, score))


def worth(one: Stone, count: int) -> int:
    """Points for so many of what a stone counts: so much for each, or by a table that begins at one."""
    if one.each:
        return count * one.points[0]
    # Beyond the end of the table its last entry holds.
    return 0 if count == 0 else one.points[min(count, len(one.points)) - 1]


def _counted(s: EndlessWinterPosition, seat: int, one: Stone, score: str) -> int:
    """How much of what a stone counts the seat has."""
    out = 0
    if score == "settlements":
        for terrain in one.what:
            out += settlements_touching(s, seat, terrain)
    elif score == "camp_terrains":
        out = camp_terrains(s, seat)
    elif score == "ground_megaliths":
        out = own_on_ground(s, seat)
    elif score == "megalith_boards":
        out = own_boards(s, seat)
    elif score == "tower_megaliths":
        out = own_above(s, seat)
    elif score == "idol_levels":
        out = (s.idols[seat * 2] + s.idols[seat * 2 + 1]) // 2
    elif score == "used_species":
        out = used_species(s, seat)
    elif score == "used_pairs":
        out = used_pairs(s, seat, one)
    else:
        for species in one.what:
            out += s.used[seat * SPECIES + species]
    return out


def score_stones(s: EndlessWinterPosition, seat: int) -> None:
    """All stones of the seat count, as in every eclipse."""
    for stone in s.stones[seat]:
        points = stone_points(s, seat, stone)
        s.points[seat] += points
        s.earned[seat * len(SOURCES) + BY_STONES] += points
        if s.events is not None:
            s.events.append(Event(STONE_SCORED, seat, {"stone": STONES[stone], "points": points}))
