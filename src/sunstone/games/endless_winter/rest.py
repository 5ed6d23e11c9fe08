"""Resting, and the token for the first figure that rests in a round."""

from __future__ import annotations

from typing import final

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.games.endless_winter.catalogue import NEXT_TOKEN, TAKE_TOKEN
from sunstone.games.endless_winter.events import REST_TOKEN
from sunstone.games.endless_winter.events import TOKEN as TOKEN_TAKEN
from sunstone.games.endless_winter.names import REST, REST_TOKENS
from sunstone.games.endless_winter.reasons import OTHER_DECISION
from sunstone.games.endless_winter.table import NOBODY, REST_DRAW_STAGE, Decision, Table


def turn_rest_token(table: Table) -> None:
    """A token nobody claimed goes under the pile, and the next one is turned up."""
    if not table.options["rest_tokens"]:
        return
    if table.rest_token != NOBODY:
        table.rest_tokens_below = (*table.rest_tokens_below, table.rest_token)
    table.rest_claimed = False
    table.rest_token = _next_rest_token(table)
    if table.events is not None:
        table.events.append(Event(REST_TOKEN, -1, {"token": REST_TOKENS[table.rest_token]}))


def _next_rest_token(table: Table) -> int:
    """The next token of the pile: one of those nobody has seen, or the one that has been in the pile longest."""
    if table.rest_tokens_unseen:
        table.reveal()
        unseen = list(table.rest_tokens_unseen)
        token = table.rng.draw(unseen)
        table.rest_tokens_unseen = tuple(unseen)
        return token
    token = table.rest_tokens_below[0]
    table.rest_tokens_below = table.rest_tokens_below[1:]
    return token


def rest(table: Table) -> None:
    """A figure rests: the first one of the round may take the token."""
    table.stage = REST_DRAW_STAGE
    if table.rest_token != NOBODY and not table.rest_claimed:
        table.due.append(Token())
        table.rest_claimed = True


@final
class Token(Decision):
    """Take the open rest token, or put it under the pile and take the next one."""

    def legal(self, table: Table, out: list[int]) -> None:
        out.append(TAKE_TOKEN)
        out.append(NEXT_TOKEN)

    def why_not(self, table: Table, action: int) -> int:
        return LEGAL if action in (TAKE_TOKEN, NEXT_TOKEN) else OTHER_DECISION

    def answer(self, table: Table, action: int) -> None:
        token: int = table.rest_token
        table.rest_token = NOBODY
        if action == NEXT_TOKEN:
            table.rest_tokens_below = (*table.rest_tokens_below, token)
            token = _next_rest_token(table)
        table.token = token
        table.token_ready = True
        if table.events is not None:
            table.events.append(Event(TOKEN_TAKEN, table.seat, {"token": REST_TOKENS[token]}))

    def can_be_due(self, table: Table) -> bool:
        if table.stage != REST_DRAW_STAGE or len(table.due) != 1 or table.rest_token == NOBODY:
            return False
        return sum(player.figures.count(REST) for player in table.seats) == 1
