"""How fast the engine is, measured together with its peers in one run.

The probes take turns, round after round, and a row is the median of its rounds: what slows the machine down for a
while slows everyone down alike.
"""

from __future__ import annotations

import platform
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median

from sunstone.core import rng
from sunstone.core.registry import game as find_game
from sunstone.core.registry import game_ids as registered_games
from sunstone.lab import bench_ours, bench_peers, bench_research
from sunstone.lab.bench_probe import Probe
from sunstone.lab.bench_ratios import Ratio, ratios
from sunstone.lab.jobs import Progress

_CPU_INFO = Path("/proc/cpuinfo")


@dataclass
class Row:
    """One measured thing over all rounds."""

    name: str
    unit: str
    rounds: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        """The median of the rounds."""
        return median(self.rounds)

    @property
    def spread(self) -> float:
        """How far the rounds lie apart: (most - least) / median."""
        return (max(self.rounds) - min(self.rounds)) / self.value if self.value else 0.0

    def as_json(self) -> dict[str, object]:
        """The row as plain JSON."""
        return {"name": self.name, "unit": self.unit, "value": self.value, "spread": self.spread, "rounds": self.rounds}


@dataclass(frozen=True)
class Machine:
    """What the measurements were taken on."""

    cpu: str
    system: str
    python: str
    compiled: bool
    """Whether the engine runs as compiled code."""
    sunstone: str
    peers: dict[str, str | None]
    """Version of each peer package; `None` is not installed. Empty when peers were not asked for."""


@dataclass(frozen=True)
class BenchReport:
    """All that was measured."""

    machine: Machine
    seconds: float
    """Seconds a probe was given in each round."""
    rows: list[Row]
    ratios: list[Ratio]

    def row(self, name: str) -> Row:
        """The row of this name."""
        return next(row for row in self.rows if row.name == name)

    def missing(self) -> list[str]:
        """The peers that were asked for and are not installed."""
        return [package for package, version in self.machine.peers.items() if version is None]

    def as_json(self) -> dict[str, object]:
        """The report as plain JSON."""
        return {
            "machine": asdict(self.machine),
            "seconds": self.seconds,
            "rows": [row.as_json() for row in self.rows],
            "ratios": [ratio.as_json() for ratio in self.ratios],
        }


def compiled() -> bool:
    """Whether the engine runs as compiled code."""
    return not str(rng.__file__).endswith(".py")


def cpu_model() -> str:
    """The name of the processor, as far as the system knows it."""
    try:
        for line in _CPU_INFO.read_text(encoding="utf-8").splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return value.strip()
    except OSError:
        # Not every system has the file.
        pass
    return platform.processor() or platform.machine()


def measure(probes: list[Probe], seconds: float, rounds: int, progress: Progress | None = None) -> list[Row]:
    """Run the probes in turns and collect their readings, in the order of the probes."""
    rows: dict[str, Row] = {}
    total = rounds * len(probes)
    done = 0
    for _ in range(rounds):
        for probe in probes:
            for reading in probe.measure(seconds):
                rows.setdefault(reading.name, Row(reading.name, reading.unit)).rounds.append(reading.value)
            done += 1
            if progress is not None:
                progress(done, total)
    return list(rows.values())


def bench(
    games: list[str] | None = None,
    seconds: float = 2.0,
    rounds: int = 3,
    peers: bool = True,
    progress: Progress | None = None,
) -> BenchReport:
    """Measure these games (all, by default) and, if wanted, the installed peers."""
    if rounds < 1:
        raise ValueError(f"there must be at least one round, not {rounds}")
    names = registered_games() if games is None else list(dict.fromkeys(games))
    probes = [probe for name in names for probe in bench_ours.probes(find_game(name))]
    versions: dict[str, str | None] = {}
    if peers:
        for more, found in (bench_peers.probes(), bench_research.probes([find_game(name) for name in names])):
            probes.extend(more)
            versions.update(found)
    rows = measure(probes, seconds, rounds, progress)
    machine = Machine(
        cpu=cpu_model(),
        system=f"{platform.system()} {platform.machine()}",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        compiled=compiled(),
        sunstone=bench_peers.package_version("sunstone") or "?",
        peers=versions,
    )
    values = {row.name: row.value for row in rows}
    return BenchReport(machine, seconds, rows, ratios([find_game(name) for name in names], values))
