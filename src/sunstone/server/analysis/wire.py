"""Messages about hints and about what a search thinks of a finished game."""

import msgspec


class HintChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A choice worth making."""

    action: int
    text: str
    words: str
    """What it does, in the reader's language."""
    share: float
    """How much of its time the search gave to it: how sure it is."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """The choices that look best, the best first."""

    line: int
    ply: int
    choices: list[HintChoice]


class LookedAtChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that was open, and everybody's chance to win after it."""

    action: str
    words: str
    share: float
    chances: list[float]


class LookedAt(msgspec.Struct, frozen=True, kw_only=True):
    """What a search thinks of one decision, knowing what the seat could know."""

    ply: int
    """Actions played before it."""
    seat: int
    played: str
    chances: list[float]
    """Everybody's chance if the best choice is made."""
    loss: float
    """How much of its chance the seat gave away."""
    choices: list[LookedAtChoice]


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A turn in which much was decided."""

    ply: int
    seat: int
    kind: str
    words: str


class StudiedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """How well a seat chose."""

    seat: int
    decisions: int
    best: int
    lost: float


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of a finished game, as far as it has come."""

    done: int
    """Plies looked at."""
    of: int
    running: bool
    decisions: list[LookedAt]
    turning: list[TurningPoint]
    """Told once everything is looked at."""
    seats: list[StudiedSeat]
