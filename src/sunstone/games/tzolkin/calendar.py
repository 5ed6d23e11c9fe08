"""The end of a turn and of a round: tiles are laid out, the calendar turns, the start player changes."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.tzolkin.catalogue import GEAR_BASE, GEAR_SIZE, GEAR_TOP
from sunstone.games.tzolkin.events import (
    CORN_ON_TOOTH,
    ENDED,
    ONE_DAY,
    PUSHED_OFF,
    REVEALED,
    START_PLAYER,
    TOOTH_CORN,
    TURNED,
)
from sunstone.games.tzolkin.food_day import hold_food_day
from sunstone.games.tzolkin.names import CORN, GEARS
from sunstone.games.tzolkin.position import (
    CALENDAR_PHASE,
    DUMMY,
    NOBODY,
    NOTHING_YET,
    TURN_PHASE,
    TzolkinPosition,
)
from sunstone.games.tzolkin.reasons import (
    CALENDAR_DARK,
    CALENDAR_PUSHES_OTHER,
    CALENDAR_PUSHES_OWN,
    CALENDAR_TOO_EARLY,
    LEGAL,
)
from sunstone.games.tzolkin.scoring import score_end


def end_turn(s: TzolkinPosition) -> None:
    """Lay out new buildings, gather the corn of the teeth, and pass to the next seat or to the end of the round."""
    _refill(s)
    if s.start_space == s.seat and s.tooth_corn:
        corn = s.tooth_corn.bit_count()
        s.tooth_corn = 0
        s.goods[s.seat * 5 + CORN] += corn
        if s.events is not None:
            s.events.append(Event(TOOTH_CORN, s.seat, {"corn": corn}))
    _new_turn(s)
    s.turn += 1
    if s.turn < s.players:
        s.seat = (s.first + s.turn) % s.players
    else:
        _end_round(s)


def _new_turn(s: TzolkinPosition) -> None:
    s.mode = NOTHING_YET
    s.placed = 0
    s.taken = 0
    s.begged = False
    s.mercy = False


def _refill(s: TzolkinPosition) -> None:
    revealed: list[int] = []
    for slot in range(len(s.display)):
        if s.display[slot] < 0 and s.buildings:
            s.display[slot] = s.rng.draw(s.buildings)
            revealed.append(s.display[slot])
    if revealed:
        s.reveal()
        if s.events is not None:
            s.events.append(Event(REVEALED, -1, {"buildings": [s.box.buildings[building].id for building in revealed]}))


def _end_round(s: TzolkinPosition) -> None:
    if s.food_due > 0:
        hold_food_day(s)
        if s.fed == len(s.box.food_days):
            _end_game(s)
            return
    if s.start_space == NOBODY:
        s.tooth_corn |= 1 << s.day
        if s.events is not None:
            s.events.append(Event(CORN_ON_TOOTH, -1))
        turn_calendar(s, 1)
        return
    taker = s.start_space
    s.start_space = NOBODY
    s.hand[taker] += 1
    s.first = taker if s.first != taker else (taker + 1) % s.players
    if s.events is not None:
        s.events.append(Event(START_PLAYER, s.first))
    s.seat = taker
    if why_not_double(s) == LEGAL:
        s.phase = CALENDAR_PHASE
        return
    if s.events is not None:
        # The question does not come; the taker is told why.
        in_the_way = _in_the_way(s) if s.light[taker] else []
        workers: list[object] = [[GEARS[gear], s.at(gear, GEAR_TOP[gear] - 1)] for gear in in_the_way]
        s.events.append(Event(ONE_DAY, taker, {"workers": workers}))
    turn_calendar(s, 1)


def _in_the_way(s: TzolkinPosition) -> list[int]:
    """The wheels with a player's worker that the second of two days would push off, and one day alone would not."""
    out: list[int] = []
    for gear in range(5):
        if s.at(gear, GEAR_TOP[gear] - 1) not in (NOBODY, DUMMY):
            out.append(gear)
    return out


def why_not_double(s: TzolkinPosition) -> int:
    """Whether the seat may turn the calendar by two days: light side up, and nobody's worker pushed off by it alone."""
    if not s.light[s.seat]:
        return CALENDAR_DARK
    in_the_way = _in_the_way(s)
    if not in_the_way:
        return LEGAL
    for gear in in_the_way:
        if s.at(gear, GEAR_TOP[gear] - 1) != s.seat:
            return CALENDAR_PUSHES_OTHER
    return CALENDAR_PUSHES_OWN


def why_not_turn(s: TzolkinPosition, days: int) -> int:
    """Whether the calendar can be turned now. Who asks for two days too early hears what would forbid them."""
    if s.phase == CALENDAR_PHASE:
        return LEGAL
    why = why_not_double(s) if days == 2 else LEGAL
    return CALENDAR_TOO_EARLY if why == LEGAL else why


def turn_calendar(s: TzolkinPosition, days: int) -> None:
    """Turn all wheels; workers past the last position come home without an action. The next round begins."""
    if days == 2:
        s.light[s.seat] = 0
    if s.events is not None:
        s.events.append(Event(TURNED, -1, {"days": days}))
    s.food_due = 0
    for _ in range(days):
        s.day += 1
        push_off(s)
        if s.fed < len(s.box.food_days) and s.day == s.box.food_days[s.fed]:
            # A Food Day that is jumped over is held in the round that follows.
            s.food_due = s.fed + 1
    s.round += 1
    s.turn = 0
    s.seat = s.first
    s.phase = TURN_PHASE


def push_off(s: TzolkinPosition) -> None:
    """Workers that have come past the last position go home; dummies ride on."""
    for gear in range(5):
        place = GEAR_BASE[gear] + (GEAR_TOP[gear] + 1 - s.day) % GEAR_SIZE[gear]
        who = s.teeth[place]
        if who not in (NOBODY, DUMMY):
            s.teeth[place] = NOBODY
            s.hand[who] += 1
            if s.events is not None:
                s.events.append(Event(PUSHED_OFF, who, {"gear": GEARS[gear]}))


def _end_game(s: TzolkinPosition) -> None:
    """The last scores. The calendar turns once more, which can still push a worker off and so decide a tie."""
    if s.start_space != NOBODY:
        s.hand[s.start_space] += 1
        s.start_space = NOBODY
    s.day += 1
    push_off(s)
    score_end(s)
    s.over = True
    s.seat = -1
    if s.events is not None:
        s.events.append(Event(ENDED, -1, {"scores": [points / 4 for points in s.points]}))
