"""What the decisions still due in this turn will bring, so that a line is not given up half-way."""

from __future__ import annotations

from typing import Any

from sunstone.core.decision import Decision
from sunstone.games.tzolkin.any_action import UseAny
from sunstone.games.tzolkin.blocks import Treasure
from sunstone.games.tzolkin.constructions import BY_TIKAL_4, BY_UXMAL_4, Construction
from sunstone.games.tzolkin.evaluation.actions import TIKAL_4, UXMAL_4, UXMAL_5, best_in_reach
from sunstone.games.tzolkin.evaluation.weights import WEIGHTS
from sunstone.games.tzolkin.evaluation.worth import Worth
from sunstone.games.tzolkin.market import Market
from sunstone.games.tzolkin.palenque import Harvest
from sunstone.games.tzolkin.taking import Action
from sunstone.games.tzolkin.technologies import FreeTech, PaidTech, Payment
from sunstone.games.tzolkin.temples import Rise, TemplePayment


def due_value(worth: Worth) -> float:
    """What all of them will bring."""
    value = 0.0
    for decision in worth.table.due:
        if isinstance(decision, Payment):
            value -= worth.cheapest(int(decision.blocks))
            level = int(worth.player.level(decision.technology))
            value += worth.advance(decision.technology, level)
        else:
            value += _value(worth, decision)
    return value


def _value(worth: Worth, decision: Decision[Any]) -> float:
    if isinstance(decision, Action):
        return best_in_reach(worth, decision.wheel, decision.position)
    if isinstance(decision, Rise):
        return worth.up_best + (worth.up_second if decision.temples == 2 else 0.0)
    if isinstance(decision, TemplePayment):
        return -worth.cheapest(1)
    if isinstance(decision, Harvest):
        return worth.act[decision.action - 1]
    if isinstance(decision, Treasure):
        return worth.gold * int(decision.blocks)
    if isinstance(decision, PaidTech):
        return worth.tech_again if decision.advances == 2 else worth.tech
    if isinstance(decision, FreeTech):
        return worth.best_advance() * int(decision.advances)
    if isinstance(decision, Construction):
        if decision.by == BY_UXMAL_4:
            return worth.act[UXMAL_4]
        return worth.act[TIKAL_4] if decision.by == BY_TIKAL_4 else worth.build
    if isinstance(decision, UseAny):
        return worth.act[UXMAL_5]
    return WEIGHTS.market_worth / 2 if isinstance(decision, Market) else 0.0
