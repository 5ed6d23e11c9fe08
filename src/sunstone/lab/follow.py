"""Worker processes that do not outlive who started them."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext

from sunstone.bots.cores import keep_to_one_core

_WINDOWS = 61
"""Windows waits for no more processes at a time."""


def spawner() -> SpawnContext:
    """What makes worker processes, of a core each: fresh interpreters, as a fork would carry sockets along."""
    keep_to_one_core()
    return multiprocessing.get_context("spawn")


def as_many_as_go(wished: int) -> int:
    """How many worker processes a pool can have."""
    return min(wished, _WINDOWS) if sys.platform == "win32" else wished


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def go_with_parent() -> None:
    """Call at the start of a worker: it ends when its parent ends, even if that is killed."""
    threading.Thread(target=_follow_parent, daemon=True).start()
