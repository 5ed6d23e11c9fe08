"""What follows without anybody's choice: the eclipse, the preparation, the end."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.catalogue import NEXT
from sunstone.games.endless_winter.eclipse import advance_eclipse, end_eclipse
from sunstone.games.endless_winter.events import ENDED
from sunstone.games.endless_winter.names import REST, ROUNDS
from sunstone.games.endless_winter.preparation import advance_preparation, begin_preparation
from sunstone.games.endless_winter.scoring import score_end
from sunstone.games.endless_winter.table import (
    BOTTOM_STAGE,
    ECLIPSE_PHASE,
    MIDDLE_STAGE,
    PREPARATION_PHASE,
    REST_DRAW_STAGE,
    Table,
)
from sunstone.games.endless_winter.turn import TURN, go_on


def advance(table: Table) -> bool:
    """With nothing due, go on to what follows. False if a decision of the turn is next, or the game is over."""
    if table.phase == ECLIPSE_PHASE:
        if not advance_eclipse(table):
            end_eclipse(table)
            if table.round == ROUNDS:
                _end(table)
                return False
            begin_preparation(table)
        return True
    if table.phase == PREPARATION_PHASE:
        advance_preparation(table)
        return table.phase == PREPARATION_PHASE
    if table.stage not in (MIDDLE_STAGE, BOTTOM_STAGE, REST_DRAW_STAGE):
        return False
    # Only where no card can be played: else a skipped section would tell the others about the hand.
    if table.column == REST or not table.mover().hand:
        choices: list[int] = []
        TURN.legal(table, choices)
        if len(choices) == 1 and choices[0] == NEXT:
            go_on(table)
            return True
    return False


def _end(table: Table) -> None:
    score_end(table)
    table.over = True
    table.seat = -1
    if table.events is not None:
        table.events.append(Event(ENDED, -1, {"scores": [player.points for player in table.seats]}))
