"""Types that several messages share."""

from typing import Annotated, Any

import msgspec

Plain = dict[str, Any]
"""Plain JSON whose form a game decides."""

Id = Annotated[str, msgspec.Meta(pattern="^[2-9a-z]{1,24}$", description="A random name")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15, description="Seats count from 0")]
PlyNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of everything a client sends."""
