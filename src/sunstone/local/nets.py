"""Trained nets where there is no NumPy: the worker's script reads and asks them (`web/src/worker/net.ts`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sunstone.bots.net import Judgement, Net, find_elsewhere


class NeedsNet(Exception):
    """A bot wants a net that the script has not read yet. What it was asked is asked again after `give_net`."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


class Answer(Protocol):
    """An array of the script's."""

    def to_bytes(self) -> bytes: ...


class ScriptNet(Protocol):
    """The script's net."""

    actions: int
    seats: int

    def judge(self, rows: bytes, count: int) -> Answer:
        """All logits, then what the game is worth to each seat, its points, its chance: floats of four bytes."""


class BrowserNet:
    """The script's net as bots ask it."""

    def __init__(self, net: ScriptNet) -> None:
        self._net = net

    def judge(self, rows: Sequence[bytes]) -> Judgement:
        """The judgement of full rows."""
        count, net = len(rows), self._net
        numbers = memoryview(net.judge(b"".join(rows), count).to_bytes())
        tables: list[memoryview[float]] = []
        begin = 0
        for width in (net.actions, net.seats, net.seats, net.seats):
            end = begin + 4 * count * width
            tables.append(numbers[begin:end].cast("f", (count, width)))
            begin = end
        return Judgement(*tables)


_nets: dict[str, Net | None] = {}


def _find(game: str) -> Net | None:
    if game not in _nets:
        raise NeedsNet(game)
    return _nets[game]


def give_net(game: str, net: ScriptNet | None) -> None:
    """The net of a game; without one, bots play by the game's evaluation."""
    _nets[game] = None if net is None else BrowserNet(net)


def ask_script() -> None:
    """Have bots ask the script's nets from now on."""
    find_elsewhere(_find)
