"""Training: features need NumPy alone; the learner itself is tested where PyTorch is installed."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import sunstone
from sunstone.bots.net import Sight, numbers, read_net
from sunstone.cli import app
from sunstone.lab.train.features import fit


def _rows() -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    game = sunstone.game("tzolkin")
    rows = []
    for players in (2, 4):
        sight = Sight(game, players)
        state = game.new(players, seed=1)
        rng = sunstone.Rng(1)
        while not state.over:
            rows.append(sight.row(state, state.seat))
            actions = state.legal()
            state.play(actions[rng.below(len(actions))])
    return np.stack(rows)


def test_features_tell_positions_of_the_sample_apart() -> None:
    rows = _rows()
    features = fit(sunstone.game("tzolkin"), rows)
    seen = numbers(rows, features.columns, features.wide) >= features.steps
    # Nothing is asked that every position answers alike, but for what lies beyond the sample.
    beyond = seen.any(0) == seen.all(0)
    assert beyond.mean() < 0.2
    mask = next(piece for piece in sunstone.game("tzolkin").observer(4).layout.pieces if piece.name == "action_mask")
    assert (features.columns < mask.offset).all()


def test_without_pytorch_the_command_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sunstone.cli.train.find_spec", lambda _: None)
    assert app.run(["train", "coatl", "--folder", str(tmp_path / "run")]) == app.BAD_INPUT
    assert "PyTorch" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


@pytest.mark.slow
def test_a_run_learns_goes_on_and_writes_a_net_that_bots_read(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is no dependency of the tests")
    from sunstone.lab.train import run
    from sunstone.lab.train.ppo import Settings

    torch.set_num_threads(1)
    plan = run.Plan(
        "coatl", tmp_path, 0.01, workers=2, tables=4, mix={2: 1.0}, settings=Settings(steps=8, minibatch=32), width=32
    )
    assert list(run.train(plan)) == []
    plan.seconds = 60.0
    row = next(run.train(plan))
    assert row["decisions"] > 0
    net = read_net(tmp_path / run.NET)
    game = sunstone.game("coatl")
    rows = np.stack([Sight(game, 2).row(game.new(2, seed), 0) for seed in range(4)])
    made = run.make_net(plan, game, torch.device("cpu"))
    with torch.no_grad():
        logits, worth, points = made(torch.as_tensor(rows))
    judged = net.judge(rows)
    assert judged.logits == pytest.approx(logits.numpy(), abs=0.02)
    assert judged.worth == pytest.approx(worth.numpy(), abs=0.02)
    assert judged.points == pytest.approx(50 * points.numpy(), abs=0.5)
    assert json.loads((tmp_path / run.LOG).read_text().splitlines()[0])["settings"]["steps"] == 8
