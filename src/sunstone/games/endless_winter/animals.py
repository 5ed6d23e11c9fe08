"""Hunt: the deck of animals, the hunting ground, taking and using animals."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import added
from sunstone.games.endless_winter import abilities, catalogue, effects, events, giving, goods, names, reasons
from sunstone.games.endless_winter.table import Choice, Decision, Player, Repeated, Table


def total(animals: tuple[int, ...]) -> int:
    """How many animals there are of all species."""
    out = 0
    for count in animals:
        out += count
    return out


def _draw_animal(table: Table) -> int:
    """The top card of the deck, which is any of those in it."""
    place = int(table.rng.below(total(table.deck)))
    species = 0
    while place >= table.deck[species]:
        place -= table.deck[species]
        species += 1
    table.deck = added(table.deck, species, -1)
    return species


# Revealing


def reveal(table: Table, count: i64) -> list[int]:
    """Turn up animals onto the hunting ground, as many as there is room for."""
    shown: list[int] = []
    while len(shown) < count and REVEALING.why_not(table, table.mover(), 0) == LEGAL:
        species = _draw_animal(table)
        table.ground = added(table.ground, species, 1)
        shown.append(species)
    table.reveal()
    return shown


def _reveal_by_mover(table: Table, count: i64) -> None:
    shown = reveal(table, count)
    if table.events is not None:
        facts: dict[str, object] = {"animals": [names.ANIMALS[species] for species in shown]}
        table.events.append(Event(events.REVEALED, table.seat, facts))


@final
class Revealing(Choice):
    """Turn up animals: the ground has room and the deck a card."""

    def why_not(self, table: Table, player: Player, which: int) -> int:
        if total(table.ground) >= table.data.ground_most:
            return reasons.GROUND_FULL
        return LEGAL if total(table.deck) > 0 else reasons.DECK_EMPTY

    def carry_out(self, table: Table, player: Player, which: int) -> None:
        _reveal_by_mover(table, table.data.reveal_count)


REVEALING: Final[Choice] = Revealing(catalogue.REVEAL, 1, names.REVEAL_PRICE)


@final
class Reveals(Repeated):
    """Animals to reveal, one at a time."""

    def __init__(self, count: i64) -> None:
        super().__init__(count, REVEALING, effects.REVEAL)

    def once_less(self) -> Decision:
        return Reveals(self.count - 1)

    def answer(self, table: Table, action: int) -> None:
        if self.count > 1:
            table.due.append(self.once_less())
        _reveal_by_mover(table, 1)


# Hunting


@final
class Hunting(Choice):
    """Take an animal from the hunting ground; where no animal is left anywhere, a point instead."""

    def why_not(self, table: Table, player: Player, which: int) -> int:
        if which == names.SPECIES:
            return LEGAL if total(table.ground) == 0 and total(table.deck) == 0 else reasons.ANIMALS_LEFT
        return LEGAL if table.ground[which] > 0 else reasons.NO_SUCH_ANIMAL

    def carry_out(self, table: Table, player: Player, which: int) -> None:
        if which == names.SPECIES:
            goods.score(table, player, 1, names.BY_REWARDS)
            return
        table.ground = added(table.ground, which, -1)
        _take(table, player, which, False)


HUNTING: Final[Choice] = Hunting(catalogue.HUNT, names.SPECIES + 1, names.HUNT_PRICE)


def _take(table: Table, player: Player, species: int, top: bool) -> None:
    player.animals = added(player.animals, species, 1)
    if table.events is not None:
        table.events.append(Event(events.HUNTED, player.seat, {"animal": names.ANIMALS[species], "top": top}))


def take_top(table: Table, player: Player, count: int) -> None:
    """Take the top cards of the deck; for each one that is not there, a point instead."""
    for _ in range(count):
        if total(table.deck) == 0:
            goods.score(table, player, 1, names.BY_REWARDS)
        else:
            table.reveal()
            _take(table, player, _draw_animal(table), True)


@final
class Hunts(Repeated):
    """Animals to take from the hunting ground."""

    def __init__(self, count: i64) -> None:
        super().__init__(count, HUNTING, effects.ANIMAL_GROUND)

    def once_less(self) -> Decision:
        return Hunts(self.count - 1)


# Using


@final
class UsingAnimals(Choice):
    """Turn an unused animal on its side: the ability of its card is due."""

    def why_not(self, table: Table, player: Player, which: int) -> int:
        return LEGAL if player.animals[which] > 0 else reasons.NO_ANIMAL_TO_USE

    def carry_out(self, table: Table, player: Player, which: int) -> None:
        giving.turn_animal(player, which, 1)
        if table.events is not None:
            table.events.append(Event(events.TIPPED, player.seat, {"animal": names.ANIMALS[which]}))
        abilities.begin(table, table.data.use[which])


USING_ANIMALS: Final[Choice] = UsingAnimals(catalogue.USE_ANIMAL, names.SPECIES)


@final
class UseAnimals(Repeated):
    """Animals to use."""

    def __init__(self, count: i64) -> None:
        super().__init__(count, USING_ANIMALS, effects.USE_ANIMAL)

    def once_less(self) -> Decision:
        return UseAnimals(self.count - 1)
