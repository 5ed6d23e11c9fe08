"""After the game: record, import, review, share link."""

from __future__ import annotations

import json

import pytest

import sunstone
from tests.server.site import Refused, Site, play_out


def test_the_record_is_a_file_that_verifies(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan, visible=False)
    with pytest.raises(Refused) as refused:
        eva.get(f"/tables/{table}/record")
    assert refused.value.code == "not_over"
    play_out(table, eva, jan)
    answer = eva.http.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = sunstone.Record.from_json(answer.text)
    assert record.seats == ["Eva", "Jan"]
    assert sunstone.verify(record).scores() == record.result["scores"]  # type: ignore[index]
    with pytest.raises(Refused) as refused:
        site.guest("Ada").get(f"/tables/{table}/record")
    assert refused.value.code == "private_review"


def test_a_game_is_reviewed_at_any_ply_with_any_eyes(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    play_out(table, eva, jan)
    record = sunstone.Record.from_json(eva.http.get(f"/api/tables/{table}/record").text)
    watcher = site.visitor()
    for ply in (0, 1, 17, len(record.actions)):
        state = record.replay(upto=ply)
        for seat in (None, 0, 1):
            seen = watcher.get(f"/tables/{table}/review", ply=ply, seat=seat)
            assert seen["plies"] == len(record.actions)
            assert seen["position"]["view"] == state.view(seat)
            assert seen["position"]["views"] is None
            # Who looks back is nobody at the table, also with the eyes of a seat.
            assert "(you)" not in str(seen["position"]["words"]["parts"])
        shown = watcher.get(f"/tables/{table}/review", ply=ply, open="true")
        assert shown["position"]["views"] == [state.view(0), state.view(1)]
        assert bool(shown["did"]) == bool(ply)
        if ply:
            assert shown["entry"]["body"]["text"] == record.actions[ply - 1]
            # In the reader's words; and for a spectator nothing that could tell a card.
            watcher.http.headers["accept-language"] = "cs"
            told = watcher.get(f"/tables/{table}/review", ply=ply, open="true")["did"]
            del watcher.http.headers["accept-language"]
            assert told
            assert told not in (record.actions[ply - 1], shown["did"])
            assert watcher.get(f"/tables/{table}/review", ply=ply)["did"] == ""
    with pytest.raises(Refused) as refused:
        watcher.get(f"/tables/{table}/review", ply=len(record.actions) + 1)
    assert refused.value.code == "no_ply"


def test_what_was_taken_back_is_not_part_of_the_review(site: Site) -> None:
    eva = site.guest("Eva")
    table = eva.started(seats=["me", "here:Granny"])
    play_out(table, eva, upto=10)
    position = eva.sync(table, 0)["position"]
    eva.post(f"/tables/{table}/undo", {"seat": 0, "line": position["line"], "ply": position["ply"], "to": 3})
    play_out(table, eva, seed=4)
    record = eva.get(f"/tables/{table}/record")
    for ply in (3, 4, 9):
        seen = eva.get(f"/tables/{table}/review", ply=ply, open="true")
        assert seen["entry"]["body"]["text"] == record["actions"][ply - 1]


def test_a_private_game_is_reviewed_by_its_players_and_by_whoever_has_the_link(site: Site) -> None:
    eva, jan, ada = site.guest("Eva"), site.guest("Jan"), site.guest("Ada")
    table = eva.started(jan, visible=False)
    with pytest.raises(Refused) as refused:
        eva.post(f"/tables/{table}/share")
    assert refused.value.code == "not_over"
    play_out(table, eva, jan)
    jan.get(f"/tables/{table}/review", ply=3, seat=0)
    with pytest.raises(Refused) as refused:
        ada.get(f"/tables/{table}/review", ply=3)
    assert refused.value.code == "private_review"
    with pytest.raises(Refused) as refused:
        ada.post(f"/tables/{table}/share")
    assert refused.value.code == "not_seated"
    link = eva.post(f"/tables/{table}/share")
    assert jan.post(f"/tables/{table}/share") == link
    seen = site.visitor().get(f"/shared/{link['token']}", ply=3, open="true")
    assert seen == jan.get(f"/tables/{table}/review", ply=3, open="true")
    for token in ("nosuchlink", "%00"):
        with pytest.raises(Refused) as refused:
            ada.get(f"/shared/{token}", ply=0)
        assert refused.value.code == "no_share"


def test_a_link_to_a_private_game_does_not_lead_to_its_rematch(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan, visible=False)
    play_out(table, eva, jan)
    token = eva.post(f"/tables/{table}/share")["token"]
    again = eva.post(f"/tables/{table}/rematch")["id"]
    assert jan.get(f"/tables/{table}/review", ply=0)["info"]["next"] == again
    for path in (f"/shared/{token}?ply=0", f"/shared/{token}/course", f"/shared/{token}/analysis"):
        assert again not in site.visitor().http.get(f"/api{path}").text


def test_a_record_can_be_brought_along_and_reviewed(site: Site) -> None:
    eva = site.guest("Eva")
    table = eva.finished("tzolkin", bots=3)
    text = eva.http.get(f"/api/tables/{table}/record").text
    jan = site.guest("Jan")
    info = jan.http.post("/api/records", content=text).json()
    assert info["imported"]
    assert info["status"] == "finished"
    assert json.loads(jan.http.get(f"/api/tables/{info['id']}/record").text) == json.loads(text)
    ours = jan.get(f"/tables/{info['id']}/review", ply=40, open="true")["position"]
    theirs = eva.get(f"/tables/{table}/review", ply=40, open="true")["position"]
    assert ours["views"] == theirs["views"]
    assert jan.post(f"/tables/{info['id']}/share")["token"]
    with pytest.raises(Refused) as refused:
        eva.get(f"/tables/{info['id']}/review", ply=0)
    assert refused.value.code == "private_review"


def test_a_record_that_does_not_hold_is_refused(site: Site) -> None:
    eva = site.guest("Eva")
    table = eva.finished()
    plain = eva.get(f"/tables/{table}/record")
    changes = [
        ({"seed": "1"}, "record_seed_digest"),
        ({"actions": plain["actions"][:-1]}, "record_not_finished"),
        ({"actions": plain["actions"][:-1], "result": None}, "not_over"),
        ({"actions": ["pass", *plain["actions"]]}, "record_action"),
        ({"rules_version": 999}, "record_rules_version"),
        ({"seats": ["", "x"]}, "record_field"),
        ({"game": "chess"}, "game_unknown"),
    ]
    for change, code in changes:
        with pytest.raises(Refused) as refused:
            eva.post("/records", plain | change)
        assert refused.value.code == code
    for text in (b"", b"[", b"\xff\xfe"):
        answer = eva.http.post("/api/records", content=text)
        assert 400 <= answer.status_code < 500
