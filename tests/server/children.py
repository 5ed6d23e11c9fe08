"""Processes of the program under test: whole ones, and quick ones that are forked from a process that has it loaded."""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import subprocess
import sys
import threading
import time
from functools import cache
from pathlib import Path
from typing import Protocol

ZYGOTE = Path(__file__).parent / "zygote.py"


class Child(Protocol):
    """As much of `subprocess.Popen` as tests use."""

    pid: int

    def poll(self) -> int | None:
        """The exit code, if it has ended."""

    def wait(self, timeout: float) -> int:
        """The exit code, once it has ended."""

    def send_signal(self, sig: int) -> None:
        """Send a signal, unless it has ended."""

    def terminate(self) -> None:
        """Ask it to stop."""

    def kill(self) -> None:
        """Give it no chance to do anything more."""


class Zygote:
    """The process that others are forked from."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(ZYGOTE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._lock = threading.Lock()
        atexit.register(self.close)

    def ask(self, **order: object) -> int:
        """Give an order; its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._lock:
            self._process.stdin.write(json.dumps(order) + "\n")
            self._process.stdin.flush()
            return int(self._process.stdout.readline())

    def close(self) -> None:
        """No more processes."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(60)


@cache
def zygote() -> Zygote:
    """The one of this test run."""
    return Zygote()


class Forked:
    """A process that was forked."""

    def __init__(self, arguments: list[str], environment: dict[str, str], out: Path, err: Path) -> None:
        order = {"arguments": arguments, "environment": environment, "out": str(out), "err": str(err)}
        self.pid = zygote().ask(do="start", **order)
        self._handle = os.pidfd_open(self.pid)
        self._code: int | None = None

    def _ended(self, seconds: float) -> bool:
        if self._code is None and select.select([self._handle], [], [], seconds)[0]:
            os.close(self._handle)
            self._code = zygote().ask(do="wait", pid=self.pid)
        return self._code is not None

    def poll(self) -> int | None:
        """The exit code, if it has ended."""
        return self._code if self._ended(0) else None

    def wait(self, timeout: float) -> int:
        """The exit code, once it has ended."""
        assert self._ended(timeout), "it does not end"
        assert self._code is not None
        return self._code

    def send_signal(self, sig: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            signal.pidfd_send_signal(self._handle, sig)

    def terminate(self) -> None:
        """Ask it to stop."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Give it no chance to do anything more."""
        self.send_signal(signal.SIGKILL)


def whole(arguments: list[str], environment: dict[str, str], out: Path, err: Path) -> Child:
    """A process of its own, with an interpreter of its own."""
    with out.open("w") as said, err.open("w") as errors:
        return subprocess.Popen(
            [sys.executable, "-m", "sunstone.cli", *arguments], stdout=said, stderr=errors, env=environment, text=True
        )


def first_line(child: Child, out: Path, err: Path) -> str:
    """The first line it prints: then it is ready."""
    while True:
        text = out.read_text() if out.exists() else ""
        if "\n" in text:
            return text.partition("\n")[0]
        if child.poll() is not None:
            raise AssertionError(f"it did not start: {err.read_text()}")
        time.sleep(0.005)
