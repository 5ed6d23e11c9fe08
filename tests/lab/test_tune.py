"""Tuning: weights that matter are found by self-play, the same ones every time."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

import sunstone
from sunstone.cli import common
from sunstone.cli.app import run
from sunstone.core.game import State
from sunstone.lab.tune import LEAST_PART, Round, Weights, play_table, tune
from tests.third_party.pebbles import PebblesGame, PebblesState


class Weighted(PebblesGame):
    """Pebbles with an evaluation of two weights: one sends the bot after many pebbles, the other after few."""

    def __init__(self) -> None:
        super().__init__()
        self.now: Weights = {"leave": 1.0, "wish": 1.0, "nothing": 0.0}

    def weights(self) -> Weights:
        return dict(self.now)

    def set_weights(self, weights: Mapping[str, float]) -> None:
        self.now.update(weights)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, PebblesState)
        if state.over:
            return 10.0 * self.now["leave"] if state.last == seat else -10.0
        # Leaving a multiple of four is what wins; the wish to empty the heap is what misleads.
        good = 1.0 if state.heap % 4 == 0 else 0.0
        return self.now["leave"] * good - 0.35 * self.now["wish"] * state.heap


def test_good_weights_are_found() -> None:
    game = Weighted()
    told: list[tuple[int, int]] = []
    rounds: list[Round] = []
    found = tune(
        game, 30, 8, seed=3, seats=2, trial=40, progress=lambda *step: told.append(step), on_round=rounds.append
    )
    assert found.start == {"leave": 1.0, "wish": 1.0, "nothing": 0.0}
    assert found.found["leave"] / found.found["wish"] > 1.1
    assert found.found["nothing"] == 0
    assert found.margin.value > 0
    assert found.wins.value >= 0.5
    assert min(min(one.weights["leave"], one.weights["wish"]) for one in rounds) >= LEAST_PART
    assert rounds == found.rounds
    assert told[-1] == (30 * 8 + 40, 30 * 8 + 40)
    # The game is left with the weights it had.
    assert game.weights() == found.start
    again = tune(Weighted(), 30, 8, seed=3, seats=2, trial=40)
    assert again == found
    assert tune(Weighted(), 3, 8, seed=4, seats=2, trial=2).rounds != found.rounds[:3]


def test_what_cannot_be_tuned_is_refused() -> None:
    with pytest.raises(sunstone.BadOption, match="no_weights"):
        tune(PebblesGame(), 1, 2, seed=0)
    with pytest.raises(sunstone.BadOption, match="odd_seats"):
        tune(Weighted(), 1, 2, seed=0, seats=3)
    with pytest.raises(sunstone.SunstoneError, match="nobody"):
        tune(Weighted(), 1, 2, seed=0, seats=2, player="nobody")


def test_the_sides_change_seats_and_weights() -> None:
    from sunstone.lab.tune import _Table

    game = Weighted()
    good: Weights = {"leave": 3.0, "wish": 0.1}
    bad: Weights = {"leave": 0.05, "wish": 3.0}
    scores = [
        play_table(game, _Table("greedy", 2, 1, deal, swapped, good, bad))
        for deal in range(8)
        for swapped in (False, True)
    ]
    assert sum(score.won for score in scores) > 8
    mirrored = [
        play_table(game, _Table("greedy", 2, 1, deal, not swapped, bad, good))
        for deal in range(8)
        for swapped in (False, True)
    ]
    assert [score.won + mirror.won for score, mirror in zip(scores, mirrored, strict=True)] == [1.0] * 16
    assert [-score.difference for score in scores] == [mirror.difference for mirror in mirrored]


def test_the_command_tells_and_writes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUNSTONE_LANG", "en")
    monkeypatch.setattr(common, "find_game", lambda name: Weighted())
    out = tmp_path / "weights.json"
    arguments = ["tune", "pebbles", "--rounds", "1", "--games", "2", "--trial", "2", "--seats", "2"]
    assert run([*arguments, "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert "leave: 1 →" in said
    assert "on new deals" in said
    assert set(json.loads(out.read_text(encoding="utf-8"))["found"]) == {"leave", "wish", "nothing"}
    assert run([*arguments, "--out", str(out)]) == 2
    capsys.readouterr()
    assert run([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == 2
