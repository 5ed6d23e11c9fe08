"""Who looks: a seat by its number, a spectator, or someone who sees everything."""

from __future__ import annotations

import pytest

import sunstone
from sunstone.core.events import Event, EventKinds
from sunstone.core.game import LEGAL, OVER, UNKNOWN, Reasons
from sunstone.core.viewer import Viewer

KINDS = EventKinds()
DREW = KINDS.add("drew", ("count",), private=("card",))
ENDED = KINDS.add("ended")


@pytest.mark.parametrize(
    ("viewer", "sees"),
    [(0, False), (1, True), (2, False), (None, False), (Viewer.SPECTATOR, False), (Viewer.EVERYTHING, True)],
)
def test_what_is_private_in_an_event(viewer: int | None, sees: bool) -> None:
    event = Event(DREW, 1, {"count": 1}, {"card": "pair_B"})
    told = {"kind": "drew", "seat": 1, "count": 1}
    assert event.seen_by(viewer) == ({**told, "card": "pair_B"} if sees else told)
    assert event.full() == {**told, "card": "pair_B"}


@pytest.mark.parametrize("name", sunstone.game_ids())
def test_a_view_is_a_seats_or_a_spectators(name: str) -> None:
    """Nothing that is no seat is taken for one, nor for a spectator."""
    state = sunstone.game(name).new(2, 1)
    assert state.view(None)["you"] is None
    for wrong in (*Viewer, 2):
        with pytest.raises(ValueError, match="there is no seat"):
            state.view(wrong)


def test_kinds_and_reasons_keep_their_order() -> None:
    assert KINDS.all() == (DREW, ENDED)
    reasons = Reasons()
    number = reasons.add("no_corn", "placing")
    told = reasons.all()
    assert [told[place].code for place in (LEGAL, UNKNOWN, OVER, number)] == ["legal", "unknown", "over", "no_corn"]
    assert told[number].anchor == "placing"
