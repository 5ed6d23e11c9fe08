"""A third party can add a game: found through entry points, and held to the same promises as ours."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points

import pytest

import sunstone
from sunstone.core import registry
from tests.conformance.actions import legal_and_play_agree
from tests.conformance.hiding import determinized_is_indistinguishable
from tests.conformance.promises import PROMISES, Promise, name_of
from tests.conformance.table import Case, cases_of, finished
from tests.third_party.pebbles import PebblesGame, PebblesState

CASES = cases_of(PebblesGame())


pytestmark = pytest.mark.usefixtures("installed")


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=name_of)
def test_promise(promise: Promise, case: Case) -> None:
    promise(case)


def test_it_is_found_like_any_other_game() -> None:
    assert "pebbles" in sunstone.game_ids()
    assert sunstone.game("pebbles").id == "pebbles"
    assert sunstone.game("pebbles") is sunstone.game("pebbles")
    record = finished(CASES[0], 4).record
    assert sunstone.verify(sunstone.Record.from_json(record.to_json())).over


def test_an_entry_that_is_no_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("broken", "tests.third_party.pebbles:SWAP", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [*entry_points(group=group), broken])
    with pytest.raises(sunstone.UnknownGame) as wrong:
        sunstone.game("broken")
    assert wrong.value.code == "broken"


def test_the_promises_catch_a_game_that_peeks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A suite that nothing fails is worth nothing: a view that shows a hidden card must be found out."""

    def open_view(state: PebblesState, seat: int | None) -> dict[str, object]:
        return {"cards": state.cards}

    monkeypatch.setattr(PebblesState, "view", open_view)
    with pytest.raises(AssertionError):
        determinized_is_indistinguishable(CASES[0])


def test_the_promises_catch_a_game_that_lists_too_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action that can be played but is not listed must be found out too."""

    monkeypatch.setattr(PebblesState, "legal", lambda state: [] if state.over else [0])
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        legal_and_play_agree(CASES[0])
