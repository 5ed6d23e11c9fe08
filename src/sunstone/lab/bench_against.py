"""Two builds of Sunstone side by side: is this one faster than that one?

A machine may change its pace by a fifth within a minute, so two runs one after the other say little. Here each build
has a process of its own, and they do the same short pieces of work in turn: this, that, that, this. Each pair gives a
ratio; a row shows the median of them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from types import TracebackType
from typing import Final

import sunstone
from sunstone.core.errors import BadOption
from sunstone.core.registry import game as find_game
from sunstone.core.registry import game_ids as registered_games
from sunstone.lab import bench_worker
from sunstone.lab.bench_ours import players_of
from sunstone.lab.bench_probe import NANOSECONDS
from sunstone.lab.jobs import Progress

SLICE: Final = 0.05
"""Seconds that one build works before it is the other's turn."""
LEAST_PAIRS: Final = 2
"""Pairs of a row in a round, however short the time: each build is first in one of them."""
_TRIED: Final = 1e-3
"""Seconds below which a first try is too short to say how often a piece of work fits into a slice."""
_MOST_REPEATS: Final = 1 << 20


@dataclass(frozen=True)
class Pair:
    """The same piece of work done by both builds: units per second, and the seconds both took."""

    new: float
    old: float
    seconds: float = 0.0


@dataclass
class Comparison:
    """One row of both builds."""

    name: str
    unit: str
    pairs: list[Pair] = field(default_factory=list)

    @property
    def new(self) -> float:
        """What this build comes to, in the row's unit."""
        return self._value([pair.new for pair in self.pairs])

    @property
    def old(self) -> float:
        """What the other build comes to."""
        return self._value([pair.old for pair in self.pairs])

    @property
    def ratio(self) -> float:
        """How many times as fast this build is as the other; of rates and of times alike, more is faster."""
        return median(self._ratios())

    @property
    def spread(self) -> float:
        """How far the middle half of the pairs lies apart, as a part of the ratio."""
        low, _, high = quantiles(self._ratios(), n=4)
        return (high - low) / self.ratio

    def as_json(self) -> dict[str, object]:
        """The row as plain JSON."""
        return {
            "name": self.name,
            "unit": self.unit,
            "new": self.new,
            "old": self.old,
            "ratio": self.ratio,
            "spread": self.spread,
            "pairs": len(self.pairs),
        }

    def _ratios(self) -> list[float]:
        return [pair.new / pair.old for pair in self.pairs]

    def _value(self, rates: list[float]) -> float:
        rate = median(rates)
        return 1e9 / rate if self.unit == NANOSECONDS else rate


@dataclass(frozen=True)
class Build:
    """One of the two builds."""

    folder: str
    compiled: bool


@dataclass(frozen=True)
class AgainstReport:
    """All that was measured of both builds."""

    new: Build
    old: Build
    rows: list[Comparison]

    def as_json(self) -> dict[str, object]:
        """The report as plain JSON."""
        return {
            "new": {"folder": self.new.folder, "compiled": self.new.compiled},
            "old": {"folder": self.old.folder, "compiled": self.old.compiled},
            "rows": [row.as_json() for row in self.rows],
        }


class Worker:
    """The process of one build."""

    def __init__(self, folder: Path, games: Mapping[str, int], peers: bool) -> None:
        path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
        # Without -P the script's own folder would come first, where `gymnasium` is a module of the lab.
        command = [sys.executable, "-P", bench_worker.__file__, json.dumps(games), "peers" if peers else "ours"]
        self._process = subprocess.Popen(  # noqa: S603 - our own script
            command,
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            ready = json.loads(self._answer())
        except ValueError as error:
            self.stop()
            raise BadOption("no_build", folder=str(folder)) from error
        if not Path(ready["file"]).resolve().is_relative_to(folder.resolve()):
            self.stop()
            raise BadOption("no_build", folder=str(folder))
        self.build = Build(str(folder), ready["compiled"])
        self.units: dict[str, str] = ready["rows"]

    def work(self, row: str, start: int, repeats: int) -> tuple[float, float]:
        """Have a piece of work done; units and seconds."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([row, start, repeats]) + "\n")
        self._process.stdin.flush()
        units, seconds = json.loads(self._answer())
        return units, max(seconds, 1e-9)

    def stop(self) -> None:
        """End the process."""
        self._process.terminate()
        self._process.communicate()

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def _answer(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()


def repeats_of(worker: Worker, row: str) -> int:
    """How often a piece of work fits into a slice."""
    repeats = 1
    while True:
        _, seconds = worker.work(row, 0, repeats)
        if seconds >= _TRIED or repeats >= _MOST_REPEATS:
            return max(1, min(_MOST_REPEATS, round(repeats * SLICE / seconds)))
        repeats *= 4


def _pair(new: Worker, old: Worker, row: str, number: int, repeats: int, new_first: bool) -> Pair:
    """The same piece of work by both."""
    rates: dict[bool, float] = {}
    spent = 0.0
    for is_new in (new_first, not new_first):
        units, seconds = (new if is_new else old).work(row, number * repeats, repeats)
        rates[is_new] = units / seconds
        spent += seconds
    return Pair(rates[True], rates[False], spent)


def _measure(row: Comparison, new: Worker, old: Worker, repeats: int, seconds: float) -> None:
    """One round of a row."""
    pairs = 0
    spent = 0.0
    while pairs < LEAST_PAIRS or spent < 2 * seconds:
        number = len(row.pairs)
        row.pairs.append(_pair(new, old, row.name, number, repeats, number % 2 == 0))
        spent += row.pairs[-1].seconds
        pairs += 1


@contextmanager
def _workers(against: Path, games: Mapping[str, int], peers: bool) -> Iterator[tuple[Worker, Worker]]:
    here = Path(sunstone.__file__).parents[1]
    with Worker(here, games, peers) as new, Worker(against, games, peers) as old:
        yield new, old


def bench_against(
    against: Path,
    games: list[str] | None = None,
    seconds: float = 2.0,
    rounds: int = 3,
    peers: bool = True,
    progress: Progress | None = None,
    only: Collection[str] | None = None,
) -> AgainstReport:
    """Measure the build that runs and the one in a folder, each row for `seconds` each in every round.

    `only` names the rows to measure; by default all that both builds have.
    """
    if rounds < 1:
        raise ValueError(f"there must be at least one round, not {rounds}")
    names = registered_games() if games is None else list(dict.fromkeys(games))
    players = {name: players_of(find_game(name)) for name in names}
    with _workers(against, players, peers) as (new, old):
        rows = [
            Comparison(name, unit)
            for name, unit in new.units.items()
            if name in old.units and (only is None or name in only)
        ]
        repeats = {row.name: repeats_of(old, row.name) for row in rows}
        for round_number in range(rounds):
            for place, row in enumerate(rows):
                _measure(row, new, old, repeats[row.name], seconds)
                if progress is not None:
                    progress(round_number * len(rows) + place + 1, rounds * len(rows))
        return AgainstReport(new.build, old.build, rows)
