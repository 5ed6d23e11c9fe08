"""Yaxchilan: blocks and crystal skulls."""

from __future__ import annotations

import pytest

from tests.games.moves import lies, play
from tests.games.tzolkin.table import goods, position


@pytest.mark.parametrize(("action", "brings"), [(1, "1W"), (2, "1C 1S"), (3, "2C 1G"), (4, "1K"), (5, "2C 1S 1G")])
def test_what_each_action_brings(action: int, brings: str) -> None:
    """Yaxchilan 1 to 5: wood; stone and corn; gold and two corn; a skull; gold, stone and two corn."""
    state = position(corn=[0], on={("yaxchilan", action): 0})
    play(state, f"take yaxchilan {action}", f"act {action}")
    assert goods(state) == brings


def test_skull_comes_from_the_thirteen() -> None:
    """Resources: skulls are the only thing that is limited."""
    state = position(on={("yaxchilan", 4): 0})
    play(state, "take yaxchilan 4", "act 4")
    assert lies(state)["skulls_left"] == 12


def test_without_skulls_the_fourth_action_brings_nothing() -> None:
    """Yaxchilan 4: after the last skull is gone the action can be used, in vain."""
    state = position(corn=[0], on={("yaxchilan", 4): 0}, bank_skulls=0)
    play(state, "take yaxchilan 4", "act 4")
    assert goods(state) == ""


def test_blocks_never_run_out() -> None:
    """Resources: only skulls are limited; blocks and corn are not."""
    state = position(goods=["90W 90S 90G"], on={("yaxchilan", 5): 0, ("yaxchilan", 1): 0})
    play(state, "take yaxchilan 5", "act 5", "take yaxchilan 1", "act 1")
    assert goods(state) == "2C 91W 91S 91G"
