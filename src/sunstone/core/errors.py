"""What can go wrong, as codes with arguments.

Rules code knows no language: an error carries a code and its details, and `sunstone.i18n` turns the pair into a
sentence of the reader's language. `str(error)` is the code with its details, for tracebacks.
"""

from __future__ import annotations


class SunstoneError(Exception):
    """Base of every error that a user's input can cause."""

    area = "error"

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

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
    """A component file that does not fit the schema. Details name the line and the field."""

    area = "components"
