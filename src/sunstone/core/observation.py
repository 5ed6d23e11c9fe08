"""What a seat sees as numbers: named pieces at fixed places of one small buffer.

A game lays out its pieces once for a number of players and fills the buffer from its position, reading nothing that the
seat may not see. Numbers of one byte are from 0 to 255; a wide piece has two bytes a number, the lower one first, and
may be negative. Most numbers of a position are 0, so a fresh buffer of zeros with few writes is cheap.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from sunstone.core.options import Option, Options

if TYPE_CHECKING:
    from sunstone.core.game import State

MOST: Final = 255
"""The largest number of one byte."""
MOST_WIDE: Final = 32767
LEAST_WIDE: Final = -32768
MASK: Final = "action_mask"
Buffer = bytearray | memoryview


class Piece:
    """One tensor: its name, its shape, what its numbers may be, and what the last axis counts."""

    def __init__(
        self, name: str, shape: tuple[int, ...], low: int, high: int, offset: int, note: str, columns: tuple[str, ...]
    ) -> None:
        self.name = name
        self.shape = shape
        self.low = low
        self.high = high
        self.offset = offset
        """Where it begins in the buffer, in bytes."""
        self.note = note
        """What it holds, in words."""
        self.columns = columns
        """Names for the places of the last axis; empty where the note says it all."""

    @property
    def wide(self) -> bool:
        """Whether its numbers have two bytes."""
        return self.low < 0 or self.high > MOST

    @property
    def count(self) -> int:
        """How many numbers it has."""
        out = 1
        for size in self.shape:
            out *= size
        return out


class Layout:
    """The pieces of an observation in their order."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self.size = 0
        """Bytes of the buffer."""

    def add(
        self,
        name: str,
        shape: Sequence[int],
        note: str,
        high: int = 1,
        low: int = 0,
        columns: Sequence[str] = (),
    ) -> int:
        """Append a piece and return where it begins."""
        if any(piece.name == name for piece in self.pieces):
            raise ValueError(f"two pieces are named {name!r}")
        if columns and len(columns) != shape[-1]:
            raise ValueError(f"{name!r} has {shape[-1]} columns and {len(columns)} names for them")
        if low < LEAST_WIDE or high > MOST_WIDE:
            raise ValueError(f"the numbers of {name!r} do not fit into two bytes")
        wide = low < 0 or high > MOST
        # Two bytes begin at an even place, where arrays can be laid over them.
        offset = self.size + (self.size & 1 if wide else 0)
        piece = Piece(name, tuple(shape), low, high, offset, note, tuple(columns))
        self.pieces.append(piece)
        self.size = offset + piece.count * (2 if wide else 1)
        return offset

    def columns(self, name: str, columns: Sequence[str], note: str, high: int = MOST) -> int:
        """Append a row of named numbers."""
        return self.add(name, (len(columns),), note, high, columns=columns)


WORDS: Final = [Struct(f"<{count}q").pack for count in range(4)]
"""A row of bytes from words that have eight each (`words` of things: see thing.py), by how many words they are."""
_PUT_WIDE: Final = Struct("<h").pack_into


def put_wide(out: bytearray, at: int, value: int) -> None:
    """Write a number of two bytes."""
    if not LEAST_WIDE <= value <= MOST_WIDE:
        raise ValueError(f"{value} does not fit into two bytes")
    _PUT_WIDE(out, at, value)


def mark(out: bytearray, at: i64, tiles: tuple[int, ...]) -> None:
    """Write a 1 for every tile."""
    for tile in tiles:
        out[at + tile] = 1


def mark_rows(out: bytearray, at: i64, width: i64, tiles: tuple[int, ...]) -> None:
    """Write a row for every tile, with a 1 for which one it is; nothing for a gap."""
    for tile in tiles:
        if tile >= 0:
            out[at + tile] = 1
        at += width


def mark_bits(out: bytearray, at: i64, bits: i64) -> None:
    """Write a 1 for every number of a set that is kept as bits."""
    while bits:
        if bits & 1:
            out[at] = 1
        bits >>= 1
        at += 1


_STEPS: Final[list[bytes]] = []
"""At place n stand n zeros and a 1: a mask is put together from them."""
_NO_STEP: Final = b""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes down what the seats of tables see, for one game with one number of players.

    Seats are counted from the viewer: row 0 is the viewer's own seat, row 1 the next one round the table. An observer
    may keep parts of what it wrote last: it is quickest where it follows one table, and it serves one thread.
    """

    layout: Layout
    """The game's pieces, the mask of legal actions, and the options of the game, if it has any."""

    def __init__(self, layout: Layout, actions: int, options: tuple[Option, ...] = ()) -> None:
        self.layout = layout
        self._mask_at = layout.add(
            MASK, (actions,), "1 for every action that is legal now; nothing while another seat decides"
        )
        self._options = options
        if options:
            columns = [option.name for option in options]
            layout.columns("options", columns, "the options in force: which of its choices each has, counted from 0")
        self._size = layout.size
        self._in_force: Options | None = None
        self._choices = b""
        while len(_STEPS) < actions:
            _STEPS.append(bytes(len(_STEPS)) + b"\1")
        # Bytes that are too short are followed by zeros.
        self._tail = f"{actions}s{len(options)}s"
        self._pack = Struct(f"{self._mask_at}s{self._tail}").pack_into

    def _fill(self, state: State, seat: int, out: bytearray) -> None:
        """Write what the seat sees into a buffer of zeros that ends before the mask."""
        raise NotImplementedError

    def _write(self, state: State, seat: int, mask: bytes, choices: bytes, out: Buffer, at: int) -> None:
        """Write a whole row into a part of a buffer. A game that keeps parts of its rows overrides it."""
        seen = bytearray(self._mask_at)
        self._fill(state, seat, seen)
        self._pack(out, at, seen, mask, choices)

    def write(self, state: State, seat: int, legal: list[int], out: Buffer, at: int) -> None:
        """Write what a seat sees into a part of a buffer: `layout.size` bytes that begin at `at`.

        `legal` is what the seat may do now: nothing while another one decides.
        """
        if state.options is not self._in_force:
            self._choices = bytes([option.choices.index(state.options[option.name]) for option in self._options])
            self._in_force = state.options
        self._write(state, seat, _mask(legal), self._choices, out, at)

    def observe(self, state: State, seat: int) -> bytearray:
        """What a seat sees, in a fresh buffer."""
        if not 0 <= seat < state.players:
            raise ValueError(f"there is no seat {seat} at a table of {state.players}")
        out = bytearray(self._size)
        self.write(state, seat, state.legal() if state.seat == seat else [], out, 0)
        return out


def _mask(legal: list[int]) -> bytes:
    """A 1 for every legal action, up to the last one."""
    steps = [_NO_STEP] * len(legal)
    place: i64 = 0
    at: i64 = 0
    for action in legal:
        step: i64 = action - at
        if step < 0:
            return _mask(sorted(legal))
        steps[place] = _STEPS[step]
        place += 1
        at = action + 1
    return b"".join(steps)
