"""The four technologies: what each level brings, that lower levels go on working, and the bonus beyond the third."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.moves import can, lies, play, refusal, seat_of
from tests.games.tzolkin.table import (
    TECHNOLOGIES,
    choices,
    cleared_of,
    corn_of,
    forest_of,
    goods,
    levels_of,
    points_of,
    position,
    steps_of,
    tiles_of,
)

EVERY = dict.fromkeys(TECHNOLOGIES, 3)


def worker(wheel: str, place: int, stock: str = "", level: dict[str, int] | None = None, **more: Any) -> sunstone.State:
    """Seat 0 with one worker on a wheel, at some levels of technology, and some goods."""
    more.setdefault("in_round", 2)
    return position(on={(wheel, place): 0}, goods=[stock], levels=[level or {}], **more)


def used(wheel: str, place: int, stock: str = "", level: dict[str, int] | None = None, **more: Any) -> sunstone.State:
    """The same after that worker has done the action it stood at."""
    return play(worker(wheel, place, stock, level, **more), f"take {wheel} {place}", f"act {place}")


def pending(state: sunstone.State) -> list[str]:
    return [row["kind"] for row in lies(state)["due"]]


# Advancing.


@pytest.mark.parametrize("track", TECHNOLOGIES)
@pytest.mark.parametrize(("level", "blocks"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_an_advance_costs_one_two_three_blocks_and_one_beyond(track: str, level: int, blocks: int) -> None:
    """To the first level one block of any kind, to the second two, to the third three; the bonus costs one."""
    exact = used("tikal", 1, f"{blocks}G", {track: level})
    assert can(exact, f"advance {track}")
    play(exact, f"advance {track}")
    place = TECHNOLOGIES.index(track)
    assert levels_of(exact)[place] == min(level + 1, 3)
    assert seat_of(exact, 0)["goods"]["gold"] == 0
    if blocks > 1:
        short = used("tikal", 1, f"{blocks - 1}G", {track: level})
        assert refusal(short, f"advance {track}") == "no_blocks"


def test_the_blocks_may_be_mixed() -> None:
    """Any blocks pay for an advance, of one kind or several; equal bags are one choice."""
    state = play(used("tikal", 1, "2W 1S 1G", {"theology": 2}), "advance theology")
    assert choices(state) == ["pay wood wood stone", "pay wood wood gold", "pay wood stone gold"]
    play(state, "pay wood stone gold")
    assert (goods(state), levels_of(state)) == ("1W", [0, 0, 0, 3])


def test_corn_and_skulls_are_no_blocks() -> None:
    """Neither corn nor skulls pay for technology."""
    state = play(worker("tikal", 1, "9C 3K"), "take tikal 1")
    assert refusal(state, "act 1") == "no_blocks"


def test_tikal_1_is_one_advance() -> None:
    """The first action of Tikal moves one marker one level."""
    state = play(used("tikal", 1, "4W"), "advance agriculture")
    assert (levels_of(state), goods(state), pending(state)) == ([1, 0, 0, 0], "3W", [])


def test_tikal_3_is_one_or_two_advances_on_one_track_or_two() -> None:
    """The second advance may be left, be made on the same track, or on another; each is paid by itself."""
    state = play(used("tikal", 3, "4W"), "advance agriculture")
    assert can(state, "done")
    same = play(state.clone(), "advance agriculture")
    assert (levels_of(same), goods(same), pending(same)) == ([2, 0, 0, 0], "1W", [])
    other = play(state.clone(), "advance theology")
    assert (levels_of(other), goods(other)) == ([1, 0, 0, 1], "2W")
    one = play(state, "done")
    assert (levels_of(one), goods(one), pending(one)) == ([1, 0, 0, 0], "3W", [])


def test_tikal_3_the_bonus_twice_in_one_action() -> None:
    """Two advances beyond the third level are two bonuses, a block each."""
    state = used("tikal", 3, "2G", {"architecture": 3})
    play(state, "advance architecture", "advance architecture")
    assert (points_of(state), goods(state), levels_of(state)) == (6, "", [0, 0, 3, 0])


def test_tikal_3_blocks_won_by_the_first_advance_pay_for_the_second() -> None:
    """The bonus of extraction is taken before the second advance is chosen."""
    state = play(used("tikal", 3, "1W", {"extraction": 3}), "advance extraction")
    assert can(state, "gain gold gold")
    play(state, "gain gold gold", "advance theology")
    assert (levels_of(state), goods(state)) == ([0, 3, 0, 1], "1G")


@pytest.mark.parametrize("level", [3])
def test_the_marker_stays_at_the_third_level(level: int) -> None:
    """The bonus can be had again and again: the marker does not move."""
    state = used("tikal", 1, "2W", {"theology": level})
    play(state, "advance theology", "end")
    assert (levels_of(state), goods(state)) == ([0, 0, 0, 3], "1W 1K")


@pytest.mark.parametrize(
    ("track", "answer", "stock", "points", "steps"),
    [
        ("agriculture", "raise kukulkan", "", 0, [1, 1, 2]),
        ("extraction", "gain wood gold", "1W 1G", 0, [1, 1, 1]),
        ("architecture", "", "", 3, [1, 1, 1]),
        ("theology", "", "1K", 0, [1, 1, 1]),
    ],
)
def test_bonus_beyond_the_third_level(track: str, answer: str, stock: str, points: int, steps: list[int]) -> None:
    """For one block: a step up; two blocks of choice; three points; a skull."""
    state = play(used("tikal", 1, "1S", {track: 3}), f"advance {track}")
    if answer:
        assert can(state, answer)
        play(state, answer)
    assert (goods(state), points_of(state), steps_of(state), pending(state)) == (stock, points, steps, [])


@pytest.mark.parametrize(
    ("track", "answer", "stock", "points", "steps"),
    [
        ("agriculture", "raise kukulkan", "1S", 0, [1, 1, 2]),
        ("extraction", "gain wood gold", "1W 1S 1G", 0, [1, 1, 1]),
        ("architecture", "", "1C 1S", 3, [1, 1, 1]),
        ("theology", "", "1S 1K", 0, [1, 1, 1]),
    ],
)
def test_a_free_advance_at_the_third_level_is_the_bonus_free(
    track: str, answer: str, stock: str, points: int, steps: list[int]
) -> None:
    """What a tile advances for nothing on a finished track is its bonus, and no block is paid."""
    state = worker("tikal", 2, "3W", {track: 3}, display="A2-09", in_round=16)
    play(state, "take tikal 2", "act 2", "build 1")
    if track == "architecture":
        # Building with architecture saves one wood and brings a corn and two points by itself.
        play(state, "save none")
        points += 2
    play(state, f"advance {track}", *([answer] if answer else []))
    assert (goods(state), points_of(state), steps_of(state)) == (stock, points, steps)
    assert levels_of(state)[TECHNOLOGIES.index(track)] == 3


def test_the_skull_of_theology_is_lost_when_the_bank_has_none() -> None:
    """An empty bank gives nothing; the advance is legal and its block is paid."""
    state = play(used("tikal", 1, "1W", {"theology": 3}, bank_skulls=0), "advance theology")
    assert goods(state) == ""


# Agriculture.


@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize(("action", "corn"), [(2, 4), (3, 5), (4, 7), (5, 9)])
def test_agriculture_corn_from_the_jungle(level: int, more: int, action: int, corn: int) -> None:
    """One corn more at the first level, two more besides at the third: three in all."""
    state = used("palenque", action, "", {"agriculture": level}, jungle={action: (0, 2)}, tiles=[(0, 0)])
    if "harvest" in pending(state):
        play(state, "harvest corn")
    assert corn_of(state) == corn + more


@pytest.mark.parametrize(("level", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_agriculture_fishing_from_the_second_level_on(level: int, corn: int) -> None:
    """Fishing brings a corn more at the second level; the others are for the jungle."""
    assert corn_of(used("palenque", 1, "", {"agriculture": level})) == corn


@pytest.mark.parametrize("level", [1, 2, 3])
def test_agriculture_burning_is_a_corn_harvest_too(level: int) -> None:
    """Corn from under a burned wood tile comes from the jungle as well."""
    state = play(used("palenque", 4, "", {"agriculture": level}), "burn chaac")
    assert corn_of(state) == 7 + (3 if level == 3 else 1)


@pytest.mark.parametrize(("level", "allowed"), [(0, False), (1, False), (2, True), (3, True)])
def test_agriculture_corn_where_every_tile_is_gone(level: int, allowed: bool) -> None:
    """From the second level corn can be had from fields without any tile; no tile is gained."""
    state = play(worker("palenque", 2, "", {"agriculture": level}, jungle={2: (0, 0)}), "take palenque 2")
    assert can(state, "act 2") == allowed
    if allowed:
        play(state, "act 2")
        assert corn_of(state) == 4 + (3 if level == 3 else 1)
        assert tiles_of(state) == [0, 0]
    else:
        assert refusal(state, "act 2") == "no_tiles"


@pytest.mark.parametrize(("level", "allowed"), [(1, False), (2, True)])
def test_agriculture_corn_where_the_forest_still_stands(level: int, allowed: bool) -> None:
    """With all corn under wood the second level gives corn without a tile, and the gods are not angered."""
    state = used("palenque", 3, "", {"agriculture": level})
    assert can(state, "harvest corn") == allowed
    if allowed:
        play(state, "harvest corn")
        assert (corn_of(state), steps_of(state), tiles_of(state)) == (6, [1, 1, 1], [0, 0])
        assert forest_of(state) == [0, 4, 4, 4]


def test_agriculture_an_open_tile_is_taken() -> None:
    """Where a corn tile lies open it has to be taken, whatever the level."""
    state = used("palenque", 2, "", {"agriculture": 3})
    assert tiles_of(state) == [1, 0]
    assert cleared_of(state)[0] == 3


def test_agriculture_is_for_corn_only() -> None:
    """Wood of the jungle is not changed by agriculture."""
    state = play(used("palenque", 5, "", {"agriculture": 3}), "harvest wood")
    assert goods(state) == "4W"


# Extraction.


@pytest.mark.parametrize(
    ("level", "found"),
    [
        (0, ["1W", "1C 1S", "2C 1G", "1K", "2C 1S 1G"]),
        (1, ["2W", "1C 1S", "2C 1G", "1K", "2C 1S 1G"]),
        (2, ["2W", "1C 2S", "2C 1G", "1K", "2C 2S 1G"]),
        (3, ["2W", "1C 2S", "2C 2G", "1K", "2C 2S 2G"]),
    ],
)
def test_extraction_at_yaxchilan(level: int, found: list[str]) -> None:
    """A wood more at the first level, a stone more at the second, a gold more at the third, each with its own kind."""
    assert [goods(used("yaxchilan", action, "", {"extraction": level})) for action in range(1, 6)] == found


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(("action", "wood"), [(3, 2), (4, 3), (5, 4)])
def test_extraction_wood_of_palenque(level: int, action: int, wood: int) -> None:
    """The wood of the jungle counts for extraction too, one more at any level."""
    state = play(used("palenque", action, "", {"extraction": level}), "harvest wood")
    assert goods(state) == f"{wood + 1}W"


def test_extraction_gives_no_wood_with_corn() -> None:
    """One more of a block comes only with a block of that kind: not with corn of the jungle."""
    assert goods(used("palenque", 2, "", EVERY)) == "7C"
    assert goods(play(used("palenque", 3, "", {"extraction": 3}), "burn chaac")) == "5C"


def test_extraction_nowhere_else() -> None:
    """Not at the market, not for blocks of Chichen Itza, of a tile or of a bonus."""
    market = play(used("uxmal", 2, "4C", {"extraction": 3}), "buy gold")
    assert goods(market) == "1G"
    temple = play(used("chichen_itza", 6, "1K", {"extraction": 3}), "gain gold")
    assert goods(temple) == "1G"
    tile = play(worker("tikal", 2, "3W", {"extraction": 3}, display="A1-10"), "take tikal 2", "act 2", "build 1")
    assert goods(tile) == "1S"
    bonus = play(used("tikal", 1, "1W", {"extraction": 3}), "advance extraction", "gain wood stone")
    assert goods(bonus) == "1W 1S"


def test_extraction_not_for_the_gifts_of_the_gods() -> None:
    """On a Food Day in the middle of an age the temples give what they show, and no more."""
    state = position(
        in_round=8,
        last=True,
        on={("uxmal", 0): 0},
        goods=["6C"],
        levels=[{"extraction": 3}],
        steps=[{"chaac": 2, "quetzalcoatl": 3, "kukulkan": 2}],
    )
    play(state, "take uxmal 0", "act none", "end")
    assert goods(state) == "1W 1S 1G"


# Architecture.


@pytest.mark.parametrize(("level", "corn", "points"), [(0, 0, 0), (1, 1, 0), (2, 1, 2)])
def test_architecture_first_and_second_level(level: int, corn: int, points: int) -> None:
    """A corn for each building at the first level, two points besides at the second; the price stays."""
    state = worker("tikal", 2, "2W 1S", {"architecture": level}, display="A1-06")
    play(state, "take tikal 2", "act 2", "build 1")
    assert (list(seat_of(state, 0)["goods"].values()), points_of(state)) == ([corn, 0, 0, 0, 0], points)


def test_architecture_third_level_saves_a_block_of_choice() -> None:
    """One block of the price, whichever one likes, is not paid; corn and points come as before."""
    state = worker("tikal", 2, "2W 1S", {"architecture": 3}, display="A1-06")
    play(state, "take tikal 2", "act 2", "build 1")
    assert choices(state) == ["save wood", "save stone", "save none"]
    wood = play(state.clone(), "save wood")
    assert (goods(wood), points_of(wood)) == ("1C 1W", 2)
    stone = play(state.clone(), "save stone")
    assert (goods(stone), points_of(stone)) == ("1C 1S", 2)
    none = play(state, "save none")
    assert (goods(none), points_of(none)) == ("1C", 2)


def test_architecture_third_level_makes_up_for_a_missing_block() -> None:
    """A tile can be built with one block too few, and then it is that block which is saved."""
    state = worker("tikal", 2, "2W", {"architecture": 3}, display="A1-06")
    play(state, "take tikal 2", "act 2", "build 1")
    assert (goods(state), steps_of(state), pending(state)) == ("1C", [2, 2, 1], [])
    short = play(worker("tikal", 2, "1W", {"architecture": 3}, display="A1-06 A1-04"), "take tikal 2", "act 2")
    assert refusal(short, "build 1") == "cannot_pay"
    second = play(worker("tikal", 2, "2W 1S 1G", {"architecture": 2}, display="A1-07 A1-01"), "take tikal 2", "act 2")
    assert refusal(second, "build 1") == "cannot_pay"


def test_architecture_a_block_that_is_not_in_the_price_cannot_be_saved() -> None:
    """Only what would be paid can be saved."""
    state = worker("tikal", 2, "9W 9S 9G", {"architecture": 3}, display="A1-06")
    play(state, "take tikal 2", "act 2", "build 1")
    assert refusal(state, "save gold") == "not_in_cost"


def test_architecture_a_price_of_one_block_becomes_nothing() -> None:
    """A farm for one wood costs nothing at the third level."""
    state = worker("tikal", 2, "", {"architecture": 3}, display="A1-01 A1-04")
    play(state, "take tikal 2", "act 2", "build 1")
    assert (goods(state), seat_of(state, 0)["buildings"]) == ("1C", ["A1-01"])


@pytest.mark.parametrize(("level", "paid", "back", "points"), [(0, 6, 0, 0), (1, 6, 1, 0), (2, 6, 1, 2), (3, 4, 1, 2)])
def test_architecture_at_uxmal(level: int, paid: int, back: int, points: int) -> None:
    """Building for corn has the same help: a corn, two points, and at the third level two corn less."""
    state = worker("uxmal", 4, f"{paid}C", {"architecture": level}, display="A1-06")
    play(state, "take uxmal 4", "act 4", "build 1")
    assert (corn_of(state), points_of(state)) == (back, points)
    short = play(worker("uxmal", 4, f"{paid - 1}C", {"architecture": level}, display="A1-06 A1-01"), "take uxmal 4")
    play(short, "act 4")
    assert refusal(short, "build 1") == "cannot_pay"


def test_architecture_uxmal_4_takes_no_blocks() -> None:
    """The whole price is corn, even for a player with all the blocks."""
    state = worker("uxmal", 4, "5C 9W 9S 9G", display="A1-06 A1-01")
    play(state, "take uxmal 4", "act 4")
    assert refusal(state, "build 1") == "cannot_pay"


def test_architecture_helps_one_of_two_buildings_the_first() -> None:
    """Tikal 4: helped with the first, the second is paid in full and brings neither corn nor points."""
    state = worker("tikal", 4, "2W", {"architecture": 3}, display="A1-01 A1-02 A1-03")
    play(state, "take tikal 4", "act 4", "build 1", "save wood")
    assert (goods(state), points_of(state)) == ("1C 2W", 2)
    play(state, "build 2")
    assert (goods(state), points_of(state), pending(state)) == ("1C 1W", 2, [])


def test_architecture_helps_one_of_two_buildings_the_second() -> None:
    """Tikal 4: built without help, the first leaves architecture to the second."""
    state = worker("tikal", 4, "2W", {"architecture": 3}, display="A1-01 A1-02 A1-03")
    play(state, "take tikal 4", "act 4", "build 1 plain")
    assert (goods(state), points_of(state)) == ("1W", 0)
    play(state, "build 2", "save wood")
    assert (goods(state), points_of(state), pending(state)) == ("1C 1W", 2, [])


def test_architecture_a_second_building_without_the_block_needs_the_help() -> None:
    """Who has used architecture for the first must have every block of the second."""
    state = worker("tikal", 4, "1W", {"architecture": 3}, display="A1-01 A1-09 A1-04")
    helped = play(state.clone(), "take tikal 4", "act 4", "build 1")
    play(helped, "save wood")
    assert goods(helped) == "1C 1W"
    assert pending(helped) == [] or refusal(helped, "build 2") == "cannot_pay"
    state = worker("tikal", 4, "2W", {"architecture": 3}, display="A1-01 A1-09 A1-04")
    plain = play(state, "take tikal 4", "act 4", "build 1 plain")
    assert can(plain, "build 2")
    play(plain, "build 2")
    assert seat_of(plain, 0)["buildings"] == ["A1-01", "A1-09"]


def test_architecture_cannot_be_held_back_where_it_is_not_to_be_had_again() -> None:
    """Without a level, or where only one building is built, there is nothing to save up."""
    first = play(worker("tikal", 4, "2W", display="A1-01 A1-02"), "take tikal 4", "act 4")
    assert refusal(first, "build 1 plain") == "no_architecture"
    single = play(worker("tikal", 2, "2W", {"architecture": 3}, display="A1-01 A1-02"), "take tikal 2", "act 2")
    assert refusal(single, "build 1 plain") == "no_architecture"
    again = worker("tikal", 4, "3W", {"architecture": 1}, display="A1-01 A1-02 A1-03")
    play(again, "take tikal 4", "act 4", "build 1 plain")
    assert refusal(again, "build 2 plain") == "no_architecture"


def test_architecture_not_for_monuments() -> None:
    """A monument is paid in full and brings no corn and no points when it is built."""
    state = worker("tikal", 4, "3W 2S 1G", {"architecture": 3}, offered="M-01 M-02", display="A1-01")
    play(state, "take tikal 4", "act 4", "monument 1")
    assert (goods(state), points_of(state)) == ("", 0)
    short = worker("tikal", 4, "3W 2S", {"architecture": 3}, offered="M-01", display="A1-01")
    play(short, "take tikal 4", "act 4")
    assert refusal(short, "monument 1") == "cannot_pay"


@pytest.mark.parametrize(
    ("level", "stock", "corn", "points"), [(0, "1S 1G", 0, 3), (1, "1S 1G", 1, 3), (2, "1S 1G", 1, 5)]
)
def test_architecture_not_for_the_building_that_brings_it(level: int, stock: str, corn: int, points: int) -> None:
    """The level counts as it was before the tile: a tile does not profit from what it teaches."""
    state = worker("tikal", 2, stock, {"architecture": level}, display="A2-16", in_round=16)
    play(state, "take tikal 2", "act 2", "build 1")
    assert (corn_of(state), points_of(state), levels_of(state)[2]) == (corn, points, level + 1)


def test_architecture_won_by_the_first_building_helps_the_second() -> None:
    """From no level: the first building had no help, so the second may use the level the first one brought."""
    state = worker("tikal", 4, "1W 1G", display="A1-13 A1-01")
    play(state, "take tikal 4", "act 4", "build 1", "build 2")
    assert goods(state) == "1C"


def test_architecture_raised_by_a_plain_first_building_helps_the_second_more() -> None:
    """Held back at the first level and raised by the first building to the second: a corn and two points follow."""
    state = worker("tikal", 4, "1W 1G", {"architecture": 1}, display="A1-13 A1-01")
    play(state, "take tikal 4", "act 4", "build 1 plain", "build 2")
    assert (goods(state), points_of(state)) == ("1C", 2)
    once = worker("tikal", 4, "1W 1G", {"architecture": 1}, display="A1-13 A1-01")
    play(once, "take tikal 4", "act 4", "build 1", "build 2")
    assert (goods(once), points_of(once)) == ("1C", 0)


def test_architecture_for_the_building_a_tile_lets_one_build() -> None:
    """What A1-08 lets one build is an action of Tikal 2 of its own, with its own help, inside Tikal 4 too."""
    state = worker("tikal", 4, "3W 1G", {"architecture": 2}, display="A1-08 A1-01 A1-02")
    play(state, "take tikal 4", "act 4", "build 1", "raise chaac", "build 2")
    assert (goods(state), points_of(state)) == ("2C 1W", 4)
    play(state, "build 3")
    assert (goods(state), points_of(state)) == ("2C", 4)


# Theology.


def itza(place: int, stock: str, level: int, **more: Any) -> sunstone.State:
    return worker("chichen_itza", place, stock, {"theology": level}, **more)


@pytest.mark.parametrize("place", range(9))
def test_theology_first_level_reaches_one_action_further(place: int) -> None:
    """From a position of Chichen Itza the next higher action can be done instead, for nothing, from 0 too."""
    plain = play(itza(place, "1K", 0), f"take chichen_itza {place}")
    assert refusal(plain, f"act {place + 1}") == "not_higher"
    state = play(itza(place, "1K", 1), f"take chichen_itza {place}")
    if place < 8:
        assert refusal(state, f"act {place + 2}") == "not_higher_theology"
    play(state, f"act {place + 1}")
    assert points_of(state) == (4, 5, 6, 7, 8, 8, 10, 11, 13)[place]
    assert lies(state)["skull_spaces"] == [place + 1]


def test_theology_first_level_instead_of_not_besides() -> None:
    """It is one action: with two skulls only one is offered."""
    state = play(itza(3, "2K", 1), "take chichen_itza 3", "act 4")
    assert (goods(state), lies(state)["skull_spaces"], pending(state)) == ("1K", [4], [])


def test_theology_from_the_last_space_to_free_choice() -> None:
    """One further than 9 is the position of free choice: any action, no corn."""
    plain = play(itza(9, "1K", 0), "take chichen_itza 9")
    assert refusal(plain, "act 1") == "no_corn"
    state = play(itza(9, "1K", 1), "take chichen_itza 9")
    assert choices(state) == ["act none", *(f"act {action}" for action in range(1, 10))]
    play(state, "act 2")
    assert (points_of(state), goods(state)) == (5, "")


def test_theology_stepping_back_costs_as_before() -> None:
    """Foresight goes forward only: each step back is a corn, counted from where the worker stood."""
    state = play(itza(4, "2C 1K", 1), "take chichen_itza 4")
    assert choices(state) == ["act none", "act 2", "act 3", "act 4", "act 5"]
    play(state, "act 2")
    assert goods(state) == ""


def test_theology_on_other_wheels_does_nothing() -> None:
    """Only workers of Chichen Itza see further."""
    for wheel in ("palenque", "yaxchilan", "tikal", "uxmal"):
        state = play(worker(wheel, 2, "9C 9W", {"theology": 3}), f"take {wheel} 2")
        assert refusal(state, "act 3") == "not_higher"


@pytest.mark.parametrize(("level", "asked"), [(1, False), (2, True), (3, True)])
def test_theology_second_level_a_step_for_a_block(level: int, asked: bool) -> None:
    """After an action of Chichen Itza one may pay a block for a step up in a temple of choice; once."""
    state = play(itza(1, "2W 1S 1K", level), "take chichen_itza 1", "act 1")
    assert (pending(state) == ["devotion"]) == asked
    if asked:
        assert choices(state) == ["pay wood", "pay stone", "done"]
        left = play(state.clone(), "done")
        assert (goods(left), steps_of(left)) == ("2W 1S", [2, 1, 1])
        play(state, "pay stone", "raise quetzalcoatl")
        assert (goods(state), steps_of(state), pending(state)) == ("2W", [2, 2, 1], [])


def test_theology_second_level_with_the_block_just_won() -> None:
    """The block of spaces 6, 8 and 9 can be the one that is paid."""
    for space, steps in ((6, [1, 2, 2]), (8, [1, 3, 1]), (9, [1, 3, 1])):
        state = play(itza(space, "1K", 2), f"take chichen_itza {space}", f"act {space}", "gain gold", "pay gold")
        play(state, "raise quetzalcoatl")
        assert (goods(state), steps_of(state)) == ("", steps)


def test_theology_second_level_asks_nothing_of_who_has_no_block() -> None:
    """Without a block, or without a step left to take, there is nothing to decide."""
    state = play(itza(1, "5C 1K", 2), "take chichen_itza 1", "act 1")
    assert pending(state) == []


@pytest.mark.parametrize(("level", "skulls"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_theology_third_level_one_more_skull_at_yaxchilan(level: int, skulls: int) -> None:
    """Two skulls instead of one, at Yaxchilan 4 only."""
    state = used("yaxchilan", 4, "", {"theology": level})
    assert (goods(state), lies(state)["skulls_left"]) == (f"{skulls}K", 13 - skulls)


@pytest.mark.parametrize(("bank", "stock"), [(1, "1K"), (0, "")])
def test_theology_third_level_takes_what_is_left(bank: int, stock: str) -> None:
    """With one skull left one comes, with none left none; the action is legal."""
    assert goods(used("yaxchilan", 4, "", {"theology": 3}, bank_skulls=bank)) == stock


def test_theology_third_level_not_for_skulls_from_elsewhere() -> None:
    """Neither its own bonus nor the gift of Kukulkan grows."""
    assert goods(play(used("tikal", 1, "1W", {"theology": 3}), "advance theology")) == "1K"
    state = position(
        in_round=8,
        last=True,
        on={("uxmal", 0): 0},
        goods=["6C"],
        levels=[{"theology": 3}],
        steps=[{"chaac": 1, "kukulkan": 5}],
    )
    play(state, "take uxmal 0", "act none", "end")
    assert goods(state) == "2W 1K"


def test_all_levels_together() -> None:
    """Every technology at its end works at once, each for its own actions."""
    assert goods(used("palenque", 1, "", EVERY)) == "4C"
    assert goods(used("yaxchilan", 5, "", EVERY)) == "2C 2S 2G"
    assert goods(used("yaxchilan", 4, "", EVERY)) == "2K"
