"""What a seat sees as numbers: the same facts as its view, in fixed places."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.game import State
from sunstone.core.observation import BYTES, MOST, Layout, Observer, add_bits, add_rows, one_hot
from sunstone.core.plain import bit
from sunstone.games.tzolkin import table as tables
from sunstone.games.tzolkin.catalogue import ACTIONS
from sunstone.games.tzolkin.data import BUILDINGS, MONUMENTS, SLOTS, WEALTH
from sunstone.games.tzolkin.dump import DECISIONS
from sunstone.games.tzolkin.food_day import meal_price
from sunstone.games.tzolkin.names import WHEELS, teeth_of
from sunstone.games.tzolkin.places import positions_on
from sunstone.games.tzolkin.setup import DEALT
from sunstone.games.tzolkin.table import KEEP_PHASE, Player, Table

_DAYS: Final = 32
_SKULLS: Final = 9
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
    *(f"{name}_{place}" for wheel, name in enumerate(WHEELS) for place in range(teeth_of(wheel))),
    "start",
)
_PURSE: Final = 4
"""Bytes of a seat's points and corn."""

_PHASE: Final = one_hot(len(tables.PHASES))
_MODE: Final = one_hot(len(tables.MODES))
_BUILDING: Final = one_hot(BUILDINGS)
_MONUMENT: Final = one_hot(MONUMENTS)
_TILE: Final = one_hot(WEALTH)
_NOTHING_DUE: Final = bytes(len(DECISIONS.columns))
_NOTHING_LATER: Final = bytes(len(DECISIONS.names))
_NO_WEALTH: Final = bytes(WEALTH)


@final
class TzolkinObserver(Observer):
    """Observations of Tzolk'in."""

    def __init__(self, players: int) -> None:
        layout = Layout()
        add = layout.add
        layout.columns("turn", _TURN, "where the game and the turn stand")
        layout.columns("due", DECISIONS.columns, "the decision that is due: its kind, and its fields")
        layout.columns("due_later", DECISIONS.names, "how many decisions of each kind wait below it")
        add("order", (2, players), "a row for who decides and one for the first player, by seat")
        note = "whose worker stands where: a row for each seat and one for the dummies"
        add("wheels", (players + 1, len(_PLACES)), note, columns=_PLACES)
        add("tooth_corn", (_DAYS,), "the days whose tooth carries corn")
        add("jungle", (4, 2), "Palenque 2 to 5: what lies there", MOST, columns=("forest", "corn"))
        add("skull_spaces", (_SKULLS,), "the actions of Chichen Itza that are taken")
        add("buildings", (SLOTS, BUILDINGS), "which building lies in each slot")
        add("monuments", (SLOTS, MONUMENTS), "which monument lies in each slot")
        add("seats", (players, len(_SEAT)), "what each seat has", MOST, columns=_SEAT)
        add("built", (players, BUILDINGS), "the buildings of each seat")
        add("raised", (players, MONUMENTS), "the monuments of each seat")
        add("wealth", (players, WEALTH), "the tiles of starting wealth each seat kept, once they are shown")
        add("dealt", (DEALT, WEALTH), "the tiles of starting wealth dealt to the own seat, in their order")
        end = layout.size
        most = max(tables.MOST_QUARTERS, tables.MOST_CORN)
        note = "points of each seat, in quarters, and its corn"
        purse = add("purse", (players, 2), note, most, tables.LEAST_QUARTERS, ("points", "corn"))
        super().__init__(layout, ACTIONS)
        self.players = players
        self.seat_rows = one_hot(players)
        self.before_purse = bytes(purse - end)
        self.after_purse = bytes(layout.size - purse - players * _PURSE)

    def _seen(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, Table)
        players = [state.seats[(seat + row) % self.players] for row in range(self.players)]
        out: list[bytes] = []
        _add_turn(state, out)
        self._add_row(state.seat, seat, out)
        self._add_row(state.first, seat, out)
        for player in players:
            _add_wheels(player, player.seat == state.start_space, out)
        for wheel in range(len(WHEELS)):
            add_bits(out, state.dummies[wheel], teeth_of(wheel))
        out.append(BYTES[0])
        _add_board(state, out)
        _add_players(state, players, out)
        add_rows(out, _TILE, players[0].dealt, DEALT)
        out.append(self.before_purse)
        for player in players:
            quarters = max(tables.LEAST_QUARTERS, min(player.quarters, tables.MOST_QUARTERS)) & 0xFFFF
            out.append(int(quarters | min(player.corn, tables.MOST_CORN) << 16).to_bytes(_PURSE, "little"))
        out.append(self.after_purse)
        return bytearray(b"".join(out))

    def _add_row(self, seat: i64, viewer: i64, out: list[bytes]) -> None:
        """One seat, as the viewer counts them; nothing for none."""
        out.append(self.seat_rows[(seat - viewer) % self.players + 1 if seat >= 0 else 0])


def _add_turn(table: Table, out: list[bytes]) -> None:
    out.append(_PHASE[table.phase + 1])
    out.append(_MODE[table.mode + 1])
    out.append(BYTES[table.over])
    out.append(table.observed())
    out.append(BYTES[table.food_due])
    out.append(BYTES[len(table.building_stack)])
    depth = len(table.due)
    out.append(DECISIONS.observed(table.due[depth - 1]) if depth else _NOTHING_DUE)
    if depth < 2:
        out.append(_NOTHING_LATER)
        return
    later = [0] * len(DECISIONS.names)
    for below in range(depth - 1):
        later[DECISIONS.place(table.due[below])] += 1
    out.append(bytes(later))


def _add_wheels(player: Player, at_start: bool, out: list[bytes]) -> None:
    for wheel in range(len(WHEELS)):
        add_bits(out, positions_on(player.standing, wheel), teeth_of(wheel))
    out.append(BYTES[at_start])


def _add_board(table: Table, out: list[bytes]) -> None:
    add_bits(out, table.tooth_corn, _DAYS)
    forest = table.jungle.forest
    cleared = table.jungle.cleared
    for action in range(2, 6):
        out.append(BYTES[forest[action]])
        out.append(BYTES[cleared[action]])
    add_bits(out, table.skull_spaces >> 1, _SKULLS)
    add_rows(out, _BUILDING, table.buildings, SLOTS)
    add_rows(out, _MONUMENT, table.monuments, SLOTS)


def _add_players(table: Table, players: list[Player], out: list[bytes]) -> None:
    for player in players:
        out.append(player.observed())
        out.append(BYTES[meal_price(player)])
        out.append(BYTES[len(player.kept) > 0])
    for player in players:
        _add_set(out, player.buildings, BUILDINGS)
    for player in players:
        _add_set(out, player.monuments, MONUMENTS)
    # The others' choice is not shown before all have made theirs.
    hidden = table.phase == KEEP_PHASE
    for player in players:
        if hidden and player is not players[0]:
            out.append(_NO_WEALTH)
        else:
            _add_set(out, player.kept, WEALTH)


def _add_set(out: list[bytes], tiles: tuple[int, ...], size: i64) -> None:
    bits: i64 = 0
    for tile in tiles:
        bits |= bit(tile)
    add_bits(out, bits, size)
