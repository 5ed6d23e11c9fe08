"""The search for broken rules: legal play by policies with every promise of a state put to the test on the way."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from sunstone.core.components import Components
from sunstone.core.game import Game
from sunstone.core.options import Options, resolve
from sunstone.core.record import Record
from sunstone.lab.fuzz_game import Finding, Walk
from sunstone.lab.fuzz_policy import UNIFORM, Choosers, check_policy, policy_names
from sunstone.lab.jobs import Progress, batches, in_order
from sunstone.lab.seeds import derived

KEPT = 100
"""So many failures are kept in full; beyond that they are only counted."""


@dataclass(frozen=True)
class Case:
    """A number of players, an option set and a policy."""

    players: int
    options: Options
    policy: str


@dataclass(frozen=True)
class Failure:
    """A broken promise, with everything needed to see it again."""

    kind: str
    """One of `fuzz_game.KINDS`."""
    game: str
    rules_version: int
    players: int
    options: Options
    policy: str
    components: str | None
    seed: int
    """The seed of the game."""
    actions: list[str]
    """The action lines up to the position where it happened."""
    action: str | None
    """The action that was being played or tried in that position, if it was one."""
    error: str

    def record(self) -> Record:
        """The game up to the failure, to be saved and replayed."""
        return Record(
            game=self.game,
            rules_version=self.rules_version,
            options=self.options,
            seats=["random"] * self.players,
            seed=self.seed,
            actions=list(self.actions),
            components=self.components,
        )


@dataclass
class CaseReport:
    """What one case went through."""

    players: int
    options: Options
    policy: str
    games: int = 0
    actions: int = 0
    longest: int = 0
    probed: int = 0
    """Positions in which everything was tried, not only `check`."""
    failed: int = 0


@dataclass
class FuzzReport:
    """What a fuzz went through and found."""

    game: str
    seed: int
    limit: int
    cases: list[CaseReport] = field(default_factory=list)
    kinds: dict[str, int] = field(default_factory=dict)
    """How many games failed in which way."""
    failures: list[Failure] = field(default_factory=list)
    """The first of them."""

    @property
    def games(self) -> int:
        """Games played over all cases."""
        return sum(case.games for case in self.cases)

    @property
    def actions(self) -> int:
        """Actions played over all cases."""
        return sum(case.actions for case in self.cases)

    @property
    def failed(self) -> int:
        """Games in which something was found; the rest of such a game is not played."""
        return sum(case.failed for case in self.cases)

    def as_json(self) -> dict[str, object]:
        """The report as plain JSON; seeds as text, as in a record."""
        return {
            **asdict(self),
            "seed": str(self.seed),
            "games": self.games,
            "actions": self.actions,
            "failed": self.failed,
            "failures": [{**asdict(failure), "seed": str(failure.seed)} for failure in self.failures],
        }


@dataclass(frozen=True)
class _Batch:
    case: int
    players: int
    options: Options
    policy: str
    components: Components | None
    numbers: range
    seed: int
    limit: int


@dataclass
class _BatchResult:
    case: int
    games: int = 0
    actions: int = 0
    longest: int = 0
    probed: int = 0
    found: list[tuple[Finding, list[str], int]] = field(default_factory=list)


def _walk_batch(game: Game, batch: _Batch) -> _BatchResult:
    result = _BatchResult(batch.case)
    # A case keeps its games whatever other cases are fuzzed; uniform play has those it always had.
    name = json.dumps(batch.options, sort_keys=True) + ("" if batch.policy == UNIFORM else batch.policy)
    choosers = Choosers(game)
    for number in batch.numbers:
        seed = derived(batch.seed, "fuzz", batch.players, name, number)
        walk = Walk(game, batch.players, batch.options, batch.components, seed, batch.limit, choosers, batch.policy)
        finding = walk.run()
        result.games += 1
        result.actions += len(walk.actions)
        result.longest = max(result.longest, len(walk.actions))
        result.probed += walk.probed
        if finding is not None:
            result.found.append((finding, [game.catalogue.text(action) for action in walk.actions], seed))
    return result


def fuzz(
    game: Game,
    players: Sequence[int] | None = None,
    options: Sequence[Options] | None = None,
    games: int = 100,
    seed: int = 0,
    limit: int = 10_000,
    jobs: int = 1,
    progress: Progress | None = None,
    components: Components | None = None,
    policies: Sequence[str] | None = None,
) -> FuzzReport:
    """Play games for every number of players, option set and policy, and report every broken promise.

    Without `players` every number the game allows is taken, without `options` the defaults alone
    (`sunstone.core.options.option_sets` gives every set), without `policies` every one (`policy_names`). `games` counts
    for each of these cases; a game of more than `limit` actions counts as endless. The same arguments give the same
    report, whatever `jobs` is. `progress` is called with games done and games in all.
    """
    counts = list(range(game.min_players, game.max_players + 1)) if players is None else list(players)
    for count in counts:
        game.check_players(count)
    sets = [resolve(game.options, chosen) for chosen in ([{}] if options is None else options)]
    names = policy_names(game) if policies is None else policies
    for name in names:
        check_policy(game, name)
    cases = [Case(count, chosen, name) for name in names for count in counts for chosen in sets]
    report = FuzzReport(game.id, seed, limit, [CaseReport(case.players, case.options, case.policy) for case in cases])
    tasks = [
        _Batch(place, case.players, case.options, case.policy, components, numbers, seed, limit)
        for place, case in enumerate(cases)
        for numbers in batches(games, jobs)
    ]
    kinds: Counter[str] = Counter()
    digest = None if components is None else components.digest
    for result in in_order(_walk_batch, game, tasks, jobs):
        row = report.cases[result.case]
        row.games += result.games
        row.actions += result.actions
        row.longest = max(row.longest, result.longest)
        row.probed += result.probed
        row.failed += len(result.found)
        for finding, actions, game_seed in result.found:
            kinds[finding.kind] += 1
            if len(report.failures) < KEPT:
                report.failures.append(
                    Failure(
                        kind=finding.kind,
                        game=game.id,
                        rules_version=game.rules_version,
                        players=row.players,
                        options=row.options,
                        policy=row.policy,
                        components=digest,
                        seed=game_seed,
                        actions=actions,
                        action=finding.action,
                        error=finding.error,
                    )
                )
        if progress is not None:
            progress(report.games, games * len(cases))
    report.kinds = dict(sorted(kinds.items()))
    return report
