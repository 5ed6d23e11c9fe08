"""Promises about dumps: what is dumped can be loaded and goes on the same way; what cannot be is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import sunstone
from tests.conformance.table import Case, frozen, samples, seats_and_spectator

Path = tuple[str | int, ...]
FOREIGN: list[object] = [None, -1, 7, 1 << 62, True, 1.5, "no such name", "", [], {}, [None], {"x": 1}]
"""Values to put where they do not belong."""


def dumps_load(case: Case) -> None:
    """A dump survives JSON, loads to the same position, and that goes on like the one it was taken from."""
    for number, state in enumerate(samples(case, games=1, each=1, every=30)):
        dump = json.loads(frozen(state))
        assert dump == state.dump()
        loaded = case.game.load(dump, state.components)
        assert loaded.dump() == dump
        assert loaded.legal() == state.legal()
        assert loaded.events is None
        for seat in seats_and_spectator(state):
            assert loaded.view(seat) == state.view(seat)
        sunstone.playout(state, sunstone.Rng(number))
        sunstone.playout(loaded, sunstone.Rng(number))
        assert frozen(loaded) == frozen(state)


def incomplete_dumps_are_refused(case: Case) -> None:
    """Every field is needed and none more may be there; a dump of another game or version is not read."""
    state = samples(case, games=1, each=1, every=1000)[-1]
    components = state.components
    dump = state.dump()
    position = dump["position"]
    assert isinstance(position, dict)
    broken: list[tuple[str, dict[str, object]]] = []
    for key in dump:
        broken.append(("missing", {other: value for other, value in dump.items() if other != key}))
    for key in position:
        rest = {other: value for other, value in position.items() if other != key}
        broken.append(("missing", {**dump, "position": rest}))
    broken.append(("unknown_field", {**dump, "more": 1}))
    broken.append(("unknown_field", {**dump, "position": {**position, "more": 1}}))
    broken.append(("format", {**dump, "format": "sunstone-position/0"}))
    broken.append(("game", {**dump, "game": "another"}))
    broken.append(("rules_version", {**dump, "rules_version": case.game.rules_version + 1}))
    broken.append(("components", {**dump, "components": "0" * 64}))
    broken.append(("range", {**dump, "seat": case.players}))
    broken.append(("range", {**dump, "seat": -2}))
    broken.append(("range", {**dump, "ply": -1}))
    broken.append(("range", {**dump, "ply": 3, "barrier": 4}))
    broken.append(("length", {**dump, "rng": [1, 2, 3]}))
    broken.append(("range", {**dump, "rng": [1, 2, 3, 1 << 32]}))
    broken.append(("type", {**dump, "position": []}))
    for code, plain in broken:
        with pytest.raises(sunstone.BadPosition) as wrong:
            case.game.load(plain, components)
        assert wrong.value.code == code, str(wrong.value)


def _paths(plain: object, path: Path = ()) -> Iterator[Path]:
    if path:
        yield path
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield from _paths(value, (*path, key))
    elif isinstance(plain, list):
        for place, value in enumerate(plain):
            yield from _paths(value, (*path, place))


def _damage(dump: dict[str, object], path: Path) -> list[object]:
    """What can be done to one thing in a dump: put something else there, delete it, double it, change its number."""
    parent = _at(dump, path[:-1])
    value = _at(dump, path)
    double = ["double"] if isinstance(parent, list) else []
    number = ["add one", "take one"] if isinstance(value, int) else []
    return [*FOREIGN, "delete", *double, *number]


def _at(plain: Any, path: Path) -> Any:
    for key in path:
        plain = plain[key]
    return plain


def _damaged(plain: Any, path: Path, damage: object) -> Any:
    """The dump with this damage at a path. Only what leads there is copied: there are thousands of mutants."""
    plain = plain.copy()
    key = path[0]
    if len(path) > 1:
        plain[key] = _damaged(plain[key], path[1:], damage)
    elif damage == "delete":
        del plain[key]
    elif damage == "double":
        plain.append(plain[key])
    elif damage == "add one":
        plain[key] += 1
    elif damage == "take one":
        plain[key] -= 1
    else:
        plain[key] = damage
    return plain


def damaged_dumps_never_crash(case: Case) -> None:
    """A dump with anything in it changed is refused as such, or is a sound position that can be played to its end."""
    chosen = samples(case, games=2, each=1, every=10_000)
    rng = sunstone.Rng(7)
    tried = refused = 0
    for state in chosen[:: max(1, len(chosen) // 2)]:
        components = state.components
        dump = json.loads(frozen(state))
        for number, path in enumerate(_paths(dump)):
            for turn, damage in enumerate(_damage(dump, path)):
                # All kinds of damage in every place of every position would take minutes: each place has its turn.
                if len(path) > 2 and (number + turn) % 4:
                    continue
                tried += 1
                try:
                    loaded = case.game.load(_damaged(dump, path, damage), components)
                except sunstone.SunstoneError:
                    refused += 1
                    continue
                if path[0] not in ("ply", "barrier", "rng"):
                    _is_sound(loaded, rng)
        assert dump == json.loads(frozen(state)), "a loaded position shares something with its dump"
    assert refused > tried / 2


def _is_sound(state: sunstone.State, rng: sunstone.Rng) -> None:
    state.check()
    assert bool(state.legal()) != state.over
    state.score_sheet()
    state.ranking()
    for seat in seats_and_spectator(state):
        drawn = state.determinize(seat, rng)
        assert drawn.view(seat) == state.view(seat)
        drawn.check()
    sunstone.playout(state, rng)
    state.check()
