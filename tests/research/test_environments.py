"""The doors for research: hidden things stay hidden in them, and those they lead to find nothing to complain about."""

from __future__ import annotations

import warnings
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

import sunstone
from sunstone.bots import Bot
from sunstone.core.errors import BadOption, IllegalAction
from sunstone.core.observation import MASK, Layout, put_wide
from sunstone.i18n import Translator
from sunstone.lab import pettingzoo
from sunstone.lab.gymnasium import LearnerEnv
from sunstone.lab.observation import MARGIN, RANK, ArrayObserver, rewards
from tests.conformance.table import pick, samples
from tests.research.sheet import some_tables
from tests.third_party.pebbles import PebblesGame

GAMES = ("coatl", "endless_winter", "tzolkin")


def leaves(observation: dict[str, Any]) -> list[Any]:
    """All arrays of an observation."""
    return [*observation["observation"].values(), observation[MASK]]


# Observations


@pytest.mark.parametrize("name", GAMES)
def test_positions_a_seat_cannot_tell_apart_look_the_same(name: str) -> None:
    """Everything hidden is dealt anew, several times: the seat's observation does not change by a bit."""
    drawn_anew = False
    for case in some_tables(sunstone.game(name)):
        observer = case.game.observer(case.players)
        for number, state in enumerate(samples(case, games=1, each=1, every=40)):
            for seat in range(case.players):
                seen = observer.observe(state, seat)
                for other in range(3):
                    twin = state.determinize(seat, sunstone.Rng(3 * number + other))
                    drawn_anew = drawn_anew or twin.dump()["position"] != state.dump()["position"]
                    assert observer.observe(twin, seat) == seen
    assert drawn_anew


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_has_the_promised_shape_and_the_mask_of_legal_actions(name: str) -> None:
    game = sunstone.game(name)
    observer = ArrayObserver(game, 3)
    rng = sunstone.Rng(5)
    state = game.new(3, seed=5)
    while not state.over:
        for seat in range(3):
            seen = observer.observe(state, seat)
            assert observer.observation_space.contains(seen)
            legal = state.legal() if seat == state.seat else []
            assert np.flatnonzero(seen[MASK]).tolist() == sorted(legal)
        state.play(pick(state, rng))
    for seat in range(3):
        assert not observer.observe(state, seat)[MASK].any()


def test_an_observation_stays_as_it_is_when_the_game_goes_on() -> None:
    game = sunstone.game("tzolkin")
    observer = ArrayObserver(game, 2)
    state = game.new(2, seed=1)
    before = observer.observe(state, 0)
    copies = [array.copy() for array in leaves(before)]
    sunstone.playout(state, sunstone.Rng(1))
    after = observer.observe(state, 0)
    assert all(np.array_equal(array, copy) for array, copy in zip(leaves(before), copies, strict=True))
    assert not all(np.array_equal(array, other) for array, other in zip(leaves(before), leaves(after), strict=True))
    assert all(array.flags.writeable for array in leaves(before))


def test_the_flat_observation_is_all_pieces_in_a_row() -> None:
    game = sunstone.game("coatl")
    observer = ArrayObserver(game, 4)
    state = game.new(4, seed=2)
    pieces = observer.observe(state, 1)["observation"].values()
    flat = observer.flat(state, 1)
    assert flat.dtype == np.float32
    assert flat.tolist() == [number for piece in pieces for number in piece.ravel().tolist()]


def test_observers_refuse_seats_and_tables_that_are_not_there() -> None:
    game = sunstone.game("tzolkin")
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="no seat"):
            game.observer(2).observe(game.new(2), seat)
    for name in GAMES:
        with pytest.raises(BadOption):
            sunstone.game(name).observer(5)
    with pytest.raises(BadOption) as refused:
        PebblesGame().observer(2)
    assert refused.value.code == "no_observer"
    assert "pebbles" in Translator("en").error(refused.value)


def test_a_layout_refuses_what_would_not_fit() -> None:
    layout = Layout()
    assert layout.add("narrow", (3,), "") == 0
    # Two bytes a number, from an even place on.
    assert layout.add("wide", (2, 2), "", high=300) == 4
    assert layout.size == 12
    with pytest.raises(ValueError, match="two pieces"):
        layout.add("wide", (1,), "")
    with pytest.raises(ValueError, match="columns"):
        layout.add("named", (3,), "", columns=("one", "two"))
    with pytest.raises(ValueError, match="two bytes"):
        layout.add("huge", (1,), "", high=1 << 15)
    out = bytearray(4)
    put_wide(out, 2, -2)
    assert np.frombuffer(out, "<i2").tolist() == [0, -2]
    with pytest.raises(ValueError, match="does not fit"):
        put_wide(out, 0, 1 << 15)


# Rewards


class _Finished:
    """Stands in for a finished game."""

    def __init__(self, scores: list[float], ranking: list[int]) -> None:
        self._scores, self._ranking = scores, ranking

    def scores(self) -> list[float]:
        return self._scores

    def ranking(self) -> list[int]:
        return self._ranking


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([2, 4, 1, 2], [0, -1, 1, 0]),
        ([1, 1, 1, 4], [1 / 3, 1 / 3, 1 / 3, -1]),
    ],
)
def test_rewards_by_rank(ranking: list[int], expected: list[float]) -> None:
    state: Any = _Finished([0.0] * len(ranking), ranking)
    assert rewards(state, RANK) == pytest.approx(expected)


def test_rewards_by_margin() -> None:
    state: Any = _Finished([30.0, 24.0, 12.0], [1, 2, 3])
    assert rewards(state, MARGIN) == [12.0, 3.0, -15.0]


@pytest.mark.parametrize("make", [pettingzoo.env, LearnerEnv])
def test_there_is_no_other_reward_and_no_other_way_to_render(make: Any) -> None:
    with pytest.raises(ValueError, match="reward"):
        make("coatl", reward="fame")
    with pytest.raises(ValueError, match="render mode"):
        make("coatl", render_mode="human")


# PettingZoo


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
def test_pettingzoos_own_tests_pass(name: str) -> None:
    """The two warnings are about observations that are dicts of dicts, which is what pieces with names are."""
    with warnings.catch_warnings():
        warnings.filterwarnings("error", message="(?!Observation)")
        for players in (2, 4):
            api_test(pettingzoo.env(name, players), num_cycles=150)
            seed_test(lambda players=players: pettingzoo.env(name, players), num_cycles=60)


def test_pettingzoos_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    # Its five seconds are over at its second look at the clock.
    ticks = iter(range(0, 1000, 10))
    module = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(pettingzoo.env("tzolkin"))
    assert "turns per second" in capsys.readouterr().out


def play_out(env: Any, seed: int) -> dict[str, float]:
    """A random game through the environment; what every agent got at its end."""
    env.reset(seed=seed)
    rng = sunstone.Rng(seed)
    gained = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        gained[agent] += reward
        assert not cut
        if over:
            assert info == {
                "seat": env.possible_agents.index(agent),
                "scores": env.table.scores(),
                "ranking": env.table.ranking(),
            }
            env.step(None)
        else:
            assert reward == 0
            assert info == {}
            legal = np.flatnonzero(seen[MASK])
            env.step(legal[int(rng.below(len(legal)))])
    return gained


@pytest.mark.parametrize("reward", [RANK, MARGIN])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_through_pettingzoo_is_the_engines_own(name: str, reward: str) -> None:
    env = pettingzoo.env(name, players=3, reward=reward)
    gained = play_out(env, 11)
    assert env.table is not None
    assert env.table.over
    assert env.agents == []
    assert list(gained.values()) == rewards(env.table, reward)
    assert sum(gained.values()) == pytest.approx(0)
    assert any(gained.values())
    again = pettingzoo.env(name, players=3, reward=reward)
    assert play_out(again, 11) == gained
    # The games that follow a seed are others, and always the same ones.
    env.reset()
    again.reset()
    assert env.table.dump() == again.table.dump()  # type: ignore[union-attr]
    first = pettingzoo.env(name, players=3)
    first.reset(seed=11)
    assert first.table is not None
    assert first.table.dump() != env.table.dump()


def test_without_a_seed_two_environments_play_different_games() -> None:
    one, other = pettingzoo.env("coatl"), pettingzoo.env("coatl")
    one.reset()
    other.reset()
    assert one.table is not None
    assert other.table is not None
    assert one.table.dump() != other.table.dump()


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing() -> None:
    env = pettingzoo.env("tzolkin", players=2)
    env.reset(seed=1)
    assert env.table is not None
    before = env.table.dump()
    with pytest.raises(IllegalAction):
        env.step(162)
    with pytest.raises(ValueError, match="no action"):
        env.step(None)
    assert env.table.dump() == before


def test_pettingzoos_wrappers_fit() -> None:
    env = OrderEnforcingWrapper(TerminateIllegalWrapper(pettingzoo.env("tzolkin", players=2), illegal_reward=-1))
    env.reset(seed=1)
    env.last()
    env.step(162)
    assert env.last()[1:3] == (-1, True)


def test_an_environment_wants_a_reset_first() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        pettingzoo.env("coatl").observe("player_0")


@pytest.mark.parametrize("make", [pettingzoo.env, LearnerEnv])
def test_a_game_can_begin_at_a_position(make: Any) -> None:
    state = sunstone.game("tzolkin").new(3, seed=8)
    sunstone.playout(state, sunstone.Rng(8), 60)
    env = make("tzolkin", players=3)
    # The learner sits where the decision is.
    if isinstance(env, LearnerEnv):
        env = LearnerEnv("tzolkin", players=3, seat=state.seat)
    env.reset(seed=1, options={"position": state.dump()})
    table = env.table if isinstance(env, pettingzoo.SunstoneEnv) else env._table
    assert table is not None
    assert table.dump() == state.dump()
    with pytest.raises(ValueError, match="a game of 3"):
        env.reset(options={"position": sunstone.game("tzolkin").new(2).dump()})


def test_options_reach_the_game() -> None:
    env = pettingzoo.env("coatl", players=2, options={"promo": True})
    env.reset(seed=1)
    assert env.table is not None
    assert env.table.options["promo"] is True
    learner = LearnerEnv("coatl", players=2, options={"promo": True})
    learner.reset(seed=1)
    assert learner._table is not None
    assert learner._table.options["promo"] is True


@pytest.mark.parametrize("make", [pettingzoo.env, LearnerEnv])
def test_rendering_tells_the_position_in_words(make: Any) -> None:
    env = make("tzolkin", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "Palenque" in env.render()
    silent = make("tzolkin", players=2)
    silent.reset(seed=1)
    assert silent.render() is None


# Gymnasium


@pytest.mark.parametrize("name", GAMES)
def test_gymnasiums_own_check_passes(name: str) -> None:
    env = gymnasium.make(
        f"sunstone.lab.gymnasium:sunstone/{name}-v{sunstone.game(name).rules_version}", players=2, opponents="random"
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def learn_nothing(env: LearnerEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """A game of a learner that plays the first legal action; its reward, and what is told at the end."""
    seen, info = env.reset(seed=seed)
    assert info == {}
    while True:
        seen, reward, over, cut, info = env.step(int(np.flatnonzero(seen[MASK])[0]))
        assert not cut
        if over:
            return reward, info
        assert np.array_equal(env.action_masks(), seen[MASK])


class _Noting(Bot):
    """A random bot that notes down which code it was made for and where it sits."""

    def __init__(self, code: str, seed: int, notes: set[tuple[str, int]]) -> None:
        self._code, self._rng, self._notes = code, sunstone.Rng(seed), notes

    def choose(self, state: sunstone.State) -> int:
        self._notes.add((self._code, state.seat))
        return pick(state, self._rng)


def test_the_learner_plays_its_seat_and_the_bots_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    notes: set[tuple[str, int]] = set()
    monkeypatch.setattr("sunstone.bots.make", lambda code, seed=0: _Noting(code, seed, notes))
    env = LearnerEnv("coatl", players=3, opponents=["greedy", "random"], seat=1, reward=MARGIN)
    reward, info = learn_nothing(env, 4)
    assert notes == {("greedy", 2), ("random", 0)}
    assert info["seat"] == env.seat == 1
    scores = info["scores"]
    assert reward == pytest.approx(scores[1] - (scores[0] + scores[2]) / 2)
    assert learn_nothing(env, 4) == (reward, info)


def test_without_a_seat_of_its_own_the_learner_sits_anywhere() -> None:
    env = LearnerEnv("tzolkin", players=3)
    assert {learn_nothing(env, seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_an_illegal_action_loses_the_game() -> None:
    env = LearnerEnv("tzolkin", players=2, illegal_reward=-5)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(162)
    assert (reward, over) == (-5, True)
    assert info["illegal"] == "keep_first"
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


def test_a_learners_table_must_fit_together() -> None:
    with pytest.raises(ValueError, match="3 opponents"):
        LearnerEnv("coatl", players=4, opponents=["random"])
    with pytest.raises(ValueError, match="no seat"):
        LearnerEnv("coatl", players=2, seat=2)
    with pytest.raises(sunstone.SunstoneError):
        LearnerEnv("coatl", players=2, opponents="nobody")
