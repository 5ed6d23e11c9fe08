"""Whole games inside compiled code: random play, and the counting of action sequences."""

from __future__ import annotations

from sunstone.core.game import State
from sunstone.core.rng import Rng


def playout(state: State, rng: Rng, limit: int = 1_000_000) -> int:
    """Play random legal actions until the game is over (or `limit` actions are played); returns how many."""
    played = 0
    while not state.over and played < limit:
        actions = state.legal()
        state.push(actions[rng.below(len(actions))])
        played += 1
    return played


def perft(state: State, depth: int) -> int:
    """The number of legal action sequences of this length from here; a game that ends earlier counts once."""
    if depth == 0 or state.over:
        return 1
    actions = state.legal()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.push(action)
        total += perft(after, depth - 1)
    return total
