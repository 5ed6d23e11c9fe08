"""Several rewards at once: the player board in the eclipse, and glacier tokens, in the order the player chooses."""

from __future__ import annotations

from typing import Any

import sunstone
from sunstone.core.components import Components
from tests.games.endless_winter.hands import look, owned
from tests.games.endless_winter.table import choices, eclipse, happened, idols, play, points, position, tools
from tests.games.moves import refusal

PLAIN = "[offering.level-6]\nreward = []\n"
"""No level of the offering track gives more than goods: then cards, idols and tools are in nobody's way."""


def rewarded(own: Components | None = None, **given: Any) -> sunstone.State:
    """Seat 1 has a village and three empty megalith slots, with a tool and an idol; its turn-order reward is taken."""
    towers = dict.fromkeys(("c2", "d2", "e1", "e2"), 1)
    plain: dict[str, Any] = {
        "settled": {(5, 16, 17): 1},
        "land": dict.fromkeys((5, 16, 17), "glacier"),
        "megaliths": {"b1": 4, "c1": 4, **towers},
    }
    return play(eclipse(2, components=own, **{**plain, **given}), "take food")


def test_rewards_of_the_board_come_in_the_order_the_player_chooses() -> None:
    """Odměny z desky hráče: where a level of the offering track gives a card, it may be wanted before another card."""
    state = rewarded()
    assert choices(state) == ["board village", "board slot-1", "board slot-3"]
    assert refusal(state, "board slot-5") == "no_item"
    assert refusal(state, "done") == "not_optional"
    play(state, "board slot-3", "idol honour")
    assert choices(state) == ["board village", "board slot-1"]
    play(state, "board slot-1", "take tool", "take card")
    assert (idols(state, 1), tools(state, 1), len(look(state, 1)["hand"]), state.seat) == ((0, 1), 1, 1, 0)


def test_nothing_is_asked_where_the_order_cannot_matter() -> None:
    """Cards come first, as nothing is lost by knowing more."""
    state = rewarded(owned(PLAIN))
    play(state, "take card", "take tool", "idol honour")
    assert (idols(state, 1), tools(state, 1), len(look(state, 1)["hand"]), state.seat) == ((0, 1), 1, 1, 0)


def test_equal_rewards_are_not_asked_about() -> None:
    """Two villages with a card each."""
    state = rewarded(
        settled={(5, 16, 17): 1, (5, 14, 16): 1}, megaliths={}, land=dict.fromkeys((5, 14, 16, 17), "glacier")
    )
    play(state, "take card", "take card")
    assert (len(look(state, 1)["hand"]), state.seat) == (2, 0)


def test_stones_count_last_unless_a_reward_could_take_from_them() -> None:
    """Odměny z desky hráče: a stone for terrains with camps may be wanted before a reward that moves one."""
    own = owned('[settlement.placed]\nreward = ["move 1"]\n' + PLAIN)
    given: dict[str, Any] = {
        "settled": {(5, 16, 17): 1},
        "megaliths": {},
        "stones": [[], ["ss1-08"]],
        "land": {5: "glacier", 16: "glacier", 17: "glacier", 2: "glacier"},
        "camps": [{}, {2: 1}],
    }
    state = rewarded(own, **given)
    assert choices(state) == ["board village", "board stones"]
    play(state, "board stones", "move 2 0")
    assert (points(state, 1), state.seat) == (1, 0)
    # Moved to the start hex first, the camp counts nothing.
    state = rewarded(own, **given)
    play(state, "board village", "move 2 0")
    assert (points(state, 1), state.seat) == (0, 0)
    # A card cannot move a camp.
    state = rewarded(owned(PLAIN), **given)
    play(state, "take card")
    assert (points(state, 1), state.seat) == (1, 0)


def test_a_reward_that_may_be_unwelcome_can_be_left_and_the_stones_still_count() -> None:
    """Fáze zatmění, 3: effects are voluntary. Points are nothing to leave."""
    own = owned('[settlement.placed]\nreward = ["animal_top 1"]\n')
    state = rewarded(own, megaliths={}, stones=[[], ["ss1-07"]], land={5: "glacier", 16: "glacier", 17: "glacier"})
    assert choices(state) == ["board village", "done"]
    state.events = []
    play(state, "done")
    assert (points(state, 1), happened(state, "hunted"), state.seat) == (2, [], 0)


def test_a_card_of_the_pile_that_may_be_unwelcome_can_be_left() -> None:
    """Fáze zatmění, B: a hunter's top animal may be left, a shaman's idol and food do no harm."""
    state = play(eclipse(2, eclipse_piles=[[], ["hunter"]]), "take food")
    assert choices(state) == ["use hunter", "done"]
    assert play(state, "done").seat == 0
    state = play(eclipse(2, eclipse_piles=[[], ["shaman", "craftswoman"]]), "take food")
    assert choices(state) == ["use craftswoman", "use shaman"]


# Glacier tokens


def settling(tokens: dict[int, str], own: Components | None = None) -> sunstone.State:
    """Seat 0 settles between three glaciers."""
    state = position(
        2,
        components=own,
        options={"glacier_tokens": True},
        column="migrate",
        stage="middle",
        land=dict.fromkeys((1, 7, 8), "glacier"),
        glacier_tokens=tokens,
        camps=[{1: 1, 7: 1, 8: 1}],
        food=[3],
    )
    return play(state, "settle 1 7 8")


def test_glacier_tokens_of_a_village_come_in_the_order_the_player_chooses() -> None:
    """Žetony ledovců: a burial may be wanted before the card that makes the discards the pile."""
    state = settling({1: "gt-09", 7: "gt-05", 8: "gt-10"})
    assert choices(state) == ["claim 1", "claim 7", "claim 8"]
    assert refusal(state, "claim 2") == "no_claim"
    assert refusal(state, "done") == "not_optional"
    play(state, "claim 8")
    assert (points(state), choices(state)) == (3, ["claim 1", "claim 7"])
    play(state, "claim 7", "take tool", "part 2", "idol honour", "done")
    assert (tools(state), idols(state), choices(state)[-1]) == (1, (0, 1), "end")


def test_plain_tokens_are_not_asked_about() -> None:
    """Tools, food, points and a card: the card first."""
    state = settling({1: "gt-01", 7: "gt-05", 8: "gt-10"}, owned(PLAIN))
    assert choices(state)[0] == "take card"
    play(state, "take card", "take tool")
    assert (points(state), tools(state)) == (3, 2)


def test_two_tokens_with_a_card_and_more_are_asked_about() -> None:
    """Which card is seen before which choice is not all the same."""
    own = owned(PLAIN + '[glacier_token.gt-04]\nreward = ["idol 1", "draw 1"]\n')
    state = settling({1: "gt-04", 7: "gt-06", 8: "gt-10"}, own)
    assert choices(state) == ["claim 1", "claim 7", "claim 8"]
