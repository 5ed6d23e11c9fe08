"""What tests of the search share: a bot that is quick, and positions to think about."""

from __future__ import annotations

import sunstone
from sunstone import State
from sunstone.bots import CasualBot, SearchBot
from sunstone.bots.budget import Budget
from sunstone.bots.settings import Settings
from tests.third_party.pebbles import PebblesGame, PebblesState

PLAYED = ["coatl", "endless_winter", "tzolkin"]
"""Games with an evaluation of their own."""


def positions(name: str, players: int, seed: int, every: int) -> list[State]:
    """Positions with a choice from a game of one-ply bots."""
    state = sunstone.game(name).new(players, seed)
    bot = CasualBot(seed)
    found: list[State] = []
    while not state.over:
        if state.ply % every == 0 and len(state.legal()) > 1:
            found.append(state.clone())
        state.play(bot.choose(state))
    return found


def search(simulations: int, seed: int = 7, settings: Settings | None = None) -> SearchBot:
    """A search that looks through its turn but briefly, for the sake of tests without a compiled engine."""
    if settings is None:
        settings = Settings()
        settings.survey = 30
    return SearchBot(seed, Budget(simulations), settings)


def heap(pebbles: int) -> PebblesState:
    """Two players, both have swapped: only the last pebble counts, and who leaves four wins it."""
    state = PebblesGame().new(2, 1)
    assert isinstance(state, PebblesState)
    state.heap = pebbles
    state.gone = [(seat, state.deck.pop()) for seat in range(2)]
    state.cards = [4, 4]
    return state
