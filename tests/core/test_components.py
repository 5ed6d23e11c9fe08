"""Component files: every mistake is named with its line and field, and an owner's own values take their place."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import sunstone
from sunstone.core.components import (
    OWNER,
    Components,
    Schema,
    choice,
    integer,
    integers,
    overlaid,
    read_owner_file,
    shipped,
)
from tests.conformance.table import pick

SCHEMA: Schema = {
    "heap": {"pebbles": integer(1, 20), "most": integer(1, 3)},
    "card": {"suit": choice("red", "blue"), "values": integers(0, 9, 2)},
}
TEXT = """game = "pebbles"

[heap.start]
pebbles = 15
most = 3
source = { pebbles = "rulebook", most = "substitute" }

[card.ace]
suit = "red"
values = [1, 2]
source = "public"
"""


def base() -> Components:
    return shipped("pebbles", SCHEMA, TEXT, "shipped.toml")


def told(error: sunstone.BadComponents) -> list[tuple[str, object, object]]:
    """All problems of a file: code, line and field."""
    return [(one.code, one.details["line"], one.details["field"]) for one in error.problems]


def test_values_and_sources() -> None:
    components = base()
    assert components.game == "pebbles"
    assert components.digest is None
    assert components.number("heap", "start", "pebbles") == 15
    assert components.entries("card") == {"ace": {"suit": "red", "values": [1, 2]}}
    assert components.source("heap", "start", "pebbles") == "rulebook"
    assert components.source("card", "ace", "suit") == "public"
    assert components.substitutes() == [("heap", "start", "most")]


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "field"),
    [
        ('game = "pebbles"', 'game = "coatl"', "game", 1, "game"),
        ('game = "pebbles"', "", "game", 1, "game"),
        ("pebbles = 15", "pebbles = 21", "wrong_range", 4, "heap.start.pebbles"),
        ("pebbles = 15", "pebbles = true", "wrong_integer", 4, "heap.start.pebbles"),
        ("pebbles = 15", 'pebbles = "15"', "wrong_integer", 4, "heap.start.pebbles"),
        ("pebbles = 15", "", "missing_field", 3, "heap.start.pebbles"),
        ("pebbles = 15", "pebble = 15", "unknown_field", 4, "heap.start.pebble"),
        ('suit = "red"', 'suit = "green"', "wrong_choice", 9, "card.ace.suit"),
        ("values = [1, 2]", "values = [1]", "wrong_list", 10, "card.ace.values"),
        ("values = [1, 2]", "values = 1", "wrong_list", 10, "card.ace.values"),
        ("values = [1, 2]", "values = [1, 10]", "wrong_range", 10, "card.ace.values[2]"),
        ("values = [1, 2]", 'values = [1, "2"]', "wrong_integer", 10, "card.ace.values[2]"),
        ('source = "public"', 'source = "a friend"', "source", 11, "card.ace.source.suit"),
        ('source = "public"', "", "table", 8, "card.ace.source"),
        ('source = "public"', "source = 3", "table", 11, "card.ace.source"),
        ('most = "substitute"', 'least = "public"', "unknown_field", 6, "heap.start.source.least"),
        (', most = "substitute"', "", "source", 6, "heap.start.source.most"),
        ("[card.ace]", "[cards.ace]", "table", 1, "card"),
        ("[card.ace]", "[box]\n[card.ace]", "unknown_section", 8, "box"),
        ("[card.ace]", "card = 3\n[other.ace]", "unknown_field", 8, "heap.start.card"),
        ("[card.ace]", "[card]\nace = 3\n[other]", "table", 9, "card.ace"),
    ],
)
def test_mistakes_in_a_shipped_file(old: str, new: str, code: str, line: int, field: str) -> None:
    assert old in TEXT
    with pytest.raises(sunstone.BadComponents) as wrong:
        shipped("pebbles", SCHEMA, TEXT.replace(old, new, 1), "shipped.toml")
    assert (code, line, field) in told(wrong.value)
    assert wrong.value.details["file"] == "shipped.toml"


@pytest.mark.parametrize(
    ("text", "code", "line", "field"),
    [
        ('game = "coatl"', "game", 1, "game"),
        ("\n[heap.start]", "game", 1, "game"),
        ('game = "pebbles"\n[box.x]', "unknown_section", 2, "box"),
        ('game = "pebbles"\n[heap.end]\nmost = 1', "unknown_entry", 2, "heap.end"),
        ('game = "pebbles"\n[heap.start]\nleast = 1', "unknown_field", 3, "heap.start.least"),
        ('game = "pebbles"\n\n[heap.start]\n\nmost = 4', "wrong_range", 5, "heap.start.most"),
        ('game = "pebbles"\nheap = 3', "table", 2, "heap"),
        ('game = "pebbles"\n[heap]\nstart = 3', "table", 3, "heap.start"),
        ('game = "pebbles"\n[card.ace]\nsuit = "gold"', "wrong_choice", 3, "card.ace.suit"),
    ],
)
def test_mistakes_in_an_owners_file(text: str, code: str, line: int, field: str) -> None:
    with pytest.raises(sunstone.BadComponents) as wrong:
        overlaid(base(), SCHEMA, text, "my-box.toml")
    assert told(wrong.value) == [(code, line, field)]
    assert wrong.value.details["file"] == "my-box.toml"


def test_all_mistakes_of_a_file_are_told_in_the_order_of_their_lines() -> None:
    text = 'game = "pebbles"\n[card.ace]\nsuit = "gold"\nvalues = [\n  1,\n  10,\n]\n[box.x]\n[heap.start]\nmost = 4\n'
    with pytest.raises(sunstone.BadComponents) as wrong:
        overlaid(
            base(), SCHEMA, text, "my-box.toml", lambda _: [("stone", "heap.start.pebbles"), ("x", "card.ace.suit")]
        )
    # What does not fit together is not told of a field that is wrong anyway.
    assert told(wrong.value) == [
        ("wrong_choice", 3, "card.ace.suit"),
        ("wrong_range", 6, "card.ace.values[2]"),
        ("unknown_section", 8, "box"),
        ("wrong_stone", 9, "heap.start.pebbles"),
        ("wrong_range", 10, "heap.start.most"),
    ]


OPTIONAL = {"heap": ("extra-1", "extra-2", "start")}


def test_an_optional_entry_may_be_added_or_taken_out() -> None:
    text = 'game = "pebbles"\n[heap.extra-2]\npebbles = 3\nmost = 2\n[heap.extra-1]\npebbles = 4\nmost = 1\n'
    own = overlaid(base(), SCHEMA, text, "my-box.toml", None, OPTIONAL)
    assert list(own.entries("heap")) == ["extra-1", "extra-2", "start"]
    assert own.source("heap", "extra-2", "most") == OWNER
    assert own.wanted() == base().wanted() == [("heap", "start", "most")]
    gone = overlaid(base(), SCHEMA, 'game = "pebbles"\n[heap.start]\nremoved = true\n', "my-box.toml", None, OPTIONAL)
    assert gone.entries("heap") == {}
    assert gone.wanted() == []


@pytest.mark.parametrize(
    ("text", "code", "line", "field"),
    [
        ("[heap.extra-1]\nmost = 1", "missing_field", 2, "heap.extra-1.pebbles"),
        ("[heap.extra-1]\nmost = 9\npebbles = 2", "wrong_range", 3, "heap.extra-1.most"),
        ("[heap.extra-3]\nmost = 1", "unknown_entry", 2, "heap.extra-3"),
        ("[heap.start]\nremoved = 1", "removed", 3, "heap.start.removed"),
        ("[card.ace]\nremoved = true", "removed", 3, "card.ace.removed"),
    ],
)
def test_mistakes_with_optional_entries(text: str, code: str, line: int, field: str) -> None:
    with pytest.raises(sunstone.BadComponents) as wrong:
        overlaid(base(), SCHEMA, f'game = "pebbles"\n{text}\n', "my-box.toml", None, OPTIONAL)
    assert told(wrong.value) == [(code, line, field)]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('game = "pebbles"\n[heap.start\n', 2),
        ('game = "pebbles"\n\nmost = = 3\n', 3),
        ('game = "pebbles"\nmost = [1,\n', 2),
        ('game = "pebbles"\ngame = "pebbles"\n', 2),
    ],
)
def test_what_is_no_toml_is_named_with_its_line(text: str, line: int) -> None:
    with pytest.raises(sunstone.BadComponents) as wrong:
        overlaid(base(), SCHEMA, text, "my-box.toml")
    assert wrong.value.code == "syntax"
    assert wrong.value.details["line"] == line


@pytest.mark.parametrize("value", ["9" * 5000, "[" * 100_000], ids=["long number", "deep list"])
def test_a_file_that_overwhelms_the_parser_is_refused_like_any_other(value: str) -> None:
    with pytest.raises(sunstone.BadComponents) as wrong:
        overlaid(base(), SCHEMA, f'game = "pebbles"\nmost = {value}\n', "my-box.toml")
    assert wrong.value.code == "syntax"


def test_an_owners_value_takes_the_place_of_ours() -> None:
    text = 'game = "pebbles"\n[heap.start]\nmost = 2\nsource = "my box"\n'
    own = overlaid(base(), SCHEMA, text, "my-box.toml")
    assert own.number("heap", "start", "most") == 2
    assert own.source("heap", "start", "most") == OWNER == "owner"
    assert own.number("heap", "start", "pebbles") == 15
    assert own.source("heap", "start", "pebbles") == "rulebook"
    assert own.substitutes() == []
    assert own.digest == hashlib.sha256(text.encode()).hexdigest()
    assert base().number("heap", "start", "most") == 3


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "absent.toml", tmp_path, binary):
        with pytest.raises(sunstone.BadComponents) as wrong:
            read_owner_file(path)
        assert wrong.value.code == "unreadable"
        assert wrong.value.details["file"] == str(path)


def test_the_digest_is_that_of_the_file_as_it_lies_on_the_disk(tmp_path: Path) -> None:
    for name in sunstone.game_ids():
        path = tmp_path / f"{name}.toml"
        path.write_bytes(f'game = "{name}"\r\n'.encode())
        components = sunstone.game(name).components_from(path)
        assert components.digest == hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.mark.parametrize("name", sunstone.game_ids())
def test_a_record_names_the_file_and_is_not_replayed_without_it(name: str, tmp_path: Path) -> None:
    game = sunstone.game(name)
    path = tmp_path / "my-box.toml"
    path.write_text(f'game = "{name}"\n', encoding="utf-8")
    own = game.components_from(path)
    recorder = sunstone.Recorder(game, ["x"] * game.min_players, 3, None, own)
    rng = sunstone.Rng(3)
    for _ in range(5):
        recorder.play(pick(recorder.state, rng))
    record = sunstone.Record.from_json(recorder.record.to_json())
    assert record.components == own.digest == recorder.state.dump()["components"]
    assert record.replay(own).dump() == recorder.state.dump()
    for components in (None, overlaid(game.components(), game.schema(), f'game = "{name}"\n\n', "other.toml")):
        with pytest.raises(sunstone.BadRecord) as wrong:
            record.replay(components)
        assert wrong.value.code == "components_needed"
    plain = sunstone.Recorder(game, ["x"] * game.min_players, 3).record
    with pytest.raises(sunstone.BadRecord) as wrong:
        plain.replay(own)
    assert wrong.value.code == "components_unwanted"
    with pytest.raises(sunstone.BadPosition) as refused:
        game.load(recorder.state.dump())
    assert refused.value.code == "components"
    assert game.load(recorder.state.dump(), own).dump() == recorder.state.dump()


@pytest.mark.parametrize("name", sunstone.game_ids())
def test_every_shipped_value_has_a_source(name: str) -> None:
    components = sunstone.game(name).components()
    for section, fields in sunstone.game(name).schema().items():
        for entry in components.entries(section):
            for field in fields:
                assert components.source(section, entry, field) in ("rulebook", "public", "inferred", "substitute")
