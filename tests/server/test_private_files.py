"""What the server keeps can be read by its owner alone, whatever the umask says."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sunstone.cli.app import run
from sunstone.server.private_files import create_private
from sunstone.server.settings import EmptySecret, read_secret
from tests.server.children import first_line
from tests.server.site import Process, Site, environment, play_out

KEPT = {"sunstone.sqlite3", "sunstone.sqlite3-wal", "sunstone.sqlite3-shm", "secret"}


def _mode(path: Path) -> str:
    return oct(stat.S_IMODE(path.stat().st_mode))


def _modes(folder: Path) -> dict[str, str]:
    return {name: _mode(folder / name) for name in KEPT}


def _without_secret() -> dict[str, str]:
    return {name: value for name, value in environment().items() if name != "SUNSTONE_SECRET"}


def _sunstone(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "sunstone.cli", *arguments]


def _serve(folder: Path, logs: Path, umask: int) -> Process:
    out, err = logs / f"{time.time_ns()}.out", logs / f"{time.time_ns()}.err"
    with out.open("w") as said, err.open("w") as errors:
        child = subprocess.Popen(
            _sunstone("serve", "--port", "0", "--folder", str(folder)),
            stdout=said,
            stderr=errors,
            env=_without_secret(),
            umask=umask,
            text=True,
        )
    return Process(child, first_line(child, out, err).split()[-1], err)


def test_a_server_and_the_commands_make_private_files_under_the_widest_umask(tmp_path: Path) -> None:
    folder, backups = tmp_path / "above" / "data", tmp_path / "backups"
    site = Site([_serve(folder, tmp_path, 0)])
    try:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        play_out(eva.started(jan), eva, jan, upto=3)
        assert _modes(folder) == dict.fromkeys(KEPT, "0o600")
        assert (_mode(folder), _mode(folder.parent)) == ("0o700", "0o700")
        for target in (tmp_path / "one.zip", backups):
            extra = ["--keep", "3"] if target is backups else []
            command = _sunstone("backup", str(target), "--folder", str(folder), *extra)
            subprocess.run(command, check=True, umask=0, env=_without_secret(), stdout=subprocess.DEVNULL)
    finally:
        site.stop()
    new = tmp_path / "new"
    command = _sunstone("restore", str(tmp_path / "one.zip"), "--folder", str(new))
    subprocess.run(command, check=True, umask=0, env=_without_secret(), stdout=subprocess.DEVNULL)
    made = [tmp_path / "one.zip", *backups.iterdir(), *new.iterdir()]
    assert {path.name: _mode(path) for path in made} == {path.name: "0o600" for path in made}
    assert (_mode(backups), _mode(new)) == ("0o700", "0o700")


def test_files_that_others_can_read_are_narrowed_at_the_start_and_the_log_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    first = _serve(folder, tmp_path, 0o077)
    # Killed, so that the files beside the database stay.
    first.kill()
    folder.chmod(0o755)
    for name in KEPT:
        (folder / name).chmod(0o664)
    second = _serve(folder, tmp_path, 0o022)
    try:
        assert _modes(folder) == dict.fromkeys(KEPT, "0o600")
        assert _mode(folder) == "0o755", "a folder that somebody has made is theirs to open"
        said = [json.loads(line)["event"] for line in second.log.read_text().splitlines()]
        for name in KEPT:
            assert f"permissions of {folder / name} narrowed from 664 to 600" in said
    finally:
        second.stop()


def test_the_strictest_umask_leaves_the_owner_able_to_write(tmp_path: Path) -> None:
    before = os.umask(0o777)
    try:
        with create_private(tmp_path / "file") as file:
            file.write(b"mine")
    finally:
        os.umask(before)
    assert _mode(tmp_path / "file") == "0o600"


def test_an_empty_secret_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "secret").touch(0o600)
    with pytest.raises(EmptySecret):
        read_secret(tmp_path, {})
    monkeypatch.delenv("SUNSTONE_SECRET", raising=False)
    monkeypatch.setenv("SUNSTONE_LANG", "en")
    assert run(["backup", str(tmp_path / "b.zip"), "--folder", str(tmp_path)]) == 2
    assert "secret is empty" in capsys.readouterr().err


def test_where_files_have_no_permission_bits_nothing_is_narrowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As on Windows, where every file looks like 0666.
    (tmp_path / "secret").write_bytes(b"kept")
    (tmp_path / "secret").chmod(0o666)
    monkeypatch.setattr(sys, "platform", "win32")
    assert read_secret(tmp_path, {}) == b"kept"
    assert _mode(tmp_path / "secret") == "0o666"
