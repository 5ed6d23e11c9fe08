"""Whether the database can be written to: the outcome of the last write, or of a small one that is made to find out."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from sunstone.server.metrics import WRITE_FAILURES

_log = structlog.get_logger()

FRESH = 10.0
"""Seconds for which a write that succeeded is proof enough."""
AGAIN = 1.0
"""Seconds between two attempts while writes fail."""
PATIENCE = 1.0
"""Seconds to wait for an attempt; one that takes longer is finished by itself."""
GIVE_UP = 30.0
"""Seconds after which an attempt has failed."""

# Errors of a statement or its values: they say nothing about the disk or the server behind it.
_SQLITE_STATEMENT = (
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_MISUSE,
    sqlite3.SQLITE_RANGE,
    sqlite3.SQLITE_TOOBIG,
)
_POSTGRESQL_STATEMENT = ("21", "22", "23", "40", "42", "44")


def cause_of(error: BaseException) -> BaseException:
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def sqlstate_of(error: BaseException) -> str:
    """PostgreSQL's code of an error; empty where there is none."""
    return str(getattr(cause_of(error), "sqlstate", None) or "")


def storage_failed(error: BaseException) -> bool:
    """Whether an error says that the database cannot be written to, or not be reached."""
    cause = cause_of(error)
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", None)
        # Without a code it is the driver that complains about how it is used.
        return code is not None and code & 0xFF not in _SQLITE_STATEMENT
    state = sqlstate_of(error)
    if state:
        return not state.startswith(_POSTGRESQL_STATEMENT)
    return isinstance(error, DBAPIError | PoolTimeout | OSError)


class WriteHealth:
    """Remembers how writes end. `attempt` makes a small one."""

    def __init__(self, attempt: Callable[[], Awaitable[None]]) -> None:
        self._attempt = attempt
        self._failing = False
        self._known = time.monotonic()
        self._trying: asyncio.Task[None] | None = None

    def succeeded(self) -> None:
        """A write has been committed. After a failure only an attempt counts: a transaction may have had no write."""
        if not self._failing:
            self._known = time.monotonic()

    def failed(self, error: BaseException) -> None:
        """A write has failed; what that says depends on the error."""
        if storage_failed(error):
            WRITE_FAILURES.inc()
            self._set_failing(error)

    async def well(self) -> bool:
        """Whether writes succeed. However often it is asked, attempts are made seldom."""
        if self._trying is None and time.monotonic() - self._known >= (AGAIN if self._failing else FRESH):
            self._trying = asyncio.create_task(self._try())
        if self._trying is not None:
            await asyncio.wait({self._trying}, timeout=PATIENCE)
        return not self._failing

    async def _try(self) -> None:
        try:
            async with asyncio.timeout(GIVE_UP):
                await self._attempt()
        except Exception as error:
            self._set_failing(error)
        else:
            if self._failing:
                _log.info("writes_succeed_again")
            self._failing = False
        finally:
            self._known = time.monotonic()
            self._trying = None

    def _set_failing(self, error: BaseException) -> None:
        if not self._failing:
            # Only the kind: messages of databases quote what was to be written.
            _log.error("writes_fail", problem=type(error).__name__)
        self._failing = True

    async def close(self) -> None:
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)
