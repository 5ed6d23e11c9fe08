"""Everything that is kept about a person, in one file, and nothing of anybody else's."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import sunstone
from sunstone.core.record import Record, verify
from sunstone.server.accounts.export import SECTIONS
from sunstone.server.storage import schema
from tests.server.site import Person, Refused, Site, play_out, running


def _export(person: Person) -> tuple[dict[str, Any], str]:
    answer = person.http.get("/api/me/export")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == 'attachment; filename="sunstone-export.json"'
    assert answer.headers["content-type"] == "application/json"
    return answer.json(), answer.text


def test_the_file_holds_everything_that_is_kept_about_the_person(folder: Path) -> None:
    with running(folder, limits={"simulations": 1}, SUNSTONE_CONTACT="mailto:a@example.org") as site:
        eva, jan = site.registered("Eva"), site.registered("Jan")
        eva.call("PATCH", "/me", {"email": "eva@example.org"})
        token = eva.post("/me/tokens", {"name": "my program"})
        eva.call("PUT", f"/me/mutes/{jan.id}")
        push = {
            "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/x",
            "keys": {"p256dh": "p256dhkey", "auth": "authsecret"},
        }
        eva.call("PUT", "/me/push", push)
        rated = eva.started(jan, rated=True)
        play_out(rated, eva, jan)
        eva.call("PUT", f"/me/blocks/{jan.id}")
        eva.post(f"/tables/{rated}/analysis")
        beside = eva.open_table(seats=["me", "here:Granny"])
        eva.post(f"/tables/{beside}/chat", {"text": "ahoj světe"})
        said = jan.post(f"/tables/{rated}/chat", {"text": "rude words"})["version"]
        eva.post(f"/tables/{rated}/chat/{said}/report", {"reason": "rude"})
        brought = eva.post("/records", eva.get(f"/tables/{rated}/record"))["id"]

        found, text = _export(eva)
        account = found["account"]
        assert (account["id"], account["email"], account["kind"]) == (eva.id, "eva@example.org", "registered")
        assert [session["id"] for session in found["sessions"]] == [eva.get("/me/sessions")[0]["id"]]
        assert found["tokens"] == [{key: token[key] for key in ("id", "name", "created")}]
        assert found["mutes"] == found["blocks"] == [{"user": jan.id}]
        assert [analysis["table"] for analysis in found["analyses"]] == [rated]
        assert found["push_subscriptions"] == [{"endpoint": push["endpoint"]}]
        assert [rating["games"] for rating in found["ratings"]] == [1]
        assert [game["table"] for game in found["rated_games"]] == [rated]
        assert [(report["table"], report["reason"]) for report in found["reports"]] == [(rated, "rude")]
        tables = {table["id"]: table for table in found["tables"]}
        assert list(tables) == [rated, beside, brought]
        assert tables[rated]["record"] == eva.get(f"/tables/{rated}/record")
        assert tables[brought]["record"] == eva.get(f"/tables/{brought}/record")
        verify(Record.from_plain(tables[rated]["record"]))
        assert (tables[beside]["status"], tables[beside]["record"]) == ("open", None)
        assert (tables[rated]["clock"]["kind"], tables[rated]["options"]) == (
            "live",
            eva.get(f"/tables/{rated}")["options"],
        )
        with sqlite3.connect(folder / "sunstone.sqlite3") as database:
            ((digest,),) = database.execute("SELECT DISTINCT origin FROM tables")
        assert {table["address_digest"] for table in found["tables"]} == {digest}
        assert found["analyses"][0]["address_digest"] == digest
        assert {table["address_digest"] for table in _export(jan)[0]["tables"]} == {None}, "not the address of another"
        did = {entry["kind"]: entry["body"] for entry in tables[beside]["did"]}
        assert did["chat"] == {"text": "ahoj světe"}
        assert did["opened"]["seats"][1]["label"] == "Granny"
        # What is secret, and what is somebody else's.
        assert token["token"].rsplit("_", 1)[1] not in text
        for secret in ("argon2", "authsecret", "p256dhkey", eva.http.cookies["sunstone"].split(".")[0], "rude words"):
            assert secret not in text
        with sqlite3.connect(folder / "sunstone.sqlite3") as database:
            for (digest,) in database.execute("SELECT digest FROM sessions UNION SELECT digest FROM tokens"):
                assert digest not in text


def test_whatever_is_kept_of_a_person_is_in_the_file() -> None:
    """A new table that names accounts has to be put into the file, or named here with what holds it there."""
    sections = {"sessions", "tokens", "mutes", "blocks", "ratings", "rated_games", "analyses", "reports"}
    elsewhere = {"pushes": "push_subscriptions", "account_boxes": "boxes", "tables": "tables", "seats": "tables"}
    assert sections | {"push_subscriptions", "boxes"} == set(SECTIONS)
    found = {
        table.name
        for table in schema.metadata.sorted_tables
        for key in table.foreign_keys
        if key.column is schema.users.c.id
    }
    assert found == sections | set(elsewhere)


@pytest.mark.parametrize("game", ["coatl", "tzolkin", "endless_winter"])
def test_the_file_tells_nothing_hidden_of_a_game_that_runs(folder: Path, game: str) -> None:
    with running(folder) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        table = eva.started(jan, game=game)
        play_out(table, eva, jan, upto=30)
        found, text = _export(eva)
        with sqlite3.connect(folder / "sunstone.sqlite3") as database:
            ((seed,),) = database.execute("SELECT seed FROM tables WHERE id = ?", (table,))
            log = list(database.execute("SELECT version, user_id, body FROM log WHERE table_id = ?", (table,)))
        (mine,) = found["tables"]
        assert (mine["id"], mine["status"], mine["seats"], mine["record"]) == (table, "playing", [0], None)
        assert seed not in text
        theirs = {version for version, user, _ in log if user != eva.id}
        assert theirs, "the other has played too"
        assert [entry["version"] for entry in mine["did"]] == [version for version, user, _ in log if user == eva.id]
        assert jan.id not in text
        # Nothing but the own actions comes from the position.
        state = sunstone.game(game).new(2, int(seed))
        assert not any(str(word) in text for word in state.dump()["rng"] if len(str(word)) > 8)  # type: ignore[attr-defined]


def test_a_game_that_somebody_has_left_before_the_start_is_not_theirs(site: Site) -> None:
    eva, jan, ada = site.guest("Eva"), site.guest("Jan"), site.guest("Ada")
    table = eva.open_table(visible=False)
    ada.post(f"/tables/{table}/join")
    ada.post(f"/tables/{table}/leave")
    jan.post(f"/tables/{table}/join")
    eva.post(f"/tables/{table}/start")
    play_out(table, eva, jan)
    (left,) = _export(ada)[0]["tables"]
    assert ([entry["kind"] for entry in left["did"]], left["record"]) == (["sat", "rose"], None)
    (played,) = _export(jan)[0]["tables"]
    assert played["record"]["result"]


def test_a_damaged_table_keeps_the_rest_from_nobody(folder: Path) -> None:
    with running(folder) as site:
        eva = site.guest("Eva")
        tables = [eva.open_table(seats=["me", "here:Granny"]) for _ in range(3)]
        with sqlite3.connect(folder / "sunstone.sqlite3") as database:
            database.execute("UPDATE log SET body = 'x' WHERE table_id = ?", (tables[1],))
            database.execute("UPDATE log SET body = CAST(x'ff00ff' AS TEXT) WHERE table_id = ?", (tables[2],))
        found = {table["id"]: table for table in _export(eva)[0]["tables"]}
        assert list(found) == tables
        assert found[tables[0]]["status"] == "open"
        assert all(found[table] == {"id": table, "damaged": True} for table in tables[1:])


def test_only_the_person_gets_it_and_not_too_often(folder: Path) -> None:
    with running(folder, limits={"export": [2, 0.0001]}) as site:
        eva = site.registered("Eva")
        token = eva.post("/me/tokens", {"name": "my program"})["token"]
        for visitor, code in ((site.visitor(), "not_signed_in"), (_program(site, token), "bad_token")):
            with pytest.raises(Refused) as refused:
                visitor.get("/me/export")
            assert refused.value.code == code
        assert [json.loads(_export(eva)[1])["format"] for _ in range(2)] == ["sunstone-export/1"] * 2
        with pytest.raises(Refused) as refused:
            eva.get("/me/export")
        assert refused.value.code == "too_many"
        _export(site.guest("Jan"))


def _program(site: Site, token: str) -> Person:
    return site.visitor(Authorization=f"Bearer {token}")
