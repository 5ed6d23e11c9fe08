"""A newer version of the program takes over a site, and games that began under older rules are finished under them.

The newer version is a copy of the package in which one game has the next `rules_version`. The package itself is then
the older one, and goes on beside it on the same database.
"""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import sunstone
from sunstone.core.record import Record, verify
from sunstone.i18n import locales
from tests.server import backends
from tests.server.site import Json, Person, Refused, Site, play_out, running, start, start_worker, until

GAME = "coatl"


@pytest.fixture(scope="session")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the newer version is installed."""
    root = tmp_path_factory.mktemp("newer")
    package = Path(sunstone.__file__).parent
    # Without what was compiled from the files as they were.
    shutil.copytree(package, root / "sunstone", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web"))
    shutil.copytree(str(locales()), root / "sunstone" / "locales", dirs_exist_ok=True)
    game = root / "sunstone" / "games" / GAME / "game.py"
    text, changes = re.subn(
        r"(rules_version\b[^\n=]*= )(\d+)", lambda found: f"{found[1]}{int(found[2]) + 1}", game.read_text()
    )
    assert changes == 1, "the copy has the same rules"
    game.write_text(text)
    return root


def _moved(site: Site, person: Person, process: int = 0) -> Person:
    """The same person at the address that everyone uses."""
    again = site.visitor(process)
    again.http.cookies.update(person.http.cookies)
    again.me = person.me
    return again


def _before(folder: Path, *options: str) -> tuple[Person, Person, str, str]:
    """A site before the upgrade: two people, their game in play, and a table that has not started."""
    with running(folder, *options) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        table, opened = eva.started(jan), eva.open_table()
        play_out(table, eva, jan, upto=9)
    return eva, jan, table, opened


@contextmanager
def _upgraded(folder: Path, newer: Path, *options: str) -> Iterator[Site]:
    """The newer version, which people use, and behind it the older one."""
    older = Site([start(folder, "--proxy", "127.0.0.1", *options)])
    try:
        address = older.processes[0].address
        site = Site([start(folder, "--older", address, *options, fresh=True, PYTHONPATH=str(newer))])
        try:
            site.processes.append(older.processes[0])
            yield site
        finally:
            site.processes.pop()
            site.stop()
    finally:
        older.stop()


def _version(person: Person, table: str) -> int:
    return int(person.get(f"/tables/{table}")["rules_version"])


def test_a_game_is_finished_under_the_rules_it_began_with(folder: Path, newer: Path) -> None:
    old = sunstone.game(GAME).rules_version
    eva, jan, table, opened = _before(folder)
    with _upgraded(folder, newer) as site:
        eva, jan = _moved(site, eva), _moved(site, jan)
        # Over a socket, which also follows a table of the new rules.
        mine, theirs, watcher = eva.socket(), jan.socket(), site.visitor().socket()
        frame = mine.watch(table, 0, 0)
        assert frame["type"] == "news"
        assert frame["position"]["ply"] == 9
        theirs.watch(table, 1)
        watcher.watch(table)
        new = eva.started(jan)
        assert _version(eva, new) == old + 1
        assert mine.watch(new, 0)["info"]["rules_version"] == old + 1
        position = eva.sync(table, 0)["position"]
        turn = position["turn"]
        socket, person = ((mine, eva), (theirs, jan))[turn]
        position = person.sync(table, turn)["position"]
        act = {"type": "act", "table": table, "seat": turn, "line": position["line"], "ply": position["ply"]}
        assert socket.ask(**act, action=position["legal"][0]["text"])["type"] == "news"
        assert socket.ask(**act, action=position["legal"][0]["text"])["error"] == "stale"
        for other in (mine, theirs, watcher):
            news = other.seen_ply(table, 10)
            assert bool(news["position"]["legal"]) == (news["position"]["seat"] == news["position"]["turn"] is not None)
        play_out(new, eva, jan, upto=2)
        assert mine.seen_ply(new, 2)
        # And over HTTP, to the end.
        play_out(table, eva, jan)
        info = eva.get(f"/tables/{table}")
        assert (info["status"], info["rules_version"], info["playable"]) == ("finished", old, True)
        record = Record.from_json(eva.http.get(f"/api/tables/{table}/record").text)
        assert record.rules_version == old
        assert verify(record).over
        assert eva.get(f"/tables/{table}/review", ply=5)["position"]["ply"] == 5
        link = eva.post(f"/tables/{table}/share")["token"]
        assert site.visitor().get(f"/shared/{link}", ply=5)["position"]["ply"] == 5
        assert site.visitor().get(f"/shared/{link}/course")["movers"]
        # What is begun from now on has the new rules.
        again = eva.post(f"/tables/{table}/rematch")
        assert again["rules_version"] == old + 1
        assert eva.get(f"/tables/{opened}")["rules_version"] == old


def test_whose_turn_it_is_at_an_older_table_is_told_everywhere(folder: Path, newer: Path) -> None:
    eva, jan, table, _ = _before(folder)
    with _upgraded(folder, newer) as site:
        eva, jan = _moved(site, eva), _moved(site, jan)
        turn = eva.get(f"/tables/{table}")["turn"]
        mover, waiter = ((eva, jan), (jan, eva))[turn]
        assert mover.get("/me/turns") == [table]
        socket = waiter.socket()
        assert socket.wait("turns")["tables"] == []
        while eva.get(f"/tables/{table}")["turn"] == turn:
            play_out(table, mover, upto=eva.get(f"/tables/{table}")["ply"] + 1)
        assert socket.wait("turn") == {"type": "turn", "table": table, "yours": True}


def test_while_the_older_server_is_away_its_games_wait(folder: Path, newer: Path) -> None:
    eva, jan, table, _ = _before(folder)
    port = str(backends.free_port())
    older = start(folder, "--port", port)
    site = Site([start(folder, "--older", older.address, fresh=True, PYTHONPATH=str(newer))])
    try:
        eva, jan = _moved(site, eva), _moved(site, jan)
        socket = eva.socket()
        seen = socket.watch(table, 0)["version"]
        older.stop()
        assert socket.wait("reconnect")["after_ms"] > 0
        with pytest.raises(Refused) as refused:
            eva.act(table, 0, {"line": 0, "ply": 9}, "pass")
        assert refused.value.code in ("older_away", "needs_version")
        assert until(lambda: _shown(eva, table, playable=False))["turn"] is None
        said = eva.post(f"/tables/{table}/chat", {"text": "we wait"})
        older = start(folder, "--port", port)
        until(lambda: _shown(eva, table, playable=True))
        frame = eva.socket().watch(table, 0, seen)
        assert [entry["kind"] for entry in frame["entries"]] == ["chat"]
        assert frame["version"] == said["version"]
        # The words were written by a process that could not tell whose turn it is; the list still knows.
        turn = eva.get(f"/tables/{table}")["turn"]
        assert until(lambda: (eva, jan)[turn].get("/me/turns")) == [table]
        play_out(table, eva, jan)
        assert eva.get(f"/tables/{table}")["status"] == "finished"
    finally:
        site.stop()
        older.kill()


def _shown(person: Person, table: str, *, playable: bool) -> Json:
    """The table, once it can be played or only be looked at."""
    try:
        info = person.get(f"/tables/{table}")
    except Refused as refused:
        if refused.code != "older_away":
            raise
        return None
    return info if info["playable"] == playable else None


def test_whoever_deletes_the_account_meanwhile_is_replaced_by_a_bot(folder: Path, newer: Path) -> None:
    eva, jan, table, _ = _before(folder)
    with running(folder, fresh=True, PYTHONPATH=str(newer)) as site:
        _moved(site, eva).post("/me/delete", {})
    with _upgraded(folder, newer) as site:
        jan = _moved(site, jan)
        info = jan.get(f"/tables/{table}")
        assert (info["seats"][0]["away"], info["seats"][0]["name"]) == ("left", None)
        jan.post(f"/tables/{table}/leave")
        assert jan.wait_over(table)["rules_version"] == sunstone.game(GAME).rules_version


def test_a_newer_database_is_left_as_it_is(folder: Path) -> None:
    eva, jan, table, _ = _before(folder)
    with sqlite3.connect(folder / "sunstone.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.execute("ALTER TABLE tables ADD COLUMN weather TEXT")
    with running(folder) as site:
        eva, jan = _moved(site, eva), _moved(site, jan)
        play_out(table, eva, jan)
        assert eva.get(f"/tables/{table}")["status"] == "finished"
        assert "database_is_newer" in site.processes[0].log.read_text()


@pytest.mark.slow
def test_both_versions_have_their_own_bot_workers(
    folder: Path, newer: Path, postgres: backends.Postgres, redis: str
) -> None:
    shared = ("--database", postgres.new_database(), "--channels", f"{redis}/5")
    with running(folder, *shared, "--bots", "0") as site:
        eva = site.guest("Eva")
        table = eva.started(seats=["random", "random"])
    worker = start_worker(folder, *shared)
    try:
        with _upgraded(folder, newer, *shared, "--bots", "0") as site:
            eva = _moved(site, eva)
            new = eva.started(seats=["random", "random"])
            assert eva.wait_over(table)["rules_version"] == sunstone.game(GAME).rules_version
            # Its bots have no worker yet, and the worker of the old rules does not touch it.
            assert eva.get(f"/tables/{new}")["ply"] == 0
            newer_worker = start_worker(folder, *shared, fresh=True, PYTHONPATH=str(newer))
            try:
                assert eva.wait_over(new)["rules_version"] == sunstone.game(GAME).rules_version + 1
            finally:
                newer_worker.kill()
                newer_worker.wait(60)
    finally:
        worker.terminate()
        worker.wait(60)
