"""Small changes to the plain position in a dump, to make one that cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Break = Callable[[Any], object]
"""Changes the game's own part of a dump."""


def put(*path: str | int, value: object) -> Break:
    """Set something somewhere."""

    def change(place: Any) -> None:
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return change


def add(*path: str | int, by: int) -> Break:
    """Change a number somewhere."""

    def change(place: Any) -> None:
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] += by

    return change


def more(*path: str | int, value: object) -> Break:
    """Append to a list somewhere."""

    def change(place: Any) -> None:
        for key in path:
            place = place[key]
        place.append(value)

    return change


def less(*path: str | int) -> Break:
    """Take the last thing off a list somewhere."""

    def change(place: Any) -> None:
        for key in path:
            place = place[key]
        place.pop()

    return change


def shift(start: tuple[str | int, ...], end: tuple[str | int, ...]) -> Break:
    """Take the last thing off a list and append it to another."""

    def change(table: Any) -> None:
        here, there = table, table
        for key in start:
            here = here[key]
        for key in end:
            there = there[key]
        there.append(here.pop())

    return change


def swap(one: tuple[str | int, ...], other: tuple[str | int, ...]) -> Break:
    """Two things change places."""

    def change(table: Any) -> None:
        here, there = table, table
        for key in one[:-1]:
            here = here[key]
        for key in other[:-1]:
            there = there[key]
        here[one[-1]], there[other[-1]] = there[other[-1]], here[one[-1]]

    return change


def both(*changed: Break) -> Break:
    """Several changes."""

    def change(table: Any) -> None:
        for one in changed:
            one(table)

    return change
