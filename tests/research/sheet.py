"""Observations held against views: a test fills a sheet from a seat's view alone and compares it, number by number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

import sunstone
from sunstone.core.game import Game
from sunstone.lab.observation import Array, ArrayObserver
from tests.conformance.table import Case, cases_of, samples

View = Mapping[str, Any]


class Sheet:
    """The pieces of an observation, to be filled from a view. Places are numbers, or names of the last axis."""

    def __init__(self, observer: ArrayObserver, view: View) -> None:
        self.view = view
        self.you: int = view["you"]
        self.players: int = view["players"]
        self.arrays: dict[str, Array] = {piece.name: np.zeros(piece.shape, np.int64) for piece in observer.pieces}
        self._columns = {piece.name: piece.columns for piece in observer.pieces}

    def row(self, seat: int) -> int:
        """A seat as the one who looks counts it."""
        return (seat - self.you) % self.players

    def put(self, name: str, *where: int | str, value: int = 1) -> None:
        """Write a number."""
        self.arrays[name][self._place(name, *where)] = value

    def add(self, name: str, *where: int | str) -> None:
        """Count one more."""
        self.arrays[name][self._place(name, *where)] += 1

    def _place(self, name: str, *where: int | str) -> tuple[int, ...]:
        return tuple(self._columns[name].index(place) if isinstance(place, str) else place for place in where)


Fill = Callable[[Sheet, sunstone.State], None]


def some_tables(game: Game) -> list[Case]:
    """For each number of players, the options as they are by default, and all of them otherwise."""
    found: list[Case] = []
    for players in range(game.min_players, game.max_players + 1):
        cases = [case for case in cases_of(game) if case.players == players]
        found += [cases[0], cases[-1]]
    return found


def compare(game: Game, fill: Fill) -> None:
    """Every number of every piece is what the view tells, for every seat in many positions; no piece stays empty."""
    seen: set[str] = set()
    for case in some_tables(game):
        observer = ArrayObserver(game, case.players)
        for state in samples(case, games=2, each=2, every=25):
            for seat in range(case.players):
                found = observer.observe(state, seat)["observation"]
                sheet = Sheet(observer, state.view(seat))
                fill(sheet, state)
                for option in game.options:
                    sheet.put("options", option.name, value=option.choices.index(sheet.view["options"][option.name]))
                assert list(found) == list(sheet.arrays)
                for name, array in sheet.arrays.items():
                    assert np.array_equal(found[name], array), (str(case), state.ply, seat, name)
                seen.update(name for name, array in sheet.arrays.items() if array.any())
    assert seen == {piece.name for piece in ArrayObserver(game, game.max_players).pieces}
