"""The weights of the evaluation in points, as `sunstone tune` found them (docs/strength.md)."""

from __future__ import annotations

from typing import Final, final

FOOD_STORE: Final = 5
"""Food that finds a use soon; more of it counts in part."""
TOOL_STORE: Final = 4
"""The same for tools."""
ORDER_ENOUGH: Final = 10
"""Half-points of labour beyond which the turn order is safe."""
STONE_GROWTH: Final = [0.2, 0.4, 0.8, 0.4, 1.0, 0.4, 0.7, 0.5, 0.4, 0.4]
"""By how much a stone grows from an eclipse to the next, in the order of SCORES."""


@final
class Weights:
    """What the evaluation may be tuned by."""

    def __init__(self) -> None:
        # Goods and steps, while there is much time to use them.
        self.food_worth: float = 0.54
        self.tool_worth: float = 1.036
        self.stored: float = 0.347
        """The part that counts of goods beyond what finds a use soon."""
        self.left_over: float = 3.508
        """Food and tools usually left at the end."""
        self.labour_worth: float = 0.333
        """A half-point of labour."""
        self.card_worth: float = 0.583
        """A card drawn into the hand, before it is known what the deck holds."""
        self.idol_worth: float = 0.827
        """A step of an idol, on average; what the next one really brings is known when it is due."""
        self.bury_worth: float = 1.127
        """The same for a burial."""
        self.megalith_worth: float = 3.721
        """The same for a megalith."""
        self.animal_worth: float = 2.163
        """The same for an animal from the top of the deck."""
        self.camp_worth: float = 1.185
        """A camp, on average."""
        self.move_worth: float = 0.445
        """A move, on average; the next one is worth more where a camp stands idle."""
        self.idle_move: float = 0.737
        """The part of a land's rewards that a move of an idle camp is worth."""
        self.reveal_worth: float = 0.303
        self.discard_cost: float = 0.442
        self.late_turns: float = 3.589
        """Turns before the end from which on goods lose their use."""
        self.turn_worth: float = 2.428
        """A turn that is still to come. It compares positions of different turns, not the actions of one turn."""

        # Cards
        self.per_round: float = 3.722
        """Cards drawn for a round."""
        self.deck_part: float = 0.793
        """The part of what future hands promise that counts now."""
        self.carried: float = 0.792
        """The part of its worth that a card keeps over to the next round."""
        self.other_column: float = 0.61
        """The part that counts of what a card does in one column only."""
        self.ability_part: float = 0.506
        """The part that counts of what a tribe card does besides its labour."""
        self.order_half: float = 0.182
        """A half-point of labour in the eclipse pile, for the turn order."""

        # Totems
        self.step_near: float = 0.46
        """The part of a totem level's reward that counts at each level further below."""
        self.bury_hope: float = 0.931
        """The part that counts of the points for the next bracket of buried cards."""
        self.honour_hope: float = 0.62
        """The part of the burial points that counts while the idol of honour has not moved."""

        # Animals
        self.next_animal: float = 0.183
        """The part that counts of what the next animal would add to a set that is begun."""
        self.new_species: float = 0.444
        """Worth of a first animal of a kind, in addition to its points."""
        self.wild_alone: float = 1.465
        """A wild animal with no set to join yet."""

        # Megaliths
        self.ground_megalith: float = 0.404
        """An own megalith on the ground: somebody will build on it."""
        self.ground_reward: float = 0.84
        """What a space on the ground gives, on average."""
        self.start_megalith: float = 2.413
        """A megalith on a start space: a second one comes with it."""
        self.top_chance: float = 0.311
        """The part that counts of the best place on top while no megalith is at hand."""

        # Land
        self.held: float = 1.007
        """The part that counts of a land's reward in an eclipse to come."""
        self.secure: float = 0.871
        """The same where the seat is ahead by two or more, as with a settlement."""
        self.shared_land: float = 0.842
        """The same where another has as much influence."""
        self.idle_camp: float = 0.18
        """The part of the best free land's rewards that a camp counts for which rewards nothing where it stands."""
        self.more_idle: float = 0.694
        """The part of this that counts for each further idle camp."""
        self.freed_camps: float = 5.34
        """Three camps that come back with a settlement."""
        self.settle_all: float = 0.546
        """The part of a settlement that counts when its three camps stand where they should: it still takes a turn."""
        self.settle_near: float = 0.882
        """The part of this that counts for each step its camps still have to go."""
        self.settle_fed: float = 0.877
        """The part of this that counts for each food its price lacks."""

        # The turn
        self.sure: float = 0.626
        """The part that counts of what can still be done in this turn. Doing it must look better than being able to."""
        self.labour_step: float = 1.114
        """By how much dearer labour from the hand is in a plan than in the hand: playing a card must look good."""


WEIGHTS: Final = Weights()
"""The weights in force. Tuning changes them; nothing else does."""
