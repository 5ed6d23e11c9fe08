"""Guided first games at the server: a private table, a rival that keeps to the script, and words in every language."""

from __future__ import annotations

import pytest

from sunstone import lessons
from sunstone.lessons import TEACHER
from sunstone.server.bots.job import Job, lesson_at, played_as, scripted, think
from tests.server.site import Person, Refused, Site, until


def _act(person: Person, table: str, action: str) -> None:
    position = person.sync(table, 0)["position"]
    wish = {"seat": 0, "line": position["line"], "ply": position["ply"], "action": action}
    person.post(f"/tables/{table}/actions", wish)


def test_a_lesson_is_a_table_of_ones_own_that_nobody_is_rated_at(site: Site) -> None:
    eva = site.guest("Eva")
    info = eva.post("/lessons/coatl")
    assert (info["status"], info["visible"], info["rated"]) == ("playing", False, False)
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
    assert info["seats"][1]["bot"] == TEACHER


def _reached(person: Person, table: str, ply: int) -> None:
    assert until(lambda: person.sync(table, 0)["position"]["ply"] == ply)


def test_the_rival_plays_by_the_script_and_then_as_it_likes(site: Site) -> None:
    eva = site.guest("Eva")
    table = eva.post("/lessons/coatl")["id"]
    told = eva.get(f"/tables/{table}/lesson")
    assert told["on"]
    for step in told["steps"]:
        _reached(eva, table, step["start"])
        for action in step["do"]:
            _act(eva, table, action)
    assert eva.get(f"/tables/{table}/lesson")["on"]
    _act(eva, table, "end")
    assert until(lambda: eva.sync(table, 0)["position"]["turn"] == 0)


def test_whoever_plays_otherwise_has_left_the_lesson(site: Site) -> None:
    eva = site.guest("Eva")
    table = eva.post("/lessons/coatl")["id"]
    _act(eva, table, "keep 1")
    assert not eva.get(f"/tables/{table}/lesson")["on"]
    assert until(lambda: eva.sync(table, 0)["position"]["turn"] == 0)


def test_other_tables_have_no_lesson_and_other_games_neither(site: Site) -> None:
    eva = site.guest("Eva")
    table = eva.started(seats=["me", "greedy"])
    assert eva.get(f"/tables/{table}/lesson") == {"on": False, "steps": []}
    for game in ("chess", "pebbles"):
        with pytest.raises(Refused):
            eva.post(f"/lessons/{game}")


def test_nobody_can_wish_for_the_teacher(site: Site) -> None:
    eva = site.guest("Eva")
    with pytest.raises(Refused) as refused:
        eva.started(seats=["me", TEACHER])
    assert refused.value.code == "bot_unknown"


def test_the_script_is_kept_only_where_the_game_has_gone_as_it_goes() -> None:
    lesson = lessons.lesson("coatl")
    assert lesson is not None
    found = lesson_at("coatl", lesson.players, lesson.seed, lesson.options)
    assert scripted(found, lesson.lines[:1]) == lesson.lines[1]
    assert scripted(found, ["keep 1"]) is None
    assert scripted(found, lesson.lines) is None
    assert lesson_at("coatl", lesson.players, lesson.seed + 1, lesson.options) is None
    assert lesson_at("coatl", 3, lesson.seed, lesson.options) is None
    assert (played_as(TEACHER), played_as("greedy")) == ("friendly", "greedy")


def test_the_teacher_decides_in_a_worker() -> None:
    lesson = lessons.lesson("coatl")
    assert lesson is not None
    job = Job(
        table="t",
        game="coatl",
        options=dict(lesson.options),
        players=2,
        seed=lesson.seed,
        actions=["keep 1 2 3"],
        code=TEACHER,
    )
    assert think(job) == lesson.lines[1]
