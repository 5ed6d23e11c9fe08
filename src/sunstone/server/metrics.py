"""What is counted for Prometheus, beside what the framework counts of HTTP."""

from __future__ import annotations

from prometheus_client import Counter, Gauge

MOVES = Counter("sunstone_actions", "Actions written by this process")
SOCKETS = Gauge("sunstone_sockets", "Open sockets")
TABLES = Gauge("sunstone_tables_in_memory", "Tables kept in memory")
