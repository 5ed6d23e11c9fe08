"""What a trained net is asked and answers.

It goes from what a seat sees to a policy over all actions and a value for each seat.

Nets are trained by `sunstone.lab.train` and lie in `nets/`, one for each game that has one. One net serves every number
of players; what is about missing seats is zero. Here nothing needs NumPy: a browser, where there is none, has a net of
its own (`find_elsewhere`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import product
from math import exp
from operator import itemgetter
from pathlib import Path
from typing import Protocol

from sunstone.bots.cores import keep_to_one_core
from sunstone.core.game import Game, State
from sunstone.core.observation import Observer, Piece

MARGIN = 30.0
"""Points of lead that are worth as much as a win, to nets."""


@dataclass(frozen=True)
class Judgement:
    """The outputs of a net, as tables: `worth[row, seat]`. Seats are counted from the viewer."""

    logits: memoryview[float]
    """How much each action of the catalogue is favoured, legal or not."""
    worth: memoryview[float]
    """What the game will be worth to each seat: 1 for a win, and its lead as a part of the training's `margin`."""
    points: memoryview[float]
    """Each seat's points at the end."""
    wins: memoryview[float]
    """Each seat's chance to win, as a logit."""

    def chances(self, row: int, players: int) -> list[float]:
        """Each seat's chance to win."""
        top = max(self.wins[row, seat] for seat in range(players))
        heights = [exp(self.wins[row, seat] - top) for seat in range(players)]
        return [height / sum(heights) for height in heights]

    def favours(self, row: int, actions: Sequence[int]) -> list[float]:
        """The logits of some actions."""
        logits = self.logits
        return [logits[row, action] for action in actions]


class Net(Protocol):
    """A trained net."""

    def judge(self, rows: Sequence[bytes]) -> Judgement:
        """The judgement of full rows."""


def full_row(game: Game, players: int) -> list[int]:
    """For each byte of a row for the most players, its place in a row for fewer; the row's length where it has none."""
    most = game.observer(game.max_players).layout
    fewer = game.observer(players).layout
    out = [fewer.size] * most.size
    for big, small in zip(most.pieces, fewer.pieces, strict=True):
        width = 2 if big.wide else 1
        for number, place in enumerate(_places(big, small)):
            for byte in range(width) if place >= 0 else ():
                out[big.offset + number * width + byte] = small.offset + place * width + byte
    return out


def _places(big: Piece, small: Piece) -> list[int]:
    """For each number of a piece, the place it has in a smaller one; -1 where it has none."""
    out: list[int] = []
    for at in product(*map(range, big.shape)):
        place = 0
        for index, size in zip(at, small.shape, strict=True):
            place = place * size + index
        inside = all(index < size for index, size in zip(at, small.shape, strict=True))
        out.append(place if inside else -1)
    return out


class Sight:
    """What the seats of tables with one number of players see, as full rows for a net."""

    def __init__(self, game: Game, players: int) -> None:
        self._observer: Observer = game.observer(players)
        self._spread = itemgetter(*full_row(game, players)) if players < game.max_players else None

    def row(self, state: State, seat: int) -> bytes:
        """What a seat sees now."""
        seen = bytes(self._observer.observe(state, seat))
        return seen if self._spread is None else bytes(self._spread(seen + b"\0"))


@cache
def _read_shipped(game: str) -> Net | None:
    path = Path(str(files("sunstone.bots") / "nets" / f"{game}.npz"))
    if not path.exists():
        return None
    keep_to_one_core()
    # NumPy takes a tenth of a second to load: it waits until a net is asked for.
    from sunstone.bots.numpy_net import read_net

    return read_net(path)


_find: Callable[[str], Net | None] = _read_shipped


def shipped(game: str) -> Net | None:
    """The net that comes with Sunstone for a game, if there is one."""
    return _find(game)


def net_for(state: State) -> Net | None:
    """The net for a table: that of its game, which knows only the components that ship with the game."""
    return shipped(state.game.id) if state.components.digest == state.game.components().digest else None


def find_elsewhere(find: Callable[[str], Net | None]) -> None:
    """Have `shipped` ask this, where there is no NumPy."""
    global _find
    _find = find
