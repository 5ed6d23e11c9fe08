"""Tables as a user may see them; the rules are in `sunstone.table.access`."""

from __future__ import annotations

from sqlalchemy import ColumnElement, or_, select

from sunstone.server.storage import schema
from sunstone.server.tables.repository import TableRepository
from sunstone.table.access import check_viewer
from sunstone.table.redaction import Viewing
from sunstone.table.table import Table

_T = schema.tables.c


def visible_to(user: str | None) -> ColumnElement[bool]:
    """`may_see` for lists of tables, where nothing but the listing has given the reader an id."""
    if user is None:
        return _T.visible
    seated = select(schema.seats.c.table_id).where(schema.seats.c.user_id == user)
    return or_(_T.visible, _T.id.in_(seated))


async def seen_table(repository: TableRepository, table: str, user: str | None, seat: Viewing = None) -> Table:
    """The table as it is in the database, if this user may see it with this view."""
    live = await repository.fresh(table)
    check_viewer(live, user, seat)
    return live
