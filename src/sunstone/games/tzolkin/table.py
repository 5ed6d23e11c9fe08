"""What lies on the table: the players with their things, the wheels, the jungle, and the turn that is being played."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from sunstone.core.game import Game, State
from sunstone.core.observation import LEAST_WIDE, MOST, MOST_WIDE
from sunstone.core.options import Options
from sunstone.core.plain import Names, ids_of, numbers_in
from sunstone.core.rng import Rng
from sunstone.core.thing import DUMP_ONLY, OWNER, Bits, Fields, Flag, Inner, Number, Seat, Seats, Tiles, Word
from sunstone.games.tzolkin.data import RuleData
from sunstone.games.tzolkin.names import (
    AGRICULTURE,
    CHAAC,
    CORN,
    EXTRACTION,
    GOLD,
    QUETZALCOATL,
    STONE,
    WHEELS,
    WOOD,
    last_position,
)
from sunstone.games.tzolkin.names import ARCHITECTURE as ARCHITECTURE_TRACK
from sunstone.games.tzolkin.places import place_at, positions_on

# What is being decided between the decisions of a turn.
KEEP_PHASE: Final = 0
TURN_PHASE: Final = 1
CALENDAR_PHASE: Final = 2
PHASES: Final = ("keep", "turn", "calendar")

# What the player does in this turn.
NOTHING_YET: Final = 0
PLACING: Final = 1
TAKING: Final = 2
MODES: Final = ("nothing", "placing", "taking")

NO_SEAT: Final = -1
GAP: Final = -1
"""A place on display where no tile lies."""

# The most a player can have: `load` refuses more, and what play may still add is observed as the most there is room
# for. Blocks and skulls are one byte of an observation, corn and points (in quarters) two.
MOST_BLOCKS: Final = MOST
MOST_CORN: Final = MOST_WIDE
LEAST_QUARTERS: Final = LEAST_WIDE
MOST_QUARTERS: Final = MOST_WIDE


def _quarters(name: str, group: str = "") -> Number:
    return Number(name, MOST_QUARTERS, LEAST_QUARTERS, group=group, seen=DUMP_ONLY)


@final
class Player:
    """What one player has."""

    FIELDS: ClassVar[Fields] = Fields(
        Number("corn", MOST_CORN, group="goods"),
        Number("wood", MOST_BLOCKS, group="goods"),
        Number("stone", MOST_BLOCKS, group="goods"),
        Number("gold", MOST_BLOCKS, group="goods"),
        Number("skull", MOST_BLOCKS, group="goods"),
        Number("chaac", 20, start=1, group="temples"),
        Number("quetzalcoatl", 20, start=1, group="temples"),
        Number("kukulkan", 20, start=1, group="temples"),
        Number("agriculture", 3, group="technologies"),
        Number("extraction", 3, group="technologies"),
        Number("architecture", 3, group="technologies"),
        Number("theology", 3, group="technologies"),
        # Points are counted in quarters, all of them and by where they came from during the game.
        _quarters("quarters"),
        _quarters("from_buildings", "earned"),
        _quarters("from_architecture", "earned"),
        _quarters("from_chichen_itza", "earned"),
        _quarters("from_temples", "earned"),
        _quarters("from_hunger", "earned"),
        Number("hand", 6),
        Number("workers", 6),
        Flag("light", start=True),
        Number("corn_tiles", 40),
        Number("wood_tiles", 40),
        Number("free_meals", 100),
        Number("frugal", 100, seen=DUMP_ONLY),
        Tiles("buildings", "building"),
        Tiles("monuments", "monument"),
        Tiles("kept", "wealth", seen=DUMP_ONLY),
        Tiles("dealt", "wealth", seen=OWNER),
        Inner("seat", "int", "0"),
        # The places of the wheels where workers stand, as bits (see places.py).
        Inner("standing", "i64", "0"),
    )

    # Written from FIELDS by tools/fields.py.
    # fmt: off

    def __init__(self) -> None:
        self.corn: i64 = 0; self.wood: i64 = 0; self.stone: i64 = 0; self.gold: i64 = 0; self.skull: i64 = 0
        self.chaac: i64 = 1; self.quetzalcoatl: i64 = 1; self.kukulkan: i64 = 1; self.agriculture: i64 = 0
        self.extraction: i64 = 0; self.architecture: i64 = 0; self.theology: i64 = 0; self.quarters: i64 = 0
        self.from_buildings: i64 = 0; self.from_architecture: i64 = 0; self.from_chichen_itza: i64 = 0
        self.from_temples: i64 = 0; self.from_hunger: i64 = 0; self.hand: i64 = 0; self.workers: i64 = 0
        self.light: bool = True; self.corn_tiles: i64 = 0; self.wood_tiles: i64 = 0; self.free_meals: i64 = 0
        self.frugal: i64 = 0; self.buildings: tuple[int, ...] = (); self.monuments: tuple[int, ...] = ()
        self.kept: tuple[int, ...] = (); self.dealt: tuple[int, ...] = (); self.seat: int = 0; self.standing: i64 = 0

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player()
        twin.corn = self.corn; twin.wood = self.wood; twin.stone = self.stone; twin.gold = self.gold
        twin.skull = self.skull; twin.chaac = self.chaac; twin.quetzalcoatl = self.quetzalcoatl
        twin.kukulkan = self.kukulkan; twin.agriculture = self.agriculture; twin.extraction = self.extraction
        twin.architecture = self.architecture; twin.theology = self.theology; twin.quarters = self.quarters
        twin.from_buildings = self.from_buildings; twin.from_architecture = self.from_architecture
        twin.from_chichen_itza = self.from_chichen_itza; twin.from_temples = self.from_temples
        twin.from_hunger = self.from_hunger; twin.hand = self.hand; twin.workers = self.workers; twin.light = self.light
        twin.corn_tiles = self.corn_tiles; twin.wood_tiles = self.wood_tiles; twin.free_meals = self.free_meals
        twin.frugal = self.frugal; twin.buildings = self.buildings; twin.monuments = self.monuments
        twin.kept = self.kept; twin.dealt = self.dealt; twin.seat = self.seat; twin.standing = self.standing
        return twin

    def plain(self, names: Names, seen: int) -> dict[str, object]:
        """The fields as plain JSON: what everyone sees, its owner, or with `DUMP_ONLY` all of them."""
        out: dict[str, object] = {
            "goods": {"corn": self.corn, "wood": self.wood, "stone": self.stone, "gold": self.gold, "skull": self.skull},
            "temples": {"chaac": self.chaac, "quetzalcoatl": self.quetzalcoatl, "kukulkan": self.kukulkan},
            "technologies": {"agriculture": self.agriculture, "extraction": self.extraction, "architecture": self.architecture, "theology": self.theology},
            "hand": self.hand, "workers": self.workers, "light": self.light, "corn_tiles": self.corn_tiles,
            "wood_tiles": self.wood_tiles, "free_meals": self.free_meals,
            "buildings": ids_of(self.buildings, names["building"]),
            "monuments": ids_of(self.monuments, names["monument"]),
        }
        if seen >= OWNER:
            out["dealt"] = ids_of(self.dealt, names["wealth"])
        if seen >= DUMP_ONLY:
            out["quarters"] = self.quarters; out["frugal"] = self.frugal
            out["kept"] = ids_of(self.kept, names["wealth"])
            out["earned"] = {"from_buildings": self.from_buildings, "from_architecture": self.from_architecture, "from_chichen_itza": self.from_chichen_itza, "from_temples": self.from_temples, "from_hunger": self.from_hunger}
        return out

    def words(self) -> tuple[i64, i64, i64]:
        """The numbers everyone sees, in the order of `FIELDS.observed`: eight to a word, a byte each."""
        return (
            min(self.wood, 255) | min(self.stone, 255) << 8 | min(self.gold, 255) << 16 | min(self.skull, 255) << 24 | self.chaac << 32 | self.quetzalcoatl << 40 | self.kukulkan << 48 | self.agriculture << 56,
            self.extraction | self.architecture << 8 | self.theology << 16 | self.hand << 24 | self.workers << 32 | i64(self.light) << 40 | self.corn_tiles << 48 | self.wood_tiles << 56,
            self.free_meals,
        )
    # fmt: on

    def good(self, kind: i64) -> i64:
        """How much of a good the player has."""
        if kind == CORN:
            return self.corn
        if kind == WOOD:
            return self.wood
        if kind == STONE:
            return self.stone
        return self.gold if kind == GOLD else self.skull

    def add(self, kind: i64, amount: i64) -> None:
        """Add to a good, or take away from it."""
        if kind == CORN:
            self.corn += amount
        elif kind == WOOD:
            self.wood += amount
        elif kind == STONE:
            self.stone += amount
        elif kind == GOLD:
            self.gold += amount
        else:
            self.skull += amount

    def blocks(self) -> i64:
        """How many blocks the player has."""
        return self.wood + self.stone + self.gold

    def step(self, temple: i64) -> i64:
        """The step of a temple the player stands on."""
        if temple == CHAAC:
            return self.chaac
        return self.quetzalcoatl if temple == QUETZALCOATL else self.kukulkan

    def move(self, temple: i64, steps: i64) -> None:
        """Go up or down in a temple."""
        if temple == CHAAC:
            self.chaac += steps
        elif temple == QUETZALCOATL:
            self.quetzalcoatl += steps
        else:
            self.kukulkan += steps

    def level(self, technology: i64) -> i64:
        """The level of a technology."""
        if technology == AGRICULTURE:
            return self.agriculture
        if technology == EXTRACTION:
            return self.extraction
        return self.architecture if technology == ARCHITECTURE_TRACK else self.theology

    def on(self, wheel: i64) -> i64:
        """The positions of a wheel where workers of the player stand, as bits."""
        return positions_on(self.standing, wheel)

    def riding(self) -> int:
        """How many workers ride on the wheels."""
        return int(self.standing).bit_count()


@final
class Jungle:
    """The fields of the jungle by action of Palenque, 2 to 5. It never changes: harvesting makes another one."""

    def __init__(self, forest: list[int], cleared: list[int]) -> None:
        self.forest = forest
        """Fields that have their wood tile on top of the corn tile."""
        self.cleared = cleared
        """Fields whose corn tile lies open."""

    def changed(self, action: i64, forest: i64, cleared: i64) -> Jungle:
        """The jungle with more or fewer fields of an action in the forest, and cleared."""
        after = Jungle(self.forest.copy(), self.cleared.copy())
        after.forest[action] += forest
        after.cleared[action] += cleared
        return after


NO_JUNGLE: Final = Jungle([0] * 6, [0] * 6)
NO_DUMMIES: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)


class Wheel:
    """The actions of a wheel. Each of the five has a file of its own."""

    def why_not(self, table: Table, player: Player, action: i64, corn: i64) -> int:
        """0 if the player can do an action with this much corn, which is left after paying to reach it."""
        raise NotImplementedError

    def use(self, table: Table, player: Player, action: i64) -> None:
        """Do an action that can be done."""
        raise NotImplementedError


class Table(State):
    """The table. Lists of tiles are replaced as a whole, so that clones share them."""

    FIELDS: ClassVar[Fields] = Fields(
        Word("phase", PHASES, "PHASES"),
        Word("mode", MODES, "MODES"),
        Number("placed", 6),
        Number("taken", 40, seen=DUMP_ONLY),
        Flag("begged"),
        Flag("mercy"),
        Number("day", 40),
        Number("round", 40, 1, 1),
        Number("age", 2, 1, 1),
        Number("food_due", 4, seen=DUMP_ONLY),
        Number("food_days_held", 4),
        Bits("tooth_corn", 40),
        Seat("first"),
        Number("turn", 4),
        Seat("start_space", empty=True),
        Bits("skull_spaces", 9, 1),
        Number("skulls_left", 40),
        Tiles("buildings", "building", gaps=True),
        Tiles("monuments", "monument", gaps=True),
        # Unseen tiles have no order: one is drawn at random when it is needed.
        Tiles("building_stack", "building", seen=DUMP_ONLY),
        Tiles("next_age", "building", seen=DUMP_ONLY),
        Tiles("wealth_deck", "wealth", seen=DUMP_ONLY),
        Inner("jungle", "Jungle", "NO_JUNGLE"),
        # The positions of each wheel where dummies stand, those out of sight too; and the places of those in sight.
        Inner("dummies", "tuple[int, ...]", "NO_DUMMIES"),
        Inner("dummy_places", "i64", "0"),
        Seats("seats", Player),
    )

    # Written from FIELDS by tools/fields.py.
    # fmt: off

    def __init__(self, game: Game, players: int, options: Options, rng: Rng, data: RuleData) -> None:
        super().__init__(game, players, options, rng, data.components)
        self.data = data
        self.phase: i64 = 0; self.mode: i64 = 0; self.placed: i64 = 0; self.taken: i64 = 0; self.begged: bool = False
        self.mercy: bool = False; self.day: i64 = 0; self.round: i64 = 1; self.age: i64 = 1; self.food_due: i64 = 0
        self.food_days_held: i64 = 0; self.tooth_corn: i64 = 0; self.first: i64 = 0; self.turn: i64 = 0
        self.start_space: i64 = -1; self.skull_spaces: i64 = 0; self.skulls_left: i64 = 0
        self.buildings: tuple[int, ...] = (); self.monuments: tuple[int, ...] = ()
        self.building_stack: tuple[int, ...] = (); self.next_age: tuple[int, ...] = ()
        self.wealth_deck: tuple[int, ...] = (); self.jungle: Jungle = NO_JUNGLE
        self.dummies: tuple[int, ...] = NO_DUMMIES; self.dummy_places: i64 = 0; self.seats: list[Player] = []

    def _copy_fields(self, twin: Table) -> None:
        """Give a fresh state everything that lies on this table."""
        twin._copy_head(self)
        twin.phase = self.phase; twin.mode = self.mode; twin.placed = self.placed; twin.taken = self.taken
        twin.begged = self.begged; twin.mercy = self.mercy; twin.day = self.day; twin.round = self.round
        twin.age = self.age; twin.food_due = self.food_due; twin.food_days_held = self.food_days_held
        twin.tooth_corn = self.tooth_corn; twin.first = self.first; twin.turn = self.turn
        twin.start_space = self.start_space; twin.skull_spaces = self.skull_spaces; twin.skulls_left = self.skulls_left
        twin.buildings = self.buildings; twin.monuments = self.monuments; twin.building_stack = self.building_stack
        twin.next_age = self.next_age; twin.wealth_deck = self.wealth_deck; twin.jungle = self.jungle
        twin.dummies = self.dummies; twin.dummy_places = self.dummy_places
        twin.seats = [player.copy() for player in self.seats]

    def plain(self, names: Names, seen: int) -> dict[str, object]:
        """The fields as plain JSON: what everyone sees, its owner, or with `DUMP_ONLY` all of them."""
        out: dict[str, object] = {
            "phase": PHASES[self.phase], "mode": MODES[self.mode], "placed": self.placed, "begged": self.begged,
            "mercy": self.mercy, "day": self.day, "round": self.round, "age": self.age,
            "food_days_held": self.food_days_held, "tooth_corn": numbers_in(self.tooth_corn), "first": self.first,
            "turn": self.turn, "start_space": self.start_space if self.start_space >= 0 else None,
            "skull_spaces": numbers_in(self.skull_spaces), "skulls_left": self.skulls_left,
            "buildings": ids_of(self.buildings, names["building"]),
            "monuments": ids_of(self.monuments, names["monument"]),
        }
        if seen >= DUMP_ONLY:
            out["taken"] = self.taken; out["food_due"] = self.food_due
            out["building_stack"] = ids_of(self.building_stack, names["building"])
            out["next_age"] = ids_of(self.next_age, names["building"])
            out["wealth_deck"] = ids_of(self.wealth_deck, names["wealth"])
            out["seats"] = [player.plain(names, DUMP_ONLY) for player in self.seats]
        return out

    def words(self) -> tuple[i64, i64]:
        """The numbers everyone sees, in the order of `FIELDS.observed`: eight to a word, a byte each."""
        return (
            self.placed | i64(self.begged) << 8 | i64(self.mercy) << 16 | self.day << 24 | self.round << 32 | self.age << 40 | self.food_days_held << 48 | self.turn << 56,
            self.skulls_left,
        )
    # fmt: on

    def wheel(self, number: i64) -> Wheel:
        """One of the five wheels."""
        raise NotImplementedError

    def mover(self) -> Player:
        """The player whose decision it is."""
        return self.seats[self.seat]

    def put_dummies(self, dummies: tuple[int, ...]) -> None:
        """Let dummies stand at these positions of each wheel."""
        self.dummies = dummies
        self.dummy_places = 0
        for wheel in range(len(WHEELS)):
            in_sight: i64 = dummies[wheel] & (2 << last_position(wheel)) - 1
            self.dummy_places |= in_sight << place_at(wheel, 0)

    def occupied(self) -> i64:
        """The places where anyone stands."""
        places = self.dummy_places
        for player in self.seats:
            places |= player.standing
        return places

    def worker_at(self, place: i64) -> int:
        """The seat whose worker stands at a place, -1 if none does."""
        for player in self.seats:
            if player.standing >> place & 1:
                return player.seat
        return NO_SEAT
