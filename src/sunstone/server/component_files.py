"""The component files of a site."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from sunstone.core.components import read_owner_file
from sunstone.core.errors import BadComponents
from sunstone.core.registry import game_ids
from sunstone.table.owner_components import OwnerComponents, box_of

FOLDER = "components"
"""The folder within the data folder where a game's file is looked for, as `components/endless_winter.toml`."""


def read_box(path: Path) -> OwnerComponents:
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


def read_boxes(folder: Path, files: Iterable[Path]) -> tuple[OwnerComponents, ...]:
    """The boxes of a site: those in its data folder, and in their place those named on the command line."""
    found: dict[str, OwnerComponents] = {}
    for path in (*sorted((folder / FOLDER).glob("*.toml")), *files):
        box = read_box(path)
        found[box.game] = box
    return tuple(found.values())
