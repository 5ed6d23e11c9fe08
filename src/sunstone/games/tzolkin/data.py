"""What is in the box: the components as the rules use them, and the schema they are checked against."""

from __future__ import annotations

from typing import Final

from sunstone.core.components import Components, Entry, Field, Schema, choice, integer, integers, number, numbers, texts
from sunstone.games.tzolkin.names import CHICHEN_ITZA, GOODS, KINDS, TECHNOLOGIES, TEMPLES, WHEELS

BUILDINGS: Final = 32
MONUMENTS: Final = 13
WEALTH: Final = 21
SLOTS: Final = 6

# Effects: what a building or a wealth tile does. An effect is kind, what, how much.
GAIN: Final = 0
TEMPLE: Final = 1
TECH: Final = 2
VP: Final = 3
WORKER: Final = 4
BUILD: Final = 5
TRADE: Final = 6
ANY_ACTION: Final = 7
MEALS: Final = 8
FRUGAL: Final = 9
ANY: Final = 15
"""Any temple, or any technology."""

EFFECTS: Final = ("gain", "temple", "tech", "vp", "worker", "build", "trade", "any_action", "meals", "frugal")

SCORES: Final = (
    "per_tomb",
    "per_construction",
    "per_corn_tile",
    "per_wood_tile",
    "all_monuments",
    "per_civic",
    "maxed_techs",
    "tech_levels",
    "workers",
    "per_shrine",
    "temple_points",
    "highest_temple",
    "all_skulls",
)


PER_CONSTRUCTION: Final = SCORES.index("per_construction")
PER_CORN_TILE: Final = SCORES.index("per_corn_tile")
PER_WOOD_TILE: Final = SCORES.index("per_wood_tile")
ALL_MONUMENTS: Final = SCORES.index("all_monuments")
MAXED_TECHS: Final = SCORES.index("maxed_techs")
TECH_LEVELS: Final = SCORES.index("tech_levels")
WORKERS: Final = SCORES.index("workers")
TEMPLE_POINTS: Final = SCORES.index("temple_points")
HIGHEST_TEMPLE: Final = SCORES.index("highest_temple")
ALL_SKULLS: Final = SCORES.index("all_skulls")
KIND_COUNTED: Final = [KINDS.index(score[4:]) if score[4:] in KINDS else -1 for score in SCORES]
"""The kind of tile that a way to score counts, if it counts one."""


class EffectError(ValueError):
    """An effect that is not in the language."""


class Effect:
    """One effect, read once."""

    def __init__(self, text: str) -> None:
        self.text = text
        words = text.split()
        if not words or words[0] not in EFFECTS:
            raise EffectError(text)
        self.kind: int = EFFECTS.index(words[0])
        self.what: int = 0
        self.amount: int = 1
        rest = words[1:]
        if self.kind in (GAIN, TEMPLE, TECH):
            names = GOODS if self.kind == GAIN else TEMPLES if self.kind == TEMPLE else TECHNOLOGIES
            if len(rest) != 2:
                raise EffectError(text)
            if rest[0] == "any" and self.kind != GAIN:
                self.what = ANY
            elif rest[0] in names:
                self.what = names.index(rest[0])
            else:
                raise EffectError(text)
            rest = rest[1:]
        if self.kind in (GAIN, TEMPLE, TECH, VP, MEALS):
            if len(rest) != 1 or not (rest[0].isascii() and rest[0].isdigit()) or not 1 <= int(rest[0]) <= 99:
                raise EffectError(text)
            self.amount = int(rest[0])
        elif rest:
            raise EffectError(text)


def _read(value: object) -> list[Effect] | None:
    """The effects in a value, or nothing if it is not a list of them."""
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        return None
    try:
        return [Effect(str(text)) for text in value]
    except EffectError:
        return None


def _effects(value: object) -> str:
    """Effects of a building. One step of choice at a time, and two advances, as the decisions have it."""
    effects = _read(value)
    if effects is None:
        return "effects"
    for effect in effects:
        most = 99
        if effect.kind == TECH:
            most = 2 if effect.what == ANY else 1
        elif effect.kind == TEMPLE:
            most = 1 if effect.what == ANY else 9
        if effect.amount > most:
            return "effects"
    return ""


def _plain_effects(value: object) -> str:
    """Effects of a wealth tile: they leave no choice, and bring no points or actions before the game has begun."""
    effects = _read(value)
    if effects is None:
        return "effects"
    for effect in effects:
        if effect.kind not in (GAIN, TEMPLE, TECH, WORKER, MEALS, FRUGAL) or effect.what == ANY:
            return "effects"
    for technology in range(len(TECHNOLOGIES)):
        # Two tiles are kept: with one advance each nobody comes past the third level, where a choice would wait.
        if sum(effect.amount for effect in effects if effect.kind == TECH and effect.what == technology) > 1:
            return "effects"
    return ""


def _some_integers(value: object, least: int, most: int, shortest: int, longest: int) -> bool:
    """Whether this is a list of whole numbers of this length, in a range."""
    if not isinstance(value, list) or not shortest <= len(value) <= longest:
        return False
    return all(isinstance(one, int) and not isinstance(one, bool) and least <= one <= most for one in value)


def _placing(value: object) -> str:
    """The first worker of a turn costs its position alone; the others cost more."""
    right = isinstance(value, list) and _some_integers(value, 0, 20, 6, 6) and value[0] == 0
    return "" if right else "placing"


def _steps(value: object) -> str:
    return "" if _some_integers(value, -20, 40, 4, 12) else "steps"


def _rewards(value: object) -> str:
    if not isinstance(value, list) or not all(reward in ("", "wood", "stone", "gold", "skull") for reward in value):
        return "rewards"
    return ""


def _points(value: object) -> str:
    return "" if _some_integers(value, 0, 99, 1, 5) else "points"


SCHEMA: Final[Schema] = {
    "table": {"monuments": integer(0, SLOTS), "fields": integer(0, 4), "dummies": integer(0, 12)},
    "limits": {
        "skulls": integer(0, 40),
        "workers": integer(3, 6),
        "start_workers": integer(1, 6),
        "buildings": integer(1, SLOTS),
    },
    "placing": {"extra": Field(_placing)},
    "technology": {"blocks": integers(1, 3, 4)},
    "market": {"corn": integer(1, 9)},
    "calendar": {"tooth": integer(1, 26)},
    "palenque": {"corn": integer(0, 20), "wood": integer(0, 20)},
    "yaxchilan": {"gain": integers(0, 9, 5)},
    "chichen_itza": {"points": integer(0, 40), "temple": choice(*TEMPLES), "blocks": integer(0, 1)},
    "temple": {"points": Field(_steps), "rewards": Field(_rewards), "bonus": integers(0, 20, 2)},
    "building": {
        "age": integer(1, 2),
        "kind": choice(*KINDS),
        "cost": integers(0, 9, 3),
        "effects": Field(_effects),
    },
    "monument": {
        "kind": choice(*KINDS),
        "cost": integers(0, 9, 4),
        "score": choice(*SCORES),
        "points": Field(_points),
    },
    "wealth": {"gear": choice(*WHEELS), "position": integer(0, 12), "effects": Field(_plain_effects)},
}


class Building:
    """A building tile."""

    def __init__(self, id_: str, entry: Entry) -> None:
        self.id = id_
        self.age: int = number(entry["age"])
        self.kind: int = KINDS.index(str(entry["kind"]))
        # By good, as the goods of a player are counted.
        self.cost: list[int] = [0, *numbers(entry["cost"]), 0]
        self.blocks: int = sum(self.cost)
        self.effects: list[Effect] = [Effect(text) for text in texts(entry["effects"])]


class Monument:
    """A monument tile."""

    def __init__(self, id_: str, entry: Entry) -> None:
        self.id = id_
        self.kind: int = KINDS.index(str(entry["kind"]))
        self.cost: list[int] = [0, *numbers(entry["cost"])]
        self.score: int = SCORES.index(str(entry["score"]))
        self.points: list[int] = numbers(entry["points"])


class Wealth:
    """A starting wealth tile."""

    def __init__(self, id_: str, entry: Entry) -> None:
        self.id = id_
        self.gear: int = WHEELS.index(str(entry["gear"]))
        self.position: int = number(entry["position"])
        self.effects: list[Effect] = [Effect(text) for text in texts(entry["effects"])]


class TempleBoard:
    """The steps of one temple."""

    def __init__(self, entry: Entry) -> None:
        self.points: list[int] = numbers(entry["points"])
        steps = len(self.points)
        self.top: int = steps - 1
        rewards = [GOODS.index(reward) if reward else -1 for reward in texts(entry["rewards"])]
        # A reward list that is too short or too long for the steps is filled or cut.
        self.rewards: list[int] = [*rewards, *([-1] * steps)][:steps]
        self.given: list[list[int]] = [
            [self.rewards[: step + 1].count(good) for good in range(len(GOODS))] for step in range(steps)
        ]
        """How much of each good the rewards of a step and all below are."""
        self.bonus: list[int] = numbers(entry["bonus"])


def inconsistencies(components: Components) -> list[tuple[str, str]]:
    """Inconsistencies between fields that are right by themselves, each as (code, path)."""
    out: list[tuple[str, str]] = []
    number = components.number
    if number("limits", "game", "start_workers") > number("limits", "game", "workers"):
        out.append(("too_many", "limits.game.start_workers"))
    last = 0
    for day in range(1, 5):
        tooth = number("calendar", f"food-day-{day}", "tooth")
        # A double advance may jump over one Food Day, not over two.
        if tooth < last + 2:
            out.append(("order", f"calendar.food-day-{day}.tooth"))
        last = tooth
    taken: list[int] = []
    for id_, entry in components.entries("wealth").items():
        gear = WHEELS.index(str(entry["gear"]))
        position = number("wealth", id_, "position")
        lesser = gear != CHICHEN_ITZA
        teeth = [gear * 13 + position, *([gear * 13 + (position + 5) % 10] if lesser else [])]
        if (lesser and position > 9) or any(tooth in taken for tooth in teeth):
            out.append(("position", f"wealth.{id_}.position"))
        taken.append(teeth[0])
    for players in (2, 3, 4):
        # Every player is dealt four tiles, and each of the others places a dummy at least.
        if number("table", f"players-{players}", "dummies") > len(components.entries("wealth")) - 4 * players:
            out.append(("too_many", f"table.players-{players}.dummies"))
    return out


class RuleData:
    """The components of one table, ready for the rules."""

    def __init__(self, components: Components) -> None:
        self.components = components
        entries = components.entries
        value = components.number
        # By number of players; 0 and 1 are not played.
        self.monument_count: list[int] = [0, 0, *(value("table", f"players-{n}", "monuments") for n in (2, 3, 4))]
        self.fields: list[int] = [0, 0, *(value("table", f"players-{n}", "fields") for n in (2, 3, 4))]
        self.dummies: list[int] = [0, 0, *(value("table", f"players-{n}", "dummies") for n in (2, 3, 4))]
        self.skulls: int = value("limits", "game", "skulls")
        self.workers: int = value("limits", "game", "workers")
        self.start_workers: int = value("limits", "game", "start_workers")
        self.display: int = value("limits", "game", "buildings")
        self.extra_cost: list[int] = numbers(entries("placing")["cost"]["extra"])
        self.advance_cost: list[int] = numbers(entries("technology")["advance"]["blocks"])
        self.market: list[int] = [1, *(value("market", block, "corn") for block in ("wood", "stone", "gold")), 0]
        self.food_days: list[int] = [value("calendar", f"food-day-{n}", "tooth") for n in (1, 2, 3, 4)]
        self.palenque_corn: list[int] = [0, *(value("palenque", f"action-{n}", "corn") for n in range(1, 6))]
        self.palenque_wood: list[int] = [0, *(value("palenque", f"action-{n}", "wood") for n in range(1, 6))]
        self.yaxchilan: list[list[int]] = [
            [],
            *(numbers(entries("yaxchilan")[f"action-{n}"]["gain"]) for n in range(1, 6)),
        ]
        spaces = [entries("chichen_itza")[f"space-{n}"] for n in range(1, 10)]
        self.space_points: list[int] = [0, *(value("chichen_itza", f"space-{n}", "points") for n in range(1, 10))]
        self.space_blocks: list[int] = [0, *(value("chichen_itza", f"space-{n}", "blocks") for n in range(1, 10))]
        self.space_temple: list[int] = [0, *(TEMPLES.index(str(space["temple"])) for space in spaces)]
        self.temples: list[TempleBoard] = [TempleBoard(entries("temple")[name]) for name in TEMPLES]
        self.buildings: list[Building] = [Building(id_, entry) for id_, entry in entries("building").items()]
        # The first building that is just like each building: farms come in twos and threes.
        self.twins: list[int] = [self._first_twin(place) for place in range(len(self.buildings))]
        self.monuments: list[Monument] = [Monument(id_, entry) for id_, entry in entries("monument").items()]
        self.wealth: list[Wealth] = [Wealth(id_, entry) for id_, entry in entries("wealth").items()]
        self.names: dict[str, list[str]] = {sort: list(entries(sort)) for sort in ("building", "monument", "wealth")}

    def _first_twin(self, place: int) -> int:
        one = self.buildings[place]
        for earlier in range(place):
            other = self.buildings[earlier]
            if (one.age, one.kind, one.cost) == (other.age, other.kind, other.cost) and [
                effect.text for effect in one.effects
            ] == [effect.text for effect in other.effects]:
                return earlier
        return place
