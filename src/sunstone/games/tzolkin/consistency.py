"""What holds in every position that can be. `check` names the first thing that does not."""

from __future__ import annotations

from sunstone.core.dump_reader import require
from sunstone.core.game import LEGAL
from sunstone.core.plain import bit, numbers_in
from sunstone.games.tzolkin import table as tables
from sunstone.games.tzolkin.begging import BEGGED_CORN
from sunstone.games.tzolkin.calendar import why_not_double_advance
from sunstone.games.tzolkin.constructions import Effect
from sunstone.games.tzolkin.data import FRUGAL, MEALS, Wealth
from sunstone.games.tzolkin.dump import DECISIONS
from sunstone.games.tzolkin.names import CHICHEN_ITZA, START_STEP, TEMPLES, WHEELS, teeth_of
from sunstone.games.tzolkin.setup import DEALT
from sunstone.games.tzolkin.table import GAP, NO_SEAT, Player, Table
from sunstone.games.tzolkin.temples import can_anger_any


def check(table: Table) -> None:
    """Raise `BadPosition` if the position cannot be."""
    _check_workers(table)
    _check_skulls(table)
    _check_jungle(table)
    _check_temples(table)
    _check_buildings(table)
    _check_monuments(table)
    _check_wealth(table)
    for player in table.seats:
        _check_farms(table, player)
    _check_calendar(table)
    _check_phase(table)
    DECISIONS.check_due(table, "tzolkin_pending")
    # Only of a position that is sound so far can one ask what is legal in it.
    require(table.over or len(table.legal()) > 0, "tzolkin_stuck")


# What lies on the table


def _check_workers(table: Table) -> None:
    dummies = sum(positions.bit_count() for positions in table.dummies)
    standing = table.dummy_places
    for player in table.seats:
        # Nobody stands where another stands.
        require(standing & player.standing == 0, "tzolkin_wheels")
        standing |= player.standing
    require(dummies == table.data.dummies[table.players], "tzolkin_dummies")
    for player in table.seats:
        seat = player.seat + 1
        require(table.data.start_workers <= player.workers <= table.data.workers, "tzolkin_workers", seat=seat)
        started = 1 if table.start_space == player.seat else 0
        require(player.riding() + player.hand + started == player.workers, "tzolkin_workers", seat=seat)


def _check_skulls(table: Table) -> None:
    held = sum(player.skull for player in table.seats)
    # Nine spaces hold at most one each, and a skull paid for a monument goes back to the bank.
    offered = int(table.skull_spaces).bit_count()
    require(table.skulls_left + held + offered == table.data.skulls, "tzolkin_skulls")
    for player in table.seats:
        require(min(player.corn, player.wood, player.stone, player.gold, player.skull) >= 0, "tzolkin_goods")


def _check_jungle(table: Table) -> None:
    fields = table.data.fields[table.players]
    wood = sum(player.wood_tiles for player in table.seats)
    corn = sum(player.corn_tiles for player in table.seats)
    jungle = table.jungle
    for action in range(2, 6):
        require(jungle.forest[action] + jungle.cleared[action] <= fields, "tzolkin_jungle")
    require(jungle.forest[2] == 0, "tzolkin_jungle")
    # Every corn tile is in the jungle or with a player; of the wood tiles some were burned.
    forest = sum(jungle.forest)
    require(forest + sum(jungle.cleared) + corn == 4 * fields, "tzolkin_jungle")
    require(forest + wood <= 3 * fields, "tzolkin_jungle")
    # Who burns takes the corn tile of that field at once.
    harvested = sum(fields - jungle.forest[action] - jungle.cleared[action] for action in range(3, 6))
    require(3 * fields - forest - wood <= harvested, "tzolkin_jungle")


def _check_temples(table: Table) -> None:
    for temple in range(len(TEMPLES)):
        top = table.data.temples[temple].top
        steps = [player.step(temple) for player in table.seats]
        require(min(steps) >= 0 and max(steps) <= top and steps.count(top) <= 1, "tzolkin_temples")
    for player in table.seats:
        levels = (player.agriculture, player.extraction, player.architecture, player.theology)
        require(min(levels) >= 0 and max(levels) <= 3, "tzolkin_technologies")


def _check_buildings(table: Table) -> None:
    buildings = table.data.buildings
    require(len(table.buildings) == table.data.display, "tzolkin_tiles")
    current = [tile for tile in table.buildings if tile != GAP]
    current.extend(table.building_stack)
    for tile in current:
        require(buildings[tile].age == table.age, "tzolkin_tiles")
    seen = [*current, *table.next_age]
    for player in table.seats:
        seen.extend(player.buildings)
    require(len(set(seen)) == len(seen), "tzolkin_tiles")
    all_second = sum(1 for building in buildings if building.age == 2)
    require(sum(1 for tile in seen if buildings[tile].age == 2) == all_second, "tzolkin_tiles")
    if table.age == 1:
        require(len(table.next_age) == all_second and len(seen) == len(buildings), "tzolkin_tiles")
    else:
        require(not table.next_age, "tzolkin_tiles")
    if table.mode == tables.NOTHING_YET and not table.over:
        require(GAP not in table.buildings or not table.building_stack, "tzolkin_tiles")


def _check_monuments(table: Table) -> None:
    require(len(table.monuments) == table.data.monument_count[table.players], "tzolkin_tiles")
    seen = [tile for tile in table.monuments if tile != GAP]
    for player in table.seats:
        seen.extend(player.monuments)
    require(len(set(seen)) == len(seen) == len(table.monuments), "tzolkin_tiles")


def _check_wealth(table: Table) -> None:
    seen = list(table.wealth_deck)
    for player in table.seats:
        seat = player.seat + 1
        require(len(player.dealt) == DEALT, "tzolkin_wealth", seat=seat)
        seen.extend(player.dealt)
        chosen = table.phase != tables.KEEP_PHASE or player.seat < table.seat
        require(len(player.kept) == (2 if chosen else 0), "tzolkin_wealth", seat=seat)
        require(all(tile in player.dealt for tile in player.kept), "tzolkin_wealth", seat=seat)
    elsewhere = set(seen)
    require(len(elsewhere) == len(seen), "tzolkin_wealth", seat=1)
    _check_dummies(table, [tile for place, tile in enumerate(table.data.wealth) if place not in elsewhere])


def _check_dummies(table: Table, drawn: list[Wealth]) -> None:
    """The tiles that are nowhere else put the dummies where they are; on a lesser wheel the first has an opposite."""
    alone = 0
    for wheel in range(len(WHEELS)):
        teeth = teeth_of(wheel)
        there = numbers_in(table.dummies[wheel])
        named = [(tile.position + table.day) % teeth for tile in drawn if tile.gear == wheel]
        require(all(place in there for place in named), "tzolkin_dummies")
        others = [place for place in there if place not in named]
        require(len(others) <= (0 if wheel == CHICHEN_ITZA else 1), "tzolkin_dummies")
        require(all((place + teeth // 2) % teeth in named for place in others), "tzolkin_dummies")
        if named and not others and wheel != CHICHEN_ITZA:
            alone += 1
    # Only the very last dummy can have been put without the opposite one that should follow.
    require(alone <= 1, "tzolkin_dummies")


def _check_farms(table: Table, player: Player) -> None:
    """What the tiles of a player say of feeding is what is counted."""
    data = table.data
    effects = [effect for tile in player.buildings for effect in data.buildings[tile].effects]
    if table.phase != tables.KEEP_PHASE:
        effects.extend(effect for tile in player.kept for effect in data.wealth[tile].effects)
    meals = sum(effect.amount for effect in effects if effect.kind == MEALS)
    frugal = sum(1 for effect in effects if effect.kind == FRUGAL)
    if player.seat == table.seat:
        # Effects that are still due are counted when they are carried out.
        for decision in table.due:
            if isinstance(decision, Effect):
                meals -= decision.amount if decision.effect == MEALS else 0
                frugal -= 1 if decision.effect == FRUGAL else 0
    require(player.free_meals == meals and player.frugal == frugal, "tzolkin_farms", seat=player.seat + 1)


# Where the game stands


def _check_calendar(table: Table) -> None:
    days = table.data.food_days
    held = table.food_days_held
    require(table.age == (2 if held >= 2 else 1), "tzolkin_calendar")
    # When the game is over the calendar has turned once more.
    day = table.day - 1 if table.over else table.day
    doubled = day - (table.round - 1)
    require(0 <= doubled <= table.round - 1, "tzolkin_calendar")
    require(sum(1 for player in table.seats if not player.light) <= doubled, "tzolkin_calendar")
    passed = sum(1 for tooth in days if tooth <= day)
    require(table.over or held < len(days), "tzolkin_calendar")
    if table.over:
        require(table.food_due == len(days), "tzolkin_calendar")
    if table.over or table.phase == tables.CALENDAR_PHASE:
        require(held == passed and table.food_due in (0, held), "tzolkin_calendar")
    else:
        # The Food Day of this round, if it is one, is the only one that was reached and not held.
        require(table.food_due == (passed if passed > held else 0) and 0 <= passed - held <= 1, "tzolkin_calendar")
    if passed > 0 and (table.over or table.food_due):
        # It is held on its tooth, or a day late if it was jumped over.
        late = day - days[passed - 1]
        require(late <= 1 and (late == 0 or doubled > 0), "tzolkin_calendar")
    if table.tooth_corn:
        # All corn is gathered at once, and then every round without a taker adds the next tooth.
        lowest = table.tooth_corn & -table.tooth_corn
        require(table.tooth_corn == bit(day) - lowest, "tzolkin_calendar")
        require(table.phase == tables.TURN_PHASE and table.start_space in (NO_SEAT, table.seat), "tzolkin_calendar")


def _check_phase(table: Table) -> None:
    require(table.over == (table.seat < 0), "tzolkin_turn")
    require(table.phase == tables.TURN_PHASE or not table.over, "tzolkin_turn")
    for player in table.seats:
        # Halves come of a shared bonus; quarters only of corn, at the end.
        require(table.over or player.quarters % 2 == 0, "tzolkin_points")
    if table.over or table.phase != tables.TURN_PHASE:
        # Between turns nothing of a turn is left.
        require(table.mode == tables.NOTHING_YET and not table.due and table.start_space == NO_SEAT, "tzolkin_turn")
        require(table.placed == 0 and table.taken == 0 and not table.begged and not table.mercy, "tzolkin_turn")
    if table.phase == tables.KEEP_PHASE:
        _check_set_up(table)
        return
    require(table.ply >= table.players, "tzolkin_turn")
    if table.phase == tables.CALENDAR_PHASE:
        require(why_not_double_advance(table) == LEGAL and table.turn == table.players, "tzolkin_turn")
        require(table.first in (table.seat, (table.seat + 1) % table.players), "tzolkin_turn")
    elif not table.over:
        _check_turn(table, table.mover())


def _check_set_up(table: Table) -> None:
    """While the starting wealth is being chosen everything else lies as it was laid out."""
    require(not table.over and table.ply == table.seat, "tzolkin_set_up")
    require(table.day == 0 and table.round == 1 and table.turn == 0 and table.first == 0, "tzolkin_set_up")
    require(table.tooth_corn == 0 and table.skull_spaces == 0 and GAP not in table.monuments, "tzolkin_set_up")
    fresh = Player()
    workers = table.data.start_workers
    for player in table.seats:
        require(player.workers == player.hand == workers, "tzolkin_set_up")
        for field in Player.FIELDS.fields:
            if field.name not in ("workers", "hand", "dealt", "kept", "seat"):
                require(getattr(player, field.name) == getattr(fresh, field.name), "tzolkin_set_up")
        require(player.chaac == player.quetzalcoatl == player.kukulkan == START_STEP, "tzolkin_set_up")


def _check_turn(table: Table, player: Player) -> None:
    require(table.turn < table.players, "tzolkin_turn")
    require(table.seat == (table.first + table.turn) % table.players, "tzolkin_turn")
    require(
        (table.placed > 0) == (table.mode == tables.PLACING) and (table.taken > 0) == (table.mode == tables.TAKING),
        "tzolkin_turn",
    )
    require(table.mode == tables.TAKING or not table.due, "tzolkin_turn")
    require(table.taken <= player.hand, "tzolkin_turn")
    if table.begged:
        # Begging fills the corn up; placing only pays, and taking can bring more.
        require(table.mode != tables.NOTHING_YET or player.corn == BEGGED_CORN, "tzolkin_turn")
        require(table.mode == tables.TAKING or player.corn <= BEGGED_CORN, "tzolkin_turn")
    if table.mercy:
        # One worker, for all the corn there was, and no gods left to beg from.
        require(table.placed == 1 == player.workers - player.hand and player.corn == 0, "tzolkin_turn")
        require(table.begged or not can_anger_any(player), "tzolkin_turn")
    if table.mode == tables.PLACING:
        require(table.placed <= player.workers - player.hand, "tzolkin_turn")
    if table.start_space not in (NO_SEAT, table.seat):
        # Whoever took the space has had a turn in this round.
        require((table.start_space - table.first) % table.players < table.turn, "tzolkin_turn")
    elif table.start_space == table.seat:
        require(table.mode == tables.PLACING, "tzolkin_turn")
