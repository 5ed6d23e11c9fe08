"""Palenque: fishing, corn and wood from the jungle, and burning the forest."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.tzolkin.catalogue import BURN, HARVEST
from sunstone.games.tzolkin.events import BURNED, HARVESTED
from sunstone.games.tzolkin.goods import gain
from sunstone.games.tzolkin.names import AGRICULTURE, CORN, EXTRACTION, WOOD
from sunstone.games.tzolkin.pending import HARVEST as HARVEST_FRAME
from sunstone.games.tzolkin.pending import frame
from sunstone.games.tzolkin.position import CORN_TILES, WOOD_TILES, TzolkinPosition
from sunstone.games.tzolkin.reasons import BOTTOM, LEGAL, NO_FOREST, NO_OPEN_CORN
from sunstone.games.tzolkin.temples import can_sink, sink


def can_use(s: TzolkinPosition, seat: int, action: int) -> bool:
    """Whether the action gives anything: fishing always, the jungle while it has tiles, or with agriculture 2."""
    return action == 1 or s.cleared[action] > 0 or s.forest[action] > 0 or s.levels[seat * 4 + AGRICULTURE] >= 2


def use(s: TzolkinPosition, action: int) -> None:
    """Fish, or go into the jungle."""
    if action == 1:
        more = 1 if s.levels[s.seat * 4 + AGRICULTURE] >= 2 else 0
        gain(s, s.seat, CORN, s.box.palenque_corn[1] + more)
    else:
        s.stack.append(frame(HARVEST_FRAME, action))


def why_not_harvest(s: TzolkinPosition, action: int, crop: int) -> int:
    """Whether corn (0) or wood (1) can be taken from the fields of an action."""
    if crop == 1:
        return LEGAL if s.forest[action] > 0 else NO_FOREST
    if s.cleared[action] > 0 or s.levels[s.seat * 4 + AGRICULTURE] >= 2:
        return LEGAL
    return NO_OPEN_CORN


def why_not_burn(s: TzolkinPosition, action: int, temple: int) -> int:
    """Whether the forest can be burned at the price of a step down in this temple."""
    if s.forest[action] == 0:
        return NO_FOREST
    return LEGAL if can_sink(s, s.seat, temple) else BOTTOM


def legal_harvests(s: TzolkinPosition, action: int, out: list[int]) -> None:
    """Append corn, wood, and every way to burn."""
    for crop in range(2):
        if why_not_harvest(s, action, crop) == LEGAL:
            out.append(HARVEST + crop)
    for temple in range(3):
        if why_not_burn(s, action, temple) == LEGAL:
            out.append(BURN + temple)


def _corn(s: TzolkinPosition, action: int) -> None:
    level = s.levels[s.seat * 4 + AGRICULTURE]
    gain(s, s.seat, CORN, s.box.palenque_corn[action] + (3 if level >= 3 else 1 if level >= 1 else 0))


def harvest(s: TzolkinPosition, action: int, crop: int) -> None:
    """Take a tile, which is kept, and what it brings. With agriculture 2 corn comes even where no tile lies open."""
    seat = s.seat
    tile = True
    if crop == 1:
        s.forest[action] -= 1
        s.cleared[action] += 1
        s.tiles[seat * 2 + WOOD_TILES] += 1
    elif s.cleared[action] > 0:
        s.cleared[action] -= 1
        s.tiles[seat * 2 + CORN_TILES] += 1
    else:
        tile = False
    if s.events is not None:
        s.events.append(
            Event(HARVESTED, seat, {"crop": "wood" if crop == 1 else "corn", "action": action, "tile": tile})
        )
    if crop == 1:
        more = 1 if s.levels[seat * 4 + EXTRACTION] >= 1 else 0
        gain(s, seat, WOOD, s.box.palenque_wood[action] + more)
    else:
        _corn(s, action)


def burn(s: TzolkinPosition, action: int, temple: int) -> None:
    """Discard a wood tile for the corn tile below it. The gods are angry."""
    s.forest[action] -= 1
    s.tiles[s.seat * 2 + CORN_TILES] += 1
    if s.events is not None:
        s.events.append(Event(BURNED, s.seat, {"action": action}))
    sink(s, s.seat, temple)
    _corn(s, action)
