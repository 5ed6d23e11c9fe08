"""The fields of Endless Winter that speak the language of effects: abilities, and the spaces of megalith boards.

Their forms name the words there are, so that a page can offer them:

    ability   a list of parts       most, guards, gains, costs, counts, columns, hows
    spaces    one for every space   count, ability: each "", a part, a list of parts, or "start" with two other spaces
"""

from __future__ import annotations

from typing import Final

from sunstone.core.fields import Fault, Field, Form, unchecked
from sunstone.games.endless_winter import effects, names

START: Final = "start"
OLD_REWARDS: Final = ("megalith", "draw", "idol", "tool")

# Where an ability is printed.
ON_CARD: Final = 0
FREE: Final = 1
"""Not on a card: it is not played into a column."""
IN_ECLIPSE: Final = 2
"""Labour is compared before anything is paid or asked, so it stands alone."""


def _misplaced(part: effects.Part, where: int) -> bool:
    """Whether a part cannot stand there."""
    if where == ON_CARD:
        return False
    if part.column >= 0:
        return True
    if where == FREE:
        return False
    return part.labour > 0 or (not part.is_labour and any(gain.kind == effects.LABOUR for gain in part.gains))


def _fault(code: str, found: object, place: int = 0, details: Form | None = None, spaces: int = 0) -> Fault:
    """A fault of an ability; `spaces` is more than 0 if the place is that of a space."""
    return Fault(
        code, {"most": effects.MOST_PARTS, "spaces": spaces, **({} if details is None else details)}, found, place
    )


def _part_fault(text: object, place: int, where: int) -> Fault | None:
    """What is wrong with one part, if anything is."""
    if not isinstance(text, str):
        return _fault("ability", text, place)
    try:
        parts = effects.Ability([text]).parts
    except effects.EffectError as error:
        return _fault(error.code, error.found, place, error.details)
    if any(_misplaced(part, where) for part in parts):
        return _fault("part_here", text, place)
    return None


def _ability_faults(value: object, where: int) -> list[Fault]:
    if not isinstance(value, list):
        return [_fault("ability", value)]
    out: list[Fault] = []
    for place, text in enumerate(value, 1):
        found = _part_fault(text, place, where)
        if found is not None:
            out.append(found)
    if not out and sum(len(effects.alternatives(str(text))) for text in value) > effects.MOST_PARTS:
        out.append(_fault("ability", value))
    return out


def _ability_form(where: int) -> Form:
    return {
        "kind": "ability",
        "most": effects.MOST_PARTS,
        "guards": list(effects.GUARDS if where == ON_CARD else effects.GUARDS[1:]),
        "gains": list(effects.GAINS),
        "costs": [cost for cost in effects.COSTS if where != IN_ECLIPSE or cost != "labour"],
        "counts": list(effects.COUNTS),
        "columns": list(names.COLUMNS) if where == ON_CARD else [],
        "hows": list(effects.HOW),
    }


class AbilityField(Field):
    """An ability; every part is checked separately."""

    __slots__ = ("where",)

    def __init__(self, where: int) -> None:
        self.where = where
        super().__init__(unchecked, _ability_form(where))

    def faults(self, value: object) -> list[Fault]:
        """What is wrong with each part."""
        return _ability_faults(value, self.where)


class OrderField(AbilityField):
    """The reward of a place in turn order; older files have a word of the ladder in its place."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(FREE)

    def faults(self, value: object) -> list[Fault]:
        """What is wrong with each part."""
        return [] if value in OLD_REWARDS else super().faults(value)

    def kept(self, value: object) -> object:
        """Always a list of parts."""
        return [f"{value} 1"] if isinstance(value, str) else value


def _start_fault(text: str, place: int) -> Fault | None:
    """A start space has arrows to two other spaces."""
    known = [str(number) for number in range(1, names.SPACES_A_BOARD + 1)]
    arrows = text.split()[1:]
    right = len(arrows) == 2 and all(arrow in known for arrow in arrows) and len({str(place), *arrows}) == 3
    return None if right else _fault("start_space", text, place, None, names.SPACES_A_BOARD)


def _space_fault(space: object, place: int) -> Fault | None:
    """What is wrong with one of the eight spaces."""
    if isinstance(space, str) and space.partition(" ")[0] == START:
        return _start_fault(space, place)
    if space == "":
        return None
    faults = _ability_faults(space if isinstance(space, list) else [space], FREE)
    if not faults:
        return None
    first = faults[0]
    return _fault(first.code, first.found, place, {**first.details, "spaces": names.SPACES_A_BOARD})


def _spaces_faults(value: object) -> list[Fault]:
    if not isinstance(value, list) or len(value) != names.SPACES_A_BOARD:
        return [Fault("spaces", {"count": names.SPACES_A_BOARD}, value)]
    out: list[Fault] = []
    for place, space in enumerate(value, 1):
        found = _space_fault(space, place)
        if found is not None:
            out.append(found)
    return out


class SpacesField(Field):
    """The eight spaces of a megalith board."""

    __slots__ = ()

    def __init__(self) -> None:
        form: Form = {"kind": "spaces", "count": names.SPACES_A_BOARD, "ability": _ability_form(FREE)}
        super().__init__(unchecked, form)

    def faults(self, value: object) -> list[Fault]:
        """What is wrong with each space."""
        return _spaces_faults(value)


def space_texts(space: object) -> list[str]:
    """The parts of a checked space: one, several in a list, or none."""
    if isinstance(space, list):
        return [str(text) for text in space]
    return [str(space)] if space else []
