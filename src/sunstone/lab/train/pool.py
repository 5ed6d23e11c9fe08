"""The tables of a training run: processes in two groups, so that one plays while the net answers the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from sunstone.bots.net import full_row
from sunstone.bots.numpy_net import Array
from sunstone.core.game import Game
from sunstone.lab.seeds import derived
from sunstone.lab.vector import VectorEnv, VectorProcess

SPREAD = 400
"""Random actions before the first games, at the most: longer than the shortest games, which then end and begin anew."""


@dataclass(frozen=True)
class Share:
    """Processes of one kind in a group: how many, with how many tables each, for how many players."""

    processes: int
    count: int
    players: int


class Process(Protocol):
    """Tables that are played elsewhere: `VectorProcess`, or `RayTables` on other machines."""

    @property
    def env(self) -> VectorEnv:
        """Its arrays show what is asked."""

    def send(self, actions: Array) -> None:
        """Have these actions played."""

    def recv(self) -> None:
        """Wait until they are played."""

    def close(self) -> None:
        """End it."""


class Group:
    """Processes that are asked together. Tables of the same number of players lie next to each other."""

    def __init__(
        self, game: Game, shares: list[Share], seed: int, make: Callable[..., Process] = VectorProcess
    ) -> None:
        self.players_most = game.max_players
        self._processes: list[Process] = []
        self.blocks: list[tuple[int, slice]] = []
        """The number of players of a run of tables, and which they are."""
        self._slices: list[slice] = []
        at = 0
        for players in sorted({share.players for share in shares}):
            begin = at
            for place, share in enumerate(shares):
                for number in range(share.processes if share.players == players else 0):
                    seeds = derived(seed, place, number)
                    self._processes.append(
                        make(game.id, share.count, players, seed=seeds, skip_forced=True, spread=SPREAD)
                    )
                    self._slices.append(slice(at, at + share.count))
                    at += share.count
            self.blocks.append((players, slice(begin, at)))
        self.count = at
        self.players = np.zeros(at, np.int64)
        for process, part in zip(self._processes, self._slices, strict=True):
            self.players[part] = process.env.players
        self.columns = {players: np.array(full_row(game, players)) for players, _ in self.blocks}
        self.rows = {
            players: np.zeros((part.stop - part.start, game.observer(players).layout.size), np.uint8)
            for players, part in self.blocks
        }
        self.seats = np.zeros(at, np.int64)
        self.ended = np.zeros(at, bool)
        self.points = np.zeros((at, self.players_most), np.float32)
        self.places = np.zeros((at, self.players_most), np.uint8)

    def send(self, actions: Array) -> None:
        """Have these actions played."""
        for process, part in zip(self._processes, self._slices, strict=True):
            process.send(actions[part])

    def recv(self) -> None:
        """Wait until they are played, and gather what is asked next."""
        begins = {players: part.start for players, part in self.blocks}
        for process, part in zip(self._processes, self._slices, strict=True):
            process.recv()
            env = process.env
            players = env.players
            begin = begins[players]
            self.rows[players][part.start - begin : part.stop - begin] = env.rows
            self.seats[part] = env.seats
            self.ended[part] = env.ended
            self.points[part, :players] = env.points
            self.places[part, :players] = env.places

    def close(self) -> None:
        """End the processes."""
        for process in self._processes:
            process.close()
