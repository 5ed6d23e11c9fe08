"""Encoded frames of one version of a table, kept while it is sent to everyone: many readers see the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from sunstone.core.game import State
from sunstone.table.shared_view import SharedView, tells_own


class FrameCache:
    __slots__ = ("_encoded", "_view")

    def __init__(self) -> None:
        self._encoded: dict[Hashable, bytes] = {}
        self._view: SharedView | None = None

    def __len__(self) -> int:
        return len(self._encoded)

    def encoded(self, key: Hashable, encode: Callable[[], bytes]) -> bytes:
        """A frame or a part of one, made by the first who asks."""
        found = self._encoded.get(key)
        if found is None:
            found = self._encoded[key] = encode()
        return found

    def view(self, state: State) -> SharedView | None:
        """The views of the position, if the game tells apart what is shared."""
        if self._view is None and tells_own(state):
            self._view = SharedView(state)
        return self._view

    def clear(self) -> None:
        self._encoded.clear()
        self._view = None
