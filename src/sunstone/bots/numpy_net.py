"""A trained net in NumPy.

It is fed thermometers: each feature asks whether a number of the row reaches a certain step.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from sunstone.bots.net import Judgement

Array = npt.NDArray[Any]
EPSILON = 1e-5
"""What a normalisation adds to a variance, as in training."""


def numbers(rows: Array, columns: Array, wide: Array) -> Array:
    """The numbers in some columns of rows of bytes; a wide one has a second byte, with the sign."""
    low = rows[:, columns].astype(np.int32)
    high = rows[:, np.minimum(columns + 1, rows.shape[1] - 1)].astype(np.int8).astype(np.int32)
    return np.where(wide, low + 256 * high, low)


class NumpyNet:
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

    def judge(self, rows: Sequence[bytes]) -> Judgement:
        """The judgement of full rows."""
        seen = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        features = numbers(seen, self.columns, self.wide) >= self.steps
        x = self._linear("first", features.astype(np.float32))
        for block in range(self._blocks):
            inner = self._linear(f"blocks.{block}.up", self._normal(f"blocks.{block}.norm", x))
            x = x + self._linear(f"blocks.{block}.down", np.maximum(inner, 0.0))
        x = np.maximum(self._normal("norm", x), 0.0)
        value = self._linear("value", x)
        worth, points, wins = np.split(value, 3, axis=1)
        tables = self._linear("policy", x), worth, points * self._unit, wins
        return Judgement(*(cast("memoryview[float]", np.ascontiguousarray(table).data) for table in tables))

    def _linear(self, name: str, x: Array) -> Array:
        out: Array = x @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]
        return out

    def _normal(self, name: str, x: Array) -> Array:
        centred = x - x.mean(1, keepdims=True)
        spread = np.sqrt(np.square(centred).mean(1, keepdims=True) + EPSILON)
        out: Array = centred / spread * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"]
        return out


def read_net(path: Path) -> NumpyNet:
    """A net from its file."""
    with np.load(path) as arrays:
        return NumpyNet(dict(arrays))
