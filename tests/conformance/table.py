"""The tables the promises are tested at: a game, a number of players, a set of options, and seeded random play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import sunstone
from sunstone.core.components import Components
from sunstone.core.options import Options, option_sets

GOLDEN = Path(__file__).parents[1] / "golden"
LONGEST = 20_000
"""More actions than any game may take: a game that gets there is taken for endless."""


@dataclass(frozen=True)
class Case:
    """One way to play a game."""

    game: sunstone.Game
    players: int
    options: Options
    components: Components | None = None
    """Those of `pinned` for golden files; as shipped for everything else."""

    def __str__(self) -> str:
        chosen = [
            name if value is True else f"no_{name}" if value is False else f"{name}={value}"
            for name, value in self.options.items()
        ]
        return "-".join([self.game.id, f"{self.players}p", *chosen])

    def new(self, seed: int) -> sunstone.State:
        return self.game.new(self.players, seed, self.options, self.components)

    def recorder(self, seed: int) -> sunstone.Recorder:
        seats = [f"seat {seat}" for seat in range(self.players)]
        return sunstone.Recorder(self.game, seats, seed, self.options, self.components)


def pinned(game: sunstone.Game) -> Components | None:
    """The components golden files are played with, where a game's shipped values may still be tuned."""
    path = GOLDEN / game.id / "components.toml"
    return game.components_from(path) if path.is_file() else None


def cases_of(game: sunstone.Game, components: Components | None = None) -> list[Case]:
    """Every player count with every set of options."""
    return [
        Case(game, players, options, components)
        for players in range(game.min_players, game.max_players + 1)
        for options in option_sets(game.options)
    ]


def every_case() -> list[Case]:
    """Every way to play every registered game."""
    return [case for name in sunstone.game_ids() for case in cases_of(sunstone.game(name))]


def pick(state: sunstone.State, rng: sunstone.Rng) -> int:
    """A random legal action."""
    actions = state.legal()
    return actions[int(rng.below(len(actions)))]


def walk(case: Case, seed: int) -> Iterator[sunstone.State]:
    """The same state object before the first action and after each action of a random game."""
    state = case.new(seed)
    rng = sunstone.Rng(seed)
    yield state
    while not state.over:
        assert state.ply < LONGEST, f"{case}, seed {seed}: no end after {LONGEST} actions"
        state.play(pick(state, rng))
        yield state


def golden_walks(case: Case) -> Iterator[Iterator[sunstone.State]]:
    """The recorded games of this table. They were chosen for what chance seldom reaches."""
    components = pinned(case.game)
    for path in sorted((GOLDEN / case.game.id / "games").glob("*.json")):
        record = sunstone.Record.from_json(path.read_text(encoding="utf-8"))
        if len(record.seats) == case.players and record.options == case.options:
            yield record.states(components)


def finished(case: Case, seed: int) -> sunstone.Recorder:
    """A random game, played to its end and written down."""
    recorder = case.recorder(seed)
    rng = sunstone.Rng(seed)
    while not recorder.state.over:
        recorder.play(pick(recorder.state, rng))
    return recorder


def verbs(state: sunstone.State) -> frozenset[str]:
    """The verbs that can be used now: as good a name for the kind of decision as any, whatever the game."""
    return frozenset(str(state.structure(action)["verb"]) for action in state.legal())


def samples(case: Case, games: int, each: int, every: int) -> list[sunstone.State]:
    """Positions from random and recorded games: the first `each` of every kind of decision, then one in `every`."""
    found: list[sunstone.State] = []
    seen: dict[frozenset[str], int] = {}
    for game in (*(walk(case, seed) for seed in range(games)), *golden_walks(case)):
        for state in game:
            kind = verbs(state)
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= each or seen[kind] % every == 0:
                found.append(state.clone())
    return found


def frozen(state: sunstone.State) -> str:
    """A whole position as text, for comparing before and after."""
    return json.dumps(state.dump())


def seats_and_spectator(state: sunstone.State) -> list[int | None]:
    """Everyone who may look at a table."""
    return [*range(state.players), None]
