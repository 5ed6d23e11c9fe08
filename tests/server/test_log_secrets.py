"""What people entrust to the site does not get into its log, whatever fails."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server import backends
from tests.server.site import Person, Refused, Site, running

EMAIL = "eva@secret.example.org"
PASSWORD = "correct horse battery"
SEED = re.compile(r"\d{20,}")
"""Nothing else in a log has so many digits."""

Break = Callable[[str], None]
"""Makes every new row of a table fail, with an error that quotes the row where the database can do that."""


def _break_sqlite(folder: Path) -> Break:
    def break_(table: str) -> None:
        connection = sqlite3.connect(folder / "sunstone.sqlite3", timeout=60)
        # An error that is no violated constraint, which the server would take for a name that is taken.
        connection.execute(f"CREATE TRIGGER broken BEFORE INSERT ON {table} BEGIN SELECT * FROM nowhere; END")
        connection.commit()
        connection.close()

    return break_


def _break_postgres(database: str) -> Break:
    function = (
        "CREATE FUNCTION refuse_{0}() RETURNS trigger AS $$ BEGIN"
        " RAISE EXCEPTION 'refused %', NEW USING DETAIL = NEW::text, HINT = NEW::text; END $$ LANGUAGE plpgsql"
    )
    trigger = "CREATE TRIGGER broken BEFORE INSERT ON {0} FOR EACH ROW EXECUTE FUNCTION refuse_{0}()"

    async def run(table: str) -> None:
        connection = await asyncpg.connect(database.replace("+asyncpg", ""))
        await connection.execute(function.format(table))
        await connection.execute(trigger.format(table))
        await connection.close()

    return lambda table: asyncio.run(run(table))


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def breakable(request: pytest.FixtureRequest, folder: Path) -> Iterator[tuple[Site, Break]]:
    """A site of its own on each database, and the means to break it."""
    if request.param == "sqlite":
        with running(folder) as site:
            yield site, _break_sqlite(folder)
        return
    server: backends.Postgres = request.getfixturevalue("postgres")
    database = server.new_database()
    with running(folder, "--database", database) as site:
        yield site, _break_postgres(database)


def _fails(call: Callable[[], Any]) -> None:
    with pytest.raises(Refused) as refused:
        call()
    assert refused.value.code == "broken"
    assert refused.value.details["request"] in refused.value.message


def _log_of(site: Site) -> str:
    text = site.processes[0].log.read_text()
    failed = [
        line for line in map(json.loads, text.splitlines()) if line["event"] in ("request_failed", "frame_failed")
    ]
    assert failed
    assert all("P0001" in line["exception"] or "SQLITE_ERROR" in line["exception"] for line in failed)
    return text


def test_an_account_that_cannot_be_written_leaves_no_address_and_no_hash(breakable: tuple[Site, Break]) -> None:
    site, break_ = breakable
    break_("users")
    wish = {"name": "Evelina", "password": PASSWORD, "email": EMAIL}
    _fails(lambda: site.visitor().post("/register", wish))
    text = _log_of(site)
    for secret in (EMAIL, "secret.example", PASSWORD, "argon2", "Evelina"):
        assert secret not in text


def test_a_table_that_cannot_be_written_leaves_no_seed(breakable: tuple[Site, Break]) -> None:
    site, break_ = breakable
    eva = site.guest("Evelina")
    break_("tables")
    _fails(eva.open_table)
    assert not SEED.search(_log_of(site))


def test_an_action_that_cannot_be_written_stays_the_players_own(breakable: tuple[Site, Break]) -> None:
    site, break_ = breakable
    eva = site.guest("Evelina")
    table = eva.started(seats=["me", "here:Granny"])
    position = eva.sync(table, 0)["position"]
    choice = position["legal"][0]["text"]
    break_("log")
    _fails(lambda: eva.act(table, 0, position, choice))
    _fails(lambda: eva.post(f"/tables/{table}/chat", {"text": "a word between us"}))
    assert _socket_fails(eva, table, position, choice)
    text = _log_of(site)
    assert "frame_failed" in text
    for secret in (choice, "a word between us", "Granny"):
        assert secret not in text


def _socket_fails(person: Person, table: str, position: Any, choice: str) -> bool:
    answer = person.socket().ask(
        type="act", table=table, seat=0, line=position["line"], ply=position["ply"], action=choice
    )
    assert answer["error"] == "broken"
    return answer["details"]["request"] in answer["message"]
