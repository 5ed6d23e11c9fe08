"""The commands a table takes from those who sit at it."""

from typing import Annotated, Any

import msgspec

from sunstone.table import acting, leaving, undo
from sunstone.table.entries import Draft
from sunstone.table.table import Table
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


class AskHint(Asked, frozen=True, kw_only=True):
    """What would a search do here?"""

    seat: SeatNumber
    line: Line
    ply: PlyNumber


class Leave(Asked, frozen=True, kw_only=True):
    """Let bots play in my place."""


class ComeBack(Asked, frozen=True, kw_only=True):
    """Take my seats again."""


Command = Act | Undo | AnswerUndo | Say | AskHint | Leave | ComeBack


def decide(table: Table, user: str, command: Command) -> list[Draft]:
    """The entries that a user's command writes; raises why it cannot be carried out."""
    match command:
        case Act():
            return acting.act(table, user, command.seat, command.line, command.ply, command.action)
        case Undo():
            return undo.undo(table, user, command.seat, command.line, command.ply, command.to)
        case AnswerUndo():
            return undo.answer(table, user, command.agree)
        case Say():
            return acting.say(table, user, command.text)
        case AskHint():
            return acting.ask_hint(table, user, command.seat, command.line, command.ply)
        case Leave():
            return leaving.leave(table, user)
        case ComeBack():
            return leaving.come_back(table, user)
