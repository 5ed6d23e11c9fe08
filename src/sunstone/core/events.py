"""What an action caused, as typed events.

A game declares its kinds of event with their fields. An event has an open part, which everyone may know, and a
private part, which only its owner may know; `seen_by` is the one place where the private part is cut off.
"""

from __future__ import annotations

from sunstone.core.viewer import Viewer


class EventKind:
    """A declared kind of event: its name, its open fields and the fields only the owner sees."""

    def __init__(self, name: str, fields: tuple[str, ...] = (), private: tuple[str, ...] = ()) -> None:
        self.name = name
        self.fields = fields
        self.private = private


class EventKinds:
    """The kinds of event of a game, in the order in which they are declared."""

    def __init__(self) -> None:
        self._kinds: list[EventKind] = []

    def add(self, name: str, fields: tuple[str, ...] = (), private: tuple[str, ...] = ()) -> EventKind:
        """Declare a kind."""
        kind = EventKind(name, fields, private)
        self._kinds.append(kind)
        return kind

    def all(self) -> tuple[EventKind, ...]:
        """Every kind."""
        return tuple(self._kinds)


class Event:
    """Something that happened. `seat` is who did it or whom it befell; -1 is the table itself."""

    def __init__(
        self,
        kind: EventKind,
        seat: int,
        fields: dict[str, object] | None = None,
        private: dict[str, object] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self._open: dict[str, object] = fields if fields is not None else {}
        self._private: dict[str, object] = private if private is not None else {}

    def seen_by(self, viewer: int | None) -> dict[str, object]:
        """The event as plain JSON, cut to what a seat or another `Viewer` may know; `None` is a spectator."""
        out: dict[str, object] = {"kind": self.kind.name, "seat": self.seat}
        out.update(self._open)
        if viewer is not None and (viewer == self.seat or viewer == Viewer.EVERYTHING):
            out.update(self._private)
        return out

    def full(self) -> dict[str, object]:
        """The whole event, for the open review of a finished game."""
        return self.seen_by(Viewer.EVERYTHING)
