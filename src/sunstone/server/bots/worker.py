"""What a worker process does: replay a game and ask a bot. Nothing here knows of databases or sockets."""

from __future__ import annotations

import secrets
import signal
from collections import OrderedDict

import msgspec

from sunstone import bots
from sunstone.bots import Bot
from sunstone.core.game import State
from sunstone.core.options import OptionValue
from sunstone.core.registry import game as find_game
from sunstone.lab.follow import go_with_parent
from sunstone.lessons import TEACHER
from sunstone.server.bots.teacher import lesson_at, played_as, scripted
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
        told = scripted(lesson_at(job.game, job.players, job.seed, job.options), job.actions)
        if told is not None:
            return told
    key = (state.seat, job.code)
    if key not in memory.bots:
        memory.bots[key] = bots.make(played_as(job.code), secrets.randbits(64), bots.MOST_SECONDS)
    return state.say(memory.bots[key].choose(state))


def begin() -> None:
    """A worker leaves the end of the program to its parent, and goes with it even if the parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    go_with_parent()
