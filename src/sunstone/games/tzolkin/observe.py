"""What a seat sees as numbers: the same facts as its view, in fixed places."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.game import State
from sunstone.core.observation import MOST, PACK, PACK_WIDE, Layout, Observer, mark, mark_bits, mark_rows
from sunstone.core.options import Option
from sunstone.games.tzolkin import table as tables
from sunstone.games.tzolkin.catalogue import ACTIONS
from sunstone.games.tzolkin.data import BUILDINGS, MONUMENTS, SLOTS, WEALTH
from sunstone.games.tzolkin.dump import DECISIONS
from sunstone.games.tzolkin.food_day import meal_price
from sunstone.games.tzolkin.names import WHEELS, last_position, teeth_of
from sunstone.games.tzolkin.setup import DEALT
from sunstone.games.tzolkin.table import KEEP_PHASE, NO_SEAT, Player, Table

_DAYS: Final = 32
_TURN: Final = (
    *(f"phase_{phase}" for phase in tables.PHASES),
    *(f"mode_{mode}" for mode in tables.MODES),
    "over",
    *Table.FIELDS.observed,
    "food_day",
    "buildings_left",
)
_SEAT: Final = (*Player.FIELDS.observed, "meal_price", "chosen")
_PLACES: Final = (
    *(f"{name}_{position}" for wheel, name in enumerate(WHEELS) for position in range(teeth_of(wheel))),
    "start",
)
_ROW: Final = len(_PLACES)
_COLUMNS: Final = [
    _PLACES.index(f"{name}_{position}")
    for wheel, name in enumerate(WHEELS)
    for position in range(last_position(wheel) + 1)
]
"""Where in a row of the wheels each place is."""


@final
class TzolkinObserver(Observer):
    """Observations of Tzolk'in."""

    def __init__(self, players: int, options: tuple[Option, ...]) -> None:
        layout = Layout()
        add = layout.add
        self.turn = layout.columns("turn", _TURN, "where the game and the turn stand")
        self.due = layout.columns("due", DECISIONS.columns, "the decision that is due: its kind, and its fields")
        self.later = layout.columns("due_later", DECISIONS.names, "how many decisions of each kind wait below it")
        self.order = add("order", (2, players), "a row for who decides and one for the first player, by seat")
        note = "whose worker stands where: a row for each seat and one for the dummies"
        self.wheels = add("wheels", (players + 1, _ROW), note, columns=_PLACES)
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
        most = max(tables.MOST_QUARTERS, tables.MOST_CORN)
        note = "points of each seat, in quarters, and its corn"
        self.purse = add("purse", (players, 2), note, most, tables.LEAST_QUARTERS, ("points", "corn"))
        super().__init__(layout, ACTIONS, options)

    def _fill(self, state: State, seat: int, out: bytearray) -> None:
        assert isinstance(state, Table)
        self._fill_turn(state, out)
        self._fill_board(state, seat, out)
        for player in state.seats:
            row: i64 = (player.seat - seat) % state.players
            self._fill_player(player, row, out)
            self._fill_wheels(player, row, out)
            # Row 0 is the viewer: the others' choices are hidden until all have chosen.
            if row == 0 or state.phase != KEEP_PHASE:
                mark(out, self.kept + row * WEALTH, player.kept)
        self._fill_dummies(state, out)
        if state.start_space != NO_SEAT:
            out[self.wheels + (state.start_space - seat) % state.players * _ROW + _ROW - 1] = 1
        mark_rows(out, self.dealt, WEALTH, state.seats[seat].dealt)

    def _fill_turn(self, table: Table, out: bytearray) -> None:
        at: i64 = self.turn
        out[at + table.phase] = 1
        at += len(tables.PHASES)
        out[at + table.mode] = 1
        at += len(tables.MODES)
        out[at] = table.over
        table.observe(out, at + 1)
        end: i64 = self.turn + len(_TURN)
        out[end - 2] = table.food_due
        out[end - 1] = len(table.building_stack)
        depth = len(table.due)
        if depth:
            DECISIONS.observe(table.due[depth - 1], out, self.due)
            for below in range(depth - 1):
                out[self.later + DECISIONS.place(table.due[below])] += 1

    def _fill_board(self, table: Table, seat: int, out: bytearray) -> None:
        players = table.players
        if table.seat >= 0:
            out[self.order + (table.seat - seat) % players] = 1
        out[self.order + players + (table.first - seat) % players] = 1
        mark_bits(out, self.corn, table.tooth_corn)
        forest, corn = table.jungle.forest, table.jungle.cleared
        PACK[8](out, self.jungle, forest[2], corn[2], forest[3], corn[3], forest[4], corn[4], forest[5], corn[5])
        mark_bits(out, self.skulls, table.skull_spaces >> 1)
        mark_rows(out, self.display, BUILDINGS, table.buildings)
        mark_rows(out, self.offered, MONUMENTS, table.monuments)

    def _fill_wheels(self, player: Player, row: i64, out: bytearray) -> None:
        at: i64 = self.wheels + row * _ROW
        places = player.standing
        place: i64 = 0
        while places:
            if places & 1:
                out[at + _COLUMNS[place]] = 1
            places >>= 1
            place += 1

    def _fill_dummies(self, table: Table, out: bytearray) -> None:
        at: i64 = self.wheels + table.players * _ROW
        for wheel in range(len(WHEELS)):
            mark_bits(out, at, table.dummies[wheel])
            at += teeth_of(wheel)

    def _fill_player(self, player: Player, row: i64, out: bytearray) -> None:
        at: i64 = self.seats + row * len(_SEAT)
        player.observe(out, at)
        at += len(_SEAT)
        out[at - 2] = meal_price(player)
        if player.kept:
            out[at - 1] = 1
        mark(out, self.built + row * BUILDINGS, player.buildings)
        mark(out, self.raised + row * MONUMENTS, player.monuments)
        points = max(tables.LEAST_QUARTERS, min(player.quarters, tables.MOST_QUARTERS))
        PACK_WIDE[2](out, self.purse + row * 4, points, min(player.corn, tables.MOST_CORN))
