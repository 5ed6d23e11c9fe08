"""Reading a position dump: every value is asked for with its type and range, and every error names the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sunstone.core.errors import BadPosition


def require(condition: bool, code: str, **details: object) -> None:
    """Raise `BadPosition` with the code unless the condition holds."""
    if not condition:
        raise BadPosition(code, **details)


class Reader:
    """A JSON object being read. What nobody asked for is an error at `finish`."""

    def __init__(self, plain: object, path: str) -> None:
        if not isinstance(plain, Mapping):
            raise BadPosition("type", field=path or "position", expected="object")
        self._plain: Mapping[str, object] = plain
        self._path = path
        self._asked: set[str] = set()

    def _name(self, key: str) -> str:
        return f"{self._path}.{key}" if self._path else key

    def _get(self, key: str) -> object:
        self._asked.add(key)
        if key not in self._plain:
            raise BadPosition("missing", field=self._name(key))
        return self._plain[key]

    def plain(self) -> Mapping[str, object]:
        """The object as it was given."""
        return self._plain

    def text(self, key: str) -> str:
        """A string."""
        value = self._get(key)
        if not isinstance(value, str):
            raise BadPosition("type", field=self._name(key), expected="string")
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
            raise BadPosition("type", field=self._name(key), expected="truth")
        return value

    def integer(self, key: str, least: int, most: int) -> int:
        """A whole number in a range."""
        return self._integer(self._get(key), self._name(key), least, most)

    def _integer(self, value: object, name: str, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadPosition("type", field=name, expected="integer")
        if not least <= value <= most:
            raise BadPosition("range", field=name, found=value, least=least, most=most)
        return value

    def items(self, key: str, length: int = -1) -> Sequence[object]:
        """A list of anything; with `length`, of that many."""
        value = self._get(key)
        if not isinstance(value, list):
            raise BadPosition("type", field=self._name(key), expected="list")
        if length >= 0 and len(value) != length:
            raise BadPosition("length", field=self._name(key), found=len(value), expected=length)
        return value

    def integers(self, key: str, least: int, most: int, length: int = -1) -> list[int]:
        """A list of whole numbers in a range; with `length`, of that many."""
        name = self._name(key)
        items = self.items(key, length)
        return [self._integer(item, f"{name}[{place}]", least, most) for place, item in enumerate(items)]

    def rows(self, key: str, least: int, most: int) -> list[list[int]]:
        """A list of lists of whole numbers in a range."""
        out: list[list[int]] = []
        for place, row in enumerate(self.items(key)):
            name = f"{self._name(key)}[{place}]"
            if not isinstance(row, list):
                raise BadPosition("type", field=name, expected="list")
            out.append([self._integer(item, name, least, most) for item in row])
        return out

    def texts(self, key: str) -> list[str]:
        """A list of strings."""
        out: list[str] = []
        for place, item in enumerate(self.items(key)):
            if not isinstance(item, str):
                raise BadPosition("type", field=f"{self._name(key)}[{place}]", expected="string")
            out.append(item)
        return out

    def table(self, key: str) -> Reader:
        """A nested object."""
        return Reader(self._get(key), self._name(key))

    def tables(self, key: str, length: int = -1) -> list[Reader]:
        """A list of nested objects; with `length`, of that many."""
        return [Reader(item, f"{self._name(key)}[{place}]") for place, item in enumerate(self.items(key, length))]

    def optional_tables(self, key: str, length: int = -1) -> list[Reader | None]:
        """A list of nested objects and nulls; with `length`, of that many."""
        return [
            None if item is None else Reader(item, f"{self._name(key)}[{place}]")
            for place, item in enumerate(self.items(key, length))
        ]

    def fail(self, code: str, key: str, **details: object) -> BadPosition:
        """An error about one of this object's fields, to be raised by the caller."""
        return BadPosition(code, field=self._name(key), **details)

    def finish(self) -> None:
        """Refuse fields that nobody asked for."""
        for key in self._plain:
            if key not in self._asked:
                raise BadPosition("unknown_field", field=self._name(key))
