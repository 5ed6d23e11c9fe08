"""Rulebook, "Preparing the game"."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.coatl.table import GAME, asked, hand, tokens_of
from tests.games.moves import can, lies, play, refusal

SEEDS = range(5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_supply_board_is_filled_at_random_from_the_bags(players: int) -> None:
    """Two heads, two tails and six pairs of bodies lie on the board, the rest of 15, 15 and 120 in the bags."""
    for seed in SEEDS:
        position = lies(GAME.new(players, seed))
        assert len(position["heads"]) == len(position["tails"]) == 2
        assert len(position["bodies"]) == 6
        assert None not in position["heads"] + position["tails"] + position["bodies"]
        assert [sum(bag) for bag in position["bags"].values()] == [13, 108, 13]
    assert len({str(lies(GAME.new(players, seed))["bodies"]) for seed in SEEDS}) > 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_secret_temple_each_and_two_open_piles(players: int) -> None:
    position = lies(GAME.new(players, 1))
    secret = [seat["secret_temple"] for seat in position["seats"]]
    assert None not in secret
    assert len(set(secret)) == players
    assert None not in position["temple_tops"]
    piles = [1 + under for under in position["temple_under"]]
    assert sum(piles) == 15 - players
    assert piles[0] - piles[1] in (0, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_four_five_six_prophecies_are_dealt(players: int) -> None:
    """The first player is dealt three cards, the second four, the third five, the fourth six; six lie open."""
    state = GAME.new(players, 1)
    assert [len(hand(state, seat)) for seat in range(players)] == [3, 4, 5, 6][:players]
    assert len(lies(state)["display"]) == 6
    assert len(lies(state)["deck"]) == 54 - 6 - sum([3, 4, 5, 6][:players])


def test_up_to_three_are_kept_and_the_rest_put_aside_unseen() -> None:
    state = GAME.new(4, 3)
    dealt = [hand(state, seat) for seat in range(4)]
    for line in ("keep none", "keep 2", "keep 1 5", "keep 1 2 6"):
        play(state, line)
    assert [hand(state, seat) for seat in range(4)] == [
        [],
        [dealt[1][1]],
        [dealt[2][0], dealt[2][4]],
        [dealt[3][0], dealt[3][1], dealt[3][5]],
    ]
    assert len(lies(state)["aside"]) == 3 + 3 + 3 + 3
    assert lies(state)["discards"] == []
    view: Any = state.view(None)
    assert [seat["aside"] for seat in view["seats"]] == [3, 3, 3, 3]


def test_more_than_three_or_cards_one_does_not_have_cannot_be_kept() -> None:
    state = GAME.new(2, 3)
    assert refusal(state, "keep 4") == "no_such_card"
    assert all(len(str(state.say(action)).split()) <= 4 for action in state.legal())
    play(state, "keep 1 2 3")
    assert can(state, "keep 2 3 4")
    assert refusal(state, "keep 1 2 5") == "no_such_card"


def test_everyone_keeps_before_the_first_turn() -> None:
    state = GAME.new(3, 3)
    assert [state.seat, refusal(state, "choose deck")] == [0, "keep_first"]
    play(state, "keep 1")
    assert state.seat == 1
    play(state, "keep 1")
    assert state.seat == 2
    assert asked(state) == "keep"
    play(state, "keep 1")
    assert (state.seat, asked(state)) == (0, "play")
    assert refusal(state, "keep 1") == "kept_already"


def test_of_two_identical_cards_dealt_the_first_stands_for_both() -> None:
    for seed in range(2000):
        state = GAME.new(2, seed)
        cards = hand(state, 0)
        if cards[0] == cards[1] != cards[2]:
            assert refusal(state, "keep 2") == "twin"
            assert refusal(state, "keep 2 3") == "twin"
            assert can(state, "keep 1")
            assert can(state, "keep 1 2")
            return
    raise AssertionError("no seed deals two identical cards")


def test_three_sacrifice_tokens_each_unless_left_out() -> None:
    """The rulebook advises to leave the tokens out of a first game."""
    state = GAME.new(2, 1)
    assert tokens_of(state, 1) == ["perfect_pick", "see_the_future", "priest_commitment"]
    state = GAME.new(2, 1, {"sacrifice_tokens": False})
    assert tokens_of(state, 1) == []
    play(state, "keep none", "keep none")
    for line in ("pick head Y", "future", "commit absent_Y_len7"):
        assert refusal(state, line) == "no_tokens"


def test_promo_pack_is_shuffled_in_only_when_wished() -> None:
    def all_cards(state: sunstone.State) -> str:
        return str(state.dump())

    plain, promo = GAME.new(2, 1), GAME.new(2, 1, {"promo": True})
    assert "promo_" not in all_cards(plain)
    assert all_cards(promo).count("'promo_") == 6 + 5
    assert len(lies(promo)["deck"]) == 60 - 6 - 3 - 4
    assert sum(lies(promo)["temple_under"]) == 20 - 2 - 2
