"""Using the abilities of cards in play, of the chief and of the rest token."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import bit, without
from sunstone.games.endless_winter import abilities, cards, catalogue, events, figures, names, playing, reasons
from sunstone.games.endless_winter.table import Player, Table


def _own_parts(table: Table, ability: int, columns_only: bool) -> i64:
    """The parts of an ability that belong to this column or to any, as bits."""
    out: i64 = 0
    place = 0
    for part in table.data.abilities[ability].parts:
        if part.column == table.column or (part.column < 0 and (part.waits or not columns_only)):
            out |= bit(place)
        place += 1
    return out


def _is_usable(table: Table, player: Player, ability: int, columns_only: bool) -> bool:
    """Whether any of them can be carried out now."""
    own = _own_parts(table, ability, columns_only)
    place = 0
    for part in table.data.abilities[ability].parts:
        if own >> place & 1 and abilities.applies(table, player, part):
            return True
        place += 1
    return False


def _why_not_ability(table: Table, player: Player, ability: int, columns_only: bool) -> int:
    if table.column == names.NOWHERE or table.stage in (names.CULTURE_STAGE, names.PILE_STAGE):
        return reasons.NOT_NOW
    if _is_usable(table, player, ability, columns_only):
        return LEGAL
    for part in table.data.abilities[ability].parts:
        if part.column < 0 or part.column == table.column:
            return reasons.ABILITY_IDLE
    return reasons.WRONG_COLUMN


def _use(table: Table, ability: int, columns_only: bool) -> None:
    parts = table.data.abilities[ability].parts
    if len(parts) == 1 and parts[0].is_exchange:
        # To use it is to agree to the exchange.
        abilities.exchange(table, ability, 0)
    else:
        abilities.begin_parts(table, ability, _own_parts(table, ability, columns_only))


def legal_abilities(table: Table, player: Player, out: list[int]) -> None:
    """Append every ability that can be used now."""
    if table.unused:
        for card in cards.faces(list(table.unused)):
            if why_not_use(table, player, card) == LEGAL:
                out.append(catalogue.USE + card)
    if table.chief_ready and why_not_chief(table, player) == LEGAL:
        out.append(catalogue.USE_CHIEF)
    if table.token_ready:
        out.append(catalogue.USE_TOKEN)


# Cards


def why_not_use(table: Table, player: Player, card: int) -> int:
    """Whether the ability of a card in play can be used now."""
    if card not in table.unused:
        return reasons.ABILITY_USED
    return _why_not_ability(table, player, table.data.action[card], names.is_culture(card))


def use_card(table: Table, player: Player, card: int) -> None:
    """Use the ability of a card in play."""
    table.unused = without(table.unused, card)
    if table.events is not None:
        table.events.append(Event(events.USED, player.seat, {"card": names.FACES[card]}))
    _use(table, table.data.action[card], names.is_culture(card))


# The chief


def why_not_chief(table: Table, player: Player) -> int:
    """Whether the chief's ability can be used: once in the turn in which his figure is placed, before that too."""
    if table.stage == names.CULTURE_STAGE:
        return _why_not_chief_first(table, player)
    if not table.chief_ready:
        return reasons.NO_CHIEF
    return _why_not_ability(table, player, playing.chief_ability(table, player), False)


def _why_not_chief_first(table: Table, player: Player) -> int:
    """Before a figure is placed an ability that names a column has to wait for it."""
    if table.chief_due or figures.free_figure(player, names.CHIEF_FIGURE) < 0:
        return reasons.NO_CHIEF
    ability = playing.chief_ability(table, player)
    for part in table.data.abilities[ability].parts:
        if part.column >= 0:
            return reasons.WRONG_COLUMN
    return LEGAL if _is_usable(table, player, ability, False) else reasons.ABILITY_IDLE


def use_chief(table: Table, player: Player) -> None:
    """Use the chief's ability; before a figure is placed that is a promise to place the chief's."""
    table.chief_ready = False
    table.chief_due = table.stage == names.CULTURE_STAGE
    playing.tell_chief(table, player)
    _use(table, playing.chief_ability(table, player), False)


# The rest token


def why_not_token(table: Table) -> int:
    """Whether the rest token of this turn can be used."""
    return LEGAL if table.token_ready else reasons.NO_TOKEN


def use_token(table: Table) -> None:
    """Use the rest token."""
    table.token_ready = False
    if table.events is not None:
        table.events.append(Event(events.TOKEN_USED, table.seat, {"token": names.REST_TOKENS[table.token]}))
    abilities.begin(table, table.data.rest_tokens[table.token])
