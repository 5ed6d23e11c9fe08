"""Decisions due inside a turn: they can be set up by hand, and those that cannot be due are refused."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.moves import play
from tests.games.tzolkin.table import GAME, choices, goods
from tests.games.tzolkin.test_positions import sound


def _value(word: str) -> object:
    if word.isascii() and word.isdigit():
        return int(word)
    return word == "true" if word in ("true", "false") else word


def decision(text: str) -> dict[str, object]:
    """A decision as it stands in a dump, from its kind and its fields: `action wheel=tikal position=3`."""
    kind, *fields = text.split()
    pairs = [field.split("=") for field in fields]
    return {"kind": kind, **{name: _value(word) for name, word in pairs}}


def taking(*due: str, **more: Any) -> sunstone.State:
    """Seat 0 has taken a worker, and decisions are due, the last of them first."""
    return sound(mode="taking", taken=1, due=[decision(text) for text in due], **more)


@pytest.mark.parametrize(
    ("due", "legal"),
    [
        (["action wheel=palenque position=3"], ["act none", "act 1", "act 2", "act 3"]),
        (["harvest action=3"], ["harvest wood", "burn chaac", "burn quetzalcoatl", "burn kukulkan"]),
        (["rise temples=1"], ["raise chaac", "raise quetzalcoatl", "raise kukulkan"]),
        (["rise temples=2", "temple_payment"], ["pay wood", "pay stone", "pay gold"]),
        (["payment blocks=1 technology=agriculture"], ["pay wood", "pay stone", "pay gold"]),
        (["treasure blocks=1"], ["gain wood", "gain stone", "gain gold"]),
        (["devotion"], ["pay wood", "pay stone", "pay gold", "done"]),
        (["devotion", "treasure blocks=1"], ["gain wood", "gain stone", "gain gold"]),
        (
            ["paid_tech advances=1 optional=true"],
            ["advance agriculture", "advance extraction", "advance architecture", "advance theology", "done"],
        ),
        (
            ["free_tech advances=1"],
            ["advance agriculture", "advance extraction", "advance architecture", "advance theology"],
        ),
        # The third and the fourth tile are alike, and so one choice.
        (
            ["construction by=tikal_4_again optional=true helped=false"],
            ["build 1", "build 2", "build 3", "build 5", "build 6", "done"],
        ),
    ],
)
def test_a_position_in_the_middle_of_a_decision_can_be_set_up(due: list[str], legal: list[str]) -> None:
    state = taking(*due)
    assert choices(state) == legal
    GAME.load(state.dump())
    for action in state.legal():
        twin = state.clone()
        twin.play(action)
        twin.check()


AGAIN = "construction by=tikal_4_again optional=true helped=false"
UNSOUND = [
    ["action wheel=palenque position=8"],
    ["action wheel=palenque position=3", "action wheel=palenque position=3"],
    ["free_tech advances=1", "action wheel=palenque position=3"],
    ["harvest action=1"],
    ["harvest action=6"],
    ["harvest action=3", "rise temples=1"],
    ["rise temples=0"],
    ["rise temples=3"],
    ["rise temples=1", "rise temples=1"],
    ["rise temples=2", "rise temples=1"],
    ["temple_payment"],
    ["rise temples=1", "temple_payment"],
    ["payment blocks=2 technology=agriculture"],
    ["payment blocks=1 technology=theology"],
    ["payment blocks=3 technology=agriculture", "rise temples=1"],
    ["treasure blocks=3"],
    ["treasure blocks=1", "treasure blocks=1"],
    ["paid_tech advances=3 optional=false"],
    ["paid_tech advances=2 optional=true"],
    ["paid_tech advances=1 optional=false", "treasure blocks=1"],
    ["free_tech advances=3"],
    ["construction by=tikal_2 optional=false helped=false"],
    ["construction by=tikal_4_again optional=false helped=true"],
    ["construction by=uxmal_4 optional=true helped=true"],
    ["construction by=tikal_4 optional=false helped=true", "rise temples=1"],
    ["saving by=tikal_2 slot=0"],
    ["market sold=1 bought=0"],
    ["market sold=2 bought=2"],
    ["market sold=0 bought=0", "rise temples=1"],
    ["use_any optional=false", "rise temples=1"],
    ["effect effect=gain what=1 amount=1"],
    ["effect effect=gain what=15 amount=1", "rise temples=1"],
    ["effect effect=gain what=9 amount=1", "treasure blocks=1"],
    ["effect effect=temple what=7 amount=1", "treasure blocks=1"],
    ["effect effect=vp what=0 amount=99", "treasure blocks=1"],
    ["effect effect=tech what=0 amount=1", "effect effect=tech what=0 amount=1", "rise temples=1"],
    ["devotion", "rise temples=1"],
    [AGAIN, AGAIN, AGAIN, "rise temples=1"],
    ["free_tech advances=1", "free_tech advances=1", "rise temples=1"],
    ["paid_tech advances=1 optional=true", "paid_tech advances=1 optional=true", "rise temples=1"],
]


@pytest.mark.parametrize("due", UNSOUND, ids=[" / ".join(due) for due in UNSOUND])
def test_decisions_that_cannot_be_due(due: list[str]) -> None:
    """Numbers out of range, payments that are not the price, things that never wait below others."""
    with pytest.raises(sunstone.BadPosition) as wrong:
        taking(*due)
    assert wrong.value.code in ("tzolkin_pending", "tzolkin_stuck")


def test_devotion_only_for_the_devout() -> None:
    with pytest.raises(sunstone.BadPosition) as wrong:
        taking("devotion", levels=[{"theology": 1}])
    assert wrong.value.code == "tzolkin_pending"


def test_saving_a_block_only_with_the_third_level() -> None:
    """The block to save is asked for where architecture is at its third level and the building is there."""
    state = taking("saving by=tikal_2 slot=0", levels=[{"architecture": 3}])
    assert choices(state) == ["save wood", "save gold", "save none"]
    for due in ("saving by=uxmal_4 slot=0", "saving by=tikal_2 slot=6"):
        with pytest.raises(sunstone.BadPosition) as wrong:
            taking(due, levels=[{"architecture": 3}])
        assert wrong.value.code == "tzolkin_pending"


@pytest.mark.parametrize(
    ("text", "code", "field"),
    [
        ("siesta", "unknown_name", "kind"),
        ("action wheel=copan position=0", "unknown_name", "wheel"),
        ("action wheel=4 position=0", "type", "wheel"),
        ("action wheel=palenque position=3 c=1", "unknown_field", "c"),
        ("action wheel=palenque", "missing", "position"),
        ("rise", "missing", "temples"),
        ("rise temples=one", "type", "temples"),
        ("rise temples=true", "type", "temples"),
        ("rise temples=1000", "range", "temples"),
        ("rise temples=١", "type", "temples"),
        ("temple_payment blocks=2", "unknown_field", "blocks"),
        ("payment blocks=1 technology=pottery", "unknown_name", "technology"),
        ("payment blocks=1", "missing", "technology"),
        ("construction by=tikal_5 optional=false helped=true", "unknown_name", "by"),
        ("use_any optional=2", "type", "optional"),
        ("devotion blocks=1", "unknown_field", "blocks"),
        ("effect effect=sing what=0 amount=1", "unknown_name", "effect"),
    ],
)
def test_decisions_that_are_none(text: str, code: str, field: str) -> None:
    """The refusal names the field."""
    with pytest.raises(sunstone.BadPosition) as wrong:
        taking(text)
    assert (wrong.value.code, wrong.value.details["field"]) == (code, f"position.due[0].{field}")


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ({"kind": ""}, "unknown_name"),
        ({"kind": None}, "type"),
        ({"kind": ["rise"]}, "type"),
        ({"temples": 1}, "missing"),
        ({"kind": "rise", "temples": -1}, "range"),
        ({"kind": "rise", "temples": 1.0}, "type"),
        ({"kind": "rise", "temples": None}, "type"),
        (["rise", "1", "0", "0"], "type"),
        ("rise", "type"),
        (None, "type"),
    ],
    ids=str,
)
def test_rows_that_are_no_decisions(row: object, code: str) -> None:
    with pytest.raises(sunstone.BadPosition) as wrong:
        sound(mode="taking", taken=1, due=[row])
    assert wrong.value.code == code


def test_what_a_tile_still_gives_waits_once() -> None:
    """A building just built may still owe its effects: each of them once."""
    owing = {"buildings": ["A1-11 A1-08"]}
    state = taking("effect effect=gain what=0 amount=1", "rise temples=1", **owing, wealth=[], display="A1-13")
    play(state, "raise chaac")
    assert goods(state).startswith("7C")
    with pytest.raises(sunstone.BadPosition) as wrong:
        taking(*["effect effect=gain what=0 amount=1"] * 5, "rise temples=1", **owing, wealth=[], display="A1-13")
    assert wrong.value.code == "tzolkin_pending"
