"""Messages about tables: opening one, and what everyone may know of it."""

from typing import Annotated, Any, Literal

import msgspec

from sunstone.table.clock import Clock
from sunstone.table.frames import Person, SeatInfo, Status
from sunstone.table.wire_types import Asked, Plain, SeatNumber


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


class Blocks(msgspec.Struct, frozen=True, kw_only=True):
    """Accounts that may not sit down at my tables."""

    users: list[Person]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game of this site."""

    id: str
    rules_version: int
    least: int
    most: int
    options: list[Plain]
    substitutes: int
    """How many component values are ours because the printed ones are not known."""
    components: str | None
    """SHA-256 of the owner's component file that new tables are played with; null for the components as shipped."""
    lesson: bool
    """Whether there is a guided first game."""
    rules: bool
    """Whether its rules page is here, at `/api/games/{game}/rules`; those of Sunstone's own games are in the pages."""


class Games(msgspec.Struct, frozen=True, kw_only=True):
    """What can be played here, and against which bots."""

    games: list[GameInfo]
    bots: list[str]
    alone: bool = False
    """Whether there is nobody else here: no accounts, no lobby, no talk. So it is where no server is."""
    words: dict[str, dict[str, str]]
    """By language: what the games and their options are called, under the ids of their messages."""


class RulesPage(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a game, in Markdown."""

    language: str
    """The one it is written in; English where it is not translated."""
    text: str


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that is told, and what is played meanwhile."""

    start: int
    """The ply at which it is told."""
    text: str
    do: list[str]
    """What the learner plays, action by action; nothing where there is only something to read."""
    then: int
    """How many actions the rival plays after it."""
    answers: dict[str, str]
    """What is said to a mistake, by the verb of the action that was chosen."""
    rule: str
    """The anchor in the rules page."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """The lesson that leads through a table; without steps if the table is none of a lesson."""

    on: bool
    """Whether the game has gone as the lesson goes."""
    steps: list[LessonStep]
