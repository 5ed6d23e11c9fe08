"""A decision to be made: the game is replayed and a bot asked. Nothing here knows of processes or databases."""

import secrets
from collections import OrderedDict
from collections.abc import Mapping

import msgspec

from sunstone import bots
from sunstone.bots import Bot
from sunstone.bots.levels import FRIENDLY
from sunstone.core.game import State
from sunstone.core.options import OptionValue
from sunstone.core.registry import game as find_game
from sunstone.lessons import TEACHER, Lesson, lesson
from sunstone.table.owner_components import box_of
from sunstone.table.table import Table

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


def job_of(live: Table) -> Job | None:
    """The decision a bot has to make at this table, if there is one."""
    code = live.thinker
    return None if code is None or live.state is None else job_at(live, live.ply, code)


def job_at(live: Table, ply: int, code: str = "") -> Job:
    return Job(
        table=live.id,
        game=live.spec.game,
        options=dict(live.spec.options),
        players=len(live.seats),
        seed=live.spec.seed,
        actions=live.actions[:ply],
        code=code,
        box=None if live.spec.box is None else live.spec.box.text,
    )
