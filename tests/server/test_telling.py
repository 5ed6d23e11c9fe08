"""News put together from parts that are encoded once are byte for byte the news each reader would get alone."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import sunstone
from sunstone.server.play.acting import act
from sunstone.server.tables import entries as kinds
from sunstone.server.tables.entries import Draft
from sunstone.server.tables.eyes import OPEN, news
from sunstone.server.tables.live import LiveTable, Opening
from sunstone.server.tables.telling import encoded_news
from sunstone.server.wire.tables import Clock


def _table(name: str, players: int) -> LiveTable:
    game = sunstone.game(name)
    opening = Opening(
        id="table\0",
        game=name,
        rules_version=game.rules_version,
        options=game.new(players).options,
        clock=Clock(kind="live", seconds=900, increment=10),
        visible=True,
        rated=False,
        imported=False,
        host="u0",
        previous=None,
        seed=7,
        created=1000,
    )
    users = [f"u{seat}" for seat in range(players)]
    drafts = [
        Draft(kinds.OPENED, user="u0", body={"seats": [{"user": user} for user in users]}),
        Draft(kinds.STARTED, user="u0"),
    ]
    return LiveTable(opening).drafted(drafts, 1000, {user: f"The \0 {user}" for user in users})


@pytest.mark.parametrize("name", ["coatl", "endless_winter", "tzolkin"])
def test_shared_news_are_everyones_own(name: str) -> None:
    rng = Random(11)
    live = _table(name, 3)
    shared = 0
    while not live.over:
        state = live.playing()
        text = state.say(rng.choice(state.legal()))
        drafts = act(live, f"u{state.seat}", state.seat, live.line, live.ply, text)
        if rng.random() < 0.1:
            drafts.append(Draft(kinds.CHAT, user="u1", body={"text": "a \0 b"}))
        live = live.drafted(drafts, 1000 * live.version)
        if rng.random() < 0.8 and not live.over:
            continue
        after = live.version - rng.randrange(1, 4)
        for eyes in (None, 0, 1, 2):
            for language in (None, "cs"):
                alone = msgspec.json.encode(news(live, eyes, after, language=language))
                assert encoded_news(live, eyes, after, language) == alone
        shared += ("onlookers", after) in live.frames
        live.told()
    assert shared > 20
    assert encoded_news(live, OPEN, live.version - 1) == msgspec.json.encode(news(live, OPEN, live.version - 1))
