"""The state of a game of Tzolk'in: the position with the public calls on it."""

from __future__ import annotations

from typing import final

from sunstone.core.rng import Rng
from sunstone.core.score import ScoreSheet
from sunstone.games.tzolkin import dump, hidden, invariants, scoring
from sunstone.games.tzolkin import view as views
from sunstone.games.tzolkin.calendar import end_turn, turn_calendar, why_not_turn
from sunstone.games.tzolkin.catalogue import (
    ACT,
    ACTIONS,
    BEG,
    CALENDAR,
    DONE,
    END,
    KEEP,
    PLACE,
    TAKE,
    TAKE_BASE,
)
from sunstone.games.tzolkin.decisions import answer, legal_due, settle, why_not_due
from sunstone.games.tzolkin.position import CALENDAR_PHASE, KEEP_PHASE, TzolkinPosition
from sunstone.games.tzolkin.reasons import (
    FINISH_FIRST,
    KEEP_FIRST,
    KEPT_ALREADY,
    LEGAL,
    OTHER_DECISION,
    OVER,
    UNKNOWN,
)
from sunstone.games.tzolkin.setup import keep
from sunstone.games.tzolkin.workers import (
    beg,
    legal_turn,
    place_worker,
    take_worker,
    why_not_beg,
    why_not_end,
    why_not_place,
    why_not_take,
)


def _gear_of(place: int) -> int:
    """The wheel of a place among the actions of `take`."""
    return 4 if place >= TAKE_BASE[4] else place // 8


@final
class TzolkinState(TzolkinPosition):
    """A position of Tzolk'in that can be played on."""

    __slots__ = ()

    def legal(self) -> list[int]:
        out: list[int] = []
        if self.over:
            return out
        if self.stack:
            legal_due(self, self.stack[len(self.stack) - 1], out)
        elif self.phase == KEEP_PHASE:
            for choice in range(6):
                out.append(KEEP + choice)
        elif self.phase == CALENDAR_PHASE:
            out.append(CALENDAR)
            out.append(CALENDAR + 1)
        else:
            legal_turn(self, out)
        return out

    def _why_not(self, action: int) -> int:
        if self.over:
            return OVER
        if not 0 <= action < ACTIONS:
            return UNKNOWN
        if self.phase == KEEP_PHASE:
            return LEGAL if action < BEG else KEEP_FIRST
        if action < BEG:
            return KEPT_ALREADY
        if self.stack:
            if action < ACT or action == END:
                return FINISH_FIRST
            return why_not_due(self, self.stack[len(self.stack) - 1], action)
        if CALENDAR <= action < DONE:
            return why_not_turn(self, action - CALENDAR + 1)
        if self.phase == CALENDAR_PHASE:
            return OTHER_DECISION
        if action < PLACE:
            return why_not_beg(self, action - BEG)
        if action < TAKE:
            return why_not_place(self, action - PLACE)
        if action < ACT:
            place = action - TAKE
            gear = _gear_of(place)
            return why_not_take(self, gear, place - TAKE_BASE[gear])
        return why_not_end(self) if action == END else OTHER_DECISION

    def push(self, action: int) -> None:
        if self.stack:
            answer(self, action)
            settle(self)
        elif action < BEG:
            keep(self, action - KEEP)
        elif action < PLACE:
            beg(self, action - BEG)
        elif action < TAKE:
            place_worker(self, action - PLACE)
        elif action < ACT:
            place = action - TAKE
            gear = _gear_of(place)
            take_worker(self, gear, place - TAKE_BASE[gear])
        elif action == END:
            end_turn(self)
        else:
            turn_calendar(self, action - CALENDAR + 1)
        self.ply += 1

    def clone(self) -> TzolkinState:
        twin = TzolkinState(self.game, self.players, self.options, self.rng.copy(), self.box)
        twin._copy_head(self)
        twin.phase = self.phase
        twin.day = self.day
        twin.round = self.round
        twin.food_due = self.food_due
        twin.fed = self.fed
        twin.age = self.age
        twin.tooth_corn = self.tooth_corn
        twin.first = self.first
        twin.turn = self.turn
        twin.start_space = self.start_space
        twin.teeth = self.teeth.copy()
        twin.forest = self.forest.copy()
        twin.cleared = self.cleared.copy()
        twin.skull_spaces = self.skull_spaces
        twin.bank_skulls = self.bank_skulls
        twin.display = self.display.copy()
        twin.offered = self.offered.copy()
        twin.buildings = self.buildings.copy()
        twin.unused = self.unused.copy()
        twin.wealth_deck = self.wealth_deck.copy()
        # Lists of tiles dealt and kept are replaced as a whole, never changed: clones share them.
        twin.dealt = self.dealt.copy()
        twin.kept = self.kept.copy()
        twin.goods = self.goods.copy()
        twin.steps = self.steps.copy()
        twin.levels = self.levels.copy()
        twin.points = self.points.copy()
        twin.earned = self.earned.copy()
        twin.hand = self.hand.copy()
        twin.workers = self.workers.copy()
        twin.light = self.light.copy()
        twin.tiles = self.tiles.copy()
        twin.meals = self.meals.copy()
        twin.frugal = self.frugal.copy()
        built: list[list[int]] = []
        monuments: list[list[int]] = []
        for seat in range(self.players):
            built.append(self.built[seat].copy())
            monuments.append(self.monuments[seat].copy())
        twin.built = built
        twin.monuments = monuments
        twin.mode = self.mode
        twin.placed = self.placed
        twin.taken = self.taken
        twin.begged = self.begged
        twin.mercy = self.mercy
        twin.stack = self.stack.copy()
        return twin

    def scores(self) -> list[float]:
        return [points / 4 for points in self.points]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def score_sheet(self) -> list[ScoreSheet]:
        return scoring.score_sheet(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return views.view(self, self._viewer(seat))

    def own_view(self, seat: int) -> dict[str, object]:
        return views.own_view(self, self._viewer(seat))

    def determinize(self, seat: int | None, rng: Rng) -> TzolkinState:
        twin = self.clone()
        hidden.redraw(twin, self._viewer(seat), rng)
        return twin

    def check(self) -> None:
        invariants.check(self)

    def _dump(self) -> dict[str, object]:
        return dump.dump(self)
