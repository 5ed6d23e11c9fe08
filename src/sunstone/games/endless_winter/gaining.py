"""What each word of the effect language does: at once, or as a decision that is due."""

from __future__ import annotations

from sunstone.games.endless_winter import animals, cards, develop, effects, goods, land, names, rewards, rite, stones
from sunstone.games.endless_winter.abilities import amount_of
from sunstone.games.endless_winter.table import Decision, Table


def carry_out(table: Table, gain: effects.Gain) -> None:
    """Carry out one gain, or put the decision it needs on the stack."""
    player = table.mover()
    kind = gain.kind
    amount = amount_of(player, gain)
    if amount == 0:
        return
    if kind == effects.FOOD:
        goods.gain_food(table, player, amount)
    elif kind == effects.FOOD_MAX:
        goods.gain_food(table, player, table.food_limit(player))
    elif kind == effects.LABOUR:
        # Labour is for the turn; in the eclipse it has been counted when the piles were compared.
        if table.phase == names.ACTION_PHASE:
            table.half_labour += amount
    elif kind == effects.VP:
        goods.score(table, player, amount, names.BY_REWARDS)
    elif kind == effects.CAMP:
        for _ in range(min(amount, player.camps_left)):
            land.place_camp(table, player)
    elif kind == effects.ANIMAL_TOP:
        animals.take_top(table, player, amount)
    elif kind in rewards.LADDER:
        table.due.append(rewards.Reward(kind, amount))
    else:
        table.due.append(_decision(kind, amount))


def _decision(kind: int, amount: int) -> Decision:
    if kind == effects.MOVE:
        return land.Moves(amount)
    if kind == effects.BURY:
        return cards.Buries(amount)
    if kind in (effects.TRIBE_HAND, effects.TRIBE_DISCARD):
        return rite.Recruits(amount, names.IN_DISCARD if kind == effects.TRIBE_DISCARD else names.IN_HAND)
    if kind == effects.CULTURE:
        return develop.Cultures(amount)
    if kind == effects.ANIMAL_GROUND:
        return animals.Hunts(amount)
    if kind == effects.REVEAL:
        return animals.Reveals(amount)
    if kind == effects.USE_ANIMAL:
        return animals.UseAnimals(amount)
    assert kind in (effects.STONE, effects.SETTLEMENT)
    return stones.Stone() if kind == effects.STONE else land.Settlement()
