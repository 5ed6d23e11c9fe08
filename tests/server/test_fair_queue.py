"""The queue in front of bots and analyses: who waits for whom is counted, never timed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from itertools import count

from sunstone.server.bots.fair_queue import FairQueue, FairSlots, Share
from sunstone.server.bots.recent import Recent


def of(*people: str, cost: float = 1.0, urgent: bool = True) -> Share:
    """A request for these people."""
    return Share(frozenset(people), cost, urgent)


def served(tables: dict[str, Share], times: int) -> list[str]:
    """Who is served, when every table asks again as soon as it was."""
    queue: FairQueue[str] = FairQueue()
    for table, share in tables.items():
        queue.put(table, share)
    order = []
    for _ in range(times):
        found = queue.pop()
        assert found is not None
        order.append(found)
        queue.put(found, tables[found])
    return order


def test_fifty_requests_of_one_person_do_not_hold_up_another() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(50):
        queue.put(f"guest {number}", of("guest"))
    for number in range(10):
        assert queue.pop() == f"guest {number}"
        queue.put(f"guest again {number}", of("guest"))
        queue.put("eva", of("eva"))
        assert queue.pop() == "eva"


def test_people_who_keep_asking_have_the_same_share_however_many_tables_they_have() -> None:
    tables = {f"guest {number}": of("guest") for number in range(50)} | {"eva": of("eva"), "jan": of("jan")}
    shares = Counter(table.split()[0] for table in served(tables, 300))
    assert shares == {"guest": 100, "eva": 100, "jan": 100}


def test_the_tables_of_one_person_are_served_by_turns() -> None:
    tables = {f"table {number}": of("eva") for number in range(5)} | {"other": of("jan")}
    shares = Counter(served(tables, 60))
    assert {shares[f"table {number}"] for number in range(5)} == {6}


def test_who_sits_down_at_my_table_with_many_of_their_own_does_not_slow_it_down() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(50):
        queue.put(f"guest {number}", of("guest"))
    assert queue.pop() == "guest 0"
    queue.put("shared", of("guest", "eva"))
    assert queue.pop() == "shared"


def test_tables_that_two_people_share_bring_them_no_more_than_a_share_each() -> None:
    together = [of("ada"), of("bob"), of("ada", "bob")]
    tables = {f"crew {number}": together[number % 3] for number in range(60)} | {"eva": of("eva")}
    order = served(tables, 300)
    assert order.count("eva") >= 95


def test_quick_decisions_do_not_wait_behind_slow_ones_of_many_people() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(20):
        queue.put("slow", of(f"slow {number}", cost=10.0))
    assert queue.pop() == "slow"
    for _ in range(5):
        queue.put("quick", of("quick", cost=0.1))
        assert queue.pop() == "quick"


def test_slow_and_quick_people_get_the_same_time() -> None:
    order = served({"slow": of("slow", cost=10.0), "quick": of("quick", cost=0.5)}, 420)
    assert 19 <= order.count("slow") <= 21


def test_urgent_requests_come_before_all_others() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("watched", of("host", urgent=False))
    queue.put("played", of("eva"))
    queue.put("played too", of("eva"))
    assert len(queue) == 3
    assert [queue.pop(urgent_only=True) for _ in range(3)] == ["played", "played too", None]
    assert queue.pop() == "watched"
    assert queue.pop() is None


def _run(slots: FairSlots, shares: Iterable[Share]) -> tuple[list[int], int]:
    """The order in which requests get a slot, and how many had one at most."""
    order: list[int] = []
    running = most = 0

    async def one(number: int, share: Share) -> None:
        nonlocal running, most
        async with slots.turn(share):
            order.append(number)
            running += 1
            most = max(most, running)
            await asyncio.sleep(0)
            running -= 1

    async def main() -> None:
        await asyncio.gather(*(one(number, share) for number, share in enumerate(shares)))

    asyncio.run(main())
    return order, most


def test_no_more_have_a_slot_than_there_are() -> None:
    order, most = _run(FairSlots(3), [of("eva")] * 20)
    assert most == 3
    assert sorted(order) == list(range(20))


def test_the_last_of_several_slots_is_kept_for_urgent_requests() -> None:
    _, most = _run(FairSlots(3), [of("eva", urgent=False)] * 20)
    assert most == 2
    order, _ = _run(FairSlots(3), [of("eva", urgent=False)] * 20 + [of("jan")])
    assert order.index(20) == 2
    _, most = _run(FairSlots(1), [of("eva", urgent=False)] * 5)
    assert most == 1, "a single slot is for everyone"


def test_a_request_that_is_given_up_leaves_no_slot_behind() -> None:
    async def main() -> None:
        slots = FairSlots(1)

        async def hold(done: asyncio.Event) -> None:
            async with slots.turn(of("eva")):
                await done.wait()

        first, second, third = asyncio.Event(), asyncio.Event(), asyncio.Event()
        tasks = [asyncio.create_task(hold(event)) for event in (first, second, third)]
        await asyncio.sleep(0)
        assert slots.waiting == 2
        assert slots.oldest >= 0.0
        # The second is given its slot and given up in the same moment.
        first.set()
        await tasks[0]
        tasks[1].cancel()
        await asyncio.gather(tasks[1], return_exceptions=True)
        third.set()
        await tasks[2]
        assert slots.waiting == 0
        assert slots.oldest == 0.0
        async with slots.turn(of("eva")):
            pass

    asyncio.run(main())


def test_what_was_noted_is_recent_for_a_while_and_then_dropped() -> None:
    ticks = count()
    recent: Recent[int] = Recent(3.0, lambda: float(next(ticks)))
    recent.note(1)
    assert 1 in recent
    assert 1 in recent
    assert 1 not in recent
    recent.note(2)
    assert len(recent) == 1
    recent.note(2)
    assert 2 in recent
