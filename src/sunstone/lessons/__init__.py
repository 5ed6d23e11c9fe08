"""Guided first games: for each game a table that is played by a script and teaches by doing.

A lesson is data, `lessons/<game>.toml`: a seed, and steps that say what is told, what the learner plays and what the
rival answers. As the seed and every action are fixed, each number that is told is read from the view at that step, and
cannot be wrong. The words are in `locales/<language>/lesson-<game>.ftl`. Packages with a game of their own bring both
in folders of the same names (`sunstone.resources`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from sunstone import resources
from sunstone.core.options import OptionValue
from sunstone.core.registry import game as find_game
from sunstone.i18n import Translator

LEARNER = 0
"""The learner's seat."""
TEACHER = "teacher"
"""The code of the bot at the tables of lessons. Nobody can wish for it elsewhere: it is not among `bots.codes()`."""


@dataclass(frozen=True)
class Step:
    """One thing that is told, and what is played meanwhile."""

    message: str
    start: int
    """The ply at which it is told."""
    do: tuple[str, ...]
    """What the learner plays, action by action; nothing where there is only something to read."""
    then: tuple[str, ...]
    """What the rival plays after it."""
    rule: str
    """Where the rules page says more."""
    values: Mapping[str, float | str]
    """The numbers in the message."""
    others: tuple[str, ...]
    """The verbs of what the learner could choose instead."""


@dataclass(frozen=True)
class Lesson:
    """A guided first game."""

    game: str
    players: int
    seed: int
    options: Mapping[str, OptionValue]
    steps: tuple[Step, ...]

    @property
    def lines(self) -> list[str]:
        """Every action, in order."""
        return [line for step in self.steps for line in (*step.do, *step.then)]

    def follows(self, actions: list[str]) -> bool:
        """Whether a game with this seed has gone as the lesson goes, so far or to the lesson's end."""
        lines = self.lines
        return actions[: len(lines)] == lines[: len(actions)]

    def tell(self, tr: Translator) -> list[str]:
        """What each step tells."""
        return [tr(step.message, **step.values) for step in self.steps]

    def answers(self, step: Step, tr: Translator) -> dict[str, str]:
        """What is said to those who choose something else, by verb: for this step, or else for the whole lesson."""
        found = {}
        for verb in step.others:
            for message in (f"{step.message}-not-{verb}", f"lesson-{self.game}-not-{verb}".replace("_", "-")):
                if tr.has(message):
                    found[verb] = tr(message)
                    break
        return found


def _scripts() -> dict[str, Traversable]:
    """The files of all lessons, by game; ours come first."""
    found: dict[str, Traversable] = {}
    for folder in (files("sunstone.lessons"), *(root.joinpath("lessons") for root in resources.roots())):
        for file in resources.listed(folder, ".toml"):
            found.setdefault(file.name.removesuffix(".toml"), file)
    return found


def games() -> list[str]:
    """The games that have a lesson."""
    return sorted(_scripts())


@cache
def lesson(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    script = _scripts().get(game)
    if script is None:
        return None
    plain = tomllib.loads(script.read_text(encoding="utf-8"))
    state = find_game(game).new(plain["players"], plain["seed"], plain["options"])
    steps = []
    for told in plain["steps"]:
        view, start = state.view(LEARNER), state.ply
        do, then = tuple(told.get("do", ())), tuple(told.get("then", ()))
        others: set[str] = set()
        for line in do:
            action = state.read(line)
            verbs = {str(state.structure(each)["verb"]) for each in state.legal()}
            others |= verbs - {str(state.structure(action)["verb"])}
            state.play(action)
        for line in then:
            state.play(state.read(line))
        steps.append(
            Step(
                message=f"lesson-{game}-{told['id']}".replace("_", "-"),
                start=start,
                do=do,
                then=then,
                rule=told.get("rule", ""),
                values={name: found(view, path) for name, path in told.get("values", {}).items()},
                others=tuple(sorted(others)),
            )
        )
    return Lesson(game, plain["players"], plain["seed"], state.options, tuple(steps))


def found(view: object, path: str) -> float | str:
    """What stands in a view at a path like `seats.0.goods.corn`; of a list, `#` is its length."""
    for name in path.split("."):
        if isinstance(view, list):
            view = len(view) if name == "#" else view[int(name)]
        else:
            assert isinstance(view, dict), path
            view = view[name]
    assert isinstance(view, (int, float, str)), path
    return view
