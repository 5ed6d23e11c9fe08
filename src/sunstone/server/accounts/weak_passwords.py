"""Passwords that a guesser tries first.

`common_passwords.txt` holds what breached passwords are made of, in the languages of our visitors. A password is weak
if it is one of these, or the person's own name, with a little before and behind it or a letter written as a digit; or
if it is only a run, a repetition or a short number.
"""

import re
import unicodedata
from functools import cache
from importlib.resources import files

_LONGEST_NUMBER = 11
"""Digits alone are dates and telephone numbers."""
_LONGEST_UNIT = 5
"""A text that is repeated says no more than the text."""
_AROUND = 4
"""Characters around a common word that make it no better; more only if they are no run and no year."""
_LONGEST = 40
"""A longer password is no word with something around it."""
_SHORTEST_RUN = 3
_LOOSE = 2
"""Further characters that make a password of runs no better."""
_KEYBOARDS = (
    "1234567890",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "yxcvbnm",
    "abcdefghijklmnopqrstuvwxyz",
    "0123456789",
    # Down the columns.
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol",
    "1qay2wsx3edc4rfv5tgb6zhn7ujm8ik9ol",
    # Across the number pad.
    "147258369",
    "789456123",
    "159357",
    "963852741",
)
_RUNS = (*_KEYBOARDS, *(row[::-1] for row in _KEYBOARDS))
_DIGITS_AS_LETTERS = ("01345789@$!+", "oieastbgasit"), ("01345789@$!+", "oleastbgaslt")
_UNMARKED = str.maketrans("łđø", "ldo")
_YEAR = re.compile("(19|20)[0-9]{2}")
_PUNCTUATION = re.compile(r"[^\w]|_")


@cache
def _common() -> frozenset[str]:
    file = files("sunstone.server.accounts").joinpath("common_passwords.txt")
    return frozenset(file.read_text(encoding="utf-8").split())


def _plain(text: str) -> str:
    """Small letters without accents and blanks."""
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    return "".join(char for char in parts if not unicodedata.combining(char) and not char.isspace()).translate(
        _UNMARKED
    )


def _spellings(text: str) -> set[str]:
    """The text, and what it says if digits and signs stand for letters."""
    return {text, *(text.translate(str.maketrans(*pair)) for pair in _DIGITS_AS_LETTERS)}


def _unit(text: str) -> str:
    """The part that a text repeats; the text itself if there is none."""
    at = (text + text).find(text, 1)
    return text[:at]


def _outside_runs(text: str) -> int:
    """How many characters belong to no run of keys, letters or numbers."""
    at = loose = 0
    while at < len(text):
        end = at
        while end < len(text) and any(text[at : end + 1] in run for run in _RUNS):
            end += 1
        if end - at < _SHORTEST_RUN:
            loose += 1
            end = at + 1
        at = end
    return loose


def _says_little(text: str) -> bool:
    """Whether what stands around a word makes it no harder to guess."""
    rest = _YEAR.sub("", _PUNCTUATION.sub("", text), count=1)
    return len(text) <= _AROUND or len(set(rest)) <= 1 or not _outside_runs(rest)


def _around(text: str, words: frozenset[str]) -> bool:
    """Whether it is one of these words with digits and signs around it."""
    for start in range(len(text)):
        if start and text[start - 1].isalpha():
            break
        for end in range(len(text), start, -1):
            if end < len(text) and text[end].isalpha():
                break
            if not words.isdisjoint(_spellings(text[start:end])) and _says_little(text[:start] + text[end:]):
                return True
    return False


def _personal(texts: tuple[str | None, ...]) -> frozenset[str]:
    """The words of names and addresses, and each as a whole."""
    found: set[str] = set()
    for text in texts:
        parts = [_plain(part) for part in re.split(r"[^\w]|_", text or "")]
        found.update(part for part in (*parts, "".join(parts), "".join(parts[::-1])) if len(part) >= 3)
    return frozenset(found)


def is_weak(password: str, *about: str | None) -> bool:
    """Whether a password is among the first to be tried. `about`: the person's name and address."""
    text = _plain(password)
    unit = _unit(text)
    return (
        len(unit) <= _LONGEST_UNIT
        or len(set(text)) <= 3
        or (text.isdecimal() and len(text) <= _LONGEST_NUMBER)
        or _outside_runs(text) <= _LOOSE
        or any(_around(each, _common() | _personal(about)) for each in {text, unit} if len(each) <= _LONGEST)
    )
