"""Draw the picture of a terminal game that the README shows: the middle of a seeded game.

Usage: python tools/terminal_picture.py docs/images/terminal.svg
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import patch

from rich.console import Console
from rich.text import Text

import sunstone
from sunstone import bots
from sunstone.cli.app import run

SEED = 39
PLIES = 70
WIDTH = 124
FONTS = "ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def middle_of_a_game(path: Path) -> None:
    """Save a game that has come to Anna's turn."""
    options = {"sacrifice_tokens": False}
    recorder = sunstone.Recorder(sunstone.game("coatl"), ["Anna", "bot:greedy"], SEED, options)
    players = [bots.make("greedy", seat) for seat in range(2)]
    movers: list[int] = []
    while recorder.state.ply < PLIES or recorder.state.seat != 0 or movers[-1] == 0:
        movers.append(recorder.state.seat)
        recorder.play(players[recorder.state.seat].choose(recorder.state))
    path.write_text(recorder.record.to_json(), encoding="utf-8")


def screen(path: Path) -> list[str]:
    """What the terminal shows when that game is resumed, without greeting and good-bye."""
    shown = io.StringIO()
    with redirect_stdout(shown), patch("builtins.input", side_effect=EOFError):
        run(["play", "--terminal", "--resume", str(path), "--lang", "en"])
    text = shown.getvalue()
    return text[text.index("Supply") :].strip().splitlines()[:-1]


def main() -> None:
    """Write the picture."""
    with tempfile.TemporaryDirectory() as folder:
        save = Path(folder) / "anna.json"
        middle_of_a_game(save)
        lines = screen(save)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for number, line in enumerate(lines):
        heading = not line.startswith(" ") and (number == 0 or lines[number - 1] == "")
        console.print(Text(line, style="bold" if heading else ""), highlight=False)
    console.print(Text("> "))
    picture = console.export_svg(title="sunstone play coatl --terminal")
    # The reader's own fonts: a picture should not load anything from elsewhere.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    picture = re.sub(r"font-family: Fira Code, monospace", f"font-family: {FONTS}", picture)
    out = Path(sys.argv[1])
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
