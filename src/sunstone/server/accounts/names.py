"""Rules for the names of people."""

import re
import unicodedata

from sunstone.core.record import BOT
from sunstone.server.accounts.lookalikes import has_blank, one_script, piled_up, skeleton
from sunstone.server.errors import Refusal

LONGEST = 30
LONGEST_KEY = 120
_EMAIL = re.compile(r"[^@\s]{1,64}@[^@\s.]+(\.[^@\s.]+)+")


def _one_line(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def clean_name(text: str) -> str:
    """The name in its normal form: everything visible, in one script, and nothing that could be taken for a bot."""
    name = _one_line(text)
    if len(name) > LONGEST or not name.isprintable() or not any(map(_says_something, name)):
        raise Refusal("bad_name", most=LONGEST)
    if skeleton(name).startswith(skeleton(BOT)):
        raise Refusal("bad_name", most=LONGEST)
    if has_blank(name) or piled_up(name) or not one_script(name):
        raise Refusal("unclear_name")
    return name


def _says_something(char: str) -> bool:
    return char.isalnum() or unicodedata.category(char) == "So"


def name_key(name: str) -> str:
    """The name as names are compared: forms of one letter are the same letter, and blanks count once."""
    plain = unicodedata.normalize("NFKC", _one_line(name))
    return unicodedata.normalize("NFKC", plain.casefold())[:LONGEST_KEY]


def name_skeleton(name: str) -> str:
    """The skeleton of the name; see `lookalikes`."""
    return skeleton(_one_line(name))[:LONGEST_KEY]


def clean_email(text: str | None) -> str | None:
    if text is None or not text.strip():
        return None
    if not _EMAIL.fullmatch(text.strip()) or not text.strip().isprintable():
        raise Refusal("bad_email")
    return text.strip()
