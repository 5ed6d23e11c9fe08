"""Messages about owners' boxes: the form to fill in, what an account has typed in, and what is wrong with it."""

from typing import Annotated

import msgspec

from sunstone.table.wire_types import Asked, Plain

BoxItem = bool | int | str
BoxValue = bool | int | str | list[bool | int | str | list[bool | int | str]]
"""A value as it was typed; a number that cannot be read as one is kept as its text."""
BoxValues = dict[str, dict[str, dict[str, BoxValue]]]
"""Section to entry to field."""
BoxText = Annotated[str, msgspec.Meta(max_length=500_000)]
Revision = Annotated[int, msgspec.Meta(ge=0, le=2_000_000_000)]


class BoxField(msgspec.Struct, frozen=True, kw_only=True):
    """A field that every entry of a part has: how it is asked for."""

    name: str
    label: str
    form: Plain
    """Its `kind` and the bounds of that kind, as `core/fields.py` describes them."""
    words: dict[str, str]
    """What the words that may be chosen are called."""


class BoxEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A card, a tile, a level of a track: as it is shipped."""

    id: str
    title: str
    values: dict[str, BoxValue]
    """Nothing for an entry that is not in our box but may be in others."""
    sources: dict[str, str]
    wanted: list[str]
    """The fields whose printed value is not known."""
    optional: bool
    """Whether a box may lack it."""


class BoxPart(msgspec.Struct, frozen=True, kw_only=True):
    """What lies together in the box."""

    id: str
    title: str
    fields: list[BoxField]
    entries: list[BoxEntry]


class BoxWord(msgspec.Struct, frozen=True, kw_only=True):
    """A word of the language in which abilities are written."""

    word: str
    """By this name the board draws it; nothing for what only joins others."""
    text: str
    """What is typed for it."""
    label: str


class BoxWords(msgspec.Struct, frozen=True, kw_only=True):
    """Words that are used alike."""

    use: str
    """The list in the form of a field that says which of them may stand there; nothing where all may."""
    title: str
    words: list[BoxWord]


class BoxForm(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a box of a game holds, in the reader's language."""

    game: str
    parts: list[BoxPart]
    vocabulary: list[BoxWords]
    """What abilities are written with."""
    wanted: int


class BoxProblem(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is wrong with a box."""

    path: str
    """As `culture.cu1-01.ability`; nothing where it is about the file."""
    place: int
    """Which value of a list, from 1; 0 for the whole."""
    line: int
    message: str


class OwnBox(msgspec.Struct, frozen=True, kw_only=True):
    """An account's box of a game as it stands; revision 0 is one that nobody has begun."""

    game: str
    revision: int
    changed: int
    values: BoxValues
    problems: list[BoxProblem]
    filled: int
    """How many of the values that are wanted are there and right."""
    wanted: int


class OwnBoxLine(msgspec.Struct, frozen=True, kw_only=True):
    """An account's box in a list."""

    game: str
    changed: int
    values: int
    filled: int
    wanted: int
    problems: int


class BoxChecked(msgspec.Struct, frozen=True, kw_only=True):
    """What a file or some values would be as a box."""

    values: int
    filled: int
    wanted: int
    problems: list[BoxProblem]
    readable: bool
    """Whether it can be kept at all; a text that has not the form of a component file cannot."""


class CheckBox(Asked, frozen=True, kw_only=True):
    """Values or a file to look at."""

    values: BoxValues | None = None
    text: BoxText | None = None


class SaveBox(Asked, frozen=True, kw_only=True):
    """Keep these values, or this file, in place of what is there."""

    revision: Revision
    """The revision that the writer knows."""
    values: BoxValues | None = None
    text: BoxText | None = None
