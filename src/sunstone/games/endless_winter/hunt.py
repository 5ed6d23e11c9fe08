"""Hunt: animals to reveal and to take, and one to use."""

from __future__ import annotations

from typing import final

from sunstone.core.game import LEGAL
from sunstone.games.endless_winter.animals import (
    hunt,
    legal_hunts,
    legal_uses,
    reveal_by,
    use_animal,
    why_not_hunt,
    why_not_reveal,
    why_not_use_animal,
)
from sunstone.games.endless_winter.catalogue import HUNT, HUNT_NOTHING, REVEAL, USE_ANIMAL
from sunstone.games.endless_winter.data import HUNT as HUNT_PRICE
from sunstone.games.endless_winter.data import REVEAL as REVEAL_PRICE
from sunstone.games.endless_winter.goods import pay_price, why_not_price
from sunstone.games.endless_winter.reasons import WRONG_SECTION
from sunstone.games.endless_winter.table import SPECIES, Column, Player, Table


@final
class Hunt(Column):
    """Hunt."""

    def legal_top(self, table: Table, player: Player, out: list[int]) -> None:
        if why_not_reveal(table) == LEGAL and why_not_price(table, player, REVEAL_PRICE) == LEGAL:
            out.append(REVEAL)
        if why_not_price(table, player, HUNT_PRICE) == LEGAL:
            legal_hunts(table, out)

    def why_not_top(self, table: Table, player: Player, action: int) -> int:
        if action == REVEAL:
            why, price = why_not_reveal(table), REVEAL_PRICE
        elif HUNT <= action <= HUNT_NOTHING:
            why, price = why_not_hunt(table, action - HUNT), HUNT_PRICE
        else:
            return WRONG_SECTION
        return why_not_price(table, player, price) if why == LEGAL else why

    def buy(self, table: Table, player: Player, action: int) -> None:
        if action == REVEAL:
            pay_price(table, player, REVEAL_PRICE)
            reveal_by(table, table.data.reveal_count)
        else:
            pay_price(table, player, HUNT_PRICE)
            hunt(table, player, action - HUNT)

    def legal_middle(self, table: Table, player: Player, out: list[int]) -> None:
        legal_uses(player, out)

    def why_not_middle(self, table: Table, player: Player, action: int) -> int:
        if not USE_ANIMAL <= action < USE_ANIMAL + SPECIES:
            return WRONG_SECTION
        return why_not_use_animal(player, action - USE_ANIMAL)

    def use_middle(self, table: Table, player: Player, action: int) -> None:
        use_animal(table, player, action - USE_ANIMAL)
