"""`sunstone analyse`: chances that can be believed, better choices, turning points, in four languages."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from math import log
from pathlib import Path

import pytest

import sunstone
from sunstone import bots
from sunstone.cli.app import run
from sunstone.core.game import State
from sunstone.core.profile import USUAL
from sunstone.core.record import Record, Recorder
from sunstone.core.rng import Rng
from sunstone.i18n import LANGUAGES, Translator
from sunstone.lab.analysis import SHOWN, Analysis, Choice, Decision, analyse, decision
from sunstone.lab.analysis_report import AnalysisWords, html
from sunstone.lab.chances import Sample, fit, reliability, samples, scale
from sunstone.lab.turning import GAIN, LUCK, SLIP, summaries, turning_points
from sunstone.text import table_text
from tests.text.test_no_codes import codes_in

FEW = 6
"""Simulations: enough to go through everything."""


def _played(game: str, plies: int, codes: tuple[str, ...] = ("greedy", "random")) -> Record:
    """The record of the first plies of a game between bots."""
    players = [bots.make(code, seat) for seat, code in enumerate(codes)]
    recorder = Recorder(sunstone.game(game), [f"bot:{code}" for code in codes], 11)
    for _ in range(plies):
        if recorder.state.over:
            break
        recorder.play(players[recorder.state.seat].choose(recorder.state))
    return recorder.record


@pytest.fixture(scope="module", params=["coatl", "tzolkin", "endless_winter"])
def record(request: pytest.FixtureRequest) -> Record:
    return _played(request.param, 24)


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    return analyse(record, FEW)


def test_every_decision_with_a_choice_is_looked_at(record: Record, analysis: Analysis) -> None:
    free = [state.ply for state in record.states() if state.ply < len(record.actions) and len(state.legal()) > 1]
    assert [found.ply for found in analysis.decisions] == free
    assert len(analysis.movers) == len(record.actions)
    for found in analysis.decisions:
        assert found.played == record.actions[found.ply]
        assert found.seat == analysis.movers[found.ply]


def test_chances_add_up_and_the_played_choice_is_told(analysis: Analysis) -> None:
    for found in analysis.decisions:
        assert 1 <= len(found.choices) <= SHOWN
        assert found.played in [choice.action for choice in found.choices]
        for choice in found.choices:
            assert sum(choice.chances) == pytest.approx(1.0)
        assert found.chances == found.choices[0].chances
        assert 0.0 <= found.loss <= 1.0


def test_the_same_arguments_give_the_same_analysis_on_any_number_of_jobs(record: Record, analysis: Analysis) -> None:
    assert analyse(record, FEW, jobs=2).decisions == analysis.decisions
    assert analyse(record, FEW, seed=1).decisions != analysis.decisions


@pytest.mark.parametrize("game", ["coatl", "tzolkin", "endless_winter"])
def test_what_the_seat_could_not_know_changes_nothing(game: str) -> None:
    state = _played(game, 25).replay()
    while len(state.legal()) == 1:
        state.play(state.legal()[0])
    played = state.say(state.legal()[-1])

    def told(world: State) -> Decision:
        return decision(world, played, 0.3, FEW, 7)

    other = state.determinize(state.seat, Rng(99))
    assert other.dump() != state.dump()
    assert told(other) == told(state)


def test_a_choice_the_search_passed_by_is_judged_all_the_same() -> None:
    state = sunstone.game("coatl").new(2, 5)
    actions = [state.say(action) for action in state.legal()]
    told = [decision(state, line, 0.0, 2, 3) for line in actions]
    passed_by = [found for found in told if found.choices[-1].share == 0.0]
    assert passed_by
    for found in passed_by:
        assert found.choices[-1].action == found.played
        assert sum(found.choices[-1].chances) == pytest.approx(1.0)


@pytest.mark.slow
def test_a_better_player_gives_away_less() -> None:
    found = summaries(analyse(_played("tzolkin", 200), 60))
    greedy, uniform = found
    assert greedy.lost / greedy.decisions < uniform.lost / uniform.decisions
    assert greedy.best / greedy.decisions > uniform.best / uniform.decisions


def _decision(ply: int, seat: int, chance: float, loss: float = 0.0) -> Decision:
    def both(own: float) -> list[float]:
        return [own, 1 - own] if seat == 0 else [1 - own, own]

    best = Choice("pass", 0.9, both(chance))
    made = best if loss == 0.0 else Choice("take 1", 0.1, both(chance - loss))
    return Decision(ply, seat, made.action, best.chances, [best] if loss == 0.0 else [best, made], loss)


def _told(*decisions: Decision) -> Analysis:
    record = replace(_played("coatl", 0), actions=["pass"] * 20)
    return Analysis(record, 1, list(decisions), [found.seat for found in decisions], None)


def test_the_turning_points_are_the_turns_that_mattered() -> None:
    points = turning_points(
        _told(
            _decision(0, 0, 0.5),
            _decision(1, 1, 0.5),
            _decision(2, 0, 0.52, loss=0.3),
            _decision(3, 0, 0.22),
            _decision(4, 1, 0.8),
            _decision(5, 0, 0.2),
            _decision(6, 1, 0.6),
            _decision(7, 0, 0.21, loss=0.01),
            _decision(8, 1, 0.62),
        )
    )
    assert [(point.kind, point.seat, point.decision.ply) for point in points] == [
        (GAIN, 1, 1),
        (SLIP, 0, 2),
        (LUCK, 1, 4),
    ]
    assert (points[0].before, points[0].after) == (0.5, 0.8)
    assert points[1].weight == pytest.approx(0.3)
    assert [point.kind for point in turning_points(_told(_decision(0, 0, 0.5), _decision(1, 1, 0.5)))] == []


def test_no_more_turning_points_than_asked_for() -> None:
    many = [_decision(ply, ply % 2, 0.5, loss=0.1 + ply / 100) for ply in range(12)]
    assert [point.decision.ply for point in turning_points(_told(*many), 3)] == [9, 10, 11]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_analysis_is_told_in_every_language(language: str, record: Record, analysis: Analysis) -> None:
    tr = Translator(language)
    words = table_text(sunstone.game(record.game), tr, ["Anna", "Boris"])
    page = html(tr, words, analysis)
    assert f'<html lang="{language}">' in page
    assert page.count("<polyline") == 4
    said = AnalysisWords(words)
    assert len(said.decision_rows(analysis)[1]) == len(analysis.decisions)
    for kind in (GAIN, LUCK, SLIP):
        slip = replace(analysis.decisions[0], loss=0.4)
        point = replace(
            turning_points(_told(_decision(2, 0, 0.52, loss=0.3)))[0], kind=kind, decision=slip, before=0.5, after=0.2
        )
        told = said.point(point)
        assert "Anna" in told
        assert words.action_line(slip.played) in told
    for line in re.sub(r"<style>.*?</style>|<[^>]*>", "\n", page, flags=re.DOTALL).splitlines():
        assert not codes_in(record.game, language, line), line


def test_the_command_prints_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(_played("tzolkin", 12).to_json(), encoding="utf-8")
    page = tmp_path / "out.html"
    arguments = ["--lang", "en", "analyse", str(file), "--simulations", "4", "--jobs", "1"]
    assert run([*arguments, "--out", str(page)]) == 0
    said = capsys.readouterr().out
    assert "Greedy bot" in said
    assert "Turning points" in said
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert run([*arguments, "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["game"] == "tzolkin"
    assert plain["decisions"]
    assert len(plain["summaries"]) == 2


def test_a_record_without_moves_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(_played("tzolkin", 0).to_json(), encoding="utf-8")
    assert run(["--lang", "en", "analyse", str(file)]) == 2
    assert "Nothing has been played" in capsys.readouterr().err


def test_a_lead_means_more_the_less_there_is_to_play() -> None:
    for game in map(sunstone.game, sunstone.game_ids()):
        assert game.profile.lead_scale != USUAL.lead_scale
        ends = game.profile.lead_scale
        assert scale(ends, 0.0) > scale(ends, 1.0) > 0.0
        assert scale(ends, 2.0) == scale(ends, 1.0)


def test_the_fit_finds_the_scale_the_games_were_made_with() -> None:
    rng = Rng(4)
    seen = []
    for _ in range(4000):
        lead = (rng.below(4001) - 2000) / 100
        likely = 1 / (1 + 2.718281828 ** (-lead / 6.0))
        won = rng.below(1_000_000) < likely * 1_000_000
        seen.append(Sample(rng.below(1000) / 1000, [lead, 0.0], [1.0, 0.0] if won else [0.0, 1.0]))
    found = fit(seen)
    assert 4.5 < found.start < 8.0
    assert 4.5 < found.end < 8.0
    assert found.loss < log(2)
    for told in found.bins:
        assert told.true == pytest.approx(told.told, abs=0.08)
    assert sum(told.count for told in reliability(seen, (6.0, 6.0))) == 8000


def test_samples_come_from_whole_games() -> None:
    seen = samples(sunstone.game("tzolkin"), 2, 1, 3)
    assert len(seen) > 5
    assert all(0.0 <= sample.progress < 1.0 and sum(sample.won) == 1.0 for sample in seen)
