"""Things of the table: a field is declared once, and dump, load, copy and observation follow from the declaration."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tools import fields

from sunstone import BadPosition
from sunstone.core.dump_reader import Reader
from sunstone.core.observation import WORDS
from sunstone.core.plain import bit, ids_of, numbers_in
from sunstone.core.thing import DUMP_ONLY, EVERYONE, OWNER, Field, Fields, Flag, Inner, Number

ROOT = Path(__file__).parents[2]
NAMES = {"tile": ["A-1", "A-2", "A-3"], "seat": ["", "", ""]}
MODULE = "toy_things"
TOY = f"""
from typing import ClassVar

from mypy_extensions import i64

from sunstone.core.plain import Names, id_of, ids_of, numbers_in
from sunstone.core.thing import (
    DUMP_ONLY, OWNER, Bits, Fields, Flag, Inner, Number, Numbers, Seat, Seats, Tile, Tiles, Word
)

SIZES = ("small", "large")


class Child:
    FIELDS: ClassVar[Fields] = Fields(
        Inner("seat", "int", "0"),
        Number("age", 9),
    )

{fields.BEGIN}
{fields.END}


class Toy:
    FIELDS: ClassVar[Fields] = Fields(
        Number("corn", 300, group="goods"),
        Number("wood", 255, group="goods"),
        Number("level", 3, 1, 1),
        Number("debt", 10, -10, seen=DUMP_ONLY),
        Number("secret", 9, seen=OWNER),
        Flag("light", start=True),
        Flag("sly", seen=OWNER),
        Word("size", SIZES, "SIZES"),
        Seat("first"),
        Seat("taker", empty=True),
        Bits("spaces", 9, 1),
        Tiles("built", "tile"),
        Tiles("row", "tile", gaps=True),
        Tiles("dealt", "tile", seen=OWNER),
        Tiles("bag", "tile", repeated=True),
        Tile("top", "tile"),
        Numbers("under", 2, 9),
        Seats("seats", Child),
        Inner("seat", "int", "0"),
        Inner("standing", "list[int]", "[]", copied="self.standing.copy()"),
    )

{fields.BEGIN}
{fields.END}
"""
PLAIN: dict[str, Any] = {
    "goods": {"corn": 300, "wood": 7},
    "level": 2,
    "debt": -10,
    "secret": 4,
    "light": False,
    "sly": True,
    "size": "large",
    "first": 2,
    "taker": 1,
    "spaces": [1, 9],
    "built": ["A-3", "A-1"],
    "row": [None, "A-2", None],
    "dealt": [],
    "bag": ["A-1", "A-2", "A-1"],
    "top": "A-2",
    "under": [0, 9],
    "seats": [{"age": 3}, {"age": 0}, {"age": 9}],
}


@pytest.fixture
def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A module with one thing that has every kind of field, as the generator writes it."""
    (tmp_path / f"{MODULE}.py").write_text(TOY, encoding="utf-8")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(fields, "MODULES", (MODULE,))
    assert fields.main(["--check"]) == 1
    assert fields.main([]) == 0
    yield importlib.reload(sys.modules[MODULE])
    del sys.modules[MODULE]


def loaded(toys: ModuleType, plain: dict[str, Any]) -> Any:
    toy = toys.Toy()
    reader = Reader(plain, "toy")
    toys.Toy.FIELDS.load(toy, reader, NAMES)
    reader.finish()
    return toy


def changed(path: str, value: object) -> dict[str, Any]:
    """A dump with something else in a field; `...` leaves it out."""
    plain = {**PLAIN, "goods": dict(PLAIN["goods"])}
    *groups, name = path.split(".")
    place = plain[groups[0]] if groups else plain
    if value is ...:
        del place[name]
    else:
        place[name] = value
    return plain


def test_every_kind_of_field_comes_back(toys: ModuleType) -> None:
    toy = loaded(toys, PLAIN)
    assert toy.plain(NAMES, DUMP_ONLY) == PLAIN
    assert (toy.corn, toy.size, toy.taker, toy.spaces) == (300, 1, 1, 0b1000000010)
    assert (toy.built, toy.row, toy.dealt) == ((2, 0), (-1, 1, -1), ())
    assert (toy.bag, toy.top, toy.under) == ((0, 1, 0), 1, (0, 9))
    assert [(child.seat, child.age) for child in toy.seats] == [(0, 3), (1, 0), (2, 9)]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("goods.corn", 0),
        ("level", 1),
        ("level", 3),
        ("debt", 10),
        ("first", 0),
        ("taker", None),
        ("taker", 0),
        ("spaces", []),
        ("row", []),
        ("row", ["A-1", "A-2", "A-3"]),
        ("dealt", ["A-2"]),
        ("size", "small"),
        ("bag", []),
        ("top", None),
    ],
)
def test_the_ends_of_every_range_come_back(toys: ModuleType, path: str, value: object) -> None:
    plain = changed(path, value)
    assert loaded(toys, plain).plain(NAMES, DUMP_ONLY) == plain


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("goods.corn", 301, "range"),
        ("goods.corn", -1, "range"),
        ("goods.corn", True, "type"),
        ("goods.corn", 1.0, "type"),
        ("goods.corn", ..., "missing"),
        ("goods.cocoa", 1, "unknown_field"),
        ("goods", [300, 7], "type"),
        ("goods", ..., "missing"),
        ("level", 0, "range"),
        ("level", 4, "range"),
        ("debt", -11, "range"),
        ("debt", 11, "range"),
        ("light", 1, "type"),
        ("light", None, "type"),
        ("light", ..., "missing"),
        ("size", "medium", "unknown_name"),
        ("size", 1, "type"),
        ("first", 3, "range"),
        ("first", -1, "range"),
        ("first", None, "type"),
        ("taker", 3, "range"),
        ("taker", -1, "range"),
        ("taker", "0", "type"),
        ("taker", ..., "missing"),
        ("spaces", [1, 1], "unknown_name"),
        ("spaces", 2, "type"),
        ("built", "A-1", "type"),
        ("built", ["A-4"], "unknown_name"),
        ("built", ["A-1", "A-1"], "unknown_name"),
        ("built", [None], "unknown_name"),
        ("built", [0], "unknown_name"),
        ("built", [["A-1"]], "unknown_name"),
        ("row", [None, ""], "unknown_name"),
        ("row", ["A-1", "A-1"], "unknown_name"),
        ("bag", ["A-1", None], "unknown_name"),
        ("top", "A-4", "unknown_name"),
        ("top", 1, "type"),
        ("top", ..., "missing"),
        ("under", [1], "length"),
        ("under", [1, 2, 3], "length"),
        ("under", None, "type"),
        ("seats", [{"age": 3}], "length"),
        ("seats", {}, "type"),
        ("seat", 0, "unknown_field"),
    ],
)
def test_what_is_out_of_range_is_refused_by_name(toys: ModuleType, path: str, value: object, code: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        loaded(toys, changed(path, value))
    assert (wrong.value.code, wrong.value.details["field"]) == (code, f"toy.{path}")


@pytest.mark.parametrize("number", [0, 10, -1])
def test_a_number_of_a_set_is_named_by_its_place(toys: ModuleType, number: int) -> None:
    with pytest.raises(BadPosition) as wrong:
        loaded(toys, changed("spaces", [4, number]))
    assert (wrong.value.code, wrong.value.details["field"]) == ("range", "toy.spaces[1]")


def test_a_fresh_thing_has_what_the_fields_start_with(toys: ModuleType) -> None:
    toy = toys.Toy()
    assert (toy.level, toy.light, toy.sly, toy.first, toy.taker) == (1, True, False, 0, -1)
    assert (toy.built, toy.standing) == ((), [])


def test_who_sees_what(toys: ModuleType) -> None:
    toy = loaded(toys, PLAIN)
    told = {seen: toy.plain(NAMES, seen) for seen in (EVERYONE, OWNER, DUMP_ONLY)}
    assert set(told[OWNER]) - set(told[EVERYONE]) == {"secret", "sly", "dealt"}
    assert set(told[DUMP_ONLY]) - set(told[OWNER]) == {"debt", "seats"}
    assert "seat" not in told[DUMP_ONLY]
    assert "standing" not in told[DUMP_ONLY]


def test_a_copy_is_independent(toys: ModuleType) -> None:
    toy = loaded(toys, PLAIN)
    toy.seat = 2
    toy.standing.append(5)
    twin = toy.copy()
    assert twin.plain(NAMES, DUMP_ONLY) == PLAIN
    assert (twin.seat, twin.standing) == (2, [5])
    twin.corn = 0
    twin.standing.append(6)
    twin.seats[0].age = 8
    assert (toy.corn, toy.standing, toy.seats[0].age) == (300, [5], 3)


def test_a_learner_sees_what_everyone_sees_and_fits_in_a_byte(toys: ModuleType) -> None:
    assert toys.Toy.FIELDS.observed == ("wood", "level", "light")
    toy = loaded(toys, PLAIN)
    assert list(WORDS[1](*toy.words())) == [7, 2, 0, 0, 0, 0, 0, 0]
    # Play can bring more than `load` takes.
    toy.wood = 300
    assert WORDS[1](*toy.words())[0] == 255


@pytest.mark.parametrize(
    ("field", "observed"),
    [
        (Number("a", 254), "self.a"),
        (Number("a", 255), "min(self.a, 255)"),
        (Number("a", 256), ""),
        (Number("a", 5, -1), ""),
        (Number("a", 5, seen=OWNER), ""),
        (Flag("a"), "self.a"),
        (Flag("a", seen=DUMP_ONLY), ""),
        (Inner("a", "int", "0"), ""),
    ],
)
def test_which_fields_are_observed(field: Field, observed: str) -> None:
    assert field.observed == observed
    assert Fields(field).observed == (("a",) if observed else ())


def test_sets_as_bits() -> None:
    assert [bit(number) for number in (0, 1, 40, 62)] == [1, 2, 1 << 40, 1 << 62]
    assert numbers_in(0) == []
    assert numbers_in(bit(3) | bit(62)) == [3, 62]
    assert ids_of((2, -1, 0), NAMES["tile"]) == ["A-3", None, "A-1"]


# The generator


def test_what_is_checked_in_follows_from_the_fields() -> None:
    """After a change of FIELDS: `python tools/fields.py`."""
    assert fields.main(["--check"]) == 0


def test_the_check_runs_from_the_command_line() -> None:
    command = [sys.executable, "tools/fields.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=_environment())
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def _environment() -> dict[str, str]:
    return {"PYTHONPATH": ":".join(path for path in sys.path if path)}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            'Number("debt", 10, -10, seen=DUMP_ONLY),',
            'Number("debt", 10, -10, seen=DUMP_ONLY),\n        Number("credit", 5),',
        ),
        ('Flag("sly", seen=OWNER)', 'Flag("sly")'),
        ('Flag("light", start=True)', 'Flag("light")'),
        ('Number("wood", 255, group="goods")', 'Number("wood", 254, group="goods")'),
        ('Seat("taker", empty=True)', 'Seat("taker")'),
        ('        Bits("spaces", 9, 1),\n', ""),
    ],
)
def test_a_changed_field_is_noticed(toys: ModuleType, old: str, new: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(str(toys.__file__))
    text = path.read_text(encoding="utf-8")
    assert fields.main(["--check"]) == 0
    path.write_text(text.replace(old, new), encoding="utf-8")
    importlib.reload(toys)
    stale = path.read_text(encoding="utf-8")
    assert stale != text
    assert fields.main(["--check"]) == 1
    assert capsys.readouterr().out.endswith(f"{MODULE}.py of {MODULE} does not match its FIELDS\n")
    assert path.read_text(encoding="utf-8") == stale, "a check changes nothing"
    assert fields.main([]) == 0
    importlib.reload(toys)
    assert fields.main(["--check"]) == 0
