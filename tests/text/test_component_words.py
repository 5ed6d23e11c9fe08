"""What boards say of the components: every card, tile and station, in every language."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import cast

import pytest

from sunstone.core.registry import game
from sunstone.games.tzolkin.names import TECHNOLOGIES, TOP_LEVEL
from sunstone.i18n import LANGUAGES, Translator
from sunstone.text import table_text
from sunstone.text.tzolkin_tiles import LAST_ACTION

GAMES = {
    "coatl": ("prophecy", "temple"),
    "tzolkin": ("building", "monument", "wealth", "temple", "wheel", "station", "technology"),
    "endless_winter": ("card", "animal", "chief", "stone", "slot", "column", "offering", "honour", "setup"),
}
WHOLE = {"prophecy", "temple", "building", "monument", "wealth", "animal", "chief", "stone", "setup"}
"""Sections whose every entry has words of its own."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_has_words(name: str, language: str) -> None:
    words = table_text(game(name), Translator(language), ["a", "b", "c"]).component_words()
    sections = {key.partition("/")[0] for key in words}
    assert set(GAMES[name]) <= sections
    for key, lines in words.items():
        # An ability that does nothing says nothing.
        assert key == "effects/[]" or (all(lines) and lines), key
        assert not any("{" in line or "tzolkin-" in line or "endless-winter-" in line for line in lines), key
    for section in WHOLE & sections & set(game(name).schema()):
        for entry in game(name).components().entries(section):
            assert f"{section}/{entry}" in words


def test_a_monument_counts_for_the_players_at_the_table() -> None:
    components = game("tzolkin").components()
    tile = next(tile for tile, row in components.entries("monument").items() if row["score"] == "all_monuments")
    table = components.entries("monument")[tile]["points"]
    assert isinstance(table, list)
    for players in (2, 3, 4):
        text = table_text(game("tzolkin"), Translator("en"), [""] * players)
        assert str(table[players - 2]) in text.component_words()[f"monument/{tile}"][0]


def test_abilities_are_found_by_their_text() -> None:
    words = table_text(game("endless_winter"), Translator("en"), []).component_words()
    card = game("endless_winter").components().entries("tribe")["shaman"]
    assert f"effects/{json.dumps(card['eclipse'], separators=(',', ':'))}" in words


def test_rows_of_a_plan_are_named() -> None:
    ew = game("endless_winter")
    parts = table_text(ew, Translator("en"), ["a", "b"]).position(ew.new(2, seed=1).view(0))
    drawn = {part.name: [part.lines[at] for at in part.drawn] for part in parts if part.drawn}
    assert list(drawn) == ["megaliths"]
    assert all(line.startswith("  ") for line in drawn["megaliths"])


def test_the_signs_of_tzolkin_say_what_the_rules_say() -> None:
    signs = tomllib.loads(files("sunstone.text").joinpath("signs/tzolkin.toml").read_text("utf-8"))
    components = game("tzolkin").components()
    assert signs["last_action"] == LAST_ACTION
    fixed = {f"{gear}-{position}" for gear in ("tikal", "uxmal") for position in range(1, LAST_ACTION[gear] + 1)}
    assert set(signs["station"]) == fixed
    levels = range(1, TOP_LEVEL + 2)
    assert set(signs["level"]) == {f"{technology}-{level}" for technology in TECHNOLOGIES for level in levels}
    assert set(signs["score"]) == {row["score"] for row in components.entries("monument").values()}
    drawn = {"gain", "temple", "tech", "vp", "meals"}
    used = {
        str(effect).split()[0]
        for section in ("building", "wealth")
        for row in components.entries(section).values()
        for effect in cast(list[str], row["effects"])
    }
    assert used <= drawn | set(signs["effect"])
