"""The `sunstone` command: what it prints, what it refuses, and its exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from sunstone.cli.app import run, split_language
from sunstone.cli.serve import open_browser
from sunstone.core.record import Record
from sunstone.i18n import Translator

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SUNSTONE_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def _record(tmp_path: Path, capsys: Output) -> Path:
    folder = tmp_path / "games"
    arguments = ["simulate", "coatl", "--players", "random,random", "--games", "1", "--seed", "4"]
    assert run([*arguments, "--records", str(folder)]) == 0
    capsys.readouterr()
    return folder / "coatl-1.json"


def test_games_are_listed_for_people_and_machines(capsys: Output) -> None:
    assert run(["games"]) == 0
    assert "Cóatl, 2 to 4 players" in capsys.readouterr().out
    assert run(["games", "--json"]) == 0
    coatl = next(game for game in json.loads(capsys.readouterr().out) if game["id"] == "coatl")
    assert coatl["players"] == [2, 4]
    assert [option["name"] for option in coatl["options"]] == ["sacrifice_tokens", "open_end", "promo"]


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Usage:"), ("cs", "Použití:"), ("nl", "Gebruik:"), ("pl", "Użycie:")]
)
def test_help_is_in_the_readers_language(language: str, word: str, capsys: Output) -> None:
    assert run(["play", "--help", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert out.startswith(word)
    assert "Show this page." not in out or language == "en"
    assert "Options" not in out or language == "en"


def test_without_a_command_help_is_shown(capsys: Output) -> None:
    assert run([]) == 0
    assert "Commands" in capsys.readouterr().out


@pytest.mark.parametrize("worked", [True, False])
def test_without_a_command_the_table_is_opened_if_somebody_sits_there(
    worked: bool, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def open_browser(tr: Translator, page: str) -> bool:
        opened.append(f"{tr.language}/{page}")
        return worked

    monkeypatch.setattr("sunstone.cli.serve.open_browser", open_browser)
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    assert run(["--lang", "cs"]) == (0 if worked else 1)
    assert opened == ["cs/"]
    assert capsys.readouterr().out == ""
    assert run(["--help"]) == 0
    assert "Commands" in capsys.readouterr().out
    assert len(opened) == 1


@pytest.mark.parametrize("show", [lambda: open_browser(Translator("en"), ""), lambda: run(["serve", "--open"]) == 0])
def test_the_server_does_not_wait_for_a_browser(show: Callable[[], bool], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    begun, served, late = threading.Event(), threading.Event(), threading.Event()

    def slow(address: str) -> None:
        asked.append(address.rstrip("/"))
        begun.set()
        if not served.wait(10):
            late.set()

    def serves(_settings: object, _host: str, _port: int, _proxies: object, ready: Callable[[str], None]) -> bool:
        ready("http://here")
        served.set()
        return True

    monkeypatch.setattr("webbrowser.open", slow)
    monkeypatch.setattr("sunstone.server.run.serve", serves)
    assert show()
    assert begun.wait(10)
    assert asked == ["http://here"]
    assert not late.is_set()


def test_language_is_found_anywhere_on_the_line() -> None:
    assert split_language(["play", "--lang", "cs", "coatl"]) == ("cs", ["play", "coatl"])
    assert split_language(["--lang=pl", "games"]) == ("pl", ["games"])
    assert split_language(["games", "--", "--lang", "cs"]) == (None, ["games", "--", "--lang", "cs"])
    assert split_language(["games", "--lang"]) == (None, ["games", "--lang"])


def test_simulate_is_reproducible_and_sums_up(capsys: Output) -> None:
    arguments = ["simulate", "coatl", "--players", "random,random,random", "--games", "3", "--seed", "1", "--json"]
    assert run(arguments) == 0
    first = capsys.readouterr().out
    assert run(arguments) == 0
    assert capsys.readouterr().out == first
    summary = json.loads(first)
    assert summary["games"] == 3
    assert len(summary["seats"]) == 3
    assert run(arguments[:-1]) == 0
    assert "Seat 3, random" in capsys.readouterr().out


def test_records_are_written_replayed_and_verified(tmp_path: Path, capsys: Output) -> None:
    path = _record(tmp_path, capsys)
    record = Record.from_json(path.read_text(encoding="utf-8"))
    assert record.result is not None
    assert run(["verify", str(path)]) == 0
    assert "complete and correct" in capsys.readouterr().out
    assert run(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert f"\n{len(record.actions)}. " in out
    assert run(["replay", str(path), "--ply", "3", "--seat", "1"]) == 0
    assert "Your hand:" in capsys.readouterr().out
    assert run(["replay", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["scores"] == record.result["scores"]


def test_replay_through_a_seats_eyes_hides_the_others(tmp_path: Path, capsys: Output) -> None:
    path = _record(tmp_path, capsys)
    assert run(["replay", str(path), "--seat", "1", "--json"]) == 0
    seen = json.loads(capsys.readouterr().out)
    kept = [event for ply in seen["plies"] for event in ply["events"] if event["kind"] == "kept"]
    assert "cards" in kept[0]
    assert "cards" not in kept[1]
    assert run(["replay", str(path), "--json"]) == 0
    everything = json.loads(capsys.readouterr().out)
    kept = [event for ply in everything["plies"] for event in ply["events"] if event["kind"] == "kept"]
    assert all("cards" in event for event in kept)


def test_perft_counts(capsys: Output) -> None:
    assert run(["perft", "coatl", "--players", "2", "--depth", "2", "--json"]) == 0
    counts = json.loads(capsys.readouterr().out)["counts"]
    assert len(counts) == 2
    assert 0 < counts[0] < counts[1]


def test_fuzz_reports_every_case(capsys: Output) -> None:
    arguments = ["fuzz", "coatl", "--players", "2", "--games", "1", "-o", "promo=off"]
    assert run([*arguments, "--policy", "passer, mixed", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["failed"] == 0
    assert [case["policy"] for case in report["cases"]] == ["passer"] * 4 + ["mixed"] * 4
    assert all(case["options"]["promo"] is False for case in report["cases"])


def test_bench_writes_json_once(tmp_path: Path, capsys: Output) -> None:
    out = tmp_path / "bench.json"
    arguments = ["bench", "--games", "coatl", "--seconds", "0.01", "--rounds", "1", "--no-peers", "--out", str(out)]
    assert run(arguments) == 0
    assert "coatl.loop" in capsys.readouterr().out
    before = out.read_text(encoding="utf-8")
    assert json.loads(before)["rows"]
    assert run(arguments) == 2
    assert out.read_text(encoding="utf-8") == before


def test_components_show_their_source(capsys: Output) -> None:
    assert run(["components", "coatl", "--source", "rulebook", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {
        "section": "prophecy",
        "entry": "mirror_GK",
        "field": "levels",
        "value": [[1, 4]],
        "source": "rulebook",
    } in rows
    assert all(row["source"] == "rulebook" for row in rows)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shell_completion_script(shell: str, capsys: Output) -> None:
    assert run(["completion", shell]) == 0
    assert "_SUNSTONE_COMPLETE" in capsys.readouterr().out


def test_shell_completion_knows_the_games() -> None:
    environment = {"_SUNSTONE_COMPLETE": "bash_complete", "COMP_WORDS": "sunstone play co", "COMP_CWORD": "2"}
    done = subprocess.run(
        [sys.executable, "-m", "sunstone.cli"],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "coatl" in done.stdout


# Bad input: a clear message, exit code 2, nothing overwritten.


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "coatel", "--terminal"], "Did you mean “coatl”"),
        (["play", "coatl", "--seed", "1"], "add --terminal"),
        (["play", "--terminal"], "which game"),
        (["play", "coatl", "--terminal", "--players", "me"], "2 to 4 players"),
        (["play", "coatl", "--terminal", "--players", "a,b,c,d,e"], "2 to 4 players"),
        (["play", "coatl", "--terminal", "--players", "me,,greedy"], "left empty"),
        (["play", "coatl", "--terminal", "-o", "promo=maybe"], "cannot be “maybe”"),
        (["play", "coatl", "--terminal", "-o", "open_end=0"], "literal, strict"),
        (["play", "coatl", "--terminal", "-o", "golden=on"], "no option “golden”"),
        (["play", "coatl", "--terminal", "-o", "promo"], "name=value"),
        (["play", "coatl", "--terminal", "--components", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["play", "coatl", "--terminal", "--resume", "x.json"], "--resume takes no game"),
        (["play", "--terminal", "--resume", "nowhere.json"], "nowhere.json cannot be read"),
        (["play", "coatl", "--terminal", "--seed", "-1"], "--seed must be a number"),
        (["play", "coatl", "--terminal", "--seed", str(1 << 128)], "seed"),
        (["simulate", "coatl", "--players", "clever,random"], "no bot “clever”"),
        (["simulate", "coatl", "--games", "0"], "--games must be a number"),
        (["fuzz", "coatl", "--players", "two"], "commas"),
        (["fuzz", "coatl", "--players", "7"], "2 to 4 players"),
        (["fuzz", "coatl", "--policy", "passer,sleeper"], "hoarder, builder"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read"),
        (["perft"], "GAME is missing"),
        (["completion", "tcsh"], "bash, zsh, fish"),
        (["dance"], "no command “dance”"),
        (["games", "--jsn"], "no option --jsn"),
        (["games", "extra"], "arguments do not fit"),
        (["games", "--lang", "xx"], "not a language"),
        (["games", "--lang"], "--lang"),
    ],
)
def test_bad_input_is_explained(arguments: list[str], said: str, capsys: Output) -> None:
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert said in captured.err
    assert "Traceback" not in captured.err
    assert captured.out == ""


@pytest.mark.parametrize(("arguments", "page"), [(["play", "coatl"], "new/coatl"), (["play"], "")])
def test_without_a_terminal_the_browser_opens(arguments: list[str], page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("sunstone.cli.play.open_browser", lambda _tr, where: opened.append(where))
    assert run(arguments) == 0
    assert opened == [page]


def test_bad_input_is_explained_in_the_users_language(capsys: Output) -> None:
    said = set()
    for language in ("en", "cs", "nl", "pl"):
        assert run(["play", "nogame", "--terminal", "--lang", language]) == 2
        said.add(capsys.readouterr().err)
    assert len(said) == 4


def test_errors_are_json_for_machines(capsys: Output) -> None:
    assert run(["perft", "nogame", "--json"]) == 2
    error = json.loads(capsys.readouterr().err)
    assert error["error"] == "unknown"


def _damaged(text: str) -> dict[str, str]:
    plain = json.loads(text)
    return {
        "record-not-json": text[: len(text) // 2],
        "record-format": json.dumps({**plain, "format": "something/9"}),
        "record-rules-version": json.dumps({**plain, "rules_version": 99}),
        "record-seed-digest": json.dumps({**plain, "seed": "5"}),
        "record-fields": json.dumps({key: value for key, value in plain.items() if key != "actions"}),
        "record-action": json.dumps({**plain, "actions": ["end", *plain["actions"]]}),
        "record-result": json.dumps({**plain, "result": {**plain["result"], "scores": [99, 0]}}),
        "record-not-record": "[1, 2]",
    }


@pytest.mark.parametrize("damage", list(_damaged('{"actions": [], "result": {}}')))
def test_a_broken_record_is_refused_and_left_alone(damage: str, tmp_path: Path, capsys: Output) -> None:
    path = _record(tmp_path, capsys)
    broken = _damaged(path.read_text(encoding="utf-8"))[damage]
    path.write_text(broken, encoding="utf-8")
    for arguments in (["verify", str(path)], ["play", "--terminal", "--resume", str(path)]):
        if damage == "record-result" and arguments[0] == "play":
            continue
        assert run(arguments) == 2, arguments
        assert capsys.readouterr().err
        assert path.read_text(encoding="utf-8") == broken


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = 'coatl'\n[prophecy.pair_B]\nlevels = 3\n", "line 3, prophecy.pair_B.levels"),
        ("game = 'coatl'\n\n[prophecy.pair_X]\ncopies = 1\n", "line 3: “prophecy.pair_X”"),
        ("game = 'coatl'\n[pieces.head]\nper_colour = 0\n", "line 3, pieces.head.per_colour"),
        ("game = 'coatl'\n[temple.absent_Y_len7]\nrequirements = ['absent Q']\n", "line 3"),
        ("game = 'tzolkin'\n", "line 1"),
        ("game = 'coatl'\n[prophecy\n", "line 2"),
    ],
)
def test_a_wrong_components_file_names_line_and_field(text: str, said: str, tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    for arguments in (
        ["perft", "coatl", "--components", str(file)],
        ["components", "coatl", "--components", str(file)],
    ):
        assert run(arguments) == 2
        assert said in capsys.readouterr().err


def test_simulate_does_not_write_into_an_existing_folder(tmp_path: Path, capsys: Output) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text("mine", encoding="utf-8")
    assert run(["simulate", "coatl", "--games", "1", "--records", str(tmp_path)]) == 2
    assert "not overwritten" in capsys.readouterr().err
    assert sorted(tmp_path.iterdir()) == [kept]
