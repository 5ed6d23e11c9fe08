"""Going back: alone within one's own turn, further by consent. Nothing is deleted; the log says what was taken back."""

from __future__ import annotations

from sunstone.table import entries as kinds
from sunstone.table.acting import back_by_deciding, check_position, held_seat
from sunstone.table.entries import Draft
from sunstone.table.refusal import Refusal
from sunstone.table.table import Table


def _check_revealed(live: Table, to: int) -> None:
    """At a rated table nothing goes back past what was revealed: whoever agreed would know what comes."""
    if live.spec.rated and to < live.playing().barrier:
        raise Refusal("undo_revealed")


def undo(live: Table, user: str, seat: int, line: int, ply: int, to: int) -> list[Draft]:
    """Go back, or ask the others whether one may."""
    live.playing()
    held_seat(live, user, seat)
    check_position(live, line, ply)
    if to >= live.ply:
        raise Refusal("undo_nothing")
    return [*back_by_deciding(live, seat, user), _undo(live, user, seat, to)]


def _undo(live: Table, user: str, seat: int, to: int) -> Draft:
    free = live.free_undo(seat)
    if free is not None and to >= free:
        return Draft(kinds.UNDONE, seat=seat, user=user, body={"to": to, "agreed": False})
    _check_revealed(live, to)
    if not live.voters(user):
        # Bots do not mind, and neither does whoever shares this device.
        return Draft(kinds.UNDONE, seat=seat, user=user, body={"to": to, "agreed": True})
    if live.asked is not None:
        raise Refusal("undo_asked")
    return Draft(kinds.UNDO_ASKED, seat=seat, user=user, body={"to": to})


def answer(live: Table, user: str, agree: bool) -> list[Draft]:
    """Agree to a wish to go back, or not, also while one is away. Whoever asked may withdraw by saying no."""
    live.playing()
    if user not in live.people():
        raise Refusal("not_seated")
    asked = live.asked
    if asked is None:
        raise Refusal("undo_not_asked")
    asker = live.seats[asked.seat].user
    if not agree:
        if user not in asked.waiting and user != asker:
            raise Refusal("undo_not_asked")
        return [Draft(kinds.UNDO_REFUSED, user=user)]
    if user not in asked.waiting:
        raise Refusal("undo_not_asked")
    _check_revealed(live, asked.to)
    drafts = [Draft(kinds.UNDO_AGREED, user=user)]
    if asked.waiting == {user}:
        drafts.append(Draft(kinds.UNDONE, seat=asked.seat, user=asker, body={"to": asked.to, "agreed": True}))
    return drafts
