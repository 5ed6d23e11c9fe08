"""Erasing an account takes along the names it gave to seats, from the database and from memory."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import sunstone
from sunstone.core.record import Recorder
from sunstone.server.accounts.store import AccountStore
from sunstone.table.entries import Draft, Opened, Started
from sunstone.table.leaving import leave
from sunstone.table.reducer import apply_drafts
from sunstone.table.seat import Seat
from sunstone.table.table import Table
from tests.server.site import Site, running, until
from tests.server.storage import Storage, with_storage
from tests.table.tables import opening_of

NAMES = ("Weatherwax", "Ogg", "Magrat", "Nitt", "Aching")


def _stored(folder: Path) -> str:
    """Everything in the database, as text."""
    with sqlite3.connect(folder / "sunstone.sqlite3") as database:
        return "\n".join(database.iterdump())


def _record() -> str:
    """A record of a finished game with names of people who were never here."""
    recorder, rng = Recorder(sunstone.game("coatl"), [NAMES[3], NAMES[4]], 5), Random(1)
    while not recorder.state.over:
        recorder.play(rng.choice(recorder.state.legal()))
    return recorder.record.to_json()


def test_names_given_to_seats_go_with_the_account(folder: Path) -> None:
    with running(folder) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        hers = eva.open_table(seats=["me", f"here:{NAMES[0]}", "open"])
        jan.post(f"/tables/{hers}/join")
        eva.post(f"/tables/{hers}/start")
        joined = eva.open_table(seats=["me", "open", "open"])
        jan.post(f"/tables/{joined}/join")
        eva.post(f"/tables/{joined}/join", {"name": NAMES[1]})
        eva.post(f"/tables/{joined}/start")
        changed = eva.open_table(seats=["me", "open"])
        eva.call("PUT", f"/tables/{changed}/seats/1", {"wish": {"kind": "here", "name": NAMES[2]}})
        eva.call("PUT", f"/tables/{changed}/seats/1", {"wish": {"kind": "open"}})
        answer = eva.http.post("/api/records", content=_record())
        brought = eva.post(f"/tables/{answer.json()['id']}/share")["token"]
        assert [seat["name"] for seat in jan.get(f"/tables/{hers}")["seats"]] == ["Eva", NAMES[0], "Jan"]
        assert [name for name in NAMES if name not in _stored(folder)] == []

        eva.post("/me/delete", {})

        assert [name for name in NAMES if name in _stored(folder)] == []
        assert [seat["name"] for seat in jan.get(f"/tables/{hers}")["seats"]] == [None, None, "Jan"]
        assert [seat["name"] for seat in jan.get(f"/tables/{joined}")["seats"]] == [None, "Jan", None]
        lists = [seat["name"] for line in jan.get("/me/tables") for seat in line["seats"]]
        assert sorted(map(str, lists)) == ["Jan", "Jan", "None", "None", "None", "None"]
        review = jan.get(f"/shared/{brought}", ply=0)
        assert [seat["name"] for seat in review["info"]["seats"]] == ["?", "?"]
        assert jan.get(f"/tables/{joined}")["status"] == "playing", "the game goes on"


def test_who_leaves_at_the_same_moment_does_not_bring_the_name_back(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        eva, jan = storage.people[:2]
        accounts, store = AccountStore(storage.database), storage.store
        seats = [Seat(eva), Seat(eva, label=NAMES[0]), Seat(jan)]
        opening = opening_of(sunstone.game("coatl"), 3, id="2345236789bc", host=eva)
        drafts = [Draft(Opened(seats), user=eva), Draft(Started(), user=eva)]
        live = apply_drafts(Table(opening), drafts, 1000)
        async with storage.database.write() as connection:
            await store.create(connection, live, "")
        # The table was read before the account is erased, and is written after it.
        after = apply_drafts(live, leave(live, jan), 2000)
        assert await accounts.erase(eva) == [opening.id]
        async with storage.database.write() as connection:
            await store.append(connection, live, after)
        found = await store.load(opening.id)
        assert found.seats[2].away == "left"
        assert [seat.label for seat in found.seats] == [None, None, None]

    with_storage(tmp_path, story)
    with sqlite3.connect(tmp_path / "sunstone.sqlite3") as stored:
        assert NAMES[0] not in "\n".join(stored.iterdump())


def test_people_at_one_device_are_forgotten_in_every_process(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.open_table(seats=["me", f"here:{NAMES[0]}", "open"])
    jan.post(f"/tables/{table}/join")
    eva.post(f"/tables/{table}/start")
    assert jan.sync(table, 2)["info"]["seats"][1]["name"] == NAMES[0]
    eva.post("/me/delete", {})
    # Another process is told of it a moment later.
    until(lambda: NAMES[0] not in str(jan.sync(table, 2)))
    assert NAMES[0] not in str(jan.get("/me/tables"))
    assert jan.post(f"/tables/{table}/leave")["seats"][2]["away"] == "left"
    assert NAMES[0] not in str(jan.get("/me/tables"))
