"""`make play`: set up what is missing, open the table in the browser, and compile the engine while somebody plays.

The first start runs on plain Python, so that nobody waits for a compiler. As soon as the engine is compiled, and no bot
is thinking, the server starts again with it: browsers reconnect by themselves and games go on.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor

from tools import engine, pages
from tools.stamps import ROOT

PORT = 8600
PATIENCE = 2.0
"""Seconds after which a step says that it is running."""

LOOK = 0.5
"""Seconds between two looks at what is running."""

PYTHON = ROOT / ".venv" / "bin" / "python"
BUSY = ("sunstone_bot_decisions_waiting", "sunstone_bot_decisions_thinking")


class Failed(Exception):
    """A step that did not work, and what it said."""


def say(text: str) -> None:
    """A line for whoever waits."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def step(name: str, *command: str) -> None:
    """Run a command, and say so if it takes a while."""
    began = time.monotonic()
    process = subprocess.Popen(  # noqa: S603
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        said, _ = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        say(f"{name} …")
        said, _ = process.communicate()
    if process.returncode:
        raise Failed(f"{name} failed:\n{said}")
    if time.monotonic() - began > PATIENCE:
        say(f"{name}: {time.monotonic() - began:.0f} s")


def set_up_python() -> None:
    """The virtual environment; `make` knows whether it is there."""
    step("Installing Python packages", "make", "--no-print-directory", ".venv/.installed")


def set_up_pages() -> None:
    """What the browser loads."""
    if not pages.are_current():
        step("Installing what builds the pages", sys.executable, "-m", "tools.pages", "packages")
        step("Building the pages", sys.executable, "-m", "tools.pages")


def set_up() -> None:
    """Everything but the compiled engine. One core waits for Python packages, the other builds the pages."""
    if not (ROOT / ".venv" / ".installed").exists():
        subprocess.run([ROOT / "tools" / "prepare", sys.executable], check=True)  # noqa: S603
    with ThreadPoolExecutor() as pool:
        for done in [pool.submit(set_up_python), pool.submit(set_up_pages)]:
            done.result()


def can_compile() -> bool:
    """Whether there is a compiler, and nobody said to leave it."""
    return os.environ.get("SUNSTONE_BUILD") != "pure" and shutil.which(os.environ.get("CC", "cc")) is not None


def start_compiling() -> subprocess.Popen[bytes]:
    """Compile on what the server and its bots leave over."""
    nice = ["nice", "-n", "19"] if shutil.which("nice") else []
    command = [*nice, str(PYTHON), "-m", "tools.engine"]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, cwd=ROOT, stdout=quiet, stderr=quiet)  # noqa: S603


def start_server(port: int, compiled: bool, *more: str) -> subprocess.Popen[bytes]:
    """The server, on the compiled engine or on plain Python."""
    path = engine.COMPILED if compiled else ROOT / "src"
    command = [str(PYTHON), "-m", "sunstone.cli", "serve", "--port", str(port), *more]
    return subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(path)})  # noqa: S603


def free_port() -> int:
    """The usual port, or another if somebody listens there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", PORT))
        except OSError:
            probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_quiet(port: int) -> bool:
    """Whether no bot is thinking, and none is waited for."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
            lines = answer.read().decode().splitlines()
    except OSError:
        return False
    return not any(float(line.split()[-1]) for line in lines if line.startswith(BUSY))


def play() -> int:
    """Serve until the server ends; its exit code."""
    set_up()
    compiled = engine.is_compiled()
    if compiled:
        engine.bring_files()
    port = free_port()
    server = start_server(port, compiled, "--open")
    compiling = None
    try:
        if not compiled and can_compile():
            compiling = start_compiling()
            say("The engine is being compiled meanwhile; until then bots think more slowly.")
            while server.poll() is None and compiling.poll() is None:
                time.sleep(LOOK)
            if compiling.returncode:
                say("The engine could not be compiled (`make compiled` says why): it stays plain Python.")
            while server.poll() is None and compiling.returncode == 0 and not compiled:
                if is_quiet(port):
                    say("The engine is compiled. The server starts again with it; games go on.")
                    server.terminate()
                    server.wait()
                    server, compiled = start_server(port, True), True
                else:
                    time.sleep(LOOK)
        return server.wait()
    finally:
        for process in (server, compiling):
            if process is not None and process.poll() is None:
                process.terminate()
                process.wait()


def main() -> int:
    """Play, and take Ctrl-C as the end."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        return play()
    except KeyboardInterrupt:
        return 0
    except (Failed, subprocess.CalledProcessError) as problem:
        say(str(problem))
        return 1


if __name__ == "__main__":
    sys.exit(main())
