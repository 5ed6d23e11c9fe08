"""A net as the file that bots read (`sunstone.bots.numpy_net`), and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch

from sunstone.core.game import Game
from sunstone.lab.train.features import Features
from sunstone.lab.train.net import Net
from sunstone.lab.train.ppo import POINTS


def export(net: Net, path: Path) -> None:
    """Write the weights in half precision, with what the features are."""
    arrays: dict[str, Any] = {
        "columns": net.columns.cpu().numpy().astype(np.int32),
        "steps": net.steps.cpu().numpy().astype(np.int16),
        "wide": net.wide.cpu().numpy(),
        "points_unit": np.array(POINTS),
    }
    for name, value in net.state_dict().items():
        if name.endswith((".weight", ".bias")):
            arrays[name] = value.cpu().numpy().astype(np.float16)
    np.savez(path, **arrays)


def load(path: Path, game: Game) -> Net:
    """The net of such a file."""
    with np.load(path) as file:
        arrays = dict(file)
    weights = {name: torch.as_tensor(array).float() for name, array in arrays.items() if "." in name}
    features = Features(arrays["columns"].astype(np.int64), arrays["steps"], arrays["wide"], game.max_players)
    blocks = sum(name.endswith(".up.weight") for name in weights)
    net = Net(features, len(game.catalogue), len(weights["first.bias"]), blocks)
    net.load_state_dict(weights, strict=False)
    return net
