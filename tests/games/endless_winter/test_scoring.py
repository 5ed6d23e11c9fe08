"""The end of the game: offerings, honour, cards, animals, ties and the score sheet."""

from __future__ import annotations

import pytest

import sunstone
from tests.games.endless_winter.table import (
    buried,
    eclipse,
    food,
    play,
    points,
    sheet,
    to_the_end,
    tools,
    until_over,
)
from tests.games.moves import lies


def ended(players: int = 3, **given: object) -> sunstone.State:
    """The end of a game from its last eclipse."""
    return to_the_end(eclipse(players, round_no=4, **given))


def mine(count: int) -> list[str]:
    """So many starting cards."""
    return [*["tribesman"] * 4, *["tribeswoman"] * 3, *["brave"] * 2][:count]


# Honour


@pytest.mark.parametrize(
    ("count", "rows"),
    [
        (0, (0, 0, 0)),
        (1, (5, 3, 2)),
        (3, (5, 3, 2)),
        (4, (10, 7, 4)),
        (6, (10, 7, 4)),
        (7, (13, 9, 6)),
        (9, (13, 9, 6)),
    ],
)
def test_buried_cards_count_by_the_table_of_ones_place(count: int, rows: tuple[int, ...]) -> None:
    """The first uses the left table, the second the middle one, all others the right one."""
    state = ended(4, buried=[mine(count)] * 4, idols=[(0, 6), (0, 5), (0, 3), (0, 1)], order=[3, 2, 1, 0])
    assert lies(state)["honour_rank"] == [0, 1, 2, 3]
    assert tuple(sheet(state, seat)["honour"] for seat in range(3)) == rows
    assert sheet(state, 3)["honour"] == rows[2]


def test_two_players_use_the_left_and_the_middle_table() -> None:
    """The right one is for three and more."""
    state = ended(2, buried=[mine(4), mine(4)], idols=[(0, 3), (0, 6)])
    assert [sheet(state, seat)["honour"] for seat in range(2)] == [7, 10]


def test_who_came_first_to_a_level_is_ahead() -> None:
    """The one further left on the same level."""
    state = ended(3, buried=[mine(4)] * 3, idols=[(0, 8), (0, 8), (0, 8)], honour_rank=[1, 2, 0])
    assert [sheet(state, seat)["honour"] for seat in range(3)] == [4, 10, 7]


def test_without_a_step_on_the_honour_track_the_buried_count_nothing() -> None:
    """However many there are."""
    state = eclipse(2, round_no=4, buried=[mine(9), mine(9)], idols=[(0, 0), (0, 0)])
    until_over(state, ("take food",))
    assert [sheet(state, seat)["honour"] for seat in range(2)] == [0, 0]
    assert len(buried(state)) == 9


def test_a_player_without_a_step_takes_no_place_from_the_others() -> None:
    """He is behind them all."""
    state = eclipse(3, round_no=4, buried=[mine(4)] * 3, idols=[(0, 0), (0, 1), (0, 2)])
    until_over(state, ("take food",))
    assert [sheet(state, seat)["honour"] for seat in range(3)] == [0, 7, 10]


# Offerings


@pytest.mark.parametrize(
    ("level", "meal", "tool", "won"),
    [(0, 5, 5, 0), (1, 3, 0, 0), (1, 3, 1, 1), (3, 5, 3, 2), (4, 5, 4, 3), (5, 5, 5, 5), (6, 5, 4, 4), (6, 0, 2, 1)],
)
def test_leftovers_count_together_at_the_rate_of_the_section(level: int, meal: int, tool: int, won: int) -> None:
    """Food and tools are added up first; the rest of the division is lost."""
    state = ended(2, food=[meal], tools=[tool], idols=[(level, 0)])
    assert (food(state), tools(state)) == (meal, tool)
    assert sheet(state)["offering"] == won


# Cards


def test_printed_points_of_all_cards_are_added() -> None:
    """A point for every tribe card, those of the culture cards, nothing for starting cards."""
    state = ended(hands=[["elder", "cu2-06"]], discards=[["scout"]], buried=[["cu1-01", "shaman"]])
    assert sheet(state)["cards"] == 1 + 3 + 1 + 1 + 1
    assert sheet(state, 1)["cards"] == 0


# Animals


@pytest.mark.parametrize(
    ("held", "won"),
    [
        ({}, 0),
        ({"rhino": 1}, 1),
        ({"rhino": 2}, 3),
        ({"rhino": 3}, 6),
        ({"rhino": 4}, 10),
        ({"rhino": 7}, 10),
        ({"mammoth": 1}, 2),
        ({"mammoth": 2}, 6),
        ({"mammoth": 4}, 6),
        ({"rhino": 2, "elk": 2, "smilodon": 1}, 3 + 3 + 1),
        ({"argentavis": 3}, 0),
        ({"rhino": 3, "argentavis": 1}, 10),
        ({"rhino": 2, "argentavis": 2}, 10),
        ({"mammoth": 1, "argentavis": 1}, 6),
        ({"mammoth": 1, "rhino": 3, "argentavis": 1}, 6 + 6),
        ({"mammoth": 1, "rhino": 3, "argentavis": 2}, 6 + 10),
        ({"rhino": 1, "elk": 2, "argentavis": 1}, 1 + 6),
        ({"rhino": 1, "elk": 2, "argentavis": 2}, 1 + 10),
        ({"rhino": 3, "elk": 3, "argentavis": 2}, 10 + 10),
        ({"rhino": 3, "elk": 2, "argentavis": 3}, 10 + 10),
        ({"rhino": 4, "mammoth": 2, "argentavis": 2}, 10 + 6),
        ({"rhino": 1, "argentavis": 5}, 10),
    ],
)
def test_sets_of_unused_animals_with_the_wild_ones_where_they_bring_most(held: dict[str, int], won: int) -> None:
    """1, 3, 6, 10 for up to four of a kind, 2 and 6 for mammoths; an argentavis joins a set and makes none."""
    assert sheet(ended(animals=[held]))["animals"] == won


def test_used_animals_are_in_no_set() -> None:
    """Nor does a used argentavis join one."""
    state = ended(animals=[{"rhino": 1}], used=[{"rhino": 3, "argentavis": 2, "elk": 4}])
    assert sheet(state)["animals"] == 1


# The end


def test_the_sheet_adds_up_to_the_score() -> None:
    """Points of the game and of its end, every one of them named."""
    state = ended(points=[7], idols=[(0, 5)], buried=[mine(4)], animals=[{"elk": 2}], hands=[["cu1-03"]])
    found = sheet(state)
    assert (found["other"], found["totems"], found["honour"], found["animals"], found["cards"]) == (7, 3, 10, 3, 2)
    assert sum(found.values()) == state.scores()[0] == points(state)


def test_most_points_win() -> None:
    """The turn order matters for ties alone."""
    state = ended(points=[3, 50, 20])
    assert state.ranking() == [3, 1, 2]


@pytest.mark.parametrize(
    ("piles", "order"), [([[], [], []], [2, 1, 0]), ([["brave"], [], []], [0, 2, 1]), ([[], ["brave"], []], [1, 2, 0])]
)
def test_ties_go_by_the_turn_order_after_the_last_eclipse(piles: list[list[str]], order: list[int]) -> None:
    """Nobody shares a place."""
    state = eclipse(3, round_no=4, eclipse_piles=piles)
    until_over(state, ("take food",))
    assert state.scores() == [0, 0, 0]
    assert lies(state)["order"] == order
    assert [state.ranking()[seat] for seat in order] == [1, 2, 3]


def test_the_game_ends_after_the_eclipse_of_round_four_and_not_before() -> None:
    """Rounds 1 to 3 are followed by another one."""
    for number in (1, 2, 3):
        state = eclipse(2, round_no=number)
        play(state, "take food", "take food")
        assert (state.over, lies(state)["phase"], lies(state)["round"]) == (False, "preparation", number + 1)
    state = eclipse(2, round_no=4)
    play(state, "take food", "take food")
    assert (state.over, state.seat, state.legal()) == (True, -1, [])
