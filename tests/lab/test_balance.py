"""The balance of a game: what is taken, by whom, and how the takers fare."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from tools import balance_report

import sunstone
from sunstone.bots import RandomBot
from sunstone.cli.app import build
from sunstone.core.errors import BadOption
from sunstone.core.events import Event, EventKind
from sunstone.core.profile import Aim, Taking
from sunstone.games.endless_winter.names import CHIEFS, SETUP_CARDS, SIDES
from sunstone.games.endless_winter.profile import COLUMNS
from sunstone.i18n import LANGUAGES, Translator
from sunstone.lab import balance_play
from sunstone.lab.arena_stats import Estimate, wilson
from sunstone.lab.balance import Balance, balance
from sunstone.lab.balance_aims import Verdict, figures, verdicts
from sunstone.lab.balance_play import Deal, LotGame, PlainGame, StrayingBot, play_plain, play_with_lots
from sunstone.lab.balance_takings import drawn_by_lot, names, takings
from sunstone.lab.balance_things import LEAST_LOT, Thing, things_of
from sunstone.lab.balance_use import SeatUse, Usage, Use, Winners, usage_of
from tests.third_party.pebbles import PebblesGame

GAME = sunstone.game("endless_winter")


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not think: what is tested is the counting."""
    monkeypatch.setattr(balance_play, "GreedyBot", RandomBot)


def played(
    number: int,
    scores: list[float],
    taken: list[list[str]],
    lots: Iterable[str] = (),
    sort: str = "culture",
    passed: list[list[str]] | None = None,
) -> LotGame:
    """A game of two in which seats took cards; those among `lots` by lot, those `passed` were then on offer too."""
    places = [1 + sum(1 for other in scores if other > score) for score in scores]
    offers = [
        {(sort, card): True for card in row if card in lots} | {(sort, card): False for card in left}
        for row, left in zip(taken, passed or [[], []], strict=True)
    ]
    return LotGame(number, scores, places, [{(sort, card): card in lots for card in row} for row in taken], offers)


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
    assert first.margin is not None
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
    assert [one.name for one in things_of(GAME, results)] == ["cu1-02", "cu1-01", "su-1", "su-2"]


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
    def results(lots: int) -> list[LotGame]:
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
    for game in map(sunstone.game, sunstone.game_ids()):
        kinds = {kind.name: kind for kind in game.event_kinds}
        for one in takings(game):
            assert set(one.fields) <= set(kinds[one.event].fields)
            assert one.verb is None or one.verb in game.catalogue.verbs
            view = game.new(2, 1).view(None)
            assert one.display is None or isinstance(view[one.display], list)
            assert one.stock is None or isinstance(view[one.stock], dict)


def test_a_game_without_declared_takings_is_refused() -> None:
    with pytest.raises(BadOption, match="no_takings"):
        takings(PebblesGame())


def test_an_event_names_one_thing_or_several() -> None:
    both = Taking("side", "side", ("chief", "side"))
    assert names(both, Event(EventKind("side", ("chief", "side")), 0, {"chief": "firewolf", "side": "a"})) == [
        "firewolf-a"
    ]
    tiles = Taking("wealth", "wealth", ("tiles",))
    assert names(tiles, Event(EventKind("wealth", ("tiles",)), 1, {"tiles": [3, 4]})) == ["3", "4"]
    era = Taking("era", "learned", ("card",), prefix=3)
    assert names(era, Event(EventKind("learned", ("card",)), 1, {"card": "cu2-04"})) == ["cu2"]
    village = Taking("village", "settled")
    assert names(village, Event(EventKind("settled", ("hexes",)), 1, {"hexes": [1, 2, 3]})) == ["village"]


def test_what_is_chosen_before_the_game_is_chosen_by_lot() -> None:
    chosen: set[str] = set()
    for seed in range(12):
        state = GAME.new(2, 1)
        bot = StrayingBot(seed, drawn_by_lot(GAME))
        chosen.add(state.say(bot.choose(state)))
        assert bot.by_lot
    assert chosen == {"side a", "side b"}


def test_now_and_then_something_of_the_same_sort_is_taken_by_lot() -> None:
    greedy = 0
    strayed = 0
    state = GAME.new(2, 3)
    bots = [StrayingBot(seat, drawn_by_lot(GAME)) for seat in range(2)]
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
    game = play_with_lots(GAME, Deal(2, 11, {}, None), 0)
    for seat in range(2):
        given = {key for key, fell in game.drawn[seat].items() if fell}
        assert given <= {key for key, by_lot in game.taken[seat].items() if by_lot}
        assert {sort for sort, _ in game.drawn[seat]} <= {"culture", "stone"}
    assert any(fell for drawn in game.drawn for fell in drawn.values())
    assert any(not fell for drawn in game.drawn for fell in drawn.values())


@pytest.fixture(scope="module")
def small() -> Balance:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(balance_play, "GreedyBot", RandomBot)
        return balance(GAME, 2, 6, 11)


def test_dealt_things_are_all_by_lot_and_one_to_a_seat(small: Balance) -> None:
    for sort, known in (
        ("chief", set(CHIEFS)),
        ("side", {f"{chief}-{side}" for chief in CHIEFS for side in SIDES}),
        ("setup", set(SETUP_CARDS)),
    ):
        found = [one for one in small.things if one.sort == sort]
        assert sum(one.takers for one in found) == 12
        assert {one.name for one in found} <= known
        assert all(one.lot == one.takers for one in found)


def test_the_same_seed_gives_the_same_balance_however_it_is_split(small: Balance) -> None:
    assert balance(GAME, 2, 6, 11).as_json() == small.as_json()
    deal = Deal(2, 11, small.options, None)
    with_lots = [play_with_lots(GAME, deal, number) for number in reversed(range(6))]
    assert things_of(GAME, sorted(with_lots, key=lambda one: one.number)) == small.things
    plain = [play_plain(GAME, deal, number) for number in reversed(range(6))]
    assert usage_of(GAME, sorted(plain, key=lambda one: one.number)) == small.usage


def test_other_games_are_weighed_too() -> None:
    found = balance(sunstone.game("coatl"), 2, 1, 5)
    assert {one.sort for one in found.things} == {"prophecy"}
    assert {one.sort for one in found.usage.uses} == {"prophecy"}
    assert found.aims == []


# What is used


def used(scores: list[float], taken: list[dict[tuple[str, str, int], int]], **kept: object) -> PlainGame:
    """A game as greedy plays it, with what every seat took of a thing in a round."""
    places = [1 + sum(1 for other in scores if other > score) for score in scores]
    return PlainGame(
        0,
        scores,
        places,
        [Counter(row) for row in taken],
        frozenset(kept.get("shown", ())),  # type: ignore[call-overload]
        dict(kept.get("stock", {})),  # type: ignore[call-overload]
        [{"cards": score} for score in scores],
    )


def use(usage: Usage, name: str) -> Use:
    return next(one for one in usage.uses if one.name == name)


def test_cards_are_counted_by_seat_and_by_number() -> None:
    taken = {("tribe", "hunter", 1): 2, ("tribe", "hunter", 3): 1, ("tribe", "scout", 2): 1}
    found = usage_of(GAME, [used([50, 40], [taken, {}]), used([50, 40], [{("tribe", "hunter", 1): 1}, {}])])
    hunter = use(found, "hunter")
    assert hunter.seats == wilson(2, 4)
    assert hunter.number == pytest.approx(4 / 4)
    assert hunter.share == pytest.approx(4 / 5)
    assert hunter.rounds == []
    assert [one.name for one in found.uses] == ["village", "hunter", "scout"]


def test_a_stack_ran_out_if_nothing_is_left_at_the_end_also_where_nobody_took_any() -> None:
    stocks = [{("tribe", "hunter"): left, ("tribe", "elder"): 5} for left in (0, 0, 3)]
    found = usage_of(GAME, [used([50, 40], [{}, {}], stock=stock) for stock in stocks])
    assert use(found, "hunter").run_out == wilson(2, 3)
    assert use(found, "elder").run_out == wilson(0, 3)
    assert use(found, "elder").number == 0


def test_a_culture_card_is_judged_by_the_games_in_which_it_was_on_display() -> None:
    shown = [("culture", "cu1-01"), ("culture", "cu1-02")]
    results = [
        used([50, 40], [{("culture", "cu1-01", 1): 1}, {}], shown=shown),
        used([50, 40], [{}, {}], shown=shown),
        used([50, 40], [{}, {}]),
    ]
    found = usage_of(GAME, results)
    assert (use(found, "cu1-01").shown, use(found, "cu1-01").when_shown) == (2, wilson(1, 2))
    assert (use(found, "cu1-02").shown, use(found, "cu1-02").when_shown) == (2, wilson(0, 2))


def test_columns_are_counted_by_round() -> None:
    taken = {("column", "rite", 1): 3, ("column", "hunt", 1): 1, ("column", "rest", 2): 2}
    found = usage_of(GAME, [used([50, 40], [taken, {}])])
    assert use(found, "rite").rounds == [0.75, 0]
    assert use(found, "rest").rounds == [0, 1]


def test_columns_are_counted_by_the_games_in_which_somebody_uses_them() -> None:
    hunters = {("column", "hunt", 1): 2}
    results = [
        used([50, 40], [hunters, hunters]),
        used([50, 40], [{}, hunters]),
        used([50, 40], [{("column", "rite", 2): 1}, {}]),
    ]
    found = usage_of(GAME, results)
    assert use(found, "hunt").round_games == pytest.approx([2 / 3, 0])
    assert use(found, "rite").round_games == pytest.approx([0, 1 / 3])
    assert use(found, "village").round_games == []


def test_seats_winners_and_sources() -> None:
    results = [used([50.0 + number, 40], [{}, {}]) for number in range(11)] + [used([40, 60], [{}, {}])]
    found = usage_of(GAME, results[:11])
    assert (found.winners.mean, found.winners.low, found.winners.high) == (55, 51, 59)
    found = usage_of(GAME, results)
    assert [seat.wins for seat in found.seats] == [wilson(11, 12), wilson(1, 12)]
    assert found.sources == {"cards": pytest.approx((sum(range(50, 61)) + 40 + 11 * 40 + 60) / 24)}


def test_a_whole_game_is_counted(small: Balance) -> None:
    """Every seat places three figures in each of four rounds; what is on display and in stock is found."""
    found = {sort: [one for one in small.usage.uses if one.sort == sort] for sort in ("column", "tribe", "culture")}
    assert sum(one.number for one in found["column"]) == pytest.approx(12)
    for turn in range(4):
        assert sum(one.rounds[turn] for one in found["column"]) == pytest.approx(1)
    assert {one.name for one in found["tribe"]} == set(sunstone.game("endless_winter").components().entries("tribe"))
    assert all(one.run_out is not None for one in found["tribe"])
    assert {one.name[:3] for one in found["culture"]} == {"cu1", "cu2"}
    # Eight lie there in each era, and more where gaps are filled. What was taken was on display.
    assert sum(one.shown for one in found["culture"]) >= 6 * 16
    assert all(one.shown for one in found["culture"])
    assert sum(small.usage.sources.values()) == pytest.approx(sum(seat.score for seat in small.usage.seats) / 2)


# The aims


def some_use(sort: str, name: str, share: float, **changed: object) -> Use:
    estimate = Estimate(share, share, share)
    fields = {
        "number": 1.0,
        "share": share,
        "rounds": [],
        "round_games": [],
        "shown": 0,
        "when_shown": estimate,
        "run_out": None,
    }
    return Use(sort, name, estimate, **{**fields, **changed})  # type: ignore[arg-type]


def good(players: int) -> dict[str, Use | SeatUse | Winners]:
    """A usage that meets every aim, part by part."""
    return {
        **{f"seat-{seat}": SeatUse(wilson(100, 100 * players), 90) for seat in range(1, players + 1)},
        **{name: some_use("column", name, 0.2, round_games=[0.3] * 4) for name in COLUMNS},
        "hunter": some_use("tribe", "hunter", 0.9, run_out=wilson(4, 10)),
        "village": some_use("village", "village", 0.7),
        "cu1": some_use("era", "cu1", 0.6),
        "cu2": some_use("era", "cu2", 0.9),
        "cu1-01": some_use("culture", "cu1-01", 0.2),
        "winners": Winners(90, 75, 105),
    }


def judged(players: int, **changed: Use | SeatUse | Winners) -> list[Verdict]:
    parts = {**good(players), **changed}
    seats = [part for part in parts.values() if isinstance(part, SeatUse)]
    winners = parts["winners"]
    assert isinstance(winners, Winners)
    usage = Usage([part for part in parts.values() if isinstance(part, Use)], seats, winners, {})
    return verdicts(GAME, players, usage, [])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_balanced_game_meets_every_aim(players: int) -> None:
    assert all(aim.met for aim in judged(players))


@pytest.mark.parametrize(
    ("part", "bad", "aim", "beyond"),
    [
        ("hunter", some_use("tribe", "hunter", 0.09, run_out=wilson(1, 10)), "tribe-taken", {"hunter": 0.09}),
        ("hunter", some_use("tribe", "hunter", 0.9, run_out=wilson(6, 10)), "tribe-left", {"hunter": 0.6}),
        ("hunt", some_use("column", "hunt", 0.2, round_games=[0.3, 0.3, 0.3, 0.24]), "column", {"hunt-4": 0.24}),
        ("hunt", some_use("column", "rest", 0.2, round_games=[0.3] * 4), "column", {"hunt-1": 0}),
        ("village", some_use("village", "village", 0.59), "village", {"village": 0.59}),
        ("cu1", some_use("tribe", "elder", 0.59), "era", {"cu1": 0}),
        ("cu1", some_use("era", "cu1", 0.49), "era", {"cu1": 0.49}),
        ("cu1-01", some_use("culture", "cu1-01", 0.09), "culture", {"cu1-01": 0.09}),
        ("seat-3", SeatUse(wilson(27, 100), 90), "seat", {"seat-3": 0.27}),
        ("winners", Winners(90, 69, 105), "winner-least", {"": 69}),
        ("winners", Winners(90, 75, 111), "winner-most", {"": 111}),
    ],
)
def test_each_aim_can_be_missed(part: str, bad: Use | SeatUse | Winners, aim: str, beyond: dict[str, float]) -> None:
    missed = [one for one in judged(3, **{part: bad}) if not one.met]
    assert [(one.aim, one.missed) for one in missed] == [(aim, beyond)]


def test_every_aim_is_about_a_figure_and_a_sort_that_are_counted(small: Balance) -> None:
    for game in map(sunstone.game, sunstone.game_ids()):
        sorts = {"", *(taking.sort for taking in game.profile.takings)}
        for aim in game.profile.aims:
            assert aim.sort in sorts
            assert (aim.least is None) != (aim.most is None)
            assert isinstance(figures(aim, small.usage, []), dict)
    with pytest.raises(ValueError, match="no figure"):
        figures(Aim("luck", "luck"), small.usage, [])


def test_a_seat_may_win_a_little_less_than_its_share() -> None:
    bounds = [next(aim.bound for aim in judged(players) if aim.aim == "seat") for players in (2, 3, 4)]
    assert bounds == pytest.approx([0.42, 0.28, 0.21])


def test_what_surely_wins_too_often_by_itself_misses_an_aim_of_two_players(small: Balance) -> None:
    results = [played(number, [50, 40], [["cu1-01"], ["cu1-02"]]) for number in range(100)]
    found = verdicts(GAME, 2, small.usage, things_of(GAME, results))
    assert list(found[-1].missed) == ["cu1-01"]
    assert found[-1].aim == "itself"
    assert "itself" not in [aim.aim for aim in verdicts(GAME, 3, small.usage, things_of(GAME, results))]


# The command and the page


def run(language: str, *arguments: str) -> click.testing.Result:
    return CliRunner().invoke(build(Translator(language)), ["balance", *arguments], catch_exceptions=False)


def test_the_command_prints_json(small: Balance) -> None:
    result = run("en", "endless_winter", "--games", "6", "--seed", "11", "--jobs", "1", "--json")
    assert result.exit_code == 0
    assert json.loads(result.output) == json.loads(json.dumps(small.as_json(), allow_nan=False))


def test_without_lots_only_the_usage_is_measured(small: Balance) -> None:
    result = run("en", "endless_winter", "--games", "6", "--seed", "11", "--jobs", "1", "--json", "--no-lots")
    found = json.loads(result.output)
    assert found["things"] == []
    assert found["usage"] == json.loads(json.dumps(small.as_json()))["usage"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_speaks_every_language(language: str, monkeypatch: pytest.MonkeyPatch, small: Balance) -> None:
    results = [played(number, [50, 40], [["cu1-01"], ["cu1-02"]]) for number in range(30)]
    aims = [Verdict("tribe-taken", 0.1, False, False, "scout", 0.04, {"scout": 0.04}), *small.aims[1:]]
    made = Balance("endless_winter", 2, 30, 7, {}, None, aims, small.usage, things_of(GAME, results))
    monkeypatch.setattr("sunstone.cli.balance.weigh", lambda *_: made)
    output = run(language, "endless_winter", "--games", "30", "--seed", "7").output
    tr = Translator(language)
    assert "cu1-01 !" in output
    assert "cu1-02 !" not in output
    assert "scout 4.0 %" in output
    for message in ("sort-culture", "sort-tribe", "sort-column", "sort-village", "aims", "not-met", "sources"):
        assert tr(f"balance-{message}").split()[0] in output
    assert tr("balance-round", round=4).split(",")[0] in output


def test_the_page_is_written_from_what_was_measured(small: Balance, tmp_path: Path) -> None:
    file = tmp_path / "2.json"
    file.write_text(json.dumps(small.as_json()), encoding="utf-8")
    read = balance_report.read(file)
    assert read == small
    four = balance(GAME, 4, 1, 11, lots=False)
    page = balance_report.page([read, four])
    assert "sunstone balance endless_winter --players 2 --games 6 --seed 11 --json" in page
    assert "--players 4 --games 1 --seed 11 --no-lots --json" in page
    assert "No seat wins less than 42 / 21 % of the games" in page
    for table in page.split("\n\n"):
        lines = [line for line in table.splitlines() if line.startswith("|")]
        assert len({line.count("|") for line in lines}) <= 1


def test_the_page_lists_cards_that_surely_differ_from_the_average(small: Balance) -> None:
    results = []
    for n in range(100):
        results.append(played(2 * n, [50, 40] if n % 5 else [40, 50], [["cu1-01"], []], lots=["cu1-01"]))
        scores = [50.0, 40.0] if n % 2 else [40.0, 50.0]
        results.append(played(2 * n + 1, scores, [["cu1-03"], []], lots=["cu1-03"], passed=[["cu1-01"], []]))
    made = Balance("endless_winter", 2, 200, 7, {}, None, small.aims, small.usage, things_of(GAME, results))
    page = balance_report.page([made])
    assert "| cu1-01 | 80.0 (67–92) ! |" in page
    assert "| cu1-03 |" not in page


def test_the_page_in_the_documentation_is_one_the_tool_writes() -> None:
    """Nobody edits it by hand: its sections and its introduction are those of the tool."""
    page = balance_report.PAGE.read_text(encoding="utf-8")
    assert balance_report.INTRODUCTION.partition("{commands}")[0] in page
    assert page.count("sunstone balance endless_winter --players") == 3
