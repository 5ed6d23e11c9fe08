"""For whom bots play: a game that nobody plays and nobody looks at is paused until somebody does."""

import time
from collections.abc import Callable

from sunstone import bots
from sunstone.server.bots.fair_queue import Share
from sunstone.server.bots.job import played_as
from sunstone.server.bots.recent import Recent
from sunstone.table.table import Table

READ_LASTS = 60.0
"""Seconds a table that was asked for over HTTP counts as looked at: programs ask again and again."""


def people_at(live: Table) -> frozenset[str]:
    """The people who play at a table and are not away."""
    return frozenset(seat.user for seat in live.seats if seat.user is not None and not seat.away)


def share_of(live: Table) -> Share:
    """Whom a bot's decision at this table is for: those who play there, else the host of a table of bots."""
    people = people_at(live)
    return Share(
        people=people or frozenset({live.spec.host}),
        cost=bots.effort(played_as(live.thinker or "")),
        urgent=bool(people) or live.spec.rated,
    )


class Attendance:
    def __init__(self, sockets: Callable[[str], int], clock: Callable[[], float] = time.monotonic) -> None:
        """`sockets`: how many of them look at a table."""
        self._sockets = sockets
        self._read: Recent[str] = Recent(READ_LASTS, clock)

    def read(self, table: str) -> None:
        self._read.note(table)

    def attended(self, live: Table) -> bool:
        """Whether the game goes on. A rated one always does: there are ratings that depend on it."""
        return live.spec.rated or bool(people_at(live)) or live.id in self._read or self._sockets(live.id) > 0
