"""Players that are not people, by short codes: `make("greedy", seed=7)`."""

from __future__ import annotations

from collections.abc import Callable

from sunstone.bots.bot import Bot
from sunstone.bots.greedy import GreedyBot
from sunstone.bots.uniform import RandomBot
from sunstone.core.errors import SunstoneError

__all__ = ["Bot", "GreedyBot", "RandomBot", "UnknownBot", "codes", "make"]

_MAKERS: dict[str, Callable[[int], Bot]] = {
    "greedy": GreedyBot,
    "random": RandomBot,
}


class UnknownBot(SunstoneError):
    """No bot has this code."""

    area = "bot"


def codes() -> list[str]:
    """The codes of all bots."""
    return sorted(_MAKERS)


def make(code: str, seed: int = 0) -> Bot:
    """The bot with this code. The same seed gives the same moves in the same positions."""
    maker = _MAKERS.get(code)
    if maker is None:
        raise UnknownBot("unknown", name=code, known=", ".join(codes()))
    return maker(seed)
