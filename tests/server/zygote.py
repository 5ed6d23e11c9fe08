"""Starts server after server quickly: the libraries are loaded once, and every server is a fork of this process.

Commands come line by line: `start`, then the process id is printed; it prints `ready` itself once it listens.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from sunstone.core.registry import game, game_ids
from sunstone.server.run import serve
from sunstone.server.settings import read_settings


def say(word: str) -> None:
    """Tell the test."""
    sys.stdout.write(word + "\n")
    sys.stdout.flush()


def main(folder: str, port: str, database: str) -> None:
    """Fork a server for every line."""
    for known in game_ids():
        game(known)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            settings = read_settings(folder=Path(folder), database=database)
            serve(settings, "127.0.0.1", int(port), (), lambda _: say("ready"))
            os._exit(0)
        say(str(pid))


if __name__ == "__main__":
    main(*sys.argv[1:])
