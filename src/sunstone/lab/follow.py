"""Worker processes that do not outlive who started them."""

from __future__ import annotations

import multiprocessing
import os
import threading
from multiprocessing.connection import wait


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def go_with_parent() -> None:
    """Call at the start of a worker: it ends when its parent ends, even if that is killed."""
    threading.Thread(target=_follow_parent, daemon=True).start()
