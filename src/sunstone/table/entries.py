"""The log of a table: what can happen there, one struct a kind.

A row of the log holds the kind, what every entry has (`LogEntry`), and the rest as JSON, the body.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec

from sunstone.core.events import Event
from sunstone.table.seat import Seat
from sunstone.table.wire_types import Plain


class Body(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    kind: ClassVar[str]


class Opened(Body, frozen=True, gc=False):
    """The table was opened; always the first entry."""

    kind = "opened"
    seats: list[Seat]
    hints: bool = False
    """Whether people at this table may ask for hints."""
    drawn: bool = False
    """Whether seats are drawn by lot at the start."""


class Sat(Body, frozen=True, gc=False):
    kind = "sat"
    user: str | None = None
    bot: str | None = None
    label: str | None = None
    machine: bool = False

    @classmethod
    def down(cls, seat: Seat) -> Sat:
        """The entry after which the seat is like this."""
        return cls(seat.user, seat.bot, seat.label, seat.machine)

    def seat(self) -> Seat:
        return Seat(self.user, self.bot, self.label, self.machine)


class SeatSet(Sat, frozen=True, gc=False):
    """The host decided who sits there."""

    kind = "seat_set"


class Rose(Body, frozen=True, gc=False):
    """Somebody got up; or the host sent away the `user` that is named here."""

    kind = "rose"
    user: str | None = None


class Started(Body, frozen=True, gc=False):
    kind = "started"
    seed_sha256: str | None = None
    order: list[int] | None = None
    """Where everyone sat before, by seat; `None` if all stay where they are."""


class Acted(Body, frozen=True, gc=False):
    kind = "action"
    text: str
    result: Plain | None = None
    """With the last action of a game, so that a process without these rules can read it too."""


class Undone(Body, frozen=True, gc=False):
    kind = "undone"
    to: int
    agreed: bool
    """Whether the others had to agree."""


class AskedUndo(Body, frozen=True, gc=False):
    kind = "undo_asked"
    to: int


class AgreedUndo(Body, frozen=True, gc=False):
    kind = "undo_agreed"


class RefusedUndo(Body, frozen=True, gc=False):
    """One of those who were asked does not agree, or the question was withdrawn."""

    kind = "undo_refused"


class WentAway(Body, frozen=True, gc=False):
    """A bot plays in a person's place from here on."""

    kind = "away"
    cause: Literal["left", "time"]
    bot: str


class CameBack(Body, frozen=True, gc=False):
    kind = "back"


class Chatted(Body, frozen=True, gc=False):
    kind = "chat"
    text: str


class HintAsked(Body, frozen=True, gc=False):
    """Somebody asked for a hint at this position: hints are used in the open."""

    kind = "hint"
    line: int
    ply: int


class Rematched(Body, frozen=True, gc=False):
    kind = "rematch"
    table: str


class Closed(Body, frozen=True, gc=False):
    """The table was closed, by the operator of the site if `by` says so."""

    kind = "closed"
    by: str | None = None


class Unreadable(Body, frozen=True, gc=False):
    """Never written: stands for an entry of a damaged log."""

    kind = "unreadable"


_DECODE = {body.kind: msgspec.json.Decoder(body).decode for body in (*Body.__subclasses__(), *Sat.__subclasses__())}
_encode = msgspec.json.Encoder().encode


class Draft(msgspec.Struct, frozen=True, gc=False):
    """An entry that is about to be written."""

    body: Body
    seat: int | None = None
    user: str | None = None
    line: int | None = None
    ply: int | None = None


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """An entry as it was written. `events` are what the action caused, found by playing it."""

    version: int
    at: int
    seat: int | None
    user: str | None
    line: int | None
    ply: int | None
    body: Body
    events: tuple[Event, ...] = ()

    @property
    def kind(self) -> str:
        return self.body.kind


def body_text(body: object) -> str:
    return _encode(body).decode()


def read_entry(
    version: int, kind: object, at: object, seat: object, user: object, line: object, ply: object, body: Any
) -> LogEntry:
    """The entry that a row of the log holds, whatever it holds."""
    numbers = all(value is None or type(value) is int for value in (seat, line, ply))
    if not numbers or type(at) is not int or not (user is None or type(user) is str):
        return unreadable(version)
    try:
        return LogEntry(version, at, seat, user, line, ply, _DECODE[kind](body))  # type: ignore[index, arg-type]
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError, RecursionError):
        return unreadable(version)


def unreadable(version: int) -> LogEntry:
    """The stand-in for an entry that is lost or cannot be read."""
    return LogEntry(version, 0, None, None, None, None, Unreadable())
