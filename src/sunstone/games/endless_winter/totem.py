"""The totem board: the offering track on the left, the honour track on the right."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.events import IDOL
from sunstone.games.endless_winter.goods import score
from sunstone.games.endless_winter.names import BY_TOTEMS, HONOUR, OFFERING, TRACKS
from sunstone.games.endless_winter.position import EndlessWinterPosition
from sunstone.games.endless_winter.reasons import LEGAL, TOP_OF_HONOUR


def top(s: EndlessWinterPosition, track: int) -> int:
    """The highest level of a track."""
    return (len(s.box.offering_ratio) if track == OFFERING else len(s.box.honour_points)) - 1


def why_not_idol(s: EndlessWinterPosition, track: int) -> int:
    """Whether an idol can go up: at the top of the offering track it still brings a point, on the other nothing."""
    if track == HONOUR and s.idols[s.seat * 2 + HONOUR] >= top(s, HONOUR):
        return TOP_OF_HONOUR
    return LEGAL


def raise_idol(s: EndlessWinterPosition, track: int) -> int:
    """Move an idol up one level. Returns the ability of the level, for the caller to carry out."""
    seat = s.seat
    level = s.idols[seat * 2 + track]
    if track == OFFERING and level >= top(s, OFFERING):
        score(s, seat, 1, BY_TOTEMS)
        return 0
    level += 1
    s.idols[seat * 2 + track] = level
    if s.events is not None:
        s.events.append(Event(IDOL, seat, {"track": TRACKS[track], "level": level}))
    if track == OFFERING:
        return s.box.offering_reward[level]
    score(s, seat, s.box.honour_points[level], BY_TOTEMS)
    _arrive(s, seat)
    return 0


def _arrive(s: EndlessWinterPosition, seat: int) -> None:
    """On a level of the honour track whoever arrives takes the leftmost free space: behind those already there."""
    rank = s.honour_rank
    rank.remove(seat)
    level = s.idols[seat * 2 + HONOUR]
    place = 0
    while place < len(rank) and s.idols[rank[place] * 2 + HONOUR] >= level:
        place += 1
    rank.insert(place, seat)
