"""Sets kept as bits, and the values of fields as plain JSON (see thing.py)."""

from __future__ import annotations

from mypy_extensions import i64

Names = dict[str, list[str]]
"""The ids of the components by sort, in the order in which the rules count them."""


class Index:
    """Where ids stand in a list of them: looked up, and made anew only for another list."""

    def __init__(self) -> None:
        self._made: tuple[list[str], dict[str, int]] = ([], {})

    def places(self, ids: list[str]) -> dict[str, int]:
        """The place of every id."""
        made_for, places = self._made
        if made_for is not ids:
            places = {id_: place for place, id_ in enumerate(ids)}
            self._made = (ids, places)
        return places


def shifted(number: i64, by: i64) -> i64:
    """A number moved to the left. mypyc would compile a bare `1 << by` to a shift of 32 bits."""
    return number << by


def bit(number: i64) -> i64:
    """The set with this number alone."""
    return shifted(1, number)


def numbers_in(bits: i64) -> list[int]:
    """The numbers of a set that is kept as bits."""
    out: list[int] = []
    number: i64 = 0
    while bits:
        if bits & 1:
            out.append(number)
        bits >>= 1
        number += 1
    return out


def words_in(bits: i64, words: tuple[str, ...]) -> list[str]:
    """The words of a set that is kept as bits."""
    return [words[place] for place in numbers_in(bits)]


def put(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The row with another value in one place."""
    out = list(row)
    out[place] = value
    return tuple(out)


def added(row: tuple[int, ...], place: int, amount: int) -> tuple[int, ...]:
    """The row with so much more in one place."""
    out = list(row)
    out[place] += amount
    return tuple(out)


def moved(row: tuple[int, ...], start: int, end: int) -> tuple[int, ...]:
    """The row with one less in one place and one more in another."""
    out = list(row)
    out[start] -= 1
    out[end] += 1
    return tuple(out)


def without(row: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The row without the first of a value."""
    out = list(row)
    out.remove(value)
    return tuple(out)


def id_of(tile: i64, ids: list[str]) -> str | None:
    """The id of a tile; `None` if there is none."""
    return ids[tile] if tile >= 0 else None


def ids_of(tiles: tuple[int, ...], ids: list[str]) -> list[str | None]:
    """The ids of tiles; `None` where there is a gap."""
    return [ids[tile] if tile >= 0 else None for tile in tiles]
