"""Many tables as one environment play the games that single tables play."""

from __future__ import annotations

import numpy as np
import pytest

import sunstone
from sunstone.core.errors import IllegalAction
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
    following = game.new(2, derived(1, 0, 1))
    assert bytes(env.rows[0]) == bytes(game.observer(2).observe(following, following.seat))


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


def test_an_illegal_action_is_refused() -> None:
    env = VectorEnv("coatl", 1, 2)
    env.reset()
    before = env.rows.copy()
    with pytest.raises(IllegalAction):
        env.step([int(env.masks[0].argmin())])
    assert (env.rows == before).all()


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
