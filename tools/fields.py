"""Write what follows from the declared fields of a thing into its class: constructor, `copy`, `plain`, `words`.

Usage: python tools/fields.py [--check]. Between the two marks of a class everything is replaced; `--check` changes
nothing and fails if something would change (a test runs it). See `sunstone.core.thing`.
"""

from __future__ import annotations

import importlib
import inspect
import sys
from itertools import groupby
from pathlib import Path
from typing import Any

from sunstone.core.game import State
from sunstone.core.thing import DUMP_ONLY, EVERYONE, OWNER, Field, Fields

ROOT = Path(__file__).parents[1]
MODULES = ("sunstone.games.coatl.table", "sunstone.games.endless_winter.table", "sunstone.games.tzolkin.table")
BEGIN = "    # Written from FIELDS by tools/fields.py.\n    # fmt: off\n"
END = "    # fmt: on"
WORD = 8
"""Numbers of a byte that `words` puts into one."""
MOST_LAST = 127


def _fields(kind: type[Any]) -> Fields:
    fields: Fields = kind.FIELDS
    return fields


def _packed(pieces: list[str], indent: int, between: str = " ", width: int = 120) -> list[str]:
    """Pieces on as few lines as they fit on."""
    out: list[str] = []
    for piece in pieces:
        if out and len(out[-1]) + len(between) + len(piece) <= width:
            out[-1] += between + piece
        else:
            out.append(" " * indent + piece)
    return out


def _constructor(kind: type[Any]) -> list[str]:
    lines = _packed(
        [f"self.{field.name}: {field.annotation} = {field.start}" for field in _fields(kind).fields], 8, "; "
    )
    if not issubclass(kind, State):
        return ["    def __init__(self) -> None:", *lines]
    return [
        "    def __init__(self, game: Game, players: int, options: Options, rng: Rng, data: RuleData) -> None:",
        "        super().__init__(game, players, options, rng, data.components)",
        "        self.data = data",
        *lines,
    ]


def _copy(kind: type[Any]) -> list[str]:
    lines = _packed([f"twin.{field.name} = {field.copied}" for field in _fields(kind).fields], 8, "; ")
    name = kind.__name__
    if issubclass(kind, State):
        return [
            f"    def _copy_fields(self, twin: {name}) -> None:",
            '        """Give a fresh state everything that lies on this table."""',
            "        twin._copy_head(self)",
            *lines,
        ]
    return [
        f"    def copy(self) -> {name}:",
        '        """An independent copy."""',
        f"        twin = {name}()",
        *lines,
        "        return twin",
    ]


def _entries(fields: list[Field]) -> list[str]:
    """Entries of a dictionary, groups as dictionaries in it."""
    out: list[str] = []
    for group, members in groupby(fields, key=lambda field: field.group):
        entries = [f'"{field.name}": {field.plain},' for field in members]
        out.extend([f'"{group}": {{{" ".join(entries)[:-1]}}},'] if group else entries)
    return out


def _plain(kind: type[Any]) -> list[str]:
    told = [field for field in _fields(kind).fields if field.plain]
    lines = [
        "    def plain(self, names: Names, seen: int) -> dict[str, object]:",
        '        """The fields as plain JSON: what everyone sees, its owner, or with `DUMP_ONLY` all of them."""',
        "        out: dict[str, object] = {",
        *_packed(_entries([field for field in told if field.seen == EVERYONE]), 12),
        "        }",
    ]
    for seen, name in ((OWNER, "OWNER"), (DUMP_ONLY, "DUMP_ONLY")):
        entries = [f'out["{field.name}"] = {field.plain}' for field in told if field.seen == seen and not field.group]
        groups = _entries([field for field in told if field.seen == seen and field.group])
        entries += [f"out[{name}] = {{{rest[:-1]}" for name, _, rest in (group.partition(": {") for group in groups)]
        if entries:
            lines += [f"        if seen >= {name}:", *_packed(entries, 12, "; ")]
    return [*lines, "        return out"]


def _shifted(field: Field, by: int) -> str:
    number = f"i64({field.observed})" if field.annotation == "bool" else field.observed
    return f"{number} << {by}" if by else number


def _words(kind: type[Any]) -> list[str]:
    seen = [field for field in _fields(kind).fields if field.observed]
    words: list[str] = []
    for begin in range(0, len(seen), WORD):
        part = seen[begin : begin + WORD]
        if len(part) == WORD and getattr(part[-1], "most", 1) > MOST_LAST:
            raise ValueError(f"{part[-1].name} cannot end a word: its highest bit would be the sign")
        words.append(" | ".join(_shifted(field, 8 * place) for place, field in enumerate(part)))
    return [
        f"    def words(self) -> tuple[{', '.join(['i64'] * len(words))}]:",
        '        """The numbers everyone sees, in the order of `FIELDS.observed`: eight to a word, a byte each."""',
        "        return (",
        *(f"            {word}," for word in words),
        "        )",
    ]


def written(kind: type[Any]) -> str:
    """What follows from the fields of a class."""
    parts = [_constructor(kind), _copy(kind), _plain(kind)]
    if _fields(kind).observed:
        parts.append(_words(kind))
    return "\n".join([BEGIN, "\n\n".join("\n".join(part) for part in parts), END])


def rewritten(module: str) -> tuple[Path, str]:
    """The file of a module, and its text as it should be."""
    loaded = importlib.import_module(module)
    path = Path(str(loaded.__file__))
    if path.suffix != ".py":
        # A compiled module was imported.
        path = ROOT / "src" / f"{module.replace('.', '/')}.py"
    text = path.read_text(encoding="utf-8")
    for _, kind in inspect.getmembers(loaded, inspect.isclass):
        if kind.__module__ == module and "FIELDS" in vars(kind):
            start = text.index(BEGIN, text.index(f"class {kind.__name__}"))
            text = text[:start] + written(kind) + text[text.index(END, start) + len(END) :]
    return path, text


def main(arguments: list[str]) -> int:
    """Rewrite all files, or with `--check` say which would change."""
    stale = 0
    for module in MODULES:
        path, text = rewritten(module)
        if path.read_text(encoding="utf-8") != text:
            stale += 1
            sys.stdout.write(f"{path.name} of {module} does not match its FIELDS\n")
            if "--check" not in arguments:
                path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
