"""How long things are kept. What is not named here stays until somebody deletes it."""

from typing import Any

from sqlalchemy import Column, exists, func, or_

from sunstone.server.storage import schema
from sunstone.server.timing import DAY

OPEN_TABLES = 7 * DAY
"""A table that has not started and that nobody has touched for this long is closed."""
CLOSED_TABLES = 30 * DAY
"""A closed table goes after this long; an imported record that its owner has closed goes at once."""
ABANDONED_GAMES = 30 * DAY
"""A running game that waits for a bot this long, with no person at the table who has not left, goes. Not if rated."""
BOT_GAMES = 30 * DAY
"""A finished game in which no person had a seat goes after this long, unless there is a link to it."""
GUEST_GAMES = 180 * DAY
"""A game or an imported record goes when nobody registered has part in it, and no guest seen for this long."""
GUESTS = 30 * DAY
"""A guest without a seat or a table goes when not seen for this long; so does the empty row of a deleted account."""
GUEST_BOXES = 180 * DAY
"""A guest who has typed in a box stays for this long: hours of work may be in it."""
BOXES = 30 * DAY
"""A component file that no table is played with any more goes this long after the last one was opened with it."""
REPORTS = 180 * DAY
"""A report goes this long after it was resolved. Until then its table and the account that made it stay."""
ANALYSES = 365 * DAY
"""An analysis goes when neither the game nor the asking is younger than this: it can be made again."""
ORIGINS = 30 * DAY
"""The digest of the address that a table was opened or an analysis asked for from is blanked after this long."""

_T = schema.tables.c
_U = schema.users.c
_R = schema.reports.c
_A = schema.analyses.c
_B = schema.account_boxes.c


def _references(target: Column[Any]) -> list[Column[Any]]:
    """Every column of the database that refers to this one."""
    return [key.parent for table in schema.metadata.sorted_tables for key in table.foreign_keys if key.column is target]


OF_TABLE = _references(schema.tables.c.id)
"""Columns of the rows that are deleted with a table."""
_KEEPS_USER = (schema.seats.c.user_id, schema.tables.c.host, schema.reports.c.user_id, schema.rated_games.c.user_id)
"""As long as one of these names a user, the row of the user stays."""
OF_USER = [column for column in _references(schema.users.c.id) if all(column is not kept for kept in _KEEPS_USER)]
"""Columns of the rows that are deleted with a user."""


class Expired:
    """Which rows have outlived their time at a moment, as conditions."""

    def __init__(self, now: int) -> None:
        self.now = now
        unreported = ~exists().where(_R.table_id == _T.id)
        seated = exists().where(schema.seats.c.table_id == _T.id, schema.seats.c.user_id.is_not(None))
        shared = exists().where(schema.shares.c.table_id == _T.id)
        self.sessions = schema.sessions.c.expires < now
        self.reports = _R.resolved < now - REPORTS
        self.open_tables = (_T.status == "open") & (_T.changed < now - OPEN_TABLES)
        self.closed_tables = unreported & (_T.status == "closed") & (_T.imported | (_T.changed < now - CLOSED_TABLES))
        self.abandoned_games = (
            unreported
            & (_T.status == "playing")
            & ~_T.rated
            & _T.turn_user.is_(None)
            & (_T.changed < now - ABANDONED_GAMES)
        )
        self.bot_games = (
            unreported & (_T.status == "finished") & ~_T.imported & ~seated & ~shared & (_T.changed < now - BOT_GAMES)
        )
        seen = func.coalesce(_U.seen, _U.created)
        here = (_U.kind == "registered") | ((_U.kind == "guest") & (seen >= now - GUEST_GAMES))
        hosts = exists().where(_U.id == _T.host, here)
        sits = exists().where(schema.seats.c.table_id == _T.id, schema.seats.c.user_id == _U.id, here)
        self.guest_games = (
            unreported & _T.status.in_(("playing", "finished")) & (_T.changed < now - GUEST_GAMES) & ~hosts & ~sits
        )
        recent = exists().where(_A.table_id == _T.id, _A.at >= now - ANALYSES)
        looked_at = exists().where(schema.looks.c.table_id == _T.id)
        asked = exists().where(_A.table_id == _T.id)
        self.analyses = (looked_at | asked) & (_T.changed < now - ANALYSES) & ~recent
        self.table_origins = (
            _T.origin.is_not(None) & _T.status.in_(("finished", "closed")) & (_T.changed < now - ORIGINS)
        )
        self.analysis_origins = _A.origin.is_not(None) & (_A.at < now - ORIGINS)
        self.box_origins = _B.origin.is_not(None) & (_B.changed < now - ORIGINS)
        boxes = schema.boxes.c
        self.boxes = (boxes.created < now - BOXES) & ~exists().where(_T.components == boxes.digest)
        box_owner = exists().where(_B.user_id == _U.id) & (seen >= now - GUEST_BOXES)
        self.users = (
            _U.kind.in_(("guest", "deleted"))
            & (seen < now - GUESTS)
            & ~box_owner
            & ~or_(*(exists().where(column == _U.id) for column in _KEEPS_USER))
        )
