"""The registry: games are found by name, and a wrong name gets a hint."""

from __future__ import annotations

import subprocess
import sys

import pytest

import sunstone


def test_unknown_game_suggests_a_near_name() -> None:
    name = sunstone.game_ids()[0]
    with pytest.raises(sunstone.UnknownGame) as wrong:
        sunstone.game(name[:-1] + "x")
    assert wrong.value.code == "unknown"
    assert wrong.value.details["near"] == name
    assert name in str(wrong.value.details["known"])


def test_a_name_like_no_other_gets_no_suggestion() -> None:
    with pytest.raises(sunstone.UnknownGame) as wrong:
        sunstone.game("?")
    assert wrong.value.details["near"] not in sunstone.game_ids()


def test_a_game_is_made_once() -> None:
    for name in sunstone.game_ids():
        assert sunstone.game(name) is sunstone.game(name)
        assert sunstone.game(name).id == name


@pytest.mark.parametrize("name", sunstone.game_ids())
def test_impossible_tables_are_refused(name: str) -> None:
    game = sunstone.game(name)
    for players in (0, game.min_players - 1, game.max_players + 1):
        with pytest.raises(sunstone.BadOption) as wrong:
            game.new(players)
        assert wrong.value.code == "players"
    for seed in (-1, 1 << 128):
        with pytest.raises(sunstone.BadOption) as wrong:
            game.new(seed=seed)
        assert wrong.value.code == "seed"
    assert game.new().players == game.max_players


def test_errors_name_their_message() -> None:
    error = sunstone.BadOption("players", least=2)
    assert error.message_id == "option-players"
    assert str(error) == "players (least=2)"
    assert str(sunstone.BadRecord("not_json")) == "not_json"
    assert sunstone.BadRecord("not_json").message_id == "record-not-json"


def test_games_can_be_listed_after_one_was_loaded() -> None:
    """Loading a game imports its package, which must not take the place of a public name."""
    program = "import sunstone; [sunstone.game(name) for name in sunstone.game_ids()]; print(sunstone.game_ids())"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip() == str(sunstone.game_ids())
