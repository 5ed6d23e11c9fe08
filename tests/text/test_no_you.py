"""Whoever only looks on, at a table or in a review, is never spoken to as if the things on it were theirs."""

from __future__ import annotations

import re

import pytest

import sunstone
from sunstone.i18n import LANGUAGES, Translator
from sunstone.text import table_text

YOU = {
    "cs": r"\b(ty|tv(?:ůj|á|é|ou|ých|ým|ého|ými)|tvoj\w+|tebe|tob\w+|\w+(?:áš|íš|eš))\b",
    "en": r"\b(?:you|yours?)\b",
    "nl": r"\b(?:je|jij|jou|jouw)\b",
    "pl": r"\b(ty|tw(?:ój|oj\w+)|ciebie|tobie|cię|\w+(?:asz|esz|isz|ysz))\b",
}
"""Words that speak to somebody, with the endings of their verbs."""
OPTIONS = {"setup": "chiefs_and_cards", "glacier_tokens": True, "rest_tokens": True}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3])
def test_a_spectator_of_endless_winter_is_not_spoken_to(language: str, players: int) -> None:
    game = sunstone.game("endless_winter")
    words = table_text(game, Translator(language), ["Anna", "Petr", "Joris"][:players])
    told = [line for lines in words.component_words().values() for line in lines]
    state = game.new(players=players, seed=4 + players, options=OPTIONS)
    rng = sunstone.Rng(8)
    while not state.over:
        choices = state.legal()
        events: list[sunstone.Event] = []
        state.events = events
        state.play(choices[rng.below(len(choices))])
        state.events = None
        # A spectator sees the one, an open review the other.
        told += [words.event(seen) for event in events for seen in (event.seen_by(None), event.full())]
        if state.ply % 7 == 0:
            for section in words.position(state.view(None)):
                told += [section.heading, *section.lines]
    told += words.result(state.score_sheet(), state.ranking())
    assert [line for line in told if re.search(YOU[language], line, re.IGNORECASE)] == []
