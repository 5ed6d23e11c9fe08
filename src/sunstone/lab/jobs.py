"""Spreading batches of games over processes without changing what comes out.

Processes are spawned, not forked: that works everywhere, and nothing of the parent leaks into a game. A script that
asks for more than one job therefore needs the usual `if __name__ == "__main__":`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from sunstone.core.game import Game
from sunstone.core.registry import game as find_game

Progress = Callable[[int, int], None]
"""Called with how much is done, of how much."""

Task = TypeVar("Task")
Result = TypeVar("Result")

_LARGEST_BATCH = 50
_BATCHES_EACH = 8


def batches(games: int, jobs: int) -> list[range]:
    """The numbers of `games` games in batches: small enough to spread evenly, large enough to be worth sending."""
    if games < 1:
        raise ValueError(f"there must be at least one game, not {games}")
    if jobs < 1:
        raise ValueError(f"there must be at least one job, not {jobs}")
    size = max(1, min(_LARGEST_BATCH, games // (jobs * _BATCHES_EACH)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def _elsewhere(work: Callable[[Game, Task], Result], game: str, task: Task) -> Result:
    return work(find_game(game), task)


def in_order(
    work: Callable[[Game, Task], Result], game: Game, tasks: Sequence[Task], jobs: int = 1
) -> Iterator[Result]:
    """The result of every task, in the order of the tasks. `work` is a function of a module, tasks can be pickled.

    A process gets the game's id only, so with more than one job the game must be a registered one.
    """
    if jobs == 1 or len(tasks) < 2:
        for task in tasks:
            yield work(game, task)
        return
    if find_game(game.id) is not game:
        raise ValueError(f"the game {game.id!r} is not the registered one, which is needed for more than one job")
    # Imported where they are used: Python in a browser has no processes.
    from concurrent.futures import ProcessPoolExecutor

    from sunstone.lab.follow import as_many_as_go, go_with_parent, spawner

    pool = ProcessPoolExecutor(as_many_as_go(min(jobs, len(tasks))), spawner(), initializer=go_with_parent)
    try:
        yield from pool.map(partial(_elsewhere, work, game.id), tasks)
    finally:
        # Who stops reading (an error, an interrupt) does not wait for games that nobody will look at.
        pool.shutdown(cancel_futures=True)


def counted(results: Iterable[Result], total: int, progress: Progress | None) -> Iterator[Result]:
    """The same results, telling `progress` after each."""
    for done, result in enumerate(results, start=1):
        yield result
        if progress is not None:
            progress(done, total)
