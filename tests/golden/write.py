"""Write the golden files again: `python -m tests.golden.write [game ...]`, all games if none is named.

`golden/<game>/perft.json` holds numbers of action sequences, `golden/<game>/games/*.json` recorded games with their
results. Both say what the rules did when they were written. They change only when a rule changes, together with the
game's `rules_version`. Where `golden/<game>/components.toml` is there, they are played with its values.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass

import sunstone
from sunstone.core.options import Options
from tests.conformance.table import GOLDEN, Case, cases_of, finished, pinned

SEEDS = 150
"""How many random games are looked through for each table."""
MOST_SEEDS = 1_000
"""How many at most to find what none of those shows."""
LEAST_GAMES = 30
"""How many recorded games there are at least, however few tables a game has."""
PLIES = (0, 12, 45, 110)
"""How many random actions are played before sequences are counted."""
MOST_SEQUENCES = 300_000


def names() -> list[str]:
    """The games that have golden files."""
    return sorted(path.parent.name for path in GOLDEN.glob("*/perft.json"))


def position(case: Case, seed: int, plies: int) -> sunstone.State:
    """Where the counting starts: after so many random actions, which are part of the golden number."""
    state = case.new(seed)
    sunstone.playout(state, sunstone.Rng(seed), plies)
    return state


def all_on(game: sunstone.Game) -> Options:
    """Every option as far from its default as it goes: switches on, choices at their last."""
    return {option.name: option.choices[-1] for option in game.options}


def perft_rows(game: sunstone.Game) -> list[dict[str, object]]:
    """The counts for every player count, with the default options and with everything on."""
    rows: list[dict[str, object]] = []
    components = pinned(game)
    default: Options = {option.name: option.default for option in game.options}
    for players in range(game.min_players, game.max_players + 1):
        for options in (default, all_on(game)):
            case = Case(game, players, options, components)
            for seed, plies in enumerate(PLIES):
                counts: list[int] = []
                while len(counts) < 4 and (not counts or counts[-1] * counts[0] <= MOST_SEQUENCES):
                    counts.append(sunstone.perft(position(case, seed, plies), len(counts) + 1))
                rows.append({"players": players, "options": options, "seed": seed, "plies": plies, "counts": counts})
    return rows


@dataclass
class Candidate:
    """A random game and what it shows."""

    record: sunstone.Record
    shows: set[str]
    score: float


def shown(record: sunstone.Record) -> set[str]:
    """What happens in a game: its verbs, its kinds of event, and the words that name a cause in them."""
    state = record.replay(pinned(sunstone.game(record.game)), upto=0)
    state.events = []
    out: set[str] = set()
    for line in record.actions:
        action = state.read(line)
        out.add(f"verb {state.structure(action)['verb']}")
        state.play(action)
    for event in state.events:
        out.add(f"event {event.kind.name}")
        if "cause" in event.kind.fields:
            out.add(f"cause {event.full()['cause']}")
    if not any(name.startswith("cause ") for name in out):
        out.add("cause none")
    return out


def _candidates(case: Case) -> list[Candidate]:
    found: list[Candidate] = []
    for seed in range(SEEDS):
        recorder = finished(case, seed)
        found.append(Candidate(recorder.record, shown(recorder.record), max(recorder.state.scores())))
    return found


def everything(game: sunstone.Game) -> set[str]:
    """What recorded games are to show between them: every verb and every kind of event."""
    return {f"verb {verb}" for verb in game.catalogue.verbs} | {f"event {kind.name}" for kind in game.event_kinds}


def golden_games(game: sunstone.Game) -> list[tuple[str, sunstone.Record]]:
    """For every table the best score met and the games that show most of what is rare, and what is rarer than that."""
    tables = {str(case): _candidates(case) for case in cases_of(game, pinned(game))}
    often: dict[str, int] = {}
    for candidates in tables.values():
        for candidate in candidates:
            for name in candidate.shows:
                often[name] = often.get(name, 0) + 1
    chosen: list[tuple[str, sunstone.Record]] = []
    missing = everything(game)
    for table, candidates in tables.items():
        best = max(candidates, key=lambda candidate: candidate.score)
        chosen.append((f"{table}-best", best.record))
        taken = [best]
        for number in range(1, max(2, -(-LEAST_GAMES // len(tables)))):
            rest = [candidate for candidate in candidates if candidate not in taken]
            rare = max(rest, key=lambda candidate: sum(1 / often[name] for name in candidate.shows))
            chosen.append((f"{table}-rare" if number == 1 else f"{table}-rare-{number}", rare.record))
            taken.append(rare)
            for name in rare.shows | best.shows if number == 1 else rare.shows:
                # What has been shown is rare no more, so the next choice looks for something else.
                often[name] *= 2
        missing -= {name for candidate in taken for name in candidate.shows}
    return [*chosen, *_rarest(game, missing)]


def _rarest(game: sunstone.Game, missing: set[str]) -> list[tuple[str, sunstone.Record]]:
    """Games, beyond those looked through, that show what no chosen one does."""
    found: list[tuple[str, sunstone.Record]] = []
    for seed in range(MOST_SEEDS):
        for case in cases_of(game, pinned(game)):
            if not missing:
                return found
            record = finished(case, seed).record
            new = missing & shown(record)
            if new:
                missing = missing - new
                found.append((f"{case}-rarest-{len(found) + 1}", record))
    return found


def write(game: sunstone.Game) -> None:
    """Write the golden files of a game; recorded games that are no longer chosen go."""
    folder = GOLDEN / game.id
    records = folder / "games"
    records.mkdir(parents=True, exist_ok=True)
    for old in records.glob("*.json"):
        old.unlink()
    for name, record in golden_games(game):
        (records / f"{name}.json").write_text(record.to_json(), encoding="utf-8")
    rows = ",\n".join(json.dumps(row) for row in perft_rows(game))
    (folder / "perft.json").write_text(f"[\n{rows}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    for given in sys.argv[1:] or sunstone.game_ids():
        write(sunstone.game(given))
