"""Backups that are wrong are refused in words and change nothing; large ones take little memory."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import tracemalloc
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, inspect, select

from sunstone.i18n import LANGUAGES, Translator
from sunstone.server.operations.backup import MESSAGES, BadBackup, backup, backup_into, backups_in
from sunstone.server.operations.restore import restore
from sunstone.server.settings import sqlite_url
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.storage.migrate import head, migrate
from tests.server import backends

Json = Any
Contents = dict[str, bytes]

EVA = {"id": "eva", "kind": "guest", "name": "Eva", "language": "en", "created": 0}
TABLE = {
    "id": "table", "game": "coatl", "rules_version": 1, "options": "{}", "clock": "{}", "visible": True,
    "rated": False, "imported": False, "host": "eva", "seed": "1", "created": 0, "status": "open", "version": 0,
    "ply": 0, "changed": 0, "seating": "[]",
}  # fmt: skip


async def _with_database(folder: Path, work: Callable[[Database], Any]) -> Any:
    database = Database(sqlite_url(folder))
    try:
        return await work(database)
    finally:
        await database.close()


@pytest.fixture
def contents(tmp_path: Path) -> Contents:
    """The files of a good backup: Eva and her table."""

    async def fill(database: Database) -> None:
        await migrate(database)
        async with database.write() as connection:
            await connection.execute(insert(schema.users), [EVA])
            await connection.execute(insert(schema.tables), [TABLE])
        await backup(database, tmp_path / "good.zip")

    asyncio.run(_with_database(tmp_path / "old", fill))
    with zipfile.ZipFile(tmp_path / "good.zip") as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _zipped(contents: Contents, file: Path) -> Path:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in contents.items():
            archive.writestr(name, data)
    return file


def _refused(file: Path, folder: Path) -> str:
    """The code of the refusal, after a look at whether it can be said and has changed nothing."""
    with pytest.raises(BadBackup) as refused:
        asyncio.run(_with_database(folder, lambda database: restore(database, file)))
    for language in LANGUAGES:
        said = Translator(language).error(refused.value)
        assert file.name in said or refused.value.code in ("newer", "not_empty", "other_revision")
        assert "{" not in said
    stored = folder / "sunstone.sqlite3"
    if stored.exists():
        with closing(sqlite3.connect(stored)) as raw:
            assert raw.execute("SELECT name FROM sqlite_master").fetchall() == []
    return refused.value.code


def _changed_manifest(contents: Contents, change: Callable[[Json], Json]) -> Contents:
    return contents | {"manifest.json": json.dumps(change(json.loads(contents["manifest.json"]))).encode()}


def _with_rows(contents: Contents, table: str, data: bytes) -> Contents:
    """Other rows, with a manifest that knows them."""

    def known(manifest: Json) -> Json:
        entry = {"rows": data.count(b"\n"), "sha256": hashlib.sha256(data).hexdigest()}
        return manifest | {"tables": manifest["tables"] | {table: entry}}

    return _changed_manifest(contents, known) | {f"{table}.jsonl": data}


def _in_tables(name: str, entry: Json) -> Callable[[Json], Json]:
    return lambda manifest: manifest | {"tables": manifest["tables"] | {name: entry}}


NO_DIGEST = {"rows": 1, "sha256": "0" * 64}


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        (lambda m: [m], "not_backup", None),
        (lambda m: m | {"format": "another/1"}, "not_backup", None),
        (lambda m: {key: value for key, value in m.items() if key != "revision"}, "bad_manifest", "revision"),
        (lambda m: m | {"revision": 4}, "bad_manifest", "revision"),
        (lambda m: m | {"revision": None}, "bad_manifest", "revision"),
        (lambda m: m | {"revision": "../4"}, "bad_manifest", "revision"),
        (lambda m: m | {"revision": "9999"}, "newer", None),
        (lambda m: {key: value for key, value in m.items() if key != "tables"}, "bad_manifest", "tables"),
        (lambda m: m | {"tables": list(m["tables"])}, "bad_manifest", "tables"),
        (lambda m: m | {"tables": {}}, "other_tables", None),
        (_in_tables("users", 7), "bad_manifest", "tables.users"),
        (_in_tables("users", {"rows": 1}), "bad_manifest", "tables.users"),
        (_in_tables("users", {"rows": 1, "sha256": 5}), "bad_manifest", "tables.users"),
        (_in_tables("users", {"rows": 1, "sha256": "short"}), "bad_manifest", "tables.users"),
        (_in_tables("users", {"rows": "1", "sha256": "0" * 64}), "bad_manifest", "tables.users"),
        (_in_tables("../users", NO_DIGEST), "bad_manifest", "tables"),
        (_in_tables("users", NO_DIGEST), "damaged_part", None),
        (_in_tables("kings", NO_DIGEST), "missing_part", None),
    ],
)
def test_a_wrong_manifest_is_refused(
    tmp_path: Path, contents: Contents, change: Callable[[Json], Json], code: str, field: str | None
) -> None:
    file = _zipped(_changed_manifest(contents, change), tmp_path / "bad.zip")
    assert _refused(file, tmp_path / "new") == code
    if field is not None:
        with pytest.raises(BadBackup) as refused:
            asyncio.run(_with_database(tmp_path / "new", lambda database: restore(database, file)))
        assert refused.value.details["field"] == field


def test_a_table_this_version_never_had_is_refused(tmp_path: Path, contents: Contents) -> None:
    file = _zipped(_with_rows(contents, "kings", b""), tmp_path / "bad.zip")
    assert _refused(file, tmp_path / "new") == "other_tables"


@pytest.mark.parametrize(
    "line",
    [
        b"7\n",
        b"[1, 2]\n",
        b"{\n",
        b"\n",
        b'"\xff"\n',
        b"[" * 100_000 + b"\n",
        json.dumps({"id": "jan"}).encode() + b"\n",
        b'{"id": "jan", "kind": "guest", "name": {"a": 1}}\n',
    ],
    ids=["number", "list", "cut", "empty", "no text", "nested", "columns missing", "object as value"],
)
def test_what_is_no_row_is_refused(tmp_path: Path, contents: Contents, line: bytes) -> None:
    file = _zipped(_with_rows(contents, "users", contents["users.jsonl"] + line), tmp_path / "bad.zip")
    assert _refused(file, tmp_path / "new") == "bad_row"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"colour": "red"}, "bad_row"),
        ({"created": "yesterday"}, "bad_row"),
        ({"created": 2**63}, "bad_row"),
        ({"created": 1.5}, "bad_row"),
        ({"name": 5}, "bad_row"),
        ({"name": None}, "bad_row"),
        ({}, "refused_rows"),
        ({"id": "jan"}, "done"),
    ],
)
def test_every_column_is_there_and_of_its_type(tmp_path: Path, contents: Contents, change: Json, code: str) -> None:
    row = json.loads(contents["users.jsonl"]) | change
    data = contents["users.jsonl"] + json.dumps(row).encode() + b"\n"
    file = _zipped(_with_rows(contents, "users", data), tmp_path / "bad.zip")
    if code == "done":
        assert asyncio.run(_with_database(tmp_path / "new", lambda database: restore(database, file))) == 3
    else:
        assert _refused(file, tmp_path / "new") == code


def test_a_row_that_refers_to_nothing_is_refused_and_those_before_it_are_taken_back(
    tmp_path: Path, contents: Contents
) -> None:
    file = _zipped(_with_rows(contents, "users", b""), tmp_path / "bad.zip")
    assert _refused(file, tmp_path / "new") == "refused_rows"


def test_a_file_that_is_cut_off_or_changed_anywhere_is_refused(tmp_path: Path, contents: Contents) -> None:
    whole = (tmp_path / "good.zip").read_bytes()
    bad = tmp_path / "bad.zip"
    for cut in (0, 1, len(whole) // 2, len(whole) - 1):
        bad.write_bytes(whole[:cut])
        assert _refused(bad, tmp_path / "new") == "not_backup"
    with zipfile.ZipFile(tmp_path / "good.zip") as archive:
        place = archive.getinfo("users.jsonl").header_offset + 80
    bad.write_bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
    assert _refused(bad, tmp_path / "new") == "damaged_part"


@pytest.mark.parametrize("packing", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA, 99])
def test_a_part_that_is_packed_otherwise_than_it_says_is_refused(
    tmp_path: Path, contents: Contents, packing: int
) -> None:
    whole = bytearray((tmp_path / "good.zip").read_bytes())
    with zipfile.ZipFile(tmp_path / "good.zip") as archive:
        part = archive.getinfo("users.jsonl").header_offset
        listed = whole.index(b"users.jsonl", archive.start_dir) - 46
    # The first is beside the part, the second in the list of parts at the end.
    for place in (part + 8, listed + 10):
        whole[place : place + 2] = packing.to_bytes(2, "little")
    bad = tmp_path / "bad.zip"
    bad.write_bytes(whole)
    assert _refused(bad, tmp_path / "new") == "damaged_part"


def test_a_list_of_parts_that_points_before_the_file_is_refused(tmp_path: Path, contents: Contents) -> None:
    whole = bytearray((tmp_path / "good.zip").read_bytes())
    # Where the list begins, as the last record of the file says; all other places are counted from there.
    whole[-3] ^= 0xFF
    bad = tmp_path / "bad.zip"
    bad.write_bytes(whole)
    assert _refused(bad, tmp_path / "new") == "not_backup"


def test_a_few_bytes_that_unpack_to_a_line_without_end_are_refused_before_they_fill_the_memory(
    tmp_path: Path, contents: Contents, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sunstone.server.operations.restore._ROW_BYTES", 1 << 16)
    file = _zipped(_with_rows(contents, "log", b"0" * (1 << 27)), tmp_path / "bomb.zip")
    assert file.stat().st_size < 1 << 18
    tracemalloc.start()
    try:
        assert _refused(file, tmp_path / "new") == "bad_row"
        assert tracemalloc.get_traced_memory()[1] < 1 << 23
    finally:
        tracemalloc.stop()


def test_every_refusal_is_tried_or_plain() -> None:
    here = Path(__file__).read_text() + Path(__file__).with_name("test_database.py").read_text()
    assert [code for code in MESSAGES if f'"{code}"' not in here] == []


def test_a_backup_of_an_older_shape_is_brought_up_to_date_but_not_into_a_newer_shape(
    tmp_path: Path, contents: Contents
) -> None:
    old: Contents = {}
    tables: Json = {}

    def older(name: str) -> list[str]:
        with closing(sqlite3.connect(tmp_path / "shape" / "sunstone.sqlite3")) as raw:
            return [row[1] for row in raw.execute(f"PRAGMA table_info({name})")]

    asyncio.run(_with_database(tmp_path / "shape", lambda database: migrate(database, "0004")))
    for table in schema.metadata.sorted_tables:
        columns = older(table.name)
        if not columns:
            continue
        rows = [json.loads(line) for line in contents[f"{table.name}.jsonl"].splitlines()]
        data = b"".join(json.dumps({name: row[name] for name in columns}).encode() + b"\n" for row in rows)
        old[f"{table.name}.jsonl"] = data
        tables[table.name] = {"rows": len(rows), "sha256": hashlib.sha256(data).hexdigest()}
    manifest = {"format": "sunstone-backup/1", "revision": "0004", "tables": tables}
    file = _zipped(old | {"manifest.json": json.dumps(manifest).encode()}, tmp_path / "older.zip")

    async def restored(database: Database) -> list[Any]:
        await restore(database, file)
        async with database.read() as connection:
            return list(await connection.execute(select(schema.tables.c.id, schema.tables.c.size)))

    assert asyncio.run(_with_database(tmp_path / "new", restored)) == [("table", 0)]

    async def into_newer(database: Database) -> None:
        await migrate(database)
        await restore(database, file)

    with pytest.raises(BadBackup) as refused:
        asyncio.run(_with_database(tmp_path / "newer", into_newer))
    assert refused.value.code == "other_revision"
    assert head() != "0004"


ROWS, LENGTH = 10_000, 5000
MEMORY = 20_000_000


def test_writing_and_reading_a_large_backup_takes_little_memory(tmp_path: Path) -> None:
    async def fill(database: Database) -> None:
        await migrate(database)
        async with database.write() as connection:
            await connection.execute(insert(schema.users), [EVA])
            await connection.execute(insert(schema.tables), [TABLE])
            for start in range(0, ROWS, 1000):
                rows = [
                    {
                        "table_id": "table",
                        "version": number,
                        "kind": "chat",
                        "at": number,
                        "body": f"{number:0{LENGTH}d}",
                    }
                    for number in range(start, start + 1000)
                ]
                await connection.execute(insert(schema.log), rows)

    async def measured(folder: Path, work: Callable[[Database], Any]) -> tuple[int, int]:
        database = Database(sqlite_url(folder))
        tracemalloc.start()
        try:
            rows = int(await work(database))
            return rows, tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
            await database.close()

    file = tmp_path / "large.zip"
    asyncio.run(_with_database(tmp_path / "old", fill))
    for folder, work in ((tmp_path / "old", backup), (tmp_path / "new", restore)):
        rows, most = asyncio.run(measured(folder, lambda database, work=work: work(database, file)))  # type: ignore[misc]
        assert rows == ROWS + 2
        assert most < MEMORY < ROWS * LENGTH / 2


def test_a_folder_of_backups_keeps_the_newest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "backups"
    times = iter(range(10))
    monkeypatch.setattr(
        "sunstone.server.operations.backup.time.gmtime", lambda: (2026, 11, 16, 12, next(times), 0, 0, 1, 0)
    )

    async def fill(database: Database) -> None:
        await migrate(database)
        for _ in range(4):
            await backup_into(database, folder, 2)

    asyncio.run(_with_database(tmp_path / "old", fill))
    assert [file.name for file in backups_in(folder)] == [
        "sunstone-20261116T120200Z.zip",
        "sunstone-20261116T120300Z.zip",
    ]
    assert len(list(folder.iterdir())) == 2


@pytest.mark.slow
def test_a_site_moves_to_postgresql_and_back_and_wrong_rows_change_nothing_there(
    tmp_path: Path, contents: Contents, postgres: backends.Postgres
) -> None:
    url = postgres.new_database()

    async def story() -> None:
        database = Database(url)
        try:
            for change in ({}, {"name": "x" * 61, "id": "jan"}, {"name": "nul \0", "id": "jan"}):
                row = json.loads(contents["users.jsonl"]) | change
                data = contents["users.jsonl"] + json.dumps(row).encode() + b"\n"
                bad = _zipped(_with_rows(contents, "users", data), tmp_path / "bad.zip")
                with pytest.raises(BadBackup) as refused:
                    await restore(database, bad)
                assert refused.value.code == "refused_rows"
                async with database.read() as connection:
                    assert await connection.run_sync(lambda raw: inspect(raw).get_table_names()) == []
            assert await restore(database, tmp_path / "good.zip") == 2
            await backup(database, tmp_path / "back.zip")
        finally:
            await database.close()

    asyncio.run(story())
    asyncio.run(_with_database(tmp_path / "new", lambda database: restore(database, tmp_path / "back.zip")))
    with zipfile.ZipFile(tmp_path / "back.zip") as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == contents
