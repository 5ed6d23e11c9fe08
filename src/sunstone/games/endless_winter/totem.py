"""The totem board: the offering track on the left, the honour track on the right."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.games.endless_winter import abilities, events, goods, names, reasons
from sunstone.games.endless_winter.table import Player, Table


def top(table: Table, track: i64) -> int:
    """The highest level of a track."""
    return (len(table.data.offering_ratio) if track == names.OFFERING else len(table.data.honour_points)) - 1


def why_not_idol(table: Table, player: Player, track: i64) -> int:
    """Whether an idol can go up: at the top of the offering track it still brings a point, on the other nothing."""
    return reasons.TOP_OF_HONOUR if track == names.HONOUR and player.honour >= top(table, names.HONOUR) else LEGAL


def raise_idol(table: Table, player: Player, track: i64) -> None:
    """Move an idol up one level; the ability of the level is due."""
    if track == names.OFFERING and player.offering >= top(table, names.OFFERING):
        goods.score(table, player, 1, names.BY_TOTEMS)
        return
    if track == names.OFFERING:
        player.offering += 1
    else:
        player.honour += 1
    if table.events is not None:
        table.events.append(
            Event(events.IDOL, player.seat, {"track": names.TRACKS[track], "level": player.idol(track)})
        )
    if track == names.OFFERING:
        abilities.begin(table, table.data.offering_reward[player.offering])
    else:
        goods.score(table, player, table.data.honour_points[player.honour], names.BY_TOTEMS)
        _arrive(table, player)


def _arrive(table: Table, player: Player) -> None:
    """On a level of the honour track a totem takes the leftmost free space: behind those already there."""
    rank = list(table.honour_rank)
    rank.remove(player.seat)
    place = 0
    while place < len(rank) and table.seats[rank[place]].honour >= player.honour:
        place += 1
    rank.insert(place, player.seat)
    table.honour_rank = tuple(rank)
