"""Whoever changes a table is alone with it, and nobody who gives up blocks the others."""

from __future__ import annotations

import asyncio

from sunstone.server.tables.keyed_lock import KeyedLock, Queues


def test_one_after_the_other_in_the_order_they_came() -> None:
    async def story() -> tuple[list[str], Queues]:
        queues: Queues = {}
        done: list[str] = []

        async def one(name: str, table: str = "a") -> None:
            async with KeyedLock(queues, table):
                done.append(f"{name} in")
                await asyncio.sleep(0)
                done.append(f"{name} out")

        await asyncio.gather(one("1"), one("2"), one("3"))
        await asyncio.gather(one("4"), one("5", "b"))
        return done, queues

    done, queues = asyncio.run(story())
    assert done[:6] == ["1 in", "1 out", "2 in", "2 out", "3 in", "3 out"]
    assert done[6:] == ["4 in", "5 in", "4 out", "5 out"], "another table is another queue"
    assert queues == {}


def test_an_error_and_a_cancelled_visitor_let_the_next_one_in() -> None:
    async def story() -> list[str]:
        queues: Queues = {}
        done: list[str] = []
        go = asyncio.Event()

        async def one(name: str) -> None:
            try:
                async with KeyedLock(queues, "a"):
                    await go.wait()
                    done.append(name)
                    if name == "1":
                        raise ValueError
            finally:
                if name == "1":
                    # The third has been given its turn and cannot take it any more.
                    tasks[2].cancel()

        tasks = [asyncio.create_task(one(name)) for name in "12345"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        go.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert queues == {}
        return done

    assert asyncio.run(story()) == ["1", "4", "5"]
