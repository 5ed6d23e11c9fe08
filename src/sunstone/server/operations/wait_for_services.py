"""Waiting for PostgreSQL and Redis at the start: machines come up in any order."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import cast
from urllib.parse import urlsplit

import structlog
from sqlalchemy import text
from sqlalchemy.engine import make_url

from sunstone.server.settings import Settings
from sunstone.server.storage.engine import Database
from sunstone.server.storage.write_health import cause_of, sqlstate_of, storage_failed

_log = structlog.get_logger()
ATTEMPT = 10.0
"""Seconds after which an attempt has failed."""
FIRST, LONGEST = 0.25, 5.0
"""Seconds between attempts: twice as long each time, but never longer than this."""
LOOK = 0.1
"""Seconds between two looks whether the process is to end."""


class ReadOnly(OSError):
    """The database answers, but is a standby or only to be read: the primary is yet to come."""


async def wait_for_services(settings: Settings, database: Database) -> None:
    """Return when PostgreSQL and Redis, where they are used, answer. What will never answer is raised."""
    if not database.sqlite:
        url = make_url(database.url)
        await _until_there(
            "PostgreSQL",
            f"{url.host}:{url.port or 5432}/{url.database}",
            lambda: _postgresql(database),
            _postgresql_away,
        )
    if settings.channels:
        parts = urlsplit(settings.channels)
        address = f"{parts.hostname}:{parts.port or 6379}"
        await _until_there("Redis", address, lambda: _redis(settings.channels), _redis_away)


async def _until_there(
    service: str, address: str, attempt: Callable[[], Awaitable[None]], away: Callable[[Exception], bool]
) -> None:
    pause = FIRST
    while True:
        try:
            async with asyncio.timeout(ATTEMPT):
                await attempt()
        except Exception as error:
            if not away(error):
                raise
            cause = cause_of(error)
            problem = f"{type(cause).__name__}: {cause}"[:200]
            _log.warning("waiting", service=service, address=address, problem=problem)
        else:
            return
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST)


async def _postgresql(database: Database) -> None:
    async with database.read() as connection:
        if await connection.scalar(text("SHOW transaction_read_only")) == "on":
            raise ReadOnly


def _postgresql_away(error: Exception) -> bool:
    """Whether it may come yet. A wrong name or password does not become right by waiting."""
    return storage_failed(error) and not sqlstate_of(error).startswith("28")


async def _redis(url: str) -> None:
    from redis.asyncio import Redis

    client = Redis.from_url(url, socket_connect_timeout=ATTEMPT, socket_timeout=ATTEMPT)
    try:
        # Some versions of redis-py type the answer as if it might come without waiting.
        await cast(Awaitable[object], client.ping())
    finally:
        await client.aclose()


def _redis_away(error: Exception) -> bool:
    from redis.exceptions import AuthenticationError, ConnectionError, TimeoutError  # noqa: A004

    return isinstance(error, OSError | ConnectionError | TimeoutError) and not isinstance(error, AuthenticationError)


async def finished_before(stopped: Callable[[], bool], work: Coroutine[object, object, None]) -> bool:
    """Do something unless the process has to stop first; whether it was done."""
    task = asyncio.create_task(work)
    while not task.done() and not stopped():
        await asyncio.wait({task}, timeout=LOOK)
    if task.done():
        task.result()
        return True
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return False
