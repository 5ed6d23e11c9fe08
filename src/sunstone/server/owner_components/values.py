"""An owner's component file as values, and values as a file.

An account's box is kept as a file, so that what is exported, imported and played with is one text with one digest. A
value that is wrong is kept as it was typed.
"""

import json
import re
import tomllib
from collections.abc import Iterable, Mapping

from sunstone.core.game import Game
from sunstone.server.owner_components.wire import BoxItem, BoxValue, BoxValues

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def file_of(game: Game, values: BoxValues) -> str:
    """The values as a file: in the order of the game's own one, so that the same values have the same digest."""
    schema, shipped = game.schema(), game.components()
    lines = [f"game = {_written(game.id)}"]
    for section in _ordered(values, schema):
        known = shipped.entries(section) if section in schema else {}
        for entry in _ordered(values[section], known):
            fields = values[section][entry]
            if fields:
                lines += ["", f"[{_key(section)}.{_key(entry)}]"]
                lines += [
                    f"{_key(field)} = {_written(fields[field])}" for field in _ordered(fields, schema.get(section, {}))
                ]
    return "\n".join(lines) + "\n"


def values_of(text: str) -> BoxValues:
    """The values in a file, right or wrong; `ValueError` for a text that is no component file."""
    try:
        plain = tomllib.loads(text)
    except RecursionError as error:
        raise ValueError from error
    values: BoxValues = {}
    for section, entries in plain.items():
        if section != "game":
            values[section] = {
                entry: {field: _value(value) for field, value in _table(fields).items() if field != "source"}
                for entry, fields in _table(entries).items()
            }
    return values


def count_of(values: BoxValues) -> int:
    return sum(len(fields) for entries in values.values() for fields in entries.values())


def _table(value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise ValueError
    return value


def _value(value: object) -> BoxValue:
    """A value of a file as it goes over the wire; anything that no field can hold becomes a text."""
    if isinstance(value, list):
        return [[_item(deep) for deep in each] if isinstance(each, list) else _item(each) for each in value]
    return _item(value)


def _item(value: object) -> BoxItem:
    return value if isinstance(value, (bool, int, str)) else str(value)


def _ordered(given: Iterable[str], known: Iterable[str]) -> list[str]:
    """Those of `given` that are known, in the known order, and then the others by name."""
    there, order = set(given), list(known)
    return [*(name for name in order if name in there), *sorted(there - set(order))]


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _written(name)


def _written(value: object) -> str:
    # Numbers, texts and lists of them are written alike in JSON and TOML, but for one character.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
