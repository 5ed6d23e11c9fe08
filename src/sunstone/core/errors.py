"""What can go wrong, as codes with arguments.

Rules code knows no language: an error carries a code and its details, and `sunstone.i18n` turns the pair into a
sentence of the reader's language. `str(error)` is the code with its details, for tracebacks.

Details often repeat what somebody sent, so they are short and can always be written as UTF-8.
"""

from __future__ import annotations

import reprlib

LONGEST_DETAIL = 300
"""Characters of a text among an error's details."""
_MOST = 2**63


class _Short(reprlib.Repr):
    """Writes a part of what is long, deep or wide."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 4
        self.maxdict = self.maxlist = 12
        self.maxstring = self.maxother = 80

    def repr_int(self, x: int, level: int) -> str:
        # A number can have more digits than Python is willing to write.
        return repr(x) if abs(x) < _MOST else "…"


_short = _Short()


def shown(value: object) -> str:
    """Any value as a short text."""
    return _text(_short.repr(value) if isinstance(value, (int, list, dict)) else str(value))


def _text(text: str) -> str:
    cut = text if len(text) <= LONGEST_DETAIL else text[: LONGEST_DETAIL - 1] + "…"
    # Half of a surrogate pair is no character, and nothing could send it on.
    return cut.encode("utf-8", "backslashreplace").decode()


def _detail(value: object) -> object:
    return value if isinstance(value, (int, float)) and abs(value) < _MOST else shown(value)


class SunstoneError(Exception):
    """Base of every error that a user's input can cause."""

    area = "error"

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = {key: _detail(value) for key, value in details.items()}

    @property
    def message_id(self) -> str:
        """The id of the Fluent message that says this error to a person."""
        return f"{self.area}-{self.code}".replace("_", "-")

    def __str__(self) -> str:
        if not self.details:
            return self.code
        return f"{self.code} ({', '.join(f'{key}={value!r}' for key, value in self.details.items())})"


class UnknownGame(SunstoneError):
    """No registered game has this id."""

    area = "game"


class BadOption(SunstoneError):
    """An option of a game that does not exist, or a value it cannot take; also an impossible number of players."""

    area = "option"


class BadAction(SunstoneError):
    """A text or structure that is no action of the game at all."""

    area = "action"


class IllegalAction(SunstoneError):
    """An action of the game that the rules forbid here. `anchor` is the paragraph of the rules page."""

    area = "reason"

    def __init__(self, code: str, anchor: str = "", **details: object) -> None:
        super().__init__(code, **details)
        self.anchor = anchor


class BadPosition(SunstoneError):
    """A position that cannot be: a broken invariant, or a dump that does not describe one."""

    area = "position"


class BadRecord(SunstoneError):
    """A record that is damaged, of another version, or does not replay."""

    area = "record"


class BadComponents(SunstoneError):
    """A component file that does not fit the schema. Details name the line and the field.

    `field` is a path as `stone.ss1-01.points`; behind it `[3]` stands for the third value of a list.
    """

    area = "components"

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, **details)
        self.problems: tuple[BadComponents, ...] = (self,)
        """All mistakes of the file; this error is the first."""
