"""Whether something built is still what its sources say: their digest lies beside it in a stamp."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def below(*folders: Path) -> list[Path]:
    """The files of folders, without what Python keeps there."""
    found = (path for folder in folders for path in folder.rglob("*"))
    return [path for path in found if path.is_file() and path.suffix != ".pyc"]


def digest(files: Iterable[Path]) -> str:
    """A digest of the names and the contents of files of this repository."""
    whole = hashlib.sha256()
    for path in sorted(files):
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def read(stamp: Path) -> str:
    """What a stamp says; empty where there is none."""
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


def write(stamp: Path, value: str) -> None:
    """Set a stamp."""
    stamp.write_text(value, encoding="utf-8")
