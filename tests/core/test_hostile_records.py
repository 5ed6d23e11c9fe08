"""A record may come from anyone: whatever it holds, what is wrong with it is said shortly."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sunstone.core.errors import LONGEST_DETAIL, BadAction, BadOption, BadRecord, SunstoneError, UnknownGame
from sunstone.core.options import resolve
from sunstone.core.record import Record, seed_digest
from sunstone.core.registry import game
from sunstone.i18n import Translator

GOOD: dict[str, Any] = Record(
    "coatl", game("coatl").rules_version, resolve(game("coatl").options, None), ["Eva", "Jan"], 7
).__dict__
DEEP = "[" * 500 + "]" * 500


def _plain() -> dict[str, Any]:
    record = Record(**GOOD)
    plain: dict[str, Any] = json.loads(record.to_json())
    return plain


def _check(error: SunstoneError) -> None:
    """What an error says is short, and can be sent to anyone."""
    for value in error.details.values():
        assert isinstance(value, (str, int, float))
        assert len(str(value)) <= LONGEST_DETAIL
    assert len(str(error)) < 8 * LONGEST_DETAIL
    for language in ("en", "cs"):
        assert Translator(language).error(error).encode()


def test_the_record_they_are_made_from_is_good() -> None:
    assert Record.from_json(json.dumps(_plain())).seed == 7


@pytest.mark.parametrize("field", sorted(_plain()))
@pytest.mark.parametrize(
    "value",
    [
        '"' + "x" * 900_000 + '"',
        '"\\ud800"',
        DEEP,
        "1e999",
        "NaN",
        "-1",
        "1" + "0" * 30,
        "[1]",
        '{"a":' + DEEP + "}",
    ],
    ids=["long", "surrogate", "deep", "infinite", "nan", "negative", "large", "numbers", "nested"],
)
def test_no_field_can_hold_just_anything(field: str, value: str) -> None:
    others = {key: known for key, known in _plain().items() if key != field}
    text = json.dumps(others)[:-1] + f", {json.dumps(field)}: {value}}}"
    if field == "result" and value.startswith("{"):
        # Compared with the true one in the end; then it is another.
        assert Record.from_json(text).seats == ["Eva", "Jan"]
        return
    with pytest.raises((BadRecord, UnknownGame, BadOption)) as wrong:
        Record.from_json(text)
    _check(wrong.value)


@pytest.mark.parametrize("field", ["x" * 100_000, "\ud800", "\0"])
def test_unknown_fields_are_named_shortly(field: str) -> None:
    with pytest.raises(BadRecord) as wrong:
        Record.from_plain(_plain() | {field: 1})
    _check(wrong.value)


@pytest.mark.parametrize("components", ["", "x", "A" * 64, "0" * 65, "0" * 63 + "\n"])
def test_components_are_named_by_their_digest(components: str) -> None:
    with pytest.raises(BadRecord, match="components"):
        Record.from_plain(_plain() | {"components": components})
    assert Record.from_plain(_plain() | {"components": "0" * 64}).components == "0" * 64


def test_a_wrong_digest_is_shown_shortly() -> None:
    with pytest.raises(BadRecord) as wrong:
        Record.from_plain(_plain() | {"seed_sha256": json.loads(DEEP)})
    assert wrong.value.details["expected"] == seed_digest(7)
    _check(wrong.value)


def test_an_action_of_any_depth_and_size_is_no_action() -> None:
    deep: dict[str, Any] = {"verb": "pass"}
    for _ in range(2000):
        deep = {"verb": deep}
    for structure in (deep, {"verb": 10**5000}, {"verb": ["x"] * 100_000}, {"x" * 100_000: float("nan")}):
        with pytest.raises(BadAction) as wrong:
            game("coatl").catalogue.find(structure)
        _check(wrong.value)


def test_an_option_of_any_depth_and_size_is_no_option() -> None:
    for value in (json.loads(DEEP), 10**5000, "x" * 100_000, float("inf"), None):
        for name in ("promo", "x" * 100_000, "\ud800"):
            with pytest.raises(BadOption) as wrong:
                resolve(game("coatl").options, {name: value})
            _check(wrong.value)
