"""What is counted for Prometheus, beside what the framework counts of HTTP."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import REGISTRY, Counter, Gauge
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector


class DurationHistogram(Collector):
    """A histogram of seconds. Cheaper to observe than `prometheus_client.Histogram`: every move observes once."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...]) -> None:
        self._name = name
        self._about = about
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        """Record one duration."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """The samples of a scrape: cumulative buckets, count and sum."""
        names = [*map(str, self._bounds), "+Inf"]
        buckets = list(zip(names, accumulate(map(float, self._counts)), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets, self._sum)


MOVES = Counter("sunstone_actions", "Actions written by this process")
MOVE_SECONDS = DurationHistogram(
    "sunstone_action_seconds",
    "Seconds from a person's action being read to its being written",
    (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0),
)
WRITE_FAILURES = Counter("sunstone_write_failures", "Transactions that the database could not store")
SOCKETS = Gauge("sunstone_sockets", "Open sockets")
TABLES = Gauge("sunstone_tables_in_memory", "Tables kept in memory")
PAUSED = Counter("sunstone_games_paused", "Games of bots that were paused because nobody looked at them")
BOTS_WAITING = Gauge("sunstone_bot_decisions_waiting", "Tables that wait for a bot to think, in all processes")
BOTS_THINKING = Gauge("sunstone_bot_decisions_thinking", "Decisions that bots think about, in all processes")
BOTS_OLDEST = Gauge("sunstone_bot_wait_seconds", "Seconds that the table which waits longest for a bot has waited")
BOT_FAILURES = Counter("sunstone_bot_failures", "Decisions that a bot of this process failed to make")
ANALYSES_WAITING = Gauge("sunstone_studies_waiting", "Hints and analyses that wait for their next decision")
