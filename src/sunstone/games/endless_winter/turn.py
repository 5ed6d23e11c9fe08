"""A turn: culture cards, a figure, the sections of its column from top to bottom, and the end."""

from __future__ import annotations

from typing import Final, final

from sunstone.core.game import LEGAL
from sunstone.core.plain import bit
from sunstone.games.endless_winter import cards, catalogue, columns, effects, goods, names, playing, reasons, using
from sunstone.games.endless_winter.abilities import begin
from sunstone.games.endless_winter.eclipse import begin_eclipse
from sunstone.games.endless_winter.figures import place_figure, why_not_figure
from sunstone.games.endless_winter.rewards import Reward
from sunstone.games.endless_winter.table import Decision, Player, Table


@final
class Turn(Decision):
    """What a player does in a turn while nothing else is due."""

    def legal(self, table: Table, out: list[int]) -> None:
        player = table.mover()
        stage = table.stage
        if stage == names.CULTURE_STAGE:
            self._legal_first_step(table, player, out)
            return
        if stage == names.PILE_STAGE:
            for card in cards.faces(player.hand):
                out.append(catalogue.PILE + card)
            out.append(catalogue.DONE)
            return
        if table.column != names.REST:
            for card in cards.faces(player.hand):
                if not names.is_culture(card) and playing.why_not_play(table, player, card) == LEGAL:
                    out.append(catalogue.PLAY + card)
        using.legal_abilities(table, player, out)
        if stage == names.TOP_STAGE and playing.why_not_spend(table, player) == LEGAL:
            out.append(catalogue.SPEND)
        columns.legal(table, player, out)
        out.append(catalogue.END if stage in (names.WRAP_STAGE, names.REST_TIP_STAGE) else catalogue.NEXT)

    def _legal_first_step(self, table: Table, player: Player, out: list[int]) -> None:
        for card in cards.faces(player.hand):
            if names.is_culture(card) and playing.why_not_play(table, player, card) == LEGAL:
                out.append(catalogue.PLAY + card)
        if using.why_not_chief(table, player) == LEGAL:
            out.append(catalogue.USE_CHIEF)
        for kind in range(len(names.FIGURES)):
            if why_not_figure(table, player, kind) == LEGAL:
                for space in range(len(names.SPACES)):
                    out.append(catalogue.PLACE + kind * len(names.SPACES) + space)

    def why_not(self, table: Table, action: int) -> int:
        player = table.mover()
        stage = table.stage
        if action < catalogue.PLACE:
            return reasons.SETUP_DONE
        if action < catalogue.PLAY:
            return why_not_figure(table, player, (action - catalogue.PLACE) // len(names.SPACES))
        if catalogue.PLAY <= action < catalogue.USE:
            return playing.why_not_play(table, player, action - catalogue.PLAY)
        if catalogue.USE <= action < catalogue.USE_CHIEF:
            return using.why_not_use(table, player, action - catalogue.USE)
        if action == catalogue.USE_CHIEF:
            return using.why_not_chief(table, player)
        if action == catalogue.USE_TOKEN:
            return using.why_not_token(table)
        if action == catalogue.SPEND:
            return playing.why_not_spend(table, player)
        if stage == names.PILE_STAGE:
            if catalogue.PILE <= action < catalogue.PILE + len(names.FACES):
                return LEGAL if cards.count(player.hand, action - catalogue.PILE) > 0 else reasons.NOT_IN_HAND
            return LEGAL if action == catalogue.DONE else reasons.NOT_NOW
        if action == catalogue.NEXT:
            return reasons.NOT_NOW if stage in (names.CULTURE_STAGE, names.WRAP_STAGE, names.REST_TIP_STAGE) else LEGAL
        if action == catalogue.END:
            return LEGAL if stage in (names.WRAP_STAGE, names.REST_TIP_STAGE) else reasons.NOT_NOW
        return columns.why_not(table, player, action)

    def answer(self, table: Table, action: int) -> None:
        player = table.mover()
        if catalogue.PLACE <= action < catalogue.PLAY:
            kind, space = divmod(action - catalogue.PLACE, len(names.SPACES))
            place_figure(table, player, kind, space)
        elif catalogue.PLAY <= action < catalogue.USE:
            playing.play_card(table, player, action - catalogue.PLAY)
        elif catalogue.USE <= action < catalogue.USE_CHIEF:
            using.use_card(table, player, action - catalogue.USE)
        elif action == catalogue.USE_CHIEF:
            using.use_chief(table, player)
        elif action == catalogue.USE_TOKEN:
            using.use_token(table)
        elif action == catalogue.SPEND:
            playing.spend(table, player)
        elif catalogue.PILE <= action < catalogue.PILE + len(names.FACES):
            cards.put_in_eclipse_pile(table, player, action - catalogue.PILE)
        elif action == catalogue.NEXT:
            go_on(table)
        elif action == catalogue.END:
            _end_turn(table)
        elif action == catalogue.DONE:
            _next_turn(table)
        else:
            choice = columns.chosen(table, action)
            if table.stage == names.MIDDLE_STAGE:
                _leave_middle(table)
            elif table.stage == names.REST_TIP_STAGE:
                table.stage = names.WRAP_STAGE
            goods.pay_price(table, player, choice.price)
            choice.carry_out(table, player, action - choice.first)


TURN: Final = Turn()


def go_on(table: Table) -> None:
    """The figure moves down a section; on the rest space a card is drawn."""
    if table.stage == names.TOP_STAGE:
        table.stage = names.MIDDLE_STAGE
    elif table.stage == names.MIDDLE_STAGE:
        _leave_middle(table)
    elif table.stage == names.BOTTOM_STAGE:
        table.stage = names.WRAP_STAGE
        table.first_taken |= bit(table.column)
        begin(table, table.data.bottom[table.column])
    else:
        table.stage = names.REST_TIP_STAGE
        table.due.append(Reward(effects.DRAW, 1))


def _leave_middle(table: Table) -> None:
    """The bottom section is for the first figure of the round alone."""
    table.stage = names.WRAP_STAGE if table.first_taken >> table.column & 1 else names.BOTTOM_STAGE


def _put_away(table: Table) -> None:
    """The end of the turn: played cards to the discards, labour lost, the rest token under its pile."""
    player = table.mover()
    player.discards = (*player.discards, *table.played)
    table.played = ()
    table.unused = ()
    table.half_labour = 0
    table.column = names.NOWHERE
    table.culture_played = 0
    table.recruited = 0
    table.fresh = 0
    table.chief_ready = False
    if table.token != names.NOBODY:
        table.rest_tokens_below = (*table.rest_tokens_below, table.token)
        table.token = names.NOBODY
        table.token_ready = False


def _end_turn(table: Table) -> None:
    """Cards are put away; after the third turn of a round an eclipse pile may be made."""
    _put_away(table)
    if table.turn // table.players == names.TURNS - 1 and table.mover().hand:
        table.stage = names.PILE_STAGE
    else:
        _next_turn(table)


def _next_turn(table: Table) -> None:
    """The next player in turn order; after three turns each the eclipse begins."""
    table.stage = names.CULTURE_STAGE
    table.turn += 1
    if table.turn < names.TURNS * table.players:
        table.seat = table.order[table.turn % table.players]
    else:
        begin_eclipse(table)
