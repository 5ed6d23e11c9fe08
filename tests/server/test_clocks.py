"""Clocks at a site: what they show, and what happens when they run out."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sunstone.server.timing import DAY
from tests.server.site import Site, play_out, running, until


def _age(folder: Path, table: str, by: int) -> None:
    """Let a table's last change lie further back, as if time had passed; the server must not be running."""
    with sqlite3.connect(folder / "sunstone.sqlite3") as database:
        database.execute("UPDATE log SET at = at - ? WHERE table_id = ?", (by, table))
        database.execute(
            "UPDATE tables SET created = created - :by, changed = changed - :by, due = due - :by WHERE id = :table",
            {"by": by, "table": table},
        )


def test_when_time_is_up_a_bot_takes_over_and_the_player_can_come_back(folder: Path) -> None:
    clock = {"kind": "days", "days": 1}
    with running(folder) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        table = eva.started(jan, clock=clock)
        assert eva.sync(table, 0)["position"]["clock"]["running"] == 0
    _age(folder, table, 2 * DAY)
    with running(folder) as site:
        again = [site.visitor(), site.visitor()]
        for new, old in zip(again, (eva, jan), strict=True):
            new.http.cookies.update(old.http.cookies)
            new.me = old.me
        info = until(lambda: i if (i := again[1].get(f"/tables/{table}"))["seats"][0]["away"] else None)
        assert info["seats"][0]["away"] == "time"
        until(lambda: again[1].get(f"/tables/{table}")["turn"] == 1)
        assert again[0].post(f"/tables/{table}/return")["seats"][0]["away"] == ""
        assert again[1].get(f"/tables/{table}")["seats"][1]["away"] == "", "whose time is not up stays"


def test_clocks_are_told_and_tell_what_was_used(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan, clock={"kind": "live", "seconds": 600, "increment": 7})
    first = eva.sync(table, 0)["position"]["clock"]
    assert first["remaining"] == [600_000, 600_000]
    assert first["deadline"] == first["since"] + 600_000
    while eva.get(f"/tables/{table}")["turn"] == 0:
        play_out(table, eva, upto=eva.get(f"/tables/{table}")["ply"] + 1)
    after = eva.sync(table, 0)["position"]["clock"]
    used = after["since"] - first["since"]
    assert after["remaining"] == [607_000 - used, 600_000]
    assert after["running"] == 1
