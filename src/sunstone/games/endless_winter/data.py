"""The components as the rules use them."""

from __future__ import annotations

from typing import Final

from sunstone.core.components import Components, numbers, texts
from sunstone.core.plain import Names
from sunstone.games.endless_winter import effects, fields, names, schema

SORTS: Final = {
    "chief": names.CHIEFS,
    "face": names.FACES,
    "glacier_token": names.GLACIER_TOKENS,
    "rest_token": names.REST_TOKENS,
    "setup": names.SETUP_CARDS,
    "side": names.SIDES,
    "space": names.SPACES,
    "stone": names.STONES,
    "terrain": names.TERRAINS,
}
"""What has names, by sort."""
NO_ABILITY: Final = 0
MOST_FOOD: Final = 10
MOST_AT_ONCE: Final = 255
"""However much a gain counts, it gives no more."""
LADDER: Final = (effects.MEGALITH, effects.DRAW, effects.IDOL, effects.TOOL, effects.FOOD)
"""The ladder of lesser rewards, the greatest first. The last one has no lesser one below it."""


class SetupCard:
    """A set-up card."""

    __slots__ = ("animals", "camps", "food", "reward", "tool", "tribe")

    def __init__(self, tool: int, food: int, tribe: int, animals: list[int], camps: int, reward: int) -> None:
        self.tool = tool
        self.food = food
        self.tribe = tribe
        self.animals = animals
        self.camps = camps
        self.reward = reward
        """A further reward, as an ability."""


class SacredStone:
    """A sacred stone: how it counts, what it names, and its points."""

    __slots__ = ("each", "points", "score", "what")

    def __init__(self, score: int, what: list[int], points: list[int]) -> None:
        self.score = score
        self.what = what
        self.points = points
        self.each: bool = len(points) == 1 and score not in (schema.USED_ANIMALS, schema.USED_PAIRS)
        """Whether the points are for each; else they are a table for one, two, three and so on."""


class RuleData:
    """The components, unpacked into lists the rules can read fast. Abilities are numbers into `abilities`."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.names: Names = {sort: list(every) for sort, every in SORTS.items()}
        self.abilities: list[effects.Ability] = [effects.Ability([])]
        self.origins: list[tuple[str, str, str]] = [("", "", "")]
        """Where each ability is printed: section, entry and field of the component file."""
        self._unpack_cards()
        self._unpack_land()
        self._unpack_megaliths()
        self._unpack_boards()
        parts = [part for ability in self.abilities for part in ability.parts]
        # The highest price of each sort that is printed anywhere.
        self.dearest_discard: int = max(part.discard for part in parts)
        self.dearest_burial: int = max(part.bury for part in parts)
        self.dearest_animals: int = max(part.animals for part in parts)

    def most_given(self, kind: int) -> int:
        """The largest single amount of a gain on any component."""
        out = 1
        for ability in self.abilities:
            for part in ability.parts:
                for gain in part.gains:
                    if gain.kind == kind:
                        out = max(out, gain.amount if gain.each < 0 else MOST_AT_ONCE)
        return out

    def _ability(self, section: str, entry: str, field: str) -> int:
        """The number of an ability; nothing printed is number 0."""
        return self._keep(texts(self.components.entries(section)[entry][field]), section, entry, field)

    def _keep(self, words: list[str], section: str, entry: str, field: str) -> int:
        if not words:
            return NO_ABILITY
        self.abilities.append(effects.Ability(words))
        self.origins.append((section, entry, field))
        return len(self.abilities) - 1

    def goods_parts(self, ability: int) -> int:
        """The parts of an ability that give food or tools and leave no choice, as bits."""
        out = 0
        for place, part in enumerate(self.abilities[ability].parts):
            if part.is_free and part.gives_only((effects.FOOD, effects.TOOL)):
                out |= 1 << place
        return out

    def _unpack_cards(self) -> None:
        number = self.components.number
        self.labour: list[int] = [0] * len(names.FACES)
        """Half-points of labour, by face."""
        self.card_points: list[int] = [0] * len(names.FACES)
        self.action: list[int] = [NO_ABILITY] * len(names.FACES)
        """The ability in the action phase, by face."""
        self.eclipse: list[int] = [NO_ABILITY] * len(names.FACES)
        """The ability in the eclipse, by face."""
        self.copies: list[int] = [1] * len(names.FACES)
        tribes = [name for name in names.TRIBE if name in self.components.entries("tribe")]
        self.tribe_kinds: int = len(tribes)
        """Kinds of tribe card in the box; a further one comes last."""
        for face, name in enumerate((*names.STARTING, *tribes)):
            section = "starting" if face < names.FIRST_TRIBE else "tribe"
            self.labour[face] = number(section, name, "half_labour")
            self.card_points[face] = number(section, name, "points")
            self.action[face] = self._ability(section, name, "action")
            self.eclipse[face] = self._ability(section, name, "eclipse")
            self.copies[face] = number(section, name, "copies")
        for place, name in enumerate(names.CULTURE):
            self.card_points[names.FIRST_CULTURE + place] = number("culture", name, "points")
            self.action[names.FIRST_CULTURE + place] = self._ability("culture", name, "ability")
        self.animal_copies: list[int] = [number("animal", name, "copies") for name in names.ANIMALS]
        self.sets: list[list[int]] = [
            numbers(self.components.entries("animal")[name]["sets"]) for name in names.ANIMALS
        ]
        self.use: list[int] = [self._ability("animal", name, "use") for name in names.ANIMALS]
        self.chiefs: list[int] = [self._ability("chief", name, side) for name in names.CHIEFS for side in names.SIDES]
        """By chief and side: chief * 2 + side."""
        self.setup: list[SetupCard] = [self._setup_card(name) for name in names.SETUP_CARDS]
        self.stones: list[SacredStone] = [self._stone(name) for name in names.STONES]

    def _setup_card(self, name: str) -> SetupCard:
        number = self.components.number
        entry = self.components.entries("setup")[name]
        return SetupCard(
            number("setup", name, "tool"),
            number("setup", name, "food"),
            names.FIRST_TRIBE + names.TRIBE.index(str(entry["tribe"])),
            [names.ANIMALS.index(animal) for animal in texts(entry["animals"])],
            number("setup", name, "camps"),
            self._ability("setup", name, "reward"),
        )

    def _stone(self, name: str) -> SacredStone:
        entry = self.components.entries("stone")[name]
        score = str(entry["score"])
        known = schema.stone_names(score)
        what = [known.index(word) for word in texts(entry["what"])]
        return SacredStone(schema.SCORES.index(score), what, numbers(entry["points"]))

    def _unpack_land(self) -> None:
        number = self.components.number
        present = self.components.entries("terrain")
        self.hexes: list[int] = [number("terrain", name, "hexes") if name in present else 0 for name in names.TERRAINS]
        self.terrain: list[int] = [
            self._ability("terrain", name, "reward") if name in present else NO_ABILITY for name in names.TERRAINS
        ]
        self.lands: list[int] = [
            terrain for terrain in range(names.FIRST_LAND, len(names.TERRAINS)) if names.TERRAINS[terrain] in present
        ]
        """The kinds of land in the box."""
        self.glaciers: list[int] = [0, 0, *(number("table", f"players-{n}", "glaciers") for n in (2, 3, 4))]
        self.glacier_tokens: list[int] = [
            self._ability("glacier_token", name, "reward") for name in names.GLACIER_TOKENS
        ]
        self.rest_tokens: list[int] = [self._ability("rest_token", name, "reward") for name in names.REST_TOKENS]

    def _unpack_megaliths(self) -> None:
        entries = self.components.entries
        self.space_reward: list[int] = []
        """By board and space: board * 8 + space."""
        self.arrows: list[list[int]] = []
        """The two spaces a start space points to; empty where there is no start space."""
        for name in names.BOARDS:
            spaces = entries("megalith")[name]["spaces"]
            assert isinstance(spaces, list)
            for space in spaces:
                words = fields.space_texts(space)
                if words and words[0].startswith(fields.START):
                    self.space_reward.append(NO_ABILITY)
                    self.arrows.append([int(word) - 1 for word in words[0].split()[1:]])
                else:
                    self.space_reward.append(self._keep(words, "megalith", name, "spaces"))
                    self.arrows.append([])
        assert len(self.space_reward) == len(names.BOARDS) * names.SPACES_A_BOARD
        layouts = [entries("layout")[f"players-{n}"] for n in (2, 3, 4)]
        self.rows: list[list[int]] = [[], [], *(numbers(entry["rows"]) for entry in layouts)]
        self.columns: list[list[int]] = [[], [], *(numbers(entry["columns"]) for entry in layouts)]
        self.upright: list[list[int]] = [[], [], *(numbers(entry["upright"]) for entry in layouts)]
        self.slot_reward: list[int] = [self._ability("megalith_slot", f"slot-{n}", "reward") for n in range(1, 6)]

    def _unpack_boards(self) -> None:
        number = self.components.number
        entries = self.components.entries
        self.stones_a_half: list[int] = [0, 0, *(number("table", f"players-{n}", "stones") for n in (2, 3, 4))]
        self.price_food: list[int] = [*(number("price", name, "food") for name in names.PRICES), 0]
        self.price_tool: list[int] = [*(number("price", name, "tool") for name in names.PRICES), 0]
        self.price_labour: list[int] = [*(2 * number("price", name, "labour") for name in names.PRICES), 0]
        """In half-points, as labour is counted."""
        self.bottom: list[int] = [self._ability("column", name, "bottom") for name in names.COLUMNS]
        self.ground_most: int = number("limits", "ground", "most")
        self.tools_most: int = number("limits", "tools", "most")
        self.reveal_count: int = number("limits", "reveal", "most")
        self.rest_labour: int = number("limits", "rest", "most")
        self.order_bonus: list[int] = [self._ability("order", f"place-{n}", "bonus") for n in (1, 2, 3, 4)]
        self.food_base: int = number("food", "track", "base")
        icons = numbers(entries("food")["track"]["icons"])
        self.next_icon: list[int] = [
            max([0, *(icon for icon in icons if icon <= food)]) for food in range(MOST_FOOD + 1)
        ]
        """By the food marker: the highest space with a labour icon at or left of it; 0 if there is none."""
        self.settlement_reward: int = self._ability("settlement", "placed", "reward")
        slots = range(1, 4)
        self.stone_tool: list[int] = [number("stone_slot", f"slot-{n}", "tool") for n in slots]
        self.stone_food: list[int] = [number("stone_slot", f"slot-{n}", "food") for n in slots]
        self.stone_reward: list[int] = [self._ability("stone_slot", f"slot-{n}", "reward") for n in slots]
        levels = list(entries("offering"))
        self.offering_ratio: list[int] = [0, *(number("offering", level, "ratio") for level in levels)]
        self.offering_reward: list[int] = [
            NO_ABILITY,
            *(self._ability("offering", level, "reward") for level in levels),
        ]
        self.offering_gives_goods: bool = all(self.abilities[reward].gives_goods for reward in self.offering_reward)
        self.honour_points: list[int] = [0, *numbers(entries("honour")["track"]["points"])]
        self.brackets: list[int] = numbers(entries("burial")["brackets"]["cards"])
        self.burial_points: list[list[int]] = [
            numbers(entries("burial_points")[name]["points"]) for name in ("first", "second", "others")
        ]
        self.order_reward: list[int] = [self._ability("order", f"place-{n}", "reward") for n in (1, 2, 3, 4)]
        self.order_ladder: list[int] = self._ladder(self.order_reward)

    def _ladder(self, rewards: list[int]) -> list[int]:
        """The rewards as gains, if they go down the ladder, which has the lesser ones then; else none."""
        out: list[int] = []
        for reward in rewards:
            parts = self.abilities[reward].parts
            if len(parts) != 1 or parts[0].text not in ("megalith 1", "draw 1", "idol 1", "tool 1"):
                return []
            out.append(parts[0].gains[0].kind)
            if len(out) > 1 and LADDER.index(out[len(out) - 1]) < LADDER.index(out[len(out) - 2]):
                return []
        return out

    def bracket(self, buried: int) -> int:
        """The bracket of the burial tables that this many cards reach; -1: none."""
        out = -1
        for least in self.brackets:
            if buried >= least:
                out += 1
        return out
