"""All sockets of this process, and how news reaches them."""

from collections import Counter
from collections.abc import Awaitable, Callable

import msgspec
import structlog
from sqlalchemy import select

from sunstone.server.accounts.visitor import Visitor
from sunstone.server.background import BackgroundTasks
from sunstone.server.live.channels import Channels, Forget, Grown, Here, Message, Missed, Revoked, TurnOf
from sunstone.server.live.connection import RESTART, REVOKED, Connection, Watching
from sunstone.server.live.frames import Present, Reconnect, Turn, Unseated, Unwatched
from sunstone.server.live.heartbeat import LOOKS, Heartbeat
from sunstone.server.live.presence import Presence
from sunstone.server.network import network_of
from sunstone.server.storage import schema
from sunstone.server.tables.repository import TableRepository
from sunstone.table.access import check_viewer, may_see, viewer_now
from sunstone.table.entries import Chatted
from sunstone.table.redaction import Viewing, news, sync
from sunstone.table.table import Table

_log = structlog.get_logger()
_encode = msgspec.json.Encoder().encode

MISSED_MOST = 500
"""Who has missed more than this gets the table from scratch."""


def _same_for_all(live: Table, after: int, muted: frozenset[str]) -> bool:
    """Whether a reader with these mutes is sent the same as everyone who looks from the same seat."""
    return not muted or not any(
        isinstance(entry.body, Chatted) and entry.user in muted for entry in live.entries[after:]
    )


class Hub:
    def __init__(
        self,
        repository: TableRepository,
        channels: Channels,
        presence: Presence,
        ended: Callable[[set[Visitor]], Awaitable[set[Visitor]]],
    ) -> None:
        """`ended`: which of these visitors may no longer be here."""
        self._repository = repository
        self._channels = channels
        self._ended = ended
        self.presence = presence
        self.connections: set[Connection] = set()
        self._heartbeat = Heartbeat()
        self._followers: dict[str, set[Connection]] = {}
        self._by_user: dict[str, set[Connection]] = {}
        self.per_address: Counter[str] = Counter()
        self.closing = False
        """Whether the process is about to stop."""
        self._tasks = BackgroundTasks()
        self._failed: set[str] = set()
        """Tables that could not be looked at, and were written about."""
        repository.grew.append(self._grew)
        repository.wrote.append(self._wrote)

    # Sockets come and go.

    def add(self, connection: Connection) -> None:
        connection.caught_up = self._caught_up
        self.connections.add(connection)
        self._heartbeat.add(connection)
        self.per_address[network_of(connection.address)] += 1
        if connection.visitor.id is not None:
            self._by_user.setdefault(connection.visitor.id, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        for table in list(connection.watching):
            self.unwatch(connection, table)
        self.connections.discard(connection)
        self._heartbeat.remove(connection)
        address = network_of(connection.address)
        self.per_address[address] -= 1
        if not self.per_address[address]:
            del self.per_address[address]
        user = connection.visitor.id
        if user is not None:
            self._by_user[user].discard(connection)
            if not self._by_user[user]:
                del self._by_user[user]

    def online(self, user: str) -> bool:
        return user in self._by_user

    def mutes_changed(self, user: str, muted: frozenset[str]) -> None:
        """A user's open sockets follow the new wish at once."""
        for connection in self._by_user.get(user, ()):
            connection.muted = muted

    def revoke(
        self, user: str, *, session: str | None = None, token: str | None = None, keep: str | None = None
    ) -> None:
        """Close the sockets of a session or token that has ended, or with neither all of a user's but `keep`'s."""
        message = Revoked(user, session, token, keep)
        self._channels.tell(message)
        self._cut(message)

    def _cut(self, message: Revoked) -> None:
        for connection in list(self._by_user.get(message.user, ())):
            visitor = connection.visitor
            if message.session is not None:
                ended = visitor.session == message.session
            elif message.token is not None:
                ended = visitor.token == message.token
            else:
                ended = message.keep is None or visitor.session != message.keep
            if ended:
                self._cut_off(connection)

    def _cut_off(self, connection: Connection) -> None:
        """Send nothing more to a socket, and take nothing more from it."""
        connection.revoked = True
        connection.close(REVOKED)
        for table in list(connection.watching):
            self.unwatch(connection, table)

    # Tables are followed.

    def watch(
        self, connection: Connection, live: Table, viewer: Viewing, seen: int | None, language: str | None = None
    ) -> None:
        """Follow a table from the version the client has seen: just what it missed, or everything."""
        latest = self._repository.peek(live.id)
        if latest is not None and latest.version > live.version:
            # It grew while the caller was looking.
            live = latest
        check_viewer(live, connection.visitor.id, viewer)
        newly = live.id not in connection.watching
        connection.watching[live.id] = Watching(live.id, viewer, live.version, language)
        self._followers.setdefault(live.id, set()).add(connection)
        if seen is not None and max(0, live.version - MISSED_MOST) <= seen <= live.version:
            connection.send(news(live, viewer, seen, connection.muted, language))
        else:
            connection.send(sync(live, viewer, connection.muted, language))
        if newly:
            self.presence.came(live.id, connection.visitor.id)
            self._tell_present(live.id)
        else:
            connection.send_bytes(self._present(live))

    def unwatch(self, connection: Connection, table: str) -> None:
        if connection.watching.pop(table, None) is None:
            return
        followers = self._followers[table]
        followers.discard(connection)
        if not followers:
            del self._followers[table]
        self.presence.went(table, connection.visitor.id)
        self._tell_present(table)

    def _present(self, live: Table) -> bytes:
        users = self.presence.users(live.id)
        return _encode(
            Present(
                table=live.id,
                seats=[number for number, seat in enumerate(live.seats) if seat.user in users],
                watching=self.presence.sockets(live.id),
            )
        )

    def _tell_present(self, table: str) -> None:
        live = self._repository.peek(table)
        if live is None or table not in self._followers:
            return
        frame = self._present(live)
        for connection in self._followers[table]:
            connection.send_bytes(frame)

    # News spreads.

    def _grew(self, before: Table, after: Table) -> None:
        followers = self._followers.get(after.id)
        if followers:
            for connection in list(followers):
                self._deliver(connection, before, after)
            after.frames.clear()
            if before.seats != after.seats:
                # Somebody who is here may have a seat now, or none.
                self._tell_present(after.id)

    def _deliver(self, connection: Connection, before: Table, live: Table) -> None:
        """Send what is new, with the view that the table as it stands allows."""
        watching = connection.watching[live.id]
        sent = watching.sent
        if sent >= live.version or connection.lagging:
            # A slow reader is sent everything it missed at once, when it has taken what waits.
            return
        viewer = watching.viewer
        if viewer is not None:
            seat = viewer_now(live, connection.visitor.id, viewer, sent)
            if seat is None:
                self._unseat(connection, watching, viewer, live)
                return
            if live.drawn and sent < live.start:
                # Seats were drawn by lot meanwhile: the reader looks on from where it sits now.
                self._reseat(connection, watching, seat, live)
                return
        elif not may_see(before, connection.visitor.id):
            # It followed a private game to its end; the talk after it is for the players.
            self.unwatch(connection, live.id)
            return
        elif live.spec.own_box and not may_see(live, connection.visitor.id):
            self._hide(connection, live)
            return
        watching.sent = live.version
        if live.version - sent > MISSED_MOST:
            connection.send(sync(live, viewer, connection.muted, watching.language))
            return
        if not _same_for_all(live, sent, connection.muted):
            connection.send(news(live, viewer, sent, connection.muted, watching.language))
            return
        key = (viewer, sent, watching.language)
        frame = live.frames.encoded(key, lambda: _encode(news(live, viewer, sent, language=watching.language)))
        connection.tell(live.version, frame)

    def _reseat(self, connection: Connection, watching: Watching, seat: int, live: Table) -> None:
        """The game has begun: follow the reader to the seat it has drawn."""
        watching.viewer = seat
        watching.sent = live.version
        connection.send(sync(live, seat, connection.muted, watching.language))

    def _unseat(self, connection: Connection, watching: Watching, seat: int, live: Table) -> None:
        """Somebody else has the seat now, or nobody: its holder looks on like everyone."""
        watching.viewer = None
        watching.sent = live.version
        connection.send(Unseated(table=live.id, seat=seat))
        if may_see(live, connection.visitor.id):
            connection.send(sync(live, None, connection.muted, watching.language))
        else:
            self._hide(connection, live)

    def _hide(self, connection: Connection, live: Table) -> None:
        """The game is played with somebody's own box: those who do not play see nothing of it."""
        self.unwatch(connection, live.id)
        connection.send(Unwatched(table=live.id))

    def _caught_up(self, connection: Connection) -> None:
        """A slow reader has taken what waited: now what happened meanwhile."""
        for table in list(connection.watching):
            live = self._repository.peek(table)
            if live is not None:
                self._deliver(connection, live, live)
                live.frames.clear()

    def _wrote(self, before: Table, after: Table) -> None:
        self._channels.tell(Grown(after.id, after.version))
        was, now = before.waiting_for, after.waiting_for
        if was != now:
            if was is not None:
                self._turn(TurnOf(was, after.id, False))
            if now is not None:
                self._turn(TurnOf(now, after.id, True))

    def _turn(self, message: TurnOf) -> None:
        self._channels.tell(message)
        self._show_turn(message)

    def _show_turn(self, message: TurnOf) -> None:
        for connection in self._by_user.get(message.user, ()):
            # Who follows the table sees it there.
            if message.table not in connection.watching and message.table not in connection.elsewhere:
                connection.send(Turn(table=message.table, yours=message.yours))

    def hear(self, message: Message) -> None:
        match message:
            case Grown():
                known = self._repository.peek(message.table)
                if message.table in self._followers or (known is not None and known.version < message.version):
                    self._tasks.start(self._catch_up(message.table))
            case Here():
                self.presence.heard(message)
                self._tell_present(message.table)
            case TurnOf():
                self._show_turn(message)
            case Forget():
                for table in message.tables:
                    self._repository.forget(table)
            case Revoked():
                self._cut(message)
            case Missed():
                self._repository.clear()
                self._tasks.start(self.look_again())

    def forget(self, tables: list[str]) -> None:
        """Read these tables anew, here and everywhere."""
        for table in tables:
            self._repository.forget(table)
        self._channels.tell(Forget(tables))

    async def _catch_up(self, table: str) -> None:
        live = await self._repository.catch_up(table)
        # A table that had left the cache comes back without having "grown".
        self._grew(live, live)

    async def look_again(self, part: int | None = None) -> None:
        """Compare the tables that are followed here with the database: all of them, or one part of LOOKS."""
        followed = [table for table in self._followers if part is None or hash(table) % LOOKS == part]
        c = schema.tables.c
        for start in range(0, len(followed), 500):
            some = select(c.id, c.version).where(c.id.in_(followed[start : start + 500]))
            for table, version in await self._repository.store.database.rows(some):
                await self._look_at(table, version)

    async def _look_at(self, table: str, version: int) -> None:
        """Look at one table. Whatever is wrong with it is logged once, and those who follow another miss nothing."""
        try:
            known = self._repository.peek(table)
            if known is None or known.version < version:
                await self._catch_up(table)
            else:
                self._grew(known, known)
        except Exception:
            if table not in self._failed:
                self._failed.add(table)
                _log.exception("look_failed", table=table)
        else:
            self._failed.discard(table)

    # Time passes.

    async def beat(self) -> None:
        """Part of a heartbeat, called about SLICES times in BEAT seconds; now and then, look for what was missed."""
        for part in self._heartbeat.beat():
            self.presence.repeat()
            await self._check_authority(part)
            await self.look_again(part)

    async def _check_authority(self, part: int) -> None:
        """Close sockets whose session or token has ended without this process hearing of it: one part of LOOKS."""
        some = self._heartbeat.part(part)
        ended = await self._ended({connection.visitor for connection in some})
        for connection in some:
            if connection.visitor in ended:
                self._cut_off(connection)

    def goodbye(self) -> None:
        """Take no more sockets, and tell everyone to come back to another process."""
        self.closing = True
        frame = _encode(Reconnect(after_ms=500))
        for connection in list(self.connections):
            connection.send_bytes(frame)
            connection.close(RESTART)
