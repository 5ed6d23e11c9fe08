"""Preparing the next round: figures back, animals and culture cards laid out anew, five cards for everyone."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.games.endless_winter import abilities, animals, effects, events, names, rest, rewards
from sunstone.games.endless_winter.table import Player, Table


def begin_preparation(table: Table) -> None:
    """Everything before the cards are drawn."""
    table.phase = names.PREPARATION_PHASE
    table.round += 1
    table.turn = 0
    table.seat = table.order[0]
    for player in table.seats:
        player.figures = (names.NOWHERE,) * names.TURNS
    table.first_taken = 0
    table.reveal()
    if table.events is not None:
        table.events.append(Event(events.ROUND, -1, {"round": table.round}))
    fill_ground(table)
    if table.round == names.LAST_ROUND_ERA_1 + 1:
        # The cards of the first era that nobody took leave the game.
        table.culture_display = (names.NOBODY,) * names.CULTURE_SLOTS
    fill_display(table)
    rest.turn_rest_token(table)
    table.due.append(rewards.Reward(effects.DRAW, rewards.DRAWN_A_ROUND, True))


def bonuses(table: Table, player: Player) -> list[int]:
    """What the place in turn order and the set-up card give in addition to what every card gives, as abilities."""
    data = table.data
    return [data.order_bonus[table.place_in_order(player.seat)], data.setup[player.setup_card].reward]


def later_parts(table: Table, ability: i64) -> i64:
    """The parts of a bonus that are more than goods, as bits."""
    return abilities.all_parts(table, ability) & ~table.data.goods_parts(ability)


def begin_bonuses(table: Table) -> None:
    """Before the first round: what is left of the bonuses of the player."""
    for ability in bonuses(table, table.mover()):
        abilities.begin_parts(table, ability, later_parts(table, ability))


def advance_preparation(table: Table) -> None:
    """The next player draws, or before the first round takes a bonus; after the last one the round begins."""
    table.turn += 1
    if table.turn < table.players:
        table.seat = table.order[table.turn]
        if table.round == 1:
            begin_bonuses(table)
        else:
            table.due.append(rewards.Reward(effects.DRAW, rewards.DRAWN_A_ROUND, True))
        return
    table.phase = names.ACTION_PHASE
    table.stage = names.CULTURE_STAGE
    table.turn = 0
    table.seat = table.order[0]


def fill_ground(table: Table) -> None:
    """One animal more than there are players; what lies there already stays."""
    missing = table.players + 1 - animals.total(table.ground)
    if missing <= 0:
        return
    shown = animals.reveal(table, missing)
    if table.events is not None:
        table.events.append(Event(events.GROUND, -1, {"animals": [names.ANIMALS[species] for species in shown]}))


def fill_display(table: Table) -> None:
    """Fill the gaps of the culture display from the deck of the era."""
    deck = list(table.culture_deck())
    display = list(table.culture_display)
    shown: list[str] = []
    for slot in range(names.CULTURE_SLOTS):
        if display[slot] == names.NOBODY and deck:
            display[slot] = table.rng.draw(deck)
            shown.append(names.FACES[display[slot]])
    table.culture_display = tuple(display)
    if table.round <= names.LAST_ROUND_ERA_1:
        table.culture_deck_1 = tuple(deck)
    else:
        table.culture_deck_2 = tuple(deck)
    if table.events is not None and shown:
        table.events.append(Event(events.DISPLAY, -1, {"cards": shown}))
