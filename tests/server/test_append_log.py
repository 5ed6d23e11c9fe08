"""The quick way into SQLite: many tables in one commit, and a conflict at one of them touches no other."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from sunstone.server.settings import sqlite_url
from sunstone.server.storage.append_log import COLUMNS, INDEX, AppendLog, Conflict, Value
from sunstone.server.storage.engine import Database
from sunstone.server.storage.migrate import migrate
from tests.server.site import Refused, Site, play_out, running, start

TABLES = ("taba", "tabb", "tabc")


async def _prepared(folder: Path) -> AppendLog:
    database = Database(sqlite_url(folder))
    await migrate(database)
    await database.close()
    with closing(sqlite3.connect(folder / "sunstone.sqlite3")) as raw, raw:
        raw.execute("INSERT INTO users (id, kind, name, language, created) VALUES ('eva', 'guest', 'Eva', 'en', 0)")
        for table in TABLES:
            raw.execute(
                "INSERT INTO tables (id, game, rules_version, options, clock, visible, rated, imported, host, seed,"
                " created, status, version, ply, changed, seating) VALUES"
                " (?, 'coatl', 1, '{}', '{}', 1, 0, 0, 'eva', '1', 0, 'playing', 0, 0, 0, '[]')",
                (table,),
            )
    return AppendLog(str(folder / "sunstone.sqlite3"), database.writes)


def _row(table: str, version: int, text: str) -> tuple[Value, ...]:
    values: dict[str, Value] = {"table_id": table, "version": version, "kind": "action", "at": 1, "body": text}
    values |= {"line": 0, "ply": version}
    return tuple(values.get(name) for name in COLUMNS)


def _index(table: str, version: int) -> tuple[Value, ...]:
    values: dict[str, Value] = {"version": version, "ply": version, "changed": 1}
    return (*(values.get(name) for name in INDEX), table)


def _written(folder: Path) -> tuple[list[tuple[str, int, str]], dict[str, int]]:
    with closing(sqlite3.connect(folder / "sunstone.sqlite3")) as raw:
        rows = list(raw.execute("SELECT table_id, version, body FROM log ORDER BY table_id, version"))
        return rows, dict(raw.execute("SELECT id, version FROM tables"))


def test_a_conflict_at_one_table_leaves_the_others_alone(tmp_path: Path) -> None:
    async def story() -> list[object]:
        append_log = await _prepared(tmp_path)
        try:
            return list(
                await asyncio.gather(
                    append_log.append([_row("taba", 1, "first")], _index("taba", 1)),
                    append_log.append([_row("taba", 1, "second")], _index("taba", 1)),
                    append_log.append([_row("tabb", 1, "mine"), _row("tabb", 2, "too")], _index("tabb", 2)),
                    # The second of two rows conflicts: neither stays.
                    append_log.append([_row("tabb", 3, "half"), _row("tabb", 2, "again")], _index("tabb", 3)),
                    append_log.append([_row("tabc", 1, "other")], _index("tabc", 1)),
                    return_exceptions=True,
                )
            )
        finally:
            await append_log.close()

    answers = asyncio.run(story())
    assert [type(answer) for answer in answers] == [type(None), Conflict, type(None), Conflict, type(None)]
    rows, versions = _written(tmp_path)
    assert rows == [("taba", 1, "first"), ("tabb", 1, "mine"), ("tabb", 2, "too"), ("tabc", 1, "other")]
    assert versions == {"taba": 1, "tabb": 2, "tabc": 1}


def test_an_error_at_one_table_is_told_and_leaves_the_others_alone(tmp_path: Path) -> None:
    async def story() -> list[object]:
        append_log = await _prepared(tmp_path)
        try:
            return list(
                await asyncio.gather(
                    append_log.append([_row("taba", 1, "mine")], _index("taba", 1)),
                    # More than SQLite can hold, which is no error of SQLite's own.
                    append_log.append([_row("tabb", 2**70, "large")], _index("tabb", 1)),
                    append_log.append([_row("tabc", 1, "other")], _index("tabc", 1)),
                    return_exceptions=True,
                )
            )
        finally:
            await append_log.close()

    answers = asyncio.run(story())
    assert [type(answer) for answer in answers] == [type(None), OverflowError, type(None)]
    assert _written(tmp_path)[0] == [("taba", 1, "mine"), ("tabc", 1, "other")]


def test_it_waits_for_another_writer(tmp_path: Path) -> None:
    async def story() -> None:
        append_log = await _prepared(tmp_path)
        other = sqlite3.connect(tmp_path / "sunstone.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(append_log.append([_row("taba", 1, "patient")], _index("taba", 1)))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        other.execute("COMMIT")
        other.close()
        await waiting
        await append_log.close()

    asyncio.run(story())
    assert _written(tmp_path)[1]["taba"] == 1


def test_what_cannot_be_written_is_not_acknowledged(tmp_path: Path) -> None:
    async def story() -> None:
        append_log = await _prepared(tmp_path)
        with closing(sqlite3.connect(tmp_path / "sunstone.sqlite3")) as raw:
            raw.execute("DROP TABLE log")
        with pytest.raises(sqlite3.Error):
            await append_log.append([_row("taba", 1, "lost")], _index("taba", 1))
        await append_log.close()

    asyncio.run(story())
    with closing(sqlite3.connect(tmp_path / "sunstone.sqlite3")) as raw:
        assert raw.execute("SELECT version FROM tables WHERE id = 'taba'").fetchone() == (0,)


def test_two_processes_may_share_one_sqlite_file(folder: Path) -> None:
    site = Site([start(folder), start(folder)])
    try:
        eva, jan = site.guest("Eva", 0), site.guest("Jan", 1)
        table = eva.started(jan)
        twin = site.visitor(1)
        twin.http.cookies.update(eva.http.cookies)
        socket = jan.socket()
        socket.watch(table, 1)
        position = eva.sync(table, 0)["position"]
        text = position["legal"][0]["text"]

        def once(number: int) -> str:
            try:
                (eva, twin)[number % 2].act(table, 0, position, text)
            except Refused as refused:
                return str(refused.code)
            return "done"

        with ThreadPoolExecutor(6) as crowd:
            answers = list(crowd.map(once, range(12)))
        assert answers.count("done") == 1
        assert answers.count("stale") == 11
        assert socket.wait("news")["position"]["ply"] == 1, "without channels news comes with the heartbeat"
        play_out(table, eva, jan)
        assert jan.get(f"/tables/{table}")["status"] == "finished"
    finally:
        site.stop()


def test_the_last_move_writes_the_status_and_the_result_of_the_table(folder: Path) -> None:
    """The moves before it leave both alone."""
    with running(folder) as site:
        eva = site.guest("Eva")
        table = eva.started(seats=["me", "here:Granny"])
        play_out(table, eva, upto=3)
        with closing(sqlite3.connect(folder / "sunstone.sqlite3")) as raw:
            ask = "SELECT status, ply, result IS NULL, due IS NULL AND turn_user IS NULL FROM tables WHERE id = ?"
            assert raw.execute(ask, (table,)).fetchone() == ("playing", 3, 1, 0)
            play_out(table, eva)
            status, ply, no_result, nobodys_turn = raw.execute(ask, (table,)).fetchone()
    assert (status, no_result, nobodys_turn) == ("finished", 0, 1)
    assert ply > 3
