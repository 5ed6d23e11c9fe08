"""Figures: the chief's and two of the tribe, on a column or at rest."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import put
from sunstone.games.endless_winter import events, names, playing, reasons, rest
from sunstone.games.endless_winter.table import Player, Table


def free_figure(player: Player, kind: int) -> int:
    """The place of an unused figure of a kind, -1 if there is none."""
    if kind == names.CHIEF_FIGURE:
        return 0 if player.figures[0] == names.NOWHERE else -1
    for place in (1, 2):
        if player.figures[place] == names.NOWHERE:
            return place
    return -1


def why_not_figure(table: Table, player: Player, kind: int) -> int:
    """Whether the player has such a figure left to place now."""
    if table.stage != names.CULTURE_STAGE:
        return reasons.NOT_NOW
    if table.chief_due and kind != names.CHIEF_FIGURE:
        return reasons.CHIEF_DUE
    return LEGAL if free_figure(player, kind) >= 0 else reasons.NO_FIGURE


def place_figure(table: Table, player: Player, kind: int, space: int) -> None:
    """Put a figure on a column or on the rest space; the culture cards are over with this."""
    player.figures = put(player.figures, free_figure(player, kind), space)
    table.column = space
    table.chief_ready = kind == names.CHIEF_FIGURE and not table.chief_due
    table.chief_due = False
    if table.events is not None:
        table.events.append(
            Event(events.FIGURE, player.seat, {"figure": names.FIGURES[kind], "space": names.SPACES[space]})
        )
    playing.add_free_labour(table, player)
    if space == names.REST:
        rest.rest(table)
    else:
        table.stage = names.TOP_STAGE
