"""Clocks: what they show, when they run out, and what happens then."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sunstone.server.timing import DAY, SECOND
from sunstone.table.clock import RETURNING, Clock, Clocks
from tests.server.site import Site, play_out, running, until


def _live(seconds: int = 60, increment: int = 5) -> Clocks:
    return Clocks(Clock(kind="live", seconds=seconds, increment=increment)).started(2, 0, 1000)


def test_a_live_clock_runs_only_for_the_seat_that_decides() -> None:
    clocks = _live().passed(0, 11_000).passed(1, 21_000)
    assert clocks.remaining == (45 * SECOND, 60 * SECOND), "twenty seconds gone, five gained by passing on"
    assert clocks.running == 1
    assert clocks.deadline() == 81_000


def test_the_increment_comes_once_a_turn() -> None:
    clocks = _live()
    for at in range(2, 8):
        clocks = clocks.passed(0, at * SECOND)
    assert clocks.remaining[0] == 54 * SECOND
    assert clocks.passed(1, 7 * SECOND).remaining[0] == 59 * SECOND


def test_a_clock_does_not_go_below_nothing() -> None:
    clocks = _live(seconds=10).went(100_000)
    assert clocks.remaining[0] == 0


def test_coming_back_gives_a_little_time() -> None:
    clocks = _live(seconds=10).went(100_000).came_back(0, 200_000)
    assert clocks.remaining[0] == RETURNING
    assert clocks.deadline() == 200_000 + RETURNING


def test_days_count_from_the_beginning_of_the_turn() -> None:
    clocks = Clocks(Clock(kind="days", days=2)).started(2, 0, 0)
    assert clocks.passed(0, DAY).deadline() == 2 * DAY
    assert clocks.passed(0, DAY).passed(1, DAY + 5).deadline() == 3 * DAY + 5


def test_without_a_clock_nothing_runs_out() -> None:
    clocks = Clocks(Clock()).started(2, 0, 0)
    assert clocks.deadline() is None
    assert clocks.state() is None


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
