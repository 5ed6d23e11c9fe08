"""Decisions: what a seat is asked, as small objects that never change, so that clones share them.

A game has a class for every kind of decision, in the file of its chapter. The name of the kind is the class's name in
small letters, its fields are what the constructor takes: the wire, the dump, the words and the observation read both
from here, so that neither is written down a second time.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sunstone.core.dump_reader import Reader, require
from sunstone.core.observation import MOST_WIDE
from sunstone.core.plain import numbers_in

if TYPE_CHECKING:
    from sunstone.core.game import State

TableT = TypeVar("TableT", bound="State")
"""What a game's rules know of a state: its table."""
Words = Mapping[str, Sequence[str]]
MOST = 255
"""The largest number in a field: it is one byte of an observation."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[TableT]):
    """Something the seat whose turn it is has to decide. While it is due it lies on the stack `State.due`."""

    def legal(self, table: TableT, out: list[int]) -> None:
        """Append every choice, the game's `done` left aside."""
        raise NotImplementedError

    def why_not(self, table: TableT, action: int) -> int:
        """0 if an action is a choice here, else the reason why not."""
        raise NotImplementedError

    def answer(self, table: TableT, action: int) -> None:
        """Carry out a choice. What was due has been taken off the stack."""
        raise NotImplementedError

    def may_leave(self, table: TableT) -> bool:
        """Whether `done` leaves it undecided."""
        return False

    def leave(self, table: TableT) -> None:
        """What follows when it is left undecided: nothing, as a rule."""

    def settle(self, table: TableT) -> bool:
        """Carry out what leaves no choice, and take it off the stack; whether it was so."""
        return False

    def settle_only_choice(self, table: TableT) -> bool:
        """Make the only choice there is; whether there was only one."""
        choices: list[int] = []
        self.legal(table, choices)
        if len(choices) != 1:
            return False
        table.due.pop()
        self.answer(table, choices[0])
        return True

    # What the check of a position asks.

    def can_be_due(self, table: TableT) -> bool:
        """Whether the rules can have asked this as the table stands."""
        raise NotImplementedError

    def leaves_choice(self, table: TableT) -> bool:
        """Whether there are two choices at least: what leaves none is carried out at once."""
        choices: list[int] = []
        self.legal(table, choices)
        return len(choices) > 1

    def can_wait(self, table: TableT, above: Decision[TableT]) -> bool:
        """Whether it can wait below another decision."""
        return False

    def most_waiting(self, table: TableT) -> int:
        """How often it can wait at the same time."""
        return 1


def kind_name(kind: type[Decision[Any]]) -> str:
    """The name of a kind: `PaidTech` is `paid_tech`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


class DecisionKinds:
    """The kinds of decision in a game, and the way of a decision to plain JSON and back.

    `words` gives the names for a field that counts things: with `{"wheel": ("palenque", …)}` the wheel is told by name.
    `flags` are the fields that are true or false, `sets` those that hold the bits of a set, each with its size, and
    `wide` those that go beyond a byte: what a learner sees of them the game tells elsewhere. All others are numbers.
    """

    def __init__(
        self,
        kinds: Sequence[type[Decision[Any]]],
        words: Words,
        flags: Sequence[str] = (),
        sets: Mapping[str, int] | None = None,
        wide: Sequence[str] = (),
    ) -> None:
        self._kinds: dict[str, type[Decision[Any]]] = {kind_name(kind): kind for kind in kinds}
        self._fields: dict[str, tuple[str, ...]] = {
            name: tuple(inspect.signature(kind).parameters) for name, kind in self._kinds.items()
        }
        self._names: dict[type[Decision[Any]], str] = {kind: name for name, kind in self._kinds.items()}
        self._words = words
        self._flags = flags
        self._sets: Mapping[str, int] = {} if sets is None else sets
        self._wide = wide
        self.names: tuple[str, ...] = tuple(self._kinds)
        columns = [*self.names]
        self._places: dict[type[Decision[Any]], tuple[int, int]] = {}
        for place, (name, kind) in enumerate(self._kinds.items()):
            self._places[kind] = (place, len(columns))
            for field in self._fields[name]:
                if field in self._sets:
                    columns.extend(f"{name}_{field}_{number}" for number in range(self._sets[field]))
                elif field not in wide:
                    columns.append(f"{name}_{field}")
        self.columns: tuple[str, ...] = tuple(columns)
        """The numbers of an observed decision: which kind it is, and the fields of each kind."""

    def name(self, decision: Decision[Any]) -> str:
        """The kind of a decision."""
        return self._names[type(decision)]

    def place(self, decision: Decision[Any]) -> int:
        """The place of its kind among the names."""
        return self._places[type(decision)][0]

    def plain(self, decision: Decision[Any]) -> dict[str, object]:
        """A decision as plain JSON: its kind and its fields."""
        name = self._names[type(decision)]
        out: dict[str, object] = {"kind": name}
        for field in self._fields[name]:
            value = getattr(decision, field)
            if field in self._words:
                value = self._words[field][value]
            out[field] = numbers_in(value) if field in self._sets else value
        return out

    def read(self, row: Reader) -> Decision[Any]:
        """The decision that plain JSON describes."""
        name = row.text("kind")
        if name not in self._kinds:
            raise row.fail("unknown_name", "kind", found=name)
        values: list[int] = []
        for field in self._fields[name]:
            if field in self._words:
                values.append(row.word(field, self._words[field]))
            elif field in self._flags:
                values.append(row.truth(field))
            elif field in self._sets:
                values.append(_read_set(row, field, self._sets[field]))
            else:
                values.append(row.integer(field, 0, MOST_WIDE if field in self._wide else MOST))
        row.finish()
        return self._kinds[name](*values)

    def load(self, state: State, reader: Reader) -> None:
        """Put what is due on the stack of a state, from `due` in its dump."""
        state.due = [self.read(row) for row in reader.tables("due")]

    def check_due(self, state: State, code: str) -> None:
        """Raise `BadPosition` unless what is due can be: the next decision, and those that wait below it."""
        told = [self.plain(decision) for decision in state.due]
        for place, decision in enumerate(state.due[:-1]):
            require(decision.can_wait(state, state.due[place + 1]), code)
            require(told.count(told[place]) <= decision.most_waiting(state), code)
        if state.due:
            require(state.due[-1].can_be_due(state), code)

    def observe(self, decision: Decision[Any], out: bytearray, at: int) -> None:
        """Write a decision into a buffer of zeros, as `columns` names the places."""
        place, column = self._places[type(decision)]
        out[at + place] = 1
        for field in self._fields[self._names[type(decision)]]:
            if field in self._sets:
                for number in numbers_in(getattr(decision, field)):
                    out[at + column + number] = 1
                column += self._sets[field]
            elif field not in self._wide:
                out[at + column] = getattr(decision, field)
                column += 1


def _read_set(row: Reader, field: str, size: int) -> int:
    out = 0
    for number in row.integers(field, 0, size - 1):
        if out >> number & 1:
            raise row.fail("unknown_name", field, found=number)
        out |= 1 << number
    return out
