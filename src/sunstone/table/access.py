"""Who may see a table. Every route and every delivery to a socket asks here."""

from __future__ import annotations

from sunstone.core.viewer import Viewer
from sunstone.table.host import host_of
from sunstone.table.redaction import Viewing
from sunstone.table.refusal import Refusal
from sunstone.table.table import Table


def may_see(live: Table, user: str | None) -> bool:
    """Whether a user may see a table at all.

    A private table is known by its id only, which invites to sit down or to watch until the game ends. Afterwards it
    belongs to those who played it and to its host. A game with somebody's own box belongs to them from its start.
    """
    if live.spec.own_box and begun(live):
        return takes_part(live, user)
    if live.spec.visible or live.status in ("open", "playing"):
        return True
    return takes_part(live, user)


def begun(live: Table) -> bool:
    """Whether there is, or was, a position to be seen."""
    return live.status in ("playing", "finished") or live.state is not None


def takes_part(live: Table, user: str | None) -> bool:
    """Whether the table is this user's: as its host, or as one who holds a seat."""
    return user is not None and (user == host_of(live) or user in live.people())


def holds(live: Table, user: str | None, seat: int) -> bool:
    """Whether the seat is this user's as the table stands."""
    return user is not None and seat < len(live.seats) and live.seats[seat].user == user


def check_sight(live: Table, user: str | None) -> None:
    """Raise unless this user may see the table."""
    if not may_see(live, user):
        raise Refusal("box_private" if live.spec.own_box else "private_review")


def check_viewer(live: Table, user: str | None, seat: Viewing) -> None:
    """Raise unless this user may see the table with the view of this seat, or with `None` as a spectator."""
    check_sight(live, user)
    if seat is None:
        return
    if not 0 <= seat < len(live.seats):
        raise Refusal("no_seat", seat=seat)
    if not holds(live, user, seat):
        raise Refusal("not_your_seat", seat=seat)


def check_review(live: Table, user: str | None, eyes: Viewing, *, shared: bool) -> None:
    """Raise unless this user, or the holder of a link, may look back. When a game is over every view is free to use."""
    if not live.over:
        raise Refusal("not_over")
    if eyes is not None and eyes != Viewer.EVERYTHING and not 0 <= eyes < len(live.seats):
        raise Refusal("no_seat", seat=eyes)
    if not shared or live.spec.own_box:
        check_sight(live, user)
