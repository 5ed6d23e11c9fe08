"""The market of Uxmal: blocks and corn change hands at fixed rates, any number of times."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.tzolkin.catalogue import BUY, SELL
from sunstone.games.tzolkin.events import TRADED
from sunstone.games.tzolkin.names import GOODS
from sunstone.games.tzolkin.pending import MARKET, a_of, b_of, frame
from sunstone.games.tzolkin.position import TzolkinPosition
from sunstone.games.tzolkin.reasons import LEGAL, NO_CORN_MARKET, NOTHING_TO_SELL, TRADED_BACK


def why_not_sell(s: TzolkinPosition, visit: int, block: int) -> int:
    """Whether a block can be sold. What was bought on this visit is not sold again: that would go on for ever."""
    if b_of(visit) >> block & 1:
        return TRADED_BACK
    return LEGAL if s.goods[s.seat * 5 + block] > 0 else NOTHING_TO_SELL


def why_not_buy(s: TzolkinPosition, visit: int, block: int) -> int:
    """Whether a block can be bought. What was sold on this visit is not bought back."""
    if a_of(visit) >> block & 1:
        return TRADED_BACK
    return LEGAL if s.goods[s.seat * 5] >= s.box.market[block] else NO_CORN_MARKET


def legal_trades(s: TzolkinPosition, visit: int, out: list[int]) -> None:
    """Append every trade."""
    for block in range(1, 4):
        if why_not_sell(s, visit, block) == LEGAL:
            out.append(SELL + block - 1)
    for block in range(1, 4):
        if why_not_buy(s, visit, block) == LEGAL:
            out.append(BUY + block - 1)


def sell(s: TzolkinPosition, visit: int, block: int) -> None:
    """A block for corn; the visit goes on."""
    s.goods[s.seat * 5 + block] -= 1
    s.goods[s.seat * 5] += s.box.market[block]
    s.stack.append(frame(MARKET, a_of(visit) | 1 << block, b_of(visit)))
    if s.events is not None:
        s.events.append(Event(TRADED, s.seat, {"sold": {GOODS[block]: 1}, "bought": {"corn": s.box.market[block]}}))


def buy(s: TzolkinPosition, visit: int, block: int) -> None:
    """Corn for a block; the visit goes on."""
    s.goods[s.seat * 5] -= s.box.market[block]
    s.goods[s.seat * 5 + block] += 1
    s.stack.append(frame(MARKET, a_of(visit), b_of(visit) | 1 << block))
    if s.events is not None:
        s.events.append(Event(TRADED, s.seat, {"sold": {"corn": s.box.market[block]}, "bought": {GOODS[block]: 1}}))
