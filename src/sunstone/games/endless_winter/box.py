"""What is in the box: the components as the rules use them."""

from __future__ import annotations

from typing import Final

from sunstone.core.components import Components, numbers, texts
from sunstone.games.endless_winter.effects import Ability
from sunstone.games.endless_winter.names import (
    ANIMALS,
    BOARDS,
    CHIEFS,
    COLUMNS,
    CULTURE,
    FACES,
    FIRST_CULTURE,
    FIRST_TRIBE,
    GLACIER_TOKENS,
    REST_TOKENS,
    SETUP_CARDS,
    SIDES,
    SPACES_A_BOARD,
    STARTING,
    STONES,
    TERRAINS,
    TRIBE,
)
from sunstone.games.endless_winter.schema import LADDER, LADDER_GAINS, SCORES, START

# What something costs.
RECRUIT: Final = 0
CULTURE_CARD: Final = 1
CAMP: Final = 2
MOVE: Final = 3
REVEAL: Final = 4
HUNT: Final = 5
RITE: Final = 6
SETTLE: Final = 7
PRICES: Final = ("recruit", "culture", "camp", "move", "reveal", "hunt", "rite", "settle")

NO_ABILITY: Final = 0


class SetupCard:
    """A set-up card."""

    __slots__ = ("animals", "camps", "food", "tool", "tribe")

    def __init__(self, tool: int, food: int, tribe: int, animals: list[int], camps: int) -> None:
        self.tool = tool
        self.food = food
        self.tribe = tribe
        self.animals = animals
        self.camps = camps


class Stone:
    """A sacred stone: how it counts, what it names, and its points."""

    __slots__ = ("points", "score", "what")

    def __init__(self, score: int, what: list[int], points: list[int]) -> None:
        self.score = score
        self.what = what
        self.points = points


class Box:
    """The components, unpacked into lists the rules can read fast. Abilities are numbers into `abilities`."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.abilities: list[Ability] = [Ability([])]
        self.origins: list[tuple[str, str, str]] = [("", "", "")]
        """Where each ability is printed: section, entry and field of the component file."""
        self._unpack_cards()
        self._unpack_land()
        self._unpack_megaliths()
        self._unpack_boards()

    def _ability(self, section: str, entry: str, field: str) -> int:
        """The number of an ability; nothing printed is number 0."""
        words = texts(self.components.entries(section)[entry][field])
        if not words:
            return NO_ABILITY
        self.abilities.append(Ability(words))
        self.origins.append((section, entry, field))
        return len(self.abilities) - 1

    def _unpack_cards(self) -> None:
        number = self.components.number
        self.labour: list[int] = [0] * len(FACES)
        """Half-points of labour, by face."""
        self.card_points: list[int] = [0] * len(FACES)
        self.action: list[int] = [NO_ABILITY] * len(FACES)
        """The ability in the action phase, by face."""
        self.eclipse: list[int] = [NO_ABILITY] * len(FACES)
        """The ability in the eclipse, by face."""
        self.copies: list[int] = [1] * len(FACES)
        for face, name in enumerate((*STARTING, *TRIBE)):
            section = "starting" if face < FIRST_TRIBE else "tribe"
            self.labour[face] = number(section, name, "half_labour")
            self.card_points[face] = number(section, name, "points")
            self.action[face] = self._ability(section, name, "action")
            self.eclipse[face] = self._ability(section, name, "eclipse")
            self.copies[face] = number(section, name, "copies")
        for place, name in enumerate(CULTURE):
            self.card_points[FIRST_CULTURE + place] = number("culture", name, "points")
            self.action[FIRST_CULTURE + place] = self._ability("culture", name, "ability")
        self.animal_copies: list[int] = [number("animal", name, "copies") for name in ANIMALS]
        self.sets: list[list[int]] = [numbers(self.components.entries("animal")[name]["sets"]) for name in ANIMALS]
        self.use: list[int] = [self._ability("animal", name, "use") for name in ANIMALS]
        self.chiefs: list[int] = [self._ability("chief", name, side) for name in CHIEFS for side in SIDES]
        """By chief and side: chief * 2 + side."""
        self.setup: list[SetupCard] = [self._setup_card(name) for name in SETUP_CARDS]
        self.stones: list[Stone] = [self._stone(name) for name in STONES]

    def _setup_card(self, name: str) -> SetupCard:
        number = self.components.number
        entry = self.components.entries("setup")[name]
        return SetupCard(
            number("setup", name, "tool"),
            number("setup", name, "food"),
            FIRST_TRIBE + TRIBE.index(str(entry["tribe"])),
            [ANIMALS.index(animal) for animal in texts(entry["animals"])],
            number("setup", name, "camps"),
        )

    def _stone(self, name: str) -> Stone:
        entry = self.components.entries("stone")[name]
        score = str(entry["score"])
        known = TERRAINS if score == "settlements" else ANIMALS
        what = [known.index(word) for word in texts(entry["what"])]
        return Stone(SCORES.index(score), what, numbers(entry["points"]))

    def _unpack_land(self) -> None:
        number = self.components.number
        self.hexes: list[int] = [number("terrain", name, "hexes") for name in TERRAINS]
        self.terrain: list[int] = [self._ability("terrain", name, "reward") for name in TERRAINS]
        self.glaciers: list[int] = [0, 0, *(number("table", f"players-{n}", "glaciers") for n in (2, 3, 4))]
        self.glacier_tokens: list[int] = [self._ability("glacier_token", name, "reward") for name in GLACIER_TOKENS]
        self.rest_tokens: list[int] = [self._ability("rest_token", name, "reward") for name in REST_TOKENS]

    def _unpack_megaliths(self) -> None:
        entries = self.components.entries
        self.space_reward: list[int] = []
        """By board and space: board * 8 + space."""
        self.arrows: list[list[int]] = []
        """The two spaces a start space points to; empty where there is no start space."""
        for name in BOARDS:
            for text in texts(entries("megalith")[name]["spaces"]):
                words = text.split()
                if words and words[0] == START:
                    self.space_reward.append(NO_ABILITY)
                    self.arrows.append([int(word) - 1 for word in words[1:]])
                else:
                    if text:
                        self.abilities.append(Ability([text]))
                        self.origins.append(("megalith", name, "spaces"))
                    self.space_reward.append(len(self.abilities) - 1 if text else NO_ABILITY)
                    self.arrows.append([])
        assert len(self.space_reward) == len(BOARDS) * SPACES_A_BOARD
        layouts = [entries("layout")[f"players-{n}"] for n in (2, 3, 4)]
        self.rows: list[list[int]] = [[], [], *(numbers(entry["rows"]) for entry in layouts)]
        self.columns: list[list[int]] = [[], [], *(numbers(entry["columns"]) for entry in layouts)]
        self.upright: list[list[int]] = [[], [], *(numbers(entry["upright"]) for entry in layouts)]
        self.slot_reward: list[int] = [self._ability("megalith_slot", f"slot-{n}", "reward") for n in range(1, 6)]

    def _unpack_boards(self) -> None:
        number = self.components.number
        entries = self.components.entries
        self.stones_a_half: list[int] = [0, 0, *(number("table", f"players-{n}", "stones") for n in (2, 3, 4))]
        self.price_food: list[int] = [number("price", name, "food") for name in PRICES]
        self.price_tool: list[int] = [number("price", name, "tool") for name in PRICES]
        self.price_labour: list[int] = [2 * number("price", name, "labour") for name in PRICES]
        """In half-points, as labour is counted."""
        self.bottom: list[int] = [self._ability("column", name, "bottom") for name in COLUMNS]
        self.ground_most: int = number("limits", "ground", "most")
        self.tools_most: int = number("limits", "tools", "most")
        self.reveal_count: int = number("limits", "reveal", "most")
        self.rest_labour: int = number("limits", "rest", "most")
        places = [entries("order")[f"place-{n}"] for n in (1, 2, 3, 4)]
        self.order_reward: list[int] = [LADDER_GAINS[LADDER.index(str(place["reward"]))] for place in places]
        self.order_bonus: list[int] = [self._ability("order", f"place-{n}", "bonus") for n in (1, 2, 3, 4)]
        self.food_base: int = number("food", "track", "base")
        self.icons: list[int] = numbers(entries("food")["track"]["icons"])
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
        self.honour_points: list[int] = [0, *numbers(entries("honour")["track"]["points"])]
        self.brackets: list[int] = numbers(entries("burial")["brackets"]["cards"])
        self.burial_points: list[list[int]] = [
            numbers(entries("burial_points")[name]["points"]) for name in ("first", "second", "others")
        ]

    def bracket(self, buried: int) -> int:
        """Which bracket of the burial tables so many cards reach; -1 is none."""
        out = -1
        for least in self.brackets:
            if buried >= least:
                out += 1
        return out

    def next_icon(self, food: int) -> int:
        """The highest space with a labour icon at or left of the food marker; 0 if there is none."""
        out = 0
        for space in self.icons:
            if space <= food:
                out = space
        return out
