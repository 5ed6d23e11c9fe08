"""Who the host of a table is."""

from collections.abc import Iterable

from sunstone.table.entries import LogEntry, Rose, Sat, SeatSet, Started
from sunstone.table.table import Table


def host_of(table: Table) -> str:
    """Who seats others, removes them and starts the game: the account that opened the table.

    Once it has left the table before the start, or was deleted, who sat down first is the host until it is back.
    """
    opener = table.spec.host
    person = table.names.get(opener)
    deleted = person is not None and person.kind == "deleted"
    if not deleted and not has_left(table.entries, opener):
        return opener
    people = table.people()
    return next((user for user in _in_order(table.entries) if user in people), opener)


def _in_order(entries: Iterable[LogEntry]) -> Iterable[str]:
    """Those who sat down before the start, the first one first: a seat's number must not make anyone the host."""
    found: dict[str, None] = {}
    for entry in entries:
        match entry.body:
            case Started():
                break
            case SeatSet():
                pass
            case Sat() if entry.user is not None:
                found.setdefault(entry.user)
            case Rose(user=sent_away):
                found.pop(sent_away or entry.user or "", None)
    return found


def has_left(entries: Iterable[LogEntry], user: str) -> bool:
    """Whether somebody got up before the start and did not sit down again."""
    left = False
    for entry in entries:
        match entry.body:
            case Started():
                break
            case SeatSet():
                pass
            case Sat() if entry.user == user:
                left = False
            case Rose(user=sent_away) if (sent_away or entry.user) == user:
                left = True
    return left
