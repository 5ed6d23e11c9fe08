"""A Python with no more of the system than Windows has: `python poorer.py ARGUMENTS` is `sunstone ARGUMENTS` there.

`sys.platform` stays: the standard library chooses its own implementation by it.
"""

from __future__ import annotations

import asyncio
import multiprocessing.popen_spawn_posix
import multiprocessing.resource_tracker
import os
import signal
import socket
import subprocess
import sys
import webbrowser
from importlib.abc import MetaPathFinder
from typing import Any

MODULES = {
    "curses",
    "fcntl",
    "grp",
    "posix_ipc",
    "pty",
    "pwd",
    "readline",
    "resource",
    "syslog",
    "termios",
    "tty",
    "uvloop",
}
FUNCTIONS = """
    chown fchmod fchown fork forkpty getegid geteuid getgid getloadavg getpgid getpriority getuid killpg lchown mkfifo
    nice openpty pidfd_open posix_spawn pread pwrite sched_getaffinity sched_setaffinity setpriority setsid setuid
    sysconf uname wait3 wait4 O_NOFOLLOW O_DIRECTORY O_CLOEXEC O_NONBLOCK
"""
SIGNALS = ("SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGUSR1", "SIGUSR2")
# The standard library was loaded for this system, and goes on using what it found here.
LOADED = (multiprocessing.popen_spawn_posix, multiprocessing.resource_tracker, subprocess, webbrowser)


class Missing(MetaPathFinder):
    """Modules that only Unix has, and uvloop."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name in MODULES:
            raise ImportError(f"there is no {name} on Windows")


def no_handlers(*_: Any) -> None:
    """Loops on Windows have no signals."""
    raise NotImplementedError


def become_poor() -> None:
    """Take everything away."""
    sys.meta_path.insert(0, Missing())
    for name in MODULES:
        sys.modules.pop(name, None)
    for name in FUNCTIONS.split():
        if hasattr(os, name):
            delattr(os, name)
    for name in SIGNALS:
        delattr(signal, name)
    del socket.SO_REUSEPORT
    asyncio.SelectorEventLoop.add_signal_handler = no_handlers  # type: ignore[assignment, method-assign]


if __name__ == "__main__":
    become_poor()
    from sunstone.cli import main

    main()
