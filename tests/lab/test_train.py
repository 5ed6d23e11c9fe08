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
from sunstone.core.observation import MASK
from sunstone.i18n import Translator
from sunstone.lab.train.features import fit
from sunstone.lab.train.report import Row, report
from sunstone.lab.vector import VectorProcess


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


def test_rivals_come_to_count_when_points_have_been_collected() -> None:
    pytest.importorskip("torch", reason="PyTorch is no dependency of the tests")
    from sunstone.lab.train.run import Plan

    plan = Plan("coatl", Path("run"), 600.0, collect_seconds=100.0)
    assert [plan.rivalry(seconds) for seconds in (0.0, 100.0, 150.0, 200.0, 500.0)] == [0.0, 0.0, 0.5, 1.0, 1.0]
    assert Plan("coatl", Path("run"), 600.0).rivalry(0.0) == 1.0


def test_a_game_is_worth_its_points_or_how_one_stands() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is no dependency of the tests")
    from sunstone.lab.train.ppo import Settings, worths

    points, places = torch.tensor([30.0, 24.0, 0.0, 0.0]), torch.tensor([1, 2, 0, 0], dtype=torch.uint8)
    settings = Settings(margin=30.0)
    assert worths(points, places, torch.tensor(2), settings, 0.0).tolist() == pytest.approx([1.0, 0.8, 0.0, 0.0])
    assert worths(points, places, torch.tensor(2), settings).tolist() == pytest.approx([1.2, -0.2, 0.0, 0.0])


def test_the_report_draws_what_the_log_holds() -> None:
    log: list[Row] = [{"settings": {}}]
    log += [{"seconds": 5.0 * at, "agreement": 0.1 * at, "teacher_games": at} for at in range(3)]
    log += [
        {"seconds": 20.0 + at, "decisions": 100 * at, "play": 1.0, "learn": 1.0, "games": 2, "points": 10.0}
        | {"winner": 12.0, "met": at, "won": 0.5, "entropy": 1.0, "explained": 0.5}
        for at in range(200)
    ]
    shown = report(Translator("en"), "coatl", log)
    assert "Training: Cóatl" in shown
    assert "Games won against greedy" in shown
    assert "Choices of the teacher" in shown
    assert shown.count("<svg") == 5


@pytest.mark.slow
def test_a_run_learns_goes_on_and_writes_a_net_that_bots_read(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is no dependency of the tests")
    from sunstone.lab.train import run
    from sunstone.lab.train.checkpoint import NET, resume
    from sunstone.lab.train.ppo import Settings

    torch.set_num_threads(1)
    settings = Settings(steps=8, minibatch=32)
    plan = run.Plan("coatl", tmp_path, 60.0, workers=2, tables=4, mix={2: 1.0}, settings=settings, width=32)
    game, device = sunstone.game("coatl"), torch.device("cpu")
    rows = run.train(plan, Translator("en"))
    first = next(rows)
    rows.close()  # type: ignore[attr-defined]
    assert first["decisions"] > 0
    known = resume(tmp_path, game, device)
    assert known is not None
    made, optimizer, progress = known
    assert progress.decisions == first["decisions"]
    assert optimizer["state"]
    judged = read_net(tmp_path / NET)
    seen = [Sight(game, 2).row(game.new(2, seed), 0) for seed in range(4)]
    with torch.no_grad():
        logits, guess = made(torch.frombuffer(bytearray(b"".join(seen)), dtype=torch.uint8).reshape(4, -1))
    found = judged.judge(seen)
    assert np.asarray(found.logits) == pytest.approx(logits.numpy(), abs=0.02)
    assert np.asarray(found.worth) == pytest.approx(guess.worth.numpy(), abs=0.02)
    assert np.asarray(found.points) == pytest.approx(50 * guess.points.numpy(), abs=0.5)
    assert np.asarray(found.wins) == pytest.approx(guess.wins.numpy(), abs=0.02)
    # The same command goes on where the run was stopped, and a run that is over has nothing to do.
    rows = run.train(plan, Translator("en"))
    assert next(rows)["decisions"] > first["decisions"]
    rows.close()  # type: ignore[attr-defined]
    plan.seconds = progress.seconds
    assert list(run.train(plan, Translator("en"))) == []
    assert json.loads((tmp_path / run.LOG).read_text().splitlines()[0])["settings"]["steps"] == 8
    assert "<svg" in (tmp_path / run.REPORT).read_text()


@pytest.mark.slow
def test_tables_on_ray_play_what_tables_here_play() -> None:
    pytest.importorskip("torch", reason="PyTorch is no dependency of the tests")
    pytest.importorskip("ray", reason="Ray is no dependency of the tests")
    from sunstone.lab.train.pool import Group, Share
    from sunstone.lab.train.ray_tables import RayTables

    game = sunstone.game("coatl")
    mask = next(piece for piece in game.observer(2).layout.pieces if piece.name == MASK)
    columns = slice(mask.offset, mask.offset + mask.count)
    groups = [Group(game, [Share(1, 3, 2)], 1, make) for make in (RayTables, VectorProcess)]
    for _ in range(30):
        for group in groups:
            group.send(group.rows[2][:, columns].argmax(1))
            group.recv()
        there, here = groups
        assert (there.rows[2] == here.rows[2]).all()
        assert (there.seats == here.seats).all()
    for group in groups:
        group.close()


@pytest.mark.slow
def test_an_examiner_plays_the_newest_net(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is no dependency of the tests")
    from sunstone.lab.train import run
    from sunstone.lab.train.examiner import Examiner
    from sunstone.lab.train.export import export

    game = sunstone.game("coatl")
    plan = run.Plan("coatl", tmp_path, 60.0, width=16, blocks=1)
    examiner = Examiner(game, 2, tmp_path, 1)
    export(run.new_net(plan, game), tmp_path / "net.npz")
    games = 0
    while games < 2:
        marks = examiner.marks()
        games += marks.games
        assert 0 <= marks.won <= marks.games
    examiner.close()


@pytest.mark.slow
def test_a_new_net_learns_what_its_teacher_chooses_and_how_its_games_end(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is no dependency of the tests")
    from sunstone.lab.train import run, teacher
    from sunstone.lab.train.ppo import Learner, Settings, mask_of

    torch.set_num_threads(1)
    game = sunstone.game("coatl")
    plan = run.Plan("coatl", tmp_path, 0.0, settings=Settings(minibatch=256), width=32)
    learner = Learner(run.new_net(plan, game), plan.settings, mask_of(game), torch.device("cpu"))
    played = teacher.play(game, 3, "greedy", 5)
    examples = teacher.Examples(game, plan.settings, torch.device("cpu"), capacity=400)
    examples.add(played)
    drawn = examples.draw(256)
    # The first seat of an example is the one who moved; missing seats are worth nothing.
    assert {round(float(points) * 50) for points in drawn.outcome.points[:, 0]} == {
        int(points) for points in played.points
    }
    assert not drawn.outcome.points[:, 3].any()
    assert not drawn.seated[:, 3].any()
    assert drawn.rows.gather(1, mask_of(game).start + drawn.actions[:, None]).all()
    first = learner.imitate(drawn, 0.0)
    for _ in range(60):
        last = learner.imitate(examples.draw(256), 0.0)
    assert last["agreement"] > first["agreement"] + 0.2
    assert last["value_loss"] < first["value_loss"]


@pytest.mark.slow
def test_records_are_a_teacher_too(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is no dependency of the tests")
    from sunstone.lab.simulate import play_games
    from sunstone.lab.train import run, teacher
    from sunstone.lab.train.ppo import Learner, Settings, mask_of

    torch.set_num_threads(1)
    game = sunstone.game("coatl")
    records = list(play_games(game, ["greedy", "random"], 3, 7))
    for number, record in enumerate(records):
        (tmp_path / f"{number}.json").write_text(record.to_json(), encoding="utf-8")
    played = teacher.replay(records[0])
    end = records[0].replay()
    assert played.points.tolist() == end.scores()
    choices = [
        state.read(text)
        for state, text in zip(records[0].states(), records[0].actions, strict=False)
        if len(state.legal()) > 1
    ]
    assert played.actions.tolist() == choices
    plan = run.Plan("coatl", tmp_path, 0.0, settings=Settings(minibatch=64), width=16)
    learner = Learner(run.new_net(plan, game), plan.settings, mask_of(game), torch.device("cpu"))
    rows = list(teacher.learn_from(str(tmp_path), game, learner, 120.0, 2, 0))
    # It ends when all is learned, not when the time is up.
    assert rows[-1]["teacher_games"] == 3


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
    assert [row["agreement"] for row in run.train(plan, Translator("en"))] == [0.5]
    assert list(run.train(plan, Translator("en"))) == []
    assert taught == ["greedy"]
