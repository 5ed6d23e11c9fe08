"""The turn: beg if need be, then place workers or take workers, and end it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.game import LEGAL
from sunstone.games.tzolkin import reasons
from sunstone.games.tzolkin.begging import MOST_CORN_TO_BEG, beg, is_stuck, must_beg, why_not_beg
from sunstone.games.tzolkin.calendar import end_turn, why_not_turn
from sunstone.games.tzolkin.catalogue import ACT, BEG, CALENDAR, DONE, END, PLACE, TAKE
from sunstone.games.tzolkin.names import PLACES, START_SPACE
from sunstone.games.tzolkin.placing import cheapest, extra_cost, place_cost, place_worker
from sunstone.games.tzolkin.table import NOTHING_YET, PLACING, TAKING, Table
from sunstone.games.tzolkin.taking import take_worker


def _why_not_place(table: Table, place: i64) -> int:
    """Whether a worker can be placed here."""
    if table.mode == TAKING:
        return reasons.NOT_BOTH
    if table.mercy:
        return reasons.ONLY_ONE
    player = table.mover()
    if player.hand == 0:
        return reasons.NO_WORKER_IN_HAND
    cost = place_cost(table, place, table.occupied(), extra_cost(table))
    if cost < 0:
        return reasons.SPACE_TAKEN if place == START_SPACE else reasons.WHEEL_FULL
    return LEGAL if cost <= player.corn else _why_not_for_less(table, cost)


def _why_not_for_less(table: Table, cost: i64) -> int:
    """Whether the gods have mercy on who cannot pay: one worker on a cheapest space, for all the corn there is."""
    if not is_stuck(table):
        return reasons.NO_CORN
    if must_beg(table):
        return reasons.MUST_BEG
    return LEGAL if cost == cheapest(table) else reasons.ONLY_CHEAPEST


def _why_not_take(table: Table, place: i64) -> int:
    """Whether the player has a worker there to take."""
    if table.mode == PLACING:
        return reasons.NOT_BOTH
    return LEGAL if table.mover().standing >> place & 1 else reasons.NO_WORKER_THERE


@final
class Turn(Decision[Table]):
    """What the player does next in the turn, while no other decision is due."""

    def legal(self, table: Table, out: list[int]) -> None:
        player = table.mover()
        if player.corn <= MOST_CORN_TO_BEG:
            for temple in range(3):
                if why_not_beg(table, temple) == LEGAL:
                    out.append(BEG + temple)
        if table.mode != TAKING and player.hand > 0 and not table.mercy:
            occupied = table.occupied()
            extra = extra_cost(table)
            for where in range(len(PLACES)):
                cost = place_cost(table, where, occupied, extra)
                if cost >= 0 and (cost <= player.corn or _why_not_for_less(table, cost) == LEGAL):
                    out.append(PLACE + where)
        if table.mode != PLACING:
            standing = player.standing
            place: i64 = 0
            while standing:
                if standing & 1:
                    out.append(TAKE + place)
                standing >>= 1
                place += 1
        if table.mode != NOTHING_YET:
            out.append(END)

    def why_not(self, table: Table, action: int) -> int:
        if action < BEG:
            return reasons.KEPT_ALREADY
        if CALENDAR <= action < DONE:
            return why_not_turn(table, action - CALENDAR + 1)
        if action < PLACE:
            return why_not_beg(table, action - BEG)
        if action < TAKE:
            return _why_not_place(table, action - PLACE)
        if action < ACT:
            return _why_not_take(table, action - TAKE)
        if action != END:
            return reasons.NEEDS_WORKER
        return reasons.DO_SOMETHING if table.mode == NOTHING_YET else LEGAL

    def answer(self, table: Table, action: int) -> None:
        if action < PLACE:
            beg(table, action - BEG)
        elif action < TAKE:
            place_worker(table, action - PLACE)
        elif action < ACT:
            take_worker(table, action - TAKE)
        else:
            end_turn(table)
