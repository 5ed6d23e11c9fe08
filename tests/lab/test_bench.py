"""The bench: what it reports and how it reckons. How fast anything is, is not for a test to say."""

from __future__ import annotations

import json
import random
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import sunstone
from sunstone.core.registry import game_ids as registered_games
from sunstone.lab import bench as bench_module
from sunstone.lab import bench_ours, bench_peers, bench_research
from sunstone.lab.bench import Row, bench, compiled, cpu_model, measure
from sunstone.lab.bench_probe import Probe, Reading, time_calls, time_games
from sunstone.lab.bench_ratios import Ratio, ratios
from tests.third_party.pebbles import PebblesGame

OURS = {
    "coatl.loop": "actions/s",
    "coatl.playout": "actions/s",
    "coatl.playout_games": "games/s",
    "coatl.search": "simulations/s",
    "coatl.search_turn": "simulations/s",
    "coatl.rollouts": "simulations/s",
    "coatl.clone": "ns",
    "coatl.new": "ns",
    "coatl.determinize": "ns",
    "coatl.view": "ns",
}
PEERS = {
    "catanatron.loop": "actions/s",
    "openspiel_backgammon.loop": "actions/s",
    "openspiel_backgammon.chance": "share",
    "openspiel_backgammon.rollouts": "simulations/s",
    "openspiel_chess.loop": "actions/s",
    "python_chess.copy": "ns",
    "coatl.aec": "actions/s",
    "coatl.vector": "actions/s",
    "pettingzoo_connect_four.aec": "actions/s",
    "pettingzoo_connect_four.aec_raw": "actions/s",
}
MODULES = {
    "catanatron": "catanatron",
    "open-spiel": "pyspiel",
    "chess": "chess",
    "pettingzoo": "pettingzoo.classic.connect_four_v3",
}


def installed(module: str) -> bool:
    try:
        import_module(module)
    except ImportError:
        return False
    return True


def without(monkeypatch: pytest.MonkeyPatch, *missing: str) -> None:
    def find(name: str) -> ModuleType:
        if name in missing:
            raise ModuleNotFoundError(name)
        return import_module(name)

    monkeypatch.setattr(bench_peers, "import_module", find)
    monkeypatch.setattr(bench_research, "import_module", find)


def test_our_rows_and_the_machine() -> None:
    told: list[tuple[int, int]] = []
    report = bench(["coatl"], 0.0, 2, peers=False, progress=lambda done, total: told.append((done, total)))
    assert {row.name: row.unit for row in report.rows} == OURS
    assert all(len(row.rounds) == 2 and min(row.rounds) > 0 for row in report.rows)
    assert told == [(done, 18) for done in range(1, 19)]
    assert report.ratios == []
    assert report.machine.peers == {}
    assert report.machine.compiled == compiled() != str(sunstone.core.rng.__file__).endswith(".py")
    assert report.machine.cpu == cpu_model() != ""
    assert json.loads(json.dumps(report.as_json()))["rows"][0]["name"] == "coatl.loop"
    assert report.row("coatl.clone").unit == "ns"


def test_a_game_named_twice_is_measured_once() -> None:
    report = bench(["coatl", "coatl"], 0.0, 1, peers=False)
    assert [len(row.rounds) for row in report.rows] == [1] * len(OURS)


def test_all_registered_games_are_measured_unless_named() -> None:
    report = bench(None, 0.0, 1, peers=False)
    assert {row.name.partition(".")[0] for row in report.rows} == set(registered_games())


def test_a_run_without_rounds_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one round"):
        bench(["coatl"], 0.0, 0)


def test_peers_that_are_installed_are_measured_and_the_others_named() -> None:
    there = {package for package, module in MODULES.items() if installed(module)}
    report = bench(["coatl"], 0.0, 1)
    assert set(report.machine.peers) == set(MODULES)
    assert report.missing() == [package for package in MODULES if package not in there]
    rows = {row.name: row.unit for row in report.rows if row.name not in OURS}
    expected = dict(PEERS)
    if "catanatron" not in there:
        del expected["catanatron.loop"]
    if "open-spiel" not in there:
        expected = {name: unit for name, unit in expected.items() if not name.startswith("openspiel")}
    if "chess" not in there:
        del expected["python_chess.copy"]
    if "pettingzoo" not in there:
        expected = {name: unit for name, unit in expected.items() if ".aec" not in name}
    assert rows == expected
    for ratio in report.ratios:
        assert ratio.value == report.row(ratio.ours).value / report.row(ratio.peer).value


def test_without_any_peer_the_bench_still_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, *MODULES.values())
    report = bench(["coatl"], 0.0, 1)
    assert report.missing() == list(MODULES)
    assert {row.name for row in report.rows} == set(OURS)
    assert report.ratios == []


def test_one_missing_peer_takes_only_its_own_rows_away(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "pyspiel")
    probes, versions = bench_peers.probes()
    assert versions["open-spiel"] is None
    assert not any(probe.name.startswith("openspiel") for probe in probes)
    assert len(probes) == sum(installed(module) for module in ("catanatron", "chess"))


def test_the_generator_of_the_process_is_left_alone() -> None:
    random.seed(5)
    before = random.getstate()
    for probe in bench_peers.probes()[0]:
        probe.measure(0.0)
    assert random.getstate() == before


class _Colours:
    RED, BLUE, WHITE, ORANGE = "RBWO"


class _Position:
    num_turns = 0
    playable_actions = ("roll", "end")


class _Game:
    """Stands in for a game of Catanatron: seven actions and it is won, or `stuck` and stopped by the turn limit."""

    stuck = False
    seeds: list[int] = []  # noqa: RUF012 - the games of one test write into it

    def __init__(self, players: list[str], seed: int) -> None:
        assert players == list("RBWO")
        assert seed > 0
        self.seeds.append(seed)
        self.state = _Position()
        self.done = 0

    def winning_color(self) -> str | None:
        return "R" if self.done == 7 and not self.stuck else None

    def execute(self, action: str) -> None:
        assert action in self.state.playable_actions
        self.done += 1
        self.state.num_turns += 1


@pytest.mark.parametrize(("stuck", "actions"), [(False, 7), (True, 30)])
def test_catanatron_is_driven_to_the_end_or_the_turn_limit(
    monkeypatch: pytest.MonkeyPatch, stuck: bool, actions: int
) -> None:
    counted: list[int] = []

    def time_two(play: object, seconds: float) -> tuple[float, float]:
        assert callable(play)
        counted.extend([play(0), play(1)])
        return seconds, 0.0

    module = ModuleType("catanatron")
    monkeypatch.setattr(_Game, "stuck", stuck)
    monkeypatch.setattr(_Game, "seeds", [])
    monkeypatch.setattr(module, "Color", _Colours, raising=False)
    monkeypatch.setattr(module, "Game", _Game, raising=False)
    monkeypatch.setattr(module, "RandomPlayer", str, raising=False)
    limits = ModuleType("catanatron.game")
    monkeypatch.setattr(limits, "TURNS_LIMIT", 30, raising=False)
    monkeypatch.setattr(bench_peers, "import_module", {"catanatron.game": limits, "catanatron": module}.__getitem__)
    monkeypatch.setattr(bench_peers, "time_games", time_two)
    assert bench_peers._catanatron(module, 0.5) == [Reading("catanatron.loop", "actions/s", 0.5)]
    assert counted == [actions, actions]
    assert _Game.seeds == [1, 2]


class _Dice:
    """Stands in for an OpenSpiel game: a die, a move, a die, a move."""

    def __init__(self) -> None:
        self.played: list[int] = []

    def load_game(self, name: str) -> _Dice:
        assert name == "dice"
        return self

    def new_initial_state(self) -> _Dice:
        return _Dice()

    def is_terminal(self) -> bool:
        return len(self.played) == 4

    def is_chance_node(self) -> bool:
        return len(self.played) % 2 == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        # Together less than one: rounding must not leave a roll without an outcome.
        return [(1, 0.0), (2, 1e-12)]

    def legal_actions(self) -> list[int]:
        return [5, 6]

    def apply_action(self, action: int) -> None:
        assert action in ((2,) if self.is_chance_node() else (5, 6))
        self.played.append(action)


def test_chance_outcomes_count_and_their_share_is_reported() -> None:
    loop, chance = bench_peers._open_spiel(_Dice(), "dice", 0.0)
    assert (loop.name, loop.unit) == ("openspiel_dice.loop", "actions/s")
    assert chance == Reading("openspiel_dice.chance", "share", 0.5)


def test_the_median_of_the_rounds_counts_and_probes_take_turns() -> None:
    order: list[str] = []
    script = {"a": [1.0, 9.0, 2.0], "b": [4.0, 4.0, 4.0]}

    def probe(name: str) -> Probe:
        def take(seconds: float) -> list[Reading]:
            order.append(name)
            return [Reading(name, "ns", script[name][order.count(name) - 1] * seconds)]

        return Probe(name, take)

    a, b = measure([probe("a"), probe("b")], 10.0, 3)
    assert order == ["a", "b", "a", "b", "a", "b"]
    assert (a.value, a.spread, a.rounds) == (20.0, 4.0, [10.0, 90.0, 20.0])
    assert (b.value, b.spread) == (40.0, 0.0)
    assert Row("zero", "share", [0.0]).spread == 0.0


def test_ratios_of_made_up_measurements() -> None:
    values = {
        "coatl.loop": 100_000.0,
        "coatl.playout": 300_000.0,
        "coatl.clone": 6_000.0,
        "tzolkin.loop": 90_000.0,
        "tzolkin.aec": 70_000.0,
        "tzolkin.vector": 420_000.0,
        "pebbles.loop": 50_000.0,
        "catanatron.loop": 20_000.0,
        "openspiel_backgammon.loop": 100_000.0,
        "python_chess.copy": 2_000.0,
    }
    found = ratios([sunstone.game("coatl"), sunstone.game("tzolkin"), PebblesGame()], values)
    assert found == [
        Ratio("coatl", "coatl.loop", "catanatron.loop", 5.0, "at_least", 5),
        Ratio("coatl", "coatl.loop", "openspiel_backgammon.loop", 1.0, "at_least", 1),
        Ratio("coatl", "coatl.playout", "openspiel_backgammon.loop", 3.0, "at_least", 4),
        Ratio("coatl", "coatl.clone", "python_chess.copy", 3.0, "at_most", 4),
        Ratio("tzolkin", "tzolkin.loop", "catanatron.loop", 4.5, "at_least", 4),
        Ratio("tzolkin", "tzolkin.loop", "openspiel_backgammon.loop", 0.9, "at_least", 1),
        Ratio("tzolkin", "tzolkin.vector", "tzolkin.aec", 6.0, "at_least", 5),
        Ratio("pebbles", "pebbles.loop", "catanatron.loop", 2.5, "at_least", None),
        Ratio("pebbles", "pebbles.loop", "openspiel_backgammon.loop", 0.5, "at_least", None),
    ]
    assert [ratio.met for ratio in found] == [True, True, False, True, True, False, True, None, None]
    assert found[2].as_json()["met"] is False
    assert not Ratio("x", "x.clone", "python_chess.copy", 4.1, "at_most", 4).met


def test_the_targets_of_every_game() -> None:
    assert {name: dict(sunstone.game(name).profile.bench_targets) for name in registered_games()} == {
        "coatl": {
            ("loop", "catanatron.loop"): 5,
            ("loop", "openspiel_backgammon.loop"): 1,
            ("playout", "openspiel_backgammon.loop"): 4,
            ("clone", "python_chess.copy"): 4,
        },
        "tzolkin": {
            ("loop", "catanatron.loop"): 4,
            ("loop", "openspiel_backgammon.loop"): 1,
            ("playout", "openspiel_backgammon.loop"): 4,
            ("rollouts", "openspiel_backgammon.rollouts"): 1,
            ("aec", "pettingzoo_connect_four.aec"): 3,
            ("vector", ".aec"): 5,
        },
        "endless_winter": {
            ("loop", "catanatron.loop"): 2,
            ("playout", "openspiel_backgammon.loop"): 2,
        },
    }


def test_whole_games_and_single_calls_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter([0.0, 1.0, 2.0, 4.0])
    monkeypatch.setattr("sunstone.lab.bench_probe.perf_counter", lambda: next(ticks))
    # Three games of 10, 20 and 30 actions; the third is under way when the three seconds are up, and counts.
    assert time_games(lambda number: 10 * (number + 1), 3.0) == (60 / 4.0, 3 / 4.0)
    calls: list[str] = []
    ticks = iter([0.0, 1.0, 2.0])
    assert time_calls([lambda: calls.append("a"), lambda: calls.append("b")], 2.0) == pytest.approx(2e9 / len(calls))
    assert calls.count("a") == calls.count("b") > 0


def test_single_calls_are_timed_in_positions_spread_over_a_game() -> None:
    positions = bench_ours.middle_positions(sunstone.game("coatl"))
    plies = [state.ply for state in positions]
    assert len(plies) == bench_ours.POSITIONS
    assert plies == sorted(set(plies))
    assert not any(state.over for state in positions)
    assert {state.players for state in positions} == {4}


def test_the_cpu_has_a_name_where_the_system_has_no_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    info = tmp_path / "cpuinfo"
    info.write_text("processor\t: 0\nmodel name\t: Abacus 9000\n", encoding="utf-8")
    monkeypatch.setattr(bench_module, "_CPU_INFO", info)
    assert cpu_model() == "Abacus 9000"
    monkeypatch.setattr(bench_module, "_CPU_INFO", tmp_path / "none")
    assert cpu_model() != ""
