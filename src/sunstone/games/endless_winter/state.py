"""The state of a game of Endless Winter: the table with the public calls on it."""

from __future__ import annotations

from typing import Final, final

from sunstone.core.game import LEGAL
from sunstone.games.endless_winter import sight
from sunstone.games.endless_winter.catalogue import DONE, END, PLACE
from sunstone.games.endless_winter.effects import Gain
from sunstone.games.endless_winter.gaining import carry_out
from sunstone.games.endless_winter.phases import advance
from sunstone.games.endless_winter.reasons import FINISH_FIRST, NOT_OPTIONAL, SETUP_DONE
from sunstone.games.endless_winter.setup import ChooseChief, ChooseSetupCard, ChooseSide
from sunstone.games.endless_winter.table import ACTION_PHASE, Decision, Table
from sunstone.games.endless_winter.turn import TURN

BY_PHASE: Final[list[Decision]] = [ChooseChief(), ChooseSide(), ChooseSetupCard(), TURN]
"""What is decided while nothing else is due. In the eclipse and the preparation something always is."""


@final
class EndlessWinterState(Table):
    """A position of Endless Winter that can be played on."""

    def _phase_decision(self) -> Decision:
        return BY_PHASE[self.phase]

    def _why_not_due(self, action: int) -> int:
        if action < PLACE:
            return SETUP_DONE
        if action == END:
            return FINISH_FIRST
        return NOT_OPTIONAL if action == DONE and not self.decision().may_leave(self) else LEGAL

    def settle(self) -> None:
        while self.phase >= ACTION_PHASE:
            if not self.due:
                if not advance(self):
                    return
            elif not self.due[len(self.due) - 1].settle(self):
                return

    def gain(self, gain: Gain) -> None:
        carry_out(self, gain)

    def clone(self) -> EndlessWinterState:
        twin = EndlessWinterState(self.game, self.players, self.options, self.rng.copy(), self.data)
        self._copy_fields(twin)
        return twin

    def scores(self) -> list[float]:
        return [float(player.points) for player in self.seats]

    def own_view(self, seat: int) -> dict[str, object]:
        return sight.own_view(self, self._viewer(seat))
