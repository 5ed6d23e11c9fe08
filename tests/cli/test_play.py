"""A game in the terminal, typed by a person."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sunstone
from sunstone.cli.app import run
from sunstone.cli.commands import is_plain, read_answer
from sunstone.cli.line import completions
from sunstone.core.record import Record
from sunstone.i18n import LANGUAGES, Translator

Output = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def _place(monkeypatch: Patch, tmp_path: Path) -> None:
    monkeypatch.setenv("SUNSTONE_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def _type(monkeypatch: Patch, lines: Iterator[str]) -> None:
    def typed(_: str = "") -> str:
        for line in lines:
            return line
        raise EOFError

    monkeypatch.setattr("builtins.input", typed)


def _play(monkeypatch: Patch, lines: list[str], *arguments: str) -> int:
    _type(monkeypatch, iter(lines))
    return run(["play", "coatl", "--terminal", "--seed", "5", "-o", "sacrifice_tokens=off", "--keep-order", *arguments])


@pytest.mark.parametrize(("game", "language"), [("endless_winter", "en"), *(("coatl", one) for one in LANGUAGES)])
def test_a_whole_game_can_be_typed(
    game: str, language: str, monkeypatch: Patch, tmp_path: Path, capsys: Output
) -> None:
    # Someone who types now and then the first, the last or a middle choice; in Cóatl some have to be typed in words.
    def lines() -> Iterator[str]:
        turn = 0
        if game == "coatl":
            yield "keep 1"
        while True:
            turn += 1
            shown = capsys.readouterr().out
            numbers = re.findall(r"^ *(\d+)\. ", shown.rsplit("\n\n", 1)[-1], flags=re.MULTILINE)
            yield numbers[(turn * 7) % len(numbers)] if numbers else "discard none"

    save = tmp_path / "game.json"
    _type(monkeypatch, lines())
    arguments = ["play", game, "--terminal", "--players", "me,random", "--seed", "90210", "--save", str(save)]
    assert run([*arguments, "--lang", language]) == 0
    record = Record.from_json(save.read_text(encoding="utf-8"))
    assert sunstone.verify(record).over
    shown = capsys.readouterr().out
    assert Translator(language)("play-over") in shown
    assert str(record.seed) in shown


def test_save_and_resume(monkeypatch: Patch, tmp_path: Path, capsys: Output) -> None:
    save = tmp_path / "mine.json"
    assert _play(monkeypatch, ["keep 1 2", "take body y y"], "--save", str(save)) == 0
    assert f"--resume {save}" in capsys.readouterr().out
    before = json.loads(save.read_text(encoding="utf-8"))["actions"]
    assert before[0] == "keep 1 2"
    assert "take body Y Y" in before
    _type(monkeypatch, iter(["start body y", "end"]))
    assert run(["play", "--terminal", "--resume", str(save)]) == 0
    after = json.loads(save.read_text(encoding="utf-8"))["actions"]
    assert after[: len(before)] == before
    assert "start body Y" in after


def test_a_new_game_overwrites_no_file(monkeypatch: Patch, tmp_path: Path, capsys: Output) -> None:
    save = tmp_path / "mine.json"
    save.write_text("precious", encoding="utf-8")
    assert _play(monkeypatch, ["keep 1"], "--save", str(save)) == 2
    assert "not overwritten" in capsys.readouterr().err
    assert _play(monkeypatch, [f"save {save}", "quit"]) == 0
    assert "not overwritten" in capsys.readouterr().out
    assert save.read_text(encoding="utf-8") == "precious"


def test_undo_inside_the_turn_only(monkeypatch: Patch, tmp_path: Path, capsys: Output) -> None:
    save = tmp_path / "game.json"
    lines = ["keep 1 2", "undo", "take body y y", "start body y", "undo", "undo", "choose deck", "undo", "quit"]
    assert _play(monkeypatch, lines, "--save", str(save)) == 0
    out = capsys.readouterr().out
    assert out.count("Undone.") == 1
    assert out.count("There is nothing in this turn to undo.") == 2
    assert "cannot be undone" in out
    actions = json.loads(save.read_text(encoding="utf-8"))["actions"]
    assert "start body Y" not in actions
    assert actions[-1] == "choose deck"


def test_questions_at_the_table(monkeypatch: Patch, capsys: Output) -> None:
    lines = [
        "?",
        "keep 1",
        "why take head Y",
        "why take head R",
        "why head yellow",
        "board supply",
        "choices",
        "log",
        "dance",
        "99",
        "quit",
    ]
    assert _play(monkeypatch, lines) == 0
    out = capsys.readouterr().out
    assert "list all choices" in out
    assert "No space of the supply board holds that." in out
    assert "“head, red” is possible." in out
    assert "a new coatl: head, yellow" in out, "one of those whose description has the words"
    assert "“dance” is not an action" in out
    assert "There is no choice 99" in out
    assert not [action for action in sunstone.game("coatl").catalogue.texts() if f" {action}:" in out]


def test_the_text_of_an_action_that_names_an_id_is_not_shown() -> None:
    assert is_plain("take head R")
    assert is_plain("take tikal 3")
    assert not is_plain("place chichen_itza")
    assert not is_plain("megalith a1 12")
    assert not is_plain("choose run_YKR")
    assert not is_plain("complete 1 promo_noblack_len11")
    assert not is_plain("play cu1-07")
    state = sunstone.game("coatl").new(2, 5, {"sacrifice_tokens": False})
    while not any(state.say(action).startswith("choose ") for action in state.legal()):
        state.play(state.legal()[0])
    assert completions(state, "choose ") == ["deck"]


def test_an_illegal_action_is_explained_and_not_played(monkeypatch: Patch, tmp_path: Path, capsys: Output) -> None:
    save = tmp_path / "game.json"
    assert _play(monkeypatch, ["take head R", "quit"], "--save", str(save)) == 0
    assert "First say which of the dealt prophecies you keep." in capsys.readouterr().out
    assert json.loads(save.read_text(encoding="utf-8"))["actions"] == []


def test_hot_seat_hands_over_and_hides(monkeypatch: Patch, capsys: Output) -> None:
    lines = ["", "keep 1", "", "keep none", "", "quit"]
    assert _play(monkeypatch, lines, "--players", "Anna,Petr") == 0
    out = capsys.readouterr().out
    parts = out.split("Petr (you)")
    assert len(parts) == 2
    # What Petr is shown tells how many cards Anna kept, never which.
    told = parts[0].split("Anna (you)")[1].split("What happened")[1]
    assert "Anna keeps 1 prophecy and puts 2 aside" in told
    kept = sunstone.game("coatl").new(2, 5, {"sacrifice_tokens": False}).view(0)["seats"]
    assert isinstance(kept, list)
    for card in kept[0]["hand"]:
        display = told.count(card)
        assert display == told.split("Anna: 0 points")[0].count(card)


def test_bots_alone_play_and_are_told(monkeypatch: Patch, capsys: Output) -> None:
    assert _play(monkeypatch, [], "--players", "random,random") == 0
    out = capsys.readouterr().out
    assert "Random bot 1 takes" in out
    assert "The seed was 5" in out


def test_words_may_be_shortened_where_they_are_clear() -> None:
    state = sunstone.game("coatl").new(2, 5)
    state.play(state.read("keep 1"))
    state.play(state.read("keep none"))
    legal = state.legal()
    assert read_answer("t h r", state, legal, str).action == state.read("take head R")
    assert read_answer("TAKE  Body y Y", state, legal, str).action == state.read("take body Y Y")
    several = read_answer("take tail", state, legal, str)
    assert several.kind == "problem"
    assert read_answer("t t g", state, legal, str).action == state.read("take tail G")
    assert read_answer("p b r", state, legal, str).kind == "problem"
    assert read_answer("take body r", state, legal, str).kind == "problem"
    assert read_answer("1", state, legal, str).action == legal[0]


def test_the_tabulator_completes_legal_words() -> None:
    state = sunstone.game("coatl").new(2, 5)
    state.play(state.read("keep 1"))
    state.play(state.read("keep none"))
    assert "take" in completions(state, "t")
    assert completions(state, "take h") == ["head"]
    assert completions(state, "take head ") == ["R"]
    assert completions(state, "why take head r") == ["R"]
    assert completions(state, "und") == ["undo"]
