"""Where in a TOML text a field stands, so that an error can name the line.

The standard parser forgets positions. This walks the lines of a text that already parsed, following table headers and
key starts; inside multi-line strings and arrays nothing is a key.
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


def _open_brackets(code: str) -> int:
    bare = _STRING.sub("", code).split("#", 1)[0]
    return bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}")


def _note(found: dict[str, int], path: list[str], number: int) -> None:
    """Remember where a path is first named, and the tables around it that are named only by it."""
    for length in range(1, len(path) + 1):
        found.setdefault(".".join(path[:length]), number)


def lines_of(text: str) -> dict[str, int]:
    """Dotted path of every table and key to the number of its line, counted from 1."""
    found: dict[str, int] = {}
    table: list[str] = []
    depth = 0
    quote = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if quote:
            if quote in line:
                quote = ""
            continue
        if depth > 0:
            depth += _open_brackets(line)
            continue
        header = _HEADER.match(line)
        if header:
            table = _path(header.group(1))
            _note(found, table, number)
            continue
        key = _KEY.match(line)
        if key:
            _note(found, [*table, *_path(key.group(1))], number)
            value = key.group(2)
            for mark in ('"""', "'''"):
                if value.count(mark) == 1:
                    quote = mark
            if not quote:
                depth = max(0, _open_brackets(value))
    return found


def line_of(lines: dict[str, int], path: str) -> int:
    """The line of a path, or of the nearest table around it; 1 if even that is not written out."""
    parts = path.split(".")
    while parts:
        line = lines.get(".".join(parts))
        if line is not None:
            return line
        parts.pop()
    return 1
