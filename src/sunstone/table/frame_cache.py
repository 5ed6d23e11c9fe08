"""Encoded frames of one version of a table, kept while it is sent to everyone: many readers see the same."""

from collections.abc import Callable, Hashable

import msgspec

from sunstone.core.game import State

_encode = msgspec.json.Encoder().encode


def tells_own(state: State) -> bool:
    """Whether the positions of this game say how a seat sees itself."""
    return type(state).own_view is not State.own_view


class SharedView:
    """The views of one position of a game that has `own_view`: the common part is encoded once.

    It begins with what a spectator may see, so that sharing it cannot show anyone another's secret.
    """

    def __init__(self, state: State) -> None:
        head = state.view(None)
        seats = head.pop("seats")
        del head["you"]
        assert isinstance(seats, list)
        self._head = _encode(head)[:-1]
        self._same: list[bytes] = []
        self._shown: list[bytes] = []
        self._own: list[bytes] = []
        for number, seat in enumerate(seats):
            own = state.own_view(number)
            assert own is not None
            shown = {name: seat.pop(name) for name in own if name in seat}
            self._same.append(_encode(seat)[:-1])
            self._shown.append(_rest(shown))
            self._own.append(_rest(own))

    def encoded(self, seat: int | None) -> bytes:
        rest = self._shown
        if seat is not None:
            rest = list(rest)
            rest[seat] = self._own[seat]
        seats = b",".join(map(bytes.__add__, self._same, rest))
        return b'%b,"you":%b,"seats":[%b]}' % (self._head, _encode(seat), seats)


def _rest(part: dict[str, object]) -> bytes:
    """A part of an object as it stands behind the others."""
    return b",%b" % _encode(part)[1:] if part else b"}"


class FrameCache:
    __slots__ = ("_encoded", "_view")

    def __init__(self) -> None:
        self._encoded: dict[Hashable, bytes] = {}
        self._view: SharedView | None = None

    def __len__(self) -> int:
        return len(self._encoded)

    def encoded(self, key: Hashable, encode: Callable[[], bytes]) -> bytes:
        """A frame or a part of one, made by the first who asks."""
        found = self._encoded.get(key)
        if found is None:
            found = self._encoded[key] = encode()
        return found

    def view(self, state: State) -> SharedView | None:
        """The views of the position, if the game tells apart what is shared."""
        if self._view is None and tells_own(state):
            self._view = SharedView(state)
        return self._view

    def clear(self) -> None:
        self._encoded.clear()
        self._view = None
