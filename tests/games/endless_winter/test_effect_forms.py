"""The language of effects, form by form: choices, counted gains, guards together, prices, and the shape of the box."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.endless_winter.hands import look, owned, sheet
from tests.games.endless_winter.table import (
    GAME,
    animals,
    asked,
    choices,
    eclipse,
    food,
    idols,
    labour,
    play,
    points,
    position,
    tools,
    until_over,
)
from tests.games.endless_winter.test_effects import played, written

# A choice


def test_of_two_alternatives_one_is_carried_out() -> None:
    state = played(["food 2 or vp 3"])
    assert choices(state) == ["part 1", "part 2"]
    play(state, "part 2")
    assert (food(state), points(state)) == (2, 3)
    assert choices(state)[0] == "place chief rite"


def test_a_choice_among_other_parts() -> None:
    """What is plain happens at once; of the choice one is left out, the other parts stay due."""
    state = played(["vp 1", "food 3 or vp 5", "bury 1"])
    assert (points(state), choices(state)) == (1, ["part 2", "part 3", "part 4"])
    play(state, "part 3")
    assert (points(state), food(state)) == (6, 2)
    assert "done" in choices(state)
    assert any(choice.startswith("bury") for choice in choices(state))


def test_every_alternative_has_its_own_price_and_may_be_declined() -> None:
    text = "pay food 2 -> vp 5 or pay tool 1 -> vp 3 or -> vp 1"
    for place, (paid_food, paid_tools, gained) in enumerate(((2, 0, 5), (0, 1, 3)), 1):
        state = played([text], f"part {place}", "pay")
        assert (food(state), tools(state), points(state)) == (2 - paid_food, 1 - paid_tools, gained)
    assert points(played([text], "part 3")) == 1
    state = played([text], "part 1", "done")
    assert (food(state), points(state)) == (2, 0)


def test_alternatives_of_other_columns_are_not_offered() -> None:
    """A choice with a column waits for the figure, all of it; then what belongs to the column is there."""
    texts = ["in hunt -> vp 5 or in rite -> vp 3 or -> vp 1"]
    state = played(texts)
    assert choices(state)[0] == "place chief rite"
    play(state, "place tribe hunt", "use cu1-14")
    assert choices(state) == ["part 1", "part 3"]
    assert points(play(state, "part 1")) == 5
    assert points(played(texts, "place tribe develop", "use cu1-14")) == 1


# For each


@pytest.mark.parametrize(
    ("what", "given", "count"),
    [
        ("settlements", {"settled": {(1, 7, 8): 0, (4, 11, 13): 0}, "camps": [{}]}, 2),
        ("camps", {"camps": [{0: 1, 5: 2}]}, 3),
        ("buried", {"buried": [["elder", "elder"]]}, 2),
        ("stones", {"stones": [["ss1-01", "ss1-02"]]}, 2),
        ("megaliths", {"megaliths": {"b1": 4, "c1": 4, "b2": 0}, "greys": [2]}, 3),
        ("animals", {"animals": [{"elk": 2}], "used": [{"rhino": 1}]}, 3),
        ("species", {"animals": [{"elk": 2}], "used": [{"rhino": 1}]}, 2),
        ("same_species", {"animals": [{"elk": 2}], "used": [{"elk": 1, "rhino": 2}]}, 3),
        ("used_animals", {"animals": [{"elk": 2}], "used": [{"elk": 1, "rhino": 2}]}, 3),
        ("used_species", {"animals": [{"mammoth": 2}], "used": [{"elk": 1, "rhino": 2}]}, 2),
        ("offering", {"idols": [(3, 1)]}, 3),
        ("honour", {"idols": [(3, 1)]}, 1),
        ("elk", {"animals": [{"elk": 2, "rhino": 1}], "used": [{"elk": 1}]}, 3),
    ],
)
def test_what_is_counted(what: str, given: dict[str, Any], count: int) -> None:
    """For `each` and for `if` alike: one's own, and only that."""
    assert points(played([f"vp 2 each {what}"], **given)) == 2 * count
    assert points(played([f"vp 2 each 2 {what}"], **given)) == 2 * (count // 2)
    assert points(played([f"if {what} {count} -> vp 1"], **given)) == 1
    assert points(played([f"if {what} {count + 1} -> vp 1"], **given)) == 0
    other = {"camps": [{}], **{key: [{}, value[0]] for key, value in given.items() if key in ("animals", "used")}}
    if "animals" in given:
        assert points(played([f"vp 2 each {what}"], **other)) == 0


def test_nothing_is_due_for_none() -> None:
    for text in ("draw 1 each settlements", "bury 1 each stones", "food 1 each elk"):
        assert choices(played([text]))[0] == "place chief rite"


def test_a_reward_of_the_ladder_for_each() -> None:
    state = played(["tool 1 each 2 camps"], camps=[{0: 2, 3: 2}])
    assert choices(state) == ["take tool", "take food"]
    assert tools(play(state, "take tool")) == 3


def test_labour_for_each_camp() -> None:
    assert labour(played(["labour 0.5 each camps"], camps=[{0: 3}])) == 1.5


def test_counted_when_it_is_carried_out() -> None:
    """What comes before counts, and the order is the player's: also where nothing of it is there yet."""
    assert points(played(["vp 1 each camps", "camp 1"], camps=[{0: 1}])) == 2
    state = played(["vp 1 each buried", "bury 1"])
    assert choices(state) == ["part 1", "part 2"]
    assert points(play(state, "part 2", "bury hand brave")) == 1
    assert points(played(["vp 1 each buried", "bury 1"], "part 1")) == 0


# Guards together


def test_a_column_a_condition_and_a_price() -> None:
    texts = ["in hunt, if animals 1, pay food 1 -> vp 4"]
    state = written(texts, animals=[{"elk": 1}])
    play(state, "play cu1-14", "place tribe hunt", "use cu1-14")
    assert (food(state), points(state)) == (1, 4)
    for given, column in (({"animals": [{}]}, "hunt"), ({"animals": [{"elk": 1}]}, "rite")):
        state = play(written(texts, **given), "play cu1-14", f"place tribe {column}")
        assert "use cu1-14" not in choices(state)


# Prices


def test_labour_as_a_price() -> None:
    """On a culture card it waits until there is labour; what is paid is gone."""
    state = played(["pay labour 1 -> vp 3"])
    assert choices(state)[0] == "place chief rite"
    play(state, "place tribe rite")
    assert "use cu1-14" not in choices(state)
    play(state, "play brave", "use cu1-14")
    assert (labour(state), points(state)) == (1.5, 3)


def test_labour_cannot_be_paid_out_of_a_turn() -> None:
    given: dict[str, Any] = {"land": {4: "forest"}, "camps": [{4: 1}]}
    own = owned('[terrain.forest]\nreward = ["pay labour 1 -> vp 3"]\n')
    none = owned("[terrain.forest]\nreward = []\n")
    assert points(until_over(eclipse(2, components=own, **given))) == points(
        until_over(eclipse(2, components=none, **given))
    )


def test_a_burial_as_a_price() -> None:
    """It must be done once it is agreed to; a card discarded for the same price may be the one."""
    state = played(["pay discard 1 & bury 1 -> vp 4"], "pay", "discard brave")
    assert "done" not in choices(state)
    play(state, "bury discard brave")
    assert (points(state), look(state)["buried"], look(state)["hand"]) == (4, ["brave"], ["tribesman"])
    state = played(["pay bury 9 -> vp 4"])
    assert choices(state)[0] == "place chief rite"


@pytest.mark.parametrize(
    ("price", "lines", "left"),
    [
        ("animal 1", ["give elk"], {"elk": 1, "rhino": 1}),
        ("animal 2", ["give elk", "give rhino"], {"elk": 1}),
        ("animal 2 same", [], {"rhino": 1}),
        ("animal 2 different", ["give elk"], {"elk": 1}),
        ("elk 2", [], {"rhino": 1}),
        ("rhino 1", [], {"elk": 2}),
    ],
)
def test_animals_as_a_price(price: str, lines: list[str], left: dict[str, int]) -> None:
    """They lie on their side, without their gift; where there is nothing to choose nothing is asked."""
    state = played([f"pay {price} -> vp 4"], "pay", *lines, animals=[{"elk": 2, "rhino": 1}], food=[0])
    assert (points(state), food(state), animals(state, 0)) == (4, 0, left)
    assert sum(animals(state, 0, "used").values()) == 3 - sum(left.values())


@pytest.mark.parametrize(
    ("price", "held"),
    [
        ("animal 3", {"elk": 2}),
        ("animal 2 same", {"elk": 1, "rhino": 1}),
        ("animal 2 different", {"elk": 2}),
        ("rhino 1", {"elk": 2}),
    ],
)
def test_who_has_not_the_animals_cannot_pay(price: str, held: dict[str, int]) -> None:
    assert choices(played([f"pay {price} -> vp 4"], animals=[held]))[0] == "place chief rite"


def test_which_species_is_chosen_for_the_same() -> None:
    state = played(["pay animal 2 same -> vp 4"], "pay", animals=[{"elk": 2, "rhino": 3, "mammoth": 1}])
    assert choices(state) == ["give rhino", "give elk"]
    assert animals(play(state, "give rhino"), 0) == {"mammoth": 1, "rhino": 1, "elk": 2}


# Stones


def test_a_stone_that_counts_pairs() -> None:
    own = owned('[stone.ss2-05]\nscore = "used_pairs"\nwhat = ["elk", "rhino"]\npoints = [4, 9]\n')
    twice = owned('[stone.ss2-05]\nscore = "used_pairs"\nwhat = ["elk", "elk"]\npoints = [4, 9]\n')
    for box, used, worth in (
        (own, {"elk": 3, "rhino": 1}, 4),
        (own, {"elk": 2, "rhino": 2}, 9),
        (own, {"elk": 3}, 0),
        (own, {"elk": 3, "rhino": 3}, 9),
        (twice, {"elk": 3, "rhino": 1}, 4),
        (twice, {"elk": 4}, 9),
    ):
        state = position(2, components=box, round_no=3, stones=[["ss2-05"]], used=[used])
        assert seat_view(state)["stones"] == [{"stone": "ss2-05", "points": worth}]


def test_a_stone_with_a_table_in_place_of_points_for_each() -> None:
    own = owned("[stone.ss1-08]\npoints = [1, 4, 9]\n")
    land = {1: "forest", 2: "lake", 3: "steppe", 4: "canyon"}
    for camps, worth in (({1: 1}, 1), ({1: 1, 2: 1}, 4), ({1: 1, 2: 1, 3: 1, 4: 1}, 9), ({0: 1}, 0)):
        state = position(2, components=own, stones=[["ss1-08"]], land=land, camps=[camps])
        assert seat_view(state)["stones"] == [{"stone": "ss1-08", "points": worth}]


def seat_view(state: sunstone.State) -> dict[str, Any]:
    seats: Any = state.view(0)["seats"]
    return dict(seats[0])


# The shape of the box


def test_more_brackets() -> None:
    own = owned(
        "[burial.brackets]\ncards = [1, 2, 3, 4]\n"
        + "".join(f"[burial_points.{who}]\npoints = [1, 2, 4, 8]\n" for who in ("first", "second", "others"))
        + "[stone.ss2-01]\npoints = [1, 3, 5, 10]\n"
    )
    state = position(2, components=own, round_no=3, buried=[["elder"] * 4], stones=[["ss2-01"]])
    assert seat_view(state)["stones"][0]["points"] == 10
    state = eclipse(2, components=own, round_no=4, buried=[["elder"] * 3], idols=[(0, 1)])
    assert sheet(until_over(state))["honour"] == 4


def test_longer_and_shorter_tracks() -> None:
    own = "[honour.track]\npoints = [1, 1, 1]\n[offering.level-9]\nratio = 1\nreward = []\n" + _levels(7, 8)
    assert (idols(played_idols(own, 9, "offering")), points(played_idols(own, 9, "offering"))) == ((9, 0), 0)
    assert points(played_idols(own, 3, "honour")) == 3
    short = "".join(f"[offering.level-{level}]\nremoved = true\n" for level in range(3, 7))
    state = played_idols(short, 4, "offering")
    # At the top every further step is a point.
    assert (idols(state), points(state)) == ((2, 0), 2)


def _levels(*levels: int) -> str:
    return "".join(f"[offering.level-{level}]\nratio = 2\nreward = []\n" for level in levels)


def played_idols(own: str, steps: int, track: str) -> sunstone.State:
    box = owned(f'{own}[culture.cu1-14]\nability = ["idol {steps}"]\n')
    state = play(position(2, components=box, hands=[["cu1-14"]]), "play cu1-14")
    # Our own levels give things on the way: what they ask is answered with the first choice.
    taken = 0
    while taken < steps:
        if f"idol {track}" in choices(state):
            play(state, f"idol {track}")
            taken += 1
        else:
            play(state, choices(state)[0])
    return state


def test_a_space_with_two_rewards() -> None:
    own = owned('[megalith.mb-a]\nspaces = ["food 2", "start 3 6", ["vp 2", "vp 3"], "vp 2", "", "", "", ""]\n')
    state = position(
        2, components=own, megaliths={"b1": 4}, greys=[1], due=[asked("reward", reward="megalith", count=1)]
    )
    assert points(play(state, "megalith c1 0")) == 5


def test_a_sixth_kind_of_tribe_card() -> None:
    own = owned(
        '[tribe.tribe-6]\nname = "Warrior"\ncopies = 6\nhalf_labour = 4\npoints = 2\naction = ["vp 1"]\neclipse = []\n'
    )
    state = GAME.new(2, 1, None, own)
    while state.view(0)["phase"] != "action":
        state.play(state.legal()[0])
    stacks: Any = state.view(0)["tribe_stacks"]
    assert stacks["tribe-6"] == 6
    play(state, "place tribe rite", "play brave")
    while "recruit tribe-6" not in choices(state):
        play(state, next(line for line in choices(state) if line.startswith(("play", "spend"))))
    play(state, "recruit tribe-6")
    assert "tribe-6" in look(state)["hand"]
    # A box without it has neither the stack nor the choice.
    assert "tribe-6" not in dict(GAME.new(2, 1).view(0)["tribe_stacks"])  # type: ignore[call-overload]


def test_further_lands_are_laid_and_reward() -> None:
    own = owned('[terrain.land-7]\nname = ""\nhexes = 3\nreward = ["vp 7"]\n')
    for seed in range(5):
        land: Any = GAME.new(4, seed, None, own).view(None)["land"]
        assert 1 <= [hex_["terrain"] for hex_ in land].count("land-7") <= 3
        shipped: Any = GAME.new(4, seed).view(None)["land"]
        assert "land-7" not in [hex_["terrain"] for hex_ in shipped]


# Rewards in the set-up and of the turn order


def test_bonuses_that_need_a_choice_are_taken_before_the_first_turn() -> None:
    """In turn order, when the hands are dealt; goods are given at once as ever."""
    own = owned('[order.place-1]\nbonus = ["idol 1"]\n[order.place-2]\nbonus = ["food 1", "vp 2 or tool 1"]\n')
    state = GAME.new(2, 3, None, own)
    play(state, "side a", "side a")
    view = state.view(None)
    assert (view["phase"], view["round"], state.seat) == ("preparation", 1, 0)
    assert choices(state) == ["idol offering", "idol honour"]
    play(state, "idol honour")
    assert (state.seat, choices(state)) == (1, ["part 2", "part 3"])
    state.check()
    play(state, "part 2")
    assert (state.view(None)["phase"], points(state, 1), state.seat) == ("action", 2, 0)


def test_a_reward_of_a_set_up_card() -> None:
    own = owned("".join(f'[setup.su-{card}]\nreward = ["vp 4", "bury 1"]\n' for card in range(1, 6)))
    state = play(GAME.new(2, 3, None, own), "side a", "side a")
    assert points(state) == 4
    assert any(line.startswith("bury hand") for line in choices(state))


def test_the_reward_of_ones_own_place_or_one_below_it() -> None:
    """With rewards that are not on the ladder, any of them; ours as ever."""
    own = owned(
        '[order.place-1]\nreward = ["vp 1"]\n[order.place-2]\nreward = ["vp 2"]\n[order.place-3]\nreward = ["vp 3"]\n'
    )
    state = eclipse(2, components=own)
    assert choices(state) == ["part 1", "part 2", "part 3", "part 4"]
    first = state.seat
    assert points(play(state, "part 3"), first) == 3
    while state.seat == first:
        play(state, choices(state)[0])
    assert choices(state) == ["part 2", "part 3", "part 4"]
    assert "take tool" in choices(eclipse(2))


@pytest.mark.parametrize("text", ["food 1 or vp 2", "vp 1 each offering"])
def test_the_order_is_asked_where_a_reward_is_a_choice_or_counts_something(text: str) -> None:
    """Plain rewards of the player board need no order; what these bring may change with what comes before."""
    given: dict[str, Any] = {"settled": {(1, 7, 8): 0}, "camps": [{}], "megaliths": {"b1": 4, "c1": 4}, "greys": [2]}
    plain = '[megalith_slot.slot-1]\nreward = ["tool 1"]\n[settlement.placed]\nreward = ["vp 1"]\n'
    for box, chosen in ((plain, False), (plain.replace("vp 1", text), True)):
        state = eclipse(2, components=owned(box), **given)
        seen: list[str] = []
        while not state.over and state.view(None)["round"] == 1:
            seen += choices(state)
            play(state, choices(state)[0])
        assert ("board village" in seen) == chosen
