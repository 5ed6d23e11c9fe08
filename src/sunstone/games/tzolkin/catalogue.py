"""Every action of Tzolk'in. The first int of each verb is a constant here; the catalogue is built to match."""

from __future__ import annotations

from typing import Final

from sunstone.core.catalogue import Catalogue
from sunstone.games.tzolkin import names

KEEP: Final = 0
BEG: Final = 6
PLACE: Final = 9
TAKE: Final = 15
"""One for every place where a worker can stand (see places.py)."""
ACT: Final = 58
USE: Final = 68
HARVEST: Final = 88
BURN: Final = 90
RAISE: Final = 93
PAY: Final = 99
GAIN: Final = 118
ADVANCE: Final = 127
BUILD: Final = 131
BUILD_PLAIN: Final = 137
MONUMENT: Final = 143
SAVE: Final = 149
SELL: Final = 153
BUY: Final = 156
CALENDAR: Final = 159
DONE: Final = 161
END: Final = 162
ACTIONS: Final = 163

KEEP_PAIRS: Final = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
RAISE_SETS: Final = [[0], [1], [2], [0, 1], [0, 2], [1, 2]]
PAY_BAGS: Final = [*names.block_bags(1), *names.block_bags(2), *names.block_bags(3)]
GAIN_BAGS: Final = [*names.block_bags(1), *names.block_bags(2)]


def build() -> Catalogue:
    """The catalogue."""
    catalogue = Catalogue()
    _add_turn(catalogue)
    _add_choices(catalogue)
    _add_tiles_and_trade(catalogue)
    catalogue.add("done")
    catalogue.add("end")
    assert len(catalogue) == ACTIONS
    return catalogue


def _add_turn(catalogue: Catalogue) -> None:
    """Starting wealth, begging, placing, taking and using."""
    add = catalogue.add
    for first, second in KEEP_PAIRS:
        add("keep", tiles=[first + 1, second + 1])
    for temple in names.TEMPLES:
        add("beg", temple=temple)
    for place in names.PLACES:
        add("place", place=place)
    for wheel, name in enumerate(names.WHEELS):
        for position in range(names.last_position(wheel) + 1):
            add("take", gear=name, position=position)
    add("act", action="none")
    for number in range(1, 10):
        add("act", action=number)
    for name in names.WHEELS[: names.LESSER_WHEELS]:
        for number in range(1, 6):
            add("use", gear=name, action=number)


def _add_choices(catalogue: Catalogue) -> None:
    """What an action leaves to be chosen."""
    add = catalogue.add
    for crop in ("corn", "wood"):
        add("harvest", crop=crop)
    for temple in names.TEMPLES:
        add("burn", temple=temple)
    for temples in RAISE_SETS:
        add("raise", temples=[names.TEMPLES[temple] for temple in temples])
    for bag in PAY_BAGS:
        add("pay", blocks=[names.GOODS[kind] for kind in bag])
    for bag in GAIN_BAGS:
        add("gain", blocks=[names.GOODS[kind] for kind in bag])
    for technology in names.TECHNOLOGIES:
        add("advance", technology=technology)


def _add_tiles_and_trade(catalogue: Catalogue) -> None:
    """Building, the market and the calendar."""
    add = catalogue.add
    for slot in range(1, 7):
        add("build", slot=slot)
    for slot in range(1, 7):
        add("build", slot=slot, how="plain")
    for slot in range(1, 7):
        add("monument", slot=slot)
    for kind in (*names.GOODS[1:4], "none"):
        add("save", block=kind)
    for kind in names.GOODS[1:4]:
        add("sell", block=kind)
    for kind in names.GOODS[1:4]:
        add("buy", block=kind)
    for days in (1, 2):
        add("calendar", days=days)
