"""Promises about actions: `legal`, `play` and `explain` agree, games end, and the catalogue's three faces are one."""

from __future__ import annotations

import pytest

import sunstone
from tests.conformance.table import Case, frozen, samples, walk


def legal_and_play_agree(case: Case) -> None:
    """All that is listed can be played; all that is not listed is refused with a reason and changes nothing."""
    size = len(case.game.catalogue)
    known = {(reason.code, reason.anchor) for reason in case.game.reasons[1:]}
    for state in samples(case, games=2, each=1, every=60):
        legal = state.legal()
        assert legal == state.legal(), "legal() is not the same when asked twice"
        assert len(legal) == len(set(legal)), "legal() lists an action twice"
        assert bool(legal) != state.over, "legal() is empty before the end, or not empty after it"
        assert all(case.game.catalogue.has(action) for action in legal)
        before = frozen(state)
        for action in legal:
            assert state.explain(action) is None
            after = state.clone()
            after.play(action)
            after.check()
            assert after.ply == state.ply + 1
        for action in sorted({-1, size, *range(size)} - set(legal)):
            refused = _refused(state, action)
            assert refused is not None, "an action that is not listed was played"
            reason = state.explain(action)
            assert reason is not None
            assert refused == (reason.code, reason.anchor)
            assert refused in known
        assert frozen(state) == before, "asking, refusing or playing on a clone changed the position"


def _refused(state: sunstone.State, action: int) -> tuple[str, str] | None:
    """Why an action is refused. Asked for nearly every action of every sampled position, so without `pytest.raises`."""
    try:
        state.play(action)
    except sunstone.IllegalAction as refusal:
        return refusal.code, refusal.anchor
    return None


def games_end(case: Case) -> None:
    """Every random game ends; every position on the way is sound; after the end nothing is left to decide."""
    for seed in range(100, 104):
        for state in walk(case, seed):
            state.check()
            assert state.over or 0 <= state.seat < case.players
        assert state.over
        assert state.seat == -1
        assert state.legal() == []


def same_seed_same_game(case: Case) -> None:
    """The seed and the actions are all that decides; another seed gives another game."""
    first, second = [[frozen(state) for state in walk(case, 5)] for _ in range(2)]
    assert first == second
    assert frozen(case.new(5)) != frozen(case.new(6))


def catalogue_faces_are_one(case: Case) -> None:
    """Int, text and structure convert into each other without loss."""
    state = case.new(0)
    catalogue = case.game.catalogue
    texts = catalogue.texts()
    assert len(texts) == len(set(texts)) == len(catalogue)
    for action, text in enumerate(texts):
        assert state.say(action) == text
        assert state.read(text) == action
        assert state.read(f"  {text.upper().replace(' ', '   ')}\n") == action
        structure = state.structure(action)
        assert state.find(structure) == action
        assert structure["verb"] in catalogue.verbs
        structure["verb"] = "changed"
        assert state.structure(action)["verb"] != "changed", "a structure is not a fresh copy"


def unknown_actions_are_refused(case: Case) -> None:
    """What is no action at all is a `BadAction`, in each of the three faces."""
    state = case.new(0)
    size = len(case.game.catalogue)
    for text in ("", "no such verb", f"{state.say(0)} x", state.say(0)[:-1] + "?"):
        with pytest.raises(sunstone.BadAction) as wrong:
            state.read(text)
        assert wrong.value.code == "unknown_text"
    unknown: list[dict[str, object]] = [
        {},
        {"verb": "no such verb"},
        {**state.structure(0), "more": 1},
        {"verb": object()},
        {"verb": {1, 2}},
    ]
    for structure in unknown:
        with pytest.raises(sunstone.BadAction) as wrong:
            state.find(structure)
        assert wrong.value.code == "unknown_structure"
    for action in (-1, size, 1 << 40):
        for face in (state.say, state.structure):
            with pytest.raises(sunstone.BadAction) as wrong:
                face(action)
            assert wrong.value.code == "unknown_int"


def scores_add_up(case: Case) -> None:
    """There is a score for every seat, the sheets explain every point, and the ranking follows the scores."""
    for state in samples(case, games=3, each=1, every=40):
        scores = state.scores()
        places = state.ranking()
        sheets = state.score_sheet()
        assert len(scores) == len(places) == len(sheets) == case.players
        assert [sheet.seat for sheet in sheets] == list(range(case.players))
        for score, sheet in zip(scores, sheets, strict=True):
            assert sheet.total == score == sum(line.points for line in sheet.lines)
        assert min(places) == 1
        for seat in range(case.players):
            # A place is one more than the number of those who are better.
            assert places[seat] == 1 + sum(1 for place in places if place < places[seat])
            for other in range(case.players):
                assert not (scores[seat] > scores[other] and places[seat] >= places[other])
