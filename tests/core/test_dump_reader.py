"""Reading a dump: every value is asked for with its type and range, every error names the field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sunstone import BadPosition
from sunstone.core.dump_reader import Reader, require

PLAIN: dict[str, object] = {
    "word": "x",
    "none": None,
    "yes": True,
    "number": 4,
    "numbers": [1, 2],
    "rows": [[1], [2, 3]],
    "words": ["a", "b"],
    "inner": {"deep": 1},
    "inners": [{"deep": 1}, {"deep": 2}],
    "gaps": [None, {"deep": 2}],
}


def reader() -> Reader:
    return Reader(PLAIN, "top")


def test_values_come_back() -> None:
    top = reader()
    assert top.text("word") == "x"
    assert top.optional_text("word") == "x"
    assert top.optional_text("none") is None
    assert top.truth("yes") is True
    assert top.integer("number", 4, 4) == 4
    assert top.integers("numbers", 0, 2) == [1, 2]
    assert top.rows("rows", 0, 3) == [[1], [2, 3]]
    assert top.texts("words") == ["a", "b"]
    assert top.table("inner").integer("deep", 0, 9) == 1
    assert [table.integer("deep", 0, 9) for table in top.tables("inners")] == [1, 2]
    first, second = top.optional_tables("gaps")
    assert first is None
    assert second is not None
    assert second.integer("deep", 0, 9) == 2
    top.finish()


@pytest.mark.parametrize(
    ("ask", "code", "field"),
    [
        (lambda top: top.text("absent"), "missing", "top.absent"),
        (lambda top: top.text("number"), "type", "top.number"),
        (lambda top: top.optional_text("number"), "type", "top.number"),
        (lambda top: top.truth("number"), "type", "top.number"),
        (lambda top: top.integer("yes", 0, 9), "type", "top.yes"),
        (lambda top: top.integer("word", 0, 9), "type", "top.word"),
        (lambda top: top.integer("number", 0, 3), "range", "top.number"),
        (lambda top: top.integer("number", 5, 9), "range", "top.number"),
        (lambda top: top.items("word"), "type", "top.word"),
        (lambda top: top.integers("words", 0, 9), "type", "top.words[0]"),
        (lambda top: top.integers("numbers", 0, 1), "range", "top.numbers[1]"),
        (lambda top: top.rows("numbers", 0, 9), "type", "top.numbers[0]"),
        (lambda top: top.rows("rows", 0, 2), "range", "top.rows[1]"),
        (lambda top: top.texts("numbers"), "type", "top.numbers[0]"),
        (lambda top: top.table("word"), "type", "top.word"),
        (lambda top: top.tables("numbers"), "type", "top.numbers[0]"),
        (lambda top: top.optional_tables("words"), "type", "top.words[0]"),
        (lambda top: top.table("inner").text("deep"), "type", "top.inner.deep"),
        (lambda top: top.tables("inners")[1].text("deep"), "type", "top.inners[1].deep"),
    ],
)
def test_errors_name_the_field(ask: Callable[[Reader], object], code: str, field: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        ask(reader())
    assert wrong.value.code == code
    assert wrong.value.details["field"] == field


def test_what_nobody_asked_for_is_refused() -> None:
    top = reader()
    for key in list(PLAIN)[1:]:
        top.items(key) if isinstance(PLAIN[key], list) else top._get(key)
    with pytest.raises(BadPosition) as wrong:
        top.finish()
    assert (wrong.value.code, wrong.value.details["field"]) == ("unknown_field", "top.word")


def test_only_an_object_can_be_read() -> None:
    others: list[object] = [[], "x", None, 3]
    for plain in others:
        with pytest.raises(BadPosition) as wrong:
            Reader(plain, "")
        assert wrong.value.details["field"] == "position"


def test_require() -> None:
    require(True, "fine")
    with pytest.raises(BadPosition) as wrong:
        require(False, "broken", seat=2)
    assert (wrong.value.code, wrong.value.details) == ("broken", {"seat": 2})
