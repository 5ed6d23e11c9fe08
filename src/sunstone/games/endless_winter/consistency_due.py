"""What holds of the decisions that are due: each can be asked, and has something it came from."""

from __future__ import annotations

from typing import Final

from sunstone.core.dump_reader import require
from sunstone.games.endless_winter.abilities import Exchange, Gains, Group
from sunstone.games.endless_winter.dump import DECISIONS
from sunstone.games.endless_winter.eclipse import Claims, EclipseCards
from sunstone.games.endless_winter.geometry import CELLS, HEXES, JUNCTIONS
from sunstone.games.endless_winter.marks import OPEN
from sunstone.games.endless_winter.names import FACE_COUNT, FIRST_CULTURE, OFFERING, REST, STONE_SLOTS
from sunstone.games.endless_winter.playing import chief_ability
from sunstone.games.endless_winter.preparation import bonuses
from sunstone.games.endless_winter.table import (
    ACTION_PHASE,
    ECLIPSE_PHASE,
    NEUTRAL,
    NOBODY,
    PILE_STAGE,
    SPECIES,
    WRAP_STAGE,
    Table,
)
from sunstone.games.endless_winter.totem import top

CODE: Final = "endless_winter_pending"
MOST_DUE: Final = 60
"""More decisions than any chain of rewards can pile up."""


def check_decisions(table: Table) -> None:
    """Raise `BadPosition` if something is due that cannot be."""
    require(len(table.due) <= MOST_DUE, CODE)
    if not table.due:
        return
    require(table.phase >= ACTION_PHASE and table.stage != PILE_STAGE, CODE)
    for decision in table.due:
        require(decision.can_be_due(table), CODE)
    if table.phase == ECLIPSE_PHASE:
        # Each step of the eclipse has its own decision, which stays due until the step is over.
        require(isinstance(table.due[0], EclipseCards) == (table.eclipse_step == 2), CODE)
        require(isinstance(table.due[0], Claims) == (table.eclipse_step == 3), CODE)
    _check_origins(table)
    # What is on top is a decision: anything else would have been carried out.
    twin = table.clone()
    twin.settle()
    require([DECISIONS.plain(one) for one in twin.due] == [DECISIONS.plain(one) for one in table.due], CODE)


def _check_origins(table: Table) -> None:
    """An ability is carried out as often at a time as there are things on the table it is printed on."""
    groups = [0] * len(table.data.abilities)
    guards = [0] * len(table.data.abilities)
    for decision in table.due:
        if isinstance(decision, Group):
            groups[decision.ability] += 1
        elif isinstance(decision, (Gains, Exchange)):
            guards[decision.ability] += 1
    times = origins(table)
    for ability in range(1, len(times)):
        require(groups[ability] <= times[ability] and guards[ability] <= times[ability], CODE)


def origins(table: Table) -> list[int]:
    """By ability: how many things that bear it can have set it off in this phase."""
    times = [0] * len(table.data.abilities)
    if table.phase == ACTION_PHASE:
        _count_turn(table, times)
    elif table.phase == ECLIPSE_PHASE:
        _count_eclipse(table, times)
    elif table.round == 1:
        for ability in bonuses(table, table.mover()):
            times[ability] += 1
    _count_table(table, times)
    times[0] = 0
    return times


def _count_turn(table: Table, times: list[int]) -> None:
    player = table.mover()
    data = table.data
    for card in range(FACE_COUNT):
        # A card may be buried by its own ability.
        times[data.action[card]] += table.played.count(card) + player.buried.count(card + OPEN)
    if table.chief_due or (table.column >= 0 and player.figures[0] == table.column and not table.chief_ready):
        times[chief_ability(table, player)] += 1
    if table.token != NOBODY and not table.token_ready:
        times[data.rest_tokens[table.token]] += 1
    if 0 <= table.column < REST and table.stage == WRAP_STAGE:
        times[data.bottom[table.column]] += 1


def _count_eclipse(table: Table, times: list[int]) -> None:
    player = table.mover()
    data = table.data
    if table.eclipse_step == 1:
        for place in range(table.turn, len(data.order_reward)):
            times[data.order_reward[place]] += 1
    elif table.eclipse_step == 2:
        for card in range(FIRST_CULTURE):
            shown = player.eclipse_pile.count(card) + player.buried.count(card + OPEN)
            times[data.eclipse[card]] += shown - table.to_use.count(card)
    elif table.eclipse_step == 3:
        for place in range(HEXES):
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
    for species in range(SPECIES):
        times[data.use[species]] += player.used[species]
    for cell in range(CELLS):
        if cells[cell] >= 0 and table.megaliths.owners[cell] in (player.seat, NEUTRAL):
            times[data.space_reward[cells[cell]]] += 1
    for slot in range(min(len(player.stones), STONE_SLOTS)):
        times[data.stone_reward[slot]] += 1
    for level in range(1, min(player.offering, top(table, OFFERING)) + 1):
        times[data.offering_reward[level]] += 1
    for junction, owner in enumerate(table.settled):
        if owner == player.seat:
            for place in JUNCTIONS[junction]:
                token = table.glacier_tokens[place]
                if token != NOBODY:
                    times[data.glacier_tokens[token]] += 1
