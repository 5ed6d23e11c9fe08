"""What holds in every position that can be. `check` names the first thing that does not."""

from __future__ import annotations

from sunstone.core.dump_reader import require
from sunstone.games.tzolkin.box import FRUGAL, MEALS
from sunstone.games.tzolkin.calendar import why_not_double
from sunstone.games.tzolkin.catalogue import GEAR_BASE, GEAR_SIZE, GEAR_TOP
from sunstone.games.tzolkin.invariants_pending import check_pending
from sunstone.games.tzolkin.names import CHICHEN_ITZA, SKULL, START_STEP
from sunstone.games.tzolkin.pending import EFFECT, a_of, c_of, kind_of
from sunstone.games.tzolkin.position import (
    CALENDAR_PHASE,
    CORN_TILES,
    DUMMY,
    KEEP_PHASE,
    NOBODY,
    NOTHING_YET,
    PLACING,
    TAKING,
    TURN_PHASE,
    WOOD_TILES,
    TzolkinPosition,
)
from sunstone.games.tzolkin.reasons import LEGAL
from sunstone.games.tzolkin.setup import DEALT
from sunstone.games.tzolkin.temples import can_sink_anywhere
from sunstone.games.tzolkin.workers import BEGGED_CORN


def check(s: TzolkinPosition) -> None:
    """Raise `BadPosition` if the position cannot be."""
    _check_workers(s)
    _check_skulls(s)
    _check_jungle(s)
    _check_temples(s)
    _check_tiles(s)
    _check_wealth(s)
    _check_farms(s)
    _check_calendar(s)
    _check_turn(s)
    check_pending(s)
    # Only of a position that is sound so far can one ask what is legal in it.
    require(s.over or len(s.legal()) > 0, "tzolkin_stuck")


def _check_workers(s: TzolkinPosition) -> None:
    riding = [0] * s.players
    dummies = 0
    for gear in range(5):
        for position in range(GEAR_SIZE[gear]):
            who = s.at(gear, position)
            if who == DUMMY:
                dummies += 1
            elif who != NOBODY:
                riding[who] += 1
                require(position <= GEAR_TOP[gear], "tzolkin_wheels")
    require(dummies == s.box.dummies[s.players], "tzolkin_dummies")
    for seat in range(s.players):
        require(s.box.start_workers <= s.workers[seat] <= s.box.workers, "tzolkin_workers", seat=seat + 1)
        started = 1 if s.start_space == seat else 0
        require(s.hand[seat] >= 0, "tzolkin_workers", seat=seat + 1)
        require(riding[seat] + s.hand[seat] + started == s.workers[seat], "tzolkin_workers", seat=seat + 1)


def _check_skulls(s: TzolkinPosition) -> None:
    held = sum(s.goods[seat * 5 + SKULL] for seat in range(s.players))
    # Nine spaces hold at most one each, and a skull paid for a monument goes back to the bank.
    require(s.bank_skulls + held + s.skull_spaces.bit_count() == s.box.skulls, "tzolkin_skulls")
    for amount in s.goods:
        require(amount >= 0, "tzolkin_goods")


def _check_jungle(s: TzolkinPosition) -> None:
    fields = s.box.fields[s.players]
    wood = sum(s.tiles[seat * 2 + WOOD_TILES] for seat in range(s.players))
    corn = sum(s.tiles[seat * 2 + CORN_TILES] for seat in range(s.players))
    forest = 0
    cleared = 0
    for action in range(2, 6):
        require(s.forest[action] + s.cleared[action] <= fields, "tzolkin_jungle")
        forest += s.forest[action]
        cleared += s.cleared[action]
    require(s.forest[2] == 0, "tzolkin_jungle")
    # Every corn tile is in the jungle or with a player; of the wood tiles some were burned.
    require(forest + cleared + corn == 4 * fields, "tzolkin_jungle")
    require(forest + wood <= 3 * fields, "tzolkin_jungle")
    # Who burns takes the corn tile of that field at once.
    harvested = sum(fields - s.forest[action] - s.cleared[action] for action in range(3, 6))
    require(3 * fields - forest - wood <= harvested, "tzolkin_jungle")


def _check_temples(s: TzolkinPosition) -> None:
    for temple in range(3):
        top = s.box.temples[temple].top
        above = 0
        for seat in range(s.players):
            step = s.steps[seat * 3 + temple]
            require(0 <= step <= top, "tzolkin_temples")
            above += 1 if step == top else 0
        require(above <= 1, "tzolkin_temples")
    for level in s.levels:
        require(0 <= level <= 3, "tzolkin_technologies")


def _check_tiles(s: TzolkinPosition) -> None:
    require(len(s.display) == s.box.display, "tzolkin_tiles")
    require(len(s.offered) == s.box.monument_count[s.players], "tzolkin_tiles")
    seen: list[int] = [tile for tile in s.display if tile >= 0]
    for tile in seen:
        require(s.box.buildings[tile].age == s.age, "tzolkin_tiles")
    for tile in s.buildings:
        require(s.box.buildings[tile].age == s.age, "tzolkin_tiles")
    seen.extend(s.buildings)
    seen.extend(s.unused)
    for built in s.built:
        seen.extend(built)
    require(len(set(seen)) == len(seen), "tzolkin_tiles")
    second = [tile for tile in seen if s.box.buildings[tile].age == 2]
    all_second = sum(1 for building in s.box.buildings if building.age == 2)
    require(len(second) == all_second, "tzolkin_tiles")
    if s.age == 1:
        require(len(s.unused) == all_second, "tzolkin_tiles")
        require(len(seen) == len(s.box.buildings), "tzolkin_tiles")
    else:
        require(not s.unused, "tzolkin_tiles")
    if s.mode == NOTHING_YET and not s.over:
        require(-1 not in s.display or not s.buildings, "tzolkin_tiles")
    monuments: list[int] = [tile for tile in s.offered if tile >= 0]
    for owned in s.monuments:
        monuments.extend(owned)
    require(len(set(monuments)) == len(monuments) == len(s.offered), "tzolkin_tiles")


def _check_wealth(s: TzolkinPosition) -> None:
    seen = list(s.wealth_deck)
    for seat in range(s.players):
        require(len(s.dealt[seat]) == DEALT, "tzolkin_wealth", seat=seat + 1)
        seen.extend(s.dealt[seat])
        chosen = s.phase != KEEP_PHASE or seat < s.seat
        require(len(s.kept[seat]) == (2 if chosen else 0), "tzolkin_wealth", seat=seat + 1)
        for tile in s.kept[seat]:
            require(tile in s.dealt[seat], "tzolkin_wealth", seat=seat + 1)
    require(len(set(seen)) == len(seen), "tzolkin_wealth", seat=1)
    _check_dummies(s, seen)


def _check_dummies(s: TzolkinPosition, tiles: list[int]) -> None:
    """The tiles that are nowhere else put the dummies where they are; on a lesser wheel the first has an opposite."""
    drawn = [tile for tile in range(len(s.box.wealth)) if tile not in tiles]
    alone = 0
    for gear in range(5):
        size = GEAR_SIZE[gear]
        base = GEAR_BASE[gear]
        named = [s.box.wealth[tile].position for tile in drawn if s.box.wealth[tile].gear == gear]
        there = [tooth for tooth in range(size) if s.teeth[base + tooth] == DUMMY]
        for tooth in named:
            require(tooth in there, "tzolkin_dummies")
        others = [tooth for tooth in there if tooth not in named]
        require(len(others) <= (0 if gear == CHICHEN_ITZA else 1), "tzolkin_dummies")
        if named and not others and gear != CHICHEN_ITZA:
            alone += 1
        for tooth in others:
            require((tooth + size // 2) % size in named, "tzolkin_dummies")
    # Only the very last dummy can have been put without the opposite one that should follow.
    require(alone <= 1, "tzolkin_dummies")


def _check_farms(s: TzolkinPosition) -> None:
    """What the tiles of a player say of feeding is what is counted."""
    for seat in range(s.players):
        meals = 0
        frugal = 0
        effects = [effect for tile in s.built[seat] for effect in s.box.buildings[tile].effects]
        if s.phase != KEEP_PHASE:
            effects.extend(effect for tile in s.kept[seat] for effect in s.box.wealth[tile].effects)
        for effect in effects:
            meals += effect.amount if effect.kind == MEALS else 0
            frugal += 1 if effect.kind == FRUGAL else 0
        if seat == s.seat:
            # Effects that are still due are counted when they are carried out.
            for packed in s.stack:
                if kind_of(packed) == EFFECT:
                    meals -= c_of(packed) if a_of(packed) == MEALS else 0
                    frugal -= 1 if a_of(packed) == FRUGAL else 0
        require(s.meals[seat] == meals and s.frugal[seat] == frugal, "tzolkin_farms", seat=seat + 1)


def _check_calendar(s: TzolkinPosition) -> None:
    days = s.box.food_days
    require(s.age == (2 if s.fed >= 2 else 1), "tzolkin_calendar")
    # When the game is over the calendar has turned once more.
    day = s.day - 1 if s.over else s.day
    doubled = day - (s.round - 1)
    require(0 <= doubled <= s.round - 1, "tzolkin_calendar")
    require(s.light.count(0) <= doubled, "tzolkin_calendar")
    passed = sum(1 for tooth in days if tooth <= day)
    require(s.over or s.fed < len(days), "tzolkin_calendar")
    if s.over:
        require(s.food_due == len(days), "tzolkin_calendar")
    if s.over or s.phase == CALENDAR_PHASE:
        require(s.fed == passed and s.food_due in (0, s.fed), "tzolkin_calendar")
    else:
        # The Food Day of this round, if it is one, is the only one that was reached and not held.
        require(s.food_due == (passed if passed > s.fed else 0) and 0 <= passed - s.fed <= 1, "tzolkin_calendar")
    if passed > 0 and (s.over or s.food_due):
        # It is held on its tooth, or a day late if it was jumped over.
        late = day - days[passed - 1]
        require(late <= 1 and (late == 0 or doubled > 0), "tzolkin_calendar")
    if s.tooth_corn:
        # All corn is gathered at once, and then every round without a taker adds the next tooth.
        lowest = s.tooth_corn & -s.tooth_corn
        require(s.tooth_corn == (1 << day) - lowest, "tzolkin_calendar")
        require(s.phase == TURN_PHASE and s.start_space in (NOBODY, s.seat), "tzolkin_calendar")


def _check_set_up(s: TzolkinPosition) -> None:
    """While the starting wealth is being chosen everything else lies as it was laid out."""
    require(not s.over and s.ply == s.seat, "tzolkin_set_up")
    require(s.day == 0 and s.round == 1 and s.turn == 0 and s.first == 0 and s.tooth_corn == 0, "tzolkin_set_up")
    require(max(s.goods) == 0 and max(s.levels) == 0 and s.skull_spaces == 0, "tzolkin_set_up")
    require(max(s.tiles) == 0 and max(s.meals) == 0 and max(s.frugal) == 0, "tzolkin_set_up")
    require(min(s.light) == 1 and max(s.workers) == s.box.start_workers == min(s.hand), "tzolkin_set_up")
    for number in (*s.points, *s.earned):
        require(number == 0, "tzolkin_set_up")
    for step in s.steps:
        require(step == START_STEP, "tzolkin_set_up")
    for tiles in (*s.built, *s.monuments):
        require(not tiles, "tzolkin_set_up")
    require(-1 not in s.offered, "tzolkin_set_up")


def _check_turn(s: TzolkinPosition) -> None:
    require(s.over == (s.seat < 0), "tzolkin_turn")
    require(s.phase == TURN_PHASE or not s.over, "tzolkin_turn")
    for quarters in s.points:
        # Halves come of a shared bonus; quarters only of corn, at the end.
        require(s.over or quarters % 2 == 0, "tzolkin_points")
    if s.over or s.phase != TURN_PHASE:
        # Between turns nothing of a turn is left.
        require(s.mode == NOTHING_YET and not s.stack and s.start_space == NOBODY, "tzolkin_turn")
        require(s.placed == 0 and s.taken == 0 and not s.begged and not s.mercy, "tzolkin_turn")
    if s.phase == KEEP_PHASE:
        _check_set_up(s)
        return
    require(s.ply >= s.players, "tzolkin_turn")
    if s.over:
        return
    if s.phase == CALENDAR_PHASE:
        require(why_not_double(s) == LEGAL and s.turn == s.players, "tzolkin_turn")
        require(s.first in (s.seat, (s.seat + 1) % s.players), "tzolkin_turn")
        return
    require(s.phase == TURN_PHASE and s.turn < s.players, "tzolkin_turn")
    require(s.seat == (s.first + s.turn) % s.players, "tzolkin_turn")
    require((s.placed > 0) == (s.mode == PLACING) and (s.taken > 0) == (s.mode == TAKING), "tzolkin_turn")
    require(s.mode == TAKING or not s.stack, "tzolkin_turn")
    require(s.taken <= s.hand[s.seat], "tzolkin_turn")
    if s.begged:
        # Begging fills the corn up; placing only pays, and taking can bring more.
        corn = s.goods[s.seat * 5]
        require(s.mode != NOTHING_YET or corn == BEGGED_CORN, "tzolkin_turn")
        require(s.mode == TAKING or corn <= BEGGED_CORN, "tzolkin_turn")
    if s.mercy:
        # One worker, for all the corn there was, and no gods left to beg from.
        out = s.workers[s.seat] - s.hand[s.seat]
        require(s.placed == 1 == out and s.goods[s.seat * 5] == 0, "tzolkin_turn")
        require(s.begged or not can_sink_anywhere(s, s.seat), "tzolkin_turn")
    if s.mode == PLACING:
        require(s.placed <= s.on_wheels(s.seat) + (1 if s.start_space == s.seat else 0), "tzolkin_turn")
    if s.start_space not in (NOBODY, s.seat):
        # Whoever took the space has had a turn in this round.
        require((s.start_space - s.first) % s.players < s.turn, "tzolkin_turn")
    elif s.start_space == s.seat:
        require(s.mode == PLACING, "tzolkin_turn")
