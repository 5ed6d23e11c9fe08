"""Those who run a site mute, ban and close, and running servers follow."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from sunstone.cli.app import run
from sunstone.i18n import LANGUAGES, Translator
from tests.server.site import Person, Refused, play_out, running, until

Output = pytest.CaptureFixture[str]


def _refused(person: Person, method: str, path: str, body: object = None) -> str:
    with pytest.raises(Refused) as refused:
        person.call(method, path, body)
    return str(refused.value.code)


def test_a_muted_account_cannot_talk_until_it_may_again(folder: Path, capsys: Output) -> None:
    where = ["--folder", str(folder)]
    with running(folder) as site:
        eva, jan = site.registered("Eva"), site.guest("Jan")
        table = eva.started(jan)
        socket = jan.socket()
        for who in (jan, eva):
            socket.watch(table)
            assert run(["moderate", "mute", who.id, *where]) == 0
            assert who.me["user"]["name"] in capsys.readouterr().out
            assert _refused(who, "POST", f"/tables/{table}/chat", {"text": "rude"}) == "muted"
        assert socket.ask(type="say", table=table, text="rude")["error"] == "muted", "open sockets too"
        # Playing goes on.
        seat = eva.get(f"/tables/{table}")["turn"]
        mover = (eva, jan)[seat]
        position = mover.sync(table, seat)["position"]
        mover.act(table, seat, position, position["legal"][0]["text"])
        assert run(["moderate", "list", "--json", *where]) == 0
        assert {each["id"] for each in json.loads(capsys.readouterr().out)} == {eva.id, jan.id}
        assert run(["moderate", "unmute", eva.me["user"]["name"].upper(), *where]) == 0, "by name, in any spelling"
        eva.post(f"/tables/{table}/chat", {"text": "sorry"})
        assert _refused(jan, "POST", f"/tables/{table}/chat", {"text": "rude"}) == "muted"


def test_a_banned_account_is_out_at_once_and_bots_play_on(folder: Path, capsys: Output) -> None:
    where = ["--folder", str(folder)]
    with running(folder) as site:
        eva, jan, ada = site.registered("Eva"), site.registered("Jan"), site.guest("Ada")
        name = eva.me["user"]["name"]
        program = site.visitor(Authorization=f"Bearer {eva.post('/me/tokens', {'name': 'bot'})['token']}")
        playing = eva.started(jan)
        hosted, joined = eva.open_table(seats=["me", "open", "open"]), jan.open_table()
        ada.post(f"/tables/{hosted}/join")
        eva.post(f"/tables/{joined}/join")
        handed_on = eva.open_table()
        ada.post(f"/tables/{handed_on}/join")
        eva.post(f"/tables/{handed_on}/leave")
        sockets = [eva.socket(), program.socket()]
        assert run(["moderate", "ban", name, *where]) == 0
        assert [socket.closed() for socket in sockets] == [4401, 4401]
        assert capsys.readouterr().out.count("\n") == 1, "every table was left"
        assert eva.get("/me")["user"] is None
        assert _refused(eva, "POST", f"/tables/{playing}/chat", {"text": "still here"}) == "not_signed_in"
        assert _refused(program, "GET", "/me") == "bad_token"
        login = {"name": name, "password": "correct horse"}
        assert _refused(site.visitor(), "POST", "/login", login) == "banned"
        wrong = {"name": name, "password": "wrong horse"}
        assert _refused(site.visitor(), "POST", "/login", wrong) == "bad_login", "strangers learn nothing"
        info = jan.get(f"/tables/{playing}")
        assert (info["status"], info["seats"][0]["away"], info["seats"][0]["bot"]) == ("playing", "left", "greedy")
        assert jan.get(f"/tables/{joined}")["seats"][1]["kind"] == "open"
        assert ada.get(f"/tables/{hosted}")["status"] == "closed"
        assert ada.get(f"/tables/{handed_on}")["status"] == "open", "it is not hers any more"
        assert _refused(site.visitor(), "POST", "/guest", {"name": name}) == "name_taken"
        # A server that looks after the table lets the bot decide.
        until(lambda: jan.get(f"/tables/{playing}")["turn"] == 1 or None)
        assert run(["moderate", "unban", eva.id, *where]) == 0
        assert eva.get("/me")["user"]["id"] == eva.id
        eva.post(f"/tables/{playing}/return")


def test_a_table_is_closed_in_front_of_its_players(folder: Path, capsys: Output) -> None:
    where = ["--folder", str(folder)]
    with running(folder) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        running_game = eva.started(jan, clock={"kind": "live", "seconds": 600, "increment": 5})
        waiting = eva.open_table()
        socket = jan.socket()
        socket.watch(running_game, 1)
        assert run(["moderate", "close", running_game, *where]) == 0
        news = socket.wait("news")
        assert (news["entries"][0]["kind"], news["entries"][0]["body"]) == ("closed", {"by": "operator"})
        assert (news["info"]["status"], news["info"]["closed_by_operator"]) == ("closed", True)
        assert (news["info"]["seed"], news["info"]["turn"]) == (None, None)
        assert news["position"]["clock"]["running"] is None
        assert news["position"]["legal"] == []
        seat = news["position"]["turn"]
        act = {"seat": seat, "line": 0, "ply": 0, "action": "pass"}
        for language in LANGUAGES:
            mover = (eva, jan)[seat]
            answer = mover.http.post(
                f"/api/tables/{running_game}/actions", json=act, headers={"Accept-Language": language}
            )
            assert (answer.status_code, answer.json()["error"]) == (409, "closed_by_operator")
            assert answer.json()["message"] == Translator(language)("server-closed-by-operator")
        assert _refused(jan, "POST", f"/tables/{running_game}/chat", {"text": "why?"}) == "closed_by_operator"
        assert _refused(jan, "POST", f"/tables/{running_game}/leave") == "closed_by_operator"
        assert run(["moderate", "close", waiting, *where]) == 0
        assert _refused(jan, "POST", f"/tables/{waiting}/join", {}) == "closed_by_operator"
        assert waiting not in {line["id"] for line in jan.get("/tables")}
        capsys.readouterr()
        assert run(["moderate", "close", waiting, *where]) == 2
        assert "closed by the operators of the site" in capsys.readouterr().err
    with sqlite3.connect(folder / "sunstone.sqlite3") as database:
        assert set(database.execute("SELECT status, due, turn_user FROM tables")) == {("closed", None, None)}


def test_a_table_that_cannot_be_replayed_can_be_closed_and_hinders_no_ban(folder: Path, capsys: Output) -> None:
    where = ["--folder", str(folder)]
    with running(folder) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        tables = [eva.started(jan) for _ in range(3)]
        play_out(tables[0], eva, jan, upto=2)
        play_out(tables[1], eva, jan, upto=2)
    with sqlite3.connect(folder / "sunstone.sqlite3") as database:
        wrong = '{"text":"no such action"}'
        for table in tables[:2]:
            database.execute("UPDATE log SET body = ? WHERE table_id = ? AND ply = 1", (wrong, table))
    with running(folder) as site:
        watcher = site.visitor()
        assert run(["moderate", "close", tables[0], *where]) == 0
        assert watcher.get(f"/tables/{tables[0]}")["closed_by_operator"]
        assert run(["moderate", "ban", jan.id, *where]) == 0
        assert capsys.readouterr().out.count("\n") == 2
        assert [watcher.get(f"/tables/{table}")["seats"][1]["away"] for table in tables[1:]] == ["left", "left"]


def test_whom_an_operator_can_name(folder: Path, capsys: Output) -> None:
    where = ["--folder", str(folder)]
    with running(folder) as site:
        twins = [site.guest("Eva"), site.guest("Eva")]
        jan, gone = site.guest("Jan Novák"), site.guest("Gone")
        gone.post("/me/delete", {})
        assert run(["moderate", "ban", "Eva", *where]) == 2
        said = capsys.readouterr().err
        assert all(twin.id in said for twin in twins), "which of them?"
        assert all(twin.get("/me")["user"] for twin in twins)
        assert run(["moderate", "ban", " Jan  Novák ", *where]) == 0
        assert jan.get("/me")["user"] is None
        for nobody in ("Nobody", gone.id, ""):
            assert run(["moderate", "ban", nobody, *where]) == 2
        assert run(["moderate", "close", "nosuchtable", *where]) == 2
        capsys.readouterr()
        said_in = set()
        for language in LANGUAGES:
            assert run(["--lang", language, "moderate", "list", *where]) == 0
            text = capsys.readouterr().out
            assert jan.id in text
            assert "Jan Novák" in text
            said_in.add(text)
            assert run(["--lang", language, "moderate", "--help"]) == 0
            assert "unban" in capsys.readouterr().out
        assert len(said_in) == len(LANGUAGES)
        assert run(["moderate", "unban", jan.id, *where]) == 0
        assert run(["moderate", "list", "--lang", "en", *where]) == 0
        assert capsys.readouterr().out.endswith("Nobody is muted or banned.\n")
    assert run(["moderate", "list", "--folder", str(folder / "empty")]) == 2
