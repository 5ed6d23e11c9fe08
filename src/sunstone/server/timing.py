"""The time of day, as whole milliseconds since 1970: what the database and the wire hold."""

from __future__ import annotations

import time

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE


def now_ms() -> int:
    """Now."""
    return time.time_ns() // 1_000_000
