"""The bot `net` and the nets that are shipped."""

from __future__ import annotations

import json

import numpy as np
import pytest

import sunstone
from sunstone import bots
from sunstone.bots.net import Sight, full_row, shipped
from sunstone.bots.net_bot import NetBot
from sunstone.bots.numpy_net import NumpyNet, numbers
from tests.bots.judged import FILE, SHIPPED, judged


def test_columns_of_fewer_players_keep_their_pieces() -> None:
    game = sunstone.game("tzolkin")
    state = game.new(2, seed=4)
    full = game.observer(4).layout
    row = np.frombuffer(Sight(game, 2).row(state, 0), np.uint8)
    pieces = {piece.name: piece for piece in full.pieces}
    few = {piece.name: piece for piece in game.observer(2).layout.pieces}
    seen = game.observer(2).observe(state, 0)
    seats = row[pieces["seats"].offset :][: pieces["seats"].count].reshape(pieces["seats"].shape)
    expected = np.frombuffer(bytes(seen), np.uint8)[few["seats"].offset :][: few["seats"].count]
    assert (seats[:2].ravel() == expected).all()
    assert not seats[2:].any()
    assert len(full_row(game, 4)) == full.size
    assert full_row(game, 4) == list(range(full.size))
    assert len(row) == full.size


def test_wide_numbers_have_a_sign() -> None:
    rows = np.array([[255, 255, 7], [0, 1, 7]], np.uint8)
    assert numbers(rows, np.array([0, 2]), np.array([True, False])).tolist() == [[-1, 7], [256, 7]]


def _tiny(game: sunstone.Game) -> NumpyNet:
    """A net of one feature that favours action 1 the more the first number is at least 1, and nothing else."""
    actions = len(game.catalogue)
    policy = np.zeros((actions, 2), np.float32)
    policy[1, 0] = 3.0
    return NumpyNet(
        {
            "columns": np.array([0]),
            "steps": np.array([1]),
            "wide": np.array([False]),
            "points_unit": np.array(50.0),
            "first.weight": np.array([[2.0], [0.0]]),
            "first.bias": np.zeros(2),
            "norm.weight": np.ones(2),
            "norm.bias": np.zeros(2),
            "policy.weight": policy,
            "policy.bias": np.zeros(actions),
            "value.weight": np.zeros((3 * game.max_players, 2)),
            "value.bias": np.arange(3 * game.max_players) / 10,
        }
    )


def test_a_net_goes_from_features_to_heads() -> None:
    game = sunstone.game("coatl")
    size = game.observer(4).layout.size
    judged = _tiny(game).judge([b"\1" + bytes(size - 1), bytes(size)])
    # (2, 0) normalised is (1, -1); the second row is the same before and after.
    assert judged.logits[0, 1] == pytest.approx(3.0, abs=1e-3)
    assert judged.logits[1, 1] == 0
    assert np.asarray(judged.worth)[0].tolist() == pytest.approx([0.0, 0.1, 0.2, 0.3])
    assert np.asarray(judged.points)[0].tolist() == pytest.approx([20, 25, 30, 35])
    assert np.asarray(judged.wins)[0].tolist() == pytest.approx([0.8, 0.9, 1.0, 1.1])
    assert judged.chances(0, 2) == pytest.approx([0.475, 0.525], abs=1e-3)


def test_the_favoured_action_must_be_legal() -> None:
    game = sunstone.game("coatl")
    state = game.new(2, seed=1)
    bot = NetBot(net=_tiny(game))
    while not state.over:
        actions = state.legal()
        chosen = bot.choose(state)
        assert chosen in actions
        state.play(chosen)


def test_without_a_net_it_plays_as_greedy() -> None:
    assert shipped("coatl") is None
    state = sunstone.game("coatl").new(2, seed=1)
    net, greedy = bots.make("net", 5), bots.make("greedy", 5)
    for _ in range(6):
        chosen = greedy.choose(state)
        assert net.choose(state) == chosen
        state.play(chosen)


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_nets_fit_their_game(name: str) -> None:
    game = sunstone.game(name)
    net = shipped(name)
    assert isinstance(net, NumpyNet)
    size = game.observer(game.max_players).layout.size
    assert net.columns.max() < size
    judged = net.judge([bytes(size)])
    assert judged.logits.shape == (1, len(game.catalogue))
    assert judged.worth.shape == (1, game.max_players)


@pytest.mark.parametrize("name", SHIPPED)
def test_what_a_net_says_is_what_was_written_for_the_browsers(name: str) -> None:
    written, now = json.loads(FILE.read_text(encoding="utf-8"))[name], judged(name)
    assert now.pop("rows") == written.pop("rows")
    for key, found in now.items():
        assert np.allclose(np.array(found), written[key], atol=2e-3)


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_that_cannot_tell_two_positions_apart_plays_the_same(name: str, players: int) -> None:
    game = sunstone.game(name)
    state = game.new(players, seed=players)
    bot = bots.make("net", 1)
    rng = sunstone.Rng(1)
    for _ in range(60):
        chosen = bot.choose(state)
        assert bots.make("net", 1).choose(state.determinize(state.seat, rng)) == chosen
        state.play(chosen)


def test_the_net_of_tzolkin_beats_random_players_by_far() -> None:
    game = sunstone.game("tzolkin")
    state = game.new(4, seed=8)
    seats = [bots.make("net", 0), *(bots.make("random", seat) for seat in range(3))]
    while not state.over:
        state.play(seats[state.seat].choose(state))
    assert state.scores()[0] > 30 + max(state.scores()[1:])
