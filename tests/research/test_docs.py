"""The page about research is current: its rows, its code, and the reference to cite."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import sunstone
from sunstone.lab.observation import observed
from sunstone.lab.observation_tables import action_table, observation_table, shortened

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
GAMES = [name for name in sunstone.game_ids() if observed(sunstone.game(name))]


def test_the_rows_on_the_page_are_those_of_the_tables() -> None:
    """After a change: `python -m sunstone.lab.observation_tables tzolkin`."""
    game = sunstone.game("tzolkin")
    rows = {*observation_table(game).splitlines(), *action_table(game).splitlines()}
    shown = re.findall(r"(?m)^\| (?:`|\d).*$", PAGE.partition("## Observations")[2].partition("## Speed")[0])
    assert len(shown) > 8
    assert set(shown) <= rows
    sizes = [len(sunstone.game(name).catalogue) for name in ("tzolkin", "coatl", "endless_winter")]
    told = "any options: {} actions in Tzolk'in, {} in Cóatl, {} in Endless Winter.".format(*sizes)
    assert told in " ".join(PAGE.split())


@pytest.mark.parametrize("name", GAMES)
def test_the_command_prints_both_tables(name: str) -> None:
    asked = [sys.executable, "-m", "sunstone.lab.observation_tables", name]
    printed = subprocess.run(asked, check=True, capture_output=True, encoding="utf-8").stdout
    game = sunstone.game(name)
    assert printed == f"{observation_table(game)}\n\n{action_table(game)}\n"


def test_the_tables_tell_shapes_by_the_number_of_players() -> None:
    table = observation_table(sunstone.game("tzolkin"))
    assert "| `wheels` | (players + 1) × 54 | 0 … 1 |" in table
    assert "| `purse` | players × 2 | -32768 … 32767 |" in table
    assert "| `jungle` | 4 × 2 | 0 … 255 |" in table
    actions = action_table(sunstone.game("coatl"))
    assert "| 268 | `pass` |  | `pass` |  |" in actions
    # The last line ends where the catalogue ends.
    assert f"… {len(sunstone.game('coatl').catalogue) - 1} |" in actions.splitlines()[-1]


def test_long_rows_of_names_are_shortened() -> None:
    assert shortened(("a_1", "a_2", "a_3", "b", "c-07", "c-08", "d_1", "e_2")) == (
        "`a_1` … `a_3`, `b`, `c-07` … `c-08`, `d_1`, `e_2`"
    )


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL))
def test_the_code_on_the_page_runs(block: str) -> None:
    exec(compile(block, "docs/research.md", "exec"), {})


def test_the_reference_names_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {sunstone.__version__}\n" in citation
    assert "\nlicense: Apache-2.0\n" in citation
