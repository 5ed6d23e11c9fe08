"""A trained net in NumPy: from rows of an observation to a policy over all actions and a value for each seat.

Nets are trained by `sunstone.lab.train` and lie in `nets/`, one for each game that has one. A net is fed thermometers:
each feature asks whether a number of the row reaches a certain step. One net serves every number of players; what
is about missing seats is zero.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sunstone.core.game import Game, State
from sunstone.core.observation import Observer, Piece

Array = npt.NDArray[Any]
MARGIN = 30.0
"""Points of lead that are worth as much as a win, to nets."""
EPSILON = 1e-5
"""What a normalisation adds to a variance, as in training."""


def full_row(game: Game, players: int) -> Array:
    """For each byte of a row for the most players, its place in a row for fewer; the row's length where it has none."""
    most = game.observer(game.max_players).layout
    fewer = game.observer(players).layout
    out = np.full(most.size, fewer.size, np.int64)
    for big, small in zip(most.pieces, fewer.pieces, strict=True):
        width = 2 if big.wide else 1
        out[big.offset : big.offset + big.count * width] = _padded(big, small, fewer.size, width).reshape(-1)
    return out


def _padded(big: Piece, small: Piece, missing: int, width: int) -> Array:
    places = np.arange(small.offset, small.offset + small.count * width).reshape(*small.shape, width)
    out = np.full((*big.shape, width), missing, np.int64)
    out[tuple(slice(0, size) for size in small.shape)] = places
    return out


def numbers(rows: Array, columns: Array, wide: Array) -> Array:
    """The numbers in some columns of rows of bytes; a wide one has a second byte, with the sign."""
    low = rows[:, columns].astype(np.int32)
    high = rows[:, np.minimum(columns + 1, rows.shape[1] - 1)].astype(np.int8).astype(np.int32)
    return np.where(wide, low + 256 * high, low)


@dataclass(frozen=True)
class Judgement:
    """The outputs of a net for some rows. Seats are counted from the viewer."""

    logits: Array
    """How much each action of the catalogue is favoured, legal or not."""
    worth: Array
    """What the game will be worth to each seat: 1 for a win, and its lead as a part of the training's `margin`."""
    points: Array
    """Each seat's points at the end."""


class Net:
    """The weights of a net, and the way through it."""

    def __init__(self, arrays: dict[str, Array]) -> None:
        self.columns = arrays["columns"].astype(np.int64)
        self.steps = arrays["steps"].astype(np.int32)
        self.wide = arrays["wide"]
        self._unit = float(arrays["points_unit"])
        self._weights = {
            name: array.astype(np.float32) for name, array in arrays.items() if name.endswith((".weight", ".bias"))
        }
        self._blocks = sum(name.startswith("blocks.") and name.endswith(".up.weight") for name in self._weights)

    def judge(self, rows: Array) -> Judgement:
        """The judgement of full rows."""
        features = numbers(rows, self.columns, self.wide) >= self.steps
        x = self._linear("first", features.astype(np.float32))
        for block in range(self._blocks):
            inner = self._linear(f"blocks.{block}.up", self._normal(f"blocks.{block}.norm", x))
            x = x + self._linear(f"blocks.{block}.down", np.maximum(inner, 0.0))
        x = np.maximum(self._normal("norm", x), 0.0)
        value = self._linear("value", x)
        seats = value.shape[1] // 2
        return Judgement(self._linear("policy", x), value[:, :seats], value[:, seats:] * self._unit)

    def _linear(self, name: str, x: Array) -> Array:
        out: Array = x @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]
        return out

    def _normal(self, name: str, x: Array) -> Array:
        centred = x - x.mean(1, keepdims=True)
        spread = np.sqrt(np.square(centred).mean(1, keepdims=True) + EPSILON)
        out: Array = centred / spread * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"]
        return out


def read_net(path: Path) -> Net:
    """A net from its file."""
    with np.load(path) as arrays:
        return Net(dict(arrays))


@cache
def shipped(game: str) -> Net | None:
    """The net that comes with Sunstone for a game, if there is one."""
    path = Path(str(files("sunstone.bots") / "nets" / f"{game}.npz"))
    return read_net(path) if path.exists() else None


class Sight:
    """What the seats of tables with one number of players see, as full rows for a net."""

    def __init__(self, game: Game, players: int) -> None:
        self._observer: Observer = game.observer(players)
        self._columns = full_row(game, players)

    def row(self, state: State, seat: int) -> Array:
        """What a seat sees now."""
        seen = np.frombuffer(bytes(self._observer.observe(state, seat)) + b"\0", np.uint8)
        out: Array = seen[self._columns]
        return out
