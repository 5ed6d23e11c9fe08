"""Yaxchilan: wood, stone, gold and crystal skulls."""

from __future__ import annotations

from sunstone.games.tzolkin.goods import gain
from sunstone.games.tzolkin.names import EXTRACTION, GOLD, SKULL, STONE, THEOLOGY, WOOD
from sunstone.games.tzolkin.position import TzolkinPosition


def use(s: TzolkinPosition, action: int) -> None:
    """Take what the space shows, and one more of each kind of block that extraction knows how to win."""
    seat = s.seat
    extraction = s.levels[seat * 4 + EXTRACTION]
    for good in range(5):
        amount = s.box.yaxchilan[action][good]
        if amount > 0:
            if (
                (good == WOOD and extraction >= 1)
                or (good == STONE and extraction >= 2)
                or (good == GOLD and extraction >= 3)
                or (good == SKULL and s.levels[seat * 4 + THEOLOGY] >= 3)
            ):
                amount += 1
            gain(s, seat, good, amount)
