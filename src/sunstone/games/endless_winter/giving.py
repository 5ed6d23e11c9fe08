"""Animals as a price: any of one's own, of one species or all of different ones. They are turned without their gift."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.animals import SPECIES
from sunstone.games.endless_winter.catalogue import GIVE
from sunstone.games.endless_winter.effects import ANY_ANIMALS, DIFFERENT, NAMED, SAME
from sunstone.games.endless_winter.events import GAVE
from sunstone.games.endless_winter.names import ANIMALS
from sunstone.games.endless_winter.pending import GIVES, a_of, b_of, c_of, frame
from sunstone.games.endless_winter.position import EndlessWinterPosition
from sunstone.games.endless_winter.reasons import LEGAL, NO_ANIMAL_TO_GIVE


def can_give(s: EndlessWinterPosition, seat: int, how: int, count: int) -> bool:
    """Whether the seat has the unused animals for a price."""
    base = seat * SPECIES
    if how >= NAMED:
        return s.animals[base + how - NAMED] >= count
    animals = 0
    kinds = 0
    most = 0
    for place in range(base, base + SPECIES):
        animals += s.animals[place]
        most = max(most, s.animals[place])
        if s.animals[place] > 0:
            kinds += 1
    if how == SAME:
        return most >= count
    return (kinds if how == DIFFERENT else animals) >= count


def begin_giving(s: EndlessWinterPosition, how: int, count: int) -> None:
    """The price is due: what leaves no choice is paid at once."""
    if how >= NAMED:
        _give(s, how - NAMED, count)
    else:
        s.stack.append(frame(GIVES, ANY_ANIMALS if count == 1 else how, count))


def why_not_give(s: EndlessWinterPosition, packed: int, species: int) -> int:
    """Whether an animal of this species can go to the price that is due."""
    need = b_of(packed) if a_of(packed) == SAME else 1
    # Of different species, those given already are marked.
    if s.animals[s.seat * SPECIES + species] < need or c_of(packed) >> species & 1:
        return NO_ANIMAL_TO_GIVE
    return LEGAL


def legal_gives(s: EndlessWinterPosition, packed: int, out: list[int]) -> None:
    """Append every species that can go to the price."""
    for species in range(SPECIES):
        if why_not_give(s, packed, species) == LEGAL:
            out.append(GIVE + species)


def give(s: EndlessWinterPosition, packed: int, species: int) -> None:
    """Give an animal, of the same species all that are due; the frame is off the stack already."""
    how = a_of(packed)
    left = b_of(packed)
    if how == SAME:
        _give(s, species, left)
        return
    if left > 1:
        s.stack.append(frame(GIVES, how, left - 1, c_of(packed) | (1 << species if how == DIFFERENT else 0)))
    _give(s, species, 1)


def _give(s: EndlessWinterPosition, species: int, count: int) -> None:
    place = s.seat * SPECIES + species
    s.animals[place] -= count
    s.used[place] += count
    if s.events is not None:
        for _ in range(count):
            s.events.append(Event(GAVE, s.seat, {"animal": ANIMALS[species]}))
