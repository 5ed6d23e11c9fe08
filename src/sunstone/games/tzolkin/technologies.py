"""The four technology tracks: advancing for blocks or for nothing, and the bonus beyond the third level."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.tzolkin.catalogue import ADVANCE
from sunstone.games.tzolkin.events import ADVANCED, BONUS
from sunstone.games.tzolkin.goods import gain, score
from sunstone.games.tzolkin.names import (
    AGRICULTURE,
    ARCHITECTURE,
    BY_ARCHITECTURE,
    EXTRACTION,
    SKULL,
    TECHNOLOGIES,
    TOP_LEVEL,
)
from sunstone.games.tzolkin.pending import FOR_TECH, PAID_TECH, PAYMENT, RISE, TREASURE, frame
from sunstone.games.tzolkin.position import TzolkinPosition
from sunstone.games.tzolkin.reasons import LEGAL, NO_BLOCKS


def advance_cost(s: TzolkinPosition, seat: int, technology: int) -> int:
    """How many blocks the next advance on a track costs."""
    return s.box.advance_cost[s.levels[seat * 4 + technology]]


def why_not_advance(s: TzolkinPosition, technology: int) -> int:
    """Whether the seat has the blocks for an advance."""
    return LEGAL if s.blocks(s.seat) >= advance_cost(s, s.seat, technology) else NO_BLOCKS


def can_advance(s: TzolkinPosition, seat: int) -> bool:
    """Whether any advance can be paid."""
    blocks = s.blocks(seat)
    for technology in range(4):
        if blocks >= advance_cost(s, seat, technology):
            return True
    return False


def legal_advances(s: TzolkinPosition, out: list[int]) -> None:
    """Append every advance that can be paid."""
    for technology in range(4):
        if why_not_advance(s, technology) == LEGAL:
            out.append(ADVANCE + technology)


def choose_paid(s: TzolkinPosition, technology: int, left: int) -> None:
    """Tikal 1 and 3: the blocks are paid first, then the marker moves; a second advance may follow."""
    if left > 1:
        s.stack.append(frame(PAID_TECH, left - 1, 1))
    s.stack.append(frame(PAYMENT, advance_cost(s, s.seat, technology), FOR_TECH, technology))


def advance(s: TzolkinPosition, seat: int, technology: int) -> None:
    """Move a marker one level on; from the third level it stays and brings the bonus."""
    place = seat * 4 + technology
    if s.levels[place] < TOP_LEVEL:
        s.levels[place] += 1
        if s.events is not None:
            s.events.append(Event(ADVANCED, seat, {"technology": TECHNOLOGIES[technology], "level": s.levels[place]}))
        return
    if s.events is not None:
        s.events.append(Event(BONUS, seat, {"technology": TECHNOLOGIES[technology]}))
    if technology == AGRICULTURE:
        s.stack.append(frame(RISE, 1))
    elif technology == EXTRACTION:
        s.stack.append(frame(TREASURE, 2))
    elif technology == ARCHITECTURE:
        score(s, seat, 3, BY_ARCHITECTURE)
    else:
        gain(s, seat, SKULL, 1)
