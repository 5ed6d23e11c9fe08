"""The two cookies: of a session, and of a browser that is known to an account."""

from __future__ import annotations

from litestar.datastructures import Cookie

from sunstone.server.accounts.store import SESSION_LASTS
from sunstone.server.settings import Settings
from sunstone.server.timing import DAY, SECOND

DEVICE_LASTS = 400 * DAY // SECOND
"""Seconds; browsers keep no cookie longer."""


def session_name(settings: Settings) -> str:
    """The name of the session's cookie; the prefix makes browsers insist on how it was set."""
    return "__Host-sunstone" if settings.secure else "sunstone"


def device_name(settings: Settings) -> str:
    """The name of the browser's cookie."""
    return f"{session_name(settings)}-device"


def session_cookie(settings: Settings, value: str = "") -> Cookie:
    """The cookie that carries a session; without a value one that ends it."""
    return _cookie(settings, session_name(settings), value, SESSION_LASTS // SECOND)


def device_cookie(settings: Settings, value: str = "") -> Cookie:
    """The cookie by which a browser is known to an account; it lets nobody in. Without a value one that ends it."""
    return _cookie(settings, device_name(settings), value, DEVICE_LASTS)


def _cookie(settings: Settings, name: str, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        max_age=seconds if value else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )
