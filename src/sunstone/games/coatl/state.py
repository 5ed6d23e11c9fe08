"""The state of a game of Cóatl: the position with the public calls on it."""

from __future__ import annotations

from typing import final

from sunstone.core.rng import Rng
from sunstone.core.score import ScoreSheet
from sunstone.games.coatl import dump, hidden, invariants, scoring
from sunstone.games.coatl import view as views
from sunstone.games.coatl.assemble import (
    extend,
    fulfil,
    start,
    why_not_extend,
    why_not_fulfil,
    why_not_start,
)
from sunstone.games.coatl.box import PROPHECIES
from sunstone.games.coatl.catalogue import (
    ACTIONS,
    CHOOSE,
    COMMIT,
    COMPLETE,
    DISCARD,
    END,
    EXTEND,
    FULFIL,
    FUTURE,
    KEEP,
    KEEP_MASKS,
    PASS,
    PICK_HEAD,
    START,
    TEMPLE,
)
from sunstone.games.coatl.choose import choose, why_not_choose
from sunstone.games.coatl.completion import complete, why_not_complete, why_not_temple
from sunstone.games.coatl.position import (
    ASSEMBLE_PHASE,
    CHOOSE_PHASE,
    COMPLETE_PHASE,
    DISCARD_PHASE,
    KEEP_PHASE,
    PLAY_PHASE,
    SEE_THE_FUTURE,
    CoatlPosition,
)
from sunstone.games.coatl.reasons import (
    COMPLETE_FIRST,
    DISCARD_FIRST,
    KEEP_FIRST,
    KEPT_ALREADY,
    LEGAL,
    NOT_COMPLETING,
    NOT_DISCARDING,
    OVER,
    UNKNOWN,
)
from sunstone.games.coatl.setup import keep, why_not_keep
from sunstone.games.coatl.take import content_of_take, kind_of_take, take, why_not_take
from sunstone.games.coatl.tokens import (
    commit,
    discard,
    pick,
    see_the_future,
    why_not_commit,
    why_not_discard,
    why_not_pick,
    why_not_spend,
)
from sunstone.games.coatl.turn import end_action, finish_first, legal_now, pass_turn, why_not_end, why_not_pass


@final
class CoatlState(CoatlPosition):
    """A position of Cóatl that can be played on."""

    __slots__ = ()

    def legal(self) -> list[int]:
        return legal_now(self)

    def _why_not(self, action: int) -> int:
        if self.over:
            return OVER
        if not 0 <= action < ACTIONS:
            return UNKNOWN
        why = self._why_not_in_phase(action)
        return self._why_not_by_rule(action) if why == LEGAL else why

    def _why_not_in_phase(self, action: int) -> int:
        """Whether this kind of action can be played in the phase the turn is in."""
        phase = self.phase
        if phase == KEEP_PHASE:
            return LEGAL if action >= KEEP else KEEP_FIRST
        if action >= KEEP:
            return KEPT_ALREADY
        if phase == COMPLETE_PHASE:
            return LEGAL if FULFIL <= action <= COMPLETE else COMPLETE_FIRST
        if TEMPLE <= action <= COMPLETE:
            return NOT_COMPLETING
        if phase == DISCARD_PHASE:
            return LEGAL if DISCARD <= action < COMMIT else DISCARD_FIRST
        if DISCARD <= action < COMMIT:
            return NOT_DISCARDING
        if phase == PLAY_PHASE or action == END:
            return LEGAL
        if phase == CHOOSE_PHASE and CHOOSE <= action < START:
            return LEGAL
        if phase == ASSEMBLE_PHASE and START <= action < TEMPLE:
            return LEGAL
        return finish_first(self)

    def _why_not_by_rule(self, action: int) -> int:
        """Whether the rule of the action allows it."""
        if action < CHOOSE:
            return why_not_take(self, kind_of_take(action), content_of_take(action))
        if action < START:
            return why_not_choose(self, action - CHOOSE)
        if action < EXTEND:
            return why_not_start(self, action - START)
        if action < FULFIL:
            offset = action - EXTEND
            return why_not_extend(self, offset // 20, offset % 20 // 5, offset % 5)
        if action < TEMPLE:
            offset = action - FULFIL
            return why_not_fulfil(self, offset // PROPHECIES, offset % PROPHECIES)
        if action < COMPLETE:
            return why_not_temple(self, action - TEMPLE)
        if action == COMPLETE:
            return why_not_complete(self)
        if action == END:
            return why_not_end(self)
        if action == PASS:
            return why_not_pass(self)
        if action < FUTURE:
            offset = action - PICK_HEAD
            return why_not_pick(self, kind_of_take(offset), content_of_take(offset))
        if action == FUTURE:
            return why_not_spend(self, SEE_THE_FUTURE)
        if action < COMMIT:
            return why_not_discard(self, action - DISCARD)
        if action < KEEP:
            return why_not_commit(self, action - COMMIT)
        return why_not_keep(self, KEEP_MASKS[action - KEEP])

    def push(self, action: int) -> None:
        if action < CHOOSE:
            take(self, kind_of_take(action), content_of_take(action))
            end_action(self)
        elif action < START:
            choose(self, action - CHOOSE)
        elif action < EXTEND:
            start(self, action - START)
        elif action < FULFIL:
            offset = action - EXTEND
            extend(self, offset // 20, offset % 20 // 5, offset % 5)
        elif action < TEMPLE:
            offset = action - FULFIL
            fulfil(self, offset // PROPHECIES, offset % PROPHECIES)
        elif action < COMPLETE:
            complete(self, action - TEMPLE)
        elif action == COMPLETE:
            complete(self, -1)
        elif action == END:
            end_action(self)
        elif action == PASS:
            pass_turn(self)
        elif action < FUTURE:
            offset = action - PICK_HEAD
            pick(self, kind_of_take(offset), content_of_take(offset))
            end_action(self)
        elif action == FUTURE:
            see_the_future(self)
        elif action < COMMIT:
            discard(self, action - DISCARD)
        elif action < KEEP:
            commit(self, action - COMMIT)
            end_action(self)
        else:
            keep(self, KEEP_MASKS[action - KEEP])
        self.ply += 1

    def clone(self) -> CoatlState:
        twin = CoatlState(self.game, self.players, self.options, self.rng.copy(), self.box)
        twin._copy_head(self)
        twin.phase = self.phase
        twin.bag = self.bag.copy()
        twin.heads = self.heads.copy()
        twin.tails = self.tails.copy()
        twin.bodies = self.bodies.copy()
        twin.boards = self.boards.copy()
        twin.board_size = self.board_size.copy()
        twin.deck = self.deck.copy()
        twin.display = self.display.copy()
        twin.discards = self.discards.copy()
        twin.aside = self.aside.copy()
        hands: list[list[int]] = []
        for hand in self.hands:
            hands.append(hand.copy())
        twin.hands = hands
        twin.reshuffles = self.reshuffles
        twin.temple_tops = self.temple_tops.copy()
        twin.temple_under = self.temple_under.copy()
        twin.temple_rest = self.temple_rest.copy()
        twin.secret_temple = self.secret_temple.copy()
        twin.open_temples = self.open_temples.copy()
        twin.coatls = self.coatls.copy()
        twin.beside = self.beside.copy()
        twin.completed = self.completed.copy()
        twin.finished = self.finished.copy()
        twin.points = self.points.copy()
        twin.tokens = self.tokens.copy()
        twin.actions_left = self.actions_left
        twin.chosen = self.chosen
        twin.foreseeing = self.foreseeing
        twin.completing = self.completing
        twin.passes = self.passes
        twin.shown = self.shown
        twin.ending = self.ending
        twin.ending_seat = self.ending_seat
        twin.turns_left = self.turns_left
        return twin

    def scores(self) -> list[float]:
        return [float(points) for points in self.points]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def score_sheet(self) -> list[ScoreSheet]:
        return scoring.score_sheet(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return views.view(self, self._viewer(seat))

    def own_view(self, seat: int) -> dict[str, object]:
        return views.own_view(self, self._viewer(seat))

    def determinize(self, seat: int | None, rng: Rng) -> CoatlState:
        twin = self.clone()
        hidden.redraw(twin, self._viewer(seat), rng)
        return twin

    def check(self) -> None:
        invariants.check(self)

    def _dump(self) -> dict[str, object]:
        return dump.dump(self)
