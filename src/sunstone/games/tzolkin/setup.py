"""Set-up: jungle, tiles, dummy workers, and the starting wealth of which each player keeps two tiles."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.tzolkin.box import FRUGAL, GAIN, MEALS, TECH, TEMPLE, WORKER
from sunstone.games.tzolkin.catalogue import GEAR_SIZE, KEEP_PAIRS, TEETH
from sunstone.games.tzolkin.events import KEPT, WEALTH
from sunstone.games.tzolkin.goods import gain, new_worker
from sunstone.games.tzolkin.names import CHICHEN_ITZA, SOURCES, START_STEP
from sunstone.games.tzolkin.position import DUMMY, NOBODY, TURN_PHASE, TzolkinPosition
from sunstone.games.tzolkin.technologies import advance
from sunstone.games.tzolkin.temples import rise

DEALT = 4


def lay_out(s: TzolkinPosition) -> None:
    """Everything before the first decision."""
    box = s.box
    players = s.players
    fields = box.fields[players]
    s.teeth = [NOBODY] * TEETH
    # By action of Palenque; wood grows on the fields of 3, 4 and 5.
    s.forest = [0, 0, 0, fields, fields, fields]
    s.cleared = [0, 0, fields, 0, 0, 0]
    s.bank_skulls = box.skulls
    s.goods = [0] * (5 * players)
    s.steps = [START_STEP] * (3 * players)
    s.levels = [0] * (4 * players)
    s.points = [0] * players
    s.earned = [0] * (len(SOURCES) * players)
    s.hand = [box.start_workers] * players
    s.workers = [box.start_workers] * players
    s.light = [1] * players
    s.tiles = [0] * (2 * players)
    s.meals = [0] * players
    s.frugal = [0] * players
    s.built = [[] for _ in range(players)]
    s.monuments = [[] for _ in range(players)]
    s.buildings = [place for place, building in enumerate(box.buildings) if building.age == 1]
    s.unused = [place for place, building in enumerate(box.buildings) if building.age == 2]
    s.display = [s.rng.draw(s.buildings) if s.buildings else -1 for _ in range(box.display)]
    monuments = list(range(len(box.monuments)))
    s.offered = [s.rng.draw(monuments) for _ in range(box.monument_count[players])]
    s.wealth_deck = list(range(len(box.wealth)))
    s.dealt = [[s.rng.draw(s.wealth_deck) for _ in range(DEALT)] for _ in range(players)]
    s.kept = [[] for _ in range(players)]
    _put_dummies(s, box.dummies[players])
    s.barrier = 0


def _put_dummies(s: TzolkinPosition, count: int) -> None:
    """For fewer than four players: drawn tiles say where dummy workers stand; the first of a wheel has an opposite."""
    begun = 0
    while count > 0 and s.wealth_deck:
        tile = s.box.wealth[s.rng.draw(s.wealth_deck)]
        count -= _put_dummy(s, tile.gear, tile.position)
        if count > 0 and tile.gear != CHICHEN_ITZA and not begun >> tile.gear & 1:
            size = GEAR_SIZE[tile.gear]
            count -= _put_dummy(s, tile.gear, (tile.position + size // 2) % size)
        begun |= 1 << tile.gear


def _put_dummy(s: TzolkinPosition, gear: int, position: int) -> int:
    if s.at(gear, position) != NOBODY:
        return 0
    s.put(gear, position, DUMMY)
    return 1


def keep(s: TzolkinPosition, choice: int) -> None:
    """Keep two tiles in secret. When all have chosen, the tiles are shown and everyone is equipped."""
    first, second = KEEP_PAIRS[choice]
    dealt = s.dealt[s.seat]
    s.kept[s.seat] = [dealt[first], dealt[second]]
    if s.events is not None:
        names = [s.box.wealth[tile].id for tile in s.kept[s.seat]]
        s.events.append(Event(KEPT, s.seat, None, {"tiles": names}))
    s.seat += 1
    if s.seat < s.players:
        return
    s.phase = TURN_PHASE
    s.seat = s.first
    s.reveal()
    for seat in range(s.players):
        if s.events is not None:
            names = [s.box.wealth[tile].id for tile in s.kept[seat]]
            s.events.append(Event(WEALTH, seat, {"tiles": names}))
        for tile in s.kept[seat]:
            _equip(s, seat, tile)


def _equip(s: TzolkinPosition, seat: int, tile: int) -> None:
    """Carry out a wealth tile. None of them leaves a choice."""
    for effect in s.box.wealth[tile].effects:
        if effect.kind == GAIN:
            gain(s, seat, effect.what, effect.amount)
        elif effect.kind == TEMPLE:
            for _ in range(effect.amount):
                rise(s, seat, effect.what)
        elif effect.kind == TECH:
            for _ in range(effect.amount):
                advance(s, seat, effect.what)
        elif effect.kind == WORKER:
            new_worker(s, seat)
        elif effect.kind == MEALS:
            s.meals[seat] += effect.amount
        elif effect.kind == FRUGAL:
            s.frugal[seat] += 1
