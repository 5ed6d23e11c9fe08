"""Scale the chances of a shipped net so that they come true in games of the net itself.

    sunstone simulate endless_winter --players net,net,net --games 700 --records games
    python -m tools.calibrate endless_winter games

Nets learn from games in which they try things out. Those that play what they favour are decided sooner, so that their
chances lie too near the middle. What the net plays stays as it is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from tools.stamps import ROOT

from sunstone.bots.net import Sight
from sunstone.bots.numpy_net import Array, read_net
from sunstone.core.record import Record
from sunstone.core.rng import Rng

EVERY = 40
"""One decision in this many is looked at."""
HEADS = 3
"""Worth, points and chances: the last third of the value's outputs."""


def looked_at(net_file: Path, folder: Path) -> Iterator[tuple[Array, Array]]:
    """Logits of the chances at some decisions, and the shares of the win in the end; both from the mover on."""
    net = read_net(net_file)
    for number, file in enumerate(sorted(folder.glob("*.json"))):
        record = Record.from_json(file.read_text(encoding="utf-8"))
        rng = Rng(number)
        found: list[tuple[Array, int]] = []
        for state in record.states():
            if not state.over and len(state.legal()) > 1 and rng.below(EVERY) == 0:
                row = Sight(state.game, state.players).row(state, state.seat)
                found.append((np.asarray(net.judge([row]).wins)[0, : state.players], state.seat))
        first = np.array([place == 1 for place in state.ranking()], float)
        for logits, seat in found:
            yield logits, np.roll(first / first.sum(), -seat)


def loss(looks: list[tuple[Array, Array]], scale: float) -> float:
    """Mean of the surprise about who wins."""
    total = 0.0
    for logits, wins in looks:
        scaled = scale * logits
        top = scaled.max()
        total -= float((wins * (scaled - top - np.log(np.exp(scaled - top).sum()))).sum())
    return total / len(looks)


def best_scale(looks: list[tuple[Array, Array]]) -> float:
    """The scale with the least loss, which has a single least."""
    low, high = 0.3, 3.0
    while high - low > 0.002:
        third = (high - low) / 3
        if loss(looks, low + third) < loss(looks, high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


def main(game: str, *folders: str) -> None:
    """Fit, and write the net again."""
    file = ROOT / "src" / "sunstone" / "bots" / "nets" / f"{game}.npz"
    looks = [look for folder in folders for look in looked_at(file, Path(folder))]
    scale = best_scale(looks)
    with np.load(file) as read:
        arrays = dict(read)
    for name in ("value.weight", "value.bias"):
        outputs = arrays[name].shape[0]
        arrays[name][outputs * (HEADS - 1) // HEADS :] *= np.float16(scale)
    np.savez(file, **arrays)
    before, after = loss(looks, 1.0), loss(looks, scale)
    sys.stdout.write(f"{len(looks)} decisions: loss {before:.4f}, with scale {scale:.3f} {after:.4f}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
