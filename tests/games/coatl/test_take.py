"""Rulebook, "1. Take coatl pieces" and "Refilling the supply board"."""

from __future__ import annotations

import pytest

from tests.games.coatl.table import asked, bags, on_board, table, told
from tests.games.moves import can, lies, play, refusal


def test_take_a_head_or_a_tail_or_both_bodies_of_a_space() -> None:
    state = table()
    play(state, "take head R")
    assert on_board(state, 0) == ["head R"]
    play(state, "take tail K")
    assert on_board(state, 1) == ["tail K"]
    play(state, "take body Y R")
    assert on_board(state, 0) == ["head R", "body Y", "body R"]
    assert lies(state)["heads"] == ["Y", None]
    assert lies(state)["tails"] == [None, "G"]
    assert lies(state)["bodies"][5] is None


def test_taking_is_the_whole_turn() -> None:
    state = table()
    play(state, "take head R")
    assert (state.seat, asked(state)) == (1, "play")


def test_spaces_with_the_same_content_are_one_choice() -> None:
    state = table(heads="RR", bodies="YR YR KK GG BB YY")
    assert [state.say(action) for action in state.legal()].count("take head R") == 1
    play(state, "take body Y R")
    assert lies(state)["bodies"][:2] == [None, "YR"]


def test_only_what_lies_there_can_be_taken() -> None:
    state = table(heads="Y.")
    assert refusal(state, "take head R") == "not_in_supply"
    assert refusal(state, "take body K B") == "not_in_supply"


@pytest.mark.parametrize(("pieces", "single", "pair"), [(6, True, True), (7, True, False), (8, False, False)])
def test_there_must_be_room_for_all_of_it(pieces: int, single: bool, pair: bool) -> None:
    """Eight pieces fit on a player board; of a pair of bodies one must take both."""
    state = table(boards=["bY " * pieces])
    assert can(state, "take head Y") == can(state, "take tail K") == single
    assert can(state, "take body R R") == pair
    if not pair:
        assert refusal(state, "take body R R") == "no_room"
    if not single:
        assert refusal(state, "take head Y") == "no_room"


def test_refill_when_the_bodies_are_gone() -> None:
    """All empty spaces are filled then, those of heads and tails too."""
    state = table(heads="Y.", tails=".G", bodies="YY .. .. .. .. ..")
    assert "refilled" in told(state, "take body Y Y")
    position = lies(state)
    assert None not in position["heads"] + position["tails"] + position["bodies"]
    assert state.barrier == state.ply


def test_refill_when_heads_and_tails_are_gone() -> None:
    state = table(heads="Y.", tails="..", bodies="YY .. .. .. .. RR")
    assert "refilled" in told(state, "take head Y")
    position = lies(state)
    assert None not in position["heads"] + position["tails"] + position["bodies"]


def test_no_refill_when_only_the_heads_or_only_the_tails_are_gone() -> None:
    state = table(heads="Y.", tails="K.", bodies="YY .. .. .. .. RR")
    assert "refilled" not in told(state, "take head Y")
    assert lies(state)["heads"] == [None, None]
    assert lies(state)["bodies"].count(None) == 4
    state = table(heads="Y.", tails="K.")
    assert "refilled" not in told(state, "take tail K")
    assert lies(state)["tails"] == [None, None]


def test_no_refill_while_bodies_are_left() -> None:
    state = table(bodies="YY RR .. .. .. ..")
    assert "refilled" not in told(state, "take body Y Y")


def test_partial_refill_in_pairs() -> None:
    """Where pieces are short, as many spaces as possible are filled, always two bodies to a space."""
    state = table(bodies="YY .. .. .. .. ..", body_bag="RKGB")
    play(state, "take body Y Y")
    bodies = lies(state)["bodies"]
    assert [pair is not None for pair in bodies] == [True, True, False, False, False, False]
    assert sorted(bodies[0] + bodies[1]) == sorted("RKGB")
    assert bags(state)[1] == 0
    assert lies(state)["ending"] == "none"


def test_partial_refill_of_heads_and_tails() -> None:
    """With one head and no tail in the bags, one head space is filled."""
    state = table(
        4,
        boards=["hY hY hR hR hR hK hK", "hK hG hG hG hB hB", "tY tY tY tR tR tR tK tK", "tK tG tG tG tB tB tB"],
        heads="Y.",
        tails="..",
        bodies="YY RR KK GG .. ..",
    )
    assert bags(state) == [1, 112, 0]
    play(state, "take head Y")
    assert lies(state)["heads"] == ["B", None]
    assert lies(state)["tails"] == [None, None]
    assert None not in lies(state)["bodies"]


def test_bags_are_drawn_from_in_proportion() -> None:
    """Every piece of a bag is as likely as every other."""
    drawn = {"R": 0, "K": 0}
    for seed in range(400):
        state = table(bodies="YY .. .. .. .. ..", body_bag="RRRRRRKK", seed=seed)
        play(state, "take body Y Y")
        drawn[lies(state)["bodies"][0][0]] += 1
    # The lower colour of a pair is named first: no R among two of eight has the chance 2/8 * 1/7 = 1/28.
    assert 2 <= drawn["K"] <= 30
    assert drawn["K"] + drawn["R"] == 400
