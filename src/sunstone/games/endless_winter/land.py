"""The land: camps, moves, settlements on junctions, influence."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.catalogue import MOVE, SETTLE
from sunstone.games.endless_winter.events import CAMPED, MOVED, SETTLED
from sunstone.games.endless_winter.geometry import HEXES, JUNCTIONS, NEIGHBOURS, STEP_BASE, STEPS
from sunstone.games.endless_winter.names import GLACIER
from sunstone.games.endless_winter.pending import CLAIMS, GLACIERS, a_of, b_of, kind_of
from sunstone.games.endless_winter.position import ECLIPSE_PHASE, NOBODY, EndlessWinterPosition
from sunstone.games.endless_winter.reasons import (
    CAMPS_MISSING,
    JUNCTION_TAKEN,
    LEGAL,
    NO_CAMP_LEFT,
    NO_CAMP_THERE,
    NO_SETTLEMENT_LEFT,
)

SETTLEMENT_INFLUENCE = 2


def why_not_camp(s: EndlessWinterPosition) -> int:
    """Whether a camp is left on the board."""
    return LEGAL if s.camps_left[s.seat] > 0 else NO_CAMP_LEFT


def place_camp(s: EndlessWinterPosition, seat: int) -> None:
    """A camp goes from the board to the start hex; the food limit rises."""
    s.camps_left[seat] -= 1
    s.camps_at[seat * HEXES] += 1
    if s.events is not None:
        s.events.append(Event(CAMPED, seat, {"camps": s.camps_at[seat * HEXES]}))


def why_not_move(s: EndlessWinterPosition, step: int) -> int:
    """Whether the seat has a camp where the step begins."""
    return LEGAL if s.camps_at[s.seat * HEXES + STEPS[step][0]] > 0 else NO_CAMP_THERE


def legal_moves(s: EndlessWinterPosition, out: list[int]) -> None:
    """Append every step a camp of the seat can take."""
    base = s.seat * HEXES
    for start in range(HEXES):
        if s.camps_at[base + start] > 0:
            first = MOVE + STEP_BASE[start]
            for step in range(len(NEIGHBOURS[start])):
                out.append(first + step)


def has_camp(s: EndlessWinterPosition, seat: int) -> bool:
    """Whether the seat has any camp on the land."""
    for place in range(HEXES):
        if s.camps_at[seat * HEXES + place] > 0:
            return True
    return False


def move_camp(s: EndlessWinterPosition, step: int) -> None:
    """A camp goes to the next hex."""
    start, end = STEPS[step]
    base = s.seat * HEXES
    s.camps_at[base + start] -= 1
    s.camps_at[base + end] += 1
    if s.events is not None:
        s.events.append(Event(MOVED, s.seat, {"start": start, "end": end}))


def why_not_settle(s: EndlessWinterPosition, junction: int) -> int:
    """Whether a settlement can stand on a junction: it is free, and a camp stands on each of its hexes."""
    seat = s.seat
    if s.settlements_left[seat] == 0:
        return NO_SETTLEMENT_LEFT
    if s.settled[junction] != NOBODY:
        return JUNCTION_TAKEN
    for place in JUNCTIONS[junction]:
        if s.camps_at[seat * HEXES + place] == 0:
            return CAMPS_MISSING
    return LEGAL


def legal_settlements(s: EndlessWinterPosition, out: list[int]) -> None:
    """Append every junction on which the seat can settle."""
    if s.settlements_left[s.seat] == 0:
        return
    for junction in range(len(JUNCTIONS)):
        if s.settled[junction] == NOBODY and why_not_settle(s, junction) == LEGAL:
            out.append(SETTLE + junction)


def settle(s: EndlessWinterPosition, junction: int) -> None:
    """Three camps go back to the board, a settlement stands between their hexes; food above the new limit is lost."""
    seat = s.seat
    for place in JUNCTIONS[junction]:
        s.camps_at[seat * HEXES + place] -= 1
    s.camps_left[seat] += 3
    s.settlements_left[seat] -= 1
    s.settled[junction] = seat
    if s.events is not None:
        s.events.append(Event(SETTLED, seat, {"hexes": list(JUNCTIONS[junction])}))
    limit = s.food_limit(seat)
    if s.food[seat] > limit:
        s.food[seat] = limit


def touched_tokens(s: EndlessWinterPosition, junction: int) -> int:
    """Which of the three hexes of a junction have a glacier token, as bits."""
    out = 0
    hexes = JUNCTIONS[junction]
    for number in range(len(hexes)):
        if s.land[hexes[number]] == GLACIER and s.glacier_tokens[hexes[number]] != NOBODY:
            out |= 1 << number
    return out


def influence(s: EndlessWinterPosition, seat: int) -> list[int]:
    """The seat's influence on every hex: one a camp, two a settlement that touches it."""
    base = seat * HEXES
    out = s.camps_at[base : base + HEXES]
    for junction in range(len(JUNCTIONS)):
        if s.settled[junction] == seat:
            for place in JUNCTIONS[junction]:
                out[place] += SETTLEMENT_INFLUENCE
    return out


def foremost(s: EndlessWinterPosition, seat: int) -> list[int]:
    """The seat's influence on the hexes where nobody has more, and nothing on all others."""
    own = influence(s, seat)
    for other in range(s.players):
        if other != seat:
            theirs = influence(s, other)
            for place in range(HEXES):
                if theirs[place] > own[place]:
                    own[place] = 0
    return own


def token_hexes(packed: int) -> list[int]:
    """The hexes whose glacier tokens are left for a new settlement."""
    hexes = JUNCTIONS[a_of(packed)]
    out: list[int] = []
    for number in range(len(hexes)):
        if b_of(packed) >> number & 1:
            out.append(hexes[number])
    return out


def to_claim(s: EndlessWinterPosition) -> list[int]:
    """The hexes that can reward the seat next: by a token while a settlement is placed, by the land in its step."""
    if s.stack and kind_of(s.stack[len(s.stack) - 1]) == GLACIERS:
        return token_hexes(s.stack[len(s.stack) - 1])
    if s.phase == ECLIPSE_PHASE and s.stack and kind_of(s.stack[0]) == CLAIMS:
        return claimable(s)
    return []


def claimable(s: EndlessWinterPosition) -> list[int]:
    """The hexes that would reward the seat now: nobody has more influence there, and they have not done so yet."""
    own = foremost(s, s.seat)
    out: list[int] = []
    for place in range(HEXES):
        if own[place] > 0 and s.box.terrain[s.land[place]] > 0 and not s.claimed >> place & 1:
            out.append(place)
    return out


def camp_terrains(s: EndlessWinterPosition, seat: int) -> int:
    """On how many different terrains the seat has a camp; the start hex is none."""
    seen = 0
    for place in range(1, HEXES):
        if s.camps_at[seat * HEXES + place] > 0:
            seen |= 1 << s.land[place]
    return seen.bit_count()


def settlements_touching(s: EndlessWinterPosition, seat: int, terrain: int) -> int:
    """How many settlements of the seat touch a terrain; one that touches two such hexes counts once."""
    out = 0
    for junction in range(len(JUNCTIONS)):
        if s.settled[junction] == seat:
            for place in JUNCTIONS[junction]:
                if s.land[place] == terrain:
                    out += 1
                    break
    return out
