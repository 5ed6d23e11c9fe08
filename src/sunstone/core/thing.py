"""Things on the table. A field of a thing is declared once: its name, its kind, its range and who may see it.

    class Player:
        FIELDS = Fields(
            Number("corn", MOST_CORN, group="goods"),
            Flag("light", start=True),
            Tiles("dealt", "wealth", seen=OWNER),
        )

`Fields.load` reads the declaration when it is called. What has to be fast is written from it by `tools/fields.py` into
the class itself: the constructor, `copy`, `plain` for dump and view, `observe` for what a learner sees. A test holds
the two together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sunstone.core.dump_reader import Reader
from sunstone.core.observation import MOST as BYTE
from sunstone.core.plain import Names

# Who may see a field; who sees more sees less too.
EVERYONE: Final = 0
OWNER: Final = 1
DUMP_ONLY: Final = 2
"""It is in the dump alone."""


class Field:
    """A field: its place in the class as Python, and how it is read from a dump."""

    def __init__(self, name: str, start: str, group: str = "", seen: int = EVERYONE, annotation: str = "i64") -> None:
        self.name = name
        self.annotation = annotation
        self.start = start
        """What the constructor sets."""
        self.group = group
        """Fields of a group lie together in an object of that name, in dump and view."""
        self.seen = seen
        self.copied = f"self.{name}"
        """What a copy takes."""
        self.plain = f"self.{name}"
        """What dump and view say; empty if they tell it in another way."""
        self.observed = ""
        """The number a learner sees; empty if it is not one byte that everyone sees."""

    def read(self, reader: Reader, names: Names) -> object:
        """The value from a dump."""
        raise NotImplementedError


class Number(Field):
    """A whole number."""

    def __init__(
        self, name: str, most: int, least: int = 0, start: int = 0, group: str = "", seen: int = EVERYONE
    ) -> None:
        super().__init__(name, str(start), group, seen)
        self.least = least
        self.most = most
        if seen == EVERYONE and least >= 0 and most <= BYTE:
            # Play can bring more than a byte holds; `load` cannot.
            self.observed = f"min(self.{name}, {BYTE})" if most == BYTE else f"self.{name}"

    def read(self, reader: Reader, names: Names) -> object:
        return reader.integer(self.name, self.least, self.most)


class Flag(Field):
    """True or false."""

    def __init__(self, name: str, start: bool = False, group: str = "", seen: int = EVERYONE) -> None:
        super().__init__(name, str(start), group, seen, "bool")
        self.observed = f"self.{name}" if seen == EVERYONE else ""

    def read(self, reader: Reader, names: Names) -> object:
        return reader.truth(self.name)


class Word(Field):
    """One of some words, kept as its place among them. `constant` is the name of the words in the module.

    With `empty` it can be none: -1, and null in a dump.
    """

    def __init__(
        self, name: str, words: Sequence[str], constant: str, empty: bool = False, seen: int = EVERYONE
    ) -> None:
        super().__init__(name, "-1" if empty else "0", "", seen)
        self.words = words
        self.empty = empty
        word = f"{constant}[self.{name}]"
        self.plain = f"{word} if self.{name} >= 0 else None" if empty else word

    def read(self, reader: Reader, names: Names) -> object:
        if self.empty and reader.is_null(self.name):
            return -1
        return reader.word(self.name, self.words)


class Words(Field):
    """Some words, each kept as its place among them; one may be there twice. Replaced as a whole, so copies share them.

    With `length` there are always so many; with `gaps` a place can be empty: -1, and null in a dump.
    """

    def __init__(
        self, name: str, words: Sequence[str], constant: str, length: int = 0, gaps: bool = False, seen: int = EVERYONE
    ) -> None:
        super().__init__(name, f"(-1,) * {length}" if length and gaps else "()", "", seen, "tuple[int, ...]")
        self.words = words
        self.length = length
        self.gaps = gaps
        self.plain = f"words_of(self.{name}, {constant})"

    def read(self, reader: Reader, names: Names) -> object:
        out: list[int] = []
        for found in reader.items(self.name):
            if self.gaps and found is None:
                out.append(-1)
            elif isinstance(found, str) and found in self.words:
                out.append(self.words.index(found))
            else:
                raise reader.fail("unknown_name", self.name, found=str(found))
        _check_length(reader, self.name, len(out), self.length, names)
        return tuple(out)


class WordSet(Field):
    """A set of words, kept as the bits of a number."""

    def __init__(self, name: str, words: Sequence[str], constant: str, seen: int = EVERYONE) -> None:
        super().__init__(name, "0", "", seen)
        self.words = words
        self.plain = f"words_in(self.{name}, {constant})"

    def read(self, reader: Reader, names: Names) -> object:
        out = 0
        for found in reader.texts(self.name):
            place = self.words.index(found) if found in self.words else -1
            if place < 0 or out >> place & 1:
                raise reader.fail("unknown_name", self.name, found=found)
            out |= 1 << place
        return out


SEATS: Final = -1
"""A length: one for every seat."""


class Numbers(Field):
    """Some whole numbers. Replaced as a whole, so copies share them, unless they are `listed`: then copies copy."""

    def __init__(
        self, name: str, most: int, length: int = 0, least: int = 0, listed: bool = False, seen: int = EVERYONE
    ) -> None:
        start = f"{(least,) * max(length, 0)}" if not listed else f"[{least}] * {length}"
        super().__init__(name, start, "", seen, "list[int]" if listed else "tuple[int, ...]")
        self.least = least
        self.most = most
        self.length = length
        self.listed = listed
        if listed:
            self.copied = f"self.{name}.copy()"
        self.plain = f"list(self.{name})"

    def read(self, reader: Reader, names: Names) -> object:
        most = len(names["seat"]) - 1 if self.most == SEATS else self.most
        out = reader.integers(self.name, self.least, most)
        _check_length(reader, self.name, len(out), self.length, names)
        return out if self.listed else tuple(out)


def _check_length(reader: Reader, name: str, found: int, wanted: int, names: Names) -> None:
    expected = len(names["seat"]) if wanted == SEATS else wanted
    if expected and found != expected:
        raise reader.fail("length", name, found=found, expected=expected)


class Seat(Field):
    """A seat, or with `empty` none: -1, and null in a dump. The sort "seat" of the names tells how many there are."""

    def __init__(self, name: str, empty: bool = False, seen: int = EVERYONE) -> None:
        super().__init__(name, "-1" if empty else "0", "", seen)
        self.empty = empty
        if empty:
            self.plain = f"self.{name} if self.{name} >= 0 else None"

    def read(self, reader: Reader, names: Names) -> object:
        if self.empty and reader.is_null(self.name):
            return -1
        return reader.integer(self.name, 0, len(names["seat"]) - 1)


class Bits(Field):
    """A set of small numbers, kept as the bits of one."""

    def __init__(self, name: str, most: int, least: int = 0, seen: int = EVERYONE) -> None:
        super().__init__(name, "0", "", seen)
        self.least = least
        self.most = most
        self.plain = f"numbers_in(self.{name})"

    def read(self, reader: Reader, names: Names) -> object:
        out = 0
        for number in reader.integers(self.name, self.least, self.most):
            if out >> number & 1:
                raise reader.fail("unknown_name", self.name, found=number)
            out |= 1 << number
        return out


class Tiles(Field):
    """Components of a sort, kept as their places among all of it. Replaced as a whole, so copies share them.

    With `gaps` a place can be empty: -1, and null in a dump.
    """

    def __init__(self, name: str, sort: str, gaps: bool = False, seen: int = EVERYONE) -> None:
        super().__init__(name, "()", "", seen, "tuple[int, ...]")
        self.sort = sort
        self.gaps = gaps
        self.plain = f'ids_of(self.{name}, names["{sort}"])'

    def read(self, reader: Reader, names: Names) -> object:
        ids = names[self.sort]
        out: list[int] = []
        for found in reader.items(self.name):
            if self.gaps and found is None:
                out.append(-1)
                continue
            place = ids.index(found) if isinstance(found, str) and found in ids else -1
            if place < 0 or place in out:
                raise reader.fail("unknown_name", self.name, found=found)
            out.append(place)
        return tuple(out)


class Inner(Field):
    """A field that dump and view tell in another way; copies share it unless `copied` says otherwise."""

    def __init__(self, name: str, annotation: str, start: str, copied: str = "") -> None:
        super().__init__(name, start, "", DUMP_ONLY, annotation)
        self.copied = copied or self.copied
        self.plain = ""


class Fields:
    """The fields of a thing, in their order. Those of a group stand together."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields

    @property
    def observed(self) -> tuple[str, ...]:
        """The names of the numbers that `observe` of the class writes."""
        return tuple(field.name for field in self.fields if field.observed)

    def load(self, thing: object, reader: Reader, names: Names) -> None:
        """Set the fields of a thing from its part of a dump; every value is checked against its range."""
        groups: dict[str, Reader] = {}
        for field in self.fields:
            if not field.plain:
                continue
            if field.group and field.group not in groups:
                groups[field.group] = reader.table(field.group)
            setattr(thing, field.name, field.read(groups.get(field.group, reader), names))
        for group in groups.values():
            group.finish()
