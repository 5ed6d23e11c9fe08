"""What an installed package brings for its game beside code: words, a rules page and a lesson.

It names a package of its own by an entry point of the group `sunstone.resources`. The folders there are those of ours:
`locales/<language>/*.ftl`, `locales/<language>/rules/<game>.md` and `lessons/<game>.toml`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

GROUP = "sunstone.resources"


@cache
def roots() -> tuple[Traversable, ...]:
    """The packages that bring something, in the order of their entry points' names."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return tuple(files(entry.module) for entry in found)


def listed(folder: Traversable, suffix: str) -> Iterator[Traversable]:
    """The files of a folder whose names end so, by name; none if the folder is missing."""
    if folder.is_dir():
        yield from sorted((file for file in folder.iterdir() if file.name.endswith(suffix)), key=lambda file: file.name)


def catalogues(root: Traversable, language: str) -> Iterator[str]:
    """The Fluent files of a package in a language."""
    for file in listed(root.joinpath("locales", language), ".ftl"):
        yield file.read_text(encoding="utf-8")


def rules_page(game: str, language: str) -> str | None:
    """The rules page a package brings for a game in a language, in Markdown."""
    for root in roots():
        for file in listed(root.joinpath("locales", language, "rules"), ".md"):
            if file.name == f"{game}.md":
                return file.read_text(encoding="utf-8")
    return None
