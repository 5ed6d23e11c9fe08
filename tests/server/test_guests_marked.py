"""Guests are marked wherever others read their names: a name without an account is nobody's in particular."""

from __future__ import annotations

from tests.server.site import Person, Site, until


def _seat(reader: Person, table: str, seat: int) -> tuple[str, bool]:
    found = reader.get(f"/tables/{table}")["seats"][seat]
    return found["name"], found["guest"]


def test_seats_chat_and_lobby_tell_guests_from_accounts(site: Site) -> None:
    eva, jan, watcher = site.registered("Eva"), site.guest("Jan"), site.visitor()
    name = eva.me["user"]["name"]
    table = eva.open_table(seats=["me", "open", "here:Granny"])
    socket = watcher.socket()
    socket.watch(table)
    jan.post(f"/tables/{table}/join")
    news = socket.wait("news")
    assert (news["entries"][0]["name"], news["entries"][0]["guest"]) == ("Jan", True)
    seats = [("person", name, False), ("person", "Jan", True), ("person", "Granny", False)]
    assert [(seat["kind"], seat["name"], seat["guest"]) for seat in news["info"]["seats"]] == seats
    (line,) = [line for line in watcher.get("/tables") if line["id"] == table]
    assert [(seat["kind"], seat["name"], seat["guest"]) for seat in line["seats"]] == seats
    for person, guest in ((eva, False), (jan, True)):
        person.post(f"/tables/{table}/chat", {"text": "hello"})
        entry = socket.wait("news")["entries"][0]
        assert (entry["name"], entry["guest"]) == (person.me["user"]["name"], guest)
    assert [entry["guest"] for entry in watcher.sync(table)["entries"]] == [False, True, False, True]


def test_somebody_beside_a_guest_is_marked_too(site: Site) -> None:
    jan = site.guest("Jan")
    table = jan.open_table(seats=["me", "here:Granny", "greedy"])
    assert [_seat(jan, table, seat)[1] for seat in range(3)] == [True, True, False]


def test_the_mark_goes_when_a_guest_registers(site: Site) -> None:
    jan, watcher = site.guest("Jan"), site.visitor()
    table = jan.open_table()
    assert _seat(watcher, table, 0) == ("Jan", True)
    name = f"Jan {jan.id}"
    jan.post("/register", {"name": name, "password": "correct horse"})
    # Another process hears of it a moment later.
    assert until(lambda: _seat(watcher, table, 0) == (name, False))
