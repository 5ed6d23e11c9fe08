"""Completing a coatl: the last prophecies, then at most one temple, then its value is announced."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.coatl.assemble import legal_fulfilments
from sunstone.games.coatl.catalogue import COMPLETE, TEMPLE
from sunstone.games.coatl.coatls import EMPTY, Completed
from sunstone.games.coatl.events import COMPLETED, ENDING, TEMPLE_REVEALED
from sunstone.games.coatl.names import bits
from sunstone.games.coatl.position import (
    ASSEMBLE_PHASE,
    ENDINGS,
    NOT_ENDING,
    THIRD_COATL,
    CoatlPosition,
)
from sunstone.games.coatl.reasons import LEGAL, NEEDS_PROPHECY, TEMPLE_ELSEWHERE, TEMPLE_NOT_MET


def why_not_complete(s: CoatlPosition) -> int:
    """Whether the completion can end: the coatl must have at least one prophecy."""
    return LEGAL if s.beside[2 * s.seat + s.completing] != 0 else NEEDS_PROPHECY


def why_not_temple(s: CoatlPosition, temple: int) -> int:
    """Whether the coatl can fulfil this temple: one's own, or one of the two on top of the open piles."""
    why = why_not_complete(s)
    if why != LEGAL:
        return why
    if not _at_hand(s, temple):
        return TEMPLE_ELSEWHERE
    place = 2 * s.seat + s.completing
    return LEGAL if s.box.temple_points(temple, s.coatls[place], s.beside[place]) > 0 else TEMPLE_NOT_MET


def _at_hand(s: CoatlPosition, temple: int) -> bool:
    return (
        s.secret_temple[s.seat] == temple
        or s.open_temples[s.seat] >> temple & 1 != 0
        or s.temple_tops[0] == temple
        or s.temple_tops[1] == temple
    )


def legal_completions(s: CoatlPosition, out: list[int]) -> None:
    """Append every further prophecy, every temple, and the end of the completion."""
    legal_fulfilments(s, s.completing, out)
    if why_not_complete(s) != LEGAL:
        return
    place = 2 * s.seat + s.completing
    temples = s.open_temples[s.seat]
    for temple in (s.secret_temple[s.seat], s.temple_tops[0], s.temple_tops[1]):
        if temple >= 0:
            temples |= 1 << temple
    for temple in bits(temples):
        if s.box.temple_points(temple, s.coatls[place], s.beside[place]) > 0:
            out.append(TEMPLE + temple)
    out.append(COMPLETE)


def value_of(s: CoatlPosition, place: int, temple: int) -> int:
    """What the coatl in this place is worth with its prophecies as they stand, and a temple or -1."""
    coatl = s.coatls[place]
    total = 0
    for card in bits(s.beside[place]):
        total += s.box.prophecy_points(card, coatl)
    if temple >= 0:
        total += s.box.temple_points(temple, coatl, s.beside[place])
    return total


def complete(s: CoatlPosition, temple: int) -> None:
    """End the completion, with a temple or (-1) without one. The third coatl begins the end of the game."""
    seat = s.seat
    place = 2 * seat + s.completing
    points = value_of(s, place, temple)
    s.completed.append(Completed(seat, s.coatls[place], s.beside[place], temple, points))
    s.points[seat] += points
    s.finished[seat] += 1
    if s.events is not None:
        s.events.append(
            Event(
                COMPLETED,
                seat,
                {
                    "coatl": s.completing + 1,
                    "length": len(s.coatls[place].pieces),
                    "temple": s.box.temples[temple].id if temple >= 0 else None,
                    "points": points,
                },
            )
        )
    if temple >= 0:
        _take_temple(s, temple)
    s.coatls[place] = EMPTY
    s.beside[place] = 0
    s.completing = -1
    s.phase = ASSEMBLE_PHASE
    if s.finished[seat] == s.box.coatls and s.ending == NOT_ENDING:
        s.ending = THIRD_COATL
        s.ending_seat = seat
        s.turns_left = s.players
        if s.events is not None:
            s.events.append(Event(ENDING, seat, {"cause": ENDINGS[THIRD_COATL]}))


def _take_temple(s: CoatlPosition, temple: int) -> None:
    if s.secret_temple[s.seat] == temple:
        s.secret_temple[s.seat] = -1
        s.shown = True
    elif s.open_temples[s.seat] >> temple & 1:
        s.open_temples[s.seat] &= ~(1 << temple)
    else:
        uncover_temple(s, temple)


def uncover_temple(s: CoatlPosition, temple: int) -> None:
    """Take a temple off its pile; the next one is seen at once, for the piles lie face up."""
    pile = 0 if s.temple_tops[0] == temple else 1
    s.temple_tops[pile] = -1
    if s.temple_under[pile] > 0:
        s.temple_under[pile] -= 1
        s.temple_tops[pile] = s.rng.draw(s.temple_rest)
        s.reveal()
        if s.events is not None:
            s.events.append(
                Event(TEMPLE_REVEALED, -1, {"pile": pile + 1, "card": s.box.temples[s.temple_tops[pile]].id})
            )
