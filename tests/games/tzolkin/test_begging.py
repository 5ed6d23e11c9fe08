"""Begging for corn: when one may, when one must, when one cannot, and the gods' mercy."""

from __future__ import annotations

import sunstone
from tests.games.moves import can, play, refusal, seat_of
from tests.games.tzolkin.table import SIZES, at, choices, corn_of, position, steps_of, told

BOTTOM = {"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}


def _crowded(corn: int, steps: dict[str, int] | None = None, rows: int = 1) -> sunstone.State:
    """Nobody of seat 1 on the wheels, and rivals on the start-player space and the lowest positions of every wheel."""
    places = [(wheel, place) for wheel in SIZES for place in range(rows)]
    on = {place: (2, 3, 0)[count % 3] for count, place in enumerate(places)}
    return position(seat=1, first=0, start_space=0, on=on, corn=[9, corn], steps=[{}, steps or {}])


def test_begging_fills_corn_up_to_three_for_a_step_down() -> None:
    """Begging: whoever has two corn at most may have three, and goes down a step in a temple of choice."""
    for corn in (0, 1, 2):
        state = position(corn=[corn])
        assert told(state, "beg quetzalcoatl") == ["begged", "sank"]
        assert corn_of(state) == 3
        assert steps_of(state) == [1, 0, 1]


def test_begging_is_optional() -> None:
    """Begging: with little corn one may, but the turn can be played without."""
    state = position(corn=[2])
    assert {"beg chaac", "beg quetzalcoatl", "beg kukulkan", "place palenque"} <= set(choices(state))
    play(state, "place palenque", "end")
    assert steps_of(state) == [1, 1, 1]


def test_three_corn_are_too_much_to_beg() -> None:
    """Begging: only with two corn or less."""
    assert refusal(position(corn=[3]), "beg chaac") == "enough_corn"


def test_begging_comes_before_anything_else() -> None:
    """Begging: at the start of the turn, not after workers were placed or taken."""
    state = position(corn=[2])
    play(state, "place palenque")
    assert refusal(state, "beg chaac") == "beg_at_start"
    state = position(corn=[0], on={("yaxchilan", 1): 0, ("yaxchilan", 2): 0})
    play(state, "take yaxchilan 1", "act 1")
    assert refusal(state, "beg chaac") == "beg_at_start"


def test_begging_once_a_turn() -> None:
    """Begging: corn is filled up once; afterwards there are three."""
    state = position(corn=[1])
    play(state, "beg chaac")
    assert refusal(state, "beg kukulkan") == "begged_already"


def test_begging_is_no_turn() -> None:
    """Course of play: after begging a worker must still be placed or taken; both stay possible."""
    state = position(corn=[1], on={("yaxchilan", 1): 0})
    play(state, "beg chaac")
    assert refusal(state, "end") == "do_something"
    assert can(state, "take yaxchilan 1")
    assert can(state, "place palenque")


def test_begging_again_in_the_next_turn() -> None:
    """Begging is bound to the turn, not to the game."""
    state = position(2, corn=[0, 9], first=0)
    play(state, "beg chaac", "place palenque", "place uxmal", "end", "place tikal", "end")
    assert corn_of(state) == 2
    play(state, "beg kukulkan")
    assert steps_of(state) == [0, 1, 0]


def test_a_temple_where_one_is_at_the_bottom_cannot_be_angered() -> None:
    """Anger of the gods: the step down is not taken where one stands on the lowest step already."""
    state = position(corn=[0], steps=[{"chaac": 0}])
    assert refusal(state, "beg chaac") == "bottom"
    play(state, "beg kukulkan")
    assert steps_of(state) == [0, 1, 0]


def test_begging_is_forbidden_at_the_bottom_of_all_temples() -> None:
    """Anger of the gods: who stands on the lowest step everywhere cannot beg at all."""
    state = position(corn=[0], steps=[BOTTOM])
    assert {refusal(state, f"beg {temple}") for temple in BOTTOM} == {"bottom"}
    assert can(state, "place palenque")


def test_begging_is_obligatory_for_who_is_stuck() -> None:
    """Begging: nobody on the wheels and too little corn to place anyone, then it must be."""
    state = _crowded(0)
    assert choices(state) == ["beg chaac", "beg quetzalcoatl", "beg kukulkan"]
    assert refusal(state, "place palenque") == "must_beg"
    play(state, "beg chaac", "place palenque")
    assert at(state, "palenque", 1) == 1
    assert corn_of(state, 1) == 2


def test_begging_is_not_obligatory_with_a_worker_to_take() -> None:
    """Begging: who has a worker on the wheels can take it instead."""
    places = {(wheel, 0): 2 if count < 3 else 3 for count, wheel in enumerate(SIZES)}
    state = position(seat=1, first=0, start_space=0, on={**places, ("tikal", 4): 1}, corn=[9, 0])
    assert refusal(state, "place palenque") == "no_corn"
    assert {"take tikal 4", "beg chaac"} <= set(choices(state))


def test_mercy_lets_one_worker_be_placed_for_all_the_corn() -> None:
    """The exception: stuck and at the bottom everywhere; one worker on a cheapest position, and all corn is gone."""
    state = _crowded(1, BOTTOM, rows=2)
    assert {line for line in choices(state) if line.startswith("beg")} == set()
    play(state, "place tikal")
    assert at(state, "tikal", 2) == 1
    assert corn_of(state, 1) == 0
    assert seat_of(state, 1)["hand"] == 2
    assert refusal(state, "place uxmal") == "only_one"
    assert choices(state) == ["end"]


def test_mercy_gives_only_a_cheapest_position() -> None:
    """The exception: the free position with the lowest cost, and no dearer one."""
    places = [(wheel, place) for wheel in SIZES for place in range(3 if wheel == "uxmal" else 2)]
    on = {place: (2, 3, 0)[count % 3] for count, place in enumerate(places)}
    state = position(seat=1, first=0, start_space=0, on=on, corn=[9, 1], steps=[{}, BOTTOM])
    assert refusal(state, "place uxmal") == "only_cheapest"
    assert choices(state) == ["place palenque", "place yaxchilan", "place tikal", "place chichen_itza"]


def test_no_mercy_while_something_can_be_paid() -> None:
    """The exception is only for who can place nobody: otherwise corn is paid as ever."""
    state = _crowded(1, BOTTOM)
    play(state, "place palenque")
    assert corn_of(state, 1) == 0
    assert refusal(state, "place tikal") == "no_corn"


def test_no_mercy_while_a_temple_step_can_be_given() -> None:
    """The exception: if a step can still go down anywhere, begging it is."""
    state = _crowded(0, {**BOTTOM, "kukulkan": 1})
    assert choices(state) == ["beg kukulkan"]
