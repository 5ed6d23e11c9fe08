"""The state of a game of Endless Winter: the position with the public calls on it."""

from __future__ import annotations

from typing import final

from sunstone.core.rng import Rng
from sunstone.core.score import ScoreSheet
from sunstone.games.endless_winter import dump, hidden, invariants, scoring
from sunstone.games.endless_winter import view as views
from sunstone.games.endless_winter.catalogue import ACTIONS, CHIEF, DONE, END, PLACE, SETUP, SIDE
from sunstone.games.endless_winter.decisions import answer, legal_due, settle, why_not_due
from sunstone.games.endless_winter.flow import end_turn, next_turn
from sunstone.games.endless_winter.position import (
    ACTION_PHASE,
    CHIEF_PHASE,
    PILE_STAGE,
    PREPARATION_PHASE,
    SETUP_PHASE,
    SIDE_PHASE,
    EndlessWinterPosition,
)
from sunstone.games.endless_winter.reasons import (
    FINISH_FIRST,
    LEGAL,
    NOT_OFFERED,
    OVER,
    SETUP_DONE,
    SETUP_FIRST,
    UNKNOWN,
)
from sunstone.games.endless_winter.setup import choose_chief, choose_setup_card, choose_side
from sunstone.games.endless_winter.turn import do_turn, legal_turn, why_not_turn


def _copies(rows: list[list[int]]) -> list[list[int]]:
    out: list[list[int]] = []
    for row in rows:
        out.append(row.copy())
    return out


@final
class EndlessWinterState(EndlessWinterPosition):
    """A position of Endless Winter that can be played on."""

    __slots__ = ()

    def legal(self) -> list[int]:
        out: list[int] = []
        if self.over:
            return out
        if self.stack:
            legal_due(self, self.stack[len(self.stack) - 1], out)
        elif self.phase == ACTION_PHASE:
            legal_turn(self, out)
        elif self.phase == SIDE_PHASE:
            out.append(SIDE)
            out.append(SIDE + 1)
        else:
            base = CHIEF if self.phase == CHIEF_PHASE else SETUP
            for offered in self.offer:
                out.append(base + offered)
        return out

    def _why_not(self, action: int) -> int:
        if self.over:
            return OVER
        if not 0 <= action < ACTIONS:
            return UNKNOWN
        if self.phase < ACTION_PHASE:
            return self._why_not_setup(action)
        if action < PLACE:
            return SETUP_DONE
        if self.stack:
            if action == END:
                return FINISH_FIRST
            return why_not_due(self, self.stack[len(self.stack) - 1], action)
        return why_not_turn(self, action)

    def _why_not_setup(self, action: int) -> int:
        if action >= PLACE:
            return SETUP_FIRST
        if self.phase == SIDE_PHASE:
            return LEGAL if SIDE <= action < SETUP else SETUP_FIRST
        if self.phase == CHIEF_PHASE:
            if action >= SIDE:
                return SETUP_FIRST
            return LEGAL if action - CHIEF in self.offer else NOT_OFFERED
        if action < SETUP:
            return SETUP_FIRST
        return LEGAL if action - SETUP in self.offer else NOT_OFFERED

    def push(self, action: int) -> None:
        if self.stack:
            answer(self, action)
            settle(self)
        elif self.phase < ACTION_PHASE:
            if self.phase == CHIEF_PHASE:
                choose_chief(self, action - CHIEF)
            elif self.phase == SETUP_PHASE:
                choose_setup_card(self, action - SETUP)
            else:
                choose_side(self, action - SIDE)
            if self.phase == PREPARATION_PHASE:
                settle(self)
        elif action == END:
            end_turn(self)
            settle(self)
        elif action == DONE and self.stage == PILE_STAGE:
            next_turn(self)
            settle(self)
        else:
            do_turn(self, action)
            settle(self)
        self.ply += 1

    def clone(self) -> EndlessWinterState:
        twin = EndlessWinterState(self.game, self.players, self.options, self.rng.copy(), self.box)
        twin._copy_head(self)
        twin.phase = self.phase
        twin.stage = self.stage
        twin.round = self.round
        twin.turn = self.turn
        twin.order = self.order.copy()
        twin.offer = self.offer.copy()
        twin.first_taken = self.first_taken
        twin.tribe_stacks = self.tribe_stacks.copy()
        twin.culture_decks = _copies(self.culture_decks)
        twin.display = self.display.copy()
        twin.stone_display = self.stone_display.copy()
        twin.deck = self.deck.copy()
        twin.ground = self.ground.copy()
        # The land and the megalith boards never change once they are laid: clones share them.
        twin.land = self.land
        twin.glacier_tokens = self.glacier_tokens
        twin.boards = self.boards
        twin.turned = self.turned
        twin.cells = self.cells
        twin.camps_at = self.camps_at.copy()
        twin.settled = self.settled.copy()
        twin.megaliths = self.megaliths.copy()
        twin.top_level = self.top_level
        twin.rest_top = self.rest_top
        twin.rest_queue = self.rest_queue.copy()
        twin.rest_unseen = self.rest_unseen.copy()
        twin.rest_claimed = self.rest_claimed
        self._copy_players(twin)
        twin.column = self.column
        twin.labour = self.labour
        twin.played = self.played.copy()
        twin.unused = self.unused.copy()
        twin.culture_played = self.culture_played
        twin.taken_kinds = self.taken_kinds
        twin.fresh = self.fresh
        twin.chief_ready = self.chief_ready
        twin.chief_due = self.chief_due
        twin.token = self.token
        twin.token_ready = self.token_ready
        twin.eclipse_step = self.eclipse_step
        twin.to_use = self.to_use.copy()
        twin.claimed = self.claimed
        twin.stack = self.stack.copy()
        return twin

    def _copy_players(self, twin: EndlessWinterState) -> None:
        twin.chief = self.chief.copy()
        twin.side = self.side.copy()
        twin.setup_card = self.setup_card.copy()
        twin.figures = self.figures.copy()
        twin.food = self.food.copy()
        twin.tools = self.tools.copy()
        twin.points = self.points.copy()
        twin.earned = self.earned.copy()
        twin.camps_left = self.camps_left.copy()
        twin.settlements_left = self.settlements_left.copy()
        twin.megaliths_left = self.megaliths_left.copy()
        twin.idols = self.idols.copy()
        twin.honour_rank = self.honour_rank.copy()
        twin.stones = _copies(self.stones)
        twin.animals = self.animals.copy()
        twin.used = self.used.copy()
        twin.hands = _copies(self.hands)
        twin.piles = _copies(self.piles)
        twin.shuffles = self.shuffles.copy()
        twin.discards = _copies(self.discards)
        twin.eclipse_piles = _copies(self.eclipse_piles)
        twin.buried = _copies(self.buried)

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

    def determinize(self, seat: int | None, rng: Rng) -> EndlessWinterState:
        twin = self.clone()
        hidden.redraw(twin, self._viewer(seat), rng)
        return twin

    def check(self) -> None:
        invariants.check(self)

    def _dump(self) -> dict[str, object]:
        return dump.dump(self)
