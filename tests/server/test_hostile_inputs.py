"""No input breaks the server: no answer of 500, no end of the process, no endless line in its log."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sunstone.server.logs import LINE
from tests.conformance.table import GOLDEN
from tests.server import backends
from tests.server.hostile import Asked, Client, Headers, Routes, frames, header_requests, line_requests
from tests.server.site import Person, Process, Site, running

RECORD = GOLDEN / "coatl" / "games" / "coatl-2p-no_sacrifice_tokens-open_end=strict-no_promo-rare.json"
GOODBYE = ("/api/logout", "/api/me/delete")
LIMITS = {"simulations": 1, "request_seconds": 1}
"""Analyses need not be good here, and nobody waits for the second half of a request."""


class Visitors:
    """Somebody of every kind. Whoever was signed out or deleted by a request comes in again."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._people: dict[str, Person] = {}
        self._token = ""

    def again(self) -> dict[str, Headers]:
        """Everyone, signed in: the headers they send."""
        for kind in ("guest", "registered"):
            person = self._people.get(kind)
            if person is None or person.get("/me")["user"] is None:
                self._people[kind] = self._site.guest("Eva") if kind == "guest" else self._site.registered("Eva")
                self._token = "" if kind == "registered" else self._token
        owner = self._people["registered"]
        if not owner.get("/me/tokens") or not self._token:
            self._token = owner.post("/me/tokens", {"name": "program"})["token"]
        return {
            "anonymous": {},
            "guest": _cookie(self._people["guest"]),
            "registered": _cookie(owner),
            "token": {"authorization": f"Bearer {self._token}".encode()},
        }

    @property
    def registered(self) -> Person:
        """The registered one."""
        return self._people["registered"]


def _cookie(person: Person) -> Headers:
    return {"cookie": f"sunstone={person.http.cookies['sunstone']}".encode()}


class Attack:
    """A site under attack, and how it has answered."""

    def __init__(self, site: Site) -> None:
        self.process: Process = site.processes[0]
        self.site = site
        self.visitors = Visitors(site)
        self.client = Client(self.process.address)
        self.count = 0
        self.broken: list[str] = []

    def ask(self, asked: Asked, headers: Headers) -> None:
        """Send one request and look at the answer."""
        asked.headers = headers | asked.headers
        status = self.client.status(asked)
        self.count += 1
        if status >= 500:
            self.broken.append(f"{status} {asked.line[:200]!r} {asked.headers!r:.300} {asked.body[:200]!r}")

    def check(self) -> None:
        """Nothing broke, the site still serves, and its log is short."""
        assert self.broken == []
        assert httpx.get(f"{self.process.address}/health").json()["well"]
        guest = self.site.guest("Jan")
        guest.open_table()
        assert guest.socket().hello
        for line in self.process.log.read_bytes().splitlines():
            assert len(line) <= LINE, line[:500]
            assert json.loads(line)["level"] not in ("error", "critical"), line


@contextmanager
def _attacked(folder: Path, *options: str) -> Iterator[Attack]:
    with running(folder, *options, limits=LIMITS, SUNSTONE_CONTACT="mailto:eva@example.org") as site:
        attack = Attack(site)
        yield attack
        attack.check()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def attack(request: pytest.FixtureRequest, folder: Path) -> Iterator[Attack]:
    """A site of its own on each database."""
    options: tuple[str, ...] = ()
    if request.param == "postgresql":
        server: backends.Postgres = request.getfixturevalue("postgres")
        options = ("--database", server.new_database())
    with _attacked(folder, *options) as made:
        yield made


def test_no_request_made_by_hand_is_answered_with_a_server_error(attack: Attack) -> None:
    attack.visitors.again()
    owner = attack.visitors.registered
    table = owner.started(seats=["me", "here:Granny"])
    record = json.loads(RECORD.read_text())
    finished = owner.post("/records", record)["id"]
    known = {
        "table": table,
        "finished": finished,
        "token": owner.post(f"/tables/{finished}/share")["token"],
        "user": attack.site.guest("Jan").id,
        "game": "coatl",
        "digest": "0" * 64,
        "endpoint": "https://fcm.googleapis.com/send/x",
        "p256dh": "x",
        "auth": "x",
        "password": "correct horse",
        "kind": "open",
    }
    described = httpx.get(f"{attack.process.address}/schema/openapi.json").json()
    routes = Routes(described, known, record)
    for method, path, operation in routes.routes:
        everyone = attack.visitors.again()
        # The registered one stays, and keeps the tables.
        kinds = cycle(kind for kind in everyone if kind != "registered" or path not in GOODBYE)
        for asked in routes.requests(method, path, operation):
            attack.ask(asked, everyone[next(kinds)])
    everyone = attack.visitors.again()
    lines = [
        (b"GET /api/games HTTP/1.1\r\n", b""),
        (b"GET /health HTTP/1.1\r\n", b""),
        (b"GET / HTTP/1.1\r\n", b""),
        (f"GET /api/tables/{table}/sync?seat=99 HTTP/1.1\r\n".encode(), b""),
        (b"POST /api/guest HTTP/1.1\r\n", b'{"name":"Eva"}'),
        (f"POST /api/tables/{table}/chat HTTP/1.1\r\n".encode(), b'{"text":"hello"}'),
    ]
    for kind in ("anonymous", "registered"):
        for asked in header_requests(lines):
            attack.ask(asked, everyone[kind])
    for asked in line_requests():
        attack.ask(asked, everyone["registered"])
    assert attack.count >= 2500


def test_no_frame_made_by_hand_breaks_a_socket(attack: Attack) -> None:
    everyone = attack.visitors.again()
    table = attack.visitors.registered.started(seats=["me", "here:Granny"])
    url = attack.process.address.replace("http", "ws", 1) + "/api/socket"
    for kind in ("anonymous", "registered", "token"):
        headers = {"Origin": attack.process.address} | {name: value.decode() for name, value in everyone[kind].items()}
        waiting = list(frames(table))
        while waiting:
            # Whoever sends too much that cannot be read is cut off, and comes back.
            with connect(url, additional_headers=headers, max_size=None) as socket:
                try:
                    while waiting:
                        socket.send(waiting[-1])
                        waiting.pop()
                        attack.count += 1
                    socket.send(json.dumps({"type": "unwatch", "id": 77, "table": table}))
                    for data in socket:
                        frame = json.loads(data)
                        assert frame.get("error") != "broken"
                        if frame["type"] == "beat":
                            socket.send('{"type":"beat"}')
                        if frame["type"] == "ok" and frame["id"] == 77:
                            break
                except ConnectionClosed:
                    continue
    assert attack.count >= 500
