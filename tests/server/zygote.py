"""Starts servers quickly: the libraries are loaded once, and every server is a fork of this process.

Commands come as JSON, a line each. `start` answers with the process id of a new `sunstone` with the given arguments,
environment and output files; `wait` answers with the exit code of one that has ended.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import sys
import traceback
from pathlib import Path
from typing import Any

PR_SET_PDEATHSIG = 1


def _become(order: Any) -> None:
    """Be the command that was ordered, in a process that was just forked."""
    # A test run that is stopped halfway leaves nothing behind: who is forked from here ends with this process.
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    for number, path in ((1, order["out"]), (2, order["err"])):
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(file, number)
        os.close(file)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.stdout = os.fdopen(1, "w", buffering=1)
    sys.stderr = os.fdopen(2, "w", buffering=1)
    os.environ.clear()
    os.environ.update(order["environment"])
    code = 1
    try:
        from sunstone.cli.app import run

        code = run(order["arguments"])
    except BaseException:
        traceback.print_exc()
    sys.stdout.flush()
    os._exit(code)


def _load() -> None:
    """Load everything a server needs, so that its forks need not."""
    import aiosqlite
    import asyncpg  # type: ignore[import-untyped]
    import redis.asyncio
    from argon2 import PasswordHasher

    from sunstone.cli import app
    from sunstone.core.registry import game, game_ids
    from sunstone.i18n import Translator
    from sunstone.server import run
    from sunstone.server.accounts import passwords
    from sunstone.server.bots import redis_dispatcher
    from sunstone.server.storage.migrate import head

    assert all((aiosqlite, asyncpg, redis.asyncio, app, run, redis_dispatcher, head()))
    # A password costs a quarter of a second on purpose; test_passwords.py looks at that.
    passwords._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    # Half of the time to a server's first answer is reading the catalogue of messages.
    Translator("en")
    for known in game_ids():
        game(known).components()


def main() -> None:
    """Obey until there are no more commands."""
    _load()
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    for line in sys.stdin:
        order = json.loads(line)
        if order["do"] == "wait":
            answers.write(f"{os.waitstatus_to_exitcode(os.waitpid(order['pid'], 0)[1])}\n")
            continue
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            answers.close()
            _become(order)
        answers.write(f"{pid}\n")


if __name__ == "__main__":
    # `python path/to/this.py` puts this folder on the path, where `site` is no module of Python's.
    sys.path.remove(str(Path(__file__).parent))
    main()
