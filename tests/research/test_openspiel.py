"""The games in OpenSpiel: its own tests pass, its searches play, chance and hidden things are what they say."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import sunstone
from sunstone.lab.observation import RANK, ArrayObserver, rewards
from sunstone.lab.openspiel import DEAL, FUTURES, PREFIX, PlayoutEvaluator, SpielState

GAMES = ("coatl", "endless_winter", "tzolkin")


def dealt(game: Any, seed: int = 0) -> Any:
    """A state after the deal."""
    state = game.new_initial_state()
    rng = sunstone.Rng(seed)
    for _ in range(DEAL):
        assert state.is_chance_node()
        state.apply_action(int(rng.below(FUTURES)))
    assert not state.is_chance_node()
    return state


def walk(state: Any, steps: int, seed: int = 0) -> Any:
    """The state after so many random actions and outcomes, or at the end."""
    rng = sunstone.Rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.below(len(actions)))])
    return state


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", GAMES)
def test_openspiels_random_simulation_test_passes(name: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    """It copies, stores and restores every state, asks for every observation, and holds returns against the bounds."""
    pyspiel.random_sim_test(pyspiel.load_game(f"{PREFIX}{name}(players={players})"), 1, True, False)
    capfd.readouterr()


def test_every_game_is_registered_with_its_players_and_options() -> None:
    for name in GAMES:
        assert PREFIX + name in pyspiel.registered_names()
    assert PREFIX + "pebbles" not in pyspiel.registered_names()
    game = pyspiel.load_game("sunstone_coatl(players=3,promo=True,open_end=strict)")
    assert game.num_players() == 3
    table = dealt(game).table
    assert table.state.options == {"sacrifice_tokens": True, "open_end": "strict", "promo": True}
    assert pyspiel.load_game("sunstone_tzolkin").num_players() == 4
    assert pyspiel.load_game("sunstone_tzolkin").num_distinct_actions() == 163


@pytest.mark.parametrize("name", GAMES)
def test_a_history_says_everything_about_a_state(name: str) -> None:
    game = pyspiel.load_game(f"{PREFIX}{name}(players=2)")
    state = walk(dealt(game, 3), 150, 3)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert str(game.deserialize_state(state.serialize())) == str(state)
    assert str(state.clone()) == str(state)


@pytest.mark.parametrize("name", GAMES)
def test_chance_nodes_stand_where_something_is_drawn(name: str) -> None:
    """The outcomes of a node lead to different draws, those of the same number to the same one."""
    game = pyspiel.load_game(f"{PREFIX}{name}(players=2)")
    state = dealt(game, 1)
    rng = sunstone.Rng(1)
    nodes = 0
    while nodes < 3 and not state.is_terminal():
        if state.is_chance_node():
            nodes += 1
            assert state.chance_outcomes() == [(number, 1 / FUTURES) for number in range(FUTURES)]
            assert state.action_to_string(pyspiel.PlayerId.CHANCE, 5) == "future 5"
            after = {str(state.child(number)) for number in range(FUTURES)}
            assert len(after) == FUTURES
            assert str(state.child(7)) == str(state.child(7))
            state.apply_action(7)
            continue
        action = state.legal_actions()[int(rng.below(len(state.legal_actions())))]
        table = state.table.state
        tried = table.clone()
        tried.play(action)
        draws = tried.rng.words() != table.rng.words()
        assert state.action_to_string(state.current_player(), action) == table.say(action)
        state.apply_action(action)
        assert state.is_chance_node() == draws
    assert nodes > 0


def test_before_the_deal_there_is_nothing_to_see() -> None:
    game = pyspiel.load_game("sunstone_coatl")
    state = game.new_initial_state()
    assert state.observation_string(0) == "{}"
    assert not any(state.observation_tensor(0))
    assert state.returns() == [0.0] * 4
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 2) == "deal 2"
    assert len({str(dealt(game, seed)) for seed in range(5)}) == 5


@pytest.mark.parametrize("name", GAMES)
def test_a_player_observes_its_seats_view(name: str) -> None:
    game = pyspiel.load_game(f"{PREFIX}{name}(players=3)")
    ours = ArrayObserver(sunstone.game(name), 3)
    state = walk(dealt(game), 100)
    if state.is_chance_node():
        state.apply_action(0)
    for player in range(3):
        assert json.loads(state.observation_string(player)) == state.table.state.view(player)
        assert state.observation_tensor(player) == ours.flat(state.table.state, player).tolist()
    assert game.observation_tensor_size() == len(state.observation_tensor(0))
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    for piece, array in ours.observe(state.table.state, 1)["observation"].items():
        assert np.array_equal(observer.dict[piece], array)


def test_returns_are_the_ranks_of_the_finished_game() -> None:
    state = walk(dealt(pyspiel.load_game("sunstone_tzolkin(players=4)")), 20_000)
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.returns() == rewards(state.table.state, RANK)
    assert any(state.returns())


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_the_player_and_differs_in_what_is_hidden(name: str) -> None:
    state = dealt(pyspiel.load_game(f"{PREFIX}{name}(players=2)"), 2)
    rng = sunstone.Rng(2)
    hidden: set[str] = set()
    while len(hidden) < 2 and not state.is_terminal():
        hidden = set()
        for number in range(0 if state.is_chance_node() else 3):
            before = str(state)
            world: SpielState = state.resample_from_infostate(state.current_player(), lambda part=number / 3: part)
            assert world.observation_string() == state.observation_string()
            assert world.observation_tensor() == state.observation_tensor()
            assert world.legal_actions() == state.legal_actions()
            assert world.table.state is not None
            hidden.add(json.dumps(world.table.state.dump()["position"]))
            walk(world, 5)
            assert str(state) == before
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.below(len(actions)))])
    assert len(hidden) > 1


def test_a_table_is_copied_and_stored_with_the_action_that_awaits_chance() -> None:
    state = dealt(pyspiel.load_game("sunstone_coatl(players=2)"), 6)
    while not state.is_chance_node():
        walk(state, 1, state.move_number())
    table = state.table
    assert table.awaiting is not None
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table)), table.determinized(0, 1)):
        assert (twin.awaiting, twin.deal, twin.chance) == (table.awaiting, table.deal, True)
        twin.apply(3)
        assert not twin.chance
    assert table.awaiting is not None


def play(game: Any, bot: Any, decisions: int) -> list[int]:
    """The decisions of a bot that plays all seats of a game."""
    state = dealt(game, 9)
    chosen: list[int] = []
    while len(chosen) < decisions:
        if state.is_chance_node():
            state.apply_action(1)
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            chosen.append(int(action))
            state.apply_action(action)
    return chosen


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_searches_play(name: str) -> None:
    game = pyspiel.load_game(f"{PREFIX}{name}(players=2)")
    bot = mcts.MCTSBot(game, 2.0, 12, PlayoutEvaluator(2, seed=1), random_state=np.random.RandomState(1))
    assert len(play(game, bot, 6)) == 6
    fair = ismcts.ISMCTSBot(
        game, PlayoutEvaluator(), 2.0, 12, random_state=np.random.RandomState(1), use_observation_string=True
    )
    assert len(play(game, fair, 6)) == 6


def test_values_of_playouts_are_reproducible_and_leave_the_state_alone() -> None:
    game = pyspiel.load_game("sunstone_tzolkin(players=3)")
    state = dealt(game)
    before = str(state)
    value = PlayoutEvaluator(5, seed=3).evaluate(state)
    assert np.array_equal(PlayoutEvaluator(5, seed=3).evaluate(state), value)
    assert value.sum() == pytest.approx(0)
    assert str(state) == before
    awaiting = dealt(pyspiel.load_game("sunstone_coatl(players=2)"), 6)
    while not awaiting.is_chance_node():
        walk(awaiting, 1, awaiting.move_number())
    assert PlayoutEvaluator(2).evaluate(awaiting).shape == (2,)
    assert len(PlayoutEvaluator().prior(awaiting)) == FUTURES
