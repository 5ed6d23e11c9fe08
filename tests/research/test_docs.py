"""The page about research is current: its tables, its code, and the reference to cite."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sunstone
from sunstone.lab.observation import observed
from sunstone.lab.observation_tables import action_table, observation_table, renewed, shortened

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
GAMES = [name for name in sunstone.game_ids() if observed(sunstone.game(name))]


def test_the_tables_are_those_of_the_layouts_and_catalogues() -> None:
    """After a change of either: `python -m sunstone.lab.observation_tables docs/research.md`."""
    assert renewed(PAGE) == PAGE
    for name in GAMES:
        assert observation_table(sunstone.game(name)) in PAGE
        assert action_table(sunstone.game(name)) in PAGE


def test_a_table_that_is_out_of_date_is_written_anew() -> None:
    old = PAGE.replace("| `wheels` |", "| `spokes` |").replace("| 0 … 5 | `keep` |", "| 0 … 4 | `keep` |")
    assert old != PAGE
    assert renewed(old) == PAGE


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
