"""Two processes and two workers on PostgreSQL and Redis: one may die, and the tables go on with the other."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server import backends
from tests.server.conftest import scaled_site
from tests.server.site import Person, Refused, Site, play_out, start, start_worker, until

pytestmark = pytest.mark.slow


def _moved(site: Site, person: Person, process: int) -> Person:
    """The same person, come back to another process."""
    again = site.visitor(process)
    again.http.cookies.update(person.http.cookies)
    again.me = person.me
    return again


def test_when_a_process_dies_its_tables_are_played_on_at_the_other(
    tmp_path: Path, postgres: backends.Postgres, redis: str
) -> None:
    with ExitStack() as stack:
        site = scaled_site(stack, tmp_path, postgres, redis)
        eva, jan = site.guest("Eva", 0), site.guest("Jan", 1)
        table = eva.started(jan)
        socket = eva.socket()
        seen = socket.watch(table, 0)["version"]
        play_out(table, eva, jan, upto=10)
        site.processes[0].kill()
        eva = _moved(site, eva, 1)
        frame = eva.socket().watch(table, 0, seen)
        assert frame["type"] == "news"
        assert frame["position"]["ply"] == 10
        assert [entry["ply"] for entry in frame["entries"]] == list(range(10))
        play_out(table, eva, jan)
        assert eva.get(f"/tables/{table}")["status"] == "finished"


def test_bots_go_on_when_one_worker_dies(tmp_path: Path, postgres: backends.Postgres, redis: str) -> None:
    with ExitStack() as stack:
        shared = ("--database", postgres.new_database(), "--channels", f"{redis}/1")
        site = Site([start(tmp_path / "server", *shared, "--bots", "0")])
        stack.callback(site.stop)
        workers = [start_worker(tmp_path, *shared) for _ in range(2)]
        stack.callback(workers[1].wait, 60)
        stack.callback(workers[1].terminate)
        eva = site.guest("Eva")
        tables = [eva.started(game="tzolkin", seats=["greedy", "greedy"]) for _ in range(3)]
        until(lambda: all(eva.get(f"/tables/{table}")["ply"] > 2 for table in tables))
        workers[0].kill()
        workers[0].wait(60)
        before = {table: eva.get(f"/tables/{table}")["ply"] for table in tables}
        until(
            lambda: all(
                (info := eva.get(f"/tables/{table}"))["ply"] > before[table] + 2 or info["status"] == "finished"
                for table in tables
            )
        )


def test_the_same_decision_at_two_processes_counts_once(
    tmp_path: Path, postgres: backends.Postgres, redis: str
) -> None:
    with ExitStack() as stack:
        site = scaled_site(stack, tmp_path, postgres, f"{redis}/2")
        eva, jan = site.guest("Eva", 0), site.guest("Jan", 0)
        table = eva.started(jan)
        both = [eva, _moved(site, eva, 1)]
        for ply in range(12):
            info = eva.get(f"/tables/{table}")
            if info["turn"] == 1:
                play_out(table, jan, upto=info["ply"] + 1, seed=ply)
                continue
            position = eva.sync(table, 0)["position"]
            texts = [choice["text"] for choice in position["legal"]]

            def once(number: int, position: object = position, texts: list[str] = texts) -> str:
                try:
                    both[number % 2].act(table, 0, position, texts[number % len(texts)])
                except Refused as refused:
                    return str(refused.code)
                return "done"

            with ThreadPoolExecutor(6) as crowd:
                answers = list(crowd.map(once, range(12)))
            assert answers.count("done") == 1
            assert answers.count("stale") == 11
            for person in both:
                assert person.get(f"/tables/{table}")["ply"] == info["ply"] + 1


def test_news_and_presence_cross_from_one_process_to_the_other(
    tmp_path: Path, postgres: backends.Postgres, redis: str
) -> None:
    with ExitStack() as stack:
        site = scaled_site(stack, tmp_path, postgres, f"{redis}/3")
        eva, jan = site.guest("Eva", 0), site.guest("Jan", 1)
        table = eva.started(jan)
        mine, theirs = eva.socket(), jan.socket()
        mine.watch(table, 0)
        theirs.watch(table, 1)
        assert mine.wait("present", seats=[0, 1])["watching"] == 2
        play_out(table, eva, upto=1)
        assert theirs.wait("news")["position"]["ply"] == 1
        jan.post(f"/tables/{table}/chat", {"text": "hello over there"})
        said = mine.wait("news")
        while said["entries"][-1]["kind"] != "chat":
            said = mine.wait("news")
        assert said["entries"][-1]["name"] == "Jan"


def test_without_redis_for_a_while_tables_are_still_played(tmp_path: Path, postgres: backends.Postgres) -> None:
    database = postgres.new_database()
    with ExitStack() as stack:
        with backends.redis() as address:
            shared = ("--database", database, "--channels", address)
            site = Site([start(tmp_path / f"server{number}", *shared, "--bots", "0") for number in range(2)])
            stack.callback(site.stop)
            eva, jan = site.guest("Eva", 0), site.guest("Jan", 1)
            table = eva.started(jan)
            socket = jan.socket()
            socket.watch(table, 1)
        play_out(table, eva, jan, upto=6)
        assert jan.get(f"/tables/{table}")["ply"] == 6
        frame = socket.wait("news")
        while frame["position"]["ply"] < 6:
            frame = socket.wait("news")
        for process in site.processes:
            assert httpx.get(f"{process.address}/health").status_code == 200
