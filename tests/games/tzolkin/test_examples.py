"""Every worked example of the rulebooks, by the section it stands in; that of the set-up is in `test_setup.py`."""

from __future__ import annotations

import sunstone
from tests.games.moves import can, lies, play, refusal, seat_of
from tests.games.tzolkin.table import (
    at,
    choices,
    corn_of,
    goods,
    levels_of,
    points_of,
    position,
    steps_of,
    tiles_of,
)


def test_section_placing_green_goes_to_zero_two_and_zero() -> None:
    """Red stands on Palenque 1: green's workers go to 0 and 2 there and to 0 of Yaxchilan, for 2 + 3 corn.

    A fourth one would cost three more at least, which green does not have.
    """
    state = position(corn=[7], workers=[4], on={("palenque", 1): 1})
    play(state, "place palenque", "place palenque", "place yaxchilan")
    assert [at(state, "palenque", place) for place in range(3)] == [0, 1, 0]
    assert at(state, "yaxchilan", 0) == 0
    assert corn_of(state) == 7 - 5
    assert seat_of(state, 0)["hand"] == 1
    assert {refusal(state, f"place {place}") for place in ("tikal", "uxmal", "start")} == {"no_corn"}
    assert choices(state) == ["end"]


def test_section_placing_red_pays_three_and_five() -> None:
    """Palenque is taken up to 2: red's two workers cost 3 and 4 + 1, and there is no third one though the corn is."""
    on = {("palenque", 0): 1, ("palenque", 1): 2, ("palenque", 2): 1, ("tikal", 4): 0}
    state = position(corn=[20], on=on)
    play(state, "place palenque")
    assert (at(state, "palenque", 3), corn_of(state)) == (0, 17)
    play(state, "place palenque")
    assert (at(state, "palenque", 4), corn_of(state)) == (0, 12)
    assert refusal(state, "place tikal") == "no_worker_in_hand"


YAXCHILAN = {("yaxchilan", 1): 0, ("yaxchilan", 2): 0, ("yaxchilan", 3): 0}


def test_section_taking_red_uses_the_second_action_twice() -> None:
    """From 2 a stone and a corn; from 3 the same for a corn; the third worker stays. In all two stones and a corn."""
    state = position(corn=[0], on=YAXCHILAN)
    assert not can(state, "place tikal")
    play(state, "take yaxchilan 2", "act 2", "take yaxchilan 3", "act 2", "end")
    assert goods(state) == "1C 2S"
    assert at(state, "yaxchilan", 1) == 0


def test_section_taking_order_matters_without_corn() -> None:
    """Without corn the worker on 3 cannot step back first: it uses its own action, or none."""
    state = position(corn=[0], on=YAXCHILAN)
    play(state, "take yaxchilan 3")
    assert choices(state) == ["act none", "act 3"]


def test_section_taking_each_of_the_three_ways() -> None:
    """The own action, a lower one for corn, and none: all three in a turn."""
    state = position(corn=[1], on=YAXCHILAN)
    play(state, "take yaxchilan 1", "act none", "take yaxchilan 2", "act 2", "take yaxchilan 3", "act 1", "end")
    assert goods(state) == "1W 1S"
    assert seat_of(state, 0)["hand"] == 3


def test_section_calendar_and_start_player_red_blocks_the_second_day() -> None:
    """Green has the start-player space, red stands on 6 and 7. Red takes only the worker on 7, and it is one day."""
    state = position(seat=1, first=0, start_space=0, on={("uxmal", 6): 1, ("uxmal", 7): 1})
    play(state, "take uxmal 7", "act none", "end", "place tikal", "end", "place tikal", "end")
    assert (lies(state)["day"], lies(state)["phase"]) == (1, "turn")
    assert at(state, "uxmal", 7) == 1


def test_section_calendar_and_start_player_red_allows_the_second_day() -> None:
    """Had red taken the worker on 6, green could turn by two days: the one on 7 is pushed off in any case."""
    state = position(seat=1, first=0, start_space=0, on={("uxmal", 6): 1, ("uxmal", 7): 1})
    play(state, "take uxmal 6", "act none", "end", "place tikal", "end", "place tikal", "end")
    assert (state.seat, choices(state)) == (0, ["calendar 1", "calendar 2"])
    play(state, "calendar 2")
    assert lies(state)["day"] == 2
    assert seat_of(state, 1)["hand"] == 3


def test_section_buildings_a_stone_and_a_gold() -> None:
    """The building shown costs a stone and a gold."""
    state = position(goods=["2S 2G"], on={("tikal", 2): 0}, display="A1-14")
    play(state, "take tikal 2", "act 2", "build 1")
    assert goods(state) == "1S 1G"


PALENQUE = {("palenque", 1): 0, ("palenque", 3): 0, ("palenque", 4): 0}


def test_section_palenque_red_takes_wood_and_burns() -> None:
    """From 3 a wood tile and two wood; from 4 the forest is burned for seven corn and a step down; 1 stays."""
    state = position(corn=[0], on=PALENQUE)
    play(state, "take palenque 3", "act 3", "harvest wood", "take palenque 4", "act 4", "burn chaac", "end")
    assert goods(state) == "7C 2W"
    assert tiles_of(state) == [1, 1]
    assert steps_of(state) == [0, 1, 1]
    assert at(state, "palenque", 1) == 0


def test_section_palenque_red_spares_the_gods() -> None:
    """The wood taken from 3 uncovers corn there: from 4 a step back for a corn brings five, and no god is angry."""
    state = position(corn=[1], on=PALENQUE)
    play(state, "take palenque 3", "act 3", "harvest wood", "take palenque 4", "act 3", "harvest corn", "end")
    assert goods(state) == f"{1 + 4}C 2W"
    assert tiles_of(state) == [1, 1]
    assert steps_of(state) == [1, 1, 1]


def test_section_palenque_the_corn_must_be_there_before() -> None:
    """The step back is paid before the five corn come."""
    state = position(corn=[0], on=PALENQUE)
    play(state, "take palenque 3", "act 3", "harvest wood", "take palenque 4")
    assert refusal(state, "act 3") == "no_corn"


TIKAL = {("tikal", 3): 0, ("tikal", 4): 0}


def test_section_tikal_yellow_develops_and_builds() -> None:
    """From 3 two technologies for a wood each, from 4 two buildings; two tiles of the first age take their places."""
    state = position(goods=["5W"], on=TIKAL, display="A1-01 A1-09")
    stack = lies(state)["building_stack"]
    play(state, "take tikal 3", "act 3", "advance extraction", "advance theology")
    assert (levels_of(state), goods(state)) == ([0, 1, 0, 1], "3W")
    play(state, "take tikal 4", "act 4", "build 1", "build 2", "end")
    assert goods(state) == ""
    assert seat_of(state, 0)["buildings"] == ["A1-01", "A1-09"]
    assert set(lies(state)["buildings"][:2]) <= set(stack)


def test_section_tikal_two_levels_of_one_technology_leave_too_little() -> None:
    """Two levels on one track cost three wood, and then both buildings cannot be paid."""
    state = position(goods=["5W"], on=TIKAL, display="A1-01 A1-09 A1-06 A1-07 A1-11 A1-12")
    play(state, "take tikal 3", "act 3", "advance extraction", "advance extraction")
    assert goods(state) == "2W"
    play(state, "take tikal 4", "act 4", "build 1")
    assert lies(state)["due"] == []
    assert goods(state) == "1W"


def test_section_uxmal_both_buildings_cost_four_corn() -> None:
    """Two buildings of two blocks each: four corn for either, whatever the blocks are."""
    for slot in (1, 2):
        state = position(corn=[4], on={("uxmal", 4): 0}, display="A1-09 A1-14")
        play(state, "take uxmal 4", "act 4", f"build {slot}")
        assert corn_of(state) == 0
        assert seat_of(state, 0)["buildings"] == [("A1-09", "A1-14")[slot - 1]]


def test_section_chichen_itza_red_steps_back_to_six() -> None:
    """From 7 to 6 for a corn: the skull brings 8 points, a step in the green temple and a gold."""
    state = position(goods=["1C 1K"], on={("chichen_itza", 7): 0})
    play(state, "take chichen_itza 7", "act 6", "gain gold")
    assert (points_of(state), goods(state)) == (8, "1G")
    assert steps_of(state) == [1, 1, 2]
    assert lies(state)["skull_spaces"] == [6]


def test_section_buildings_three_temples_and_three_points() -> None:
    """The tomb shown raises one step in every temple and brings three points."""
    state = position(in_round=15, goods=["1W 2S 1G"], on={("tikal", 2): 0}, display="A2-08")
    play(state, "take tikal 2", "act 2", "build 1")
    assert steps_of(state) == [2, 2, 2]
    assert points_of(state) == 3


def test_section_farms_five_workers_eat_three_corn() -> None:
    """Two workers eat free and the other three need a corn each."""
    state = position(last=True, in_round=8, corn=[5], workers=[5], buildings=["A1-01 A1-02 A1-04"])
    play(state, "place uxmal", "end")
    assert corn_of(state) == 2
    assert points_of(state) == 0


def test_section_feeding_three_workers_and_five_corn() -> None:
    """Two are fed for four corn, one corn is left, and three points are lost."""
    state = position(last=True, in_round=8, corn=[5], points=[3])
    play(state, "place uxmal", "end")
    assert (corn_of(state), points_of(state)) == (1, 0)


STEPS = [
    {"chaac": 2, "quetzalcoatl": 1, "kukulkan": 6},
    {"chaac": 4, "quetzalcoatl": 1, "kukulkan": 4},
    {"chaac": 4, "quetzalcoatl": 1, "kukulkan": 0},
]
"""Red, blue and yellow in the picture of the temples."""


def _temples(in_round: int) -> sunstone.State:
    state = position(3, last=True, in_round=in_round, corn=[6, 6, 6], steps=STEPS)
    return play(state, next(line for line in choices(state) if line.startswith("place")), "end")


def test_section_middle_of_an_age_rewards() -> None:
    """Red has a stone, two wood and a skull; blue two stones and two wood; yellow two stones."""
    state = _temples(8)
    rewards = [goods(state, seat).split() for seat in range(3)]
    blocks = [[word for word in row if not word.endswith("C")] for row in rewards]
    assert blocks == [["2W", "1S", "1K"], ["2W", "2S"], ["2S"]]


def test_section_end_of_the_first_age_sixteen_fifteen_seven() -> None:
    """Red 2 + 0 + 9 + 4 + 1, blue 6 + 0 + 5 + 3 + 1, yellow 6 + 0 - 3 + 3 + 1."""
    assert _temples(14).scores() == [16, 15, 7]


def test_section_end_of_the_second_age_eighteen_fifteen_seven() -> None:
    """Red 2 + 0 + 9 + 4 + 3, blue 6 + 0 + 5 + 1 + 3, yellow 6 + 0 - 3 + 1 + 3; what is left is not counted here."""
    state = _temples(27)
    assert state.over
    left = [corn_of(state, seat) / 4 for seat in range(3)]
    assert [score - corn for score, corn in zip(state.scores(), left, strict=True)] == [18, 15, 7]


GREEN, BLUE, RED, YELLOW = range(4)


def _first_round() -> sunstone.State:
    """The first round of the long example."""
    state = position(first=GREEN, corn=[4, 6, 8, 9])
    play(state, "place tikal", "place yaxchilan", "place palenque", "end")
    assert corn_of(state, GREEN) == 4 - 3
    play(state, "place palenque", "place palenque")
    assert corn_of(state, BLUE) == 6 - 4
    assert refusal(state, "place palenque") == "no_corn"
    play(state, "end", "place yaxchilan", "place yaxchilan", "place tikal", "end")
    assert corn_of(state, RED) == 8 - 7
    play(state, "place tikal", "place start", "end")
    assert corn_of(state, YELLOW) == 9 - 3
    return state


def test_long_example_first_round() -> None:
    """Green on 0 of three wheels for 3; blue on Palenque 1 and 2 for 4; red for 7; yellow with the start space for 3.

    Yellow could turn the calendar by two days, and turns it by one.
    """
    state = _first_round()
    assert [at(state, "palenque", place) for place in range(3)] == [GREEN, BLUE, BLUE]
    assert [at(state, "yaxchilan", place) for place in range(3)] == [GREEN, RED, RED]
    assert [at(state, "tikal", place) for place in range(3)] == [GREEN, RED, YELLOW]
    assert (state.seat, choices(state)) == (YELLOW, ["calendar 1", "calendar 2"])
    play(state, "calendar 1")
    there = lies(state)
    assert (there["first"], there["day"], there["tooth_corn"]) == (YELLOW, 1, [])
    assert seat_of(state, YELLOW)["light"] is True
    assert seat_of(state, YELLOW)["hand"] == 2


def test_long_example_second_round() -> None:
    """Yellow on Palenque 0 and 4 for 5; green takes wood and develops agriculture; blue pays nothing; red takes gold.

    Nobody took the start-player space, so a corn is laid on the tooth.
    """
    state = play(_first_round(), "calendar 1")
    assert state.seat == YELLOW
    play(state, "place palenque", "place palenque", "end")
    assert corn_of(state, YELLOW) == 6 - 5
    assert [at(state, "palenque", place) for place in range(5)] == [YELLOW, GREEN, BLUE, BLUE, YELLOW]
    assert refusal(state, "place uxmal") == "no_worker_in_hand"
    play(state, "take yaxchilan 1", "act 1")
    assert goods(state, GREEN) == "1C 1W"
    play(state, "take tikal 1", "act 1", "advance agriculture", "end")
    assert (goods(state, GREEN), levels_of(state, GREEN)) == ("1C", [1, 0, 0, 0])
    play(state, "place tikal", "end")
    assert (at(state, "tikal", 0), corn_of(state, BLUE)) == (BLUE, 2)
    play(state, "take yaxchilan 3", "act 3", "end")
    assert goods(state, RED) == "3C 1G"
    there = lies(state)
    assert (there["tooth_corn"], there["day"], there["first"]) == ([1], 2, YELLOW)
    assert at(state, "palenque", 2) == GREEN
