"""The one conversation with the page: what a socket is at a server."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from sunstone.core.errors import SunstoneError
from sunstone.local.outbox import NeedsTable
from sunstone.local.repository import Repository
from sunstone.server.errors import Refusal
from sunstone.server.live import frames
from sunstone.server.localization import error_body
from sunstone.server.timing import now_ms
from sunstone.table.access import check_viewer, viewer_now
from sunstone.table.commands import decide
from sunstone.table.redaction import Viewing, news, sync
from sunstone.table.table import Table

BEAT = 86_400.0
"""Nobody has to find out whether the other side is still there."""

_decode = msgspec.json.Decoder(frames.ClientFrame).decode


@dataclass
class Watching:
    """A table the page follows: as which viewer, and up to which version it was sent."""

    viewer: Viewing
    sent: int
    language: str | None


class Line:
    def __init__(self, repository: Repository, me: Callable[[], str | None], send: Callable[[Any], None]) -> None:
        self._repository = repository
        self._me = me
        self._send = send
        self.watching: dict[str, Watching] = {}
        self.looked: list[Callable[[Table], None]] = []
        """Called when the page begins to follow a table."""
        self._asking: tuple[str, int] | None = None
        repository.grew.append(self.grew)

    def open(self) -> None:
        """The page begins anew."""
        self.watching.clear()
        me = self._me()
        self._send(frames.Hello(user=me, beat_seconds=BEAT, now=now_ms()))
        if me is not None:
            waiting = [row["id"] for row in self._repository.rows.values() if row["turn_user"] == me]
            self._send(frames.Turns(tables=waiting))

    def hear(self, data: str, language: str) -> None:
        number: int | None = None
        try:
            try:
                frame = _decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise Refusal("bad_frame", problem=str(error)[:200]) from None
            if isinstance(frame, frames.BeatBack):
                return
            number = frame.id
            self._asking = frame.table, number
            version = self._carry_out(frame)
            if self._asking is not None:
                self._send(frames.Ok(id=number, version=version))
        except NeedsTable:
            raise
        except SunstoneError as error:
            body = error_body(error, language)
            self._send(frames.Refused(id=number, **msgspec.structs.asdict(body)))
        finally:
            self._asking = None

    def _carry_out(self, frame: frames.Command) -> int:
        if isinstance(frame, frames.Unwatch):
            self.watching.pop(frame.table, None)
            return 0
        if isinstance(frame, frames.Watch):
            live = self._repository.get(frame.table)
            self._watch(live, frame)
            for look in self.looked:
                look(live)
            return live.version
        me = self._me()
        if me is None:
            raise Refusal("not_signed_in")
        return self._repository.change(frame.table, lambda live: decide(live, me, frame)).version

    def _watch(self, live: Table, frame: frames.Watch) -> None:
        check_viewer(live, self._me(), frame.seat)
        self.watching[live.id] = Watching(frame.seat, live.version, frame.language)
        if frame.seen is not None and frame.seen <= live.version:
            self._send(news(live, frame.seat, frame.seen, language=frame.language))
        else:
            self._send(sync(live, frame.seat, language=frame.language))
        mine = live.seats_of(self._me())
        self._send(frames.Present(table=live.id, seats=mine, watching=1))

    def grew(self, before: Table, live: Table) -> None:
        """Tell the page what is new; as an answer, if a command of its own has brought it."""
        watching = self.watching.get(live.id)
        if watching is None:
            self._tell_turn(before, live)
            return
        sent, language = watching.sent, watching.language
        if sent >= live.version:
            return
        viewer = viewer_now(live, self._me(), watching.viewer, sent)
        moved = live.drawn and sent < live.start <= live.version
        if viewer is None and watching.viewer is not None:
            self._send(frames.Unseated(table=live.id, seat=watching.viewer))
        if viewer != watching.viewer or (moved and viewer is not None):
            self._send(sync(live, viewer, language=language))
        else:
            told = news(live, viewer, sent, language=language)
            if self._asking is not None and self._asking[0] == live.id:
                told = msgspec.structs.replace(told, id=self._asking[1])
                self._asking = None
            self._send(told)
        watching.viewer, watching.sent = viewer, live.version

    def _tell_turn(self, before: Table, live: Table) -> None:
        was, now = before.waiting_for, live.waiting_for
        if was != now:
            self._send(frames.Turn(table=live.id, yours=now is not None))
