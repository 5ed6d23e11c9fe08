"""The time of day, as whole milliseconds since 1970: what the database and the wire hold."""

import time

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def now_ms() -> int:
    return time.time_ns() // 1_000_000


_BEGAN = now_ms() - time.monotonic_ns() // 1_000_000


def expiry_now_ms() -> int:
    """Now, to decide whether something has expired.

    The earlier of the clock and of the time this process has counted since it began: a clock that jumps ahead ends
    nothing.
    """
    return min(now_ms(), _BEGAN + time.monotonic_ns() // 1_000_000)
