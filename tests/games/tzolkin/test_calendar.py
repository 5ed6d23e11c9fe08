"""The calendar: turning by a day or two, corn on the teeth, workers pushed off, and the start player."""

from __future__ import annotations

import pytest

import sunstone
from tests.games.moves import lies, play, refusal, seat_of
from tests.games.tzolkin.table import DUMMY, GAME, at, choices, corn_of, goods, idle, jump, position, told

FOOD_ROUNDS = [(8, 1), (14, 2), (21, 3), (27, 4)]


def _food_days(state: sunstone.State, most: int = 400) -> list[tuple[int, int]]:
    """Play without the start-player space to the end: the round and the number of every Food Day."""
    held: list[tuple[int, int]] = []
    for _ in range(most):
        if state.over:
            break
        now = int(lies(state)["round"])
        state.events = []
        if state.read("beg chaac") in state.legal():
            play(state, "beg chaac")
        idle(state)
        held.extend((now, int(str(event.full()["number"]))) for event in state.events if event.kind.name == "food_day")
    assert state.over
    return held


# Turning


def test_calendar_turns_by_a_day_when_all_have_played() -> None:
    """Calendar: after everyone's turn all wheels turn by one tooth, and with them everyone who stands there."""
    state = position(last=True, on={("tikal", 2): 0, ("uxmal", 0): 1, ("chichen_itza", 5): 2, ("palenque", 6): 3})
    play(state, "place yaxchilan", "end")
    there = lies(state)
    assert (there["round"], there["day"]) == (2, 1)
    assert at(state, "tikal", 3) == 0
    assert at(state, "uxmal", 1) == 1
    assert at(state, "chichen_itza", 6) == 2
    assert at(state, "palenque", 7) == 3
    assert at(state, "yaxchilan", 1) == 0


def test_calendar_waits_for_the_last_player() -> None:
    """Calendar: not before every player has had a turn."""
    state = position(first=0)
    idle(state, 3)
    assert lies(state)["day"] == 0
    idle(state)
    assert lies(state)["day"] == 1


def test_workers_past_the_last_position_are_pushed_off() -> None:
    """Calendar: from 7, and from 10 on Chichen Itza, a worker goes home without an action."""
    state = position(last=True, corn=[0, 0], on={("yaxchilan", 7): 1, ("chichen_itza", 10): 1, ("uxmal", 6): 1})
    kinds = told(state, "place tikal", "end")
    assert kinds.count("pushed_off") == 2
    assert seat_of(state, 1)["hand"] == 2
    assert goods(state, 1) == ""
    assert at(state, "uxmal", 7) == 1


def test_dummy_workers_are_not_pushed_off() -> None:
    """Calendar: dummies ride on through the hidden slots and come round again."""
    state = position(3, last=True, on={("tikal", 7): DUMMY})
    play(state, "place palenque", "end")
    assert at(state, "tikal", 8) == DUMMY


def test_dummy_workers_come_round() -> None:
    """Calendar: after the last slot comes position 0."""
    state = position(3, last=True, in_round=2, on={("tikal", 9): DUMMY})
    play(state, "place palenque", "end")
    assert at(state, "tikal", 0) == DUMMY


def test_twenty_seven_rounds_and_four_food_days() -> None:
    """Calendar: 26 teeth; without a leap there are 27 rounds, and Food Days end rounds 8, 14, 21 and 27."""
    for players in (2, 3, 4):
        state = GAME.new(players, 5)
        play(state, *["keep 1 2"] * players)
        assert _food_days(state) == FOOD_ROUNDS
        assert lies(state)["round"] == 27


def test_a_leap_brings_later_food_days_a_round_nearer() -> None:
    """Calendar: Food Days keep their teeth, so after a leap they come a round earlier."""
    state = jump(position(last=True, in_round=2))
    assert _food_days(state) == [(7, 1), (13, 2), (20, 3), (26, 4)]


# Corn on the teeth


def test_corn_on_the_tooth_of_a_round_without_a_taker() -> None:
    """Calendar: where nobody took the start-player space one corn is laid on the current tooth."""
    state = position(last=True, in_round=5)
    kinds = told(state, "place tikal", "end")
    assert "corn_on_tooth" in kinds
    assert lies(state)["tooth_corn"] == [4]


def test_corn_on_the_tooth_of_a_food_day() -> None:
    """Calendar: Food Days are no exception."""
    state = position(last=True, in_round=8, tooth_corn=[5, 6])
    play(state, "place tikal", "end")
    assert lies(state)["tooth_corn"] == [5, 6, 7]


def test_no_corn_on_the_tooth_when_the_space_was_taken() -> None:
    """Calendar: the taker gathers all corn, and the tooth of that round stays empty."""
    state = position(last=True, in_round=5, tooth_corn=[2, 3], corn=[0])
    play(state, "place start", "end", "calendar 1")
    assert lies(state)["tooth_corn"] == []
    assert corn_of(state) == 2


def test_no_corn_on_a_tooth_that_was_jumped_over() -> None:
    """Calendar: a leap leaves two teeth without corn, the one of the round and the one it skips."""
    state = jump(position(last=True, in_round=5))
    idle(state, 4)
    assert lies(state)["tooth_corn"] == [6]


def test_corn_is_gathered_at_the_end_of_the_turn() -> None:
    """Start-player space: the corn cannot pay for workers of the same turn."""
    state = position(in_round=6, tooth_corn=[0, 1, 2, 3, 4], corn=[0])
    play(state, "place start")
    assert corn_of(state) == 0
    assert refusal(state, "place palenque") == "no_corn"
    play(state, "end")
    assert corn_of(state) == 5


def test_gathered_corn_feeds_workers_on_the_same_day() -> None:
    """Start-player space: on a Food Day the corn is there in time for feeding."""
    state = position(last=True, in_round=8, tooth_corn=[1, 2, 3, 4, 5, 6], corn=[0])
    play(state, "place start", "end")
    assert (corn_of(state), state.scores()[0]) == (0, 0)


# The start player


def test_taker_becomes_start_player() -> None:
    """Start-player space: the marker goes to the taker, who has the worker back and begins the next round."""
    state = position(seat=2, first=0)
    play(state, "place start", "end")
    idle(state)
    assert state.seat == 2
    assert choices(state) == ["calendar 1", "calendar 2"]
    play(state, "calendar 1")
    assert lies(state)["first"] == state.seat == 2
    assert seat_of(state, 2)["hand"] == 3
    assert lies(state)["start_space"] is None


def test_start_player_who_takes_the_space_passes_the_marker_on() -> None:
    """Start-player space: the marker always changes hands; its holder gives it to the left neighbour."""
    for holder in range(4):
        state = position(seat=holder, first=holder)
        play(state, "place start", "end")
        idle(state, 3)
        assert state.seat == holder
        play(state, "calendar 1")
        assert lies(state)["first"] == state.seat == (holder + 1) % 4


def test_marker_stays_while_nobody_takes_the_space() -> None:
    """Start player: the marker does not go round by itself."""
    state = position(seat=1, first=1)
    idle(state, 8)
    assert lies(state)["first"] == state.seat == 1


def test_turns_go_round_from_the_start_player() -> None:
    """Course of play: from the start player clockwise."""
    state = position(seat=2, first=2)
    order = []
    for _ in range(4):
        order.append(state.seat)
        idle(state)
    assert order == [2, 3, 0, 1]


# Two days


def test_two_days_at_once() -> None:
    """Start-player space: the taker may turn the calendar by two days; the board goes to its dark side."""
    state = jump(position(last=True, on={("tikal", 2): 1, ("uxmal", 7): 2}))
    there = lies(state)
    assert (there["day"], there["round"]) == (2, 2)
    assert at(state, "tikal", 4) == 1
    assert seat_of(state, 2)["hand"] == 3
    assert seat_of(state, 0)["light"] is False


def test_one_day_leaves_the_board_light() -> None:
    """Start-player space: who turns by one day keeps the right for later."""
    state = position(last=True)
    play(state, "place start", "end", "calendar 1")
    assert lies(state)["day"] == 1
    assert seat_of(state, 0)["light"] is True


def test_dark_board_turns_one_day() -> None:
    """Start-player space: with the dark side up there is no choice, but everything else holds."""
    state = position(last=True, light=[False], tooth_corn=[1], corn=[0])
    play(state, "place start", "end")
    there = lies(state)
    assert (there["day"], there["first"], there["phase"]) == (3, 0, "turn")
    assert (corn_of(state), seat_of(state, 0)["hand"]) == (1, 3)


def test_board_of_somebody_else_does_not_matter() -> None:
    """Start-player space: the taker's own board counts."""
    state = position(last=True, light=[True, False, False, False])
    play(state, "place start", "end")
    assert choices(state) == ["calendar 1", "calendar 2"]


@pytest.mark.parametrize(
    ("wheel", "place"),
    [("palenque", 6), ("yaxchilan", 6), ("tikal", 6), ("uxmal", 6), ("chichen_itza", 9)],
)
@pytest.mark.parametrize("owner", [0, 1, 3])
def test_worker_who_would_be_pushed_off_by_the_second_day_only(wheel: str, place: int, owner: int) -> None:
    """Two days: not if anybody, the taker included, stands on 6, or on 9 of Chichen Itza."""
    state = position(last=True, on={(wheel, place): owner})
    play(state, "place start", "end")
    assert lies(state)["day"] == 1
    assert at(state, wheel, place + 1) == owner
    assert seat_of(state, 0)["light"] is True


@pytest.mark.parametrize(
    ("wheel", "place"),
    [("palenque", 7), ("uxmal", 5), ("tikal", 7), ("chichen_itza", 10), ("chichen_itza", 8), ("chichen_itza", 6)],
)
def test_workers_elsewhere_do_not_stand_in_the_way(wheel: str, place: int) -> None:
    """Two days: who is on the last position is pushed off anyway, and who is below stays on."""
    state = position(last=True, on={(wheel, place): 1})
    play(state, "place start", "end")
    assert choices(state) == ["calendar 1", "calendar 2"]


def test_leaping_again_after_the_board_was_turned_back() -> None:
    """Two days: reaching the top of a temple gives the right back."""
    state = position(2, last=True, corn=[9, 9], steps=[{"chaac": 5}], on={("uxmal", 1): 0})
    jump(state)
    play(state, "take uxmal 3", "act 1", "raise chaac", "end")
    idle(state)
    play(state, "place start", "end")
    idle(state)
    play(state, "calendar 2")
    assert (lies(state)["day"], lies(state)["round"]) == (5, 4)
    assert seat_of(state, 0)["light"] is False


def test_choice_belongs_to_the_taker() -> None:
    """Two days: the taker decides, and nobody can turn the calendar at another time."""
    state = position()
    assert refusal(state, "calendar 1") == "calendar_too_early"
    play(state, "place start", "end")
    idle(state, 3)
    assert state.seat == 0
    assert refusal(state, "place tikal") == "other_decision"


# Two days and Food Days


@pytest.mark.parametrize(("before", "number"), [(7, 1), (13, 2), (20, 3), (26, 4)])
def test_food_day_that_is_jumped_over_is_held_in_the_new_round(before: int, number: int) -> None:
    """Two days: a Food Day cannot be escaped; the round after the leap is it, in place of the skipped tooth."""
    state = position(last=True, in_round=before, corn=[9, 9, 9, 9])
    jump(state)
    there = lies(state)
    assert (there["round"], there["day"]) == (before + 1, before + 1)
    assert (there["food_due"], there["food_days_held"]) == (number, number - 1)
    state.events = []
    idle(state, 3)
    assert "food_day" not in [event.kind.name for event in state.events]
    idle(state)
    kinds = [event.kind.name for event in state.events]
    assert kinds.count("food_day") == 1
    assert lies(state)["food_days_held"] == number
    assert state.over == (number == 4)
    if not state.over:
        assert (lies(state)["food_due"], lies(state)["day"]) == (0, before + 2)


@pytest.mark.parametrize(("before", "later"), [(7, [12, 19, 25]), (13, [19, 25]), (20, [25]), (26, [])])
def test_food_days_after_a_late_one_keep_their_teeth(before: int, later: list[int]) -> None:
    """Two days: what was held late does not move the others."""
    state = jump(position(last=True, in_round=before))
    days = [round_ for round_, _ in _food_days(state)]
    assert days == [before + 1, *[day + 1 for day in later]]


@pytest.mark.parametrize(("held", "number"), [(8, 1), (14, 2), (21, 3)])
def test_leap_out_of_a_food_day(held: int, number: int) -> None:
    """Two days: after a Food Day, which comes first, the taker may leap as after any other round."""
    state = position(last=True, in_round=held)
    kinds = told(state, "place start", "end")
    assert "food_day" in kinds
    assert choices(state) == ["calendar 1", "calendar 2"]
    play(state, "calendar 2")
    there = lies(state)
    assert (there["day"], there["food_due"], there["food_days_held"]) == (held + 1, 0, number)


def test_leap_onto_a_food_day() -> None:
    """Two days: a leap that ends on the marked tooth makes the next round the Food Day, as one day would."""
    state = jump(position(last=True, in_round=6))
    assert (lies(state)["day"], lies(state)["food_due"]) == (7, 1)


def test_last_round_offers_no_leap() -> None:
    """Last round: the space still brings the corn of the teeth, but marker and calendar mean nothing."""
    state = position(last=True, in_round=27, tooth_corn=[24, 25], corn=[4])
    kinds = told(state, "place start", "end")
    assert "tooth_corn" in kinds
    assert state.over
