"""`make play`: what is built again and what is not, what it says, and when the server takes the compiled engine."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tools import engine, pages, play, stamps

SERVER = """
import http.server, sys
class Answer(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(open(sys.argv[2], "rb").read())
    def log_message(self, *_):
        pass
http.server.HTTPServer(("127.0.0.1", int(sys.argv[1])), Answer).serve_forever()
"""
THINKS = "sunstone_actions_total 3.0\nsunstone_bot_decisions_thinking 1.0\nsunstone_bot_decisions_waiting 0.0\n"
RESTS = THINKS.replace("thinking 1.0", "thinking 0.0")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small one, which `tools` take for the repository."""
    for name in (
        "src/sunstone/core/rng.py",
        "src/sunstone/server/app.py",
        "src/sunstone/i18n.py",
        "locales/en/web.ftl",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    for name in ("pyproject.toml", "hatch_build.py"):
        (tmp_path / name).write_text(name)
    compiled = tmp_path / ".build" / "compiled"
    (compiled / "sunstone" / "core").mkdir(parents=True)
    for module in (engine, stamps):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(engine, "SOURCE", tmp_path / "src" / "sunstone")
    monkeypatch.setattr(engine, "COMPILED", compiled)
    monkeypatch.setattr(engine, "ENGINE_STAMP", compiled / ".engine")
    monkeypatch.setattr(engine, "FILES_STAMP", compiled / ".files")
    return tmp_path


def test_only_a_change_of_the_engine_is_compiled(checkout: Path) -> None:
    assert not engine.is_compiled()
    stamps.write(engine.ENGINE_STAMP, engine._engine())
    (checkout / "src/sunstone/server/app.py").write_text("changed")
    assert engine.is_compiled()
    (checkout / "src/sunstone/core/rng.py").write_text("changed")
    assert not engine.is_compiled()


def test_the_files_around_the_engine_are_copied_when_they_change(checkout: Path) -> None:
    package = engine.COMPILED / "sunstone"
    (package / "gone.py").write_text("")
    (package / "core" / "rng.so").write_text("compiled")
    engine.bring_files()
    assert (package / "server/app.py").read_text() == "src/sunstone/server/app.py"
    assert (package / "locales/en/web.ftl").is_file()
    assert (package / "core/rng.so").is_file()
    assert not (package / "gone.py").exists()
    (package / "i18n.py").write_text("as it is, for nothing has changed")
    engine.bring_files()
    assert (package / "i18n.py").read_text() == "as it is, for nothing has changed"
    (checkout / "locales/en/web.ftl").write_text("new words")
    engine.bring_files()
    assert (package / "locales/en/web.ftl").read_text() == "new words"
    assert (package / "i18n.py").read_text() == "src/sunstone/i18n.py"


def test_the_pages_are_built_from_everything_the_bundler_reads_and_nothing_else() -> None:
    sources = {path.relative_to(stamps.ROOT).as_posix() for path in pages.sources()}
    there = {"web/src/main.ts", "web/index.html", "web/build/sw.js", "web/public/boot.js", "web/package-lock.json"}
    there |= {"locales/pl/web.ftl", "docs/games/coatl.md", "src/sunstone/games/tzolkin/components.toml"}
    assert there - sources == set()
    assert not any("node_modules" in name or name.startswith("web/tests") for name in sources)


def test_a_step_that_takes_long_says_so_and_one_that_fails_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "PATIENCE", 0.2)
    play.step("Quick", "true")
    assert capsys.readouterr().out == ""
    play.step("Slow", "sleep", "0.5")
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Slow …"
    assert said[1].startswith("Slow: ")
    with pytest.raises(play.Failed, match="Wrong failed:\nthe reason"):
        play.step("Wrong", "sh", "-c", "echo the reason; exit 3")


def test_the_server_changes_to_the_compiled_engine_when_no_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    metrics = tmp_path / "metrics"
    metrics.write_text(THINKS)
    started: list[tuple[bool, tuple[str, ...], float]] = []
    began = time.monotonic()

    def start_server(port: int, compiled: bool, *more: str) -> subprocess.Popen[bytes]:
        started.append((compiled, more, time.monotonic() - began))
        if compiled:
            return subprocess.Popen(["true"])
        return subprocess.Popen([sys.executable, "-c", SERVER, str(port), str(metrics)])

    def start_compiling() -> subprocess.Popen[bytes]:
        # The bot stops thinking a second after the engine was compiled.
        rests = f"(sleep 1; echo '{RESTS}' > {metrics}.new; mv {metrics}.new {metrics}) &"
        return subprocess.Popen(["sh", "-c", rests])

    monkeypatch.setattr(play, "LOOK", 0.05)
    monkeypatch.setattr(play, "set_up", lambda: None)
    monkeypatch.setattr(play, "can_compile", lambda: True)
    monkeypatch.setattr(play, "start_server", start_server)
    monkeypatch.setattr(play, "start_compiling", start_compiling)
    monkeypatch.setattr(engine, "is_compiled", lambda: False)
    assert play.play() == 0
    assert [(compiled, more) for compiled, more, _ in started] == [(False, ("--open",)), (True, ())]
    assert started[1][2] >= 1, "it waited for the bot"


def test_a_part_of_the_tests_says_how_long_it_took_and_the_sum_of_all_is_kept(tmp_path: Path) -> None:
    times = tmp_path / "times"
    for name, command, code in (("first", "true", 0), ("second", "false", 1)):
        timed = [str(Path(__file__).parents[2] / "tools" / "timed"), name, command]
        done = subprocess.run(timed, env={**os.environ, "TIMES": str(times)}, text=True, capture_output=True)
        assert done.returncode == code
        assert done.stdout.startswith(f"==== {name}\n")
    assert [line.split(" s  ")[1] for line in times.read_text().splitlines()] == ["first", "second: FAILED"]
    assert "0 s  first" in done.stdout
