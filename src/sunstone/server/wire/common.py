"""What several messages share."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

Plain = dict[str, Any]
"""Plain JSON whose form a game decides."""

Id = Annotated[str, msgspec.Meta(pattern="^[2-9a-z]{1,24}$", description="A random name")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15, description="Seats count from 0")]
PlyNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of everything a client sends."""


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
