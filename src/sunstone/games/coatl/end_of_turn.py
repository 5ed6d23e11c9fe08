"""The end of an action, of a turn and of the game."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.score import points_text
from sunstone.games.coatl import reasons
from sunstone.games.coatl.catalogue import COMMIT, COMPLETE, DISCARD, KEEP, TEMPLE
from sunstone.games.coatl.events import ENDED, PASSED
from sunstone.games.coatl.prophecies import refill_display
from sunstone.games.coatl.table import NOT_ENDING, Table


def why_not_in_turn(action: int) -> int:
    """Whether an action belongs into a turn, and not to the set-up, a completion or See the Future."""
    if action >= KEEP:
        return reasons.KEPT_ALREADY
    if TEMPLE <= action <= COMPLETE:
        return reasons.NOT_COMPLETING
    return reasons.NOT_DISCARDING if DISCARD <= action < COMMIT else LEGAL


def why_not_now(table: Table, action: int) -> int:
    """Why nothing else can be done while an action is being played."""
    now = reasons.FIRST_OF_TWO if table.actions_left == 2 else reasons.SECOND_OF_TWO
    return why_not_in_turn(action) or (now if table.has_two_actions() else reasons.ONE_ACTION)


def end_action(table: Table) -> None:
    """An action is done: the next one of this turn, or the next seat's turn."""
    if table.shown:
        # What was shown from the hand can be taken back while the action lasts, and no longer.
        table.shown = False
        table.reveal()
    table.passes = 0
    table.actions_left -= 1
    if table.actions_left == 0:
        _end_turn(table)


def pass_turn(table: Table) -> None:
    """Do nothing. If nobody can do anything any more, the game is over."""
    if table.events is not None:
        table.events.append(Event(PASSED, table.seat))
    table.passes += 1
    _end_turn(table)
    if table.passes == table.players and not table.over:
        _end_game(table)


def _end_turn(table: Table) -> None:
    refill_display(table)
    if table.ending != NOT_ENDING:
        table.turns_left -= 1
        if table.turns_left == 0:
            _end_game(table)
            return
    table.seat += 1
    if table.seat == table.players:
        table.seat = 0
    table.actions_left = 2 if table.has_two_actions() else 1


def _end_game(table: Table) -> None:
    table.over = True
    table.seat = -1
    table.actions_left = 0
    if table.events is not None:
        scores = [points_text(int(player.points)) for player in table.seats]
        table.events.append(Event(ENDED, -1, {"scores": scores}))
