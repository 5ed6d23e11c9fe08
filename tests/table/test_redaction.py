"""What was made to tell one reader is kept for the others: nobody is told anything else because of it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import sunstone
from sunstone.core.viewer import Viewer
from sunstone.table.acting import act
from sunstone.table.clock import Clock
from sunstone.table.entries import Chatted, Draft
from sunstone.table.redaction import news, seen_entries
from sunstone.table.reducer import apply_drafts, apply_entries
from sunstone.table.table import Table
from tests.table.tables import opening_of, started

READERS = (None, 0, 1, 2)


def _told_alone(live: Table, eyes: int | None, after: int, language: str | None) -> bytes:
    """The news of a table of which nobody else has been told."""
    return msgspec.json.encode(news(apply_entries(live, []), eyes, after, language=language))


@pytest.mark.parametrize("name", ["coatl", "endless_winter", "tzolkin"])
def test_shared_news_are_everyones_own(name: str) -> None:
    rng = Random(11)
    game = sunstone.game(name)
    opening = opening_of(game, 3, clock=Clock(kind="live", seconds=900, increment=10))
    live = started(opening, {"u0": "Eva", "u1": "Jan", "u2": "Ada"})
    shared = 0
    while not live.over:
        state = live.playing()
        text = state.say(rng.choice(state.legal()))
        drafts = act(live, f"u{state.seat}", state.seat, live.line, live.ply, text)
        if rng.random() < 0.1:
            drafts.append(Draft(Chatted("What a move!"), user="u1"))
        live = apply_drafts(live, drafts, 1000 * live.version)
        if rng.random() < 0.8 and not live.over:
            continue
        after = live.version - rng.randrange(1, 4)
        for language in (None, "cs"):
            for eyes in rng.sample(READERS, len(READERS)):
                told = msgspec.json.encode(news(live, eyes, after, language=language))
                assert told == _told_alone(live, eyes, after, language)
                own = seen_entries(live, eyes, after, live.version, frozenset(), language)
                assert msgspec.json.decode(told)["entries"] == msgspec.json.decode(msgspec.json.encode(own))
        shared += len(live.frames)
        live.frames.clear()
    assert shared > 20
    assert msgspec.json.encode(news(live, Viewer.EVERYTHING, 5)) == _told_alone(live, Viewer.EVERYTHING, 5, None)
