"""Who looks at a table."""

from __future__ import annotations

from enum import IntEnum


class Viewer(IntEnum):
    """Who looks without a seat. A player looks as the seat, by its number; none of these is one."""

    SPECTATOR = -1
    """Sees what everyone sees. Where a seat may be left out (`State.view(None)`), that means a spectator."""
    EVERYTHING = -2
    """Sees all that is hidden: the open review of a finished game."""
