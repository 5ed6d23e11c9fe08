"""Many tables as one environment play the games that single tables play."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import sunstone
from sunstone.core.errors import IllegalAction
from sunstone.lab.gymnasium_vector import LearnersEnv
from sunstone.lab.observation import RANK, ArrayObserver, rewards
from sunstone.lab.seeds import derived
from sunstone.lab.vector import VectorEnv, VectorProcess

GAMES = ("coatl", "endless_winter", "tzolkin")


def first_legal(env: VectorEnv) -> list[int]:
    return [int(action) for action in env.masks.argmax(1)]


@pytest.mark.parametrize("name", GAMES)
def test_rows_show_what_the_seat_to_move_observes(name: str) -> None:
    game = sunstone.game(name)
    env = VectorEnv(name, 3, 2, seed=5)
    env.reset()
    states = [game.new(2, derived(5, table, 0)) for table in range(3)]
    observer = game.observer(2)
    for _ in range(40):
        for table, state in enumerate(states):
            assert env.seats[table] == state.seat
            assert bytes(env.rows[table]) == bytes(observer.observe(state, state.seat))
            assert [int(action) for action in np.flatnonzero(env.masks[table])] == sorted(state.legal())
        actions = first_legal(env)
        env.step(actions)
        for table, state in enumerate(states):
            state.play(int(actions[table]))


def test_a_game_that_ends_tells_its_result_and_the_next_one_begins() -> None:
    game = sunstone.game("coatl")
    env = VectorEnv("coatl", 2, 2, seed=1)
    env.reset()
    state = game.new(2, derived(1, 0, 0))
    while not env.ended[0]:
        action = first_legal(env)
        state.play(int(action[0]))
        env.step(action)
    assert state.over
    assert list(env.points[0]) == state.scores()
    assert list(env.places[0]) == state.ranking()
    assert list(env.rewards[0]) == pytest.approx(rewards(state, RANK))
    following = game.new(2, derived(1, 0, 1))
    assert bytes(env.rows[0]) == bytes(game.observer(2).observe(following, following.seat))
    env.step(first_legal(env))
    assert not env.rewards[0].any()


def test_a_clone_is_played_on_by_itself() -> None:
    env = VectorEnv("coatl", 3, 2, seed=4)
    env.reset()
    for _ in range(30):
        env.step(first_legal(env))
    other = env.clone()
    assert (other.rows == env.rows).all()
    before = env.rows.copy()
    for _ in range(500):
        other.step(first_legal(other))
    assert (env.rows == before).all()
    # Played alike it stands alike, also in the games that follow.
    for _ in range(500):
        env.step(first_legal(env))
    assert (other.rows == env.rows).all()
    assert (other.points == env.points).all()


def test_a_clone_with_bots_goes_on() -> None:
    env = VectorEnv("coatl", 2, 3, seed=4, opponent="greedy")
    env.reset()
    other = env.clone()
    seats = other.seats.copy()
    for _ in range(5):
        other.step(first_legal(other))
    assert (other.seats == seats).all()


def test_what_is_hidden_is_drawn_anew_and_looks_the_same() -> None:
    env = VectorEnv("coatl", 4, 3, seed=2)
    env.reset()
    for _ in range(30):
        env.step(first_legal(env))
    other = env.clone()
    other.determinize(7)
    assert (other.rows == env.rows).all()
    positions = [[state.dump()["position"] for state in each._batch.states] for each in (env, other)]
    assert all(one != two for one, two in zip(*positions, strict=True))


def test_decisions_without_a_choice_can_be_skipped() -> None:
    env = VectorEnv("tzolkin", 4, 2, skip_forced=True)
    env.reset()
    for _ in range(150):
        assert (env.masks.sum(1) > 1).all()
        env.step(first_legal(env))


def test_an_opponent_plays_all_seats_but_one() -> None:
    env = VectorEnv("coatl", 1, 3, opponent="random")
    env.reset()
    own: list[int] = []
    while len(own) < 3:
        seat = int(env.seats[0])
        env.step(first_legal(env))
        if env.ended[0]:
            own.append(seat)
        else:
            assert env.seats[0] == seat
    assert own == [0, 1, 2]


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    env = VectorEnv("coatl", 2, 2)
    env.reset()
    before = env.rows.copy()
    for wrong in (int(env.masks[1].argmin()), -1, 1 << 40):
        with pytest.raises(IllegalAction):
            env.step([first_legal(env)[0], wrong])
    assert (env.rows == before).all()
    assert [state.ply for state in env._batch.states] == [0, 0]


@pytest.mark.parametrize("name", GAMES)
def test_random_play_is_legal_reaches_every_choice_and_repeats_itself(name: str) -> None:
    env, twin = (VectorEnv(name, 5, 2, seed=6) for _ in range(2))
    env.reset()
    twin.reset()
    first = env.masks.copy()
    chosen = {(table, int(action)) for _ in range(300) for table, action in enumerate(env.sample())}
    assert chosen == {(table, action) for table in range(5) for action in np.flatnonzero(first[table]).tolist()}
    for _ in range(300):
        twin.sample()
    while not env.ended.any():
        env.step(env.sample())
        twin.step(twin.sample())
    assert (env.rows == twin.rows).all()


@pytest.mark.parametrize("name", GAMES)
def test_all_seats_see_what_each_of_them_may_see(name: str) -> None:
    game = sunstone.game(name)
    env = VectorEnv(name, 3, 3, seed=5, all_seats=True)
    env.reset()
    states = [game.new(3, derived(5, table, 0)) for table in range(3)]
    observer = game.observer(3)
    for _ in range(60):
        for table, state in enumerate(states):
            for seat in range(3):
                assert bytes(env.rows[table, seat]) == bytes(observer.observe(state, seat))
                assert env.masks[table, seat].any() == (seat == env.seats[table] == state.seat)
        actions = env.sample().copy()
        env.step(actions)
        for table, state in enumerate(states):
            state.play(int(actions[table]))
    # What a seat cannot know makes no difference to its row.
    other = env.clone()
    other.determinize(3)
    for table in range(3):
        seat = int(env.seats[table])
        assert bytes(game.observer(3).observe(other._batch.states[table], seat)) == bytes(env.rows[table, seat])


def test_others_take_the_arrays_without_a_copy() -> None:
    env = VectorEnv("tzolkin", 3, 2, seed=1)
    env.reset()
    arrays = {name: getattr(env, name) for name in ("actions", "rows", "masks", "seats", "ended", "rewards", "points")}
    taken = {name: np.from_dlpack(array) for name, array in arrays.items()}
    for name, array in arrays.items():
        assert np.shares_memory(taken[name], array)
    before = taken["rows"].copy()
    env.step(env.sample())
    assert (taken["rows"] != before).any()
    assert (taken["rows"] == env.rows).all()


def test_a_process_of_its_own_plays_the_same() -> None:
    here, there = VectorEnv("coatl", 2, 2, seed=3), VectorProcess("coatl", 2, 2, seed=3)
    try:
        here.reset()
        there.send(np.zeros(2))
        there.recv()
        for _ in range(20):
            assert (here.rows == there.env.rows).all()
            actions = first_legal(here)
            here.step(actions)
            there.send(np.array(actions))
            there.recv()
    finally:
        there.close()


def test_processes_play_side_by_side_with_opponents_and_for_all_seats() -> None:
    wishes: list[dict[str, Any]] = [{"opponent": "random", "seed": 1}, {"all_seats": True, "seed": 2}]
    theirs = [VectorProcess("tzolkin", 2, 3, **wish) for wish in wishes]
    ours = [VectorEnv("tzolkin", 2, 3, **wish) for wish in wishes]
    try:
        for process, env in zip(theirs, ours, strict=True):
            process.send(process.env.actions)
            env.reset()
        for _ in range(30):
            for process, env in zip(theirs, ours, strict=True):
                process.recv()
                assert (process.env.rows == env.rows).all()
                assert (process.env.seats == env.seats).all()
                env.step(env.sample())
                process.send(env.actions)
        for process in theirs:
            process.recv()
    finally:
        for process in theirs:
            process.close()


def test_gymnasiums_vector_sees_what_a_single_table_sees() -> None:
    envs = LearnersEnv("tzolkin", num_envs=3, players=2)
    seen, info = envs.reset(seed=3)
    assert not info
    assert seen in envs.observation_space
    assert envs._tables is not None
    state = envs._tables._batch.states[1]
    alone = ArrayObserver(envs.game, 2).observe(state, state.seat)
    assert (seen["action_mask"][1] == alone["action_mask"]).all()
    assert all((seen["observation"][name][1] == array).all() for name, array in alone["observation"].items())


def test_gymnasiums_vector_rewards_the_learner_at_the_end() -> None:
    envs = LearnersEnv("coatl", num_envs=4, players=2)
    seen, _ = envs.reset(seed=1)
    brought: list[float] = []
    while len(brought) < 6:
        seen, reward, ended, cut, info = envs.step(seen["action_mask"].argmax(1))
        assert not cut.any()
        assert not reward[~ended].any()
        assert ("scores" in info) == bool(ended.any())
        for table in np.flatnonzero(ended):
            assert sorted(info["ranking"][table]) in ([1, 1], [1, 2])
            brought.append(float(reward[table]))
    assert set(brought) <= {-1.0, 0.0, 1.0}


def test_gymnasiums_vector_repeats_itself_with_a_seed_and_wants_a_reset_first() -> None:
    envs = LearnersEnv("coatl", num_envs=2, players=2)
    with pytest.raises(RuntimeError):
        envs.step(np.zeros(2, np.int64))
    first = envs.reset(seed=5)[0]["observation"]["bags"].copy(), envs.reset(seed=6)[0]["observation"]["bags"].copy()
    assert (envs.reset(seed=5)[0]["observation"]["bags"] == first[0]).all()
    assert (first[0] != first[1]).any()
