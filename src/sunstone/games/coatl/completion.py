"""Completing a coatl: the last prophecies, then at most one temple, then its value is announced."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.games.coatl import reasons
from sunstone.games.coatl.cards import faces_of
from sunstone.games.coatl.catalogue import COMPLETE, FULFIL, KEEP, TEMPLE
from sunstone.games.coatl.coatls import EMPTY, Completed, Unfinished
from sunstone.games.coatl.data import PROPHECIES, UNFINISHED
from sunstone.games.coatl.events import COMPLETED, ENDING, TEMPLE_REVEALED
from sunstone.games.coatl.fulfil import fulfil, legal_fulfilments, why_not_fulfil
from sunstone.games.coatl.table import ENDINGS, NO_TEMPLE, NOT_ENDING, THIRD_COATL, Player, Table


def _temples_at_hand(table: Table, player: Player) -> list[int]:
    """The temples the coatl may fulfil, by number: one's own, or one of the two on top of the open piles."""
    found = [*player.temples, player.secret_temple, *table.temple_tops]
    return sorted([temple for temple in found if temple != NO_TEMPLE])


@final
class Complete(Decision[Table]):
    """A coatl is closed: put more prophecies beside it, then end with one temple or without."""

    def __init__(self, slot: i64) -> None:
        self.slot = slot
        """The place where it lies."""

    def closed(self, table: Table) -> Unfinished:
        """The coatl."""
        return table.mover().coatls[self.slot]

    def can_be_completed(self, table: Table) -> bool:
        """Whether it has a prophecy, beside it or in the hand."""
        laid = self.closed(table)
        return laid.beside != 0 or table.data.fulfilled(faces_of(table.mover().hand), laid.coatl) != 0

    def legal(self, table: Table, out: list[int]) -> None:
        player = table.mover()
        legal_fulfilments(table, player, self.slot, faces_of(player.hand), out)
        laid = self.closed(table)
        if laid.beside == 0:
            return
        for temple in _temples_at_hand(table, player):
            if table.data.temple_points(temple, laid.coatl, laid.beside) > 0:
                out.append(TEMPLE + temple)
        out.append(COMPLETE)

    def why_not(self, table: Table, action: int) -> int:
        if action >= KEEP:
            return reasons.KEPT_ALREADY
        if not FULFIL <= action <= COMPLETE:
            return reasons.COMPLETE_FIRST
        if action < TEMPLE:
            slot: i64 = (action - FULFIL) // PROPHECIES
            if slot != self.slot:
                return reasons.COMPLETE_FIRST if table.mover().coatls[slot].coatl.length else reasons.NO_COATL
            return why_not_fulfil(table, action)
        laid = self.closed(table)
        if laid.beside == 0:
            return reasons.NEEDS_PROPHECY
        if action == COMPLETE:
            return LEGAL
        if action - TEMPLE not in _temples_at_hand(table, table.mover()):
            return reasons.TEMPLE_ELSEWHERE
        points = table.data.temple_points(action - TEMPLE, laid.coatl, laid.beside)
        return LEGAL if points > 0 else reasons.TEMPLE_NOT_MET

    def answer(self, table: Table, action: int) -> None:
        if action < TEMPLE:
            fulfil(table, action)
            table.due.append(self)
        else:
            _complete(table, self.slot, NO_TEMPLE if action == COMPLETE else action - TEMPLE)

    def can_be_due(self, table: Table) -> bool:
        return len(table.due) == 2 and self.slot < UNFINISHED and self.closed(table).coatl.length > 0


def _complete(table: Table, slot: i64, temple: i64) -> None:
    """End the completion, with a temple or without one. The third coatl begins the end of the game."""
    player = table.mover()
    laid = player.coatls[slot]
    points = table.data.worth(laid.coatl, laid.beside, temple)
    table.completed += (Completed(player.seat, laid.coatl, laid.beside, temple, points),)
    player.points += points
    player.finished += 1
    if table.events is not None:
        told: dict[str, object] = {
            "coatl": slot + 1,
            "length": laid.coatl.length,
            "temple": table.data.temples[temple].id if temple != NO_TEMPLE else None,
            "points": points,
        }
        table.events.append(Event(COMPLETED, player.seat, told))
    if temple != NO_TEMPLE:
        _take_temple(table, player, temple)
    player.lay(slot, EMPTY, 0)
    if player.finished == table.data.coatls and table.ending == NOT_ENDING:
        table.ending = THIRD_COATL
        table.ending_seat = player.seat
        table.turns_left = table.players
        if table.events is not None:
            table.events.append(Event(ENDING, player.seat, {"cause": ENDINGS[THIRD_COATL]}))


def _take_temple(table: Table, player: Player, temple: i64) -> None:
    if player.secret_temple == temple:
        player.secret_temple = NO_TEMPLE
        table.shown = True
    elif temple in player.temples:
        player.temples = tuple([other for other in player.temples if other != temple])
    else:
        uncover_temple(table, temple)


def uncover_temple(table: Table, temple: i64) -> None:
    """Take a temple off its pile; the next one is seen at once, for the piles lie face up."""
    tops = list(table.temple_tops)
    under = list(table.temple_under)
    pile = tops.index(temple)
    tops[pile] = NO_TEMPLE
    if under[pile] > 0:
        rest = list(table.temple_rest)
        under[pile] -= 1
        tops[pile] = table.rng.draw(rest)
        table.temple_rest = tuple(rest)
        table.temple_under = tuple(under)
        table.reveal()
        if table.events is not None:
            told: dict[str, object] = {"pile": pile + 1, "card": table.data.temples[tops[pile]].id}
            table.events.append(Event(TEMPLE_REVEALED, -1, told))
    table.temple_tops = tuple(tops)
