"""Windows and macOS, as far as they can be seen from here: nothing of ours needs what only Linux or Unix has."""

from __future__ import annotations

import ast
import json
import os
import re
import signal
import subprocess
import sys
import time
import tomllib
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath
from typing import Any

import pytest
from packaging.requirements import Requirement
from sqlalchemy import make_url

from sunstone.cli import saves
from sunstone.cli.app import INTERRUPTED
from sunstone.lab import follow
from sunstone.server import settings

Json = Any
ROOT = Path(__file__).parents[2]
SOURCES = sorted(path for path in (ROOT / "src").rglob("*.py"))
POORER = Path(__file__).parent / "poorer.py"
UNIX = {"curses", "fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty", "uvloop"}
GUARDED = {"readline"}
ONLY_UNIX = re.compile(
    r"os\.(chown|fchmod|fork|geteuid|getuid|getloadavg|killpg|nice|pidfd_open|sched_getaffinity|setsid|uname)\b"
    r"|signal\.(SIGALRM|SIGCHLD|SIGHUP|SIGKILL|SIGUSR)|add_signal_handler|AF_UNIX|/dev/shm"
)
SYSTEMS = {"win32": "Windows", "darwin": "Darwin", "linux": "Linux"}


def test_no_file_of_ours_asks_for_what_only_unix_has() -> None:
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        assert [found[0] for found in ONLY_UNIX.finditer(text)] == [], path
        imported = set(re.findall(r"^\s*(?:import|from) (\w+)", text, re.MULTILINE))
        assert imported & UNIX == set(), path
        if imported & GUARDED:
            assert "except ImportError" in text, path


def _calls(path: Path) -> Iterator[tuple[str, list[Json], set[str | None], str]]:
    """Every call in a file: name, constant arguments, names of other arguments, and where it is."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
            name = f".{node.func.attr}" if isinstance(node.func, ast.Attribute) else node.func.id
            constants = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
            yield name, constants, {keyword.arg for keyword in node.keywords}, f"{path}:{node.lineno}"


def test_text_is_read_and_written_as_utf_8_whatever_the_system_prefers() -> None:
    for path in SOURCES:
        for name, constants, told, where in _calls(path):
            # Parts of a zip file are bytes.
            opens = name in ("open", ".open", ".fdopen") and "force_zip64" not in told
            if name in (".read_text", ".write_text"):
                assert "encoding" in told, where
            if opens and any(re.fullmatch(r"[rwax]\+?t?", str(mode)) for mode in constants):
                assert "encoding" in told, where


def test_every_dependency_is_for_every_system_but_uvloop() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for text in project["dependencies"]:
        asked = Requirement(text)
        for system in SYSTEMS:
            wanted = asked.marker is None or asked.marker.evaluate({"sys_platform": system})
            assert wanted == (asked.name != "uvloop" or system != "win32"), (text, system)


def test_the_page_can_be_built_on_every_system() -> None:
    """npm writes into a lock only the packages of the system it ran on, if others were installed before."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, package in packages.items():
        for wanted in package.get("optionalDependencies", {}):
            assert f"node_modules/{wanted}" in packages, f"{name} has no {wanted}"


@pytest.mark.parametrize(
    ("system", "variable", "server", "games"),
    [
        ("win32", "LOCALAPPDATA", "sunstone/server", "sunstone/games"),
        ("darwin", "HOME", "Library/Application Support/sunstone/server", "Library/Application Support/sunstone/games"),
        ("linux", "XDG_DATA_HOME", "sunstone/server", "sunstone/games"),
    ],
)
def test_data_lies_where_the_system_keeps_it(
    system: str, variable: str, server: str, games: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv(variable, str(tmp_path))
    assert settings.server_folder() == tmp_path / server
    assert saves.new_save("coatl").parent == tmp_path / games


def test_a_pool_has_no_more_processes_than_windows_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert follow.as_many_as_go(64) == 64
    monkeypatch.setattr(sys, "platform", "win32")
    assert (follow.as_many_as_go(64), follow.as_many_as_go(3)) == (61, 3)
    pools = [call for path in SOURCES for call in re.findall(r"ProcessPoolExecutor\(.", path.read_text("utf-8"))]
    assert pools == ["ProcessPoolExecutor(a"] * 2, "each asks"


def test_the_database_is_found_on_a_drive_of_windows() -> None:
    folder = PureWindowsPath(r"C:\Users\Jana Nováková\AppData\Local\sunstone\server")
    url = settings.sqlite_url(folder)  # type: ignore[arg-type]
    assert make_url(url).database == str(folder / "sunstone.sqlite3")


@contextmanager
def poor_server(folder: Path, *arguments: str) -> Iterator[str]:
    """The address of a server that runs with no more than Windows has."""
    env = {**os.environ, "SUNSTONE_FOLDER": str(folder), "SUNSTONE_LANG": "cs", "PYTHONIOENCODING": "cp1250"}
    command = [sys.executable, str(POORER), "serve", "--port", "0", *arguments]
    server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    said = ""
    try:
        assert server.stdout is not None
        while not (found := re.search(r"(http://[\d.:]+)\s", said)):
            line = server.stdout.readline().decode("cp1250")
            assert line, f"it did not start: {said}"
            said += line if not line.startswith("{") else ""
        yield found[1]
        server.send_signal(signal.SIGINT)
        # uvicorn raises the signal once more when all is closed; if Python happens to be in a finalizer, it drops that.
        assert server.wait(30) in (0, INTERRUPTED)
    finally:
        server.kill()
        server.wait()


class Guest:
    """Somebody at a table, by plain requests."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._cookie = ""
        self.ask("/guest", {"name": "Jana"})

    def ask(self, path: str, body: Json = None) -> Json:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": self._cookie, "X-Sunstone": "1"}
        request = urllib.request.Request(f"{self._address}/api{path}", data, headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            if given := answer.headers.get("Set-Cookie"):
                self._cookie = given.partition(";")[0]
            return json.loads(answer.read())

    def my_turn(self, table: str, after: int) -> Json:
        """The position when it is asked something again."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            position = self.ask(f"/tables/{table}/sync?seat=0")["position"]
            if position["ply"] > after and position["legal"]:
                return position
            time.sleep(0.05)
        raise AssertionError("the bot does not decide")


def test_a_bot_answers_with_no_more_than_windows_has(tmp_path: Path) -> None:
    """The bot thinks in a process of its own, which is started by `spawn`, as it is everywhere."""
    with poor_server(tmp_path) as address:
        guest = Guest(address)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = guest.ask("/tables", {"game": "tzolkin", "seats": seats, "drawn": False})["id"]
        guest.ask(f"/tables/{table}/start", {})
        ply = -1
        for _ in range(8):
            position = guest.my_turn(table, ply)
            ply = position["ply"]
            said = {"seat": 0, "line": position["line"], "ply": ply, "action": position["legal"][0]["structure"]}
            guest.ask(f"/tables/{table}/actions", said)
        log = guest.ask(f"/tables/{table}/log?before=1000000")
        assert {entry.get("seat") for entry in log} >= {0, 1}


def test_commands_run_where_the_code_page_lacks_letters(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONIOENCODING": "cp1252", "SUNSTONE_LANG": "cs", "SUNSTONE_FOLDER": str(tmp_path)}
    done = subprocess.run([sys.executable, str(POORER), "--help"], env=env, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert b"otev?en\xfd digit\xe1ln\xed st?l" in done.stdout
