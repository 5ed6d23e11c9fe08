"""Who the host of a table is."""

from __future__ import annotations

from collections.abc import Iterable

from sunstone.table import entries as kinds
from sunstone.table.entries import LogEntry
from sunstone.table.table import Table


def host_of(live: Table) -> str:
    """Who seats others, removes them and starts the game: the account that opened the table.

    Once it has left the table before the start, or was deleted, who sat down first is the host until it is back.
    """
    opener = live.spec.host
    person = live.names.get(opener)
    deleted = person is not None and person.kind == "deleted"
    if not deleted and not has_left(live.entries, opener):
        return opener
    people = live.people()
    return next((user for user in _in_order(live.entries) if user in people), opener)


def _in_order(entries: Iterable[LogEntry]) -> Iterable[str]:
    """Those who sat down before the start, the first one first: a seat's number must not make anyone the host."""
    found: dict[str, None] = {}
    for entry in entries:
        if entry.kind == kinds.STARTED:
            break
        if entry.kind == kinds.SAT and entry.user is not None:
            found.setdefault(entry.user)
        elif entry.kind == kinds.ROSE:
            found.pop(str(entry.body.get("user", entry.user)), None)
    return found


def has_left(entries: Iterable[LogEntry], user: str) -> bool:
    """Whether somebody got up before the start and did not sit down again."""
    left = False
    for entry in entries:
        if entry.kind == kinds.STARTED:
            break
        if entry.kind == kinds.SAT and entry.user == user:
            left = False
        elif entry.kind == kinds.ROSE and entry.body.get("user", entry.user) == user:
            # A seat that the host has cleared names its holder in the body.
            left = True
    return left
