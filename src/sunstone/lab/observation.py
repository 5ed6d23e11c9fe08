"""What the research environments share: observations as named arrays, rewards, and how a table begins.

An observation is made from what its seat may see, and from nothing else (`sunstone.core.observation`). Its arrays are
views of one fresh buffer, so they do not change when the game goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from sunstone.core.errors import BadOption
from sunstone.core.game import Game, State
from sunstone.core.observation import MASK, Piece
from sunstone.i18n import Translator
from sunstone.text import table_text

Array = npt.NDArray[Any]
Observation = dict[str, Any]
"""`observation`, a dict of arrays by the names of their pieces, and `action_mask`."""

RANK: Final = "rank"
MARGIN: Final = "margin"
REWARDS: Final = (RANK, MARGIN)

RENDER_MODES: Final = ("ansi",)


def _dtype(piece: Piece) -> str:
    if piece.name == MASK:
        # The type Gymnasium asks of a mask for `Discrete.sample`.
        return "i1"
    return "<i2" if piece.wide else "u1"


def observed(game: Game) -> bool:
    """Whether a game has observations; only such games have research environments."""
    try:
        game.observer(game.min_players)
    except BadOption:
        return False
    return True


class ArrayObserver:
    """Observations of one game with one number of players, as NumPy arrays with their Gymnasium spaces."""

    def __init__(self, game: Game, players: int) -> None:
        self._observer = game.observer(players)
        layout = self._observer.layout
        self.pieces = tuple(piece for piece in layout.pieces if piece.name != MASK)
        self._names = tuple(piece.name for piece in self.pieces)
        self._record = np.dtype(
            {
                "names": [piece.name for piece in layout.pieces],
                "formats": [(_dtype(piece), piece.shape) for piece in layout.pieces],
                "offsets": [piece.offset for piece in layout.pieces],
                "itemsize": layout.size,
            }
        )
        self.action_space: spaces.Discrete = spaces.Discrete(len(game.catalogue))
        self.observation_space: spaces.Dict = spaces.Dict(
            {
                "observation": spaces.Dict({piece.name: _space(piece) for piece in self.pieces}),
                MASK: spaces.Box(0, 1, (len(game.catalogue),), np.int8),
            }
        )

    def observe(self, state: State, seat: int) -> Observation:
        """The observation of a seat, and the mask of legal actions."""
        record: Array = np.ndarray((), self._record, self._observer.observe(state, seat))
        return {"observation": {name: record[name] for name in self._names}, MASK: record[MASK]}

    def flat(self, state: State, seat: int) -> Array:
        """The same pieces, without the mask, one after the other in one array of floats."""
        pieces = self.observe(state, seat)["observation"].values()
        return np.concatenate([piece.ravel() for piece in pieces], dtype=np.float32)


def _space(piece: Piece) -> spaces.Box:
    return spaces.Box(piece.low, piece.high, piece.shape, np.int16 if piece.wide else np.uint8)


def check_reward(kind: str) -> str:
    """The kind of reward itself, or `ValueError`."""
    if kind not in REWARDS:
        raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {kind!r}")
    return kind


def rewards(state: State, kind: str) -> list[float]:
    """Each seat's reward for a finished game; they add up to zero.

    By `rank` the first gets 1, the last -1, the others evenly spaced between; tied seats get the mean of their places.
    By `margin` a seat gets its points minus the mean of the other seats' points.
    """
    if kind == RANK:
        return _by_rank(state.ranking())
    scores = state.scores()
    total = sum(scores)
    return [score - (total - score) / (len(scores) - 1) for score in scores]


def _by_rank(ranking: list[int]) -> list[float]:
    step = 2 / (len(ranking) - 1)
    return [1 - step * (place - 1 + (ranking.count(place) - 1) / 2) for place in ranking]


def outcome(state: State, seat: int) -> dict[str, Any]:
    """The `info` of a seat when the game is over."""
    return {"seat": seat, "scores": state.scores(), "ranking": state.ranking()}


def check_render_mode(mode: str | None) -> str | None:
    """The render mode itself, or `ValueError`."""
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"there is no render mode {mode!r}")
    return mode


def begin(
    game: Game, players: int, seed: int, options: Mapping[str, object] | None, wishes: Mapping[str, Any] | None
) -> State:
    """A table at its beginning: the set-up of a seed, or the position that the options of a reset ask for."""
    position = (wishes or {}).get("position")
    if position is None:
        return game.new(players, seed, options)
    table = game.load(position)
    if table.over or table.players != players:
        raise ValueError(f"a game of {players} that is under way was expected")
    return table


def in_words(table: State, names: list[str]) -> str:
    """The position in words, as seen by the seat to move; after the end, by a spectator."""
    words = table_text(table.game, Translator(), names, table.components)
    lines: list[str] = []
    for section in words.position(table.view(None if table.over else table.seat)):
        lines += [section.heading, *(f"  {line}" for line in section.lines)]
    return "\n".join(lines)
