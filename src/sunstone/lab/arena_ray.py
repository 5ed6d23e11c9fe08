"""The games of a match on a Ray cluster: `pip install 'sunstone[ray]'`, and Sunstone on every machine of it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, TypeVar

from sunstone.core.game import Game
from sunstone.core.registry import game as find_game

Task = TypeVar("Task")
Result = TypeVar("Result")

_AHEAD = 4
"""Tasks handed out for every core of the cluster, so that none waits for the next."""


def on_ray(work: Callable[[Game, Task], Result], game: Game, tasks: list[Task], jobs: int = 0) -> Iterator[Result]:
    """The result of every task as soon as it is there, in any order.

    Ray is started on this machine unless RAY_ADDRESS names a cluster; `jobs` limits what is under way at a time, and 0
    leaves that to the size of the cluster.
    """
    # By name: types are checked where it is not installed, too.
    ray: Any = import_module("ray")
    started = not ray.is_initialized()
    # Ray answers SIGTERM in its own way from its start on, and does not stop doing so by itself.
    before = signal.getsignal(signal.SIGTERM)
    if started:
        ray.init(log_to_driver=False, include_dashboard=False)
    try:
        name = game.id

        def elsewhere(task: Task) -> Result:
            return work(find_game(name), task)

        remote = ray.remote(elsewhere)
        limit = jobs or max(1, _AHEAD * int(ray.cluster_resources().get("CPU", 1)))
        waiting = list(reversed(tasks))
        under_way: list[object] = []
        while waiting or under_way:
            while waiting and len(under_way) < limit:
                under_way.append(remote.remote(waiting.pop()))
            ready, under_way = ray.wait(under_way, num_returns=1)
            yield from ray.get(ready)
    finally:
        if started:
            ray.shutdown()
            if threading.current_thread() is threading.main_thread():
                signal.signal(signal.SIGTERM, before)
