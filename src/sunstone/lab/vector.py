"""Many tables as one environment: `VectorEnv("tzolkin", count=64, players=4)`.

Every step plays one action at each table and shows what the seats to move see, in arrays that are written in place. A
game that ends is followed by the next one at once; `ended`, `points` and `places` say how it came out.
"""

from __future__ import annotations

import ctypes
import multiprocessing
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from sunstone import bots
from sunstone.bots.batch import Batch
from sunstone.core.observation import MASK
from sunstone.core.registry import game as find_game
from sunstone.lab.seeds import derived

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Tables:
    """Which tables: the game, how many, for how many players, and who plays the other seats."""

    game: str
    count: int
    players: int
    seed: int = 0
    options: Mapping[str, object] | None = None
    opponent: str | None = None
    """The code of a bot that plays all seats but one; without it every seat is asked."""
    skip_forced: bool = False
    """Whether decisions with only one choice are made at once, and not asked."""
    spread: int = 0
    """The first games begin after up to this many random actions, so that not all tables are at the same stage."""


class VectorEnv:
    """Tables in this process. All arrays are written in place by `reset` and `step`."""

    def __init__(self, tables: Tables, buffer: memoryview | None = None) -> None:
        self.tables = tables
        game = find_game(tables.game)
        opponent = None if tables.opponent is None else partial(bots.make, tables.opponent)
        seed_of = partial(derived, tables.seed)
        self._batch = Batch(
            game, tables.players, tables.count, seed_of, tables.options, opponent, tables.skip_forced, tables.spread
        )
        layout = game.observer(tables.players).layout
        mask = next(piece for piece in layout.pieces if piece.name == MASK)
        count, players = tables.count, tables.players
        space = memoryview(bytearray(self.size(tables))) if buffer is None else buffer
        parts = _split(space, tables, layout.size)
        self.rows: Array = np.frombuffer(parts["rows"], np.uint8).reshape(count, layout.size)
        """Observation and mask of each table, as `game.observer(players).layout` describes a row."""
        self.masks: Array = self.rows[:, mask.offset : mask.offset + mask.count]
        self.seats: Array = np.frombuffer(parts["seats"], np.int8)
        """Whose decision it is."""
        self.ended: Array = np.frombuffer(parts["ended"], np.uint8)
        """1 where the last step ended a game."""
        self.points: Array = np.frombuffer(parts["points"], np.float32).reshape(count, players)
        """Points at the end of the last game that ended."""
        self.places: Array = np.frombuffer(parts["places"], np.uint8).reshape(count, players)
        """Places at the end of the last game that ended; 1 is best."""
        self._batch.attach(
            parts["rows"], parts["seats"].cast("b"), parts["ended"], parts["points"].cast("f"), parts["places"]
        )

    @staticmethod
    def size(tables: Tables) -> int:
        """Bytes of a buffer for these tables."""
        row = find_game(tables.game).observer(tables.players).layout.size
        return sum(_sizes(tables, row).values())

    def reset(self) -> None:
        """Begin a game at every table."""
        self._batch.reset()

    def step(self, actions: Sequence[int] | Array) -> None:
        """Play an action at every table."""
        self._batch.step([int(action) for action in actions])


def _sizes(tables: Tables, row: int) -> dict[str, int]:
    seats = tables.count * tables.players
    # Floats first, where they lie on a multiple of their size.
    return {
        "points": 4 * seats,
        "rows": tables.count * row,
        "seats": tables.count,
        "ended": tables.count,
        "places": seats,
    }


def _split(space: memoryview, tables: Tables, row: int) -> dict[str, memoryview]:
    out: dict[str, memoryview] = {}
    at = 0
    for name, size in _sizes(tables, row).items():
        out[name] = space[at : at + size]
        at += size
    return out


_STOP: Final = b""


class VectorProcess:
    """The same tables in a process of their own, over shared memory: `send` actions, `recv` when they are played."""

    def __init__(self, tables: Tables) -> None:
        context = multiprocessing.get_context("spawn")
        shared = context.RawArray(ctypes.c_uint8, VectorEnv.size(tables))
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(tables, shared, theirs), daemon=True)
        self._process.start()
        theirs.close()
        self.env = VectorEnv(tables, memoryview(shared).cast("B"))
        """Only its arrays are used here."""

    def send(self, actions: Array) -> None:
        """Have these actions played; the first call of all begins the games, whatever it is given."""
        self._pipe.send_bytes(np.asarray(actions, np.int16).tobytes())

    def recv(self) -> None:
        """Wait until they are played: the arrays then show what is asked next."""
        self._pipe.recv_bytes()

    def close(self) -> None:
        """End the process."""
        self._pipe.send_bytes(_STOP)
        self._process.join()


def _serve(tables: Tables, shared: Any, pipe: Connection) -> None:
    env = VectorEnv(tables, memoryview(shared).cast("B"))
    begun = False
    while sent := pipe.recv_bytes():
        if begun:
            env.step(np.frombuffer(sent, np.int16))
        else:
            env.reset()
            begun = True
        pipe.send_bytes(b"1")
