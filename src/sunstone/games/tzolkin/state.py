"""The state of a game of Tzolk'in: the table with the public calls on it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.game import LEGAL
from sunstone.games.tzolkin import sight
from sunstone.games.tzolkin.calendar import Calendar
from sunstone.games.tzolkin.catalogue import ACT, BEG, DONE, END
from sunstone.games.tzolkin.reasons import FINISH_FIRST, KEPT_ALREADY, NOT_OPTIONAL
from sunstone.games.tzolkin.setup import Keep
from sunstone.games.tzolkin.table import KEEP_PHASE, TURN_PHASE, Table, Wheel
from sunstone.games.tzolkin.turn import Turn
from sunstone.games.tzolkin.wheels import FIVE_WHEELS

KEEP: Final = Keep()
TURN: Final = Turn()
CALENDAR: Final = Calendar()


@final
class TzolkinState(Table):
    """A position of Tzolk'in that can be played on."""

    def _phase_decision(self) -> Decision[Table]:
        if self.phase == TURN_PHASE:
            return TURN
        return KEEP if self.phase == KEEP_PHASE else CALENDAR

    def _why_not_due(self, action: int) -> int:
        if action < BEG:
            return KEPT_ALREADY
        if action < ACT or action == END:
            return FINISH_FIRST
        return NOT_OPTIONAL if action == DONE and not self.decision().may_leave(self) else LEGAL

    def wheel(self, number: i64) -> Wheel:
        return FIVE_WHEELS[number]

    def clone(self) -> TzolkinState:
        twin = TzolkinState(self.game, self.players, self.options, self.rng.copy(), self.data)
        self._copy_fields(twin)
        return twin

    def scores(self) -> list[float]:
        return [player.quarters / 4 for player in self.seats]

    def own_view(self, seat: int) -> dict[str, object]:
        return sight.own_view(self, self._viewer(seat))

    def has_secrets(self, seat: int) -> bool:
        """While starting wealth is chosen. The tiles that were put back mean nothing afterwards."""
        return self.phase == KEEP_PHASE
