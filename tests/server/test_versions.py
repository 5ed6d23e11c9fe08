"""A running game keeps the rules it began with."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.site import Refused, play_out, running


def test_a_game_of_other_rules_answers_clearly_and_is_left_alone(folder: Path) -> None:
    with running(folder) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        running_game, finished = eva.started(jan, clock={"kind": "days", "days": 1}), eva.started(jan)
        play_out(running_game, eva, jan, upto=9)
        play_out(finished, eva, jan)
        result = eva.get(f"/tables/{finished}")["result"]
        position = eva.sync(running_game, 0)["position"]
    with sqlite3.connect(folder / "sunstone.sqlite3") as database:
        database.execute("UPDATE tables SET rules_version = 99, due = 1 WHERE status = 'playing'")
        database.execute("UPDATE tables SET rules_version = 99")
    with running(folder) as site:
        again = site.visitor()
        again.http.cookies.update(eva.http.cookies)
        sync = again.sync(running_game, 0)
        assert not sync["info"]["playable"]
        assert sync["info"]["rules_version"] == 99
        assert sync["info"]["status"] == "playing"
        assert sync["info"]["ply"] == 9
        assert sync["position"] is None
        calls: list[Callable[[], object]] = [
            lambda: again.act(running_game, 0, position, "pass"),
            lambda: again.get(f"/tables/{finished}/review", ply=0),
        ]
        for call in calls:
            with pytest.raises(Refused) as refused:
                call()
            assert (refused.value.status, refused.value.code) == (409, "needs_version")
            assert "99" in refused.value.message
        assert again.get(f"/tables/{finished}")["result"] == result
        assert again.post(f"/tables/{running_game}/chat", {"text": "we wait"})["entries"][0]["kind"] == "chat"
        assert again.get(f"/tables/{running_game}")["seats"][0]["away"] == "", "no clock runs out on it here"
        assert again.get(f"/tables/{running_game}")["turn"] is None, "only the rules know whose turn it is"
        assert again.post(f"/tables/{running_game}/leave")["seats"][0]["away"] == "left"
        new = again.open_table()
        assert again.get(f"/tables/{new}")["playable"]
