"""What a person types at the table: a number, an action in words (as short as is clear), or a command."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from sunstone.core.catalogue import fold
from sunstone.core.errors import BadAction, SunstoneError
from sunstone.core.game import State

COMMANDS = ("choices", "board", "why", "undo", "log", "save", "quit")
"""The commands that help explains, in its order."""
_OTHER_NAMES = {"?": "help", "help": "help", "exit": "quit"}

_PLAIN = re.compile(r"(?:[a-zA-Z]+|[0-9]+)(?: (?:[a-zA-Z]+|[0-9]+))*")
_WORD = re.compile(r"\w+")


def is_plain(text: str) -> bool:
    """Whether an action's text is words and numbers that a person may read: `choose run_YKR` names an id."""
    return _PLAIN.fullmatch(text) is not None


@dataclass
class Answer:
    """What was meant."""

    kind: str
    action: int = -1
    word: str = ""
    several: list[int] = field(default_factory=list)
    error: SunstoneError | None = None


def matches(state: State, text: str, among: list[int]) -> list[int]:
    """The actions a text can mean: the exact one, or all whose words begin with the typed ones."""
    wanted = fold(text).split()
    if not wanted:
        return []
    found = []
    for action in among:
        words = fold(state.say(action)).split()
        if words == wanted:
            return [action]
        if len(words) == len(wanted) and all(word.startswith(typed) for word, typed in zip(words, wanted, strict=True)):
            found.append(action)
    return found


def _described(text: str, among: list[int], label: Callable[[int], str]) -> list[int]:
    """The actions whose description has all the typed words, or words that begin so."""
    wanted = _WORD.findall(fold(text))
    described = ((action, _WORD.findall(fold(label(action)))) for action in among)
    return [
        action
        for action, words in described
        if wanted and all(any(word.startswith(typed) for word in words) for typed in wanted)
    ]


def _why(state: State, rest: str, label: Callable[[int], str]) -> Answer:
    every = list(range(len(state.game.catalogue)))
    found = matches(state, rest, every) or _described(rest, every, label)
    if len(found) == 1:
        return Answer("why", found[0])
    return Answer("several", several=found) if found else Answer("problem", error=BadAction("unknown_text", text=rest))


def read_answer(text: str, state: State, numbered: list[int], label: Callable[[int], str]) -> Answer:
    """What a typed line means in this position; `label` describes an action."""
    line = text.strip()
    if not line:
        return Answer("help")
    first, _, rest = line.partition(" ")
    typed = first.casefold()
    command = typed if typed in COMMANDS else _OTHER_NAMES.get(typed)
    if command == "why":
        return _why(state, rest, label)
    if command is not None:
        return Answer(command, word=rest.strip())
    if numbered and line.isascii() and line.isdigit():
        number = int(line)
        if 1 <= number <= len(numbered):
            return Answer("action", numbered[number - 1])
        return Answer("problem", error=BadAction("number", number=line, most=len(numbered)))
    legal = state.legal()
    try:
        exact = state.read(line)
    except BadAction:
        exact = -1
    if exact in legal:
        return Answer("action", exact)
    found = matches(state, line, legal) or _described(line, legal, label)
    if len(found) == 1:
        return Answer("action", found[0])
    if found:
        return Answer("several", several=found)
    return _refused(state, line)


def _refused(state: State, line: str) -> Answer:
    """Not legal: say why if it is an action at all."""
    everywhere = matches(state, line, list(range(len(state.game.catalogue))))
    if len(everywhere) == 1:
        return Answer("why", everywhere[0])
    if everywhere:
        return Answer("several", several=everywhere)
    return Answer("problem", error=BadAction("unknown_text", text=line))
