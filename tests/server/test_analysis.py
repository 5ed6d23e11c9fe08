"""Hints where the table allows them, and what a search thinks of a finished game."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from sunstone.i18n import LANGUAGES
from tests.server.site import WAIT, Json, Person, Refused, Site, play_out, running


def _ask(person: Person, table: str, seat: int = 0) -> Json:
    position = person.sync(table, seat)["position"]
    return person.post(f"/tables/{table}/hint", {"seat": seat, "line": position["line"], "ply": position["ply"]})


def _analysed(person: Person, table: str) -> Json:
    found = person.post(f"/tables/{table}/analysis")
    end = time.monotonic() + 2 * WAIT
    while found["done"] < found["of"]:
        assert time.monotonic() < end, found["done"]
        time.sleep(0.1)
        found = person.get(f"/tables/{table}/analysis")
    return found


def test_a_hint_names_legal_choices_in_words_and_is_noted_once(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan, hints=True)
    assert eva.get(f"/tables/{table}")["hints"] is True
    legal = {choice["action"]: choice["text"] for choice in eva.sync(table, 0)["position"]["legal"]}
    hint = _ask(eva, table)
    assert 1 <= len(hint["choices"]) <= 3
    for choice in hint["choices"]:
        assert legal[choice["action"]] == choice["text"]
        assert choice["words"]
    shares = [choice["share"] for choice in hint["choices"]]
    assert shares == sorted(shares, reverse=True)
    before = jan.sync(table, 1)["version"]
    _ask(eva, table)
    seen = jan.sync(table, 1)
    assert seen["version"] == before
    assert [(entry["seat"], entry["user"]) for entry in seen["entries"] if entry["kind"] == "hint"] == [(0, eva.id)]


def test_hints_are_only_for_the_seat_that_decides_and_only_where_allowed(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan, hints=True)
    with pytest.raises(Refused) as refused:
        _ask(jan, table, 1)
    assert refused.value.code == "not_your_turn"
    position = eva.sync(table, 0)["position"]
    with pytest.raises(Refused) as refused:
        jan.post(f"/tables/{table}/hint", {"seat": 0, "line": position["line"], "ply": position["ply"]})
    assert refused.value.code == "not_your_seat"
    with pytest.raises(Refused) as refused:
        eva.post(f"/tables/{table}/hint", {"seat": 0, "line": position["line"], "ply": position["ply"] + 1})
    assert refused.value.code == "stale"
    strict = eva.started(jan)
    assert eva.get(f"/tables/{strict}")["hints"] is False
    with pytest.raises(Refused) as refused:
        _ask(eva, strict)
    assert refused.value.code == "no_hints"
    assert not [entry for entry in eva.sync(strict, 0)["entries"] if entry["kind"] == "hint"]


def test_a_rated_table_has_no_hints(site: Site) -> None:
    eva = site.registered("Eva")
    seats = [{"kind": "me"}, {"kind": "open"}]
    with pytest.raises(Refused) as refused:
        eva.post("/tables", {"game": "coatl", "seats": seats, "rated": True, "hints": True})
    assert refused.value.code == "rated_hints"


def test_the_rematch_of_a_table_with_hints_has_hints(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan, hints=True)
    play_out(table, eva, jan)
    assert eva.post(f"/tables/{table}/rematch")["hints"] is True


@pytest.fixture(scope="module")
def quick_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site that does not think long about finished games."""
    with running(tmp_path_factory.mktemp("study"), limits={"simulations": 4}) as site:
        yield site


def test_a_finished_game_is_looked_at_ply_by_ply(quick_site: Site) -> None:
    site = quick_site
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan, game="tzolkin", visible=False)
    with pytest.raises(Refused) as refused:
        eva.post(f"/tables/{table}/analysis")
    assert refused.value.code == "not_over"
    play_out(table, eva, jan)
    with pytest.raises(Refused) as refused:
        site.guest("Ada").get(f"/tables/{table}/analysis")
    assert refused.value.code == "private_review"
    assert eva.get(f"/tables/{table}/analysis")["done"] == 0
    found = _analysed(eva, table)
    record = eva.get(f"/tables/{table}/record")
    assert found["of"] == len(record["actions"])
    assert found["decisions"]
    for decision in found["decisions"]:
        assert decision["played"] == record["actions"][decision["ply"]]
        assert sum(decision["chances"]) == pytest.approx(1.0)
        assert decision["played"] in [choice["action"] for choice in decision["choices"]]
    assert sum(row["decisions"] for row in found["seats"]) == len(found["decisions"])
    # What was found is kept: to ask again finds it all, and shows it to whoever has the link.
    assert eva.post(f"/tables/{table}/analysis")["done"] == found["of"]
    token = eva.post(f"/tables/{table}/share")["token"]
    assert site.visitor().get(f"/shared/{token}/analysis")["decisions"] == found["decisions"]
    told = set()
    for language in LANGUAGES:
        answer = eva.http.get(f"/api/tables/{table}/analysis", headers={"accept-language": language})
        told.add(" ".join(point["words"] for point in answer.json()["turning"]))
    assert len(told) == len(LANGUAGES)
