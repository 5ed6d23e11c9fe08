"""The eclipse: piles are shown, the turn order changes, and in the new order everyone is rewarded."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.plain import bit, without
from sunstone.games.endless_winter import abilities, catalogue, events, geometry, land, names, ordering, reasons
from sunstone.games.endless_winter.cards import faces, show_eclipse_pile
from sunstone.games.endless_winter.marks import OPEN, face
from sunstone.games.endless_winter.player_board import begin_board
from sunstone.games.endless_winter.rewards import Reward
from sunstone.games.endless_winter.table import Player, Table

# The steps of a player's part in the eclipse that are over.
ORDER_STEP: Final = 0
CARDS_STEP: Final = 1
LAND_STEP: Final = 2
BOARD_STEP: Final = 3


def pile_labour(table: Table, player: Player) -> int:
    """Half-points of labour: the cards of the pile, their eclipse abilities, and the resting figures."""
    data = table.data
    out = data.rest_labour * player.figures.count(names.REST)
    for card in player.eclipse_pile:
        out += data.labour[face(card)] + data.abilities[data.eclipse[face(card)]].labour
    return out


def begin_eclipse(table: Table) -> None:
    """All reveal their eclipse piles at once; more labour goes first, ties to the player later in turn order."""
    table.turn = 0
    table.eclipse_step = ORDER_STEP
    table.reveal()
    if table.events is not None:
        table.events.append(Event(events.ECLIPSE, -1, {"round": table.round}))
    strengths: list[int] = []
    for player in table.seats:
        strengths.append(pile_labour(table, player))
        show_eclipse_pile(table, player)
        if table.events is not None:
            cards = [names.FACES[card] for card in player.eclipse_pile]
            half_labour = strengths[len(strengths) - 1]
            table.events.append(Event(events.SHOWN, player.seat, {"cards": cards, "half_labour": half_labour}))
        _return_culture(player)
    table.phase = names.ECLIPSE_PHASE
    table.order = new_order(table.order, strengths)
    table.seat = table.order[0]
    if table.events is not None:
        table.events.append(Event(events.ORDER, -1, {"order": list(table.order)}))


def new_order(order: tuple[int, ...], strengths: list[int]) -> tuple[int, ...]:
    """The turn order after a comparison: more labour first, ties to the player who was later."""
    out: list[int] = []
    for seat in reversed(order):
        place = 0
        while place < len(out) and strengths[out[place]] >= strengths[seat]:
            place += 1
        out.insert(place, seat)
    return tuple(out)


def _return_culture(player: Player) -> None:
    """Culture cards were a bluff: they go back to the hand, and everyone has seen them."""
    kept: list[int] = []
    for card in player.eclipse_pile:
        if names.is_culture(card):
            player.hand.append(card + OPEN)
        else:
            kept.append(card)
    player.eclipse_pile = tuple(kept)


def advance_eclipse(table: Table) -> bool:
    """Go on to the next step, or the next player. False when all are done."""
    step = table.eclipse_step
    table.eclipse_step += 1
    if step == ORDER_STEP:
        _reward_order(table)
    elif step == CARDS_STEP:
        piled = table.mover().eclipse_pile
        table.to_use = tuple(sorted([card for card in piled if eclipse_parts(table, card)]))
        table.due.append(EclipseCards())
    elif step == LAND_STEP:
        table.due.append(Claims())
    elif step == BOARD_STEP:
        table.claimed = 0
        begin_board(table)
    else:
        table.turn += 1
        table.eclipse_step = ORDER_STEP
        if table.turn == table.players:
            return False
        table.seat = table.order[table.turn]
    return True


def end_eclipse(table: Table) -> None:
    """All eclipse piles go to the discards."""
    for player in table.seats:
        player.discards = (*player.discards, *player.eclipse_pile)
        player.eclipse_pile = ()


# The reward of the turn order


def _reward_order(table: Table) -> None:
    """The reward beside one's own token or below it; where they go down the ladder, that has the lesser ones."""
    if table.data.order_ladder:
        table.due.append(Reward(table.data.order_ladder[table.turn], 1))
    else:
        table.due.append(OrderReward(_places_from(table)))


def _places_from(table: Table) -> i64:
    """One's own place in turn order and those below it, as bits."""
    return bit(len(table.data.order_reward)) - bit(table.turn)


@final
class OrderReward(abilities.Left):
    """Which place of the turn order is rewarded."""

    def __init__(self, left: i64) -> None:
        super().__init__(0, left)

    def answer(self, table: Table, action: int) -> None:
        abilities.begin(table, table.data.order_reward[action - catalogue.PART])

    def may_leave(self, table: Table) -> bool:
        """Whether every reward that may be taken may be unwelcome."""
        for place in self.places_left():
            if not ordering.may_be_unwelcome(table, table.data.order_reward[place - 1]):
                return False
        return True

    def settle(self, table: Table) -> bool:
        return self.settle_only_choice(table)

    def seen(self, table: Table) -> dict[str, object]:
        rewards = [list(table.data.abilities[reward].texts) for reward in table.data.order_reward]
        left = self.places_left()
        return {"rewards": rewards, "left": left, "count": len(left)}

    def can_be_due(self, table: Table) -> bool:
        if table.data.order_ladder or self.left != _places_from(table):
            return False
        return table.phase == names.ECLIPSE_PHASE and table.eclipse_step == 1 and len(table.due) == 1


# The cards of the pile


def eclipse_parts(table: Table, card: int) -> i64:
    """The parts of a card's eclipse ability that are more than labour, as bits."""
    out: i64 = 0
    place = 0
    for part in table.data.abilities[table.data.eclipse[card]].parts:
        if not part.is_labour:
            out |= bit(place)
        place += 1
    return out


@final
class EclipseCards(ordering.InAnyOrder):
    """Which card of the eclipse pile is next."""

    def __init__(self) -> None:
        super().__init__(catalogue.USE, names.FACE_COUNT, reasons.ABILITY_USED)

    def next_items(self, table: Table) -> list[int]:
        return faces(list(table.to_use))

    def reward(self, table: Table, item: int) -> int:
        return table.data.eclipse[item]

    def answer(self, table: Table, action: int) -> None:
        card = action - catalogue.USE
        table.to_use = without(table.to_use, card)
        table.due.append(self)
        if table.events is not None:
            table.events.append(Event(events.USED, table.seat, {"card": names.FACES[card]}))
        abilities.begin_parts(table, table.data.eclipse[card], eclipse_parts(table, card))

    def leave(self, table: Table) -> None:
        table.to_use = ()

    def settle(self, table: Table) -> bool:
        if not table.to_use:
            table.due.pop()
            return True
        return self.settle_only_choice(table)

    def can_be_due(self, table: Table) -> bool:
        return table.phase == names.ECLIPSE_PHASE and table.due[0] is self


# The land


@final
class Claims(ordering.InAnyOrder):
    """Which hex of the land is next."""

    def __init__(self) -> None:
        super().__init__(catalogue.CLAIM, geometry.HEXES, reasons.NO_CLAIM)

    def next_items(self, table: Table) -> list[int]:
        return land.claimable(table)

    def reward(self, table: Table, item: int) -> int:
        return table.data.terrain[table.land[item]]

    def answer(self, table: Table, action: int) -> None:
        """Take the reward of a hex. Influence is looked at anew for the next one."""
        place = action - catalogue.CLAIM
        table.claimed |= 1 << place
        table.due.append(self)
        if table.events is not None:
            facts: dict[str, object] = {"hex": place, "terrain": names.TERRAINS[table.land[place]]}
            table.events.append(Event(events.CLAIMED, table.seat, facts))
        abilities.begin(table, self.reward(table, place))

    def settle(self, table: Table) -> bool:
        """Where a reward can move camps it decides which hexes reward next, so even equal hexes are chosen among."""
        hexes = land.claimable(table)
        rewards = [self.reward(table, place) for place in hexes]
        for reward in rewards:
            if ordering.may_be_unwelcome(table, reward):
                return False
        if len(hexes) > 1 and (not ordering.is_plain(table, rewards) or ordering.order_matters(table, rewards)):
            return False
        table.due.pop()
        if hexes:
            self.answer(table, catalogue.CLAIM + hexes[ordering.first_of(table, rewards)])
        return True

    def can_be_due(self, table: Table) -> bool:
        return table.phase == names.ECLIPSE_PHASE and table.due[0] is self
