"""A whole position as plain JSON, and back. It follows from the declared fields (see table.py)."""

from __future__ import annotations

from typing import Final

from sunstone.core.decision import DecisionKinds
from sunstone.core.dump_reader import Reader
from sunstone.core.thing import DUMP_ONLY
from sunstone.games.coatl.assemble import Assemble
from sunstone.games.coatl.choose import Choose
from sunstone.games.coatl.completion import Complete
from sunstone.games.coatl.table import Table
from sunstone.games.coatl.tokens import Discard

DECISIONS: Final = DecisionKinds((Choose, Assemble, Complete, Discard), words={}, flags=("foreseeing",))


def dump(table: Table) -> dict[str, object]:
    """The position."""
    out = table.plain(table.data.names, DUMP_ONLY)
    out["due"] = [DECISIONS.plain(decision) for decision in table.due]
    return out


def load(table: Table, reader: Reader) -> None:
    """Fill a bare table from a dump. Whether the position can be is for `check` to say."""
    Table.FIELDS.load(table, reader, {**table.data.names, "seat": [""] * table.players})
    DECISIONS.load(table, reader)
    for done in table.completed:
        done.points = table.data.worth(done.coatl, done.beside, done.temple)
        table.seats[done.seat].finished += 1
        table.seats[done.seat].points += done.points
    reader.finish()
