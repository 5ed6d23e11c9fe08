"""Where in a TOML text a field stands, so that an error can name the line.

The standard parser forgets positions. This walks the lines of a text that already parsed, following table headers and
key starts; inside multi-line strings and lists nothing is a key.
"""

from __future__ import annotations

import re

_HEADER = re.compile(r"^\s*\[{1,2}\s*([^\]]+?)\s*\]{1,2}\s*(#.*)?$")
_KEY = re.compile(
    r"^\s*((?:[A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*')(?:\s*\.\s*(?:[A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*'))*)\s*=(.*)$"
)
_STRING = re.compile(r"\"(?:\\.|[^\"\\])*\"|'[^']*'")


def _path(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]


_TEXT = "T"


def _bare(code: str) -> str:
    """Code without comments, and with one letter for every text."""
    return _STRING.sub(_TEXT, code).split("#", 1)[0]


def _depth(bare: str) -> int:
    return bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}")


class _List:
    """A list that is being read, maybe over several lines: on which line each of its values begins."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.depth = 0
        self.place = 0
        self.between = True

    def read(self, found: dict[str, int], bare: str, number: int) -> None:
        """Go through the code of one line."""
        for sign in bare:
            if self.depth == 1 and self.between and sign not in " \t,]":
                self.between = False
                self.place += 1
                found.setdefault(f"{self.path}[{self.place}]", number)
            if sign in "[{":
                self.depth += 1
            elif sign in "]}":
                self.depth -= 1
            elif sign == "," and self.depth == 1:
                self.between = True


def _note(found: dict[str, int], path: list[str], number: int) -> None:
    """Remember where a path is first named, and the tables around it that are named only by it."""
    for length in range(1, len(path) + 1):
        found.setdefault(".".join(path[:length]), number)


def lines_of(text: str) -> dict[str, int]:
    """Dotted path of every table and key, and of the values of lists, to the number of its line, counted from 1."""
    found: dict[str, int] = {}
    table: list[str] = []
    depth = 0
    quote = ""
    values = _List("")
    for number, line in enumerate(text.splitlines(), start=1):
        if quote:
            if quote in line:
                quote = ""
            continue
        if depth > 0:
            bare = _bare(line)
            depth += _depth(bare)
            values.read(found, bare, number)
            continue
        header = _HEADER.match(line)
        if header:
            table = _path(header.group(1))
            _note(found, table, number)
            continue
        key = _KEY.match(line)
        if key:
            path = [*table, *_path(key.group(1))]
            _note(found, path, number)
            value = key.group(2)
            for mark in ('"""', "'''"):
                if value.count(mark) == 1:
                    quote = mark
            if not quote:
                bare = _bare(value)
                depth = max(0, _depth(bare))
                values = _List(".".join(path))
                values.read(found, bare, number)
    return found


def line_of(lines: dict[str, int], path: str) -> int:
    """The line of a path, or of the nearest list or table around it; 1 if even that is not written out."""
    if path in lines:
        return lines[path]
    parts = path.partition("[")[0].split(".")
    while parts:
        line = lines.get(".".join(parts))
        if line is not None:
            return line
        parts.pop()
    return 1
