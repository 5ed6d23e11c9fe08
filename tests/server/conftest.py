"""The sites the server's tests run on: one process with SQLite, and two with PostgreSQL, Redis and two bot workers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server import backends
from tests.server.site import Site, start, start_worker


@pytest.fixture(scope="session")
def postgres() -> Iterator[backends.Postgres]:
    """A PostgreSQL server."""
    with backends.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """A Redis server."""
    with backends.redis() as address:
        yield address


def scaled_site(stack: ExitStack, folder: Path, postgres: backends.Postgres, redis: str) -> Site:
    """Two server processes and two bot workers; they stop when the stack is closed."""
    shared = ("--database", postgres.new_database(), "--channels", redis)
    site = Site([start(folder / f"server{number}", *shared, "--bots", "0") for number in range(2)])
    stack.callback(site.stop)
    for _ in range(2):
        worker = start_worker(folder, *shared)
        stack.callback(worker.wait, 60)
        stack.callback(worker.terminate)
    return site


@pytest.fixture(scope="session", params=["embedded", pytest.param("scaled", marks=pytest.mark.slow)])
def _shared_site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    with ExitStack() as stack:
        if request.param == "scaled":
            # A server of its own for each: channels and queue are shared by whoever shares a Redis.
            redis = stack.enter_context(backends.redis())
            yield scaled_site(stack, folder, request.getfixturevalue("postgres"), redis)
        else:
            site = Site([start(folder, fresh=True)])
            stack.callback(site.stop)
            yield site


@pytest.fixture
def site(_shared_site: Site) -> Iterator[Site]:
    """A site that is running already; other tests use it too, so nothing but one's own tables is one's own."""
    yield _shared_site
    _shared_site.everyone_leaves()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder for a server of one's own."""
    return tmp_path / "data"
