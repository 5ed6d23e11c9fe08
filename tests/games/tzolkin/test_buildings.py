"""Each of the 32 buildings: what it costs, what it does, in which order, and what follows from it."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.moves import can, lies, play, refusal, seat_of
from tests.games.tzolkin.table import (
    BUILDINGS,
    choices,
    corn_of,
    counted,
    goods,
    levels_of,
    points_of,
    position,
    steps_of,
    told,
)

RICH = "9C 9W 9S 9G"
SECOND_AGE = 16
"""A round of the second age, between Food Days."""


def site(tile: str, stock: str = RICH, *, at: int = 2, **more: Any) -> sunstone.State:
    """A worker of seat 0 waits at Tikal, and the tile is the first on display."""
    more.setdefault("in_round", 2 if tile.startswith("A1") else SECOND_AGE)
    return position(on={("tikal", at): 0}, goods=[stock], display=more.pop("display", tile), **more)


def build(tile: str, stock: str = RICH, **more: Any) -> sunstone.State:
    """The tile built by Tikal 2, as far as no choice is due."""
    return play(site(tile, stock, **more), "take tikal 2", "act 2", "build 1")


def costs(tile: str, price: str) -> None:
    """Exactly this is paid, and one block less, of any kind, does not do."""
    need = counted(price)
    built = build(tile, price)
    assert seat_of(built, 0)["buildings"] == [tile]
    assert lies(built)["buildings"][0] is None
    told_paid = told_payment(tile)
    assert told_paid == {good: amount for good, amount in need.items() if amount}
    for letter, good in (("W", "wood"), ("S", "stone"), ("G", "gold")):
        if need[good]:
            short = " ".join(f"{9 if kind != letter else need[good] - 1}{kind}" for kind in "CWSG")
            state = play(site(tile, short), "take tikal 2")
            if can(state, "act 2"):
                play(state, "act 2")
                assert refusal(state, "build 1") == "cannot_pay"
            else:
                assert refusal(state, "act 2") == "nothing_to_build"


def told_payment(tile: str) -> dict[str, int]:
    """What the bank was paid for a tile."""
    state = play(site(tile), "take tikal 2", "act 2")
    state.events = []
    play(state, "build 1")
    paid: dict[str, int] = {}
    for event in state.events:
        if event.kind.name == "paid":
            given: Any = event.seen_by(None)["goods"]
            paid.update(given)
    return paid


def is_settled(state: sunstone.State) -> bool:
    """Whether the tile has left nothing more to decide."""
    return not lies(state)["due"]


# What every building has in common.


def test_every_building_has_a_test_of_its_own() -> None:
    """There are 32 buildings and 32 tests with their names."""
    tests = [name for name in globals() if name.startswith(("test_a1_", "test_a2_"))]
    named = {name[5:10].replace("_", "-").upper() for name in tests}
    assert named == set(BUILDINGS)
    assert len(BUILDINGS) == 32


def test_counts_by_kind() -> None:
    """Age 1 has 5 farms, 4 civic buildings, 3 tombs and 2 shrines; age 2 has 3, 4, 5 and 6."""
    for age, counts in ((1, [5, 4, 3, 2]), (2, [3, 4, 5, 6])):
        kinds = [entry["kind"] for entry in BUILDINGS.values() if entry["age"] == age]
        assert [kinds.count(kind) for kind in ("farm", "civic", "tomb", "shrine")] == counts


def test_a_built_tile_is_replaced_at_the_end_of_the_turn_only() -> None:
    """The gap stays open while the turn lasts; then a tile of the same age comes to its place."""
    state = build("A1-01")
    assert lies(state)["buildings"][0] is None
    left = lies(state)["building_stack"]
    play(state, "end")
    assert lies(state)["buildings"][0] in left
    assert len(lies(state)["building_stack"]) == len(left) - 1


# Farms.


def feeding(tile: str, workers: int, corn: int, **more: Any) -> tuple[int, float]:
    """Corn paid and points lost on a Food Day by the owner of a tile."""
    age = BUILDINGS[tile]["age"]
    state = position(
        in_round=8 if age == 1 else 21,
        last=True,
        on={("uxmal", 0): 0},
        workers=[workers],
        corn=[corn],
        buildings=[" ".join([tile, *more.pop("others", ())])],
        steps=[{"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}],
        **more,
    )
    play(state, "take uxmal 0", "act none", "end")
    return corn - corn_of(state), points_of(state)


def feeds_one(tile: str) -> None:
    """One worker needs no corn, on every Food Day; the others need two each."""
    costs(tile, "1W")
    assert is_settled(build(tile))
    assert feeding(tile, 3, 10) == (4, 0)
    assert feeding(tile, 3, 2) == (2, -3)
    assert BUILDINGS[tile]["kind"] == "farm"


def feeds_three(tile: str) -> None:
    """Three workers need no corn."""
    costs(tile, "2W")
    assert is_settled(build(tile))
    assert feeding(tile, 3, 0) == (0, 0)
    assert feeding(tile, 5, 10) == (4, 0)
    assert feeding(tile, 4, 0) == (0, -3)
    assert BUILDINGS[tile]["kind"] == "farm"


def saves_a_corn_each(tile: str) -> None:
    """Every worker needs one corn less; with both such farms nobody needs any, and never less than none."""
    costs(tile, "4W")
    assert is_settled(build(tile))
    assert feeding(tile, 5, 10) == (5, 0)
    assert feeding(tile, 4, 3) == (3, -3)
    assert feeding("A1-04", 6, 5, others=["A1-05"]) == (0, 0)
    assert feeding(tile, 5, 10, others=["A1-01", "A1-02"]) == (3, 0)
    assert BUILDINGS[tile]["kind"] == "farm"


def test_a1_01_one_worker_eats_free() -> None:
    feeds_one("A1-01")


def test_a1_02_one_worker_eats_free() -> None:
    feeds_one("A1-02")


def test_a1_03_one_worker_eats_free() -> None:
    feeds_one("A1-03")


def test_a1_04_every_worker_needs_a_corn_less() -> None:
    saves_a_corn_each("A1-04")


def test_a1_05_every_worker_needs_a_corn_less() -> None:
    saves_a_corn_each("A1-05")


def test_a2_01_three_workers_eat_free() -> None:
    feeds_three("A2-01")


def test_a2_02_three_workers_eat_free() -> None:
    feeds_three("A2-02")


def test_a2_03_three_workers_eat_free() -> None:
    feeds_three("A2-03")


# Buildings of the first age.


def test_a1_06_chaac_and_quetzalcoatl() -> None:
    """Two wood and a stone: a step up with Chaac and one with Quetzalcoatl."""
    costs("A1-06", "2W 1S")
    state = build("A1-06")
    assert steps_of(state) == [2, 2, 1]
    assert is_settled(state)
    assert points_of(state) == 0
    lost = build("A1-06", steps=[{"chaac": 5}, {"chaac": 6}])
    assert steps_of(lost) == [5, 2, 1]


def test_a1_07_chaac_and_kukulkan() -> None:
    """A wood and two stones: a step up with Chaac and one with Kukulkan."""
    costs("A1-07", "1W 2S")
    state = build("A1-07")
    assert steps_of(state) == [2, 1, 2]
    assert is_settled(state)


def test_a1_08_a_step_of_choice_then_perhaps_another_building() -> None:
    """A wood and a gold: a step up where one likes, after it one may build as by Tikal 2, paying in full."""
    costs("A1-08", "1W 1G")
    state = build("A1-08", "1W 3G", display="A1-08 A1-13 A1-04")
    assert choices(state) == ["raise chaac", "raise quetzalcoatl", "raise kukulkan"]
    play(state, "raise kukulkan")
    assert steps_of(state) == [1, 1, 2]
    assert choices(state) == ["build 2", "done"]
    declined = play(state.clone(), "done")
    assert is_settled(declined)
    assert goods(declined) == "2G"
    play(state, "build 2")
    assert seat_of(state, 0)["buildings"] == ["A1-08", "A1-13"]
    assert levels_of(state) == [0, 0, 1, 0]
    assert goods(state) == "1G"
    assert is_settled(state)


def test_a1_08_nothing_is_asked_where_nothing_can_be_built() -> None:
    """Without the blocks for another building the chain ends by itself."""
    state = play(build("A1-08", "1W 1G", display="A1-08 A1-04"), "raise chaac")
    assert is_settled(state)


def test_a1_08_never_builds_a_monument() -> None:
    """The further construction is the one of Tikal 2, so monuments are out of reach, even within Tikal 4."""
    state = play(site("A1-08", "9W 9S 9G", at=4), "take tikal 4", "act 4", "build 1", "raise chaac")
    assert refusal(state, "monument 1") == "build_no_monument"


def test_a1_08_inside_tikal_4_comes_before_the_second_building() -> None:
    """Three buildings in one action: the one of Tikal 4, the one it lets one build, and the second of Tikal 4."""
    state = site("A1-08", "4W 1S 2G", at=4, display="A1-08 A1-01 A1-11 A1-02")
    play(state, "take tikal 4", "act 4", "build 1", "raise chaac", "build 3")
    assert levels_of(state) == [0, 1, 0, 0]
    play(state, "build 2")
    assert seat_of(state, 0)["buildings"] == ["A1-08", "A1-11", "A1-01"]
    assert is_settled(state)


def test_a1_08_built_for_corn_lets_one_build_for_blocks() -> None:
    """At Uxmal 4 its own price is corn, but the further building is one of Tikal 2 and costs blocks."""
    state = position(on={("uxmal", 4): 0}, goods=["9C 1W"], display="A1-08 A1-01 A1-09", in_round=2)
    play(state, "take uxmal 4", "act 4", "build 1", "raise chaac")
    assert corn_of(state) == 5
    assert refusal(state, "build 3") == "cannot_pay"
    play(state, "build 2")
    assert goods(state) == "5C"


def test_a1_09_agriculture() -> None:
    """Two wood: agriculture goes on by one level, for nothing."""
    costs("A1-09", "2W")
    state = build("A1-09", "2W")
    assert (levels_of(state), goods(state)) == ([1, 0, 0, 0], "")
    assert is_settled(state)


def test_a1_09_at_the_third_level_brings_the_bonus_free() -> None:
    """On a track at its end the free advance is the bonus: for agriculture a step up."""
    state = build("A1-09", "2W", levels=[{"agriculture": 3}])
    assert choices(state) == ["raise chaac", "raise quetzalcoatl", "raise kukulkan"]
    play(state, "raise quetzalcoatl")
    assert (steps_of(state), levels_of(state)) == ([1, 2, 1], [3, 0, 0, 0])


def test_a1_10_agriculture_and_a_stone() -> None:
    """Three wood: a level of agriculture and a stone."""
    costs("A1-10", "3W")
    state = build("A1-10", "3W")
    assert (levels_of(state), goods(state)) == ([1, 0, 0, 0], "1S")
    assert is_settled(state)


def test_a1_10_the_stone_waits_until_the_step_is_chosen() -> None:
    """Effects come in the order of the tile: first the bonus of agriculture, then the stone."""
    state = build("A1-10", "3W", levels=[{"agriculture": 3}])
    assert goods(state) == ""
    play(state, "raise chaac")
    assert goods(state) == "1S"


def test_a1_11_extraction_and_a_corn() -> None:
    """A wood and a stone: a level of extraction and a corn."""
    costs("A1-11", "1W 1S")
    state = build("A1-11", "1W 1S")
    assert (levels_of(state), goods(state)) == ([0, 1, 0, 0], "1C")
    assert is_settled(state)


def test_a1_11_at_the_third_level_two_blocks_of_choice() -> None:
    """The bonus of extraction comes free: two blocks; the corn follows."""
    state = build("A1-11", "1W 1S", levels=[{"extraction": 3}])
    assert len(choices(state)) == 6
    play(state, "gain stone gold")
    assert goods(state) == "1C 1S 1G"


def test_a1_12_extraction_and_a_gold() -> None:
    """Two wood and a stone: a level of extraction and one gold, not two: extraction is for wheels only."""
    costs("A1-12", "2W 1S")
    assert goods(build("A1-12", "2W 1S")) == "1G"
    state = build("A1-12", "2W 1S", levels=[{"extraction": 2}])
    assert (levels_of(state), goods(state)) == ([0, 3, 0, 0], "1G")
    assert is_settled(state)


def test_a1_13_architecture() -> None:
    """One gold: a level of architecture, which does nothing yet for this very building."""
    costs("A1-13", "1G")
    state = build("A1-13", "1G")
    assert (levels_of(state), goods(state), points_of(state)) == ([0, 0, 1, 0], "", 0)
    assert is_settled(state)


def test_a1_13_at_the_third_level_three_points() -> None:
    """The bonus of architecture, three points, on top of the two points and the corn of the level before."""
    state = play(build("A1-13", "2G", levels=[{"architecture": 3}]), "save gold")
    assert (goods(state), points_of(state)) == ("1C 2G", 5)


def test_a1_14_theology_and_kukulkan() -> None:
    """A stone and a gold: a level of theology and a step up with Kukulkan."""
    costs("A1-14", "1S 1G")
    state = build("A1-14")
    assert (levels_of(state), steps_of(state)) == ([0, 0, 0, 1], [1, 1, 2])
    assert is_settled(state)


def test_a1_14_at_the_third_level_a_skull_while_there_are_any() -> None:
    """The bonus of theology is a skull from the bank; with an empty bank the building works all the same."""
    state = build("A1-14", "1S 1G", levels=[{"theology": 3}])
    assert (goods(state), lies(state)["skulls_left"]) == ("1K", 12)
    empty = build("A1-14", "1S 1G", levels=[{"theology": 3}], bank_skulls=0)
    assert (goods(empty), steps_of(empty)) == ("", [1, 1, 2])


# Buildings of the second age.


def test_a2_04_trade_then_six_points() -> None:
    """Three stones: one may trade at the market as often as one likes, and six points."""
    costs("A2-04", "3S")
    state = build("A2-04", "2C 4S")
    assert choices(state) == ["sell stone", "buy wood", "done"]
    play(state, "sell stone", "buy gold")
    assert goods(state) == "1C 1G"
    assert points_of(state) == 6
    assert is_settled(state)
    assert points_of(play(build("A2-04", "2C 3S"), "done")) == 6


def test_a2_04_with_nothing_to_trade_the_points_come_at_once() -> None:
    """Where no trade is possible none is asked for."""
    state = build("A2-04", "3S")
    assert is_settled(state)
    assert points_of(state) == 6


def test_a2_04_traded_blocks_pay_for_the_second_building() -> None:
    """The market comes before the second building of Tikal 4."""
    state = site("A2-04", "4C 3S", at=4, display="A2-04 A2-01")
    play(state, "take tikal 4", "act 4", "build 1", "buy wood", "buy wood", "build 2")
    assert seat_of(state, 0)["buildings"] == ["A2-04", "A2-01"]
    assert goods(state) == ""


def test_a2_05_a_worker_and_six_points() -> None:
    """One block of each kind: a new worker in the hand and six points."""
    costs("A2-05", "1W 1S 1G")
    state = build("A2-05")
    assert (seat_of(state, 0)["workers"], seat_of(state, 0)["hand"], points_of(state)) == (4, 4, 6)
    assert is_settled(state)
    full = build("A2-05", workers=[6])
    assert (seat_of(full, 0)["workers"], points_of(full)) == (6, 6)


def test_a2_06_eight_points() -> None:
    """A wood and two gold: eight points."""
    costs("A2-06", "1W 2G")
    state = build("A2-06")
    assert points_of(state) == 8
    assert is_settled(state)


def test_a2_07_any_action_for_a_corn_and_two_points() -> None:
    """Two wood, a stone, a gold: one may pay a corn for an action of the four lesser wheels; two points."""
    costs("A2-07", "2W 1S 1G")
    state = build("A2-07", "1C 2W 1S 1G")
    assert can(state, "use palenque 1")
    assert can(state, "use yaxchilan 5")
    assert can(state, "done")
    assert all(line.split()[0] in ("use", "done") for line in choices(state))
    play(state, "use yaxchilan 3")
    assert (goods(state), points_of(state)) == ("2C 1G", 2)
    assert is_settled(state)


def test_a2_07_may_be_left() -> None:
    """Nobody has to buy the action: the points come either way."""
    state = play(build("A2-07", "3C 2W 1S 1G"), "done")
    assert (goods(state), points_of(state)) == ("3C", 2)
    broke = build("A2-07", "2W 1S 1G")
    assert is_settled(broke)
    assert points_of(broke) == 2


def test_a2_07_the_action_has_its_own_price_too() -> None:
    """One corn for coming there, then what the action itself costs: three corn for the step of Uxmal 1."""
    state = build("A2-07", "3C 2W 1S 1G")
    assert refusal(state, "use uxmal 1") == "no_corn"
    state = play(build("A2-07", "4C 2W 1S 1G"), "use uxmal 1", "raise chaac")
    assert (goods(state), steps_of(state)) == ("", [2, 1, 1])


def test_a2_07_can_lead_to_a_monument() -> None:
    """Any action is any action: Tikal 4 within it builds monuments as well."""
    state = build("A2-07", "1C 5W 3S 2G", offered="M-01")
    play(state, "use tikal 4", "monument 1")
    assert seat_of(state, 0)["monuments"] == ["M-01"]
    assert points_of(state) == 2


def test_a2_08_all_temples_and_three_points() -> None:
    """A wood, two stones, a gold: a step up in every temple and three points."""
    costs("A2-08", "1W 2S 1G")
    state = build("A2-08")
    assert (steps_of(state), points_of(state)) == ([2, 2, 2], 3)
    assert is_settled(state)
    blocked = build("A2-08", steps=[{"kukulkan": 6}, {"kukulkan": 7}])
    assert (steps_of(blocked), points_of(blocked)) == ([2, 2, 6], 3)


def any_technology(tile: str, price: str, bring: str) -> None:
    """A free level on a track of choice, then goods."""
    costs(tile, price)
    state = build(tile, price)
    tracks = ["agriculture", "extraction", "architecture", "theology"]
    assert choices(state) == [f"advance {track}" for track in tracks]
    assert goods(state) == ""
    for place, track in enumerate(tracks):
        done = play(state.clone(), f"advance {track}")
        assert levels_of(done) == [1 if at == place else 0 for at in range(4)]
        assert goods(done) == bring
        assert is_settled(done)


def test_a2_09_any_technology_and_a_stone() -> None:
    any_technology("A2-09", "3W", "1S")


def test_a2_10_any_technology_and_a_gold() -> None:
    any_technology("A2-10", "2W 1S", "1G")


def test_a2_11_any_technology_and_six_corn() -> None:
    any_technology("A2-11", "3W 1S", "6C")


def test_a2_12_any_technology_and_a_skull() -> None:
    any_technology("A2-12", "2W 2S", "1K")
    empty = play(build("A2-12", "2W 2S", bank_skulls=0), "advance theology")
    assert (goods(empty), levels_of(empty)) == ("", [0, 0, 0, 1])
    devout = play(build("A2-12", "2W 2S", levels=[{"theology": 3}]), "advance agriculture")
    assert goods(devout) == "1K", "theology 3 adds a skull at Yaxchilan 4 only"


def temple_twice(tile: str, price: str, temple: str, place: int, points: int) -> None:
    """Two steps up in one temple, and points."""
    costs(tile, price)
    state = build(tile)
    assert steps_of(state) == [3 if at == place else 1 for at in range(3)]
    assert points_of(state) == points
    assert is_settled(state)
    top = (6, 8, 7)[place]
    near = build(tile, steps=[{temple: top - 1}], light=[False])
    assert steps_of(near)[place] == top
    assert seat_of(near, 0)["light"] is True
    assert points_of(near) == points
    second = build(tile, steps=[{temple: top - 2}, {temple: top}], light=[False])
    assert steps_of(second)[place] == top - 1
    assert seat_of(second, 0)["light"] is False
    assert points_of(second) == points


def test_a2_13_chaac_twice_and_two_points() -> None:
    temple_twice("A2-13", "2S", "chaac", 0, 2)


def test_a2_14_kukulkan_twice_and_three_points() -> None:
    temple_twice("A2-14", "2G", "kukulkan", 2, 3)


def test_a2_15_quetzalcoatl_twice_and_four_points() -> None:
    temple_twice("A2-15", "3G", "quetzalcoatl", 1, 4)


def test_a2_16_architecture_and_three_points() -> None:
    """A stone and a gold: a level of architecture and three points."""
    costs("A2-16", "1S 1G")
    state = build("A2-16", "1S 1G")
    assert (levels_of(state), goods(state), points_of(state)) == ([0, 0, 1, 0], "", 3)
    assert is_settled(state)
    second = build("A2-16", "1S 1G", levels=[{"architecture": 1}])
    assert (levels_of(second), goods(second), points_of(second)) == ([0, 0, 2, 0], "1C", 3)


def test_a2_17_theology_chaac_and_kukulkan() -> None:
    """Two stones and a gold: a level of theology, a step up with Chaac and one with Kukulkan."""
    costs("A2-17", "2S 1G")
    state = build("A2-17")
    assert (levels_of(state), steps_of(state), points_of(state)) == ([0, 0, 0, 1], [2, 1, 2], 0)
    assert is_settled(state)


def test_a2_18_two_free_levels_on_one_track_or_on_two() -> None:
    """A stone and two gold: two free levels, both on one track or one on each of two."""
    costs("A2-18", "1S 2G")
    state = build("A2-18", "1S 2G")
    same = play(state.clone(), "advance theology", "advance theology")
    assert levels_of(same) == [0, 0, 0, 2]
    assert is_settled(same)
    play(state, "advance agriculture")
    assert not can(state, "done")
    play(state, "advance extraction")
    assert levels_of(state) == [1, 1, 0, 0]
    assert is_settled(state)


def test_a2_18_past_the_third_level_each_advance_is_a_bonus() -> None:
    """Both advances may be the bonus of the same track, and each is carried out before the next is chosen."""
    state = build("A2-18", "1S 2G", levels=[{"extraction": 2}])
    play(state, "advance extraction", "advance extraction", "gain wood wood")
    assert (levels_of(state), goods(state)) == ([0, 3, 0, 0], "2W")
    twice = build("A2-18", "1S 2G", levels=[{"agriculture": 3, "architecture": 0}])
    play(twice, "advance agriculture", "raise chaac", "advance agriculture", "raise chaac")
    assert steps_of(twice) == [3, 1, 1]


@pytest.mark.parametrize("tile", list(BUILDINGS))
def test_events_tell_every_building(tile: str) -> None:
    """Whoever listens is told which tile was built, after it was paid."""
    state = play(site(tile), "take tikal 2", "act 2")
    kinds = told(state, "build 1")
    assert "built" in kinds
    assert kinds.index("paid") < kinds.index("built")
