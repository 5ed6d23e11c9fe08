"""Migrate: camps to place and to move, and settlements."""

from __future__ import annotations

from typing import final

from sunstone.core.game import LEGAL
from sunstone.games.endless_winter import catalogue, goods, land, names, reasons
from sunstone.games.endless_winter.table import Column, Player, Table


@final
class Migrate(Column):
    """Migrate."""

    def legal_top(self, table: Table, player: Player, out: list[int]) -> None:
        if land.why_not_camp(player) == LEGAL and goods.why_not_price(table, player, names.CAMP_PRICE) == LEGAL:
            out.append(catalogue.CAMP)
        if goods.why_not_price(table, player, names.MOVE_PRICE) == LEGAL:
            land.legal_moves(player, out)

    def why_not_top(self, table: Table, player: Player, action: int) -> int:
        if action == catalogue.CAMP:
            why, price = land.why_not_camp(player), names.CAMP_PRICE
        elif catalogue.MOVE <= action < catalogue.REVEAL:
            why, price = land.why_not_move(player, action - catalogue.MOVE), names.MOVE_PRICE
        else:
            return reasons.WRONG_SECTION
        return goods.why_not_price(table, player, price) if why == LEGAL else why

    def buy(self, table: Table, player: Player, action: int) -> None:
        if action == catalogue.CAMP:
            goods.pay_price(table, player, names.CAMP_PRICE)
            land.place_camp(table, player)
        else:
            goods.pay_price(table, player, names.MOVE_PRICE)
            land.move_camp(table, player, action - catalogue.MOVE)

    def legal_middle(self, table: Table, player: Player, out: list[int]) -> None:
        if goods.why_not_price(table, player, names.SETTLE_PRICE) == LEGAL:
            land.legal_settlements(table, player, out)

    def why_not_middle(self, table: Table, player: Player, action: int) -> int:
        if not catalogue.SETTLE <= action < catalogue.USE_ANIMAL:
            return reasons.WRONG_SECTION
        why = land.why_not_settle(table, player, action - catalogue.SETTLE)
        return goods.why_not_price(table, player, names.SETTLE_PRICE) if why == LEGAL else why

    def use_middle(self, table: Table, player: Player, action: int) -> None:
        goods.pay_price(table, player, names.SETTLE_PRICE)
        land.settle(table, player, action - catalogue.SETTLE)
