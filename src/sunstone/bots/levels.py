"""The four levels a person can choose from, the weakest first."""

from __future__ import annotations

from typing import Final, final

from sunstone.bots.bot import Bot
from sunstone.bots.budget import Budget
from sunstone.bots.casual import CasualBot
from sunstone.bots.greedy import GreedyBot
from sunstone.bots.search import SearchBot
from sunstone.bots.settings import PER_GAME, Settings


@final
class Level:
    """One level: its code, its message, and what it may spend."""

    __slots__ = ("code", "message", "planned", "seconds", "simulations")

    def __init__(
        self,
        code: str,
        message: str,
        simulations: int = 0,
        seconds: float = 0.0,
        planned: bool = False,
    ) -> None:
        self.code: str = code
        self.message: str = message
        """The id of the message that names the level."""
        self.simulations: int = simulations
        """Simulations for a decision, unless a game's profile says otherwise; 0 for the levels that do not search."""
        self.planned: bool = planned
        """Whether rollouts are planned in the games where that pays."""
        self.seconds: float = seconds
        """Seconds that a whole turn may take on one core; 0 for the levels that answer at once."""


FRIENDLY: Final = Level("friendly", "level-friendly")
STEADY: Final = Level("steady", "level-steady")
SHREWD: Final = Level("shrewd", "level-shrewd", 40, 3.0)
MERCILESS: Final = Level("merciless", "level-merciless", 300, 10.0, planned=True)
LEVELS: Final = (FRIENDLY, STEADY, SHREWD, MERCILESS)


def make_level(level: Level, seed: int) -> Bot:
    """The bot of a level. The two that search are reproducible as long as the machine is fast enough for them."""
    if level.simulations > 0:
        settings = Settings()
        settings.planned = PER_GAME if level.planned else 0
        return SearchBot(seed, Budget(level.simulations, level.seconds, level.code), settings)
    if level is STEADY:
        return GreedyBot(seed)
    return CasualBot(seed)
