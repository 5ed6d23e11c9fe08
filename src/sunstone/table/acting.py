"""Deciding for a seat, asking for a hint, talking: a table and a wish give the entries to write, or a refusal."""

from typing import Any

import msgspec

from sunstone.core.errors import BadAction, IllegalAction, shown
from sunstone.core.game import Reason, State
from sunstone.table.entries import Acted, AskedUndo, CameBack, Chatted, Draft, HintAsked, Sat, Undone
from sunstone.table.host import host_of
from sunstone.table.refusal import Refusal
from sunstone.table.table import Table


def check_position(table: Table, line: int, ply: int) -> None:
    if (table.line, table.ply) != (line, ply):
        raise Refusal("stale", line=table.line, ply=table.ply)


def check_seat(table: Table, user: str, seat: int) -> None:
    if seat >= len(table.seats):
        raise Refusal("no_seat", seat=seat)
    if table.seats[seat].user != user:
        raise Refusal("not_your_seat", seat=seat)


def check_turn(table: Table, user: str, seat: int, line: int, ply: int) -> State:
    """The position, if the user holds this seat, answers this position, and it is the seat's decision."""
    state = table.playing()
    check_seat(table, user, seat)
    check_position(table, line, ply)
    if state.seat != seat:
        raise Refusal("not_your_turn")
    return state


def read_action(state: State, given: str | dict[str, Any]) -> int:
    return state.read(given) if isinstance(given, str) else state.find(given)


def why_not(state: State, given: str) -> Reason | None:
    """Why an action cannot be played now, `None` if it can.

    It is given as a line of text, or as JSON with some of the fields of a structure. Then it stands for every action
    that has them: if none can be played, the reason is that of the first.
    """
    if not given.startswith("{"):
        return state.explain(state.read(given))
    try:
        fields = msgspec.json.decode(given, type=dict[str, Any])
    except msgspec.DecodeError:
        fields = {}
    actions = state.game.catalogue.matching(fields) if fields else []
    if not actions:
        raise BadAction("unknown_structure", structure=shown(given))
    reasons = [state.explain(action) for action in actions]
    return None if None in reasons else reasons[0]


def _legal_text(state: State, action: int) -> str:
    """The action's text, if the rules allow it."""
    reason = state.explain(action)
    text = state.say(action)
    if reason is not None:
        raise IllegalAction(reason.code, reason.anchor, action=text, game=state.game.id)
    return text


def back_by_deciding(table: Table, seat: int, user: str) -> list[Draft]:
    """A person whose place a bot keeps is back by deciding."""
    return [Draft(CameBack(), seat=seat, user=user)] if table.seats[seat].away else []


def act(table: Table, user: str, seat: int, line: int, ply: int, given: str | dict[str, Any]) -> list[Draft]:
    state = check_turn(table, user, seat, line, ply)
    text = _legal_text(state, read_action(state, given))
    return [*back_by_deciding(table, seat, user), Draft(Acted(text), seat=seat, user=user, line=line, ply=ply)]


def bot_act(table: Table, line: int, ply: int, text: str) -> list[Draft]:
    """A bot's decision; nothing if the table has moved on meanwhile or a person is back in the seat."""
    if table.thinker is None or (table.line, table.ply) != (line, ply):
        return []
    state = table.playing()
    return [Draft(Acted(_legal_text(state, state.read(text))), seat=state.seat, line=line, ply=ply)]


def ask_hint(table: Table, user: str, seat: int, line: int, ply: int) -> list[Draft]:
    """Note that a hint is asked for at this decision; once is enough."""
    table.playing()
    if not table.hints:
        raise Refusal("no_hints")
    check_turn(table, user, seat, line, ply)
    hint = HintAsked(line, ply)
    return [] if any(entry.body == hint for entry in table.entries) else [Draft(hint, seat=seat, user=user)]


def one_line(text: str) -> str:
    """A text on one line, without anything invisible."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def say(table: Table, user: str, text: str) -> list[Draft]:
    """Say something. Spectators only watch: what they see is not what a player sees."""
    if table.status == "closed":
        raise table.closed_refusal()
    if user not in table.people() and user != host_of(table):
        raise Refusal("not_seated")
    line = one_line(text)
    if not line:
        raise Refusal("empty_text")
    return [Draft(Chatted(line), user=user)]


_REPEATABLE = (Chatted, HintAsked, Sat, Undone, AskedUndo, CameBack)
"""Entries without a natural end. All others come once, use up the game, or answer one of these."""


def check_log_limit(table: Table, drafts: list[Draft], most: int) -> None:
    """Raise if somebody who has written `most` entries here would add what the game does not need.

    So the size of a table is bounded: one can still play to the end and leave, which the game itself bounds.
    """
    if table.version < most or any(isinstance(draft.body, Acted) for draft in drafts):
        return
    writers = {draft.user for draft in drafts if isinstance(draft.body, _REPEATABLE) and draft.user is not None}
    for writer in writers:
        if sum(entry.user == writer for entry in table.entries) >= most:
            raise Refusal("log_full")
