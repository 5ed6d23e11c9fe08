"""What a game's observations and actions consist of, as tables in Markdown.

`python -m sunstone.lab.observation_tables GAME` prints both.
"""

from __future__ import annotations

import re
import sys

from sunstone.core.catalogue import Catalogue
from sunstone.core.game import Game
from sunstone.core.observation import Piece
from sunstone.core.registry import game as find_game

_NUMBERED = re.compile(r"(?P<name>.*?)(?P<number>[0-9]+)")


def _size(few: int, many: int, players: int) -> str:
    """One side of a shape, from its length at tables of `players` and of one more."""
    if few == many:
        return str(few)
    extra = few - players
    return "players" if extra == 0 else f"(players + {extra})"


def _shape(few: Piece, many: Piece, players: int) -> str:
    return " × ".join(_size(a, b, players) for a, b in zip(few.shape, many.shape, strict=True))


def _follows(name: str, other: str) -> bool:
    """Whether a name is the one before with its number raised by one."""
    here, there = _NUMBERED.fullmatch(name), _NUMBERED.fullmatch(other)
    if here is None or there is None:
        return False
    return here["name"] == there["name"] and int(there["number"]) == int(here["number"]) + 1


def shortened(names: tuple[str, ...]) -> str:
    """The names in their order; of those that only count on, the first and the last."""
    runs: list[list[str]] = []
    for name in names:
        if runs and _follows(runs[-1][-1], name):
            runs[-1].append(name)
        else:
            runs.append([name])
    return ", ".join(f"`{run[0]}`" if len(run) == 1 else f"`{run[0]}` … `{run[-1]}`" for run in runs)


def observation_table(game: Game) -> str:
    """Every piece of a game's observations."""
    players = game.min_players
    few, many = game.observer(players).layout.pieces, game.observer(players + 1).layout.pieces
    lines = ["| piece | shape | numbers | what it holds |", "|---|---|---|---|"]
    for piece, other in zip(few, many, strict=True):
        columns = f": {shortened(piece.columns)}" if piece.columns else ""
        numbers = f"{piece.low} … {piece.high}"
        lines.append(f"| `{piece.name}` | {_shape(piece, other, players)} | {numbers} | {piece.note}{columns} |")
    return "\n".join(lines)


def _runs(catalogue: Catalogue) -> list[tuple[int, int]]:
    """First and last action of every stretch of actions with the same verb and the same arguments."""
    runs: list[tuple[int, int]] = []
    shape: list[str] = []
    for action in range(len(catalogue)):
        structure = catalogue.structure(action)
        here = [str(structure["verb"]), *structure]
        if here == shape:
            runs[-1] = (runs[-1][0], action)
        else:
            runs.append((action, action))
            shape = here
    return runs


def action_table(game: Game) -> str:
    """Every stretch of a game's catalogue, from its first action to its last."""
    catalogue = game.catalogue
    lines = ["| actions | verb | arguments | first | last |", "|---|---|---|---|---|"]
    for first, last in _runs(catalogue):
        structure = catalogue.structure(first)
        arguments = ", ".join(f"`{name}`" for name in structure if name != "verb")
        numbers = str(first) if first == last else f"{first} … {last}"
        end = "" if first == last else f"`{catalogue.text(last)}`"
        lines.append(f"| {numbers} | `{structure['verb']}` | {arguments} | `{catalogue.text(first)}` | {end} |")
    return "\n".join(lines)


if __name__ == "__main__":
    _game = find_game(sys.argv[1])
    sys.stdout.write(f"{observation_table(_game)}\n\n{action_table(_game)}\n")
