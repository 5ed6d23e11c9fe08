"""Bots at Tzolk'in: the evaluation knows what matters, and greedy plays by it."""

from __future__ import annotations

import pytest

import sunstone
from sunstone import Rng, State
from sunstone.bots import Bot, GreedyBot, RandomBot
from tests.games.tzolkin.table import position

GAME = sunstone.game("tzolkin")


def value(state: State, seat: int = 0) -> float:
    return float(GAME.evaluate(state, seat))


def test_a_finished_game_is_worth_its_points() -> None:
    state = GAME.new(4, 5)
    sunstone.playout(state, Rng(5))
    assert [value(state, seat) for seat in range(4)] == state.scores()


def test_starting_wealth_is_judged_before_it_is_shown() -> None:
    state = GAME.new(4, 3)
    seen: set[float] = set()
    for action in state.legal():
        after = state.clone()
        after.play(action)
        seen.add(value(after))
    assert len(seen) == 6


def test_a_meal_on_the_eve_of_a_food_day_is_worth_more_than_its_corn() -> None:
    hungry, fed, rich = (value(position(corn=[corn], day=7)) for corn in (4, 6, 8))
    assert fed - hungry > rich - fed


def test_hunger_is_feared_before_the_day() -> None:
    short, enough, rich = (value(position(corn=[corn], day=5)) for corn in (2, 6, 10))
    assert enough - short > rich - enough


def test_a_free_meal_saves_corn() -> None:
    assert value(position(buildings=["A1-01"])) > value(position())


@pytest.mark.parametrize("good", ["1C", "1W", "1S", "1G", "1K"])
def test_every_good_is_worth_something(good: str) -> None:
    assert value(position(goods=[f"10C 1W 1S 1G 1K {good}"])) > value(position(goods=["10C 1W 1S 1G 1K"]))


def test_a_skull_is_worth_less_when_there_is_no_time_to_offer_it() -> None:
    def skull(day: int) -> float:
        return value(position(goods=["10C 1K"], day=day)) - value(position(goods=["10C"], day=day))

    assert skull(2) > skull(24) >= 3


@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulkan"])
def test_a_step_up_is_worth_more_with_two_ends_of_age_to_come(temple: str) -> None:
    def step(day: int) -> float:
        return value(position(steps=[{temple: 2}], day=day)) - value(position(steps=[{temple: 1}], day=day))

    assert step(2) > step(15) > 0


@pytest.mark.parametrize("technology", ["agriculture", "extraction", "architecture", "theology"])
def test_a_technology_is_worth_more_early(technology: str) -> None:
    def level(day: int) -> float:
        return value(position(levels=[{technology: 1}], day=day)) - value(position(day=day))

    assert level(2) > level(22) >= 0


def test_a_worker_gains_by_riding_to_a_better_action() -> None:
    assert value(position(on={("yaxchilan", 4): 0})) > value(position(on={("yaxchilan", 0): 0}))


def test_a_worker_about_to_be_pushed_off_is_worth_nothing_there() -> None:
    safe = value(position(on={("yaxchilan", 6): 0}))
    lost = value(position(on={("yaxchilan", 7): 0}))
    assert safe > lost


def test_a_monument_counts_for_its_owner() -> None:
    tiles = ["A1-06 A1-07"]
    assert value(position(buildings=tiles, monuments=["M-01"], day=25)) > value(position(buildings=tiles, day=25)) + 8


def test_greedy_feeds_its_workers_and_beats_random() -> None:
    hungry = [0, 0]
    wins = 0
    margin = 0.0
    for seed in range(4):
        state = GAME.new(2, 100 + seed)
        seat = seed % 2
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed)]
        bots[seat] = GreedyBot(seed, nodes=40)
        while not state.over:
            state.events = []
            state.play(bots[state.seat].choose(state))
            for event in state.events:
                told = event.seen_by(None)
                if told["kind"] == "fed":
                    hungry[event.seat == seat] += int(str(told["hungry"]))
        scores = state.scores()
        margin += scores[seat] - scores[1 - seat]
        wins += state.ranking()[seat] == 1
    assert wins == 4
    assert margin > 4 * 25
    assert 2 * hungry[1] < hungry[0]
