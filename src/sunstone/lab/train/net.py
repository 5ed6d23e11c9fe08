"""The net: a plain residual net with a late split into policy and value."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from sunstone.lab.train.features import Features

WIDTH = 384
BLOCKS = 6


class Outcome(NamedTuple):
    """What the net expects of a game, for each seat."""

    worth: Tensor
    points: Tensor
    """In units of `POINTS`."""
    wins: Tensor
    """The logit of the chance to win."""


class Block(nn.Module):
    """Normalise, two layers, add."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up = nn.Linear(width, width)
        self.down = nn.Linear(width, width)
        nn.init.zeros_(self.down.weight)
        nn.init.zeros_(self.down.bias)

    def forward(self, x: Tensor) -> Tensor:
        """The input and what the block adds to it."""
        return x + self.down(functional.relu(self.up(self.norm(x))))


class Net(nn.Module):
    """Full rows of bytes to logits of all actions, and what comes of the game for each seat, from the mover on."""

    columns: Tensor
    steps: Tensor
    wide: Tensor

    def __init__(self, features: Features, actions: int, width: int = WIDTH, blocks: int = BLOCKS) -> None:
        super().__init__()
        self.register_buffer("columns", torch.as_tensor(features.columns))
        self.register_buffer("steps", torch.as_tensor(features.steps).to(torch.int16))
        self.register_buffer("wide", torch.as_tensor(features.wide))
        self.players = features.players
        self.first = nn.Linear(len(features), width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 3 * features.players)
        for head in (self.policy, self.value):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def features(self, rows: Tensor) -> Tensor:
        """The thermometers of rows of bytes."""
        low = rows.index_select(1, self.columns).to(torch.int16)
        # The last column has no neighbour, and is not wide.
        high = rows.index_select(1, (self.columns + 1).clamp(max=rows.shape[1] - 1)).to(torch.int16)
        high = torch.where(high > 127, high - 256, high) * 256
        return (torch.where(self.wide, low + high, low) >= self.steps).to(self.first.weight.dtype)

    def forward(self, rows: Tensor) -> tuple[Tensor, Outcome]:
        """Logits, and what comes of the game."""
        x: Any = self.first(self.features(rows))
        for block in self.blocks:
            x = block(x)
        x = functional.relu(self.norm(x))
        return self.policy(x).float(), Outcome(*self.value(x).float().split(self.players, 1))
