"""What is shared between the seats of a table is what a spectator sees, and laid together it is each seat's view."""

from __future__ import annotations

from random import Random
from typing import cast

import msgspec
import pytest

import sunstone
from sunstone.core.game import State
from sunstone.table.frame_cache import SharedView


@pytest.mark.parametrize("name", ["coatl", "endless_winter", "tzolkin"])
def test_the_shared_view_is_each_seats_own(name: str) -> None:
    game = sunstone.game(name)
    rng = Random(7)
    for players in range(game.min_players, game.max_players + 1):
        state = game.new(players, seed=players)
        while not state.over:
            if rng.random() < 0.1:
                shared = SharedView(state)
                for seat in (None, *range(players)):
                    view = state.view(seat)
                    assert msgspec.json.decode(shared.encoded(seat)) == msgspec.json.decode(msgspec.json.encode(view))
            state.play(rng.choice(state.legal()))


class _AllItsOwn:
    """A position where a seat has nothing that others see as well."""

    def view(self, seat: int | None) -> dict[str, object]:
        own = {"card": 3} if seat == 0 else {}
        return {"you": seat, "ply": 1, "seats": [{"points": 0} | own]}

    def own_view(self, _seat: int) -> dict[str, object]:
        return {"card": 3}


def test_what_others_do_not_see_at_all_leaves_no_trace() -> None:
    state = _AllItsOwn()
    shared = SharedView(cast(State, state))
    for seat in (None, 0):
        assert msgspec.json.decode(shared.encoded(seat)) == state.view(seat)
