"""The bench row through PettingZoo's interface: what is driven, and what is counted."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import sunstone
from sunstone.lab import bench_research
from sunstone.lab.bench_probe import Reading
from tests.third_party.pebbles import PebblesGame


class _Table:
    """Stands in for an environment: two agents, four steps in all, then each leaves."""

    def __init__(self) -> None:
        self.seeds: list[int] = []
        self.looked = 0

    def reset(self, seed: int) -> None:
        self.seeds.append(seed)
        self.steps = 0
        self.leaving = 2

    def agent_iter(self) -> Any:
        while self.leaving:
            yield "agent"

    def last(self) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.looked += 1
        return {"action_mask": np.array([0, 1, 0, 1], np.int8)}, 0.0, self.steps == 4, False, {}

    def step(self, action: int | None) -> None:
        if self.steps < 4:
            assert action in (1, 3)
            self.steps += 1
        else:
            assert action is None
            self.leaving -= 1


def test_every_observation_is_looked_at_and_only_real_steps_count(monkeypatch: pytest.MonkeyPatch) -> None:
    table = _Table()
    counted: list[int] = []

    def time_two(play: Any, seconds: float) -> tuple[float, float]:
        counted.extend([play(0), play(1)])
        return seconds, 0.0

    monkeypatch.setattr(bench_research, "time_games", time_two)
    assert bench_research._aec("row", lambda: table, 0.5) == [Reading("row", "actions/s", 0.5)]
    assert counted == [4, 4]
    assert table.seeds == [0, 1]
    assert table.looked == 12


def test_all_games_that_can_be_observed_are_measured_alone_side_by_side_and_with_connect_four() -> None:
    probes, versions = bench_research.probes([sunstone.game("tzolkin"), PebblesGame(), sunstone.game("endless_winter")])
    assert [probe.name for probe in probes] == [
        "tzolkin.aec",
        "tzolkin.vector",
        "endless_winter.aec",
        "endless_winter.vector",
        "pettingzoo_connect_four.aec",
        "pettingzoo_connect_four.aec_raw",
    ]
    assert versions["pettingzoo"] is not None
    for probe in probes:
        (reading,) = probe.measure(0.0)
        assert (reading.name, reading.unit) == (probe.name, "actions/s")
        assert reading.value > 0
