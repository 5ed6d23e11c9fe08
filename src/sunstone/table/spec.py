"""How a table was opened: what never changes."""

from __future__ import annotations

from dataclasses import dataclass

from sunstone.core.options import Options
from sunstone.table.clock import Clock
from sunstone.table.owner_components import OwnerComponents


@dataclass(frozen=True)
class TableSpec:
    id: str
    game: str
    rules_version: int
    options: Options
    clock: Clock
    visible: bool
    rated: bool
    imported: bool
    host: str
    previous: str | None
    seed: int
    created: int
    components: str | None = None
    """SHA-256 of the owner's component file the table is played with; `None` for the components as shipped."""
    box: OwnerComponents | None = None
    """That file itself, if it is known here."""
    own_box: bool = False
    """Whether that file is the box of an account: nobody but those who play here may see the game."""
