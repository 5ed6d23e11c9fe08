"""Games of bots that nobody plays and nobody looks at are paused; they go on for whoever looks."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import cast

import httpx
import pytest
from msgspec.structs import replace

from sunstone.server.bots.attendance import READ_LASTS, Attendance
from sunstone.server.bots.dispatcher import LocalDispatcher
from sunstone.server.bots.worker import Workers
from sunstone.server.live.channels import Channels, Here
from sunstone.server.live.presence import Presence
from sunstone.server.live.sweeper import AT_ONCE, Sweeper
from sunstone.server.random_names import random_name
from sunstone.server.tables.repository import TableRepository
from sunstone.table.table import Table
from tests.server.site import Json, play_out, running, until
from tests.server.storage import Storage, with_storage
from tests.server.test_bot_fairness import bots_table

BOTS = [{"bot": "greedy"}, {"bot": "greedy"}]


def _attendance() -> tuple[Attendance, Presence, list[float]]:
    presence, now = Presence(Channels(), "here"), [0.0]
    return Attendance(presence.sockets, lambda: now[0]), presence, now


def test_a_game_goes_on_while_a_person_plays() -> None:
    attendance, _, _ = _attendance()
    live = bots_table("table", "eva", [{"user": "eva"}, {"bot": "greedy"}])
    assert attendance.attended(live)
    live.seats[0] = replace(live.seats[0], away="left", stand_in="greedy")
    assert not attendance.attended(live)


def test_a_rated_game_always_goes_on() -> None:
    attendance, _, _ = _attendance()
    assert attendance.attended(bots_table("table", "eva", BOTS, rated=True))


@pytest.mark.parametrize("where", ["here", "elsewhere"])
def test_a_game_goes_on_while_a_socket_follows_it_through_any_process(where: str) -> None:
    attendance, presence, _ = _attendance()
    live = bots_table("table", "eva", BOTS)
    assert not attendance.attended(live)
    if where == "here":
        presence.came("table", None)
    else:
        presence.heard(Here("other", "table", [], 1))
    assert attendance.attended(live)
    assert presence.followed() == (["table"] if where == "here" else [])
    if where == "here":
        presence.went("table", None)
    else:
        presence.heard(Here("other", "table", [], 0))
    assert not attendance.attended(live)


def test_a_game_goes_on_while_a_program_asks_for_it_now_and_then() -> None:
    attendance, _, now = _attendance()
    live = bots_table("table", "eva", BOTS)
    for _ in range(3):
        attendance.read("table")
        now[0] += READ_LASTS - 1
        assert attendance.attended(live)
    now[0] += 1
    assert not attendance.attended(live)
    assert not attendance.attended(_other(live)), "the others are not looked at"


def _other(live: Table) -> Table:
    return bots_table("other", live.spec.host, BOTS)


class _Asked(LocalDispatcher):
    """Notes who is asked."""

    def __init__(self, attendance: Attendance) -> None:
        super().__init__(cast(TableRepository, None), Workers(1), attendance)
        self.asked: list[str] = []

    def _put(self, live: Table) -> None:
        self.asked.append(live.id)


async def _stored(storage: Storage, count: int, second: Json) -> list[str]:
    """Games that wait for the bot at their first seat since long ago; their ids."""
    host = storage.people[0]
    lives = [bots_table(random_name(12), host, [{"bot": "greedy"}, second]) for _ in range(count)]
    async with storage.database.write() as connection:
        for live in lives:
            await storage.store.create(connection, live, "")
    return [live.id for live in lives]


def test_paused_games_keep_neither_the_sweeper_nor_a_start_from_the_others(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        dispatcher = _Asked(_attendance()[0])
        sweeper = Sweeper(TableRepository(storage.store, 1 << 30), dispatcher)
        await _stored(storage, AT_ONCE + 1, {"bot": "greedy"})
        assert [await sweeper.sweep() for _ in range(3)] == [AT_ONCE, 1, 0]
        assert dispatcher.asked == []
        played = await _stored(storage, 1, {"user": storage.people[0]})
        await sweeper.wake_bots()
        assert dispatcher.asked == played

    with_storage(tmp_path, story)


def _rows(folder: Path, query: str, *values: object) -> list[Json]:
    with sqlite3.connect(folder / "sunstone.sqlite3") as connection:
        return connection.execute(query, values).fetchall()


def test_after_a_restart_nobody_looks_and_a_game_of_bots_waits_until_somebody_does(folder: Path) -> None:
    with running(folder) as site:
        eva = site.guest("Eva")
        tables = [eva.started(game="tzolkin", seats=["greedy", "greedy"]) for _ in range(2)]
        for table in tables:
            until(lambda table=table: eva.get(f"/tables/{table}")["ply"] > 2)  # type: ignore[misc]
        site.processes[0].kill()
    # Somebody has to look at them again at once, and not after the grace for bots.
    _rows(folder, "UPDATE tables SET due = 0")
    before = dict(_rows(folder, "SELECT id, ply FROM tables"))
    with running(folder) as site:
        until(lambda: _rows(folder, "SELECT count(*) FROM tables WHERE due IS NULL") == [(2,)])
        jan = site.guest("Jan")
        mine = jan.started(seats=["greedy", "me"])
        for _ in range(3):
            until(lambda: jan.get(f"/tables/{mine}")["turn"] == 1)
            play_out(mine, jan, upto=jan.get(f"/tables/{mine}")["ply"] + 1)
        for table in tables:
            assert _rows(folder, "SELECT ply, due FROM tables WHERE id = ?", table) == [(before[table], None)]
        numbers = httpx.get(f"{site.processes[0].address}/metrics").text
        assert "sunstone_games_paused_total 2.0" in numbers
        # One is asked for, the other one is followed.
        asked, followed = tables
        jan.get(f"/tables/{asked}")
        until(lambda: _rows(folder, "SELECT ply FROM tables WHERE id = ?", asked)[0][0] > before[asked] + 2)
        assert _rows(folder, "SELECT ply FROM tables WHERE id = ?", followed) == [(before[followed],)]
        site.visitor().socket().watch(followed)
        until(lambda: _rows(folder, "SELECT ply FROM tables WHERE id = ?", followed)[0][0] > before[followed] + 2)


def test_a_rated_game_that_everyone_left_is_played_to_the_end_though_nobody_looks(folder: Path) -> None:
    with running(folder) as site:
        eva, jan = site.registered("Eva"), site.registered("Jan")
        table = eva.started(jan, rated=True, clock={"kind": "live"})
        eva.post(f"/tables/{table}/leave")
        jan.post(f"/tables/{table}/leave")
        site.processes[0].kill()
    with running(folder):
        until(lambda: _rows(folder, "SELECT status FROM tables") == [("finished",)])
