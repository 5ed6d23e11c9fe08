"""The load one server process carries: many sockets at many playing tables, compared with a bare server.

    python -m bench.load --sockets 2000 --tables 500

Every table has four seats and four sockets. A move is one frame to the server and one frame of news to each of the
four; its latency is the time until the seat that moved has its news. The bare server (`bench/echo.py`) gets as many
sockets in as many groups and answers with frames of the same size. Both are measured with every table playing at once,
and at the given number of active seats, one move under way at each; where a game ends, another table takes over. The
two are measured several times in turn, and every figure is the median: the pace of a machine changes from one minute
to the next. `--against FOLDER` measures a second build of Sunstone, installed there, against this one: both run, and
play in turn, a slice of a phase each.

Players and server share the machine. So that the players are not what is measured, their sockets do next to nothing
(`bench/client.py`), and the processor time of both sides for a move is in the report: where the machine is busy with
other things, that says more than moves per second.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import platform
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
import httpx
import msgspec
import uvloop

from bench.client import Socket, connected

SEATS = 4
SLICES = 8
"""Slices of a phase; with two builds they alternate."""
LIMITS: dict[str, Any] = {
    **{name: [1e9, 1e9] for name in ("requests", "account", "frames", "login", "sign_up", "chat")},
    **dict.fromkeys(("sockets_per_address", "connections_per_address", "connections", "tables_per_address"), 10**6),
    "open_tables": 10**6,
    "daily_tables": [10**6, 10**6],
}


class Choice(msgspec.Struct):
    """As much of a choice as a player needs."""

    text: str


class Position(msgspec.Struct):
    """As much of a position as a player needs."""

    line: int
    ply: int
    turn: int | None
    legal: list[Choice]


class Frame(msgspec.Struct):
    """As much of a frame as a player needs."""

    type: str
    position: Position | None = None


_decode = msgspec.json.Decoder(Frame).decode


@dataclass
class Measured:
    """What one phase gave."""

    moves: int
    seconds: float
    latencies: list[float]

    def __add__(self, more: Measured) -> Measured:
        """Both measurements as one."""
        return Measured(self.moves + more.moves, self.seconds + more.seconds, self.latencies + more.latencies)

    def as_json(self) -> dict[str, float]:
        """The numbers of the report."""
        ordered = sorted(self.latencies) or [0.0]
        return {
            "moves_per_second": round(self.moves / self.seconds, 1),
            "p50_ms": round(1000 * statistics.median(ordered), 2),
            "p99_ms": round(1000 * ordered[int(0.99 * (len(ordered) - 1))], 2),
            "moves": self.moves,
        }


@dataclass
class Group:
    """The four sockets of a table."""

    name: str
    seats: list[Socket] = field(default_factory=list)
    position: Position | None = None
    frames: int = 0
    bytes: int = 0

    async def play(self) -> float | None:
        """One move; how long it took. `None` when the game is over."""
        position = self.position
        if position is None or position.turn is None:
            return None
        seat = position.turn
        frame = {"type": "act", "id": position.ply, "table": self.name, "seat": seat, "line": position.line}
        frame |= {"ply": position.ply, "action": random.choice(position.legal).text}  # noqa: S311
        began = time.perf_counter()
        self.seats[seat].send(msgspec.json.encode(frame))
        data = await self.seats[seat].news()
        took = time.perf_counter() - began
        after = _decode(data).position
        others = {other: await self.seats[other].news() for other in range(SEATS) if other != seat}
        self.frames += SEATS
        self.bytes += len(data) + sum(map(len, others.values()))
        if after is not None and after.turn is not None and after.turn != seat:
            after = _decode(others[after.turn]).position
        self.position = after
        return took

    async def echo(self) -> float | None:
        """The same at the bare server."""
        began = time.perf_counter()
        self.seats[0].send(b"x" * 120)
        await self.seats[0].news()
        took = time.perf_counter() - began
        for other in self.seats[1:]:
            await other.news()
        return took


async def _measure(groups: list[Group], active: int, seconds: float, *, bare: bool) -> Measured:
    """Let `active` of these groups play as fast as they are answered; where a game ends, another table takes over."""
    latencies: list[float] = []
    waiting = deque(groups)
    end = time.perf_counter() + seconds

    async def one() -> None:
        while waiting:
            group = waiting.popleft()
            while (took := await (group.echo() if bare else group.play())) is not None:
                latencies.append(took)
                if time.perf_counter() >= end:
                    return

    began = time.perf_counter()
    await asyncio.gather(*(one() for _ in range(active)))
    return Measured(len(latencies), time.perf_counter() - began, latencies)


def _rss(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _cpu(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait(port: int) -> None:
    for _ in range(600):
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        time.sleep(0.1)
    raise click.ClickException("the server does not listen")


async def _open_tables(address: str, game: str, count: int) -> list[tuple[str, str]]:
    """Tables in play, each held by a guest of its own: table and cookie."""
    found: list[tuple[str, str]] = []

    async def some(number: int) -> None:
        async with httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=60) as client:
            for _ in range(number):
                client.cookies.clear()
                await client.post("/api/guest", json={"name": "Load"})
                seats = [{"kind": "me"}, *({"kind": "here", "name": f"Seat {seat}"} for seat in range(1, SEATS))]
                made = await client.post("/api/tables", json={"game": game, "seats": seats, "visible": False})
                table = made.json()["id"]
                await client.post(f"/api/tables/{table}/start", json={})
                found.append((table, client.cookies["sunstone"]))

    await asyncio.gather(*(some(count // 10) for _ in range(10)), some(count % 10))
    return found


async def _seated(port: int, table: str, cookie: str) -> Group:
    """The four sockets of a table, all following it."""
    group = Group(table)
    for seat in range(SEATS):
        socket = await connected(port, cookie)
        group.seats.append(socket)
        socket.send(json.dumps({"type": "watch", "id": seat, "table": table, "seat": seat}).encode())
        position = _decode(await socket.news()).position
        if position is not None and position.turn == seat:
            group.position = position
    return group


async def _echoing(port: int, name: str) -> Group:
    group = Group(name)
    for _ in range(SEATS):
        socket = await connected(port)
        group.seats.append(socket)
        socket.send(name.encode())
    return group


@dataclass
class Server:
    """A server in its own process, and the sockets at its tables."""

    pid: int
    groups: list[Group]
    kib_per_socket: float
    bare: bool = False

    @property
    def news_bytes(self) -> int:
        """The mean size of a frame of news."""
        return round(sum(group.bytes for group in self.groups) / sum(group.frames for group in self.groups))


async def _phases(servers: list[Server], active: int, seconds: float) -> list[dict[str, Any]]:
    """With everyone playing, then at a number of active seats: in this order enough games are left to play.

    Several servers play in turn, a slice of a phase each, so that all of them meet the machine at the same pace.
    """
    reports: list[dict[str, Any]] = [{"kib_per_socket": server.kib_per_socket} for server in servers]
    for name, number in (("all_active", len(servers[0].groups)), (f"{active}_active", active)):
        measured = [Measured(0, 0.0, []) for _ in servers]
        spent = [[0.0, 0.0] for _ in servers]
        for turn in range(SLICES * len(servers)):
            # There and back: 0 1 1 0 0 1 1 0 …
            lap, place = divmod(turn, len(servers))
            which = place if lap % 2 == 0 else len(servers) - 1 - place
            server = servers[which]
            begun = _cpu(server.pid), time.process_time()
            some = await _measure(server.groups, number, seconds / SLICES, bare=server.bare)
            spent[which][0] += _cpu(server.pid) - begun[0]
            spent[which][1] += time.process_time() - begun[1]
            measured[which] += some
        for report, whole, (served, played) in zip(reports, measured, spent, strict=True):
            report[name] = whole.as_json() | {
                "cpu_ms_per_move": round(1000 * served / max(1, whole.moves), 3),
                "players_cpu_ms_per_move": round(1000 * played / max(1, whole.moves), 3),
            }
    for server in servers:
        for group in server.groups:
            for seat in group.seats:
                seat.close()
    return reports


async def _gather(makers: list[Any]) -> list[Group]:
    made: list[Group] = []
    for start in range(0, len(makers), 20):
        made += await asyncio.gather(*makers[start : start + 20])
    return made


def _environment(build: Path | None) -> dict[str, str]:
    """The environment of a server from this build, none for the installed one, with the limits it knows lifted."""
    environment = dict(os.environ)
    if build is not None:
        environment["PYTHONPATH"] = str(build)
    ask = "from sunstone.server.settings import Limits; print(*Limits.__annotations__)"
    asked = subprocess.run(  # noqa: S603
        [sys.executable, "-c", ask], env=environment, check=True, capture_output=True, text=True
    )
    known = asked.stdout.split()
    limits = {name: value for name, value in LIMITS.items() if name in known}
    return environment | {"SUNSTONE_LIMITS": json.dumps(limits)}


@asynccontextmanager
async def _ours(tables: int, game: str, build: Path | None) -> AsyncIterator[Server]:
    with tempfile.TemporaryDirectory(prefix="sunstone-load-") as folder:
        port = _free_port()
        command = [sys.executable, "-m", "sunstone.cli", "serve", "--port", str(port), "--folder", folder]
        environment = _environment(build)
        process = subprocess.Popen(  # noqa: S603
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
        )
        try:
            _wait(port)
            opened = await _open_tables(f"http://127.0.0.1:{port}", game, tables)
            yield await _followed(process.pid, [_seated(port, table, cookie) for table, cookie in opened])
        finally:
            process.terminate()
            process.wait(30)


@asynccontextmanager
async def _bare(tables: int, size: int) -> AsyncIterator[Server]:
    port = _free_port()
    process = subprocess.Popen([sys.executable, "-m", "bench.echo", str(port), str(size)])  # noqa: S603
    try:
        _wait(port)
        server = await _followed(process.pid, [_echoing(port, str(number)) for number in range(tables)])
        server.bare = True
        yield server
    finally:
        process.terminate()
        process.wait(30)


async def _followed(pid: int, makers: list[Any]) -> Server:
    """Open the sockets of a server, and measure the memory they take there."""
    before = _rss(pid)
    groups = await _gather(makers)
    return Server(pid, groups, round((_rss(pid) - before) / 1024 / (SEATS * len(groups)), 1))


def _middle(reports: list[Any]) -> Any:
    """The median of every figure of several reports."""
    if isinstance(reports[0], dict):
        return {key: _middle([report[key] for report in reports]) for key in reports[0]}
    return statistics.median(reports)


def _shares(ours: list[Any], bare: list[Any], phases: tuple[str, ...], figure: str) -> dict[str, list[float]]:
    """Ours against the bare server's, round by round: between two rounds the machine itself may change its pace."""
    return {
        phase: [round(a[phase][figure] / b[phase][figure], 3) for a, b in zip(ours, bare, strict=True)]
        for phase in phases
    }


async def _run(
    tables: int, active: int, seconds: float, game: str, rounds: int, against: Path | None
) -> dict[str, Any]:
    each_ours: list[Any] = []
    each_bare: list[Any] = []
    each_other: list[Any] = []
    for number in range(rounds):
        builds = [None] if against is None else [None, against]
        if number % 2:
            # Whichever build starts first is about 2 % slower.
            builds.reverse()
        async with AsyncExitStack() as running:
            servers = [await running.enter_async_context(_ours(tables, game, build)) for build in builds]
            reports = await _phases(servers, active, seconds)
            for build, report, server in zip(builds, reports, servers, strict=True):
                report["news_bytes"] = server.news_bytes
                (each_ours if build is None else each_other).append(report)
        async with _bare(tables, each_ours[-1]["news_bytes"]) as bare:
            each_bare += await _phases([bare], active, seconds)
    phases = (f"{active}_active", "all_active")
    moves = _shares(each_ours, each_bare, phases, "moves_per_second")
    time_spent = _shares(each_bare, each_ours, phases, "cpu_ms_per_move")
    other: dict[str, Any] = {}
    if against is not None:
        ratios = _shares(each_ours, each_other, phases, "moves_per_second")
        spent = _shares(each_other, each_ours, phases, "cpu_ms_per_move")
        other = {
            "against": _middle(each_other),
            "ratio": {phase: statistics.median(found) for phase, found in ratios.items()},
            "ratio_by_cpu": {phase: statistics.median(found) for phase, found in spent.items()},
            "ratios_by_round": ratios,
        }
    return {
        "machine": {"system": platform.platform(), "python": platform.python_version(), "cores": os.cpu_count()},
        "load_average": round(os.getloadavg()[0], 1),
        "game": game,
        "tables": tables,
        "sockets": SEATS * tables,
        "rounds": rounds,
        "ours": _middle(each_ours),
        "bare": _middle(each_bare),
        "share_of_bare": {phase: statistics.median(shares) for phase, shares in moves.items()},
        "share_of_bare_by_cpu": {phase: statistics.median(shares) for phase, shares in time_spent.items()},
        "shares_by_round": moves,
        **other,
    }


@click.command()
@click.option("--sockets", default=2000, show_default=True)
@click.option("--tables", default=500, show_default=True)
@click.option("--active", default=40, show_default=True, help="Seats that play in the first phase")
@click.option("--seconds", default=10.0, show_default=True, help="Length of each phase")
@click.option("--rounds", default=3, show_default=True, help="Times both servers are measured, in turn")
@click.option("--game", default="coatl", show_default=True)
@click.option(
    "--against", type=click.Path(exists=True, path_type=Path), help="Folder of a second build to compare with"
)
def main(sockets: int, tables: int, active: int, seconds: float, rounds: int, game: str, against: Path | None) -> None:
    """Measure and print JSON; of several rounds the median of each figure."""
    if sockets != SEATS * tables:
        raise click.UsageError(f"every table has {SEATS} sockets: --sockets is {SEATS} times --tables")
    click.echo(json.dumps(uvloop.run(_run(tables, active, seconds, game, rounds, against)), indent=1))


if __name__ == "__main__":
    main()
