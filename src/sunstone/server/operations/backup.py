"""Everything the server keeps, in one file: the same for SQLite and PostgreSQL, so it also moves a site between them.

A backup is a zip with a manifest and one file of JSON lines a table. It is taken from one moment while the server
runs. It holds no secret key, but it holds people's addresses and password hashes: keep it as you keep the database.

Rows are written one by one, so that a backup takes little memory however much there is.
"""

import hashlib
import json
import os
import tempfile
import time
import zipfile
from pathlib import Path
from typing import IO

from sqlalchemy import select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.core.errors import SunstoneError
from sunstone.server.private_files import make_private_folder
from sunstone.server.storage.engine import Database
from sunstone.server.storage.migrate import current, head
from sunstone.server.storage.schema import metadata

FORMAT = "sunstone-backup/1"
MANIFEST = "manifest.json"

_NAME = "sunstone-{time}.zip"
_PART = ".part"
_ABANDONED = 24 * 3600
"""Seconds after which a part that nobody writes to was left by a process that was killed."""

MESSAGES = {
    "exists": "backup-exists",
    "not_backup": "backup-not-backup",
    "bad_manifest": "backup-bad-manifest",
    "newer": "backup-newer",
    "other_tables": "backup-other-tables",
    "missing_part": "backup-missing-part",
    "damaged_part": "backup-damaged-part",
    "bad_row": "backup-bad-row",
    "refused_rows": "backup-refused-rows",
    "not_empty": "backup-not-empty",
    "other_revision": "backup-other-revision",
    "no_database": "backup-no-database",
}


class BadBackup(SunstoneError):
    """A backup cannot be made or used."""

    area = "backup"

    @property
    def message_id(self) -> str:
        return MESSAGES[self.code]


def shown_url(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)


async def checked(database: Database) -> None:
    """Raise unless there is a database of the shape this version works with."""
    if await current(database) != head():
        raise BadBackup("no_database", url=shown_url(database.url))


async def backup(database: Database, file: Path) -> int:
    """Write a backup; how many rows it holds. It appears under its name only when it is whole."""
    if file.exists():
        raise BadBackup("exists", file=str(file))
    await checked(database)
    # Made by mkstemp: for its owner alone, and with a name that no other backup uses.
    handle, name = tempfile.mkstemp(_PART, file.name + ".", file.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as out:
            total = await _write(database, out)
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return total


async def _write(database: Database, out: IO[bytes]) -> int:
    tables: dict[str, dict[str, object]] = {}
    total = 0
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        async with database.snapshot() as connection:
            for table in metadata.sorted_tables:
                rows, digest = await _write_table(connection, archive, table.name)
                tables[table.name] = {"rows": rows, "sha256": digest}
                total += rows
        manifest = {"format": FORMAT, "revision": head(), "tables": tables}
        archive.writestr(MANIFEST, json.dumps(manifest, indent=1))
    return total


async def _write_table(connection: AsyncConnection, archive: zipfile.ZipFile, name: str) -> tuple[int, str]:
    digest = hashlib.sha256()
    count = 0
    with archive.open(f"{name}.jsonl", "w", force_zip64=True) as out:
        async for row in await connection.stream(select(metadata.tables[name])):
            line = json.dumps(dict(row._mapping), ensure_ascii=False).encode() + b"\n"
            out.write(line)
            digest.update(line)
            count += 1
    return count, digest.hexdigest()


async def backup_into(database: Database, folder: Path, keep: int) -> tuple[int, Path]:
    """Write a backup named by the time into a folder and delete the oldest beyond `keep`; its rows and its file."""
    make_private_folder(folder)
    file = folder / _NAME.format(time=time.strftime("%Y%m%dT%H%M%SZ", time.gmtime()))
    rows = await backup(database, file)
    for old in backups_in(folder)[:-keep]:
        old.unlink(missing_ok=True)
    for part in folder.glob(_NAME.format(time="*") + ".*" + _PART):
        if time.time() - part.stat().st_mtime > _ABANDONED:
            part.unlink(missing_ok=True)
    return rows, file


def backups_in(folder: Path) -> list[Path]:
    """The backups that `backup_into` has made, oldest first."""
    return sorted(folder.glob(_NAME.format(time="*")))
