"""Whoever does not read costs the server little, and whoever reads slowly misses nothing."""

from __future__ import annotations

import asyncio
import json
import socket
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.uri import parse_uri

import sunstone
from sunstone.server.accounts.visitor import User, Visitor
from sunstone.server.live.channels import Channels
from sunstone.server.live.hub import MISSED_MOST, Hub
from sunstone.server.live.presence import Presence
from sunstone.table.entries import Chatted, Draft
from sunstone.table.reducer import apply_drafts
from sunstone.table.table import Table
from tests.server.site import Person, running, until
from tests.server.test_connection import Client
from tests.table.tables import opening_of, started

DEAF = 4
LITTLE = 20_000_000
"""Bytes that all of them may cost together; one cost more, when frames were counted and not bytes."""


class Deaf:
    """A client that sends and never reads."""

    def __init__(self, person: Person) -> None:
        parts = urlsplit(person.address)
        self.raw = socket.socket()
        self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.raw.connect((parts.hostname, parts.port))
        self.raw.settimeout(20)
        self._protocol = ClientProtocol(parse_uri(f"ws://{parts.netloc}/api/socket"))
        request = self._protocol.connect()
        request.headers["Origin"] = person.address
        request.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        self._protocol.send_request(request)
        self._flush()
        self._protocol.receive_data(self.raw.recv(1000).partition(b"\r\n\r\n")[0] + b"\r\n\r\n")

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            self.raw.sendall(data)

    def say(self, **frame: Any) -> None:
        self._protocol.send_text(json.dumps({"id": 1, **frame}).encode())
        self._flush()

    def ping(self) -> None:
        self._protocol.send_ping(b"x" * 125)
        self._flush()


def _memory(process: int) -> int:
    """Bytes a process holds in memory."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) * 1024


def _ask(client: Deaf, table: str, how: str) -> bool:
    """Ask for more than the server may keep for one client; whether that client was cut off."""
    try:
        for _ in range(1000):
            if how == "watch":
                client.say(type="watch", table=table, seat=0)
            else:
                client.ping()
    except ConnectionError:
        return True
    return False


def test_clients_that_never_read_are_cut_off_and_leave_little_behind(folder: Path) -> None:
    with running(folder) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        table = eva.started(jan, game="endless_winter")
        hearing = jan.socket()
        hearing.watch(table, 1)
        process = site.processes[0].popen.pid
        before = _memory(process)
        deaf = [Deaf(eva) for _ in range(2 * DEAF)]
        for number, client in enumerate(deaf):
            until(partial(_ask, client, table, "watch" if number % 2 else "ping"))
        assert _memory(process) - before < LITTLE
        eva.post(f"/tables/{table}/chat", {"text": "all well"})
        assert hearing.wait("news")["entries"][0]["body"]["text"] == "all well"
        for client in deaf:
            client.raw.close()


def _table() -> Table:
    return started(opening_of(sunstone.game("coatl"), 2), {"u0": "Eva", "u1": "Jan"})


def _talk(live: Table, count: int) -> Table:
    return apply_drafts(live, [Draft(Chatted(f"{number}"), user="u0") for number in range(count)], 2000)


def _story(lengths: list[int]) -> list[Any]:
    """What a reader is sent that takes nothing while the table grows by these steps, and then takes everything."""

    async def story() -> list[Any]:
        live = _table()
        tables = {"table": live}
        repository = cast(Any, SimpleNamespace(grew=[], wrote=[], peek=tables.get))
        hub = Hub(repository, Channels(), Presence(Channels(), "here"), cast(Any, None))
        client = Client()
        connection = client.connection()
        connection.visitor = Visitor(User("u1", "guest", "Jan", None, "en"))
        hub.add(connection)
        hub.watch(connection, live, 1, None)
        client.got.clear()
        client.reads.clear()
        connection.send_bytes(b'{"type":"waits"}')
        for length in lengths:
            tables["table"] = _talk(live, length)
            hub._grew(live, tables["table"])
            live = tables["table"]
        client.reads.set()
        for _ in range(10):
            await asyncio.sleep(0)
        return [json.loads(str(frame)) for frame in client.got]

    return asyncio.run(story())


def test_a_slow_reader_is_sent_all_it_missed_in_one_frame() -> None:
    waits, news = _story([1, 1, 3])
    assert waits["type"] == "waits"
    assert (news["type"], len(news["entries"])) == ("news", 5)
    assert [entry["version"] for entry in news["entries"]] == [3, 4, 5, 6, 7]
    assert news["position"]["version"] == news["version"] == 7


def test_a_reader_that_missed_very_much_starts_anew() -> None:
    frames = _story([MISSED_MOST, 1])
    assert [frame["type"] for frame in frames] == ["waits", "sync"]
    assert frames[1]["version"] == MISSED_MOST + 3
