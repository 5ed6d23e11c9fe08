"""Conditions and columns that several queries for tables share."""

from sqlalchemy import ColumnElement, tuple_

from sunstone.server.storage import schema
from sunstone.table.table import installed

_C = schema.log.c
LOG = (_C.version, _C.kind, _C.at, _C.seat, _C.user_id.label("user"), _C.line, _C.ply, _C.body)
"""The columns of the log that `read_entry` takes."""


def played_here() -> ColumnElement[bool]:
    """The condition that a table is played by rules this process has."""
    return tuple_(schema.tables.c.game, schema.tables.c.rules_version).in_(sorted(installed()))
