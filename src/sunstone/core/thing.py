"""Things on the table. A field of a thing is declared once: its name, its kind, its range and who may see it.

    class Player:
        FIELDS = Fields(
            Number("corn", MOST_CORN, group="goods"),
            Flag("light", start=True),
            Tiles("dealt", "wealth", seen=OWNER),
        )

`Fields.load` reads the declaration when it is called. What has to be fast is written from it by `tools/fields.py` into
the class itself: the constructor, `copy`, `plain` for dump and view, `words` for what a learner sees. A test holds
the two together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sunstone.core.dump_reader import Reader, read_set
from sunstone.core.observation import MOST as BYTE
from sunstone.core.plain import Index, Names

ANY_LENGTH: Final = -1
SEATS: Final = -2
"""In place of a length or a range: that of the seats."""

# Who may see a field; who sees more sees less too.
EVERYONE: Final = 0
OWNER: Final = 1
DUMP_ONLY: Final = 2
"""It is in the dump alone."""


@mypyc_attr(allow_interpreted_subclasses=True)
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
        """Expression for dump and view; empty if they write it in another way."""
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
    """One of some words, kept as its place among them. `constant` is the name of the words in the module."""

    def __init__(self, name: str, words: Sequence[str], constant: str, seen: int = EVERYONE) -> None:
        super().__init__(name, "0", "", seen)
        self.words = words
        self.plain = f"{constant}[self.{name}]"

    def read(self, reader: Reader, names: Names) -> object:
        return reader.word(self.name, self.words)


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


class Seat(Field):
    """A seat, or with `empty` none: -1, and null in a dump. The sort "seat" of the names has one name for each."""

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
        return read_set(reader, self.name, self.least, self.most)


class Numbers(Field):
    """Whole numbers up to `most`. Replaced as a whole, so copies share them.

    With `SEATS` as the length there is one for every seat, with `SEATS` as the most they are seats.
    """

    def __init__(self, name: str, length: int, most: int, least: int = 0, seen: int = EVERYONE) -> None:
        super().__init__(name, str((least,) * length) if length > 0 else "()", "", seen, "tuple[int, ...]")
        self.length = length
        self.least = least
        self.most = most
        self.plain = f"list(self.{name})"

    def read(self, reader: Reader, names: Names) -> object:
        seats = len(names["seat"])
        most = seats - 1 if self.most == SEATS else self.most
        return tuple(reader.integers(self.name, self.least, most, seats if self.length == SEATS else self.length))


class Tile(Field):
    """A component of a sort, kept as its place among all of it, or none: -1, and null in a dump."""

    def __init__(self, name: str, sort: str, seen: int = EVERYONE) -> None:
        super().__init__(name, "-1", "", seen)
        self.sort = sort
        self.plain = f'id_of(self.{name}, names["{sort}"])'

    def read(self, reader: Reader, names: Names) -> object:
        return -1 if reader.is_null(self.name) else reader.word(self.name, names[self.sort])


class Tiles(Field):
    """Components of a sort, kept as their places among all of it. Replaced as a whole, so copies share them.

    With `gaps` a place can be empty: -1, and null in a dump. With `repeated` there may be several that are the same.
    With `length` there are always that many.
    """

    def __init__(
        self,
        name: str,
        sort: str,
        gaps: bool = False,
        repeated: bool = False,
        length: int = ANY_LENGTH,
        seen: int = EVERYONE,
    ) -> None:
        super().__init__(name, "()", "", seen, "tuple[int, ...]")
        self.sort = sort
        self.gaps = gaps
        self.repeated = repeated
        self.length = length
        self.plain = f'ids_of(self.{name}, names["{sort}"])'

        self.index = Index()

    def read(self, reader: Reader, names: Names) -> object:
        places = self.index.places(names[self.sort])
        out: list[int] = []
        for found in reader.items(self.name, self.length):
            if self.gaps and found is None:
                out.append(-1)
                continue
            place = places.get(found, -1) if isinstance(found, str) else -1
            if place < 0 or (not self.repeated and place in out):
                raise reader.fail("unknown_name", self.name, found=found)
            out.append(place)
        return tuple(out)


class Seats(Field):
    """What each seat has: a list of things of a class with fields of its own and its `seat`. Only a dump has it."""

    def __init__(self, name: str, kind: type[Any]) -> None:
        super().__init__(name, "[]", "", DUMP_ONLY, f"list[{kind.__name__}]")
        self.kind = kind
        self.copied = f"[player.copy() for player in self.{name}]"
        self.plain = f"[player.plain(names, DUMP_ONLY) for player in self.{name}]"

    def read(self, reader: Reader, names: Names) -> object:
        out: list[object] = []
        for seat, row in enumerate(reader.tables(self.name, len(names["seat"]))):
            player = self.kind()
            player.seat = seat
            self.kind.FIELDS.load(player, row, names)
            row.finish()
            out.append(player)
        return out


class Inner(Field):
    """A field that dump and view write in another way; copies share it unless `copied` is set."""

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
        """The names of the numbers that `words` of the class has."""
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
