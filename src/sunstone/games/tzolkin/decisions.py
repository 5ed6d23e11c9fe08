"""The decision that is due: what may be chosen, why something may not, what it does, and what needs no choice."""

from __future__ import annotations

from sunstone.games.tzolkin.actions import use_any, why_not_use_any
from sunstone.games.tzolkin.box import ANY, ANY_ACTION, BUILD, FRUGAL, GAIN, MEALS, TECH, TEMPLE, TRADE, VP
from sunstone.games.tzolkin.box import WORKER as WORKER_EFFECT
from sunstone.games.tzolkin.buildings import (
    build,
    build_monument,
    can_build_any,
    legal_constructions,
    legal_savings,
    save,
    why_not_build,
    why_not_build_plain,
    why_not_monument,
    why_not_save,
)
from sunstone.games.tzolkin.catalogue import (
    ACT,
    ADVANCE,
    BUILD_PLAIN,
    BURN,
    BUY,
    CALENDAR,
    DONE,
    GAIN_BAGS,
    MONUMENT,
    PAY,
    PAY_BAGS,
    RAISE,
    RAISE_SETS,
    SAVE,
    SELL,
    USE,
)
from sunstone.games.tzolkin.catalogue import BUILD as BUILD_ACTION
from sunstone.games.tzolkin.catalogue import GAIN as GAIN_ACTION
from sunstone.games.tzolkin.catalogue import HARVEST as HARVEST_ACTION
from sunstone.games.tzolkin.goods import gain, new_worker, pay, score
from sunstone.games.tzolkin.market import buy, legal_trades, sell, why_not_buy, why_not_sell
from sunstone.games.tzolkin.names import BY_BUILDINGS
from sunstone.games.tzolkin.palenque import burn, harvest, legal_harvests, why_not_burn, why_not_harvest
from sunstone.games.tzolkin.pending import (
    ACTION,
    BY_TIKAL_2,
    CONSTRUCTION,
    DEVOTION,
    EFFECT,
    FOR_DEVOTION,
    FOR_TECH,
    FREE_TECH,
    HARVEST,
    MARKET,
    PAID_TECH,
    PAYMENT,
    RISE,
    SAVING,
    TREASURE,
    USE_ANY,
    a_of,
    b_of,
    c_of,
    frame,
    kind_of,
)
from sunstone.games.tzolkin.position import TzolkinPosition
from sunstone.games.tzolkin.reasons import LEGAL, NOT_OPTIONAL, OTHER_DECISION, POINTLESS, SAME_TEMPLE, TWIN, WRONG_BAG
from sunstone.games.tzolkin.technologies import advance, can_advance, choose_paid, legal_advances, why_not_advance
from sunstone.games.tzolkin.temples import can_rise_anywhere, is_offered, legal_rises, rise
from sunstone.games.tzolkin.workers import act, legal_actions, why_not_act

UXMAL_5 = 19
"""The place of Uxmal 5 among the actions of `use`: to buy it with itself would only cost another corn."""


def optional(packed: int) -> bool:
    """Whether a decision may be left with `done`."""
    kind = kind_of(packed)
    return (
        kind in (MARKET, DEVOTION)
        or (kind == USE_ANY and a_of(packed) == 1)
        or (kind in (PAID_TECH, CONSTRUCTION) and b_of(packed) == 1)
    )


def can_pay_bag(s: TzolkinPosition, bag: list[int]) -> bool:
    """Whether the seat has these blocks."""
    need = [0, 0, 0, 0]
    for block in bag:
        need[block] += 1
        if s.goods[s.seat * 5 + block] < need[block]:
            return False
    return True


def legal_due(s: TzolkinPosition, packed: int, out: list[int]) -> None:
    """Append every choice in the decision that is due."""
    kind = kind_of(packed)
    if kind == ACTION:
        legal_actions(s, packed, out)
    elif kind == USE_ANY:
        for place in range(UXMAL_5):
            if why_not_use_any(s, place // 5, place % 5 + 1) == LEGAL:
                out.append(USE + place)
    elif kind == HARVEST:
        legal_harvests(s, a_of(packed), out)
    elif kind == RISE:
        legal_rises(s, s.seat, a_of(packed), out)
    elif kind == PAYMENT:
        _legal_payments(s, a_of(packed), out)
    elif kind == TREASURE:
        for place in range(len(GAIN_BAGS)):
            if len(GAIN_BAGS[place]) == a_of(packed):
                out.append(GAIN_ACTION + place)
    elif kind == PAID_TECH:
        legal_advances(s, out)
    elif kind == FREE_TECH:
        for technology in range(4):
            out.append(ADVANCE + technology)
    else:
        _legal_build_or_trade(s, packed, kind, out)
    if optional(packed):
        out.append(DONE)


def _legal_build_or_trade(s: TzolkinPosition, packed: int, kind: int, out: list[int]) -> None:
    if kind == CONSTRUCTION:
        legal_constructions(s, packed, out)
    elif kind == SAVING:
        legal_savings(s, packed, out)
    elif kind == MARKET:
        legal_trades(s, packed, out)
    elif kind == DEVOTION:
        _legal_payments(s, 1, out)


def _legal_payments(s: TzolkinPosition, count: int, out: list[int]) -> None:
    for place in range(len(PAY_BAGS)):
        if len(PAY_BAGS[place]) == count and can_pay_bag(s, PAY_BAGS[place]):
            out.append(PAY + place)


def _why_not_pay(s: TzolkinPosition, count: int, place: int) -> int:
    bag = PAY_BAGS[place]
    return LEGAL if len(bag) == count and can_pay_bag(s, bag) else WRONG_BAG


def _why_not_rise(s: TzolkinPosition, count: int, choice: int) -> int:
    if len(RAISE_SETS[choice]) != count:
        return SAME_TEMPLE if count == 2 else OTHER_DECISION
    return LEGAL if is_offered(s, s.seat, count, choice) else TWIN


def why_not_due(s: TzolkinPosition, packed: int, action: int) -> int:
    """Whether an action answers the decision that is due."""
    kind = kind_of(packed)
    if action == DONE:
        return LEGAL if optional(packed) else NOT_OPTIONAL
    if kind == ACTION and ACT <= action < USE:
        return why_not_act(s, packed, action - ACT)
    if kind == USE_ANY and USE <= action < HARVEST_ACTION:
        place = action - USE
        return POINTLESS if place == UXMAL_5 else why_not_use_any(s, place // 5, place % 5 + 1)
    if kind == HARVEST and HARVEST_ACTION <= action < BURN:
        return why_not_harvest(s, a_of(packed), action - HARVEST_ACTION)
    if kind == HARVEST and BURN <= action < RAISE:
        return why_not_burn(s, a_of(packed), action - BURN)
    if kind == RISE and RAISE <= action < PAY:
        return _why_not_rise(s, a_of(packed), action - RAISE)
    if kind in (PAYMENT, DEVOTION) and PAY <= action < GAIN_ACTION:
        return _why_not_pay(s, a_of(packed) if kind == PAYMENT else 1, action - PAY)
    if kind == TREASURE and GAIN_ACTION <= action < ADVANCE:
        return LEGAL if len(GAIN_BAGS[action - GAIN_ACTION]) == a_of(packed) else WRONG_BAG
    if kind == PAID_TECH and ADVANCE <= action < BUILD_ACTION:
        return why_not_advance(s, action - ADVANCE)
    if kind == FREE_TECH and ADVANCE <= action < BUILD_ACTION:
        return LEGAL
    return _why_not_build_or_trade(s, packed, kind, action)


def _why_not_build_or_trade(s: TzolkinPosition, packed: int, kind: int, action: int) -> int:
    if kind == CONSTRUCTION and BUILD_ACTION <= action < SAVE:
        if action < BUILD_PLAIN:
            return why_not_build(s, packed, action - BUILD_ACTION)
        if action < MONUMENT:
            return why_not_build_plain(s, packed, action - BUILD_PLAIN)
        return why_not_monument(s, packed, action - MONUMENT)
    if kind == SAVING and SAVE <= action < SELL:
        return why_not_save(s, packed, action - SAVE)
    if kind == MARKET and SELL <= action < CALENDAR:
        if action < BUY:
            return why_not_sell(s, packed, action - SELL + 1)
        return why_not_buy(s, packed, action - BUY + 1)
    return OTHER_DECISION


def answer(s: TzolkinPosition, action: int) -> None:
    """Carry out the choice in the decision that is due."""
    packed = s.stack.pop()
    kind = kind_of(packed)
    if action == DONE:
        return
    if kind == ACTION:
        act(s, packed, action - ACT)
    elif kind == USE_ANY:
        place = action - USE
        use_any(s, place // 5, place % 5 + 1)
    elif kind == HARVEST:
        if action < BURN:
            harvest(s, a_of(packed), action - HARVEST_ACTION)
        else:
            burn(s, a_of(packed), action - BURN)
    elif kind == RISE:
        for temple in RAISE_SETS[action - RAISE]:
            rise(s, s.seat, temple)
    elif kind in (PAYMENT, DEVOTION):
        _pay_bag(s, PAY_BAGS[action - PAY], FOR_DEVOTION if kind == DEVOTION else b_of(packed), c_of(packed))
    elif kind == TREASURE:
        for block in GAIN_BAGS[action - GAIN_ACTION]:
            gain(s, s.seat, block, 1)
    elif kind == PAID_TECH:
        choose_paid(s, action - ADVANCE, a_of(packed))
    elif kind == FREE_TECH:
        if a_of(packed) > 1:
            s.stack.append(frame(FREE_TECH, a_of(packed) - 1))
        advance(s, s.seat, action - ADVANCE)
    else:
        _answer_build_or_trade(s, packed, kind, action)


def _answer_build_or_trade(s: TzolkinPosition, packed: int, kind: int, action: int) -> None:
    if kind == CONSTRUCTION:
        if action < BUILD_PLAIN:
            build(s, packed, action - BUILD_ACTION, False)
        elif action < MONUMENT:
            build(s, packed, action - BUILD_PLAIN, True)
        else:
            build_monument(s, action - MONUMENT)
    elif kind == SAVING:
        save(s, packed, action - SAVE)
    elif action < BUY:
        sell(s, packed, action - SELL + 1)
    else:
        buy(s, packed, action - BUY + 1)


def _pay_bag(s: TzolkinPosition, bag: list[int], purpose: int, technology: int) -> None:
    for block in bag:
        pay(s, s.seat, block, 1)
    if purpose == FOR_TECH:
        advance(s, s.seat, technology)
    elif purpose == FOR_DEVOTION:
        s.stack.append(frame(RISE, 1))


# What needs no choice


def settle(s: TzolkinPosition) -> None:
    """Carry out what is due and leaves no choice, until a decision is due or nothing is."""
    while s.stack:
        packed = s.stack[len(s.stack) - 1]
        kind = kind_of(packed)
        if kind == EFFECT:
            s.stack.pop()
            _effect(s, a_of(packed), b_of(packed), c_of(packed))
        elif kind in (PAYMENT, HARVEST, SAVING):
            only = _only_choice(s, packed)
            if only < 0:
                return
            answer(s, only)
        elif _is_idle(s, packed, kind):
            s.stack.pop()
        else:
            return


def _only_choice(s: TzolkinPosition, packed: int) -> int:
    """The one way to go on, or -1 if there are several."""
    choices: list[int] = []
    legal_due(s, packed, choices)
    return choices[0] if len(choices) == 1 else -1


def _is_idle(s: TzolkinPosition, packed: int, kind: int) -> bool:
    """Whether a decision is due in which nothing can be chosen."""
    seat = s.seat
    if kind == RISE:
        # Where no step can be taken the step is lost.
        return not can_rise_anywhere(s, seat)
    if kind == DEVOTION:
        return s.blocks(seat) == 0 or not can_rise_anywhere(s, seat)
    if kind == PAID_TECH:
        return b_of(packed) == 1 and not can_advance(s, seat)
    if kind == CONSTRUCTION:
        return b_of(packed) == 1 and not can_build_any(s, seat, a_of(packed), c_of(packed) == 0, s.goods[seat * 5])
    if kind == USE_ANY:
        return a_of(packed) == 1 and s.goods[seat * 5] == 0
    if kind == MARKET:
        choices: list[int] = []
        legal_trades(s, packed, choices)
        return len(choices) == 0
    return False


def _effect(s: TzolkinPosition, kind: int, what: int, amount: int) -> None:
    """Carry out one effect of a building."""
    seat = s.seat
    if kind == GAIN:
        gain(s, seat, what, amount)
    elif kind == TEMPLE:
        for _ in range(amount):
            if what == ANY:
                s.stack.append(frame(RISE, 1))
            else:
                rise(s, seat, what)
    elif kind == TECH:
        if what == ANY:
            s.stack.append(frame(FREE_TECH, amount))
        else:
            for _ in range(amount):
                advance(s, seat, what)
    elif kind == VP:
        score(s, seat, amount, BY_BUILDINGS)
    elif kind == WORKER_EFFECT:
        new_worker(s, seat)
    elif kind == MEALS:
        s.meals[seat] += amount
    elif kind == FRUGAL:
        s.frugal[seat] += 1
    elif kind == BUILD:
        s.stack.append(frame(CONSTRUCTION, BY_TIKAL_2, 1))
    elif kind == TRADE:
        s.stack.append(frame(MARKET))
    elif kind == ANY_ACTION:
        s.stack.append(frame(USE_ANY, 1))
