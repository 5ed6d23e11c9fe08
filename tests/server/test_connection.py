"""The way out of one socket: at once while the client reads, in order when it is slow, and not for ever."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from sunstone.server.accounts.visitor import NOBODY
from sunstone.server.live.connection import GOING_AWAY, MOST_WAITING, RESTART, TRY_AGAIN, Connection, run_until_blocked
from sunstone.server.live.heartbeat import BEAT, DEAD, SURE, Heartbeat


class Client:
    """What the framework sends to, in the test's hand: it can be slow, and it can be gone."""

    def __init__(self) -> None:
        self.got: list[str | int] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.gone: type[Exception] | None = None
        self.aborted = False

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        if self.gone is not None:
            raise self.gone
        self.got.append(message["text"] if message["type"] == "websocket.send" else message["code"])

    def connection(self) -> Connection:
        return Connection(NOBODY, "en", "here", self.send, self.send_now, self.abort)

    def send_now(self, data: bytes) -> bool:
        if not self.reads.is_set() or self.gone is not None:
            return False
        self.got.append(data.decode())
        return True

    def abort(self) -> None:
        self.aborted = True
        self.gone = ConnectionError
        self.reads.set()


async def _settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_work_that_need_not_wait_is_done_at_once() -> None:
    async def story() -> list[str]:
        done: list[str] = []
        gate = asyncio.Event()

        async def work(name: str, wait: bool) -> None:
            done.append(f"{name} begins")
            if wait:
                await gate.wait()
                await asyncio.sleep(0)
            done.append(f"{name} ends")

        assert run_until_blocked(work("quick", False)) is None
        rest = run_until_blocked(work("slow", True))
        assert rest is not None
        done.append("between")
        asyncio.get_running_loop().call_soon(gate.set)
        await rest
        return done

    assert asyncio.run(story()) == ["quick begins", "quick ends", "slow begins", "between", "slow ends"]


def test_frames_go_out_at_once_and_stay_in_order_when_the_client_is_slow() -> None:
    async def story() -> None:
        client = Client()
        connection = client.connection()
        connection.send_bytes(b"1")
        assert client.got == ["1"], "without waiting for anything"
        client.reads.clear()
        for number in b"234":
            connection.send_bytes(bytes([number]))
        await _settle()
        assert client.got == ["1"]
        client.reads.set()
        await _settle()
        assert client.got == ["1", "2", "3", "4"]
        connection.send_bytes(b"5")
        assert client.got[-1] == "5", "and at once again"
        connection.close(RESTART)
        connection.send_bytes(b"6")
        assert client.got[-2:] == ["5", RESTART]

    asyncio.run(story())


def test_who_falls_too_far_behind_is_cut_off() -> None:
    """The bound is in bytes, and the cut does not wait behind what is not being read."""

    async def story() -> None:
        client = Client()
        connection = client.connection()
        client.reads.clear()
        for _ in range(3):
            connection.send_bytes(b"x" * (MOST_WAITING // 2))
        assert not client.aborted
        connection.send_bytes(b"x")
        assert client.aborted
        assert connection.closing == TRY_AGAIN
        await _settle()
        assert (client.got, len(connection._late), connection._waiting) == ([], 0, 0)

    asyncio.run(story())


def test_what_was_taken_waits_no_more() -> None:
    async def story() -> None:
        client = Client()
        connection = client.connection()
        drained: list[Connection] = []
        connection.caught_up = drained.append
        for _ in range(3):
            client.reads.clear()
            for _ in range(3):
                connection.send_bytes("č".encode() * (MOST_WAITING // 4))
            assert connection.lagging
            client.reads.set()
            await _settle()
            assert not connection.lagging
        assert (len(client.got), client.aborted, drained) == (9, False, [connection] * 3)

    asyncio.run(story())


@pytest.mark.parametrize("how", [ConnectionError, RuntimeError])
def test_who_is_gone_is_sent_nothing_more(how: type[Exception]) -> None:
    async def story() -> None:
        at_once, slow, left = Client(), Client(), Client()
        connection = at_once.connection()
        at_once.gone = how
        connection.send_bytes(b"1")
        assert connection.closing == GOING_AWAY
        connection = slow.connection()
        slow.reads.clear()
        connection.send_bytes(b"1")
        connection.send_bytes(b"2")
        slow.gone = how
        slow.reads.set()
        await _settle()
        assert connection.closing == GOING_AWAY
        connection = left.connection()
        left.reads.clear()
        connection.send_bytes(b"1")
        await connection.ended()
        left.reads.set()
        await _settle()
        assert (at_once.got, slow.got, left.got) == ([], [], [])

    asyncio.run(story())


def test_news_that_a_command_brings_are_its_answer() -> None:
    async def story() -> None:
        client = Client()
        connection = client.connection()
        connection.tell(4, b'{"a":4}')
        assert client.got == ['{"a":4}'], "no command of its own: at once"
        connection.reader, connection.busy = asyncio.current_task(), True
        connection.tell(5, b'{"a":5}')
        assert len(client.got) == 1
        connection.answer(7, 5)
        assert client.got[1:] == ['{"a":5,"id":7}']
        connection.answer(8, 6)
        assert client.got[2:] == ['{"type":"ok","id":8,"version":6}'], "without news of it, a word of its own"

    asyncio.run(story())


def test_news_of_others_do_not_answer_a_command() -> None:
    async def story() -> None:
        client = Client()
        connection = client.connection()
        connection.reader, connection.busy = asyncio.current_task(), True
        # What was missed is found out while the command is carried out, and then the command itself.
        connection.tell(5, b'{"a":5}')
        connection.tell(6, b'{"a":6}')
        assert client.got == ['{"a":5}']

        async def another() -> None:
            connection.tell(7, b'{"a":7}')

        await asyncio.create_task(another())
        assert client.got[1:] == ['{"a":6}', '{"a":7}'], "in order, and at once"
        connection.answer(9, 6)
        assert client.got[3:] == ['{"type":"ok","id":9,"version":6}']
        connection.tell(8, b'{"a":8}')
        connection.answer(10, 9)
        assert client.got[4:] == ['{"a":8}', '{"type":"ok","id":10,"version":9}'], "another version is no answer"
        connection.tell(10, b'{"a":10}')
        connection.close(RESTART)
        assert client.got[6:] == ['{"a":10}', RESTART]

    asyncio.run(story())


def test_a_heartbeat_is_for_those_who_were_not_just_heard() -> None:
    async def story() -> None:
        clients = [Client() for _ in range(3)]
        heard, quiet, dead = (client.connection() for client in clients)
        heard.heard = time.monotonic() - SURE / 2
        quiet.heard = time.monotonic() - 2 * SURE
        dead.asked = time.monotonic() - DEAD
        Heartbeat()._greet({heard, quiet, dead})
        assert (clients[0].got, heard.asked) == ([], 0)
        assert len(clients[1].got) == 1
        assert quiet.asked
        assert clients[2].got == [GOING_AWAY]

    asyncio.run(story())
    # Heard just before it dies, it is passed over once, then asked, then given up.
    assert SURE + BEAT + DEAD < 15
