"""A box with every form a component file can take (every_form.toml), played to the end and held to the promises."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sunstone
from sunstone import bots
from sunstone.core.events import Event
from sunstone.games.endless_winter.data import RuleData
from sunstone.games.endless_winter.effects import COSTS, COUNTS, FIRST_NAMED, GAINS, HOW, LABOUR, NAMED, SAME, Part
from sunstone.games.endless_winter.game import EndlessWinterGame
from sunstone.games.endless_winter.schema import OPTIONAL, SCHEMA, SCORES
from sunstone.i18n import LANGUAGES, Translator
from sunstone.lab.observation import ArrayObserver
from sunstone.text import table_text
from tests.conformance import actions, hiding, positions
from tests.conformance.promises import Promise, name_of
from tests.conformance.table import Case
from tests.games.endless_winter.hands import MODULES
from tests.games.endless_winter.table import GAME

TEXT = Path(__file__).with_name("every_form.toml").read_text(encoding="utf-8")
EVERY = GAME.overlay(TEXT, "every_form.toml")
SETUPS = ("dealt", "cards", "chiefs_and_cards")
PROMISES: list[Promise] = [
    actions.legal_and_play_agree,
    actions.scores_add_up,
    hiding.clones_are_independent,
    hiding.determinized_is_indistinguishable,
    hiding.evaluation_sees_only_the_view,
    hiding.views_are_plain,
    hiding.events_are_declared,
    positions.dumps_load,
    positions.damaged_dumps_never_crash,
]


def options(setup: str) -> dict[str, Any]:
    return {**MODULES, "setup": setup}


def parts() -> list[Part]:
    """Every part of every ability of the box."""
    return [part for ability in RuleData(EVERY).abilities for part in ability.parts]


# The file


def test_every_word_of_the_language_is_in_the_box() -> None:
    gains = [gain for part in parts() for gain in part.gains]
    assert {gain.kind for gain in gains} == set(range(len(GAINS)))
    assert {COUNTS[gain.each] for gain in gains if gain.each >= 0} >= set(COUNTS[:FIRST_NAMED])
    assert any(gain.each >= FIRST_NAMED for gain in gains)
    assert any(gain.per > 1 for gain in gains)
    assert {part.what for part in parts()} >= {COUNTS.index(what) for what in ("species", "same_species", "argentavis")}
    costs = {cost for cost in COSTS[:6] if any(_cost(part, cost) for part in parts())}
    assert costs == set(COSTS[:6])
    assert {part.how for part in parts() if part.animals} >= {0, SAME, SAME + HOW.index("different")}
    assert any(part.how >= NAMED for part in parts())


def _cost(part: Part, cost: str) -> int:
    prices = {"food": part.food, "tool": part.tool, "labour": part.labour, "discard": part.discard, "bury": part.bury}
    return prices.get(cost, part.animals)


def test_every_form_of_a_part_is_in_the_box() -> None:
    found = parts()
    assert any(part.rivals and part.is_exchange for part in found)
    assert any(part.rivals and not part.is_exchange and "->" not in part.text for part in found)
    assert any(part.column >= 0 and part.is_exchange for part in found)
    assert any(part.what >= 0 and part.is_exchange for part in found)
    assert any(part.column >= 0 and part.what >= 0 for part in found)
    # Labour for each of something, and as the price of a culture card, which waits for the figure.
    assert any(gain.kind == LABOUR and gain.each >= 0 for part in found for gain in part.gains)
    assert any(part.waits and part.column < 0 for part in found)


def test_the_shape_of_the_box_is_not_ours() -> None:
    ours = GAME.components()
    for section, further in OPTIONAL.items():
        assert set(EVERY.entries(section)) > set(ours.entries(section)), further
    for section in ("honour", "burial"):
        [mine], [theirs] = EVERY.entries(section).values(), ours.entries(section).values()
        assert [len(row) for row in mine.values()] != [len(row) for row in theirs.values()]  # type: ignore[arg-type]
    assert {stone["score"] for stone in EVERY.entries("stone").values()} == set(SCORES)
    assert EVERY.digest is not None
    assert set(SCHEMA) == set(GAME.schema())


# At the table


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "codes",
    [["random"], ["greedy", "random", "random", "random"], pytest.param(["greedy"], marks=pytest.mark.slow)],
    ids=["random", "mixed", "greedy"],
)
def test_bots_play_it_to_the_end(codes: list[str], players: int) -> None:
    """With a check after every action; on the way a dump loads, a seat sees, and what is hidden is dealt anew."""
    observer = ArrayObserver(GAME, players)
    for seed, setup in enumerate(SETUPS[: 1 if "greedy" in codes else 3]):
        state = GAME.new(players, seed, options(setup), EVERY)
        seats = [bots.make(codes[seat % len(codes)], seed=seed + seat) for seat in range(players)]
        rng = sunstone.Rng(seed)
        while not state.over:
            state.play(seats[state.seat].choose(state))
            state.check()
            if state.ply % 20 == 0 and not state.over:
                assert GAME.load(state.dump(), EVERY).dump() == state.dump()
                looker = state.ply // 20 % players
                twin = state.determinize(looker, rng)
                twin.check()
                assert twin.view(looker) == state.view(looker)
                observer.observe(state, looker)
        assert sorted(state.ranking())[0] == 1


def test_what_only_an_owners_box_can_do_happens() -> None:
    """A price in animals and in labour, rewards of the set-up and of the turn order that need a choice, new kinds."""
    seen: set[str] = set()
    for seed in range(12):
        state = GAME.new(2 + seed % 3, seed, options(SETUPS[seed % 3]), EVERY)
        rng = sunstone.Rng(seed)
        while not state.over:
            due = state.view(None)["due"]
            if isinstance(due, dict):
                seen.add(str(due["kind"]))
            if state.view(None)["phase"] == "preparation" and state.view(None)["round"] == 1:
                seen.add("bonus")
            legal = state.legal()
            action = legal[int(rng.below(len(legal)))]
            seen.add(state.say(action))
            happened: list[Event] = []
            state.events = happened
            state.play(action)
            for event in happened:
                told = event.seen_by(None)
                seen |= {event.kind.name, f"{event.kind.name} {told.get('terrain')}"}
    assert seen >= {"gives", "order_reward", "bonus", "gave", "paid_labour", "recruit tribe-6", "part 4"}
    assert seen >= {f"claimed {terrain}" for terrain in ("land-7", "land-8", "start", "glacier")}


@pytest.fixture(scope="module")
def game() -> EndlessWinterGame:
    """Endless Winter with that box as its own, for what promises of any game."""
    made = EndlessWinterGame()
    made.id = "every_form"
    made.shipped = EVERY
    return made


@pytest.mark.parametrize("promise", PROMISES, ids=name_of)
def test_what_every_game_promises(promise: Promise, game: EndlessWinterGame) -> None:
    promise(Case(game, 3, options("cards")))


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_said(language: str) -> None:
    """Every card, stone, space and reward, and every question and event of a game with it."""
    words = table_text(GAME, Translator(language), ["A", "B", "C"], EVERY)
    state = GAME.new(3, 5, options("cards"), EVERY)
    rng = sunstone.Rng(5)
    said: set[str] = set()
    while not state.over:
        view = state.view(state.seat)
        said.add(words.ask(view))
        if state.ply % 10 == 0:
            said.update(line for section in words.position(view) for line in section.lines)
        legal = state.legal()
        said.update(words.action(state.structure(action)) for action in legal)
        happened: list[Event] = []
        state.events = happened
        state.play(legal[int(rng.below(len(legal)))])
        said.update(words.event(event.seen_by(None)) for event in happened)
    assert len(said) > 300
    assert not any("endless-winter-" in line for line in said)
