"""Components are data: one TOML file a game, a source for every value, and an owner's own file laid over it.

A file has sections, a section has entries with stable ids, an entry has fields. Beside its fields an entry has a
`source`: one word for all of them or a table with a word for each.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path

from sunstone.core.errors import BadComponents
from sunstone.core.toml_lines import line_of, lines_of

SOURCES = ("rulebook", "public", "inferred", "substitute")
OWNER = "owner"
"""The source of a value that comes from an owner's own file."""

Entry = dict[str, object]
Check = Callable[[object], str]
"""Looks at a value and returns "" or the word for what is wrong with it, a message of `components-wrong-…`."""


Whole = Callable[["Components"], tuple[str, str]]
"""Looks at all values together; the word for what does not fit and the path of a field to blame, or two empty words."""


class Field:
    """One field of an entry: how a value is checked."""

    __slots__ = ("check",)

    def __init__(self, check: Check) -> None:
        self.check = check


def integer(least: int, most: int) -> Field:
    """A whole number in a range."""

    def check(value: object) -> str:
        if not isinstance(value, int) or isinstance(value, bool):
            return "integer"
        return "" if least <= value <= most else f"range {least} {most}"

    return Field(check)


def integers(least: int, most: int, length: int) -> Field:
    """A list of so many whole numbers in a range."""
    one = integer(least, most)

    def check(value: object) -> str:
        if not isinstance(value, list) or len(value) != length:
            return f"list {length}"
        return next((wrong for wrong in map(one.check, value) if wrong), "")

    return Field(check)


def choice(*words: str) -> Field:
    """One of these words."""

    def check(value: object) -> str:
        return "" if value in words else f"choice {' '.join(words)}"

    return Field(check)


Schema = dict[str, dict[str, Field]]
"""Section to its fields. Which entries a section has is fixed by the shipped file."""


class Components:
    """The checked values of one game, with where each comes from."""

    def __init__(
        self,
        game: str,
        values: dict[str, dict[str, Entry]],
        sources: dict[str, dict[str, dict[str, str]]],
        digest: str | None,
    ) -> None:
        self.game = game
        self.digest = digest
        """SHA-256 of the owner's file; `None` for the components as shipped."""
        self._values = values
        self._sources = sources

    def entries(self, section: str) -> dict[str, Entry]:
        """The entries of a section in their fixed order."""
        return self._values[section]

    def number(self, section: str, entry: str, field: str) -> int:
        """A whole-number value."""
        value = self._values[section][entry][field]
        assert isinstance(value, int)
        return value

    def source(self, section: str, entry: str, field: str) -> str:
        """Where a value comes from."""
        return self._sources[section][entry][field]

    def substitutes(self) -> list[tuple[str, str, str]]:
        """Every value that is ours because the printed one is not known."""
        return [
            (section, entry, field)
            for section, entries in self._sources.items()
            for entry, fields in entries.items()
            for field, source in fields.items()
            if source == "substitute"
        ]


def numbers(value: object) -> list[int]:
    """A checked list of whole numbers."""
    assert isinstance(value, list)
    return [int(number) for number in value]


def texts(value: object) -> list[str]:
    """A checked list of texts."""
    assert isinstance(value, list)
    return [str(text) for text in value]


class _File:
    """A TOML file being checked: raises errors that name file, line and field."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        try:
            self.plain: Mapping[str, object] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            # TOMLDecodeError is a ValueError; so is a number with too many digits.
            found = re.search(r"line (\d+)", str(error))
            # At the end of the document the parser names no line.
            line = int(found.group(1)) if found else len(text.splitlines())
            raise BadComponents("syntax", file=name, line=line, problem=str(error)) from None
        self._lines = lines_of(text)

    def fail(self, code: str, path: str, **details: object) -> BadComponents:
        return BadComponents(code, file=self.name, line=line_of(self._lines, path), field=path, **details)

    def table(self, value: object, path: str) -> Mapping[str, object]:
        if not isinstance(value, Mapping):
            raise self.fail("table", path)
        return value

    def value(self, field: Field, value: object, path: str) -> object:
        wrong = field.check(value)
        if wrong:
            kind, *words = wrong.split(" ")
            details: dict[str, object] = {}
            if kind == "range":
                details = {"least": int(words[0]), "most": int(words[1])}
            elif kind == "list":
                details = {"count": int(words[0])}
            elif kind == "choice":
                details = {"known": ", ".join(words)}
            raise self.fail(f"wrong_{kind}", path, found=str(value), **details)
        return value

    def game(self, expected: str) -> None:
        if self.plain.get("game") != expected:
            raise self.fail("game", "game", found=str(self.plain.get("game")), expected=expected)


def _sources_of(file: _File, path: str, entry: Mapping[str, object], fields: Mapping[str, Field]) -> dict[str, str]:
    given = entry.get("source")
    if isinstance(given, str):
        words = dict.fromkeys(fields, given)
    else:
        table = file.table(given, f"{path}.source")
        for field in table:
            if field not in fields:
                raise file.fail("unknown_field", f"{path}.source.{field}", known=", ".join(fields))
        words = {field: str(table.get(field, "")) for field in fields}
    for field, word in words.items():
        if word not in SOURCES:
            raise file.fail("source", f"{path}.source.{field}", found=word, known=", ".join(SOURCES))
    return words


def shipped(game: str, schema: Schema, text: str, name: str) -> Components:
    """The components of a game from its own file, which must be complete."""
    file = _File(text, name)
    file.game(game)
    values: dict[str, dict[str, Entry]] = {}
    sources: dict[str, dict[str, dict[str, str]]] = {}
    for section, fields in schema.items():
        entries = file.table(file.plain.get(section), section)
        values[section] = {}
        sources[section] = {}
        for id_, plain in entries.items():
            path = f"{section}.{id_}"
            entry = file.table(plain, path)
            for field in entry:
                if field not in fields and field != "source":
                    raise file.fail("unknown_field", f"{path}.{field}", known=", ".join(fields))
            for field in fields:
                if field not in entry:
                    raise file.fail("missing_field", f"{path}.{field}")
            values[section][id_] = {
                field: file.value(check, entry[field], f"{path}.{field}") for field, check in fields.items()
            }
            sources[section][id_] = _sources_of(file, path, entry, fields)
    for section in file.plain:
        if section not in schema and section != "game":
            raise file.fail("unknown_section", section, known=", ".join(schema))
    return Components(game, values, sources, None)


def overlaid(base: Components, schema: Schema, text: str, name: str, whole: Whole | None = None) -> Components:
    """The components with the values of an owner's file in place of the shipped ones."""
    file = _File(text, name)
    file.game(base.game)
    values = {section: {id_: dict(entry) for id_, entry in base.entries(section).items()} for section in schema}
    sources = {
        section: {
            id_: {field: base.source(section, id_, field) for field in schema[section]} for id_ in base.entries(section)
        }
        for section in schema
    }
    for section, entries in file.plain.items():
        if section == "game":
            continue
        if section not in schema:
            raise file.fail("unknown_section", section, known=", ".join(schema))
        for id_, plain in file.table(entries, section).items():
            path = f"{section}.{id_}"
            if id_ not in values[section]:
                raise file.fail("unknown_entry", path, known=", ".join(values[section]))
            for field, value in file.table(plain, path).items():
                if field == "source":
                    continue
                if field not in schema[section]:
                    raise file.fail("unknown_field", f"{path}.{field}", known=", ".join(schema[section]))
                values[section][id_][field] = file.value(schema[section][field], value, f"{path}.{field}")
                sources[section][id_][field] = OWNER
    made = Components(base.game, values, sources, hashlib.sha256(text.encode()).hexdigest())
    if whole is not None:
        kind, path = whole(made)
        if kind:
            raise file.fail(f"wrong_{kind}", path, found=str(_value_at(made, path)))
    return made


def _value_at(components: Components, path: str) -> object:
    section, entry, field = path.split(".")
    return components.entries(section)[entry][field]


def read_owner_file(path: Path) -> str:
    """The text of an owner's component file."""
    try:
        # Line ends are kept as they are: the digest in a record is that of the file.
        return path.read_bytes().decode()
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents("unreadable", file=str(path), problem=str(error)) from None
