"""The bot `search`: sees nothing hidden, repeats itself, looks ahead, keeps its tree within a turn and keeps time."""

from __future__ import annotations

import pytest

import sunstone
from sunstone import Rng, State
from sunstone.bots import (
    LEVELS,
    MOST_SECONDS,
    MOST_SIMULATIONS,
    CasualBot,
    GreedyBot,
    RandomBot,
    SearchBot,
    UnknownBot,
    for_table,
    known,
    make,
)
from sunstone.bots import budget as budget_module
from sunstone.bots.budget import LEAST, RESERVE, SHARE, Budget
from sunstone.bots.judge import make_good, values
from sunstone.bots.policy import Habits, play_on
from sunstone.bots.search import Spread, most_visited, settled
from sunstone.bots.settings import ANSWERED, HABITS, ROUNDS, Settings
from sunstone.bots.survey import look_through
from sunstone.bots.tree import Edge, Node
from sunstone.core.registry import game_ids
from tests.third_party.pebbles import PebblesGame, PebblesState

PLAYED = ["coatl", "tzolkin"]
"""Games with an evaluation of their own; the others are judged by their score."""


def positions(name: str, players: int, seed: int, every: int) -> list[State]:
    """Positions with a choice from a game of bots that go by first sight."""
    state = sunstone.game(name).new(players, seed)
    bot = CasualBot(seed)
    found: list[State] = []
    while not state.over:
        if state.ply % every == 0 and len(state.legal()) > 1:
            found.append(state.clone())
        state.play(bot.choose(state))
    return found


def search(simulations: int, seed: int = 7, settings: Settings | None = None) -> SearchBot:
    """A search that looks through its turn but briefly, for the sake of tests without a compiled engine."""
    if settings is None:
        settings = Settings()
        settings.survey = 30
    return SearchBot(seed, Budget(simulations), settings)


def heap(pebbles: int) -> PebblesState:
    """Two players, both have swapped: only the last pebble counts, and who leaves four wins it."""
    state = PebblesGame().new(2, 1)
    assert isinstance(state, PebblesState)
    state.heap = pebbles
    state.gone = [(seat, state.deck.pop()) for seat in range(2)]
    state.cards = [4, 4]
    return state


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


# First sight


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_has_a_number_of_rounds_of_its_own(name: str) -> None:
    """Unless told otherwise a search plays on as many as are meant for the game, and judges accordingly."""
    state = positions(name, 2, 15, 31)[2]

    def values(rounds: int | None) -> list[float]:
        settings = Settings()
        settings.survey = 30
        if rounds is not None:
            settings.rounds = rounds
        return [opinion.value for opinion in search(12, settings=settings).consider(state)]

    own = ROUNDS.get(name, 0)
    assert values(None) == values(own)
    assert values(own) != values(1)


@pytest.mark.parametrize("name", PLAYED)
def test_positions_are_played_on_until_all_have_had_equally_many_turns(name: str) -> None:
    ends = 0
    for state in positions(name, 3, 15, 31)[:6]:
        done = [0, 0, 0]
        seat = state.seat
        end = play_on(state.clone(), 0, done, between=False, habits=None)
        assert end.over or (end.seat != seat and sum(done) == done[seat] == 1)
        done = [0, 0, 0]
        end = play_on(state.clone(), 1, done, between=False, habits={})
        if not end.over:
            assert min(done) == max(done) == 1
            ends += 1
        # Between two turns with all of them even there is nothing to wait for.
        done = [1, 1, 1]
        assert play_on(state, 1, done, between=True, habits={}) is state
    assert ends


@pytest.mark.parametrize("name", PLAYED)
def test_what_looked_best_becomes_a_habit(name: str) -> None:
    """It is taken again where the same is on offer at the same ply to the same seat, and only there."""
    changed = 0
    for state in positions(name, 2, 15, 31)[:6]:
        habits: Habits = {}
        actions = state.game.likely(state)
        if len(actions) < 2:
            continue
        end = play_on(state.clone(), 0, [0, 0], between=False, habits=habits)
        plain = play_on(state.clone(), 0, [0, 0], between=False, habits=None)
        assert end._dump() == plain._dump()
        offer = (state.ply, state.seat, tuple(actions))
        # Another habit, and another line is played.
        habits[offer] = next(action for action in actions if action != habits[offer])
        other = state.clone()
        other.play(habits[offer])
        if other.seat == state.seat:
            other = play_on(other, 0, [0, 0], between=False, habits=habits)
        assert play_on(state.clone(), 0, [0, 0], between=False, habits=habits)._dump() == other._dump()
        changed += other._dump() != plain._dump()
        # Of another ply, seat or offer nothing is taken over.
        habit = habits[offer]
        away = ((state.ply + 1, *offer[1:]), (offer[0], 1 - state.seat, offer[2]), (*offer[:2], offer[2][1:]))
        strange: Habits = dict.fromkeys(away, habit)
        assert play_on(state.clone(), 0, [0, 0], between=False, habits=strange)._dump() == plain._dump()
    assert changed


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_forms_habits_or_not(name: str) -> None:
    """Unless told otherwise a search does what is meant for the game."""
    states = positions(name, 2, 15, 31)[2:6]

    def values(habits: int | None) -> list[float]:
        settings = Settings()
        settings.survey = 30
        settings.rounds = 1
        if habits is not None:
            settings.habits = habits
        found = [search(48, settings=settings).consider(state) for state in states]
        return [opinion.value for opinions in found for opinion in opinions]

    assert values(None) == values(int(name in HABITS))
    assert values(0) != values(1)


def test_habits_are_formed_for_each_first_action_by_itself() -> None:
    """What is best after one of them says little of what is best after another."""
    settings = Settings()
    settings.survey, settings.habits = 30, 1
    several = 0
    for state in positions("endless_winter", 2, 15, 31)[2:8]:
        bot = search(48, settings=settings)
        looked_at = {opinion.action for opinion in bot.consider(state)}
        assert set(bot._habits) <= looked_at
        several += len(bot._habits) > 1
    assert several


@pytest.mark.parametrize("name", PLAYED)
def test_a_turn_that_has_just_begun_is_played_out_or_not(name: str) -> None:
    """Unless told otherwise a search does what is meant for the game."""
    states = positions(name, 2, 15, 31)[2:6]

    def values(answered: int | None) -> list[float]:
        settings = Settings()
        settings.survey = 30
        settings.rounds = 0
        if answered is not None:
            settings.answered = answered
        found = [search(48, settings=settings).consider(state) for state in states]
        return [opinion.value for opinions in found for opinion in opinions]

    assert values(None) == values(int(name in ANSWERED))
    assert values(0) != values(1)


@pytest.mark.parametrize("name", game_ids())
def test_a_look_through_the_turn_weighs_every_action_by_its_best_end(name: str) -> None:
    looked = 0
    for number, state in enumerate(positions(name, 2, 15, 23)[:8]):
        survey = look_through(state, 80, Rng(number))
        assert set(survey.worths) == set(state.legal())
        ahead = state.clone()
        for action in survey.line:
            ahead.play(action)
        if ahead.over or ahead.seat != state.seat:
            assert survey.worths[survey.line[0]] == state.game.evaluate(ahead, state.seat)
            looked += 1
    assert looked > 2


@pytest.mark.parametrize("name", game_ids())
def test_likely_actions_are_legal_and_known_to_the_seat(name: str) -> None:
    fewer = 0
    for number, state in enumerate(positions(name, 2, 16, 1)[:60]):
        likely = state.game.likely(state)
        assert likely
        assert set(likely) <= set(state.legal())
        assert state.game.likely(state.determinize(state.seat, Rng(number))) == likely
        fewer += len(likely) < len(state.legal())
    assert (fewer > 0) == (name == "coatl")


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


# Codes, levels and time


def test_codes_say_how_long_to_think() -> None:
    for code in ("search", "search:1", "search:800", "search:2s", "search:0.5s", "level:1", "level:4", "merciless"):
        assert known(code)
        make(code, 1)
    for code in ("search:", "search:0", "search:0s", "search:-1", "search:2m", "search:1e9", "level:0", "level:5", ""):
        assert not known(code)
        with pytest.raises(UnknownBot):
            make(code)
    assert all(isinstance(make(code), SearchBot) for code in ("search:3", "search:3s", "shrewd", "level:4"))


def test_a_table_seats_no_bot_that_thinks_too_long() -> None:
    assert (MOST_SIMULATIONS, MOST_SECONDS) == (20_000, 10.0)
    for code in ("greedy", "random", "search", "friendly", "level:4", "search:20000", "search:10s", "search:0.5s"):
        assert for_table(code)
    for code in ("search:20001", "search:10.1s", "search:9999s", "search:", "nobody"):
        assert not for_table(code)


def test_at_a_table_a_number_of_simulations_has_an_end_too(clock: Clock) -> None:
    bot = make("search:800", 1, seconds=1.0)
    assert isinstance(bot, SearchBot)
    clock.step = 0.01
    bot.choose(heap(11))
    assert 0 < bot.simulations < 800
    bot = make("search:800", 1)
    assert isinstance(bot, SearchBot)
    bot.choose(heap(11))
    assert bot.simulations > 100


def test_a_game_can_have_a_number_of_simulations_of_its_own() -> None:
    budget = Budget(100, 0.0, {"coatl": 7})
    budget.adapt("tzolkin")
    assert budget.left(0, 0) == 100
    budget.adapt("coatl")
    assert budget.left(0, 0) == 7
    for level in LEVELS[2:]:
        assert set(level.by_game) <= set(game_ids())
    shrewd, merciless = LEVELS[2:]
    for name in game_ids():
        few = shrewd.by_game.get(name, shrewd.simulations)
        assert few < merciless.by_game.get(name, merciless.simulations)


def test_levels_are_named_and_limited() -> None:
    assert [level.code for level in LEVELS] == ["friendly", "steady", "shrewd", "merciless"]
    assert LEVELS[2].seconds <= 3
    assert LEVELS[3].seconds <= 10
    assert 0 < LEVELS[2].simulations < LEVELS[3].simulations
    assert [type(make(level.code)) for level in LEVELS] == [CasualBot, GreedyBot, SearchBot, SearchBot]


def test_friendly_is_no_match_for_steady_but_better_than_chance() -> None:
    game = sunstone.game("tzolkin")
    scores: list[list[float]] = []
    for number in range(3):
        state = game.new(3, 40 + number)
        bots = [RandomBot(number), CasualBot(number), GreedyBot(number, nodes=60)]
        while not state.over:
            state.play(bots[state.seat].choose(state))
        scores.append(state.scores())
    weak, friendly, steady = (sum(game[seat] for game in scores) for seat in range(3))
    assert weak < friendly < steady


def test_a_budget_must_end() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Budget(0)
    with pytest.raises(ValueError, match="needs a time"):
        Budget()


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0
        self.step = 0.0
        """Seconds that pass with every look at it."""

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(budget_module, "perf_counter", made)
    return made


def test_the_decisions_of_a_turn_share_its_time(clock: Clock) -> None:
    budget = Budget(seconds=10.0)
    start = clock.now
    for decision in range(30):
        budget.start(decision == 0)
        # Thinks until it is told to stop, with a thousand simulations a second.
        done = 0
        while budget.left(done, done) > 0:
            done += 1
            clock.now += 0.001
        assert done >= LEAST
    assert clock.now - start <= 10.0
    assert clock.now - start > 10.0 * (1 - RESERVE) - 0.1
    budget.start(True)
    assert budget.left(0, 0) > 0
    clock.now += 10.0 * (1 - RESERVE) * SHARE
    assert budget.left(1000, 1000) == 0


def test_simulations_end_a_decision_before_its_time_does(clock: Clock) -> None:
    budget = Budget(50, 10.0)
    budget.start(True)
    clock.now += 0.01
    assert budget.left(20, 30) == 20
    assert budget.left(40, 50) == 0
    clock.now += 100
    # Late, but a new tree gets its few simulations.
    assert budget.left(1, 1) == LEAST - 1


def test_the_time_of_a_turn_begins_anew_after_others_have_moved(clock: Clock) -> None:
    """A decision right behind the last one belongs to the same turn; any other begins one."""
    state = sunstone.game("tzolkin").new(2, 5)
    other = RandomBot(3)
    budget = Budget(8, 1000.0)
    bot = SearchBot(1, budget)
    begun: list[bool] = []
    turns: list[bool] = []
    before = -1
    while state.ply < 60:
        if state.seat == 1:
            state.play(other.choose(state))
            continue
        action = bot.choose(state)
        if len(state.legal()) > 1:
            turns.append(before != state.ply - 1)
            begun.append(budget.turn_ends == clock.now + 1000.0 * (1 - RESERVE))
        before = state.ply
        state.play(action)
        clock.now += 1.0
    assert begun == turns
    assert len(set(turns)) == 2
