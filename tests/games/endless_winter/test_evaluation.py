"""The evaluation of Endless Winter: it knows what matters, and greedy plays by it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from sunstone import State
from sunstone.bots import Bot, GreedyBot, RandomBot
from sunstone.cli.app import run
from sunstone.games.endless_winter.names import NOBODY
from sunstone.games.endless_winter.table import Table
from sunstone.lab import tune
from tests.games.endless_winter.table import GAME, asked, position, reward


def positions(players: int, seed: int, every: int, options: dict[str, object] | None = None) -> list[State]:
    """Positions of a game of random players, the choices before it and the end among them."""
    state = GAME.new(players, seed, options)
    bot = RandomBot(seed)
    found: list[State] = []
    while not state.over:
        if state.ply < 2 * players or state.ply % every == 0:
            found.append(state.clone())
        state.play(bot.choose(state))
    return [*found, state]


def value(state: State, seat: int = 0) -> float:
    return float(GAME.evaluate(state, seat))


def choice(state: State, nodes: int = 240) -> str:
    """What greedy does."""
    return state.say(GreedyBot(3, nodes=nodes).choose(state))


def turn_of_greedy(state: State) -> list[str]:
    """What greedy does until the turn passes on."""
    bot = GreedyBot(3)
    seat = state.seat
    said: list[str] = []
    while not state.over and state.seat == seat:
        action = bot.choose(state)
        said.append(state.say(action))
        state.play(action)
    return said


def test_a_finished_game_is_worth_its_points() -> None:
    state = positions(4, 5, 50)[-1]
    assert [value(state, seat) for seat in range(4)] == state.scores()


# What matters


def test_more_of_everything_is_better() -> None:
    plain = value(position())
    assert value(position(points=[1])) == plain + 1
    for more in (
        position(food=[1]),
        position(tools=[1]),
        position(idols=[(1, 0)]),
        position(idols=[(0, 1)]),
        position(animals=[{"rhino": 1}]),
        position(stones=[["ss1-09"]]),
        position(hands=[["brave"]]),
        position(camps=[{0: 2}]),
    ):
        assert value(more) > plain


def test_goods_are_worth_less_when_there_is_no_time_to_use_them() -> None:
    def tools(round_no: int, turn: int) -> float:
        with_tools = position(round_no=round_no, turn=turn, tools=[2])
        return value(with_tools) - value(position(round_no=round_no, turn=turn))

    assert tools(1, 0) > tools(4, 6) >= 0


def test_a_stone_is_worth_what_it_counts_in_every_eclipse_to_come() -> None:
    def stone(round_no: int) -> float:
        camps = [{1: 1, 3: 1, 5: 1}]
        land = {1: "forest", 3: "lake", 5: "tundra"}
        with_stone = position(round_no=round_no, camps=camps, land=land, stones=[["ss1-08"]])
        return value(with_stone) - value(position(round_no=round_no, camps=camps, land=land))

    assert stone(1) > stone(3) > stone(4) > 2.9


def test_a_camp_is_worth_more_on_a_land_that_rewards() -> None:
    land = {1: "lake", 2: "glacier"}
    assert value(position(land=land, camps=[{1: 1}])) > value(position(land=land, camps=[{2: 1}]))


def test_a_land_where_another_has_more_influence_rewards_nothing() -> None:
    land = {1: "lake"}
    assert value(position(land=land, camps=[{1: 1}])) > value(position(land=land, camps=[{1: 1}, {1: 2}]))


def test_animals_are_worth_more_in_one_set() -> None:
    assert value(position(animals=[{"rhino": 3}])) > value(position(animals=[{"rhino": 2, "elk": 1}]))


def test_a_wild_animal_is_worth_more_beside_a_set() -> None:
    def wild(animals: dict[str, int]) -> float:
        return value(position(animals=[{**animals, "argentavis": 1}])) - value(position(animals=[animals]))

    assert wild({"rhino": 3}) > wild({})


def test_a_buried_card_counts_towards_the_next_bracket() -> None:
    worths = [
        value(position(round_no=2, idols=[(0, 2)], hands=[[]], discards=[[]], buried=[["elder"] * count]))
        for count in range(5)
    ]
    assert all(more > less for less, more in pairwise(worths))


# How greedy plays by it


def test_greedy_takes_the_stone_that_fits() -> None:
    state = position(
        column="develop",
        stage="middle",
        tools=[3],
        food=[3],
        camps=[{1: 1, 3: 1, 5: 1}],
        land={1: "forest", 3: "lake", 5: "tundra"},
        stone_display={1: "ss1-07", 2: "ss1-08", 3: "ss1-10"},
    )
    assert choice(state) == "stone 2"


def test_greedy_buries_its_weakest_card() -> None:
    state = position(
        round_no=2,
        column="rite",
        stage="wrap",
        idols=[(0, 1)],
        hands=[["shaman"]],
        discards=[["tribesman", "hunter", "brave"]],
        due=[asked("buries", count=1)],
    )
    assert choice(state) == "bury discard tribesman"


def test_greedy_puts_its_last_hand_into_the_eclipse_pile() -> None:
    state = position(players=2, round_no=4, turn=4, stage="pile", hands=[["shaman", "hunter"]])
    assert set(turn_of_greedy(state)) >= {"pile shaman", "pile hunter"}


def test_greedy_plays_no_card_it_needs_no_labour_from() -> None:
    said = turn_of_greedy(position(column="develop", hands=[["tribesman"]], display=[]))
    assert "play tribesman" not in said


def test_greedy_plays_just_the_cards_it_needs_to_learn() -> None:
    hand = ["craftswoman", "craftswoman", "tribesman", "tribesman"]
    said = turn_of_greedy(position(column="develop", hands=[hand], display=["cu1-06", "cu1-09"]))
    assert any(action.startswith("culture") for action in said)
    assert sum(1 for action in said if action.startswith("play")) == 2


def test_greedy_builds_on_top_of_its_own_megaliths() -> None:
    ground = {"b1": 4, "a1": 0, "a2": 0, "b2": 0}
    state = position(players=2, column="hunt", stage="wrap", megaliths=ground, greys=[2], due=[reward("megalith")])
    assert choice(state) == "megalith a1 1"


def test_greedy_beats_random() -> None:
    margin = 0.0
    for seed in range(2):
        state = GAME.new(2, 100 + seed)
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed)]
        bots[seed] = GreedyBot(seed, nodes=40)
        while not state.over:
            state.play(bots[state.seat].choose(state))
        assert state.ranking()[seed] == 1
        margin += state.scores()[seed] - state.scores()[1 - seed]
    assert margin > 2 * 25


# Settlements

JUNCTION = {1: "forest", 2: "lake", 8: "tundra"}
"""Lands round a junction."""


def test_greedy_settles_where_its_camps_are_ready() -> None:
    ready = position(column="migrate", stage="middle", food=[3], land=JUNCTION, camps=[{1: 1, 2: 1, 8: 1}])
    assert turn_of_greedy(ready)[0].startswith("settle")


def test_greedy_does_not_settle_when_there_is_nothing_more_to_come_of_it() -> None:
    late = position(
        players=2, round_no=4, turn=4, column="migrate", stage="middle", food=[3], land=JUNCTION,
        idols=[(6, 0)], camps=[{1: 1, 2: 1, 8: 1}],
    )  # fmt: skip
    assert not turn_of_greedy(late)[0].startswith("settle")


def test_a_settlement_looks_better_with_every_step_towards_it() -> None:
    # All glacier, so that it does not matter for the lands where the camps stand.
    ice = dict.fromkeys(JUNCTION, "glacier")
    ways: list[dict[int, int]] = [{0: 3}, {0: 2, 1: 1}, {0: 1, 1: 1, 2: 1}, {1: 2, 2: 1}, {1: 1, 2: 1, 8: 1}]
    worths = [value(position(food=[3], land=ice, camps=[camps])) for camps in ways]
    assert all(more > less for less, more in pairwise(worths))


def test_a_stone_that_counts_settlements_draws_greedy_to_its_land() -> None:
    def wish(stones: list[str]) -> float:
        camps = [{1: 1, 2: 1, 0: 1}]
        return value(position(land=JUNCTION, camps=camps, stones=[stones])) - value(position(stones=[stones]))

    assert wish(["ss1-01"]) > wish(["ss1-09"])


def test_greedy_settles_in_its_games() -> None:
    made = 0
    for seed in (301, 302):
        state = GAME.new(2, seed)
        bots = [GreedyBot(seat, nodes=40) for seat in range(2)]
        while not state.over:
            state.play(bots[state.seat].choose(state))
        assert isinstance(state, Table)
        made += sum(owner != NOBODY for owner in state.settled)
    assert made > 1


# Weights


@pytest.fixture
def weights() -> Iterator[dict[str, float]]:
    """The weights, which are put back afterwards."""
    before = GAME.weights()
    yield dict(before)
    GAME.set_weights(before)


def test_the_evaluation_goes_by_the_weights(weights: dict[str, float]) -> None:
    state = position(tools=[3])
    before = value(state)
    GAME.set_weights({"tool_worth": weights["tool_worth"] + 1})
    assert value(state) > before + 2
    assert GAME.weights() == {**weights, "tool_worth": weights["tool_worth"] + 1}


def test_every_weight_matters(weights: dict[str, float]) -> None:
    seen = [state for players in (2, 4) for state in positions(players, 31, 9)]
    # Some matter rarely.
    seen += [
        position(hands=[["cu1-03"]], animals=[{"argentavis": 1}]),
        position(land=JUNCTION, settled={(1, 2, 8): 0}),
    ]
    for ground in ({"b1": 4, "a1": 0}, {"b1": 4, "a1": 0, "a2": 0, "b2": 0}):
        due = [reward("megalith")]
        seen.append(position(2, column="hunt", stage="wrap", megaliths=ground, greys=[2], due=due))

    def values() -> list[float]:
        return [value(state, seat) for state in seen for seat in range(2)]

    plain = values()
    for name, weight in weights.items():
        changed = False
        for part in (0.4, 2.5):
            GAME.set_weights({name: part * weight})
            changed = changed or values() != plain
        assert changed, name
        GAME.set_weights({name: weight})
    assert values() == plain


def test_an_unknown_weight_changes_nothing(weights: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="no weight 'luck'"):
        GAME.set_weights({"tool_worth": 9.0, "luck": 1.0})
    assert GAME.weights() == weights


def test_it_can_be_tuned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A player that hardly thinks: what is tested is that the weights are there to be tuned.
    monkeypatch.setattr(tune, "make_player", lambda code, seed: GreedyBot(seed, nodes=1))
    out = tmp_path / "weights.json"
    assert run(["tune", "endless_winter", "--rounds", "1", "--games", "2", "--trial", "2", "--out", str(out)]) == 0
    assert set(json.loads(out.read_text(encoding="utf-8"))["found"]) == set(GAME.weights())
