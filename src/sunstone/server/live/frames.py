"""What goes over a socket. Every frame is JSON with a `type`."""

from typing import Annotated

import msgspec

from sunstone.server.accounts.wire import Language
from sunstone.table.commands import Act, AnswerUndo, Say, Undo
from sunstone.table.frames import News, Sync
from sunstone.table.wire_types import Id, Plain, SeatNumber

RequestId = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""A number of the client's own; the answer carries it."""


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Base of what a client sends."""


class Watch(FromClient, frozen=True, kw_only=True, tag="watch"):
    """Follow a table with the eyes of a seat, or of a spectator. `seen` is the last version known.

    With a `language`, positions and events come in words too, and refusals on this socket are said in it.
    """

    id: RequestId
    table: Id
    seat: SeatNumber | None = None
    seen: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    language: Language | None = None


class Unwatch(FromClient, frozen=True, kw_only=True, tag="unwatch"):
    """Stop following a table."""

    id: RequestId
    table: Id


class ActFrame(Act, frozen=True, kw_only=True, tag_field="type", tag="act"):
    """Decide for a seat."""

    id: RequestId
    table: Id


class UndoFrame(Undo, frozen=True, kw_only=True, tag_field="type", tag="undo"):
    """Go back to an earlier ply."""

    id: RequestId
    table: Id


class AnswerUndoFrame(AnswerUndo, frozen=True, kw_only=True, tag_field="type", tag="answer_undo"):
    """Say yes or no to somebody's wish to go back."""

    id: RequestId
    table: Id


class SayFrame(Say, frozen=True, kw_only=True, tag_field="type", tag="say"):
    """Say something at the table."""

    id: RequestId
    table: Id


class BeatBack(FromClient, frozen=True, kw_only=True, tag="beat"):
    """The answer to a heartbeat: I am still here."""


Command = Watch | Unwatch | ActFrame | UndoFrame | AnswerUndoFrame | SayFrame
ClientFrame = Command | BeatBack


class FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Base of what the server sends."""


class Hello(FromServer, frozen=True, kw_only=True, tag="hello"):
    """The first frame."""

    user: str | None
    beat_seconds: float
    now: int
    """The server's time, to read clocks by."""


class Beat(FromServer, frozen=True, kw_only=True, tag="beat"):
    """A heartbeat; answer it. A side that hears nothing for three beats may take the other for dead."""

    now: int


class Ok(FromServer, frozen=True, kw_only=True, tag="ok"):
    """A command was carried out; the table was at this version then.

    Where it changed a table that the socket follows, the news of that are the answer, and carry the number.
    """

    id: int
    version: int


class Refused(FromServer, frozen=True, kw_only=True, tag="refused"):
    """A command was not carried out and changed nothing. Without `id` the frame could not be read."""

    id: int | None
    error: str
    details: Plain
    message: str
    anchor: str = ""


class Present(FromServer, frozen=True, kw_only=True, tag="present"):
    """Who is at a table right now."""

    table: str
    seats: list[int]
    watching: int


class Unseated(FromServer, frozen=True, kw_only=True, tag="unseated"):
    """The seat this socket followed a table with is no longer its user's. A spectator's `sync` follows."""

    table: str
    seat: int


class Unwatched(FromServer, frozen=True, kw_only=True, tag="unwatched"):
    """The table is no longer followed: it is not for this socket's user to see. `watch` would say why."""

    table: str


class Turns(FromServer, frozen=True, kw_only=True, tag="turns"):
    """The tables that wait for a decision of mine; sent once, at the beginning."""

    tables: list[str]


class Turn(FromServer, frozen=True, kw_only=True, tag="turn"):
    """A table that this socket does not follow begins to wait for me, or stops."""

    table: str
    yours: bool


class Reconnect(FromServer, frozen=True, kw_only=True, tag="reconnect"):
    """This process stops; come back after a moment, with the versions you have seen."""

    after_ms: int


ServerFrame = Hello | Beat | Ok | Refused | Present | Unseated | Unwatched | Turns | Turn | Reconnect | News | Sync
