"""Reading a position dump: every value is asked for with its type and range, and every error names the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sunstone.core.errors import BadPosition


def require(condition: bool, code: str, **details: object) -> None:
    """Raise `BadPosition` with the code unless the condition holds."""
    if not condition:
        raise BadPosition(code, **details)


_MISSING: Final = object()


class Reader:
    """A JSON object being read. Fields that were not read are an error at `finish`."""

    def __init__(self, plain: object, path: str) -> None:
        if not isinstance(plain, dict):
            if not isinstance(plain, Mapping):
                raise BadPosition("type", field=path or "position", expected="object")
            plain = dict(plain)
        self._plain: dict[str, object] = plain
        self._path = path
        self._asked: set[str] = set()

    def _name(self, key: str, place: int = -1) -> str:
        name = f"{self._path}.{key}" if self._path else key
        return name if place < 0 else f"{name}[{place}]"

    def _get(self, key: str) -> object:
        self._asked.add(key)
        value = self._plain.get(key, _MISSING)
        if value is _MISSING:
            raise BadPosition("missing", field=self._name(key))
        return value

    def plain(self) -> Mapping[str, object]:
        """The object as it was given."""
        return self._plain

    def text(self, key: str) -> str:
        """A string."""
        value = self._get(key)
        if not isinstance(value, str):
            raise self._wrong_type("string", key)
        return value

    def optional_text(self, key: str) -> str | None:
        """A string or null."""
        return None if self.is_null(key) else self.text(key)

    def is_null(self, key: str) -> bool:
        """Whether it is null."""
        return self._get(key) is None

    def word(self, key: str, words: Sequence[str]) -> int:
        """The place of a word among those it can be."""
        found = self.text(key)
        if found not in words:
            raise self.fail("unknown_name", key, found=found)
        return words.index(found)

    def truth(self, key: str) -> bool:
        """True or false."""
        value = self._get(key)
        if not isinstance(value, bool):
            raise self._wrong_type("truth", key)
        return value

    def integer(self, key: str, least: int, most: int) -> int:
        """A whole number in a range."""
        return self._integer(self._get(key), least, most, key, -1)

    def _integer(self, value: object, least: int, most: int, key: str, place: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong_type("integer", key, place)
        if not least <= value <= most:
            raise BadPosition("range", field=self._name(key, place), found=value, least=least, most=most)
        return value

    def items(self, key: str, length: int = -1) -> list[object]:
        """A list of anything; with `length`, of that many."""
        value = self._get(key)
        if not isinstance(value, list):
            raise self._wrong_type("list", key)
        if length >= 0 and len(value) != length:
            raise BadPosition("length", field=self._name(key), found=len(value), expected=length)
        return value

    def integers(self, key: str, least: int, most: int, length: int = -1) -> list[int]:
        """A list of whole numbers in a range; with `length`, of that many."""
        return [self._integer(item, least, most, key, place) for place, item in enumerate(self.items(key, length))]

    def rows(self, key: str, least: int, most: int) -> list[list[int]]:
        """A list of lists of whole numbers in a range."""
        out: list[list[int]] = []
        for place, row in enumerate(self.items(key)):
            if not isinstance(row, list):
                raise self._wrong_type("list", key, place)
            out.append([self._integer(item, least, most, key, place) for item in row])
        return out

    def texts(self, key: str) -> list[str]:
        """A list of strings."""
        out: list[str] = []
        for place, item in enumerate(self.items(key)):
            if not isinstance(item, str):
                raise self._wrong_type("string", key, place)
            out.append(item)
        return out

    def table(self, key: str) -> Reader:
        """A nested object."""
        return Reader(self._get(key), self._name(key))

    def tables(self, key: str, length: int = -1) -> list[Reader]:
        """A list of nested objects; with `length`, of that many."""
        return [Reader(item, self._name(key, place)) for place, item in enumerate(self.items(key, length))]

    def optional_tables(self, key: str, length: int = -1) -> list[Reader | None]:
        """A list of nested objects and nulls; with `length`, of that many."""
        return [
            None if item is None else Reader(item, self._name(key, place))
            for place, item in enumerate(self.items(key, length))
        ]

    def _wrong_type(self, expected: str, key: str, place: int = -1) -> BadPosition:
        return BadPosition("type", field=self._name(key, place), expected=expected)

    def fail(self, code: str, key: str, **details: object) -> BadPosition:
        """An error about one of this object's fields, to be raised by the caller."""
        return BadPosition(code, field=self._name(key), **details)

    def finish(self) -> None:
        """Refuse fields that were not read."""
        if len(self._asked) != len(self._plain):
            unknown = next(key for key in self._plain if key not in self._asked)
            raise BadPosition("unknown_field", field=self._name(unknown))


def read_set(reader: Reader, key: str, least: int, most: int) -> int:
    """A bit set from the list of its members."""
    out = 0
    for number in reader.integers(key, least, most):
        if out >> number & 1:
            raise reader.fail("unknown_name", key, found=number)
        out |= 1 << number
    return out
