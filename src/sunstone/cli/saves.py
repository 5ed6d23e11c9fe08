"""Saved games: a record on disk, written whole or not at all."""

from __future__ import annotations

import os
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from sunstone.core.errors import BadRecord
from sunstone.core.record import Record


def data_folder() -> Path:
    """Where this user's games are kept."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "sunstone" / "games"


def new_save(game: str, now: datetime | None = None) -> Path:
    """A free name for a new game in the data folder."""
    stamp = (now or datetime.now(UTC)).strftime("%Y%m%d-%H%M%S")
    folder = data_folder()
    number = 1
    while True:
        path = folder / (f"{game}-{stamp}.json" if number == 1 else f"{game}-{stamp}-{number}.json")
        if not path.exists():
            return path
        number += 1


def refuse_existing(path: Path) -> None:
    """A new game never overwrites a file."""
    if path.exists():
        raise BadRecord("exists", file=str(path))


def write_record(record: Record, path: Path) -> None:
    """Write a record so that a crash leaves either the old file or the new one, never half of one."""
    write_text(record.to_json(), path)


def write_text(text: str, path: Path) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
