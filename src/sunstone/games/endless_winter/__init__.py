"""Endless Winter, the game of the first people of a frozen land, after the rulebook of Stan Kordonskiy's game."""

from sunstone.games.endless_winter.game import EndlessWinterGame

__all__ = ["EndlessWinterGame"]
