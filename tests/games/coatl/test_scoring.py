"""Rulebook, "Scoring"."""

from __future__ import annotations

from typing import Any

import sunstone
from tests.games.coatl.table import coatl, table
from tests.games.moves import play


def scored(*done: tuple[int, str, list[str], str | None], players: int = 2) -> sunstone.State:
    """A table with these completed coatls; scores and places stand at every moment of a game."""
    serpents = [coatl(text, *cards, seat=seat, temple=temple) for seat, text, cards, temple in done]
    return table(players, completed=serpents)


def test_only_completed_coatls_score() -> None:
    state = table(coatls=[[coatl("(BBBBBB", "count_B")]])
    assert state.scores() == [0, 0]


def test_the_highest_level_counts_and_levels_do_not_add_up() -> None:
    assert scored((0, "(BBBBBBB)", ["count_B"], None)).scores() == [5, 0]


def test_sheet_names_every_card() -> None:
    sheet = scored((0, "(BBRBBKRBBYY)", ["block_BBYY", "pair_B"], "absent_G_len9")).score_sheet()[0]
    assert [line.as_json() for line in sheet.lines] == [
        {"source": "prophecy", "points": 5.0, "coatl": 1, "card": "pair_B"},
        {"source": "prophecy", "points": 4.0, "coatl": 1, "card": "block_BBYY"},
        {"source": "temple", "points": 3.0, "coatl": 1, "card": "absent_G_len9"},
    ]


def test_most_points_win() -> None:
    state = scored((0, "(BBB)", ["count_B"], None), (1, "(KKKK)", ["count_K"], None))
    assert state.scores() == [2, 3]
    assert state.ranking() == [2, 1]


def test_first_tie_break_more_cards_beside_completed_coatls() -> None:
    """Prophecies and temples count alike."""
    state = scored((0, "(BBBBB)", ["count_B"], None), (1, "(YGR)", ["ab_YG"], "absent_B_len10"))
    assert state.scores() == [4, 4]
    assert state.ranking() == [2, 1]


def test_the_number_of_cards_comes_before_the_best_coatl() -> None:
    """Two coatls of 2 points have more cards than one of 4, and that is asked first."""
    state = scored((0, "(BBBBB)", ["count_B"], None), (1, "(KKK)", ["count_K"], None), (1, "(RRR)", ["count_R"], None))
    assert state.scores() == [4, 4]
    assert state.ranking() == [2, 1]


def test_second_tie_break_most_points_for_one_coatl() -> None:
    state = scored(
        (0, "(BBB)", ["count_B"], None),
        (0, "(KKK)", ["count_K"], None),
        (1, "(YGR)", ["ab_YG"], None),
        (1, "(RRR)", ["trio_R"], None),
    )
    assert state.scores() == [4, 4]
    assert state.ranking() == [2, 1]


def test_still_tied_is_a_shared_victory() -> None:
    state = scored((0, "(BBB)", ["count_B"], None), (1, "(KKK)", ["count_K"], None), players=3)
    assert state.scores() == [2, 2, 0]
    assert state.ranking() == [1, 1, 3]


def test_score_runs_along_with_the_game() -> None:
    state = table(boards=["tR"], coatls=[[coatl("(BBB", "count_B")]])
    play(state, "extend 1 tail R")
    assert state.scores() == [0, 0]
    play(state, "complete")
    assert state.scores() == [2, 0]


def test_the_view_tells_which_pieces_fulfil_a_card() -> None:
    """What lies beside a coatl is open, and so is where it is fulfilled, whether the coatl is completed or not."""
    unfinished = coatl("(BBKBB", "pair_B")
    state = table(coatls=[[unfinished]], completed=[coatl("(YRYRRG)", "count_R", seat=1)])
    for eyes in (0, 1, None):
        seats: Any = state.view(eyes)["seats"]
        assert seats[0]["coatls"][0]["prophecies"] == [{"card": "pair_B", "points": 5, "at": [[0, 1], [3, 4]]}]
        assert seats[1]["completed"][0]["prophecies"] == [{"card": "count_R", "points": 2, "at": [[1, 3, 4]]}]
