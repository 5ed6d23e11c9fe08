"""The land: influence, settlements, glacier tokens, the food limit, and the stones that look at it."""

from __future__ import annotations

import pytest

import sunstone
from tests.games.endless_winter.table import (
    animals,
    before_eclipse,
    camps,
    choices,
    eclipse,
    food,
    hand,
    happened,
    offered,
    play,
    points,
    position,
    reward,
    tools,
    until_phase,
)
from tests.games.moves import can, lies, refusal, seat_of


def claimed(seats: int = 2, **given: object) -> list[tuple[object, object]]:
    """Who is rewarded for which terrain in an eclipse, in order."""
    state = before_eclipse(seats, **given)
    state.events = []
    play(state, "done")
    until_phase(state, "preparation", ("take food", *(f"claim {place}" for place in range(19)), "done"))
    return [(event["seat"], event["terrain"]) for event in happened(state, "claimed")]


def test_a_camp_is_one_influence_and_the_most_is_rewarded() -> None:
    """Two camps beat one."""
    land = {7: "steppe"}
    assert claimed(land=land, camps=[{7: 2}, {7: 1}]) == [(0, "steppe")]
    assert claimed(land=land, camps=[{7: 1}, {7: 2}]) == [(1, "steppe")]


def test_a_shared_majority_rewards_everyone_who_shares_it() -> None:
    """Even three of them; who has less gets nothing."""
    land = {7: "steppe"}
    assert claimed(4, land=land, camps=[{7: 2}, {7: 2}, {7: 1}, {7: 2}]) == [
        (3, "steppe"),
        (1, "steppe"),
        (0, "steppe"),
    ]


def test_a_settlement_is_two_influence_on_each_of_its_three_hexes() -> None:
    """More than one camp, as much as two, less than three."""
    land = {1: "steppe", 7: "forest", 8: "canyon"}
    found = claimed(land=land, settled={(1, 7, 8): 0}, camps=[{}, {1: 1, 7: 2, 8: 2}])
    assert found == [(1, "forest"), (1, "canyon"), (0, "steppe"), (0, "forest"), (0, "canyon")]
    found = claimed(land=land, settled={(1, 7, 8): 0}, camps=[{}, {7: 3}])
    assert found == [(1, "forest"), (0, "steppe"), (0, "canyon")]


def test_camps_and_settlements_add_up() -> None:
    """A settlement and a camp are three."""
    land = {1: "steppe", 7: "steppe", 8: "steppe"}
    assert claimed(land=land, settled={(1, 7, 8): 0}, camps=[{7: 1}, {7: 2, 8: 3}]) == [
        (1, "steppe"),
        (0, "steppe"),
        (0, "steppe"),
    ]


def test_the_start_hex_and_glaciers_give_nothing() -> None:
    """However many camps stand there."""
    assert claimed(land={7: "glacier"}, camps=[{0: 3, 7: 2}, {0: 1}]) == []


def test_every_hex_is_rewarded_by_itself_in_any_order() -> None:
    """Two hexes of a kind are two rewards."""
    state = eclipse(2, land={7: "forest", 8: "forest", 9: "canyon", 10: "lake"}, camps=[{}, {7: 1, 8: 1, 9: 1, 10: 1}])
    assert state.seat == 1
    play(state, "take food")
    assert choices(state) == ["claim 7", "claim 8", "claim 9", "claim 10"]
    play(state, "claim 9")
    assert refusal(state, "claim 9") == "other_decision"
    play(state, "done")
    # Tools and points get in nobody's way: they come by themselves.
    play(state, "take tool", "take tool")
    assert (tools(state, 1), points(state, 1), state.seat) == (2, 2, 0)


def test_what_a_reward_moves_counts_for_the_hexes_after_it() -> None:
    """Fáze zatmění, C: every hex is looked at when its turn comes, so a camp may be rewarded where it came to."""
    land = {9: "canyon", 8: "glacier", 11: "forest", 2: "canyon"}
    state = eclipse(2, land=land, camps=[{11: 2}, {9: 1, 11: 1}])
    play(state, "take food", "move 9 11", "take tool")
    assert (tools(state, 1), state.seat) == (1, 0)
    # Where it left it is not rewarded any more: the order is the player's.
    state = eclipse(2, land=land, camps=[{}, {9: 1, 2: 1}])
    play(state, "take food")
    assert choices(state) == ["claim 2", "claim 9"]
    play(state, "claim 2", "move 9 8")
    assert (food(state, 1), state.seat) == (2, 0)


def test_a_hex_rewards_a_player_once_in_an_eclipse() -> None:
    """Fáze zatmění, C: a camp that goes and comes back does not make it reward again."""
    state = eclipse(2, land={9: "canyon", 11: "canyon"}, camps=[{}, {9: 1}])
    play(state, "take food", "move 9 11")
    assert lies(state)["claimed"] == [9, 11]
    play(state, "move 11 9")
    assert (food(state, 1), state.seat, lies(state)["claimed"]) == (3, 0, [])


def test_everyone_is_looked_at_after_the_one_before_has_moved() -> None:
    """Fáze zatmění, C: one player after the other, each as things stand then."""
    state = eclipse(2, land={9: "canyon", 11: "forest"}, camps=[{11: 1}, {9: 2, 11: 1}])
    play(state, "take food", "claim 9", "move 9 11", "take tool", "take food")
    assert (tools(state, 1), tools(state, 0), lies(state)["phase"]) == (1, 0, "preparation")


def test_a_top_animal_of_the_land_may_be_left() -> None:
    """Fáze zatmění, 3: effects are voluntary, and what comes unasked from a deck may be unwelcome."""
    state = eclipse(2, land={9: "tundra", 10: "forest"}, camps=[{}, {9: 1, 10: 1}])
    before = seat_of(state, 1)["animals"]
    play(state, "take food")
    assert choices(state) == ["claim 9", "claim 10", "done"]
    play(state, "claim 10", "take tool", "done")
    assert (tools(state, 1), seat_of(state, 1)["animals"], state.seat) == (1, before, 0)
    # What does no harm, or can be left when it is chosen, cannot be left as a whole.
    state = play(eclipse(2, land={9: "canyon", 10: "forest"}, camps=[{}, {9: 1, 10: 1}]), "take food")
    assert refusal(state, "done") == "not_optional"


@pytest.mark.parametrize(
    ("terrain", "lines", "gains"),
    [
        ("forest", ["take tool"], {"tools": 1}),
        ("steppe", [], {"food": 2}),
        ("lake", [], {"points": 2}),
        ("mountain", ["take tool"], {"tools": 1, "food": 1}),
        ("tundra", ["claim 7"], {"animals": 1}),
        ("canyon", ["move 7 1"], {"food": 1}),
    ],
)
def test_rewards_of_the_land(terrain: str, lines: list[str], gains: dict[str, int]) -> None:
    """One reward for every kind of land."""
    state = eclipse(3, land={7: terrain}, camps=[{}, {}, {7: 1}], megaliths={}, hands=[["brave"]])
    assert state.seat == 2
    state.events = []
    play(state, "take food")
    for line in lines:
        play(state, line)
    got = {
        "tools": tools(state, 2),
        "points": points(state, 2),
        "food": food(state, 2) - 1,
        "cards": len(hand(state, 2)),
        "megaliths": 10 - int(seat_of(state, 2)["megaliths_left"]),
        "animals": sum(animals(state, 2).values()),
        "idols": seat_of(state, 2)["idols"]["honour"],
    }
    assert got == {**dict.fromkeys(got, 0), **gains}


def test_a_settlement_stands_on_a_free_junction_with_an_own_camp_on_each_hex() -> None:
    """Two of three are not enough, nor is a camp of somebody else."""
    state = position(column="migrate", stage="middle", food=[3], camps=[{1: 2, 7: 1}, {8: 1}])
    assert refusal(state, "settle 1 7 8") == "camps_missing"
    assert choices(state) == ["next"]


def test_a_settlement_of_somebody_else_takes_the_junction_and_not_the_hexes() -> None:
    """The neighbouring junction is free."""
    state = position(
        column="migrate", stage="middle", food=[3], camps=[{1: 1, 2: 1, 8: 1, 7: 1}], settled={(1, 7, 8): 1}
    )
    assert offered(state, "settle") == ["settle 1 2 8"]


def test_the_third_settlement_is_the_last() -> None:
    """Then the middle section has nothing to offer."""
    towns = {(2, 9, 11): 0, (4, 13, 15): 0, (5, 16, 17): 0}
    state = position(column="migrate", stage="middle", food=[3], camps=[{1: 1, 7: 1, 8: 1}], settled=towns)
    assert refusal(state, "settle 1 7 8") == "no_settlement_left"
    assert choices(state) == ["next"]


def test_a_placed_settlement_draws_a_card_in_the_eclipse() -> None:
    """One for each."""
    state = eclipse(
        2,
        settled={(1, 7, 8): 1, (5, 16, 17): 1},
        land={1: "glacier", 7: "glacier", 8: "glacier", 5: "glacier", 16: "glacier", 17: "glacier"},
    )
    play(state, "take food", "take card", "take card")
    assert (len(hand(state, 1)), state.seat) == (2, 0)


def test_food_gained_over_the_limit_is_lost() -> None:
    """Four food with room for one."""
    state = position(hands=[["cu1-06"]], camps=[{}], food=[4])
    play(state, "play cu1-06")
    assert food(state) == 5


def test_food_is_no_lesser_reward_where_there_is_no_room() -> None:
    """It would bring nothing."""
    state = position(food=[6], due=[reward("idol")])
    assert refusal(state, "take food") == "no_room"
    assert choices(state) == ["idol offering", "idol honour", "take tool"]


# Moves that are a reward


def test_two_moves_are_one_camp_twice_or_two_camps_once() -> None:
    """Snowshoes: each move by itself, and either may be left."""
    state = position(hands=[["cu1-07"]], camps=[{0: 1, 7: 1}])
    play(state, "play cu1-07", "move 0 1", "move 1 2")
    assert camps(state) == {2: 1, 7: 1}
    assert not can(state, "move 2 1")
    state = position(hands=[["cu1-07"]], camps=[{0: 1, 7: 1}])
    play(state, "play cu1-07", "move 0 1", "done")
    assert camps(state) == {1: 1, 7: 1}


# Glacier tokens


def settle_beside(tokens: dict[int, str], **given: object) -> sunstone.State:
    """A settlement between hexes 1, 7 and 8, of which those with a token are glaciers."""
    land = {place: "glacier" if place in tokens else "forest" for place in (1, 7, 8)}
    state = position(
        options={"glacier_tokens": True},
        column="migrate",
        stage="middle",
        first_taken=["migrate"],
        camps=[{1: 1, 7: 1, 8: 1}],
        food=[3],
        land=land,
        glacier_tokens=tokens,
        **given,  # type: ignore[arg-type]
    )
    return play(state, "settle 1 7 8")


def test_a_settlement_gains_the_tokens_of_the_glaciers_it_touches() -> None:
    """At that moment, every one of them; the tokens stay for others."""
    state = settle_beside({7: "gt-10"})
    assert (points(state), choices(state)) == (3, ["end"])
    assert lies(state)["glacier_tokens"][7] == "gt-10"
    state = settle_beside({1: "gt-10", 8: "gt-01"})
    play(state, "take tool")
    assert (points(state), tools(state)) == (3, 2)
    state = settle_beside({})
    assert (points(state), choices(state)) == (0, ["end"])


def test_glacier_tokens_give_nothing_in_the_eclipse_nor_for_camps() -> None:
    """Only a new settlement gains them."""
    state = eclipse(
        2,
        options={"glacier_tokens": True},
        land={7: "glacier"},
        glacier_tokens={7: "gt-10"},
        camps=[{7: 1}],
        settled={(1, 7, 8): 1},
    )
    until_phase(state, "preparation")
    assert (points(state, 0), points(state, 1)) == (0, 0)
    state = position(
        options={"glacier_tokens": True}, land={1: "glacier"}, glacier_tokens={1: "gt-10"}, column="migrate", labour=1
    )
    play(state, "move 0 1")
    assert points(state) == 0


# Stones that look at the land


def stone_points(stone: str, **given: object) -> int:
    """What a stone of seat 0 counts in an eclipse."""
    state = eclipse(3, round_no=3, stones=[[stone]], **given)
    state.events = []
    until_phase(state, "preparation")
    scored = [event["points"] for event in happened(state, "stone_scored") if event["seat"] == 0]
    assert len(scored) == 1
    assert isinstance(scored[0], int)
    return scored[0]


def test_a_settlement_stone_counts_settlements_that_touch_its_land() -> None:
    """Two points a settlement, once even if it touches two such hexes; those of others do not count."""
    land = {1: "forest", 7: "forest", 8: "steppe"}
    assert stone_points("ss1-01", land=land, settled={(1, 7, 8): 0}) == 2
    assert stone_points("ss1-01", land=land, settled={(1, 7, 8): 0, (1, 7, 10): 0}) == 4
    assert stone_points("ss1-02", land=land, settled={(1, 7, 8): 0, (1, 7, 10): 0}) == 2
    assert stone_points("ss1-01", land=land, settled={(1, 7, 8): 1}) == 0


def test_a_terrain_stone_counts_kinds_of_land_with_a_camp() -> None:
    """One point each, the start hex none, a kind once, settlements not."""
    land = {7: "forest", 8: "forest", 9: "steppe", 10: "glacier"}
    assert stone_points("ss1-08", land=land, camps=[{0: 1, 7: 1, 8: 1, 9: 1, 10: 1}]) == 3
    assert stone_points("ss1-08", land=land, camps=[{0: 5}]) == 0
    assert stone_points("ss1-08", land=land, camps=[{}], settled={(1, 7, 8): 0}) == 0
