"""The weights of the evaluation, chosen by games of four greedy players."""

from __future__ import annotations

from typing import Final

CORN_AT_END: Final = 0.25
"""Points of a corn when the game is over."""
CORN_TO_SPEND: Final = 0.9
"""Points a corn for placing workers is worth on top of that, while there is much time."""
CORN_IN_STORE: Final = 0.3
"""The same for corn beyond what is soon spent."""
SOON_SPENT: Final = 8
"""Corn beyond the next meal that finds a use soon."""
CORN_TIME: Final = 8.0
"""Turns before the end from which on corn loses its use."""
LATER_MEAL: Final = 0.65
"""Points a corn costs that will be eaten on a later Food Day."""
WOOD_WORTH: Final = 0.9
"""Points of a wood on top of its price at the end, while there is time to build."""
STONE_WORTH: Final = 1.2
"""The same for a stone."""
GOLD_WORTH: Final = 1.6
"""The same for a gold."""
SKULL_WORTH: Final = 4.6
"""The same for a crystal skull, as long as there are spaces for it."""
SKULL_TIME: Final = 9.0
"""Turns before the end from which on a skull loses this worth: it takes long to reach a good space."""
BLOCK_TIME: Final = 11.0
"""Turns before the end from which on blocks lose their worth."""
TURN_OF_WORKER: Final = 0.3
"""Points one of the first three workers brings in a turn."""
LATE_WORKERS: Final = 0.85
"""Part of it that each further worker beyond three brings: it costs more to place."""
WAITING: Final = 0.6
"""Points a turn on a wheel costs: the worker could do something else."""
INCOME: Final = 0.6
"""Part of the corn that workers can bring before the Food Day which is counted on when hunger is feared."""
HOARD: Final = 4
"""Blocks of a kind that find a use; more of them are worth little more than at the end."""
HOARDED: Final = 0.2
"""Part of the worth of blocks that is left for those beyond."""
SHARED_WHEEL: Final = 0.6
"""Part of its worth that a second worker on a wheel has where both wait for the same action."""
AGRICULTURE_WORTH: Final = 2.0
"""Points of a level of agriculture at the start of the game; the fewer turns are left the less."""
EXTRACTION_WORTH: Final = 2.5
"""The same for extraction."""
ARCHITECTURE_WORTH: Final = 3.0
"""The same for architecture."""
THEOLOGY_WORTH: Final = 2.0
"""The same for theology."""
LACKING: Final = 0.4
"""Part of what a tile would bring that is left for every block that is lacking."""
MONUMENT_CHANCE: Final = 0.9
"""Part of what a monument would bring that it counts for while it is only paid for in blocks, not yet built."""
MONUMENT_LACKING: Final = 0.88
"""Part of that which is left for every block or skull that is lacking."""
MARKET_WORTH: Final = 0.6
"""Points of a visit to the market."""
ANOTHER_BUILDING: Final = 1.5
"""Points of the right to build once more."""
LIGHT_SIDE: Final = 0.4
"""Points for being able to turn the calendar by two days."""
LEAD_IN_TEMPLE: Final = 0.12
"""By how much a step changes the chance to lead a temple, long before the end of the age."""

GROWTH: Final = [0.1, 0.3, 0.1, 0.1, 0.2, 0.15, 0.3, 0.4, 0.1, 0.1, 0.4, 0.15, 0.5]
"""Points a monument grows by in a turn, in the order of SCORES."""

ALL_TURNS: Final = 26.0
"""Turns of a game, the last not counted."""
LAST_LESSER: Final = 5
"""The last action of the four lesser wheels."""
LAST_SPACE: Final = 9
"""The last space of Chichen Itza."""
