"""The balance of a game: what is taken, by whom, and how the takers fare."""

from __future__ import annotations

import json
from collections.abc import Iterable

import click
import pytest
from click.testing import CliRunner

import sunstone
from sunstone.bots import RandomBot
from sunstone.cli.app import build
from sunstone.core.errors import BadOption
from sunstone.core.events import Event, EventKind
from sunstone.games.endless_winter.names import CHIEFS, SETUP_CARDS, SIDES
from sunstone.i18n import LANGUAGES, Translator
from sunstone.lab import balance as lab
from sunstone.lab.arena_stats import wilson
from sunstone.lab.balance import (
    LEAST_LOT,
    TAKINGS,
    Played,
    StrayingBot,
    Taking,
    Thing,
    balance,
    names,
    takings,
    things_of,
)

GAME = sunstone.game("endless_winter")


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not think: what is tested is the counting."""
    monkeypatch.setattr(lab, "GreedyBot", RandomBot)


def played(
    number: int,
    scores: list[float],
    taken: list[list[str]],
    lots: Iterable[str] = (),
    sort: str = "culture",
    passed: list[list[str]] | None = None,
) -> Played:
    """A game of two in which seats took cards; those among `lots` by lot, those `passed` were then on offer too."""
    places = [1 + sum(1 for other in scores if other > score) for score in scores]
    offers = [
        {(sort, card): True for card in row if card in lots} | {(sort, card): False for card in left}
        for row, left in zip(taken, passed or [[], []], strict=True)
    ]
    return Played(number, scores, places, [{(sort, card): card in lots for card in row} for row in taken], offers)


def thing(things: list[Thing], name: str) -> Thing:
    return next(one for one in things if one.name == name)


# Counting


def test_takers_are_counted_with_wins_margins_and_scores() -> None:
    results = [
        played(0, [50, 40], [["cu1-01", "cu1-02"], ["cu1-03"]]),
        played(1, [30, 60], [["cu1-01"], ["cu1-02"]]),
        played(2, [45, 45], [["cu1-01"], []]),
    ]
    things = things_of(GAME, results)
    first = thing(things, "cu1-01")
    assert (first.sort, first.takers, first.share) == ("culture", 3, 0.5)
    # A shared first place is half a win.
    assert first.wins == wilson(1.5, 3)
    assert first.margin.value == pytest.approx((10 - 30 + 0) / 3)
    assert first.score == pytest.approx((50 + 30 + 45) / 3)
    assert first.score_without == pytest.approx((40 + 60 + 45) / 3)
    assert thing(things, "cu1-02").wins.value == 1


def test_even_terms_are_games_in_which_all_took_equally_many() -> None:
    results = [
        played(0, [50, 40], [["cu1-01", "cu1-02"], ["cu1-03"]]),
        played(1, [30, 60], [["cu1-01"], ["cu1-02"]]),
    ]
    first = thing(things_of(GAME, results), "cu1-01")
    assert (first.takers, first.even) == (2, 1)
    assert first.even_wins == wilson(0, 1)
    assert thing(things_of(GAME, results), "cu1-03").even_wins is None


def test_what_was_taken_by_lot_is_told_apart() -> None:
    results = [
        played(0, [50, 40], [["cu1-01"], []]),
        played(1, [30, 60], [["cu1-01"], []], lots=["cu1-01"]),
    ]
    first = thing(things_of(GAME, results), "cu1-01")
    assert (first.takers, first.lot) == (2, 1)
    assert first.lot_wins == wilson(0, 1)


def test_things_come_by_sort_and_those_that_win_most_first() -> None:
    results = [
        played(0, [50, 40], [["cu1-02"], ["cu1-01"]]),
        played(0, [50, 40], [["su-1"], ["su-2"]], sort="setup"),
    ]
    assert [one.name for one in things_of(GAME, results)] == ["su-1", "su-2", "cu1-02", "cu1-01"]


@pytest.mark.parametrize(("won", "above"), [(55, False), (65, False), (75, True)])
def test_a_thing_is_out_of_line_if_it_surely_wins_too_often_on_even_terms(won: int, above: bool) -> None:
    results = [
        played(number, [50, 40] if number < won else [40, 50], [["cu1-01"], ["cu1-02"]]) for number in range(100)
    ]
    assert thing(things_of(GAME, results), "cu1-01").above is above


def test_a_thing_whose_takers_win_because_they_take_more_is_in_line() -> None:
    results = [played(number, [50, 40], [["cu1-01", "cu1-04"], ["cu1-02"]]) for number in range(100)]
    results += [played(100 + n, [50 - n % 2, 49 + n % 2], [["cu1-01"], ["cu1-02"]]) for n in range(100)]
    first = thing(things_of(GAME, results), "cu1-01")
    assert first.wins.low > 0.6
    assert not first.above


def test_enough_lots_tell_more_than_even_terms() -> None:
    def results(lots: int) -> list[Played]:
        """All who chose it win on even terms; of those whom the lot gave it three in four, and so do the others."""
        chosen = [played(number, [50, 40], [["cu1-01"], ["cu1-02"]]) for number in range(100)]
        found = list(chosen)
        for n in range(lots):
            scores = [50.0, 40.0] if n % 4 else [40.0, 50.0]
            found.append(played(100 + 2 * n, scores, [["cu1-01"], []], lots=["cu1-01"]))
            found.append(played(101 + 2 * n, scores, [["cu1-03"], []], lots=["cu1-03"], passed=[["cu1-01"], []]))
        return found

    few = thing(things_of(GAME, results(LEAST_LOT - 2)), "cu1-01")
    assert few.judged == few.even_wins
    assert few.above
    many = thing(things_of(GAME, results(LEAST_LOT)), "cu1-01")
    assert many.judged == many.itself
    # Who takes any card wins three games in four, but not by this one.
    assert many.lot_wins is not None
    assert many.lot_wins.value == pytest.approx(0.75, abs=0.02)
    assert many.itself is not None
    assert many.itself.value == pytest.approx(0.5)
    assert not many.above


def test_a_thing_that_wins_where_another_would_not_is_out_of_line() -> None:
    results = []
    for n in range(100):
        results.append(played(2 * n, [50, 40] if n % 5 else [40, 50], [["cu1-01"], []], lots=["cu1-01"]))
        scores = [50.0, 40.0] if n % 2 else [40.0, 50.0]
        results.append(played(2 * n + 1, scores, [["cu1-03"], []], lots=["cu1-03"], passed=[["cu1-01"], []]))
    found = thing(things_of(GAME, results), "cu1-01")
    assert found.itself is not None
    assert found.itself.value == pytest.approx(0.5 + 0.8 - 0.5)
    assert found.itself.low == pytest.approx(0.67, abs=0.02)
    assert found.itself.high == pytest.approx(0.92, abs=0.02)
    assert found.above
    assert found.passed == 100


# Playing


def test_every_declared_taking_is_an_event_of_its_game_with_these_fields() -> None:
    for id_, declared in TAKINGS.items():
        game = sunstone.game(id_)
        kinds = {kind.name: kind for kind in game.event_kinds}
        for one in declared:
            assert set(one.fields) <= set(kinds[one.event].fields)
            assert one.verb in game.catalogue.verbs


def test_a_game_without_declared_takings_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "TAKINGS", {})
    with pytest.raises(BadOption, match="no_takings"):
        takings(GAME)


def test_an_event_names_one_thing_or_several() -> None:
    both = Taking("side", "side", ("chief", "side"))
    assert names(both, Event(EventKind("side", ("chief", "side")), 0, {"chief": "firewolf", "side": "a"})) == [
        "firewolf-a"
    ]
    tiles = Taking("wealth", "wealth", ("tiles",))
    assert names(tiles, Event(EventKind("wealth", ("tiles",)), 1, {"tiles": [3, 4]})) == ["3", "4"]


def test_what_is_chosen_before_the_game_is_chosen_by_lot() -> None:
    chosen: set[str] = set()
    for seed in range(12):
        state = GAME.new(2, 1)
        bot = StrayingBot(seed, takings(GAME))
        chosen.add(state.say(bot.choose(state)))
        assert bot.by_lot
    assert chosen == {"side a", "side b"}


def test_now_and_then_something_of_the_same_sort_is_taken_by_lot() -> None:
    greedy = 0
    strayed = 0
    state = GAME.new(2, 3)
    bots = [StrayingBot(seat, takings(GAME)) for seat in range(2)]
    while not state.over:
        bot = bots[state.seat]
        action = bot.choose(state)
        verb = state.structure(action)["verb"]
        assert not bot.by_lot or verb in ("side", "culture", "stone")
        if verb in ("culture", "stone"):
            strayed += bot.by_lot
            greedy += not bot.by_lot
        state.play(action)
    assert strayed
    assert greedy


def test_what_a_lot_passes_over_is_kept_with_what_it_gives() -> None:
    """At every lot in a game one thing is given and all others on offer are not; the first lot for a thing counts."""
    game = lab.play_one(GAME, 0, 2, 11, {}, None)
    for seat in range(2):
        given = {key for key, fell in game.drawn[seat].items() if fell}
        assert given <= {key for key, by_lot in game.taken[seat].items() if by_lot}
        assert {sort for sort, _ in game.drawn[seat]} <= {"culture", "stone"}
    assert any(fell for drawn in game.drawn for fell in drawn.values())
    assert any(not fell for drawn in game.drawn for fell in drawn.values())


@pytest.fixture(scope="module")
def small() -> lab.Balance:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lab, "GreedyBot", RandomBot)
        return balance(GAME, 2, 6, 11)


def test_dealt_things_are_all_by_lot_and_one_to_a_seat(small: lab.Balance) -> None:
    for sort, known in (
        ("seat", {"1", "2"}),
        ("chief", set(CHIEFS)),
        ("side", {f"{chief}-{side}" for chief in CHIEFS for side in SIDES}),
        ("setup", set(SETUP_CARDS)),
    ):
        found = [one for one in small.things if one.sort == sort]
        assert sum(one.takers for one in found) == 12
        assert {one.name for one in found} <= known
        assert all(one.lot == one.takers for one in found)


def test_the_same_seed_gives_the_same_balance_however_it_is_split(small: lab.Balance) -> None:
    assert balance(GAME, 2, 6, 11).as_json() == small.as_json()
    games = [lab.play_one(GAME, number, 2, 11, small.options, None) for number in reversed(range(6))]
    assert things_of(GAME, sorted(games, key=lambda one: one.number)) == small.things


def test_other_games_are_weighed_too() -> None:
    found = balance(sunstone.game("coatl"), 2, 1, 5)
    assert found.things
    assert {one.sort for one in found.things} == {"seat", "prophecy"}


# The command


def run(language: str, *arguments: str) -> click.testing.Result:
    return CliRunner().invoke(build(Translator(language)), ["balance", *arguments], catch_exceptions=False)


def test_the_command_tells_it_as_json(small: lab.Balance) -> None:
    result = run("en", "endless_winter", "--games", "6", "--seed", "11", "--jobs", "1", "--json")
    assert result.exit_code == 0
    assert json.loads(result.output) == json.loads(json.dumps(small.as_json()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_speaks_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    results = [played(number, [50, 40], [["cu1-01"], ["cu1-02"]]) for number in range(30)]
    made = lab.Balance("endless_winter", 2, 30, 7, {}, None, things_of(GAME, results))
    monkeypatch.setattr("sunstone.cli.balance.weigh", lambda *_: made)
    output = run(language, "endless_winter", "--games", "30", "--seed", "7").output
    assert "cu1-01 !" in output
    assert "cu1-02 !" not in output
    assert Translator(language)("balance-sort-culture") in output
