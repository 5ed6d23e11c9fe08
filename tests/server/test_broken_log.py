"""A log that cannot be replayed is the trouble of its own table: the rest of the site goes on."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sunstone.server.timing import DAY
from tests.server.site import Person, Process, Refused, Site, play_out, running, until

SECRET = "a secret nobody may read"
AT_FIVE = {
    "a kind nobody knows": "kind = 'nonsense'",
    "a kind that is the name of a method": "kind = 'fork'",
    "a ply of another place": "ply = 77",
    "an action that is none": f"""body = '{{"text":"{SECRET}"}}'""",
    "an action that is not legal": """body = '{"text":"extend 2 back K"}'""",
    "an action of another seat": "seat = 1 - seat",
    "an action without a text": "body = '{}'",
    "a result before the end": """body = substr(body, 1, length(body) - 1) || ',"result":{}}'""",
    "half a body": """body = '{"text'""",
    "a body that is a list": "body = '[]'",
    "a body that is no text": "body = CAST(X'7BFFFE7D' AS TEXT)",
    "a kind that is no text": "kind = CAST(X'FFFE' AS TEXT)",
    "a time that is no number": "at = 'noon'",
    "an undo to where nobody was": """kind = 'undone', body = '{"to":99}'""",
    "an undo to before the beginning": """kind = 'undone', body = '{"to":-1}'""",
    "an answer to no question": "kind = 'undo_agreed'",
    "a seat that is not there": "seat = 9",
    "a seat below the first": "seat = -1",
    "a second beginning": "(kind, body) = (SELECT kind, body FROM log WHERE table_id = :table AND version = 1)",
    "an entry far away": "version = 2000000000",
}
"""Ways to damage the fifth entry, the second action of a game."""
DAMAGES = {name: f"UPDATE log SET {change} WHERE table_id = :table AND version = 5" for name, change in AT_FIVE.items()}
DAMAGES |= {
    "no beginning": "DELETE FROM log WHERE table_id = :table AND version = 1",
    "a beginning without seats": "UPDATE log SET body = '{}' WHERE table_id = :table AND version = 1",
    "seats that are none": """UPDATE log SET body = '{"seats":[{"user":5}]}' WHERE table_id = :table AND version = 1""",
    "a gap": "DELETE FROM log WHERE table_id = :table AND version = 4",
    "nothing at all": "DELETE FROM log WHERE table_id = :table",
    "options that are none": "UPDATE tables SET options = '{' WHERE id = :table",
    "options that are no text": "UPDATE tables SET options = CAST(X'FFFE' AS TEXT) WHERE id = :table",
    "a seed that is no number": "UPDATE tables SET seed = 'unknown' WHERE id = :table",
}


def _database(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(folder / "sunstone.sqlite3")


def _again(site: Site, *people: Person) -> list[Person]:
    """The same people at a site that was started anew."""
    found = []
    for person in people:
        visitor = site.visitor()
        visitor.http.cookies.update(person.http.cookies)
        visitor.me = person.me
        found.append(visitor)
    return found


def _reported(process: Process) -> list[Any]:
    lines = [json.loads(line) for line in process.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == "table_broken"]


def test_clocks_and_bots_go_on_and_players_are_told_and_can_leave(folder: Path) -> None:
    with running(folder) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        broken = {name: eva.started(jan, clock={"kind": "days", "days": 1}) for name in DAMAGES}
        for table in broken.values():
            play_out(table, eva, jan, upto=4)
            jan.post(f"/tables/{table}/chat", {"text": "how it goes"})
        late = eva.started(jan, clock={"kind": "days", "days": 1})
        thinking = eva.started(seats=["me", "greedy"])
    with _database(folder) as database:
        for name, table in broken.items():
            database.execute(DAMAGES[name], {"table": table})
            # Every sweep and every start of a process looks at these first.
            database.execute("UPDATE tables SET due = 1, changed = 1, turn_user = NULL WHERE id = ?", (table,))
        database.execute("UPDATE log SET at = at - ? WHERE table_id = ?", (2 * DAY, late))
        database.execute("UPDATE tables SET created = 2, changed = 2, due = 2 WHERE id = ?", (late,))
    with running(folder) as site:
        eva, jan = _again(site, eva, jan)
        until(lambda: jan.get(f"/tables/{late}")["seats"][0]["away"] == "time")
        until(lambda: jan.get(f"/tables/{late}")["turn"] == 1)
        position = eva.sync(thinking, 0)["position"]
        while position["turn"] == 0:
            position = eva.act(thinking, 0, position, position["legal"][0]["text"])["position"]
        until(lambda: eva.get(f"/tables/{thinking}")["turn"] == 0)
        assert late in [line["id"] for line in eva.get("/me/tables")], "one row that cannot be read hides no other"
        for name, table in broken.items():
            _told_in_words(eva, jan, table, name)
        with _database(folder) as database:
            until(lambda: _none_due(database, set(broken.values())))
        reports = _reported(site.processes[0])
        assert sorted(line["table"] for line in reports) == sorted(broken.values()), "each is written about once"
        assert SECRET not in site.processes[0].log.read_text()
        _told_over_a_socket(eva, broken["an action that is none"])
        _left_and_closed(eva, jan, broken["a gap"])
        eva.post("/me/delete", {})
        assert eva.get("/me")["user"] is None
        for name, table in broken.items():
            info = jan.get(f"/tables/{table}")
            assert info["status"] == "closed", name
            assert info["seats"][0]["name"] is None, name


def _none_due(database: sqlite3.Connection, tables: set[str]) -> bool:
    due = {table for (table,) in database.execute("SELECT id FROM tables WHERE due IS NOT NULL")}
    return not due & tables


def _told_in_words(eva: Person, jan: Person, table: str, name: str) -> None:
    sync = eva.sync(table, 0)
    info = sync["info"]
    assert (info["broken"], info["playable"], info["status"]) == (True, False, "playing"), name
    assert [seat["name"] for seat in info["seats"]] == ["Eva", "Jan"], name
    assert sync["position"] is None, name
    assert sync["version"] == len(sync["entries"]), name
    if name != "nothing at all":
        assert sync["entries"][7]["body"] == {"text": "how it goes"}, name
    for path, body in (
        ("actions", {"seat": 0, "line": 0, "ply": 4, "action": "pass"}),
        ("undo", {"seat": 0, "line": 0, "ply": 4, "to": 0}),
        ("undo/answer", {"agree": True}),
        ("return", {}),
    ):
        with pytest.raises(Refused) as refused:
            eva.post(f"/tables/{table}/{path}", body)
        assert (refused.value.status, refused.value.code) == (409, "table_broken"), name
        assert "cannot go on" in refused.value.message, name
    news = jan.post(f"/tables/{table}/chat", {"text": "what a pity"})
    assert [entry["body"] for entry in news["entries"]] == [{"text": "what a pity"}], name
    assert eva.sync(table)["entries"][-1]["body"] == {"text": "what a pity"}, name


def _told_over_a_socket(eva: Person, table: str) -> None:
    socket = eva.socket()
    frame = socket.watch(table, 0)
    assert frame["info"]["broken"]
    assert SECRET not in str([entry for entry in frame["entries"] if entry["kind"] != "action"])
    socket.send(type="say", table=table, text="is anybody here")
    assert socket.wait("news")["entries"][-1]["body"] == {"text": "is anybody here"}
    refused = socket.ask(type="act", table=table, seat=0, line=0, ply=1, action="pass")
    assert (refused["type"], refused["error"]) == ("refused", "table_broken")


def _left_and_closed(eva: Person, jan: Person, table: str) -> None:
    info = jan.post(f"/tables/{table}/leave")
    assert (info["status"], info["seats"][1]["away"]) == ("playing", "left")
    assert eva.call("DELETE", f"/tables/{table}")["status"] == "closed"
    assert table not in [line["id"] for line in eva.get("/me/tables")]


def test_a_host_who_left_a_broken_game_may_open_another_table(folder: Path) -> None:
    limits = {"open_tables": 1}
    with running(folder, limits=limits) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        table = eva.started(jan)
        play_out(table, eva, jan, upto=4)
    with _database(folder) as database:
        database.execute(DAMAGES["an action that is none"], {"table": table})
    with running(folder, limits=limits) as site:
        eva, jan = _again(site, eva, jan)
        with pytest.raises(Refused) as refused:
            eva.open_table()
        assert refused.value.code == "too_many_tables"
        eva.post(f"/tables/{table}/leave")
        eva.open_table()


def test_a_broken_table_that_had_not_begun_cannot_and_one_that_was_over_stays_so(folder: Path) -> None:
    with running(folder) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        waiting = eva.open_table()
        jan.post(f"/tables/{waiting}/join")
        over = eva.started(jan)
        play_out(over, eva, jan)
        result = eva.get(f"/tables/{over}")["result"]
    with _database(folder) as database:
        database.execute("UPDATE log SET seat = 5 WHERE table_id = ? AND version = 2", (waiting,))
        database.execute(DAMAGES["an action that is none"], {"table": over})
    with running(folder) as site:
        eva, jan = _again(site, eva, jan)
        with pytest.raises(Refused) as refused:
            eva.post(f"/tables/{waiting}/start")
        assert refused.value.code == "table_broken"
        jan.post(f"/tables/{waiting}/leave")
        assert eva.call("DELETE", f"/tables/{waiting}")["status"] == "closed"
        info = eva.get(f"/tables/{over}")
        assert (info["broken"], info["status"], info["result"]) == (True, "finished", result)
        for path, query in (("record", {}), ("review", {"ply": 0}), ("course", {}), ("analysis", {})):
            with pytest.raises(Refused) as refused:
                eva.get(f"/tables/{over}/{path}", **query)
            assert refused.value.code == "table_broken"
        assert eva.post(f"/tables/{over}/rematch")["id"] != over


def test_a_mended_log_is_played_on_after_the_next_start(folder: Path) -> None:
    with running(folder) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        table = eva.started(jan, clock={"kind": "days", "days": 1})
        play_out(table, eva, jan, upto=4)
        turn = eva.get(f"/tables/{table}")["turn"]
    with _database(folder) as database:
        ((kept,),) = database.execute("SELECT body FROM log WHERE table_id = ? AND version = 5", (table,))
        database.execute(DAMAGES["an action that is none"], {"table": table})
        database.execute("UPDATE tables SET due = 1")
    with running(folder) as site, _database(folder) as database:
        until(lambda: _none_due(database, {table}))
    with _database(folder) as database:
        database.execute("UPDATE log SET body = ? WHERE table_id = ? AND version = 5", (kept, table))
    with running(folder) as site:
        eva, jan = _again(site, eva, jan)
        until(lambda: table in (eva, jan)[turn].get("/me/turns"))
        play_out(table, eva, jan, upto=9)
        assert eva.get(f"/tables/{table}")["ply"] == 9
