"""Messages about guided first games."""

from __future__ import annotations

import msgspec


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that is told, and what is played meanwhile."""

    start: int
    """The ply at which it is told."""
    text: str
    do: list[str]
    """What the learner plays, action by action; nothing where there is only something to read."""
    then: int
    """How many actions the rival plays after it."""
    rule: str
    """The anchor in the rules page."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """The lesson that leads through a table; without steps if the table is none of a lesson."""

    on: bool
    """Whether the game has gone as the lesson goes."""
    steps: list[LessonStep]
