"""Hints for games in play, and the analysis of finished games."""
