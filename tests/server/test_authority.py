"""A socket sees and does what its user may see and do now, not what was allowed when it was opened."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.site import Person, Refused, Site, Socket, play_out, running

PASSWORD = "correct horse"
REVOKED = 4401
SECRETS = {"coatl": ("hand", "secret_temple"), "tzolkin": ("wealth",), "endless_winter": ("hand",)}


def _token(person: Person) -> tuple[str, str]:
    made = person.post("/me/tokens", {"name": "program"})
    return made["id"], made["token"]


def _private(position: Any, seat: int) -> bool:
    """Whether a position shows what only this seat may see."""
    return position["seat"] == seat or position["view"]["you"] == seat or bool(position["legal"])


def _seen_after(socket: Socket, start: int) -> list[Any]:
    return [frame for frame in map(json.loads, socket.bytes[start:]) if frame.get("position")]


@pytest.mark.parametrize("game", sorted(SECRETS))
def test_a_seat_that_changes_hands_takes_its_view_along(site: Site, game: str) -> None:
    """Sit, watch, rise; another sits down and plays: the old socket is a spectator's."""
    host, spy, victim = site.guest("Host"), site.guest("Spy"), site.guest("Victim")
    table = host.open_table(game, ["me", "open"])
    spy.post(f"/tables/{table}/join")
    socket = spy.socket()
    socket.watch(table, 1)
    spy.post(f"/tables/{table}/leave")
    assert socket.wait("unseated") == {"type": "unseated", "table": table, "seat": 1}
    assert socket.wait("sync")["table"] == table
    start = len(socket.bytes)
    victim.post(f"/tables/{table}/join")
    host.post(f"/tables/{table}/start")
    play_out(table, host, victim, upto=12)
    assert socket.seen_ply(table, 12)["position"]["seat"] is None
    frames = _seen_after(socket, start)
    assert sum(len(frame["entries"]) for frame in frames) >= 12
    assert not [frame for frame in frames if _private(frame["position"], 1)]
    assert not [entry for frame in frames for entry in frame["entries"] if entry["body"].get("text")]
    assert socket.ask(type="watch", table=table, seat=1)["error"] == "not_your_seat"


def test_a_host_who_gives_up_a_seat_gives_up_its_view(site: Site) -> None:
    """One account: the host watches seat 0, opens it, and sits down at seat 1."""
    host, victim = site.registered("Host"), site.registered("Victim")
    table = host.open_table(seats=["me", "open"], rated=True, clock={"kind": "live"})
    socket = host.socket()
    socket.watch(table, 0)
    host.call("PUT", f"/tables/{table}/seats/0", {"wish": {"kind": "open"}})
    assert socket.wait("unseated")["seat"] == 0
    start = len(socket.bytes)
    host.post(f"/tables/{table}/join", {"seat": 1})
    victim.post(f"/tables/{table}/join", {"seat": 0})
    host.post(f"/tables/{table}/start")
    play_out(table, victim, host, upto=8)
    socket.seen_ply(table, 8)
    assert not [frame for frame in _seen_after(socket, start) if _private(frame["position"], 0)]


def test_a_view_is_checked_against_the_table_as_it_stands_when_it_is_given(site: Site) -> None:
    host, spy = site.guest("Host"), site.guest("Spy")
    table = host.open_table(seats=["me", "open"])
    spy.post(f"/tables/{table}/join")
    spy.post(f"/tables/{table}/leave")
    answer = spy.socket().ask(type="watch", table=table, seat=1)
    assert (answer["type"], answer["error"]) == ("refused", "not_your_seat")


def _sign_out(person: Person, token: str) -> None:
    person.post("/logout")


def _new_password(person: Person, token: str) -> None:
    # On another device, which stays signed in.
    name = person.me["user"]["name"]
    other = Person(person.address, type(person.http)(base_url=person.address, headers=person.http.headers))
    other.post("/login", {"name": name, "password": PASSWORD})
    other.call("PATCH", "/me", {"password": PASSWORD, "new_password": "battery staple rest"})
    assert other.get("/me")["user"]["name"] == name
    other.close()


def _delete(person: Person, token: str) -> None:
    person.post("/me/delete", {"password": PASSWORD})


def _revoke(person: Person, token: str) -> None:
    person.call("DELETE", f"/me/tokens/{token}")


@pytest.mark.parametrize(
    ("end", "by_token"),
    [(_sign_out, False), (_new_password, False), (_delete, False), (_revoke, True), (_delete, True)],
)
def test_a_socket_ends_with_what_let_it_in(site: Site, end: Any, by_token: bool) -> None:
    eva, jan = site.registered("Eva"), site.registered("Jan")
    table = eva.started(jan)
    token, secret = _token(jan)
    program = site.visitor(Authorization=f"Bearer {secret}")
    held = (program if by_token else jan).socket()
    assert held.watch(table, 1)["position"]["seat"] == 1
    end(jan, token)
    start = len(held.bytes)
    assert held.closed() == REVOKED
    eva.post(f"/tables/{table}/chat", {"text": "still there?"})
    assert not [data for data in held.bytes[start:] if "still there" in data]


def test_a_session_that_ended_elsewhere_ends_here_too(folder: Path) -> None:
    """Another process, or the operator at the database, has ended it: this one finds out by asking."""
    with running(folder) as site:
        eva, jan, banned = site.registered("Eva"), site.registered("Jan"), site.registered("Mallory")
        _, secret = _token(eva)
        program = site.visitor(Authorization=f"Bearer {secret}").socket()
        sockets = [eva.socket(), jan.socket(), banned.socket()]
        with sqlite3.connect(folder / "sunstone.sqlite3") as database:
            database.execute("DELETE FROM sessions WHERE user_id = ?", (eva.id,))
            database.execute("DELETE FROM tokens WHERE user_id = ?", (eva.id,))
            database.execute("UPDATE users SET banned = 1 WHERE id = ?", (banned.id,))
        for socket in (sockets[0], program, sockets[2]):
            assert socket.closed() == REVOKED
        table = jan.open_table()
        assert sockets[1].watch(table)["type"] == "sync", "others stay"


def test_a_jump_of_the_clock_closes_no_socket(folder: Path) -> None:
    """A session is not asked again whether it has run out: then the clock alone would decide who may stay."""
    with running(folder) as site:
        eva, mallory = site.registered("Eva"), site.registered("Mallory")
        socket, other = eva.socket(), mallory.socket()
        with sqlite3.connect(folder / "sunstone.sqlite3") as database:
            database.execute("UPDATE sessions SET expires = 1 WHERE user_id = ?", (eva.id,))
            database.execute("DELETE FROM sessions WHERE user_id = ?", (mallory.id,))
        assert other.closed() == REVOKED
        assert socket.watch(mallory_table(site))["type"] == "sync"


def mallory_table(site: Site) -> str:
    return site.guest("Jan").open_table()


def _private_finished(site: Site) -> tuple[Person, Person, str]:
    eva, jan = site.registered("Eva"), site.registered("Jan")
    table = eva.started(jan, rated=True, visible=False, clock={"kind": "live"})
    eva.post(f"/tables/{table}/chat", {"text": "between us"})
    play_out(table, eva, jan)
    return eva, jan, table


def test_a_private_game_that_is_over_is_seen_by_its_players_only(site: Site) -> None:
    eva, jan, table = _private_finished(site)
    stranger, nobody = site.registered("Stranger"), site.visitor()
    paths = (
        "",
        "/sync",
        "/news?seen=0",
        "/log?before=99",
        "/record",
        "/review?ply=0",
        "/course",
        "/analysis",
        "/lesson",
    )
    for person in (stranger, nobody):
        for path in paths:
            assert person.http.get(f"/api/tables/{table}{path}").json()["error"] == "private_review", path
        answer = person.socket().ask(type="watch", table=table)
        assert (answer["type"], answer["error"]) == ("refused", "private_review")
    with pytest.raises(Refused):
        stranger.post(f"/tables/{table}/chat/4/report", {})
    assert jan.sync(table)["info"]["seed"]
    assert eva.get(f"/tables/{table}")["status"] == "finished"


def test_games_of_a_person_list_private_tables_to_those_who_played_them(site: Site) -> None:
    eva, jan, table = _private_finished(site)
    assert [game["table"] for game in jan.get(f"/users/{eva.id}/games")["games"]] == [table]
    for person in (site.registered("Stranger"), site.visitor()):
        answer = person.http.get(f"/api/users/{eva.id}/games").text
        assert table not in answer
        assert json.loads(answer)["games"] == []


def test_who_watches_a_private_game_sees_its_end_and_no_more(site: Site) -> None:
    """The link invites to watch. What the players say afterwards is theirs."""
    eva, jan = site.guest("Eva", 0), site.guest("Jan", 0)
    table = eva.started(jan, visible=False)
    watcher = site.guest("Watcher", 0).socket()
    watcher.watch(table)
    play_out(table, eva, jan)
    while watcher.wait("news")["info"] is None:
        pass
    start = len(watcher.bytes)
    mine = eva.socket()
    mine.watch(table, 0)
    eva.post(f"/tables/{table}/chat", {"text": "good game"})
    mine.wait("news")
    assert watcher.ask(type="watch", table=table)["error"] == "private_review"
    assert not [data for data in watcher.bytes[start:] if "good game" in data]
