"""Seats drawn by lot at the start: who begins is nobody's choice."""

from __future__ import annotations

import pytest

from tests.server.site import Person, Site, play_out

SEATS = ["me", "open", "open", "open"]


def _moved(people: list[Person]) -> str:
    """A table that has just begun, at which nobody sits where they sat down; its id."""
    for _ in range(100):
        host = people[0]
        table = host.open_table(seats=SEATS, drawn=True)
        for other in people[1:]:
            other.post(f"/tables/{table}/join")
        sockets = [person.socket() for person in people]
        for number, socket in enumerate(sockets):
            assert socket.watch(table, number)["info"]["drawn"]
        seats = host.post(f"/tables/{table}/start")["seats"]
        if all(seat["user"] != person.id for seat, person in zip(seats, people, strict=True)):
            for socket, person in zip(sockets, people, strict=True):
                _check_moved(socket.wait("sync"), person)
            return table
    raise AssertionError("the lot leaves everyone where they are")


def _check_moved(frame: dict[str, dict[str, list[dict[str, str]]]], person: Person) -> None:
    """The first news of the game are for the seat that the person has drawn."""
    seat = frame["position"]["seat"]
    assert isinstance(seat, int)
    assert frame["info"]["seats"][seat]["user"] == person.id


@pytest.fixture
def people(site: Site) -> list[Person]:
    return [site.guest(name) for name in ("Eva", "Jan", "Ota", "Ida")]


def test_every_socket_follows_its_person_to_the_seat_that_was_drawn(people: list[Person]) -> None:
    table = _moved(people)
    info = people[0].get(f"/tables/{table}")
    for person in people:
        seat = next(number for number, seat in enumerate(info["seats"]) if seat["user"] == person.id)
        assert person.sync(table, seat)["position"]["seat"] == seat
        waiting = [line["id"] for line in person.get("/me/tables") if line["my_turn"]]
        assert (table in waiting) == (seat == 0)


def test_a_socket_that_kept_a_seat_it_had_left_does_not_follow(people: list[Person]) -> None:
    host, spy = people[:2]
    table = host.open_table(seats=["me", "open"], drawn=True)
    spy.post(f"/tables/{table}/join")
    socket = spy.socket()
    socket.watch(table, 1)
    spy.post(f"/tables/{table}/leave")
    people[2].post(f"/tables/{table}/join")
    host.post(f"/tables/{table}/start")
    while (frame := socket.wait("sync", "news"))["info"]["status"] != "playing":
        assert frame["position"] is None
    assert frame["position"]["seat"] is None


def test_everyone_begins_now_and_then(people: list[Person]) -> None:
    host = people[0]
    begun = set()
    for _ in range(60):
        table = host.open_table(seats=["me", "greedy"], drawn=True)
        begun.add(host.post(f"/tables/{table}/start")["seats"][0]["kind"])
        host.post(f"/tables/{table}/leave")
        if len(begun) == 2:
            break
    assert begun == {"person", "bot"}


def test_the_order_of_seats_can_be_kept(people: list[Person]) -> None:
    host = people[0]
    for _ in range(6):
        table = host.open_table(seats=["greedy", "greedy", "greedy", "me"], drawn=False)
        info = host.post(f"/tables/{table}/start")
        assert info["seats"][3]["user"] == host.id
        host.post(f"/tables/{table}/leave")


def test_a_new_table_draws_unless_it_is_told_otherwise(people: list[Person]) -> None:
    made = people[0].post("/tables", {"game": "coatl", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert made["drawn"]


def test_a_rematch_moves_everyone_one_seat_further_and_draws_nothing(people: list[Person]) -> None:
    two = {person.id: person for person in people[:2]}
    table = people[0].started(people[1], drawn=True)
    seated = [seat["user"] for seat in people[0].get(f"/tables/{table}")["seats"]]
    play_out(table, *(two[user] for user in seated))
    again = people[0].post(f"/tables/{table}/rematch")
    people[1].post(f"/tables/{table}/rematch")
    assert not again["drawn"]
    info = people[0].post(f"/tables/{again['id']}/start")
    assert [seat["user"] for seat in info["seats"]] == [*seated[1:], seated[0]]
