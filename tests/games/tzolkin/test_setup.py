"""Set-up: what lies where before the first turn, for two, three and four players."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.moves import lies, play, seat_of
from tests.games.tzolkin.table import (
    BUILDINGS,
    DUMMY,
    GAME,
    SIZES,
    WEALTH,
    Who,
    at,
    cleared_of,
    corn_of,
    forest_of,
    goods,
    idle,
    levels_of,
    steps_of,
)

SEEDS = range(150)


def _new(players: int, seed: int = 0) -> sunstone.State:
    return GAME.new(players, seed)


def _dummies(state: sunstone.State) -> dict[str, set[int]]:
    """Where dummy workers stand, by wheel."""
    wheels: dict[str, list[Who]] = lies(state)["wheels"]
    return {wheel: {place for place, who in enumerate(row) if who == DUMMY} for wheel, row in wheels.items()}


def _drawn(state: sunstone.State) -> dict[str, set[int]]:
    """The positions of the tiles that were drawn for dummy workers: those neither dealt nor left, by wheel."""
    there = lies(state)
    rest = {*there["wealth_deck"], *(name for row in there["seats"] for name in row["dealt"])}
    out: dict[str, set[int]] = {wheel: set() for wheel in SIZES}
    for name, entry in WEALTH.items():
        if name not in rest:
            out[str(entry["gear"])].add(int(str(entry["position"])))
    return out


@pytest.mark.parametrize(("players", "monuments"), [(2, 4), (3, 5), (4, 6)])
def test_monuments_by_number_of_players(players: int, monuments: int) -> None:
    """Buildings and monuments: six monuments lie open, five for three players and four for two; the rest is out."""
    assert len(set(lies(_new(players))["monuments"]) - {None}) == monuments


@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_buildings_of_the_first_age_lie_open(players: int) -> None:
    """Buildings and monuments: six of the first age are shown whatever the number of players, the others are stacks."""
    there = lies(_new(players))
    assert len(set(there["buildings"])) == 6
    assert {BUILDINGS[name]["age"] for name in there["buildings"]} == {1}
    assert len(there["building_stack"]) == 14 - 6
    assert len(there["next_age"]) == 18
    assert there["age"] == 1


@pytest.mark.parametrize(("players", "fields"), [(2, 2), (3, 3), (4, 4)])
def test_jungle_by_number_of_players(players: int, fields: int) -> None:
    """Jungle: a corn tile on every field in use, and wood on top of it at the positions 3, 4 and 5."""
    state = _new(players)
    assert forest_of(state) == [0, fields, fields, fields]
    assert cleared_of(state) == [fields, 0, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_supply_and_players_begin_alike(players: int) -> None:
    """Players: three workers in hand, the light side up, the light step of each temple, no technology, no points."""
    state = _new(players)
    assert lies(state)["skulls_left"] == 13
    for seat in range(players):
        own = seat_of(state, seat)
        assert (own["hand"], own["workers"], own["light"]) == (3, 3, True)
        assert (steps_of(state, seat), levels_of(state, seat)) == ([1, 1, 1], [0, 0, 0, 0])
        assert goods(state, seat) == ""
    assert state.scores() == [0] * players


def test_first_round_is_no_food_day() -> None:
    """Food Day: the arrow points to a marked tooth in the first round, but that one counts only at the end."""
    there = lies(_new(4))
    assert (there["round"], there["day"], there["food_due"], there["tooth_corn"]) == (1, 0, 0, [])


def test_different_seeds_lay_out_different_tables() -> None:
    """The three stacks and the starting wealth are shuffled."""
    tables = [lies(_new(4, seed)) for seed in range(6)]
    for key in ("buildings", "monuments"):
        assert len({tuple(there[key]) for there in tables}) > 1
    assert len({tuple(there["seats"][0]["dealt"]) for there in tables}) > 1


# Starting wealth


def test_each_player_is_dealt_four_tiles_and_keeps_two() -> None:
    """Starting wealth: four tiles each, in secret; two are kept, the other two put back."""
    state = _new(4)
    assert [len(row["dealt"]) for row in lies(state)["seats"]] == [4, 4, 4, 4]
    dealt = seat_of(state, 0)["dealt"]
    assert len(state.legal()) == 6
    play(state, "keep 2 4")
    assert seat_of(state, 0)["kept"] == [dealt[1], dealt[3]]
    assert state.seat == 1


def test_nothing_else_can_be_done_before_the_tiles_are_kept() -> None:
    """Starting wealth is chosen before the first turn."""
    state = _new(2)
    with pytest.raises(sunstone.IllegalAction) as refused:
        state.play(state.read("place palenque"))
    assert refused.value.code == "keep_first"


def test_kept_tiles_are_shown_together_and_equip_everyone() -> None:
    """Starting wealth: nobody is equipped, and nobody sees what another kept, until all have chosen."""
    state = _new(3, 4)
    play(state, "keep 1 2", "keep 1 2")
    hidden: Any = state.view(2)["seats"]
    assert hidden[0]["wealth"] is None
    assert [corn_of(state, seat) for seat in range(3)] == [0, 0, 0]
    play(state, "keep 1 2")
    shown: Any = state.view(2)["seats"]
    for seat in range(3):
        own = seat_of(state, seat)
        assert shown[seat]["wealth"] == own["kept"]
        effects = [str(effect) for name in own["kept"] for effect in _effects(name)]
        assert corn_of(state, seat) == sum(int(text.split()[2]) for text in effects if text.startswith("gain corn"))
    assert state.seat == lies(state)["first"] == 0
    assert lies(state)["phase"] == "turn"


def _effects(name: str) -> list[object]:
    effects = WEALTH[name]["effects"]
    assert isinstance(effects, list)
    return effects


# Dummy workers


@pytest.mark.parametrize(("players", "count"), [(2, 12), (3, 6), (4, 0)])
def test_number_of_dummy_workers(players: int, count: int) -> None:
    """Two or three players: twelve or six dummy workers in all, none for four. They stand before tiles are kept."""
    for seed in SEEDS:
        state = _new(players, seed)
        assert lies(state)["phase"] == "keep"
        assert sum(len(places) for places in _dummies(state).values()) == count


@pytest.mark.parametrize("players", [2, 3])
def test_dummy_workers_stand_where_the_drawn_tiles_say(players: int) -> None:
    """A dummy on the position of each drawn tile; the first of a wheel has another one opposite, unless they ran out.

    Chichen Itza is the exception: no dummy comes to an opposite position there.
    """
    for seed in SEEDS:
        state = _new(players, seed)
        dummies, drawn = _dummies(state), _drawn(state)
        alone = 0
        for wheel, positions in drawn.items():
            assert positions <= dummies[wheel]
            extra = dummies[wheel] - positions
            if wheel == "chichen_itza" or not positions:
                assert not extra
            elif extra:
                assert len(extra) == 1
                assert {(extra.pop() + 5) % 10} <= positions
            else:
                # Only the very last dummy can be without one opposite, and then it is the only one of its wheel.
                alone += 1
                assert len(positions) == 1
        assert alone <= 1


def _find(players: int, name: str, dummies: set[int]) -> bool:
    """Whether in some game the tile was the only one drawn for its wheel, with these dummies."""
    wheel, position = str(WEALTH[name]["gear"]), int(str(WEALTH[name]["position"]))
    states = (_new(players, seed) for seed in SEEDS)
    return any(_drawn(state)[wheel] == {position} and _dummies(state)[wheel] == dummies for state in states)


def test_example_palenque_five_and_its_opposite() -> None:
    """Example of the set-up: the tile names Palenque 5, and as the first of that wheel it has another one on 0."""
    assert _find(3, "W-pal-5", {5, 0})


def test_example_no_dummy_is_left_for_the_opposite_position() -> None:
    """Example of the set-up: the opposite one is put there only if the number of dummies is not reached yet."""
    assert any(_find(3, name, {position}) for name, position in (("W-pal-5", 5), ("W-tik-1", 1), ("W-uxm-7", 7)))


def test_opposite_of_position_three_is_a_hidden_slot() -> None:
    """Ten slots a wheel: opposite of 3 is 8, where no action is; the dummy comes round to 0 after two days."""
    assert _find(3, "W-yax-3", {3, 8})


@pytest.mark.parametrize("players", [2, 3])
def test_dummy_workers_ride_for_the_whole_game(players: int) -> None:
    """Dummies are never pushed off: they go through the hidden slots and come back to position 0."""
    state = _new(players, 3)
    for _ in range(players):
        play(state, "keep 1 2")
    before = _dummies(state)
    for day in range(1, 13):
        _idle_round(state)
        now = _dummies(state)
        for wheel, size in SIZES.items():
            assert now[wheel] == {(place + day) % size for place in before[wheel]}


def _idle_round(state: sunstone.State) -> None:
    now = lies(state)["round"]
    while lies(state)["round"] == now:
        if state.legal()[0] == state.read("beg chaac"):
            play(state, "beg chaac")
        idle(state)


def test_dummy_workers_occupy_positions() -> None:
    """Two or three players: dummies block positions, so workers are placed on the lowest one that is free."""
    for seed in SEEDS:
        state = _new(2, seed)
        play(state, "keep 1 2", "keep 1 2")
        if at(state, "palenque", 0) == DUMMY and corn_of(state) >= 3:
            play(state, "place palenque")
            assert at(state, "palenque", 0) == DUMMY
            assert 0 in [at(state, "palenque", place) for place in range(1, 4)]
            return
    raise AssertionError("no table with a dummy on Palenque 0")
