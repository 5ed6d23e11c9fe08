"""What a person may be called, and what a password must be."""

from __future__ import annotations

import re
import unicodedata

from sunstone.core.record import BOT
from sunstone.server.errors import Refusal

LONGEST = 30
SHORTEST_PASSWORD = 8
_EMAIL = re.compile(r"[^@\s]{1,64}@[^@\s.]+(\.[^@\s.]+)+")


def clean_name(text: str) -> str:
    """The name in its normal form; printable, not too long, and nothing that could be taken for a bot."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > LONGEST or any(not char.isprintable() for char in name):
        raise Refusal("bad_name", most=LONGEST)
    if name_key(name).startswith(BOT) or name == "?":
        raise Refusal("bad_name", most=LONGEST)
    return name


def name_key(name: str) -> str:
    """The name as names are compared: no difference between forms of letters that look alike in print."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())[:120]


def check_password(password: str, name: str) -> None:
    """Length is what counts; only the name itself is no password."""
    if len(password) < SHORTEST_PASSWORD or name_key(password) == name_key(name):
        raise Refusal("bad_password", least=SHORTEST_PASSWORD)


def clean_email(text: str | None) -> str | None:
    """The address, or `None` for none."""
    if text is None or not text.strip():
        return None
    if not _EMAIL.fullmatch(text.strip()) or not text.strip().isprintable():
        raise Refusal("bad_email")
    return text.strip()
