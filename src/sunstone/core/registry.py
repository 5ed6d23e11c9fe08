"""Which games there are. They are found through entry points of the group `sunstone.games`, so anyone can add one."""

from __future__ import annotations

import difflib
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from sunstone.core.errors import UnknownGame
from sunstone.core.game import Game

GROUP = "sunstone.games"
LONGEST_NAME = 40
"""Characters of a game's id."""


def _found() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def game_ids() -> list[str]:
    """The ids of all registered games."""
    return sorted(_found())


@cache
def game(name: str) -> Game:
    """The game with this id."""
    found = _found()
    if name not in found:
        # A guess takes time with the length of the name.
        near = difflib.get_close_matches(name, found, n=1, cutoff=0.5) if len(name) <= LONGEST_NAME else []
        raise UnknownGame("unknown", name=name, known=", ".join(sorted(found)), near=near[0] if near else "none")
    loaded = found[name].load()
    made = loaded() if isinstance(loaded, type) else loaded
    if not isinstance(made, Game):
        raise UnknownGame("broken", name=name, entry=found[name].value)
    return made
