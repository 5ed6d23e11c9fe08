"""Tables in play without server or database."""

from __future__ import annotations

from typing import Any

from sunstone.core.game import Game
from sunstone.table.clock import Clock
from sunstone.table.entries import Draft, Opened, Started
from sunstone.table.frames import Person
from sunstone.table.reducer import apply_drafts
from sunstone.table.seat import Seat
from sunstone.table.table import Table, TableSpec


def opening_of(known: Game, players: int, **changed: Any) -> TableSpec:
    """How a table of a game was opened; what is not said is as plain as it can be."""
    plain: dict[str, Any] = {
        "id": "table",
        "game": known.id,
        "rules_version": known.rules_version,
        "options": known.new(players).options,
        "clock": Clock(),
        "visible": True,
        "rated": False,
        "imported": False,
        "host": "u0",
        "previous": None,
        "seed": 7,
        "created": 1000,
    }
    return TableSpec(**(plain | changed))


def started(opening: TableSpec, names: dict[str, str | None]) -> Table:
    """The table with these users and their names in its seats, just begun."""
    opened = Draft(Opened([Seat(user) for user in names]), user=opening.host)
    people = {user: Person(id=user, name=name, kind="registered") for user, name in names.items()}
    return apply_drafts(Table(opening), [opened, Draft(Started(), user=opening.host)], 1000, people)
