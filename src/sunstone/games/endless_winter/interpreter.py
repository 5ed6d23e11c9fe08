"""The interpreter of effects: an ability becomes frames on the stack, and frames become decisions or happen at once.

Parts of an ability may be carried out in any order. What can only be good at once (food for which there is room,
points, labour, a camp, the top animal) happens at once; the order of the rest is the player's.
"""

from __future__ import annotations

from typing import Final

from sunstone.games.endless_winter.animals import SPECIES, take_top
from sunstone.games.endless_winter.cards import buryable
from sunstone.games.endless_winter.effects import (
    ANIMAL_GROUND,
    ANIMAL_TOP,
    BURY,
    CAMP,
    CULTURE,
    DRAW,
    FIRST_NAMED,
    FOOD,
    FOOD_MAX,
    IDOL,
    LABOUR,
    MEGALITH,
    MOVE,
    REVEAL,
    SETTLEMENT,
    STONE,
    TOOL,
    TRIBE_DISCARD,
    TRIBE_HAND,
    USE_ANIMAL,
    VP,
    Gain,
    Part,
)
from sunstone.games.endless_winter.giving import begin_giving, can_give
from sunstone.games.endless_winter.goods import gain_food, pay, pay_labour, score
from sunstone.games.endless_winter.land import place_camp
from sunstone.games.endless_winter.names import (
    BY_REWARDS,
    CAMPS,
    HONOUR,
    MEGALITHS,
    OFFERING,
    SETTLEMENTS,
)
from sunstone.games.endless_winter.pending import (
    BURIES,
    CULTURES,
    DISCARDS,
    EXCHANGE,
    GAINS,
    GROUP,
    HUNTS,
    MOVES,
    RECRUITS,
    REVEALS,
    REWARD,
    TIPS,
    a_of,
    b_of,
    c_of,
    frame,
)
from sunstone.games.endless_winter.pending import (
    SETTLEMENT as SETTLEMENT_FRAME,
)
from sunstone.games.endless_winter.pending import (
    STONE as STONE_FRAME,
)
from sunstone.games.endless_winter.position import ACTION_PHASE, EndlessWinterPosition

MOST_AT_ONCE: Final = 255
"""As much as a frame can hold."""


def all_parts(s: EndlessWinterPosition, ability: int) -> int:
    """All parts of an ability, as bits."""
    return (1 << len(s.box.abilities[ability].parts)) - 1


def begin(s: EndlessWinterPosition, ability: int) -> None:
    """Put a whole ability on the stack."""
    if ability > 0:
        s.stack.append(frame(GROUP, ability, all_parts(s, ability)))


def begin_parts(s: EndlessWinterPosition, ability: int, mask: int) -> None:
    """Put some parts of an ability on the stack."""
    if mask:
        s.stack.append(frame(GROUP, ability, mask))


def counted(s: EndlessWinterPosition, seat: int, what: int) -> int:
    """What `if` and `each` count for a seat."""
    if what == 0:
        return SETTLEMENTS - s.settlements_left[seat]
    if what == 1:
        return CAMPS - s.camps_left[seat]
    if what == 2:
        return len(s.buried[seat])
    if what == 3:
        return len(s.stones[seat])
    if what == 4:
        return MEGALITHS - s.megaliths_left[seat]
    if what == 10:
        return s.idols[seat * 2 + OFFERING]
    if what == 11:
        return s.idols[seat * 2 + HONOUR]
    return _counted_animals(s, seat, what)


def _counted_animals(s: EndlessWinterPosition, seat: int, what: int) -> int:
    """Animals of all or of one species, the species among them, the most of one; of the used ones alone likewise."""
    if what >= FIRST_NAMED:
        place = seat * SPECIES + what - FIRST_NAMED
        return s.animals[place] + s.used[place]
    animals = 0
    kinds = 0
    most = 0
    for place in range(seat * SPECIES, (seat + 1) * SPECIES):
        count = s.used[place] if what in (8, 9) else s.animals[place] + s.used[place]
        animals += count
        if count > 0:
            kinds += 1
        most = max(most, count)
    if what in (5, 8):
        return animals
    return most if what == 7 else kinds


def amount_of(s: EndlessWinterPosition, seat: int, gain: Gain) -> int:
    """How much a gain brings now: what it counts may have changed since it was printed."""
    if gain.each < 0:
        return gain.amount
    return min(MOST_AT_ONCE, gain.amount * (counted(s, seat, gain.each) // gain.per))


def can_pay(s: EndlessWinterPosition, part: Part) -> bool:
    """Whether the seat can pay for an exchange."""
    seat = s.seat
    if s.food[seat] < part.food or s.tools[seat] < part.tool or len(s.hands[seat]) < part.discard:
        return False
    if part.labour > 0 and (s.phase != ACTION_PHASE or s.labour < part.labour):
        return False
    if part.bury > 0 and buryable(s, seat) < part.bury:
        return False
    return part.animals == 0 or can_give(s, seat, part.how, part.animals)


def applies(s: EndlessWinterPosition, part: Part) -> bool:
    """Whether a part can do anything now: its column, its condition, its price."""
    if part.column >= 0 and part.column != s.column:
        return False
    if part.what >= 0 and counted(s, s.seat, part.what) < part.least:
        return False
    return not part.is_exchange or can_pay(s, part)


def exchange(s: EndlessWinterPosition, ability: int, place: int) -> None:
    """Pay, then gain."""
    part = s.box.abilities[ability].parts[place]
    pay(s, s.seat, part.food, part.tool)
    pay_labour(s, part.labour)
    s.stack.append(frame(GAINS, ability, (1 << len(part.gains)) - 1, place))
    if part.animals > 0:
        begin_giving(s, part.how, part.animals)
    if part.bury > 0:
        s.stack.append(frame(BURIES, 1, part.bury, 1))
    if part.discard > 0:
        # Before a burial, which may take a card just discarded.
        s.stack.append(frame(DISCARDS, 0, part.discard))


def _at_once(s: EndlessWinterPosition, gain: Gain) -> bool:
    """Whether a gain can be taken at once without a thought: what it counts may grow with the others."""
    if gain.each >= 0:
        return False
    if gain.kind == FOOD:
        return s.food[s.seat] + gain.amount <= s.food_limit(s.seat)
    return gain.kind in (LABOUR, VP, CAMP, ANIMAL_TOP)


def _is_plain(part: Part) -> bool:
    """Whether a part is one gain and nothing else."""
    if part.column >= 0 or part.what >= 0 or part.rivals or part.is_exchange:
        return False
    return len(part.gains) == 1


def open_group(s: EndlessWinterPosition, packed: int) -> bool:
    """Go on with an ability on top of the stack. True if the seat must choose which part comes next."""
    ability = a_of(packed)
    parts = s.box.abilities[ability].parts
    left = 0
    count = 0
    last = 0
    for place in range(len(parts)):
        if not b_of(packed) >> place & 1:
            continue
        part = parts[place]
        if _is_plain(part) and _at_once(s, part.gains[0]):
            gain_now(s, part.gains[0])
        else:
            left |= 1 << place
            count += 1
            last = place
    s.stack.pop()
    if count == 0:
        return False
    if count == 1:
        do_part(s, ability, last)
        return False
    s.stack.append(frame(GROUP, ability, left))
    return True


def open_gains(s: EndlessWinterPosition, packed: int) -> bool:
    """Go on with the gains behind a guard. True if the seat must choose which comes next."""
    ability = a_of(packed)
    place = c_of(packed)
    gains = s.box.abilities[ability].parts[place].gains
    left = 0
    count = 0
    last = 0
    for number in range(len(gains)):
        if not b_of(packed) >> number & 1:
            continue
        if _at_once(s, gains[number]):
            gain_now(s, gains[number])
        else:
            left |= 1 << number
            count += 1
            last = number
    s.stack.pop()
    if count == 0:
        return False
    if count == 1:
        gain_now(s, gains[last])
        return False
    s.stack.append(frame(GAINS, ability, left, place))
    return True


def do_part(s: EndlessWinterPosition, ability: int, place: int) -> None:
    """Carry out one part: a plain gain, or what lies behind its guard."""
    part = s.box.abilities[ability].parts[place]
    if not applies(s, part):
        return
    if part.is_exchange:
        s.stack.append(frame(EXCHANGE, ability, 0, place))
    else:
        s.stack.append(frame(GAINS, ability, (1 << len(part.gains)) - 1, place))


def gain_now(s: EndlessWinterPosition, gain: Gain) -> None:
    """Carry out one gain, or put the decision it needs on the stack."""
    seat = s.seat
    kind = gain.kind
    amount = amount_of(s, seat, gain)
    if amount == 0:
        return
    if kind == FOOD:
        gain_food(s, seat, amount)
    elif kind == FOOD_MAX:
        gain_food(s, seat, s.food_limit(seat))
    elif kind == LABOUR:
        # Labour is for the turn; in the eclipse it has been counted when the piles were compared.
        if s.phase == ACTION_PHASE:
            s.labour += amount
    elif kind == VP:
        score(s, seat, amount, BY_REWARDS)
    elif kind == CAMP:
        for _ in range(amount):
            if s.camps_left[seat] > 0:
                place_camp(s, seat)
    elif kind == ANIMAL_TOP:
        take_top(s, amount)
    elif kind in (MEGALITH, DRAW, IDOL, TOOL):
        s.stack.append(frame(REWARD, kind, amount))
    else:
        _decide(s, kind, amount)


def _decide(s: EndlessWinterPosition, kind: int, amount: int) -> None:
    if kind == MOVE:
        s.stack.append(frame(MOVES, 0, amount))
    elif kind == BURY:
        s.stack.append(frame(BURIES, 0, amount))
    elif kind in (TRIBE_HAND, TRIBE_DISCARD):
        s.stack.append(frame(RECRUITS, 1 if kind == TRIBE_DISCARD else 0, amount))
    elif kind == CULTURE:
        s.stack.append(frame(CULTURES, 0, amount))
    elif kind == ANIMAL_GROUND:
        s.stack.append(frame(HUNTS, 0, amount))
    elif kind == REVEAL:
        s.stack.append(frame(REVEALS, 0, amount))
    elif kind == USE_ANIMAL:
        s.stack.append(frame(TIPS, 0, amount))
    elif kind == STONE:
        s.stack.append(frame(STONE_FRAME))
    elif kind == SETTLEMENT:
        s.stack.append(frame(SETTLEMENT_FRAME))
