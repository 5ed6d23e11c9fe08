"""Live play: versions, reconnecting, heartbeats, presence, and what a bad frame does."""

from __future__ import annotations

import contextlib
import json
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sunstone.server.live.socket import POLICY, UNREADABLE
from tests.server.site import Person, Site, Socket, play_out, running


def _act(socket: Socket, table: str, frame: dict[str, object], seat: int, choice: int = 0) -> dict[str, object]:
    position = frame["position"]
    assert isinstance(position, dict)
    answer = socket.ask(
        type="act",
        table=table,
        seat=seat,
        line=position["line"],
        ply=position["ply"],
        action=position["legal"][choice]["structure"],
    )
    assert isinstance(answer, dict)
    return answer


def test_everyone_hears_of_an_action_and_the_next_one_gets_the_choices(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    sockets = [eva.socket(), jan.socket()]
    watcher = site.visitor().socket()
    frames = [socket.watch(table, seat) for seat, socket in enumerate(sockets)]
    watcher.watch(table)
    for _ in range(30):
        turn = frames[0]["position"]["turn"]
        version = frames[0]["version"]
        answer = _act(sockets[turn], table, frames[turn], turn)
        assert answer["type"] == "news", "who follows the table is answered with what came of it"
        assert answer["version"] == version + 1
        frames = [
            next((f for f in s.frames if f["type"] == "news" and f["version"] == version + 1), None)
            or s.news_at(version + 1)
            for s in sockets
        ]
        seen = watcher.news_at(version + 1)
        for frame in (*frames, seen):
            assert [entry["version"] for entry in frame["entries"]] == [version + 1]
        now = frames[0]["position"]["turn"]
        assert [bool(frame["position"]["legal"]) for frame in frames] == [now == 0, now == 1]
        assert seen["position"]["legal"] == []


def test_a_socket_that_returns_gets_just_what_it_missed(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    first = jan.socket()
    seen = first.watch(table, 1)["version"]
    first.close()
    play_out(table, eva, jan, upto=15)
    eva.post(f"/tables/{table}/chat", {"text": "where are you?"})
    back = jan.socket()
    frame = back.watch(table, 1, seen)
    assert frame["type"] == "news"
    whole = jan.sync(table, 1)
    assert frame["version"] == whole["version"]
    assert frame["position"] == whole["position"]
    assert frame["entries"] == [entry for entry in whole["entries"] if entry["version"] > seen]
    assert jan.socket().watch(table, 1, whole["version"])["entries"] == []


def test_a_version_from_the_future_gets_everything_anew(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    assert eva.socket().watch(table, 0, 10_000)["type"] == "sync"
    assert eva.socket().watch(table, 0)["type"] == "sync"


def test_only_the_holder_looks_with_a_seats_eyes(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    for person in (jan, site.visitor()):
        answer = person.socket().ask(type="watch", table=table, seat=0)
        assert (answer["type"], answer["error"]) == ("refused", "not_your_seat")


def test_commands_are_refused_with_their_number_and_a_reason(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    socket = jan.socket()
    frame = eva.sync(table, 0)
    answer = _act(socket, table, frame, 1)
    assert answer["error"] == "not_your_turn"
    assert answer["message"]
    assert socket.ask(type="act", table="nosuchtable", seat=0, line=0, ply=0, action="x")["error"] == "no_table"
    assert site.visitor().socket().ask(type="say", table=table, text="hi")["error"] == "not_signed_in"


def test_who_hangs_up_right_after_deciding_has_decided(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    theirs = jan.socket()
    theirs.watch(table, 1)
    for ply in range(10):
        seat = eva.sync(table, 0)["position"]["turn"]
        mover = (eva, jan)[seat]
        text = mover.sync(table, seat)["position"]["legal"][0]["text"]
        leaving = mover.socket()
        leaving.send(type="act", table=table, seat=seat, line=0, ply=ply, action=text)
        if ply % 2:
            leaving.close()
        else:
            leaving.raw.socket.close()
        assert theirs.seen_ply(table, ply + 1)["position"]["ply"] == ply + 1


def test_undo_and_talk_go_over_the_socket_too(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    mine, theirs = eva.socket(), jan.socket()
    mine.watch(table, 0)
    theirs.watch(table, 1)
    play_out(table, eva, jan, upto=8)
    position = eva.sync(table, 0)["position"]
    undo = {"type": "undo", "table": table, "seat": 0, "line": position["line"], "ply": position["ply"], "to": 0}
    assert mine.ask(**undo)["type"] == "news"
    assert theirs.ask(type="answer_undo", table=table, agree=True)["type"] == "news"
    assert mine.ask(type="say", table=table, text="thank you")["type"] == "news"
    said = theirs.wait("news")
    while said["entries"][-1]["kind"] != "chat":
        said = theirs.wait("news")
    assert said["entries"][-1]["body"] == {"text": "thank you"}
    assert said["position"]["ply"] == 0


def test_a_table_that_is_no_longer_watched_is_quiet(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table, other = eva.started(jan), eva.started(jan)
    socket = jan.socket()
    socket.watch(table, 1)
    socket.watch(other, 1)
    assert socket.ask(type="unwatch", table=table)["type"] == "ok"
    play_out(table, eva, upto=1)
    play_out(other, eva, upto=1)
    assert socket.wait("news")["table"] == other


def test_presence_is_told(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    mine = eva.socket()
    mine.watch(table, 0)
    assert mine.wait("present") == {"type": "present", "table": table, "seats": [0], "watching": 1}
    theirs = jan.socket()
    theirs.watch(table, 1)
    assert mine.wait("present")["seats"] == [0, 1]
    watcher = site.visitor().socket()
    watcher.watch(table)
    assert mine.wait("present")["watching"] == 3
    theirs.close()
    assert mine.wait("present", seats=[0])["watching"] == 2


def test_who_watches_again_and_again_is_one(site: Site) -> None:
    eva, jan = site.guest("Eva", 0), site.guest("Jan", 0)
    table = eva.started(jan)
    mine, theirs = eva.socket(), jan.socket()
    mine.watch(table, 0)
    for seat in (1, 1, None, 1):
        theirs.watch(table, seat)
        assert theirs.wait("present")["watching"] == 2
    eva.post(f"/tables/{table}/chat", {"text": "hello"})
    mine.wait("news")
    told = [frame["watching"] for frame in mine.frames if frame["type"] == "present"]
    assert told == [1, 2], "the others are told once"
    assert theirs.ask(type="unwatch", table=table)["type"] == "ok"
    assert mine.wait("present")["watching"] == 1


def test_who_has_another_name_now_speaks_under_it(site: Site) -> None:
    """Somebody else may have the old name by now."""
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    socket = eva.socket()
    eva.call("PATCH", "/me", {"name": "Ada"})
    assert socket.ask(type="say", table=table, text="it is me")["type"] == "ok"
    found = eva.sync(table)
    assert found["entries"][-1]["name"] == "Ada"
    assert found["info"]["seats"][0]["name"] == "Ada"


def test_whose_turn_it_is_is_told_across_tables(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    waiting = jan.started(eva)
    socket = jan.socket()
    assert socket.wait("turns")["tables"] == [waiting]
    table = eva.started(jan)
    while eva.get(f"/tables/{table}")["turn"] == 0:
        play_out(table, eva, upto=eva.get(f"/tables/{table}")["ply"] + 1)
    assert socket.wait("turn") == {"type": "turn", "table": table, "yours": True}


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", "null", '{"type":"fly"}', '{"type":"act"}', '{"type":"watch","id":1,"table":"../x"}', "\ud7ff" * 9],
)
def test_a_bad_frame_is_refused_and_the_talk_goes_on(site: Site, frame: str) -> None:
    eva = site.guest("Eva")
    table = eva.open_table()
    socket = eva.socket()
    socket.raw.send(frame)
    assert socket.wait("refused")["error"] == "bad_frame"
    assert socket.watch(table)["type"] == "sync"


@pytest.mark.parametrize("between", [[], ['{"type":"beat"}']], ids=["in a row", "between heartbeats"])
def test_a_few_frames_that_cannot_be_read_end_the_socket(site: Site, between: list[str]) -> None:
    socket = site.guest("Eva").socket()
    for frame in [*between, "{"] * UNREADABLE:
        socket.raw.send(frame)
    assert socket.closed() == POLICY
    assert [frame.get("error") for frame in socket.frames].count("bad_frame") == UNREADABLE


def test_a_huge_frame_closes_the_socket(site: Site) -> None:
    socket = site.guest("Eva").socket()
    socket.raw.send(json.dumps({"type": "say", "id": 1, "table": "x", "text": "y" * 100_000}))
    assert socket.closed() == 1009


def test_a_dead_socket_is_noticed_and_one_that_answers_is_kept(site: Site) -> None:
    dead = site.guest("Eva").socket(beats=False)
    alive = site.guest("Jan").socket()
    with ThreadPoolExecutor(1) as aside:
        code = aside.submit(dead.closed)
        while not code.done():
            with contextlib.suppress(TimeoutError):
                alive.next(timeout=0.5)
    assert code.result() == 1001
    table = site.guest("Ada").open_table()
    assert alive.watch(table)["type"] == "sync"


def _refused(person: Person, origin: str | None) -> int:
    headers = {"Cookie": f"sunstone={person.http.cookies['sunstone']}"}
    url = person.address.replace("http", "ws", 1) + "/api/socket"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(url, additional_headers=headers, origin=origin),  # type: ignore[arg-type]
    ):
        raise AssertionError("the socket was opened")
    return int(refused.value.response.status_code)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", None])
def test_a_page_of_another_site_opens_no_socket(site: Site, origin: str | None) -> None:
    assert _refused(site.guest("Eva"), origin) == 403


def test_a_stopping_server_tells_its_sockets_to_come_back(folder: Path) -> None:
    with running(folder) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        table = eva.started(jan)
        socket = eva.socket()
        seen = socket.watch(table, 0)["version"]
        process = site.processes[0]
        process.popen.terminate()
        assert socket.wait("reconnect")["after_ms"] > 0
        assert socket.closed() == 1012
        assert process.popen.wait(60) == -signal.SIGTERM
    with running(folder) as site:
        again = site.visitor()
        again.http.cookies.update(eva.http.cookies)
        frame = again.socket().watch(table, 0, seen)
        assert frame["type"] == "news"
        assert frame["entries"] == []


def test_who_watches_and_sits_down_is_seen_in_the_seat(site: Site) -> None:
    eva, jan = site.guest("Eva", 0), site.guest("Jan", 0)
    table = eva.open_table()
    mine, theirs = eva.socket(), jan.socket()
    mine.watch(table, 0)
    theirs.watch(table)
    assert mine.wait("present", watching=2)["seats"] == [0]
    jan.post(f"/tables/{table}/join")
    assert mine.wait("present")["seats"] == [0, 1]
    jan.post(f"/tables/{table}/leave")
    assert mine.wait("present")["seats"] == [0]
