"""Players that are not people, by short codes: `make("greedy", seed=7)`, `make("search:800")`, `make("merciless")`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from sunstone.bots.bot import Bot
from sunstone.bots.budget import UNLIMITED, Budget
from sunstone.bots.casual import CasualBot
from sunstone.bots.greedy import GreedyBot
from sunstone.bots.levels import LEVELS, MERCILESS, Level, make_level, searching
from sunstone.bots.net_bot import NetBot
from sunstone.bots.net_search import NetSearchBot
from sunstone.bots.search import SIMULATIONS, SearchBot
from sunstone.bots.uniform import RandomBot
from sunstone.core.errors import SunstoneError

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "CasualBot",
    "GreedyBot",
    "Level",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "codes",
    "effort",
    "for_table",
    "known",
    "make",
]


YARDSTICK = "merciless-1"
"""The level `merciless` as it was before there were nets: later ones are measured against it."""

_MAKERS: dict[str, Callable[[int], Bot]] = {
    "greedy": GreedyBot,
    "net": NetBot,
    "random": RandomBot,
    "search": SearchBot,
    YARDSTICK: partial(searching, MERCILESS),
}
_LEVELS = {level.code: level for level in LEVELS} | {
    f"level:{number}": level for number, level in enumerate(LEVELS, start=1)
}
_SEARCH = re.compile(r"search:(?:(?P<simulations>[0-9]{1,9})|(?P<seconds>[0-9]{1,4}(?:\.[0-9]{1,3})?)s)", re.ASCII)

_NET_SEARCH = re.compile(r"net:(?P<simulations>[1-9][0-9]{0,5})", re.ASCII)

MOST_SIMULATIONS = 20_000
MOST_NET_SIMULATIONS = 512
MOST_SECONDS = 10.0
"""What a bot may spend on a decision and on a turn at a table where people wait for it."""

LEAST_EFFORT = 0.1
SIMULATIONS_A_SECOND = 100.0
"""A rough measure, see `effort`."""


class UnknownBot(SunstoneError):
    """No bot has this code."""

    area = "bot"


def codes() -> list[str]:
    """The codes of all bots but the yardstick, the levels first.

    `search` and `net` take a budget: `search:800` simulations, `search:2s`, `net:256` simulations.
    """
    return [level.code for level in LEVELS] + sorted(_MAKERS.keys() - {YARDSTICK})


def known(code: str) -> bool:
    """Whether a word is the code of a bot, `search:800` and `level:2` among them."""
    return code in _MAKERS or code in _LEVELS or _budget(code) is not None or _NET_SEARCH.fullmatch(code) is not None


def for_table(code: str) -> bool:
    """Whether a table may seat the bot with this code: it is one, and it does not keep people waiting for long."""
    budget, net = _budget(code), _NET_SEARCH.fullmatch(code)
    if net is not None:
        return int(net["simulations"]) <= MOST_NET_SIMULATIONS
    if budget is None:
        return known(code)
    return budget.seconds <= MOST_SECONDS and (budget.seconds > 0 or budget.simulations <= MOST_SIMULATIONS)


def effort(code: str) -> float:
    """Roughly the seconds of one core that a decision of this bot takes: to share cores by, not to rely on."""
    level, budget, net = _LEVELS.get(code), _budget(code), _NET_SEARCH.fullmatch(code)
    if net is not None:
        simulations, seconds = int(net["simulations"]), 0.0
    elif level is not None:
        simulations, seconds = level.simulations, level.seconds
    elif budget is not None:
        simulations, seconds = budget.simulations, budget.seconds
    else:
        simulations, seconds = SIMULATIONS if code == "search" else 0, 0.0
    return max(LEAST_EFFORT, min(simulations / SIMULATIONS_A_SECOND, seconds or MOST_SECONDS))


def make(code: str, seed: int = 0, seconds: float = 0.0) -> Bot:
    """The bot with this code. The same seed gives the same moves in the same positions, unless its budget is a time.

    With `seconds`, a search that has only a number of simulations takes no longer than that for a turn.
    """
    if code in _MAKERS:
        return _MAKERS[code](seed)
    if code in _LEVELS:
        return make_level(_LEVELS[code], seed)
    net = _NET_SEARCH.fullmatch(code)
    if net is not None:
        return NetSearchBot(seed, Budget(int(net["simulations"]), seconds))
    budget = _budget(code)
    if budget is not None:
        return SearchBot(seed, Budget(budget.simulations, budget.seconds or seconds))
    raise UnknownBot("unknown", name=code, known=", ".join(codes()))


def _budget(code: str) -> Budget | None:
    """What `search:800` or `search:2.5s` may spend; `None` if the code says no such thing."""
    found = _SEARCH.fullmatch(code)
    if found is None:
        return None
    if found["simulations"] is not None:
        simulations = int(found["simulations"])
        return Budget(simulations) if simulations > 0 else None
    seconds = float(found["seconds"])
    return Budget(UNLIMITED, seconds) if seconds > 0 else None
