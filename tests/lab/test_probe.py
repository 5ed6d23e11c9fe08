"""The probe: judges held against how recorded games ended."""

from __future__ import annotations

import json
from math import log
from pathlib import Path

import pytest

import sunstone
from sunstone.cli import app
from sunstone.cli.saves import write_record
from sunstone.core.record import Record
from sunstone.lab.probe import ALL, JUDGES, PHASES, POLICIES, Probe, Wish, probe
from sunstone.lab.simulate import play_games

Output = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def played() -> list[Record]:
    return list(play_games(sunstone.game("tzolkin"), ["greedy", "greedy"], 6, seed=3))


@pytest.fixture(scope="module")
def found(played: list[Record]) -> Probe:
    return probe(played, sunstone.game("tzolkin"), Wish(every=4, simulations=4))


def test_every_judge_and_policy_has_a_row_for_each_part_and_for_all(found: Probe) -> None:
    phases = [*range(PHASES), ALL]
    for judge in JUDGES:
        assert [row.phase for row in found.values if row.judge == judge] == phases
    for policy in POLICIES:
        rows = [row for row in found.policies if row.policy == policy]
        assert [row.phase for row in rows] == phases
        assert sum(row.decisions for row in rows[:-1]) == rows[-1].decisions == found.decisions


def test_the_evaluation_knows_the_end_better_than_the_beginning(found: Probe) -> None:
    rows = {row.phase: row for row in found.values if row.judge == "evaluation"}
    assert rows[PHASES - 1].correlation > 0.6
    assert rows[PHASES - 1].error < rows[0].error


def test_who_chose_by_looking_one_step_ahead_is_found_out(found: Probe) -> None:
    rows = {row.policy: row for row in found.policies if row.phase == ALL}
    assert rows["one_ply"].agreement > rows["uniform"].agreement + 0.2
    assert rows["one_ply"].cross_entropy < rows["uniform"].cross_entropy
    assert 0 < rows["uniform"].cross_entropy < log(len(sunstone.game("tzolkin").catalogue))


def test_chances_add_up(found: Probe) -> None:
    for bins in found.chances.values():
        assert sum(each.count for each in bins) == 2 * found.decisions
        assert sum(each.count * each.true for each in bins) == pytest.approx(found.decisions)


def test_the_same_wish_finds_the_same(played: list[Record]) -> None:
    game, wish = sunstone.game("tzolkin"), Wish(every=9)
    assert probe(played[:2], game, wish) == probe(played[:2], game, wish)


def test_the_command_reads_a_folder(played: list[Record], tmp_path: Path, capsys: Output) -> None:
    for number, record in enumerate(played[:2]):
        write_record(record, tmp_path / f"{number}.json")
    assert app.run(["probe", "tzolkin", str(tmp_path), "--jobs", "1", "--every", "6"]) == 0
    said = capsys.readouterr().out
    assert "decisions of 2 games" in said
    assert "Correlation with the final lead" in said
    assert app.run(["probe", "tzolkin", str(tmp_path), "--jobs", "1", "--every", "6", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_the_command_says_what_is_wrong_with_a_folder(played: list[Record], tmp_path: Path, capsys: Output) -> None:
    assert app.run(["probe", "tzolkin", str(tmp_path)]) == app.BAD_INPUT
    assert "no records" in capsys.readouterr().err
    write_record(played[0], tmp_path / "whole.json")
    assert app.run(["probe", "coatl", str(tmp_path)]) == app.BAD_INPUT
    assert "another game" in capsys.readouterr().err
    cut = Record.from_json(played[0].to_json())
    cut.actions, cut.result = cut.actions[:20], None
    write_record(cut, tmp_path / "cut.json")
    assert app.run(["probe", "tzolkin", str(tmp_path)]) == app.BAD_INPUT
    assert "not over" in capsys.readouterr().err
