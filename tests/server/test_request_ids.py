"""Every request and every socket has an id, by which what it did can be found in the log."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.site import Refused, Site, running

MADE = re.compile("[0-9a-f]{16}")
GIVEN = "a1b2c3d4-e5f6.7_8"


def _id(site: Site, path: str, given: str | None = None) -> str:
    headers = {} if given is None else {"X-Request-ID": given}
    return httpx.get(site.processes[0].address + path, headers=headers).headers["x-request-id"]


def test_every_answer_names_its_request(site: Site) -> None:
    ids = [
        _id(site, path) for path in ("/api/games", "/api/games", "/nothing", "/health", "/api/tables/x/sync?seat=99")
    ]
    assert all(MADE.fullmatch(one) for one in ids)
    assert len(set(ids)) == len(ids)
    refused = httpx.post(site.processes[0].address + "/api/guest", headers={"Origin": "https://evil.example"})
    assert refused.status_code == 403
    assert MADE.fullmatch(refused.headers["x-request-id"])


def test_an_id_is_believed_from_a_proxy_only(folder: Path) -> None:
    with running(folder) as site:
        assert MADE.fullmatch(_id(site, "/api/games", GIVEN))
    with running(folder, "--proxy", "127.0.0.1") as site:
        assert _id(site, "/api/games", GIVEN) == GIVEN
        for wrong in ("short", "x" * 65, "two words", 'quo"ted"', "{json}:1"):
            assert MADE.fullmatch(_id(site, "/api/games", wrong))
    with running(folder, "--proxy", "10.0.0.1") as site:
        assert MADE.fullmatch(_id(site, "/api/games", GIVEN))


def test_what_fails_is_logged_under_the_id_that_the_visitor_is_told(folder: Path) -> None:
    with running(folder) as site:
        eva = site.guest("Eva")
        table = eva.started(seats=["me", "here:Granny"])
        position = eva.sync(table, 0)["position"]
        connection = sqlite3.connect(folder / "sunstone.sqlite3", timeout=60)
        connection.execute("CREATE TRIGGER broken BEFORE INSERT ON log BEGIN SELECT * FROM nowhere; END")
        connection.close()
        said = {"type": "say", "table": table, "text": "hello"}
        with pytest.raises(Refused) as refused:
            eva.act(table, 0, position, position["legal"][0]["text"])
        socket = eva.socket()
        answers = [socket.ask(**said), socket.ask(**said), eva.socket().ask(**said)]
        lines = [json.loads(line) for line in site.processes[0].log.read_text().splitlines()]
    first = refused.value.details["request"]
    assert first in refused.value.message
    told = [answer["details"]["request"] for answer in answers]
    assert told[0] == told[1], "a socket has one id"
    assert len({first, *told}) == 3
    failed = [line for line in lines if line["event"] in ("request_failed", "frame_failed")]
    assert [line["request_id"] for line in failed] == [first, *told]
    assert failed[0]["route"] == "/api/tables/{table}/actions"
    assert failed[0]["table"] == table


def test_a_socket_is_told_its_id(site: Site) -> None:
    url = site.processes[0].address.replace("http", "ws", 1) + "/api/socket"
    with connect(url) as socket:
        assert socket.response is not None
        assert MADE.fullmatch(socket.response.headers["x-request-id"])


def test_a_socket_that_cannot_be_opened_is_logged_under_its_id(folder: Path) -> None:
    with running(folder) as site:
        eva = site.guest("Eva")
        connection = sqlite3.connect(folder / "sunstone.sqlite3", timeout=60)
        connection.execute("ALTER TABLE sessions RENAME TO nowhere")
        connection.close()
        with pytest.raises(InvalidStatus):
            eva.socket()
        lines = [json.loads(line) for line in site.processes[0].log.read_text().splitlines()]
    failed = [line for line in lines if line["event"] == "socket_failed"]
    assert [bool(MADE.fullmatch(line["request_id"])) for line in failed] == [True]
    assert "SQLITE_ERROR" in failed[0]["exception"]
