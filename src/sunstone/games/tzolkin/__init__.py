"""Tzolk'in, the game of the great calendar, after the rulebook of Daniele Tascini and Simone Luciani's game."""

from sunstone.games.tzolkin.game import TzolkinGame

__all__ = ["TzolkinGame"]
