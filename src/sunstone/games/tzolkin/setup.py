"""Set-up: jungle, tiles, dummy workers, and the starting wealth of which each player keeps two tiles."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.games.tzolkin.catalogue import BEG, KEEP, KEEP_PAIRS
from sunstone.games.tzolkin.effects import carry_out
from sunstone.games.tzolkin.events import KEPT, WEALTH
from sunstone.games.tzolkin.names import CHICHEN_ITZA, teeth_of
from sunstone.games.tzolkin.reasons import KEEP_FIRST
from sunstone.games.tzolkin.table import GAP, TURN_PHASE, Jungle, Player, Table

DEALT: Final = 4
"""Tiles of starting wealth each player chooses from."""


def lay_out(table: Table) -> None:
    """Everything before the first decision."""
    data = table.data
    players = table.players
    fields = data.fields[players]
    # By action of Palenque; wood grows on the fields of 3, 4 and 5.
    table.jungle = Jungle([0, 0, 0, fields, fields, fields], [0, 0, fields, 0, 0, 0])
    table.skulls_left = data.skulls
    for seat in range(players):
        player = Player()
        player.seat = seat
        player.workers = data.start_workers
        player.hand = data.start_workers
        table.seats.append(player)
    stack = [place for place, building in enumerate(data.buildings) if building.age == 1]
    table.buildings = tuple([table.rng.draw(stack) if stack else GAP for _ in range(data.display)])
    table.building_stack = tuple(stack)
    table.next_age = tuple([place for place, building in enumerate(data.buildings) if building.age == 2])
    monuments = list(range(len(data.monuments)))
    table.monuments = tuple([table.rng.draw(monuments) for _ in range(data.monument_count[players])])
    wealth = list(range(len(data.wealth)))
    for player in table.seats:
        player.dealt = tuple([table.rng.draw(wealth) for _ in range(DEALT)])
    table.put_dummies(tuple(_dummies(table, wealth, data.dummies[players])))
    table.wealth_deck = tuple(wealth)


def _dummies(table: Table, wealth: list[int], count: int) -> list[int]:
    """For fewer than four players: drawn tiles say where dummies stand; the first of a lesser wheel has an opposite."""
    out = [0, 0, 0, 0, 0]
    begun: list[int] = []
    while count > 0 and wealth:
        tile = table.data.wealth[table.rng.draw(wealth)]
        wheel = tile.gear
        places = [tile.position]
        if wheel != CHICHEN_ITZA and wheel not in begun:
            places.append((tile.position + teeth_of(wheel) // 2) % teeth_of(wheel))
        begun.append(wheel)
        for position in places:
            if count > 0 and not out[wheel] >> position & 1:
                out[wheel] |= 1 << position
                count -= 1
    return out


@final
class Keep(Decision[Table]):
    """Which two of the four tiles dealt are kept, in secret."""

    def legal(self, table: Table, out: list[int]) -> None:
        out.extend(range(KEEP, KEEP + len(KEEP_PAIRS)))

    def why_not(self, table: Table, action: int) -> int:
        return LEGAL if action < BEG else KEEP_FIRST

    def answer(self, table: Table, action: int) -> None:
        """When all have chosen, the tiles are shown and everyone is equipped."""
        first, second = KEEP_PAIRS[action - KEEP]
        player = table.mover()
        player.kept = (player.dealt[first], player.dealt[second])
        if table.events is not None:
            table.events.append(Event(KEPT, player.seat, None, {"tiles": _names(table, player)}))
        table.seat += 1
        if table.seat == table.players:
            table.phase = TURN_PHASE
            table.seat = table.first
            table.reveal()
            for other in table.seats:
                _equip(table, other)


def _names(table: Table, player: Player) -> list[str]:
    return [table.data.wealth[tile].id for tile in player.kept]


def _equip(table: Table, player: Player) -> None:
    """Show the tiles and carry them out. None of them leaves a choice."""
    if table.events is not None:
        table.events.append(Event(WEALTH, player.seat, {"tiles": _names(table, player)}))
    for tile in player.kept:
        for effect in table.data.wealth[tile].effects:
            what: i64 = effect.what
            carry_out(table, player, effect.kind, what, effect.amount)
