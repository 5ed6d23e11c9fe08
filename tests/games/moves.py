"""What the tests of every game do with a state: try an action, hear the refusal, look at what lies on the table."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone


def play(state: sunstone.State, *lines: str) -> sunstone.State:
    """Play actions given as text."""
    for line in lines:
        state.play(state.read(line))
        state.check()
    return state


def can(state: sunstone.State, line: str) -> bool:
    """Whether an action is listed as legal."""
    return state.read(line) in state.legal()


def refusal(state: sunstone.State, line: str) -> str:
    """The code an illegal action is refused with."""
    with pytest.raises(sunstone.IllegalAction) as refused:
        state.play(state.read(line))
    assert not can(state, line)
    return refused.value.code


def lies(state: sunstone.State) -> dict[str, Any]:
    """What lies on the table, all of it."""
    position = state.dump()["position"]
    assert isinstance(position, dict)
    return position


def seat_of(state: sunstone.State, seat: int) -> dict[str, Any]:
    """What one player has, all of it."""
    found = lies(state)["seats"][seat]
    assert isinstance(found, dict)
    return found
