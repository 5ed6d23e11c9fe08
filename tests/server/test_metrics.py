"""Numbers for Prometheus, and the alert rules that go by them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import REGISTRY
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError

from sunstone.server.settings import sqlite_url
from sunstone.server.storage.engine import Database
from sunstone.server.storage.migrate import migrate
from tests.server.site import Site, play_out, running, until

RULES = Path(__file__).parents[2] / "deploy" / "alerts.yml"
ALERT = {"alert", "expr", "labels", "annotations"}


def _numbers(site: Site) -> dict[str, float]:
    """Every sample without labels, and the names of all others."""
    lines = httpx.get(f"{site.processes[0].address}/metrics").text.splitlines()
    samples = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
    return {name.partition("{")[0]: float(value) for name, value in samples}


def test_every_metric_an_alert_goes_by_exists(folder: Path) -> None:
    groups = yaml.safe_load(RULES.read_text())["groups"]
    rules = [rule for group in groups for rule in group["rules"]]
    assert all(ALERT <= rule.keys() <= ALERT | {"for"} for rule in rules)
    with running(folder) as site:
        assert httpx.get(f"{site.processes[0].address}/health").status_code == 200
        known = {*_numbers(site), "up"}
    for rule in rules:
        named = re.findall(r"\b(?:sunstone_|process_)\w+|\bup\b", rule["expr"])
        assert named, rule["alert"]
        assert set(named) <= known, rule["alert"]


def test_the_time_of_every_persons_action_is_counted_and_of_no_other(folder: Path) -> None:
    with running(folder) as site:
        eva = site.guest("Eva")
        table = eva.started(seats=["me", "here:Granny"])
        play_out(table, eva, upto=3)
        socket = eva.socket()
        position = socket.watch(table, eva.get(f"/tables/{table}")["turn"])["position"]
        act = {"table": table, "seat": position["turn"], "line": position["line"], "ply": position["ply"]}
        assert socket.ask(type="act", **act, action="no such action")["type"] == "refused"
        assert socket.ask(type="act", **act, action=position["legal"][0]["text"])["type"] == "news"
        numbers = _numbers(site)
        assert numbers["sunstone_action_seconds_count"] == 4
        assert numbers["sunstone_actions_total"] == 4
        eva.finished()
        after = _numbers(site)
        assert after["sunstone_actions_total"] > 4
        assert after["sunstone_action_seconds_count"] == 4


def test_decisions_that_wait_and_that_are_thought_about_are_counted(folder: Path) -> None:
    with running(folder) as site:
        eva = site.guest("Eva")
        for _ in range(3):
            eva.started(seats=["search:2s", "search:2s"])
        found = until(lambda: n if (n := _numbers(site))["sunstone_bot_decisions_waiting"] == 2 else None)
        assert found["sunstone_bot_decisions_thinking"] == 1
        assert found["sunstone_bot_wait_seconds"] > 0


def _failures() -> float:
    found = REGISTRY.get_sample_value("sunstone_write_failures_total")
    assert found is not None
    return found


def test_a_write_that_the_database_refuses_is_counted(tmp_path: Path) -> None:
    async def refused() -> None:
        database = Database(sqlite_url(tmp_path))
        await migrate(database)
        insert = text("INSERT INTO users (id, name, kind, language, created) VALUES ('one', 'Eva', 'guest', 'en', 0)")
        async with database.write() as connection:
            await connection.execute(insert)
        before = _failures()
        # Somebody was first: that is nobody's failure.
        with pytest.raises(IntegrityError):
            async with database.write() as connection:
                await connection.execute(insert)
        assert _failures() == before
        async with database.write() as connection:
            await connection.execute(text("PRAGMA query_only = ON"))
        with pytest.raises(DBAPIError):
            async with database.write() as connection:
                await connection.execute(text("DELETE FROM users"))
        assert _failures() == before + 1
        await database.close()

    asyncio.run(refused())
