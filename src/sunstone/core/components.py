"""Components are data: one TOML file a game, a source for every value, and an owner's own file laid over it.

A file has sections, a section has entries with stable ids, an entry has fields. Beside its fields an entry has a
`source`: one word for all of them or a table with a word for each. In an owner's file an optional entry may be added,
or taken out by `removed = true`.

A file with mistakes raises `BadComponents`, whose `problems` are all of them.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path

from sunstone.core.errors import BadComponents
from sunstone.core.fields import Field, ListField, choice, choices, integer, integers, name, rising
from sunstone.core.toml_lines import line_of, lines_of

__all__ = [
    "Components",
    "Field",
    "ListField",
    "OptionalEntries",
    "Schema",
    "choice",
    "choices",
    "integer",
    "integers",
    "name",
    "numbers",
    "overlaid",
    "read_owner_file",
    "rising",
    "shipped",
    "texts",
]

SOURCES = ("rulebook", "public", "inferred", "substitute")
SURE = ("rulebook", "public")
"""The sources of values that are known to be the printed ones; all others are for an owner to type in."""
OWNER = "owner"
"""The source of a value that comes from an owner's own file."""

Entry = dict[str, object]
Whole = Callable[["Components"], Sequence[tuple[str, str]]]
"""Looks at all values together: for each inconsistency its word and the path of the field to blame."""

Schema = dict[str, dict[str, Field]]
"""Section to its fields. Which entries a section has is fixed by the shipped file, but for optional ones."""

OptionalEntries = Mapping[str, tuple[str, ...]]
"""Section to the entries an owner may add or remove, in their order: the box may have more or fewer than ours."""


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

    def wanted(self) -> list[tuple[str, str, str]]:
        """Every value that is not known to be the printed one and that no owner has typed in."""
        return [
            (section, entry, field)
            for section, entries in self._sources.items()
            for entry, fields in entries.items()
            for field, source in fields.items()
            if source not in SURE and source != OWNER
        ]


def number(value: object) -> int:
    """A checked value that is a whole number."""
    assert isinstance(value, int)
    return value


def numbers(value: object) -> list[int]:
    """A checked list of whole numbers."""
    assert isinstance(value, list)
    return [int(number) for number in value]


def texts(value: object) -> list[str]:
    """A checked list of texts."""
    assert isinstance(value, list)
    return [str(text) for text in value]


class _File:
    """A TOML file being checked: collects what is wrong, each with file, line and field."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.problems: list[BadComponents] = []
        try:
            self.plain: Mapping[str, object] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            # TOMLDecodeError is a ValueError; so is a number with too many digits.
            found = re.search(r"line (\d+)", str(error))
            # At the end of the document the parser names no line.
            line = int(found.group(1)) if found else len(text.splitlines())
            raise BadComponents("syntax", file=name, line=line, problem=str(error)) from None
        self._lines = lines_of(text)

    def fail(self, code: str, path: str, **details: object) -> None:
        """Note a problem."""
        line = line_of(self._lines, path)
        self.problems.append(BadComponents(code, file=self.name, line=line, field=path, **details))

    def is_faulty(self, path: str) -> bool:
        """Whether a problem was noted with this field."""
        return any(str(problem.details["field"]).partition("[")[0] == path for problem in self.problems)

    def table(self, value: object, path: str) -> Mapping[str, object]:
        """A table, or an empty one where there is none."""
        if isinstance(value, Mapping):
            return value
        self.fail("table", path)
        return {}

    def value(self, field: Field, value: object, path: str) -> bool:
        """Check a value; every wrong element of a list is a problem of its own."""
        faults = field.faults(value)
        for fault in faults:
            where = f"{path}[{fault.place}]" if fault.place else path
            details = {"found": str(fault.found), "place": fault.place, **fault.details}
            self.fail(f"wrong_{fault.code}", where, **details)
        return not faults

    def game(self, expected: str) -> None:
        """A file for another game has nothing else to say."""
        if self.plain.get("game") != expected:
            self.fail("game", "game", found=str(self.plain.get("game")), expected=expected)
            self.finish()

    def finish(self) -> None:
        """Raise what is wrong, in the order of the lines."""
        if self.problems:
            # Sorting is stable: two problems in a line keep their order.
            self.problems.sort(key=_line)
            first = self.problems[0]
            first.problems = tuple(self.problems)
            raise first


def _line(problem: BadComponents) -> int:
    line = problem.details["line"]
    return line if isinstance(line, int) else 0


def _sources_of(file: _File, path: str, entry: Mapping[str, object], fields: Mapping[str, Field]) -> dict[str, str]:
    given = entry.get("source")
    if isinstance(given, str):
        words = dict.fromkeys(fields, given)
    elif isinstance(given, Mapping):
        for field in given:
            if field not in fields:
                file.fail("unknown_field", f"{path}.source.{field}", known=", ".join(fields))
        words = {field: str(given.get(field, "")) for field in fields}
    else:
        file.fail("table", f"{path}.source")
        return {}
    for field, word in words.items():
        if word not in SOURCES:
            file.fail("source", f"{path}.source.{field}", found=word, known=", ".join(SOURCES))
    return words


def shipped_in(package: str, game: str, schema: Schema) -> Components:
    """The components of a game from `components.toml` in its package."""
    name = "components.toml"
    return shipped(game, schema, files(package).joinpath(name).read_text(encoding="utf-8"), name)


def shipped(game: str, schema: Schema, text: str, name: str) -> Components:
    """The components of a game from its own file, which must be complete."""
    file = _File(text, name)
    file.game(game)
    values: dict[str, dict[str, Entry]] = {}
    sources: dict[str, dict[str, dict[str, str]]] = {}
    for section, fields in schema.items():
        values[section] = {}
        sources[section] = {}
        for id_, plain in file.table(file.plain.get(section), section).items():
            path = f"{section}.{id_}"
            if not isinstance(plain, Mapping):
                file.fail("table", path)
                continue
            for field in plain:
                if field not in fields and field != "source":
                    file.fail("unknown_field", f"{path}.{field}", known=", ".join(fields))
            values[section][id_] = _complete(file, path, plain, fields)
            sources[section][id_] = _sources_of(file, path, plain, fields)
    for section in file.plain:
        if section not in schema and section != "game":
            file.fail("unknown_section", section, known=", ".join(schema))
    file.finish()
    return Components(game, values, sources, None)


def _complete(file: _File, path: str, plain: Mapping[str, object], fields: Mapping[str, Field]) -> Entry:
    """The values of an entry that must have all its fields."""
    out: Entry = {}
    for field, check in fields.items():
        if field not in plain:
            file.fail("missing_field", f"{path}.{field}")
        elif file.value(check, plain[field], f"{path}.{field}"):
            out[field] = check.kept(plain[field])
    return out


def overlaid(
    base: Components,
    schema: Schema,
    text: str,
    name: str,
    whole: Whole | None = None,
    optional: OptionalEntries | None = None,
) -> Components:
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
            file.fail("unknown_section", section, known=", ".join(schema))
            continue
        extra = () if optional is None else optional.get(section, ())
        for id_, plain in file.table(entries, section).items():
            _lay_entry(file, section, id_, plain, schema[section], extra, values[section], sources[section])
        values[section] = _in_order(values[section], extra)
    made = Components(base.game, values, sources, hashlib.sha256(text.encode()).hexdigest())
    if whole is not None:
        for kind, path in whole(made):
            if not file.is_faulty(path):
                file.fail(f"wrong_{kind}", path, found=str(_value_at(made, path)))
    file.finish()
    return made


def _lay_entry(
    file: _File,
    section: str,
    id_: str,
    plain: object,
    fields: Mapping[str, Field],
    extra: tuple[str, ...],
    values: dict[str, Entry],
    sources: dict[str, dict[str, str]],
) -> None:
    """One entry of an owner's file over ours: other values, a further entry, or one taken out."""
    path = f"{section}.{id_}"
    if id_ not in values and id_ not in extra:
        known = [*values, *(one for one in extra if one not in values)]
        file.fail("unknown_entry", path, known=", ".join(known))
        return
    if not isinstance(plain, Mapping):
        file.fail("table", path)
        return
    for field in plain:
        if field not in fields and field not in ("source", "removed"):
            file.fail("unknown_field", f"{path}.{field}", known=", ".join(fields))
    if "removed" in plain:
        if plain["removed"] is not True or id_ not in extra:
            file.fail("removed", f"{path}.removed")
        elif id_ in values:
            del values[id_]
            del sources[id_]
        return
    if id_ not in values:
        entry = _complete(file, path, plain, fields)
        if len(entry) == len(fields):
            values[id_] = entry
            sources[id_] = dict.fromkeys(fields, OWNER)
        return
    for field, value in plain.items():
        if field in fields and file.value(fields[field], value, f"{path}.{field}"):
            values[id_][field] = fields[field].kept(value)
            sources[id_][field] = OWNER


def _in_order(entries: dict[str, Entry], extra: tuple[str, ...]) -> dict[str, Entry]:
    """Entries in the order of the shipped file, the optional ones in theirs."""
    fixed = {id_: entry for id_, entry in entries.items() if id_ not in extra}
    return {**fixed, **{id_: entries[id_] for id_ in extra if id_ in entries}}


def _value_at(components: Components, path: str) -> object:
    section, entry, field = path.split(".")
    return components.entries(section).get(entry, {}).get(field, "")


def read_owner_file(path: Path) -> str:
    """The text of an owner's component file."""
    try:
        # Line ends are kept as they are: the digest in a record is that of the file.
        return path.read_bytes().decode()
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents("unreadable", file=str(path), problem=str(error)) from None
