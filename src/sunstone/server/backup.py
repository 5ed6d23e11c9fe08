"""Everything the server keeps, in one file: the same for SQLite and PostgreSQL, so it also moves a site between them.

A backup is a zip with a manifest and one file of JSON lines a table. It is taken from one moment while the server
runs. It holds no secret key, but it holds people's addresses and password hashes: keep it as you keep the database.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, func, insert, inspect, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.core.errors import SunstoneError
from sunstone.server.db.engine import Database
from sunstone.server.db.migrate import current, head, known_revisions, migrate
from sunstone.server.db.schema import metadata

FORMAT = "sunstone-backup/1"
MANIFEST = "manifest.json"
_AT_ONCE = 1000

MESSAGES = {
    "exists": "backup-exists",
    "not_backup": "backup-not-backup",
    "newer": "backup-newer",
    "not_empty": "backup-not-empty",
    "no_database": "backup-no-database",
}


class BadBackup(SunstoneError):
    """A backup cannot be made or used."""

    area = "backup"

    @property
    def message_id(self) -> str:
        """The Fluent message."""
        return MESSAGES[self.code]


def shown_url(url: str) -> str:
    """A database's address without its password."""
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
    part = file.with_name(file.name + ".part")
    tables: dict[str, dict[str, object]] = {}
    total = 0
    try:
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
            async with database.snapshot() as connection:
                for table in metadata.sorted_tables:
                    rows, digest = await _write_table(connection, archive, table.name)
                    tables[table.name] = {"rows": rows, "sha256": digest}
                    total += rows
            manifest = {"format": FORMAT, "revision": head(), "tables": tables}
            archive.writestr(MANIFEST, json.dumps(manifest, indent=1))
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
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


def _manifest(archive: zipfile.ZipFile, file: Path) -> dict[str, Any]:
    try:
        found = json.loads(archive.read(MANIFEST))
    except (KeyError, ValueError):
        raise BadBackup("not_backup", file=str(file)) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadBackup("not_backup", file=str(file))
    return found


async def restore(database: Database, file: Path) -> int:
    """Fill an empty database; how many rows it has then. An older backup is brought up to date."""
    try:
        archive = zipfile.ZipFile(file)
    except zipfile.BadZipFile:
        raise BadBackup("not_backup", file=str(file)) from None
    with archive:
        manifest = _manifest(archive, file)
        revision = str(manifest["revision"])
        if revision not in known_revisions():
            raise BadBackup("newer", found=revision)
        contents = {name: _checked(archive, name, entry, file) for name, entry in manifest["tables"].items()}
        async with database.read() as reading:
            if await reading.run_sync(_holds_rows):
                raise BadBackup("not_empty", url=shown_url(database.url))
        await migrate(database, revision)
        total = 0
        async with database.write() as connection:
            shape = await connection.run_sync(_reflected)
            for table in shape.sorted_tables:
                rows = [json.loads(line) for line in contents.get(table.name, b"").splitlines()]
                for start in range(0, len(rows), _AT_ONCE):
                    await connection.execute(insert(table), rows[start : start + _AT_ONCE])
                total += len(rows)
    await migrate(database)
    return total


def _checked(archive: zipfile.ZipFile, name: str, entry: dict[str, Any], file: Path) -> bytes:
    try:
        data = archive.read(f"{name}.jsonl")
    except (KeyError, zipfile.BadZipFile):
        raise BadBackup("not_backup", file=str(file)) from None
    if hashlib.sha256(data).hexdigest() != entry["sha256"]:
        raise BadBackup("not_backup", file=str(file))
    return data


def _reflected(connection: Connection) -> MetaData:
    """The tables as they are at the backup's revision."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name != "alembic_version")
    return found


def _holds_rows(connection: Connection) -> bool:
    names = set(inspect(connection).get_table_names())
    return any(
        connection.scalar(select(func.count()).select_from(table))
        for table in metadata.sorted_tables
        if table.name in names
    )
