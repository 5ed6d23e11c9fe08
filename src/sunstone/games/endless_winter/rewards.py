"""The ladder: a megalith, a card, an idol, a tool, a food. Whoever gains one of them may take a lesser one instead."""

from __future__ import annotations

from sunstone.games.endless_winter.cards import can_draw, draw
from sunstone.games.endless_winter.catalogue import IDOL as IDOL_ACTION
from sunstone.games.endless_winter.catalogue import MEGALITH as MEGALITH_ACTION
from sunstone.games.endless_winter.catalogue import TAKE, TAKE_CARD, TAKE_FOOD, TAKE_TOOL
from sunstone.games.endless_winter.effects import DRAW, IDOL, MEGALITH, TOOL
from sunstone.games.endless_winter.geometry import CELLS, PLACES
from sunstone.games.endless_winter.goods import gain_food, gain_tools
from sunstone.games.endless_winter.interpreter import begin
from sunstone.games.endless_winter.megaliths import (
    can_place,
    is_start,
    legal_arrows,
    legal_megaliths,
    place_megalith,
    why_not_megalith,
)
from sunstone.games.endless_winter.names import HONOUR, OFFERING
from sunstone.games.endless_winter.pending import ARROW, REWARD, a_of, b_of, c_of, frame
from sunstone.games.endless_winter.position import PREPARATION_PHASE, EndlessWinterPosition
from sunstone.games.endless_winter.reasons import (
    LEGAL,
    NO_CARDS_LEFT,
    NO_ROOM,
    NOT_LESSER,
    OTHER_DECISION,
)
from sunstone.games.endless_winter.totem import raise_idol, why_not_idol


def _own_only(s: EndlessWinterPosition, packed: int) -> bool:
    """Lesser rewards belong to the action phase, the eclipse, and the five cards of the preparation.

    What an idol brings on its way in the preparation is taken as it is, unless there is no card left to draw.
    """
    if s.phase != PREPARATION_PHASE or c_of(packed) == 1:
        return False
    return a_of(packed) != DRAW or can_draw(s, s.seat)


def may_leave(s: EndlessWinterPosition, packed: int) -> bool:
    """A megalith need not be placed; where a lesser reward may be taken nobody would rather take none."""
    return a_of(packed) == MEGALITH and _own_only(s, packed)


def legal_reward(s: EndlessWinterPosition, packed: int, out: list[int]) -> None:
    """Append the reward itself, where it can be taken, and the lesser ones that would bring something."""
    kind = a_of(packed)
    seat = s.seat
    own = _own_only(s, packed)
    if kind == MEGALITH:
        legal_megaliths(s, out)
        if own:
            return
    if kind in (MEGALITH, DRAW) and can_draw(s, seat):
        out.append(TAKE_CARD)
        if own:
            return
    if kind != TOOL:
        out.append(IDOL_ACTION + OFFERING)
        if why_not_idol(s, HONOUR) == LEGAL:
            out.append(IDOL_ACTION + HONOUR)
        if own and kind == IDOL:
            return
    if s.tools[seat] < s.box.tools_most:
        out.append(TAKE_TOOL)
        if own and kind == TOOL:
            return
    if not own and s.food[seat] < s.food_limit(seat):
        out.append(TAKE_FOOD)


def why_not_reward(s: EndlessWinterPosition, packed: int, action: int) -> int:
    """Whether an action takes the reward that is due, or a lesser one."""
    kind = a_of(packed)
    seat = s.seat
    own = _own_only(s, packed)
    if MEGALITH_ACTION <= action < MEGALITH_ACTION + PLACES:
        return why_not_megalith(s, action - MEGALITH_ACTION) if kind == MEGALITH else NOT_LESSER
    if action == TAKE_CARD:
        if kind not in (MEGALITH, DRAW) or (own and kind != DRAW):
            return NOT_LESSER
        return LEGAL if can_draw(s, seat) else NO_CARDS_LEFT
    if IDOL_ACTION <= action < IDOL_ACTION + 2:
        if kind == TOOL or (own and kind != IDOL):
            return NOT_LESSER
        return why_not_idol(s, action - IDOL_ACTION)
    if action == TAKE_TOOL:
        if own and kind != TOOL:
            return NOT_LESSER
        return LEGAL if s.tools[seat] < s.box.tools_most else NO_ROOM
    if action == TAKE_FOOD:
        if own:
            return NOT_LESSER
        return LEGAL if s.food[seat] < s.food_limit(seat) else NO_ROOM
    return OTHER_DECISION


def take_reward(s: EndlessWinterPosition, packed: int, action: int) -> None:
    """Take the reward or a lesser one; the frame is off the stack already."""
    kind = a_of(packed)
    left = b_of(packed) - 1
    if action == TAKE_TOOL and kind == TOOL:
        # Tools and food do not get in each other's way: whoever takes a tool takes the rest as tools too.
        taken = min(left + 1, s.box.tools_most - s.tools[s.seat])
        gain_tools(s, s.seat, taken)
        if taken <= left:
            s.stack.append(frame(REWARD, kind, left + 1 - taken, c_of(packed)))
        return
    if left > 0:
        s.stack.append(frame(REWARD, kind, left, c_of(packed)))
    if MEGALITH_ACTION <= action < TAKE:
        place_and_reward(s, action - MEGALITH_ACTION)
    elif action == TAKE_CARD:
        draw(s, s.seat)
    elif action == TAKE_TOOL:
        gain_tools(s, s.seat, 1)
    elif action == TAKE_FOOD:
        gain_food(s, s.seat, 1)
    else:
        begin(s, raise_idol(s, action - IDOL_ACTION))


def place_and_reward(s: EndlessWinterPosition, place: int) -> None:
    """Place a megalith and put on the stack what its space gives."""
    place_megalith(s, place)
    if place >= CELLS:
        return
    if is_start(s, place):
        s.stack.append(frame(ARROW, place))
    else:
        begin(s, s.box.space_reward[s.cells[place]])


def is_lost(s: EndlessWinterPosition, packed: int) -> bool:
    """Whether nothing at all can be taken for a reward."""
    kind = a_of(packed)
    seat = s.seat
    if not _own_only(s, packed):
        return kind == TOOL and s.tools[seat] >= s.box.tools_most and s.food[seat] >= s.food_limit(seat)
    if kind == MEGALITH:
        return not can_place(s)
    return kind == TOOL and s.tools[seat] >= s.box.tools_most


def has_arrow(s: EndlessWinterPosition, packed: int) -> bool:
    """Whether the second megalith of a start space can be placed."""
    places: list[int] = []
    legal_arrows(s, a_of(packed), places)
    return len(places) > 0
