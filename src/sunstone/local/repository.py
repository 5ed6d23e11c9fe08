"""The tables of this browser: those in memory, and rows for the rest."""

from collections import OrderedDict
from collections.abc import Callable

import msgspec

from sunstone.local.outbox import Kept, NeedsTable, row_text
from sunstone.server.errors import Refusal
from sunstone.server.lobby.lines import line_of, named
from sunstone.server.lobby.wire import TableLine
from sunstone.server.tables.rows import index_row, log_row, replayed, seating_text, spec_row
from sunstone.server.timing import now_ms
from sunstone.table.entries import Draft
from sunstone.table.frames import Person
from sunstone.table.owner_components import OwnerComponents, box_of
from sunstone.table.reducer import apply_drafts
from sunstone.table.table import Table
from sunstone.table.wire_types import Plain

MOST = 12
"""Tables that stay in memory."""


class Repository:
    def __init__(self, keep: Callable[[Kept], None]) -> None:
        self._keep = keep
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self.rows: dict[str, Plain] = {}
        self.files: dict[str, tuple[str, str]] = {}
        """Component files that tables are played with: game and text, by digest."""
        self.people: dict[str, Person] = {}
        self.grew: list[Callable[[Table, Table], None]] = []

    def peek(self, table: str) -> Table | None:
        return self._tables.get(table)

    def get(self, table: str) -> Table:
        found = self._tables.get(table)
        if found is None:
            if table not in self.rows:
                raise Refusal("no_table")
            raise NeedsTable(table)
        self._tables.move_to_end(table)
        return found

    def give(self, table: str, row: str, log: list[str]) -> None:
        """A table as it is kept: its row and its log."""
        self.rows[table] = msgspec.json.decode(row)
        live, _, _ = replayed(
            self.rows[table], self.box(self.rows[table]["components"]), [msgspec.json.decode(entry) for entry in log]
        )
        live.names = dict(self.people)
        self._put(live)

    def outdated(self, table: str, row: str) -> None:
        """Another tab has changed a table: read it again, unless that was done."""
        self.rows[table] = msgspec.json.decode(row)
        known = self._tables.get(table)
        if known is not None and known.version < self.rows[table]["version"]:
            self.forget(table)

    def forget(self, table: str) -> None:
        """Read the table again next time."""
        self._tables.pop(table, None)

    def box(self, digest: str | None) -> OwnerComponents | None:
        if digest not in self.files:
            return None
        game, text = self.files[digest]
        return box_of(game, text, f"{digest[:12]}.toml")

    def create(self, live: Table) -> Table:
        box = live.spec.box
        if box is not None and box.digest not in self.files:
            self.files[box.digest] = (box.game, box.text)
            self._keep(Kept(("files", box.digest), row_text({"game": box.game, "text": box.text})))
        self._write(live, 0)
        return live

    def change(self, table: str, decide: Callable[[Table], list[Draft]]) -> Table:
        before = self.get(table)
        drafts = decide(before)
        if not drafts:
            return before
        after = apply_drafts(before, drafts, now_ms(), self.people)
        self._write(after, len(before.entries))
        for listener in self.grew:
            listener(before, after)
        return after

    def lines(self, me: str) -> list[TableLine]:
        """The tables of this browser, those that wait for me first, then the latest."""
        rows = [row for row in self.rows.values() if row["status"] != "closed"]
        rows.sort(key=lambda row: (row["turn_user"] != me, -row["changed"]))
        return [
            msgspec.structs.replace(line, seats=[named(seat, self.people) for seat in line.seats])
            for line in (line_of(row, me) for row in rows)
        ]

    def _write(self, live: Table, known: int) -> None:
        self.rows[live.id] = row = self._row(live)
        self._keep(Kept(("tables", live.id), row_text(row)))
        for entry in live.entries[known:]:
            columns = log_row(live, entry)
            columns["user"] = columns.pop("user_id")
            del columns["table_id"]
            self._keep(Kept(("log", live.id, entry.version), row_text(columns), fresh=True))
        self._put(live)

    def _row(self, live: Table) -> Plain:
        return {
            **self.rows.get(live.id, {}),
            **spec_row(live.spec),
            **index_row(live),
            "seating": seating_text(live.seats),
        }

    def _put(self, live: Table) -> None:
        self._tables[live.id] = live
        self._tables.move_to_end(live.id)
        while len(self._tables) > MOST:
            self._tables.popitem(last=False)
