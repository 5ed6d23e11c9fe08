"""Playing cards, for their labour and their abilities, and labour for food."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import bit
from sunstone.games.endless_winter import abilities, cards, effects, events, names, reasons
from sunstone.games.endless_winter.table import Player, Table


def why_not_play(table: Table, player: Player, card: int) -> int:
    """Whether a card can be played now: culture cards in the first step, tribe cards once a figure is in a column."""
    stage = table.stage
    if stage == names.PILE_STAGE:
        return reasons.NOT_NOW
    if stage in (names.REST_DRAW_STAGE, names.REST_TIP_STAGE) or table.column == names.REST:
        return reasons.NO_CARDS_AT_REST
    held = cards.count(player.hand, card)
    if names.is_culture(card):
        if stage != names.CULTURE_STAGE:
            return reasons.CULTURE_IN_STEP_1
        if held == 0:
            return reasons.NOT_IN_HAND
        return reasons.NO_FURTHER_CULTURE if table.culture_played > 0 and len(player.hand) < 2 else LEGAL
    if stage == names.CULTURE_STAGE:
        return reasons.TRIBE_IN_STEP_2
    if held == 0:
        return reasons.NOT_IN_HAND
    return reasons.JUST_RECRUITED if stage == names.TOP_STAGE and held < 2 and cards.is_fresh(table, card) else LEGAL


def play_card(table: Table, player: Player, card: int) -> None:
    """Play a card from the hand: a tribe card for its labour, a culture card for its ability."""
    # A card just recruited cannot be the one that is played in the top section.
    cards.leave_hand(table, player, card, table.stage == names.TOP_STAGE and cards.is_fresh(table, card))
    table.played = (*table.played, card)
    if table.events is not None:
        table.events.append(Event(events.PLAYED, player.seat, {"card": names.FACES[card]}))
    if names.is_culture(card):
        _play_culture(table, card)
    else:
        _play_tribe(table, player, card)


def _play_culture(table: Table, card: int) -> None:
    """What is bound to a column or costs labour waits for the figure. A further card costs another one."""
    number = table.data.action[card]
    now: i64 = 0
    later = False
    place = 0
    for part in table.data.abilities[number].parts:
        if part.waits:
            later = True
        else:
            now |= bit(place)
        place += 1
    if later:
        table.unused = (*table.unused, card)
    abilities.begin_parts(table, number, now)
    if table.culture_played > 0:
        table.due.append(cards.Discards(1))
    table.culture_played += 1


def _play_tribe(table: Table, player: Player, card: int) -> None:
    table.half_labour += table.data.labour[card]
    number = table.data.action[card]
    gained = _free_labour(table, table.data.abilities[number])
    table.half_labour += gained
    if gained == 0 and number > 0:
        table.unused = (*table.unused, card)
    elif gained > 0 and table.events is not None:
        table.events.append(Event(events.USED, player.seat, {"card": names.FACES[card]}))


# Labour


def why_not_spend(table: Table, player: Player) -> int:
    """Whether food can be spent for labour: in the top section, with an icon on the way."""
    if table.stage != names.TOP_STAGE:
        return reasons.WRONG_SECTION
    return LEGAL if table.data.next_icon[player.food] > 0 else reasons.NO_FOOD


def spend(table: Table, player: Player) -> None:
    """Move the food marker left over the next labour icon."""
    left = table.data.next_icon[player.food] - 1
    if table.events is not None:
        table.events.append(Event(events.SPENT, player.seat, {"food": player.food - left}))
    player.food = left
    table.half_labour += 2


def add_free_labour(table: Table, player: Player) -> None:
    """Abilities of the chief and of culture cards in play that give labour alone in this column."""
    if table.chief_ready:
        gained = _free_labour(table, table.data.abilities[chief_ability(table, player)])
        if gained > 0:
            table.half_labour += gained
            table.chief_ready = False
            tell_chief(table, player)
    if not table.unused:
        return
    kept: list[int] = []
    for card in table.unused:
        gained = _free_labour(table, table.data.abilities[table.data.action[card]])
        table.half_labour += gained
        if gained == 0:
            kept.append(card)
        elif table.events is not None:
            table.events.append(Event(events.USED, player.seat, {"card": names.FACES[card]}))
    table.unused = tuple(kept)


def _free_labour(table: Table, ability: effects.Ability) -> int:
    """Half-points of labour from an ability that gives nothing else and costs nothing; 0 if it is of another sort."""
    gained = 0
    for part in ability.parts:
        if not part.is_labour or (part.column >= 0 and part.column != table.column):
            return 0
        for gain in part.gains:
            gained += gain.amount
    return gained


def chief_ability(table: Table, player: Player) -> int:
    """The ability of the player's chief, on the side that was chosen."""
    return table.data.chiefs[player.chief * 2 + player.side]


def tell_chief(table: Table, player: Player) -> None:
    """The chief's ability was used."""
    if table.events is not None:
        facts: dict[str, object] = {"chief": names.CHIEFS[player.chief], "side": names.SIDES[player.side]}
        table.events.append(Event(events.CHIEF_USED, player.seat, facts))
