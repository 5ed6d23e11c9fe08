"""What the rulebooks leave open or say in passing: the rulings Q1 to Q21, a test each."""

from __future__ import annotations

from typing import Any

from tests.games.moves import lies, play, refusal, seat_of
from tests.games.tzolkin.table import (
    DUMMY,
    GAME,
    choices,
    cleared_of,
    corn_of,
    forest_of,
    goods,
    idle,
    jump,
    levels_of,
    points_of,
    position,
    steps_of,
)


def test_q1_dummy_does_not_block_the_second_day() -> None:
    """Q1: a dummy on 6, or on 9 of Chichen Itza, is never pushed off, and so stands in nobody's way."""
    state = position(3, last=True, on={("palenque", 6): DUMMY})
    play(state, "place start", "end")
    assert choices(state) == ["calendar 1", "calendar 2"]
    state = position(3, last=True, in_round=3, on={("chichen_itza", 9): DUMMY})
    play(state, "place start", "end")
    assert choices(state) == ["calendar 1", "calendar 2"]


def test_q2_leap_over_the_last_food_day() -> None:
    """Q2: allowed in round 26; the next round is the last Food Day, and is played in full."""
    state = position(last=True, in_round=26)
    jump(state)
    assert not state.over
    assert lies(state)["food_due"] == 4
    idle(state, 4)
    assert state.over


def test_q3_foresight_from_the_first_and_the_last_space() -> None:
    """Q3: theology 1 makes 0 into 1 and 9 into 10, that is free choice, and it is in place of the normal action."""
    state = position(goods=["2K"], on={("chichen_itza", 0): 0}, levels=[{"theology": 1}])
    play(state, "take chichen_itza 0")
    assert choices(state) == ["act none", "act 1"]
    play(state, "act 1")
    assert (points_of(state), lies(state)["due"]) == (4, [])
    state = position(goods=["1K"], on={("chichen_itza", 9): 0}, levels=[{"theology": 1}])
    play(state, "take chichen_itza 9")
    assert choices(state) == ["act none", *[f"act {action}" for action in range(1, 10)]]


def test_q4_devotion_with_the_block_just_won() -> None:
    """Q4: theology 2 can be paid with the block of spaces 6, 8 and 9, and once for each action."""
    for action in (6, 8, 9):
        state = position(goods=["1K"], on={("chichen_itza", action): 0}, levels=[{"theology": 2}])
        play(state, f"take chichen_itza {action}", f"act {action}", "gain wood", "pay wood", "raise chaac")
        assert steps_of(state)[0] == 2
        assert goods(state) == ""
    state = position(goods=["3W 1K"], on={("chichen_itza", 1): 0}, levels=[{"theology": 2}])
    play(state, "take chichen_itza 1", "act 1", "pay wood", "raise kukulkan")
    assert lies(state)["due"] == []
    assert goods(state) == "2W"


def test_q5_building_that_raises_architecture() -> None:
    """Q5: it does not profit from the new level itself; the second building of Tikal 4 does."""
    state = position(goods=["1W 1G"], on={("tikal", 4): 0}, display="A1-13 A1-01")
    play(state, "take tikal 4", "act 4", "build 1")
    assert (levels_of(state)[2], corn_of(state)) == (1, 0)
    play(state, "build 2")
    assert corn_of(state) == 1


def test_q6_architecture_for_the_extra_building() -> None:
    """Q6: the building that A1-08 allows is a Tikal 2 of its own, so architecture helps again, in Tikal 4 too."""
    for action, builds in ((2, 2), (4, 2)):
        state = position(
            goods=["3W 1G"], on={("tikal", action): 0}, display="A1-08 A1-01 A1-02", levels=[{"architecture": 2}]
        )
        play(state, f"take tikal {action}", f"act {action}", "build 1", "raise chaac", "build 2")
        assert (corn_of(state), points_of(state)) == (builds, 2 * builds)
        if action == 4:
            play(state, "build 3")
            assert (corn_of(state), points_of(state)) == (builds, 2 * builds)
        assert lies(state)["due"] == []


def test_q7_skull_paid_for_a_monument() -> None:
    """Q7: it goes to the bank like every other cost, not to Chichen Itza."""
    state = position(goods=["4G 1K"], on={("tikal", 4): 0}, offered="M-13")
    bank = lies(state)["skulls_left"]
    play(state, "take tikal 4", "act 4", "monument 1")
    assert (goods(state), lies(state)["skulls_left"]) == ("", bank + 1)
    assert lies(state)["skull_spaces"] == []


def test_q8_last_skull_with_theology() -> None:
    """Q8: theology 3 with one skull left: the one is taken."""
    state = position(goods=[""], on={("yaxchilan", 4): 0}, levels=[{"theology": 3}], bank_skulls=1)
    play(state, "take yaxchilan 4", "act 4")
    assert (goods(state), lies(state)["skulls_left"]) == ("1K", 0)
    state = position(goods=[""], on={("yaxchilan", 4): 0}, levels=[{"theology": 3}])
    play(state, "take yaxchilan 4", "act 4")
    assert goods(state) == "2K"


def test_q9_action_with_a_step_that_is_lost() -> None:
    """Q9: Chichen Itza, Tikal 5 and Uxmal 1 can be used also where the step cannot be taken."""
    top = {"chaac": 6, "quetzalcoatl": 8, "kukulkan": 7}
    state = position(goods=["1K"], on={("chichen_itza", 1): 0}, steps=[top])
    play(state, "take chichen_itza 1", "act 1")
    assert (points_of(state), steps_of(state)) == (4, [6, 8, 7])
    state = position(goods=["1S"], on={("tikal", 5): 0}, steps=[top])
    play(state, "take tikal 5", "act 5")
    assert (goods(state), steps_of(state)) == ("", [6, 8, 7])
    state = position(goods=["3C"], on={("uxmal", 1): 0}, steps=[top])
    play(state, "take uxmal 1", "act 1")
    assert (goods(state), steps_of(state)) == ("", [6, 8, 7])


def test_q10_burning_although_corn_lies_open() -> None:
    """Q10: nothing forbids it, so it is allowed."""
    state = position(corn=[0], on={("palenque", 3): 0}, jungle={3: (2, 2)})
    play(state, "take palenque 3", "act 3", "burn kukulkan")
    assert goods(state) == "5C"
    assert (forest_of(state)[1], cleared_of(state)[1]) == (1, 2)


def test_q11_saving_a_block_is_optional() -> None:
    """Q11: architecture 3 may save a block, and need not."""
    state = position(goods=["2W 1S"], on={("tikal", 2): 0}, display="A1-06", levels=[{"architecture": 3}])
    play(state, "take tikal 2", "act 2", "build 1")
    assert choices(state) == ["save wood", "save stone", "save none"]
    play(state, "save none")
    assert goods(state) == "1C"


def test_q12_bonus_when_all_stand_at_the_bottom() -> None:
    """Q12: no exception is printed, so the bonus is paid: half for each."""
    bottom = {"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}
    state = position(last=True, in_round=14, corn=[9] * 4, steps=[bottom] * 4)
    play(state, "place uxmal", "end")
    assert state.scores() == [-6 + 3 + 1 + 2] * 4


def test_q13_two_different_temples() -> None:
    """Q13: Tikal 5 does not raise the same temple twice."""
    state = position(goods=["1W"], on={("tikal", 5): 0})
    play(state, "take tikal 5", "act 5")
    assert choices(state) == ["raise chaac quetzalcoatl", "raise chaac kukulkan", "raise quetzalcoatl kukulkan"]
    assert refusal(state, "raise chaac") == "same_temple"


def test_q14_any_action_from_the_last_positions_of_uxmal() -> None:
    """Q14: action 5 from 6 or 7 costs its corn, and nothing for stepping back."""
    for place in (6, 7):
        state = position(goods=["1C"], on={("uxmal", place): 0})
        play(state, f"take uxmal {place}", "act 5", "use yaxchilan 1")
        assert goods(state) == "1W"
        state = position(goods=[""], on={("uxmal", place): 0})
        play(state, f"take uxmal {place}")
        assert refusal(state, "act 5") == "no_corn"


def test_q15_new_tiles_are_for_the_next_player() -> None:
    """Q15: gaps are filled after the turn, so a second building action finds only what is left."""
    state = position(goods=["9W"], on={("tikal", 2): 0, ("tikal", 4): 0}, display="A1-01 A1-02")
    play(state, "take tikal 2", "act 2", "build 1", "take tikal 4", "act 4")
    assert refusal(state, "build 1") == "empty_slot"
    play(state, "build 2", "done", "end")
    assert None not in lies(state)["buildings"]


def test_q16_wealth_that_feeds_a_worker() -> None:
    """Q16: the tile of starting wealth adds to the farms and is no building."""
    given: dict[str, Any] = {"last": True, "in_round": 8, "corn": [9], "buildings": ["A1-01"]}
    state = play(position(**given, wealth=["W-uxm-3"]), "place uxmal", "end")
    assert corn_of(state) == 9 - 2
    assert seat_of(state, 0)["buildings"] == ["A1-01"]
    last: dict[str, Any] = {"last": True, "in_round": 27, "corn": [4], "monuments": ["M-02"]}
    with_tile = play(position(**last, wealth=["W-uxm-3"]), "place uxmal", "end")
    without = play(position(**{**last, "corn": [6]}), "place uxmal", "end")
    assert points_of(with_tile) == points_of(without)


def test_q17_market_without_a_limit() -> None:
    """Q17: a limited market is no rule of the rulebooks; whatever corn there is can be traded."""
    assert [option.name for option in GAME.options] == ["corn_points"]
    state = position(goods=["80C"], on={("uxmal", 2): 0})
    play(state, "take uxmal 2", "act 2", *["buy gold"] * 20)
    assert goods(state) == "20G"


def test_q18_free_advance_beyond_the_third_level() -> None:
    """Q18: the bonus, and no block for it."""
    state = position(goods=["1G"], on={("tikal", 2): 0}, display="A1-13", levels=[{"architecture": 3}])
    play(state, "take tikal 2", "act 2", "build 1", "save none")
    # Two points for building, three for the bonus.
    assert (points_of(state), goods(state)) == (2 + 3, "1C")
    state = position(goods=["2W"], on={("tikal", 2): 0}, display="A1-09", levels=[{"agriculture": 3}])
    play(state, "take tikal 2", "act 2", "build 1", "raise kukulkan")
    assert (steps_of(state), goods(state), levels_of(state)) == ([1, 1, 2], "", [3, 0, 0, 0])


def test_q19_no_skulls_left() -> None:
    """Q19: Yaxchilan 4, the bonus of theology and A2-12 can be used, and bring no skull."""
    state = position(goods=[""], on={("yaxchilan", 4): 0}, bank_skulls=0)
    play(state, "take yaxchilan 4", "act 4")
    assert goods(state) == ""
    state = position(goods=["1W"], on={("tikal", 1): 0}, levels=[{"theology": 3}], bank_skulls=0)
    play(state, "take tikal 1", "act 1", "advance theology")
    assert goods(state) == ""
    state = position(in_round=15, goods=["2W 2S"], on={("tikal", 2): 0}, display="A2-12", bank_skulls=0)
    play(state, "take tikal 2", "act 2", "build 1", "advance theology")
    assert (goods(state), levels_of(state)) == ("", [0, 0, 0, 1])


def test_q20_marker_without_a_taker() -> None:
    """Q20: it stays where it is."""
    state = position(seat=3, first=3)
    idle(state, 4)
    assert (lies(state)["first"], state.seat) == (3, 3)


def test_q21_foresight_past_a_used_space() -> None:
    """Q21: theology 1 works also when the own space has its skull: the next one is used instead."""
    state = position(goods=["1K"], on={("chichen_itza", 3): 0}, levels=[{"theology": 1}], skulls_on=[1, 2, 3])
    play(state, "take chichen_itza 3")
    assert choices(state) == ["act none", "act 4"]
    play(state, "act 4")
    assert points_of(state) == 7


def test_every_ruling_has_a_test() -> None:
    """Twenty-one rulings, twenty-one tests."""
    named = {name.split("_")[1] for name in globals() if name.startswith("test_q")}
    assert named == {f"q{number}" for number in range(1, 22)}
