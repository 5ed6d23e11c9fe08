"""Messages about finished games."""

import msgspec

from sunstone.table.frames import Entry, Position, TableInfo


class PointsFrom(msgspec.Struct, frozen=True, kw_only=True):
    """Points and where they come from, in the reader's language."""

    source: str
    points: float


class PointsGained(msgspec.Struct, frozen=True, kw_only=True):
    """Points that a seat won or lost in a turn."""

    turn: int
    """Turns are counted from 1; one lasts as long as the same seat decides."""
    seat: int
    source: str
    points: float


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game at one ply."""

    info: TableInfo
    plies: int
    position: Position
    entry: Entry | None
    """The action that led here; null at the first position."""
    did: str
    """What that action does, in words; empty where these eyes were not told which it was."""
    sheets: list[list[PointsFrom]]
    """The score sheet of every seat as this position stands."""


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How a finished game went: who decided, and everyone's points after each ply."""

    movers: list[int]
    points: list[list[float]]
    """A list of everyone's points for every position, the first one included."""
    rounds: list[int] | None
    """The round of every position, where the game counts rounds."""
    sheets: list[list[PointsFrom]]
    """The final score sheet of every seat."""


class Shared(msgspec.Struct, frozen=True, kw_only=True):
    """A link that lets anyone review a game."""

    token: str
    path: str


class RatingLine(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's rating in a game. The ordinal is what the player is at least, almost surely."""

    user: str
    name: str | None
    rank: int
    ordinal: float
    mu: float
    sigma: float
    games: int


class Leaderboard(msgspec.Struct, frozen=True, kw_only=True):
    """The best first."""

    game: str
    lines: list[RatingLine]


class RatedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A rated game and the rating after it."""

    table: str
    game: str
    at: int
    place: int
    ordinal: float
    mu: float
    sigma: float


class History(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's rated games, the latest first."""

    user: str
    games: list[RatedGame]
