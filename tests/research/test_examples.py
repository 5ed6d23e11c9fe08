"""The examples for research run as they stand, and do what they say."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str) -> dict[str, Any]:
    """What an example leaves behind."""
    return runpy.run_path(str(EXAMPLES / name), run_name="__main__")


def test_a_random_game_in_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    left = run("pettingzoo_random.py")
    assert left["steps"] == left["env"].table.ply > 50
    assert sorted(left["rewards"]) == ["player_0", "player_1", "player_2"]
    assert sum(left["rewards"].values()) == pytest.approx(0)
    assert "wheels" in capsys.readouterr().out


def test_openspiels_search_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    left = run("openspiel_mcts.py")
    assert left["state"].is_terminal()
    assert left["searched"] > 20
    assert left["returns"] == [1.0, -1.0], "the search lost against random moves"
    assert "searched" in capsys.readouterr().out


def test_the_learner_improves(capsys: pytest.CaptureFixture[str]) -> None:
    left = run("gymnasium_learner.py")
    assert left["after"] > left["before"] + 10
    assert "after 200 games" in capsys.readouterr().out
