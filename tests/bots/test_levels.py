"""Codes of bots, the levels, and how a search keeps time."""

from __future__ import annotations

import pytest

import sunstone
from sunstone.bots import (
    LEVELS,
    MOST_SECONDS,
    MOST_SIMULATIONS,
    YARDSTICK,
    Bot,
    CasualBot,
    GreedyBot,
    RandomBot,
    SearchBot,
    UnknownBot,
    codes,
    for_table,
    known,
    make,
)
from sunstone.bots import budget as budget_module
from sunstone.bots.budget import LEAST, RESERVE, SHARE, Budget
from sunstone.bots.levels import Level, LevelBot
from sunstone.bots.net_bot import NetBot
from sunstone.bots.net_search import NetSearchBot
from sunstone.core.profile import Profile
from sunstone.core.registry import game_ids
from tests.bots.positions import heap


def test_codes_make_bots() -> None:
    assert codes() == ["friendly", "steady", "shrewd", "merciless", "sovereign", "greedy", "net", "random", "search"]
    assert isinstance(make("greedy", 1), GreedyBot)
    assert isinstance(make("random", 1), RandomBot)


def test_an_unknown_code_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as caught:
        make("gready")
    assert caught.value.message_id == "bot-unknown"
    assert caught.value.details == {"name": "gready", "known": ", ".join(codes())}


def test_codes_say_how_long_to_think() -> None:
    for code in ("search", "search:1", "search:800", "search:2s", "search:0.5s", "level:1", "level:4", "merciless"):
        assert known(code)
        make(code, 1)
    for code in ("search:", "search:0", "search:0s", "search:-1", "search:2m", "search:1e9", "level:0", "level:6", ""):
        assert not known(code)
        with pytest.raises(UnknownBot):
            make(code)
    assert all(isinstance(make(code), SearchBot) for code in ("search:3", "search:3s", YARDSTICK))


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
    profile = Profile(simulations={"shrewd": 7})
    for level, simulations in (("merciless", 100), ("", 100), ("shrewd", 7)):
        budget = Budget(100, 0.0, level)
        budget.adapt(profile)
        assert budget.left(0, 0) == simulations
    searching = LEVELS[2:]
    for name in game_ids():
        profile = sunstone.game(name).profile
        assert set(profile.simulations) <= {level.code for level in searching}
        assert set(profile.net_simulations) <= {level.code for level in searching}
        efforts = [profile.simulations.get(level.code, level.simulations) for level in searching]
        assert efforts == sorted(set(efforts))


def test_levels_are_named_and_limited() -> None:
    assert [level.code for level in LEVELS] == ["friendly", "steady", "shrewd", "merciless", "sovereign"]
    assert [level.seconds for level in LEVELS] == [0, 0, 3, 10, 10]
    assert [type(make(level.code)) for level in LEVELS] == [CasualBot, GreedyBot, LevelBot, LevelBot, LevelBot]


def test_levels_ask_a_net_where_the_profile_says_so() -> None:
    def plays(level: str, name: str) -> type[Bot]:
        bot = make(level)
        assert isinstance(bot, LevelBot)
        bot.choose(sunstone.game(name).new(2, 1))
        assert bot.bot is not None
        return type(bot.bot)

    assert plays("shrewd", "tzolkin") is SearchBot
    assert plays("merciless", "tzolkin") is NetBot
    assert plays("sovereign", "tzolkin") is NetSearchBot
    assert plays("shrewd", "endless_winter") is NetBot
    assert plays("merciless", "endless_winter") is NetSearchBot
    assert plays("shrewd", "coatl") is SearchBot


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
    clock.now += 10.0 * (1 - RESERVE) * SHARE
    # Late, but a new tree gets its few simulations, as long as the turn lasts.
    assert [budget.left(some, some) for some in (1, LEAST - 1, LEAST)] == [1, 1, 0]
    clock.now += 10.0
    assert budget.left(0, 0) == 0


@pytest.mark.parametrize("name", ["coatl", "endless_winter", "tzolkin"])
@pytest.mark.parametrize("level", LEVELS[2:])
def test_a_turn_ends_in_time_where_python_is_slow(level: Level, name: str, clock: Clock) -> None:
    state = sunstone.game(name).new(4, 5)
    fresh, bot = CasualBot(1), make(level.code, 1, MOST_SECONDS)
    while state.ply < 40 or state.seat != 0:
        state.play(fresh.choose(state))
    # A simulation, or the look through one position of the turn, takes half a second.
    clock.step = 0.5
    begun = clock.now
    decisions = 0
    while state.seat == 0:
        decisions += len(state.legal()) > 1
        state.play(bot.choose(state))
    # A decision looks at the clock to begin, and to see that it has no time, whatever it costs.
    assert clock.now - begun <= level.seconds + 5 * clock.step * decisions


def test_the_time_of_a_turn_begins_anew_after_others_have_moved(clock: Clock) -> None:
    """A decision right behind the last one belongs to the same turn; any other begins one."""
    state = sunstone.game("tzolkin").new(2, 5)
    other = RandomBot(3)
    budget = Budget(8, 1000.0)
    bot = SearchBot(1, budget)
    begun: list[bool] = []
    turns: list[bool] = []
    before = -2
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
