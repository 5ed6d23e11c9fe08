"""Decisions of a site's operator about accounts and tables. Running servers follow within seconds."""

import msgspec
import structlog
from sqlalchemy import ColumnElement, select, update

from sunstone.server.accounts.names import name_key
from sunstone.server.errors import Refusal
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.tables.repository import TableRepository
from sunstone.server.tables.store import TableStore
from sunstone.server.timing import now_ms
from sunstone.table import leaving
from sunstone.table.entries import Closed, Draft, Rose
from sunstone.table.host import host_of
from sunstone.table.table import Table

_log = structlog.get_logger()
_C = schema.users.c
_MOST = 20
"""Accounts of one name that are listed."""


class Restricted(msgspec.Struct, frozen=True, kw_only=True):
    """An account, and since when it is muted or banned."""

    id: str
    name: str
    kind: str
    muted: int | None
    banned: int | None


def _closed() -> Draft:
    return Draft(Closed("operator"))


def close(live: Table) -> list[Draft]:
    """Close a table, whether its game has begun or not."""
    if live.status == "closed":
        raise live.closed_refusal()
    if live.over:
        raise Refusal("over")
    return [_closed()]


def vacate(live: Table, user: str) -> list[Draft]:
    """Leave a table: bots play on, and a table that waits for its host is closed."""
    if live.status == "open":
        if host_of(live) == user or live.people() == {user}:
            return [_closed()]
        return [Draft(Rose(), seat=seat, user=user) for seat in live.seats_of(user)]
    if live.status == "playing" and live.seats_of(user):
        return leaving.leave(live, user)
    return []


class Operator:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._repository = TableRepository(TableStore(database), most=0)

    async def shut(self) -> None:
        """Write what waits."""
        await self._repository.store.close()

    async def find(self, text: str) -> Restricted:
        """The account with this id, the registered one of this name, or the only guest of this name."""
        one_line = " ".join(text.split())
        for condition in (
            _C.id == one_line,
            _C.name_key == name_key(one_line),
            (_C.name == one_line) & (_C.kind == "guest"),
        ):
            found = await self._found(condition & (_C.kind != "deleted"))
            if len(found) > 1:
                raise Refusal("several_users", name=one_line, ids=", ".join(each.id for each in found))
            if found:
                return found[0]
        raise Refusal("no_user")

    async def restricted(self) -> list[Restricted]:
        return await self._found(_C.muted.is_not(None) | _C.banned.is_not(None), most=None)

    async def _found(self, condition: ColumnElement[bool], most: int | None = _MOST) -> list[Restricted]:
        query = select(_C.id, _C.name, _C.kind, _C.muted, _C.banned).where(condition).order_by(_C.created, _C.id)
        return await self._database.structs(Restricted, query.limit(most))

    async def mute(self, text: str, *, muted: bool = True) -> Restricted:
        return await self._set(await self.find(text), "muted", muted)

    async def unban(self, text: str) -> Restricted:
        return await self._set(await self.find(text), "banned", False)

    async def ban(self, text: str) -> tuple[Restricted, list[str]]:
        """Keep an account out: it leaves its tables. The account, and the tables that could not be left."""
        user = await self._set(await self.find(text), "banned", True)
        tables, seats = schema.tables.c, schema.seats.c
        query = select(tables.id).where(
            tables.id.in_(select(seats.table_id).where(seats.user_id == user.id)) | (tables.host == user.id),
            tables.status.in_(("open", "playing")),
        )
        stuck = []
        for id_ in await self._database.scalars(query):
            try:
                await self._repository.change(id_, lambda live: vacate(live, user.id))
            except Exception:
                # A table with a trouble of its own must not keep the others from being left.
                _log.exception("not_left", table=id_)
                stuck.append(id_)
        return user, stuck

    async def close(self, table: str) -> None:
        await self._repository.change(table, close)

    async def _set(self, user: Restricted, column: str, wanted: bool) -> Restricted:
        """Set or clear a restriction; one that holds already keeps its date."""
        since = (getattr(user, column) or now_ms()) if wanted else None
        await self._database.execute(update(schema.users).where(_C.id == user.id).values({column: since}))
        return msgspec.structs.replace(user, **{column: since})
