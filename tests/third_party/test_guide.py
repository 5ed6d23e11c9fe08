"""`docs/new-game.md` follows this package: what it lists is what there is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parent
GUIDE = (PROJECT.parents[1] / "docs" / "new-game.md").read_text(encoding="utf-8")


def _blocks(kind: str = "") -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", GUIDE, flags=re.MULTILINE | re.DOTALL)


def test_every_file_is_in_the_list_or_a_translation_of_one() -> None:
    (listed,) = (block for block in _blocks() if block.startswith("pyproject.toml"))
    named = {line.split()[0] for line in listed.splitlines()}
    files = {file.relative_to(PROJECT).as_posix() for file in (PROJECT / "pebbles").rglob("*") if file.is_file()}
    files = {re.sub("locales/(cs|nl|pl)/", "locales/en/", file) for file in files if "__pycache__" not in file}
    assert named == files | {"pyproject.toml"}


def test_the_entry_points_are_those_of_the_project() -> None:
    (shown,) = (block for block in _blocks("toml") if "sunstone.resources" in block)
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    assert tomllib.loads(shown)["project"]["entry-points"] == project["project"]["entry-points"]
