"""What the rules do, as lines that must be the same bytes wherever Python runs: recorded games and counted sequences.

Run by the Python that plays natively and by Pyodide. `every` is how many golden games of a title there are for each one
that is replayed, `most` how many action sequences are counted at most.
"""

import hashlib
import json
import time
from collections.abc import Iterator
from pathlib import Path

from tests.conformance.table import GOLDEN, Case, pinned
from tests.golden.write import names, position

import sunstone


def lines(every: int, most: int) -> Iterator[str]:
    """What is compared, and how long it took."""
    for name in names():
        game = sunstone.game(name)
        begun = time.perf_counter()
        files = sorted((GOLDEN / name / "games").glob("*.json"))[::every]
        yield from (f"{path.stem} {replayed(game, path)}" for path in files)
        rows = json.loads((GOLDEN / name / "perft.json").read_text(encoding="utf-8"))
        for row in rows:
            case = Case(game, row["players"], row["options"], pinned(game))
            depths = [depth for depth, count in enumerate(row["counts"], start=1) if count <= most]
            counts = [sunstone.perft(position(case, row["seed"], row["plies"]), depth) for depth in depths]
            assert counts == row["counts"][: len(depths)], row
            yield f"{name} perft {row['players']} {row['plies']} {counts}"
        # Not compared: how long it took.
        yield f"# {name}: {len(files)} games, {len(rows)} positions, {time.perf_counter() - begun:.1f} s"


def replayed(game: sunstone.Game, path: Path) -> str:
    """A digest of every position, its choices and what spectators see."""
    record = sunstone.Record.from_json(path.read_text(encoding="utf-8"))
    digest = hashlib.sha256()
    for state in record.states(pinned(game)):
        told = [state.dump(), state.legal() if not state.over else [], state.view(None)]
        digest.update(json.dumps(told, sort_keys=True).encode())
    assert sunstone.verify(record, pinned(game)).over
    return digest.hexdigest()
