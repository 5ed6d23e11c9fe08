"""Values that are known: a printed value is never changed for balance, nor passed off as one of ours.

`known/<game>.toml` says them once more, apart from the components: `at` (section.entry.field), `value`, and `source`,
which is "public" or "rulebook: " and the section of the rulebook. A known value changes only by two edits.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest

import sunstone
from sunstone.core.components import Components

# A game without its file fails.
GAMES = sunstone.game_ids()


@cache
def known(game: str) -> list[dict[str, object]]:
    """What is known of a game."""
    path = Path(__file__).parent / "known" / f"{game}.toml"
    rows: list[dict[str, object]] = tomllib.loads(path.read_text(encoding="utf-8"))["known"]
    return rows


def shipped(game: str) -> tuple[Components, dict[str, str]]:
    """The components as shipped, and the source of every value by its place."""
    found = sunstone.game(game)
    components = found.components()
    sources = {
        f"{section}.{entry}.{field}": components.source(section, entry, field)
        for section, fields in found.schema().items()
        for entry in components.entries(section)
        for field in fields
    }
    return components, sources


@pytest.mark.parametrize("game", GAMES)
def test_a_known_value_is_shipped_as_it_is_printed(game: str) -> None:
    components, sources = shipped(game)
    wrong = []
    for row in known(game):
        at = str(row["at"])
        assert at in sources, f"no such value: {at}"
        section, entry, field = at.split(".")
        found = components.entries(section)[entry][field]
        if found != row["value"]:
            wrong.append(f"{at} is {found}, printed is {row['value']}")
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_a_known_value_is_never_called_ours(game: str) -> None:
    _, sources = shipped(game)
    assert [row["at"] for row in known(game) if sources[str(row["at"])] == "substitute"] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_value_with_a_sure_source_is_written_down_here(game: str) -> None:
    """Once each, and what the components say is in the rulebook with the section where it stands."""
    _, sources = shipped(game)
    places = [str(row["at"]) for row in known(game)]
    assert len(places) == len(set(places))
    assert {at for at, source in sources.items() if source in ("rulebook", "public")}.difference(places) == set()
    for row in known(game):
        word, _, section = str(row["source"]).partition(": ")
        assert (word, section) == ("public", "") or (word == "rulebook" and section), row
        assert word == "rulebook" or sources[str(row["at"])] != "rulebook", row
