"""What a seat sees as numbers: the same facts as its view, in fixed places."""

from __future__ import annotations

from struct import Struct
from typing import Final, final

from mypy_extensions import i64

from sunstone.core.game import State
from sunstone.core.observation import MOST, WORDS, Buffer, Layout, Observer, mark, mark_bits, mark_rows
from sunstone.core.options import Option
from sunstone.games.tzolkin import table as tables
from sunstone.games.tzolkin.catalogue import ACTIONS
from sunstone.games.tzolkin.data import BUILDINGS, MONUMENTS, SLOTS, WEALTH
from sunstone.games.tzolkin.dump import DECISIONS
from sunstone.games.tzolkin.food_day import meal_price
from sunstone.games.tzolkin.names import CHICHEN_ITZA, WHEELS, last_position, teeth_of
from sunstone.games.tzolkin.places import LESSER_SET, POSITIONS
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
_AFTER_PLAYER: Final = 8 * (len(Player.FIELDS.observed) - 16)
"""Bits of the last word of a player that the declared numbers take."""
_CHOSEN: Final = 1 << _AFTER_PLAYER + 8
_NOTHING: Final = b""
_PURSE: Final = Struct("<2h")
_MOST_OTHERS: Final = 3
"""Seats beside the viewer's at the largest table."""


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
        nobody = [_Seat() for _ in range(_MOST_OTHERS + 1 - players)]
        self._others = [self._seats[seat + 1 :] + self._seats[:seat] + nobody for seat in range(players)]
        """The other seats from each viewer on, made up to as many as there can be."""
        self._tiles = [_NOTHING] * players
        """The tiles of all seats as each viewer sees them; nothing where that has to be written anew."""
        self._hidden = False
        self._tooth_corn: i64 = -1
        self._skull_spaces: i64 = 0
        self._jungle = tables.NO_JUNGLE
        self._buildings: tuple[int, ...] = ()
        self._monuments: tuple[int, ...] = ()
        self._dummies: tuple[int, ...] = ()
        self._board = b""
        # A row in parts. Bytes that are too long for theirs are cut off, those that are too short are padded. The
        # numbers of the turn change with almost every action: they are written from their words.
        others = (1,) * (players - 1) + (0,) * len(nobody)
        sizes = [
            *(len(DECISIONS.columns), len(DECISIONS.names), 2 * players),
            *(_ROW, *(_ROW * other for other in others), self.seats - self.board),
            *(len(_SEAT), *(len(_SEAT) * other for other in others), self.purse - self.built),
            *(_PURSE.size, *(_PURSE.size * other for other in others)),
        ]
        form = f"<{_HEAD}sq3B" + "".join(f"{size}s" for size in sizes)
        self._pack = Struct(form + self._tail).pack_into

    def _write(self, state: State, seat: int, mask: bytes, choices: bytes, out: Buffer, at: int) -> None:
        assert isinstance(state, Table)
        self._follow(state)
        own = self._seats[seat]
        left, across, right = self._others[seat]
        if not self._tiles[seat]:
            self._tiles[seat] = self._written_tiles(state, seat)
        due, later = _NOTHING, _NOTHING
        depth = len(state.due)
        if depth:
            due = DECISIONS.row(state.due[depth - 1])
            if depth > 1:
                later = DECISIONS.waiting(state.due)
        first, skulls_left = state.words()
        players = state.players
        mover = (state.seat - seat) % players if state.seat >= 0 else players
        self._pack(
            out,
            at,
            _HEADS[(state.phase * len(tables.MODES) + state.mode) * 2 + state.over],
            first,
            skulls_left,
            state.food_due,
            len(state.building_stack),
            due,
            later,
            self._orders[mover * players + (state.first - seat) % players],
            own.wheels,
            left.wheels,
            across.wheels,
            right.wheels,
            self._board,
            own.numbers,
            left.numbers,
            across.numbers,
            right.numbers,
            self._tiles[seat],
            own.purse,
            left.purse,
            across.purse,
            right.purse,
            mask,
            choices,
        )

    def _follow(self, table: Table) -> None:
        """Write anew what has changed."""
        hidden = table.phase == KEEP_PHASE
        changed = self._hidden != hidden
        self._hidden = hidden
        for player in table.seats:
            seat = self._seats[player.seat]
            seat.follow(player, table.start_space == player.seat)
            if seat.has_other_tiles(player):
                changed = True
        if changed:
            self._tiles = [_NOTHING] * table.players
        if (
            self._tooth_corn != table.tooth_corn
            or self._skull_spaces != table.skull_spaces
            # These are replaced as a whole: the same object means the same content.
            or self._jungle is not table.jungle
            or self._buildings is not table.buildings
            or self._monuments is not table.monuments
            or self._dummies is not table.dummies
        ):
            self._tooth_corn = table.tooth_corn
            self._skull_spaces = table.skull_spaces
            self._jungle = table.jungle
            self._buildings = table.buildings
            self._monuments = table.monuments
            self._dummies = table.dummies
            self._write_board(table)

    def _write_board(self, table: Table) -> None:
        """From the dummies to the monuments: what belongs to nobody."""
        out = bytearray(self.seats - self.board)
        at: i64 = 0
        for wheel in range(len(WHEELS)):
            mark_bits(out, at, table.dummies[wheel])
            at += teeth_of(wheel)
        mark_bits(out, self.corn - self.board, table.tooth_corn)
        at = self.jungle - self.board
        for action in range(2, 6):
            out[at] = table.jungle.forest[action]
            out[at + 1] = table.jungle.cleared[action]
            at += 2
        mark_bits(out, self.skulls - self.board, table.skull_spaces >> 1)
        mark_rows(out, self.display - self.board, BUILDINGS, table.buildings)
        mark_rows(out, self.offered - self.board, MONUMENTS, table.monuments)
        self._board = bytes(out)

    def _written_tiles(self, table: Table, seat: int) -> bytes:
        out = bytearray(self.purse - self.built)
        for player in table.seats:
            row: i64 = (player.seat - seat) % table.players
            mark(out, row * BUILDINGS, player.buildings)
            mark(out, self.raised - self.built + row * MONUMENTS, player.monuments)
            # Row 0 is the viewer: the others' choices are hidden until all have chosen.
            if row == 0 or not self._hidden:
                mark(out, self.kept - self.built + row * WEALTH, player.kept)
        mark_rows(out, self.dealt - self.built, WEALTH, table.seats[seat].dealt)
        return bytes(out)


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
        self._buildings: tuple[int, ...] = ()
        self._monuments: tuple[int, ...] = ()
        self._kept: tuple[int, ...] = ()
        self._dealt: tuple[int, ...] = ()

    def follow(self, player: Player, started: bool) -> None:
        """Write anew what has changed; `started`: whether a worker stands on the start-player space."""
        first, second, third = player.words()
        third |= meal_price(player) << _AFTER_PLAYER
        if player.kept:
            third |= _CHOSEN
        if self._words != (first, second, third):
            self._words = (first, second, third)
            self.numbers = WORDS[3](first, second, third)
        standing = player.standing
        if self._standing != standing or self._started != started:
            self._standing = standing
            self._started = started
            self.wheels = b"".join(
                [
                    _LESSER[standing & LESSER_SET],
                    _LESSER[standing >> POSITIONS & LESSER_SET],
                    _LESSER[standing >> 2 * POSITIONS & LESSER_SET],
                    _LESSER[standing >> 3 * POSITIONS & LESSER_SET],
                    _CHICHEN_ITZA[standing >> 4 * POSITIONS],
                    b"\1" if started else b"\0",
                ]
            )
        if self._goods != (player.quarters, player.corn):
            self._goods = (player.quarters, player.corn)
            points = max(tables.LEAST_QUARTERS, min(player.quarters, tables.MOST_QUARTERS))
            self.purse = _PURSE.pack(points, min(player.corn, tables.MOST_CORN))

    def has_other_tiles(self, player: Player) -> bool:
        """Whether the tiles are other ones than when this was asked last."""
        if (
            # Tuples do not change: the same object means the same tiles.
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
