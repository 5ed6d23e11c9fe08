"""What is counted in the games whose balance is measured: the events by which a seat takes something."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from sunstone.core.errors import BadOption
from sunstone.core.events import Event
from sunstone.core.game import Game

Key = tuple[str, str]
"""A thing: its sort and its name."""
ROUND = "round"
"""The event that begins a round, and its field."""


@dataclass(frozen=True)
class Taking:
    """A kind of event by which a seat takes something."""

    sort: str
    event: str
    fields: tuple[str, ...] = ()
    """Fields of the event that name the thing; a list names several. Without any the sort has one thing, named so."""
    verb: str | None = None
    """The action that takes one among several; `None` if the thing is only counted, never taken by lot."""
    before_game: bool = False
    """Whether it is dealt, or chosen before the game: then always by lot."""
    prefix: int | None = None
    """Length of the part of the name that counts, for things counted by era."""
    by_round: bool = False
    """Whether it is counted for each round too."""
    display: str | None = None
    """Where a view lists the things on offer, laid out at the start and in new rounds."""
    stock: str | None = None
    """Where a view says how many are left."""


TAKINGS: Mapping[str, tuple[Taking, ...]] = {
    "coatl": (Taking("prophecy", "fulfilled", ("card",), "fulfil"),),
    "tzolkin": (
        Taking("wealth", "wealth", ("tiles",), "keep", before_game=True),
        Taking("building", "built", ("building",), "build"),
        Taking("monument", "built_monument", ("monument",), "monument"),
    ),
    "endless_winter": (
        Taking("column", "figure", ("space",), by_round=True),
        Taking("village", "settled"),
        Taking("tribe", "recruited", ("card",), stock="tribe_stacks"),
        Taking("era", "learned", ("card",), prefix=3),
        Taking("culture", "learned", ("card",), "culture", display="culture_display"),
        Taking("stone", "stone", ("stone",), "stone", display="stone_display"),
        Taking("chief", "side", ("chief",), "chief", before_game=True),
        Taking("side", "side", ("chief", "side"), "side", before_game=True),
        Taking("setup", "setup", ("card",), "setup", before_game=True),
    ),
}
"""What is counted, by game."""


def takings(game: Game) -> tuple[Taking, ...]:
    """What is counted in a game."""
    found = TAKINGS.get(game.id)
    if found is None:
        raise BadOption("no_takings", game=game.id)
    return found


def drawn_by_lot(game: Game) -> tuple[Taking, ...]:
    """The things that a seat may take by lot."""
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
