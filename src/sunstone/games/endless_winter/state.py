"""The state of a game of Endless Winter: the table with the public calls on it."""

from __future__ import annotations

from typing import Final, final

from sunstone.core.rng import Rng
from sunstone.core.score import ScoreSheet
from sunstone.games.endless_winter import consistency, scoring, sight
from sunstone.games.endless_winter.catalogue import ACTIONS, DONE, END, PLACE
from sunstone.games.endless_winter.dump import dump
from sunstone.games.endless_winter.effects import Gain
from sunstone.games.endless_winter.gaining import carry_out
from sunstone.games.endless_winter.phases import advance, end_turn, next_turn
from sunstone.games.endless_winter.reasons import (
    FINISH_FIRST,
    LEGAL,
    NOT_OPTIONAL,
    OVER,
    SETUP_DONE,
    SETUP_FIRST,
    UNKNOWN,
)
from sunstone.games.endless_winter.redraw import redraw
from sunstone.games.endless_winter.setup import ChooseChief, ChooseSetupCard, ChooseSide
from sunstone.games.endless_winter.table import ACTION_PHASE, PILE_STAGE, Decision, Table
from sunstone.games.endless_winter.turn import TURN

BY_PHASE: Final[list[Decision]] = [ChooseChief(), ChooseSide(), ChooseSetupCard(), TURN]
"""What is decided while nothing else is due. In the eclipse and the preparation something always is."""


@final
class EndlessWinterState(Table):
    """A position of Endless Winter that can be played on."""

    def legal(self) -> list[int]:
        out: list[int] = []
        if self.over:
            return out
        if not self.due:
            BY_PHASE[self.phase].legal(self, out)
            return out
        decision = self.due[len(self.due) - 1]
        decision.legal(self, out)
        if decision.may_leave(self):
            out.append(DONE)
        return out

    def _why_not(self, action: int) -> int:
        if self.over:
            return OVER
        if not 0 <= action < ACTIONS:
            return UNKNOWN
        if self.phase < ACTION_PHASE:
            return SETUP_FIRST if action >= PLACE else BY_PHASE[self.phase].why_not(self, action)
        if action < PLACE:
            return SETUP_DONE
        if not self.due:
            return TURN.why_not(self, action)
        if action == END:
            return FINISH_FIRST
        decision = self.due[len(self.due) - 1]
        if action == DONE:
            return LEGAL if decision.may_leave(self) else NOT_OPTIONAL
        return decision.why_not(self, action)

    def push(self, action: int) -> None:
        if self.due:
            decision = self.due.pop()
            if action == DONE:
                decision.leave(self)
            else:
                decision.answer(self, action)
        elif action == END:
            end_turn(self)
        elif action == DONE and self.stage == PILE_STAGE:
            next_turn(self)
        else:
            BY_PHASE[self.phase].answer(self, action)
        if self.phase >= ACTION_PHASE:
            self.settle()
        self.ply += 1

    def settle(self) -> None:
        while True:
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

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def score_sheet(self) -> list[ScoreSheet]:
        return scoring.score_sheet(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return sight.view(self, self._viewer(seat))

    def own_view(self, seat: int) -> dict[str, object]:
        return sight.own_view(self, self._viewer(seat))

    def determinize(self, seat: int | None, rng: Rng) -> EndlessWinterState:
        twin = self.clone()
        redraw(twin, self._viewer(seat), rng)
        return twin

    def check(self) -> None:
        consistency.check(self)

    def _dump(self) -> dict[str, object]:
        return dump(self)
