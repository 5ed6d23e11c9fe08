"""Where one is signed in: listed, ended one by one or all at once, and not at the mercy of the clock."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.server.accounts import store as accounts
from sunstone.server.accounts.cookies import device_label
from sunstone.server.accounts.store import AccountStore
from sunstone.server.errors import Refusal
from sunstone.server.settings import sqlite_url
from sunstone.server.storage.engine import Database
from sunstone.server.storage.migrate import migrate
from sunstone.server.timing import DAY, HOUR, now_ms
from tests.server.site import Person, Refused, Site, running

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0 Safari/537.36 Edg/138.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 Version/18.5 Mobile/15E148 Safari/604.1"
)
REVOKED = 4401


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox, Linux"),
        (EDGE, "Edge, Windows"),
        (PHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/138.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15", "Safari, macOS"),
        ("Mozilla/5.0 (X11; Linux x86_64) Chrome/138.0 Safari/537.36 OPR/122.0", "Opera, Linux"),
        ("curl/8.5.0", ""),
        ("<script>" * 1000 + " Firefox", ""),
        ("", ""),
    ],
)
def test_a_device_is_called_by_its_kind_and_nothing_more(agent: str, label: str) -> None:
    assert device_label(agent) == label


def _devices(site: Site) -> tuple[Person, Person]:
    """One person on two devices."""
    eva = site.registered("Eva")
    other = site.visitor(None, **{"User-Agent": FIREFOX})
    other.me = other.post("/login", {"name": eva.me["user"]["name"], "password": "correct horse"})
    return eva, other


def test_sessions_are_listed_with_device_and_time(site: Site) -> None:
    eva, other = _devices(site)
    listed = other.get("/me/sessions")
    assert [session["device"] for session in listed] == ["Firefox, Linux", ""]
    assert [session["current"] for session in listed] == [True, False]
    for session in listed:
        assert session["created"] - HOUR <= session["seen"] <= now_ms()
        assert session["seen"] % HOUR == 0
        assert eva.http.cookies["sunstone"][:20] not in str(session)
    with pytest.raises(Refused) as refused:
        site.visitor().get("/me/sessions")
    assert refused.value.code == "not_signed_in"


def test_one_session_can_be_ended_with_its_sockets(site: Site) -> None:
    eva, other = _devices(site)
    socket, mine = other.socket(), eva.socket()
    (theirs,) = [session["id"] for session in eva.get("/me/sessions") if not session["current"]]
    for nothing in ("nosuchsession", "%00", other.id):
        with pytest.raises(Refused) as refused:
            eva.call("DELETE", f"/me/sessions/{nothing}")
        assert refused.value.code in ("no_session", "not_found")
    with pytest.raises(Refused) as refused:
        site.registered("Jan").call("DELETE", f"/me/sessions/{theirs}")
    assert refused.value.code == "no_session", "only one's own"
    eva.call("DELETE", f"/me/sessions/{theirs}")
    assert socket.closed() == REVOKED
    assert other.get("/me")["user"] is None
    assert [session["current"] for session in eva.get("/me/sessions")] == [True]
    assert mine.ask(type="unwatch", table="nowhere")["type"] == "ok"


def test_signing_out_everywhere_ends_this_session_too(site: Site) -> None:
    eva, other = _devices(site)
    sockets = [eva.socket(), other.socket()]
    token = eva.post("/me/tokens", {"name": "my program"})["token"]
    program = site.visitor(Authorization=f"Bearer {token}")
    playing = program.socket()
    for method, path in (("GET", "/me/sessions"), ("DELETE", "/me/sessions")):
        with pytest.raises(Refused) as refused:
            program.call(method, path)
        assert refused.value.code == "bad_token", "a token may play, not govern"
    kept = eva.http.cookies["sunstone"]
    eva.call("DELETE", "/me/sessions")
    assert [socket.closed() for socket in sockets] == [REVOKED, REVOKED]
    assert "sunstone" not in eva.http.cookies
    for person in (eva, other):
        assert person.get("/me")["user"] is None
    thief = site.visitor()
    thief.http.cookies.set("sunstone", kept)
    assert thief.get("/me")["user"] is None
    assert program.get("/me")["user"]["id"] == eva.id
    assert playing.ask(type="unwatch", table="nowhere")["type"] == "ok"


async def _store(folder: Path) -> AccountStore:
    database = Database(sqlite_url(folder))
    await migrate(database)
    return AccountStore(database)


def _seen(folder: Path) -> tuple[int, int]:
    with sqlite3.connect(folder / "sunstone.sqlite3") as database:
        ((user,),) = database.execute("SELECT seen FROM users")
        ((session,),) = database.execute("SELECT seen FROM sessions")
    return user, session


def test_when_somebody_was_here_is_noted_once_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = await _store(tmp_path)
        user = await store.create("Eva", "en")
        session = await store.open_session(user.id, "")
        first = _seen(tmp_path)
        written: list[int] = []
        write = store.database.write

        def counted() -> AbstractAsyncContextManager[AsyncConnection]:
            written.append(1)
            return write()

        monkeypatch.setattr(store.database, "write", counted)
        await store.by_session(session)
        await store.last_seen.write()
        assert not written, "nothing new within the hour"
        later = time.time_ns() + 3 * HOUR * 1_000_000
        monkeypatch.setattr(time, "time_ns", lambda: later)
        for _ in range(5):
            await store.by_session(session)
        assert not written, "not in the way of a request"
        await store.last_seen.write()
        await store.last_seen.write()
        assert len(written) == 1
        assert [now - before for now, before in zip(_seen(tmp_path), first, strict=True)] == [3 * HOUR] * 2
        await store.database.close()

    asyncio.run(story())


def test_the_last_visit_of_an_erased_account_is_not_written_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = await _store(tmp_path)
        eva, jan = await store.create("Eva", "en"), await store.create("Jan", "en")
        sessions = [await store.open_session(user.id, "") for user in (eva, jan)]
        later = time.time_ns() + 3 * HOUR * 1_000_000
        monkeypatch.setattr(time, "time_ns", lambda: later)
        for session in sessions:
            await store.by_session(session)
        await store.erase(eva.id)
        await store.last_seen.write()
        await store.database.close()
        with sqlite3.connect(tmp_path / "sunstone.sqlite3") as database:
            seen = dict(database.execute("SELECT id, seen FROM users"))
        assert seen == {eva.id: None, jan.id: later // 1_000_000 // HOUR * HOUR}

    asyncio.run(story())


def test_a_clock_that_jumps_ends_and_deletes_no_session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = await _store(tmp_path)
        user = await store.create("Eva", "en")
        session = await store.open_session(user.id, "")
        real = time.time_ns
        for days in (400, -400):
            monkeypatch.setattr(time, "time_ns", lambda days=days: real() + days * DAY * 1_000_000)
            found = await store.by_session(session)
            assert found is not None
            assert found.id == user.id
            # Somebody signs in while the clock is wrong.
            await store.open_session(user.id, "")
            monkeypatch.setattr(time, "time_ns", real)
            assert await store.by_session(session) is not None
        assert len(await store.sessions(user.id, None)) >= 2
        await store.database.close()

    asyncio.run(story())


def test_an_account_keeps_its_newest_sessions_and_only_so_many_tokens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts, "MOST_SESSIONS", 3)
    monkeypatch.setattr(accounts, "MOST_TOKENS", 3)

    async def story() -> None:
        store = await _store(tmp_path)
        eva, jan = await store.create("Eva", "en"), await store.create("Jan", "en")
        began = time.time_ns()
        theirs = await store.open_session(jan.id, "")
        made = []
        for number in range(5):
            monkeypatch.setattr(time, "time_ns", lambda number=number: began + number * 10**9)
            made.append(await store.open_session(eva.id, ""))
        assert [await store.by_session(each) is not None for each in made] == [False, False, True, True, True]
        assert await store.by_session(theirs) is not None, "nobody ends another's"
        for _ in range(3):
            await store.make_token(eva.id, "my program")
        with pytest.raises(Refusal, match="too_many_tokens"):
            await store.make_token(eva.id, "my program")
        await store.make_token(jan.id, "another")
        assert len(await store.tokens(eva.id)) == 3
        await store.database.close()

    asyncio.run(story())


def test_a_session_that_has_expired_lets_nobody_in(folder: Path) -> None:
    with running(folder) as site:
        eva = site.registered("Eva")
        with sqlite3.connect(folder / "sunstone.sqlite3") as database:
            database.execute("UPDATE sessions SET expires = ?", (now_ms() - 1000,))
        assert eva.get("/me")["user"] is None
