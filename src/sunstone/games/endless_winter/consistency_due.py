"""What holds of the decisions that are due: each can be asked, and has something it came from."""

from __future__ import annotations

from typing import Final

from sunstone.core.dump_reader import require
from sunstone.games.endless_winter import abilities, dump, eclipse, geometry, marks, names, playing, preparation, totem
from sunstone.games.endless_winter.table import Table

CODE: Final = "endless_winter_pending"
MOST_DUE: Final = 60
"""More decisions than any chain of rewards can pile up."""


def check_decisions(table: Table) -> None:
    """Raise `BadPosition` if something is due that cannot be."""
    require(len(table.due) <= MOST_DUE, CODE)
    if not table.due:
        return
    require(table.phase >= names.ACTION_PHASE and table.stage != names.PILE_STAGE, CODE)
    for decision in table.due:
        require(decision.can_be_due(table), CODE)
    if table.phase == names.ECLIPSE_PHASE:
        # Each step of the eclipse has its own decision, which stays due until the step is over.
        require(isinstance(table.due[0], eclipse.EclipseCards) == (table.eclipse_step == 2), CODE)
        require(isinstance(table.due[0], eclipse.Claims) == (table.eclipse_step == 3), CODE)
    _check_origins(table)
    # What is on top is a decision: anything else would have been carried out.
    twin = table.clone()
    twin.settle()
    require([dump.DECISIONS.plain(one) for one in twin.due] == [dump.DECISIONS.plain(one) for one in table.due], CODE)


def _check_origins(table: Table) -> None:
    """An ability is carried out as often at a time as there are things on the table it is printed on."""
    groups = [0] * len(table.data.abilities)
    guards = [0] * len(table.data.abilities)
    for decision in table.due:
        if isinstance(decision, abilities.Group):
            groups[decision.ability] += 1
        elif isinstance(decision, (abilities.Gains, abilities.Exchange)):
            guards[decision.ability] += 1
    times = origins(table)
    for ability in range(1, len(times)):
        require(groups[ability] <= times[ability] and guards[ability] <= times[ability], CODE)


def origins(table: Table) -> list[int]:
    """By ability: how many things that bear it can have set it off in this phase."""
    times = [0] * len(table.data.abilities)
    if table.phase == names.ACTION_PHASE:
        _count_turn(table, times)
    elif table.phase == names.ECLIPSE_PHASE:
        _count_eclipse(table, times)
    elif table.round == 1:
        for ability in preparation.bonuses(table, table.mover()):
            times[ability] += 1
    _count_table(table, times)
    times[0] = 0
    return times


def _count_turn(table: Table, times: list[int]) -> None:
    player = table.mover()
    data = table.data
    for card in range(names.FACE_COUNT):
        # A card may be buried by its own ability.
        times[data.action[card]] += table.played.count(card) + player.buried.count(card + marks.OPEN)
    if table.chief_due or (table.column >= 0 and player.figures[0] == table.column and not table.chief_ready):
        times[playing.chief_ability(table, player)] += 1
    if table.token != names.NOBODY and not table.token_ready:
        times[data.rest_tokens[table.token]] += 1
    if 0 <= table.column < names.REST and table.stage == names.WRAP_STAGE:
        times[data.bottom[table.column]] += 1


def _count_eclipse(table: Table, times: list[int]) -> None:
    player = table.mover()
    data = table.data
    if table.eclipse_step == 1:
        for place in range(table.turn, len(data.order_reward)):
            times[data.order_reward[place]] += 1
    elif table.eclipse_step == 2:
        for card in range(names.FIRST_CULTURE):
            shown = player.eclipse_pile.count(card) + player.buried.count(card + marks.OPEN)
            times[data.eclipse[card]] += shown - table.to_use.count(card)
    elif table.eclipse_step == 3:
        for place in range(geometry.HEXES):
            if table.claimed >> place & 1:
                times[data.terrain[table.land[place]]] += 1
    elif table.eclipse_step == 4:
        for slot in range(player.empty_slots()):
            times[data.slot_reward[slot]] += 1
        times[data.settlement_reward] += player.settled()


def _count_table(table: Table, times: list[int]) -> None:
    """What can give its reward in any phase."""
    player = table.mover()
    data = table.data
    cells = table.megaliths.plan.cells
    for species in range(names.SPECIES):
        times[data.use[species]] += player.used[species]
    for cell in range(geometry.CELLS):
        if cells[cell] >= 0 and table.megaliths.owners[cell] in (player.seat, names.NEUTRAL):
            times[data.space_reward[cells[cell]]] += 1
    for slot in range(min(len(player.stones), names.STONE_SLOTS)):
        times[data.stone_reward[slot]] += 1
    for level in range(1, min(player.offering, totem.top(table, names.OFFERING)) + 1):
        times[data.offering_reward[level]] += 1
    for junction, owner in enumerate(table.settled):
        if owner == player.seat:
            for place in geometry.JUNCTIONS[junction]:
                token = table.glacier_tokens[place]
                if token != names.NOBODY:
                    times[data.glacier_tokens[token]] += 1
