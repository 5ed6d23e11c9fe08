"""Work spread over processes."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from sunstone.core.game import Game
from sunstone.core.registry import game
from sunstone.lab.jobs import in_order

SCRIPT = """
import socket, sys, time
from sunstone.core.registry import game
from sunstone.lab.jobs import in_order

def work(_game, _task):
    line = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
    time.sleep(3600)

if __name__ == "__main__":
    list(in_order(work, game("coatl"), [1, 2, 3, 4], jobs=2))
"""


def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    """Else they would play on for nobody, and slow down everything that is measured on the machine."""
    script = tmp_path / "endless.py"
    script.write_text(SCRIPT)
    with socket.create_server(("127.0.0.1", 0)) as door:
        door.settimeout(120)
        parent = subprocess.Popen([sys.executable, str(script), str(door.getsockname()[1])])
        try:
            lines = [door.accept()[0] for _ in range(2)]
        finally:
            parent.kill()
            parent.wait()
        for line in lines:
            with line:
                line.settimeout(120)
                assert line.recv(1) == b"", "a worker that is gone has let go of its line"


def threads(_game: Game, _task: int) -> str | None:
    return os.environ.get("OPENBLAS_NUM_THREADS")


def test_each_worker_keeps_to_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """NumPy takes all of them by itself, and workers that all do so wait for each other."""
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "3")
    assert list(in_order(threads, game("coatl"), [1, 2], jobs=2)) == ["3", "3"]
    monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    assert list(in_order(threads, game("coatl"), [1, 2], jobs=2)) == ["1", "1"]
