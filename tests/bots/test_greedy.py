"""Quick bots play legal moves to the end, see nothing hidden, and repeat themselves when seeded alike."""

from __future__ import annotations

import pytest

import sunstone
from sunstone import Rng, State
from sunstone.bots import Bot, GreedyBot, RandomBot, make
from sunstone.core.options import Options, option_sets
from sunstone.core.registry import game_ids
from tests.third_party.pebbles import PebblesGame

COATL = sunstone.game("coatl")
OPTION_SETS = option_sets(COATL.options)
QUICK = ["friendly", "greedy", "random"]


def finish(state: State, bots: list[Bot]) -> None:
    while not state.over:
        action = bots[state.seat].choose(state)
        assert action in state.legal()
        state.play(action)
    state.check()


def positions(players: int, seed: int, every: int, name: str = "coatl") -> list[State]:
    """Positions of a game in which a quick greedy bot and random ones play, so that there is something on the table."""
    state = sunstone.game(name).new(players, seed)
    bots: list[Bot] = [GreedyBot(seed, nodes=1), *(RandomBot(seed + seat) for seat in range(1, players))]
    found: list[State] = []
    while not state.over:
        if state.ply % every == 0:
            found.append(state.clone())
        state.play(bots[state.seat].choose(state))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_bots_play_to_the_end_with_every_option(players: int, options: Options) -> None:
    bots: list[Bot] = [GreedyBot(3, nodes=1), *(RandomBot(seat) for seat in range(1, players))]
    finish(COATL.new(players, 5, options), bots)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["endless_winter", "tzolkin"])
def test_greedy_plays_to_the_end(name: str, players: int) -> None:
    """Of Cóatl with every set of options above; here with everything that can be added."""
    game = sunstone.game(name)
    options = {option.name: option.choices[-1] for option in game.options}
    finish(game.new(players, 7, options), [GreedyBot(seat, nodes=12) for seat in range(players)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_bots_end_a_game_by_the_third_coatl(players: int) -> None:
    state = COATL.new(players, 1)
    finish(state, [GreedyBot(seat, nodes=25) for seat in range(players)])
    completed = [len({line.detail["coatl"] for line in sheet.lines}) for sheet in state.score_sheet()]
    assert max(completed) == 3


@pytest.mark.parametrize("code", QUICK)
def test_the_same_seed_gives_the_same_game(code: str) -> None:
    ends: list[dict[str, object]] = []
    for _ in range(2):
        state = COATL.new(2, 9)
        bots = [make(code, 4), make("random", 8)]
        for _ in range(40):
            state.play(bots[state.seat].choose(state))
        ends.append(state.dump())
    assert ends[0] == ends[1]


def test_another_seed_gives_another_random_game() -> None:
    ends: list[dict[str, object]] = []
    for seed in range(2):
        state = COATL.new(2, 9)
        finish(state, [RandomBot(seed), RandomBot(seed)])
        ends.append(state.dump())
    assert ends[0] != ends[1]


def test_every_legal_action_is_chosen_at_random() -> None:
    state = COATL.new(2, 2)
    bot = RandomBot(0)
    assert {bot.choose(state) for _ in range(300)} == set(state.legal())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", game_ids())
def test_greedy_moves_alike_in_positions_it_cannot_tell_apart(name: str, players: int) -> None:
    compared = 0
    for number, state in enumerate(positions(players, 11, 19, name)):
        twin = state.determinize(state.seat, Rng(1000 + number))
        assert GreedyBot(7, nodes=30).choose(state) == GreedyBot(7, nodes=30).choose(twin)
        compared += len(state.legal()) > 1
    assert compared > 3


@pytest.mark.parametrize("code", QUICK)
def test_choosing_leaves_the_position_as_it_was(code: str) -> None:
    for state in positions(2, 13, 40):
        before = state.dump()
        make(code, 1).choose(state)
        assert state.dump() == before


class Counting(GreedyBot):
    """A greedy bot that counts how often it plans."""

    plans = 0

    def _best_line(self, root: State) -> tuple[int, ...]:
        self.plans += 1
        return super()._best_line(root)


def test_a_planned_turn_is_played_without_planning_again() -> None:
    state = COATL.new(2, 21)
    bot = Counting(5, nodes=40)
    other = RandomBot(6)
    foreseen = 0
    while not state.over:
        if state.seat != 0:
            state.play(other.choose(state))
            continue
        before = bot.plans
        barrier = state.barrier
        decisions = 0
        while state.seat == 0:
            decisions += len(state.legal()) > 1
            state.play(bot.choose(state))
            if state.barrier != barrier and state.seat == 0:
                break
        if state.barrier == barrier and decisions > 2:
            assert bot.plans == before + 1
            foreseen += 1
    assert foreseen > 1


def test_a_plan_is_dropped_when_the_table_is_not_as_foreseen() -> None:
    surprised = 0
    for state in positions(2, 14, 1):
        bot = Counting(5, nodes=25)
        seat, barrier = state.seat, state.barrier
        if len(state.legal()) == 1:
            continue
        planned = bot.choose(state)
        for action in state.legal():
            aside = state.clone()
            aside.play(action)
            if action != planned and (aside.seat, aside.barrier) == (seat, barrier) and len(aside.legal()) > 1:
                plans = bot.plans
                assert bot.choose(aside) in aside.legal()
                assert bot.plans == plans + 1
                surprised += 1
                break
        if surprised == 12:
            break
    assert surprised == 12


def test_greedy_plays_a_game_it_never_heard_of() -> None:
    state = PebblesGame().new(3, 4)
    finish(state, [GreedyBot(seat) for seat in range(3)])
    assert state.over


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(8):
        state = COATL.new(2, 100 + seed)
        seat = seed % 2
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed)]
        bots[seat] = GreedyBot(seed, nodes=25)
        finish(state, bots)
        wins += state.ranking()[seat] == 1 and state.ranking()[1 - seat] == 2
    assert wins >= 7
