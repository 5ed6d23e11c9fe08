"""The rules that are installed here."""

from __future__ import annotations

from functools import cache

from sunstone.core.registry import game as find_game
from sunstone.core.registry import game_ids

Rules = tuple[str, int]
"""A game and the version of its rules."""


@cache
def installed() -> frozenset[Rules]:
    """Every game with its version. What is installed does not change while the process runs."""
    return frozenset((id_, find_game(id_).rules_version) for id_ in game_ids())
