"""The shape of the land and of the megalith plan: places, neighbours, junctions, squares.

The land is a hexagon of nineteen hexes, numbered row by row, the start hex in the middle first: hex 0 is the start,
1 to 6 lie round it, 7 to 18 outside. The megalith plan is a square grid in which the four boards lie; a megalith of a
higher level stands on the corner shared by four of the level below, so each level is one row and column smaller.
"""

from __future__ import annotations

from typing import Final

HEXES: Final = 19
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def _ring(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))


AXIAL: Final = sorted(
    [(q, r) for q in range(-2, 3) for r in range(-2, 3) if _ring(q, r) <= 2],
    key=lambda place: (_ring(place[0], place[1]), place[1], place[0]),
)
"""Where each hex lies, in axial coordinates."""


NEIGHBOURS: Final = [
    sorted(AXIAL.index((q + dq, r + dr)) for dq, dr in DIRECTIONS if (q + dq, r + dr) in AXIAL) for q, r in AXIAL
]
STEPS: Final = [(start, end) for start in range(HEXES) for end in NEIGHBOURS[start]]
"""Every step of a camp from a hex to the next, in the order of the catalogue."""


STEP_BASE: Final = [sum(len(near) for near in NEIGHBOURS[:start]) for start in range(HEXES)]
"""Where the steps from a hex begin among all of them."""


JUNCTIONS: Final = [
    [a, b, c] for a in range(1, HEXES) for b in NEIGHBOURS[a] for c in NEIGHBOURS[b] if a < b < c and c in NEIGHBOURS[a]
]
"""The three hexes of every junction on which a settlement can stand: none of them is the start hex."""


DISTANCE: Final = [[_ring(q - other_q, r - other_r) for other_q, other_r in AXIAL] for q, r in AXIAL]
"""How many steps a camp takes from one hex to another."""

GRID: Final = 8
"""Rows and columns of the largest megalith plan."""


LEVEL_BASE: Final = [sum((GRID - below) ** 2 for below in range(level)) for level in range(GRID)]
"""Where the places of a level begin among all of them."""
CELLS: Final = GRID * GRID
PLACES: Final = 204


def place_of(level: int, row: int, column: int) -> int:
    """The number of a place."""
    return LEVEL_BASE[level] + row * (GRID - level) + column


WHERE: Final = [
    (level, row, column) for level in range(GRID) for row in range(GRID - level) for column in range(GRID - level)
]
"""Level, row and column of every place."""


BELOW: Final = [
    [place_of(level - 1, row + r, column + c) for r in (0, 1) for c in (0, 1)] if level > 0 else []
    for level, row, column in WHERE
]
"""The four places under every place of a higher level."""


def _beside() -> list[list[int]]:
    out: list[list[int]] = []
    for cell in range(CELLS):
        row, column = cell // GRID, cell % GRID
        near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        out.append([r * GRID + c for r, c in near if 0 <= r < GRID and 0 <= c < GRID])
    return out


BESIDE: Final = _beside()
"""The cells that share a side with a cell on the ground."""


def cell_of(row: int, column: int, upright: bool, turned: bool, space: int) -> int:
    """The cell of the plan on which a board's space (0 to 7) lies.

    A board is two rows of four. Upright it is turned a quarter; `turned` turns it by half.
    """
    r, c = space // 4, space % 4
    if turned:
        r, c = 1 - r, 3 - c
    if upright:
        r, c = c, 1 - r
    return (row + r) * GRID + column + c


def place_name(place: int) -> str:
    """A place as people name it: column letter and row number, on a higher level of the upper left one of the four."""
    _, row, column = WHERE[place]
    return f"{'abcdefgh'[column]}{row + 1}"
