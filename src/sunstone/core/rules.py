"""The rules of a game as functions on its table: what is called only a few times in a turn.

What is asked at every step (decisions, `clone`, `scores`) is a method of the game's state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sunstone.core.dump_reader import Reader
from sunstone.core.rng import Rng
from sunstone.core.score import ScoreSheet

if TYPE_CHECKING:
    from sunstone.core.game import State

TableT = TypeVar("TableT", bound="State")
Plain = dict[str, object]


class Rules(Generic[TableT]):
    """The functions behind the public methods of `State` and `Game`."""

    def __init__(
        self,
        *,
        state: Callable[..., TableT],
        data: Callable[..., Any],
        data_options: tuple[str, ...] = (),
        lay_out: Callable[[TableT], None],
        check: Callable[[TableT], None],
        dump: Callable[[TableT], Plain],
        load: Callable[[TableT, Reader], None],
        view: Callable[[TableT, int], Plain],
        redraw: Callable[[TableT, int, Rng], None],
        ranking: Callable[[TableT], list[int]],
        score_sheet: Callable[[TableT], list[ScoreSheet]],
    ) -> None:
        self.state = state
        """A table with nothing on it: of game, players, options, generator and rule data."""
        self.data = data
        """The components as the rules read them: of the components and the values of `data_options`."""
        self.data_options = data_options
        self.unpacked: dict[str, Any] = {}
        """The rule data made so far, by digest of the components and by options."""
        self.lay_out = lay_out
        """Everything before the first decision."""
        self.check = check
        """Raise `BadPosition` for a position that cannot be."""
        self.dump = dump
        """The game's own part of a position as plain JSON."""
        self.load = load
        """Fill a bare table from a dump."""
        self.view = view
        """Everything a viewer may see."""
        self.redraw = redraw
        """Deal anew, in place, what a viewer cannot know; the generator too."""
        self.ranking = ranking
        self.score_sheet = score_sheet
