"""Animals as a price: any of one's own, of one species or all of different ones. They are turned without their gift."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import added
from sunstone.games.endless_winter import catalogue, effects, events, names, reasons
from sunstone.games.endless_winter.table import Decision, Player, Table


def can_give(player: Player, how: int, count: int) -> bool:
    """Whether the player has the unused animals for a price."""
    if how >= effects.NAMED:
        return player.animals[how - effects.NAMED] >= count
    if how == effects.SAME:
        return max(player.animals) >= count
    if how == effects.DIFFERENT:
        return names.SPECIES - player.animals.count(0) >= count
    return player.unused_animals() >= count


def turn_animal(player: Player, species: int, count: int) -> None:
    """Turn animals on their side."""
    player.animals = added(player.animals, species, -count)
    player.used = added(player.used, species, count)


def _give(table: Table, species: int, count: i64) -> None:
    player = table.mover()
    turn_animal(player, species, count)
    if table.events is not None:
        for _ in range(count):
            table.events.append(Event(events.GAVE, player.seat, {"animal": names.ANIMALS[species]}))


def begin_giving(table: Table, how: int, count: int) -> None:
    """Ask for the price; without a choice it is paid at once."""
    if how >= effects.NAMED:
        _give(table, how - effects.NAMED, count)
    else:
        table.due.append(Gives(effects.ANY_ANIMALS if count == 1 else how, count, 0))


@final
class Gives(Decision):
    """Animals to give as a price; of different species, those given already are kept in mind."""

    def __init__(self, how: i64, count: i64, given: i64) -> None:
        self.how = how
        self.count = count
        self.given = given

    def _why_not_species(self, player: Player, species: int) -> int:
        need = self.count if self.how == effects.SAME else 1
        if player.animals[species] < need or self.given >> species & 1:
            return reasons.NO_ANIMAL_TO_GIVE
        return LEGAL

    def legal(self, table: Table, out: list[int]) -> None:
        player = table.mover()
        for species in range(names.SPECIES):
            if self._why_not_species(player, species) == LEGAL:
                out.append(catalogue.GIVE + species)

    def why_not(self, table: Table, action: int) -> int:
        if not catalogue.GIVE <= action < catalogue.GIVE + names.SPECIES:
            return reasons.OTHER_DECISION
        return self._why_not_species(table.mover(), action - catalogue.GIVE)

    def answer(self, table: Table, action: int) -> None:
        species = action - catalogue.GIVE
        if self.how == effects.SAME:
            _give(table, species, self.count)
            return
        if self.count > 1:
            given = self.given | (1 << species if self.how == effects.DIFFERENT else 0)
            table.due.append(Gives(self.how, self.count - 1, given))
        _give(table, species, 1)

    def may_leave(self, table: Table) -> bool:
        return False

    def settle(self, table: Table) -> bool:
        return self.settle_only_choice(table)

    def seen(self, table: Table) -> dict[str, object]:
        return {"must": True}

    def can_be_due(self, table: Table) -> bool:
        return 1 <= self.count <= table.data.dearest_animals and (self.given == 0 or self.how == effects.DIFFERENT)
