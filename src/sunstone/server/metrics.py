"""Our own Prometheus metrics; those of HTTP requests come from the framework."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("sunstone_actions", "Actions written by this process")
MOVE_SECONDS = Histogram(
    "sunstone_action_seconds",
    "Seconds from a person's action being read to its being written",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0),
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
