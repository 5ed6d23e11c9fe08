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


def test_a_host_who_leaves_hands_the_table_to_the_first_person_seated(site: Site) -> None:
    eva, jan, ada = site.guest("Eva"), site.guest("Jan"), site.guest("Ada")
    table = eva.open_table(seats=["open", "open", "me"])
    ada.post(f"/tables/{table}/join", {"seat": 1})
    jan.post(f"/tables/{table}/join", {"seat": 0})
    assert jan.get(f"/tables/{table}")["host"] == eva.id
    eva.post(f"/tables/{table}/leave")
    assert ada.get(f"/tables/{table}")["host"] == jan.id
    for path in ("start", "seats/1/remove"):
        assert _refusal(eva, "POST", f"/tables/{table}/{path}") == "not_host"
        assert _refusal(ada, "POST", f"/tables/{table}/{path}") == "not_host"
    jan.call("PUT", f"/tables/{table}/seats/2", {"wish": {"kind": "bot", "bot": "random"}})
    assert jan.post(f"/tables/{table}/start")["status"] == "playing"


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


def test_who_can_be_blocked(site: Site) -> None:
    eva = site.guest("Eva")
    for user in (eva.id, "nobody", "Not-an-id"):
        assert _refusal(eva, "PUT", f"/me/blocks/{user}") == "no_user"
    jan = site.guest("Jan")
    for _ in range(2):
        eva.call("PUT", f"/me/blocks/{jan.id}")
    assert _blocked(eva) == [jan.id]
    assert _refusal(site.visitor(), "PUT", f"/me/blocks/{jan.id}") == "not_signed_in"
