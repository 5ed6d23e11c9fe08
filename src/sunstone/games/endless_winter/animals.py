"""Animals: the deck, the hunting ground, taking and using them."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.catalogue import HUNT, HUNT_NOTHING, TIP
from sunstone.games.endless_winter.events import HUNTED, REVEALED, TIPPED
from sunstone.games.endless_winter.goods import score
from sunstone.games.endless_winter.names import ANIMALS, BY_REWARDS
from sunstone.games.endless_winter.position import EndlessWinterPosition
from sunstone.games.endless_winter.reasons import (
    ANIMALS_LEFT,
    DECK_EMPTY,
    GROUND_FULL,
    LEGAL,
    NO_ANIMAL_TO_USE,
    NO_SUCH_ANIMAL,
)

SPECIES = 7


def total(animals: list[int]) -> int:
    """How many animals there are of all species."""
    out = 0
    for species in range(SPECIES):
        out += animals[species]
    return out


def draw_animal(s: EndlessWinterPosition) -> int:
    """The top card of the deck, which is any of those in it."""
    place = int(s.rng.below(total(s.deck)))
    species = 0
    while place >= s.deck[species]:
        place -= s.deck[species]
        species += 1
    s.deck[species] -= 1
    return species


def why_not_reveal(s: EndlessWinterPosition) -> int:
    """Whether an animal can be turned up: the ground has room and the deck a card."""
    if total(s.ground) >= s.box.ground_most:
        return GROUND_FULL
    return LEGAL if total(s.deck) > 0 else DECK_EMPTY


def reveal(s: EndlessWinterPosition, count: int) -> list[int]:
    """Turn up animals onto the hunting ground, as many as there is room for."""
    shown: list[int] = []
    while len(shown) < count and why_not_reveal(s) == LEGAL:
        species = draw_animal(s)
        s.ground[species] += 1
        shown.append(species)
    s.reveal()
    return shown


def reveal_by(s: EndlessWinterPosition, count: int) -> None:
    """The seat turns up animals."""
    shown = reveal(s, count)
    if s.events is not None:
        s.events.append(Event(REVEALED, s.seat, {"animals": [ANIMALS[species] for species in shown]}))


def why_not_hunt(s: EndlessWinterPosition, species: int) -> int:
    """Whether this animal lies on the hunting ground; `SPECIES` stands for taking nothing where nothing is left."""
    if species == SPECIES:
        return LEGAL if total(s.ground) == 0 and total(s.deck) == 0 else ANIMALS_LEFT
    return LEGAL if s.ground[species] > 0 else NO_SUCH_ANIMAL


def legal_hunts(s: EndlessWinterPosition, out: list[int]) -> None:
    """Append every animal that can be taken from the hunting ground."""
    for species in range(SPECIES):
        if s.ground[species] > 0:
            out.append(HUNT + species)
    if total(s.ground) == 0 and total(s.deck) == 0:
        out.append(HUNT_NOTHING)


def hunt(s: EndlessWinterPosition, species: int) -> None:
    """Take an animal from the hunting ground; where no animal is left anywhere, a point instead."""
    if species == SPECIES:
        score(s, s.seat, 1, BY_REWARDS)
        return
    s.ground[species] -= 1
    s.animals[s.seat * SPECIES + species] += 1
    if s.events is not None:
        s.events.append(Event(HUNTED, s.seat, {"animal": ANIMALS[species], "top": False}))


def take_top(s: EndlessWinterPosition, count: int) -> None:
    """Take the top cards of the deck; for each one that is not there, a point instead."""
    for _ in range(count):
        if total(s.deck) == 0:
            score(s, s.seat, 1, BY_REWARDS)
            continue
        species = draw_animal(s)
        s.animals[s.seat * SPECIES + species] += 1
        s.reveal()
        if s.events is not None:
            s.events.append(Event(HUNTED, s.seat, {"animal": ANIMALS[species], "top": True}))


def why_not_tip(s: EndlessWinterPosition, species: int) -> int:
    """Whether the seat has an unused animal of this species."""
    return LEGAL if s.animals[s.seat * SPECIES + species] > 0 else NO_ANIMAL_TO_USE


def legal_tips(s: EndlessWinterPosition, out: list[int]) -> None:
    """Append every species of which the seat has an unused animal."""
    for species in range(SPECIES):
        if s.animals[s.seat * SPECIES + species] > 0:
            out.append(TIP + species)


def has_animal(s: EndlessWinterPosition, seat: int) -> bool:
    """Whether the seat has any unused animal."""
    for species in range(SPECIES):
        if s.animals[seat * SPECIES + species] > 0:
            return True
    return False


def tip(s: EndlessWinterPosition, species: int) -> int:
    """Turn an animal on its side. Returns the ability of its card, for the caller to carry out."""
    s.animals[s.seat * SPECIES + species] -= 1
    s.used[s.seat * SPECIES + species] += 1
    if s.events is not None:
        s.events.append(Event(TIPPED, s.seat, {"animal": ANIMALS[species]}))
    return s.box.use[species]
