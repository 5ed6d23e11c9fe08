"""What each word of the language of effects does: it happens at once, or a decision is due."""

from __future__ import annotations

from sunstone.games.endless_winter import effects
from sunstone.games.endless_winter.abilities import amount_of
from sunstone.games.endless_winter.animals import Hunts, Reveals, UseAnimals, take_top
from sunstone.games.endless_winter.cards import Buries
from sunstone.games.endless_winter.develop import Cultures
from sunstone.games.endless_winter.effects import Gain
from sunstone.games.endless_winter.goods import gain_food, score
from sunstone.games.endless_winter.land import Moves, Settlement, place_camp
from sunstone.games.endless_winter.names import BY_REWARDS, IN_DISCARD, IN_HAND
from sunstone.games.endless_winter.rewards import LADDER, Reward
from sunstone.games.endless_winter.rite import Recruits
from sunstone.games.endless_winter.stones import Stone
from sunstone.games.endless_winter.table import ACTION_PHASE, Decision, Table


def carry_out(table: Table, gain: Gain) -> None:
    """Carry out one gain, or put the decision it needs on the stack."""
    player = table.mover()
    kind = gain.kind
    amount = amount_of(player, gain)
    if amount == 0:
        return
    if kind == effects.FOOD:
        gain_food(table, player, amount)
    elif kind == effects.FOOD_MAX:
        gain_food(table, player, table.food_limit(player))
    elif kind == effects.LABOUR:
        # Labour is for the turn; in the eclipse it has been counted when the piles were compared.
        if table.phase == ACTION_PHASE:
            table.half_labour += amount
    elif kind == effects.VP:
        score(table, player, amount, BY_REWARDS)
    elif kind == effects.CAMP:
        for _ in range(min(amount, player.camps_left)):
            place_camp(table, player)
    elif kind == effects.ANIMAL_TOP:
        take_top(table, player, amount)
    elif kind in LADDER:
        table.due.append(Reward(kind, amount))
    else:
        table.due.append(_decision(kind, amount))


def _decision(kind: int, amount: int) -> Decision:
    if kind == effects.MOVE:
        return Moves(amount)
    if kind == effects.BURY:
        return Buries(amount)
    if kind in (effects.TRIBE_HAND, effects.TRIBE_DISCARD):
        return Recruits(amount, IN_DISCARD if kind == effects.TRIBE_DISCARD else IN_HAND)
    if kind == effects.CULTURE:
        return Cultures(amount)
    if kind == effects.ANIMAL_GROUND:
        return Hunts(amount)
    if kind == effects.REVEAL:
        return Reveals(amount)
    if kind == effects.USE_ANIMAL:
        return UseAnimals(amount)
    assert kind in (effects.STONE, effects.SETTLEMENT)
    return Stone() if kind == effects.STONE else Settlement()
