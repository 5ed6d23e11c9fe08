"""The components of an owner's file, laid over those that are shipped."""

import hashlib
from dataclasses import dataclass, field
from functools import lru_cache

from sunstone.core.components import Components
from sunstone.core.registry import game as find_game
from sunstone.table.wire_types import Plain


@dataclass(frozen=True)
class OwnerComponents:
    game: str
    digest: str
    text: str = field(compare=False, repr=False)
    name: str = field(default="", compare=False)
    """Where it was read; for error messages."""

    @property
    def components(self) -> Components:
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
def _components(box: OwnerComponents) -> Components:
    return find_game(box.game).overlay(box.text, box.name)


def box_of(game: str, text: str, name: str = "") -> OwnerComponents:
    """A box from a file's text, checked."""
    box = OwnerComponents(game, hashlib.sha256(text.encode()).hexdigest(), text, name)
    # Raises what is wrong with it.
    assert box.components.digest == box.digest
    return box
