"""Golden numbers and golden games: what the rules did once they must do for ever, or take a new version number."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sunstone
from tests.conformance.table import GOLDEN, Case, cases_of, pinned
from tests.golden.write import names, position, shown

GAMES = sorted(GOLDEN.glob("*/games/*.json"))
PERFT = [
    (name, row) for name in names() for row in json.loads((GOLDEN / name / "perft.json").read_text(encoding="utf-8"))
]


def _record(path: Path) -> sunstone.Record:
    return sunstone.Record.from_json(path.read_text(encoding="utf-8"))


def test_every_game_has_golden_files() -> None:
    assert names() == sunstone.game_ids()


@pytest.mark.parametrize(
    ("name", "row"), PERFT, ids=[f"{name}-{row['players']}p-{place}" for place, (name, row) in enumerate(PERFT)]
)
def test_number_of_action_sequences(name: str, row: dict[str, object]) -> None:
    players, seed, plies, options, counts = (row[key] for key in ("players", "seed", "plies", "options", "counts"))
    assert isinstance(players, int)
    assert isinstance(seed, int)
    assert isinstance(plies, int)
    assert isinstance(options, dict)
    assert isinstance(counts, list)
    game = sunstone.game(name)
    state = position(Case(game, players, options, pinned(game)), seed, plies)
    assert [sunstone.perft(state, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_recorded_game_replays_to_its_result(path: Path) -> None:
    record = _record(path)
    assert record.result is not None
    state = sunstone.verify(record, pinned(sunstone.game(record.game)))
    assert state.over
    state.check()
    assert state.scores() == record.result["scores"]
    assert state.ranking() == record.result["ranking"]


OWNERS = {"verb give", "event gave", "event paid_labour"}
"""What no shipped card does, but an owner's may; games/endless_winter/test_every_form.py plays it."""


@pytest.mark.parametrize("name", names())
def test_recorded_games_show_everything(name: str) -> None:
    """Every table, every verb and every kind of event is in some recorded game."""
    game = sunstone.game(name)
    records = [_record(path) for path in GAMES if path.parts[-3] == name]
    assert len(records) >= 30
    tables = {str(Case(game, len(record.seats), record.options)) for record in records}
    assert tables == {str(case) for case in cases_of(game)}
    found: set[str] = set()
    for record in records:
        found |= shown(record)
    assert {f"verb {verb}" for verb in game.catalogue.verbs} - OWNERS <= found
    assert {f"event {kind.name}" for kind in game.event_kinds} - OWNERS <= found
