"""Opening a table, sitting down, leaving, starting, watching, playing again."""

from __future__ import annotations

from typing import Any

import pytest

from sunstone.core.record import seed_digest
from tests.server.site import Refused, Site, play_out


def test_the_games_of_the_site_are_listed_with_their_options_and_bots(site: Site) -> None:
    found = site.visitor().get("/games")
    coatl = next(game for game in found["games"] if game["id"] == "coatl")
    assert (coatl["least"], coatl["most"]) == (1, 4) or coatl["least"] >= 1
    assert {"name", "default", "choices"} <= set(coatl["options"][0])
    assert "greedy" in found["bots"]


def test_a_table_is_opened_joined_and_started(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.open_table("coatl", ["open", "me"], options={"promo": True})
    info = jan.post(f"/tables/{table}/join")
    assert [seat["name"] for seat in info["seats"]] == ["Jan", "Eva"]
    assert info["options"]["promo"] is True
    assert info["seed_sha256"] is None
    info = eva.post(f"/tables/{table}/start")
    assert info["status"] == "playing"
    assert info["turn"] == 0
    assert len(info["seed_sha256"]) == 64
    assert info["seed"] is None


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "game_unknown"),
        ({"game": "coatl", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 7}, "option_players"),
        ({"game": "coatl", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"no": 1}}, "option_unknown"),
        ({"game": "coatl", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, "bot_unknown"),
        ({"game": "coatl", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:999999999"}]}, "bot_unknown"),
        ({"game": "coatl", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:20001"}]}, "bot_unknown"),
        ({"game": "coatl", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:10.1s"}]}, "bot_unknown"),
        ({"game": "coatl", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:0"}]}, "bot_unknown"),
        ({"game": "coatl", "seats": [{"kind": "me"}, {"kind": "me"}]}, "already_seated"),
        ({"game": "coatl", "seats": [{"kind": "me"}, {"kind": "here"}]}, "bad_name"),
        ({"game": "coatl", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}, "rated_people"),
        ({"game": "coatl", "seats": [{"kind": "me"}, {"kind": "open"}], "extra": 1}, "bad_request"),
        ({"game": "coatl", "seats": [], "clock": {"kind": "live"}}, "bad_request"),
    ],
)
def test_an_impossible_table_is_refused(site: Site, body: Any, code: str) -> None:
    eva = site.guest("Eva")
    with pytest.raises(Refused) as refused:
        eva.post("/tables", body)
    assert refused.value.code == code
    assert eva.get("/me/tables") == []


def test_a_stranger_must_say_a_name_first(site: Site) -> None:
    eva = site.guest("Eva")
    table = eva.open_table()
    for path, body in (("/tables", {"game": "coatl", "seats": [{"kind": "me"}]}), (f"/tables/{table}/join", {})):
        with pytest.raises(Refused) as refused:
            site.visitor().post(path, body)
        assert refused.value.code == "not_signed_in"


def test_a_seat_is_taken_once(site: Site) -> None:
    eva, jan, ada = site.guest("Eva"), site.guest("Jan"), site.guest("Ada")
    table = eva.open_table()
    with pytest.raises(Refused) as refused:
        jan.post(f"/tables/{table}/join", {"seat": 0})
    assert refused.value.code == "seat_taken"
    jan.post(f"/tables/{table}/join", {"seat": 1})
    for person, code in ((ada, "seat_taken"), (jan, "already_seated")):
        with pytest.raises(Refused) as refused:
            person.post(f"/tables/{table}/join")
        assert refused.value.code == code


def test_a_table_starts_only_when_every_seat_is_taken_and_only_by_its_host(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.open_table(seats=["me", "open", "open"])
    with pytest.raises(Refused) as refused:
        eva.post(f"/tables/{table}/start")
    assert (refused.value.code, refused.value.details) == ("seats_open", {"count": 2})
    eva.call("PUT", f"/tables/{table}/seats/1", {"wish": {"kind": "bot", "bot": "random"}})
    jan.post(f"/tables/{table}/join")
    for person in (jan, site.guest("Ada")):
        with pytest.raises(Refused) as refused:
            person.post(f"/tables/{table}/start")
        assert refused.value.code == "not_host"
    assert eva.post(f"/tables/{table}/start")["status"] == "playing"
    with pytest.raises(Refused) as refused:
        eva.post(f"/tables/{table}/start")
    assert refused.value.code == "started"


def test_the_host_arranges_seats_but_moves_nobody(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.open_table(seats=["me", "open", "random"])
    jan.post(f"/tables/{table}/join")
    with pytest.raises(Refused) as refused:
        jan.call("PUT", f"/tables/{table}/seats/2", {"wish": {"kind": "open"}})
    assert refused.value.code == "not_host"
    with pytest.raises(Refused) as refused:
        eva.call("PUT", f"/tables/{table}/seats/1", {"wish": {"kind": "open"}})
    assert refused.value.code == "seat_taken"
    info = eva.call("PUT", f"/tables/{table}/seats/2", {"wish": {"kind": "here", "name": "Granny"}})
    assert info["seats"][2]["name"] == "Granny"
    assert info["seats"][2]["user"] == eva.id


def test_leaving_before_the_start_frees_the_seat_and_the_last_one_closes_the_table(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.open_table()
    jan.post(f"/tables/{table}/join")
    assert jan.post(f"/tables/{table}/leave")["seats"][1]["kind"] == "open"
    with pytest.raises(Refused) as refused:
        jan.post(f"/tables/{table}/leave")
    assert refused.value.code == "not_seated"
    assert eva.post(f"/tables/{table}/leave")["status"] == "closed"
    with pytest.raises(Refused) as refused:
        jan.post(f"/tables/{table}/join")
    assert refused.value.code == "closed"


def test_the_host_can_close_a_table_that_has_not_started(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.open_table()
    with pytest.raises(Refused) as refused:
        jan.call("DELETE", f"/tables/{table}")
    assert refused.value.code == "not_host"
    assert eva.call("DELETE", f"/tables/{table}")["status"] == "closed"
    assert table not in [line["id"] for line in jan.get("/tables")]


def test_the_lobby_shows_what_is_visible(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    shown = eva.open_table(seats=["me", "open"])
    hidden = eva.open_table(seats=["me", "open"], visible=False)
    other = eva.open_table("tzolkin", ["me", "open"])
    lobby = {line["id"]: line for line in jan.get("/tables", game="coatl")}
    assert shown in lobby
    assert lobby[shown]["seats"][0]["name"] == "Eva"
    assert hidden not in lobby
    assert other not in lobby
    assert other in [line["id"] for line in jan.get("/tables")]
    assert jan.get(f"/tables/{hidden}")["status"] == "open", "whoever has the link may come"
    assert {shown, hidden, other} <= {line["id"] for line in eva.get("/me/tables")}


def test_my_turns_are_listed_across_tables(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    first, second = eva.started(jan), jan.started(eva)
    assert eva.get("/me/turns") == [first]
    assert jan.get("/me/turns") == [second]
    mine = eva.get("/me/tables")
    assert [line["id"] for line in mine if line["my_turn"]] == [first]
    assert mine[0]["id"] == first, "what waits for me comes first"
    play_out(first, eva, upto=1)
    while eva.get(f"/tables/{first}")["turn"] == 0:
        play_out(first, eva, upto=eva.get(f"/tables/{first}")["ply"] + 1)
    assert eva.get("/me/turns") == []
    assert set(jan.get("/me/turns")) == {first, second}


def test_a_spectator_sees_what_is_public_and_nothing_else(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    watcher = site.visitor()
    sync = watcher.sync(table)
    assert sync["position"]["view"]["you"] is None
    assert sync["position"]["legal"] == []
    for seat in (0, 1):
        with pytest.raises(Refused) as refused:
            watcher.sync(table, seat)
        assert refused.value.code == "not_your_seat"
    with pytest.raises(Refused) as refused:
        eva.sync(table, 1)
    assert refused.value.code == "not_your_seat"


def test_the_seed_is_revealed_at_the_end_and_is_the_one_that_was_published(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    published = eva.get(f"/tables/{table}")["seed_sha256"]
    play_out(table, eva, jan)
    info = site.visitor().get(f"/tables/{table}")
    assert info["status"] == "finished"
    assert info["seed_sha256"] == published == seed_digest(int(info["seed"]))
    assert len(info["result"]["sheets"]) == 2


def test_a_rematch_rotates_the_seats_and_waits_for_everyone(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan, seats=["me", "open", "random"])
    with pytest.raises(Refused) as refused:
        eva.post(f"/tables/{table}/rematch")
    assert refused.value.code == "not_over"
    eva.post(f"/tables/{table}/leave")
    jan.post(f"/tables/{table}/leave")
    eva.wait_over(table)
    again = eva.post(f"/tables/{table}/rematch")
    assert again["previous"] == table
    assert [seat["kind"] for seat in again["seats"]] == ["open", "bot", "person"]
    joined = jan.post(f"/tables/{table}/rematch")
    assert joined["id"] == again["id"]
    assert [seat["name"] for seat in joined["seats"]] == ["Jan", None, "Eva"]
    assert eva.get(f"/tables/{table}")["next"] == again["id"]
    with pytest.raises(Refused) as refused:
        site.guest("Ada").post(f"/tables/{table}/rematch")
    assert refused.value.code == "not_seated"
    with pytest.raises(Refused) as refused:
        jan.post(f"/tables/{again['id']}/start")
    assert refused.value.code == "not_host", "who asked first is the host"
    assert eva.post(f"/tables/{again['id']}/start")["status"] == "playing"


def test_a_rematch_that_was_closed_can_be_asked_for_again(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    play_out(table, eva, jan)
    first = eva.post(f"/tables/{table}/rematch")["id"]
    eva.call("DELETE", f"/tables/{first}")
    second = jan.post(f"/tables/{table}/rematch")
    assert second["id"] != first
    assert second["host"] == jan.id
    assert eva.post(f"/tables/{table}/rematch")["id"] == second["id"]
