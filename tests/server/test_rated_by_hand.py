"""Rated games are played by people: a token that belongs to a player plays none, however the seat was taken."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.site import Person, Refused, Site, play_out


def _rated(site: Site) -> tuple[Person, Person, Person, str]:
    """Two people at a rated table that has begun, with seat 0 to decide, and a program with the token of the first."""
    eva, jan = site.registered("Eva"), site.registered("Jan")
    program = site.visitor(Authorization=f"Bearer {eva.post('/me/tokens', {'name': 'bot'})['token']}")
    program.me = eva.me
    table = eva.started(jan, rated=True, clock={"kind": "days", "days": 1})
    return eva, jan, program, table


def _refused(call: Any, *given: Any) -> None:
    with pytest.raises(Refused) as refused:
        call(*given)
    assert (refused.value.status, refused.value.code) == (403, "rated_people")


def test_over_http(site: Site) -> None:
    eva, jan, program, table = _rated(site)
    position = eva.sync(table, 0)["position"]
    _refused(program.act, table, 0, position, position["legal"][0]["text"])
    position = eva.act(table, 0, position, position["legal"][0]["text"])["position"]
    asked = {"seat": 0, "line": position["line"], "ply": position["ply"], "to": 0}
    _refused(program.post, f"/tables/{table}/undo", asked)
    _refused(program.post, f"/tables/{table}/undo/answer", {"agree": True})
    program.post(f"/tables/{table}/leave")
    _refused(program.post, f"/tables/{table}/return")
    assert eva.post(f"/tables/{table}/return")["seats"][0]["away"] == ""
    assert jan.get(f"/tables/{table}")["status"] == "playing"


def test_over_a_socket(site: Site) -> None:
    eva, _jan, program, table = _rated(site)
    position = eva.sync(table, 0)["position"]
    socket = program.socket()
    at = {"table": table, "seat": 0, "line": 0, "ply": 0}
    frames: list[dict[str, Any]] = [
        {"type": "act", "action": position["legal"][0]["text"], **at},
        {"type": "undo", "to": 0, **at},
        {"type": "answer_undo", "table": table, "agree": True},
    ]
    for frame in frames:
        answer = socket.ask(**frame)
        assert (answer["type"], answer["error"]) == ("refused", "rated_people")
    assert eva.sync(table, 0)["position"]["ply"] == 0


def test_neither_by_a_rematch_nor_by_a_seat_that_was_kept(site: Site) -> None:
    eva, jan, program, table = _rated(site)
    play_out(table, eva, jan)
    _refused(program.post, f"/tables/{table}/rematch")
    again = jan.post(f"/tables/{table}/rematch")["id"]
    _refused(program.post, f"/tables/{table}/rematch")
    _refused(program.post, f"/tables/{again}/join")
    eva.post(f"/tables/{table}/rematch")
    jan.post(f"/tables/{again}/start")
    position = eva.sync(again, 1)["position"]
    _refused(program.act, again, 1, position, "pass")


def test_at_other_tables_a_program_plays(site: Site) -> None:
    eva, jan = site.registered("Eva"), site.guest("Jan")
    program = site.visitor(Authorization=f"Bearer {eva.post('/me/tokens', {'name': 'bot'})['token']}")
    table = eva.started(jan)
    position = program.sync(table, 0)["position"]
    assert program.act(table, 0, position, position["legal"][0]["text"])["position"]["ply"] == 1
