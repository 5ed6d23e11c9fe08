"""Deciding over HTTP: what is answered, what is refused, and that a refusal changes nothing."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import sunstone
from tests.server.site import Refused, Site, play_out


def test_an_action_is_answered_with_the_new_view_the_events_and_the_choices(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    position = eva.sync(table, 0)["position"]
    choice = position["legal"][0]
    state = sunstone.game("coatl").new(2)
    assert state.game.catalogue.text(choice["action"]) == choice["text"]
    assert state.game.catalogue.structure(choice["action"]) == choice["structure"]
    news = eva.act(table, 0, position, choice["structure"])
    assert news["position"]["ply"] == 1
    assert news["position"]["view"] != position["view"]
    assert [entry["kind"] for entry in news["entries"]] == ["action"]
    assert news["entries"][0]["events"]
    now = eva.sync(table, 0)["position"]
    assert now == news["position"]


@pytest.mark.parametrize("game", ["coatl", "tzolkin"])
def test_a_game_is_played_to_its_end(site: Site, game: str) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan, game=game)
    play_out(table, eva, jan, seed=3)
    position = eva.sync(table, 0)["position"]
    assert position["over"]
    assert position["turn"] is None
    with pytest.raises(Refused) as refused:
        eva.act(table, 0, position, "pass")
    assert refused.value.code == "over"


def test_what_is_refused_changes_nothing(site: Site) -> None:
    eva, jan, ada = site.guest("Eva"), site.guest("Jan"), site.guest("Ada")
    table = eva.started(jan)
    before = eva.sync(table, 0)
    position = before["position"]
    good = position["legal"][0]["text"]
    illegal = next(
        text for text in sunstone.game("coatl").catalogue.texts() if text not in {c["text"] for c in position["legal"]}
    )
    tries = [
        (ada, 0, position, good, "not_your_seat", 403),
        (jan, 0, position, good, "not_your_seat", 403),
        (jan, 1, position, good, "not_your_turn", 409),
        (eva, 7, position, good, "no_seat", 404),
        (eva, 0, position | {"ply": 1}, good, "stale", 409),
        (eva, 0, position | {"line": 1}, good, "stale", 409),
        (eva, 0, position, illegal, None, 422),
        (eva, 0, position, "fly to the moon", "action_unknown_text", 422),
        (eva, 0, position, {"verb": "fly"}, "action_unknown_structure", 422),
    ]
    for person, seat, answered, action, code, status in tries:
        with pytest.raises(Refused) as refused:
            person.act(table, seat, answered, action)
        assert refused.value.status == status
        assert code is None or refused.value.code == code
    assert eva.sync(table, 0) == before


def test_a_refused_move_names_the_rule(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    position = eva.sync(table, 0)["position"]
    legal = {choice["text"] for choice in position["legal"]}
    illegal = next(text for text in sunstone.game("coatl").catalogue.texts() if text not in legal)
    answer = eva.http.post(
        f"/api/tables/{table}/actions",
        json={"seat": 0, "line": 0, "ply": 0, "action": illegal},
        headers={"Accept-Language": "cs"},
    ).json()
    assert answer["error"].startswith("reason_")
    assert answer["anchor"]
    why = eva.get(f"/tables/{table}/why", seat=0, action=illegal)
    assert f"reason_{why['code']}" == answer["error"]
    assert why["anchor"] == answer["anchor"]
    assert why["message"] != answer["message"], "one was asked in English, the other in Czech"
    assert eva.get(f"/tables/{table}/why", seat=0, action=min(legal))["legal"]


def test_a_refusal_is_explained_from_some_fields_of_an_action(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan, game="tzolkin")
    position = eva.sync(table, 0)["position"]
    kept = position["legal"][0]["structure"]

    def why(**fields: object) -> dict[str, Any]:
        answer: dict[str, Any] = eva.get(f"/tables/{table}/why", seat=0, action=json.dumps(fields))
        return answer

    assert why(verb=kept["verb"])["legal"]
    refused = why(verb="take", gear="tikal", position=3)
    assert not refused["legal"]
    assert refused["message"]
    assert refused["code"] == eva.get(f"/tables/{table}/why", seat=0, action="take tikal 3")["code"]
    for nonsense in ('{"verb": "fly"}', '{"verb": ', "{}", '{"verb": "take", "gear": ["tikal"]}'):
        with pytest.raises(Refused) as unknown:
            eva.get(f"/tables/{table}/why", seat=0, action=nonsense)
        assert unknown.value.code == "action_unknown_structure"


def test_reasons_and_previews_are_for_the_seat_that_decides(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    action = eva.sync(table, 0)["position"]["legal"][0]["text"]
    for path in ("why", "preview"):
        for person, seat, code in ((jan, 1, "not_your_turn"), (jan, 0, "not_your_seat")):
            with pytest.raises(Refused) as refused:
                person.get(f"/tables/{table}/{path}", seat=seat, action=action)
            assert refused.value.code == code


def test_a_preview_shows_what_would_happen_but_never_what_would_be_revealed(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan, game="tzolkin")
    shown = hidden = 0
    for seed in range(60):
        info = eva.get(f"/tables/{table}")
        seat, person = info["turn"], (eva, jan)[info["turn"]]
        position = person.sync(table, seat)["position"]
        choice = position["legal"][seed % len(position["legal"])]["text"]
        ahead = person.get(f"/tables/{table}/preview", seat=seat, action=choice)
        assert person.sync(table, seat)["position"] == position, "a look changes nothing"
        after = person.act(table, seat, position, choice)
        if ahead["reveals"]:
            hidden += 1
            assert ahead["view"] is None
            assert ahead["events"] == []
        else:
            shown += 1
            assert ahead["view"] == after["position"]["view"]
            assert ahead["events"] == after["entries"][-1]["events"]
    assert shown > 0
    assert hidden > 0


def test_the_same_decision_made_many_times_at_once_counts_once(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    position = eva.sync(table, 0)["position"]
    choices = [choice["text"] for choice in position["legal"]]

    def once(number: int) -> str:
        try:
            eva.act(table, 0, position, choices[number % len(choices)])
        except Refused as refused:
            return str(refused.code)
        return "done"

    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(once, range(24)))
    assert answers.count("done") == 1
    assert answers.count("stale") == 23
    assert eva.get(f"/tables/{table}")["ply"] == 1


def test_older_entries_of_the_log_can_be_asked_for(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    play_out(table, eva, jan, upto=120)
    sync = eva.sync(table, 0)
    assert len(sync["entries"]) == 100
    older = eva.get(f"/tables/{table}/log", seat=0, before=sync["entries"][0]["version"])
    versions = [entry["version"] for entry in older + sync["entries"]]
    assert versions == list(range(1, sync["version"] + 1))
    missed = eva.get(f"/tables/{table}/news", seat=0, seen=sync["version"] - 3)
    assert missed["entries"] == sync["entries"][-3:]
