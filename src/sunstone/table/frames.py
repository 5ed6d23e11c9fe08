"""The frames a table sends."""

from typing import Literal

import msgspec

from sunstone.table.clock import Clock, ClockState
from sunstone.table.wire_types import Plain

Status = Literal["open", "playing", "finished", "closed"]
Away = Literal["", "left", "time"]


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """What everyone may know of a person; the name of a deleted account is null."""

    id: str
    name: str | None
    kind: Literal["guest", "registered", "deleted"]


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


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A legal action, with all its faces."""

    action: int
    text: str
    structure: Plain


class UndoAsked(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody wants to go back and waits for the others."""

    seat: int
    to: int
    waiting: list[str]
    """Users who have not answered."""


class UndoState(msgspec.Struct, frozen=True, kw_only=True):
    """What can be taken back."""

    free_to: int | None
    """The earliest ply this seat may return to without asking."""
    ask_to: int | None = None
    """The earliest ply this seat may ask the others to return to; at a rated table not past what was revealed."""
    asked: UndoAsked | None


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the position under a heading. `name` is what a person types to read it again."""

    name: str
    heading: str
    lines: list[str]
    reference: bool
    """It says what never changes; once is enough."""
    counters: Literal["", "stones", "cards"] = ""
    """What a board without a drawing of its own counts out the number in, that the view has under this name."""
    drawn: list[int] = []
    """Which of the lines are rows of a little plan, which needs letters of one width."""


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """A position said in the reader's language."""

    language: str
    names: list[str]
    """How the seats are spoken of."""
    ask: str
    """What is asked of the seat whose decision it is; empty when the game is over."""
    parts: list[Part]
    choices: list[str]
    """What each choice does, in the order of `legal`."""
    shorthand: dict[str, str]
    """One line in place of all choices with this verb, where they are many combinations."""
    result: list[str]


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A position as one seat or a spectator sees it, or open."""

    version: int
    line: int
    ply: int
    seat: int | None
    """Who looks; null is a spectator."""
    turn: int | None
    over: bool
    view: Plain
    views: list[Plain] | None = None
    """Open review only: what each seat saw."""
    legal: list[Choice] = []
    """The choices, if the decision is this seat's."""
    undo: UndoState
    clock: ClockState | None
    words: Words | None = None
    """Present when the reader asked for words."""
    secret: bool = False
    """It tells what others at the same screen may not see."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened at a table, cut to what the reader may know."""

    version: int
    kind: str
    at: int
    seat: int | None = None
    user: str | None = None
    name: str | None = None
    guest: bool = False
    """The user has no account: the name is nobody's in particular."""
    ply: int | None = None
    body: Plain = {}
    events: list[Plain] = []
    lines: list[str] = []
    """The events in words, when the reader asked for them."""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A position and what led to it."""

    position: Position
    entries: list[Entry]


class News(msgspec.Struct, frozen=True, kw_only=True, tag="news", tag_field="type"):
    """What happened at a table since the version the reader knew, and how it stands now."""

    table: str
    version: int
    entries: list[Entry]
    info: TableInfo | None = None
    """Present when seats or status changed."""
    position: Position | None = None
    """Absent before the start, and when the rules of this table are not installed here."""
    id: int | msgspec.UnsetType = msgspec.UNSET
    """The command of this very socket that it answers: carried out, and this came of it."""


class Sync(msgspec.Struct, frozen=True, kw_only=True, tag="sync", tag_field="type"):
    """A table from scratch: how it stands, and the last of what happened."""

    table: str
    version: int
    info: TableInfo
    entries: list[Entry]
    position: Position | None


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """Why an action cannot be played now; `legal` if it can."""

    legal: bool
    code: str = ""
    anchor: str = ""
    message: str = ""


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What an action would do. One that reveals something is not carried out for a look: `lines` is what is certain."""

    reveals: bool
    turn: int | None = None
    """Whose decision it would be then; null when it reveals something."""
    events: list[Plain] = []
    lines: list[str] = []
    """The events in words."""
    view: Plain | None = None
