"""What programs of this game are known to have got wrong, one test a point: section 8b of the game's data sheet."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.moves import lies, play, refusal, seat_of
from tests.games.tzolkin.table import (
    BUILDINGS,
    GAME,
    at,
    choices,
    cleared_of,
    corn_of,
    goods,
    levels_of,
    points_of,
    position,
    steps_of,
    tiles_of,
)

LOW = {"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}


def idle(**more: Any) -> sunstone.State:
    """Seat 0, last of the round, has a worker to take back for nothing."""
    on = {("uxmal", 0): 0, **more.pop("on", {})}
    return position(last=True, on=on, **more)


def passed_on(state: sunstone.State) -> sunstone.State:
    """Seat 0 takes that worker back, and the round is over."""
    return play(state, "take uxmal 0", "act none", "end")


def test_01_tied_leaders_of_a_temple_get_half_each_however_many() -> None:
    """Three on the highest step of Chaac at the end of the first age: three points each, not two."""
    high = {"chaac": 3}
    state = passed_on(
        idle(in_round=14, corn=[6, 6, 6, 6], steps=[high, high, high, {"quetzalcoatl": 2, "kukulkan": 2}])
    )
    assert [points_of(state, seat) for seat in range(4)] == [4 + 3, 4 + 3, 4 + 3, 0 + 1 + 2 + 1 + 4]


def test_02_twenty_seven_rounds_and_food_days_in_8_14_21_27() -> None:
    """With single days only: Food Days end rounds 8, 14, 21 and 27, and with the last one the game."""
    state = GAME.new(2, 3)
    held: list[int] = []
    while not state.over:
        before = lies(state)
        lines = choices(state)
        calm = [line for line in lines if line not in ("calendar 2", "place start")]
        state.play(state.read(calm[-1] if before["mode"] != "nothing" else calm[0]))
        if lies(state)["food_days_held"] > before["food_days_held"]:
            held.append(before["round"])
    assert held == [8, 14, 21, 27]
    assert lies(state)["round"] == 27


def test_03_a_worker_can_need_no_corn_at_all() -> None:
    """With both frugal farms the six workers eat nothing."""
    state = passed_on(idle(in_round=8, corn=[0], workers=[6], buildings=["A1-04 A1-05"], steps=[LOW]))
    assert (corn_of(state), points_of(state)) == (0, 0)


def test_04_free_workers_are_counted_first_and_the_start_player_space_eats_too() -> None:
    """Four workers, one of them on the space, one fed by a farm: six corn."""
    state = position(
        in_round=8,
        last=True,
        seat=1,
        start_space=0,
        workers=[4, 3],
        corn=[6, 10],
        on={("uxmal", 0): 1, ("tikal", 3): 0},
        buildings=["A1-01"],
        steps=[LOW],
        light=[False],
    )
    play(state, "take uxmal 0", "act none", "end")
    assert (corn_of(state), points_of(state)) == (0, 0)
    hungry = passed_on(idle(in_round=8, corn=[3], workers=[3], buildings=["A1-01"], steps=[LOW]))
    assert (corn_of(hungry), points_of(hungry)) == (1, -3)


@pytest.mark.parametrize(("taker", "begins"), [(0, 1), (2, 2), (3, 3)])
def test_05_who_has_the_marker_and_takes_the_space_gives_it_to_the_left(taker: int, begins: int) -> None:
    """The marker always changes hands when the space was taken."""
    state = position(first=0, seat=taker, in_round=2)
    play(state, "place start", "end")
    while lies(state)["phase"] == "turn":
        play(state, "place palenque", "end")
    play(state, "calendar 1")
    assert lies(state)["first"] == begins
    assert state.seat == begins


def test_06_a_step_that_cannot_be_taken_is_lost_and_nothing_else() -> None:
    """Chichen Itza pays its points and block though the top of its temple is taken; Uxmal 1 still takes its corn."""
    tops = [{"kukulkan": 6, "chaac": 5, "quetzalcoatl": 7}, {"kukulkan": 7, "chaac": 6, "quetzalcoatl": 8}]
    state = position(on={("chichen_itza", 6): 0, ("uxmal", 1): 0}, goods=["3C 1K"], steps=tops)
    play(state, "take chichen_itza 6", "act 6", "gain gold")
    assert (points_of(state), goods(state), steps_of(state)) == (8, "3C 1G", [5, 7, 6])
    play(state, "take uxmal 1", "act 1")
    assert (goods(state), steps_of(state)) == ("1G", [5, 7, 6])


def test_07_the_bonus_beyond_the_third_level_costs_one_block() -> None:
    """One block, though the third level cost three."""
    state = position(on={("tikal", 1): 0}, goods=["1W"], levels=[{"architecture": 3}])
    play(state, "take tikal 1", "act 1", "advance architecture")
    assert (goods(state), points_of(state)) == ("", 3)


def test_08_yaxchilan_3_gives_two_corn() -> None:
    """A gold and two corn."""
    state = play(position(on={("yaxchilan", 3): 0}, goods=[""]), "take yaxchilan 3", "act 3")
    assert goods(state) == "2C 1G"


def test_09_tikal_3_may_be_one_advance() -> None:
    """The second one can be left though it could be paid."""
    state = position(on={("tikal", 3): 0}, goods=["5W"])
    play(state, "take tikal 3", "act 3", "advance theology", "done")
    assert (levels_of(state), goods(state)) == ([0, 0, 0, 1], "4W")


def test_10_a_worker_can_come_back_without_an_action_and_from_position_0() -> None:
    """Taking back is always possible; at position 0 there is no action to do."""
    state = position(on={("palenque", 0): 0, ("palenque", 4): 0}, goods=[""])
    play(state, "take palenque 4", "act none")
    assert seat_of(state, 0)["hand"] == 2
    play(state, "take palenque 0")
    assert choices(state) == ["act none"]
    play(state, "act none", "end")
    assert (seat_of(state, 0)["hand"], goods(state)) == (3, "")


def test_11_uxmal_5_reaches_palenque_too() -> None:
    """For a corn any action of Palenque, Yaxchilan, Tikal and Uxmal, and none of Chichen Itza."""
    state = play(position(on={("uxmal", 5): 0}, goods=["20C 9W 9S 9G 1K"]), "take uxmal 5", "act 5")
    wheels = ("palenque", "yaxchilan", "tikal", "uxmal")
    every = [f"use {wheel} {action}" for wheel in wheels for action in range(1, 6)]
    # To buy this very action with itself would only cost another corn.
    assert choices(state) == every[:-1]
    play(state, "use palenque 1")
    assert corn_of(state) == 22


def test_12_m_12_counts_from_the_step_all_begin_on() -> None:
    """Four steps above the start are twelve points, as the picture on the tile shows."""
    assert _monument_points("M-12", steps=[{"quetzalcoatl": 5}]) == 12


def test_13_m_09_counts_workers_on_the_wheels_and_ends_at_18() -> None:
    """Six in play, all but one of them riding, are eighteen points."""
    riding = {("tikal", place): 0 for place in range(4)}
    assert _monument_points("M-09", workers=[6], on=riding) == 18


def test_14_burned_wood_is_no_wood_tile() -> None:
    """Who burns keeps the corn tile and not the wood tile; M-04 does not count it."""
    state = play(position(on={("palenque", 5): 0}, goods=[""]), "take palenque 5", "act 5", "burn chaac")
    assert tiles_of(state) == [1, 0]
    assert _monument_points("M-04", tiles=[(2, 1)], burned=2) == 4


def test_15_the_second_building_of_tikal_4_has_no_discount_after_the_first_had() -> None:
    """Architecture is for one of the two."""
    state = position(on={("tikal", 4): 0}, goods=["2W 1S"], levels=[{"architecture": 3}], display="A1-09 A1-11 A1-04")
    play(state, "take tikal 4", "act 4", "build 1", "save wood")
    assert goods(state) == "1C 1W 1S"
    play(state, "build 2")
    assert goods(state) == "2C"


def test_16_the_extra_day_is_allowed_before_a_food_day() -> None:
    """From round 7 two days can be turned; the next round is the Food Day that was jumped over."""
    state = position(in_round=7, last=True)
    play(state, "place start", "end")
    assert choices(state) == ["calendar 1", "calendar 2"]
    play(state, "calendar 2")
    assert (lies(state)["day"], lies(state)["round"], lies(state)["food_due"]) == (8, 8, 1)


def test_17_corn_on_a_tooth_only_when_nobody_took_the_space_and_never_two() -> None:
    """An untaken round leaves one corn on its tooth; a taken one none, not even when two days are turned."""
    state = passed_on(idle(in_round=3, tooth_corn=[0, 1]))
    assert lies(state)["tooth_corn"] == [0, 1, 2]
    taken = position(in_round=3, last=True, tooth_corn=[0, 1], corn=[5])
    play(taken, "place start", "end", "calendar 2")
    assert (lies(taken)["tooth_corn"], corn_of(taken)) == ([], 7)


def test_18_nobody_may_pass() -> None:
    """A turn ends only after a worker was placed or taken; begging alone is no turn."""
    state = position(corn=[2])
    assert refusal(state, "end") == "do_something"
    play(state, "beg chaac")
    assert refusal(state, "end") == "do_something"
    assert "done" not in choices(state)


def test_19_thirteen_skulls_and_none_comes_back_from_chichen_itza() -> None:
    """A skull offered lies there for good; the bank gives what it has."""
    state = position(on={("chichen_itza", 2): 0, ("yaxchilan", 4): 0}, goods=["1K"], bank_skulls=0)
    play(state, "take chichen_itza 2", "act 2", "take yaxchilan 4", "act 4")
    assert (goods(state), lies(state)["skulls_left"], lies(state)["skull_spaces"]) == ("", 0, [2])
    again = position(on={("chichen_itza", 2): 0}, goods=["1K"], skulls_on=[2])
    play(again, "take chichen_itza 2")
    assert refusal(again, "act 2") == "skull_there"


def test_20_theology_optional_complete_and_not_lost() -> None:
    """Devotion may be left; the third level counts; foresight works from a used space and from position 0."""
    state = position(on={("chichen_itza", 4): 0}, goods=["1W 1K"], levels=[{"theology": 2}])
    play(state, "take chichen_itza 4", "act 4", "done")
    assert goods(state) == "1W"
    third = position(on={("yaxchilan", 4): 0}, goods=[""], levels=[{"theology": 3}])
    assert goods(play(third, "take yaxchilan 4", "act 4")) == "2K"
    foresight = position(
        on={("chichen_itza", 4): 0, ("chichen_itza", 0): 0}, goods=["2K"], levels=[{"theology": 1}], skulls_on=[4]
    )
    play(foresight, "take chichen_itza 4")
    assert choices(foresight) == ["act none", "act 5"]
    play(foresight, "act 5", "take chichen_itza 0", "act 1")
    assert points_of(foresight) == 8 + 4


def test_21_one_player_at_the_top_and_no_board_turned_by_a_lost_step() -> None:
    """The top holds one; a step lost at or below it does not turn the board; arriving does."""
    near = position(on={("uxmal", 1): 0}, corn=[3], light=[False], steps=[{"chaac": 5}, {"chaac": 6}])
    play(near, "take uxmal 1", "act 1", "raise chaac")
    assert (steps_of(near), seat_of(near, 0)["light"]) == ([5, 1, 1], False)
    owner = position(on={("chichen_itza", 1): 0}, goods=["1K"], light=[False], steps=[{"chaac": 6}])
    play(owner, "take chichen_itza 1", "act 1")
    assert (steps_of(owner), seat_of(owner, 0)["light"]) == ([6, 1, 1], False)
    arriving = position(on={("chichen_itza", 1): 0}, goods=["1K"], light=[False], steps=[{"chaac": 5}])
    play(arriving, "take chichen_itza 1", "act 1")
    assert (steps_of(arriving), seat_of(arriving, 0)["light"]) == ([6, 1, 1], True)


@pytest.mark.parametrize(
    ("wheel", "place", "who", "allowed"),
    [
        ("palenque", 6, 2, False),
        ("uxmal", 6, 0, False),
        ("tikal", 7, 2, True),
        ("tikal", 5, 2, True),
        ("chichen_itza", 9, 1, False),
        ("chichen_itza", 10, 1, True),
        ("chichen_itza", 6, 1, True),
        ("chichen_itza", 7, 1, True),
    ],
)
def test_22_the_extra_day_is_blocked_by_anybody_on_the_last_place_but_one(
    wheel: str, place: int, who: int, allowed: bool
) -> None:
    """Who would be pushed off by the second day only forbids it, whosever worker it is; the last place does not."""
    state = position(in_round=3, last=True, on={(wheel, place): who})
    play(state, "place start", "end")
    assert (lies(state)["phase"] == "calendar") == allowed
    assert lies(state)["round"] == (3 if allowed else 4)


def test_23_the_market_sells_and_buys() -> None:
    """Blocks for corn and corn for blocks at one rate, as often as one likes: 2 for wood, 3 for stone, 4 for gold."""
    state = position(on={("uxmal", 2): 0}, goods=["2W 1G"])
    play(state, "take uxmal 2", "act 2", "sell wood", "sell wood", "sell gold", "buy stone", "buy stone")
    assert goods(state) == "2C 2S"


def test_24_a_tie_goes_to_more_workers_on_the_wheels_after_one_more_day() -> None:
    """The wheel is turned once more before the tie is broken: a worker on the last place no longer counts."""
    low = [LOW] * 4
    stays = {("uxmal", 0): 0, ("tikal", 6): 1, ("palenque", 7): 2}
    state = position(in_round=27, last=True, on=stays, corn=[6, 6, 6, 6], steps=low)
    passed_on(state)
    assert len(set(state.scores())) == 1
    assert state.ranking() == [2, 1, 2, 2]
    assert at(state, "palenque", 8) is None


def test_25_starting_wealth_is_chosen_from_four() -> None:
    """Two of four tiles are kept by everybody before anything else."""
    state = GAME.new(3, 1)
    for _ in range(3):
        assert len(choices(state)) == 6
        assert all(line.startswith("keep") for line in choices(state))
        play(state, "keep 2 4")
    assert lies(state)["phase"] == "turn"


def test_26_the_extra_day_is_decided_by_the_player() -> None:
    """Who took the space is asked, and may also turn one day only and keep the light side."""
    state = position(in_round=3, last=True)
    play(state, "place start", "end")
    assert (state.seat, choices(state)) == (0, ["calendar 1", "calendar 2"])
    one = play(state.clone(), "calendar 1")
    assert (lies(one)["day"], seat_of(one, 0)["light"]) == (3, True)
    play(state, "calendar 2")
    assert (lies(state)["day"], seat_of(state, 0)["light"]) == (4, False)


@pytest.mark.parametrize(
    ("wheel", "last"), [("palenque", 7), ("yaxchilan", 7), ("tikal", 7), ("uxmal", 7), ("chichen_itza", 10)]
)
def test_27_a_worker_rides_to_the_very_last_position(wheel: str, last: int) -> None:
    """From 0 it takes seven days on a small wheel and ten on Chichen Itza to the last position, one more to be off."""
    state = position(3, first=0, seat=0, in_round=2, corn=[50, 50, 50], on={(wheel, 0): 1})
    elsewhere = "tikal" if wheel != "tikal" else "uxmal"
    rides = 0
    while 1 in lies(state)["wheels"][wheel]:
        assert at(state, wheel, rides) == 1
        while lies(state)["day"] == 1 + rides:
            # Whoever can takes a worker back, but not the one that rides.
            others = [line for line in choices(state) if line.startswith("take") and wheel not in line]
            play(state, *([others[0], "act none", "end"] if others else [f"place {elsewhere}", "end"]))
        rides += 1
    assert rides == last + 1
    assert seat_of(state, 1)["hand"] + lies(state)["wheels"][elsewhere].count(1) == 3


def test_28_tikal_5_goes_up_in_two_different_temples() -> None:
    """One step in each of two; both in one temple is refused."""
    state = play(position(on={("tikal", 5): 0}, goods=["1W"]), "take tikal 5", "act 5")
    assert choices(state) == ["raise chaac quetzalcoatl", "raise chaac kukulkan", "raise quetzalcoatl kukulkan"]
    assert refusal(state, "raise chaac") == "same_temple"
    play(state, "raise chaac kukulkan")
    assert (steps_of(state), goods(state)) == ([2, 1, 2], "")


def test_29_agriculture_3_gives_three_corn_in_all() -> None:
    """One of the first level and two of the third."""
    state = play(position(on={("palenque", 2): 0}, goods=[""], levels=[{"agriculture": 3}]), "take palenque 2", "act 2")
    assert corn_of(state) == 7


def test_30_a_block_pays_for_one_advance_only() -> None:
    """With one block Tikal 3 is one advance, and then there is nothing left to ask."""
    state = play(position(on={("tikal", 3): 0}, goods=["1W"]), "take tikal 3", "act 3", "advance agriculture")
    assert (levels_of(state), goods(state), lies(state)["due"]) == ([1, 0, 0, 0], "", [])


def test_31_no_corn_without_a_tile_where_a_corn_tile_lies_open() -> None:
    """With agriculture 2 the open tile is taken; the field's corn comes once, with it."""
    state = position(on={("palenque", 3): 0}, goods=[""], levels=[{"agriculture": 2}], jungle={3: (3, 1)})
    play(state, "take palenque 3", "act 3")
    assert [line for line in choices(state) if line.startswith("harvest")] == ["harvest corn", "harvest wood"]
    play(state, "harvest corn")
    assert (cleared_of(state)[1], tiles_of(state)) == (0, [1, 0])


def test_32_no_burning_where_no_forest_hides_corn() -> None:
    """Burning takes the corn tile under a wood tile: where no wood lies there is nothing to burn."""
    state = position(on={("palenque", 3): 0}, goods=[""], levels=[{"agriculture": 2}], jungle={3: (0, 0)})
    play(state, "take palenque 3", "act 3")
    assert (corn_of(state), steps_of(state), tiles_of(state)) == (6, [1, 1, 1], [0, 0])
    open_field = position(on={("palenque", 3): 0}, goods=[""], jungle={3: (0, 2)})
    play(open_field, "take palenque 3", "act 3")
    assert (corn_of(open_field), steps_of(open_field)) == (5, [1, 1, 1])


def test_33_a_built_tile_is_gone_and_the_ages_do_not_mix() -> None:
    """A tile cannot be built twice; after the second Food Day all on display and in the stack are of the second age."""
    state = position(on={("tikal", 4): 0}, goods=["9W"], display="A1-01 A1-02")
    play(state, "take tikal 4", "act 4", "build 1")
    assert refusal(state, "build 1") == "empty_slot"
    play(state, "build 2", "end")
    table = lies(state)
    assert not {"A1-01", "A1-02"} & {*table["buildings"], *table["building_stack"]}
    later = lies(passed_on(idle(in_round=14, buildings=["A1-01"])))
    assert len(later["buildings"]) == 6
    assert all(BUILDINGS[name]["age"] == 2 for name in (*later["buildings"], *later["building_stack"]))
    assert len({*later["buildings"], *later["building_stack"]}) == 18
    assert later["seats"][0]["buildings"] == ["A1-01"]


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 5), (4, 4)])
def test_34_m_05_by_the_number_of_players(players: int, each: int) -> None:
    """Six points a monument for two players, five for three, four for four."""
    assert _monument_points("M-05", players, monuments=["M-05 M-02", "M-01"]) == 3 * each


def test_35_a2_07_can_be_built_without_corn_and_its_action_left() -> None:
    """No corn, no action, but the building and its two points; with corn the action is still free to leave."""
    for stock in ("2W 1S 1G", "5C 2W 1S 1G"):
        state = position(on={("tikal", 2): 0}, goods=[stock], display="A2-07", in_round=16)
        play(state, "take tikal 2", "act 2", "build 1")
        if lies(state)["due"]:
            play(state, "done")
        assert (points_of(state), seat_of(state, 0)["buildings"]) == (2, ["A2-07"])
        assert corn_of(state) == (5 if "C" in stock else 0)


def test_36_architecture_of_the_first_building_is_there_for_the_second() -> None:
    """A1-13 teaches architecture; the next building of the same action brings its corn."""
    state = position(on={("tikal", 4): 0}, goods=["1W 1G"], display="A1-13 A1-01")
    play(state, "take tikal 4", "act 4", "build 1", "build 2")
    assert goods(state) == "1C"


def test_37_the_step_of_a1_08_does_not_hang_on_another_building() -> None:
    """The step up is taken whether or not anything more is built."""
    state = position(on={("tikal", 2): 0}, goods=["2W 1G"], display="A1-08 A1-01")
    play(state, "take tikal 2", "act 2", "build 1", "raise quetzalcoatl", "done")
    assert (steps_of(state), seat_of(state, 0)["buildings"]) == ([1, 2, 1], ["A1-08"])
    poor = position(on={("tikal", 2): 0}, goods=["1W 1G"], display="A1-08 A1-01")
    play(poor, "take tikal 2", "act 2", "build 1", "raise quetzalcoatl")
    assert (steps_of(poor), lies(poor)["due"]) == ([1, 2, 1], [])


def test_every_point_has_its_test() -> None:
    """There are thirty-seven."""
    numbers = [int(name[5:7]) for name in globals() if name.startswith("test_") and name[5:7].isdigit()]
    assert numbers == list(range(1, 38))


def _monument_points(monument: str, players: int = 4, **more: Any) -> float:
    on = {("uxmal", 0): 0, **more.pop("on", {})}
    monuments = more.pop("monuments", [monument])
    state = position(players, in_round=27, last=True, on=on, monuments=monuments, **more)
    passed_on(state)
    [line] = [line for line in state.score_sheet()[0].lines if line.detail.get("monument") == monument]
    return line.points
