"""First sight: how a search plays on, what it makes a habit of, and how it weighs the actions of its turn."""

from __future__ import annotations

import pytest

from sunstone import Rng, State
from sunstone.bots.policy import Habits, play_on
from sunstone.bots.settings import HABITS, ROUNDS, Settings
from sunstone.bots.survey import look_through
from sunstone.core.registry import game_ids
from tests.search_tools import PLAYED, positions, search


@pytest.mark.parametrize("name", PLAYED)
def test_positions_are_played_on_until_all_have_had_equally_many_turns(name: str) -> None:
    ends = 0
    for state in positions(name, 3, 15, 31)[:6]:
        done = [0, 0, 0]
        seat = state.seat
        end = play_on(state.clone(), 0, done, between=False, habits=None)
        assert end.over or (end.seat != seat and sum(done) == done[seat] == 1)
        done = [0, 0, 0]
        end = play_on(state.clone(), 1, done, between=False, habits={})
        if not end.over:
            assert min(done) == max(done) == 1
            ends += 1
        # Between two turns with all of them even there is nothing to wait for.
        done = [1, 1, 1]
        assert play_on(state, 1, done, between=True, habits={}) is state
    assert ends


@pytest.mark.parametrize("name", PLAYED)
def test_what_looked_best_becomes_a_habit(name: str) -> None:
    """It is taken again where the same is on offer at the same ply to the same seat, and only there."""
    changed = 0
    for state in positions(name, 2, 15, 31)[:6]:
        habits: Habits = {}
        actions = state.game.promising(state)
        if len(actions) < 2:
            continue
        end = play_on(state.clone(), 0, [0, 0], between=False, habits=habits)
        plain = play_on(state.clone(), 0, [0, 0], between=False, habits=None)
        assert end._dump() == plain._dump()
        offer = (state.ply, state.seat, tuple(actions))
        # Another habit, and another line is played.
        habits[offer] = next(action for action in actions if action != habits[offer])
        other = state.clone()
        other.play(habits[offer])
        if other.seat == state.seat:
            other = play_on(other, 0, [0, 0], between=False, habits=habits)
        assert play_on(state.clone(), 0, [0, 0], between=False, habits=habits)._dump() == other._dump()
        changed += other._dump() != plain._dump()
        # Of another ply, seat or offer nothing is taken over.
        habit = habits[offer]
        away = ((state.ply - 1, *offer[1:]), (offer[0], 1 - state.seat, offer[2]), (*offer[:2], offer[2][1:]))
        strange: Habits = dict.fromkeys(away, habit)
        assert play_on(state.clone(), 0, [0, 0], between=False, habits=strange)._dump() == plain._dump()
    assert changed


def _values(states: list[State], **told: int) -> list[float]:
    """What a search thinks of some positions, with these settings."""
    settings = Settings()
    settings.survey = 30
    for name, value in told.items():
        setattr(settings, name, value)
    return [opinion.value for state in states for opinion in search(48, settings=settings).consider(state)]


@pytest.mark.parametrize("name", PLAYED)
def test_how_a_search_plays_on_is_the_games_own(name: str) -> None:
    """Unless told otherwise it does what is meant for the game, and all of it makes a difference."""
    states = positions(name, 2, 15, 31)[2:6]
    meant = {"rounds": ROUNDS.get(name, 0), "habits": int(name in HABITS)}
    own = _values(states)
    assert own == _values(states, **meant)
    assert own != _values(states, rounds=meant["rounds"] + 1)
    assert own != _values(states, habits=1 - meant["habits"])


def test_habits_are_formed_for_each_first_action_by_itself() -> None:
    """What is best after one of them says little of what is best after another."""
    settings = Settings()
    settings.survey, settings.habits = 30, 1
    several = 0
    for state in positions("endless_winter", 2, 15, 31)[2:8]:
        bot = search(48, settings=settings)
        looked_at = {opinion.action for opinion in bot.consider(state)}
        assert set(bot._habits) <= looked_at
        several += len(bot._habits) > 1
    assert several


@pytest.mark.parametrize("name", game_ids())
def test_a_look_through_the_turn_weighs_every_action_by_its_best_end(name: str) -> None:
    looked = 0
    for number, state in enumerate(positions(name, 2, 15, 23)[:8]):
        survey = look_through(state, 80, Rng(number))
        assert set(survey.worths) == set(state.legal())
        ahead = state.clone()
        for action in survey.line:
            ahead.play(action)
        if ahead.over or ahead.seat != state.seat:
            assert survey.worths[survey.line[0]] == state.game.evaluate(ahead, state.seat)
            looked += 1
    assert looked > 2


@pytest.mark.parametrize("name", game_ids())
def test_likely_actions_are_legal_and_known_to_the_seat(name: str) -> None:
    fewer = 0
    for number, state in enumerate(positions(name, 2, 16, 1)[:60]):
        likely = state.game.promising(state)
        assert likely
        assert set(likely) <= set(state.legal())
        assert state.game.promising(state.determinize(state.seat, Rng(number))) == likely
        fewer += len(likely) < len(state.legal())
    assert (fewer > 0) == (name == "coatl")
