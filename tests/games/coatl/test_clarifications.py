"""Questions the rulebook leaves open or answers in passing, one test a question, and how they are decided here."""

from __future__ import annotations

from tests.games.coatl.table import GAME, coatl, hand, table, told
from tests.games.coatl.test_cards import level_and_points, points
from tests.games.moves import can, lies, play, refusal, seat_of


def test_direction() -> None:
    """Cards are read from head to tail only."""
    assert points("block_BBYY", "(BBYYR)", "(YYBBR)", "(RYYBB)") == [4, 0, 0]


def test_overlap() -> None:
    """Within a card matches share no piece, and as many as possible are counted."""
    assert points("abab_KB", "(KBKBKB)") == [5]
    assert level_and_points("run_BGB", "(BGBGBGB)") == (2, 6)
    assert level_and_points("ab_YG", "(YYGYGG)") == (2, 3)


def test_guard_share() -> None:
    """One piece may part two isolated pairs."""
    assert points("pair_B", "(BBRBB)") == [5]


def test_open_end() -> None:
    """Literally an open end is an empty place; the strict reading is an option; completed coatls are the same."""
    assert level_and_points("pair_B", "BB", "literal") == (1, 2)
    assert level_and_points("pair_B", "BB", "strict") == (0, 0)
    assert level_and_points("pair_B", "(BB", "strict") == (0, 0)
    assert level_and_points("pair_B", "BB)", "strict") == (0, 0)
    assert level_and_points("pair_B", "RBB)", "strict") == (1, 2)
    assert level_and_points("pair_B", "(BBR", "strict") == (1, 2)
    assert level_and_points("pair_B", "(RBB)", "strict") == level_and_points("pair_B", "(RBB)", "literal") == (1, 2)
    assert GAME.new(2, 1).options["open_end"] == "literal"


def test_trio_runs() -> None:
    """A run holds a third of its length in trios, rounded down."""
    assert points("trio_Y", "(YYYYR)", "(YYYYYR)", "(YYYYYYR)") == [3, 3, 7]


def test_run_share() -> None:
    """Green-yellow-green-yellow-green is one match: the green in the middle counts once."""
    assert points("run_GYG", "(GYGYG)") == [2]


def test_free_run() -> None:
    """The white "one or more" cannot be empty."""
    assert points("mirror_RB", "(RBBR)", "(RBKBR)") == [0, 4]


def test_head_tail_colour() -> None:
    """The colours of head and tail count like any other, for prophecies and temples."""
    assert points("count_K", "(KRK)", "(KKK)", "(RKKK)") == [0, 2, 2]
    assert points("absent_K_equal_BR", "(KBR)", "(BYR)") == [3, 7]


def test_levels() -> None:
    """Only the highest level reached counts."""
    assert points("ab_RB", "(RBRB)", "(RBRBRB)") == [3, 5]


def test_orientation_first() -> None:
    """The head side of a coatl begun with a body is fixed from its first piece."""
    state = table(boards=["bB bY hR tK"], coatls=[[coatl("G")]])
    play(state, "extend 1 front B", "extend 1 back Y", "extend 1 head R")
    assert seat_of(state, 0)["coatls"][0]["pieces"] == "RBGY"


def test_four_coatls() -> None:
    """Three coatls in all: with two completed and one unfinished, no other can be begun."""
    done = [coatl("(YYY)", "count_Y"), coatl("(GGG)", "count_G")]
    state = table(boards=["bB"], completed=done, coatls=[[coatl("K")]])
    assert refusal(state, "start body B") == "three_coatls"
    one = table(boards=["bB"], completed=done[:1], coatls=[[coatl("K")]])
    assert can(one, "start body B")


def test_temple_refill() -> None:
    """The piles lie face up, so the next temple is seen at once, each pile for itself."""
    state = table(tops=["absent_Y_len7", "absent_K_len8"])
    play(state, "commit absent_Y_len7")
    assert lies(state)["temple_tops"][0] not in (None, "absent_Y_len7")
    assert lies(state)["temple_tops"][1] == "absent_K_len8"


def test_temple_optional() -> None:
    """A temple that fits may be left alone."""
    state = table(boards=["tR"], coatls=[[coatl("(BBB", "count_B")]], tops=["absent_Y_len7", "absent_K_len8"])
    play(state, "extend 1 tail R")
    assert can(state, "temple absent_Y_len7")
    play(state, "complete")
    assert lies(state)["completed"][0]["temple"] is None


def test_start_keep() -> None:
    """None to three of the first cards may be kept."""
    state = GAME.new(2, 3)
    sizes = {len(state.say(action).split()) - 1 for action in state.legal() if state.say(action) != "keep none"}
    assert can(state, "keep none")
    assert sizes == {1, 2, 3}


def test_deck_out() -> None:
    """An empty deck is made anew from the discards."""
    state = table(deck="", display="pair_Y pair_R pair_K trio_Y trio_R trio_K")
    assert told(state, "choose deck") == ["reshuffled", "drew"]


def test_refill_again() -> None:
    """Heads and tails gone for good: the condition holds after every take, so bodies are refilled every time."""
    state = table(
        4,
        boards=["hY hY hY hR hR hR", "hK hK hK hG hG hG hB", "tY tY tY tR tR tR tK", "tK tK tG tG tG tB tB tB"],
        coatls=[[coatl("(B"), coatl("(B")]],
        heads="..",
        tails="..",
    )
    assert "refilled" in told(state, "take body Y Y")
    assert None not in lies(state)["bodies"]


def test_token_last_turn() -> None:
    """A token may be an action of a last turn."""
    done = [coatl("(YYY)", "count_Y"), coatl("(GGG)", "count_G"), coatl("(BBB)", "count_B")]
    state = table(seat=1, completed=done, ending="third_coatl", ending_seat=0, turns_left=1, actions_left=2, heads="RK")
    play(state, "pick head K", "future", "discard none", "end")
    assert state.over


def test_stf_zero() -> None:
    """After See the Future one may stop without choosing a card."""
    state = table(hands=["count_Y"], display="pair_Y pair_R pair_K trio_Y trio_R trio_K")
    play(state, "future", "discard none", "end")
    assert (hand(state, 0), state.seat) == (["count_Y"], 1)


def test_temple_hand() -> None:
    """No limit to the temples in a hand: a committed one is held beside the secret one, and both can be used."""
    tops = ["absent_Y_len7", "equal_RY_len12"]
    state = table(boards=["tR", ""], coatls=[[coatl("(BBB", "count_B")]], secrets=["absent_K_len8"], tops=tops)
    play(state, "commit absent_Y_len7", "take head Y", "extend 1 tail R")
    assert seat_of(state, 0)["temples"] == ["absent_Y_len7"]
    assert can(state, "temple absent_Y_len7")
    assert can(state, "temple absent_K_len8")


def test_stuck() -> None:
    """Who can do nothing passes and keeps the score; the turn comes round again."""
    state = table(
        hands=["rainbow_YKRGB rainbow_RKBYG mirror_KY mirror_GK mirror_KB"],
        boards=["hY hY hR hR hR hK hK hK"],
        coatls=[[coatl("(BB"), coatl("(GG")]],
        completed=[coatl("(YYY)", "count_Y")],
        heads="GG",
        tokens=["", ""],
    )
    play(state, "pass", "take head G")
    assert (state.seat, state.scores()) == (0, [2, 0])


def test_still_tied() -> None:
    """Tied after both tie-breaks, the victory is shared."""
    done = [coatl("(BBB)", "count_B", seat=0), coatl("(KKK)", "count_K", seat=1)]
    assert table(completed=done).ranking() == [1, 1]
