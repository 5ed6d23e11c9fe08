"""Planned rollouts, and the actions of a decision chosen by sequential halving on the same draws."""

from __future__ import annotations

import pytest

import sunstone
from sunstone import Rng, State, game
from sunstone.bots import LEVELS, CasualBot, SearchBot
from sunstone.bots import budget as budget_module
from sunstone.bots.budget import LEAST, Budget
from sunstone.bots.contest import Contest
from sunstone.bots.levels import MERCILESS, SHREWD, searching
from sunstone.bots.policy import Planning, rollout
from sunstone.bots.settings import PER_GAME, Settings
from sunstone.bots.survey import glance_through, look_through
from sunstone.bots.tree import Edge, Node
from sunstone.core.registry import game_ids
from tests.bots.positions import PLAYED, heap, positions
from tests.third_party.pebbles import SWAP, PebblesGame, PebblesState


def planned(simulations: int, seed: int = 7) -> SearchBot:
    """A search with planned rollouts that plans but briefly, for the sake of tests without a compiled engine."""
    settings = Settings()
    settings.planned, settings.rounds = 1, 1
    settings.long_survey, settings.planning = 30, 20
    return SearchBot(seed, Budget(simulations), settings)


# Planned turns


class Judged(PebblesGame):
    """Pebbles worth what they are said to be, with or without a swap; it counts how often it was asked."""

    def __init__(self, taken: float, swapped: float) -> None:
        super().__init__()
        self.taken, self.swapped = taken, swapped
        self.asked = 0

    def evaluate(self, state: State, seat: int) -> float:
        self.asked += 1
        return self.taken if state.seat != seat else self.swapped


class Long(PebblesState):
    """Pebbles in which a swap is only the beginning of a turn."""

    def push(self, action: int) -> None:
        super().push(action)
        if action == SWAP:
            self.seat = (self.seat - 1) % self.players

    def clone(self) -> Long:
        twin = Long(self.game, self.players, self.options, self.rng.copy(), self.box)
        twin.seat, twin.ply, twin.heap, twin.barrier = self.seat, self.ply, self.heap, self.barrier
        twin.deck, twin.cards, twin.gone = self.deck.copy(), self.cards.copy(), self.gone.copy()
        return twin


def long(game: PebblesGame, seed: int = 1) -> Long:
    other = heap(9)
    state = Long(game, 2, other.options, Rng(seed), other.box)
    state.heap, state.deck, state.cards = 9, other.deck.copy(), [4, 4]
    return state


def test_a_glance_follows_an_unfinished_turn_as_far_as_patience_goes() -> None:
    """Three ways to take and a swap are seen at once; what comes after the swap only if it does not look far worse."""
    for patience, asked in ((0.5, 4), (1.5, 7)):
        game = Judged(taken=2.0, swapped=1.0)
        assert glance_through(long(game), 100, patience, Rng(1))[0] != SWAP or patience > 1
        assert game.asked == asked


class Unlikely(Judged):
    """Pebbles that nobody thinks of swapping."""

    def promising(self, state: State) -> list[int]:
        return [action for action in state.legal() if action != SWAP]


def test_a_glance_sees_likely_actions_alone() -> None:
    game = Unlikely(taken=1.0, swapped=2.0)
    assert glance_through(long(game), 100, 5.0, Rng(1))[0] != SWAP
    assert game.asked == 3


class Drawn(PebblesGame):
    """Pebbles in which a swap is worth the card it brings; after it as many should be taken as the card asks for."""

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, PebblesState)
        if all(owner != seat for owner, _ in state.gone):
            return 5.0
        if state.seat == seat:
            return float(state.cards[seat])
        return state.cards[seat] + (1.0 if 9 - state.heap == wanted(state.cards[seat]) else -1.0)


def wanted(card: int) -> int:
    return 1 + card % 3


def test_a_turn_is_planned_from_what_its_seat_sees_and_anew_when_something_comes_to_light() -> None:
    cards: list[int] = []
    for number in range(60):
        end = rollout(long(Drawn(), number), 0, [0, 0], False, None, Planning(50, 0.5, Rng(number)))
        assert isinstance(end, PebblesState)
        if end.gone:
            assert 9 - end.heap == wanted(end.cards[0])
            cards.append(end.cards[0])
    # Nobody knows the card before the swap: where a good one was hoped for, others came too.
    assert len(cards) < 60
    assert min(cards) < 5 < max(cards)


def test_a_glance_that_has_no_time_left_goes_where_it_looks_best() -> None:
    """A look that must end the turn takes the end that it has found, although the other way promises more."""
    assert glance_through(long(Judged(taken=1.0, swapped=2.0)), 1, 0.5, Rng(1)) == (SWAP,)
    assert look_through(long(Judged(taken=1.0, swapped=2.0)), 1, Rng(1)).line[0] != SWAP


@pytest.mark.parametrize("name", PLAYED)
def test_a_glance_finds_a_line_of_likely_actions(name: str) -> None:
    ended = 0
    for number, state in enumerate(positions(name, 2, 15, 23)[:8]):
        ahead = state.clone()
        for action in glance_through(state, 60, 0.5, Rng(number)):
            assert ahead.seat == state.seat
            assert action in state.game.promising(ahead)
            ahead.play(action)
        ended += ahead.over or ahead.seat != state.seat
    assert ended > 2


@pytest.mark.parametrize("name", PLAYED)
def test_planned_turns_are_played_on_until_all_have_had_equally_many(name: str) -> None:
    other = 0
    for number, state in enumerate(positions(name, 2, 15, 31)[:5]):
        done = [0, 0]
        end = rollout(state.clone(), 1, done, False, None, Planning(60, 0.5, Rng(number)))
        assert end.over or done == [1, 1]
        again = rollout(state.clone(), 1, [0, 0], False, None, Planning(60, 0.5, Rng(number)))
        assert end._dump() == again._dump()
        other += end._dump() != rollout(state.clone(), 1, [0, 0], False, None)._dump()
    assert other or game(name).profile.planned_rounds == 0


# The contest


def edges(*priors: float) -> Node:
    root = Node()
    for action, prior in enumerate(priors):
        root.insert(Edge(action, prior))
    return root


def in_it(contest: Contest) -> list[int]:
    return [int(edge.action) for edge in contest.edges]


def test_the_most_promising_legal_actions_compete() -> None:
    settings = Settings()
    settings.candidates, settings.sharpness, settings.gap = 3, 1.0, 2.0
    # e^-2 of 0.4 is 0.054: who has less looks more than two points worse.
    assert in_it(Contest(edges(0.05, 0.2, 0.4, 0.06), [0, 1, 2, 3], settings)) == [2, 1, 3]
    assert in_it(Contest(edges(0.05, 0.2, 0.4, 0.06), [0, 1, 3], settings)) == [1, 3, 0]
    assert in_it(Contest(edges(0.2, 0.2, 0.4, 0.2), [0, 1, 2, 3], settings)) == [2, 0, 1]
    assert in_it(Contest(edges(1.0, 0.0), [0, 1], settings)) == [0]


def test_half_of_them_drop_out_with_each_part_of_the_time() -> None:
    contest = Contest(edges(0.3, 0.2, 0.2, 0.15, 0.15), [0, 1, 2, 3, 4], Settings())
    worth = [1.0, 5.0, 2.0, 4.0, 3.0]
    left: list[list[int]] = []
    for share in (0.2, 0.34, 0.6, 0.67, 0.9, 1.0):
        for edge in contest.edges:
            contest.add(edge, worth[int(edge.action)])
        contest.end_round(share)
        left.append(in_it(contest))
    assert left == [[0, 1, 2, 3, 4], [1, 3, 4], [1, 3, 4], [1, 3], [1, 3], [1]]
    assert contest.rounds == 6


def test_one_that_falls_behind_later_drops_out_too() -> None:
    contest = Contest(edges(0.3, 0.3, 0.2, 0.2), [0, 1, 2, 3], Settings())
    for values, share in (([4.0, 3.0, 2.0, 1.0], 0.5), ([0.0, 3.0], 1.0)):
        for edge, value in zip(contest.edges, values, strict=True):
            contest.add(edge, value)
        contest.end_round(share)
    assert in_it(contest) == [1]


def test_a_contest_can_end_in_the_middle_of_a_round() -> None:
    """What counts is the mean: one that has met a draw more is not better for that, and one without any is last."""
    contest = Contest(edges(0.5, 0.3, 0.2), [0, 1, 2], Settings())
    contest.add(contest.edges[0], 2.0)
    contest.add(contest.edges[1], 3.0)
    contest.add(contest.edges[0], 2.0)
    contest.end_round(0.5)
    assert in_it(contest) == [1, 0]


def test_a_contest_can_end_at_once() -> None:
    contest = Contest(edges(0.5, 0.3, 0.2), [0, 1, 2], Settings())
    contest.add(contest.edges[2], 1.0)
    contest.end_round(1.0)
    assert in_it(contest) == [2]


# The search


@pytest.mark.parametrize("name", game_ids())
def test_it_thinks_alike_in_positions_it_cannot_tell_apart(name: str) -> None:
    """Planned turns are planned from what each seat sees: nothing hidden changes a visit or a value."""
    looked = 0
    for number, state in enumerate(positions(name, 2, 11, 17)[:4]):
        twin = state.determinize(state.seat, Rng(1000 + number))
        found = [[(one.action, one.visits, one.value) for one in planned(9).consider(place)] for place in (state, twin)]
        assert found[0] == found[1]
        assert planned(9).choose(state) == planned(9).choose(twin)
        looked += 1
    assert looked > 2


@pytest.mark.parametrize("pebbles", [2, 3])
def test_it_takes_what_wins_at_once(pebbles: int) -> None:
    assert planned(60).choose(heap(pebbles)) == pebbles - 1


def test_those_left_at_the_end_have_met_the_same_draws_and_the_better_is_played() -> None:
    for state in positions("coatl", 2, 15, 23)[1:3]:
        bot = planned(48)
        found = bot.consider(state)
        first, second = sorted(found, key=lambda one: (one.visits, one.value), reverse=True)[:2]
        assert first.visits == second.visits
        assert sum(one.visits for one in found) >= 48
        assert planned(48).choose(state) == first.action


class Luck(PebblesGame):
    """Pebbles in which all depends on the card that the other holds."""

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, PebblesState)
        return float(state.cards[1]) if seat == 0 else 0.0


def test_all_actions_of_a_round_meet_the_same_draw() -> None:
    values: set[float] = set()
    for seed in range(5):
        state = heap(9)
        state.game = Luck()
        found = planned(30, seed).consider(state)
        most = max(one.visits for one in found)
        last = {one.value for one in found if one.visits == most}
        assert len(last) == 1
        values |= last
    assert len(values) > 1


def seats_that_decide(node: Node) -> set[int]:
    out = {int(node.seat)}
    for edge in node.edges:
        if edge.child is not None:
            out |= seats_that_decide(edge.child)
    return out


def test_the_tree_ends_with_the_own_turn() -> None:
    """The turns of the others are planned; -1 is a node found but not opened."""
    deep = 0
    for state in positions("coatl", 2, 15, 17)[:3]:
        bot = planned(80)
        bot.consider(state)
        assert seats_that_decide(bot._root) <= {state.seat, -1}
        deep += any(edge.child is not None and len(edge.child.edges) > 0 for edge in bot._root.edges)
    assert deep


def test_when_time_is_up_a_round_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """A first round of many actions may take longer than there is time; then the best of those seen is played."""
    now = [100.0]

    def clock() -> float:
        now[0] += 0.04
        return now[0]

    monkeypatch.setattr(budget_module, "perf_counter", clock)
    settings = Settings()
    settings.planned, settings.rounds = 1, 0
    settings.long_survey, settings.planning = 30, 20
    settings.gap = 100.0
    state = next(one for one in positions("coatl", 2, 15, 1) if len(one.legal()) > 20)
    bot = SearchBot(1, Budget(seconds=1.0), settings)
    assert bot.choose(state) in state.legal()
    assert bot.simulations == LEAST


def test_one_without_rivals_is_looked_at_a_little() -> None:
    settings = Settings()
    settings.planned, settings.gap = 1, 0.0
    settings.candidates = 1
    bot = SearchBot(1, Budget(400), settings)
    found = bot.consider(heap(6))
    assert [one.visits for one in found] == [LEAST]
    assert bot.simulations == LEAST


def test_a_level_plans_rollouts_in_the_games_where_it_pays() -> None:
    assert [level.planned for level in LEVELS] == [False, False, False, True, True]
    bot = searching(MERCILESS, 3)
    assert bot._settings.planned == PER_GAME
    assert [name for name in game_ids() if game(name).profile.planned_rounds] == ["coatl"]
    for name in game_ids():
        profile = game(name).profile
        bot._adapt(profile)
        assert bot._planned == (profile.planned_rounds > 0)
        assert bot._rounds == (profile.planned_rounds or profile.rollout_rounds)
    shrewd = searching(SHREWD, 3)
    shrewd._adapt(game("coatl").profile)
    assert not shrewd._planned


def test_a_whole_game_against_a_one_ply_bot_is_won() -> None:
    """And every action is the winner's of its contest, also where another was looked at more often before."""
    state = sunstone.game("coatl").new(2, 5)
    bot, other = planned(5), CasualBot(3)
    while not state.over:
        action = bot.choose(state) if state.seat == 0 else other.choose(state)
        if state.seat == 0 and len(state.legal()) > 1:
            assert bot._winner is not None
            assert action == int(bot._winner.action)
        state.play(action)
    assert state.ranking() == [1, 2]
