"""Resting, and the token for the first figure that rests in a round."""

from __future__ import annotations

from typing import final

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.games.endless_winter import catalogue, events, names, reasons
from sunstone.games.endless_winter.table import Decision, Table


def turn_rest_token(table: Table) -> None:
    """A token nobody claimed goes under the pile, and the next one is turned up."""
    if not table.options["rest_tokens"]:
        return
    if table.rest_token != names.NOBODY:
        table.rest_tokens_below = (*table.rest_tokens_below, table.rest_token)
    table.rest_claimed = False
    table.rest_token = _next_rest_token(table)
    if table.events is not None:
        table.events.append(Event(events.REST_TOKEN, -1, {"token": names.REST_TOKENS[table.rest_token]}))


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
    table.stage = names.REST_DRAW_STAGE
    if table.rest_token != names.NOBODY and not table.rest_claimed:
        table.due.append(Token())
        table.rest_claimed = True


@final
class Token(Decision):
    """Take the open rest token, or put it under the pile and take the next one."""

    def legal(self, table: Table, out: list[int]) -> None:
        out.append(catalogue.TAKE_TOKEN)
        out.append(catalogue.NEXT_TOKEN)

    def why_not(self, table: Table, action: int) -> int:
        return LEGAL if action in (catalogue.TAKE_TOKEN, catalogue.NEXT_TOKEN) else reasons.OTHER_DECISION

    def answer(self, table: Table, action: int) -> None:
        token: int = table.rest_token
        table.rest_token = names.NOBODY
        if action == catalogue.NEXT_TOKEN:
            table.rest_tokens_below = (*table.rest_tokens_below, token)
            token = _next_rest_token(table)
        table.token = token
        table.token_ready = True
        if table.events is not None:
            table.events.append(Event(events.TOKEN, table.seat, {"token": names.REST_TOKENS[token]}))

    def can_be_due(self, table: Table) -> bool:
        if table.stage != names.REST_DRAW_STAGE or len(table.due) != 1 or table.rest_token == names.NOBODY:
            return False
        return sum(player.figures.count(names.REST) for player in table.seats) == 1
