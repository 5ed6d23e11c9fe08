"""The state of a game of Cóatl: the table with the public calls on it."""

from __future__ import annotations

from typing import Final, final

from sunstone.core.decision import Decision
from sunstone.games.coatl import sight
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

    def own_view(self, seat: int) -> dict[str, object]:
        return sight.own_view(self, self._viewer(seat))
