"""Who the host of a table is."""

from __future__ import annotations

from sunstone.server.tables import entries as kinds
from sunstone.server.tables.live import LiveTable


def host_of(live: LiveTable) -> str:
    """Who seats others, removes them and starts the game: the account that opened the table.

    Once it has left the table before the start, or was deleted, the first person seated is the host until it is back.
    """
    opener = live.opening.host
    if not _has_left(live, opener):
        return opener
    return next((seat.user for seat in live.seats if seat.user is not None), opener)


def _has_left(live: LiveTable, user: str) -> bool:
    person = live.names.get(user)
    if person is not None and person.kind == "deleted":
        return True
    left = False
    for entry in live.entries:
        if entry.kind == kinds.STARTED:
            break
        if entry.kind == kinds.SAT and entry.user == user:
            left = False
        elif entry.kind == kinds.ROSE and entry.body.get("user", entry.user) == user:
            # A seat that the host has cleared names its holder in the body.
            left = True
    return left
