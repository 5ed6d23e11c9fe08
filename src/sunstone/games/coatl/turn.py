"""The turn: one action, or a sacrifice token in its place."""

from __future__ import annotations

from typing import final

from sunstone.core.decision import Decision
from sunstone.core.game import LEGAL
from sunstone.games.coatl.assemble import assemble, can_assemble_openly, legal_assembly, why_not_assemble
from sunstone.games.coatl.catalogue import CHOOSE, END, PASS, START, TEMPLE
from sunstone.games.coatl.choose import Choose, choose, legal_choices, why_not_choose
from sunstone.games.coatl.end_of_turn import end_action, pass_turn, why_not_in_turn
from sunstone.games.coatl.reasons import ACT_FIRST, CAN_ACT, PASS_INSTEAD
from sunstone.games.coatl.table import THIRD_COATL, Table
from sunstone.games.coatl.take import legal_takes, take, why_not_take
from sunstone.games.coatl.tokens import legal_spendings, spend, why_not_spend


def can_be_seen_to_act(table: Table) -> bool:
    """Whether everyone at the table can see that the seat has something to do.

    Whether a player may pass hangs on that alone: were it to hang on cards that the others have not seen, a pass
    would tell about them.
    """
    out: list[int] = []
    legal_takes(table, out)
    legal_choices(table, out)
    legal_spendings(table, out)
    return len(out) > 0 or can_assemble_openly(table)


@final
class Turn(Decision[Table]):
    """Which action is played? Nothing, when nothing can be done, and after a third coatl, where actions are a "may"."""

    def legal(self, table: Table, out: list[int]) -> None:
        legal_takes(table, out)
        legal_choices(table, out)
        legal_spendings(table, out)
        if table.ending == THIRD_COATL or not (out or can_assemble_openly(table)):
            out.append(PASS)
        legal_assembly(table, out)

    def why_not(self, table: Table, action: int) -> int:
        why = why_not_in_turn(action)
        if why != LEGAL:
            return why
        if action < CHOOSE:
            return why_not_take(table, action)
        if action < START:
            return why_not_choose(table, action)
        if action < TEMPLE:
            return why_not_assemble(table, action)
        if action == END:
            return PASS_INSTEAD if table.ending == THIRD_COATL else ACT_FIRST
        if action == PASS:
            return LEGAL if table.ending == THIRD_COATL or not can_be_seen_to_act(table) else CAN_ACT
        return why_not_spend(table, action)

    def answer(self, table: Table, action: int) -> None:
        if action < CHOOSE:
            take(table, action)
            end_action(table)
        elif action < START:
            choose(table, action)
            table.due.append(Choose(1, False))
        elif action < TEMPLE:
            assemble(table, action)
        elif action == PASS:
            pass_turn(table)
        else:
            spend(table, action)

    def can_be_due(self, table: Table) -> bool:
        return not table.shown
