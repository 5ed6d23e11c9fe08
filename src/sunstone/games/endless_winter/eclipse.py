"""The eclipse: piles are shown, the turn order changes, and in the new order everyone is rewarded."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.cards import face, show_pile
from sunstone.games.endless_winter.events import CLAIMED, ECLIPSE, ORDER, SHOWN, USED
from sunstone.games.endless_winter.interpreter import begin, begin_parts
from sunstone.games.endless_winter.land import claimable
from sunstone.games.endless_winter.names import FACES, REST, TERRAINS, TURNS, is_culture
from sunstone.games.endless_winter.ordering import first_of, is_plain, may_be_unwelcome, order_matters
from sunstone.games.endless_winter.pending import CLAIMS, ECLIPSE_CARDS, ORDER_REWARD, REWARD, b_of, frame
from sunstone.games.endless_winter.player_board import begin_board
from sunstone.games.endless_winter.position import ECLIPSE_PHASE, OPEN, EndlessWinterPosition

# The steps of a player's part in the eclipse.
ORDER_STEP = 0
CARDS_STEP = 1
LAND_STEP = 2
BOARD_STEP = 3
LAST_STEP = 4


def pile_labour(s: EndlessWinterPosition, seat: int) -> int:
    """Half-points of labour: the cards of the pile, their eclipse abilities, and the resting figures."""
    out = 0
    for card in s.eclipse_piles[seat]:
        out += s.box.labour[face(card)] + s.box.abilities[s.box.eclipse[face(card)]].labour
    for place in range(seat * TURNS, seat * TURNS + TURNS):
        if s.figures[place] == REST:
            out += s.box.rest_labour
    return out


def begin_eclipse(s: EndlessWinterPosition) -> None:
    """All show their piles at once; whoever has more labour goes first, ties to the one who was later."""
    s.turn = 0
    s.eclipse_step = ORDER_STEP
    s.reveal()
    if s.events is not None:
        s.events.append(Event(ECLIPSE, -1, {"round": s.round}))
    strengths = [0] * s.players
    for seat in range(s.players):
        strengths[seat] = pile_labour(s, seat)
        show_pile(s, seat)
        if s.events is not None:
            cards = [FACES[card] for card in s.eclipse_piles[seat]]
            s.events.append(Event(SHOWN, seat, {"cards": cards, "half_labour": strengths[seat]}))
        _return_culture(s, seat)
    s.phase = ECLIPSE_PHASE
    s.order = new_order(s.order, strengths)
    s.seat = s.order[0]
    if s.events is not None:
        s.events.append(Event(ORDER, -1, {"order": list(s.order)}))


def new_order(order: list[int], strengths: list[int]) -> list[int]:
    """The turn order after a comparison: more labour first, of equals the one who was later."""
    out: list[int] = []
    for seat in reversed(order):
        place = 0
        while place < len(out) and strengths[out[place]] >= strengths[seat]:
            place += 1
        out.insert(place, seat)
    return out


def _return_culture(s: EndlessWinterPosition, seat: int) -> None:
    """Culture cards were a bluff: they go back to the hand, and everyone has seen them."""
    kept: list[int] = []
    for card in s.eclipse_piles[seat]:
        if is_culture(card):
            s.hands[seat].append(card + OPEN)
        else:
            kept.append(card)
    s.eclipse_piles[seat] = kept


def eclipse_parts(s: EndlessWinterPosition, card: int) -> int:
    """The parts of a card's eclipse ability that are more than labour, as bits."""
    parts = s.box.abilities[s.box.eclipse[card]].parts
    out = 0
    for place in range(len(parts)):
        if not parts[place].is_labour:
            out |= 1 << place
    return out


def advance_eclipse(s: EndlessWinterPosition) -> bool:
    """Go on to the next step, or the next player. False when all are done."""
    seat = s.seat
    step = s.eclipse_step
    s.eclipse_step += 1
    if step == ORDER_STEP:
        _reward_order(s)
    elif step == CARDS_STEP:
        s.to_use = sorted(card for card in s.eclipse_piles[seat] if eclipse_parts(s, card))
        s.stack.append(frame(ECLIPSE_CARDS))
    elif step == LAND_STEP:
        s.stack.append(frame(CLAIMS))
    elif step == BOARD_STEP:
        s.claimed = 0
        begin_board(s)
    else:
        s.turn += 1
        s.eclipse_step = ORDER_STEP
        if s.turn == s.players:
            return False
        s.seat = s.order[s.turn]
    return True


def _reward_order(s: EndlessWinterPosition) -> None:
    """The reward beside one's own token or below it; where they go down the ladder, that has the lesser ones."""
    if s.box.order_ladder:
        s.stack.append(frame(REWARD, s.box.order_ladder[s.turn], 1))
        return
    places = len(s.box.order_reward)
    s.stack.append(frame(ORDER_REWARD, 0, (1 << places) - (1 << s.turn)))


def can_leave_order(s: EndlessWinterPosition, packed: int) -> bool:
    """Whether every reward that may be taken may be unwelcome."""
    for place in range(len(s.box.order_reward)):
        if b_of(packed) >> place & 1 and not may_be_unwelcome(s, s.box.order_reward[place]):
            return False
    return True


def use_eclipse_card(s: EndlessWinterPosition, card: int) -> None:
    """Carry out the eclipse ability of a card in the pile."""
    s.to_use.remove(card)
    s.stack.append(frame(ECLIPSE_CARDS))
    if s.events is not None:
        s.events.append(Event(USED, s.seat, {"card": FACES[card]}))
    begin_parts(s, s.box.eclipse[card], eclipse_parts(s, card))


def can_leave_cards(s: EndlessWinterPosition) -> bool:
    """Whether a card of the pile has an ability that may be unwelcome."""
    for card in s.to_use:
        if may_be_unwelcome(s, s.box.eclipse[card]):
            return True
    return False


def can_leave_land(s: EndlessWinterPosition) -> bool:
    """Whether a hex would give something that may be unwelcome."""
    for place in claimable(s):
        if may_be_unwelcome(s, s.box.terrain[s.land[place]]):
            return True
    return False


def next_claim(s: EndlessWinterPosition) -> int:
    """The hex to go on with where there is nothing to choose; -1 where there is.

    Where a reward can move camps it decides which hexes reward next, so even equal hexes are chosen among.
    """
    hexes = claimable(s)
    rewards: list[int] = []
    for place in hexes:
        rewards.append(s.box.terrain[s.land[place]])
    if can_leave_land(s) or (len(hexes) > 1 and (not is_plain(s, rewards) or order_matters(s, rewards))):
        return -1
    return hexes[first_of(s, rewards)]


def claim(s: EndlessWinterPosition, place: int) -> None:
    """Take the reward of a hex. Influence is looked at anew for the next one."""
    s.claimed |= 1 << place
    s.stack.append(frame(CLAIMS))
    terrain = s.land[place]
    if s.events is not None:
        s.events.append(Event(CLAIMED, s.seat, {"hex": place, "terrain": TERRAINS[terrain]}))
    begin(s, s.box.terrain[terrain])


def end_eclipse(s: EndlessWinterPosition) -> None:
    """All eclipse piles go to the discards."""
    for seat in range(s.players):
        s.discards[seat].extend(s.eclipse_piles[seat])
        s.eclipse_piles[seat] = []
