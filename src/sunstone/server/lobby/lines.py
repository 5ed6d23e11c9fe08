"""A table as a line of a list, from its row."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from sunstone.server.lobby.wire import TableLine
from sunstone.table.clock import Clock
from sunstone.table.frames import Person, SeatInfo
from sunstone.table.wire_types import Plain


def line_of(row: Mapping[str, Any], me: str | None) -> TableLine:
    return TableLine(
        id=row["id"],
        game=row["game"],
        options=msgspec.json.decode(row["options"], type=Plain),
        clock=msgspec.json.decode(row["clock"], type=Clock),
        rated=row["rated"],
        status=row["status"],
        changed=row["changed"],
        seats=msgspec.json.decode(row["seating"], type=list[SeatInfo]),
        turn=row["turn_seat"],
        my_turn=me is not None and row["turn_user"] == me,
    )


def named(seat: SeatInfo, names: dict[str, Person]) -> SeatInfo:
    """The seat with what is known of its holder now."""
    holder = names.get(seat.user) if seat.user else None
    if holder is None:
        return seat
    return replace(seat, name=seat.name or holder.name, guest=holder.kind == "guest")
