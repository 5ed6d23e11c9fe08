"""Rulebook, "Completing a coatl" and "Temple cards"."""

from __future__ import annotations

from tests.games.coatl.table import TEMPLES, asked, coatl, hand, table, told
from tests.games.moves import can, lies, play, refusal, seat_of

TOPS = ["absent_Y_len7", "absent_K_len8"]


def test_needs_a_head_a_tail_and_a_body() -> None:
    state = table(boards=["tR bB"], coatls=[[coatl("(B")]], hands=["count_B"])
    assert refusal(state, "extend 1 tail R") == "needs_body"
    play(state, "extend 1 back B")
    state = table(boards=["hB"], coatls=[[coatl("B)")]], hands=["count_B"])
    assert refusal(state, "extend 1 head B") == "needs_body"


def test_needs_at_least_one_prophecy() -> None:
    """Fulfilled before, or in the hand and fulfilled by the coatl as it will be."""
    without = table(boards=["tR"], coatls=[[coatl("(BB")]])
    assert refusal(without, "extend 1 tail R") == "needs_prophecy"
    wrong = table(boards=["tR"], coatls=[[coatl("(BB")]], hands=["count_B"])
    assert refusal(wrong, "extend 1 tail R") == "needs_prophecy"
    before = table(boards=["tR"], coatls=[[coatl("(BBB", "count_B")]])
    assert can(before, "extend 1 tail R")
    now = table(boards=["tB"], coatls=[[coatl("(BB")]], hands=["count_B"])
    play(now, "extend 1 tail B")
    assert asked(now) == "complete"
    assert refusal(now, "complete") == "needs_prophecy"
    play(now, "fulfil 1 count_B", "complete")
    assert now.scores() == [2, 0]


def test_completion_comes_before_the_turn_goes_on() -> None:
    state = table(boards=["tR bK"], coatls=[[coatl("(BBB", "count_B"), coatl("KK")]], hands=["pair_K"])
    play(state, "extend 1 tail R")
    for line in ("start body K", "extend 2 back K", "end", "take head Y", "pass"):
        assert refusal(state, line) == "complete_first"
    assert refusal(state, "fulfil 2 pair_K") == "complete_first"
    play(state, "complete", "extend 2 back K", "end")
    assert state.seat == 1


def test_last_prophecies_up_to_four() -> None:
    """As many as wished are fulfilled now, up to four in all; a fifth is not."""
    state = table(
        boards=["tY"],
        coatls=[[coatl("(BBBRRRKG", "count_B", "trio_B")]],
        hands=["trio_R ab_RK ab_KG"],
        tops=["absent_B_len10", "absent_R_len11"],
        secrets=["absent_G_len9", "absent_K_len8"],
    )
    play(state, "extend 1 tail Y", "fulfil 1 trio_R", "fulfil 1 ab_RK")
    assert refusal(state, "fulfil 1 ab_KG") == "four_prophecies"
    play(state, "complete")
    assert state.scores() == [2 + 3 + 3 + 1, 0]
    assert hand(state, 0) == ["ab_KG"]


def test_a_completed_coatl_takes_no_more_cards() -> None:
    state = table(boards=["tR"], coatls=[[coatl("(BBB", "count_B")]], hands=["trio_B"])
    play(state, "extend 1 tail R", "complete")
    assert refusal(state, "fulfil 1 trio_B") == "no_coatl"
    assert refusal(state, "complete") == "not_completing"
    assert refusal(state, f"temple {TOPS[0]}") == "not_completing"


def test_own_or_open_temple() -> None:
    """One's own temple or one of the two open ones can be fulfilled, another's cannot."""
    names = ["absent_Y_len7", "absent_G_len9", "absent_K_len8", "equal_YG_len6"]

    def closing() -> list[str]:
        state = table(
            boards=["tR"],
            coatls=[[coatl("(BBB", "count_B")]],
            secrets=[names[0], names[1]],
            tops=names[2:],
        )
        play(state, "extend 1 tail R")
        assert refusal(state, f"temple {names[1]}") == "temple_elsewhere"
        assert refusal(state, f"temple {names[3]}") == "temple_not_met"
        return [state.say(action) for action in state.legal()]

    assert closing() == [f"temple {names[0]}", f"temple {names[2]}", "complete"]


def test_temple_needs_at_least_one_requirement() -> None:
    state = table(boards=["tR"], coatls=[[coatl("(BBB", "count_B")]], tops=["equal_YG_len6", "equal_RY_len12"])
    play(state, "extend 1 tail R")
    assert refusal(state, "temple equal_YG_len6") == "temple_not_met"


def test_temple_points_by_requirements_met() -> None:
    one = table(boards=["tR"], coatls=[[coatl("(BBB", "count_B")]], tops=TOPS)
    play(one, "extend 1 tail R", "temple absent_Y_len7")
    assert one.scores() == [2 + 3, 0]
    both = table(boards=["tR"], coatls=[[coatl("(BBBKKK", "count_B")]], tops=TOPS)
    play(both, "extend 1 tail R", "temple absent_Y_len7")
    assert both.scores() == [2 + 7, 0]


def test_temple_needs_a_prophecy_first() -> None:
    """The steps have an order: prophecies, then a temple."""
    state = table(boards=["tB"], coatls=[[coatl("(BB")]], hands=["count_B"], tops=TOPS)
    play(state, "extend 1 tail B")
    assert refusal(state, "temple absent_Y_len7") == "needs_prophecy"
    assert [state.say(action) for action in state.legal()] == ["fulfil 1 count_B"]


def test_at_most_one_temple_and_the_next_is_seen_at_once() -> None:
    state = table(boards=["tR tB"], coatls=[[coatl("(BBB", "count_B"), coatl("(KKK", "count_K")]], tops=TOPS)
    under = lies(state)["temple_under"]
    play(state, "extend 1 tail R")
    assert "temple_revealed" in told(state, "temple absent_Y_len7")
    assert asked(state) == "assemble"
    tops = lies(state)["temple_tops"]
    assert tops[0] not in (None, "absent_Y_len7")
    assert tops[1] == TOPS[1]
    assert lies(state)["temple_under"] == [under[0] - 1, under[1]]
    assert state.barrier == state.ply
    # The same turn goes on, and the new temple is there for the next coatl.
    play(state, "extend 2 tail B")
    assert refusal(state, "temple absent_Y_len7") == "temple_elsewhere"
    if not can(state, f"temple {tops[0]}"):
        assert refusal(state, f"temple {tops[0]}") == "temple_not_met"


def test_last_temple_of_a_pile_leaves_it_empty() -> None:
    """Four secret ones, four committed and five fulfilled: the two on top are the last."""
    done = [
        coatl("(YYY)", "count_Y", seat=0, temple="absent_B_len10"),
        coatl("(KKK)", "count_K", seat=1, temple="absent_R_len11"),
        coatl("(KKK)", "count_K", seat=2, temple="absent_G_len9"),
        coatl("(GGG)", "count_G", seat=3, temple="absent_K_equal_BR"),
        coatl("(YYY)", "count_Y", seat=3, temple="absent_R_equal_BG"),
    ]
    rest = [name for name in TEMPLES[:15] if name not in (*TOPS, *(serpent.temple for serpent in done))]
    state = table(
        4,
        boards=["tR"],
        coatls=[[coatl("(BBB", "count_B")]],
        completed=done,
        secrets=rest[:4],
        temples=rest[4:],
        tops=TOPS,
        heads="R.",
        tails="K.",
    )
    assert lies(state)["temple_under"] == [0, 0]
    play(state, "extend 1 tail R", "temple absent_Y_len7")
    assert lies(state)["temple_tops"] == [None, TOPS[1]]


def test_own_secret_temple_is_gone_once_used() -> None:
    state = table(
        boards=["tR"],
        coatls=[[coatl("(BBB", "count_B")]],
        secrets=["absent_Y_len7"],
        tops=["absent_K_len8", "absent_G_len9"],
    )
    play(state, "extend 1 tail R", "temple absent_Y_len7")
    assert seat_of(state, 0)["secret_temple"] is None
    assert lies(state)["completed"][0]["temple"] == "absent_Y_len7"
    assert lies(state)["temple_tops"] == ["absent_K_len8", "absent_G_len9"]


def test_value_is_announced_and_the_place_is_free_again() -> None:
    state = table(boards=["tR bK"], coatls=[[coatl("(BBB", "count_B"), coatl("KK")]])
    state.events = []
    play(state, "extend 1 tail R", "complete")
    announced = state.events[-1].full()
    assert announced["kind"] == "completed"
    assert announced["points"] == 2
    assert announced["length"] == 4
    play(state, "start body K")
    assert seat_of(state, 0)["coatls"][0]["pieces"] == "K"


def test_more_than_three_coatls_cannot_be_begun() -> None:
    done = [coatl("(YYY)", "count_Y"), coatl("(GGG)", "count_G")]
    state = table(boards=["bB bK"], completed=done)
    play(state, "start body B")
    assert refusal(state, "start body K") == "three_coatls"
    third = table(boards=["tR bK"], completed=done, coatls=[[coatl("(BBB", "count_B")]])
    play(third, "extend 1 tail R", "complete")
    assert refusal(third, "start body K") == "three_coatls"


def test_the_next_temple_is_any_of_those_below() -> None:
    """The order of the piles is unknown: each of the temples below may come up."""
    found = set()
    for seed in range(120):
        state = table(tops=TOPS, seed=seed)
        play(state, f"commit {TOPS[0]}")
        found.add(lies(state)["temple_tops"][0])
    assert found == set(lies(table(tops=TOPS))["temple_rest"])
