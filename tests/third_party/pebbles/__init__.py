"""Pebbles, a small game for Sunstone from outside its own package."""

from .game import SWAP, PebblesGame, PebblesState

__all__ = ["SWAP", "PebblesGame", "PebblesState"]
