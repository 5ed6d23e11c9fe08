"""A process waits at its start for PostgreSQL and Redis, says so, and can be stopped meanwhile."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from asyncpg.exceptions import CannotConnectNowError, InvalidCatalogNameError, InvalidPasswordError  # type: ignore[import-untyped]
from redis.exceptions import AuthenticationError, BusyLoadingError

from sunstone.server.operations import wait_for_services as waiting
from tests.server import backends
from tests.server.children import Child, Forked, first_line
from tests.server.site import WAIT, Json, Process, Site, environment, play_out, until


class _Waiting:
    """A process that has been started and is not ready yet."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.out, self.log = folder / "out", folder / "log"
        self.child: Child = Forked(list(arguments), environment(SUNSTONE_FOLDER=str(folder)), self.out, self.log)

    def lines(self) -> list[Json]:
        text = self.log.read_text() if self.log.exists() else ""
        return [json.loads(line) for line in text.splitlines() if line.startswith("{")]

    def says(self, service: str, problem: str = "") -> None:
        """Wait until it says that it waits for a service."""
        until(
            lambda: any(
                line["event"] == "waiting" and line["service"] == service and problem in line["problem"]
                for line in self.lines()
            )
        )
        assert self.child.poll() is None

    def ready(self) -> str:
        return first_line(self.child, self.out, self.log)


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_it_ends_at_once_when_it_is_stopped_while_it_waits(tmp_path: Path, command: str) -> None:
    nobody = f"postgresql+asyncpg://sunstone:hidden@127.0.0.1:{backends.free_port()}/sunstone"
    options = ["--database", nobody, "--channels", f"redis://127.0.0.1:{backends.free_port()}"]
    process = _Waiting(tmp_path, command, *options, *(["--port", "0"] if command == "serve" else []))
    process.says("PostgreSQL")
    process.child.terminate()
    process.child.wait(WAIT)
    assert process.out.read_text() == ""
    assert "hidden" not in process.log.read_text()
    assert "Traceback" not in process.log.read_text()


def _tried(problems: list[Exception], away: object) -> int:
    left = list(problems)

    async def attempt() -> None:
        if left:
            raise left.pop(0)

    asyncio.run(waiting._until_there("it", "somewhere", attempt, away))  # type: ignore[arg-type]
    return len(problems) - len(left)


def test_what_may_come_yet_is_waited_for_and_a_wrong_password_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "FIRST", 0.0)
    starting = CannotConnectNowError("the database system is starting up")
    missing = InvalidCatalogNameError('database "sunstone" does not exist')
    come = [ConnectionRefusedError(), starting, missing, waiting.ReadOnly(), TimeoutError()]
    assert _tried(come, waiting._postgresql_away) == 5
    assert _tried([ConnectionRefusedError(), BusyLoadingError()], waiting._redis_away) == 2
    with pytest.raises(InvalidPasswordError):
        _tried([InvalidPasswordError("no")], waiting._postgresql_away)
    with pytest.raises(AuthenticationError):
        _tried([AuthenticationError("no")], waiting._redis_away)


@pytest.mark.slow
def test_a_server_and_a_worker_come_up_when_postgresql_and_redis_have(tmp_path: Path) -> None:
    database, redis = backends.free_port(), backends.free_port()
    options = ["--database", f"postgresql+asyncpg://sunstone@127.0.0.1:{database}/sunstone"]
    options += ["--channels", f"redis://127.0.0.1:{redis}"]
    server = _Waiting(tmp_path / "server", "serve", "--port", "0", "--bots", "0", *options)
    worker = _Waiting(tmp_path / "worker", "worker", *options)
    both = (server, worker)
    try:
        for process in both:
            process.says("PostgreSQL", "ConnectionRefusedError")
        with backends.postgres(database) as postgres:
            for process in both:
                process.says("PostgreSQL", "does not exist")
            postgres.new_database("sunstone")
            for process in both:
                process.says("Redis")
                assert process.out.read_text() == ""
            with backends.redis(redis):
                address = server.ready().split()[-1]
                worker.ready()
                assert httpx.get(f"{address}/health").status_code == 200
                site = Site([Process(server.child, address, server.log)])
                eva, jan = site.guest("Eva"), site.guest("Jan")
                play_out(eva.started(jan), eva, jan, upto=3)
                table = eva.started(seats=["random", "random"])
                eva.wait_over(table)
                worker.child.terminate()
                worker.child.wait(WAIT)
                site.stop()
    finally:
        for process in both:
            process.child.kill()
            process.child.wait(WAIT)
