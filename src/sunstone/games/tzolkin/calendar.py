"""The end of a turn and of a round: tiles are laid out, the calendar turns, the start player changes."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import bit
from sunstone.games.tzolkin import events, reasons
from sunstone.games.tzolkin.catalogue import BEG, CALENDAR, DONE
from sunstone.games.tzolkin.food_day import hold_food_day
from sunstone.games.tzolkin.names import WHEELS, last_position, teeth_of
from sunstone.games.tzolkin.places import LAST_PLACES, place_at
from sunstone.games.tzolkin.scoring import score_end
from sunstone.games.tzolkin.table import CALENDAR_PHASE, GAP, NO_SEAT, NOTHING_YET, TURN_PHASE, Table

# The end of a turn


def end_turn(table: Table) -> None:
    """Lay out new buildings, gather the corn of the teeth, and pass to the next seat or to the end of the round."""
    _refill(table)
    if table.start_space == table.seat and table.tooth_corn:
        corn = int(table.tooth_corn).bit_count()
        table.tooth_corn = 0
        table.mover().corn += corn
        if table.events is not None:
            table.events.append(Event(events.TOOTH_CORN, table.seat, {"corn": corn}))
    table.mode = NOTHING_YET
    table.placed = 0
    table.taken = 0
    table.begged = False
    table.mercy = False
    table.turn += 1
    if table.turn < table.players:
        table.seat = (table.first + table.turn) % table.players
    else:
        _end_round(table)


def _refill(table: Table) -> None:
    gaps = 0
    for building in table.buildings:
        if building == GAP:
            gaps += 1
    if gaps == 0 or not table.building_stack:
        return
    stack = list(table.building_stack)
    display = list(table.buildings)
    revealed: list[int] = []
    for slot in range(len(display)):
        if display[slot] == GAP and stack:
            display[slot] = table.rng.draw(stack)
            revealed.append(display[slot])
    table.buildings = tuple(display)
    table.building_stack = tuple(stack)
    table.reveal()
    if table.events is not None:
        names = [table.data.buildings[building].id for building in revealed]
        table.events.append(Event(events.REVEALED, -1, {"buildings": names}))


# The end of a round


def _end_round(table: Table) -> None:
    if table.food_due > 0:
        hold_food_day(table)
        if table.food_days_held == len(table.data.food_days):
            _end_game(table)
            return
    if table.start_space == NO_SEAT:
        table.tooth_corn |= bit(table.day)
        if table.events is not None:
            table.events.append(Event(events.CORN_ON_TOOTH, -1))
        turn_calendar(table, 1)
    else:
        _change_start_player(table)


def _change_start_player(table: Table) -> None:
    """Who took the start-player space begins the next round, and may turn the calendar by two days."""
    taker = table.start_space
    player = table.seats[taker]
    table.start_space = NO_SEAT
    player.hand += 1
    table.first = taker if table.first != taker else (taker + 1) % table.players
    if table.events is not None:
        table.events.append(Event(events.START_PLAYER, table.first))
    table.seat = taker
    if why_not_double_advance(table) == LEGAL:
        table.phase = CALENDAR_PHASE
        return
    if table.events is not None:
        # Two days are not offered; the event says why.
        in_the_way = _in_the_way(table) if player.light else []
        workers: list[object] = [[WHEELS[wheel], seat] for wheel, seat in in_the_way]
        table.events.append(Event(events.ONE_DAY, taker, {"workers": workers}))
    turn_calendar(table, 1)


def _end_game(table: Table) -> None:
    """The last scores. The calendar turns once more, which can still push a worker off and so decide a tie."""
    if table.start_space != NO_SEAT:
        table.seats[table.start_space].hand += 1
        table.start_space = NO_SEAT
    _next_day(table)
    score_end(table)
    table.over = True
    table.seat = -1
    if table.events is not None:
        table.events.append(Event(events.ENDED, -1, {"scores": table.scores()}))


# The calendar


def _in_the_way(table: Table) -> list[tuple[i64, int]]:
    """The wheels with a worker that the second of two days would push off, and one day alone would not; and whose."""
    out: list[tuple[i64, int]] = []
    for wheel in range(len(WHEELS)):
        seat = table.worker_at(place_at(wheel, last_position(wheel) - 1))
        if seat != NO_SEAT:
            out.append((wheel, seat))
    return out


def why_not_double_advance(table: Table) -> int:
    """Whether the player may turn the calendar by two days: light side up, and no worker pushed off by it alone."""
    if not table.mover().light:
        return reasons.CALENDAR_DARK
    in_the_way = _in_the_way(table)
    if not in_the_way:
        return LEGAL
    for _, seat in in_the_way:
        if seat != table.seat:
            return reasons.CALENDAR_PUSHES_OTHER
    return reasons.CALENDAR_PUSHES_OWN


def why_not_turn(table: Table, days: int) -> int:
    """Why the calendar cannot be turned in a turn. For two days, asked too early, the reason that would forbid them."""
    why = why_not_double_advance(table) if days == 2 else LEGAL
    return reasons.CALENDAR_TOO_EARLY if why == LEGAL else why


def turn_calendar(table: Table, days: int) -> None:
    """Turn all wheels; workers past the last position come home without an action. The next round begins."""
    if days == 2:
        table.mover().light = False
    if table.events is not None:
        table.events.append(Event(events.TURNED, -1, {"days": days}))
    table.food_due = 0
    food_days = table.data.food_days
    for _ in range(days):
        _next_day(table)
        held = table.food_days_held
        if held < len(food_days) and table.day == food_days[held]:
            # A Food Day that is jumped over is held in the round that follows.
            table.food_due = held + 1
    table.round += 1
    table.turn = 0
    table.seat = table.first
    table.phase = TURN_PHASE


def _next_day(table: Table) -> None:
    """Every wheel turns by a tooth. Workers past the last position go home; dummies ride on."""
    table.day += 1
    if table.occupied() & LAST_PLACES:
        _push_off(table)
    for player in table.seats:
        player.standing <<= 1
    if table.data.dummies[table.players] > 0:
        table.put_dummies(tuple([_turned(table.dummies[wheel], teeth_of(wheel)) for wheel in range(len(WHEELS))]))


def _push_off(table: Table) -> None:
    for wheel in range(len(WHEELS)):
        place = place_at(wheel, last_position(wheel))
        seat = table.worker_at(place)
        if seat != NO_SEAT:
            player = table.seats[seat]
            player.standing ^= bit(place)
            player.hand += 1
            if table.events is not None:
                table.events.append(Event(events.PUSHED_OFF, seat, {"gear": WHEELS[wheel]}))


def _turned(positions: i64, teeth: i64) -> int:
    """Positions of a wheel when it has turned by a tooth."""
    turned: i64 = positions << 1
    return turned & bit(teeth) - 1 | turned >> teeth


@final
class Calendar(Decision[Table]):
    """The player who took the start-player space turns the calendar by one day, or once by two (double advance)."""

    def legal(self, table: Table, out: list[int]) -> None:
        out.append(CALENDAR)
        out.append(CALENDAR + 1)

    def why_not(self, table: Table, action: int) -> int:
        if action < BEG:
            return reasons.KEPT_ALREADY
        return LEGAL if CALENDAR <= action < DONE else reasons.OTHER_DECISION

    def answer(self, table: Table, action: int) -> None:
        turn_calendar(table, action - CALENDAR + 1)
