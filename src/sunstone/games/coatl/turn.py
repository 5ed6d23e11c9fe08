"""The turn: what may be decided now, whose turn comes next, and when the game is over."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.core.score import points_text
from sunstone.games.coatl.assemble import can_assemble_openly, legal_assembly
from sunstone.games.coatl.catalogue import END, PASS
from sunstone.games.coatl.choose import legal_choices, refill_display
from sunstone.games.coatl.completion import legal_completions
from sunstone.games.coatl.events import ENDED, PASSED
from sunstone.games.coatl.position import (
    ASSEMBLE_PHASE,
    CHOOSE_PHASE,
    COMPLETE_PHASE,
    DISCARD_PHASE,
    KEEP_PHASE,
    NOT_ENDING,
    PLAY_PHASE,
    THIRD_COATL,
    CoatlPosition,
)
from sunstone.games.coatl.reasons import (
    ACT_FIRST,
    CAN_ACT,
    COMPLETE_FIRST,
    FIRST_OF_TWO,
    LEGAL,
    ONE_ACTION,
    PASS_INSTEAD,
    SECOND_OF_TWO,
)
from sunstone.games.coatl.setup import legal_keeps
from sunstone.games.coatl.take import legal_takes
from sunstone.games.coatl.tokens import legal_discards, legal_tokens


def can_be_seen_to_act(s: CoatlPosition) -> bool:
    """Whether everyone at the table can see that the seat has something to do.

    Whether a player may pass hangs on that alone: were it to hang on cards that the others have not seen, a pass
    would tell about them.
    """
    out: list[int] = []
    legal_takes(s, out)
    legal_choices(s, out)
    legal_tokens(s, out)
    return len(out) > 0 or can_assemble_openly(s)


def legal_now(s: CoatlPosition) -> list[int]:
    """Every legal action."""
    if s.over:
        return []
    phase = s.phase
    if phase == PLAY_PHASE:
        out: list[int] = []
        legal_takes(s, out)
        legal_choices(s, out)
        legal_tokens(s, out)
        if s.ending == THIRD_COATL or not (out or can_assemble_openly(s)):
            out.append(PASS)
        legal_assembly(s, out)
        return out
    if phase == KEEP_PHASE:
        return legal_keeps(s)
    if phase == DISCARD_PHASE:
        return legal_discards(s)
    out = []
    if phase == COMPLETE_PHASE:
        legal_completions(s, out)
        return out
    if phase == ASSEMBLE_PHASE:
        legal_assembly(s, out)
    else:
        legal_choices(s, out)
    if why_not_end(s) == LEGAL:
        out.append(END)
    return out


def has_two_actions(s: CoatlPosition) -> bool:
    """Whether this is a last turn of two actions.

    After a third coatl, those who sit later in the round have had one turn less.
    """
    return s.ending == THIRD_COATL and s.seat > s.ending_seat


def finish_first(s: CoatlPosition) -> int:
    """Why nothing else can be done while an action is being played."""
    if not has_two_actions(s):
        return ONE_ACTION
    return FIRST_OF_TWO if s.actions_left == 2 else SECOND_OF_TWO


def why_not_end(s: CoatlPosition) -> int:
    """Whether the action being played can end here."""
    if s.phase == PLAY_PHASE:
        return PASS_INSTEAD if s.ending == THIRD_COATL else ACT_FIRST
    return LEGAL if s.phase in (CHOOSE_PHASE, ASSEMBLE_PHASE) else COMPLETE_FIRST


def why_not_pass(s: CoatlPosition) -> int:
    """Whether the seat may do nothing: when it can do nothing, and after a third coatl, where actions are a "may"."""
    if s.phase != PLAY_PHASE:
        return finish_first(s)
    return LEGAL if s.ending == THIRD_COATL or not can_be_seen_to_act(s) else CAN_ACT


def end_action(s: CoatlPosition) -> None:
    """An action is done: the next one of this turn, or the next seat's turn."""
    if s.shown:
        # What was shown from the hand can be taken back while the action lasts, and no longer.
        s.shown = False
        s.reveal()
    s.passes = 0
    s.chosen = 0
    s.foreseeing = False
    s.phase = PLAY_PHASE
    s.actions_left -= 1
    if s.actions_left == 0:
        _end_turn(s)


def pass_turn(s: CoatlPosition) -> None:
    """Do nothing. If nobody can do anything any more, the game is over."""
    if s.events is not None:
        s.events.append(Event(PASSED, s.seat))
    s.passes += 1
    _end_turn(s)
    if s.passes == s.players and not s.over:
        _end_game(s)


def _end_turn(s: CoatlPosition) -> None:
    refill_display(s)
    if s.ending != NOT_ENDING:
        s.turns_left -= 1
        if s.turns_left == 0:
            _end_game(s)
            return
    s.seat += 1
    if s.seat == s.players:
        s.seat = 0
    s.actions_left = 2 if has_two_actions(s) else 1


def _end_game(s: CoatlPosition) -> None:
    s.over = True
    s.seat = -1
    s.actions_left = 0
    if s.events is not None:
        s.events.append(Event(ENDED, -1, {"scores": [points_text(points) for points in s.points]}))
