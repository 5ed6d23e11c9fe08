"""The bench of two builds: what it compares, in which order, and how it reckons. No test depends on a time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sunstone
from sunstone import BadOption
from sunstone.cli import bench as bench_command
from sunstone.cli.app import run
from sunstone.lab import bench_against as against_module
from sunstone.lab import bench_worker
from sunstone.lab.bench_against import AgainstReport, Build, Comparison, Pair, bench_against, repeats_of

HERE = Path(sunstone.__file__).parents[1]
ROWS = (
    "playout_games loop play legal clone new determinize view dump load replay search greedy observe".split()  # noqa: SIM905
)


class FakeWorker:
    """Stands in for a process: does units at a given rate and writes down what it was asked for."""

    def __init__(self, name: str, rate: float, log: list[tuple[str, int, int]]) -> None:
        self.name = name
        self.rate = rate
        self.log = log

    def work(self, row: str, start: int, repeats: int) -> tuple[float, float]:
        self.log.append((self.name, start, repeats))
        return repeats, repeats / self.rate


def test_every_row_of_a_game_does_its_work() -> None:
    rows = bench_worker.rows_of({"coatl": 2}, peers=False)
    assert sorted(rows) == sorted(f"coatl.{row}" for row in ROWS)
    for name in set(ROWS) - {"search", "greedy"}:
        units, seconds = bench_worker.timed(rows[f"coatl.{name}"][1], 3, 1)
        assert units > 0
        assert seconds >= 0


def test_bots_decide_in_positions_with_a_choice() -> None:
    found = bench_worker.positions(sunstone.game("coatl"), 2)
    assert len(found) == bench_worker.POSITIONS
    assert all(len(state.legal()) > 1 for state in found)
    assert bench_worker.decisions("random", found, 4, 2) == 2
    assert bench_worker.simulations("search:2", found, 4, 1) >= 2


def test_the_same_work_in_turn_there_and_back() -> None:
    log: list[tuple[str, int, int]] = []
    new, old = FakeWorker("new", 30.0, log), FakeWorker("old", 10.0, log)
    row = Comparison("coatl.loop", "actions/s")
    for _ in range(2):
        against_module._measure(row, new, old, 5, 0.0)  # type: ignore[arg-type]
    assert [name for name, _, _ in log] == ["new", "old", "old", "new"] * 2
    assert [(start, repeats) for _, start, repeats in log] == [(5 * pair, 5) for pair in (0, 0, 1, 1, 2, 2, 3, 3)]
    assert [row.new, row.old] == pytest.approx([30.0, 10.0])
    assert row.ratio == pytest.approx(3.0)


def test_a_round_lasts_as_long_as_it_is_given() -> None:
    log: list[tuple[str, int, int]] = []
    row = Comparison("coatl.loop", "actions/s")
    # A piece takes one second in each build.
    against_module._measure(row, FakeWorker("new", 1.0, log), FakeWorker("old", 1.0, log), 1, 5.0)  # type: ignore[arg-type]
    assert len(row.pairs) == 5


@pytest.mark.parametrize(("rate", "repeats"), [(0.5, 1), (100.0, 5), (1e6, 50_000), (1e12, 1 << 20)])
def test_a_piece_of_work_fills_a_slice(rate: float, repeats: int) -> None:
    assert repeats_of(FakeWorker("old", rate, []), "coatl.loop") == repeats  # type: ignore[arg-type]


def test_more_is_faster_for_rates_and_for_times() -> None:
    pairs = [Pair(2e6, 1e6), Pair(4e6, 1e6), Pair(3e6, 1e6)]
    rate, time = Comparison("a", "games/s", pairs), Comparison("b", "ns", pairs)
    assert (rate.new, rate.old) == (3e6, 1e6)
    assert [time.new, time.old] == pytest.approx([1e9 / 3e6, 1000.0])
    assert rate.ratio == time.ratio == 3.0
    assert rate.as_json()["pairs"] == 3


def test_a_build_measured_against_itself() -> None:
    told: list[tuple[int, int]] = []
    only = {"coatl.clone", "coatl.legal"}
    report = bench_against(
        HERE, ["coatl"], 0.0, 2, peers=False, progress=lambda done, total: told.append((done, total)), only=only
    )
    assert {row.name for row in report.rows} == only
    assert all(len(row.pairs) == 4 and row.ratio > 0 for row in report.rows)
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert report.old == report.new
    assert json.loads(json.dumps(report.as_json()))["new"]["folder"] == str(HERE)


def test_a_folder_without_a_build_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="no_build"):
        bench_against(tmp_path, ["coatl"], 0.0, 1, peers=False)
    (tmp_path / "sunstone").mkdir()
    (tmp_path / "sunstone" / "__init__.py").write_text("raise ImportError('broken')\n", encoding="utf-8")
    with pytest.raises(BadOption, match="no_build"):
        bench_against(tmp_path, ["coatl"], 0.0, 1, peers=False)
    with pytest.raises(ValueError, match="at least one round"):
        bench_against(tmp_path, ["coatl"], 0.0, 0)


def test_the_command_shows_both_builds_and_the_ratio(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = Comparison("coatl.clone", "ns", [Pair(2e6, 1e6), Pair(2e6, 1e6)])
    made = AgainstReport(Build("/new", True), Build("/old", False), [row])
    monkeypatch.setattr(bench_command, "bench_against", lambda *_: made)
    assert run(["bench", "--against", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    assert all(word in shown for word in ("/new", "/old", "coatl.clone", "500", "1,000"))
    assert run(["bench", "--against", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rows"][0]["ratio"] == 2.0

    def refuse(*_: object) -> AgainstReport:
        raise BadOption("no_build", folder="/nowhere")

    monkeypatch.setattr(bench_command, "bench_against", refuse)
    assert run(["bench", "--against", str(tmp_path)]) == 2
    assert "/nowhere" in capsys.readouterr().err
