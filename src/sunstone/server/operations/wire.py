"""Messages for those who run the server."""

import msgspec


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """How a process is."""

    well: bool
    database: bool
    """Whether it answers."""
    writes: bool
    """Whether it can be written to."""
    closing: bool
    version: str
    rules: dict[str, int]
    """The version of each game's rules; tables of other versions can only be looked at."""
