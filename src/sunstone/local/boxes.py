"""The boxes that were typed in here, one a game."""

import hashlib
from collections.abc import Callable

import msgspec

from sunstone.core.errors import BadComponents
from sunstone.local.outbox import Kept, row_text
from sunstone.server.errors import Refusal
from sunstone.server.owner_components.checking import KeptBox, playable
from sunstone.server.owner_components.values import count_of, values_of
from sunstone.server.timing import now_ms
from sunstone.table.owner_components import OwnerComponents, box_of


class Boxes:
    def __init__(self, keep: Callable[[Kept], None]) -> None:
        self._keep = keep
        self._boxes: dict[str, KeptBox] = {}

    def give(self, row: str) -> None:
        """A box as it is kept."""
        box = msgspec.json.decode(row, type=KeptBox)
        self._boxes[box.game] = box

    def all(self) -> list[KeptBox]:
        return [self._boxes[game] for game in sorted(self._boxes)]

    def find(self, game: str) -> KeptBox | None:
        return self._boxes.get(game)

    def playable(self, game: str) -> OwnerComponents:
        """The box, if it can be played with."""
        kept = self.find(game)
        if kept is None or not count_of(values_of(kept.text)):
            raise Refusal("no_box")
        return playable(kept)

    def typed(self, digest: str) -> OwnerComponents | None:
        """The box with this digest, if it is what was typed in."""
        for kept in self.all():
            if hashlib.sha256(kept.text.encode()).hexdigest() == digest:
                try:
                    return box_of(kept.game, kept.text, f"{kept.game}.toml")
                except BadComponents:
                    return None
        return None

    def save(self, game: str, revision: int, text: str) -> KeptBox:
        self._check(game, revision)
        kept = self._boxes[game] = KeptBox(game, revision + 1, text, now_ms())
        self._keep(Kept(("boxes", game), row_text(msgspec.to_builtins(kept))))
        return kept

    def delete(self, game: str, revision: int) -> None:
        if game not in self._boxes:
            raise Refusal("no_box")
        self._check(game, revision)
        del self._boxes[game]
        self._keep(Kept(("boxes", game), None))

    def _check(self, game: str, revision: int) -> None:
        kept = self.find(game)
        if (0 if kept is None else kept.revision) != revision:
            raise Refusal("box_changed")
