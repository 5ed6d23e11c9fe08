"""Rate limits: one process counts in its memory, several count together in Redis."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sunstone.server.errors import Refusal
from sunstone.server.limits import Buckets, RateLimits, SharedBuckets
from sunstone.server.settings import Limits
from tests.server import backends
from tests.server.site import Refused, Site, start

# So slowly that nothing comes back while a test runs.
RULE = (3.0, 0.0001)


async def _taken(*buckets: Buckets | SharedBuckets, times: int, name: str = "Eva") -> list[bool]:
    """Take in turn from several processes' buckets; which takings were allowed."""
    refusals: list[Refusal | None] = []
    for number in range(times):
        try:
            await buckets[number % len(buckets)].take(name)
            refusals.append(None)
        except Refusal as refusal:
            refusals.append(refusal)
    assert all(int(str(refusal.details["seconds"])) > 1000 for refusal in refusals if refusal is not None)
    assert {refusal.code for refusal in refusals if refusal is not None} <= {"too_many"}
    return [refusal is None for refusal in refusals]


def test_a_bucket_empties_and_fills_up_with_time() -> None:
    async def story() -> None:
        buckets = Buckets(RULE)
        assert await _taken(buckets, times=5) == [True, True, True, False, False]
        assert await _taken(buckets, times=1, name="Jan") == [True]
        quick = Buckets((1.0, 1e6))
        assert await _taken(quick, times=1) == [True]
        await asyncio.sleep(0.001)
        assert await _taken(quick, times=1) == [True]

    asyncio.run(story())


def _limits(url: str) -> RateLimits:
    return RateLimits(Limits(chat=RULE, login=RULE, requests=(1.0, 1e6)), url)


def test_processes_that_share_redis_share_their_buckets() -> None:
    async def story(url: str) -> None:
        one, other = _limits(url), _limits(url)
        try:
            assert isinstance(one.chats, SharedBuckets)
            assert isinstance(other.chats, SharedBuckets)
            assert isinstance(one.logins, SharedBuckets)
            assert await _taken(one.chats, other.chats, times=5) == [True, True, True, False, False]
            assert await _taken(other.chats, times=1, name="Jan") == [True]
            assert await _taken(one.logins, times=1) == [True], "every kind of limit has its own buckets"
            assert isinstance(one.requests, SharedBuckets)
            for _ in range(3):
                # What is taken comes back.
                await one.requests.take("Eva")
                await asyncio.sleep(0.001)
        finally:
            await one.close()
            await other.close()

    with backends.redis() as url:
        asyncio.run(story(url))


def test_while_redis_is_away_a_process_counts_for_itself() -> None:
    async def story() -> None:
        alone = _limits(f"redis://127.0.0.1:{backends.free_port()}")
        try:
            assert isinstance(alone.chats, SharedBuckets)
            assert await _taken(alone.chats, times=4) == [True, True, True, False]
        finally:
            await alone.close()

    asyncio.run(story())


@pytest.mark.slow
def test_two_processes_of_a_site_let_through_what_one_would(
    tmp_path: Path, postgres: backends.Postgres, redis: str
) -> None:
    shared = ("--database", postgres.new_database(), "--channels", f"{redis}/6", "--bots", "0")
    processes = [start(tmp_path / str(number), *shared, limits={"chat": RULE}) for number in range(2)]
    site = Site(processes)
    try:
        eva = site.guest("Eva", 0)
        table = eva.open_table()
        other = site.visitor(1)
        other.http.cookies.update(eva.http.cookies)
        codes = []
        for number in range(6):
            try:
                (eva, other)[number % 2].post(f"/tables/{table}/chat", {"text": f"hello {number}"})
                codes.append("")
            except Refused as refused:
                codes.append(refused.code)
        assert codes == ["", "", "", "too_many", "too_many", "too_many"]
    finally:
        site.stop()
