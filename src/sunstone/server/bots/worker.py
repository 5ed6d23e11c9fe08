"""Worker processes: each replays a game and asks a bot. Nothing here knows of databases or sockets."""

import asyncio
import multiprocessing
import secrets
import signal
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec

from sunstone import bots
from sunstone.bots import Bot
from sunstone.bots.levels import FRIENDLY
from sunstone.core.game import State
from sunstone.core.options import OptionValue
from sunstone.core.registry import game as find_game
from sunstone.lab.follow import as_many_as_go, go_with_parent
from sunstone.lessons import TEACHER, Lesson, lesson
from sunstone.table.owner_components import box_of

_KEPT = 64


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A decision to be made. The position is given as the game so far: replaying is the only way there."""

    table: str
    game: str
    options: dict[str, OptionValue]
    players: int
    seed: int
    actions: list[str]
    code: str
    box: str | None = None
    """The text of the owner's component file the game is played with, if it is played with one."""


class Memory:
    """A game the worker has thought about before; bots remember what they planned."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.actions: list[str] = []
        self.bots: dict[tuple[int, str], Bot] = {}


_memories: OrderedDict[str, Memory] = OrderedDict()


def recalled(job: Job) -> Memory:
    """The game of a job, played up to the decision in question; the rest of it if it is remembered."""
    memory = _memories.pop(job.table, None)
    if memory is None or job.actions[: len(memory.actions)] != memory.actions:
        components = None if job.box is None else box_of(job.game, job.box).components
        memory = Memory(find_game(job.game).new(job.players, job.seed, job.options, components))
    for line in job.actions[len(memory.actions) :]:
        memory.state.play(memory.state.read(line))
        memory.actions.append(line)
    _memories[job.table] = memory
    while len(_memories) > _KEPT:
        _memories.popitem(last=False)
    return memory


def think(job: Job) -> str:
    """The bot's decision as a line of text."""
    memory = recalled(job)
    state = memory.state
    if job.code == TEACHER:
        action = scripted(lesson_at(job.game, job.players, job.seed, job.options), job.actions)
        if action is not None:
            return action
    key = (state.seat, job.code)
    if key not in memory.bots:
        memory.bots[key] = bots.make(played_as(job.code), secrets.randbits(64), bots.MOST_SECONDS)
    return state.say(memory.bots[key].choose(state))


def begin() -> None:
    """A worker leaves the end of the program to its parent, and goes with it even if the parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    go_with_parent()


def lesson_at(game: str, players: int, seed: int, options: Mapping[str, OptionValue]) -> Lesson | None:
    """The lesson that was opened with this seed. Other tables have seeds of 128 random bits."""
    found = lesson(game)
    if found is None or (players, seed, dict(options)) != (found.players, found.seed, dict(found.options)):
        return None
    return found


def scripted(found: Lesson | None, actions: list[str]) -> str | None:
    """The next action of a lesson's script, if the game has followed it so far and it is not over."""
    if found is None or not found.follows(actions) or len(actions) >= len(found.lines):
        return None
    return found.lines[len(actions)]


def played_as(code: str) -> str:
    """The code of the bot that decides where there is no script."""
    return FRIENDLY.code if code == TEACHER else code


Wish = TypeVar("Wish")
Answer = TypeVar("Answer")


class Workers:
    """A pool of `count` processes. A worker that dies is replaced, and its job done again."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter: a fork would carry along sockets and database connections.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(as_many_as_go(self.count), mp_context=context, initializer=begin)
        return self._pool

    async def think(self, job: Job) -> str:
        return await self.do(think, job)

    async def do(self, work: Callable[[Wish], Answer], wish: Wish) -> Answer:
        """Call a function of a module in one of the processes."""
        loop = asyncio.get_running_loop()
        pool = self._running()
        try:
            return await loop.run_in_executor(pool, work, wish)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
            return await loop.run_in_executor(self._running(), work, wish)

    def close(self) -> None:
        """Stop the workers. Unfinished decisions are asked for again by the next process."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
