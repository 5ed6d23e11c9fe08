"""Uxmal: a temple for corn, the market, a worker, a building for corn, and any other action."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.moves import can, lies, play, refusal, seat_of
from tests.games.tzolkin.table import choices, corn_of, goods, points_of, position, steps_of


def _at(action: int, stock: str, **more: Any) -> sunstone.State:
    """A worker just taken from Uxmal, its own action chosen."""
    state = position(goods=[stock], on={("uxmal", action): 0}, **more)
    return play(state, f"take uxmal {action}", f"act {action}")


# A temple for corn


def test_step_up_for_three_corn() -> None:
    """Uxmal 1: three corn for a step up in a temple of choice, once."""
    state = _at(1, "9C")
    play(state, "raise quetzalcoatl")
    assert corn_of(state) == 6
    assert steps_of(state) == [1, 2, 1]
    assert lies(state)["due"] == []


def test_step_up_needs_three_corn() -> None:
    """Uxmal 1: two corn do not do, and corn for stepping back comes off first."""
    state = position(corn=[2], on={("uxmal", 1): 0})
    play(state, "take uxmal 1")
    assert refusal(state, "act 1") == "no_corn"
    state = position(corn=[3], on={("uxmal", 2): 0})
    play(state, "take uxmal 2")
    assert refusal(state, "act 1") == "no_corn"


# The market


@pytest.mark.parametrize(("block", "letter", "corn"), [("wood", "W", 2), ("stone", "S", 3), ("gold", "G", 4)])
def test_market_rates(block: str, letter: str, corn: int) -> None:
    """Uxmal 2: wood, stone and gold for two, three and four corn, the same both ways."""
    state = _at(2, f"1{letter}")
    play(state, f"sell {block}")
    assert goods(state) == f"{corn}C"
    state = _at(2, f"{corn}C")
    play(state, f"buy {block}")
    assert goods(state) == f"1{letter}"
    state = _at(2, f"{corn - 1}C 1{letter}")
    assert refusal(state, f"buy {block}") == "no_corn"


def test_market_any_number_of_times() -> None:
    """Uxmal 2: as many exchanges as one likes, buying and selling, ended when one likes."""
    state = _at(2, "4W 1S")
    play(state, "sell wood", "sell wood", "sell wood", "buy gold", "sell stone", "buy gold", "done")
    assert goods(state) == "1C 1W 2G"


def test_market_can_be_left_at_once() -> None:
    """Uxmal 2: nobody has to trade."""
    state = _at(2, "2C")
    play(state, "done", "end")
    assert goods(state) == "2C"


def test_skulls_are_not_traded() -> None:
    """Uxmal 2: the table knows corn and blocks only."""
    state = _at(2, "9C 1K")
    assert choices(state) == ["buy wood", "buy stone", "buy gold", "done"]


def test_what_was_sold_is_not_bought_back() -> None:
    """Uxmal 2: back and forth at the same rate changes nothing, so it is not offered."""
    state = _at(2, "1W 4C")
    play(state, "sell wood")
    assert refusal(state, "buy wood") == "traded_back"
    state = _at(2, "1W 4C")
    play(state, "buy wood")
    assert refusal(state, "sell wood") == "traded_back"


# A worker


def test_new_worker() -> None:
    """Uxmal 3: one more worker into the hand."""
    state = _at(3, "")
    assert (seat_of(state, 0)["workers"], seat_of(state, 0)["hand"]) == (4, 4)


def test_seventh_worker() -> None:
    """Uxmal 3: six are all there are; the action can be used, in vain."""
    state = _at(3, "", workers=[6])
    assert (seat_of(state, 0)["workers"], seat_of(state, 0)["hand"]) == (6, 6)


# A building for corn


def test_building_for_corn() -> None:
    """Uxmal 4: two corn in place of every block."""
    state = _at(4, "9C", display="A1-06")
    play(state, "build 1")
    assert corn_of(state) == 9 - 6
    assert seat_of(state, 0)["buildings"] == ["A1-06"]


def test_building_for_corn_takes_no_blocks() -> None:
    """Uxmal 4: all in corn; blocks do not help."""
    state = _at(4, "4C 9W 9S", display="A1-01 A1-06")
    assert refusal(state, "build 2") == "cannot_pay"
    play(state, "build 1")
    assert goods(state) == "2C 9W 9S"


def test_building_for_corn_is_no_monument() -> None:
    """Uxmal 4: monuments are not built here."""
    state = _at(4, "40C 9W 9S 9G")
    assert refusal(state, "monument 1") == "build_no_monument"


def test_building_for_corn_needs_corn() -> None:
    """Uxmal 4: who can pay for no building cannot use the action."""
    state = position(goods=["1C 9W 9S 9G"], on={("uxmal", 4): 0})
    play(state, "take uxmal 4")
    assert refusal(state, "act 4") == "nothing_to_build"


def test_architecture_helps_with_corn() -> None:
    """Architecture: a corn, two points and two corn less hold for Uxmal 4 too."""
    state = _at(4, "9C", display="A1-06", levels=[{"architecture": 3}])
    play(state, "build 1")
    assert corn_of(state) == 9 - 4 + 1
    assert points_of(state) == 2


# Any action


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("use palenque 1", "12C 1W"),
        ("use palenque 2", "13C 1W"),
        ("use yaxchilan 5", "11C 1W 1S 1G"),
        ("use uxmal 3", "9C 1W"),
    ],
)
def test_any_action_for_a_corn(line: str, left: str) -> None:
    """Uxmal 5: one corn for any action of Palenque, Yaxchilan, Tikal or Uxmal."""
    state = _at(5, "10C 1W")
    play(state, line)
    assert goods(state) == left


def test_any_action_with_its_own_cost() -> None:
    """Uxmal 5: the cost of the action comes on top."""
    state = _at(5, "4C 1W")
    play(state, "use uxmal 1", "raise chaac")
    assert goods(state) == "1W"
    state = _at(5, "3C 1W")
    assert refusal(state, "use uxmal 1") == "no_corn"
    play(state, "use tikal 5", "raise chaac kukulkan")
    assert goods(state) == "2C"


def test_any_action_but_those_of_chichen_itza() -> None:
    """Uxmal 5: the four lesser wheels only."""
    state = _at(5, "9C 9W 9S 9G 2K")
    gears = {line.split()[1] for line in choices(state)}
    assert gears == {"palenque", "yaxchilan", "tikal", "uxmal"}


def test_any_action_costs_a_corn() -> None:
    """Uxmal 5: without corn it cannot be used."""
    state = position(goods=["3W"], on={("uxmal", 5): 0})
    play(state, "take uxmal 5")
    assert refusal(state, "act 5") == "no_corn"


def test_any_action_must_be_possible() -> None:
    """Uxmal 5: who cannot pay for the action cannot buy it."""
    state = _at(5, "2C")
    assert not any(can(state, f"use tikal {action}") for action in range(1, 6))
    assert refusal(state, "use tikal 1") == "no_blocks"


def test_free_choice_from_the_last_positions() -> None:
    """Uxmal 6 and 7: any action without corn for stepping back."""
    state = position(corn=[3], on={("uxmal", 7): 0})
    play(state, "take uxmal 7", "act 1", "raise kukulkan")
    assert corn_of(state) == 0
