"""How much a seat can have: `load` refuses more, and what play may still add is observed as the most there is room for.

Blocks and skulls are one byte of an observation, corn and points (in quarters) two.
"""

from __future__ import annotations

from typing import Final

from sunstone.core.observation import LEAST_WIDE, MOST, MOST_WIDE

MOST_BLOCKS: Final = MOST
MOST_CORN: Final = MOST_WIDE
LEAST_QUARTERS: Final = LEAST_WIDE
MOST_QUARTERS: Final = MOST_WIDE
