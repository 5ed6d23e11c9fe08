"""Rulebook, "3. Assemble your coatl" and "Rules for assembling a coatl"."""

from __future__ import annotations

import pytest

from tests.games.coatl.table import coatl, hand, on_board, table
from tests.games.moves import can, lies, play, refusal, seat_of


def test_start_with_any_piece_of_the_board() -> None:
    for line, expected in (
        ("start head R", {"pieces": "R", "head": True, "tail": False, "prophecies": []}),
        ("start body B", {"pieces": "B", "head": False, "tail": False, "prophecies": []}),
        ("start tail Y", {"pieces": "Y", "head": False, "tail": True, "prophecies": []}),
    ):
        state = table(boards=["hR bB tY"])
        play(state, line)
        assert seat_of(state, 0)["coatls"] == [expected, None]
        assert len(on_board(state, 0)) == 2
        assert refusal(state, "start body K") == "no_piece"


def test_extend_at_either_end() -> None:
    state = table(boards=["hR bB bG bK tY"], coatls=[[coatl("Y")]])
    play(state, "extend 1 front B", "extend 1 back G", "extend 1 front K")
    assert seat_of(state, 0)["coatls"][0]["pieces"] == "KBYG"
    play(state, "extend 1 head R")
    assert seat_of(state, 0)["coatls"][0] == {"pieces": "RKBYG", "head": True, "tail": False, "prophecies": []}


def test_a_coatl_has_at_most_one_head_and_one_tail() -> None:
    """Nothing goes on behind a head or a tail."""
    state = table(boards=["hR hY bB tY tK"], coatls=[[coatl("(BB"), coatl("KK)")]])
    assert refusal(state, "extend 1 head R") == "end_closed"
    assert refusal(state, "extend 1 front B") == "end_closed"
    assert refusal(state, "extend 2 tail Y") == "end_closed"
    assert refusal(state, "extend 2 back B") == "end_closed"
    assert can(state, "extend 1 back B")
    assert can(state, "extend 2 front B")


def test_only_pieces_of_the_own_board_can_be_used() -> None:
    state = table(boards=["bB", "bK"], coatls=[[coatl("B")]])
    assert refusal(state, "extend 1 back K") == "no_piece"
    assert refusal(state, "extend 1 tail B") == "no_piece"
    assert refusal(state, "extend 2 back B") == "no_coatl"
    assert refusal(state, "fulfil 2 count_B") == "no_coatl"


def test_at_most_two_unfinished_coatls() -> None:
    state = table(boards=["bB bK bG"])
    play(state, "start body B", "start body K")
    assert refusal(state, "start body G") == "two_unfinished"
    assert can(state, "extend 1 back G")
    assert can(state, "extend 2 front G")


def test_any_number_of_steps_in_any_order() -> None:
    """Start, extend and fulfil as often as wished; only then the turn ends."""
    state = table(boards=["bB bB bB bK hK"], hands=["count_B ab_RK"])
    play(state, "start body B", "extend 1 back B", "extend 1 back B", "fulfil 1 count_B", "start head K")
    play(state, "extend 2 back K")
    assert state.seat == 0
    play(state, "end")
    assert state.seat == 1


def test_not_all_pieces_need_be_used_and_the_board_need_not_be_full() -> None:
    state = table(boards=["bB bK"])
    play(state, "start body B", "end")
    assert on_board(state, 0) == ["body K"]
    assert refusal(table(), "end") == "act_first"


def test_placed_pieces_never_move() -> None:
    """There is no action that takes a piece from a coatl, moves it, or joins two coatls."""
    state = table(boards=["bB"], coatls=[[coatl("YR"), coatl("KG")]])
    before = [seat_of(state, 0)["coatls"][slot]["pieces"] for slot in range(2)]
    for action in state.legal():
        after = state.clone()
        after.play(action)
        for slot, pieces in enumerate(before):
            assert pieces in seat_of(after, 0)["coatls"][slot]["pieces"]


def test_a_prophecy_is_fulfilled_from_the_hand_by_a_coatl_that_meets_it() -> None:
    state = table(coatls=[[coatl("BBB"), coatl("KK")]], hands=["count_B pair_K trio_Y"])
    assert refusal(state, "fulfil 2 count_B") == "not_fulfilled"
    assert refusal(state, "fulfil 1 trio_Y") == "not_fulfilled"
    assert refusal(state, "fulfil 1 trio_B") == "not_in_hand"
    play(state, "fulfil 1 count_B", "fulfil 2 pair_K")
    assert hand(state, 0) == ["trio_Y"]
    assert [serpent["prophecies"] for serpent in seat_of(state, 0)["coatls"]] == [["count_B"], ["pair_K"]]


def test_no_identical_prophecies_beside_one_coatl() -> None:
    state = table(coatls=[[coatl("BBBB", "count_B"), coatl("BBB")]], hands=["count_B"])
    assert refusal(state, "fulfil 1 count_B") == "identical"
    assert can(state, "fulfil 2 count_B")


def test_at_most_four_prophecies_beside_a_coatl() -> None:
    state = table(coatls=[[coatl("BBBRRRKG", "count_B", "trio_B", "ab_RK", "ab_KG")]], hands=["trio_R count_R"])
    assert refusal(state, "fulfil 1 trio_R") == "four_prophecies"
    state = table(coatls=[[coatl("BBBRRRKG", "count_B", "trio_B", "ab_RK")]], hands=["trio_R count_R"])
    play(state, "fulfil 1 trio_R")
    assert refusal(state, "fulfil 1 count_R") == "four_prophecies"


def test_a_fulfilled_prophecy_scores_nothing_yet() -> None:
    """Fulfilled is fulfilled, but points count only for completed coatls."""
    state = table(coatls=[[coatl("BBB")]], hands=["count_B"])
    play(state, "fulfil 1 count_B", "end")
    assert state.scores() == [0, 0]


@pytest.mark.parametrize(("open_end", "fits"), [("literal", True), ("strict", False)])
def test_open_end_of_an_isolated_pair(open_end: str, fits: bool) -> None:
    """Literally an empty place is no other blue piece; strictly the pair must be closed in first."""
    state = table(options={"open_end": open_end}, coatls=[[coatl("(BB")]], hands=["pair_B"])
    assert can(state, "fulfil 1 pair_B") == fits
    if not fits:
        assert refusal(state, "fulfil 1 pair_B") == "not_fulfilled"
    closed = table(options={"open_end": open_end}, coatls=[[coatl("(BBR")]], hands=["pair_B"])
    assert can(closed, "fulfil 1 pair_B")


def test_a_played_pair_can_fall_to_nothing() -> None:
    """Read literally, a pair fulfilled at an open end is spoilt by a third piece; it still counts as a card."""
    state = table(
        boards=["bB tR"],
        coatls=[[coatl("(BB", "pair_B")]],
        tops=["absent_Y_len7", "absent_K_len8"],
    )
    play(state, "extend 1 back B", "extend 1 tail R", "complete")
    assert state.scores() == [0, 0]
    assert lies(state)["completed"][0]["prophecies"] == ["pair_B"]
    kept = table(boards=["tR"], coatls=[[coatl("(BB", "pair_B")]], tops=["absent_Y_len7", "absent_K_len8"])
    play(kept, "extend 1 tail R", "complete")
    assert kept.scores() == [2, 0]
