"""Boxes of accounts: typing one in, playing with it, and who gets to see it."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import tomllib
from pathlib import Path
from typing import Any

import pytest

import sunstone
from sunstone.core.record import Record, verify
from sunstone.i18n import LANGUAGES
from tests.server.site import Person, Refused, Site, play_out, running

GAME = "endless_winter"
BOX = f"/me/boxes/{GAME}"
HEARTH = {"culture": {"cu1-01": {"name": "Hearth", "points": 7}}, "terrain": {"forest": {"name": "Old Wood"}}}
SEATS = ["me", "open"]


def _reader(site: Site, language: str) -> Person:
    """Somebody who reads this language."""
    person = site.visitor()
    person.http.headers["accept-language"] = language
    return person


def _save(person: Person, values: Any, revision: int = 0) -> Any:
    return person.call("PUT", BOX, {"revision": revision, "values": values})


def _file(person: Person) -> str:
    answer = person.http.get(f"/api{BOX}/file")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/toml")
    assert 'filename="endless_winter.toml"' in answer.headers["content-disposition"]
    return answer.content.decode()


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _refused(person: Person, method: str, path: str, body: Any = None, **query: Any) -> Refused:
    with pytest.raises(Refused) as refused:
        person.call(method, path, body, **query)
    return refused.value


def _with_box(site: Site, name: str = "Eva") -> Person:
    person = site.guest(name)
    _save(person, HEARTH)
    return person


# The form


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_lists_every_value_with_names_in_the_readers_language(site: Site, language: str) -> None:
    reader = _reader(site, language)
    for game in map(sunstone.game, sunstone.game_ids()):
        form = reader.get(f"/boxes/{game.id}")
        components, schema = game.components(), game.schema()
        assert {part["id"] for part in form["parts"]} == set(schema)
        wanted = set()
        for part in form["parts"]:
            assert part["title"] != part["id"]
            assert [field["name"] for field in part["fields"]] == list(schema[part["id"]])
            for field in part["fields"]:
                assert field["form"] == schema[part["id"]][field["name"]].form
                assert field["label"][0].isupper() or not field["label"][0].isalpha()
                assert set(field["words"]) == set(field["form"].get("words", ()))
            for entry in part["entries"]:
                assert entry["title"]
                assert entry["values"] == components.entries(part["id"]).get(entry["id"], {})
                wanted |= {(part["id"], entry["id"], field) for field in entry["wanted"]}
        assert wanted == set(components.wanted())
        assert form["wanted"] == len(wanted)


def test_the_form_offers_the_words_that_abilities_are_written_with(site: Site) -> None:
    form = _reader(site, "en").get(f"/boxes/{GAME}")
    ability = next(
        field["form"] for part in form["parts"] for field in part["fields"] if field["form"]["kind"] == "ability"
    )
    groups: dict[str, list[str]] = {use: [] for use in ("gains", "costs", "counts", "columns")}
    for group in form["vocabulary"]:
        if group["use"]:
            groups[group["use"]] = [word["word"] for word in group["words"]]
            assert all(word["label"] and word["word"] in word["text"] for word in group["words"])
    for use, words in groups.items():
        assert words == ability[use]
    labels = {word["word"]: word["label"] for word in form["vocabulary"][0]["words"]}
    assert labels["food"] == "1 food"


# Typing it in


def test_a_box_is_kept_as_it_is_typed_right_or_wrong(site: Site) -> None:
    eva = site.guest("Eva")
    empty = eva.get(BOX)
    assert (empty["revision"], empty["values"], empty["filled"]) == (0, {}, 0)
    assert empty["wanted"] == len(sunstone.game(GAME).components().wanted())
    values = {
        "culture": {"cu1-01": {"name": "Hearth", "points": "seven", "ability": ["food 2", "foo"]}},
        "megalith": {"mb-a": {"spaces": ["", "start 3 6", ["food 1", "tool 1"], "", "", "", "", ""]}},
    }
    saved = _save(eva, values)
    assert saved["values"] == values
    assert saved["revision"] == 1
    assert {problem["path"] for problem in saved["problems"]} == {"culture.cu1-01.points", "culture.cu1-01.ability"}
    assert saved["filled"] == 2, "the name and the spaces are there and right"
    assert eva.get(BOX) == saved
    assert eva.get("/me/boxes") == [
        {
            "game": GAME,
            "changed": saved["changed"],
            "values": 4,
            "filled": 2,
            "wanted": saved["wanted"],
            "problems": len(saved["problems"]),
        }
    ]
    mended = {"culture": {"cu1-01": {"points": 2, "ability": ["food 2"]}}}
    assert _save(eva, mended, 1)["problems"] == []
    assert _save(eva, mended, 2)["filled"] == 2
    assert site.guest("Jan").get(BOX)["values"] == {}, "it is Eva's alone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_problems_are_told_in_the_readers_language_without_file_and_line(site: Site, language: str) -> None:
    reader = _reader(site, language)
    values = {
        "culture": {"cu1-01": {"points": 99, "ability": ["food one"]}, "cu1-02": {"name": 3}},
        "starting": {"tribesman": {"copies": "x"}},
        "nothing": {"at": {"all": 1}},
    }
    found = reader.post(f"/boxes/{GAME}/check", {"values": values})
    assert found["readable"]
    paths = {problem["path"] for problem in found["problems"]}
    assert {"culture.cu1-01.points", "culture.cu1-01.ability", "culture.cu1-02.name"} <= paths
    assert {"starting.tribesman.copies", "nothing"} <= paths
    for problem in found["problems"]:
        assert GAME not in problem["message"]
        assert problem["path"] not in problem["message"] or problem["path"] == "nothing"
    assert next(p["place"] for p in found["problems"] if p["path"] == "culture.cu1-01.ability") == 1


def test_a_value_that_equals_ours_is_the_owners_and_keeps_no_mark(site: Site) -> None:
    eva = site.guest("Eva")
    ours = sunstone.game(GAME).components().entries("culture")["cu1-01"]
    _save(eva, {"culture": {"cu1-01": ours}})
    table = eva.started(game=GAME, seats=["me", "random"], own_box=True)
    values = eva.get(f"/components/{eva.get(f'/tables/{table}')['components']}")
    assert set(values["culture"]["cu1-01"]["source"].values()) == {"owner"}


def test_two_windows_do_not_overwrite_each_other_unseen(site: Site) -> None:
    eva = _with_box(site)
    assert _save(eva, {"terrain": {"forest": {"name": "Wood"}}}, 1)["revision"] == 2
    for revision in (0, 1, 3):
        refused = _refused(eva, "PUT", BOX, {"revision": revision, "values": HEARTH})
        assert (refused.status, refused.code) == (409, "box_changed")
        assert _refused(eva, "DELETE", BOX, revision=revision).code == "box_changed"
    assert eva.get(BOX)["values"] == {"terrain": {"forest": {"name": "Wood"}}}
    eva.call("DELETE", BOX, revision=2)
    assert eva.get(BOX)["revision"] == 0
    assert _refused(eva, "DELETE", BOX, revision=2).code == "no_box"


def test_a_file_goes_out_and_comes_in_as_it_is(site: Site) -> None:
    eva, jan = _with_box(site), site.guest("Jan")
    text = _file(eva)
    assert tomllib.loads(text) == {"game": GAME, **HEARTH}
    # Somebody's own file stays as it is, comments and all: records name its digest.
    own = "# mine\n" + text.replace("\n", "\r\n")
    brought = jan.call("PUT", BOX, {"revision": 0, "text": own})
    assert brought["values"] == HEARTH
    assert _file(jan) == own
    found = jan.post(f"/boxes/{GAME}/check", {"text": own})
    assert (found["values"], found["readable"], found["problems"]) == (3, True, [])
    assert jan.call("PUT", BOX, {"revision": 1, "values": HEARTH})["revision"] == 2
    assert _file(jan) == text, "the same values are the same file"


@pytest.mark.parametrize("text", ["game = ", 'game = "coatl"', "", 'game = "endless_winter"\nculture = 3', "[" * 9000])
def test_a_file_that_is_no_box_of_the_game_is_refused_and_nothing_changes(site: Site, text: str) -> None:
    eva = _with_box(site)
    found = eva.post(f"/boxes/{GAME}/check", {"text": text})
    assert not found["readable"]
    assert found["problems"]
    assert _refused(eva, "PUT", BOX, {"revision": 1, "text": text}).code == "box_unreadable"
    assert eva.get(BOX)["values"] == HEARTH
    assert _refused(eva, "PUT", BOX, {"revision": 1}).code == "bad_request"
    assert _refused(eva, "PUT", "/me/boxes/chess", {"revision": 0, "values": {}}).status == 404


def test_odd_names_and_characters_survive(site: Site) -> None:
    eva = site.guest("Eva")
    text = 'quote " back \\ line \n tab \t del \x7f nul \x00 moon 🌙'
    odd = {"a b.c": {'"x"': {"é": text, "n": [1, [2, "x"], True]}}}
    assert _save(eva, odd)["values"] == odd
    assert eva.get(BOX)["values"] == odd


def test_boxes_are_bounded_for_an_account_and_for_an_address(folder: Path) -> None:
    long = {"culture": {"cu1-01": {"name": "x" * 600}}}
    with running(folder, limits={"box_bytes": [1500, 3000], "box": [8.0, 0.001]}) as site:
        eva = site.guest("Eva")
        assert _save(eva, long)["revision"] == 1
        assert _save(eva, long, 1)["revision"] == 2, "one box takes the place of the other"
        eva.call("PUT", "/me/boxes/coatl", {"revision": 0, "values": long})
        refused = _refused(eva, "PUT", "/me/boxes/tzolkin", {"revision": 0, "values": long})
        assert (refused.status, refused.code) == (413, "box_too_large")
        for name in ("Jan", "Ola", "Iva"):
            person = site.guest(name)
            if name == "Iva":
                assert _refused(person, "PUT", BOX, {"revision": 0, "values": long}).code == "address_full"
            else:
                _save(person, long)
        for _ in range(4):
            eva.post(f"/boxes/{GAME}/check", {"values": {}})
        assert _refused(eva, "POST", f"/boxes/{GAME}/check", {"values": {}}).code == "too_many"


def test_a_token_plays_but_does_not_edit_the_box(site: Site) -> None:
    eva = site.registered("Eva")
    _save(eva, HEARTH)
    token = eva.post("/me/tokens", {"name": "bot"})["token"]
    bot = site.visitor(authorization=f"Bearer {token}")
    assert _refused(bot, "PUT", BOX, {"revision": 1, "values": {}}).code == "bad_token"
    assert _refused(bot, "GET", BOX).code == "bad_token"


# Playing with it


def test_a_table_is_played_with_the_hosts_box_at_once_and_keeps_it(site: Site) -> None:
    eva, jan = _with_box(site), site.guest("Jan")
    text = _file(eva)
    digest = _digest(text)
    table = eva.started(jan, game=GAME, seats=SEATS, own_box=True)
    info = jan.get(f"/tables/{table}")
    assert (info["components"], info["own_box"]) == (digest, True)
    values = jan.get(f"/components/{digest}")
    assert values["culture"]["cu1-01"]["points"] == 7
    assert values["culture"]["cu1-01"]["source"]["points"] == "owner"
    socket = jan.socket()
    assert "Old Wood" in str(socket.watch(table, 1, language="en")["position"]["words"])
    # The owner goes on typing, and even deletes the box: the table has what it began with.
    _save(eva, {"terrain": {"forest": {"name": "New Wood"}}}, 1)
    play_out(table, eva, jan, upto=4)
    eva.call("DELETE", BOX, revision=2)
    play_out(table, eva, jan)
    record = Record.from_json(jan.http.get(f"/api/tables/{table}/record").text)
    assert record.components == digest
    assert verify(record, sunstone.game(GAME).overlay(text, "box.toml")).over, "the exported file verifies it"
    plain = eva.open_table(GAME, SEATS)
    assert eva.get(f"/tables/{plain}")["components"] is None, "without the wish a table is as shipped"


def test_a_rematch_is_played_with_the_box_again(site: Site) -> None:
    eva, jan = _with_box(site), site.guest("Jan")
    old = _digest(_file(eva))
    tables = [eva.started(jan, game=GAME, seats=SEATS, own_box=True) for _ in range(2)]
    for table in tables:
        play_out(table, eva, jan)
    _save(eva, {"terrain": {"forest": {"name": "New Wood"}}}, 1)
    new = _digest(_file(eva))
    by_owner = eva.post(f"/tables/{tables[0]}/rematch")
    assert (by_owner["components"], by_owner["own_box"]) == (new, True), "the owner's box as it is now"
    by_guest = jan.post(f"/tables/{tables[1]}/rematch")
    assert (by_guest["components"], by_guest["own_box"]) == (old, True), "another has only what lay on the table"
    eva.post(f"/tables/{by_guest['id']}/join")
    jan.post(f"/tables/{by_guest['id']}/start")
    play_out(by_guest["id"], eva, jan, upto=2)


def test_what_cannot_be_played_with_is_refused(site: Site) -> None:
    eva = site.registered("Eva")
    opening = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "own_box": True}
    assert _refused(eva, "POST", "/tables", opening).code == "no_box"
    _save(eva, {"culture": {"cu1-01": {}}})
    assert _refused(eva, "POST", "/tables", opening).code == "no_box", "an empty one is none"
    _save(eva, {"culture": {"cu1-01": {"points": "x", "ability": ["y"]}}}, 1)
    refused = _refused(eva, "POST", "/tables", opening)
    assert (refused.status, refused.code, refused.details["count"]) == (409, "box_wrong", 2)
    _save(eva, HEARTH, 2)
    rated = {**opening, "rated": True, "clock": {"kind": "live"}}
    assert _refused(eva, "POST", "/tables", rated).code == "rated_box", "who chooses the cards chooses who wins"
    assert _refused(eva, "POST", "/tables", {**opening, "game": "coatl"}).code == "no_box"
    assert eva.post("/tables", opening)["own_box"]


# Who sees it


def test_nobody_but_the_players_sees_a_game_with_somebodys_own_box(site: Site) -> None:
    eva, jan, ola = _with_box(site), site.guest("Jan"), site.guest("Ola")
    table = eva.open_table(GAME, SEATS, own_box=True)
    digest = eva.get(f"/tables/{table}")["components"]
    looking = ola.socket()
    assert looking.watch(table)["info"]["status"] == "open", "anyone may sit down"
    assert table in [line["id"] for line in ola.get("/tables")]
    for stranger in (ola, jan, site.visitor()):
        assert _refused(stranger, "GET", f"/components/{digest}").code == "no_components"
    jan.post(f"/tables/{table}/join")
    assert _refused(jan, "GET", f"/components/{digest}").code == "no_components", "not before the game has begun"
    eva.post(f"/tables/{table}/start")
    looking.wait("unwatched")
    looking.send(type="watch", table=table, seat=None, language="en")
    assert looking.wait("refused")["error"] == "box_private"
    play_out(table, eva, jan, upto=3)
    _sees_nothing(site, ola, table, digest)
    assert table not in [line["id"] for line in ola.get("/tables")], "there is nothing to watch"
    play_out(table, eva, jan)
    _sees_nothing(site, ola, table, digest)
    assert _refused(eva, "POST", f"/tables/{table}/share").code == "box_private", "no link leads there"
    for player in (eva, jan):
        assert player.get(f"/components/{digest}")["terrain"]["forest"]["name"] == "Old Wood"
        assert player.get(f"/tables/{table}/review", ply=3)["position"]["ply"] == 3
    assert not any("Old Wood" in text or "Hearth" in text for text in looking.bytes)


def _sees_nothing(site: Site, stranger: Person, table: str, digest: str) -> None:
    nobody = site.visitor()
    for person in (stranger, nobody):
        for path in ("", "/sync", "/log", "/lesson"):
            refused = _refused(person, "GET", f"/tables/{table}{path}", **({"before": 9} if path == "/log" else {}))
            assert refused.code == "box_private", path
        for path in ("/record", "/course", "/analysis"):
            assert _refused(person, "GET", f"/tables/{table}{path}").code in ("box_private", "not_over")
        assert _refused(person, "GET", f"/tables/{table}/review", ply=0).code in ("box_private", "not_over")
        assert _refused(person, "GET", f"/components/{digest}").code == "no_components"


def test_not_even_a_link_that_should_not_be_there_shows_it(folder: Path) -> None:
    with running(folder) as site:
        eva = _with_box(site)
        table = eva.started(game=GAME, seats=["me", "here:Granny"], own_box=True)
        play_out(table, eva)
        token = "a" * 20
        with sqlite3.connect(folder / "sunstone.sqlite3") as database:
            database.execute("INSERT INTO shares (token, table_id, created) VALUES (?, ?, 0)", [token, table])
        for path, query in (("", {"ply": 0}), ("/course", {}), ("/analysis", {})):
            assert _refused(eva, "GET", f"/shared/{token}{path}", **query).code == "box_private"


def test_a_record_of_such_a_game_is_no_way_round(site: Site) -> None:
    eva, jan, ola = _with_box(site), site.guest("Jan"), site.guest("Ola")
    table = eva.started(jan, game=GAME, seats=SEATS, own_box=True)
    play_out(table, eva, jan)
    record = json.loads(jan.http.get(f"/api/tables/{table}/record").text)
    assert _refused(ola, "POST", "/records", record).code == "record_components_needed"
    brought = jan.post("/records", record)
    assert brought["own_box"]
    assert _refused(ola, "GET", f"/tables/{brought['id']}").code == "box_private"
    assert _refused(jan, "POST", f"/tables/{brought['id']}/share").code == "box_private"
    # Who has the same file has nothing to be told.
    ola.call("PUT", BOX, {"revision": 0, "text": _file(eva)})
    assert ola.post("/records", record)["own_box"]


def test_a_seat_that_is_lost_is_lost_to_the_eyes_too(site: Site) -> None:
    eva, jan = _with_box(site), site.guest("Jan")
    table = eva.open_table(GAME, SEATS, own_box=True)
    jan.post(f"/tables/{table}/join")
    socket = jan.socket()
    socket.watch(table, 1)
    jan.post(f"/tables/{table}/leave")
    socket.wait("unseated")
    eva.call("PUT", f"/tables/{table}/seats/1", {"wish": {"kind": "bot", "bot": "random"}})
    eva.post(f"/tables/{table}/start")
    socket.wait("unwatched")
    assert _refused(jan, "GET", f"/tables/{table}/sync").code == "box_private"


# One's own data


def test_export_and_erasing_cover_boxes(folder: Path) -> None:
    with running(folder) as site:
        eva, jan = _with_box(site), site.guest("Jan")
        text = _file(eva)
        exported = json.loads(eva.http.get("/api/me/export").text)
        assert [(box["game"], box["file"], box["revision"]) for box in exported["boxes"]] == [(GAME, text, 1)]
        table = eva.started(jan, game=GAME, seats=SEATS, own_box=True)
        eva.post("/me/delete", {"password": None})
        digest = jan.get(f"/tables/{table}")["components"]
        assert jan.get(f"/components/{digest}")["game"] == GAME, "the other's game goes on"
    with sqlite3.connect(folder / "sunstone.sqlite3") as database:
        assert database.execute("SELECT count(*) FROM account_boxes").fetchone() == (0,)
