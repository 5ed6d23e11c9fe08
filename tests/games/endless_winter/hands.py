"""What the tests of single cards, tokens and positions share: looking at a seat, an owner's box, breaking a dump."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import sunstone
from sunstone.core.components import Components, overlaid
from tests.games.endless_winter.table import (
    GAME,
    animals,
    buried,
    camps,
    food,
    ground,
    hand,
    idols,
    labour,
    points,
    standing,
    tools,
    until_over,
    until_phase,
)
from tests.games.moves import lies, seat_of

Table = dict[str, Any]
Break = Callable[[Any], object]

# Codes of positions that cannot be.
CAMPS = "endless_winter_camps"
FIGURES = "endless_winter_figures"
MEGALITHS = "endless_winter_megaliths"
PENDING = "endless_winter_pending"
PLAYED = "endless_winter_played"
SETUP = "endless_winter_setup"
STAGE = "endless_winter_stage"
STONES = "endless_winter_stones"
TOKENS = "endless_winter_tokens"
MODULES: dict[str, object] = {"glacier_tokens": True, "rest_tokens": True}
Row = tuple[str, str, Break]
"""What is wrong, the code it is refused with, and how it comes about."""


def owned(text: str) -> Components:
    """The components with an owner's file over them; its first line is the game's."""
    whole = 'game = "endless_winter"\n' + text
    return overlaid(GAME.components(), GAME.schema(), whole, "my-box.toml", GAME.misfit)


def look(state: sunstone.State, seat: int = 0) -> dict[str, Any]:
    """Everything a card can change for a seat."""
    return {
        "food": food(state, seat),
        "tools": tools(state, seat),
        "labour": labour(state),
        "idols": idols(state, seat),
        "points": points(state, seat),
        "hand": hand(state, seat),
        "discards": sorted(seat_of(state, seat)["discards"]),
        "buried": buried(state, seat),
        "animals": animals(state, seat),
        "used": animals(state, seat, "used"),
        "ground": ground(state),
        "camps": camps(state, seat),
        "stones": seat_of(state, seat)["stones"],
        "megaliths": standing(state),
    }


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What is not as it was."""
    return {key: value for key, value in after.items() if value != before[key]}


def sheet(state: sunstone.State, seat: int = 0) -> dict[str, float]:
    """A seat's points by where they come from."""
    return {line.source: line.points for line in state.score_sheet()[seat].lines}


def at_end(state: sunstone.State, source: str, seat: int = 0) -> float:
    """What a seat has from a source when the game is over."""
    return sheet(until_over(state), seat)[source]


def after_eclipse(state: sunstone.State, source: str, seat: int = 0) -> float:
    """What a seat has from a source when the eclipse is over and the next round is prepared."""
    return sheet(until_phase(state, "preparation"), seat)[source]


# Positions that cannot be


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


def cover_token(table: Any) -> None:
    """The open rest token goes back to those nobody has seen."""
    table["rest_unseen"].append(table["rest_top"])
    table["rest_top"] = ""


def refused(state: sunstone.State, change: Break, components: Components | None = None) -> str:
    """The code a position is refused with after it was changed; as it was it is loaded."""
    dump = state.dump()
    GAME.load(dump, components)
    change(lies_in(dump))
    with pytest.raises(sunstone.BadPosition) as wrong:
        GAME.load(dump, components)
    assert wrong.value.message_id.startswith("position-")
    return wrong.value.code


def lies_in(dump: dict[str, object]) -> Table:
    """The game's own part of a dump."""
    table = dump["position"]
    assert isinstance(table, dict)
    return table


__all__ = [
    "CAMPS",
    "FIGURES",
    "MEGALITHS",
    "MODULES",
    "PENDING",
    "PLAYED",
    "SETUP",
    "STAGE",
    "STONES",
    "TOKENS",
    "Break",
    "Row",
    "Table",
    "add",
    "after_eclipse",
    "at_end",
    "both",
    "changes",
    "cover_token",
    "less",
    "lies",
    "lies_in",
    "look",
    "more",
    "owned",
    "put",
    "refused",
    "seat_of",
    "sheet",
    "shift",
    "swap",
]
