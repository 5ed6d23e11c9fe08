"""The totem board: the offering track and the honour track."""

from __future__ import annotations

import pytest

from tests.games.endless_winter.table import (
    choices,
    eclipse,
    food,
    hand,
    happened,
    idols,
    play,
    points,
    position,
    reward,
    sheet,
    to_the_end,
    tools,
    until_phase,
)
from tests.games.moves import can, lies, refusal, seat_of


def test_an_idol_moves_up_one_level_on_either_track() -> None:
    """Several at once may be shared out between the two."""
    state = position(due=[reward("idol", 3)])
    play(state, "idol offering", "idol honour", "idol honour")
    assert idols(state) == (1, 2)
    assert can(state, "place tribe hunt")


@pytest.mark.parametrize(
    ("level", "line", "gain"),
    [
        (1, "", {}),
        (2, "", {}),
        (3, "", {"food": 1}),
        (4, "", {}),
        (5, "take tool", {"tools": 1}),
        (6, "", {}),
    ],
)
def test_levels_of_the_offering_track_give_their_reward_when_entered(
    level: int, line: str, gain: dict[str, int]
) -> None:
    """A food and a tool on the way up; nothing on the others, and no points."""
    state = position(idols=[(level - 1, 0)], due=[reward("idol")])
    play(state, "idol offering")
    if line:
        play(state, line)
    got = {
        "food": food(state),
        "tools": tools(state),
        "cards": len(hand(state)),
        "megaliths": 10 - int(seat_of(state, 0)["megaliths_left"]),
        "points": points(state),
    }
    assert got == {**dict.fromkeys(got, 0), **gain}
    assert idols(state) == (level, 0)


def test_rewards_of_the_offering_track_may_be_lesser_ones() -> None:
    """The tool of level 5 taken as a food."""
    state = position(idols=[(4, 0)], due=[reward("idol")])
    play(state, "idol offering", "take food")
    assert (food(state), tools(state)) == (1, 0)


def test_at_the_top_of_the_offering_track_every_idol_is_a_point() -> None:
    """The idol itself stays where it is."""
    state = position(idols=[(6, 0)], due=[reward("idol", 2)])
    play(state, "idol offering", "idol offering")
    assert (points(state), idols(state)) == (2, (6, 0))


@pytest.mark.parametrize(("level", "won"), [(1, 0), (2, 0), (3, 0), (4, 2), (5, 0), (6, 3), (7, 0), (8, 5)])
def test_levels_of_the_honour_track_with_points(level: int, won: int) -> None:
    """Deska totemu, "Stupnice cti": two, then three, at the top five; ten on the whole way."""
    state = position(idols=[(0, level - 1)], due=[reward("idol")])
    play(state, "idol honour")
    assert (points(state), idols(state)) == (won, (0, level))


def test_at_the_top_of_the_honour_track_there_is_no_way_on() -> None:
    """An idol must go to the other track, or be taken as less."""
    state = position(idols=[(0, 8)], due=[reward("idol")])
    assert refusal(state, "idol honour") == "top_of_honour"
    assert choices(state) == ["idol offering", "take tool", "take food"]


def test_who_arrives_on_a_level_stands_behind_those_already_there() -> None:
    """The leftmost free space is the last one."""
    state = position(idols=[(0, 1), (0, 2), (0, 2)], honour_rank=[2, 1, 0], due=[reward("idol")])
    play(state, "idol honour")
    assert lies(state)["honour_rank"] == [2, 1, 0]
    state = position(idols=[(0, 2), (0, 2), (0, 2)], honour_rank=[2, 1, 0], due=[reward("idol")])
    play(state, "idol honour")
    assert lies(state)["honour_rank"] == [0, 2, 1]


def test_those_left_behind_move_up_to_the_left() -> None:
    """Whoever leaves a level and is caught up with is again behind the one who was there first."""
    state = position(idols=[(0, 1), (0, 1), (0, 1)], honour_rank=[0, 1, 2], due=[reward("idol")])
    play(state, "idol honour")
    assert lies(state)["honour_rank"] == [0, 1, 2]
    play(state, "place tribe rest", "take food", "end")
    assert state.seat == 1
    play(state, "place tribe rest", "idol honour", "end")
    assert lies(state)["honour_rank"] == [0, 1, 2]
    play(state, "place tribe rest", "idol honour", "end", "place tribe rest", "idol honour")
    assert [idols(state, seat)[1] for seat in range(3)] == [3, 2, 2]
    assert lies(state)["honour_rank"] == [0, 1, 2]


def test_the_offering_track_does_not_touch_the_order_of_honour() -> None:
    """Only the right track has an order."""
    state = position(idols=[(0, 1), (0, 1), (0, 1)], honour_rank=[2, 1, 0], due=[reward("idol")])
    play(state, "idol offering")
    assert lies(state)["honour_rank"] == [2, 1, 0]


@pytest.mark.parametrize(("level", "points_left"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_section_of_the_offering_track_turns_leftovers_into_points(level: int, points_left: int) -> None:
    """Seven left: by fours, by threes or by twos; without a step on the track nothing."""
    state = eclipse(2, round_no=4, food=[4], tools=[3], idols=[(level, 0)], order=[1, 0])
    to_the_end(state)
    assert (food(state), tools(state)) == (4, 3)
    assert sheet(state)["offering"] == points_left


@pytest.mark.parametrize(("levels", "won"), [((3, 2), 2), ((3, 3), 3), ((1, 0), 0), ((6, 6), 6)])
def test_the_idol_stone_counts_two_levels_a_point_both_tracks_together(levels: tuple[int, int], won: int) -> None:
    """Added up first and then halved, rounded down."""
    state = eclipse(2, round_no=3, stones=[["ss2-03"]], idols=[levels], order=[1, 0])
    state.events = []
    until_phase(state, "preparation")
    assert [event["points"] for event in happened(state, "stone_scored")] == [won]
