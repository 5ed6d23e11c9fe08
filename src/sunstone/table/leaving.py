"""A seat that is left, or whose time is up, is played on by a bot until the person is back."""

from __future__ import annotations

from sunstone.table import entries as kinds
from sunstone.table.entries import Draft
from sunstone.table.refusal import Refusal
from sunstone.table.table import Table

STAND_IN = "greedy"
"""The bot that keeps a person's place."""


def _going(live: Table, seat: int, cause: str) -> Draft:
    return Draft(kinds.AWAY, seat=seat, user=live.seats[seat].user, body={"cause": cause, "bot": STAND_IN})


def leave(live: Table, user: str) -> list[Draft]:
    """Leave a running game: bots take over all one's seats. A broken one closes when its host or the last one goes."""
    live.check_running()
    mine = live.seats_of(user)
    if not mine:
        raise Refusal("not_seated")
    drafts = [_going(live, seat, "left") for seat in mine if not live.seats[seat].away]
    others = any(seat.user not in (None, user) and not seat.away for seat in live.seats)
    if live.broken and (user == live.spec.host or not others):
        drafts.append(Draft(kinds.CLOSED, user=user))
    return drafts


def come_back(live: Table, user: str) -> list[Draft]:
    """Take one's seats again."""
    live.check_running()
    if live.broken:
        raise Refusal("table_broken")
    mine = live.seats_of(user)
    if not mine:
        raise Refusal("not_seated")
    away = [seat for seat in mine if live.seats[seat].away]
    if not away:
        raise Refusal("not_away")
    return [Draft(kinds.BACK, seat=seat, user=user) for seat in away]


def time_out(live: Table, now: int) -> list[Draft]:
    """A clock has run out: a bot decides from here on. Nothing if it has not, or a bot plays there already."""
    deadline = live.clocks.deadline()
    if live.status != "playing" or live.game is None or live.thinker is not None or live.turn is None:
        return []
    if deadline is None or deadline > now:
        return []
    return [_going(live, live.turn, "time")]
