"""Sitting down at a table, changing seats and starting it. These functions look at a table and say what to write."""

from dataclasses import dataclass

from sunstone.table.clock import Clock
from sunstone.table.entries import Closed, Draft, Rose, Sat, SeatSet, Started
from sunstone.table.host import host_of
from sunstone.table.refusal import Refusal
from sunstone.table.seat import Seat
from sunstone.table.table import Table


@dataclass(frozen=True)
class Sitter:
    """A user who asks for seats."""

    id: str
    registered: bool
    machine: bool = False
    """Whether a program asks in the user's name."""

    def seat(self, label: str | None = None) -> Seat:
        """A seat of this user, or of somebody with this name at the same device."""
        return Seat(user=self.id, label=label, machine=self.machine)


def check_rated(sitter: Sitter, seats: list[Seat]) -> None:
    """Ratings compare people: everyone registered, each with one seat, no bots."""
    if not sitter.registered or sitter.machine:
        raise Refusal("rated_people")
    holders = [seat.user for seat in seats if not seat.open]
    if any(seat.bot is not None or seat.label is not None for seat in seats) or len(set(holders)) != len(holders):
        raise Refusal("rated_seats")


def check_rated_clock(clock: Clock) -> None:
    """Without a clock somebody who is about to lose would just stay away."""
    if clock.kind == "none":
        raise Refusal("rated_clock")


def check_host(table: Table, user: str) -> None:
    if host_of(table) != user:
        raise Refusal("not_host")


def check_open(table: Table) -> None:
    if table.status == "closed":
        raise table.closed_refusal()
    if table.status != "open":
        raise Refusal("started")


def _check_number(table: Table, number: int) -> None:
    if number >= len(table.seats):
        raise Refusal("no_seat", seat=number)


def sit_down(table: Table, sitter: Sitter, wished: int | None, label: str | None) -> list[Draft]:
    """Take a seat, any free one if none is wished for; the host may take one for a person at the same device."""
    check_open(table)
    if label is not None:
        check_host(table, sitter.id)
    elif table.seats_of(sitter.id):
        raise Refusal("already_seated")
    free = [number for number, seat in enumerate(table.seats) if seat.open]
    if wished is not None:
        _check_number(table, wished)
    if not free or (wished is not None and wished not in free):
        raise Refusal("seat_taken")
    seat = sitter.seat(label)
    if table.spec.rated:
        check_rated(sitter, [*table.seats, seat])
    return [Draft(Sat.down(seat), seat=free[0] if wished is None else wished, user=sitter.id)]


def set_seat(table: Table, sitter: Sitter, number: int, seat: Seat) -> list[Draft]:
    check_host(table, sitter.id)
    check_open(table)
    _check_number(table, number)
    if table.seats[number].user not in (None, sitter.id):
        raise Refusal("seat_taken")
    others = [other for place, other in enumerate(table.seats) if place != number]
    if seat == sitter.seat() and any(other.user == sitter.id and other.label is None for other in others):
        raise Refusal("already_seated")
    if table.spec.rated:
        check_rated(sitter, [*others, seat])
    return [Draft(SeatSet.down(seat), seat=number, user=sitter.id)]


def removable(table: Table, host: str, number: int) -> str:
    """Who sits there, if the host may send them away."""
    check_host(table, host)
    check_open(table)
    _check_number(table, number)
    found = table.seats[number].user
    if found is None or found == host:
        raise Refusal("nobody_there")
    return found


def remove(table: Table, host: str, number: int, expected: str) -> list[Draft]:
    """The host sends somebody away from all their seats."""
    if removable(table, host, number) != expected:
        raise Refusal("stale")
    return [Draft(Rose(expected), seat=seat, user=host) for seat in table.seats_of(expected)]


def stand_up(table: Table, user: str) -> list[Draft]:
    """Leave a table that has not started; a host who leaves nobody behind closes it."""
    check_open(table)
    drafts = [Draft(Rose(), seat=number, user=user) for number in table.seats_of(user)]
    if host_of(table) == user and table.people() <= {user}:
        drafts.append(Draft(Closed(), user=user))
    if not drafts:
        raise Refusal("not_seated")
    return drafts


def close(table: Table, user: str) -> list[Draft]:
    """The host closes a table.

    One that has not started, whose log is broken, at which nobody else plays, or a record it imported.
    """
    check_host(table, user)
    stuck = table.status == "playing" and (table.broken or table.people() == {user})
    if not stuck and not (table.spec.imported and table.over):
        check_open(table)
    return [Draft(Closed(), user=user)]


def start(table: Table, user: str, order: list[int]) -> list[Draft]:
    """The host begins, once every seat is taken; `order` is used where seats are drawn by lot.

    The digest of the seed is public from here on.
    """
    check_host(table, user)
    check_open(table)
    waiting = sum(seat.open for seat in table.seats)
    if waiting:
        raise Refusal("seats_open", count=waiting)
    table.check_playable()
    return [Draft(Started(table.seed_sha256, order if table.drawn else None), user=user)]


def rotated(seats: list[Seat]) -> list[Seat]:
    """The seats of a rematch: the second begins."""
    return [*seats[1:], seats[0]]
