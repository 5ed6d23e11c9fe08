"""The shape of the database, and its backup."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from sunstone.cli.app import run
from sunstone.i18n import LANGUAGES, Translator
from sunstone.server.operations.backup import BadBackup, backup
from sunstone.server.operations.restore import restore
from sunstone.server.settings import sqlite_url
from sunstone.server.storage.engine import Database
from sunstone.server.storage.migrate import OldDatabase, current, head, migrate
from sunstone.server.storage.schema import metadata
from tests.server.site import play_out, running


def _differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def _migrated(url: str) -> list[object]:
    database = Database(url)
    try:
        await migrate(database)
        await migrate(database)
        assert await current(database) == head()
        async with database.read() as connection:
            return await connection.run_sync(_differences)
    finally:
        await database.close()


def test_the_migrations_lead_to_the_tables_the_program_uses(tmp_path: Path) -> None:
    assert asyncio.run(_migrated(sqlite_url(tmp_path))) == []


def test_a_database_from_before_the_first_migration_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "sunstone.sqlite3")) as raw, raw:
        raw.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        raw.execute("INSERT INTO alembic_version VALUES ('0003')")
    with pytest.raises(OldDatabase) as refused:
        asyncio.run(_migrated(sqlite_url(tmp_path)))
    for language in LANGUAGES:
        assert "0003" in Translator(language).error(refused.value)
    with closing(sqlite3.connect(tmp_path / "sunstone.sqlite3")) as raw:
        assert raw.execute("SELECT name FROM sqlite_master").fetchall() == [("alembic_version",)]


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    async def pragmas() -> list[object]:
        database = Database(sqlite_url(tmp_path))
        try:
            async with database.write() as connection:
                names = ("journal_mode", "synchronous", "foreign_keys")
                return [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names]
        finally:
            await database.close()

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


def _dump(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    with sqlite3.connect(folder / "sunstone.sqlite3") as database:
        return {
            table.name: sorted(database.execute(f"SELECT * FROM {table.name}"), key=str)
            for table in metadata.sorted_tables
        }


def test_a_backup_of_a_running_site_fills_a_new_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "site.zip"
    with running(old) as site:
        eva, jan = site.registered("Eva"), site.registered("Jan")
        table, finished = eva.started(jan), eva.started(jan, rated=True)
        play_out(table, eva, jan, upto=20)
        play_out(finished, eva, jan)
        eva.post(f"/tables/{table}/chat", {"text": "ahoj světe"})
        position = eva.sync(table, 0)["position"]
        assert run(["backup", str(file), "--folder", str(old)]) == 0
        play_out(table, eva, jan, upto=25)
    assert run(["restore", str(file), "--folder", str(new)]) == 0
    assert "restored" in capsys.readouterr().out
    with running(new) as site:
        again = site.visitor()
        again.post("/login", {"name": eva.me["user"]["name"], "password": "correct horse"})
        now = again.sync(table, 0)["position"]
        assert now["view"] == position["view"]
        assert now["ply"] == 20
        assert again.get(f"/users/{eva.id}/games")["games"][0]["table"] == finished
    with zipfile.ZipFile(file) as archive:
        assert "secret" not in archive.namelist()
        assert json.loads(archive.read("manifest.json"))["revision"] == head()


def test_every_row_survives_backup_and_restore(tmp_path: Path) -> None:
    with running(tmp_path / "old") as site:
        eva = site.guest("Eva")
        eva.finished()
        eva.call("PUT", f"/me/mutes/{site.guest('Jan').id}")
    run(["backup", str(tmp_path / "b.zip"), "--folder", str(tmp_path / "old")])
    run(["restore", str(tmp_path / "b.zip"), "--folder", str(tmp_path / "new")])
    assert _dump(tmp_path / "new") == _dump(tmp_path / "old")


def test_what_backup_and_restore_refuse(tmp_path: Path) -> None:
    with running(tmp_path / "old") as site:
        site.guest("Eva")
    file = tmp_path / "b.zip"

    async def attempt(folder: str, what: str, path: Path) -> str:
        (tmp_path / folder).mkdir(exist_ok=True)
        database = Database(sqlite_url(tmp_path / folder))
        try:
            await (backup if what == "backup" else restore)(database, path)
        except BadBackup as error:
            return error.code
        finally:
            await database.close()
        return "done"

    def tried(folder: str, what: str, path: Path) -> str:
        return asyncio.run(attempt(folder, what, path))

    assert tried("old", "backup", file) == "done"
    assert tried("old", "backup", file) == "exists"
    assert tried("empty", "backup", tmp_path / "c.zip") == "no_database"
    assert not (tmp_path / "c.zip").exists()
    assert tried("old", "restore", file) == "not_empty"
    (tmp_path / "text.zip").write_text("not a zip")
    assert tried("new", "restore", tmp_path / "text.zip") == "not_backup"
    for name, change in (("newer", {"revision": "9999"}), ("not_backup", {"format": "else"})):
        with zipfile.ZipFile(file) as good, zipfile.ZipFile(tmp_path / f"{name}.zip", "w") as bad:
            for member in good.namelist():
                data = good.read(member)
                if member == "manifest.json":
                    data = json.dumps(json.loads(data) | change).encode()
                bad.writestr(member, data)
        assert tried("new", "restore", tmp_path / f"{name}.zip") == name
    with zipfile.ZipFile(file) as good, zipfile.ZipFile(tmp_path / "changed.zip", "w") as bad:
        for member in good.namelist():
            bad.writestr(member, good.read(member).replace(b"Eva", b"Eve"))
    assert tried("new", "restore", tmp_path / "changed.zip") == "damaged_part"
    assert tried("new", "restore", file) == "done"
