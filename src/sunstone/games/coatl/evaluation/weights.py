"""The weights of the evaluation of Cóatl, in points and turns, as `sunstone tune` found them (docs/strength.md)."""

from __future__ import annotations

from typing import Final, final


@final
class Weights:
    """What the evaluation may be tuned by."""

    def __init__(self) -> None:
        self.turn: float = 3.904
        """Points a turn must be worth where a plan is made: whether pieces or cards more are worth their time."""
        self.placing: float = 0.033
        """Turns for a piece that waits on the player board: it is placed together with others, but not yet."""
        self.body_in_supply: float = 0.599
        """Turns for a body from the supply board: half a pair, and its other half does not always fit."""
        self.body_in_bag: float = 1.041
        """Turns for a body of a colour that is not on the supply board now."""
        self.end_in_supply: float = 1.679
        """Turns for a head or tail from the supply board."""
        self.end_in_bag: float = 1.459
        """Turns for a head or tail when there is none on the supply board."""
        self.assembling: float = 0.818
        """Turns for the assembling itself, due once for every coatl."""
        self.open_temple: float = 0.723
        """Part of its points that an open temple counts for: another player may take it first."""
        self.least_gain: float = 0.049
        """Points an addition to a plan must bring, over what its turns are worth."""
        self.later_card: float = 1.748
        """Points of a prophecy that is yet to be found for a coatl."""
        self.later_card_turns: float = 1.675
        """Turns to find it and to get the pieces it asks for."""
        self.card_beside: float = 0.983
        """Points for a prophecy beside its coatl: it has left its place in the hand to another."""
        self.token: float = 0.404
        """Points for a sacrifice token not yet spent, so that it waits for a turn in which it brings more."""
        self.token_time: float = 11.37
        """Turns before the end from which on a token loses this worth."""
        self.spare_body: float = 0.084
        """Points for a body on the player board that no plan has use for yet."""
        self.idle_card: float = 0.615
        """Points a card in the hand costs that fits no plan: it takes the place of one that might."""
        self.crowded: float = 0.329
        """Points lost when no pair of bodies fits on the player board."""
        self.second_end: float = 0.52
        """Points lost by each further head or tail on the player board: it takes the room of bodies."""
        self.begun: float = 0.292
        """Points lost by a coatl begun without a prophecy beside it: it is bound to what it is, and for nothing yet."""
        self.others_coatl: float = 7.494
        """Turns another player is thought to need for a coatl."""
        self.others_piece: float = 0.65
        """Turns of these that each piece already placed or waiting has taken."""
        self.doubt: float = 3.117
        """By how many turns the estimate of the end of the game may be wrong, either way."""
        self.wait: float = 0.416
        """Points a position loses for each turn that its plans still take."""
        self.vague: float = 0.977
        """What the points of a plan are divided by,"""
        self.vague_turn: float = 0.544
        """and by so much more for each turn until it is done: the further off, the less of it comes true."""
        self.hand_card: float = 0.79
        """Points for a card in the hand, whether a plan counts on it or not."""
        self.piece: float = 0.232
        """Points for a piece, on the player board or in a coatl begun."""
        self.lead: float = 0.219
        """Weight of the distance to the best of the others, once the end has begun."""


WEIGHTS: Final = Weights()
"""The weights in force. Tuning changes them; nothing else does."""
