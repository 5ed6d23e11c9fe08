"""What holds of the set-up, a turn and an eclipse."""

from __future__ import annotations

from sunstone.core.dump_reader import require
from sunstone.core.thing import DUMP_ONLY
from sunstone.games.endless_winter import cards, eclipse, geometry, marks, names, playing, preparation
from sunstone.games.endless_winter.animals import total
from sunstone.games.endless_winter.effects import Ability
from sunstone.games.endless_winter.player_board import LAST_STEP
from sunstone.games.endless_winter.setup import take_setup_card
from sunstone.games.endless_winter.table import Player, Table


def check_turn(table: Table) -> None:
    """Raise `BadPosition` if the turn cannot stand as it does."""
    _check_phase(table)
    if table.phase < names.ACTION_PHASE:
        _check_setup(table)
        _check_untouched(table)
    _check_chosen(table)
    _check_figures(table)
    _check_stage(table)
    _check_played(table)
    _check_piles(table)
    _check_eclipse(table)


def _check_phase(table: Table) -> None:
    if table.over:
        require(
            table.seat == -1 and table.round == names.ROUNDS and table.phase == names.ECLIPSE_PHASE,
            "endless_winter_seat",
        )
        require(table.turn == table.players and not table.due, "endless_winter_seat")
        return
    most = names.TURNS * table.players if table.phase == names.ACTION_PHASE else table.players
    require(table.turn < most, "endless_winter_seat")
    place = table.turn % table.players
    if table.phase == names.SETUP_PHASE:
        place = table.players - 1 - table.turn
    require(table.seat == table.order[place], "endless_winter_seat")
    # What is prepared is a round after the first, or bonuses of the set-up need a choice.
    chosen = table.round == 1 and table.phase == names.PREPARATION_PHASE
    if chosen and all(player.setup_card != names.NOBODY for player in table.seats):
        chosen = not any(
            preparation.later_parts(table, ability) for ability in preparation.bonuses(table, table.mover())
        )
    require(not chosen, "endless_winter_seat")
    if table.phase in (names.ECLIPSE_PHASE, names.PREPARATION_PHASE):
        require(len(table.due) > 0, "endless_winter_pending")


# The set-up


def _check_setup(table: Table) -> None:
    code = "endless_winter_setup"
    phase = table.phase
    drafted = table.options["setup"] == "chiefs_and_cards"
    chosen = [player.chief for player in table.seats if player.chief != names.NOBODY]
    require(table.round == 1 and not table.due and not table.played, code)
    require(phase != names.CHIEF_PHASE or drafted, code)
    require(phase != names.SETUP_PHASE or table.options["setup"] != "dealt", code)
    require(len(set(chosen)) == len(chosen), code)
    for place, seat in enumerate(table.order):
        player = table.seats[seat]
        require((player.chief != names.NOBODY) == (phase != names.CHIEF_PHASE or place < table.turn), code)
        require(
            (player.side != names.NOBODY)
            == (phase == names.SETUP_PHASE or (phase == names.SIDE_PHASE and place < table.turn)),
            code,
        )
        has_card = phase == names.SETUP_PHASE and place >= table.players - table.turn
        require((player.setup_card != names.NOBODY) == has_card, code)
    taken = chosen
    if phase != names.CHIEF_PHASE:
        taken = [player.setup_card for player in table.seats if player.setup_card != names.NOBODY]
    require(len(table.offer) == (0 if phase == names.SIDE_PHASE else table.players + 1 - table.turn), code)
    require(len({*table.offer, *taken}) == len(table.offer) + len(taken), code)
    require(list(table.offer) == sorted(table.offer), code)
    # Every decision so far was one of these.
    before = table.players * (phase - (names.CHIEF_PHASE if drafted else names.SIDE_PHASE))
    require(table.ply == before + table.turn, code)


def _check_untouched(table: Table) -> None:
    """Before the first turn nobody has more than a set-up card and the turn order gave."""
    code = "endless_winter_setup"
    require(list(table.order) == list(range(table.players)) and table.honour_rank == table.order, code)
    require(total(table.ground) == 0 and names.NOBODY not in table.culture_display, code)
    require(all(owner == names.NOBODY for owner in (*table.settled, *table.megaliths.owners)), code)
    # The same set-up cards taken anew.
    twin = table.clone()
    assert isinstance(twin, Table)
    for player in table.seats:
        fresh = Player()
        fresh.seat = player.seat
        fresh.chief, fresh.side, fresh.figures = player.chief, player.side, player.figures
        if player.setup_card != names.NOBODY:
            take_setup_card(twin, fresh, player.setup_card)
        require(player.plain(table.data.names, DUMP_ONLY) == fresh.plain(table.data.names, DUMP_ONLY), code)


def _check_chosen(table: Table) -> None:
    if table.phase < names.ACTION_PHASE:
        return
    for player in table.seats:
        require(names.NOBODY not in (player.chief, player.side, player.setup_card), "endless_winter_setup")
    require(len({player.chief for player in table.seats}) == table.players, "endless_winter_setup")
    require(len({player.setup_card for player in table.seats}) == table.players, "endless_winter_setup")
    require(not table.offer, "endless_winter_setup")


# The turn


def _check_figures(table: Table) -> None:
    for place, seat in enumerate(table.order):
        mine = table.seats[seat].figures
        expected = 0
        if table.phase == names.ACTION_PHASE:
            expected = table.turn // table.players + (1 if place < table.turn % table.players else 0)
            if seat == table.seat and table.stage != names.CULTURE_STAGE:
                expected += 1
        elif table.phase == names.ECLIPSE_PHASE:
            expected = names.TURNS
        require(names.TURNS - mine.count(names.NOWHERE) == expected, "endless_winter_figures", seat=seat + 1)
        # Of two equal figures the first one goes first.
        require(mine[2] == names.NOWHERE or mine[1] != names.NOWHERE, "endless_winter_figures", seat=seat + 1)
    for column in range(names.REST):
        require(
            not table.first_taken >> column & 1 or any(column in player.figures for player in table.seats),
            "endless_winter_figures",
            seat=table.seat + 1,
        )
    require(table.first_taken >> names.REST == 0, "endless_winter_figures", seat=table.seat + 1)


def _check_stage(table: Table) -> None:
    code = "endless_winter_stage"
    if table.chief_due:
        # The chief's ability was used before a figure is placed: it must not wait for a column, and his figure is free.
        require(table.phase == names.ACTION_PHASE and table.stage == names.CULTURE_STAGE, code)
        require(table.mover().figures[0] == names.NOWHERE, code)
        used = table.data.abilities[playing.chief_ability(table, table.mover())]
        require(not used.empty and all(part.column < 0 for part in used.parts), code)
    if table.phase != names.ACTION_PHASE or table.stage in (names.CULTURE_STAGE, names.PILE_STAGE):
        require(table.column == names.NOWHERE and not table.chief_ready, code)
        require(table.token == names.NOBODY and not table.token_ready, code)
        require(table.phase == names.ACTION_PHASE or table.stage == names.CULTURE_STAGE, code)
        require(table.stage != names.PILE_STAGE or table.turn // table.players == names.TURNS - 1, code)
        return
    mine = table.mover().figures
    require(table.column != names.NOWHERE and table.column in mine, code)
    if table.stage in (names.REST_DRAW_STAGE, names.REST_TIP_STAGE):
        require(table.column == names.REST, code)
    elif table.stage == names.WRAP_STAGE and table.column == names.REST:
        # Here the turn goes on after an animal was used.
        require(total(table.mover().used) > 0, code)
    elif table.stage != names.WRAP_STAGE:
        require(table.column != names.REST, code)
    if table.stage == names.BOTTOM_STAGE:
        require(not table.first_taken >> table.column & 1, code)
    if table.chief_ready:
        require(mine[0] == table.column, code)
        chief = table.data.abilities[playing.chief_ability(table, table.mover())]
        require(not _applies_by_itself(table, chief), code)
    require(table.token != names.NOBODY or not table.token_ready, code)
    if table.token != names.NOBODY:
        require(
            table.column == names.REST and sum(player.figures.count(names.REST) for player in table.seats) == 1, code
        )


def _applies_by_itself(table: Table, ability: Ability) -> bool:
    """Whether an ability gives labour alone in this column: it is used when the figure is placed or the card played."""
    return not ability.empty and all(part.is_labour and part.column in (-1, table.column) for part in ability.parts)


def _check_played(table: Table) -> None:
    code = "endless_winter_played"
    if table.phase != names.ACTION_PHASE or table.stage == names.PILE_STAGE:
        require(not table.played and table.half_labour == 0, code)
        require(table.culture_played == 0 and table.recruited == 0, code)
    for card in table.unused:
        require(table.unused.count(card) <= table.played.count(card), code)
        ability = table.data.abilities[table.data.action[card]]
        require(not ability.empty and not _applies_by_itself(table, ability), code)
        # Of a culture card only what is bound to a column, or costs labour, waits.
        require(not names.is_culture(card) or any(part.waits for part in ability.parts), code)
    culture = sum(1 for card in table.played if names.is_culture(card))
    require(culture <= table.culture_played, code)
    if table.culture_played > culture:
        # A card that was played and is not there any more was buried.
        gone = sum(1 for card in table.mover().buried if marks.is_open(card) and names.is_culture(marks.face(card)))
        require(table.culture_played - culture <= gone, code)
    if table.stage == names.CULTURE_STAGE or table.column == names.REST:
        require(all(card >= names.FIRST_CULTURE for card in table.played), code)
    if table.stage == names.CULTURE_STAGE and table.culture_played == 0 and not table.chief_due:
        require(table.half_labour == 0, code)
    require(table.fresh & ~table.recruited == 0, code)
    require(table.column == names.RITE or table.recruited == 0, code)
    if table.stage == names.TOP_STAGE:
        for kind in range(len(names.TRIBE)):
            require(not table.fresh >> kind & 1 or cards.count(table.mover().hand, names.FIRST_TRIBE + kind) > 0, code)


# The eclipse


def _check_piles(table: Table) -> None:
    last = table.phase == names.ACTION_PHASE and table.turn // table.players == names.TURNS - 1
    for place, seat in enumerate(table.order):
        piled = table.seats[seat].eclipse_pile
        made = last and (place < table.turn % table.players or (seat == table.seat and table.stage == names.PILE_STAGE))
        if table.phase == names.ECLIPSE_PHASE and not table.over:
            made = True
            # Culture cards have gone back to the hand, and which cards were known before does not matter any more.
            require(all(card < names.FIRST_CULTURE for card in piled), "endless_winter_eclipse_pile", seat=seat + 1)
        require(made or not piled, "endless_winter_eclipse_pile", seat=seat + 1)


def _check_eclipse(table: Table) -> None:
    if table.phase != names.ECLIPSE_PHASE or table.over:
        require(table.eclipse_step == 0 and not table.to_use and table.claimed == 0, "endless_winter_eclipse")
        return
    require(1 <= table.eclipse_step <= LAST_STEP, "endless_winter_eclipse")
    # Whose turn is over or under way may have buried cards of the pile since the labour was compared.
    strengths = [eclipse.pile_labour(table, table.seats[seat]) for seat in table.order[table.turn + 1 :]]
    require(strengths == sorted(strengths, reverse=True), "endless_winter_order")
    piled = table.mover().eclipse_pile
    require(table.eclipse_step == 2 or not table.to_use, "endless_winter_eclipse")
    require(list(table.to_use) == sorted(table.to_use), "endless_winter_eclipse")
    for card in table.to_use:
        require(table.to_use.count(card) <= piled.count(card), "endless_winter_eclipse")
        require(eclipse.eclipse_parts(table, card) != 0, "endless_winter_eclipse")
    require(table.eclipse_step == 3 or table.claimed == 0, "endless_winter_claims")
    for place in range(geometry.HEXES):
        if table.claimed >> place & 1:
            require(table.data.terrain[table.land[place]] > 0, "endless_winter_claims")
