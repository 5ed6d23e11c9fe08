"""Connections that would never end by themselves are ended, and there are never too many of them."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import select
import socket
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from sunstone.server.http.protocol import bounded_http
from sunstone.server.settings import Limits
from tests.server.site import WAIT, Site, running, until

ESTABLISHED = "01"
SHORT = {"request_seconds": 0.3}
HEAD = b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\nx-sunstone: 1\r\ncontent-type: application/json\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site that does not wait long for the rest of a request."""
    with running(tmp_path_factory.mktemp("hasty"), limits=SHORT) as site:
        yield site


@contextlib.contextmanager
def _connected(site: Site) -> Iterator[socket.socket]:
    parts = urlsplit(site.processes[0].address)
    with socket.create_connection((str(parts.hostname), int(parts.port or 80)), WAIT) as made:
        yield made


def _is_cut(connection: socket.socket) -> bool:
    """Wait until the other side closes without an answer."""
    with contextlib.suppress(ConnectionError):
        return connection.recv(1) == b""
    return True


def _status(connection: socket.socket) -> int:
    """The status of the next answer; 0 when there is none."""
    answer = http.client.HTTPResponse(connection)
    try:
        answer.begin()
        answer.read()
    except (ConnectionError, http.client.BadStatusLine):
        return 0
    return answer.status


@pytest.mark.parametrize(
    "half",
    [
        b"GET /api/ga",
        b"GET /api/games HTTP/1.1\r\nhost: local",
        b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n",
        b"\r\n\r\n",
        HEAD + b'content-length: 14\r\n\r\n{"name":',
        HEAD + b'transfer-encoding: chunked\r\n\r\n8\r\n{"name":',
        HEAD + b"transfer-encoding: chunked\r\n\r\n0\r\na: b\r\n",
    ],
)
def test_half_a_request_is_not_waited_for(hasty: Site, half: bytes) -> None:
    with _connected(hasty) as connection:
        connection.sendall(half)
        assert _is_cut(connection)
    text = hasty.processes[0].log.read_text()
    assert all(json.loads(line)["level"] == "info" for line in text.splitlines()), text[-2000:]


def test_a_line_that_begins_no_request_keeps_no_connection(hasty: Site) -> None:
    with _connected(hasty) as connection:
        connection.sendall(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert _status(connection) == 200
        connection.sendall(b"\r\n")
        assert _is_cut(connection)


@pytest.mark.parametrize("start", [b"GET /api/games HTTP/1.1\r\nx: ", HEAD + b"content-length: 90000\r\n\r\n"])
def test_a_request_that_trickles_in_is_not_waited_for(hasty: Site, start: bytes) -> None:
    with _connected(hasty) as connection:
        connection.sendall(start)
        end = time.monotonic() + WAIT
        with contextlib.suppress(ConnectionError):
            while time.monotonic() < end:
                connection.sendall(b"x")
                time.sleep(0.02)
        assert time.monotonic() < end


@pytest.mark.parametrize(
    "endless",
    [
        (b"GET /", b"a" * 1000),
        (b"GET / HTTP/1.1\r\nhost: localhost\r\nx: ", b"a" * 1000),
        (b"GET / HTTP/1.1\r\nhost: localhost\r\n", b"x: y\r\n" * 100),
        (HEAD + b"transfer-encoding: chunked\r\n\r\n0\r\n", b"x: y\r\n" * 100),
    ],
)
def test_no_head_grows_without_end(site: Site, endless: tuple[bytes, bytes]) -> None:
    start, more = endless
    sent = 0
    with _connected(site) as connection, contextlib.suppress(ConnectionError):
        connection.sendall(start)
        while sent < 50_000_000:
            connection.sendall(more)
            sent += len(more)
    assert sent < 50_000_000


def test_an_answer_that_nobody_reads_is_not_kept(hasty: Site) -> None:
    address = hasty.processes[0].address
    size = len(httpx.get(f"{address}/schema/openapi.json").content)
    asked = 20_000_000 // size
    parts = urlsplit(address)
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(WAIT)
        connection.connect((str(parts.hostname), int(parts.port or 80)))
        with contextlib.suppress(ConnectionError):
            connection.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n" * asked)
        select.select([connection], [], [], WAIT)
        assert until(lambda: not _connections(hasty))
        received = 0
        with contextlib.suppress(ConnectionError):
            while data := connection.recv(65536):
                received += len(data)
    assert received < asked * size


def _connections(site: Site) -> int:
    """How many connections the server has open."""
    process = Path(f"/proc/{site.processes[0].popen.pid}")
    port = urlsplit(site.processes[0].address).port
    rows = [line.split() for line in (process / "net" / "tcp").read_text().splitlines()[1:]]
    ours = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(f":{port:04X}") and row[3] == ESTABLISHED}
    return sum(file.is_symlink() and str(file.readlink()) in ours for file in (process / "fd").iterdir())


def test_a_body_that_comes_after_its_answer_does_not_keep_the_connection() -> None:
    async def answers_at_once(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    async def last_word() -> bytes:
        config = uvicorn.Config(answers_at_once, timeout_keep_alive=1)
        protocol = partial(bounded_http(Limits(), ()), config, ServerState(), {})
        server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        for number in range(2):
            # After the whole request the connection is good for another one.
            writer.write(HEAD + b"content-length: 2\r\n\r\n{")
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200"), number
            writer.write(b"}")
        end = await asyncio.wait_for(reader.read(), WAIT)
        writer.close()
        server.close()
        return end

    assert asyncio.run(last_word()) == b""


@pytest.mark.parametrize("limit", ["connections_per_address", "connections"])
def test_there_are_only_so_many_connections_at_a_time(folder: Path, limit: str) -> None:
    with running(folder, limits={limit: 3}) as site, contextlib.ExitStack() as stack:
        silent = [stack.enter_context(_connected(site)) for _ in range(3)]
        with _connected(site) as fourth:
            assert _status(fourth) == 503
        silent.pop().close()

        def served() -> bool:
            with _connected(site) as another, contextlib.suppress(ConnectionError):
                another.sendall(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n")
                return _status(another) == 200
            return False

        assert until(served)


class _Transport(asyncio.Transport):
    """A connection from some address, without a network."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("::1", 80)})
        self.sent = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Keep what is sent."""
        self.sent += bytes(data)

    def close(self) -> None:
        """There is nothing to close."""


@pytest.mark.parametrize(
    ("addresses", "served"),
    [
        (("2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:3::4", "2001:db8:1:3::1"), [True, True, False, True]),
        (("203.0.113.9", "::ffff:203.0.113.9", "203.0.113.9", "203.0.113.10"), [True, True, False, True]),
    ],
)
def test_connections_of_a_network_are_counted_together(addresses: tuple[str, ...], served: list[bool]) -> None:
    async def nothing(_scope: Any, _receive: Any, _send: Any) -> None:
        raise AssertionError("nobody asks for anything")

    async def connect_all() -> list[bool]:
        config = uvicorn.Config(nothing)
        config.load()
        bounded = bounded_http(Limits(connections_per_address=2), ())
        state = ServerState()
        transports = [_Transport(address) for address in addresses]
        protocols = [bounded(config, state, {}) for _ in transports]
        for protocol, transport in zip(protocols, transports, strict=True):
            protocol.connection_made(transport)
        found = [not transport.sent for transport in transports]
        for protocol in protocols:
            protocol.connection_lost(None)
        assert not bounded.per_address, "nothing is counted that is gone"
        return found

    assert asyncio.run(connect_all()) == served


def test_a_proxy_has_as_many_connections_as_it_needs(folder: Path) -> None:
    limits = {"connections_per_address": 1}
    with running(folder, "--proxy", "127.0.0.1", limits=limits) as site, contextlib.ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(_connected(site))
        assert httpx.get(f"{site.processes[0].address}/api/games").status_code == 200


def test_sockets_are_counted_as_sockets(folder: Path) -> None:
    with running(folder, limits={"connections_per_address": 2}) as site:
        eva = site.guest("Eva")
        sockets = [eva.socket() for _ in range(5)]
        assert len({socket.hello["now"] for socket in sockets}) >= 1
        assert eva.get("/me")["user"]
