"""Heartbeats: finding the sockets that are dead."""

import time

import msgspec

from sunstone.server.live.connection import GOING_AWAY, Connection
from sunstone.server.live.frames import Beat
from sunstone.server.timing import now_ms

BEAT = 4.0
"""Seconds between two heartbeats of a socket."""
SLICES = 20
"""Parts in which heartbeats go out: thousands at once would keep everyone who plays waiting."""
LOOKS = 4
"""The same for looks at the database."""
DEAD = 2 * BEAT
"""A socket that has left heartbeats unanswered for this long is dead."""
SURE = 0.5 * BEAT
"""One that was heard this lately needs no heartbeat: it has had an answer. One that dies is found within 14 seconds."""


class Heartbeat:
    """The sockets, in slices that take turns."""

    def __init__(self) -> None:
        self._slices: list[set[Connection]] = [set() for _ in range(SLICES)]
        self._tick = 0
        self._began = time.monotonic()

    def add(self, connection: Connection) -> None:
        min(self._slices, key=len).add(connection)

    def remove(self, connection: Connection) -> None:
        for slice_ in self._slices:
            slice_.discard(connection)

    def part(self, look: int) -> list[Connection]:
        """One of LOOKS parts of the sockets."""
        return [connection for slice_ in self._slices[look::LOOKS] for connection in slice_]

    def beat(self) -> list[int]:
        """Greet the slices that are due, those of late calls too; the looks that have become due meanwhile."""
        due = int((time.monotonic() - self._began) * SLICES / BEAT)
        looks = set()
        for tick in range(max(self._tick, due - SLICES), due):
            self._greet(self._slices[tick % SLICES])
            looks.add(tick * LOOKS // SLICES)
        fresh = sorted(looks - {(self._tick - 1) * LOOKS // SLICES})
        self._tick = max(self._tick, due)
        return [look % LOOKS for look in fresh]

    def _greet(self, connections: set[Connection]) -> None:
        now = time.monotonic()
        frame = msgspec.json.encode(Beat(now=now_ms()))
        for connection in list(connections):
            if now - connection.heard < SURE:
                continue
            if connection.asked and now - connection.asked >= DEAD:
                connection.close(GOING_AWAY)
            else:
                connection.asked = connection.asked or now
                connection.send_bytes(frame)
