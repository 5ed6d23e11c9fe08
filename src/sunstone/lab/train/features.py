"""From rows of an observation to what a net is fed: thermometers, the same for every number of players.

A number in an observation becomes a few yes-or-no features: does it reach this step? Where the steps lie is read off a
sample of positions once and kept with the net. The mask is fed too: which actions are legal tells much of a position.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from sunstone.bots.numpy_net import Array, numbers
from sunstone.core.game import Game

STEPS = 12
"""Steps of a thermometer at most."""
RARE = 0.0002
"""A step that fewer positions of the sample reach is left out, unless it is the first of its column."""


@dataclass(frozen=True)
class Features:
    """Feature i asks whether column `columns[i]` of a full row is at least `steps[i]`."""

    columns: Array
    steps: Array
    wide: Array
    """Whether the column is the first of two bytes."""
    players: int

    def __len__(self) -> int:
        return len(self.columns)


def fit(game: Game, sample: Array) -> Features:
    """Features for full rows like those of a sample."""
    columns: list[int] = []
    steps: list[int] = []
    wide: list[bool] = []
    for piece in game.observer(game.max_players).layout.pieces:
        step = 2 if piece.wide else 1
        for column in range(piece.offset, piece.offset + piece.count * step, step):
            found = numbers(sample, np.array([column]), np.array([piece.wide]))[:, 0]
            for value in _steps(found):
                columns.append(column)
                steps.append(value)
                wide.append(piece.wide)
    return Features(np.array(columns), np.array(steps), np.array(wide), game.max_players)


def _steps(found: Array) -> list[int]:
    """Where the thermometer of a column has its steps; it goes a little beyond what was found."""
    least, most = int(found.min()), int(found.max())
    if least == most:
        return []
    values, counts = np.unique(found, return_counts=True)
    reach = counts[::-1].cumsum()[::-1] / len(found)
    common = [int(value) for value, share in zip(values, reach, strict=True) if value > least and share >= RARE]
    if len(common) > STEPS:
        quantiles = np.quantile(found, np.linspace(0.02, 0.995, STEPS)).round()
        common = sorted({int(value) for value in quantiles if value > least})
    out = common or [int(values[1])]
    if most - least > STEPS:
        out += [round(least + (most - least) * more) for more in (1.0, 1.2, 1.4, 1.7)]
    return sorted(set(out))
