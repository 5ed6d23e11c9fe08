"""Food Days: feeding, the change of ages, and what the temples give."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.moves import lies, play, seat_of
from tests.games.tzolkin.table import BUILDINGS, corn_of, goods, points_of, position, told


def _eat(**given: Any) -> sunstone.State:
    """Hold the Food Day of round 8: the seat places a worker for nothing and ends the round."""
    state = position(**{"last": True, "in_round": 8, **given})
    return play(state, "place uxmal", "end")


# Feeding


@pytest.mark.parametrize("workers", [3, 4, 5, 6])
def test_two_corn_a_worker(workers: int) -> None:
    """Feeding: two corn for every worker in play."""
    state = _eat(workers=[workers], corn=[15])
    assert corn_of(state) == 15 - 2 * workers
    assert points_of(state) == 0


def test_all_workers_in_play_eat() -> None:
    """Feeding: those in the hand, on the wheels and on the start-player space alike."""
    state = position(last=True, in_round=8, corn=[9], workers=[4], on={("tikal", 3): 0})
    play(state, "place start", "end")
    assert corn_of(state) == 1


def test_everyone_feeds() -> None:
    """Feeding: every player does, also those who do not have the turn."""
    state = _eat(corn=[6, 7, 8, 9])
    assert [corn_of(state, seat) for seat in range(4)] == [0, 1, 2, 3]


def test_hungry_workers_cost_three_points_each() -> None:
    """Feeding: three points for each worker that cannot be fed."""
    state = _eat(workers=[5], corn=[4], points=[20])
    assert corn_of(state) == 0
    assert points_of(state) == 20 - 9


def test_nobody_is_half_fed() -> None:
    """Feeding: three workers and five corn; four are paid, one is left, and three points are lost."""
    state = _eat(corn=[5], points=[10])
    assert (corn_of(state), points_of(state)) == (1, 7)


def test_points_below_zero() -> None:
    """Feeding: hunger can bring the points below zero."""
    assert points_of(_eat(corn=[0])) == -9


def test_only_on_food_days() -> None:
    """Feeding: other rounds have none."""
    state = position(last=True, in_round=9, corn=[6])
    kinds = told(state, "place uxmal", "end")
    assert "fed" not in kinds
    assert corn_of(state) == 6


# Farms


@pytest.mark.parametrize(("farms", "eaten"), [("A1-01", 4), ("A1-01 A1-02", 2), ("A1-01 A1-02 A1-03", 0)])
def test_farms_that_feed_a_worker(farms: str, eaten: int) -> None:
    """Farms: each feeds one worker for nothing."""
    assert corn_of(_eat(corn=[9], buildings=[farms])) == 9 - eaten


def test_farm_that_feeds_three_workers() -> None:
    """Farms: that of the second age feeds three."""
    state = _eat(in_round=21, corn=[9], workers=[5], buildings=["A2-01"])
    assert corn_of(state) == 9 - 4


@pytest.mark.parametrize(("farms", "eaten"), [("A1-04", 3), ("A1-04 A1-05", 0)])
def test_farms_that_make_workers_frugal(farms: str, eaten: int) -> None:
    """Farms: every worker needs a corn less; with two of them none needs any."""
    assert corn_of(_eat(corn=[9], buildings=[farms])) == 9 - eaten


def test_workers_never_need_less_than_nothing() -> None:
    """Farms: more free meals than workers bring no corn."""
    state = _eat(corn=[9], buildings=["A1-01 A1-02 A1-03 A1-04 A1-05"])
    assert corn_of(state) == 9


def test_farms_come_before_hunger() -> None:
    """Farms: free meals are taken first, and corn only for the others."""
    state = _eat(corn=[1], buildings=["A1-01 A1-04"], points=[9])
    assert (corn_of(state), points_of(state)) == (0, 6)


def test_farms_work_on_every_food_day() -> None:
    """Farms: the advantage lasts to the end of the game, also after the change of ages."""
    state = _eat(in_round=21, corn=[9], buildings=["A1-01"])
    assert corn_of(state) == 5


# Ages


def test_second_food_day_brings_the_second_age() -> None:
    """Change of ages: the open tiles of the first age go, and six of the second are laid out; built ones stay."""
    state = position(last=True, in_round=14, buildings=["A1-09"], monuments=["M-02"])
    offered = lies(state)["monuments"]
    kinds = told(state, "place uxmal", "end")
    there = lies(state)
    assert there["age"] == 2
    assert {BUILDINGS[name]["age"] for name in there["buildings"]} == {2}
    assert len(set(there["buildings"])) == 6
    assert len(there["building_stack"]) == 12
    assert there["next_age"] == []
    assert there["monuments"] == offered
    assert seat_of(state, 0)["buildings"] == ["A1-09"]
    assert kinds.index("new_age") > max(place for place, kind in enumerate(kinds) if kind == "fed")
    assert kinds.index("new_age") < kinds.index("temple_points")


def test_ages_change_in_gaps_too() -> None:
    """Change of ages: places that ran empty are filled as well."""
    state = position(last=True, in_round=14, display="A1-01 .")
    play(state, "place uxmal", "end")
    assert None not in lies(state)["buildings"]


@pytest.mark.parametrize("held", [8, 21])
def test_other_food_days_change_no_tiles(held: int) -> None:
    """Change of ages: in the middle of the game only."""
    state = position(last=True, in_round=held)
    before = lies(state)["buildings"]
    play(state, "place uxmal", "end")
    assert lies(state)["buildings"] == before


# Rewards in the middle of an age


@pytest.mark.parametrize("held", [8, 21])
@pytest.mark.parametrize(
    ("temple", "rewards"),
    [
        ("chaac", ["", "", "1S", "1S", "2S", "2S", "2S"]),
        ("quetzalcoatl", ["", "", "", "1G", "1G", "2G", "2G", "2G", "2G"]),
        ("kukulkan", ["", "", "1W", "1W", "2W", "2W 1K", "2W 1K", "2W 1K"]),
    ],
)
def test_rewards_of_the_step_and_all_below(held: int, temple: str, rewards: list[str]) -> None:
    """Middle of an age: what is shown on one's step and on all below it."""
    for step, reward in enumerate(rewards):
        state = _eat(in_round=held, corn=[6], steps=[{temple: step}])
        assert goods(state) == reward


def test_middle_of_an_age_brings_no_points() -> None:
    """Middle of an age: goods only."""
    state = _eat(corn=[6], steps=[{"chaac": 5}])
    assert points_of(state) == 0


def test_skulls_for_all() -> None:
    """Middle of an age: just enough skulls, then everyone entitled has one."""
    state = _eat(corn=[6, 6], bank_skulls=2, steps=[{"kukulkan": 5}, {"kukulkan": 6}])
    assert [seat_of(state, seat)["goods"]["skull"] for seat in range(2)] == [1, 1]
    assert lies(state)["skulls_left"] == 0


def test_skulls_for_none() -> None:
    """Middle of an age: too few skulls for all entitled, then nobody has one; blocks come all the same."""
    state = _eat(corn=[6, 6], bank_skulls=1, steps=[{"kukulkan": 5}, {"kukulkan": 6}])
    assert [goods(state, seat) for seat in range(2)] == ["2W", "2W"]
    assert lies(state)["skulls_left"] == 1


# Points at the end of an age


def _points(step: dict[str, int], rival: dict[str, int], held: int = 14) -> float:
    """The points of seat 0 on a Food Day; the other seats stand at the bottom."""
    bottom = {"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}
    state = position(last=True, in_round=held, corn=[6], steps=[step, rival, bottom, bottom])
    return points_of(play(state, "place uxmal", "end"))


def test_end_of_an_age_brings_the_points_of_the_own_step_only() -> None:
    """End of an age: lower steps do not count again."""
    state = _eat(in_round=14, corn=[6], steps=[{"chaac": 3}, {"chaac": 4, "quetzalcoatl": 2, "kukulkan": 2}])
    assert points_of(state) == 4
    assert goods(state) == ""


def test_lowest_step_costs_points() -> None:
    """End of an age: 1, 2 and 3 points are lost at the bottom of the temples."""
    high = {"chaac": 2, "quetzalcoatl": 2, "kukulkan": 2}
    assert _points({"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}, high) == -1 - 2 - 3


@pytest.mark.parametrize(
    ("temple", "first", "second"),
    [("chaac", 6, 2), ("quetzalcoatl", 2, 6), ("kukulkan", 4, 4)],
)
def test_bonus_of_the_highest(temple: str, first: int, second: int) -> None:
    """End of an age: the highest of a temple has a bonus, one number for the first age and one for the second."""
    rival = {"chaac": 2, "quetzalcoatl": 2, "kukulkan": 2}
    own = {"chaac": 1, "quetzalcoatl": 1, "kukulkan": 1, temple: 3}
    points = {"chaac": 4, "quetzalcoatl": 2, "kukulkan": 3}[temple]
    assert _points(own, rival) == points + first
    assert _points(own, rival, held=27) == points + second


@pytest.mark.parametrize("tied", [2, 3, 4])
def test_tied_players_have_half_of_the_bonus_each(tied: int) -> None:
    """End of an age: half for each of those tied, however many they are."""
    steps = [{"chaac": 3 if seat < tied else 2, "quetzalcoatl": 0, "kukulkan": 0} for seat in range(3)]
    steps.append({"chaac": 3 if tied == 4 else 2, "quetzalcoatl": 3, "kukulkan": 3})
    state = _eat(in_round=14, corn=[6, 6, 6, 6], steps=steps)
    for seat in range(tied):
        assert points_of(state, seat) == (4 + 3 - 2 - 3 if seat < 3 else 4 + 3 + 2 + 2 + 3 + 4)


def test_ages_end_brings_no_goods() -> None:
    """End of an age: points, no blocks and no skulls."""
    state = _eat(in_round=14, corn=[6], steps=[{"chaac": 6, "quetzalcoatl": 8, "kukulkan": 7}])
    assert goods(state) == ""


def test_rewards_come_after_feeding() -> None:
    """Food Day: feeding first, then the temples, then the calendar."""
    state = position(last=True, in_round=8, steps=[{"chaac": 3}])
    kinds = told(state, "place uxmal", "end")
    order = [kinds.index(kind) for kind in ("food_day", "fed", "rewarded", "turned")]
    assert order == sorted(order)
