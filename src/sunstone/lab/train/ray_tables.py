"""Tables of a training run on other machines: the same as `VectorProcess`, but somewhere on a Ray cluster."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from sunstone.bots.numpy_net import Array
from sunstone.lab.vector import VectorEnv


class RayTables:
    """Tables at an actor of the cluster: `send` actions, `recv` when they are played."""

    def __init__(self, game: str, count: int, players: int, **wishes: Any) -> None:
        """The arguments of `VectorEnv`. Ray is started on this machine unless RAY_ADDRESS names a cluster."""
        # By name: types are checked where it is not installed, too.
        ray: Any = import_module("ray")
        if not ray.is_initialized():
            ray.init(log_to_driver=False, include_dashboard=False)
        self._ray = ray
        self.env = VectorEnv(game, count, players, **wishes)
        """Only its arrays are used here."""
        self._tables = ray.remote(num_cpus=1)(_Tables).remote(game, count, players, wishes)
        self._answer: object = None

    def send(self, actions: Array) -> None:
        """Have these actions played; the first call of all begins the games, whatever it is given."""
        self._answer = self._tables.play.remote(np.asarray(actions, np.int16))

    def recv(self) -> None:
        """Wait until they are played: the arrays then show what is asked next."""
        for array, played in zip(_arrays(self.env), self._ray.get(self._answer), strict=True):
            array[:] = played

    def close(self) -> None:
        """Give the actor's core back."""
        self._ray.kill(self._tables)


def _arrays(env: VectorEnv) -> list[Array]:
    return [env.rows, env.seats, env.ended, env.points, env.places]


class _Tables:
    """What runs elsewhere."""

    def __init__(self, game: str, count: int, players: int, wishes: dict[str, Any]) -> None:
        self._env = VectorEnv(game, count, players, **wishes)
        self._begun = False

    def play(self, actions: Array) -> list[Array]:
        if self._begun:
            self._env.step(actions)
        else:
            self._env.reset()
            self._begun = True
        return _arrays(self._env)
