"""Hunt: animals to reveal and to take, and one to use."""

from __future__ import annotations

from typing import final

from sunstone.core.game import LEGAL
from sunstone.games.endless_winter import animals, catalogue, goods, names, reasons
from sunstone.games.endless_winter.table import Column, Player, Table


@final
class Hunt(Column):
    """Hunt."""

    def legal_top(self, table: Table, player: Player, out: list[int]) -> None:
        if animals.why_not_reveal(table) == LEGAL and goods.why_not_price(table, player, names.REVEAL_PRICE) == LEGAL:
            out.append(catalogue.REVEAL)
        if goods.why_not_price(table, player, names.HUNT_PRICE) == LEGAL:
            animals.legal_hunts(table, out)

    def why_not_top(self, table: Table, player: Player, action: int) -> int:
        if action == catalogue.REVEAL:
            why, price = animals.why_not_reveal(table), names.REVEAL_PRICE
        elif catalogue.HUNT <= action <= catalogue.HUNT_NOTHING:
            why, price = animals.why_not_hunt(table, action - catalogue.HUNT), names.HUNT_PRICE
        else:
            return reasons.WRONG_SECTION
        return goods.why_not_price(table, player, price) if why == LEGAL else why

    def buy(self, table: Table, player: Player, action: int) -> None:
        if action == catalogue.REVEAL:
            goods.pay_price(table, player, names.REVEAL_PRICE)
            animals.reveal_by(table, table.data.reveal_count)
        else:
            goods.pay_price(table, player, names.HUNT_PRICE)
            animals.hunt(table, player, action - catalogue.HUNT)

    def legal_middle(self, table: Table, player: Player, out: list[int]) -> None:
        animals.legal_uses(player, out)

    def why_not_middle(self, table: Table, player: Player, action: int) -> int:
        if not catalogue.USE_ANIMAL <= action < catalogue.USE_ANIMAL + names.SPECIES:
            return reasons.WRONG_SECTION
        return animals.why_not_use_animal(player, action - catalogue.USE_ANIMAL)

    def use_middle(self, table: Table, player: Player, action: int) -> None:
        animals.use_animal(table, player, action - catalogue.USE_ANIMAL)
