"""Many tables as one environment: `VectorEnv("tzolkin", count=64, players=4)`.

Every step plays one action at each table and shows what the seats to move see, in arrays that are written in place. A
game that ends is followed by the next one at once; `ended`, `points` and `places` say how it came out.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from sunstone import bots
from sunstone.bots.batch import Batch
from sunstone.core.observation import MASK
from sunstone.core.registry import game as find_game
from sunstone.core.rng import Rng
from sunstone.lab.follow import spawner
from sunstone.lab.seeds import derived

Array = npt.NDArray[Any]


class VectorEnv:
    """Tables in this process. All arrays are written in place by `reset` and `step`."""

    def __init__(
        self,
        game: str,
        count: int,
        players: int,
        *,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        opponent: str | None = None,
        skip_forced: bool = False,
        spread: int = 0,
        all_seats: bool = False,
        buffer: memoryview | None = None,
    ) -> None:
        """`count` tables for `players` each.

        `opponent` is the code of a bot that plays all seats but one, which goes round from game to game; without it
        every seat is asked. `skip_forced` makes decisions with only one choice at once. The first games begin after
        up to `spread` random actions, so that not all tables are at the same stage. `all_seats` has rows for every
        seat of a table, each with what that seat may see, not for the one that decides alone. The arrays lie over
        `buffer`, where one is given.
        """
        self._wishes: dict[str, Any] = {
            "seed": seed,
            "options": options,
            "opponent": opponent,
            "skip_forced": skip_forced,
            "all_seats": all_seats,
        }
        found = find_game(game)
        make_opponent = None if opponent is None else partial(bots.make, opponent)
        self._batch = Batch(
            found, players, count, partial(derived, seed), options, make_opponent, skip_forced, spread, all_seats
        )
        layout = found.observer(players).layout
        mask = next(piece for piece in layout.pieces if piece.name == MASK)
        sizes = _sizes(count, players, layout.size, all_seats)
        parts = _split(sizes, buffer)
        self.count = count
        self.players = players
        self.opponent = opponent
        self.all_seats = all_seats
        shape = (count, players, layout.size) if all_seats else (count, layout.size)
        self.actions: Array = np.frombuffer(parts["actions"], np.int64)
        """What `sample` chose, or what is written here, for `step`."""
        self.rows: Array = np.frombuffer(parts["rows"], np.uint8).reshape(shape)
        """Observation and mask of each table, as `game.observer(players).layout` describes a row."""
        self.mask = slice(mask.offset, mask.offset + mask.count)
        """Where the mask is in a row."""
        self.masks: Array = self.rows[..., self.mask]
        self.seats: Array = np.frombuffer(parts["seats"], np.int8)
        """Whose decision it is."""
        self.ended: Array = np.frombuffer(parts["ended"], np.uint8)
        """1 where the last step ended a game."""
        self.rewards: Array = np.frombuffer(parts["rewards"], np.float32).reshape(count, players)
        """What the last step brought each seat: nothing but at the end, then 1 for the first to -1 for the last."""
        self.points: Array = np.frombuffer(parts["points"], np.float32).reshape(count, players)
        """Points at the end of the last game that ended."""
        self.places: Array = np.frombuffer(parts["places"], np.uint8).reshape(count, players)
        """Places at the end of the last game that ended; 1 is best."""
        self._batch.attach(
            parts["actions"].cast("q"),
            parts["rows"],
            parts["seats"].cast("b"),
            parts["ended"],
            parts["rewards"].cast("f"),
            parts["points"].cast("f"),
            parts["places"],
        )

    def reset(self) -> None:
        """Begin a game at every table."""
        self._batch.reset()

    def sample(self) -> Array:
        """A random legal action for every table, written into `actions`."""
        self._batch.sample()
        return self.actions

    def step(self, actions: Sequence[int] | Array) -> None:
        """Play an action at every table. If one is not legal, `IllegalAction` says so and nothing is played."""
        if actions is not self.actions:
            self.actions[:] = actions
        self._batch.step()

    def clone(self) -> VectorEnv:
        """The same tables once more, to be played on by themselves. Bots at them think afresh."""
        game = self._batch.game
        other = VectorEnv(game.id, self.count, self.players, **self._wishes)
        other._batch.take_over(self._batch)
        for name in ("actions", "rows", "seats", "ended", "rewards", "points", "places"):
            getattr(other, name)[:] = getattr(self, name)
        return other

    def determinize(self, seed: int) -> None:
        """Draw anew, at every table, what the seat to move cannot know. The rows stay as they are."""
        self._batch.determinize(Rng(seed))


def _sizes(count: int, players: int, row: int, all_seats: bool) -> dict[str, int]:
    """Bytes of each array; the larger numbers first, where they lie on a multiple of their size."""
    seats = count * players
    rows = (seats if all_seats else count) * row
    return {
        "actions": 8 * count,
        "points": 4 * seats,
        "rewards": 4 * seats,
        "rows": rows,
        "seats": count,
        "ended": count,
        "places": seats,
    }


def _split(sizes: dict[str, int], space: memoryview | None) -> dict[str, memoryview]:
    """A buffer for each array: a part of the space, where one is given."""
    if space is None:
        return {name: memoryview(bytearray(size)) for name, size in sizes.items()}
    out: dict[str, memoryview] = {}
    at = 0
    for name, size in sizes.items():
        out[name] = space[at : at + size]
        at += size
    return out


_STOP: Final = b""
_PLAY: Final = b"1"


class VectorProcess:
    """The same tables in a process of their own, over shared memory: `send` actions, `recv` when they are played."""

    def __init__(self, game: str, count: int, players: int, *, all_seats: bool = False, **wishes: Any) -> None:
        """The arguments of `VectorEnv`."""
        context = spawner()
        row = find_game(game).observer(players).layout.size
        shared = context.RawArray(ctypes.c_uint8, sum(_sizes(count, players, row, all_seats).values()))
        self._pipe, theirs = context.Pipe()
        arguments = {"game": game, "count": count, "players": players, "all_seats": all_seats, **wishes}
        self._process = context.Process(target=_serve, args=(arguments, shared, theirs), daemon=True)
        self._process.start()
        theirs.close()
        self.env = VectorEnv(**arguments, buffer=memoryview(shared).cast("B"))
        """Only its arrays are used here."""

    def send(self, actions: Array) -> None:
        """Have these actions played; the first call of all begins the games, whatever it is given."""
        self.env.actions[:] = actions
        self._pipe.send_bytes(_PLAY)

    def recv(self) -> None:
        """Wait until they are played: the arrays then show what is asked next."""
        self._pipe.recv_bytes()

    def close(self) -> None:
        """End the process."""
        self._pipe.send_bytes(_STOP)
        self._process.join()


def _serve(arguments: dict[str, Any], shared: Any, pipe: Connection) -> None:
    env = VectorEnv(**arguments, buffer=memoryview(shared).cast("B"))
    begun = False
    while pipe.recv_bytes():
        if begun:
            env.step(env.actions)
        else:
            env.reset()
            begun = True
        pipe.send_bytes(_PLAY)
