"""Kinds of decision: their names and fields come from the classes, and with them plain JSON and the observation."""

from __future__ import annotations

from typing import Any

import pytest

from sunstone import BadPosition
from sunstone.core.decision import Decision, DecisionKinds, kind_name
from sunstone.core.dump_reader import Reader
from sunstone.core.observation import MOST


class Rest(Decision[Any]):
    """Nothing to say."""


class PaidTech(Decision[Any]):
    """A number and a flag."""

    def __init__(self, advances: int, optional: bool) -> None:
        self.advances = advances
        self.optional = optional


class Action(Decision[Any]):
    """A word and a number."""

    def __init__(self, wheel: int, position: int) -> None:
        self.wheel = wheel
        self.position = position


KINDS = DecisionKinds((Action, Rest, PaidTech), words={"wheel": ("palenque", "tikal")}, flags=("optional",))
PLAIN: list[tuple[Decision[Any], dict[str, object]]] = [
    (Action(1, 7), {"kind": "action", "wheel": "tikal", "position": 7}),
    (Action(0, MOST), {"kind": "action", "wheel": "palenque", "position": MOST}),
    (Rest(), {"kind": "rest"}),
    (PaidTech(2, False), {"kind": "paid_tech", "advances": 2, "optional": False}),
    (PaidTech(0, True), {"kind": "paid_tech", "advances": 0, "optional": True}),
]


def read(plain: object) -> Decision[Any]:
    return KINDS.read(Reader(plain, "due[0]"))


def test_names_are_those_of_the_classes() -> None:
    assert [kind_name(kind) for kind in (Rest, PaidTech, Action)] == ["rest", "paid_tech", "action"]
    assert KINDS.names == ("action", "rest", "paid_tech")
    assert KINDS.name(PaidTech(1, True)) == "paid_tech"
    assert [KINDS.place(decision) for decision in (Action(0, 0), Rest(), PaidTech(1, True))] == [0, 1, 2]


@pytest.mark.parametrize(("decision", "plain"), PLAIN, ids=[str(plain) for _, plain in PLAIN])
def test_a_decision_as_plain_json_and_back(decision: Decision[Any], plain: dict[str, object]) -> None:
    assert KINDS.plain(decision) == plain
    again = read(plain)
    assert type(again) is type(decision)
    assert KINDS.plain(again) == plain


@pytest.mark.parametrize(
    ("plain", "code", "field"),
    [
        ({}, "missing", "kind"),
        ({"kind": "siesta"}, "unknown_name", "kind"),
        ({"kind": "PaidTech"}, "unknown_name", "kind"),
        ({"kind": 0}, "type", "kind"),
        ({"kind": ["rest"]}, "type", "kind"),
        ({"kind": "rest", "long": True}, "unknown_field", "long"),
        ({"kind": "action", "wheel": "tikal"}, "missing", "position"),
        ({"kind": "action", "wheel": "copan", "position": 1}, "unknown_name", "wheel"),
        ({"kind": "action", "wheel": 1, "position": 1}, "type", "wheel"),
        ({"kind": "action", "wheel": "tikal", "position": -1}, "range", "position"),
        ({"kind": "action", "wheel": "tikal", "position": MOST + 1}, "range", "position"),
        ({"kind": "action", "wheel": "tikal", "position": 1 << 70}, "range", "position"),
        ({"kind": "action", "wheel": "tikal", "position": True}, "type", "position"),
        ({"kind": "action", "wheel": "tikal", "position": "1"}, "type", "position"),
        ({"kind": "paid_tech", "advances": 1, "optional": 1}, "type", "optional"),
        ({"kind": "paid_tech", "advances": 1, "optional": None}, "type", "optional"),
    ],
    ids=str,
)
def test_what_is_no_decision_is_refused_by_name(plain: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        read(plain)
    assert (wrong.value.code, wrong.value.details["field"]) == (code, f"due[0].{field}")


@pytest.mark.parametrize("plain", [None, "rest", ["rest"], 3])
def test_what_is_no_object_is_refused(plain: object) -> None:
    with pytest.raises(BadPosition) as wrong:
        read(plain)
    assert (wrong.value.code, wrong.value.details["field"]) == ("type", "due[0]")


def test_columns_are_the_kinds_and_then_their_fields() -> None:
    assert KINDS.columns == (
        "action",
        "rest",
        "paid_tech",
        "action_wheel",
        "action_position",
        "paid_tech_advances",
        "paid_tech_optional",
    )


@pytest.mark.parametrize(
    ("decision", "numbers"),
    [
        (Action(1, 200), [1, 0, 0, 1, 200, 0, 0]),
        (Rest(), [0, 1, 0, 0, 0, 0, 0]),
        (PaidTech(2, True), [0, 0, 1, 0, 0, 2, 1]),
        (PaidTech(1, False), [0, 0, 1, 0, 0, 1, 0]),
    ],
)
def test_a_decision_is_observed_in_its_columns(decision: Decision[Any], numbers: list[int]) -> None:
    assert list(KINDS.row(decision)) == numbers
    # Kept rows are the same ones.
    assert KINDS.row(decision) is KINDS.row(decision)


def test_what_waits_is_counted_by_kind() -> None:
    assert list(KINDS.waiting([Rest(), PaidTech(1, True), Rest(), Action(1, 2)])) == [0, 2, 1]
    assert list(KINDS.waiting([Rest()])) == [0, 0, 0]
