"""The queue of several processes in Redis: the same order as in one process, and nothing is lost or done twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from random import Random

import pytest
from redis.asyncio import Redis

from sunstone.server.bots.fair_queue import FairQueue, Share
from sunstone.server.bots.redis_dispatcher import RedisQueue
from tests.server import backends

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A Redis server of one's own."""
    with backends.redis() as found:
        yield found


def _run(address: str, test: Callable[[Redis, RedisQueue], Awaitable[None]]) -> None:
    async def main() -> None:
        async with Redis.from_url(address, decode_responses=True) as redis:
            await redis.flushall()
            await test(redis, RedisQueue(redis, "test"))

    asyncio.run(main())


def test_it_serves_in_the_same_order_as_the_queue_of_one_process(address: str) -> None:
    async def compare(_redis: Redis, shared: RedisQueue) -> None:
        rng = Random(16)
        local: FairQueue[str] = FairQueue()
        for number in range(600):
            if len(local) and rng.random() < 0.45:
                urgent_only = len(local) > 20 and rng.random() < 0.2
                expected = local.pop(urgent_only=urgent_only)
                if expected is not None:
                    assert await shared.pop(urgent_only=urgent_only) == expected
            else:
                people = frozenset(rng.sample("abcdefgh", rng.choice((1, 1, 1, 2, 3))))
                share = Share(people, rng.random(), rng.random() < 0.5)
                local.put(f"table {number}", share)
                await shared.put(f"table {number}", f"{number}", share)
        waiting, thinking, oldest = await shared.load()
        assert (waiting, thinking) == (len(local), 0)
        assert oldest > 0
        while (expected := local.pop()) is not None:
            assert await shared.pop() == expected
        assert await shared.load() == (0, 0, 0.0)

    _run(address, compare)


def test_a_table_waits_once_and_a_decision_is_claimed_once(address: str) -> None:
    async def ask(redis: Redis, queue: RedisQueue) -> None:
        share = Share(frozenset({"eva"}))
        other = RedisQueue(redis, "test")
        for one in (queue, other, queue):
            await one.put("table", "table-0-3", share)
        assert (await queue.load())[0] == 1
        assert await other.pop() == "table"
        assert await other.claim("table-0-3")
        assert not await queue.claim("table-0-3")
        await queue.put("table", "table-0-3", share)
        assert (await queue.load())[:2] == (0, 1), "it is being thought about"
        await queue.put("table", "table-1-2", share)
        assert (await queue.load())[:2] == (1, 1), "after an undo it is another decision"
        await other.release("table-0-3")
        assert (await queue.load())[:2] == (1, 0)

    _run(address, ask)


def test_what_a_worker_that_died_had_in_hand_can_be_asked_for_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(_redis: Redis, queue: RedisQueue) -> None:
        share = Share(frozenset({"eva"}))
        await queue.put("table", "table-0-3", share)
        assert await queue.pop() == "table"
        assert await queue.claim("table-0-3")
        monkeypatch.setattr("sunstone.server.bots.redis_dispatcher._now", lambda: 2e10)
        await queue.put("table", "table-0-3", share)
        assert await queue.pop() == "table"
        assert await queue.claim("table-0-3")
        assert (await queue.load())[:2] == (0, 1)

    _run(address, die)


def test_a_worker_killed_between_two_commands_leaves_no_wait_behind(address: str) -> None:
    async def die(redis: Redis, queue: RedisQueue) -> None:
        await queue.put("lost", "lost-0-0", Share(frozenset({"eva"})))
        await redis.zpopmin("test-urgent")
        assert await queue.load() == (0, 0, 0.0)
        assert await redis.zcard("test-since") == 0

    _run(address, die)
