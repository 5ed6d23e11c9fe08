"""Deciding for a seat. The functions here look at a table and say what to write; they change nothing themselves."""

from __future__ import annotations

from typing import Any

from sunstone.core.errors import IllegalAction
from sunstone.core.game import State
from sunstone.table import entries as kinds
from sunstone.table.entries import Draft
from sunstone.table.refusal import Refusal
from sunstone.table.table import Table


def check_position(live: Table, line: int, ply: int) -> None:
    """Raise unless this is the position that was answered."""
    if (live.line, live.ply) != (line, ply):
        raise Refusal("stale", line=live.line, ply=live.ply)


def held_seat(live: Table, user: str, seat: int) -> None:
    """Raise unless the user holds this seat."""
    if seat >= len(live.seats):
        raise Refusal("no_seat", seat=seat)
    if live.seats[seat].user != user:
        raise Refusal("not_your_seat", seat=seat)


def read_action(state: State, given: str | dict[str, Any]) -> int:
    """The action a text or a structure names."""
    return state.read(given) if isinstance(given, str) else state.find(given)


def _legal_text(state: State, action: int) -> str:
    """The action's text, if the rules allow it."""
    reason = state.explain(action)
    text = state.say(action)
    if reason is not None:
        raise IllegalAction(reason.code, reason.anchor, action=text, game=state.game.id)
    return text


def back_by_deciding(live: Table, seat: int, user: str) -> list[Draft]:
    """Somebody whose place a bot keeps is back by deciding."""
    return [Draft(kinds.BACK, seat=seat, user=user)] if live.seats[seat].away else []


def act(live: Table, user: str, seat: int, line: int, ply: int, given: str | dict[str, Any]) -> list[Draft]:
    """A person's decision."""
    state = live.playing()
    held_seat(live, user, seat)
    check_position(live, line, ply)
    if state.seat != seat:
        raise Refusal("not_your_turn")
    text = _legal_text(state, read_action(state, given))
    action = Draft(kinds.ACTION, seat=seat, user=user, line=line, ply=ply, body={"text": text})
    return [*back_by_deciding(live, seat, user), action]


def bot_act(live: Table, line: int, ply: int, text: str) -> list[Draft]:
    """A bot's decision; nothing if the table has moved on meanwhile or a person is back in the seat."""
    if live.thinker is None or (live.line, live.ply) != (line, ply):
        return []
    state = live.playing()
    checked = _legal_text(state, state.read(text))
    return [Draft(kinds.ACTION, seat=state.seat, line=line, ply=ply, body={"text": checked})]
