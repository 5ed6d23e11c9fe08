"""Decisions: what a seat has to choose, as small immutable objects that clones share.

A game has a class for every kind of decision, in the file of its chapter. The name of the kind is the class's name in
small letters, its fields are what the constructor takes: the wire, the dump, the words and the observation read both
from here, so that neither is written down a second time.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sunstone.core.dump_reader import Reader, read_set, require
from sunstone.core.observation import MOST, MOST_WIDE, mark_bits
from sunstone.core.plain import numbers_in

if TYPE_CHECKING:
    from sunstone.core.game import State

MOST_KEPT: Final = 10_000
"""Rows of decisions that are kept; those of our games are far fewer."""
TableT = TypeVar("TableT", bound="State")
"""The game's own state class: its table."""
Words = Mapping[str, Sequence[str]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[TableT]):
    """Something the seat whose turn it is has to decide. While it is due it lies on the stack `State.due`."""

    def legal(self, table: TableT, out: list[int]) -> None:
        """Append every choice except the game's `done`."""
        raise NotImplementedError

    def why_not(self, table: TableT, action: int) -> int:
        """0 if an action is a choice here, else the reason why not."""
        raise NotImplementedError

    def answer(self, table: TableT, action: int) -> None:
        """Carry out a choice. The decision is already off the stack."""
        raise NotImplementedError

    def may_leave(self, table: TableT) -> bool:
        """Whether it can be skipped by `done`."""
        return False

    def leave(self, table: TableT) -> None:
        """What follows when it is skipped: usually nothing."""

    def settle(self, table: TableT) -> bool:
        """If there is no choice, carry it out and take it off the stack; whether it did."""
        return False

    def settle_only_choice(self, table: TableT) -> bool:
        """If there is only one choice, make it; whether it did."""
        choices: list[int] = []
        self.legal(table, choices)
        if len(choices) != 1:
            return False
        table.due.pop()
        self.answer(table, choices[0])
        return True

    # For checking loaded positions.

    def can_be_due(self, table: TableT) -> bool:
        """Whether the rules can ask this in the current position."""
        raise NotImplementedError

    def leaves_choice(self, table: TableT) -> bool:
        """Whether there are at least two choices; with one the decision is carried out at once."""
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


class _Kind:
    """A kind of decision: its name, its fields, and where an observation has them."""

    def __init__(self, kind: type[Decision[Any]], place: int) -> None:
        self.kind = kind
        self.name = kind_name(kind)
        self.place = place
        self.fields: tuple[str, ...] = tuple(inspect.signature(kind).parameters)
        self.observed: list[tuple[str, int]] = []
        """The fields a learner sees; with the size of its set where one holds the bits of a set."""
        self.column = 0
        """Where the first of them stands among the columns."""


class DecisionKinds:
    """The kinds of decision in a game, and the way of a decision to plain JSON and back.

    `words` gives the names for a field that counts things: with `{"wheel": ("palenque", …)}` the wheel is written by
    name. `flags` are the fields that are true or false, `sets` those that hold the bits of a set, each with its size,
    and `wide` those that go beyond a byte: what a learner sees of them the game tells elsewhere. All others are
    numbers.
    """

    def __init__(
        self,
        kinds: Sequence[type[Decision[Any]]],
        words: Words,
        flags: Sequence[str] = (),
        sets: Mapping[str, int] | None = None,
        wide: Sequence[str] = (),
    ) -> None:
        found = [_Kind(kind, place) for place, kind in enumerate(kinds)]
        self._by_name: dict[str, _Kind] = {kind.name: kind for kind in found}
        self._by_type: dict[type[Decision[Any]], _Kind] = {kind.kind: kind for kind in found}
        self._words: dict[str, Sequence[str]] = dict(words)
        self._flags = flags
        self._sets: dict[str, int] = {} if sets is None else dict(sets)
        self._wide = wide
        self._rows: dict[tuple[int, ...], bytes] = {}
        """Decisions as rows, by the place of their kind and their fields."""
        self.names: tuple[str, ...] = tuple(self._by_name)
        columns = [*self.names]
        for kind in found:
            kind.column = len(columns)
            for field in kind.fields:
                if field in self._sets:
                    columns.extend(f"{kind.name}_{field}_{number}" for number in range(self._sets[field]))
                elif field not in wide:
                    columns.append(f"{kind.name}_{field}")
                if field not in wide:
                    kind.observed.append((field, self._sets.get(field, 0)))
        self.columns: tuple[str, ...] = tuple(columns)
        """The numbers of an observed decision: which kind it is, and the fields of each kind."""

    def name(self, decision: Decision[Any]) -> str:
        """The kind of a decision."""
        return self._by_type[type(decision)].name

    def place(self, decision: Decision[Any]) -> int:
        """The place of its kind among the names."""
        return self._by_type[type(decision)].place

    def plain(self, decision: Decision[Any]) -> dict[str, object]:
        """A decision as plain JSON: its kind and its fields."""
        kind = self._by_type[type(decision)]
        out: dict[str, object] = {"kind": kind.name}
        for field in kind.fields:
            value = getattr(decision, field)
            if field in self._words:
                value = self._words[field][value]
            out[field] = numbers_in(value) if field in self._sets else value
        return out

    def read(self, row: Reader) -> Decision[Any]:
        """The decision that plain JSON describes."""
        name = row.text("kind")
        if name not in self._by_name:
            raise row.fail("unknown_name", "kind", found=name)
        kind = self._by_name[name]
        values: list[int] = []
        for field in kind.fields:
            if field in self._words:
                values.append(row.word(field, self._words[field]))
            elif field in self._flags:
                values.append(row.truth(field))
            elif field in self._sets:
                values.append(read_set(row, field, 0, self._sets[field] - 1))
            else:
                values.append(row.integer(field, 0, MOST_WIDE if field in self._wide else MOST))
        row.finish()
        return kind.kind(*values)

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

    def row(self, decision: Decision[Any]) -> bytes:
        """A decision as a row of the numbers named by `columns`."""
        kind = self._by_type[type(decision)]
        values: list[int] = [kind.place]
        for field, _ in kind.observed:
            values.append(getattr(decision, field))
        key = tuple(values)
        row = self._rows.get(key)
        if row is None:
            if len(self._rows) == MOST_KEPT:
                self._rows.clear()
            row = self._rows[key] = self._written(kind, values)
        return row

    def waiting(self, due: list[Decision[Any]]) -> bytes:
        """How many decisions of each kind lie below the one that is due, in the order of `names`."""
        out = bytearray(len(self.names))
        for below in range(len(due) - 1):
            out[self.place(due[below])] += 1
        return bytes(out)

    def _written(self, kind: _Kind, values: list[int]) -> bytes:
        out = bytearray(len(self.columns))
        out[kind.place] = 1
        at = kind.column
        for number, (_, size) in enumerate(kind.observed, 1):
            if size:
                mark_bits(out, at, values[number])
                at += size
            else:
                out[at] = values[number]
                at += 1
        return bytes(out)
