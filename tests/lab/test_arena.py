"""The arena: fair seating, results that survive an interruption, and numbers that are right."""

from __future__ import annotations

import json
import signal
import tempfile
from collections import Counter
from html.parser import HTMLParser
from math import inf
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

import sunstone
from sunstone.cli.app import run
from sunstone.core.game import Game
from sunstone.core.options import resolve
from sunstone.i18n import LANGUAGES, Translator
from sunstone.lab import arena as arena_module
from sunstone.lab.arena import GameResult, Match, new_match, play_match, play_one, read_match, read_results
from sunstone.lab.arena_ray import on_ray
from sunstone.lab.arena_stats import Estimate, mean_of_deals, rate, report, t_quantile, wilson
from sunstone.lab.report import html, interval, player_name
from sunstone.lab.report_page import percent
from sunstone.lab.report_svg import ticks

COATL = sunstone.game("coatl")
Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUNSTONE_LANG", "en")


def match(players: list[str], seats: int | None = None, seed: int = 5) -> Match:
    return new_match(COATL, players, seats, seed, resolve(COATL.options, None))


def result(number: int, players: list[str], scores: list[float], deal: int | None = None) -> GameResult:
    ranking = [1 + sum(other > score for other in scores) for score in scores]
    idle = [0.0] * len(players)
    return GameResult(number, number if deal is None else deal, players, scores, ranking, 10, None, idle, idle)


# Who sits where


def test_every_deal_is_played_from_every_seat() -> None:
    four = match(["random", "greedy", "friendly", "search:5"])
    seatings = [four.seating(number) for number in range(8)]
    assert [deal for deal, _ in seatings] == [0] * 4 + [1] * 4
    for seat in range(4):
        assert {players[seat] for _, players in seatings[:4]} == set(four.players)


def test_a_pool_meets_in_every_choice_of_players() -> None:
    pool = match(["random", "greedy", "friendly"], seats=2)
    seatings = [pool.seating(number) for number in range(6)]
    assert {deal for deal, _ in seatings} == {0}
    assert Counter(tuple(players) for _, players in seatings) == Counter(
        (one, two) for one in pool.players for two in pool.players if one != two
    )
    assert pool.seating(6)[0] == 1


class Dealt(Exception):
    """Enough was seen: the game need not be played."""


def test_rotated_games_are_the_same_deal() -> None:
    starts: list[object] = []

    def deal(*arguments: Any) -> Any:
        starts.append(COATL.new(*arguments).dump())
        raise Dealt

    for number in range(3):
        with pytest.raises(Dealt):
            play_one(_Spying(deal), arena_module._Task(match(["random", "random"]), number, None))  # type: ignore[arg-type]
    assert starts[0] == starts[1] != starts[2]


class _Spying:
    """Stands for a game whose first position is all that is asked for."""

    def __init__(self, new: Any) -> None:
        self.new = new


def test_a_table_that_cannot_be_filled_is_refused() -> None:
    with pytest.raises(sunstone.BadOption, match="arena_seats"):
        match(["random", "random"], seats=3)
    with pytest.raises(sunstone.BadOption, match="players"):
        match(["random"])
    with pytest.raises(sunstone.SunstoneError, match="nobody"):
        match(["random", "nobody"])


# Playing and going on


def test_results_are_the_same_with_one_process_and_with_two() -> None:
    two = match(["random", "friendly"])
    alone = play_match(COATL, two, 3)
    assert play_match(COATL, two, 3, jobs=2) == alone
    assert [one.number for one in alone] == [0, 1, 2]
    assert all(len(one.seconds) == len(one.longest) == 2 for one in alone)
    assert all(most <= total + 1e-3 for one in alone for most, total in zip(one.longest, one.seconds, strict=True))


def test_an_interrupted_match_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "games.jsonl"
    two = match(["random", "random"])
    told: list[tuple[int, int]] = []

    def stop(done: int, total: int) -> None:
        told.append((done, total))
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_match(COATL, two, 4, file, progress=stop)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3
    # The third game was being written when the power went.
    with file.open("a", encoding="utf-8") as torn:
        torn.write('{"number": 2, "de')
    played: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        original = play_one

        def spy(game: Game, task: Any) -> GameResult:
            played.append(task.number)
            return original(game, task)

        patch.setattr(arena_module, "play_one", spy)
        whole = play_match(COATL, two, 4, file, progress=lambda *step: told.append(step))
    assert played == [2, 3]
    assert whole == play_match(COATL, two, 4)
    assert sorted(read_results(file, two)) == [0, 1, 2, 3]
    assert read_match(file) == two
    assert told == [(0, 4), (1, 4), (2, 4), (2, 4), (3, 4), (4, 4)]
    # A longer match with the same players goes on too.
    assert play_match(COATL, two, 5, file)[:4] == whole


def test_results_of_another_match_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    play_match(COATL, match(["random", "random"]), 1, file)
    before = file.read_bytes()
    with pytest.raises(sunstone.SunstoneError, match="other_match"):
        play_match(COATL, match(["random", "random"], seed=6), 1, file)
    assert file.read_bytes() == before
    for text in ("[]\n", "{}\n", "no\n", '{"format": "sunstone-arena/1"}\n'):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(sunstone.SunstoneError, match="arena_damaged"):
            read_match(file)
    file.write_text(before.decode().splitlines()[0] + '\n{"number": 1}\n', encoding="utf-8")
    with pytest.raises(sunstone.SunstoneError, match="arena_damaged"):
        play_match(COATL, match(["random", "random"]), 1, file)


@pytest.mark.slow
def test_games_on_ray_are_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    # Nothing is left in the home of whoever runs the tests.
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    two = match(["random", "friendly"])
    # The folder of pytest is too deep for the names of Ray's sockets.
    # On a busy machine the parts of Ray take their time to find each other.
    monkeypatch.setenv("RAY_gcs_server_port_wait_time_s", "120")
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        monkeypatch.setenv("RAY_TMPDIR", folder)
        before = signal.getsignal(signal.SIGTERM)
        assert play_match(COATL, two, 4, jobs=2, spread=on_ray) == play_match(COATL, two, 4)
        assert signal.getsignal(signal.SIGTERM) == before


# The numbers


def test_wilsons_interval() -> None:
    # Values from the formula worked out by hand for 8 of 10.
    found = wilson(8, 10)
    assert (found.value, found.low, found.high) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert (wilson(0, 5).low, wilson(5, 5).high) == pytest.approx((0, 1))


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.706), (4, 2.776), (5, 2.571), (9, 2.262), (30, 2.042), (399, 1.966)]
)
def test_students_t(freedom: int, value: float) -> None:
    assert t_quantile(freedom) == pytest.approx(value, abs=2e-3)


def test_a_mean_counts_deals_not_games() -> None:
    twice = mean_of_deals([(0, 1.0), (0, 1.0), (1, 3.0), (1, 3.0)])
    assert twice == mean_of_deals([(0, 1.0), (1, 3.0)])
    assert twice.value == 2
    assert twice.high == pytest.approx(2 + 12.706 * 2**0.5 / 2**0.5)
    # One deal tells nothing about others.
    assert mean_of_deals([(0, 4.0), (0, 6.0)]) == Estimate(5.0, -inf, inf)


def test_standings_wins_margins_and_duels() -> None:
    three = Match("coatl", 1, ["x", "y", "y"], 3, 0, {}, None)
    found = report(
        three,
        [
            result(0, ["x", "y", "y"], [30, 20, 10]),
            result(1, ["y", "y", "x"], [30, 10, 20]),
            result(2, ["y", "x", "y"], [25, 25, 5]),
            result(3, ["x", "y", "y"], [9, 5, 1]),
        ],
    )
    x, y = found.standings
    assert (x.player, x.games, x.seats, y.seats) == ("x", 4, 1, 2)
    # The shared first place is half a win.
    assert (x.wins.value, y.wins.value) == pytest.approx((2.5 / 4, 1.5 / 4))
    assert (x.chance, y.chance) == pytest.approx((1 / 3, 2 / 3))
    assert x.score.value == pytest.approx(fmean([30, 20, 25, 9]))
    assert x.margin.value == pytest.approx(fmean([10, -10, 0, 4]))
    duel = next(one for one in found.duels if one.player == "x")
    assert (duel.other, duel.games) == ("y", 4)
    assert duel.ahead.value == pytest.approx(fmean([1, 0.5, 0.75, 1]))
    assert duel.difference.value == pytest.approx(fmean([10, 20, -10, 10, 0, 20, 4, 8]))
    back = next(one for one in found.duels if one.player == "y")
    assert back.ahead.value == pytest.approx(1 - duel.ahead.value)
    assert x.rating > 25 > y.rating
    assert json.loads(json.dumps(found.as_json()))["match"]["seed"] == "0"


def test_one_deal_has_no_interval_in_words_or_json() -> None:
    two = Match("coatl", 1, ["x", "y"], 2, 0, {}, None)
    alone = report(two, [result(0, ["x", "y"], [3, 1])])
    plain = json.loads(json.dumps(alone.as_json(), allow_nan=False))
    assert plain["standings"][0]["score"] == {"value": 3, "low": None, "high": None}
    assert interval(Translator("en"), alone.standings[0].score) == "3"
    assert interval(Translator("en"), Estimate(0.5, 0.25, 0.75), 100, " %") == "50 % (25 – 75)"


def test_percent_signs_stand_as_each_language_sets_them() -> None:
    assert {language: percent(Translator(language)) for language in LANGUAGES} == {
        "en": "%",
        "cs": "\u00a0%",
        "nl": "%",
        "pl": "%",
    }


def test_ratings_follow_results_and_grow_surer() -> None:
    games = [result(number, ["a", "b"], [2, 1] if number % 4 else [1, 2]) for number in range(40)]
    few, many = rate(["a", "b"], games[:8]), rate(["a", "b"], games)
    assert many["a"][0] > many["b"][0]
    assert many["a"][1] < few["a"][1] < 25 / 3


# The report


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.addresses: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.addresses += [str(value) for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_page_that_needs_nothing_else(language: str) -> None:
    two = Match("coatl", 1, ["merciless", "<greedy>"], 2, 0, {}, None)
    results = [result(number, ["merciless", "<greedy>"], [30 + number, 20 - number]) for number in range(12)]
    tr = Translator(language)
    page = _Page()
    text = html(tr, report(two, results), results)
    page.feed(text)
    assert page.tags["svg"] == 3
    assert page.tags["table"] == 2
    assert page.tags["script"] == page.tags["link"] == page.tags["img"] == 0
    assert page.addresses == []
    assert "<greedy>" not in text
    assert "<greedy>" in page.text
    assert player_name(tr, "merciless") in page.text
    assert f'lang="{language}"' in text


def test_levels_are_called_by_name() -> None:
    tr = Translator("en")
    assert [player_name(tr, code) for code in ("level:1", "steady", "search:9")] == ["friendly", "steady", "search:9"]


def test_ticks_are_round_and_inside() -> None:
    assert ticks(0, 100) == [0, 20, 40, 60, 80, 100]
    assert ticks(-7, 3) == [-6, -4, -2, 0, 2]
    assert ticks(5, 5) == [5]


# The command


def test_the_command_plays_writes_and_goes_on(tmp_path: Path, capsys: Output) -> None:
    out = tmp_path / "match"
    arguments = ["arena", "coatl", "--players", "random,friendly", "--games", "2", "--jobs", "1", "--out", str(out)]
    assert run([*arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2
    assert (out / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    lines = (out / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    # Without a seed it goes on with the one it began with.
    assert run([*arguments, "--games", "3"]) == 0
    said = capsys.readouterr().out
    assert "3 games from 2 deals" in said
    assert "friendly" in said
    assert (out / "games.jsonl").read_text(encoding="utf-8").splitlines()[:3] == lines
    assert run([*arguments, "--players", "random,random"]) == 2
    assert "another match" in capsys.readouterr().err


def test_the_command_refuses_ray_where_it_is_missing(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr("sunstone.cli.arena.find_spec", lambda name: None)
    assert run(["arena", "coatl", "--players", "random,random", "--games", "1", "--ray"]) == 2
    assert "sunstone[ray]" in capsys.readouterr().err
