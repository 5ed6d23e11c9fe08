"""What the view tells so that whoever draws it needs no rules: most influence, and what a higher megalith brings."""

from __future__ import annotations

from typing import Any

from tests.games.endless_winter.table import play, points, position, reward


def seen(state: Any, seat: int = 0) -> dict[str, Any]:
    """The view, whose values are read here."""
    view: dict[str, Any] = state.view(seat)
    return view


def test_the_view_tells_who_has_most_influence_on_a_hex_alone_or_shared() -> None:
    land = seen(position(camps=[{7: 2, 8: 1}, {7: 1, 8: 1}]))["land"]
    assert [land[place]["most"] for place in (7, 8, 9)] == [[0], [0, 1], []]


def test_the_view_tells_what_a_megalith_above_four_others_would_bring_to_everyone() -> None:
    """Two points for each own below, one for each other: just what placing it scores."""
    state = position(megaliths={"c1": 0, "d1": 4, "c2": 0, "d2": 1}, due=[reward("megalith")], greys=[2, 2, 2])
    assert seen(state)["free_above"] == [{"place": "c1", "level": 1, "worth": [6, 5, 4]}]
    before = points(state)
    play(state, "megalith c1 1")
    assert points(state) - before == 6
    assert seen(state)["free_above"] == []
