"""Messages between processes. Nothing depends on one arriving: the database is asked again in any case."""

import asyncio
from collections.abc import Callable

import msgspec
import structlog

_log = structlog.get_logger()
_CHANNEL = "sunstone"


class Grown(msgspec.Struct, frozen=True, tag=True):
    table: str
    version: int


class Here(msgspec.Struct, frozen=True, tag=True):
    """Who looks at a table through one process."""

    process: str
    table: str
    users: list[str]
    watching: int


class TurnOf(msgspec.Struct, frozen=True, tag=True):
    """A table begins to wait for somebody, or stops."""

    user: str
    table: str
    yours: bool


class Forget(msgspec.Struct, frozen=True, tag=True):
    """Tables whose names have changed: read them anew."""

    tables: list[str]


class Revoked(msgspec.Struct, frozen=True, tag=True):
    """Authority that has ended: a session's, a token's, or with neither all of a user's but the session `keep`."""

    user: str
    session: str | None = None
    """Digest of the session."""
    token: str | None = None
    """Id of the token."""
    keep: str | None = None


class Missed(msgspec.Struct, frozen=True, tag=True):
    """Messages may have been lost: the listener itself reports this when it is connected again."""


Message = Grown | Here | TurnOf | Forget | Revoked | Missed
Hear = Callable[[Message], None]

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Message).decode


class Channels:
    """The way to the other processes; as it is, to none."""

    async def start(self, hear: Hear) -> None:
        """Begin to listen."""

    def tell(self, message: Message) -> None:
        """Send to the others, not to oneself, and do not wait."""

    async def close(self) -> None:
        """Send what waits, then stop."""


class RedisChannels(Channels):
    def __init__(self, url: str, process: str) -> None:
        from redis.asyncio import Redis

        self._redis = Redis.from_url(url, socket_connect_timeout=5, health_check_interval=10)
        self._process = process.encode()
        self._out: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Hear) -> None:
        """Listen and send in the background, and connect again whenever the connection breaks."""
        listening = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(hear, listening)), asyncio.create_task(self._send())]
        await asyncio.wait_for(listening.wait(), 10)

    def tell(self, message: Message) -> None:
        """Queue a message; when the queue is full it is dropped, as if Redis had lost it."""
        try:
            self._out.put_nowait(self._process + b" " + _encode(message))
        except asyncio.QueueFull:
            _log.warning("channel_full")

    async def _send(self) -> None:
        while True:
            data = await self._out.get()
            try:
                await self._redis.publish(_CHANNEL, data)
            except Exception:
                _log.warning("channel_send_failed", exc_info=True)
                await asyncio.sleep(0.5)

    async def _listen(self, hear: Hear, listening: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(_CHANNEL)
                    hear(Missed())
                    listening.set()
                    async for got in pubsub.listen():
                        if got["type"] == "message":
                            self._hear(hear, got["data"])
            except Exception:
                _log.warning("channel_listen_failed", exc_info=True)
                await asyncio.sleep(0.5)

    def _hear(self, hear: Hear, data: bytes) -> None:
        sender, _, message = data.partition(b" ")
        if sender != self._process:
            hear(_decode(message))

    async def close(self) -> None:
        for _ in range(50):
            if self._out.empty():
                break
            await asyncio.sleep(0.02)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()


def channels_for(url: str, process: str) -> Channels:
    """The channels a setting names."""
    return RedisChannels(url, process) if url else Channels()
