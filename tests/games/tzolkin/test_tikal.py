"""Tikal: technologies, buildings, monuments, and two temples for a block."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.moves import can, lies, play, refusal, seat_of
from tests.games.tzolkin.table import choices, goods, levels_of, points_of, position, steps_of


def _at(action: int, stock: str, **more: Any) -> sunstone.State:
    """A worker just taken from Tikal, its own action chosen."""
    state = position(goods=[stock], on={("tikal", action): 0}, **more)
    return play(state, f"take tikal {action}", f"act {action}")


def _built(state: sunstone.State) -> list[str]:
    return list(seat_of(state, 0)["buildings"])


# Technologies


@pytest.mark.parametrize(("level", "cost"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_cost_of_an_advance(level: int, cost: int) -> None:
    """Tikal 1: one, two or three blocks for the levels 1, 2 and 3; one block for the bonus beyond."""
    state = position(goods=["5W"], on={("tikal", 1): 0}, levels=[{"architecture": level}])
    play(state, "take tikal 1", "act 1", "advance architecture")
    assert goods(state) == f"{5 - cost}W"
    assert levels_of(state) == [0, 0, min(3, level + 1), 0]
    assert points_of(state) == (3 if level == 3 else 0)


def test_any_mix_of_blocks_pays() -> None:
    """Technologies: blocks of any kinds, and the player says which."""
    state = _at(1, "1W 1S 1G", levels=[{"theology": 1}])
    play(state, "advance theology")
    assert choices(state) == ["pay wood stone", "pay wood gold", "pay stone gold"]
    play(state, "pay wood gold")
    assert goods(state) == "1S"
    assert levels_of(state) == [0, 0, 0, 2]


def test_one_advance_only() -> None:
    """Tikal 1: a single advance, however many blocks there are."""
    state = _at(1, "5W")
    play(state, "advance extraction")
    assert lies(state)["due"] == []
    assert levels_of(state) == [0, 1, 0, 0]


def test_corn_and_skulls_pay_no_advance() -> None:
    """Resources: a block is wood, stone or gold."""
    state = position(goods=["9C 3K"], on={("tikal", 1): 0})
    play(state, "take tikal 1")
    assert refusal(state, "act 1") == "no_blocks"


def test_an_advance_one_cannot_pay_is_not_offered() -> None:
    """Technologies: the cost depends on the level of the track."""
    state = _at(1, "1W", levels=[{"agriculture": 1, "extraction": 3}])
    assert choices(state) == ["advance extraction", "advance architecture", "advance theology"]
    assert refusal(state, "advance agriculture") == "no_blocks"


def test_two_advances_on_one_track() -> None:
    """Tikal 3: two levels on the same track, each paid."""
    state = _at(3, "3W")
    play(state, "advance agriculture", "advance agriculture")
    assert levels_of(state) == [2, 0, 0, 0]
    assert goods(state) == ""


def test_two_advances_on_two_tracks() -> None:
    """Tikal 3: one level on each of two tracks."""
    state = _at(3, "3W")
    play(state, "advance agriculture", "advance theology")
    assert levels_of(state) == [1, 0, 0, 1]
    assert goods(state) == "1W"


def test_second_advance_may_be_left() -> None:
    """Tikal 3: one or two levels."""
    state = _at(3, "5W")
    play(state, "advance agriculture", "done")
    assert levels_of(state) == [1, 0, 0, 0]
    assert goods(state) == "4W"


def test_first_advance_is_not_left() -> None:
    """Tikal 3: who chose the action takes at least one level; who wants none takes the worker without an action."""
    assert refusal(_at(3, "5W"), "done") == "not_optional"


def test_bonus_twice_in_one_action() -> None:
    """Technologies: where an action gives two levels the bonus can be had twice."""
    state = _at(3, "2W", levels=[{"architecture": 3}])
    play(state, "advance architecture", "advance architecture")
    assert points_of(state) == 6
    assert levels_of(state) == [0, 0, 3, 0]


# Buildings


def test_building_is_paid_exactly() -> None:
    """Tikal 2: the printed blocks are paid and the tile is taken."""
    state = _at(2, "3W 3S", display="A1-06")
    play(state, "build 1")
    assert goods(state) == "1W 2S"
    assert _built(state) == ["A1-06"]


def test_building_that_cannot_be_paid() -> None:
    """Buildings: other blocks do not stand in for missing ones."""
    state = _at(2, "5W", display="A1-01 A1-06")
    assert can(state, "build 1")
    assert refusal(state, "build 2") == "cannot_pay"


def test_action_without_a_building_to_pay() -> None:
    """Actions: who cannot pay cannot use the action."""
    state = position(goods=["9C"], on={("tikal", 4): 0})
    play(state, "take tikal 4")
    assert refusal(state, "act 2") == "nothing_to_build"
    assert refusal(state, "act 4") == "nothing_to_build"


def test_one_building_with_the_second_action() -> None:
    """Tikal 2: one building, and no monument."""
    state = _at(2, "9W 9S 9G 1K", display="A1-01 A1-02")
    assert refusal(state, "monument 1") == "build_no_monument"
    play(state, "build 1")
    assert lies(state)["due"] == []


def test_two_buildings_with_the_fourth_action() -> None:
    """Tikal 4: one or two buildings."""
    state = _at(4, "9W", display="A1-01 A1-02")
    play(state, "build 1", "build 2")
    assert _built(state) == ["A1-01", "A1-02"]
    assert lies(state)["due"] == []
    state = _at(4, "9W", display="A1-01 A1-02")
    play(state, "build 1", "done")
    assert _built(state) == ["A1-01"]


def test_monument_with_the_fourth_action() -> None:
    """Tikal 4: or one monument, in place of buildings; nothing is laid out for it."""
    state = _at(4, "4W 4S 4G", display="A1-01", offered="M-10")
    play(state, "monument 1", "end")
    assert goods(state) == "4W 2S 1G"
    assert seat_of(state, 0)["monuments"] == ["M-10"]
    assert lies(state)["monuments"][0] is None


def test_no_monument_after_a_building() -> None:
    """Tikal 4: buildings or a monument, not both."""
    state = _at(4, "9W 9S 9G", display="A1-01")
    play(state, "build 1")
    assert refusal(state, "monument 1") == "build_no_monument"


def test_no_second_monument() -> None:
    """Tikal 4: a single monument."""
    state = _at(4, "9W 9S 9G")
    play(state, "monument 1")
    assert lies(state)["due"] == []


def test_blocks_of_the_first_building_pay_for_the_second() -> None:
    """Tikal 4: what the first building brings can be used for the second."""
    state = _at(4, "3W 1G", display="A1-10 A1-14")
    play(state, "build 1", "build 2")
    assert goods(state) == ""
    assert _built(state) == ["A1-10", "A1-14"]


def test_gaps_are_filled_at_the_end_of_the_turn() -> None:
    """Buildings: new tiles come when the turn is over, from the stack of this age."""
    state = _at(4, "9W", display="A1-01 A1-02")
    play(state, "build 1", "build 2")
    there = lies(state)
    assert there["buildings"][:2] == [None, None]
    assert refusal(_at(2, "9W", display="A1-01 ."), "build 2") == "empty_slot"
    play(state, "end")
    after = lies(state)
    assert set(after["buildings"][:2]) <= set(there["building_stack"])
    assert len(after["building_stack"]) == len(there["building_stack"]) - 2


def test_gaps_stay_when_the_stack_is_empty() -> None:
    """Buildings: without tiles in the stack the place stays empty."""
    state = position(goods=["9W"], on={("tikal", 2): 0}, display="A1-01 .")
    play(state, "take tikal 2", "act 2", "build 1", "end")
    assert lies(state)["buildings"][:2] == [None, None]


# Temples


def test_two_temples_for_a_block() -> None:
    """Tikal 5: one block for a step up in each of two different temples."""
    state = _at(5, "1W 1G")
    play(state, "pay gold", "raise chaac kukulkan")
    assert steps_of(state) == [2, 1, 2]
    assert goods(state) == "1W"


def test_two_temples_need_a_block() -> None:
    """Tikal 5: without a block the action cannot be used."""
    state = position(on={("tikal", 5): 0})
    play(state, "take tikal 5")
    assert refusal(state, "act 5") == "no_blocks"


def test_more_blocks_are_no_more_steps() -> None:
    """Temples: the price is paid once, for one step each."""
    state = _at(5, "3W")
    play(state, "raise chaac quetzalcoatl")
    assert steps_of(state) == [2, 2, 1]
    assert lies(state)["due"] == []
    assert goods(state) == "2W"
