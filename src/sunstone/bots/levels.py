"""The five levels a person can choose from, the weakest first."""

from __future__ import annotations

from typing import Final, final

from sunstone.bots.bot import Bot
from sunstone.bots.budget import Budget
from sunstone.bots.casual import CasualBot
from sunstone.bots.greedy import GreedyBot
from sunstone.bots.net import net_for
from sunstone.bots.net_bot import NetBot
from sunstone.bots.net_search import NetSearchBot
from sunstone.bots.search import SearchBot
from sunstone.bots.settings import PER_GAME, Settings
from sunstone.core.game import State


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
SOVEREIGN: Final = Level("sovereign", "level-sovereign", 600, 10.0, planned=True)
LEVELS: Final = (FRIENDLY, STEADY, SHREWD, MERCILESS, SOVEREIGN)


class LevelBot(Bot):
    """A level that asks the game's net, where the game's profile says that this pays, and searches elsewhere."""

    def __init__(self, level: Level, seed: int) -> None:
        self._level = level
        self._seed = seed
        self.bot: Bot | None = None
        """Who plays for it, from its first decision on."""

    def choose(self, state: State) -> int:
        """The choice of the bot that plays for the level at this table."""
        if self.bot is None:
            self.bot = self._seated(state)
        return self.bot.choose(state)

    def _seated(self, state: State) -> Bot:
        level = self._level
        games = state.game.profile.net_simulations.get(level.code, -1)
        if games < 0 or net_for(state) is None:
            return searching(level, self._seed)
        if games == 0:
            return NetBot(self._seed)
        return NetSearchBot(self._seed, Budget(games, level.seconds))


def searching(level: Level, seed: int) -> SearchBot:
    """A level without a net. It is reproducible as long as the machine is fast enough for it."""
    settings = Settings()
    settings.planned = PER_GAME if level.planned else 0
    return SearchBot(seed, Budget(level.simulations, level.seconds, level.code), settings)


def make_level(level: Level, seed: int) -> Bot:
    """The bot of a level."""
    if level.simulations > 0:
        return LevelBot(level, seed)
    return GreedyBot(seed) if level is STEADY else CasualBot(seed)
