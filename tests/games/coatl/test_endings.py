"""Rulebook, "The end of the game": both ways it comes about, and the last turns of each."""

from __future__ import annotations

import pytest

import sunstone
from tests.conformance.table import GOLDEN
from tests.games.coatl.table import asked, coatl, table, told
from tests.games.moves import can, lies, play, refusal

TWO_DONE = [("(YYY)", "count_Y"), ("(GGG)", "count_G")]


HEADS = "hY hY hY hR hR hK hK hK"
USELESS = ["rainbow_YKRGB rainbow_RKBYG mirror_KY mirror_GK mirror_KB", "mirror_YR mirror_RB run_YKR run_GYK run_YBG"]
"""Cards that the short coatls below do not fulfil."""


def stuck() -> sunstone.State:
    """A table where the first player can do nothing."""
    chains = [[coatl("(BB"), coatl("(RR")]]
    return table(hands=USELESS[:1], boards=[HEADS], coatls=chains, heads="GG", tokens=["", ""])


def third_coatl_due(players: int, seat: int, **more: object) -> sunstone.State:
    """A table where the seat can complete its third coatl now."""
    done = [coatl(text, card, seat=seat) for text, card in TWO_DONE]
    chains: list[list[object]] = [[] for _ in range(players)]
    chains[seat] = [coatl("(BBB", "count_B")]
    boards = [""] * players
    boards[seat] = "tR"
    return table(players, seat=seat, completed=done, coatls=chains, boards=boards, **more)  # type: ignore[arg-type]


def turns(state: sunstone.State) -> list[tuple[int, int]]:
    """Who acts from here to the end, and how many actions each has in a row; everyone takes what there is."""
    out: list[tuple[int, int]] = []
    while not state.over:
        seat = state.seat
        if out and out[-1][0] == seat:
            out[-1] = (seat, out[-1][1] + 1)
        else:
            out.append((seat, 1))
        play(state, state.say(next(action for action in state.legal() if state.say(action).startswith("take"))))
    return out


@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in (2, 3, 4) for seat in range(players)])
def test_last_turns_after_a_third_coatl(players: int, seat: int) -> None:
    """Who sits later in the round has a last turn of up to two actions, who sits earlier of one; the finisher none."""
    state = third_coatl_due(players, seat)
    play(state, "extend 1 tail R")
    assert "ending" in told(state, "complete")
    play(state, "end")
    expected = [(later, 2) for later in range(seat + 1, players)] + [(earlier, 1) for earlier in range(seat)]
    assert turns(state) == expected
    assert state.over


def test_the_finisher_may_go_on_with_the_turn() -> None:
    """Completing is part of assembling; the turn goes on after it."""
    state = third_coatl_due(2, 0, hands=["trio_B"])
    play(state, "extend 1 tail R", "complete")
    assert (state.seat, asked(state)) == (0, "assemble")
    assert [state.say(action) for action in state.legal()] == ["end"]


def test_actions_of_a_last_turn_can_be_declined() -> None:
    """The rulebook says one may carry out up to two actions: none and one are fine too."""
    state = third_coatl_due(4, 1)
    play(state, "extend 1 tail R", "complete", "end", "pass")
    assert state.seat == 3
    play(state, "take head Y", "pass")
    assert state.seat == 0
    play(state, "pass")
    assert state.over
    before = table(4)
    assert refusal(before, "pass") == "can_act"


def test_display_is_refilled_after_the_last_turn_of_two_actions_not_between() -> None:
    state = third_coatl_due(3, 0, display="pair_Y pair_R pair_K trio_Y trio_R trio_K")
    play(state, "extend 1 tail R", "complete", "end", "choose pair_Y", "end")
    assert state.seat == 1
    assert len(lies(state)["display"]) == 5
    play(state, "take head Y")
    assert len(lies(state)["display"]) == 6


def test_two_actions_may_be_two_of_a_kind_or_a_token() -> None:
    state = third_coatl_due(2, 0)
    play(state, "extend 1 tail R", "complete", "end", "future", "discard none", "end", "pick head B")
    assert state.over


def test_another_third_coatl_in_a_last_turn_changes_nothing() -> None:
    done = [coatl(text, card, seat=0) for text, card in TWO_DONE]
    done += [coatl("(KKK)", "count_K", seat=1), coatl("(RRR)", "count_R", seat=1)]
    state = table(
        3,
        completed=done,
        boards=["tR", "tB"],
        coatls=[[coatl("(BBB", "count_B")], [coatl("(BBB", "trio_B")]],
    )
    play(state, "extend 1 tail R", "complete", "end", "extend 1 tail B", "complete", "end")
    assert (state.seat, lies(state)["actions_left"]) == (1, 1)
    play(state, "pass")
    assert (state.seat, lies(state)["ending_seat"]) == (2, 0)
    play(state, "pass")
    assert state.over


@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in (2, 3, 4) for seat in range(players)])
def test_last_turns_after_the_bodies_run_out(players: int, seat: int) -> None:
    """All finish the round, so that everyone has had as many turns, and then each has one last turn of one action."""
    state = table(
        players,
        seat=seat,
        bodies="YY .. .. .. .. ..",
        body_bag="",
        hoarder=players - 1,
        options={"sacrifice_tokens": False},
    )
    assert "ending" in told(state, "take body Y Y")
    assert lies(state)["ending"] == "no_bodies"
    acted: list[int] = []
    while not state.over:
        acted.append(state.seat)
        play(state, "choose deck", "end")
    assert acted == [*range(seat + 1, players), *range(players)]


def test_bodies_run_out_only_when_board_and_bag_are_empty() -> None:
    state = table(bodies="YY RR .. .. .. ..", body_bag="")
    play(state, "take body Y Y")
    assert lies(state)["ending"] == "none"
    state = table(bodies="YY .. .. .. .. ..", body_bag="KK")
    play(state, "take body Y Y")
    assert lies(state)["ending"] == "none"
    assert lies(state)["bodies"][0] == "KK"


def test_last_turns_after_the_bodies_run_out_cannot_be_declined() -> None:
    """Here the rulebook has everyone play a turn; "may" is said only of the other ending."""
    state = table(bodies="YY .. .. .. .. ..", body_bag="")
    play(state, "take body Y Y")
    assert refusal(state, "pass") == "can_act"


def test_a_third_coatl_after_the_bodies_ran_out_changes_nothing() -> None:
    state = third_coatl_due(
        2, 1, bodies=".. .. .. .. .. ..", body_bag="", hoarder=0, ending="no_bodies", ending_seat=0, turns_left=3
    )
    play(state, "extend 1 tail R", "complete", "end")
    assert (state.seat, state.over, lies(state)["actions_left"]) == (0, False, 1)
    play(state, "choose deck", "end")
    assert (state.seat, lies(state)["ending"]) == (1, "no_bodies")


def test_who_can_do_nothing_passes() -> None:
    """A full board without a place to build, a full hand, no tokens: the turn is passed, and one stays in the game."""
    state = stuck()
    assert [state.say(action) for action in state.legal()] == ["pass"]
    play(state, "pass")
    assert state.seat == 1
    assert not state.over


def test_the_game_ends_when_all_pass_in_a_row() -> None:
    boards = [HEADS, "tY tY tY tR tR tR tK tK"]
    chains = [[coatl("(BB"), coatl("(RR")], [coatl("KK)"), coatl("GG)")]]
    state = table(hands=USELESS, boards=boards, coatls=chains, heads="BB", tails="BB", tokens=["", ""])
    assert told(state, "pass") == ["passed"]
    assert told(state, "pass") == ["passed", "ended"]
    assert state.over
    assert lies(state)["ending"] == "none"


def test_an_action_in_between_starts_the_count_of_passes_anew() -> None:
    state = stuck()
    play(state, "pass", "take head G", "pass")
    assert not state.over
    assert lies(state)["passes"] == 1


def test_whether_one_may_pass_does_not_tell_about_the_hand() -> None:
    """Only an unseen card could be played: passing is allowed all the same, or it would give the hand away."""

    def holding(card: str) -> sunstone.State:
        return table(
            hands=[f"{card} rainbow_RKBYG mirror_KY mirror_GK mirror_KB"],
            boards=[HEADS],
            coatls=[[coatl("(BB"), coatl("(RR")]],
            heads="GG",
            tokens=["", ""],
        )

    assert can(stuck(), "pass")
    assert can(holding("pair_B"), "pass")
    assert can(holding("pair_B"), "fulfil 1 pair_B")
    # A card that everyone saw on the display is another matter.
    assert refusal(holding("pair_B/open"), "pass") == "can_act"


@pytest.mark.parametrize("line", ["take head Y", "pass", "end", "keep 1"])
def test_nothing_can_be_done_after_the_end(line: str) -> None:
    state = table(
        over=True,
        ending="third_coatl",
        ending_seat=0,
        completed=[*(coatl(t, c) for t, c in TWO_DONE), coatl("(KKK)", "count_K")],
    )
    assert refusal(state, line) == "over"
    assert state.legal() == []


def test_recorded_games_end_in_every_way() -> None:
    """Among the golden games are some that end by a third coatl, for want of bodies, and because nobody can act."""
    causes = {
        lies(sunstone.Record.from_json(path.read_text(encoding="utf-8")).replay())["ending"]
        for path in (GOLDEN / "coatl" / "games").glob("*.json")
    }
    assert causes == {"third_coatl", "no_bodies", "none"}
