"""Going back: alone within one's own turn, further by consent, and never by deleting."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.site import Person, Refused, Site, play_out


def _undo(person: Person, table: str, seat: int, to: int, position: Any = None) -> Any:
    now = position or person.sync(table, seat)["position"]
    body = {"seat": seat, "line": now["line"], "ply": now["ply"], "to": to}
    return person.post(f"/tables/{table}/undo", body)


def _free_position(table: str, *people: Person) -> tuple[int, Any]:
    """Play until somebody could take something back; the seat and the position."""
    for ply in range(1, 400):
        play_out(table, *people, upto=ply, seed=ply)
        info = people[0].get(f"/tables/{table}")
        seat = info["turn"]
        position = people[seat].sync(table, seat)["position"]
        if position["undo"]["free_to"] is not None:
            return seat, position
    raise AssertionError("nothing was ever free to take back")


@pytest.mark.parametrize("game", ["coatl", "tzolkin"])
def test_within_ones_own_turn_one_goes_back_freely(site: Site, game: str) -> None:
    people = (site.guest("Eva"), site.guest("Jan"))
    table = people[0].started(people[1], game=game)
    seat, position = _free_position(table, *people)
    free_to = position["undo"]["free_to"]
    news = _undo(people[seat], table, seat, free_to)
    assert news["position"]["ply"] == free_to
    assert news["position"]["line"] == position["line"] + 1
    assert news["entries"][-1]["kind"] == "undone"
    assert news["entries"][-1]["body"] == {"to": free_to, "agreed": False}
    other = news["position"]["legal"][-1]["text"]
    assert people[seat].act(table, seat, news["position"], other)["position"]["ply"] == free_to + 1
    play_out(table, *people)
    record = people[0].get(f"/tables/{table}/record")
    assert record["actions"][free_to] == other
    assert len(record["actions"]) == people[0].get(f"/tables/{table}")["ply"]


def test_an_action_meant_for_the_line_before_an_undo_is_stale(site: Site) -> None:
    people = (site.guest("Eva"), site.guest("Jan"))
    table = people[0].started(people[1])
    seat, position = _free_position(table, *people)
    news = _undo(people[seat], table, seat, position["ply"] - 1)
    back = people[seat].act(table, seat, news["position"], news["position"]["legal"][0]["text"])
    assert back["position"]["ply"] == position["ply"]
    with pytest.raises(Refused) as refused:
        people[seat].act(table, seat, position, position["legal"][0]["text"])
    assert refused.value.code == "stale"


def _turn_passed(table: str, eva: Person) -> Any:
    """Let seat 0 play until the decision is seat 1's; seat 0's position then."""
    while eva.get(f"/tables/{table}")["turn"] == 0:
        play_out(table, eva, upto=eva.get(f"/tables/{table}")["ply"] + 1)
    return eva.sync(table, 0)["position"]


def test_further_back_needs_the_others(site: Site) -> None:
    eva, jan, ada = site.guest("Eva"), site.guest("Jan"), site.guest("Ada")
    table = eva.started(jan, ada)
    position = _turn_passed(table, eva)
    assert position["undo"]["free_to"] is None
    news = _undo(eva, table, 0, 0)
    assert news["position"]["ply"] == position["ply"], "nothing happens before the others agree"
    assert news["position"]["undo"]["asked"] == {"seat": 0, "to": 0, "waiting": sorted([jan.id, ada.id])}
    with pytest.raises(Refused) as refused:
        _undo(jan, table, 1, 0)
    assert refused.value.code == "undo_asked"
    assert jan.post(f"/tables/{table}/undo/answer", {"agree": True})["position"]["ply"] == position["ply"]
    with pytest.raises(Refused) as refused:
        jan.post(f"/tables/{table}/undo/answer", {"agree": True})
    assert refused.value.code == "undo_not_asked"
    with pytest.raises(Refused) as refused:
        site.guest("Eve").post(f"/tables/{table}/undo/answer", {"agree": True})
    assert refused.value.code == "not_seated"
    done = ada.post(f"/tables/{table}/undo/answer", {"agree": True})
    assert done["position"]["ply"] == 0
    assert done["entries"][-1]["body"] == {"to": 0, "agreed": True}
    assert eva.get(f"/tables/{table}")["turn"] == 0


def test_one_no_is_enough_and_whoever_asked_may_withdraw(site: Site) -> None:
    eva, jan, ada = site.guest("Eva"), site.guest("Jan"), site.guest("Ada")
    table = eva.started(jan, ada)
    position = _turn_passed(table, eva)
    for person in (ada, eva):
        _undo(eva, table, 0, 0)
        person.post(f"/tables/{table}/undo/answer", {"agree": False})
        now = eva.sync(table, 0)["position"]
        assert now["ply"] == position["ply"]
        assert now["undo"]["asked"] is None


def test_a_decision_ends_the_question(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    position = _turn_passed(table, eva)
    _undo(eva, table, 0, 0)
    play_out(table, jan, upto=position["ply"] + 1)
    assert eva.sync(table, 0)["position"]["undo"]["asked"] is None


def test_bots_do_not_mind(site: Site) -> None:
    eva = site.guest("Eva")
    table = eva.started(seats=["me", "here:Granny"])
    play_out(table, eva, upto=12)
    news = _undo(eva, table, 0, 0)
    assert news["position"]["ply"] == 0
    assert news["entries"][-1]["body"]["agreed"]


@pytest.mark.parametrize(("to", "code"), [(12, "undo_nothing"), (99, "undo_nothing")])
def test_there_must_be_something_to_take_back(site: Site, to: int, code: str) -> None:
    eva = site.guest("Eva")
    table = eva.started(seats=["me", "here:Granny"])
    play_out(table, eva, upto=12)
    with pytest.raises(Refused) as refused:
        _undo(eva, table, 0, to)
    assert refused.value.code == code


def test_nothing_is_deleted_by_an_undo(site: Site) -> None:
    eva = site.guest("Eva")
    table = eva.started(seats=["me", "here:Granny"])
    play_out(table, eva, upto=12)
    _undo(eva, table, 0, 4)
    play_out(table, eva, upto=8, seed=9)
    log = eva.sync(table, 0)["entries"]
    actions = [entry["ply"] for entry in log if entry["kind"] == "action"]
    assert actions == [*range(12), *range(4, 8)]
    assert [entry["kind"] for entry in log].count("undone") == 1


def test_only_whoever_sits_there_goes_back(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    play_out(table, eva, jan, upto=6)
    position = eva.sync(table, 0)["position"]
    with pytest.raises(Refused) as refused:
        _undo(jan, table, 0, 0, position)
    assert refused.value.code == "not_your_seat"
    with pytest.raises(Refused) as refused:
        _undo(eva, table, 0, 0, position | {"ply": 3})
    assert refused.value.code == "stale"


def test_who_is_away_answers_without_coming_back(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    play_out(table, eva, jan, upto=8)
    while eva.get(f"/tables/{table}")["turn"] != 0:
        play_out(table, jan, upto=eva.get(f"/tables/{table}")["ply"] + 1)
    jan.post(f"/tables/{table}/leave")
    before = eva.sync(table, 0)["position"]
    body = {"seat": 0, "line": before["line"], "ply": before["ply"], "to": 0}
    news = eva.post(f"/tables/{table}/undo", body)
    assert news["position"]["ply"] == before["ply"], "the past is not one's own because the other went away"
    assert news["position"]["undo"]["asked"]["waiting"] == [jan.id]
    done = jan.post(f"/tables/{table}/undo/answer", {"agree": True})
    assert done["position"]["ply"] == 0
    assert done["entries"][-1]["body"] == {"to": 0, "agreed": True}
    assert eva.get(f"/tables/{table}")["seats"][1]["away"] == "left"


def test_a_rated_game_does_not_begin_again_while_the_other_is_away(site: Site) -> None:
    eva, jan = site.registered("Eva"), site.registered("Jan")
    table = eva.started(jan, rated=True, clock={"kind": "days", "days": 1})
    play_out(table, eva, jan, upto=20)
    while eva.get(f"/tables/{table}")["turn"] != 0:
        play_out(table, jan, upto=eva.get(f"/tables/{table}")["ply"] + 1)
    jan.post(f"/tables/{table}/leave")
    with pytest.raises(Refused) as refused:
        _undo(eva, table, 0, 0)
    assert (refused.value.status, refused.value.code) == (409, "undo_revealed")
