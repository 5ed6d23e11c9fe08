"""The bot `search`: sees nothing hidden, repeats itself, looks ahead and keeps its tree within a turn."""

from __future__ import annotations

import pytest

import sunstone
from sunstone import Rng, State
from sunstone.bots import (
    GreedyBot,
    RandomBot,
    SearchBot,
)
from sunstone.bots.judge import make_good, values
from sunstone.bots.search import Spread, most_visited, settled
from sunstone.bots.settings import Settings
from sunstone.bots.tree import Edge, Node
from sunstone.core.registry import game_ids
from tests.bots.positions import PLAYED, heap, positions, search
from tests.third_party.pebbles import PebblesGame, PebblesState

# Honesty


def opinions(bot: SearchBot, state: State) -> list[tuple[int, int, float]]:
    return [(one.action, one.visits, one.value) for one in bot.consider(state)]


@pytest.mark.parametrize("name", game_ids())
def test_it_thinks_alike_in_positions_it_cannot_tell_apart(name: str) -> None:
    """Not only the move: every visit and every value is the same, so nothing hidden was looked at anywhere."""
    looked = 0
    for number, state in enumerate(positions(name, 2, 11, 17)[:14]):
        twin = state.determinize(state.seat, Rng(1000 + number))
        assert opinions(search(24), state) == opinions(search(24), twin)
        assert search(24).choose(state) == search(24).choose(twin)
        looked += 1
    assert looked > 5


@pytest.mark.parametrize("name", game_ids())
def test_a_whole_turn_is_the_same_in_positions_it_cannot_tell_apart(name: str) -> None:
    """With the tree that is kept from one decision to the next, as long as nothing comes to light."""
    compared = 0
    for number, state in enumerate(positions(name, 2, 12, 13)[:14]):
        twin = state.determinize(state.seat, Rng(2000 + number))
        seat, barrier = state.seat, state.barrier
        one, two = search(10), search(10)
        while not state.over and state.seat == seat and state.barrier == barrier:
            action = one.choose(state)
            assert two.choose(twin) == action
            state.play(action)
            twin.play(action)
            compared += 1
    assert compared > 8


def test_opinions_tell_what_the_search_found() -> None:
    found = search(200).consider(heap(6))
    best = max(found, key=lambda one: one.visits)
    assert best.action == 1
    assert best.value == max(one.value for one in found)
    assert sum(one.prior for one in found) == pytest.approx(1)
    # The first simulation opens the node, every other one visits an action.
    assert 0 < sum(one.visits for one in found) < 200


@pytest.mark.parametrize("name", game_ids())
def test_choosing_is_legal_and_leaves_the_position_as_it_was(name: str) -> None:
    for state in positions(name, 3, 13, 41)[:6]:
        before = state.dump()
        assert search(8).choose(state) in state.legal()
        assert state.dump() == before


@pytest.mark.parametrize("name", PLAYED)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    ends: list[dict[str, object]] = []
    for _ in range(2):
        state = sunstone.game(name).new(2, 9)
        bots = [search(6, 4), RandomBot(8)]
        for _ in range(50):
            state.play(bots[state.seat].choose(state))
        ends.append(state.dump())
    assert ends[0] == ends[1]


# Looking ahead


@pytest.mark.parametrize("pebbles", [5, 6, 7, 9, 10, 11])
def test_it_finds_the_winning_move_of_a_game_it_never_heard_of(pebbles: int) -> None:
    assert search(400).choose(heap(pebbles)) == pebbles % 4 - 1
    # First sight sees nothing here.
    assert len({GreedyBot(seed).choose(heap(9)) for seed in range(12)}) > 1


def test_it_gives_up_nothing_at_a_table_of_three() -> None:
    state = PebblesGame().new(3, 4)
    bots = [search(30, seat) for seat in range(3)]
    while not state.over:
        action = bots[state.seat].choose(state)
        assert action in state.legal()
        state.play(action)


def test_it_beats_greedy_on_the_same_deals_from_both_seats() -> None:
    game = sunstone.game("tzolkin")
    margins: list[float] = []
    for number in range(4):
        state = game.new(2, 300 + number // 2)
        seat = number % 2
        bots = [GreedyBot(number, nodes=60), GreedyBot(number, nodes=60)]
        players = [search(40, number) if place == seat else bots[place] for place in range(2)]
        while not state.over:
            state.play(players[state.seat].choose(state))
        scores = state.scores()
        margins.append(scores[seat] - scores[1 - seat])
    assert sum(margins) > 0


# What a value is


def test_values_want_points_the_lead_and_the_win() -> None:
    state = PebblesGame().new(2, 1)
    assert isinstance(state, PebblesState)
    state.over, state.seat, state.last, state.heap, state.cards = True, -1, 0, 0, [3, 2]
    settings = Settings()
    settings.lead, settings.win = 0.5, 10.0
    # The last pebble brings five points; the winner has 8 to 2.
    assert values(state, settings) == pytest.approx([8 - 0.5 * 2 + 10, 2 - 0.5 * 8])
    state.cards = [2, 7]
    assert values(state, settings) == pytest.approx([7 - 0.5 * 7 + 5, 7 - 0.5 * 7 + 5])


def test_a_position_under_way_has_chances_that_add_up() -> None:
    state = positions("tzolkin", 4, 3, 60)[2]
    settings = Settings()
    settings.lead, settings.win = 0.0, 0.0
    worth = values(state, settings)
    assert worth == pytest.approx([state.game.evaluate(state, seat) for seat in range(4)])
    settings.win = 100.0
    chances = [(value - plain) / 100 for value, plain in zip(values(state, settings), worth, strict=True)]
    assert sum(chances) == pytest.approx(1)
    assert sorted(range(4), key=chances.__getitem__) == sorted(range(4), key=worth.__getitem__)


def test_the_spread_of_values_is_theirs() -> None:
    spread = Spread(2)
    for found in ([1.0, 10.0], [3.0, 10.0], [5.0, 16.0]):
        spread.add(found)
    assert (spread.mean(0), spread.mean(1)) == pytest.approx((3, 12))
    assert (spread.deviation(0), spread.deviation(1)) == pytest.approx(((8 / 3) ** 0.5, 8**0.5))


def test_a_position_in_the_middle_of_a_round_is_judged_as_at_its_end() -> None:
    state = PebblesGame().new(3, 1)
    worth = [5.0, 5.0, 5.0]
    make_good(state, worth, [2, 1, 1], 1.5, 0.25)
    assert worth == [5.0 - 2 * 0.25, 5.0 + 1.5 - 0.25, 5.0 + 1.5 - 0.25]
    make_good(state, worth, [2, 2, 2], 1.5, 0.25)
    state.over = True
    make_good(state, worth, [2, 1, 0], 1.5, 0.25)
    assert worth == [4.5, 6.25, 6.25]


class Blind(PebblesGame):
    """Pebbles that may not be judged before their end."""

    def evaluate(self, state: State, seat: int) -> float:
        assert state.over
        return super().evaluate(state, seat)


def test_random_games_to_the_end_need_no_judgement() -> None:
    settings = Settings()
    settings.rollouts = True
    state = heap(6)
    state.game = Blind()
    with pytest.raises(AssertionError):
        search(50).choose(state)
    bot = search(400, settings=settings)
    assert bot.choose(state) == 1


# The tree


def node(*visits: int) -> Node:
    out = Node()
    for action, count in enumerate(visits):
        edge = Edge(action, 1 / len(visits))
        edge.visits = count
        edge.total = float(count * action)
        out.insert(edge)
        out.visits += count
    return out


def test_the_most_visited_legal_action_is_played() -> None:
    assert most_visited(node(3, 9, 5), [0, 1, 2]).action == 1
    assert most_visited(node(3, 9, 5), [0, 2]).action == 2
    # Equal visits: the better value.
    assert most_visited(node(4, 4, 4), [0, 1, 2]).action == 2


def test_a_search_is_settled_when_nobody_can_catch_up() -> None:
    assert not settled(node(10, 4), 6)
    assert settled(node(10, 4), 5)


def test_edges_stand_in_the_order_of_promise() -> None:
    root = Node()
    for action, prior in enumerate((0.2, 0.5, 0.1, 0.2)):
        root.insert(Edge(action, prior))
    assert [edge.action for edge in root.edges] == [1, 0, 3, 2]


def test_a_node_of_another_seat_is_a_twin() -> None:
    root = Node()
    assert root.for_seat(1) is root
    root.seat = 1
    twin = root.for_seat(0)
    assert twin is not root
    twin.seat = 0
    assert root.for_seat(0) is twin
    assert root.for_seat(1) is root


def test_a_forced_move_costs_nothing() -> None:
    state = heap(1)
    bot = search(50)
    assert bot.choose(state) == 0
    assert bot.consider(state) == []
    assert bot.simulations == 0


def test_the_tree_is_kept_within_a_turn_and_only_while_the_table_is_as_foreseen() -> None:
    kept = dropped = 0
    for number, state in enumerate(positions("tzolkin", 2, 21, 5)):
        bot = search(60, number)
        seat, barrier = state.seat, state.barrier
        action = bot.choose(state)
        first = bot.simulations
        after = state.clone()
        after.play(action)
        if after.seat != seat or after.barrier != barrier or len(after.legal()) == 1:
            continue
        bot.choose(after)
        if bot.simulations - first < 60 - 8:
            kept += 1
        other = search(60, number)
        other.choose(state)
        aside = state.clone()
        aside.play(next(one for one in state.legal() if one != action))
        if aside.over or aside.seat != seat or len(aside.legal()) == 1:
            continue
        before = other.simulations
        assert other.choose(aside) in aside.legal()
        # A new tree; it may be settled before the last simulation, but not without any.
        dropped += other.simulations > before
        if kept >= 4 and dropped >= 4:
            break
    assert kept >= 4
    assert dropped >= 4
