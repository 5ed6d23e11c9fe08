"""The three temples: going up, going down, and the top step that holds one player."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.tzolkin.catalogue import RAISE, RAISE_SETS
from sunstone.games.tzolkin.events import ROSE, SANK, TURNED_LIGHT
from sunstone.games.tzolkin.names import TEMPLES
from sunstone.games.tzolkin.position import TzolkinPosition


def can_rise(s: TzolkinPosition, seat: int, temple: int) -> bool:
    """Whether a step up is possible: not from the top, nor onto a top step where someone stands."""
    step = s.steps[seat * 3 + temple]
    top = s.box.temples[temple].top
    if step == top:
        return False
    if step == top - 1:
        for other in range(s.players):
            if s.steps[other * 3 + temple] == top:
                return False
    return True


def can_rise_anywhere(s: TzolkinPosition, seat: int) -> bool:
    """Whether a step up is possible in any temple."""
    return can_rise(s, seat, 0) or can_rise(s, seat, 1) or can_rise(s, seat, 2)


def rise(s: TzolkinPosition, seat: int, temple: int) -> None:
    """A step up; one that cannot be taken is lost. Arriving at the top turns the player board to its light side."""
    if not can_rise(s, seat, temple):
        return
    s.steps[seat * 3 + temple] += 1
    step = s.steps[seat * 3 + temple]
    if s.events is not None:
        s.events.append(Event(ROSE, seat, {"temple": TEMPLES[temple], "step": step}))
    if step == s.box.temples[temple].top and not s.light[seat]:
        s.light[seat] = 1
        if s.events is not None:
            s.events.append(Event(TURNED_LIGHT, seat))


def can_sink(s: TzolkinPosition, seat: int, temple: int) -> bool:
    """Whether a step down is possible."""
    return s.steps[seat * 3 + temple] > 0


def can_sink_anywhere(s: TzolkinPosition, seat: int) -> bool:
    """Whether the gods can still be angered."""
    return can_sink(s, seat, 0) or can_sink(s, seat, 1) or can_sink(s, seat, 2)


def sink(s: TzolkinPosition, seat: int, temple: int) -> None:
    """A step down."""
    s.steps[seat * 3 + temple] -= 1
    if s.events is not None:
        s.events.append(Event(SANK, seat, {"temple": TEMPLES[temple], "step": s.steps[seat * 3 + temple]}))


def rises_of(s: TzolkinPosition, seat: int, choice: int) -> int:
    """Which temples a choice would really go up in, as bits."""
    out = 0
    for temple in RAISE_SETS[choice]:
        if can_rise(s, seat, temple):
            out |= 1 << temple
    return out


def legal_rises(s: TzolkinPosition, seat: int, count: int, out: list[int]) -> None:
    """Append the choices of one temple or of two different ones; those with the same outcome once."""
    seen = 0
    for choice in range(3) if count == 1 else range(3, 6):
        outcome = rises_of(s, seat, choice)
        if not seen >> outcome & 1:
            seen |= 1 << outcome
            out.append(RAISE + choice)


def is_offered(s: TzolkinPosition, seat: int, count: int, choice: int) -> bool:
    """Whether a choice is the first with its outcome."""
    outcome = rises_of(s, seat, choice)
    for earlier in range(0 if count == 1 else 3, choice):
        if rises_of(s, seat, earlier) == outcome:
            return False
    return True
