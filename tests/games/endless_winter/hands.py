"""What the tests of single cards, tokens and positions share: looking at a seat, an owner's box, breaking a dump."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from sunstone.core.components import Components
from tests.games.edits import Break
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
    return GAME.overlay(whole, "my-box.toml")


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


def cover_token(table: Any) -> None:
    """The open rest token goes back to those nobody has seen."""
    table["rest_tokens_unseen"].append(table["rest_token"])
    table["rest_token"] = None


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
    "after_eclipse",
    "at_end",
    "changes",
    "cover_token",
    "lies",
    "lies_in",
    "look",
    "owned",
    "refused",
    "seat_of",
    "sheet",
]
