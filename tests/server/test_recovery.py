"""A site comes back from its backups: from the last of a schedule, and on PostgreSQL at any moment."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
from contextlib import ExitStack
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from sunstone.cli.app import run
from sunstone.server.operations.backup import backups_in
from tests.server import backends
from tests.server.children import Forked
from tests.server.site import WAIT, Person, environment, play_out, running, until

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def _come_back(person: Person, again: Person) -> Person:
    again.http.cookies.update(person.http.cookies)
    again.me = person.me
    return again


def test_the_last_of_the_scheduled_backups_holds_the_games_of_a_server_that_was_killed(tmp_path: Path) -> None:
    old, new, backups = tmp_path / "old", tmp_path / "new", tmp_path / "backups"
    arguments = ["backup", str(backups), "--every", "1s", "--keep", "2", "--folder", str(old)]
    with running(old) as site:
        eva, jan = site.guest("Eva"), site.guest("Jan")
        table = eva.started(jan)
        schedule = Forked(arguments, environment(), tmp_path / "out", tmp_path / "err")
        try:
            first = until(lambda: backups_in(backups))[0]
            play_out(table, eva, jan, upto=12)
            # One that was begun after the last move: the second from here, for the first may have been under way.
            seen = set(backups_in(backups))
            until(lambda: len(set(backups_in(backups)) - seen) > 1)
            until(lambda: first not in backups_in(backups))
            assert len(backups_in(backups)) <= 3
            site.processes[0].kill()
            schedule.terminate()
            assert schedule.wait(WAIT) == 0
        finally:
            schedule.kill()
            schedule.wait(WAIT)
    assert [file.suffix for file in backups.iterdir()] == [".zip", ".zip"], "nothing half-written is left"
    assert (tmp_path / "err").read_text() == ""
    assert run(["restore", str(backups_in(backups)[-1]), "--folder", str(new)]) == 0
    with running(new) as site:
        eva, jan = _come_back(eva, site.visitor()), _come_back(jan, site.visitor())
        assert eva.sync(table, 0)["position"]["ply"] == 12
        play_out(table, eva, jan, upto=15)


def test_a_scheduled_backup_that_fails_is_reported_and_the_next_one_made(tmp_path: Path) -> None:
    old, backups = tmp_path / "old", tmp_path / "backups"
    arguments = ["backup", str(backups), "--every", "1s", "--folder", str(old)]
    (tmp_path / "err").touch()
    schedule = Forked(arguments, environment(), tmp_path / "out", tmp_path / "err")
    try:
        until(lambda: "No backup this time: There is no database" in (tmp_path / "err").read_text())
        with running(old):
            until(lambda: backups_in(backups))
        schedule.terminate()
        assert schedule.wait(WAIT) == 0
    finally:
        schedule.kill()
        schedule.wait(WAIT)


@pytest.mark.parametrize("wrong", ["15", "m", "0m", "1w", "-1h", "1.5h"])
def test_an_interval_that_is_none_is_refused(tmp_path: Path, wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", "backup", str(tmp_path / "b"), "--every", wrong, "--folder", str(tmp_path)]) == 2
    assert "--every" in capsys.readouterr().err
    assert not (tmp_path / "b").exists()


class _Written:
    """The commands of docs/hosting.md for PostgreSQL, with the folders of a test in them."""

    def __init__(self, folder: Path) -> None:
        section = HOSTING.read_text(encoding="utf-8").partition("## Back to any moment")[2].partition("\n## ")[0]
        text = section.partition("### PostgreSQL")[2]
        text = text.replace("/var/backups/postgresql", f"{folder}/backups")
        text = text.replace("/var/lib/postgresql/15/main", f"{folder}/data")
        blocks = re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        (self.settings,) = (body for kind, body in blocks if kind == "ini")
        self.folders, self.copy, self.recovery = (body for kind, body in blocks if kind == "sh")


def _shell(script: str, port: int, folder: Path) -> None:
    programs = Path(backends.program("pg_basebackup", "postgresql")).parent
    given = {"PATH": f"{programs}:{os.environ['PATH']}", "PGHOST": "127.0.0.1", "PGPORT": str(port)}
    command = backends.as_postgres(["bash", "-euo", "pipefail", "-c", script])
    subprocess.run(command, check=True, env=given | {"PGUSER": "sunstone"}, cwd=folder)


async def _ask(port: int, database: str, statement: str) -> str:
    connection = await asyncpg.connect(host="127.0.0.1", port=port, user="sunstone", database=database)
    try:
        return str(await connection.fetchval(statement))
    finally:
        await connection.close()


@pytest.mark.slow
def test_postgresql_goes_back_to_any_moment_by_the_commands_that_are_written_down(tmp_path: Path) -> None:
    port = backends.free_port()
    with backends.postgres_folder() as folder:
        written = _Written(folder)
        subprocess.run(["bash", "-euc", written.folders], check=True)
        with (folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write("\n" + written.settings)
        with ExitStack() as stack:
            server = stack.enter_context(backends.postgres_in(folder, port))
            url = server.new_database("sunstone")
            site = stack.enter_context(running(tmp_path / "one", "--database", url))
            eva, jan = site.guest("Eva"), site.guest("Jan")
            table = eva.started(jan)
            play_out(table, eva, jan, upto=4)
            _shell(written.copy, port, folder)
            play_out(table, eva, jan, upto=9)
            moment = asyncio.run(_ask(port, "sunstone", "SELECT clock_timestamp()"))
            play_out(table, eva, jan, upto=14)
            # Somebody's mistake. What was written last is in no archive yet.
            asyncio.run(_ask(port, "sunstone", "DROP TABLE log CASCADE"))
        stop, recover, start = re.split(r"(?m)^(?=systemctl start)|(?<=postgresql)\n(?=mv )", written.recovery)
        assert (stop.strip(), start.strip()) == (
            "systemctl stop sunstone postgresql",
            "systemctl start postgresql sunstone",
        )
        assert "'2026-11-16 18:40:00+00'" in recover
        _shell(recover.replace("2026-11-16 18:40:00+00", moment), port, folder)
        with ExitStack() as stack:
            stack.enter_context(backends.postgres_in(folder, port))
            site = stack.enter_context(running(tmp_path / "two", "--database", url))
            eva, jan = _come_back(eva, site.visitor()), _come_back(jan, site.visitor())
            assert eva.sync(table, 0)["position"]["ply"] == 9
            play_out(table, eva, jan, upto=12)
