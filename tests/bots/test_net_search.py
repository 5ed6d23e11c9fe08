"""The bot that plays on as its net would."""

from __future__ import annotations

import pytest

import sunstone
from sunstone import bots
from sunstone.bots import budget as budget_module
from sunstone.bots.budget import SHARE, Budget
from sunstone.bots.net import Net, net_for, shipped
from sunstone.bots.net_search import Candidate, NetSearchBot, final_worth


def _doubtful(state: sunstone.State) -> sunstone.State:
    """On from here by random play to where the bot tries something: its answer takes other games than its net's."""
    rng = sunstone.Rng(2)
    while not state.over:
        bot = _Watched(1, 8)
        bot.choose(state)
        if bot.tried:
            return state
        actions = state.legal()
        state.play(actions[rng.below(len(actions))])
    raise AssertionError("nothing was in doubt in a whole game")


class _Watched(NetSearchBot):
    """Remembers what was tried."""

    def __init__(self, seed: int, simulations: int) -> None:
        super().__init__(seed, Budget(simulations))
        self.tried: list[int] = []

    def _halve(self, net: Net, state: sunstone.State, candidates: list[Candidate]) -> list[Candidate]:
        self.tried = [one.action for one in candidates]
        return super()._halve(net, state, candidates)


@pytest.mark.parametrize("name", ["endless_winter", "tzolkin"])
def test_what_a_seat_cannot_tell_apart_it_answers_alike(name: str) -> None:
    state = _doubtful(sunstone.game(name).new(3, seed=6))
    before = state.dump()
    chosen = bots.make("net:24", 4).choose(state)
    assert state.dump() == before
    assert chosen in state.legal()
    rng = sunstone.Rng(9)
    for _ in range(3):
        assert bots.make("net:24", 4).choose(state.determinize(state.seat, rng)) == chosen


def test_only_what_the_net_finds_likely_is_tried() -> None:
    state = _doubtful(sunstone.game("tzolkin").new(4, seed=3))
    bot = _Watched(1, 8)
    assert bot.choose(state) in bot.tried
    assert 2 <= len(bot.tried) < len(state.legal()) + 1
    net = shipped("tzolkin")
    assert net is not None
    assert bots.make("net", 1).choose(state) == bot.tried[0]


def test_opinions_are_of_what_was_tried_and_of_what_is_asked() -> None:
    state = _doubtful(sunstone.game("tzolkin").new(4, seed=3))
    for also in state.legal():
        found = NetSearchBot(1, Budget(8)).consider(state, also)
        assert also in [one.action for one in found]
        assert found[0].visits == max(one.visits for one in found)
        for one in found:
            assert one.visits >= 2
            assert 0.0 <= one.prior <= 1.0
            assert sum(one.chances) == pytest.approx(1.0)


def test_where_a_game_takes_long_no_more_are_played_than_there_is_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    state = _doubtful(sunstone.game("tzolkin").new(4, seed=3))
    now, batches = 0.0, []

    class _Slow(NetSearchBot):
        def _play_on(
            self, net: Net, table: sunstone.State, candidates: list[Candidate], world: int, draws: range
        ) -> None:
            nonlocal now
            super()._play_on(net, table, candidates, world, draws)
            batches.append(len(draws) * len(candidates))
            now += 0.1 * batches[-1]

    monkeypatch.setattr(budget_module, "perf_counter", lambda: now)
    bot = _Slow(1, Budget(256, 10.0))
    assert bot.choose(state) in state.legal()
    assert len(batches) > 1
    assert now <= 10.0 * SHARE + 0.1 * batches[0]
    # Nothing is tried when the turn's time is up.
    played = len(batches)
    now = 20.0
    bot._last_ply = state.ply - 1
    assert bot.choose(state) == bots.make("net", 1).choose(state)
    assert len(batches) == played


def test_out_of_time_the_best_so_far_is_taken() -> None:
    state = _doubtful(sunstone.game("tzolkin").new(4, seed=3))
    bot = NetSearchBot(1, Budget(100_000, 0.001))
    found = bot.consider(state)
    assert found[0].action in state.legal()
    assert sum(one.visits for one in found) < 300
    assert bot.choose(state) in state.legal()


def test_other_components_than_the_shipped_ones_have_no_net() -> None:
    game = sunstone.game("tzolkin")
    other = game.overlay('game = "tzolkin"\n[building.A1-01]\ncost = [3, 0, 0]\n', "box.toml")
    assert net_for(game.new(2, 1)) is not None
    assert net_for(game.new(2, 1, components=other)) is None
    assert bots.make("net:16", 1).choose(game.new(2, 1, components=other)) in game.new(2, 1).legal()


def test_a_game_without_a_net_is_played_greedily() -> None:
    state = sunstone.game("coatl").new(2, seed=8)
    some, greedy = bots.make("net:16", 5), bots.make("greedy", 5)
    for _ in range(12):
        chosen = greedy.choose(state)
        assert some.choose(state) == chosen
        state.play(chosen)


def test_a_finished_game_is_worth_the_win_and_the_lead() -> None:
    state = sunstone.game("tzolkin").new(2, seed=5)
    seats = [bots.make("net", 0), bots.make("random", 1)]
    while not state.over:
        state.play(seats[state.seat].choose(state))
    assert final_worth(state, 0) == pytest.approx(2.0)
    assert final_worth(state, 1) == pytest.approx(-1.0)


@pytest.mark.parametrize(("code", "table"), [("net:256", True), ("net:512", True), ("net:513", False)])
def test_a_table_takes_those_that_do_not_keep_it_waiting(code: str, table: bool) -> None:
    assert bots.known(code)
    assert bots.for_table(code) is table
    assert bots.effort(code) >= 1.0


@pytest.mark.parametrize("code", ["net:", "net:0", "net:1s", "net:x", "net:1000000"])
def test_a_code_that_says_nothing_is_unknown(code: str) -> None:
    assert not bots.known(code)
    with pytest.raises(bots.UnknownBot):
        bots.make(code)
