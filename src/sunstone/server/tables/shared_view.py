"""What everyone sees of a position, made and encoded once; what only a seat sees of itself is laid into it.

It begins with what a spectator may see, so that nobody can be told another's secret by sharing it.
"""

from __future__ import annotations

import msgspec

from sunstone.core.game import State
from sunstone.server.wire.common import Plain

_encode = msgspec.json.Encoder().encode


def tells_own(state: State) -> bool:
    """Whether the positions of this game say how a seat sees itself."""
    return type(state).own_view is not State.own_view


class SharedView:
    """The views of one position of a game that has `own_view`."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._open = state.view(None)
        head = dict(self._open)
        seats = head.pop("seats")
        del head["you"]
        assert isinstance(seats, list)
        self._seats = seats
        self._head = _encode(head)[:-1]
        self._encoded = [_encode(seat) for seat in seats]

    def plain(self, seat: int | None) -> Plain:
        """The view as a structure."""
        own = None if seat is None else self._state.own_view(seat)
        seats = [own if number == seat else shown for number, shown in enumerate(self._seats)]
        return {**self._open, "you": seat, "seats": seats}

    def encoded(self, seat: int | None) -> bytes:
        """The same as JSON."""
        seats = self._encoded
        if seat is not None:
            seats = list(seats)
            seats[seat] = _encode(self._state.own_view(seat))
        return b'%b,"you":%b,"seats":[%b]}' % (self._head, _encode(seat), b",".join(seats))
