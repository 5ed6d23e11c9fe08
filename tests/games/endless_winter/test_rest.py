"""Rest: a card, perhaps an animal, no cards from the hand; and the module of the rest tokens."""

from __future__ import annotations

import pytest

from tests.games.endless_winter.table import (
    animals,
    before_eclipse,
    choices,
    food,
    hand,
    idols,
    play,
    position,
    tools,
    until_phase,
)
from tests.games.moves import can, lies, refusal, seat_of


def test_rest_draws_a_card_and_then_may_use_an_animal() -> None:
    """The card first; the animal is free to leave."""
    state = position(hands=[["brave"]], animals=[{"megatherium": 1}])
    play(state, "place tribe rest", "take card")
    assert len(hand(state)) == 2
    assert choices(state) == ["tip megatherium", "end"]
    play(state, "tip megatherium")
    assert (food(state), animals(state), animals(state, which="used")) == (4, {}, {"megatherium": 1})
    assert choices(state) == ["end"]


def test_rest_uses_one_animal_at_most() -> None:
    """Even with two of them."""
    state = position(animals=[{"megatherium": 2}], camps=[{0: 5}])
    play(state, "place tribe rest", "take card", "tip megatherium")
    assert choices(state) == ["end"]


def test_rest_card_may_be_a_lesser_reward() -> None:
    """A drawn card is a reward like any other."""
    state = position()
    play(state, "place tribe rest")
    assert choices(state) == ["take card", "idol offering", "idol honour", "take tool", "take food"]
    play(state, "take food")
    assert (food(state), hand(state)) == (1, [])


def test_rest_may_be_used_again_in_a_later_turn() -> None:
    """Several figures a round, one a turn."""
    state = position(2, turn=2, figures=[["", "rest", ""], ["", "hunt", ""]])
    play(state, "place tribe rest")
    assert seat_of(state, 0)["figures"] == [None, "rest", "rest"]


def test_cards_are_no_use_at_rest_even_at_the_end() -> None:
    """The figure lies down: nothing is played from the hand."""
    state = position(hands=[["brave"]], animals=[{"elk": 1}])
    play(state, "place tribe rest", "take food")
    assert refusal(state, "play brave") == "no_cards_at_rest"
    assert refusal(state, "spend") == "wrong_section"
    play(state, "tip elk", "done")
    assert refusal(state, "play brave") == "no_cards_at_rest"


# The rest tokens


REST = {"rest_tokens": True}


def test_the_first_figure_at_rest_in_a_round_may_take_the_open_token() -> None:
    """The second one, its own or another's, may not."""
    state = position(2, options=REST, rest_top="rt-1")
    play(state, "place tribe rest")
    assert choices(state) == ["token top", "token next", "done"]
    play(state, "token top", "use token", "take tool")
    assert (tools(state), food(state)) == (1, 1)
    play(state, "take food", "end")
    assert lies(state)["rest_tokens_below"] == ["rt-1"]
    play(state, "place tribe rest")
    assert "token top" not in choices(state)
    assert lies(state)["rest_token"] is None


def test_the_open_rest_token_may_go_under_the_pile_for_the_next_one() -> None:
    """The first one then lies below, and later the taken one below that."""
    state = position(2, options=REST, rest_top="rt-2", rest_queue=["rt-5", "rt-3", "rt-4", "rt-1"])
    play(state, "place tribe rest", "token next")
    assert (lies(state)["token"], lies(state)["rest_tokens_below"]) == ("rt-5", ["rt-3", "rt-4", "rt-1", "rt-2"])
    play(state, "use token")
    assert sum(animals(state).values()) == 1
    play(state, "take food", "end")
    assert lies(state)["rest_tokens_below"] == ["rt-3", "rt-4", "rt-1", "rt-2", "rt-5"]


def test_who_declines_the_rest_token_leaves_it_to_nobody() -> None:
    """Only the very first figure has the choice."""
    state = position(2, options=REST)
    play(state, "place tribe rest", "done", "take food", "end", "place tribe rest")
    assert refusal(state, "token top") == "other_decision"
    assert lies(state)["rest_token"] == "rt-1"


@pytest.mark.parametrize("moment", ["before", "between", "after"])
def test_a_rest_token_is_used_before_between_or_after(moment: str) -> None:
    """Whenever it suits, but once."""
    state = position(options=REST, rest_top="rt-2", animals=[{"megatherium": 1}])
    play(state, "place tribe rest", "token top")
    for step, line in (("before", "next"), ("between", "tip megatherium"), ("after", "end")):
        if step == moment:
            play(state, "use token", "idol honour")
            assert idols(state) == (0, 1)
            assert not can(state, "use token")
            return
        play(state, line)
        if line == "next":
            play(state, "take food")


def test_a_rest_token_not_used_goes_under_the_pile_all_the_same() -> None:
    """It cannot be kept."""
    state = position(2, options=REST, rest_top="rt-2")
    play(state, "place tribe rest", "token top", "next", "take food", "end")
    assert (lies(state)["token"], lies(state)["rest_tokens_below"]) == (None, ["rt-2"])
    assert idols(state) == (0, 0)


def test_a_rest_token_nobody_took_goes_under_the_pile_at_the_end_of_the_round() -> None:
    """And the next one is turned up, whether one was taken or not."""
    queue = ["rt-5", "rt-3", "rt-4", "rt-1"]
    state = before_eclipse(2, options=REST, rest_top="rt-2", rest_queue=queue)
    play(state, "done")
    until_phase(state, "preparation")
    assert lies(state)["rest_token"] == "rt-5"
    assert lies(state)["rest_tokens_below"] == ["rt-3", "rt-4", "rt-1", "rt-2"]
    assert lies(state)["rest_claimed"] is False
    state = before_eclipse(2, options=REST, rest_top="", rest_queue=[*queue, "rt-2"], rest_claimed=True)
    play(state, "done")
    until_phase(state, "preparation")
    assert (lies(state)["rest_token"], lies(state)["rest_tokens_below"]) == ("rt-5", ["rt-3", "rt-4", "rt-1", "rt-2"])
