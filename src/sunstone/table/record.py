"""The record of a table's game."""

from sunstone.core.record import BOT, Record
from sunstone.table.entries import Acted, LogEntry, Undone
from sunstone.table.refusal import Refusal
from sunstone.table.seat import Seat
from sunstone.table.table import Table


def record_of(table: Table) -> Record:
    """The game as far as it went."""
    if table.broken:
        raise Refusal("table_broken")
    return Record(
        game=table.spec.game,
        rules_version=table.spec.rules_version,
        options=table.spec.options,
        seats=[seat_name(table, seat) for seat in table.seats],
        seed=table.spec.seed,
        actions=list(table.actions),
        components=table.spec.components,
        result=table.result,
    )


def seat_name(table: Table, seat: Seat) -> str:
    """Who sits there, as a record writes it."""
    if seat.bot is not None:
        return f"{BOT}{seat.bot}"
    holder = table.names.get(seat.user) if seat.user else None
    return seat.label or (holder.name if holder else None) or "?"


def standing_actions(table: Table) -> list[LogEntry]:
    """The actions that were not taken back, in order."""
    found: list[LogEntry] = []
    for entry in table.entries:
        match entry.body:
            case Acted():
                found.append(entry)
            case Undone(to=to):
                del found[to:]
    return found
