"""The state of a game of Cóatl: the table with the public calls on it."""

from __future__ import annotations

from typing import Final, final

from sunstone.core.decision import Decision
from sunstone.core.rng import Rng
from sunstone.core.score import ScoreSheet
from sunstone.games.coatl import consistency, scoring, sight
from sunstone.games.coatl.dump import dump
from sunstone.games.coatl.setup import Keep
from sunstone.games.coatl.table import KEEP_PHASE, Table
from sunstone.games.coatl.turn import Turn

KEEP: Final = Keep()
TURN: Final = Turn()


@final
class CoatlState(Table):
    """A position of Cóatl that can be played on."""

    def _phase_decision(self) -> Decision[Table]:
        return KEEP if self.phase == KEEP_PHASE else TURN

    def clone(self) -> CoatlState:
        twin = CoatlState(self.game, self.players, self.options, self.rng.copy(), self.data)
        self._copy_fields(twin)
        return twin

    def scores(self) -> list[float]:
        return [float(player.points) for player in self.seats]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def score_sheet(self) -> list[ScoreSheet]:
        return scoring.score_sheet(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return sight.view(self, self._viewer(seat))

    def own_view(self, seat: int) -> dict[str, object]:
        return sight.own_view(self, self._viewer(seat))

    def determinize(self, seat: int | None, rng: Rng) -> CoatlState:
        twin = self.clone()
        sight.redraw(twin, self._viewer(seat), rng)
        return twin

    def check(self) -> None:
        consistency.check(self)

    def _dump(self) -> dict[str, object]:
        return dump(self)
