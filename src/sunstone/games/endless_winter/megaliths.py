"""Megaliths: start spaces and arrows, adjacency, rewards of the ground, points of the higher levels."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.catalogue import MEGALITH
from sunstone.games.endless_winter.events import MEGALITH as MEGALITH_PLACED
from sunstone.games.endless_winter.geometry import (
    BELOW,
    BESIDE,
    CELLS,
    GRID,
    LEVEL_BASE,
    WHERE,
    cell_of,
    place_name,
)
from sunstone.games.endless_winter.goods import score
from sunstone.games.endless_winter.names import BY_MEGALITHS, MEGALITHS, NEUTRAL_MEGALITHS, SPACES_A_BOARD
from sunstone.games.endless_winter.position import NEUTRAL, NOBODY, EndlessWinterPosition
from sunstone.games.endless_winter.reasons import (
    LEGAL,
    NEUTRAL_ON_GROUND,
    NO_MEGALITH_LEFT,
    NO_SUCH_SPACE,
    NOT_BESIDE,
    NOT_POINTED_TO,
    NOT_SUPPORTED,
    ONLY_NEUTRAL,
    PLACE_TAKEN,
)

OWN_POINTS = 2
OTHER_POINTS = 1


def next_is_neutral(s: EndlessWinterPosition, seat: int) -> bool:
    """Megaliths leave the board from left to right: the two grey ones first."""
    return s.megaliths_left[seat] > MEGALITHS - NEUTRAL_MEGALITHS


def is_start(s: EndlessWinterPosition, cell: int) -> bool:
    """Whether a cell is a grey start space."""
    return len(s.box.arrows[s.cells[cell]]) > 0


def why_not_megalith(s: EndlessWinterPosition, place: int) -> int:
    """Whether the seat's next megalith can stand on this place."""
    seat = s.seat
    if s.megaliths_left[seat] == 0:
        return NO_MEGALITH_LEFT
    if s.megaliths[place] != NOBODY:
        return PLACE_TAKEN
    neutral = next_is_neutral(s, seat)
    if place >= CELLS:
        if neutral:
            return NEUTRAL_ON_GROUND
        for under in BELOW[place]:
            if s.megaliths[under] == NOBODY:
                return NOT_SUPPORTED
        return LEGAL
    if s.cells[place] < 0:
        return NO_SUCH_SPACE
    if is_start(s, place):
        return LEGAL if neutral else ONLY_NEUTRAL
    for beside in BESIDE[place]:
        if s.megaliths[beside] != NOBODY:
            return LEGAL
    return NOT_BESIDE


def _last_place(s: EndlessWinterPosition) -> int:
    """One past the last place worth a look: a level above the highest in use."""
    level = min(s.top_level + 1, GRID - 1)
    return LEVEL_BASE[level] + (GRID - level) * (GRID - level)


def legal_megaliths(s: EndlessWinterPosition, out: list[int]) -> None:
    """Append every place for the seat's next megalith."""
    if s.megaliths_left[s.seat] == 0:
        return
    for place in range(_last_place(s)):
        if s.megaliths[place] == NOBODY and why_not_megalith(s, place) == LEGAL:
            out.append(MEGALITH + place)


def can_place(s: EndlessWinterPosition) -> bool:
    """Whether the seat can place a megalith anywhere."""
    places: list[int] = []
    legal_megaliths(s, places)
    return len(places) > 0


def pointed_to(s: EndlessWinterPosition, cell: int) -> list[int]:
    """The cells the arrow of a start space points to."""
    space = s.cells[cell]
    board = space // SPACES_A_BOARD
    slot = s.boards.index(board)
    box = s.box
    players = s.players
    return [
        cell_of(
            box.rows[players][slot],
            box.columns[players][slot],
            box.upright[players][slot] == 1,
            s.turned[slot] == 1,
            arrow,
        )
        for arrow in box.arrows[space]
    ]


def why_not_arrow(s: EndlessWinterPosition, cell: int, place: int) -> int:
    """Whether the second megalith of a start space can stand here: only where the arrow points."""
    if s.megaliths_left[s.seat] == 0:
        return NO_MEGALITH_LEFT
    if place >= CELLS or place not in pointed_to(s, cell):
        return NOT_POINTED_TO
    if s.megaliths[place] != NOBODY:
        return PLACE_TAKEN
    if is_start(s, place) and not next_is_neutral(s, s.seat):
        return ONLY_NEUTRAL
    return LEGAL


def legal_arrows(s: EndlessWinterPosition, cell: int, out: list[int]) -> None:
    """Append the places for the second megalith of a start space."""
    for place in sorted(pointed_to(s, cell)):
        if why_not_arrow(s, cell, place) == LEGAL:
            out.append(MEGALITH + place)


def place_megalith(s: EndlessWinterPosition, place: int) -> None:
    """Put the seat's next megalith on a place; points of a higher level are scored at once."""
    seat = s.seat
    neutral = next_is_neutral(s, seat)
    s.megaliths[place] = NEUTRAL if neutral else seat
    s.megaliths_left[seat] -= 1
    level = WHERE[place][0]
    if level > s.top_level:
        s.top_level = level
    if s.events is not None:
        s.events.append(Event(MEGALITH_PLACED, seat, {"place": place_name(place), "level": level, "neutral": neutral}))
    if level > 0:
        _score_level(s, seat, place)


def worth_above(s: EndlessWinterPosition, seat: int, place: int) -> int:
    """What a megalith above the ground brings: two points for each own directly below, one for each other."""
    own = 0
    for under in BELOW[place]:
        if s.megaliths[under] == seat:
            own += 1
    return OWN_POINTS * own + OTHER_POINTS * (4 - own)


def free_above(s: EndlessWinterPosition) -> list[int]:
    """The free places above the ground that rest on four megaliths."""
    out: list[int] = []
    for place in range(CELLS, _last_place(s)):
        if s.megaliths[place] == NOBODY:
            held = 0
            for under in BELOW[place]:
                if s.megaliths[under] != NOBODY:
                    held += 1
            if held == 4:
                out.append(place)
    return out


def _score_level(s: EndlessWinterPosition, seat: int, place: int) -> None:
    """The points of a megalith above the ground; owners of those directly below get one for each."""
    score(s, seat, worth_above(s, seat, place), BY_MEGALITHS)
    for other in range(s.players):
        if other != seat:
            below = 0
            for under in BELOW[place]:
                if s.megaliths[under] == other:
                    below += 1
            if below > 0:
                score(s, other, below, BY_MEGALITHS)


def empty_slots(left: int) -> int:
    """How many of the five slots of the board are empty; the first holds the grey ones."""
    gone = MEGALITHS - left
    return gone // 2


def lay_boards(s: EndlessWinterPosition) -> None:
    """Find the board space of every cell from where the boards lie."""
    cells = [-1] * CELLS
    box = s.box
    players = s.players
    for slot in range(len(s.boards)):
        for space in range(SPACES_A_BOARD):
            cell = cell_of(
                box.rows[players][slot],
                box.columns[players][slot],
                box.upright[players][slot] == 1,
                s.turned[slot] == 1,
                space,
            )
            cells[cell] = s.boards[slot] * SPACES_A_BOARD + space
    s.cells = cells
