"""A whole position as plain JSON, and back. Most of it follows from the declared fields (see table.py)."""

from __future__ import annotations

from typing import Final

from sunstone.core.decision import DecisionKinds
from sunstone.core.dump_reader import Reader, require
from sunstone.core.plain import bit, numbers_in
from sunstone.core.thing import DUMP_ONLY
from sunstone.games.tzolkin.any_action import UseAny
from sunstone.games.tzolkin.blocks import Treasure
from sunstone.games.tzolkin.chichen_itza import Devotion
from sunstone.games.tzolkin.constructions import ACTIONS, Construction, Effect, Saving
from sunstone.games.tzolkin.data import EFFECTS
from sunstone.games.tzolkin.market import Market
from sunstone.games.tzolkin.names import TECHNOLOGIES, WHEELS, last_position, teeth_of
from sunstone.games.tzolkin.palenque import Harvest
from sunstone.games.tzolkin.places import place_at, wheel_of
from sunstone.games.tzolkin.table import Jungle, Table
from sunstone.games.tzolkin.taking import Action
from sunstone.games.tzolkin.technologies import FreeTech, PaidTech, Payment
from sunstone.games.tzolkin.temples import Rise, TemplePayment

DECISIONS: Final = DecisionKinds(
    (
        Action,
        UseAny,
        Harvest,
        Rise,
        TemplePayment,
        Payment,
        Treasure,
        PaidTech,
        FreeTech,
        Construction,
        Saving,
        Market,
        Devotion,
        Effect,
    ),
    words={"wheel": WHEELS, "technology": TECHNOLOGIES, "by": ACTIONS, "effect": EFFECTS},
    flags=("optional", "helped"),
)
DUMMY: Final = "dummy"
EMPTY_WHEELS: Final[list[list[object]]] = [[None] * teeth_of(wheel) for wheel in range(len(WHEELS))]
JUNGLE: Final = range(2, 6)
"""The actions of Palenque that go into the jungle."""


def _wheels(table: Table) -> dict[str, list[object]]:
    """Who stands where on each wheel: a seat, a dummy, or nobody."""
    wheels = [empty.copy() for empty in EMPTY_WHEELS]
    for wheel in range(len(WHEELS)):
        for position in numbers_in(table.dummies[wheel]):
            wheels[wheel][position] = DUMMY
    for player in table.seats:
        for place in numbers_in(player.standing):
            on = wheel_of(place)
            wheels[on][place - place_at(on, 0)] = player.seat
    return {name: wheels[wheel] for wheel, name in enumerate(WHEELS)}


def add_board(table: Table, out: dict[str, object]) -> None:
    """Add the wheels and the jungle, which everyone sees."""
    jungle = table.jungle
    out["wheels"] = _wheels(table)
    out["jungle"] = [
        {"action": action, "forest": jungle.forest[action], "corn": jungle.cleared[action]} for action in JUNGLE
    ]


def dump(table: Table) -> dict[str, object]:
    """The position."""
    out = table.plain(table.data.names, DUMP_ONLY)
    add_board(table, out)
    out["due"] = [DECISIONS.plain(decision) for decision in table.due]
    return out


def load(table: Table, reader: Reader) -> None:
    """Fill a bare table from a dump. Whether the position can be is for `check` to say."""
    names = {**table.data.names, "seat": [""] * table.players}
    Table.FIELDS.load(table, reader, names)
    wheels = reader.table("wheels")
    table.put_dummies(tuple([_load_wheel(table, wheels, wheel) for wheel in range(len(WHEELS))]))
    wheels.finish()
    _load_jungle(table, reader)
    DECISIONS.load(table, reader)
    reader.finish()


def _load_wheel(table: Table, wheels: Reader, wheel: int) -> int:
    """Put the workers of a wheel in place; the positions of its dummies, as bits."""
    dummies = 0
    name = WHEELS[wheel]
    for position, who in enumerate(wheels.items(name, teeth_of(wheel))):
        if who == DUMMY:
            dummies |= 1 << position
        elif who is not None:
            if not isinstance(who, int) or isinstance(who, bool) or not 0 <= who < table.players:
                raise wheels.fail("range", name, found=who, least=0, most=table.players - 1)
            require(position <= last_position(wheel), "tzolkin_wheels")
            table.seats[who].standing |= bit(place_at(wheel, position))
    return dummies


def _load_jungle(table: Table, reader: Reader) -> None:
    forest = [0, 0]
    cleared = [0, 0]
    for action, row in zip(JUNGLE, reader.tables("jungle", len(JUNGLE)), strict=True):
        row.integer("action", action, action)
        forest.append(row.integer("forest", 0, 4))
        cleared.append(row.integer("corn", 0, 4))
        row.finish()
    table.jungle = Jungle(forest, cleared)
