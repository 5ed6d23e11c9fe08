"""Structured logs: a JSON object a line, and nothing in it that is secret."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

_SECRET = ("password", "token", "cookie", "secret", "authorization", "seed", "session", "endpoint")


def hide_secrets(_logger: object, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Whatever is called like a secret is not written, even by mistake."""
    for key in line:
        if any(word in key.lower() for word in _SECRET):
            line[key] = "…"
    return line


def set_up(level: int = logging.INFO) -> None:
    """Send our own lines and those of the libraries to the error stream, all in the same form."""
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
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
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # Request lines hold addresses and paths; ours (see `http.log`) hold what is needed.
    for name in ("uvicorn.access", "alembic", "httpx"):
        logging.getLogger(name).setLevel(logging.WARNING)
