"""Everything that lies on the table. The rules are functions on this, one file a chapter."""

from __future__ import annotations

from typing import Final

from sunstone.core.game import Game, State
from sunstone.core.options import Options
from sunstone.core.rng import Rng
from sunstone.games.tzolkin.box import Box
from sunstone.games.tzolkin.catalogue import GEAR_BASE, GEAR_SIZE, GEAR_TOP

# What is being decided.
KEEP_PHASE: Final = 0
TURN_PHASE: Final = 1
CALENDAR_PHASE: Final = 2
PHASES: Final = ("keep", "turn", "calendar")

# What the seat does in its turn.
NOTHING_YET: Final = 0
PLACING: Final = 1
TAKING: Final = 2
MODES: Final = ("nothing", "placing", "taking")

NOBODY: Final = -1
DUMMY: Final = 4

CORN_TILES: Final = 0
WOOD_TILES: Final = 1


class TzolkinPosition(State):
    """The table of a game of Tzolk'in.

    A wheel's teeth carry workers round: the list `teeth` never moves, and the tooth at a position is found from the
    day. Stacks of tiles have no order; a tile is drawn at random when it is needed.
    """

    __slots__ = (
        "age",
        "bank_skulls",
        "begged",
        "box",
        "buildings",
        "built",
        "cleared",
        "day",
        "dealt",
        "display",
        "earned",
        "fed",
        "first",
        "food_due",
        "forest",
        "frugal",
        "goods",
        "hand",
        "kept",
        "levels",
        "light",
        "meals",
        "mercy",
        "mode",
        "monuments",
        "offered",
        "phase",
        "placed",
        "points",
        "round",
        "skull_spaces",
        "stack",
        "start_space",
        "steps",
        "taken",
        "teeth",
        "tiles",
        "tooth_corn",
        "turn",
        "unused",
        "wealth_deck",
        "workers",
    )

    def __init__(self, game: Game, players: int, options: Options, rng: Rng, box: Box) -> None:
        super().__init__(game, players, options, rng, box.components)
        self.box = box
        self.phase: int = KEEP_PHASE
        # The calendar: days gone, the round, which Food Day this round is (0 none), and the teeth with corn (bits).
        self.day: int = 0
        self.round: int = 1
        self.food_due: int = 0
        self.fed: int = 0
        self.age: int = 1
        self.tooth_corn: int = 0
        self.first: int = 0
        self.turn: int = 0
        self.start_space: int = NOBODY
        # The wheels, tooth by tooth: a seat, DUMMY or NOBODY.
        self.teeth: list[int] = []
        # The jungle by action of Palenque: fields with wood on top, and cleared ones with their corn.
        self.forest: list[int] = []
        self.cleared: list[int] = []
        self.skull_spaces: int = 0
        self.bank_skulls: int = 0
        # Tiles: what is on display (-1 is a gap), and what is left unseen of the current age and the next.
        self.display: list[int] = []
        self.offered: list[int] = []
        self.buildings: list[int] = []
        self.unused: list[int] = []
        # Starting wealth.
        self.wealth_deck: list[int] = []
        self.dealt: list[list[int]] = []
        self.kept: list[list[int]] = []
        # Players.
        self.goods: list[int] = []
        self.steps: list[int] = []
        self.levels: list[int] = []
        self.points: list[int] = []
        # The same points by where they came from, five numbers a seat.
        self.earned: list[int] = []
        self.hand: list[int] = []
        self.workers: list[int] = []
        self.light: list[int] = []
        self.tiles: list[int] = []
        self.meals: list[int] = []
        self.frugal: list[int] = []
        self.built: list[list[int]] = []
        self.monuments: list[list[int]] = []
        # The turn.
        self.mode: int = NOTHING_YET
        self.placed: int = 0
        self.taken: int = 0
        self.begged: bool = False
        self.mercy: bool = False
        # Decisions that are still due in this turn, the next one last (see pending.py).
        self.stack: list[int] = []

    def reveal(self) -> None:
        """Something came to light by this decision: undo may not go back before it."""
        self.barrier = self.ply + 1

    def at(self, gear: int, position: int) -> int:
        """Who stands at a position of a wheel."""
        size = GEAR_SIZE[gear]
        return self.teeth[GEAR_BASE[gear] + (position - self.day) % size]

    def put(self, gear: int, position: int, who: int) -> None:
        """Put someone, or nobody, at a position of a wheel."""
        size = GEAR_SIZE[gear]
        self.teeth[GEAR_BASE[gear] + (position - self.day) % size] = who

    def lowest_free(self, gear: int) -> int:
        """The lowest free position of a wheel, -1 if there is none."""
        for position in range(GEAR_TOP[gear] + 1):
            if self.at(gear, position) == NOBODY:
                return position
        return -1

    def on_wheels(self, seat: int) -> int:
        """How many workers of a seat ride on the wheels."""
        return self.workers[seat] - self.hand[seat] - (1 if self.start_space == seat else 0)

    def blocks(self, seat: int) -> int:
        """How many blocks a seat has."""
        return self.goods[seat * 5 + 1] + self.goods[seat * 5 + 2] + self.goods[seat * 5 + 3]
