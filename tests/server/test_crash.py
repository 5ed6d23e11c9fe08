"""Crash safety: the server is killed again and again in the middle of play, and nothing that was acknowledged is lost.

Two threads a table play the same seats, so that they also race each other. Every thread writes down what it was about
to send and what was acknowledged. In the end the log must hold everything acknowledged and nothing that was not sent.
"""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import select

import sunstone
from sunstone.server.settings import sqlite_url
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from tests.server.backends import Postgres, free_port
from tests.server.site import WAIT, Person, Process, Refused, start

KILLS = 120
TABLES = 4

Move = tuple[str, int, int, str]
"""Table, line, ply and text."""


class Nest:
    """Where one server after another listens on the same port."""

    def __init__(self, folder: Path, database: str) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self._folder = folder
        self._options = ("--port", str(port), "--database", database)

    def start(self) -> Process:
        """A server that listens."""
        return start(self._folder, *self._options)


class Story:
    """What the players sent and what they were told."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.sent: set[Move] = set()
        self.acknowledged: set[Move] = set()
        self.tables: set[str] = set()
        self.stop = threading.Event()
        self.problems: list[str] = []


def _retry(story: Story, call: Any) -> Any:
    """Try until the server answers; `None` when the story is over."""
    while not story.stop.is_set():
        try:
            return call()
        except httpx.HTTPError:
            time.sleep(0.03)
    return None


class Pair:
    """A table after another, played by two threads that hold the same seats."""

    def __init__(self, story: Story, address: str, number: int) -> None:
        self.story = story
        self.address = address
        self.number = number
        self.table = ""
        self.cookie = ""
        self.opening = threading.Lock()

    def person(self) -> Person:
        http = httpx.Client(base_url=self.address, headers={"Origin": self.address}, timeout=30)
        if self.cookie:
            http.cookies.set("sunstone", self.cookie)
        return Person(self.address, http)

    def open(self, person: Person, old: str) -> None:
        """Open the next table, if the other thread has not done so."""
        with self.opening:
            if self.table != old or self.story.stop.is_set():
                return
            game = ("coatl", "tzolkin")[self.number % 2]
            made = _retry(self.story, lambda: person.open_table(game, ["me", "here:Granny"]))
            if made is None:
                return
            while not self.story.stop.is_set():
                try:
                    _retry(self.story, lambda: person.post(f"/tables/{made}/start"))
                    break
                except Refused as refused:
                    # It was started, and the server killed before it could say so.
                    if refused.code == "started":
                        break
                    raise
            with self.story.lock:
                self.story.tables.add(made)
            self.table = made

    def play(self, thread: int) -> None:
        """Play until the story is over."""
        rng = Random(f"{self.number} {thread}")
        person = self.person()
        try:
            while not self.story.stop.is_set():
                if not self.table:
                    self.open(person, "")
                    continue
                self.decide(person, rng, self.table)
        except Exception as error:
            self.story.problems.append(f"{type(error).__name__}: {error}")
            raise

    def decide(self, person: Person, rng: Random, table: str) -> None:
        info = _retry(self.story, lambda: person.get(f"/tables/{table}"))
        if info is None:
            return
        if info["status"] == "finished":
            self.open(person, table)
            return
        seat = info["turn"]
        sync = _retry(self.story, lambda: person.sync(table, seat))
        if sync is None or not sync["position"]["legal"]:
            return
        position = sync["position"]
        text = rng.choice(position["legal"])["text"]
        move = (table, position["line"], position["ply"], text)
        with self.story.lock:
            self.story.sent.add(move)
        try:
            person.act(table, seat, position, text)
        except Refused as refused:
            if refused.code not in ("stale", "not_your_turn", "over"):
                raise
        except httpx.HTTPError:
            return
        else:
            with self.story.lock:
                self.story.acknowledged.add(move)


@contextmanager
def _playing(story: Story, nest: Nest) -> Iterator[None]:
    pairs = []
    for number in range(TABLES):
        pair = Pair(story, nest.address, number)
        guest = pair.person()
        guest.post("/guest", {"name": f"Player {number}"})
        pair.cookie = guest.http.cookies["sunstone"]
        pairs.append(pair)
    threads = [threading.Thread(target=pair.play, args=(number,)) for pair in pairs for number in range(2)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        story.stop.set()
        for thread in threads:
            thread.join()


async def _log(url: str) -> tuple[list[Any], list[Any]]:
    database = Database(url)
    try:
        async with database.read() as connection:
            entries = await connection.execute(select(schema.log).order_by(schema.log.c.table_id, schema.log.c.version))
            tables = await connection.execute(select(schema.tables))
            return list(entries.mappings()), list(tables.mappings())
    finally:
        await database.close()


def _check(story: Story, url: str) -> None:
    entries, tables = asyncio.run(_log(url))
    written = {
        (e["table_id"], e["line"], e["ply"], json.loads(e["body"])["text"]) for e in entries if e["kind"] == "action"
    }
    assert sorted(story.acknowledged - written) == [], "acknowledged and lost"
    assert sorted(written - story.sent) == [], "invented"
    for table in tables:
        mine = [entry for entry in entries if entry["table_id"] == table["id"]]
        assert [entry["version"] for entry in mine] == list(range(1, table["version"] + 1))
        actions = [json.loads(entry["body"])["text"] for entry in mine if entry["kind"] == "action"]
        assert len(actions) == table["ply"]
        state = sunstone.game(table["game"]).new(2, int(table["seed"]), json.loads(table["options"]))
        for line in actions:
            state.play(state.read(line))
        assert (table["status"] == "finished") == state.over
        if table["status"] == "playing":
            assert table["turn_seat"] == state.seat


def _wait_for_play(story: Story, rng: Random) -> None:
    """Wait until a few moves more are acknowledged, then a random moment, so that the kill falls anywhere."""
    target = len(story.acknowledged) + rng.randint(1, 8)
    end = time.monotonic() + WAIT
    while len(story.acknowledged) < target and not story.problems:
        assert time.monotonic() < end, "nothing is played any more"
        time.sleep(0.001)
    time.sleep(rng.uniform(0, 0.02))


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_and_nothing_invented(
    folder: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        url = sqlite_url(folder)
    else:
        server = request.getfixturevalue("postgres")
        assert isinstance(server, Postgres)
        url = server.new_database()
    nest = Nest(folder, url)
    story = Story()
    rng = Random(kind)
    kills = 0
    server = nest.start()
    try:
        with _playing(story, nest):
            while kills < KILLS and not story.problems:
                _wait_for_play(story, rng)
                server.kill()
                kills += 1
                server = nest.start()
    finally:
        server.kill()
    assert story.problems == []
    assert len(story.acknowledged) > kills, "hardly anything was played"
    _check(story, url)
