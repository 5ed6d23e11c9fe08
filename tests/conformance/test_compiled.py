"""The interpreted and the compiled engine play the same games, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.table import every_case

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / ".build" / "compiled"
GAMES = 2_400


def _lines(*path: Path) -> list[str]:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digest", str(GAMES)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


@pytest.mark.slow
def test_interpreted_and_compiled_agree() -> None:
    if not COMPILED.is_dir():
        pytest.fail("there is no compiled engine to compare with: run make test")
    # The installed games are listed beside the compiled engine; the code of the first run still comes from src.
    interpreted = _lines(ROOT / "src", COMPILED)
    compiled = _lines(COMPILED)
    assert interpreted[0] == "interpreted"
    assert compiled[0] == "compiled"
    assert len(interpreted) == 1 + len(every_case())
    assert interpreted[1:] == compiled[1:]
