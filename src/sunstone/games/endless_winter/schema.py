"""What a component file of Endless Winter may hold, and how its values must fit together."""

from __future__ import annotations

from typing import Final

from sunstone.core.components import Components, Field, Schema, choice, integer, integers, numbers, texts
from sunstone.games.endless_winter.effects import DRAW, FOOD, IDOL, LABOUR, MEGALITH, TOOL, read_ability
from sunstone.games.endless_winter.geometry import GRID
from sunstone.games.endless_winter.names import ANIMALS, FIRST_LAND, SPACES_A_BOARD, TERRAINS, TRIBE

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
)
"""How a sacred stone counts."""

LADDER: Final = ("megalith", "draw", "idol", "tool", "food")
"""The ladder of lesser rewards, the greatest first. The last one has no lesser one below it."""

LADDER_GAINS: Final = (MEGALITH, DRAW, IDOL, TOOL, FOOD)

START: Final = "start"
MOST_OF_A_SPECIES: Final = 20


def _whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _ability(value: object) -> str:
    return "" if read_ability(value) is not None else "ability"


def _free_ability(value: object) -> str:
    """An ability that needs no column: what is not on a card is not played into one."""
    ability = read_ability(value)
    if ability is None or any(part.column >= 0 for part in ability.parts):
        return "ability"
    return ""


def _eclipse_ability(value: object) -> str:
    """An ability of the eclipse: labour is compared before anything is paid or asked, so it stands alone."""
    ability = read_ability(value)
    if ability is None or _free_ability(value):
        return "ability"
    for part in ability.parts:
        if not part.is_labour and any(gain.kind == LABOUR for gain in part.gains):
            return "ability"
    return ""


def _plain_gains(value: object) -> str:
    """Food and tools only: what is given out before the first turn leaves no choice."""
    ability = read_ability(value)
    if ability is None:
        return "plain_gains"
    for part in ability.parts:
        if part.column >= 0 or part.what >= 0 or part.is_exchange:
            return "plain_gains"
        for gain in part.gains:
            if gain.kind not in (FOOD, TOOL):
                return "plain_gains"
    return ""


def _name(value: object) -> str:
    return "" if isinstance(value, str) and len(value) <= 40 and value.isprintable() else "name"


def _table(most_entries: int) -> Field:
    """Points for one, two, three ...: rising."""

    def check(value: object) -> str:
        if not isinstance(value, list) or len(value) > most_entries:
            return "points"
        return "" if all(_whole(points, 0, 99) for points in value) and value == sorted(value) else "points"

    return Field(check)


def _space(text: object, number: int) -> bool:
    """A reward, or a start space with arrows to two other spaces."""
    if not isinstance(text, str):
        return False
    word, _, rest = text.partition(" ")
    if word == START:
        arrows = rest.split()
        if len(arrows) != 2 or not all(arrow in "12345678" and len(arrow) == 1 for arrow in arrows):
            return False
        return len({str(number), *arrows}) == 3
    return text == "" or _free_ability([text]) == ""


def _spaces(value: object) -> str:
    if not isinstance(value, list) or len(value) != SPACES_A_BOARD:
        return "spaces"
    return "" if all(_space(text, number) for number, text in enumerate(value, 1)) else "spaces"


def _names_among(words: tuple[str, ...]) -> Field:
    def check(value: object) -> str:
        if not isinstance(value, list) or len(value) > 3 or not all(word in words for word in value):
            return f"choice {' '.join(words)}"
        return ""

    return Field(check)


def _icons(value: object) -> str:
    if not isinstance(value, list) or not value or not all(_whole(space, 1, 10) for space in value):
        return "icons"
    return "" if value == sorted(set(value)) else "icons"


def _honour(value: object) -> str:
    return (
        "" if isinstance(value, list) and 1 <= len(value) <= 12 and all(_whole(p, 0, 20) for p in value) else "points"
    )


_COST: Final = {"food": integer(0, 10), "tool": integer(0, 10), "labour": integer(0, 9)}

SCHEMA: Final[Schema] = {
    "starting": {
        "name": Field(_name),
        "copies": integer(1, 9),
        "half_labour": integer(0, 9),
        "points": integer(0, 9),
        "action": Field(_ability),
        "eclipse": Field(_eclipse_ability),
    },
    "tribe": {
        "name": Field(_name),
        "copies": integer(4, 15),
        "half_labour": integer(0, 9),
        "points": integer(0, 9),
        "action": Field(_ability),
        "eclipse": Field(_eclipse_ability),
    },
    "culture": {"name": Field(_name), "points": integer(0, 9), "ability": Field(_ability)},
    "animal": {
        "name": Field(_name),
        "copies": integer(0, MOST_OF_A_SPECIES),
        "sets": _table(6),
        "use": Field(_free_ability),
    },
    "stone": {"score": choice(*SCORES), "what": _names_among((*TERRAINS[1:], *ANIMALS)), "points": _table(8)},
    "chief": {"name": Field(_name), "a": Field(_ability), "b": Field(_ability)},
    "setup": {
        "tool": integer(0, 5),
        "food": integer(0, 5),
        "tribe": choice(*TRIBE),
        "animals": _names_among(ANIMALS),
        "camps": integer(0, 2),
    },
    "terrain": {"name": Field(_name), "hexes": integer(1, 9), "reward": Field(_free_ability)},
    "megalith": {"spaces": Field(_spaces)},
    "layout": {"rows": integers(0, GRID - 1, 4), "columns": integers(0, GRID - 1, 4), "upright": integers(0, 1, 4)},
    "table": {"stones": integer(1, 7), "glaciers": integer(0, 6)},
    "price": _COST,
    "column": {"bottom": Field(_free_ability)},
    "limits": {"most": integer(1, 20)},
    "order": {"reward": choice(*LADDER[:-1]), "bonus": Field(_plain_gains)},
    "food": {"base": integer(1, 5), "icons": Field(_icons)},
    "settlement": {"reward": Field(_free_ability)},
    "megalith_slot": {"reward": Field(_free_ability)},
    "stone_slot": {"tool": integer(0, 9), "food": integer(0, 9), "reward": Field(_free_ability)},
    "offering": {"ratio": integer(0, 9), "reward": Field(_free_ability)},
    "honour": {"points": Field(_honour)},
    "burial": {"cards": integers(1, 40, 3)},
    "burial_points": {"points": integers(0, 40, 3)},
    "glacier_token": {"reward": Field(_free_ability)},
    "rest_token": {"reward": Field(_free_ability)},
}


def misfit(components: Components) -> tuple[str, str]:
    """What does not fit together in components whose every field is right by itself."""
    for check in (
        _starting_misfit,
        _land_misfit,
        _animal_misfit,
        _stone_misfit,
        _layout_misfit,
        _order_misfit,
        _price_misfit,
    ):
        wrong, path = check(components)
        if wrong:
            return wrong, path
    return "", ""


def _starting_misfit(components: Components) -> tuple[str, str]:
    """Nine cards each, of which one brave and one tribeswoman are set aside."""
    entries = components.entries("starting")
    if sum(components.number("starting", id_, "copies") for id_ in entries) != 9:
        return "starting_deck", "starting.tribesman.copies"
    brackets = numbers(components.entries("burial")["brackets"]["cards"])
    if brackets != sorted(set(brackets)):
        return "points", "burial.brackets.cards"
    return "", ""


def _land_misfit(components: Components) -> tuple[str, str]:
    """Eighteen hexes must come together round the one start hex."""
    hexes = [components.number("terrain", name, "hexes") for name in TERRAINS]
    if hexes[0] != 1:
        return "hexes", "terrain.start.hexes"
    for players in (2, 3, 4):
        glaciers = components.number("table", f"players-{players}", "glaciers")
        if glaciers > hexes[1] or glaciers + sum(hexes[FIRST_LAND:]) < 18:
            return "hexes", f"table.players-{players}.glaciers"
    return "", ""


def _animal_misfit(components: Components) -> tuple[str, str]:
    """The set-up cards take their animals out of the deck, and a hunting ground is laid from the rest."""
    need = [0] * len(ANIMALS)
    for entry in components.entries("setup").values():
        for animal in texts(entry["animals"]):
            need[ANIMALS.index(animal)] += 1
    copies = [components.number("animal", name, "copies") for name in ANIMALS]
    for species, name in enumerate(ANIMALS):
        if copies[species] < need[species]:
            return "animals", f"animal.{name}.copies"
    if sum(copies) - sum(need) < 5:
        return "animals", f"animal.{ANIMALS[0]}.copies"
    return "", ""


def _stone_misfit(components: Components) -> tuple[str, str]:
    """A stone that counts lands or animals names them, the others name nothing; all give points."""
    for id_, entry in components.entries("stone").items():
        score = str(entry["score"])
        named = texts(entry["what"])
        known = TERRAINS if score == "settlements" else ANIMALS if score == "used_animals" else ()
        if bool(named) != bool(known) or any(name not in known for name in named):
            return "stone", f"stone.{id_}.what"
        if len(numbers(entry["points"])) not in ((3,) if score == "buried" else range(1, 9)):
            return "points", f"stone.{id_}.points"
    return "", ""


def _layout_misfit(components: Components) -> tuple[str, str]:
    """The boards must lie side by side within the plan."""
    for id_, entry in components.entries("layout").items():
        taken: list[tuple[int, int]] = []
        for row, column, upright in zip(
            numbers(entry["rows"]), numbers(entry["columns"]), numbers(entry["upright"]), strict=True
        ):
            height, width = (4, 2) if upright else (2, 4)
            if row + height > GRID or column + width > GRID:
                return "layout", f"layout.{id_}.rows"
            taken += [(row + r, column + c) for r in range(height) for c in range(width)]
        if len(set(taken)) != len(taken):
            return "layout", f"layout.{id_}.rows"
    if not any(
        str(text).startswith(START)
        for entry in components.entries("megalith").values()
        for text in texts(entry["spaces"])
    ):
        return "spaces", "megalith.mb-a.spaces"
    return "", ""


def _order_misfit(components: Components) -> tuple[str, str]:
    """The rewards of the turn order go down the ladder, for one may take one's own or one below it."""
    rungs = [LADDER.index(str(entry["reward"])) for entry in components.entries("order").values()]
    return ("", "") if rungs == sorted(rungs) else ("ladder", "order.place-1.reward")


def _price_misfit(components: Components) -> tuple[str, str]:
    """What a section sells again and again must cost something, or a turn would never end."""
    for id_ in components.entries("price"):
        if all(components.number("price", id_, field) == 0 for field in _COST):
            return "price", f"price.{id_}.labour"
    return "", ""
