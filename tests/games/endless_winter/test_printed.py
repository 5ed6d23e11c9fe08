"""What is printed of values that are ours otherwise: tuning the rest must leave it as it is."""

from __future__ import annotations

import sunstone
from sunstone.core.components import numbers

BOX = sunstone.game("endless_winter").components()


def test_the_honour_track_pays_two_then_three_and_five_at_the_top() -> None:
    """Deska totemu, "Stupnice cti": ten points on the whole way."""
    points = numbers(BOX.entries("honour")["track"]["points"])
    assert [one for one in points if one] == [2, 3, 5]
    assert points[-1] == 5


def test_four_buried_cards_are_ten_points_for_the_first_in_honour() -> None:
    """Závěrečné bodování, "Stupnice cti": the example."""
    brackets = numbers(BOX.entries("burial")["brackets"]["cards"])
    points = numbers(BOX.entries("burial_points")["first"]["points"])
    assert max(worth for least, worth in zip(brackets, points, strict=True) if least <= 4) == 10


def test_some_stone_of_the_buried_pays_ten() -> None:
    """A report of a played game has ten points twice for burial stones."""
    assert numbers(BOX.entries("stone")["ss2-01"]["points"])[-1] == 10


def test_a_mammoth_is_two_points_and_a_set_of_them_has_two() -> None:
    """Závěrečné bodování, "Karty zvířat": the example, and the size of the sets; four for all others."""
    sets = {name: numbers(entry["sets"]) for name, entry in BOX.entries("animal").items()}
    assert sets["mammoth"][0] == 2
    assert len(sets.pop("mammoth")) == 2
    assert sets.pop("argentavis") == []
    assert {len(table) for table in sets.values()} == {4}


def test_three_food_are_two_labour() -> None:
    """Umístění figurky, the example of a hunt: three food are spent and two signs of labour are crossed."""
    icons = numbers(BOX.entries("food")["track"]["icons"])
    assert len([icon for icon in icons if icon <= 3]) == 2


def test_a_section_of_the_offering_track_turns_two_into_one() -> None:
    """Závěrečné bodování, "Stupnice obětin": the example."""
    assert 2 in [entry["ratio"] for entry in BOX.entries("offering").values()]
