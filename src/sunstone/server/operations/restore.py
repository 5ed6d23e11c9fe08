"""Filling an empty database from a backup.

A backup is read twice: once to compare every part with its checksum, then row by row into the database. All of it is
one transaction, so that a backup that turns out to be wrong in its last row changes nothing. Neither reading holds more
than a few rows in memory.
"""

import hashlib
import io
import lzma
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from sqlalchemy import Connection, MetaData, Table, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.server.operations.backup import FORMAT, MANIFEST, BadBackup
from sunstone.server.storage.engine import Database
from sunstone.server.storage.migrate import known_revisions, revision_of, upgrade
from sunstone.server.storage.schema import metadata
from sunstone.server.storage.write_health import storage_failed

_CHUNK = 1 << 16
_MANIFEST_BYTES = 1 << 20
_ROW_BYTES = 1 << 26
"""The longest line that is read, so that a few bytes that unpack to gigabytes do not fill the memory."""
_BATCH_ROWS, _BATCH_BYTES = 1000, 1 << 20
_NO_ZIP = (zipfile.BadZipFile, NotImplementedError, ValueError)
_DAMAGED = (*_NO_ZIP, zlib.error, lzma.LZMAError, EOFError, RuntimeError, OSError)
"""Errors of `zipfile` for a part that is cut off, changed, encrypted, elsewhere or packed in another way."""

Int64 = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]


Revision = Annotated[str, msgspec.Meta(pattern=r"\A\w{1,32}\Z")]
Name = Annotated[str, msgspec.Meta(pattern=r"\A\w{1,64}\Z")]
Value = TypeVar("Value")


class _Part(msgspec.Struct, frozen=True):
    rows: Annotated[int, msgspec.Meta(ge=0)]
    sha256: Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]


class _Manifest(msgspec.Struct, frozen=True):
    revision: str
    tables: dict[str, _Part]


async def restore(database: Database, file: Path) -> int:
    """Fill an empty database; how many rows it has then. An older backup is brought up to date."""
    try:
        archive = zipfile.ZipFile(file)
    except _NO_ZIP:
        raise BadBackup("not_backup", file=str(file)) from None
    with archive:
        manifest = _manifest(archive, file)
        if manifest.revision not in known_revisions():
            raise BadBackup("newer", found=manifest.revision)
        for name, part in manifest.tables.items():
            _compare(archive, name, part, file)
        async with database.write() as connection:
            await connection.run_sync(_prepare, manifest.revision)
            shape = await connection.run_sync(_reflected)
            if shape.tables.keys() != manifest.tables.keys():
                odd = sorted(shape.tables.keys() ^ manifest.tables.keys())
                raise BadBackup("other_tables", file=str(file), tables=", ".join(odd))
            for table in shape.sorted_tables:
                await _fill(connection, table, archive, file)
            await connection.run_sync(upgrade)
    return sum(part.rows for part in manifest.tables.values())


def _manifest(archive: zipfile.ZipFile, file: Path) -> _Manifest:
    try:
        with archive.open(MANIFEST) as part:
            data = part.read(_MANIFEST_BYTES)
        found = msgspec.json.decode(data)
    except (KeyError, msgspec.DecodeError, RecursionError, *_DAMAGED):
        raise BadBackup("not_backup", file=str(file)) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadBackup("not_backup", file=str(file))

    def field(value: object, kind: type[Value], name: str) -> Value:
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError:
            raise BadBackup("bad_manifest", file=str(file), field=name) from None

    tables = field(found.get("tables"), dict[Name, object], "tables")
    parts = {name: field(part, _Part, f"tables.{name}") for name, part in tables.items()}
    return _Manifest(field(found.get("revision"), Revision, "revision"), parts)


@contextmanager
def _opened(archive: zipfile.ZipFile, name: str, file: Path) -> Iterator[io.BufferedReader]:
    try:
        with archive.open(f"{name}.jsonl") as part:
            yield io.BufferedReader(part, _CHUNK)  # type: ignore[arg-type]
    except KeyError:
        raise BadBackup("missing_part", file=str(file), table=name) from None
    except _DAMAGED:
        raise BadBackup("damaged_part", file=str(file), table=name) from None


def _compare(archive: zipfile.ZipFile, name: str, part: _Part, file: Path) -> None:
    """Raise unless a part is there and is what the manifest says."""
    digest, rows = hashlib.sha256(), 0
    with _opened(archive, name, file) as lines:
        while line := lines.readline(_ROW_BYTES):
            rows += 1
            if len(line) == _ROW_BYTES:
                raise BadBackup("bad_row", file=str(file), table=name, row=rows)
            digest.update(line)
    if (rows, digest.hexdigest()) != (part.rows, part.sha256):
        raise BadBackup("damaged_part", file=str(file), table=name)


def _prepare(connection: Connection, revision: str) -> None:
    """Bring an empty database to the shape the backup was made in."""
    url = connection.engine.url.render_as_string(hide_password=True)
    if _holds_rows(connection):
        raise BadBackup("not_empty", url=url)
    if revision_of(connection) not in (None, revision):
        # Rows of one shape do not go through another's migrations.
        raise BadBackup("other_revision", url=url)
    upgrade(connection, revision)


def _holds_rows(connection: Connection) -> bool:
    tables = _reflected(connection).tables.values()
    return any(connection.execute(select(table).limit(1)).first() is not None for table in tables)


def _reflected(connection: Connection) -> MetaData:
    """Our tables as they are now. A migration never takes one away, so that today's names are all there ever were."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in metadata.tables)
    return found


async def _fill(connection: AsyncConnection, table: Table, archive: zipfile.ZipFile, file: Path) -> None:
    for batch in _batches(table, archive, file):
        try:
            await connection.execute(insert(table), batch)
        except DBAPIError as error:
            if storage_failed(error):
                raise
            raise BadBackup("refused_rows", file=str(file), table=table.name) from None


def _batches(table: Table, archive: zipfile.ZipFile, file: Path) -> Iterator[list[dict[str, Any]]]:
    decoder = msgspec.json.Decoder(_row_type(table))
    batch: list[dict[str, Any]] = []
    size = 0
    with _opened(archive, table.name, file) as lines:
        number = 0
        while line := lines.readline(_ROW_BYTES):
            number += 1
            try:
                batch.append(msgspec.structs.asdict(decoder.decode(line)))
            except (msgspec.DecodeError, ValueError):
                raise BadBackup("bad_row", file=str(file), table=table.name, row=number) from None
            size += len(line)
            if len(batch) >= _BATCH_ROWS or size >= _BATCH_BYTES:
                yield batch
                batch, size = [], 0
    if batch:
        yield batch


def _row_type(table: Table) -> type[msgspec.Struct]:
    """The type of a line: every column of this table and nothing else, each of its type."""
    return msgspec.defstruct(
        table.name,
        [
            (str(column.name), _value_type(column.type.python_type, nullable=bool(column.nullable)))
            for column in table.columns
        ],
        forbid_unknown_fields=True,
    )


def _value_type(kind: type, *, nullable: bool) -> Any:
    of: Any = Int64 if kind is int else kind
    return of | None if nullable else of
