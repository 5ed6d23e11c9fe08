"""One browser with several seats, shown one at a time."""

from __future__ import annotations

import pytest

from tests.server.site import Refused, Site, play_out


def test_a_browser_holds_several_seats_and_looks_with_one_seats_eyes(site: Site) -> None:
    eva = site.guest("Eva")
    table = eva.started(seats=["me", "here:Granny", "here:Grandpa"])
    info = eva.get(f"/tables/{table}")
    assert [seat["name"] for seat in info["seats"]] == ["Eva", "Granny", "Grandpa"]
    views = [eva.sync(table, seat)["position"]["view"] for seat in range(3)]
    assert [view["you"] for view in views] == [0, 1, 2]
    for seat in range(3):
        for other in range(3):
            hand = views[seat]["seats"][other]["hand"]
            assert (None in hand) == (seat != other), "only one's own cards are open"
    play_out(table, eva)
    assert eva.get(f"/tables/{table}")["status"] == "finished"


def test_the_host_takes_a_free_seat_for_somebody_at_the_same_device(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.open_table(seats=["me", "open", "open"])
    jan.post(f"/tables/{table}/join", {"seat": 1})
    info = eva.post(f"/tables/{table}/join", {"name": "Granny"})
    assert [seat["name"] for seat in info["seats"]] == ["Eva", "Jan", "Granny"]
    eva.post(f"/tables/{table}/start")
    eva.sync(table, 2)
    with pytest.raises(Refused) as refused:
        jan.sync(table, 2)
    assert refused.value.code == "not_your_seat"


def test_a_socket_changes_eyes_by_watching_again(site: Site) -> None:
    eva = site.guest("Eva")
    table = eva.started(seats=["me", "here:Granny"])
    socket = eva.socket()
    assert socket.watch(table, 0)["position"]["view"]["you"] == 0
    assert socket.watch(table, 1)["position"]["view"]["you"] == 1
    play_out(table, eva, upto=1)
    assert socket.wait("news")["position"]["view"]["you"] == 1
