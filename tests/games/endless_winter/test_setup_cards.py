"""The five set-up cards and the bonus of the turn order."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.endless_winter.hands import look, seat_of
from tests.games.endless_winter.table import GAME, hand, play

CARDS: dict[str, dict[str, Any]] = {
    "su-1": {"tools": 2, "food": 2, "tribe": "craftswoman", "animals": {"glyptodon": 1}, "camps": {0: 1}},
    "su-2": {"tools": 1, "food": 1, "tribe": "scout", "animals": {"elk": 1}, "camps": {0: 2}},
    "su-3": {"tools": 2, "food": 1, "tribe": "hunter", "animals": {"smilodon": 1, "rhino": 1}, "camps": {0: 1}},
    "su-4": {"tools": 3, "food": 1, "tribe": "shaman", "animals": {"megatherium": 1, "rhino": 1}, "camps": {0: 1}},
    "su-5": {"tools": 2, "food": 2, "tribe": "elder", "animals": {"argentavis": 1}, "camps": {0: 1}},
}
BONUS = [(0, 0), (1, 0), (0, 1), (1, 1)]
"""Food and tools by place in turn order."""


def drawn_to(card: str, seat: int) -> sunstone.State:
    """Four players have taken their set-up cards, this one by this seat; all five were on offer."""
    state = play(GAME.new(4, 1, {"setup": "cards"}), *["side a"] * 4)
    others = [name for name in CARDS if name != card]
    for chooser in (3, 2, 1, 0):
        assert state.seat == chooser
        play(state, f"setup {card}" if chooser == seat else f"setup {others.pop()}")
    return state


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("card", CARDS)
def test_what_a_card_gives(card: str, seat: int) -> None:
    state = drawn_to(card, seat)
    given = CARDS[card]
    found = look(state, seat)
    more_food, more_tools = BONUS[seat]
    assert found["food"] == given["food"] + more_food
    assert found["tools"] == given["tools"] + more_tools
    assert found["animals"] == given["animals"]
    assert found["camps"] == given["camps"]
    assert seat_of(state, seat)["setup_card"] == card
    held = hand(state, seat)
    assert len(held) == 5
    for known in (given["tribe"], "brave", "tribeswoman"):
        held.remove(known)
    assert set(held) <= {"tribesman", "tribeswoman", "brave"}


@pytest.mark.parametrize("card", CARDS)
def test_the_animals_come_from_the_deck_and_the_card_from_its_stack(card: str) -> None:
    state = drawn_to(card, 0)
    view = state.view(None)
    stacks = view["tribe_stacks"]
    assert isinstance(stacks, dict)
    assert stacks[CARDS[card]["tribe"]] == 14
    held = sum(sum(seat_of(state, seat)["animals"]) for seat in range(4))
    assert view["animals_left"] == 60 - 5 - held


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_dealt(card: str) -> None:
    """Without the variant each player is dealt one at random."""
    for seed in range(60):
        state = play(GAME.new(2, seed), "side a", "side b")
        dealt = [seat_of(state, seat)["setup_card"] for seat in range(2)]
        if card in dealt:
            seat = dealt.index(card)
            assert look(state, seat)["animals"] == CARDS[card]["animals"]
            return
    pytest.fail("never dealt")
