"""The turn: begging, placing workers, taking them and choosing the action."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.tzolkin.actions import use, why_not_use
from sunstone.games.tzolkin.catalogue import ACT, BEG, END, GEAR_TOP, PLACE, TAKE, TAKE_BASE
from sunstone.games.tzolkin.events import BEGGED, PLACED, PLACED_START, TOOK
from sunstone.games.tzolkin.goods import pay
from sunstone.games.tzolkin.names import CHICHEN_ITZA, CORN, GEARS, START_SPACE, THEOLOGY
from sunstone.games.tzolkin.pending import ACTION, a_of, b_of, frame
from sunstone.games.tzolkin.position import NOBODY, NOTHING_YET, PLACING, TAKING, TzolkinPosition
from sunstone.games.tzolkin.reasons import (
    BEG_AT_START,
    BEGGED_ALREADY,
    BOTTOM,
    DO_SOMETHING,
    ENOUGH_CORN,
    LEGAL,
    MUST_BEG,
    NO_CORN,
    NO_CORN_BACK,
    NO_SUCH_ACTION,
    NO_WORKER_IN_HAND,
    NO_WORKER_THERE,
    NOT_BOTH,
    NOT_HIGHER,
    NOT_HIGHER_THEOLOGY,
    ONLY_CHEAPEST,
    ONLY_ONE,
    SPACE_TAKEN,
    WHEEL_FULL,
)
from sunstone.games.tzolkin.temples import can_sink, can_sink_anywhere, sink

MOST_CORN_TO_BEG = 2
BEGGED_CORN = 3

# Begging


def why_not_beg(s: TzolkinPosition, temple: int) -> int:
    """Whether the seat may beg: at the start of its turn, with two corn at most, and gods left to anger."""
    if s.mode != NOTHING_YET:
        return BEG_AT_START
    if s.begged:
        return BEGGED_ALREADY
    if s.goods[s.seat * 5] > MOST_CORN_TO_BEG:
        return ENOUGH_CORN
    return LEGAL if can_sink(s, s.seat, temple) else BOTTOM


def beg(s: TzolkinPosition, temple: int) -> None:
    """Corn is filled up to three; a step down."""
    s.goods[s.seat * 5] = BEGGED_CORN
    s.begged = True
    if s.events is not None:
        s.events.append(Event(BEGGED, s.seat))
    sink(s, s.seat, temple)


# Placing


def place_cost(s: TzolkinPosition, place: int) -> int:
    """What the next worker of this turn costs on a wheel or the start-player space; -1 if none can go there."""
    if s.placed >= len(s.box.extra_cost):
        return -1
    if place == START_SPACE:
        return -1 if s.start_space != NOBODY else s.box.extra_cost[s.placed]
    position = s.lowest_free(place)
    return -1 if position < 0 else position + s.box.extra_cost[s.placed]


def cheapest(s: TzolkinPosition) -> int:
    """The lowest cost of placing a worker, -1 if there is no room anywhere."""
    best = -1
    for place in range(6):
        cost = place_cost(s, place)
        if cost >= 0 and (best < 0 or cost < best):
            best = cost
    return best


def is_stuck(s: TzolkinPosition) -> bool:
    """Nobody on the wheels to take, and no corn to place anyone."""
    if s.mode != NOTHING_YET or s.on_wheels(s.seat) > 0:
        return False
    cost = cheapest(s)
    return cost < 0 or cost > s.goods[s.seat * 5]


def must_beg(s: TzolkinPosition) -> bool:
    """Whether begging is all that is left."""
    return is_stuck(s) and not s.begged and s.goods[s.seat * 5] <= MOST_CORN_TO_BEG and can_sink_anywhere(s, s.seat)


def why_not_place(s: TzolkinPosition, place: int) -> int:
    """Whether a worker can be placed here."""
    if s.mode == TAKING:
        return NOT_BOTH
    if s.mercy:
        return ONLY_ONE
    if s.hand[s.seat] == 0:
        return NO_WORKER_IN_HAND
    cost = place_cost(s, place)
    if cost < 0:
        return SPACE_TAKEN if place == START_SPACE else WHEEL_FULL
    if cost <= s.goods[s.seat * 5]:
        return LEGAL
    if not is_stuck(s):
        return NO_CORN
    if must_beg(s):
        return MUST_BEG
    # The gods have mercy: one worker on a cheapest space, for all the corn there is.
    return LEGAL if cost == cheapest(s) else ONLY_CHEAPEST


def place_worker(s: TzolkinPosition, place: int) -> None:
    """Put a worker on the lowest free position of a wheel, or on the start-player space, and pay."""
    seat = s.seat
    cost = place_cost(s, place)
    if cost > s.goods[seat * 5]:
        s.mercy = True
        cost = s.goods[seat * 5]
    s.goods[seat * 5] -= cost
    s.hand[seat] -= 1
    s.placed += 1
    s.mode = PLACING
    if place == START_SPACE:
        s.start_space = seat
        if s.events is not None:
            s.events.append(Event(PLACED_START, seat, {"cost": cost}))
    else:
        position = s.lowest_free(place)
        s.put(place, position, seat)
        if s.events is not None:
            s.events.append(Event(PLACED, seat, {"gear": GEARS[place], "position": position, "cost": cost}))


# Taking


def why_not_take(s: TzolkinPosition, gear: int, position: int) -> int:
    """Whether the seat has a worker there to take."""
    if s.mode == PLACING:
        return NOT_BOTH
    return LEGAL if s.at(gear, position) == s.seat else NO_WORKER_THERE


def take_worker(s: TzolkinPosition, gear: int, position: int) -> None:
    """Take a worker into the hand; its action is chosen next."""
    s.put(gear, position, NOBODY)
    s.hand[s.seat] += 1
    s.taken += 1
    s.mode = TAKING
    s.stack.append(frame(ACTION, gear, position))
    if s.events is not None:
        s.events.append(Event(TOOK, s.seat, {"gear": GEARS[gear], "position": position}))


def sees_further(s: TzolkinPosition, gear: int) -> bool:
    """Whether theology lets a worker of this wheel reach the next higher action."""
    return gear == CHICHEN_ITZA and s.levels[s.seat * 4 + THEOLOGY] >= 1


def step_cost(s: TzolkinPosition, gear: int, position: int, action: int) -> int:
    """The corn for using an action from a position: none for its own, one a step back; -1 if out of reach.

    On the last positions any action is free. Theology lets a worker of Chichen Itza reach one further.
    """
    last = 9 if gear == CHICHEN_ITZA else 5
    if action < 1 or action > last:
        return -1
    if position > last:
        return 0
    if sees_further(s, gear):
        if position == last or action == position + 1:
            # From the last space, foresight reaches the position of free choice.
            return 0
    return position - action if action <= position else -1


def why_not_act(s: TzolkinPosition, packed: int, action: int) -> int:
    """Whether the worker just taken can use this action of its wheel; 0 is none."""
    if action == 0:
        return LEGAL
    gear = a_of(packed)
    if action > (9 if gear == CHICHEN_ITZA else 5):
        return NO_SUCH_ACTION
    cost = step_cost(s, gear, b_of(packed), action)
    if cost < 0:
        return NOT_HIGHER_THEOLOGY if sees_further(s, gear) else NOT_HIGHER
    corn = s.goods[s.seat * 5] - cost
    return NO_CORN_BACK if corn < 0 else why_not_use(s, gear, action, corn)


def act(s: TzolkinPosition, packed: int, action: int) -> None:
    """Pay for the steps back, then do the action."""
    if action > 0:
        gear = a_of(packed)
        cost = step_cost(s, gear, b_of(packed), action)
        pay(s, s.seat, CORN, cost)
        use(s, gear, action, cost)


def legal_actions(s: TzolkinPosition, packed: int, out: list[int]) -> None:
    """Append every action the worker just taken can use."""
    for action in range(10 if a_of(packed) == CHICHEN_ITZA else 6):
        if why_not_act(s, packed, action) == LEGAL:
            out.append(ACT + action)


# The turn


def why_not_end(s: TzolkinPosition) -> int:
    """Whether the turn can end: something must have been placed or taken."""
    return DO_SOMETHING if s.mode == NOTHING_YET else LEGAL


def legal_turn(s: TzolkinPosition, out: list[int]) -> None:
    """Append everything the seat can do while nothing else is due."""
    if s.mode == NOTHING_YET:
        for temple in range(3):
            if why_not_beg(s, temple) == LEGAL:
                out.append(BEG + temple)
    if s.mode != TAKING and s.hand[s.seat] > 0:
        for place in range(6):
            if why_not_place(s, place) == LEGAL:
                out.append(PLACE + place)
    if s.mode != PLACING and s.on_wheels(s.seat) > 0:
        for gear in range(5):
            for position in range(GEAR_TOP[gear] + 1):
                if s.at(gear, position) == s.seat:
                    out.append(TAKE + TAKE_BASE[gear] + position)
    if s.mode != NOTHING_YET:
        out.append(END)
