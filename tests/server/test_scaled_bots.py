"""Bots of two processes and two workers on PostgreSQL and Redis: shared fairly, paused, and given back."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server import backends
from tests.server.children import Child
from tests.server.site import Person, Site, play_out, start, start_worker, until

pytestmark = pytest.mark.slow
MANY = 30


@dataclass
class Scaled:
    """A site of two processes, its workers and its database."""

    site: Site
    workers: list[Child]
    database: str

    def rows(self, query: str, *values: object) -> list[Any]:
        """Ask the database."""

        async def ask() -> list[Any]:
            connection = await asyncpg.connect(self.database.replace("+asyncpg", ""))
            try:
                return [tuple(row) for row in await connection.fetch(query, *values)]
            finally:
                await connection.close()

        return asyncio.run(ask())

    def ply(self, table: str) -> int:
        """How many actions stand, without looking at the table through the site."""
        return int(self.rows("SELECT ply FROM tables WHERE id = $1", table)[0][0])


def _scaled(stack: ExitStack, folder: Path, postgres: backends.Postgres, workers: int = 2) -> Scaled:
    database = postgres.new_database()
    shared = ("--database", database, "--channels", stack.enter_context(backends.redis()))
    site = Site([start(folder / f"server{number}", *shared, "--bots", "0") for number in range(2)])
    stack.callback(site.stop)
    started = [start_worker(folder, *shared) for _ in range(workers)]
    for worker in started:
        stack.callback(_end, worker)
    return Scaled(site, started, database)


def _end(worker: Child) -> None:
    if worker.poll() is None:
        worker.terminate()
        worker.wait(60)


def _play_some(person: Person, table: str, turns: int) -> None:
    for _ in range(turns):
        until(lambda: person.get(f"/tables/{table}")["turn"] == 1)
        play_out(table, person, upto=person.get(f"/tables/{table}")["ply"] + 1)


def test_many_tables_of_one_guest_do_not_keep_a_person_at_another_process_waiting(
    tmp_path: Path, postgres: backends.Postgres
) -> None:
    with ExitStack() as stack:
        scaled = _scaled(stack, tmp_path, postgres)
        guest, eva = scaled.site.guest("Guest", 0), scaled.site.guest("Eva", 1)
        tables = [guest.open_table(seats=["search:0.2s"] * 2) for _ in range(MANY)]
        socket = guest.socket()
        for table in tables:
            guest.post(f"/tables/{table}/start")
            socket.watch(table)
        mine = eva.started(seats=["greedy", "me"])
        _play_some(eva, mine, 4)
        log = scaled.rows(
            "SELECT table_id, user_id, at FROM log WHERE kind IN ('started', 'action') ORDER BY at, version"
        )
        between, answers = 0, []
        for table, user, _ in log:
            if table == mine:
                if user is None:
                    answers.append(between)
                between = 0
            elif user is None:
                between += 1
        assert len(answers) >= 2
        assert max(answers) <= 6, "what two workers have in hand, and what was on its way"


def test_a_game_of_bots_is_paused_when_the_process_that_was_looked_through_is_gone_and_goes_on_at_the_other(
    tmp_path: Path, postgres: backends.Postgres
) -> None:
    with ExitStack() as stack:
        scaled = _scaled(stack, tmp_path, postgres)
        eva, jan = scaled.site.guest("Eva", 0), scaled.site.guest("Jan", 1)
        tables = [eva.started(game="tzolkin", seats=["greedy", "greedy"]) for _ in range(2)]
        for table in tables:
            until(lambda table=table: scaled.ply(table) > 3)  # type: ignore[misc]
        scaled.site.processes[0].kill()
        # A decision that was in hand may still be written; the sweeper shall come by at once all the same.
        until(
            lambda: (
                not scaled.rows("UPDATE tables SET due = 0 WHERE due IS NOT NULL")
                and scaled.rows("SELECT count(*) FROM tables WHERE due IS NULL") == [(2,)]
            )
        )
        before = [scaled.ply(table) for table in tables]
        mine = jan.started(seats=["greedy", "me"])
        _play_some(jan, mine, 3)
        assert [scaled.ply(table) for table in tables] == before
        jan.get(f"/tables/{tables[0]}")
        until(lambda: scaled.ply(tables[0]) > before[0] + 2)
        assert scaled.ply(tables[1]) == before[1]
        jan.socket().watch(tables[1])
        until(lambda: scaled.ply(tables[1]) > before[1] + 2)


def test_a_game_that_is_looked_at_through_a_process_goes_on_without_being_asked_for_again(
    tmp_path: Path, postgres: backends.Postgres
) -> None:
    with ExitStack() as stack:
        scaled = _scaled(stack, tmp_path, postgres)
        eva, jan = scaled.site.guest("Eva", 0), scaled.site.guest("Jan", 1)
        # Workers write the actions, and only the process that was looked through knows that somebody did.
        asked_for, followed = (eva.started(seats=["random", "random"]) for _ in range(2))
        jan.get(f"/tables/{asked_for}")
        jan.socket().watch(followed)
        until(lambda: scaled.ply(asked_for) > 10 and scaled.ply(followed) > 10)


def test_what_a_worker_that_stops_had_in_hand_another_one_takes_at_once(
    tmp_path: Path, postgres: backends.Postgres
) -> None:
    with ExitStack() as stack:
        scaled = _scaled(stack, tmp_path, postgres)
        eva = scaled.site.guest("Eva", 0)
        tables = [eva.started(seats=["search:10s", "me"]) for _ in range(2)]
        url = scaled.site.processes[0].address
        until(lambda: "sunstone_bot_decisions_thinking 2.0" in eva.http.get(f"{url}/metrics").text)
        scaled.workers[0].terminate()
        assert scaled.workers[0].wait(60) == 0
        # One is thought about; the other one waits already, long before the sweeper would ask for it again.
        numbers = eva.http.get(f"{url}/metrics").text
        assert "sunstone_bot_decisions_thinking 1.0" in numbers
        assert "sunstone_bot_decisions_waiting 1.0" in numbers
        until(lambda: all(scaled.ply(table) > 0 for table in tables))


def test_a_worker_that_is_killed_while_it_thinks_leaves_nothing_undone(
    tmp_path: Path, postgres: backends.Postgres
) -> None:
    with ExitStack() as stack:
        scaled = _scaled(stack, tmp_path, postgres)
        eva = scaled.site.guest("Eva", 0)
        tables = [eva.started(seats=["search:4s", "me"]) for _ in range(2)]
        url = scaled.site.processes[0].address
        until(lambda: "sunstone_bot_decisions_thinking 2.0" in eva.http.get(f"{url}/metrics").text)
        scaled.workers[0].kill()
        scaled.workers[0].wait(60)
        until(lambda: all(scaled.ply(table) > 0 for table in tables))
