"""Every worked example of the rulebook, by the section it stands in."""

from __future__ import annotations

from tests.games.coatl.table import coatl, hand, table
from tests.games.coatl.test_cards import level_and_points
from tests.games.moves import lies, play, refusal, seat_of


def test_section_choose_prophecies_johana_fills_her_hand() -> None:
    """Two cards in hand, two taken from the display and one from the deck: that makes five, the most there may be."""
    state = table(hands=["count_Y count_R"], display="pair_Y pair_R pair_K trio_Y trio_R trio_K")
    play(state, "choose pair_R", "choose trio_Y", "choose deck")
    assert len(hand(state, 0)) == 5
    assert refusal(state, "choose deck") == "hand_full"


def test_section_fulfil_johana_has_three_blue_pieces() -> None:
    """Three blue pieces meet the least the card asks for; it can lie there now, and blue pieces be added later."""
    state = table(boards=["bB tB", ""], coatls=[[coatl("(BB")]], hands=["count_B"])
    assert refusal(state, "fulfil 1 count_B") == "not_fulfilled"
    play(state, "extend 1 back B", "fulfil 1 count_B", "end", "take head Y")
    assert seat_of(state, 0)["coatls"][0]["prophecies"] == ["count_B"]
    play(state, "extend 1 tail B", "complete")
    assert state.scores() == [3, 0]


def test_section_end_of_the_game_player_two_of_four_ends_it() -> None:
    """Players 3 and 4 may carry out two actions each in their last turn, player 1 one; player 2 has no further turn."""
    state = table(
        4,
        seat=1,
        boards=["", "tR"],
        completed=[coatl("(YYY)", "count_Y", seat=1), coatl("(GGG)", "count_G", seat=1)],
        coatls=[[], [coatl("(BBB", "count_B")]],
    )
    play(state, "extend 1 tail R", "complete", "end")
    acted: list[int] = []
    for line in ("take head Y", "take head R", "take tail K", "take tail G", "take body Y R"):
        acted.append(state.seat)
        play(state, line)
    assert acted == [2, 2, 3, 3, 0]
    assert state.over


def test_section_scoring_example_is_worth_seventeen() -> None:
    """Eleven pieces: 4 for the last four, 5 for two of three blue pairs, 5 for six blue, 3 for no green."""
    text = "(BBRBBKRBBYY)"
    assert level_and_points("block_BBYY", text) == (1, 4)
    assert level_and_points("pair_B", text) == (2, 5)
    assert level_and_points("count_B", text) == (4, 5)
    assert level_and_points("absent_G_len9", text) == (1, 3)
    state = table(
        boards=["tY"],
        coatls=[[coatl("(BBRBBKRBBY", "pair_B", "count_B")]],
        hands=["block_BBYY"],
        tops=["absent_G_len9", "absent_Y_len7"],
    )
    play(state, "extend 1 tail Y", "fulfil 1 block_BBYY", "temple absent_G_len9")
    assert state.scores() == [17, 0]
    assert lies(state)["completed"][0]["pieces"] == "BBRBBKRBBYY"
