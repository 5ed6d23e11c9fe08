"""Cóatl, the game of feathered serpents, after the rulebook of Pascale Brassard and Étienne Dubois-Roy's game."""

from sunstone.games.coatl.game import CoatlGame

__all__ = ["CoatlGame"]
