"""Sets kept as bits, and the values of fields as plain JSON (see thing.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Names = dict[str, list[str]]
"""The ids of the components by sort, in the order in which the rules count them."""


_BITS: Final[list[int]] = [2**number for number in range(63)]


def bit(number: i64) -> i64:
    """The set with this number alone. Looked up, because mypyc compiles `1 << number` to a shift of 32 bits."""
    return _BITS[number]


def numbers_in(bits: i64) -> list[int]:
    """The numbers of a set that is kept as bits."""
    out: list[int] = []
    number = 0
    while bits:
        if bits & 1:
            out.append(number)
        bits >>= 1
        number += 1
    return out


def id_of(tile: i64, ids: list[str]) -> str | None:
    """The id of a tile; `None` if there is none."""
    return ids[tile] if tile >= 0 else None


def ids_of(tiles: tuple[int, ...], ids: list[str]) -> list[str | None]:
    """The ids of tiles; `None` where there is a gap."""
    return [ids[tile] if tile >= 0 else None for tile in tiles]
