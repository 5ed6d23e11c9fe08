"""The four levels a person can choose from, the weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from sunstone.bots.bot import Bot
from sunstone.bots.budget import Budget
from sunstone.bots.casual import CasualBot
from sunstone.bots.greedy import GreedyBot
from sunstone.bots.search import SearchBot
from sunstone.bots.settings import OWN, Settings


@final
class Level:
    """One level: its code, its message, and what it may spend."""

    __slots__ = ("by_game", "code", "message", "seconds", "simulations", "thorough")

    def __init__(
        self,
        code: str,
        message: str,
        simulations: int = 0,
        seconds: float = 0.0,
        by_game: Mapping[str, int] | None = None,
        thorough: bool = False,
    ) -> None:
        self.code: str = code
        self.message: str = message
        """The id of the message that names the level."""
        self.simulations: int = simulations
        """Simulations for a decision; 0 for the levels that do not search."""
        self.by_game: Mapping[str, int] = {} if by_game is None else by_game
        """The same for games that have a number of their own, because their simulations cost more."""
        self.thorough: bool = thorough
        """Whether it searches thoroughly in the games where that pays (see `sunstone.bots.settings`)."""
        self.seconds: float = seconds
        """Seconds that a whole turn may take on one core; 0 for the levels that answer at once."""


FRIENDLY: Final = Level("friendly", "level-friendly")
STEADY: Final = Level("steady", "level-steady")
SHREWD: Final = Level("shrewd", "level-shrewd", 40, 3.0, {"coatl": 100, "endless_winter": 100})
MERCILESS: Final = Level(
    "merciless", "level-merciless", 300, 10.0, {"coatl": 150, "endless_winter": 400}, thorough=True
)
LEVELS: Final = (FRIENDLY, STEADY, SHREWD, MERCILESS)


def make_level(level: Level, seed: int) -> Bot:
    """The bot of a level. The two that search are reproducible as long as the machine is fast enough for them."""
    if level.simulations > 0:
        settings = Settings()
        settings.thorough = OWN if level.thorough else 0
        return SearchBot(seed, Budget(level.simulations, level.seconds, level.by_game), settings)
    if level is STEADY:
        return GreedyBot(seed)
    return CasualBot(seed)
