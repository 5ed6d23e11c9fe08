"""What the evaluation plans for a seat's coatls, as numbers for learners, and what one thing more would bring.

All of it follows from what the seat sees. A net that has to find such plans by itself takes very long to.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sunstone.core.observation import MOST
from sunstone.core.plain import numbers_in
from sunstone.games.coatl.cards import face
from sunstone.games.coatl.coatls import MOST_PIECES, NOTHING, Unfinished
from sunstone.games.coatl.data import PROPHECIES, TEMPLES, UNFINISHED
from sunstone.games.coatl.evaluation.plans import Draft, Planner
from sunstone.games.coatl.evaluation.position import hopes, in_order
from sunstone.games.coatl.pieces import COLOURS, count, put_pieces
from sunstone.games.coatl.table import NO_TEMPLE, Player, Table

PLANS: Final = UNFINISHED + 1
"""Coatls that are planned: those begun, and the next one."""
PLAN: Final = (
    "points",
    "turns",
    "front",
    "back",
    "cards",
    "head",
    "tail",
    *(f"next_front_{colour}" for colour in COLOURS),
    *(f"next_back_{colour}" for colour in COLOURS),
    *(f"uses_{colour}" for colour in COLOURS),
    *(f"lacks_{colour}" for colour in COLOURS),
)
_NEXT_FRONT: Final = 7
_NEXT_BACK: Final = 12
_USES: Final = 17
_LACKS: Final = 22
UNIT: Final = 4.0
"""Gains and turns are counted in quarters."""


def put_plans(table: Table, player: Player, plans: i64, cards: i64, temples: i64, out: bytearray) -> None:
    """Write the plans for the coatls that are begun, by their places, and for the next one."""
    planner = Planner(table, player)
    for laid in in_order(player):
        if laid.coatl.length:
            _put_plan(planner, laid, 0 if laid is player.coatls[0] else 1, plans, cards, temples, out)
    if player.finished + player.unfinished() < table.data.coatls:
        _put_plan(planner, NOTHING, UNFINISHED, plans, cards, temples, out)


def _put_plan(
    planner: Planner, laid: Unfinished, row: i64, plans: i64, cards: i64, temples: i64, out: bytearray
) -> None:
    bodies = planner.bodies
    planner.plan(laid)
    made: Draft = planner.made
    coatl = laid.coatl
    at = plans + row * len(PLAN)
    length: i64 = min(coatl.length, MOST_PIECES)
    back = made.length - length - made.front
    out[at] = _small(planner.points)
    out[at + 1] = _small(UNIT * planner.turns)
    out[at + 2] = made.front
    out[at + 3] = back
    out[at + 4] = int(planner.taken).bit_count()
    out[at + 5] = made.has_head and not coatl.has_head
    out[at + 6] = made.has_tail and not coatl.has_tail
    if made.front > 0:
        out[at + _NEXT_FRONT + (made.word >> (3 * (made.front - 1)) & 7)] = 1
    if back > 0:
        out[at + _NEXT_BACK + (made.word >> (3 * (made.front + length)) & 7)] = 1
    put_pieces(made.used, at + _USES, out)
    for colour in range(len(COLOURS)):
        lacking = count(made.used, colour) - count(bodies, colour)
        if lacking > 0:
            out[at + _LACKS + colour] = lacking
    for card in numbers_in(planner.taken):
        out[cards + row * PROPHECIES + card] = 1
    if planner.temple >= 0:
        out[temples + row * TEMPLES + planner.temple] = 1


def put_gains(table: Table, player: Player, cards: i64, temples: i64, out: bytearray) -> None:
    """Write what the plans would gain by each open card and temple."""
    now = hopes(table, player, Planner(table, player))
    for card in table.display:
        planner = Planner(table, player)
        planner.hand.append(face(card))
        out[cards + face(card)] = _small(UNIT * (hopes(table, player, planner) - now))
    for pile, temple in enumerate(table.temple_tops):
        if temple != NO_TEMPLE:
            planner = Planner(table, player)
            planner.add_temple(temple)
            out[temples + pile] = _small(UNIT * (hopes(table, player, planner) - now))


def _small(number: float) -> i64:
    """A number as a byte; what is below nothing is nothing."""
    return int(min(max(number + 0.5, 0.0), float(MOST)))
