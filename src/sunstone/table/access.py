"""Who may see a table. Every route and every delivery to a socket asks here."""

from sunstone.core.viewer import Viewer
from sunstone.table.host import host_of
from sunstone.table.redaction import Viewing
from sunstone.table.reducer import seat_after_start
from sunstone.table.refusal import Refusal
from sunstone.table.table import Table


def may_see(table: Table, user: str | None) -> bool:
    """Whether a user may see a table at all.

    A private table is known by its id only, which invites to sit down or to watch until the game ends. Afterwards it
    belongs to those who played it and to its host. A game with somebody's own box belongs to them from its start.
    """
    if table.spec.own_box and begun(table):
        return takes_part(table, user)
    if table.spec.visible or table.status in ("open", "playing"):
        return True
    return takes_part(table, user)


def begun(table: Table) -> bool:
    """Whether there is, or was, a position to be seen."""
    return table.status in ("playing", "finished") or table.state is not None


def takes_part(table: Table, user: str | None) -> bool:
    return user is not None and (user == host_of(table) or user in table.people())


def holds(table: Table, user: str | None, seat: int) -> bool:
    return user is not None and seat < len(table.seats) and table.seats[seat].user == user


def viewer_now(table: Table, user: str | None, viewer: Viewing, sent: int) -> Viewing:
    """With whose eyes somebody looks on who was sent the table up to a version.

    Where seats were drawn by lot meanwhile, from where the own one is now; like everyone if it is no longer theirs.
    """
    if viewer is None:
        return None
    seat = seat_after_start(table, viewer) if table.drawn and sent < table.start else viewer
    return seat if holds(table, user, seat) else None


def check_sight(table: Table, user: str | None) -> None:
    if not may_see(table, user):
        raise Refusal("box_private" if table.spec.own_box else "private_review")


def check_viewer(table: Table, user: str | None, seat: Viewing) -> None:
    """Raise unless this user may see the table with the view of this seat, or with `None` as a spectator."""
    check_sight(table, user)
    if seat is None:
        return
    if not 0 <= seat < len(table.seats):
        raise Refusal("no_seat", seat=seat)
    if not holds(table, user, seat):
        raise Refusal("not_your_seat", seat=seat)


def check_review(table: Table, user: str | None, viewer: Viewing, *, shared: bool) -> None:
    """Raise unless this user, or the holder of a link, may look back. When a game is over every view is free to use."""
    if not table.over:
        raise Refusal("not_over")
    if viewer is not None and viewer != Viewer.EVERYTHING and not 0 <= viewer < len(table.seats):
        raise Refusal("no_seat", seat=viewer)
    if not shared or table.spec.own_box:
        check_sight(table, user)
