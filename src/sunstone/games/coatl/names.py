"""Ints to the names people and JSON use."""

from __future__ import annotations

from sunstone.games.coatl.catalogue import PAIR_FIRST, PAIR_SECOND
from sunstone.games.coatl.patterns import COLOURS


def colour_name(colour: int) -> str | None:
    """The letter of a colour; nothing for an empty space."""
    return COLOURS[colour] if colour >= 0 else None


def colour_list(spaces: list[int]) -> list[str | None]:
    """The letters of several spaces."""
    return [colour_name(colour) for colour in spaces]


def pair_name(pair: int) -> list[str] | None:
    """The two letters of a body space; nothing for an empty one."""
    return [COLOURS[PAIR_FIRST[pair]], COLOURS[PAIR_SECOND[pair]]] if pair >= 0 else None


def pair_list(spaces: list[int]) -> list[list[str] | None]:
    """The letters of several body spaces."""
    return [pair_name(pair) for pair in spaces]


def bits(mask: int) -> list[int]:
    """The places of the set bits, from the lowest."""
    out: list[int] = []
    place = 0
    while mask:
        if mask & 1:
            out.append(place)
        mask >>= 1
        place += 1
    return out
