"""The rules this process can play by."""

from __future__ import annotations

from functools import cache

from sqlalchemy import ColumnElement, tuple_

from sunstone.core.registry import game as find_game
from sunstone.core.registry import game_ids
from sunstone.server.storage import schema

Rules = tuple[str, int]
"""A game and the version of its rules."""


@cache
def installed() -> frozenset[Rules]:
    """Every game with its version. What is installed does not change while the process runs."""
    return frozenset((id_, find_game(id_).rules_version) for id_ in game_ids())


def played_here() -> ColumnElement[bool]:
    """The condition that a table is played by rules this process has."""
    return tuple_(schema.tables.c.game, schema.tables.c.rules_version).in_(sorted(installed()))
