"""News of a table as frames. All who look on are told the same but for what each sees; the same is encoded once."""

from __future__ import annotations

from typing import cast

import msgspec

from sunstone.server.tables.eyes import OPEN, Eyes, news, tells_more
from sunstone.server.tables.live import LiveTable
from sunstone.server.wire.common import Plain

_encode = msgspec.json.Encoder().encode
_GAP = b"\0"
"""Stands in a frame where something is to be laid in. In JSON this byte is never written as it is."""


def encoded_news(live: LiveTable, eyes: Eyes, after: int, language: str | None = None) -> bytes:
    """What `news` tells, encoded."""
    state = live.state
    if state is None or language is not None or eyes == OPEN or eyes == state.seat or tells_more(live, eyes, after):
        return _encode(news(live, eyes, after, language=language))
    view = live.shared_view
    if view is None:
        return _encode(news(live, eyes, after))
    key = ("onlookers", after)
    frame = live.frames.get(key)
    if frame is None:
        frame = live.frames[key] = _with_gaps(live, after)
    head, middle, tail = frame.split(_GAP)
    return b"".join((head, _encode(eyes), middle, view.encoded(eyes), tail))


def _with_gaps(live: LiveTable, after: int) -> bytes:
    """What a spectator is told, without whose eyes these are and what they see."""
    told = news(live, None, after)
    assert told.position is not None
    gap = msgspec.Raw(_GAP)
    position = msgspec.structs.replace(told.position, seat=cast(int, gap), view=cast(Plain, gap))
    return _encode(msgspec.structs.replace(told, position=position))
