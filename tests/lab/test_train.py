"""Training: features need NumPy alone; the learner itself is tested where PyTorch is installed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import sunstone
from sunstone.bots.net import Sight
from sunstone.bots.numpy_net import numbers, read_net
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
            rows.append(np.frombuffer(sight.row(state, state.seat), np.uint8))
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
    rows = [Sight(game, 2).row(game.new(2, seed), 0) for seed in range(4)]
    made = run.make_net(plan, game, torch.device("cpu"))
    with torch.no_grad():
        logits, worth, points = made(torch.frombuffer(bytearray(b"".join(rows)), dtype=torch.uint8).reshape(4, -1))
    judged = net.judge(rows)
    assert np.asarray(judged.logits) == pytest.approx(logits.numpy(), abs=0.02)
    assert np.asarray(judged.worth) == pytest.approx(worth.numpy(), abs=0.02)
    assert np.asarray(judged.points) == pytest.approx(50 * points.numpy(), abs=0.5)
    assert json.loads((tmp_path / run.LOG).read_text().splitlines()[0])["settings"]["steps"] == 8


@pytest.mark.slow
def test_a_new_net_learns_what_its_teacher_chooses_and_how_its_games_end(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is no dependency of the tests")
    from sunstone.lab.train import run, teacher
    from sunstone.lab.train.ppo import Learner, Settings, mask_of

    torch.set_num_threads(1)
    game = sunstone.game("coatl")
    plan = run.Plan("coatl", tmp_path, 0.0, settings=Settings(minibatch=256), width=32)
    learner = Learner(run.make_net(plan, game, torch.device("cpu")), plan.settings, mask_of(game), torch.device("cpu"))
    played = teacher.play(game, 3, "greedy", 5)
    examples = teacher.Examples(game, plan.settings, torch.device("cpu"), capacity=400)
    examples.add(played)
    drawn = examples.draw(256)
    # The first seat of an example is the one who moved; missing seats are worth nothing.
    assert {round(float(points) * 50) for points in drawn.points[:, 0]} == {int(points) for points in played.points}
    assert not drawn.points[:, 3].any()
    assert not drawn.seated[:, 3].any()
    assert drawn.rows.gather(1, mask_of(game).start + drawn.actions[:, None]).all()
    first = learner.imitate(drawn, 0.0)
    for _ in range(60):
        last = learner.imitate(examples.draw(256), 0.0)
    assert last["agreement"] > first["agreement"] + 0.2
    assert last["value_loss"] < first["value_loss"]


@pytest.mark.slow
def test_only_a_new_net_has_a_teacher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is no dependency of the tests")
    from sunstone.lab.train import run

    torch.set_num_threads(1)
    taught: list[str] = []

    def learn_from(code: str, *_: object) -> Iterator[dict[str, float]]:
        taught.append(code)
        yield {"agreement": 0.5}

    monkeypatch.setattr(run, "learn_from", learn_from)
    plan = run.Plan("coatl", tmp_path, 0.01, workers=1, tables=2, mix={2: 1.0}, width=16, teacher="greedy")
    assert list(run.train(plan)) == [{"agreement": 0.5}]
    assert list(run.train(plan)) == []
    assert taught == ["greedy"]
