"""Ratings: only what is rated counts, and it counts once."""

from __future__ import annotations

import pytest

from sunstone.server.archive.ratings import rated
from tests.server.site import Refused, Site, play_out


def test_the_winner_gains_and_the_loser_loses() -> None:
    (won, lost) = rated([(25.0, 8.333), (25.0, 8.333)], [1, 2])
    assert won[0] > 25 > lost[0]
    assert won[1] < 8.333
    (first, second) = rated([(25.0, 8.333), (25.0, 8.333)], [1, 1])
    assert first == pytest.approx(second)


def test_a_rated_game_of_registered_players_counts(site: Site) -> None:
    eva, jan = site.registered("Eva"), site.registered("Jan")
    table = eva.started(jan, rated=True)
    play_out(table, eva, jan)
    ranking = eva.get(f"/tables/{table}")["result"]["ranking"]
    histories = [site.visitor().get(f"/users/{person.id}/games")["games"] for person in (eva, jan)]
    assert [[game["table"] for game in games] for games in histories] == [[table], [table]]
    assert [games[0]["place"] for games in histories] == ranking
    if ranking[0] != ranking[1]:
        assert (histories[0][0]["mu"] > histories[1][0]["mu"]) == (ranking[0] < ranking[1])
    lines = {line["user"]: line for line in site.visitor().get("/ratings/coatl")["lines"]}
    for person, games in zip((eva, jan), histories, strict=True):
        if person.id in lines:
            assert lines[person.id]["ordinal"] == games[0]["ordinal"]
            assert lines[person.id]["games"] == 1
    again = eva.started(jan, rated=True)
    play_out(again, eva, jan, seed=2)
    assert len(eva.get(f"/users/{eva.id}/games")["games"]) == 2


def test_who_deletes_the_account_before_the_end_gets_no_rating_again(site: Site) -> None:
    eva, jan = site.registered("Eva"), site.registered("Jan")
    table = eva.started(jan, rated=True)
    gone = eva.id
    eva.post("/me/delete", {"password": "correct horse"})
    while (info := jan.get(f"/tables/{table}"))["status"] == "playing":
        if info["turn"] == 1:
            position = jan.sync(table, 1)["position"]
            jan.act(table, 1, position, position["legal"][0]["text"])
    users = [line["user"] for line in jan.get("/ratings/coatl")["lines"]]
    assert jan.id in users
    assert gone not in users


def test_a_friendly_game_does_not_count(site: Site) -> None:
    eva, jan = site.registered("Eva"), site.registered("Jan")
    play_out(eva.started(jan), eva, jan)
    assert eva.get(f"/users/{eva.id}/games")["games"] == []


def test_rated_tables_are_for_registered_people(site: Site) -> None:
    eva, guest = site.registered("Eva"), site.guest("Guest")
    for seats in (["me", "random"], ["me", "here:Granny"]):
        with pytest.raises(Refused) as refused:
            eva.open_table(seats=seats, rated=True)
        assert refused.value.code == "rated_seats"
    table = eva.open_table(rated=True)
    with pytest.raises(Refused) as refused:
        guest.post(f"/tables/{table}/join")
    assert refused.value.code == "rated_people"
    token = site.registered("Machine").post("/me/tokens", {"name": "bot"})["token"]
    with pytest.raises(Refused) as refused:
        site.visitor(Authorization=f"Bearer {token}").post(f"/tables/{table}/join")
    assert refused.value.code == "rated_people"
    with pytest.raises(Refused) as refused:
        eva.call("PUT", f"/tables/{table}/seats/1", {"wish": {"kind": "bot", "bot": "random"}})
    assert refused.value.code == "rated_seats"


def test_a_rated_table_needs_a_clock(site: Site) -> None:
    eva = site.registered("Eva")
    with pytest.raises(Refused) as refused:
        eva.open_table(rated=True, clock={"kind": "none"})
    assert refused.value.code == "rated_clock"
    for kind in ("live", "days"):
        eva.open_table(rated=True, clock={"kind": kind})


def test_there_is_no_leaderboard_of_an_unknown_game(site: Site) -> None:
    with pytest.raises(Refused) as refused:
        site.visitor().get("/ratings/chess")
    assert refused.value.code == "game_unknown"
