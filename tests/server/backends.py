"""A real PostgreSQL and a real Redis, on free ports of loopback, in a temporary folder, for as long as a test runs."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

_LOCK = Path(tempfile.gettempdir()) / "sunstone-tests-apt.lock"


def _find(program: str) -> str | None:
    # Debian keeps PostgreSQL's own programs out of the path.
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return shutil.which(program) or (str(debian[-1]) if debian else None)


def program(name: str, package: str) -> str:
    """The path of a program; on Debian it is installed if it is missing."""
    with _LOCK.open("w") as lock:
        # Tests run side by side, and only one of them should install.
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = _find(name)
        if found is None and shutil.which("apt-get") and os.geteuid() == 0:
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(["apt-get", "update", "-qq"], check=True, env=quiet)
            install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", package]
            subprocess.run(install, check=True, env=quiet, stdout=subprocess.DEVNULL)
            found = _find(name)
    if found is None:
        pytest.fail(f"{name} is missing and cannot be installed here: install the package {package}")
    return found


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        assert process.poll() is None, "it stopped at once"
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("it does not listen")


class Postgres:
    """A PostgreSQL server."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def _connected(self) -> asyncpg.Connection:
        while True:
            try:
                return await asyncpg.connect(host="127.0.0.1", port=self.port, user="sunstone", database="postgres")
            except asyncpg.CannotConnectNowError:
                # It listens a moment before it serves.
                await asyncio.sleep(0.05)

    def new_database(self, name: str = "") -> str:
        """A fresh database; its address."""
        name = name or f"t{time.time_ns()}"

        async def create() -> None:
            connection = await self._connected()
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return f"postgresql+asyncpg://sunstone@127.0.0.1:{self.port}/{name}"


def as_postgres(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root; as anyone else it runs as we do."""
    return (
        ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
        if os.geteuid() == 0
        else command
    )


@contextmanager
def postgres_folder() -> Iterator[Path]:
    """A folder of PostgreSQL's user with a fresh cluster in `data`."""
    initdb = program("initdb", "postgresql")
    folder = Path(tempfile.mkdtemp(prefix="sunstone-pg-"))
    try:
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        subprocess.run(
            as_postgres([initdb, "-D", f"{folder}/data", "-U", "sunstone", "-A", "trust", "-E", "UTF8", "--no-sync"]),
            check=True,
            stdout=subprocess.DEVNULL,
            cwd="/",
        )
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres_in(folder: Path, port: int) -> Iterator[Postgres]:
    """A PostgreSQL server on the cluster of a folder."""
    # Only our own processes are killed in tests, so PostgreSQL need not wait for the disk.
    options = ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"]
    command = [program("postgres", "postgresql"), "-D", f"{folder}/data", "-p", str(port), "-k", str(folder), *options]
    process = subprocess.Popen(as_postgres(command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
    try:
        _wait_for(port, process)
        yield Postgres(port)
    finally:
        process.terminate()
        process.wait(60)


@contextmanager
def postgres(port: int | None = None) -> Iterator[Postgres]:
    """A PostgreSQL server of one's own."""
    with postgres_folder() as folder, postgres_in(folder, port or free_port()) as server:
        yield server


@contextmanager
def redis(port: int | None = None) -> Iterator[str]:
    """A Redis server of one's own; its address."""
    server = program("redis-server", "redis-server")
    port = port or free_port()
    with tempfile.TemporaryDirectory(prefix="sunstone-redis-") as folder:
        command = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            _wait_for(port, process)
            yield f"redis://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(60)
