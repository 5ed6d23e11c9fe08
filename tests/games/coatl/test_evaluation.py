"""The evaluation: its packed chains say what the rules say, and its plans are sane whatever lies on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sunstone import Rng, playout
from sunstone.bots import GreedyBot
from sunstone.games.coatl.coatls import MOST_PIECES, NOTHING, Unfinished, chain, counts_of, unpacked
from sunstone.games.coatl.data import RuleData
from sunstone.games.coatl.evaluation.plans import Planner
from sunstone.games.coatl.game import CoatlGame
from sunstone.games.coatl.patterns import LENGTH, Requirement
from sunstone.games.coatl.pieces import counted
from sunstone.games.coatl.state import CoatlState

COATL = CoatlGame()
LONG = "seq " + " ".join("YRKGBYRKGBYRK")
"""A sequence too long for a word."""


def table(players: int = 2, seed: int = 3) -> CoatlState:
    state = COATL.new(players, seed, {"promo": True})
    assert isinstance(state, CoatlState)
    return state


def box() -> RuleData:
    return table().data


def packed(pieces: list[int]) -> int:
    return sum(colour << (3 * place) for place, colour in enumerate(pieces))


REQUIREMENTS = [
    *(prophecy.requirement for prophecy in box().prophecies),
    *(requirement for temple in box().temples for requirement in temple.requirements),
    Requirement("seq !R Y *+ G !R"),
    Requirement("seq B+"),
    Requirement(LONG),
]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.integers(0, 4), max_size=MOST_PIECES), st.integers(0, 31))
def test_packed_chains_meet_requirements_as_the_rules_say(pieces: list[int], suits: int) -> None:
    word, length = packed(pieces), len(pieces)
    assert unpacked(word, length) == pieces
    coatl = chain(pieces, True, True)
    for requirement in REQUIREMENTS:
        value = requirement.planned_value(word, length, counts_of(word, length), length, suits)
        assert value == requirement.value(coatl, False, suits), requirement.text


def test_a_sequence_too_long_for_a_word_is_matched_all_the_same() -> None:
    pieces = ["YRKGB".index(letter) for letter in LONG.split()[1:]]
    word, length = packed(pieces), len(pieces)
    pattern = Requirement(LONG)
    assert pattern.wide
    assert pattern.planned_value(word, length, counts_of(word, length), length, 0) == 1
    assert pattern.planned_value(word >> 3, length - 1, counts_of(word >> 3, length - 1), length - 1, 0) == 0


def test_a_temple_looks_at_the_length_the_coatl_will_have() -> None:
    pattern = next(one for one in REQUIREMENTS if one.op == LENGTH)
    assert pattern.planned_value(0, 0, 0, pattern.n, 0) == 1
    assert pattern.planned_value(0, 0, 0, pattern.n + 1, 0) == 0


def hand(state: CoatlState, *cards: str) -> None:
    names = [prophecy.id for prophecy in state.data.prophecies]
    state.seats[0].hand = tuple(names.index(card) for card in cards)


def without_temples() -> CoatlState:
    state = table()
    state.seats[0].secret_temple = -1
    state.temple_tops = (-1, -1)
    return state


@pytest.fixture
def own_weights() -> Iterator[Mapping[str, float]]:
    """The weights in force, which a test may change."""
    before = COATL.weights()
    yield before
    COATL.set_weights(before)


@pytest.fixture
def cheap_turns(own_weights: Mapping[str, float]) -> None:
    """Turns that cost little, so that a plan is made whatever the weights of the day say of its worth."""
    COATL.set_weights({"turn": own_weights["turn"] / 8})


@pytest.mark.usefixtures("cheap_turns")
def test_a_plan_builds_what_the_cards_ask_for() -> None:
    state = without_temples()
    hand(state, "rainbow_YKRGB")
    planner = Planner(state, state.seats[0])
    planner.plan(NOTHING)
    assert planner.points == 7
    assert planner.hand == []
    # The same pieces on the player board are a plan of fewer turns.
    slow = planner.turns
    state.seats[0].bodies = counted([1] * 5)
    planner = Planner(state, state.seats[0])
    planner.plan(NOTHING)
    assert planner.points == 7
    assert planner.turns < slow
    assert planner.bodies == 0


def test_no_more_cards_are_planned_than_have_room() -> None:
    state = without_temples()
    hand(state, "ab_YG", "ab_RK", "count_Y", "trio_Y", "rainbow_YKRGB")
    colours = ["YRKGB".index(letter) for letter in "YYYGRKYKRGB"]
    planner = Planner(state, state.seats[0])
    planner.plan(Unfinished(chain(colours, True, True), 0))
    # All five are fulfilled, and the two of a single point are left out as far as there is no room: four go beside it.
    assert planner.points == 7 + 3 + 3 + 1
    assert len(planner.hand) == 1
    assert bin(planner.taken).count("1") == state.data.most_beside


@pytest.mark.parametrize("length", [MOST_PIECES - 2, MOST_PIECES, MOST_PIECES + 30])
def test_a_coatl_beyond_all_measure_is_judged_too(length: int) -> None:
    state = table()
    colours = [place % 5 for place in range(length)]
    state.seats[0].lay(0, chain(colours, False, False), 0)
    assert -100 < COATL.evaluate(state, 0) < 200


def test_good_play_raises_the_evaluation() -> None:
    state = table(2, 8)
    bots = [GreedyBot(1, nodes=60), GreedyBot(2, nodes=60)]
    before = COATL.evaluate(state, 0)
    for _ in range(60):
        state.play(bots[state.seat].choose(state))
    assert COATL.evaluate(state, 0) > before + 3
    drawn = state.determinize(0, Rng(4))
    assert COATL.evaluate(drawn, 0) == COATL.evaluate(state, 0)


@pytest.mark.usefixtures("cheap_turns")
def test_a_plan_counts_for_less_the_longer_it_takes() -> None:
    def lost_to_doubt(bodies: int) -> float:
        """What the last coatl loses because plans do not always come true."""
        state = without_temples()
        state.seats[0].finished = state.data.coatls - 1
        hand(state, "rainbow_YKRGB")
        state.seats[0].bodies = counted([bodies] * 5)
        COATL.set_weights({"vague": 1.0, "vague_turn": 0.0})
        sure = COATL.evaluate(state, 0)
        COATL.set_weights({"vague_turn": 0.2})
        return sure - COATL.evaluate(state, 0)

    assert 0 < lost_to_doubt(1) < lost_to_doubt(0)


def test_cards_in_the_hand_and_pieces_count_one_by_one(own_weights: Mapping[str, float]) -> None:
    state = without_temples()
    hand(state, "ab_YG", "ab_RK", "count_Y")
    state.seats[0].bodies = counted([2, 0, 0, 0, 0])
    state.seats[0].lay(0, chain([1, 3, 3, 0], True, False), 0)
    before = COATL.evaluate(state, 0)
    COATL.set_weights({"hand_card": own_weights["hand_card"] + 1})
    assert COATL.evaluate(state, 0) == pytest.approx(before + 3)
    COATL.set_weights({"piece": own_weights["piece"] + 1})
    assert COATL.evaluate(state, 0) == pytest.approx(before + 3 + 2 + 4)


def test_every_weight_counts_for_something(own_weights: Mapping[str, float]) -> None:
    state = table(2, 8)
    bots = [GreedyBot(1, nodes=30), GreedyBot(2, nodes=30)]
    seen: list[CoatlState] = []
    while not state.over:
        if state.ply % 2:
            seen.append(state.clone())
        state.play(bots[state.seat].choose(state))
    worths = [COATL.evaluate(one, 0) for one in seen]
    for name, weight in own_weights.items():
        COATL.set_weights({**own_weights, name: 2 * weight})
        assert worths != [COATL.evaluate(one, 0) for one in seen], name


def test_the_evaluation_of_a_finished_game_follows_its_points() -> None:
    state = COATL.new(3, 6)
    playout(state, Rng(6))
    scores = state.scores()
    values = [COATL.evaluate(state, seat) for seat in range(3)]
    assert sorted(range(3), key=values.__getitem__) == sorted(range(3), key=scores.__getitem__)
