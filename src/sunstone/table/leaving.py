"""A seat that is left, or whose time is up, is played on by a bot until the person is back."""

from typing import Literal

from sunstone.table.entries import CameBack, Closed, Draft, WentAway
from sunstone.table.refusal import Refusal
from sunstone.table.table import Table

STAND_IN = "greedy"
"""The bot that keeps a person's place."""


def _go_away(table: Table, seat: int, cause: Literal["left", "time"]) -> Draft:
    return Draft(WentAway(cause, STAND_IN), seat=seat, user=table.seats[seat].user)


def _seats_of(table: Table, user: str) -> list[int]:
    seats = table.seats_of(user)
    if not seats:
        raise Refusal("not_seated")
    return seats


def leave(table: Table, user: str) -> list[Draft]:
    """Leave a running game: bots take over all one's seats. A broken one closes when its host or the last one goes."""
    table.check_running()
    drafts = [_go_away(table, seat, "left") for seat in _seats_of(table, user) if not table.seats[seat].away]
    others = any(seat.user not in (None, user) and not seat.away for seat in table.seats)
    if table.broken and (user == table.spec.host or not others):
        drafts.append(Draft(Closed(), user=user))
    return drafts


def come_back(table: Table, user: str) -> list[Draft]:
    table.check_running()
    if table.broken:
        raise Refusal("table_broken")
    away = [seat for seat in _seats_of(table, user) if table.seats[seat].away]
    if not away:
        raise Refusal("not_away")
    return [Draft(CameBack(), seat=seat, user=user) for seat in away]


def time_out(table: Table, now: int) -> list[Draft]:
    """A clock has run out: a bot decides from here on. Nothing if it has not, or a bot plays there already."""
    deadline = table.clocks.deadline()
    if table.status != "playing" or table.turn is None or table.thinker is not None:
        return []
    if deadline is None or deadline > now:
        return []
    return [_go_away(table, table.turn, "time")]
