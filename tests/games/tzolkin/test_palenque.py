"""Palenque: fishing, corn, wood, and burning the forest."""

from __future__ import annotations

import pytest

from tests.games.moves import lies, play, refusal
from tests.games.tzolkin.table import (
    choices,
    cleared_of,
    forest_of,
    goods,
    position,
    steps_of,
    tiles_of,
    told,
)


def test_fishing() -> None:
    """Palenque 1: three corn, no tile, and it never runs out."""
    state = position(corn=[0], on={("palenque", 1): 0}, jungle={2: (0, 0)})
    play(state, "take palenque 1", "act 1")
    assert goods(state) == "3C"
    assert tiles_of(state) == [0, 0]


def test_corn_of_the_second_action() -> None:
    """Palenque 2: a corn tile and four corn."""
    state = position(corn=[0], on={("palenque", 2): 0})
    play(state, "take palenque 2", "act 2")
    assert goods(state) == "4C"
    assert tiles_of(state) == [1, 0]
    assert cleared_of(state) == [3, 0, 0, 0]


@pytest.mark.parametrize(("action", "corn", "wood"), [(3, 5, 2), (4, 7, 3), (5, 9, 4)])
def test_wood_from_the_jungle(action: int, corn: int, wood: int) -> None:
    """Palenque 3 to 5: a wood tile with two, three or four wood; the corn below it is free for the next."""
    state = position(corn=[0], on={("palenque", action): 0})
    play(state, f"take palenque {action}", f"act {action}", "harvest wood")
    assert goods(state) == f"{wood}W"
    assert tiles_of(state) == [0, 1]
    assert (forest_of(state)[action - 2], cleared_of(state)[action - 2]) == (3, 1)


@pytest.mark.parametrize(("action", "corn"), [(3, 5), (4, 7), (5, 9)])
def test_corn_from_a_cleared_field(action: int, corn: int) -> None:
    """Palenque 3 to 5: where wood was taken a corn tile lies open, with five, seven or nine corn."""
    state = position(corn=[0], on={("palenque", action): 0}, jungle={action: (3, 1)})
    play(state, f"take palenque {action}", f"act {action}", "harvest corn")
    assert goods(state) == f"{corn}C"
    assert tiles_of(state) == [1, 0]
    assert (forest_of(state)[action - 2], cleared_of(state)[action - 2]) == (3, 0)
    assert steps_of(state) == [1, 1, 1]


def test_corn_is_not_to_be_had_under_the_forest() -> None:
    """Palenque 3 to 5: as long as wood lies on all fields, corn comes only by burning."""
    state = position(on={("palenque", 4): 0})
    play(state, "take palenque 4", "act 4")
    assert refusal(state, "harvest corn") == "no_open_corn"
    assert choices(state) == ["harvest wood", "burn chaac", "burn quetzalcoatl", "burn kukulkan"]


@pytest.mark.parametrize(("action", "corn"), [(3, 5), (4, 7), (5, 9)])
def test_burning_the_forest(action: int, corn: int) -> None:
    """Burning: the wood tile goes to the box, the corn tile below is taken, and a step down in a temple of choice."""
    state = position(corn=[0], on={("palenque", action): 0})
    play(state, f"take palenque {action}", f"act {action}", "burn kukulkan")
    assert goods(state) == f"{corn}C"
    assert tiles_of(state) == [1, 0]
    assert steps_of(state) == [1, 1, 0]
    assert (forest_of(state)[action - 2], cleared_of(state)[action - 2]) == (3, 0)


def test_burned_wood_is_nobodys_tile() -> None:
    """Burning: the wood tile is not kept, so no monument counts it."""
    state = position(on={("palenque", 5): 0})
    play(state, "take palenque 5", "act 5", "burn chaac")
    assert sum(row["wood_tiles"] for row in lies(state)["seats"]) + sum(forest_of(state)) == 12 - 1


def test_gods_are_not_angered_where_one_is_at_the_bottom() -> None:
    """Anger of the gods: not in a temple where one stands on the lowest step already."""
    state = position(on={("palenque", 3): 0}, steps=[{"quetzalcoatl": 0}])
    play(state, "take palenque 3", "act 3")
    assert refusal(state, "burn quetzalcoatl") == "bottom"
    play(state, "burn chaac")
    assert steps_of(state) == [0, 0, 1]


def test_no_burning_at_the_bottom_of_all_temples() -> None:
    """Burning: who stands on the lowest step everywhere cannot; only wood is left, and is taken at once."""
    state = position(corn=[0], on={("palenque", 3): 0}, steps=[{"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}])
    kinds = told(state, "take palenque 3", "act 3")
    assert "burned" not in kinds
    assert goods(state) == "2W"


def test_no_burning_without_forest() -> None:
    """Burning: there must be a wood tile to burn."""
    state = position(corn=[0], on={("palenque", 3): 0}, jungle={3: (0, 2)})
    play(state, "take palenque 3", "act 3")
    assert goods(state) == "5C"
    assert steps_of(state) == [1, 1, 1]


def test_exhausted_fields_have_no_action() -> None:
    """Palenque 2 to 5: without tiles the action is gone."""
    state = position(on={("palenque", 5): 0}, jungle={2: (0, 0), 5: (0, 0)})
    play(state, "take palenque 5")
    assert refusal(state, "act 5") == "no_tiles"
    assert refusal(state, "act 2") == "no_tiles"
    assert choices(state) == ["act none", "act 1", "act 3", "act 4"]


def test_player_picks_where_corn_and_wood_lie_open() -> None:
    """Palenque 3 to 5: fields of both kinds, then either can be taken."""
    state = position(on={("palenque", 4): 0}, jungle={4: (2, 1)})
    play(state, "take palenque 4", "act 4")
    assert choices(state)[:2] == ["harvest corn", "harvest wood"]


def test_free_choice_from_the_last_positions() -> None:
    """Palenque 6 and 7: any action of the wheel without corn."""
    state = position(corn=[0], on={("palenque", 6): 0, ("palenque", 7): 0})
    play(state, "take palenque 7", "act 5", "harvest wood", "take palenque 6", "act 1")
    assert goods(state) == "3C 4W"
