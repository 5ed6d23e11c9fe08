"""The box a table is played with: the components as shipped, or with an owner's file laid over them.

A site plays with the files in its data folder and those named at its start; `box_store` tells how they are kept.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from sunstone.core.components import Components, read_owner_file
from sunstone.core.errors import BadComponents
from sunstone.core.registry import game as find_game
from sunstone.core.registry import game_ids
from sunstone.server.wire.common import Plain

FOLDER = "components"
"""The folder within the data folder where a game's file is looked for, as `components/endless_winter.toml`."""


@dataclass(frozen=True)
class Box:
    """An owner's component file."""

    game: str
    digest: str
    text: str = field(compare=False, repr=False)
    name: str = field(default="", compare=False)
    """Where it was read; for error messages."""

    @property
    def components(self) -> Components:
        """The values the game is played with."""
        return _components(self)

    def plain(self) -> Plain:
        """Every value and its source, in the form of the game's own component file."""
        game, values = find_game(self.game), self.components
        out: Plain = {"game": self.game}
        for section, fields in game.schema().items():
            out[section] = {
                entry: {**found, "source": {field: values.source(section, entry, field) for field in fields}}
                for entry, found in values.entries(section).items()
            }
        return out


@lru_cache(maxsize=64)
def _components(box: Box) -> Components:
    return find_game(box.game).overlay(box.text, box.name)


def box_of(game: str, text: str, name: str = "") -> Box:
    """A box from a file's text, checked."""
    box = Box(game, hashlib.sha256(text.encode()).hexdigest(), text, name)
    # Raises what is wrong with it.
    assert box.components.digest == box.digest
    return box


def read_box(path: Path) -> Box:
    """A box from a file; which game it is for, the file says itself."""
    text = read_owner_file(path)
    wrong: BadComponents | None = None
    for id_ in game_ids():
        try:
            return box_of(id_, text, str(path))
        except BadComponents as error:
            if error.code != "game":
                raise
            wrong = error
    assert wrong is not None
    raise wrong


def read_boxes(folder: Path, files: Iterable[Path]) -> tuple[Box, ...]:
    """The boxes of a site: those in its data folder, and in their place those named on the command line."""
    found: dict[str, Box] = {}
    for path in (*sorted((folder / FOLDER).glob("*.toml")), *files):
        box = read_box(path)
        found[box.game] = box
    return tuple(found.values())
