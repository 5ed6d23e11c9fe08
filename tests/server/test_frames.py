"""Whatever comes over a socket, the server stays up, answers, and tells nothing it should not."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.site import Person, Socket, running

FRAMES = 1500
KEYS = ("type", "id", "table", "seat", "seen", "line", "ply", "to", "agree", "text", "action", "extra")
TYPES = ("watch", "unwatch", "act", "undo", "answer_undo", "say", "beat", "sync", "")


def _value(rng: Random, table: str) -> Any:
    """Something that may stand in a frame: mostly nearly right."""
    return rng.choice(
        [
            table, table, 0, 1, 2, -1, 10**30, 1.5, None, True, "", "x" * 600, "\u0000", "\ud7ff", [], {}, [[[]]],
            {"verb": "keep"}, {"verb": "pass", "x": {"y": [1]}}, "pass", "keep 1 2", rng.randint(0, 2**60), "nosuch",
        ]
    )  # fmt: skip


def _frame(rng: Random, table: str) -> str:
    kind = rng.choice(TYPES)
    frames: dict[str, dict[str, Any]] = {
        "watch": {"table": table, "seat": rng.choice([None, 0, 1, 2]), "seen": rng.choice([None, 0, 3, 999])},
        "unwatch": {"table": table},
        "act": {"table": table, "seat": rng.randint(0, 2), "line": 0, "ply": rng.randint(0, 4), "action": "keep 1 2"},
        "undo": {"table": table, "seat": rng.randint(0, 2), "line": 0, "ply": rng.randint(0, 4), "to": 0},
        "answer_undo": {"table": table, "agree": rng.random() < 0.5},
        "say": {"table": table, "text": "hello"},
    }
    plain: dict[str, Any] = {"type": kind, "id": rng.randint(0, 9), **frames.get(kind, {})}
    for _ in range(rng.choice([0, 0, 1, 2])):
        plain[rng.choice(KEYS)] = _value(rng, table)
    text = json.dumps(plain)
    if rng.random() < 0.1:
        cut = rng.randint(0, len(text))
        text = text[:cut] + rng.choice(["", "}", '"', "[[[[", "\u0000", "é"]) + text[cut + rng.randint(0, 3) :]
    return text


def _drain(socket: Socket, stranger: Person, table: str) -> None:
    """Read everything up to the answer of one last good command."""
    socket.raw.send(json.dumps({"type": "watch", "id": 4242, "table": table}))
    socket.wait("ok", id=4242)


def test_fuzzed_frames_neither_break_the_server_nor_leak(folder: Path) -> None:
    rng = Random(7)
    with running(folder) as site:
        eva, jan, stranger = site.guest("Eva"), site.guest("Jan"), site.guest("Stranger")
        table = eva.started(jan)
        eva_view = eva.sync(table, 0)["position"]["view"]
        # Some cards are there twice: a copy that lies open, or in Jan's own hand, is no secret.
        known = json.dumps([jan.sync(table, 1)["position"]["view"], stranger.sync(table)["position"]["view"]])
        hand = [card for card in eva_view["seats"][0]["hand"] if f'"{card}"' not in known]
        assert hand
        sockets = {person.id: person.socket() for person in (jan, stranger)}
        for number in range(FRAMES):
            person = (jan, stranger)[number % 2]
            sockets[person.id].raw.send(_frame(rng, table))
            # A few unreadable frames would end the socket; a command starts the count anew.
            sockets[person.id].raw.send(json.dumps({"type": "unwatch", "id": 1, "table": table}))
            if number % 50 == 49:
                for socket in sockets.values():
                    _drain(socket, stranger, table)
        for socket in sockets.values():
            _drain(socket, stranger, table)
            sent = "".join(socket.bytes)
            assert not [card for card in hand if f'"{card}"' in sent], "Eva's cards are Eva's"
            assert '"error":"broken"' not in sent, "a frame was answered by an error of ours"
        assert eva.get(f"/tables/{table}")["ply"] == 0
        text = site.processes[0].log.read_text()
    assert "Traceback" not in text
    assert "frame_failed" not in text


def test_bytes_that_are_no_text_are_refused(folder: Path) -> None:
    with running(folder) as site:
        eva = site.guest("Eva")
        table = eva.open_table()
        for data in (b"\xff\xfe\x00", b"", b"{}", bytes(range(256))):
            socket = eva.socket()
            socket.raw.send(data)
            assert socket.wait("refused")["error"] == "bad_frame"
            assert socket.watch(table)["type"] == "sync"


def test_any_json_is_answered(folder: Path) -> None:
    plain = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=12,
    )
    with running(folder) as site:
        eva = site.guest("Eva")
        table = eva.open_table()
        socket = eva.socket()

        @settings(max_examples=150, deadline=None)
        @given(plain)
        def send(value: Any) -> None:
            socket.raw.send(json.dumps(value))
            socket.send(type="unwatch", table=table)
            assert socket.wait("refused")["error"] == "bad_frame"

        send()
        assert socket.watch(table)["type"] == "sync"
        assert "Traceback" not in site.processes[0].log.read_text()
