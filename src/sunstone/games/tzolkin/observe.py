"""What a seat sees as numbers: the same facts as its view, in fixed places."""

from __future__ import annotations

from struct import Struct
from typing import Final, final

from mypy_extensions import i64

from sunstone.core.game import State
from sunstone.core.observation import MOST, WORDS, Layout, Observer, mark, mark_bits, mark_rows
from sunstone.core.options import Option
from sunstone.core.plain import shifted
from sunstone.games.tzolkin import table as tables
from sunstone.games.tzolkin.catalogue import ACTIONS
from sunstone.games.tzolkin.data import BUILDINGS, MONUMENTS, SLOTS, WEALTH
from sunstone.games.tzolkin.dump import DECISIONS
from sunstone.games.tzolkin.food_day import meal_price
from sunstone.games.tzolkin.names import CHICHEN_ITZA, WHEELS, last_position, teeth_of
from sunstone.games.tzolkin.setup import DEALT
from sunstone.games.tzolkin.table import KEEP_PHASE, Player, Table

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
_HEAD: Final = len(tables.PHASES) + len(tables.MODES) + 1
"""Columns of the turn before its numbers."""
_HEADS: Final = [
    bytes(
        1 if place in (phase, len(tables.PHASES) + mode) or (over and place == _HEAD - 1) else 0
        for place in range(_HEAD)
    )
    for phase in range(len(tables.PHASES))
    for mode in range(len(tables.MODES))
    for over in (False, True)
]
_AFTER_TURN: Final = 8 * (len(Table.FIELDS.observed) - 8)
_AFTER_PLAYER: Final = 8 * (len(Player.FIELDS.observed) - 16)
"""Bits of the last of their words that the declared numbers take."""
_CHOSEN: Final = 1 << _AFTER_PLAYER + 8
_NONE_WAIT: Final = bytes(len(DECISIONS.names))
_NOTHING_DUE: Final = bytes(len(DECISIONS.columns)) + _NONE_WAIT
_PURSE: Final = Struct("<2h").pack


def _marked(teeth: int, positions: int) -> list[bytes]:
    """The row of a wheel for every set of positions."""
    return [bytes(bits >> tooth & 1 for tooth in range(teeth)) for bits in range(1 << positions)]


_LESSER: Final = _marked(teeth_of(0), last_position(0) + 1)
_CHICHEN_ITZA: Final = _marked(teeth_of(CHICHEN_ITZA), last_position(CHICHEN_ITZA) + 1)


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
        self.board = self.wheels + players * _ROW
        rows = [bytes(place == row for place in range(players)) for row in range(players)]
        self._orders = [mover + first for mover in [*rows, bytes(players)] for first in rows]
        self._seats = [_Seat() for _ in range(players)]
        self._corn: i64 = -1
        self._skulls: i64 = 0
        self._jungle: tables.Jungle | None = None
        self._buildings: tuple[int, ...] | None = None
        self._monuments: tuple[int, ...] | None = None
        self._dummies: tuple[int, ...] | None = None
        self._board_row = b""
        self._hidden = False
        self._owned = [b""] * players

    def _parts(self, state: State, seat: int) -> list[bytes]:
        assert isinstance(state, Table)
        players = state.players
        parts = [
            _HEADS[(state.phase * len(tables.MODES) + state.mode) * 2 + state.over],
            self._numbers(state),
            self._due(state),
            self._order(state, seat),
        ]
        seats: list[_Seat] = []
        for row in range(players):
            other = (seat + row) % players
            kept = self._seats[other]
            kept.follow(state.seats[other], state.start_space == other)
            seats.append(kept)
            parts.append(kept.wheels)
        parts.append(self._board(state))
        for kept in seats:
            parts.append(kept.numbers)
        parts.append(self._belongings(state, seat))
        for kept in seats:
            parts.append(kept.purse)
        return parts

    def _numbers(self, table: Table) -> bytes:
        """The numbers of the turn: those everyone sees, and two that stand behind them in the second word."""
        first, rest = table.words()
        rest |= table.food_due << _AFTER_TURN | shifted(len(table.building_stack), _AFTER_TURN + 8)
        return WORDS[2](first, rest)[: len(_TURN) - _HEAD]

    def _due(self, table: Table) -> bytes:
        depth = len(table.due)
        if depth == 0:
            return _NOTHING_DUE
        row = DECISIONS.row(table.due[depth - 1])
        return row + (_NONE_WAIT if depth == 1 else DECISIONS.waiting(table.due))

    def _order(self, table: Table, seat: int) -> bytes:
        """A row for who decides, if anyone does, and one for the first player."""
        players = table.players
        mover = (table.seat - seat) % players if table.seat >= 0 else players
        return self._orders[mover * players + (table.first - seat) % players]

    def _board(self, table: Table) -> bytes:
        """From the dummies to the monuments: what belongs to nobody. Most decisions leave it as it is."""
        if (
            self._corn != table.tooth_corn
            or self._skulls != table.skull_spaces
            or self._jungle is not table.jungle
            or self._buildings is not table.buildings
            or self._monuments is not table.monuments
            or self._dummies is not table.dummies
        ):
            self._corn = table.tooth_corn
            self._skulls = table.skull_spaces
            self._jungle = table.jungle
            self._buildings = table.buildings
            self._monuments = table.monuments
            self._dummies = table.dummies
            out = bytearray(self.seats - self.board)
            self._fill_board(table, out, -self.board)
            self._board_row = bytes(out)
        return self._board_row

    def _fill_board(self, table: Table, out: bytearray, shift: i64) -> None:
        at: i64 = 0
        for wheel in range(len(WHEELS)):
            mark_bits(out, at, table.dummies[wheel])
            at += teeth_of(wheel)
        mark_bits(out, shift + self.corn, table.tooth_corn)
        at = shift + self.jungle
        for action in range(2, 6):
            out[at] = table.jungle.forest[action]
            out[at + 1] = table.jungle.cleared[action]
            at += 2
        mark_bits(out, shift + self.skulls, table.skull_spaces >> 1)
        mark_rows(out, shift + self.display, BUILDINGS, table.buildings)
        mark_rows(out, shift + self.offered, MONUMENTS, table.monuments)

    def _belongings(self, table: Table, seat: int) -> bytes:
        """The tiles of all seats. Most decisions leave them as they are."""
        hidden = table.phase == KEEP_PHASE
        changed = hidden != self._hidden
        for player in table.seats:
            if self._seats[player.seat].has_other_tiles(player):
                changed = True
        if changed:
            self._hidden = hidden
            self._owned = [b""] * table.players
        if not self._owned[seat]:
            out = bytearray(self.purse - self.built)
            for player in table.seats:
                row: i64 = (player.seat - seat) % table.players
                mark(out, row * BUILDINGS, player.buildings)
                mark(out, self.raised - self.built + row * MONUMENTS, player.monuments)
                # Row 0 is the viewer: the others' choices are hidden until all have chosen.
                if row == 0 or not hidden:
                    mark(out, self.kept - self.built + row * WEALTH, player.kept)
            mark_rows(out, self.dealt - self.built, WEALTH, table.seats[seat].dealt)
            self._owned[seat] = bytes(out)
        return self._owned[seat]


@final
class _Seat:
    """What of a seat was written last, with what it was written from."""

    def __init__(self) -> None:
        self._words: tuple[i64, i64, i64] = (-1, -1, -1)
        self.numbers = b""
        self._standing: i64 = -1
        self._started = False
        self.wheels = b""
        self._goods: tuple[i64, i64] = (-1, -1)
        self.purse = b""
        self._buildings: tuple[int, ...] | None = None
        self._monuments: tuple[int, ...] | None = None
        self._kept: tuple[int, ...] | None = None
        self._dealt: tuple[int, ...] | None = None

    def follow(self, player: Player, started: bool) -> None:
        """Write anew what has changed; `started`: whether the player's worker stands on the start-player space."""
        first, second, rest = player.words()
        rest |= meal_price(player) << _AFTER_PLAYER
        if player.kept:
            rest |= _CHOSEN
        if self._words != (first, second, rest):
            self._words = (first, second, rest)
            self.numbers = WORDS[3](first, second, rest)[: len(_SEAT)]
        if self._standing != player.standing or self._started != started:
            self._standing = player.standing
            self._started = started
            standing = player.standing
            self.wheels = b"".join(
                [
                    _LESSER[standing & 255],
                    _LESSER[standing >> 8 & 255],
                    _LESSER[standing >> 16 & 255],
                    _LESSER[standing >> 24 & 255],
                    _CHICHEN_ITZA[standing >> 32],
                    b"\1" if started else b"\0",
                ]
            )
        if self._goods != (player.quarters, player.corn):
            self._goods = (player.quarters, player.corn)
            points = max(tables.LEAST_QUARTERS, min(player.quarters, tables.MOST_QUARTERS))
            self.purse = _PURSE(points, min(player.corn, tables.MOST_CORN))

    def has_other_tiles(self, player: Player) -> bool:
        """Whether the player has other tiles than when this was asked last."""
        # Tuples do not change: the same object means the same tiles.
        if (
            self._buildings is player.buildings
            and self._monuments is player.monuments
            and self._kept is player.kept
            and self._dealt is player.dealt
        ):
            return False
        self._buildings = player.buildings
        self._monuments = player.monuments
        self._kept = player.kept
        self._dealt = player.dealt
        return True
