"""What a component file of Endless Winter may hold, and how its values must fit together."""

from __future__ import annotations

from typing import Final

from sunstone.core.components import Components, Schema, numbers, texts
from sunstone.core.fields import Field, choice, choices, integer, integers, name, rising
from sunstone.games.endless_winter import fields, geometry, names

# How a sacred stone counts.
SETTLEMENTS: Final = 0
CAMP_TERRAINS: Final = 1
GROUND_MEGALITHS: Final = 2
MEGALITH_BOARDS: Final = 3
BURIED: Final = 4
TOWER_MEGALITHS: Final = 5
IDOL_LEVELS: Final = 6
USED_SPECIES: Final = 7
USED_ANIMALS: Final = 8
USED_PAIRS: Final = 9
SCORES: Final = (
    "settlements",
    "camp_terrains",
    "ground_megaliths",
    "megalith_boards",
    "buried",
    "tower_megaliths",
    "idol_levels",
    "used_species",
    "used_animals",
    "used_pairs",
)

MOST_OF_A_SPECIES: Final = 20
MOST_BRACKETS: Final = 8
MOST_LEVELS: Final = 16

_NAME: Final = name(40)
_COST: Final = {"food": integer(0, 10), "tool": integer(0, 10), "labour": integer(0, 9)}

_CARD: Final = fields.AbilityField(fields.ON_CARD)
_REWARD: Final = fields.AbilityField(fields.FREE)


def _tribe_card(copies: Field) -> dict[str, Field]:
    return {
        "name": _NAME,
        "copies": copies,
        "half_labour": integer(0, 9),
        "points": integer(0, 9),
        "action": _CARD,
        "eclipse": fields.AbilityField(fields.IN_ECLIPSE),
    }


SCHEMA: Final[Schema] = {
    "starting": _tribe_card(integer(1, 9)),
    "tribe": _tribe_card(integer(4, 15)),
    "culture": {"name": _NAME, "points": integer(0, 9), "ability": _CARD},
    "animal": {
        "name": _NAME,
        "copies": integer(0, MOST_OF_A_SPECIES),
        "sets": rising(0, 99, 0, 10),
        "use": _REWARD,
    },
    "stone": {
        "score": choice(*SCORES),
        "what": choices((*names.TERRAINS[1:], *names.ANIMALS), 0, 3),
        "points": rising(0, 99, 1, 8),
    },
    "chief": {"name": _NAME, "a": _CARD, "b": _CARD},
    "setup": {
        "tool": integer(0, 5),
        "food": integer(0, 5),
        "tribe": choice(*names.TRIBE),
        "animals": choices(names.ANIMALS, 0, 3),
        "camps": integer(0, 2),
        "reward": _REWARD,
    },
    "terrain": {"name": _NAME, "hexes": integer(1, 9), "reward": _REWARD},
    "megalith": {"spaces": fields.SpacesField()},
    "layout": {
        "rows": integers(0, geometry.GRID - 1, 4),
        "columns": integers(0, geometry.GRID - 1, 4),
        "upright": integers(0, 1, 4),
    },
    "table": {"stones": integer(1, 7), "glaciers": integer(0, 6)},
    "price": _COST,
    "column": {"bottom": _REWARD},
    "limits": {"most": integer(1, 20)},
    "order": {"reward": fields.OrderField(), "bonus": _REWARD},
    "food": {"base": integer(1, 5), "icons": rising(1, 10, 1, 10, strict=True)},
    "settlement": {"reward": _REWARD},
    "megalith_slot": {"reward": _REWARD},
    "stone_slot": {"tool": integer(0, 9), "food": integer(0, 9), "reward": _REWARD},
    "offering": {"ratio": integer(0, 9), "reward": _REWARD},
    "honour": {"points": integers(0, 20, 1, MOST_LEVELS)},
    "burial": {"cards": rising(1, 40, 1, MOST_BRACKETS, strict=True)},
    "burial_points": {"points": rising(0, 99, 1, MOST_BRACKETS)},
    "glacier_token": {"reward": _REWARD},
    "rest_token": {"reward": _REWARD},
}


OPTIONAL: Final = {
    "tribe": names.FURTHER_TRIBES,
    "terrain": names.FURTHER_LANDS,
    "offering": names.OFFERING_LEVELS,
}
"""Entries an owner's file may add or remove: a further kind of tribe card, further lands, the levels of a track."""

Found = list[tuple[str, str]]


def inconsistencies(components: Components) -> Found:
    """Inconsistencies between fields that are right by themselves, each as (code, path)."""
    checks = (_starting_deck, _land, _animals, _setup_cards, _stones, _layout, _starts, _prices, _levels, _brackets)
    return [found for check in checks for found in check(components)]


def _starting_deck(components: Components) -> Found:
    """Nine cards each, of which one brave and one tribeswoman are set aside."""
    entries = components.entries("starting")
    cards = sum(components.number("starting", id_, "copies") for id_ in entries)
    return [] if cards == 9 else [("starting_deck", "starting.tribesman.copies")]


def _land(components: Components) -> Found:
    """Eighteen hexes must come together round the one start hex."""
    out: Found = []
    hexes = {id_: components.number("terrain", id_, "hexes") for id_ in components.entries("terrain")}
    lands = sum(hexes[id_] for id_ in names.TERRAINS[names.FIRST_LAND :] if id_ in hexes)
    if hexes["start"] != 1:
        out.append(("hexes", "terrain.start.hexes"))
    for players in (2, 3, 4):
        glaciers = components.number("table", f"players-{players}", "glaciers")
        kinds = len(hexes) - names.FIRST_LAND
        if glaciers > hexes["glacier"] or glaciers + lands < 18 or glaciers + kinds > 18:
            out.append(("hexes", f"table.players-{players}.glaciers"))
    return out


def _animals(components: Components) -> Found:
    """The set-up cards take their animals out of the deck, and a hunting ground is laid from the rest."""
    out: Found = []
    need = [0] * len(names.ANIMALS)
    for entry in components.entries("setup").values():
        for animal in texts(entry["animals"]):
            need[names.ANIMALS.index(animal)] += 1
    copies = [components.number("animal", animal, "copies") for animal in names.ANIMALS]
    for species, animal in enumerate(names.ANIMALS):
        if copies[species] < need[species]:
            out.append(("animals", f"animal.{animal}.copies"))
    if not out and sum(copies) - sum(need) < 5:
        out.append(("animals", f"animal.{names.ANIMALS[0]}.copies"))
    return out


def _setup_cards(components: Components) -> Found:
    """A set-up card gives a tribe card that is in the box."""
    tribes = components.entries("tribe")
    return [
        ("no_tribe", f"setup.{id_}.tribe")
        for id_, entry in components.entries("setup").items()
        if entry["tribe"] not in tribes
    ]


def _stones(components: Components) -> Found:
    """A stone that counts lands or animals names them, a stone for pairs two animals, the others nothing."""
    out: Found = []
    brackets = len(numbers(components.entries("burial")["brackets"]["cards"]))
    for id_, entry in components.entries("stone").items():
        score = str(entry["score"])
        named = texts(entry["what"])
        known = stone_names(score)
        wrong = bool(named) != bool(known) or any(word not in known for word in named)
        lands = components.entries("terrain")
        missing = any(word in names.TERRAINS and word not in lands for word in named)
        if wrong or missing or (score == "used_pairs" and len(named) != 2):
            out.append(("stone", f"stone.{id_}.what"))
        if score == "buried" and len(numbers(entry["points"])) != brackets:
            out.append(("brackets", f"stone.{id_}.points"))
    return out


def stone_names(score: str) -> tuple[str, ...]:
    """What a stone that counts so can name."""
    if score == "settlements":
        return names.TERRAINS
    return names.ANIMALS if score in ("used_animals", "used_pairs") else ()


def _layout(components: Components) -> Found:
    """The boards must lie side by side within the plan."""
    out: Found = []
    for id_, entry in components.entries("layout").items():
        taken: list[tuple[int, int]] = []
        inside = True
        for row, column, upright in zip(
            numbers(entry["rows"]), numbers(entry["columns"]), numbers(entry["upright"]), strict=True
        ):
            height, width = (4, 2) if upright else (2, 4)
            inside = inside and row + height <= geometry.GRID and column + width <= geometry.GRID
            taken += [(row + r, column + c) for r in range(height) for c in range(width)]
        if not inside or len(set(taken)) != len(taken):
            out.append(("layout", f"layout.{id_}.rows"))
    return out


def _starts(components: Components) -> Found:
    """Without a start space no megalith could ever be placed."""
    for entry in components.entries("megalith").values():
        spaces = entry["spaces"]
        assert isinstance(spaces, list)
        if any(isinstance(space, str) and space.startswith(fields.START) for space in spaces):
            return []
    return [("no_start", "megalith.mb-a.spaces")]


def _prices(components: Components) -> Found:
    """What a section sells again and again must cost something, or a turn would never end."""
    return [
        ("price", f"price.{id_}.labour")
        for id_ in components.entries("price")
        if all(components.number("price", id_, field) == 0 for field in _COST)
    ]


def _levels(components: Components) -> Found:
    """The levels of the offering track are counted without a gap, and there is one at least."""
    levels = list(components.entries("offering"))
    for place, level in enumerate(levels):
        if level != names.OFFERING_LEVELS[place]:
            return [("levels_gap", f"offering.{level}.ratio")]
    return [] if levels else [("levels_gap", f"offering.{names.OFFERING_LEVELS[0]}.ratio")]


def _brackets(components: Components) -> Found:
    """Every table for the buried has a value for each bracket."""
    brackets = len(numbers(components.entries("burial")["brackets"]["cards"]))
    return [
        ("brackets", f"burial_points.{id_}.points")
        for id_, entry in components.entries("burial_points").items()
        if len(numbers(entry["points"])) != brackets
    ]
