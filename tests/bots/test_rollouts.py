"""Rollouts one ply at a time, what their cache does, and how a search weighs the actions of its turn."""

from __future__ import annotations

import pytest

from sunstone import Rng, State, game
from sunstone.bots.policy import RolloutCache, rollout
from sunstone.bots.settings import Settings
from sunstone.bots.survey import look_through
from sunstone.core.registry import game_ids
from tests.bots.positions import PLAYED, positions, search


@pytest.mark.parametrize("name", PLAYED)
def test_positions_are_played_on_until_all_have_had_equally_many_turns(name: str) -> None:
    ends = 0
    for state in positions(name, 3, 15, 31)[:6]:
        done = [0, 0, 0]
        seat = state.seat
        end = rollout(state.clone(), 0, done, between=False, cache=None)
        assert end.over or (end.seat != seat and sum(done) == done[seat] == 1)
        done = [0, 0, 0]
        end = rollout(state.clone(), 1, done, between=False, cache={})
        # Where seats are asked out of turn the waiting ends after two rounds of turns.
        if not end.over and sum(done) < 2 * len(done):
            assert min(done) == max(done) == 1
            ends += 1
        # Between two turns with all of them even there is nothing to wait for.
        done = [1, 1, 1]
        assert rollout(state, 1, done, between=True, cache={}) is state
    assert ends


@pytest.mark.parametrize("name", PLAYED)
def test_what_looked_best_is_taken_from_the_cache(name: str) -> None:
    """It is taken again where the same is on offer at the same ply to the same seat, and only there."""
    changed = 0
    for state in positions(name, 2, 15, 31)[:6]:
        cache: RolloutCache = {}
        actions = state.game.promising(state)
        if len(actions) < 2:
            continue
        end = rollout(state.clone(), 0, [0, 0], between=False, cache=cache)
        plain = rollout(state.clone(), 0, [0, 0], between=False, cache=None)
        assert end._dump() == plain._dump()
        offer = (state.ply, state.seat, tuple(actions))
        # Another action in the cache, and another line is played.
        cache[offer] = next(action for action in actions if action != cache[offer])
        other = state.clone()
        other.play(cache[offer])
        if other.seat == state.seat:
            other = rollout(other, 0, [0, 0], between=False, cache=cache)
        assert rollout(state.clone(), 0, [0, 0], between=False, cache=cache)._dump() == other._dump()
        changed += other._dump() != plain._dump()
        # Of another ply, seat or offer nothing is taken over.
        cached = cache[offer]
        away = ((state.ply - 1, *offer[1:]), (offer[0], 1 - state.seat, offer[2]), (*offer[:2], offer[2][1:]))
        strange: RolloutCache = dict.fromkeys(away, cached)
        assert rollout(state.clone(), 0, [0, 0], between=False, cache=strange)._dump() == plain._dump()
    assert changed


def _values(states: list[State], **told: int) -> list[float]:
    """What a search thinks of some positions, with these settings."""
    settings = Settings()
    settings.survey = 30
    for name, value in told.items():
        setattr(settings, name, value)
    return [opinion.value for state in states for opinion in search(48, settings=settings).consider(state)]


@pytest.mark.parametrize("name", PLAYED)
def test_rollouts_are_as_the_profile_says(name: str) -> None:
    """Unless told otherwise it does what is meant for the game, and all of it makes a difference."""
    states = positions(name, 2, 15, 31)[2:6]
    profile = game(name).profile
    meant = {"rounds": profile.rollout_rounds, "rollout_cache": int(profile.rollout_cache)}
    own = _values(states)
    assert own == _values(states, **meant)
    assert own != _values(states, rounds=meant["rounds"] + 1)
    assert own != _values(states, rollout_cache=1 - meant["rollout_cache"])


def test_each_first_action_has_a_cache_of_its_own() -> None:
    """What is best after one of them says little of what is best after another."""
    settings = Settings()
    settings.survey, settings.rollout_cache = 30, 1
    several = 0
    for state in positions("endless_winter", 2, 15, 31)[2:8]:
        bot = search(48, settings=settings)
        looked_at = {opinion.action for opinion in bot.consider(state)}
        assert set(bot._caches) <= looked_at
        several += len(bot._caches) > 1
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
