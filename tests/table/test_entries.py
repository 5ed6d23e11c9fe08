"""Rows of a log as they have always been written: every kind is read, and written again byte for byte."""

from __future__ import annotations

import pytest

from sunstone.table.entries import (
    Acted,
    Body,
    Opened,
    Sat,
    SeatSet,
    Started,
    Unreadable,
    WentAway,
    body_text,
    read_entry,
)
from sunstone.table.seat import Seat

ROWS = [
    ("opened", '{"seats":[{"user":"u0"},{"bot":"greedy"},{"user":"u0","label":"Jan"},{}],"hints":true,"drawn":true}'),
    ("opened", '{"seats":[{"label":"Ada"}]}'),
    ("sat", '{"user":"u1","machine":true}'),
    ("seat_set", '{"bot":"greedy"}'),
    ("seat_set", "{}"),
    ("rose", "{}"),
    ("rose", '{"user":"u1"}'),
    ("started", '{"seed_sha256":"ab","order":[1,0]}'),
    ("started", "{}"),
    ("action", '{"text":"keep 2 5"}'),
    ("action", '{"text":"pass","result":{"scores":[3,4]}}'),
    ("undone", '{"to":4,"agreed":false}'),
    ("undo_asked", '{"to":4}'),
    ("undo_agreed", "{}"),
    ("undo_refused", "{}"),
    ("away", '{"cause":"time","bot":"greedy"}'),
    ("back", "{}"),
    ("chat", '{"text":"žluťoučký"}'),
    ("hint", '{"line":0,"ply":7}'),
    ("rematch", '{"table":"abc"}'),
    ("closed", "{}"),
    ("closed", '{"by":"operator"}'),
]


def _body(kind: object, text: object) -> Body:
    return read_entry(1, kind, 1000, 0, "u0", None, None, text).body


@pytest.mark.parametrize(("kind", "text"), ROWS)
def test_a_row_is_read_and_written_again_byte_for_byte(kind: str, text: str) -> None:
    body = _body(kind, text)
    assert body.kind == kind
    assert body_text(body) == text


def test_every_kind_has_a_row_here() -> None:
    kinds = {body.kind for body in (*Body.__subclasses__(), *Sat.__subclasses__())}
    assert kinds - {kind for kind, _ in ROWS} == {Unreadable.kind}


def test_defaults_that_older_versions_wrote_are_read() -> None:
    assert _body("opened", '{"seats":[],"hints":false,"drawn":false}') == Opened([])
    assert _body("sat", '{"user":"u1","machine":false}') == Sat("u1")
    assert _body("started", '{"seed_sha256":"ab","of a later version":1}') == Started("ab")


def test_what_was_read_is_what_it_says() -> None:
    assert _body(*ROWS[0]) == Opened([Seat("u0"), Seat(bot="greedy"), Seat("u0", label="Jan"), Seat()], True, True)
    assert _body("seat_set", '{"bot":"greedy"}') == SeatSet(bot="greedy")
    assert _body("away", '{"cause":"left","bot":"greedy"}') == WentAway("left", "greedy")
    assert SeatSet.down(Seat("u1", label="Jan")).seat() == Seat("u1", label="Jan")


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("nonsense", "{}"),
        (None, "{}"),
        (["chat"], "{}"),
        ("action", "{}"),
        ("action", '{"text":5}'),
        ("action", '{"text'),
        ("chat", "[]"),
        ("chat", None),
        ("opened", '{"seats":[{"user":5}]}'),
        ("away", '{"cause":"tired","bot":"greedy"}'),
    ],
)
def test_a_damaged_row_leaves_its_place(kind: object, text: object) -> None:
    assert read_entry(7, kind, 1000, 0, "u0", None, None, text).body == Unreadable()


def test_columns_that_hold_something_else_leave_a_place_too() -> None:
    good = {"kind": "action", "at": 1, "seat": 0, "user": "u0", "line": 0, "ply": 0, "body": '{"text":"pass"}'}
    assert read_entry(3, **good).body == Acted("pass")
    for wrong in ({"at": "noon"}, {"at": None}, {"seat": "first"}, {"user": 5}, {"ply": 1.5}):
        entry = read_entry(3, **(good | wrong))
        assert (entry.version, entry.body) == (3, Unreadable())
