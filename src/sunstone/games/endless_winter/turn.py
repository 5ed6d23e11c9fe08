"""A turn: culture cards, a figure, the sections of its column from top to bottom, and the end."""

from __future__ import annotations

from typing import Final, final

from sunstone.core.game import LEGAL
from sunstone.core.plain import bit
from sunstone.games.endless_winter import catalogue
from sunstone.games.endless_winter.abilities import begin
from sunstone.games.endless_winter.animals import legal_uses, use_animal, why_not_use_animal
from sunstone.games.endless_winter.cards import count, faces, put_in_eclipse_pile
from sunstone.games.endless_winter.develop import Develop
from sunstone.games.endless_winter.eclipse import begin_eclipse
from sunstone.games.endless_winter.effects import DRAW
from sunstone.games.endless_winter.figures import place_figure, why_not_figure
from sunstone.games.endless_winter.hunt import Hunt
from sunstone.games.endless_winter.migrate import Migrate
from sunstone.games.endless_winter.names import FACES, FIGURES, NOWHERE, REST, SPACES, TURNS, is_culture
from sunstone.games.endless_winter.playing import play_card, spend, why_not_play, why_not_spend
from sunstone.games.endless_winter.reasons import NOT_IN_HAND, NOT_NOW, SETUP_DONE
from sunstone.games.endless_winter.rewards import Reward
from sunstone.games.endless_winter.rite import Rite
from sunstone.games.endless_winter.table import (
    BOTTOM_STAGE,
    CULTURE_STAGE,
    MIDDLE_STAGE,
    NOBODY,
    PILE_STAGE,
    REST_DRAW_STAGE,
    REST_TIP_STAGE,
    SPECIES,
    TOP_STAGE,
    WRAP_STAGE,
    Column,
    Decision,
    Player,
    Table,
)
from sunstone.games.endless_winter.using import (
    legal_abilities,
    use_card,
    use_chief,
    use_token,
    why_not_chief,
    why_not_token,
    why_not_use,
)

BY_COLUMN: Final[list[Column]] = [Rite(), Develop(), Migrate(), Hunt()]


@final
class Turn(Decision):
    """What a player does in a turn while nothing else is due."""

    def legal(self, table: Table, out: list[int]) -> None:
        player = table.mover()
        stage = table.stage
        if stage == CULTURE_STAGE:
            self._legal_first_step(table, player, out)
            return
        if stage == PILE_STAGE:
            for card in faces(player.hand):
                out.append(catalogue.PILE + card)
            out.append(catalogue.DONE)
            return
        if table.column != REST:
            for card in faces(player.hand):
                if not is_culture(card) and why_not_play(table, player, card) == LEGAL:
                    out.append(catalogue.PLAY + card)
        legal_abilities(table, player, out)
        if stage == TOP_STAGE:
            if why_not_spend(table, player) == LEGAL:
                out.append(catalogue.SPEND)
            BY_COLUMN[table.column].legal_top(table, player, out)
        elif stage == MIDDLE_STAGE:
            BY_COLUMN[table.column].legal_middle(table, player, out)
        elif stage == REST_TIP_STAGE:
            legal_uses(player, out)
        out.append(catalogue.END if stage in (WRAP_STAGE, REST_TIP_STAGE) else catalogue.NEXT)

    def _legal_first_step(self, table: Table, player: Player, out: list[int]) -> None:
        for card in faces(player.hand):
            if is_culture(card) and why_not_play(table, player, card) == LEGAL:
                out.append(catalogue.PLAY + card)
        if why_not_chief(table, player) == LEGAL:
            out.append(catalogue.USE_CHIEF)
        for kind in range(len(FIGURES)):
            if why_not_figure(table, player, kind) == LEGAL:
                for space in range(len(SPACES)):
                    out.append(catalogue.PLACE + kind * len(SPACES) + space)

    def why_not(self, table: Table, action: int) -> int:
        player = table.mover()
        stage = table.stage
        if action < catalogue.PLACE:
            return SETUP_DONE
        if action < catalogue.PLAY:
            return why_not_figure(table, player, (action - catalogue.PLACE) // len(SPACES))
        if catalogue.PLAY <= action < catalogue.USE:
            return why_not_play(table, player, action - catalogue.PLAY)
        if catalogue.USE <= action < catalogue.USE_CHIEF:
            return why_not_use(table, player, action - catalogue.USE)
        if action == catalogue.USE_CHIEF:
            return why_not_chief(table, player)
        if action == catalogue.USE_TOKEN:
            return why_not_token(table)
        if action == catalogue.SPEND:
            return why_not_spend(table, player)
        if stage == PILE_STAGE:
            if catalogue.PILE <= action < catalogue.PILE + len(FACES):
                return LEGAL if count(player.hand, action - catalogue.PILE) > 0 else NOT_IN_HAND
            return LEGAL if action == catalogue.DONE else NOT_NOW
        if action == catalogue.NEXT:
            return LEGAL if stage in (TOP_STAGE, MIDDLE_STAGE, BOTTOM_STAGE, REST_DRAW_STAGE) else NOT_NOW
        if action == catalogue.END:
            return LEGAL if stage in (WRAP_STAGE, REST_TIP_STAGE) else NOT_NOW
        if stage == TOP_STAGE:
            return BY_COLUMN[table.column].why_not_top(table, player, action)
        if stage == MIDDLE_STAGE:
            return BY_COLUMN[table.column].why_not_middle(table, player, action)
        if stage == REST_TIP_STAGE and catalogue.USE_ANIMAL <= action < catalogue.USE_ANIMAL + SPECIES:
            return why_not_use_animal(player, action - catalogue.USE_ANIMAL)
        return NOT_NOW

    def answer(self, table: Table, action: int) -> None:
        player = table.mover()
        if catalogue.PLACE <= action < catalogue.PLAY:
            place_figure(
                table, player, (action - catalogue.PLACE) // len(SPACES), (action - catalogue.PLACE) % len(SPACES)
            )
        elif catalogue.PLAY <= action < catalogue.USE:
            play_card(table, player, action - catalogue.PLAY)
        elif catalogue.USE <= action < catalogue.USE_CHIEF:
            use_card(table, player, action - catalogue.USE)
        elif action == catalogue.USE_CHIEF:
            use_chief(table, player)
        elif action == catalogue.USE_TOKEN:
            use_token(table)
        elif action == catalogue.SPEND:
            spend(table, player)
        elif catalogue.PILE <= action < catalogue.PILE + len(FACES):
            put_in_eclipse_pile(table, player, action - catalogue.PILE)
        elif action == catalogue.NEXT:
            go_on(table)
        elif action == catalogue.END:
            _end_turn(table)
        elif action == catalogue.DONE:
            _next_turn(table)
        elif table.stage == TOP_STAGE:
            BY_COLUMN[table.column].buy(table, player, action)
        elif table.stage == MIDDLE_STAGE:
            _leave_middle(table)
            BY_COLUMN[table.column].use_middle(table, player, action)
        else:
            table.stage = WRAP_STAGE
            use_animal(table, player, action - catalogue.USE_ANIMAL)


TURN: Final = Turn()


def go_on(table: Table) -> None:
    """The figure moves down a section; on the rest space a card is drawn."""
    if table.stage == TOP_STAGE:
        table.stage = MIDDLE_STAGE
    elif table.stage == MIDDLE_STAGE:
        _leave_middle(table)
    elif table.stage == BOTTOM_STAGE:
        table.stage = WRAP_STAGE
        table.first_taken |= bit(table.column)
        begin(table, table.data.bottom[table.column])
    else:
        table.stage = REST_TIP_STAGE
        table.due.append(Reward(DRAW, 1))


def _leave_middle(table: Table) -> None:
    """The bottom section is for the first figure of the round alone."""
    table.stage = WRAP_STAGE if table.first_taken >> table.column & 1 else BOTTOM_STAGE


def _put_away(table: Table) -> None:
    """The end of the turn: played cards to the discards, labour lost, the rest token under its pile."""
    player = table.mover()
    player.discards = (*player.discards, *table.played)
    table.played = ()
    table.unused = ()
    table.half_labour = 0
    table.column = NOWHERE
    table.culture_played = 0
    table.recruited = 0
    table.fresh = 0
    table.chief_ready = False
    if table.token != NOBODY:
        table.rest_tokens_below = (*table.rest_tokens_below, table.token)
        table.token = NOBODY
        table.token_ready = False


def _end_turn(table: Table) -> None:
    """Cards are put away; after the third turn of a round an eclipse pile may be made."""
    _put_away(table)
    if table.turn // table.players == TURNS - 1 and table.mover().hand:
        table.stage = PILE_STAGE
    else:
        _next_turn(table)


def _next_turn(table: Table) -> None:
    """The next player in turn order; after three turns each the eclipse begins."""
    table.stage = CULTURE_STAGE
    table.turn += 1
    if table.turn < TURNS * table.players:
        table.seat = table.order[table.turn % table.players]
    else:
        begin_eclipse(table)
