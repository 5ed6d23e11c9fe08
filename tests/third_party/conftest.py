"""The package of Pebbles as if it were installed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from sunstone import i18n, lessons, resources, text
from sunstone.core import registry

PROJECT = Path(__file__).parent
CACHES = (registry.game, resources.roots, lessons.lesson)


def _with_pebbles(*, group: str) -> list[EntryPoint]:
    """The entry points of a group, with those that the project of Pebbles declares."""
    declared = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    # There the package lies at the top; here it is a part of the tests.
    ours = [EntryPoint(name, f"{__package__}.{value}", group) for name, value in declared.get(group, {}).items()]
    return [*entry_points(group=group), *ours]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pebbles is found by everything that looks for entry points."""
    for module in (registry, resources, text):
        monkeypatch.setattr(module, "entry_points", _with_pebbles)
    # A cache of its own: other tests need not read the catalogues again.
    monkeypatch.setattr(i18n, "_bundle", cache(i18n._bundle.__wrapped__))
    _forget()
    yield
    _forget()


def _forget() -> None:
    for cached in CACHES:
        cached.cache_clear()
