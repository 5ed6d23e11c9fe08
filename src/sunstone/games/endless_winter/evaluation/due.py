"""What the decisions that are due will bring."""

from __future__ import annotations

from sunstone.core.decision import Decision
from sunstone.games.endless_winter import abilities, animals, cards, effects, land, names
from sunstone.games.endless_winter.develop import Cultures
from sunstone.games.endless_winter.eclipse import EclipseCards, OrderReward
from sunstone.games.endless_winter.evaluation.prices import Prices
from sunstone.games.endless_winter.evaluation.turn import TurnPlan
from sunstone.games.endless_winter.evaluation.weights import WEIGHTS
from sunstone.games.endless_winter.giving import Gives
from sunstone.games.endless_winter.ordering import InAnyOrder
from sunstone.games.endless_winter.rewards import Arrow, Reward
from sunstone.games.endless_winter.rite import Recruits
from sunstone.games.endless_winter.stones import Stone
from sunstone.games.endless_winter.table import Repeated, Table


def due(plan: TurnPlan) -> float:
    """What the decisions that are due will bring to the mover."""
    out = 0.0
    for decision in plan.table.due:
        out += _worth(plan, decision)
    return out * WEIGHTS.sure


def _worth(plan: TurnPlan, decision: Decision[Table]) -> float:
    prices = plan.prices
    if isinstance(decision, abilities.Group):
        return prices.parts(decision.ability, decision.left)
    if isinstance(decision, abilities.Gains):
        return _gains(prices, decision)
    if isinstance(decision, abilities.Exchange):
        return prices.part(decision.ability, decision.part)
    if isinstance(decision, Reward):
        return _reward(prices, decision.reward) + float(decision.count - 1) * prices.price[decision.reward]
    if isinstance(decision, Arrow):
        return prices.megalith
    if isinstance(decision, land.Settlement):
        return plan.settlement() + plan.table.data.price_food[names.SETTLE_PRICE] * prices.price[effects.FOOD]
    if isinstance(decision, Stone):
        return max(0.0, plan.hold.best_stone())
    if isinstance(decision, Repeated):
        return float(decision.count) * _each(plan, decision)
    if isinstance(decision, Gives):
        return float(decision.count) * -WEIGHTS.animal_worth
    return _rewards(plan, decision)


def _gains(prices: Prices, decision: abilities.Gains) -> float:
    gains = prices.table.data.abilities[decision.ability].parts[decision.part].gains
    out = 0.0
    for place in range(len(gains)):
        if decision.left >> place & 1:
            out += prices.gain(gains[place])
    return out


def _reward(prices: Prices, gain: int) -> float:
    """What the next reward brings: the ladder down to it is open."""
    if gain == effects.MEGALITH:
        return max(prices.megalith, max(prices.price[effects.DRAW], prices.idol))
    if gain == effects.DRAW:
        return max(prices.price[effects.DRAW], prices.idol)
    return prices.idol if gain == effects.IDOL else prices.price[gain]


def _each(plan: TurnPlan, decision: Repeated) -> float:
    """What one of several equal decisions brings."""
    price = plan.prices.price
    if isinstance(decision, land.Moves):
        return plan.prices.move
    if isinstance(decision, cards.Buries):
        return max(0.0, plan.bury())
    if isinstance(decision, Recruits):
        return plan.recruit(decision.zone == names.IN_HAND)
    if isinstance(decision, Cultures):
        return price[effects.CULTURE]
    if isinstance(decision, animals.Hunts):
        return price[effects.ANIMAL_GROUND]
    if isinstance(decision, animals.Reveals):
        return price[effects.REVEAL]
    if isinstance(decision, animals.UseAnimals):
        return max(0.0, price[effects.USE_ANIMAL])
    return -WEIGHTS.discard_cost if isinstance(decision, cards.Discards) else 0.0


def _rewards(plan: TurnPlan, decision: Decision[Table]) -> float:
    """Rewards that are taken one after another, or one of several. Points of stones are counted with the stones."""
    table = plan.table
    prices = plan.prices
    out = 0.0
    if isinstance(decision, EclipseCards):
        for card in table.to_use:
            out += prices.in_eclipse(card)
    elif isinstance(decision, InAnyOrder):
        for reward in decision.rewards(table):
            out += prices.ability(reward)
    elif isinstance(decision, OrderReward):
        for place in decision.places_left():
            out = max(out, prices.ability(table.data.order_reward[place - 1]))
    return out
