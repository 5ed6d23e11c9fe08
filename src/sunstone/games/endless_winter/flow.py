"""What follows without anybody's choice: the next turn, the eclipse, the preparation, the end."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.catalogue import NEXT
from sunstone.games.endless_winter.eclipse import advance_eclipse, begin_eclipse, end_eclipse
from sunstone.games.endless_winter.events import ENDED
from sunstone.games.endless_winter.names import REST, ROUNDS, TURNS
from sunstone.games.endless_winter.position import (
    BOTTOM_STAGE,
    CULTURE_STAGE,
    ECLIPSE_PHASE,
    MIDDLE_STAGE,
    PILE_STAGE,
    PREPARATION_PHASE,
    REST_DRAW_STAGE,
    EndlessWinterPosition,
)
from sunstone.games.endless_winter.preparation import advance_preparation, begin_preparation
from sunstone.games.endless_winter.scoring import score_end
from sunstone.games.endless_winter.turn import go_on, legal_turn, put_away


def end_turn(s: EndlessWinterPosition) -> None:
    """Cards are put away; after the third turn of a round an eclipse pile may be made."""
    put_away(s)
    if s.turn // s.players == TURNS - 1 and s.hands[s.seat]:
        s.stage = PILE_STAGE
    else:
        next_turn(s)


def next_turn(s: EndlessWinterPosition) -> None:
    """The next player in turn order; after three turns each the eclipse begins."""
    s.stage = CULTURE_STAGE
    s.turn += 1
    if s.turn < TURNS * s.players:
        s.seat = s.order[s.turn % s.players]
    else:
        begin_eclipse(s)


def advance(s: EndlessWinterPosition) -> bool:
    """With nothing due, go on to what follows. False if a decision of the turn is next, or the game is over."""
    if s.phase == ECLIPSE_PHASE:
        if not advance_eclipse(s):
            end_eclipse(s)
            if s.round == ROUNDS:
                _end(s)
                return False
            begin_preparation(s)
        return True
    if s.phase == PREPARATION_PHASE:
        advance_preparation(s)
        return s.phase == PREPARATION_PHASE
    if s.stage in (MIDDLE_STAGE, BOTTOM_STAGE, REST_DRAW_STAGE) and (s.column == REST or not s.hands[s.seat]):
        # Only where no card can be played: else a skipped section would tell the others about the hand.
        choices: list[int] = []
        legal_turn(s, choices)
        if len(choices) == 1 and choices[0] == NEXT:
            go_on(s)
            return True
    return False


def _end(s: EndlessWinterPosition) -> None:
    score_end(s)
    s.over = True
    s.seat = -1
    if s.events is not None:
        s.events.append(Event(ENDED, -1, {"scores": list(s.points)}))
