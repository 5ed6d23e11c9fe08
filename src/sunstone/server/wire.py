"""Messages of all features: an error, and that something is done."""

import msgspec

from sunstone.table.wire_types import Plain


class ErrorBody(msgspec.Struct, frozen=True, kw_only=True):
    """What went wrong: a code and details for programs, a sentence in the reader's language for people."""

    error: str
    details: Plain
    message: str
    anchor: str = ""
    """For a move the rules forbid: the paragraph of the rules page."""


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """It is done and there is nothing more to say."""

    done: bool = True
