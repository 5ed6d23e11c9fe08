"""Looking back while the game goes on: what the others did since my last turn."""

from __future__ import annotations

import pytest

from tests.server.site import Refused, Site, play_out


@pytest.mark.parametrize("game", ["coatl", "tzolkin", "endless_winter"])
def test_the_others_decisions_are_told_step_by_step(site: Site, game: str) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan, game=game)
    people = (eva, jan)
    told = 0
    lines: list[str] = []
    for ply in range(1, 60):
        play_out(table, *people, upto=ply, seed=ply)
        for seat, person in enumerate(people):
            steps = person.get(f"/tables/{table}/recent", seat=seat)
            if not steps:
                continue
            told += 1
            plies = [step["position"]["ply"] for step in steps]
            assert plies == list(range(plies[0], plies[-1] + 1))
            assert not steps[0]["entries"]
            for step in steps[1:]:
                (entry,) = step["entries"]
                assert entry["seat"] != seat
                assert entry["ply"] == step["position"]["ply"] - 1
                assert entry["body"] == {}, "the text of an action stays with the seat that played it"
                assert len(entry["lines"]) == len(entry["events"])
                lines += entry["lines"]
            assert all(step["position"]["seat"] == seat for step in steps)
            if plies[-1] == ply:
                assert steps[-1]["position"]["view"] == person.sync(table, seat)["position"]["view"]
    assert told > 20
    assert lines


def test_only_the_eyes_of_my_own_seat(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    play_out(table, eva, jan, upto=5)
    with pytest.raises(Refused) as refused:
        eva.get(f"/tables/{table}/recent", seat=1)
    assert refused.value.code == "not_your_seat"


@pytest.mark.parametrize("game", ["coatl", "tzolkin", "endless_winter"])
def test_points_are_told_by_source_and_turn_and_add_up(site: Site, game: str) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan, game=game)
    upto = 0
    over = False
    while not over:
        upto += 40
        play_out(table, eva, jan, upto=upto)
        position = eva.sync(table, 0)["position"]
        over = position["over"]
        # A spectator is told the same.
        gained = site.visitor().get(f"/tables/{table}/points")
        turns = [each["turn"] for each in gained]
        assert turns == sorted(turns)
        for seat in range(2):
            total = sum(each["points"] for each in gained if each["seat"] == seat)
            assert total == position["view"]["seats"][seat]["points"]


@pytest.mark.parametrize(("game", "counts"), [("coatl", False), ("tzolkin", True), ("endless_winter", True)])
def test_the_course_tells_rounds_and_the_review_the_points_so_far(site: Site, game: str, counts: bool) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan, game=game)
    play_out(table, eva, jan)
    course = eva.get(f"/tables/{table}/course")
    if counts:
        assert len(course["rounds"]) == len(course["points"])
        assert course["rounds"] == sorted(course["rounds"])
        assert course["rounds"][0] == 1
    else:
        assert course["rounds"] is None
    for ply in (0, len(course["movers"]) // 2, len(course["movers"])):
        sheets = eva.get(f"/tables/{table}/review", ply=ply)["sheets"]
        assert [sum(line["points"] for line in sheet) for sheet in sheets] == pytest.approx(course["points"][ply])
        assert all(line["points"] for sheet in sheets for line in sheet)
