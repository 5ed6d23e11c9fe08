"""Structured logs: a JSON object a line, of bounded length, and nothing in it that is secret."""

import asyncio
import errno
import json
import logging
import re
import sys
import traceback
from collections.abc import Iterator, MutableMapping
from pathlib import PurePath
from types import TracebackType
from typing import Any

import structlog

from sunstone.core.errors import SunstoneError, shown

Line = MutableMapping[str, Any]

LINE = 8192
"""Bytes of a line at most."""
EXCEPTION = 4000
"""Characters that tell of an exception, and"""
FRAMES = 24
"""how many calls of each one in its chain,"""
CHAIN = 6
"""which is followed this far."""

_SECRET = ("password", "token", "cookie", "secret", "authorization", "seed", "session", "endpoint")
_WITHOUT_VALUES = (AttributeError, ImportError, ModuleNotFoundError, NameError, TypeError, UnboundLocalError)
"""Errors whose own messages name code and types. Messages of others may repeat what a person has sent or must not see:
the driver of PostgreSQL quotes the row that it refuses, a game may name its seed."""
_REMOTE_CALL = re.compile(r'^  File "(.*)", line (\d+), in (\S+)$', re.MULTILINE)


def hide_secrets(_logger: object, _method: str, line: Line) -> Line:
    """Whatever is called like a secret is not written, even by mistake."""
    for key in line:
        if any(word in key.lower() for word in _SECRET):
            line[key] = "…"
    return line


def describe_exception(_logger: object, _method: str, line: Line) -> Line:
    """Put an exception into words: kinds, codes and calls, but no values."""
    given = line.pop("exc_info", None)
    line.pop("stack_info", None)
    error = given if isinstance(given, BaseException) else given[1] if isinstance(given, tuple) else None
    if error is None and given:
        error = sys.exc_info()[1]
    if error is not None:
        line["exception"] = described(error)[:EXCEPTION]
    return line


def described(error: BaseException) -> str:
    """An exception and those that led to it, the last one first, and for each the latest calls first."""
    return "\ncaused by ".join("\n  ".join([_named(one), *_calls(one)]) for one in _chain(error))


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    seen: set[int] = set()
    while error is not None and id(error) not in seen and len(seen) < CHAIN:
        seen.add(id(error))
        yield error
        if error.__cause__ is not None or error.__suppress_context__:
            error = error.__cause__
        elif isinstance(error, BaseExceptionGroup):
            error = error.exceptions[0]
        else:
            error = error.__context__


def _named(error: BaseException) -> str:
    kind = type(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    code = _code(error)
    return f"{name}: {_printable(shown(code))}" if code else name


def _code(error: BaseException) -> str:
    """A code for an error that repeats no value."""
    for attribute in ("sqlstate", "sqlite_errorname"):
        found = getattr(error, attribute, None)
        if isinstance(found, str):
            return found
    if isinstance(error, SunstoneError):
        return error.code
    if isinstance(error, OSError):
        return errno.errorcode.get(error.errno or 0, "")
    return str(error) if type(error) in _WITHOUT_VALUES else ""


def _calls(error: BaseException) -> list[str]:
    if type(error).__name__ == "_RemoteTraceback":
        # The stack of a worker process, which it has sent as text.
        found = [_call(*call) for call in _REMOTE_CALL.findall(str(error))]
    else:
        found = [
            _call(frame.f_code.co_filename, line, frame.f_code.co_name)
            for frame, line in traceback.walk_tb(error.__traceback__)
        ]
    return found[: -FRAMES - 1 : -1]


def _call(file: str, line: object, name: str) -> str:
    return f"{'/'.join(PurePath(file).parts[-3:])}:{line} {name}"


def _printable(text: str) -> str:
    return text if text.isprintable() else "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def bounded(_logger: object, _method: str, line: Line) -> Line:
    """Cut what is long, and escape what cannot be printed."""
    return {
        key: value if key == "exception" or isinstance(value, (float, type(None))) else _bounded(value)
        for key, value in line.items()
    }


def _bounded(value: object) -> object:
    return value if isinstance(value, int) and abs(value) < 2**63 else _printable(shown(value))


def as_json(_logger: object, _method: str, line: Line) -> str:
    text = json.dumps(line, ensure_ascii=False)
    if len(text.encode()) <= LINE:
        return text
    kept = {key: line[key] for key in ("event", "level", "timestamp", "logger", "request_id") if key in line}
    return json.dumps(kept | {"cut": True}, ensure_ascii=False)


def set_up(level: int = logging.INFO) -> None:
    """Send our own lines and those of the libraries to the error stream, all in the same form."""
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
        describe_exception,
        hide_secrets,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, bounded, as_json],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # A line that cannot be written would be printed with all its values.
    logging.raiseExceptions = False
    sys.excepthook = _crashed
    # Request lines hold addresses and paths; ours (see `http.common`) hold what is needed.
    for name in ("uvicorn.access", "alembic", "httpx"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # The same lines for sockets, and one for every request that is no HTTP: anyone could fill a disk with them.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


def _crashed(_kind: type[BaseException], error: BaseException, _traceback: TracebackType | None) -> None:
    structlog.get_logger().critical("crashed", exc_info=error)


def watch_tasks(loop: asyncio.AbstractEventLoop) -> None:
    """Log what a task or a callback raises; the loop's own way would write out the exception with its values."""

    def failed(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        structlog.get_logger().error("task_failed", problem=context["message"], exc_info=context.get("exception"))

    loop.set_exception_handler(failed)


def request_id() -> str:
    """The id of the request or socket that is being served; empty outside of any."""
    return str(structlog.contextvars.get_contextvars().get("request_id", ""))
