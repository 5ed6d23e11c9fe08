"""What is counted in the games whose balance is measured: the events by which a seat takes something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sunstone.core.errors import BadOption
from sunstone.core.events import Event
from sunstone.core.game import Game
from sunstone.core.profile import Taking

Key = tuple[str, str]
"""A thing: its sort and its name."""
ROUND = "round"
"""The event that begins a round, and its field."""


def takings(game: Game) -> tuple[Taking, ...]:
    """What is counted in a game."""
    if not game.profile.takings:
        raise BadOption("no_takings", game=game.id)
    return game.profile.takings


def drawn_by_lot(game: Game) -> tuple[Taking, ...]:
    """The things that a seat may take at random."""
    return tuple(one for one in takings(game) if one.verb)


def names(taking: Taking, event: Event) -> list[str]:
    """The things an event is about: one, or several where a field holds a list."""
    fields = event.full()
    if not taking.fields:
        return [taking.sort]
    if len(taking.fields) == 1:
        value = fields[taking.fields[0]]
        if isinstance(value, list):
            return [str(one) for one in value]
    return ["-".join(str(fields[name]) for name in taking.fields)[: taking.prefix]]


def taken_by(kinds: Sequence[Taking], event: Event) -> Iterator[tuple[Taking, int, str]]:
    """What was taken by whom, as an event has it."""
    for one in kinds:
        if event.kind.name == one.event and event.seat >= 0:
            for name in names(one, event):
                yield one, event.seat, name
