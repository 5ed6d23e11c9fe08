"""What follows without anybody's choice: the eclipse, the preparation, the end."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter import catalogue, eclipse, events, names, preparation, scoring, turn
from sunstone.games.endless_winter.table import Table


def advance(table: Table) -> bool:
    """With nothing due, go on to what follows. False if a decision of the turn is next, or the game is over."""
    if table.phase == names.ECLIPSE_PHASE:
        if not eclipse.advance_eclipse(table):
            eclipse.end_eclipse(table)
            if table.round == names.ROUNDS:
                _end(table)
                return False
            preparation.begin_preparation(table)
        return True
    if table.phase == names.PREPARATION_PHASE:
        preparation.advance_preparation(table)
        return table.phase == names.PREPARATION_PHASE
    if table.stage not in (names.MIDDLE_STAGE, names.BOTTOM_STAGE, names.REST_DRAW_STAGE):
        return False
    # Only where no card can be played: else skipping a section would reveal something about the hand.
    if table.column == names.REST or not table.mover().hand:
        choices: list[int] = []
        turn.TURN.legal(table, choices)
        if len(choices) == 1 and choices[0] == catalogue.NEXT:
            turn.go_on(table)
            return True
    return False


def _end(table: Table) -> None:
    scoring.score_end(table)
    table.over = True
    table.seat = -1
    if table.events is not None:
        table.events.append(Event(events.ENDED, -1, {"scores": [player.points for player in table.seats]}))
