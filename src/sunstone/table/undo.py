"""Going back: alone within one's own turn, further by consent. Nothing is deleted; the log says what was taken back."""

from sunstone.table.acting import back_by_deciding, check_position, check_seat
from sunstone.table.entries import AgreedUndo, AskedUndo, Draft, RefusedUndo, Undone
from sunstone.table.refusal import Refusal
from sunstone.table.table import Table


def voters(table: Table, asking: str) -> frozenset[str]:
    """Whose consent an undo needs: every other person at the table, also one who is away."""
    return frozenset(table.people() - {asking})


def free_undo(table: Table, seat: int) -> int | None:
    """The earliest ply a seat may return to by itself: within its own turn, and not past what was revealed."""
    state = table.state
    if state is None or state.over or state.seat != seat:
        return None
    to = table.ply
    while to > state.barrier and table.movers[to - 1] == seat:
        to -= 1
    return to if to < table.ply else None


def earliest_undo(table: Table) -> int | None:
    """The earliest ply one may ask the others to return to: at a rated table not past what was revealed."""
    state = table.state
    if state is None or state.over:
        return None
    to = state.barrier if table.spec.rated else 0
    return to if to < table.ply else None


def _check_revealed(table: Table, to: int) -> None:
    """At a rated table nothing goes back past what was revealed: who agreed would know what comes."""
    if table.spec.rated and to < table.playing().barrier:
        raise Refusal("undo_revealed")


def undo(table: Table, user: str, seat: int, line: int, ply: int, to: int) -> list[Draft]:
    """Go back, or ask the others for their consent."""
    table.playing()
    check_seat(table, user, seat)
    check_position(table, line, ply)
    if to >= table.ply:
        raise Refusal("undo_nothing")
    return [*back_by_deciding(table, seat, user), _undo(table, user, seat, to)]


def _undo(table: Table, user: str, seat: int, to: int) -> Draft:
    free = free_undo(table, seat)
    if free is not None and to >= free:
        return Draft(Undone(to, agreed=False), seat=seat, user=user)
    _check_revealed(table, to)
    if not voters(table, user):
        # Bots do not mind, and neither do others at the same device.
        return Draft(Undone(to, agreed=True), seat=seat, user=user)
    if table.pending_undo is not None:
        raise Refusal("undo_asked")
    return Draft(AskedUndo(to), seat=seat, user=user)


def answer(table: Table, user: str, agree: bool) -> list[Draft]:
    """Agree to an undo or not, also while one is away. Who asked for it may withdraw by saying no."""
    table.playing()
    if user not in table.people():
        raise Refusal("not_seated")
    pending = table.pending_undo
    if pending is None:
        raise Refusal("undo_not_asked")
    asker = table.seats[pending.seat].user
    if user not in pending.waiting and (agree or user != asker):
        raise Refusal("undo_not_asked")
    if not agree:
        return [Draft(RefusedUndo(), user=user)]
    _check_revealed(table, pending.to)
    drafts = [Draft(AgreedUndo(), user=user)]
    if pending.waiting == {user}:
        drafts.append(Draft(Undone(pending.to, agreed=True), seat=pending.seat, user=asker))
    return drafts
