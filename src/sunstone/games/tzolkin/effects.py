"""What the tiles give: buildings when they are built, starting wealth when it is shown."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.games.tzolkin.any_action import UseAny
from sunstone.games.tzolkin.data import ANY, ANY_ACTION, FRUGAL, GAIN, MEALS, TECH, TEMPLE, TRADE, VP, WORKER
from sunstone.games.tzolkin.goods import gain, new_worker, score
from sunstone.games.tzolkin.market import Market
from sunstone.games.tzolkin.names import BY_BUILDINGS
from sunstone.games.tzolkin.table import Player, Table
from sunstone.games.tzolkin.technologies import FreeTech, advance
from sunstone.games.tzolkin.temples import Rise, rise


def carry_out(table: Table, player: Player, kind: i64, what: i64, amount: i64) -> None:
    """Carry out one effect of a tile; where it leaves a choice, the decision is due next."""
    if kind == GAIN:
        gain(table, player, what, amount)
    elif kind == TEMPLE:
        for _ in range(amount):
            if what == ANY:
                table.due.append(Rise(1))
            else:
                rise(table, player, what)
    elif kind == TECH:
        if what == ANY:
            table.due.append(FreeTech(amount))
        else:
            for _ in range(amount):
                advance(table, player, what)
    elif kind == VP:
        score(table, player, amount, BY_BUILDINGS)
    elif kind == WORKER:
        new_worker(table, player)
    elif kind == MEALS:
        player.free_meals += amount
    elif kind == FRUGAL:
        player.frugal += 1
    elif kind == TRADE:
        table.due.append(Market(0, 0))
    elif kind == ANY_ACTION:
        table.due.append(UseAny(True))
