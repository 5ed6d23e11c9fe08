"""Decisions due inside a turn: they can be set up by hand, and those that cannot be due are refused."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.moves import play
from tests.games.tzolkin.table import GAME, choices, goods
from tests.games.tzolkin.test_positions import sound


def taking(*frames: str, **more: Any) -> sunstone.State:
    """Seat 0 has taken a worker, and decisions are due, the last of them first."""
    pending = [[words[0], *words[1:], *["0"] * (4 - len(words))] for words in (text.split() for text in frames)]
    return sound(mode="taking", taken=1, pending=pending, **more)


@pytest.mark.parametrize(
    ("frames", "legal"),
    [
        (["action 0 3"], ["act none", "act 1", "act 2", "act 3"]),
        (["harvest 3"], ["harvest wood", "burn chaac", "burn quetzalcoatl", "burn kukulkan"]),
        (["rise 1"], ["raise chaac", "raise quetzalcoatl", "raise kukulkan"]),
        (["rise 2", "payment 1 1"], ["pay wood", "pay stone", "pay gold"]),
        (["payment 1 0 0"], ["pay wood", "pay stone", "pay gold"]),
        (["treasure 1"], ["gain wood", "gain stone", "gain gold"]),
        (["devotion"], ["pay wood", "pay stone", "pay gold", "done"]),
        (["devotion", "treasure 1"], ["gain wood", "gain stone", "gain gold"]),
        (
            ["paid_tech 1 1"],
            ["advance agriculture", "advance extraction", "advance architecture", "advance theology", "done"],
        ),
        (
            ["free_tech 1"],
            ["advance agriculture", "advance extraction", "advance architecture", "advance theology"],
        ),
        # The third and the fourth tile are alike, and so one choice.
        (["construction 2 1 1"], ["build 1", "build 2", "build 3", "build 5", "build 6", "done"]),
    ],
)
def test_a_position_in_the_middle_of_a_decision_can_be_set_up(frames: list[str], legal: list[str]) -> None:
    state = taking(*frames)
    assert choices(state) == legal
    GAME.load(state.dump())
    for action in state.legal():
        twin = state.clone()
        twin.play(action)
        twin.check()


UNSOUND = [
    ["action 5 0"],
    ["action 0 8"],
    ["action 0 3 1"],
    ["action 0 3", "action 0 3"],
    ["free_tech 1", "action 0 3"],
    ["harvest 1"],
    ["harvest 6"],
    ["harvest 3", "rise 1"],
    ["rise 0"],
    ["rise 3"],
    ["rise 1", "rise 1"],
    ["rise 2", "rise 1"],
    ["payment 1 1"],
    ["payment 2 1"],
    ["payment 2 0 0"],
    ["payment 1 0 3"],
    ["payment 1 0 4"],
    ["payment 1 2"],
    ["payment 3 0 0", "rise 1"],
    ["treasure 3"],
    ["treasure 1", "treasure 1"],
    ["paid_tech 3"],
    ["paid_tech 2 1"],
    ["paid_tech 1", "treasure 1"],
    ["free_tech 3"],
    ["construction 4"],
    ["construction 0 0 1"],
    ["construction 2 0"],
    ["construction 3 1"],
    ["construction 1", "rise 1"],
    ["saving 0 0"],
    ["market 1"],
    ["market 2 2"],
    ["market", "rise 1"],
    ["use_any 2"],
    ["use_any", "rise 1"],
    ["effect 0 1 1"],
    ["effect 0 15 1", "rise 1"],
    ["effect 0 9 1", "treasure 1"],
    ["effect 1 7 1", "treasure 1"],
    ["effect 3 0 99", "treasure 1"],
    ["effect 2 0 1", "effect 2 0 1", "rise 1"],
    ["devotion 1"],
    ["devotion", "rise 1"],
    ["construction 2 1 1", "construction 2 1 1", "construction 2 1 1", "rise 1"],
    ["free_tech 1", "free_tech 1", "rise 1"],
    ["paid_tech 1 1", "paid_tech 1 1", "rise 1"],
]


@pytest.mark.parametrize("frames", UNSOUND, ids=[" / ".join(frames) for frames in UNSOUND])
def test_decisions_that_cannot_be_due(frames: list[str]) -> None:
    """Numbers out of range, payments that are not the price, things that never wait below others."""
    with pytest.raises(sunstone.BadPosition) as wrong:
        taking(*frames)
    assert wrong.value.code in ("tzolkin_pending", "tzolkin_stuck")


def test_devotion_only_for_the_devout() -> None:
    with pytest.raises(sunstone.BadPosition) as wrong:
        taking("devotion", levels=[{"theology": 1}])
    assert wrong.value.code == "tzolkin_pending"


def test_saving_a_block_only_with_the_third_level() -> None:
    """The block to save is asked for where architecture is at its third level and the building is there."""
    state = taking("saving 0 0", levels=[{"architecture": 3}])
    assert choices(state) == ["save wood", "save gold", "save none"]
    for frame in ("saving 3 0", "saving 0 6"):
        with pytest.raises(sunstone.BadPosition) as wrong:
            taking(frame, levels=[{"architecture": 3}])
        assert wrong.value.code == "tzolkin_pending"


@pytest.mark.parametrize(
    "row",
    [
        ["siesta", "0", "0", "0"],
        ["", "0", "0", "0"],
        ["rise", "1", "0"],
        ["rise", 1, 0, 0],
        ["rise", "-1", "0", "0"],
        ["rise", "1000", "0", "0"],
        ["rise", "١", "0", "0"],
        "rise",
        None,
        [["rise"], "0", "0", "0"],
    ],
    ids=str,
)
def test_decisions_that_are_none(row: object) -> None:
    with pytest.raises(sunstone.BadPosition) as wrong:
        sound(mode="taking", taken=1, pending=[row])
    assert wrong.value.code == "unknown_name"


def test_what_a_tile_still_gives_waits_once() -> None:
    """A building just built may still owe its effects: each of them once."""
    owing = {"buildings": ["A1-11 A1-08"]}
    state = taking("effect 0 0 1", "rise 1", **owing, wealth=[], display="A1-13")
    play(state, "raise chaac")
    assert goods(state).startswith("7C")
    with pytest.raises(sunstone.BadPosition) as wrong:
        taking(*["effect 0 0 1"] * 5, "rise 1", **owing, wealth=[], display="A1-13")
    assert wrong.value.code == "tzolkin_pending"
