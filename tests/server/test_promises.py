"""The numbers that docs/security.md and docs/hosting.md promise are those that the server goes by."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sunstone.bots import MOST_SECONDS
from sunstone.server.accounts.cookies import DEVICE_LASTS
from sunstone.server.accounts.store import SESSION_LASTS
from sunstone.server.live.connection import MOST_WAITING
from sunstone.server.live.socket import UNREADABLE
from sunstone.server.operations import retention
from sunstone.server.timing import DAY, SECOND

DOCS = Path(__file__).parents[2] / "docs"
SECURITY = (DOCS / "security.md").read_text(encoding="utf-8")
HOSTING = (DOCS / "hosting.md").read_text(encoding="utf-8")

KEPT = {
    "sessions": [SESSION_LASTS],
    "the cookie that tells": [DEVICE_LASTS * SECOND],
    "a guest without a seat or a table": [retention.GUESTS],
    "a table that has not started": [retention.OPEN_TABLES, retention.CLOSED_TABLES],
    "a running game that is not rated": [retention.ABANDONED_GAMES],
    "a finished game of bots alone": [retention.BOT_GAMES],
    "games and imported records of guests": [retention.GUEST_GAMES],
    "reports": [retention.REPORTS],
    "the digest of the address": [retention.ORIGINS],
}


@pytest.mark.parametrize("what", KEPT)
def test_things_are_kept_for_as_long_as_it_is_written(what: str) -> None:
    (row,) = re.findall(rf"(?m)^\| {what}.*$", SECURITY)
    assert [int(days) * DAY for days in re.findall(r"\d+", row)] == KEPT[what]


def test_analyses_are_kept_for_a_year() -> None:
    assert "| analyses | a year;" in SECURITY
    assert retention.ANALYSES == 365 * DAY


def test_bounds_are_what_is_written() -> None:
    assert f"at most {MOST_WAITING // 1024} KiB wait for it" in SECURITY
    assert "Five unreadable frames without a command between them end a socket." in SECURITY
    assert UNREADABLE == 5
    assert "A bot thinks for ten seconds at most." in SECURITY
    assert MOST_SECONDS == 10


def test_those_who_run_a_site_are_told_of_alerts_ids_and_moderation() -> None:
    for word in ("deploy/alerts.yml", "sunstone_action_seconds", "X-Request-ID", "sunstone moderate", "4401"):
        assert word in HOSTING
