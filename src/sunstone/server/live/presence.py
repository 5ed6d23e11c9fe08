"""Who is at which table right now, over all processes."""

import time
from collections import Counter

from sunstone.server.live.channels import Channels, Here

LASTS = 30.0
"""Seconds for which another process is believed; it says it again three times in that time."""
AGAIN = 10.0


class Presence:
    """Counts sockets at tables: this process's own, and what others tell of theirs."""

    def __init__(self, channels: Channels, process: str) -> None:
        self._channels = channels
        self._process = process
        self._mine: dict[str, Counter[str | None]] = {}
        self._others: dict[str, dict[str, tuple[float, Here]]] = {}
        self._said = -AGAIN

    def came(self, table: str, user: str | None) -> None:
        self._mine.setdefault(table, Counter())[user] += 1
        self._tell(table)

    def went(self, table: str, user: str | None) -> None:
        mine = self._mine[table]
        mine[user] -= 1
        if not mine[user]:
            del mine[user]
        if not mine:
            del self._mine[table]
        self._tell(table)

    def _tell(self, table: str) -> None:
        mine = self._mine.get(table, Counter())
        users = sorted(user for user in mine if user is not None)
        self._channels.tell(Here(self._process, table, users, sum(mine.values())))

    def heard(self, here: Here) -> None:
        others = self._others.setdefault(here.table, {})
        if here.watching:
            others[here.process] = (time.monotonic(), here)
        else:
            others.pop(here.process, None)
        if not others:
            del self._others[here.table]

    def _believed(self, table: str) -> list[Here]:
        oldest = time.monotonic() - LASTS
        return [here for at, here in self._others.get(table, {}).values() if at >= oldest]

    def users(self, table: str) -> set[str]:
        found = {user for user in self._mine.get(table, ()) if user is not None}
        return found.union(*(here.users for here in self._believed(table)))

    def sockets(self, table: str) -> int:
        own = self._mine.get(table)
        return (own.total() if own else 0) + sum(here.watching for here in self._believed(table))

    def followed(self) -> list[str]:
        return list(self._mine)

    def repeat(self) -> None:
        """Repeat our own numbers, and drop those that other processes have not repeated."""
        now = time.monotonic()
        if now - self._said < AGAIN:
            return
        self._said = now
        for table in self._mine:
            self._tell(table)
        for table in list(self._others):
            kept = {process: known for process, known in self._others[table].items() if known[0] >= now - LASTS}
            if kept:
                self._others[table] = kept
            else:
                del self._others[table]
