"""Talk at the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sunstone.cli.app import run
from sunstone.i18n import LANGUAGES
from tests.server.site import Person, Refused, Site, running


def _said(person: Person, table: str, seat: int | None = None) -> list[str]:
    return [entry["body"]["text"] for entry in person.sync(table, seat)["entries"] if entry["kind"] == "chat"]


def test_those_at_the_table_talk_and_everyone_hears(site: Site) -> None:
    eva, jan, watcher = site.guest("Eva"), site.guest("Jan"), site.guest("Ada")
    table = eva.started(jan)
    sockets = [jan.socket(), watcher.socket()]
    sockets[0].watch(table, 1)
    sockets[1].watch(table)
    eva.post(f"/tables/{table}/chat", {"text": "  good \n luck\u0007 "})
    for socket in sockets:
        entry = socket.wait("news")["entries"][0]
        assert (entry["kind"], entry["name"], entry["body"]) == ("chat", "Eva", {"text": "good luck"})
    with pytest.raises(Refused) as refused:
        watcher.post(f"/tables/{table}/chat", {"text": "seat 1 holds the crown!"})
    assert refused.value.code == "not_seated"


@pytest.mark.parametrize(("text", "code"), [("", "empty_text"), (" \u200b ", "empty_text"), ("x" * 501, "bad_request")])
def test_a_message_says_something_and_not_too_much(site: Site, text: str, code: str) -> None:
    eva = site.guest("Eva")
    table = eva.open_table()
    with pytest.raises(Refused) as refused:
        eva.post(f"/tables/{table}/chat", {"text": text})
    assert refused.value.code == code


def test_who_is_muted_is_not_heard_live_or_later(site: Site) -> None:
    eva, jan, ada = site.guest("Eva"), site.guest("Jan"), site.guest("Ada")
    table = eva.started(jan, ada)
    socket = jan.socket()
    socket.watch(table, 1)
    eva.post(f"/tables/{table}/chat", {"text": "before"})
    assert socket.wait("news")["entries"][0]["body"] == {"text": "before"}
    assert jan.call("PUT", f"/me/mutes/{eva.id}")["users"] == [eva.id]
    eva.post(f"/tables/{table}/chat", {"text": "boo"})
    assert socket.wait("news")["entries"] == []
    ada.post(f"/tables/{table}/chat", {"text": "hello"})
    assert socket.wait("news")["entries"][0]["body"] == {"text": "hello"}
    assert _said(jan, table, 1) == ["hello"]
    assert _said(ada, table, 2) == ["before", "boo", "hello"]
    assert jan.socket().watch(table, 1, 0)["type"] == "news"
    assert jan.call("DELETE", f"/me/mutes/{eva.id}")["users"] == []
    assert _said(jan, table, 1) == ["before", "boo", "hello"]
    for nobody in (jan.id, "nobody", "%00"):
        with pytest.raises(Refused) as refused:
            jan.call("PUT", f"/me/mutes/{nobody}")
        assert refused.value.code == "no_user"


def test_a_message_can_be_reported_once(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    version = eva.post(f"/tables/{table}/chat", {"text": "rude words"})["version"]
    report = jan.post(f"/tables/{table}/chat/{version}/report", {"reason": "rude"})
    assert jan.post(f"/tables/{table}/chat/{version}/report", {"reason": "rude again"}) == report
    for wrong in (1, version + 1, 0):
        with pytest.raises(Refused) as refused:
            jan.post(f"/tables/{table}/chat/{wrong}/report", {})
        assert refused.value.code == "no_message"


def test_talk_is_not_play(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    position = eva.sync(table, 0)["position"]
    jan.post(f"/tables/{table}/chat", {"text": "take your time"})
    news = eva.act(table, 0, position, position["legal"][0]["text"])
    assert news["position"]["ply"] == 1, "a word in between makes no decision stale"


def test_those_who_run_the_site_read_reports_and_are_done_with_them(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--folder", str(folder)]
    with running(folder) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        table = eva.started(jan)
        version = eva.post(f"/tables/{table}/chat", {"text": "rude words"})["version"]
        first = jan.post(f"/tables/{table}/chat/{version}/report", {"reason": "rude"})["id"]
        second = eva.post(f"/tables/{table}/chat/{version}/report", {})["id"]
        assert run(["reports", "--json", *where]) == 0
        listed = json.loads(capsys.readouterr().out)
        assert [(line["id"], line["reason"]) for line in listed] == [(first, "rude"), (second, "")]
        assert {line["text"] for line in listed} == {"rude words"}
        assert (listed[0]["speaker_name"], listed[0]["reporter_name"]) == ("Eva", "Jan")
        jan.post("/me/delete", {})
        said = {}
        for language in LANGUAGES:
            assert run(["--lang", language, "reports", *where]) == 0
            said[language] = capsys.readouterr().out
            for word in (first, second, table, "Eva", "rude words", "rude"):
                assert word in said[language]
            assert "Jan" not in said[language]
        assert len(set(said.values())) == len(LANGUAGES)
        # One that is unknown, and nothing is changed.
        assert run(["reports", "--resolve", first, "--resolve", "nosuchreport", *where]) == 2
        assert "nosuchreport" in capsys.readouterr().err
        assert run(["reports", "--resolve", first, *where]) == 0
        out = capsys.readouterr().out
        assert (first in out, second in out) == (False, True)
        assert run(["reports", "--resolve", second, *where]) == 0
        assert capsys.readouterr().out.strip() == "There are no open reports."
        assert run(["reports", "--all", "--json", *where]) == 0
        assert all(line["resolved"] for line in json.loads(capsys.readouterr().out))
    assert run(["reports", "--folder", str(folder / "empty")]) == 2
