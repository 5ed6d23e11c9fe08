"""Messages about tables: opening one, and what everyone may know of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from sunstone.server.wire.common import Asked, Id, Plain, SeatNumber

Status = Literal["open", "playing", "finished", "closed"]
Away = Literal["", "left", "time"]


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long one may think. `live` has a stock of seconds and an increment a turn, `days` so many days a turn."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400)] = 900
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 10
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3


class SeatWish(Asked, frozen=True, kw_only=True):
    """Who shall sit there: I, whoever comes, a bot, or somebody beside me at this device."""

    kind: Literal["me", "open", "bot", "here"]
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)] | None = None
    """For `here`: what the person beside me is called."""


class OpenTable(Asked, frozen=True, kw_only=True):
    """Open a table."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    visible: bool = True
    """In the lobby, or only for those who have the link."""
    clock: Clock = Clock()
    rated: bool = False
    hints: bool = False
    """Whether one may ask a search what it would do. Never at a rated table."""
    drawn: bool = True
    """Whether the seats are drawn by lot at the start, and with them who begins."""
    own_box: bool = False
    """Play with my own box, as it stands now. Never at a rated table; nobody but the players will see the game."""


class Join(Asked, frozen=True, kw_only=True):
    """Take a seat; any free one if none is named."""

    seat: SeatNumber | None = None
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)] | None = None
    """Given by the host: the seat is for this person at the same device."""


class SetSeat(Asked, frozen=True, kw_only=True):
    """The host gives a seat to a bot, opens it, or takes it for somebody at the same device, before the start."""

    wish: SeatWish


class RemoveSeat(Asked, frozen=True, kw_only=True):
    """The host sends somebody away from a seat before the start."""

    block: bool = False
    """Also keep the account from sitting down at any table of mine."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there."""

    kind: Literal["open", "person", "bot", "paper"]
    """`paper` is a seat of an imported record: a name and nobody behind it."""
    user: str | None = None
    name: str | None = None
    bot: str | None = None
    away: Away = ""
    """Why a bot plays in the person's place."""
    machine: bool = False
    """The seat was taken with a token: a program plays in the person's name."""
    guest: bool = False
    """The holder has no account: the name is nobody's in particular."""


class ClockState(msgspec.Struct, frozen=True, kw_only=True):
    """What the clocks show. The running one has run since `since`."""

    remaining: list[int]
    """Milliseconds a seat had left at `since`."""
    running: int | None
    since: int
    deadline: int | None


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a table that is no secret."""

    id: str
    game: str
    rules_version: int
    playable: bool
    """Whether this process knows the rules the table is played by."""
    broken: bool = False
    """Whether the log of the table cannot be replayed: nobody can go on with the game."""
    options: Plain
    clock: Clock
    visible: bool
    rated: bool
    hints: bool
    """Whether one may ask for a hint here."""
    drawn: bool = False
    """Whether the seats are drawn by lot at the start."""
    imported: bool
    closed_by_operator: bool = False
    """Whether those who run the site have closed the table."""
    host: str
    status: Status
    version: int
    ply: int
    turn: int | None
    seats: list[SeatInfo]
    created: int
    previous: str | None
    components: str | None
    """SHA-256 of the owner's component file it is played with; see `/api/components`. Null: as shipped."""
    own_box: bool = False
    """Whether that is the host's own box: once the game has begun, nobody but its players sees the table."""
    next: str | None
    """The rematch, once there is one."""
    seed_sha256: str | None
    """Published at the start."""
    seed: str | None
    """Revealed at the end."""
    result: Plain | None


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    options: Plain
    clock: Clock
    rated: bool
    status: Status
    changed: int
    seats: list[SeatInfo]
    turn: int | None
    my_turn: bool = False


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A table was opened."""

    id: Id
