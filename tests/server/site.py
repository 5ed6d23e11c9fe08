"""A running site: one server process or several, real sockets on loopback, and people who use them."""

from __future__ import annotations

import itertools
import json
import os
import queue
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.children import Child, Forked, first_line, whole

Json = Any
WAIT = 60
"""Seconds after which something that should happen counts as not happening. No test measures time by it."""

# A test does in a second what a person does in an hour.
BUCKETS = ("requests", "account", "frames", "login", "login_pair", "login_name", "sign_up", "chat", "export", "box")
NO_LIMITS = {name: [1e9, 1e9] for name in BUCKETS} | {
    "sockets_per_address": 100_000,
    "connections_per_address": 100_000,
    **dict.fromkeys(("open_tables", "guest_tables", "tables_per_address", "running_analyses"), 100_000),
    **{
        name: [10**12, 10**12]
        for name in ("daily_tables", "bot_games", "imports", "import_bytes", "box_bytes", "analyses")
    },
}


@dataclass
class Process:
    """One server process."""

    popen: Child
    address: str
    log: Path

    def stop(self) -> int:
        """Ask it to stop, and wait until it has."""
        self.popen.send_signal(signal.SIGTERM)
        return self.popen.wait(WAIT)

    def kill(self) -> None:
        """Give it no chance to do anything more."""
        self.popen.kill()
        self.popen.wait(WAIT)


def environment(limits: Json | None = None, **extra: str) -> dict[str, str]:
    """The environment of a server under test."""
    return {
        **os.environ,
        "PYTHONUNBUFFERED": "1",
        "SUNSTONE_LANG": "en",
        "SUNSTONE_SECRET": "a secret for tests only",
        "SUNSTONE_LIMITS": json.dumps(NO_LIMITS | (limits or {})),
        **extra,
    }


def start(folder: Path, *options: str, limits: Json | None = None, fresh: bool = False, **extra: str) -> Process:
    """Start `sunstone serve` on any free port and wait until it listens; `fresh` is with an interpreter of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / f"log-{time.time_ns()}.jsonl"
    out = log.with_suffix(".out")
    arguments = ["serve", *([] if "--port" in options else ["--port", "0"]), "--folder", str(folder), *options]
    made: Child = (whole if fresh else Forked)(arguments, environment(limits, **extra), out, log)
    found = re.search(r"http://\S+", first_line(made, out, log))
    assert found is not None, log.read_text()
    return Process(made, found.group(), log)


def start_worker(folder: Path, *options: str, fresh: bool = False, **extra: str) -> Child:
    """Start `sunstone worker` and wait until it is ready."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / f"worker-{time.time_ns()}.jsonl"
    out = log.with_suffix(".out")
    given = environment(SUNSTONE_FOLDER=str(folder), **extra)
    worker: Child = (whole if fresh else Forked)(["worker", *options], given, out, log)
    assert first_line(worker, out, log)
    return worker


class Refused(Exception):
    """The server answered with an error."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(f"{status}: {body}")
        self.status = status
        self.code = body["error"]
        self.details = body["details"]
        self.message = body["message"]


class Socket:
    """A socket that remembers every frame it was sent.

    It is read all the time, so that heartbeats are answered as a browser answers them, however long a test takes.
    """

    def __init__(self, raw: ClientConnection, *, beats: bool = True) -> None:
        self.raw = raw
        self.frames: list[Json] = []
        self.bytes: list[str] = []
        self._beats = beats
        self._numbers = itertools.count(1)
        self._arrived: queue.Queue[Json | ConnectionClosed] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.hello = self.wait("hello")

    def _read(self) -> None:
        try:
            for data in self.raw:
                assert isinstance(data, str)
                self.bytes.append(data)
                frame = json.loads(data)
                if frame["type"] != "beat":
                    self._arrived.put(frame)
                elif self._beats:
                    self.raw.send('{"type":"beat"}')
            # The loop ends without a word when the other side closes as it should.
            self.raw.recv()
        except ConnectionClosed as closed:
            self._arrived.put(closed)

    def send(self, **frame: Json) -> int:
        """Send a command; its number."""
        number = next(self._numbers)
        self.raw.send(json.dumps({"id": number, **frame}))
        return number

    def next(self, timeout: float = WAIT) -> Json:
        """The next frame that is no heartbeat."""
        try:
            frame = self._arrived.get(timeout=timeout)
        except queue.Empty:
            raise TimeoutError(f"nothing came after {self.frames[-5:]}") from None
        if isinstance(frame, ConnectionClosed):
            self._arrived.put(frame)
            raise frame
        self.frames.append(frame)
        return frame

    def wait(self, *kinds: str, **fields: Json) -> Json:
        """The next frame of one of these kinds with these values; others are remembered and passed over."""
        while True:
            frame = self.next()
            if frame["type"] in kinds and all(frame.get(key) == value for key, value in fields.items()):
                return frame

    def ask(self, **frame: Json) -> Json:
        """Send a command and wait for its answer: a word of its own, or the news that it brought."""
        number = self.send(**frame)
        return self.wait("ok", "news", "refused", id=number)

    def watch(self, table: str, seat: int | None = None, seen: int | None = None, language: str | None = None) -> Json:
        """Follow a table; the frame that tells how it stands. With a language it is also said in words."""
        self.send(type="watch", table=table, seat=seat, seen=seen, language=language)
        frame = self.wait("sync", "news", "refused")
        assert frame["type"] != "refused", frame
        return frame

    def seen_ply(self, table: str, ply: int) -> Json:
        """The news of a table at least at this ply, among what has come already or comes next."""
        known = [frame for frame in self.frames if frame["type"] == "news" and frame["table"] == table]
        while True:
            for frame in known:
                if frame["position"] is not None and frame["position"]["ply"] >= ply:
                    return frame
            known = [self.wait("news", table=table)]

    def news_at(self, version: int) -> Json:
        """The first news at least as new as this version."""
        while True:
            frame = self.wait("news")
            if frame["version"] >= version:
                return frame

    def closed(self) -> int:
        """Wait until the server closes; the code."""
        with pytest.raises(ConnectionClosed) as closed:
            self.wait("no such frame")
        assert closed.value.rcvd is not None
        return int(closed.value.rcvd.code)

    def close(self) -> None:
        """Hang up."""
        self.raw.close()


@dataclass
class Person:
    """Somebody with a browser: a cookie jar and sockets."""

    address: str
    http: httpx.Client
    me: Json = None
    open_sockets: ExitStack = field(default_factory=ExitStack)

    @property
    def id(self) -> str:
        """The user's id."""
        return str(self.me["user"]["id"])

    def call(self, method: str, path: str, body: Json = None, **query: Json) -> Json:
        """A request; its answer, or `Refused`."""
        kept = {key: value for key, value in query.items() if value is not None}
        answer = self.http.request(method, f"/api{path}", json=body, params=kept)
        plain = answer.json()
        if answer.is_error:
            raise Refused(answer.status_code, plain)
        return plain

    def get(self, path: str, **query: Json) -> Json:
        """Ask."""
        return self.call("GET", path, **query)

    def post(self, path: str, body: Json = None, **query: Json) -> Json:
        """Do."""
        return self.call("POST", path, {} if body is None else body, **query)

    def socket(self, *, beats: bool = True) -> Socket:
        """A new socket of this person."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Origin": self.address}
        if cookies:
            headers["Cookie"] = cookies
        if "authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["authorization"]
        url = self.address.replace("http", "ws", 1) + "/api/socket"
        raw = self.open_sockets.enter_context(connect(url, additional_headers=headers, max_size=None))
        return Socket(raw, beats=beats)

    # What people do at tables.

    def open_table(self, game: str = "coatl", seats: Json = None, **wishes: Json) -> str:
        """Open a table; its id. `seats` is a list of short words: me, open, a bot's code, or here:Name.

        A rated table has a clock, because it needs one. Seats stay as they are, unless `drawn` is wished for.
        """
        words = ["me", "open"] if seats is None else seats
        if wishes.get("rated"):
            wishes.setdefault("clock", {"kind": "live"})
        wishes.setdefault("drawn", False)
        body = {"game": game, "seats": [_seat(word) for word in words], **wishes}
        return str(self.post("/tables", body)["id"])

    def sync(self, table: str, seat: int | None = None) -> Json:
        """How a table stands."""
        return self.get(f"/tables/{table}/sync", seat=seat)

    def act(self, table: str, seat: int, position: Json, action: Json) -> Json:
        """Decide."""
        body = {"seat": seat, "line": position["line"], "ply": position["ply"], "action": action}
        return self.post(f"/tables/{table}/actions", body)

    def started(self, *others: Person, game: str = "coatl", seats: Json = None, **wishes: Json) -> str:
        """A table with everyone seated and the game begun; its id."""
        words = ["me", *("open" for _ in others)] if seats is None else seats
        table = self.open_table(game, words, **wishes)
        for other in others:
            other.post(f"/tables/{table}/join")
        self.post(f"/tables/{table}/start")
        return table

    def finished(self, game: str = "coatl", bots: int = 2, **wishes: Json) -> str:
        """A finished game of bots that play at random; its id."""
        table = self.started(game=game, seats=["random"] * bots, **wishes)
        self.wait_over(table)
        return table

    def wait_over(self, table: str) -> Json:
        """Wait until a game is over."""
        return until(lambda: info if (info := self.get(f"/tables/{table}"))["status"] == "finished" else None)

    def close(self) -> None:
        """Go home."""
        self.open_sockets.close()
        self.http.close()


Found = TypeVar("Found")


def until(look: Callable[[], Found | None]) -> Found:
    """Look again and again until there is something."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("what was waited for did not happen")


def play_out(table: str, *people: Person, seed: int = 1, upto: int | None = None) -> None:
    """Let people play at random, each the seats they hold, until the game is over or so many actions are played."""
    rng = Random(seed)
    holders = {person.id: person for person in people}
    info = people[0].get(f"/tables/{table}")
    while info["status"] == "playing" and (upto is None or info["ply"] < upto):
        seat = info["turn"]
        person = holders[info["seats"][seat]["user"]]
        position = person.sync(table, seat)["position"]
        while position["turn"] == seat and not position["over"]:
            if upto is not None and position["ply"] >= upto:
                break
            choice = rng.choice(position["legal"])
            position = person.act(table, seat, position, choice["text"])["position"]
        info = people[0].get(f"/tables/{table}")


def _seat(word: str) -> Json:
    if word in ("me", "open"):
        return {"kind": word}
    if word.startswith("here:"):
        return {"kind": "here", "name": word.removeprefix("here:")}
    return {"kind": "bot", "bot": word}


@dataclass
class Site:
    """The server processes of one site. People are spread over them in turn."""

    processes: list[Process]
    people: list[Person] = field(default_factory=list)
    _turn: Iterator[int] = field(default_factory=itertools.count)

    def visitor(self, process: int | None = None, **headers: str) -> Person:
        """Somebody who has not said a name yet."""
        number = (next(self._turn) if process is None else process) % len(self.processes)
        address = self.processes[number].address
        http = httpx.Client(base_url=address, headers={"Origin": address, **headers}, timeout=WAIT)
        person = Person(address, http, {"user": None})
        self.people.append(person)
        return person

    def guest(self, name: str = "Guest", process: int | None = None) -> Person:
        """A guest."""
        person = self.visitor(process)
        person.me = person.post("/guest", {"name": name})
        return person

    def registered(self, name: str, process: int | None = None) -> Person:
        """A registered player with a name nobody else has."""
        person = self.visitor(process)
        unique = f"{name} {time.time_ns() % 10**12}"
        person.me = person.post("/register", {"name": unique, "password": "correct horse"})
        return person

    def everyone_leaves(self) -> None:
        """Close every connection."""
        for person in self.people:
            person.close()
        self.people.clear()

    def stop(self) -> None:
        """Close the site."""
        self.everyone_leaves()
        for process in self.processes:
            if process.popen.poll() is None:
                process.stop()


@contextmanager
def running(folder: Path, *options: str, limits: Json | None = None, **extra: Any) -> Iterator[Site]:
    """A site of one process, for a test that needs its own."""
    site = Site([start(folder, *options, limits=limits, **extra)])
    try:
        yield site
    finally:
        site.stop()
