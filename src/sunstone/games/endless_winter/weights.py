"""The weights of the evaluation, chosen by games of four greedy players. Points, where nothing else is said."""

from __future__ import annotations

from typing import Final

# Goods and steps, while there is much time to use them.
FOOD_WORTH: Final = 0.4
TOOL_WORTH: Final = 0.9
FOOD_STORE: Final = 5
"""Food that finds a use soon; more of it counts in part."""
TOOL_STORE: Final = 4
"""The same for tools."""
STORED: Final = 0.4
"""The part that counts of what lies beyond."""
LEFT_OVER: Final = 4.0
"""Food and tools that are left at the end, as a rule."""
LABOUR_WORTH: Final = 0.22
"""A half-point of labour."""
CARD_WORTH: Final = 1.0
"""A card drawn into the hand, before it is known what the deck holds."""
IDOL_WORTH: Final = 1.2
"""A step of an idol, on average; what the next one really brings is known when it is due."""
BURY_WORTH: Final = 1.6
"""The same for a burial."""
MEGALITH_WORTH: Final = 2.5
"""The same for a megalith."""
ANIMAL_WORTH: Final = 1.9
"""The same for an animal from the top of the deck."""
CAMP_WORTH: Final = 1.2
"""A camp, on average."""
MOVE_WORTH: Final = 0.6
"""A move, on average; the next one is worth more where a camp stands idle."""
IDLE_MOVE: Final = 0.6
"""The part of a land's rewards that a move of an idle camp is worth."""
REVEAL_WORTH: Final = 0.3
DISCARD_COST: Final = 0.7

LATE_TURNS: Final = 4.0
"""Turns before the end from which on goods lose their use."""
TURN_WORTH: Final = 3.0
"""A turn that is still to come. It tells positions of different times apart, not the actions of one turn."""

# Cards
PER_ROUND: Final = 5.0
"""Cards drawn for a round."""
DECK_PART: Final = 0.8
"""The part of what future hands promise that counts now."""
CARRIED: Final = 0.8
"""The part of its worth that a card keeps over to the next round."""
OTHER_COLUMN: Final = 0.6
"""The part that counts of what a card does in one column only."""
ABILITY_PART: Final = 0.5
"""The part that counts of what a tribe card does besides its labour."""
ORDER_HALF: Final = 0.15
"""A half-point of labour in the eclipse pile, for the turn order."""
ORDER_ENOUGH: Final = 10
"""Half-points of labour beyond which the turn order is safe."""

# Totems
STEP_NEAR: Final = 0.6
"""The part of a totem level's reward that counts at each level further below."""
BURY_HOPE: Final = 0.9
"""The part that counts of the points for the next bracket of buried cards."""
HONOUR_HOPE: Final = 0.7
"""The part of the burial points that counts while the idol of honour has not moved."""

# Animals
NEXT_ANIMAL: Final = 0.3
"""The part that counts of what the next animal would add to a set that is begun."""
NEW_SPECIES: Final = 0.5
"""The hope in a first animal of a kind, beside its points."""
WILD_ALONE: Final = 1.5
"""A wild animal with no set to join yet."""

# Megaliths
GROUND_MEGALITH: Final = 0.6
"""An own megalith on the ground: somebody will build on it."""
GROUND_REWARD: Final = 0.9
"""What a space on the ground gives, on average."""
START_MEGALITH: Final = 2.2
"""A megalith on a start space: a second one comes with it."""
TOP_CHANCE: Final = 0.3
"""The part that counts of the best place on top while no megalith is at hand."""

# Land
HELD: Final = 0.85
"""The part that counts of a land's reward in an eclipse to come."""
SHARED_LAND: Final = 0.7
"""The same where another has as much influence."""
IDLE_CAMP: Final = 0.25
"""The part of the best free land's rewards that a camp counts for which rewards nothing where it stands."""
MORE_IDLE: Final = 0.6
"""The part of this that counts for each further idle camp."""
FREED_CAMPS: Final = 2.5
"""Three camps that come back with a settlement."""
SETTLE_ONE: Final = 0.08
"""The part of a settlement that counts with a camp on one of its three lands."""
SETTLE_TWO: Final = 0.35
"""The same with camps on two."""
SETTLE_ALL: Final = 0.8
"""The same with camps on all three."""

# Sacred stones
STONE_GROWTH: Final = [0.2, 0.4, 0.8, 0.4, 1.0, 0.4, 0.7, 0.5, 0.4]
"""By how much a stone grows from an eclipse to the next, in the order of SCORES."""

# The turn
SURE: Final = 0.93
"""The part that counts of what can still be done in this turn. Doing it must look better than being able to."""
LABOUR_STEP: Final = 1.08
"""By how much labour from the hand is dearer in a plan than in the hand: playing a card for it must look good."""
