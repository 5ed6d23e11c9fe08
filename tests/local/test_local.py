"""The table without a server answers like one, and keeps what it has to."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import sunstone
from sunstone.bots.net import _read_shipped, find_elsewhere, shipped
from sunstone.core.record import Record, verify
from sunstone.local import nets
from tests.local.browser import Browser

GAMES = sunstone.game_ids()


@pytest.fixture
def browser() -> Browser:
    made = Browser()
    made.ask("POST", "/api/guest", {"name": "Ada"})
    return made


def opened(browser: Browser, game: str, *bots: str, **more: Any) -> str:
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    table = browser.ask("POST", "/api/tables", {"game": game, "seats": seats, "drawn": False, **more})["id"]
    browser.ask("POST", f"/api/tables/{table}/start")
    return str(table)


def play(browser: Browser, table: str, most: int = 10_000) -> dict[str, Any]:
    """Play the first legal choice until the end, or for some decisions."""
    browser.say(type="watch", table=table, seat=0)
    for _ in range(most):
        while browser.think():
            pass
        position = browser.position
        if position["over"]:
            break
        where = {name: position[name] for name in ("seat", "line", "ply")}
        browser.say(type="act", table=table, action=position["legal"][0]["text"], **where)
    while browser.think():
        pass
    return browser.position


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot_is_a_record_that_verifies(browser: Browser, game: str) -> None:
    table = opened(browser, game, "random")
    assert play(browser, table)["over"]
    record = Record.from_json(json.dumps(browser.ask("GET", f"/api/tables/{table}/record")))
    assert verify(record).over
    assert browser.ask("GET", f"/api/tables/{table}/review?ply=3&open=true")["position"]["ply"] == 3
    assert len(browser.ask("GET", f"/api/tables/{table}/course")["movers"]) == len(record.actions)


def test_a_game_goes_on_in_the_middle_of_a_turn_after_the_tab_was_closed(browser: Browser) -> None:
    table = opened(browser, "coatl", "random")
    before = play(browser, table, 7)
    browser.reopen()
    assert browser.frames[-1] == {"type": "turns", "tables": [table]}
    browser.say(type="watch", table=table, seat=0)
    after = browser.position
    assert {**after, "version": 0, "clock": None} == {**before, "version": 0, "clock": None}
    assert browser.ask("GET", "/api/me/tables")[0]["my_turn"]


def test_people_at_one_device_play_undo_and_ask_why(browser: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Ben"}]
    table = browser.ask("POST", "/api/tables", {"game": "tzolkin", "seats": seats, "drawn": True})["id"]
    browser.say(type="watch", table=table, seat=0)
    browser.ask("POST", f"/api/tables/{table}/start")
    sync = browser.frames[-1]
    assert sync["type"] == "sync"
    browser.say(type="watch", table=table, seat=sync["position"]["turn"])
    position = browser.position
    seat = position["seat"]
    where = {"table": table, "seat": seat, "line": position["line"], "ply": position["ply"]}
    assert not browser.ask("GET", f"/api/tables/{table}/why?seat={seat}&action=end")["legal"]
    assert browser.ask("GET", f"/api/tables/{table}/preview?seat={seat}&action={position['legal'][0]['text']}")
    news = browser.say(type="act", action=position["legal"][0]["text"], **where)
    assert news["id"]
    back = browser.say(type="undo", to=position["ply"], **{**where, "ply": position["ply"] + 1})
    assert (back["position"]["ply"], back["position"]["line"]) == (position["ply"], 1)
    refused = browser.say(type="act", action=position["legal"][0]["text"], **where)
    assert (refused["type"], refused["error"]) == ("refused", "stale")


def test_the_page_looks_on_from_the_seat_that_was_drawn(browser: Browser) -> None:
    drawn: set[int] = set()
    while len(drawn) < 2:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = browser.ask("POST", "/api/tables", {"game": "coatl", "seats": seats})["id"]
        browser.say(type="watch", table=table, seat=0)
        info = browser.ask("POST", f"/api/tables/{table}/start")
        seat = next(frame for frame in reversed(browser.frames) if frame["type"] == "sync")["position"]["seat"]
        assert info["seats"][seat]["kind"] == "person"
        drawn.add(seat)


def test_hint_lesson_rematch_and_import(browser: Browser) -> None:
    table = opened(browser, "coatl", "random", hints=True)
    position = play(browser, table, 1)
    wish = {name: position[name] for name in ("seat", "line", "ply")}
    assert browser.ask("POST", f"/api/tables/{table}/hint", wish)["choices"]
    lesson = browser.ask("POST", "/api/lessons/coatl")["id"]
    assert browser.ask("GET", f"/api/tables/{lesson}/lesson")["steps"]
    assert play(browser, table)["over"]
    again = browser.ask("POST", f"/api/tables/{table}/rematch")["id"]
    assert browser.ask("POST", f"/api/tables/{table}/rematch")["id"] == again
    record = browser.ask("GET", f"/api/tables/{table}/record")
    brought = browser.ask("POST", "/api/records", record)
    assert (brought["imported"], brought["status"]) == (True, "finished")


def test_another_tab_was_faster(browser: Browser) -> None:
    table = opened(browser, "coatl", "random")
    play(browser, table, 3)
    other = Browser(browser.kept)
    play(other, table, 2)
    shown = len(browser.frames)
    browser.call(browser.backend.grown, table, browser.kept["tables", table])
    assert browser.frames[shown]["type"] == "news"
    assert browser.frames[shown]["position"]["ply"] == other.position["ply"]


def test_own_box_is_kept_and_played_with(browser: Browser) -> None:
    form = browser.ask("GET", "/api/boxes/coatl")
    part = form["parts"][0]
    entry = part["entries"][0]
    field, value = next(iter(entry["values"].items()))
    values = {part["id"]: {entry["id"]: {field: value}}}
    saved = browser.ask("PUT", "/api/me/boxes/coatl", {"revision": 0, "values": values})
    assert (saved["revision"], saved["problems"]) == (1, [])
    browser.ask("PUT", "/api/me/boxes/coatl", {"revision": 0, "values": values}, status=409)
    table = opened(browser, "coatl", "random", own_box=True)
    browser.reopen()
    info = browser.ask("GET", f"/api/tables/{table}")
    assert info["own_box"]
    assert browser.ask("GET", f"/api/components/{info['components']}")[part["id"]]
    browser.ask("DELETE", "/api/me/boxes/coatl?revision=1")
    assert browser.ask("GET", "/api/me/boxes") == []


def test_what_is_wrong_is_said(browser: Browser) -> None:
    assert browser.ask("GET", "/api/nothing", status=404)["error"] == "not_found"
    assert browser.ask("GET", "/api/tables/xyz", status=404)["error"] == "no_table"
    assert browser.ask("POST", "/api/tables", {"game": 7}, status=400)["error"] == "bad_request"


@pytest.fixture
def _script() -> Iterator[None]:
    """Bots ask the script for nets, as in a browser."""
    nets.ask_script()
    yield
    find_elsewhere(_read_shipped)
    nets._nets.clear()


@pytest.mark.parametrize(("game", "has_one"), [("coatl", False), ("tzolkin", True)])
@pytest.mark.usefixtures("_script")
def test_the_script_is_asked_once_for_a_net_and_may_have_none(browser: Browser, game: str, has_one: bool) -> None:
    table = opened(browser, game, "net", hints=True)
    position = play(browser, table, 3)
    wish = {name: position[name] for name in ("seat", "line", "ply")}
    assert browser.ask("POST", f"/api/tables/{table}/hint", wish)["choices"]
    assert browser.nets == [game]
    assert (shipped(game) is not None) is has_one
