"""Whoever only watches a game of Cóatl, or looks back at it with everything open, is never spoken to as a player."""

from __future__ import annotations

import re
from functools import cache

import pytest

import sunstone
from sunstone import bots
from sunstone.i18n import LANGUAGES, Translator
from sunstone.text import table_text

NAMES = ["Anna", "Petr", "Ewa", "Joris"]
TO_A_PLAYER = {
    "en": "you your yours yourself",
    "cs": "ty tě tebe tobě tebou ti tvůj tvoje tvá tvé tvého tvému tvou tvoji tví tvých tvým tvými máš můžeš jsi",
    "nl": "je jij jou jouw jullie",
    "pl": "ty cię ciebie ci tobie tobą twój twoja twoje twojego twojej twoją twoi twoich twoim twoimi masz możesz",
}
"""Words that speak to the reader."""


def spoken_to(language: str, text: str) -> bool:
    return not set(TO_A_PLAYER[language].split()).isdisjoint(re.findall(r"\w+", text.lower()))


@cache
def _game(players: int) -> tuple[list[dict[str, object]], list[dict[str, object]], list[dict[str, object]]]:
    """The views of a spectator and of the open review, and all events as both see them."""
    state = sunstone.game("coatl").new(players, players, {"sacrifice_tokens": True, "promo": True})
    seated = [bots.make("greedy", seed=seat) for seat in range(players)]
    watched, opened, events = [], [], []
    while not state.over:
        if state.ply % 11 == 0:
            watched.append(state.view(None))
            areas = [state.view(seat)["seats"] for seat in range(players)]
            opened.append(state.view(None) | {"seats": [area[seat] for seat, area in enumerate(areas)]})  # type: ignore[index]
        state.events = []
        state.play(seated[state.seat].choose(state))
        events += [told for event in state.events for told in (event.seen_by(None), event.full())]
        state.events = None
    return [*watched, state.view(None)], opened, events


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_only_watches_is_not_spoken_to(players: int, language: str) -> None:
    watched, opened, events = _game(players)
    text = table_text(sunstone.game("coatl"), Translator(language), NAMES[:players])
    told = {text.event(event) for event in events}
    for view in [*watched, *opened]:
        for section in text.position(view):
            told.update([section.heading, *section.lines])
    assert [line for line in told if spoken_to(language, line)] == []


def test_a_player_is_spoken_to() -> None:
    """The search itself."""
    state = sunstone.game("coatl").new(2, 1, {})
    for language in LANGUAGES:
        sections = table_text(sunstone.game("coatl"), Translator(language), NAMES[:2]).position(state.view(0))
        assert any(spoken_to(language, section.heading) for section in sections)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_everything_open_everything_is_told(players: int) -> None:
    """Hands and secret temples, of everyone."""
    text = table_text(sunstone.game("coatl"), Translator("en"), NAMES[:players])
    for view in _game(players)[1]:
        lines = [line for section in text.position(view) for line in section.lines if "unknown" in line]
        assert lines
        assert all(line.endswith("unknown 0") for line in lines)
