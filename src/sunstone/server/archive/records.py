"""Games on paper: taking one home, and bringing one along."""

from sunstone import bots
from sunstone.core.errors import BadRecord
from sunstone.core.record import BOT, Record, verify
from sunstone.server.errors import Refusal
from sunstone.server.random_names import random_name
from sunstone.server.timing import now_ms
from sunstone.table.clock import Clock
from sunstone.table.entries import Acted, Draft, Opened, Started
from sunstone.table.owner_components import OwnerComponents
from sunstone.table.record import record_of
from sunstone.table.reducer import apply_drafts
from sunstone.table.seat import Seat
from sunstone.table.table import Table, TableSpec

LONGEST_NAME = 60


def record_text(live: Table) -> str:
    """The record of a finished game. Before the end it would hold the seed, and so every secret."""
    if not live.over:
        raise Refusal("not_over")
    return record_of(live).to_json()


def _seat(name: str) -> Seat:
    if not name or len(name) > LONGEST_NAME or any(not char.isprintable() for char in name):
        raise BadRecord("field", field="seats")
    code = name.removeprefix(BOT)
    return Seat(bot=code) if name.startswith(BOT) and bots.known(code) else Seat(label=name)


def imported(record: Record, box: OwnerComponents | None, host: str, *, own_box: bool = False) -> Table:
    """A finished table from a record, checked move by move; with its component file, if it was played with one."""
    components = None if box is None else box.components
    seats = [_seat(name) for name in record.seats]
    movers: list[int] = []
    seat = 0
    for state in record.states(components):
        if state.ply:
            movers.append(seat)
        seat = state.seat
    if not verify(record, components).over:
        raise Refusal("not_over")
    now = now_ms()
    opening = TableSpec(
        id=random_name(12),
        game=record.game,
        rules_version=record.rules_version,
        options=record.options,
        clock=Clock(),
        visible=False,
        rated=False,
        imported=True,
        host=host,
        previous=None,
        seed=record.seed,
        created=now,
        components=record.components,
        box=box,
        own_box=own_box,
    )
    drafts = [
        Draft(Opened(seats), user=host),
        Draft(Started(), user=host),
        *(
            Draft(Acted(line), seat=mover, line=0, ply=ply)
            for ply, (mover, line) in enumerate(zip(movers, record.actions, strict=True))
        ),
    ]
    return apply_drafts(Table(opening), drafts, now)
