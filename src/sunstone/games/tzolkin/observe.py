"""What a seat sees as numbers: the same facts as its view, in fixed places."""

from __future__ import annotations

from typing import final

from sunstone.core.game import State
from sunstone.core.observation import MOST, Layout, Observer, put_wide
from sunstone.games.tzolkin.box import BUILDINGS, MONUMENTS, SLOTS, WEALTH
from sunstone.games.tzolkin.catalogue import ACTIONS, GEAR_BASE, GEAR_SIZE, TEETH
from sunstone.games.tzolkin.food_day import meal_price
from sunstone.games.tzolkin.limits import LEAST_QUARTERS, MOST_BLOCKS, MOST_CORN, MOST_QUARTERS
from sunstone.games.tzolkin.names import GEARS, GOODS, TECHNOLOGIES, TEMPLES
from sunstone.games.tzolkin.pending import FRAMES, a_of, b_of, c_of, kind_of
from sunstone.games.tzolkin.position import (
    CORN_TILES,
    DUMMY,
    KEEP_PHASE,
    MODES,
    NOBODY,
    PHASES,
    WOOD_TILES,
    TzolkinPosition,
)
from sunstone.games.tzolkin.setup import DEALT

_DAYS = 32
_TURN = (
    *(f"phase_{phase}" for phase in PHASES),
    *(f"mode_{mode}" for mode in MODES),
    "over",
    "placed",
    "begged",
    "mercy",
    "day",
    "round",
    "turn",
    "age",
    "food_day",
    "food_days_held",
    "skulls_left",
    "buildings_left",
)
_SEAT = (
    *GOODS[1:],
    *TEMPLES,
    *TECHNOLOGIES,
    "hand",
    "workers",
    "light",
    "corn_tiles",
    "wood_tiles",
    "free_meals",
    "meal_price",
    "chosen",
)
_PLACES = (*(f"{GEARS[gear]}_{place}" for gear in range(5) for place in range(GEAR_SIZE[gear])), "start")


@final
class TzolkinObserver(Observer):
    """Observations of Tzolk'in."""

    def __init__(self, players: int) -> None:
        layout = Layout()
        add = layout.add
        self.turn = layout.columns("turn", _TURN, "where the game and the turn stand")
        self.due = layout.columns("due", (*FRAMES[1:], "a", "b", "c"), "the decision that is due, with its numbers")
        self.later = layout.columns("due_later", FRAMES[1:], "how many decisions of each kind wait below it")
        self.order = add("order", (2, players), "a row for who decides and one for the first player, by seat")
        self.wheels = add(
            "wheels",
            (players + 1, TEETH + 1),
            "whose worker stands where: a row for each seat and one for the dummies",
            columns=_PLACES,
        )
        self.corn = add("tooth_corn", (_DAYS,), "the days whose tooth carries corn")
        self.jungle = add("jungle", (4, 2), "Palenque 2 to 5: what lies there", MOST, columns=("forest", "corn"))
        self.skulls = add("skull_spaces", (9,), "the actions of Chichen Itza that are taken")
        self.display = add("buildings", (SLOTS, BUILDINGS), "which building lies in each slot")
        self.offered = add("monuments", (SLOTS, MONUMENTS), "which monument lies in each slot")
        self.seats = add("seats", (players, len(_SEAT)), "what each seat has", MOST, columns=_SEAT)
        self.built = add("built", (players, BUILDINGS), "the buildings of each seat")
        self.raised = add("raised", (players, MONUMENTS), "the monuments of each seat")
        self.kept = add("wealth", (players, WEALTH), "the tiles of starting wealth each seat kept, once they are shown")
        self.dealt = add("dealt", (DEALT, WEALTH), "the tiles of starting wealth dealt to the own seat, in their order")
        self.purse = add(
            "purse",
            (players, 2),
            "points of each seat, in quarters, and its corn",
            max(MOST_QUARTERS, MOST_CORN),
            LEAST_QUARTERS,
            ("points", "corn"),
        )
        super().__init__(layout, ACTIONS)

    def _fill(self, state: State, seat: int, out: bytearray) -> None:
        assert isinstance(state, TzolkinPosition)
        self._fill_turn(state, out)
        self._fill_board(state, seat, out)
        self._fill_wheels(state, seat, out)
        for other in range(state.players):
            self._fill_seat(state, other, (other - seat) % state.players, out)
        for place, tile in enumerate(state.dealt[seat]):
            out[self.dealt + place * WEALTH + tile] = 1

    def _fill_turn(self, s: TzolkinPosition, out: bytearray) -> None:
        at = self.turn
        out[at + s.phase] = 1
        at += len(PHASES)
        out[at + s.mode] = 1
        at += len(MODES)
        out[at] = s.over
        out[at + 1] = s.placed
        out[at + 2] = s.begged
        out[at + 3] = s.mercy
        out[at + 4] = s.day
        out[at + 5] = s.round
        out[at + 6] = s.turn
        out[at + 7] = s.age
        out[at + 8] = s.food_due
        out[at + 9] = s.fed
        out[at + 10] = s.bank_skulls
        out[at + 11] = len(s.buildings)
        depth = len(s.stack)
        if depth:
            due = s.stack[depth - 1]
            out[self.due + kind_of(due) - 1] = 1
            at = self.due + len(FRAMES) - 1
            out[at] = a_of(due)
            out[at + 1] = b_of(due)
            out[at + 2] = c_of(due)
            for below in range(depth - 1):
                out[self.later + kind_of(s.stack[below]) - 1] += 1

    def _fill_board(self, s: TzolkinPosition, seat: int, out: bytearray) -> None:
        players = s.players
        if s.seat >= 0:
            out[self.order + (s.seat - seat) % players] = 1
        out[self.order + players + (s.first - seat) % players] = 1
        if s.tooth_corn:
            for day in range(s.day + 1):
                if s.tooth_corn >> day & 1:
                    out[self.corn + day] = 1
        for action in range(4):
            out[self.jungle + 2 * action] = s.forest[action + 2]
            out[self.jungle + 2 * action + 1] = s.cleared[action + 2]
        if s.skull_spaces:
            for action in range(9):
                if s.skull_spaces >> (action + 1) & 1:
                    out[self.skulls + action] = 1
        for slot in range(len(s.display)):
            if s.display[slot] >= 0:
                out[self.display + slot * BUILDINGS + s.display[slot]] = 1
        for slot in range(len(s.offered)):
            if s.offered[slot] >= 0:
                out[self.offered + slot * MONUMENTS + s.offered[slot]] = 1

    def _fill_wheels(self, s: TzolkinPosition, seat: int, out: bytearray) -> None:
        players = s.players
        at = self.wheels
        for gear in range(5):
            size = GEAR_SIZE[gear]
            base = GEAR_BASE[gear]
            for tooth in range(size):
                who = s.teeth[base + tooth]
                if who != NOBODY:
                    row = players if who == DUMMY else (who - seat) % players
                    out[at + row * (TEETH + 1) + (tooth + s.day) % size] = 1
            at += size
        if s.start_space != NOBODY:
            out[at + (s.start_space - seat) % players * (TEETH + 1)] = 1

    def _fill_seat(self, s: TzolkinPosition, other: int, row: int, out: bytearray) -> None:
        at = self.seats + row * len(_SEAT)
        for good in range(1, 5):
            out[at + good - 1] = min(s.goods[other * 5 + good], MOST_BLOCKS)
        at += 4
        for temple in range(3):
            out[at + temple] = s.steps[other * 3 + temple]
        at += 3
        for technology in range(4):
            out[at + technology] = s.levels[other * 4 + technology]
        at += 4
        out[at] = s.hand[other]
        out[at + 1] = s.workers[other]
        out[at + 2] = s.light[other]
        out[at + 3] = s.tiles[other * 2 + CORN_TILES]
        out[at + 4] = s.tiles[other * 2 + WOOD_TILES]
        out[at + 5] = s.meals[other]
        out[at + 6] = meal_price(s, other)
        kept = s.kept[other]
        if kept:
            out[at + 7] = 1
            # Row 0 is the one who looks: the others' choice is not shown before all have made theirs.
            if row == 0 or s.phase != KEEP_PHASE:
                for tile in kept:
                    out[self.kept + row * WEALTH + tile] = 1
        for tile in s.built[other]:
            out[self.built + row * BUILDINGS + tile] = 1
        for tile in s.monuments[other]:
            out[self.raised + row * MONUMENTS + tile] = 1
        points = max(LEAST_QUARTERS, min(s.points[other], MOST_QUARTERS))
        put_wide(out, self.purse + row * 4, points)
        put_wide(out, self.purse + row * 4 + 2, min(s.goods[other * 5], MOST_CORN))
