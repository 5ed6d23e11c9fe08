"""What is particular to a game is said by the game: its profile, and no table by game anywhere else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import sunstone
from sunstone.bots import LEVELS
from sunstone.core.profile import USUAL, Profile
from sunstone.lab.bench_ratios import COMPARISONS
from tests.third_party.pebbles import PebblesGame

SOURCE = Path(__file__).parents[2] / "src" / "sunstone"
BY_GAME = ("games", "text")
"""Folders that have a part for each game."""


def test_no_code_names_a_game_outside_the_games() -> None:
    """Docstrings and examples may; a table by game would be one more place that a new game has to know of."""
    ids = set(sunstone.game_ids())
    found = []
    for path in SOURCE.rglob("*.py"):
        if path.relative_to(SOURCE).parts[0] in BY_GAME:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in ids:
                found.append(f"{path.relative_to(SOURCE)}:{node.lineno} {node.value}")
    assert found == []


def test_a_game_that_says_nothing_has_the_usual_profile() -> None:
    assert PebblesGame().profile is USUAL
    assert USUAL.rollout_rounds == USUAL.planned_rounds == USUAL.bench_players == 0
    assert not USUAL.rollout_cache
    assert (USUAL.takings, USUAL.aims, dict(USUAL.simulations), dict(USUAL.bench_targets)) == ((), (), {}, {})


def test_a_game_of_ones_own_may_have_a_profile() -> None:
    game = PebblesGame()
    game.profile = Profile(rollout_rounds=2)
    assert game.profile.rollout_rounds == 2
    assert PebblesGame().profile is USUAL


@pytest.mark.parametrize("name", sunstone.game_ids())
def test_a_profile_speaks_of_what_there_is(name: str) -> None:
    game = sunstone.game(name)
    profile = game.profile
    assert profile is not USUAL
    assert profile.bench_players in (0, *range(game.min_players, game.max_players + 1))
    assert set(profile.bench_targets) <= {(ours, theirs) for ours, theirs, _ in COMPARISONS}
    assert set(profile.simulations) <= {level.code for level in LEVELS if level.simulations}
    assert min(profile.lead_scale) > 0
    assert profile.planned_rounds >= 0
    assert profile.rollout_rounds >= 0
