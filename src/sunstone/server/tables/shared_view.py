"""What everyone sees of a position, made and encoded once; what only a seat sees of itself is laid into it.

It begins with what a spectator may see, so that nobody can be told another's secret by sharing it.
"""

from __future__ import annotations

import msgspec

from sunstone.core.game import State

_encode = msgspec.json.Encoder().encode


def tells_own(state: State) -> bool:
    """Whether the positions of this game say how a seat sees itself."""
    return type(state).own_view is not State.own_view


class SharedView:
    """The views of one position of a game that has `own_view`."""

    def __init__(self, state: State) -> None:
        self._state = state
        head = state.view(None)
        seats = head.pop("seats")
        del head["you"]
        assert isinstance(seats, list)
        self._head = _encode(head)[:-1]
        self._encoded = [_encode(seat) for seat in seats]

    def encoded(self, seat: int | None) -> bytes:
        """A seat's view as JSON."""
        seats = self._encoded
        if seat is not None:
            seats = list(seats)
            seats[seat] = _encode(self._state.own_view(seat))
        return b'%b,"you":%b,"seats":[%b]}' % (self._head, _encode(seat), b",".join(seats))
