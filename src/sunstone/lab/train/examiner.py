"""A process that plays the newest net of a run against `greedy`, so that training need not wait for such games."""

from __future__ import annotations

import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from sunstone import bots
from sunstone.bots.net_bot import NetBot
from sunstone.bots.numpy_net import read_net
from sunstone.core.game import Game
from sunstone.core.registry import game as find_game
from sunstone.lab.follow import go_with_parent, spawner
from sunstone.lab.seeds import derived
from sunstone.lab.train.checkpoint import NET

WAIT_SECONDS = 1.0


@dataclass
class Marks:
    """How games of the net against `greedy` ended."""

    games: int = 0
    won: float = 0.0
    points: float = 0.0

    def as_json(self) -> dict[str, float]:
        """Games, the share of them won, and the mean of the net's points."""
        games = max(1, self.games)
        return {"met": self.games, "won": self.won / games, "met_points": self.points / games}


class Examiner:
    """Asked now and then for the games that have ended since."""

    def __init__(self, game: Game, players: int, folder: Path, seed: int) -> None:
        context = spawner()
        self._pipe, theirs = context.Pipe(duplex=False)
        self._process = context.Process(
            target=_examine, args=(game.id, players, folder / NET, seed, theirs), daemon=True
        )
        self._process.start()
        theirs.close()

    def marks(self) -> Marks:
        """The games since the last call."""
        marks = Marks()
        while self._pipe.poll():
            won, points = self._pipe.recv()
            marks.games += 1
            marks.won += won
            marks.points += points
        return marks

    def close(self) -> None:
        """End the process."""
        self._process.terminate()
        self._process.join()


def _examine(name: str, players: int, path: Path, seed: int, pipe: Connection) -> None:
    go_with_parent()
    game = find_game(name)
    number = 0
    while True:
        if path.exists():
            pipe.send(play(game, players, path, derived(seed, number), number % players))
            number += 1
        else:
            time.sleep(WAIT_SECONDS)


def play(game: Game, players: int, path: Path, seed: int, own: int) -> tuple[float, float]:
    """One game of the net in a file from one seat: its share of the win, and its points."""
    net = NetBot(net=read_net(path))
    seats = [net if seat == own else bots.make("greedy", derived(seed, seat)) for seat in range(players)]
    state = game.new(players, seed)
    while not state.over:
        state.push(seats[state.seat].choose(state))
    ranking = state.ranking()
    return (1.0 / ranking.count(1) if ranking[own] == 1 else 0.0), state.scores()[own]
