"""The commands a table takes from those who sit at it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from sunstone.table.wire_types import Asked, PlyNumber, SeatNumber

Line = Annotated[int, msgspec.Meta(ge=0, le=1_000_000, description="Every undo opens the next line")]


class Act(Asked, frozen=True, kw_only=True):
    """Decide for a seat. `line` and `ply` say which position this answers, so that nothing is played by mistake."""

    seat: SeatNumber
    line: Line
    ply: PlyNumber
    action: Annotated[str, msgspec.Meta(max_length=400)] | dict[str, Any]
    """As a line of text or as a structure."""


class Undo(Asked, frozen=True, kw_only=True):
    """Go back to an earlier ply."""

    seat: SeatNumber
    line: Line
    ply: PlyNumber
    """The position this was asked in."""
    to: PlyNumber
    """The ply to go back to."""


class AnswerUndo(Asked, frozen=True, kw_only=True):
    """Say yes or no to somebody's wish to go back."""

    agree: bool


class Say(Asked, frozen=True, kw_only=True):
    """Say something at the table."""

    text: Annotated[str, msgspec.Meta(max_length=500)]
