"""What the shipped nets say of some positions: NumPy and the browser's own net (`web/src/worker/net.ts`) must agree.

python -m tests.bots.judged     writes the file again, after a net has changed
"""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from zlib import compress

import numpy as np

import sunstone
from sunstone.bots.net import Sight, shipped

FILE = Path(__file__).with_suffix(".json")
SHIPPED = ("endless_winter", "tzolkin")
EVERY = 16
"""The logit of one action in so many is written down."""
_PLIES = (0, 30, 90, 150, 210)
"""Five positions: the browser's net takes four at a time, and then one."""


def seen(name: str) -> list[bytes]:
    """The rows of some positions, at tables of two to four."""
    game = sunstone.game(name)
    rows: list[bytes] = []
    for number, plies in enumerate(_PLIES):
        state = game.new(2 + number % 3, seed=number)
        sunstone.playout(state, sunstone.Rng(number), plies)
        rows.append(Sight(game, state.players).row(state, number % state.players))
    return rows


def judged(name: str) -> dict[str, object]:
    """What the net of a game says, and of what."""
    rows, net = seen(name), shipped(name)
    assert net is not None
    found = net.judge(rows)
    return {
        "rows": b64encode(compress(b"".join(rows), 9)).decode(),
        "logits": np.asarray(found.logits)[:, ::EVERY].round(3).tolist(),
        "worth": np.asarray(found.worth).round(4).tolist(),
        "points": np.asarray(found.points).round(2).tolist(),
        "wins": np.asarray(found.wins).round(4).tolist(),
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: judged(name) for name in SHIPPED}) + "\n", encoding="utf-8")
