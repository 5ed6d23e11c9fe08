"""What the script of the worker shall do after a call."""

from typing import Any, Literal

import msgspec

from sunstone.table.wire_types import Plain

Key = tuple[str | int, ...]
"""`("tables", id)`, `("log", id, version)`, `("looks", id, ply)`, `("files", digest)`, `("boxes", game)`, `("me",)`."""


class NeedsTable(Exception):
    """The log of a table has to be read first; nothing was changed. The call is made again then."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class Kept(msgspec.Struct, frozen=True):
    """Something to keep under a key; without a value, to forget."""

    key: Key
    value: str | None
    fresh: bool = False
    """Whether nothing may be there yet: otherwise another tab was faster, and all of this call is void."""


class Answer(msgspec.Struct, frozen=True):
    """The answer to a request of the page."""

    id: int
    status: int
    body: str
    """As JSON. No script reads it on the way: it would lose the digits of large numbers."""


class Job(msgspec.Struct, frozen=True):
    """Something for the thinker to find out."""

    id: int
    work: Literal["think", "advise", "look"]
    wish: str
    """As JSON."""


class Outbox(msgspec.Struct):
    answers: list[Answer] = []
    frames: list[Any] = []
    kept: list[Kept] = []
    jobs: list[Job] = []
    due: int | None = None
    """When a clock of a table that is looked at runs out."""
    needs: str | None = None
    """The table whose log is needed; then there is nothing else."""


def row_text(row: Plain) -> str:
    return msgspec.json.encode(row).decode()
