"""Play thousands of seeded games and print what they came to: `python -m tests.conformance.digest [games in all]`.

Run with the interpreted and with the compiled engine the output must be the same but for the first line, which says
which of the two it was. A line is a table and the SHA-256 over every list of legal actions and every final position.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import sunstone
from sunstone.core import game as engine
from tests.conformance.table import Case, every_case, pick


def kind() -> str:
    """Whether the engine that was imported is compiled."""
    return "interpreted" if Path(engine.__file__).suffix == ".py" else "compiled"


def digest(case: Case, games: int) -> str:
    """The digest of the first so many seeds at a table."""
    out = hashlib.sha256()
    for seed in range(games):
        state = case.new(seed)
        rng = sunstone.Rng(seed)
        while not state.over:
            out.update(repr(state.legal()).encode())
            state.play(pick(state, rng))
        out.update(json.dumps([state.dump(), state.scores(), state.ranking()]).encode())
    return out.hexdigest()


def main(least: int) -> None:
    """Share so many games out among all tables."""
    cases = every_case()
    games = -(-least // len(cases))
    sys.stdout.write(f"{kind()}\n")
    for case in cases:
        sys.stdout.write(f"{case} {games} {digest(case, games)}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2_400)
