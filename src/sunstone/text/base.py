"""Text that every game has. A game's own words are a subclass."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from sunstone.core.catalogue import text_of
from sunstone.core.components import Components, Entry
from sunstone.core.game import Game
from sunstone.core.score import ScoreSheet
from sunstone.i18n import Translator


@dataclass(frozen=True)
class Section:
    """A part of the position under a heading. `name` or the beginning of the heading is typed to read it again.

    A reference is what never changes; it is shown once, and then only on request. With `counters` a board counts
    out the number that the view has under the same name, in stones or in cards. `drawn` are the
    numbers of the lines that are rows of a little plan, which needs letters of one width.
    """

    name: str
    heading: str
    lines: list[str]
    reference: bool = False
    counters: Literal["", "stones", "cards"] = ""
    drawn: tuple[int, ...] = ()

    @property
    def spoken(self) -> str:
        """What to call it in the reader's language: the heading up to its figures."""
        return re.split(r"[:(]", self.heading)[0].strip()


def _spaced(name: str) -> str:
    return name.replace("_", " ")


def _plain(value: object) -> str:
    """A value of a view in one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{_spaced(str(key))} {_plain(inner)}" for key, inner in value.items()) or "–"
    if isinstance(value, (list, tuple)):
        return ", ".join(map(_plain, value)) or "–"
    return "–" if value is None else str(value)


def _lines(value: object) -> list[str]:
    """A value of a view, a line each of its parts."""
    if isinstance(value, Mapping):
        return [f"{_spaced(str(key))}: {_plain(inner)}" for key, inner in value.items()]
    if isinstance(value, (list, tuple)):
        return [_plain(inner) for inner in value] or ["–"]
    return [_plain(value)]


class TableText:
    """Words for one table: its game, its language and the names of its seats."""

    def __init__(self, game: Game, tr: Translator, names: Sequence[str], components: Components) -> None:
        self.game = game
        self.tr = tr
        self.names = names
        self.components = components

    def name(self, seat: int) -> str:
        """Who sits there; the table itself is seat -1."""
        return self.names[seat] if seat >= 0 else self.tr("table-itself")

    def action(self, structure: Mapping[str, object]) -> str:
        """What an action does."""
        return text_of(structure)

    def choice(self, structure: Mapping[str, object], view: Mapping[str, object]) -> str:
        """What an action does in a position: cards it names by their place are said by what they are."""
        return self.action(structure)

    def action_line(self, line: str) -> str:
        """What the action does that a line of a record names."""
        catalogue = self.game.catalogue
        return self.action(catalogue.structure(catalogue.read(line)))

    def shorthand(self, verb: str) -> str | None:
        """One line in place of all choices with this verb, where they are many combinations; `None` to list them."""
        message = f"{self.game.id}-shorthand-{verb}".replace("_", "-")
        return self.tr(message) if self.tr.has(message) else None

    def event(self, event: Mapping[str, object]) -> str:
        """What happened."""
        details = ", ".join(f"{key} {value}" for key, value in event.items() if key not in ("kind", "seat"))
        seat = event["seat"]
        assert isinstance(seat, int)
        return self.tr("event-plain", name=self.name(seat), kind=str(event["kind"]), details=details)

    def ask(self, view: Mapping[str, object]) -> str:
        """What is asked of the seat whose decision it is, in one sentence."""
        return self.tr("ask-plain")

    def position(self, view: Mapping[str, object]) -> list[Section]:
        """The position in words, part by part; the area of a seat is called `seat 1`, `seat 2` and so on."""
        seats = view.get("seats")
        areas = seats if isinstance(seats, list) and len(seats) == len(self.names) else []
        parts = [
            Section(str(key), _spaced(str(key)), _lines(value)) for key, value in view.items() if value is not areas
        ]
        parts += [Section(f"seat {seat + 1}", self.name(seat), _lines(area)) for seat, area in enumerate(areas)]
        return parts

    def sections(self) -> Sequence[str]:
        """The sections of the components, in the order in which an owner would replace our values."""
        return list(self.game.schema())

    def short(self, section: str, entry: str) -> str:
        """A card or tile in a few words, for lists and the log; two that differ never have the same words."""
        return self._short[section][entry]

    def entry(self, section: str, entry: str) -> str:
        """What people call an entry of the components; nothing where the number in its id says enough."""
        return self._titles.get(section, {}).get(entry, "")

    def in_short(self, section: str, entry: str) -> str:
        """The words for `short`, from the values of the entry; nothing if the section holds no cards or tiles."""
        return ""

    @cached_property
    def _short(self) -> dict[str, dict[str, str]]:
        return {section: self._named_apart(section, twins=False) for section in self.game.schema()}

    @cached_property
    def _titles(self) -> dict[str, dict[str, str]]:
        return {section: self._named_apart(section, twins=True) for section in self.game.schema()}

    def _named_apart(self, section: str, *, twins: bool) -> dict[str, str]:
        """All entries of a section in short; what has the words of an earlier one is numbered, twins only on demand."""
        found: dict[str, str] = {}
        described: dict[str, list[Entry]] = {}
        for id_, values in self.components.entries(section).items():
            words = self.in_short(section, id_)
            alike = described.setdefault(words, [])
            if twins or values not in alike:
                alike.append(values)
            number = len(alike) if twins else alike.index(values) + 1
            found[id_] = words if number == 1 or not words else self.tr("name-again", name=words, number=number)
        return found

    def printed(self, section: str, entry: str) -> str:
        """Everything that is printed on a card or tile, in one sentence; nothing if the entry is none."""
        return ""

    def component_words(self) -> dict[str, list[str]]:
        """The words of the components for the page, in lines by key: `building/A1-07`, `station/tikal-2`.

        For a table of as many players as there are names; with nobody at the table, for any number of them.
        """
        return {}

    def source(self, sheet_line: Mapping[str, object]) -> str:
        """Where points come from."""
        return str(sheet_line["source"])

    def result(self, sheets: Sequence[ScoreSheet], ranking: Sequence[int]) -> list[str]:
        """The final score sheet, best place first."""
        lines: list[str] = []
        for seat in sorted(range(len(ranking)), key=lambda seat: ranking[seat]):
            sheet = sheets[seat]
            lines.append(self.tr("result-seat", place=ranking[seat], name=self.name(seat), points=sheet.total))
            lines.extend(
                "  " + self.tr("result-line", points=line.points, source=self.source(line.as_json()))
                for line in sheet.lines
                if line.points
            )
        return lines


def capital(text: str) -> str:
    """The same with a capital at its beginning."""
    return text[:1].upper() + text[1:]
