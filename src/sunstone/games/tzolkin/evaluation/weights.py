"""The weights of the evaluation, as `sunstone tune` found them (docs/strength.md)."""

from __future__ import annotations

from typing import Final, final

CORN_AT_END: Final = 0.25
"""Points of a corn when the game is over."""
SOON_SPENT: Final = 8
"""Corn beyond the next meal that finds a use soon."""
HOARD: Final = 4
"""Blocks of a kind that find a use; more of them are worth little more than at the end."""

GROWTH: Final = [0.1, 0.3, 0.1, 0.1, 0.2, 0.15, 0.3, 0.4, 0.1, 0.1, 0.4, 0.15, 0.5]
"""Points a monument grows by in a turn, in the order of SCORES."""

ALL_TURNS: Final = 26.0
"""Turns of a game, the last not counted."""
LAST_LESSER: Final = 5
"""The last action of the four lesser wheels."""
LAST_SPACE: Final = 9
"""The last space of Chichen Itza."""


@final
class Weights:
    """What the evaluation may be tuned by."""

    def __init__(self) -> None:
        self.corn_to_spend: float = 0.984
        """Points a corn for placing workers is worth on top of that, while there is much time."""
        self.corn_in_store: float = 0.23
        """The same for corn beyond what is soon spent."""
        self.corn_time: float = 10.902
        """Turns before the end from which on corn loses its use."""
        self.later_meal: float = 0.556
        """Points a corn costs that will be eaten on a later Food Day."""
        self.wood_worth: float = 0.888
        """Points of a wood on top of its price at the end, while there is time to build."""
        self.stone_worth: float = 0.637
        """The same for a stone."""
        self.gold_worth: float = 1.753
        """The same for a gold."""
        self.skull_worth: float = 5.126
        """The same for a crystal skull, as long as there are spaces for it."""
        self.skull_time: float = 14.214
        """Turns before the end from which on a skull loses this worth: it takes long to reach a good space."""
        self.block_time: float = 13.512
        """Turns before the end from which on blocks lose their worth."""
        self.turn_of_worker: float = 0.315
        """Points one of the first three workers brings in a turn."""
        self.late_workers: float = 0.804
        """Part of it that each further worker beyond three brings: it costs more to place."""
        self.waiting: float = 0.462
        """Points a turn on a wheel costs: the worker could do something else."""
        self.income: float = 0.657
        """Part of the corn that workers can bring before the Food Day which is counted on when hunger is feared."""
        self.hoarded: float = 0.197
        """Part of the worth of blocks that is left for those beyond."""
        self.shared_wheel: float = 0.59
        """Part of its worth that a second worker on a wheel has where both wait for the same action."""
        self.agriculture_worth: float = 1.977
        """Points of a level of agriculture at the start of the game; the fewer turns are left the less."""
        self.extraction_worth: float = 2.602
        """The same for extraction."""
        self.architecture_worth: float = 1.804
        """The same for architecture."""
        self.theology_worth: float = 1.813
        """The same for theology."""
        self.lacking: float = 0.213
        """Part of what a tile would bring that is left for every block that is lacking."""
        self.monument_chance: float = 0.691
        """Part of what a monument would bring that it counts for while it is only paid for in blocks, not yet built."""
        self.monument_lacking: float = 0.836
        """Part of that which is left for every block or skull that is lacking."""
        self.market_worth: float = 0.518
        """Points of a visit to the market."""
        self.another_building: float = 1.694
        """Points of the right to build once more."""
        self.light_side: float = 0.449
        """Points for being able to turn the calendar by two days."""
        self.lead_in_temple: float = 0.086
        """By how much a step changes the chance to lead a temple, long before the end of the age."""


WEIGHTS: Final = Weights()
"""The weights in force. Tuning changes them; nothing else does."""
