"""Migrate: camps to place and to move, and settlements."""

from __future__ import annotations

from typing import final

from sunstone.core.game import LEGAL
from sunstone.games.endless_winter.catalogue import CAMP, MOVE, REVEAL, SETTLE, USE_ANIMAL
from sunstone.games.endless_winter.data import CAMP as CAMP_PRICE
from sunstone.games.endless_winter.data import MOVE as MOVE_PRICE
from sunstone.games.endless_winter.data import SETTLE as SETTLE_PRICE
from sunstone.games.endless_winter.goods import pay_price, why_not_price
from sunstone.games.endless_winter.land import (
    legal_moves,
    legal_settlements,
    move_camp,
    place_camp,
    settle,
    why_not_camp,
    why_not_move,
    why_not_settle,
)
from sunstone.games.endless_winter.reasons import WRONG_SECTION
from sunstone.games.endless_winter.table import Column, Player, Table


@final
class Migrate(Column):
    """Migrate."""

    def legal_top(self, table: Table, player: Player, out: list[int]) -> None:
        if why_not_camp(player) == LEGAL and why_not_price(table, player, CAMP_PRICE) == LEGAL:
            out.append(CAMP)
        if why_not_price(table, player, MOVE_PRICE) == LEGAL:
            legal_moves(player, out)

    def why_not_top(self, table: Table, player: Player, action: int) -> int:
        if action == CAMP:
            why, price = why_not_camp(player), CAMP_PRICE
        elif MOVE <= action < REVEAL:
            why, price = why_not_move(player, action - MOVE), MOVE_PRICE
        else:
            return WRONG_SECTION
        return why_not_price(table, player, price) if why == LEGAL else why

    def buy(self, table: Table, player: Player, action: int) -> None:
        if action == CAMP:
            pay_price(table, player, CAMP_PRICE)
            place_camp(table, player)
        else:
            pay_price(table, player, MOVE_PRICE)
            move_camp(table, player, action - MOVE)

    def legal_middle(self, table: Table, player: Player, out: list[int]) -> None:
        if why_not_price(table, player, SETTLE_PRICE) == LEGAL:
            legal_settlements(table, player, out)

    def why_not_middle(self, table: Table, player: Player, action: int) -> int:
        if not SETTLE <= action < USE_ANIMAL:
            return WRONG_SECTION
        why = why_not_settle(table, player, action - SETTLE)
        return why_not_price(table, player, SETTLE_PRICE) if why == LEGAL else why

    def use_middle(self, table: Table, player: Player, action: int) -> None:
        pay_price(table, player, SETTLE_PRICE)
        settle(table, player, action - SETTLE)
