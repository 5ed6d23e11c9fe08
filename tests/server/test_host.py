"""What only the host of a table can do, and who the host is."""

from __future__ import annotations

import pytest

from tests.server.site import Json, Person, Refused, Site, play_out


def _refusal(person: Person, method: str, path: str, body: Json = None) -> str:
    with pytest.raises(Refused) as refused:
        person.call(method, path, {} if body is None else body)
    return str(refused.value.code)


def _blocked(person: Person) -> list[str]:
    return [user["id"] for user in person.get("/me/blocks")["users"]]


def test_a_guest_can_neither_fill_nor_start_the_table_of_another(site: Site) -> None:
    eva, mallory = site.guest("Eva"), site.guest("Mallory")
    table = eva.open_table(seats=["me", "open", "open"])
    assert _refusal(mallory, "POST", f"/tables/{table}/join", {"name": "Puppet"}) == "not_host"
    mallory.post(f"/tables/{table}/join")
    assert _refusal(mallory, "POST", f"/tables/{table}/join", {"name": "Puppet"}) == "not_host"
    here = {"wish": {"kind": "here", "name": "Puppet"}}
    assert _refusal(mallory, "PUT", f"/tables/{table}/seats/2", here) == "not_host"
    site.guest("Jan").post(f"/tables/{table}/join")
    assert _refusal(mallory, "POST", f"/tables/{table}/start") == "not_host"
    assert _refusal(mallory, "POST", f"/tables/{table}/seats/0/remove") == "not_host"
    assert eva.get(f"/tables/{table}")["status"] == "open"


def test_a_guest_who_comes_and_goes_does_not_close_the_table(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.open_table(seats=["open", "open"])
    jan.post(f"/tables/{table}/join")
    assert jan.post(f"/tables/{table}/leave")["status"] == "open"
    assert eva.post(f"/tables/{table}/leave")["status"] == "closed"


def test_a_host_who_leaves_hands_the_table_to_who_sat_down_first(site: Site) -> None:
    eva, jan, ada = site.guest("Eva"), site.guest("Jan"), site.guest("Ada")
    table = eva.open_table(seats=["open", "open", "me"])
    jan.post(f"/tables/{table}/join", {"seat": 1})
    ada.post(f"/tables/{table}/join", {"seat": 0})
    assert jan.get(f"/tables/{table}")["host"] == eva.id
    eva.post(f"/tables/{table}/leave")
    assert ada.get(f"/tables/{table}")["host"] == jan.id
    for path in ("start", "seats/0/remove"):
        assert _refusal(eva, "POST", f"/tables/{table}/{path}") == "not_host"
        assert _refusal(ada, "POST", f"/tables/{table}/{path}") == "not_host"
    jan.call("PUT", f"/tables/{table}/seats/2", {"wish": {"kind": "bot", "bot": "random"}})
    assert jan.post(f"/tables/{table}/start")["status"] == "playing"


def test_who_sits_down_in_a_better_seat_does_not_become_the_host(site: Site) -> None:
    eva, jan, mallory = site.guest("Eva"), site.guest("Jan"), site.guest("Mallory")
    table = eva.open_table(seats=["me", "open", "open"])
    jan.post(f"/tables/{table}/join", {"seat": 1})
    eva.post(f"/tables/{table}/leave")
    assert mallory.post(f"/tables/{table}/join", {"seat": 0})["host"] == jan.id
    assert _refusal(mallory, "POST", f"/tables/{table}/seats/1/remove") == "not_host"
    # Who comes back has sat down last.
    assert jan.post(f"/tables/{table}/leave")["host"] == mallory.id
    assert jan.post(f"/tables/{table}/join", {"seat": 1})["host"] == mallory.id


def test_a_host_who_sits_down_again_is_the_host_again(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.open_table()
    jan.post(f"/tables/{table}/join")
    assert eva.post(f"/tables/{table}/leave")["host"] == jan.id
    assert eva.post(f"/tables/{table}/join")["host"] == eva.id


def test_a_deleted_host_does_not_leave_the_others_stuck(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    full = eva.open_table(seats=["open", "random"])
    empty = eva.open_table(seats=["open", "open"])
    jan.post(f"/tables/{full}/join")
    eva.post("/me/delete", {})
    assert jan.get(f"/tables/{full}")["host"] == jan.id
    assert jan.post(f"/tables/{full}/start")["status"] == "playing"
    assert jan.get(f"/tables/{empty}")["status"] == "closed"


def test_the_host_removes_somebody_before_the_start(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.open_table(seats=["me", "open", "random", "open"])
    jan.post(f"/tables/{table}/join", {"seat": 1})
    for seat in (0, 2, 3):
        assert _refusal(eva, "POST", f"/tables/{table}/seats/{seat}/remove") == "nobody_there"
    assert _refusal(eva, "POST", f"/tables/{table}/seats/7/remove") == "no_seat"
    info = eva.post(f"/tables/{table}/seats/1/remove")
    assert info["seats"][1]["kind"] == "open"
    assert jan.get("/me/tables") == []
    entry = eva.sync(table, 0)["entries"][-1]
    assert (entry["kind"], entry["seat"], entry["user"], entry["body"]) == ("rose", 1, eva.id, {"user": jan.id})
    assert info["host"] == eva.id
    assert jan.post(f"/tables/{table}/join")["seats"][1]["user"] == jan.id, "removed is not blocked"
    assert _blocked(eva) == []


def test_nobody_is_removed_from_a_running_game(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    assert _refusal(eva, "POST", f"/tables/{table}/seats/1/remove") == "started"


def test_a_blocked_account_cannot_sit_down_at_tables_of_who_blocked_it(site: Site) -> None:
    eva, jan, ada = site.guest("Eva"), site.guest("Jan"), site.guest("Ada")
    table = eva.open_table(seats=["me", "open", "open"])
    jan.post(f"/tables/{table}/join")
    eva.post(f"/tables/{table}/seats/1/remove", {"block": True})
    assert _blocked(eva) == [jan.id]
    assert _refusal(jan, "POST", f"/tables/{table}/join") == "blocked"
    assert _refusal(jan, "POST", f"/tables/{eva.open_table()}/join") == "blocked"
    assert eva.post(f"/tables/{jan.open_table()}/join")["seats"][1]["user"] == eva.id, "the other way is free"
    assert ada.post(f"/tables/{table}/join")["seats"][1]["user"] == ada.id
    eva.call("DELETE", f"/me/blocks/{jan.id}")
    assert _blocked(eva) == []
    assert jan.post(f"/tables/{table}/join")["seats"][2]["user"] == jan.id


def test_a_block_holds_at_the_rematch(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    play_out(table, eva, jan)
    again = eva.post(f"/tables/{table}/rematch")["id"]
    blocks = eva.call("PUT", f"/me/blocks/{jan.id}")
    assert [user["name"] for user in blocks["users"]] == ["Jan"]
    assert _refusal(jan, "POST", f"/tables/{table}/rematch") == "blocked"
    assert eva.get(f"/tables/{again}")["seats"][0]["kind"] == "open"


def test_who_has_become_the_host_can_block_who_was(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.open_table()
    jan.post(f"/tables/{table}/join")
    assert eva.post(f"/tables/{table}/leave")["host"] == jan.id
    jan.call("PUT", f"/me/blocks/{eva.id}")
    assert _refusal(eva, "POST", f"/tables/{table}/join") == "blocked"
    assert jan.get(f"/tables/{table}")["host"] == jan.id


def test_who_opened_a_private_table_and_left_it_is_a_stranger_there(site: Site) -> None:
    """It is the game of those who stayed: what they say, the record, and whether there is a link to it."""
    eva, jan, ada = (site.registered(name) for name in ("Eva", "Jan", "Ada"))
    table = eva.open_table(seats=["me", "open", "open"], visible=False, rated=True)
    jan.post(f"/tables/{table}/join", {"seat": 1})
    ada.post(f"/tables/{table}/join", {"seat": 2})
    eva.post(f"/tables/{table}/leave")
    ivo = site.registered("Ivo")
    ivo.post(f"/tables/{table}/join")
    jan.post(f"/tables/{table}/start")
    assert _refusal(eva, "POST", f"/tables/{table}/chat", {"text": "I am still here"}) == "not_seated"
    play_out(table, ivo, jan, ada)
    for path in ("", "/sync", "/record", "/course"):
        assert _refusal(eva, "GET", f"/tables/{table}{path}") == "private_review"
    assert _refusal(eva, "POST", f"/tables/{table}/share") == "not_seated"
    assert eva.get(f"/users/{jan.id}/games")["games"] == []
    (exported,) = eva.get("/me/export")["tables"]
    assert (exported["id"], exported["record"]) == (table, None)
    assert jan.get("/me/export")["tables"][0]["record"] is not None


def test_a_host_who_never_sat_down_sees_the_game(site: Site) -> None:
    eva, jan, ada = site.guest("Eva"), site.guest("Jan"), site.guest("Ada")
    table = eva.open_table(seats=["open", "open"], visible=False)
    jan.post(f"/tables/{table}/join")
    ada.post(f"/tables/{table}/join")
    eva.post(f"/tables/{table}/start")
    eva.post(f"/tables/{table}/chat", {"text": "enjoy"})
    play_out(table, jan, ada)
    assert eva.get(f"/tables/{table}/record")["seats"] == ["Jan", "Ada"]
    assert eva.get("/me/export")["tables"][0]["record"] is not None


def test_who_can_be_blocked(site: Site) -> None:
    eva = site.guest("Eva")
    for user in (eva.id, "nobody", "Not-an-id"):
        assert _refusal(eva, "PUT", f"/me/blocks/{user}") == "no_user"
    jan = site.guest("Jan")
    for _ in range(2):
        eva.call("PUT", f"/me/blocks/{jan.id}")
    assert _blocked(eva) == [jan.id]
    assert _refusal(site.visitor(), "PUT", f"/me/blocks/{jan.id}") == "not_signed_in"
