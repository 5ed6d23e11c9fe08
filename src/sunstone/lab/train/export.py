"""A trained net as the file that bots read (`sunstone.bots.net`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from sunstone.core.registry import game as find_game
from sunstone.lab.train.net import Net
from sunstone.lab.train.ppo import POINTS


def export(net: Net, game: str, path: Path) -> None:
    """Write the weights in half precision, with what the features are."""
    arrays: dict[str, Any] = {
        "columns": net.columns.cpu().numpy().astype(np.int32),
        "steps": net.steps.cpu().numpy().astype(np.int16),
        "wide": net.wide.cpu().numpy(),
        "row": np.array(find_game(game).observer(find_game(game).max_players).layout.size),
        "points_unit": np.array(POINTS),
    }
    for name, value in net.state_dict().items():
        if name.endswith((".weight", ".bias")):
            arrays[name] = value.cpu().numpy().astype(np.float16)
    np.savez(path, **arrays)
