"""Reading a line: with history and completion where the terminal has them, and plainly elsewhere."""

from __future__ import annotations

import sys

from sunstone.cli.commands import COMMANDS, is_plain
from sunstone.core.game import State

try:
    import readline
except ImportError:
    # Windows has no readline; typing works there all the same.
    readline = None  # type: ignore[assignment]


def completions(state: State, line: str) -> list[str]:
    """What the word being typed can become: the next words of legal actions, and commands at the start."""
    words = line.split(" ")
    done, begun = [word.casefold() for word in words[:-1]], words[-1].casefold()
    if done[:1] == ["why"]:
        done = done[1:]
    found: set[str] = set()
    for action in state.legal():
        spelled = state.say(action).split()
        if len(spelled) > len(done) and [word.casefold() for word in spelled[: len(done)]] == done:
            found.update(filter(is_plain, [spelled[len(done)]]))
    if not words[:-1]:
        found.update(COMMANDS)
    return sorted(word for word in found if word.casefold().startswith(begun))


def ask_line(prompt: str, state: State) -> str:
    """One typed line; the tabulator completes actions that are legal in this state."""
    if readline is not None and sys.stdin.isatty():
        readline.set_completer_delims(" ")
        readline.parse_and_bind("tab: complete")

        def complete(_: str, number: int) -> str | None:
            found = completions(state, readline.get_line_buffer())
            return found[number] + " " if number < len(found) else None

        readline.set_completer(complete)
    return input(prompt)
