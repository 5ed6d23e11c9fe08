"""Where a run stands, as a file that training goes on from: net, optimiser, and how far it is."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

import torch

from sunstone.core.game import Game
from sunstone.lab.train.export import export
from sunstone.lab.train.features import Features
from sunstone.lab.train.net import Net
from sunstone.lab.train.ppo import Learner

NET = "net.npz"
"""The net as bots read it (`sunstone.bots.numpy_net`)."""
STATE = "state.pt"


@dataclass
class Progress:
    """How far a run is."""

    seconds: float = 0.0
    """Time it has run, all its parts together."""
    decisions: int = 0


def save(folder: Path, learner: Learner, progress: Progress) -> None:
    """Write both files, so that an interruption leaves the old ones or the new ones."""
    saved = {
        "net": learner.net.state_dict(),
        "optimizer": learner.optimizer.state_dict(),
        "progress": asdict(progress),
        "shape": (learner.net.first.out_features, len(learner.net.blocks)),
    }
    torch.save(saved, folder / f"new-{STATE}")
    export(learner.net, folder / f"new-{NET}")
    for name in (STATE, NET):
        (folder / f"new-{name}").replace(folder / name)


def resume(folder: Path, game: Game, device: torch.device) -> tuple[Net, dict[str, object], Progress] | None:
    """The net, the state of its optimiser and the progress, if the run has begun."""
    path = folder / STATE
    if not path.exists():
        return None
    saved = torch.load(path, map_location=device, weights_only=True)
    weights = saved["net"]
    columns, steps, wide = (weights[name].cpu().numpy() for name in ("columns", "steps", "wide"))
    net = Net(Features(columns, steps, wide, game.max_players), len(game.catalogue), *saved["shape"])
    net.load_state_dict(weights)
    return net.to(device), saved["optimizer"], Progress(**saved["progress"])
