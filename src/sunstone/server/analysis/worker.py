"""Hints and analyses of finished games, as a worker process makes them."""

import secrets

import msgspec

from sunstone.bots import Budget
from sunstone.lab.analysis import decision, opinions
from sunstone.lab.seeds import derived
from sunstone.server.bots.job import Job, recalled
from sunstone.table.wire_types import Plain

HINT_SECONDS = 2.0
"""How long a search thinks about a hint at the most."""
HINT_SIMULATIONS = 600
HINTS = 3
"""Choices that a hint names."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    action: int
    share: float


def advise(job: Job) -> list[Advice]:
    """The choices that look best to a search, the best first. It knows no more than the seat that decides."""
    state = recalled(job).state
    if len(state.legal()) == 1:
        return [Advice(action=state.legal()[0], share=1.0)]
    found = opinions(state, Budget(HINT_SIMULATIONS, HINT_SECONDS), secrets.randbits(64))
    total = sum(opinion.visits for opinion in found)
    return [Advice(action=one.action, share=one.visits / total) for one in found[:HINTS]]


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a game that is over: the game up to it, what was played, and how much of the game that was."""

    job: Job
    played: str
    progress: float
    simulations: int


def look(wish: Look) -> Plain | None:
    """A search's opinion of the decision; `None` if there was no choice."""
    state = recalled(wish.job).state
    if len(state.legal()) == 1:
        return None
    return decision(state, wish.played, wish.progress, wish.simulations, derived(0, state.ply)).as_json()
