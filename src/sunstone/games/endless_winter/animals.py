"""Animals: the deck, the hunting ground, taking and using them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import added
from sunstone.games.endless_winter import abilities, catalogue, effects, events, giving, goods, names, reasons
from sunstone.games.endless_winter.table import Decision, Player, Repeated, Table


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


def why_not_reveal(table: Table) -> int:
    """Whether an animal can be turned up: the ground has room and the deck a card."""
    if total(table.ground) >= table.data.ground_most:
        return reasons.GROUND_FULL
    return LEGAL if total(table.deck) > 0 else reasons.DECK_EMPTY


def reveal(table: Table, count: i64) -> list[int]:
    """Turn up animals onto the hunting ground, as many as there is room for."""
    shown: list[int] = []
    while len(shown) < count and why_not_reveal(table) == LEGAL:
        species = _draw_animal(table)
        table.ground = added(table.ground, species, 1)
        shown.append(species)
    table.reveal()
    return shown


def reveal_by(table: Table, count: i64) -> None:
    """The mover turns up animals."""
    shown = reveal(table, count)
    if table.events is not None:
        table.events.append(
            Event(events.REVEALED, table.seat, {"animals": [names.ANIMALS[species] for species in shown]})
        )


@final
class Reveals(Repeated):
    """Animals to reveal."""

    def legal(self, table: Table, out: list[int]) -> None:
        out.append(catalogue.REVEAL)

    def why_not(self, table: Table, action: int) -> int:
        return LEGAL if action == catalogue.REVEAL else reasons.OTHER_DECISION

    def once_less(self) -> Decision:
        return Reveals(self.count - 1)

    def answer_once(self, table: Table, action: int) -> None:
        reveal_by(table, 1)

    def is_idle(self, table: Table) -> bool:
        return why_not_reveal(table) != LEGAL

    def can_be_due(self, table: Table) -> bool:
        return 1 <= self.count <= table.data.most_given(effects.REVEAL)


# Hunting


def why_not_hunt(table: Table, species: int) -> int:
    """Whether this animal lies on the hunting ground; `SPECIES` stands for taking nothing where nothing is left."""
    if species == names.SPECIES:
        return LEGAL if total(table.ground) == 0 and total(table.deck) == 0 else reasons.ANIMALS_LEFT
    return LEGAL if table.ground[species] > 0 else reasons.NO_SUCH_ANIMAL


def legal_hunts(table: Table, out: list[int]) -> None:
    """Append every animal that can be taken from the hunting ground."""
    for species in range(names.SPECIES):
        if table.ground[species] > 0:
            out.append(catalogue.HUNT + species)
    if total(table.ground) == 0 and total(table.deck) == 0:
        out.append(catalogue.HUNT_NOTHING)


def hunt(table: Table, player: Player, species: int) -> None:
    """Take an animal from the hunting ground; where no animal is left anywhere, a point instead."""
    if species == names.SPECIES:
        goods.score(table, player, 1, names.BY_REWARDS)
        return
    table.ground = added(table.ground, species, -1)
    player.animals = added(player.animals, species, 1)
    if table.events is not None:
        table.events.append(Event(events.HUNTED, player.seat, {"animal": names.ANIMALS[species], "top": False}))


def take_top(table: Table, player: Player, count: int) -> None:
    """Take the top cards of the deck; for each one that is not there, a point instead."""
    for _ in range(count):
        if total(table.deck) == 0:
            goods.score(table, player, 1, names.BY_REWARDS)
            continue
        species = _draw_animal(table)
        player.animals = added(player.animals, species, 1)
        table.reveal()
        if table.events is not None:
            table.events.append(Event(events.HUNTED, player.seat, {"animal": names.ANIMALS[species], "top": True}))


@final
class Hunts(Repeated):
    """Animals to take from the hunting ground."""

    def legal(self, table: Table, out: list[int]) -> None:
        legal_hunts(table, out)

    def why_not(self, table: Table, action: int) -> int:
        return (
            why_not_hunt(table, action - catalogue.HUNT)
            if catalogue.HUNT <= action <= catalogue.HUNT_NOTHING
            else reasons.OTHER_DECISION
        )

    def once_less(self) -> Decision:
        return Hunts(self.count - 1)

    def answer_once(self, table: Table, action: int) -> None:
        hunt(table, table.mover(), action - catalogue.HUNT)

    def is_idle(self, table: Table) -> bool:
        return total(table.ground) == 0 and total(table.deck) > 0

    def can_be_due(self, table: Table) -> bool:
        return 1 <= self.count <= table.data.most_given(effects.ANIMAL_GROUND)


# Using


def why_not_use_animal(player: Player, species: int) -> int:
    """Whether the player has an unused animal of this species."""
    return LEGAL if player.animals[species] > 0 else reasons.NO_ANIMAL_TO_USE


def legal_uses(player: Player, out: list[int]) -> None:
    """Append every species of which the player has an unused animal."""
    for species in range(names.SPECIES):
        if player.animals[species] > 0:
            out.append(catalogue.USE_ANIMAL + species)


def use_animal(table: Table, player: Player, species: int) -> None:
    """Turn an animal on its side: the ability of its card is due."""
    giving.turn_animal(player, species, 1)
    if table.events is not None:
        table.events.append(Event(events.TIPPED, player.seat, {"animal": names.ANIMALS[species]}))
    abilities.begin(table, table.data.use[species])


@final
class UseAnimals(Repeated):
    """Animals to use."""

    def legal(self, table: Table, out: list[int]) -> None:
        legal_uses(table.mover(), out)

    def why_not(self, table: Table, action: int) -> int:
        if not catalogue.USE_ANIMAL <= action < catalogue.USE_ANIMAL + names.SPECIES:
            return reasons.OTHER_DECISION
        return why_not_use_animal(table.mover(), action - catalogue.USE_ANIMAL)

    def once_less(self) -> Decision:
        return UseAnimals(self.count - 1)

    def answer_once(self, table: Table, action: int) -> None:
        use_animal(table, table.mover(), action - catalogue.USE_ANIMAL)

    def is_idle(self, table: Table) -> bool:
        return table.mover().unused_animals() == 0

    def can_be_due(self, table: Table) -> bool:
        return 1 <= self.count <= table.data.most_given(effects.USE_ANIMAL)
