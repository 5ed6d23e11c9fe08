"""How good a position of Endless Winter looks for a seat, in points.

A position is worth the points scored, what would count at the end as it stands, and what the seat's things are likely
to bring until then: lands, player board and stones by the eclipses left, goods and cards by the turns left, totems and
burials by how near the next reward is. In its own turn the seat also counts what its column still offers and what is
due, so that every sensible step looks better than the one before. Only what the seat can see is looked at.
"""

from __future__ import annotations

from sunstone.games.endless_winter.effects import DRAW
from sunstone.games.endless_winter.holdings import Holdings
from sunstone.games.endless_winter.names import FACE_COUNT, HONOUR, OFFERING, REST, TURNS
from sunstone.games.endless_winter.outlook import Outlook
from sunstone.games.endless_winter.plans import Plan
from sunstone.games.endless_winter.position import (
    ACTION_PHASE,
    PILE_STAGE,
    SETUP_PHASE,
    EndlessWinterPosition,
)
from sunstone.games.endless_winter.weights import ORDER_ENOUGH, WEIGHTS


def evaluate(s: EndlessWinterPosition, seat: int) -> float:
    """The worth of a position for a seat, in points."""
    value = float(s.points[seat])
    if s.over:
        return value
    o = Outlook(s, seat)
    if s.phase <= SETUP_PHASE:
        value += _chosen(o)
    else:
        value += _cards(o)
    value += o.goods()
    value += o.offering(s.idols[seat * 2 + OFFERING]) + o.honour(s.idols[seat * 2 + HONOUR])
    buried = o.burial(len(s.buried[seat]))
    value += buried if s.idols[seat * 2 + HONOUR] > 0 else buried * WEIGHTS.honour_hope * o.late
    hold = Holdings(o)
    value += hold.megaliths() + hold.animals() + hold.stones() + hold.lands()
    value += WEIGHTS.turn_worth * o.turns
    if s.seat == seat and s.phase >= ACTION_PHASE:
        plan = Plan(o, hold)
        value += plan.due()
        if s.phase == ACTION_PHASE:
            value += plan.turn()
    return value


def _chosen(o: Outlook) -> float:
    """What was chosen before the first turn: a side of the chief, and the tribe card of the set-up card."""
    s = o.s
    seat = o.seat
    out = 0.0
    if s.chief[seat] >= 0 and s.side[seat] >= 0:
        out += (o.rounds + 1) * o.ability(s.box.chiefs[s.chief[seat] * 2 + s.side[seat]])
    if s.setup_card[seat] >= 0:
        face = s.box.setup[s.setup_card[seat]].tribe
        out += o.card(face) * (1.0 + 0.4 * o.rounds)
    return out


def _cards(o: Outlook) -> float:
    """All cards of the seat: their points, those at hand by their use now, and the deck by the hands to come."""
    s = o.s
    seat = o.seat
    # Counted by face first: the order in which cards lie may depend on what the seat cannot see.
    counts = [0] * FACE_COUNT
    for card in s.buried[seat]:
        counts[card & 63] += 1
    points = 0
    for face in range(FACE_COUNT):
        points += counts[face] * s.box.card_points[face]
        counts[face] = 0
    for cards in (s.piles[seat], s.discards[seat], s.hands[seat], s.eclipse_piles[seat]):
        for card in cards:
            counts[card & 63] += 1
    if seat == s.seat:
        for card in s.played:
            counts[card & 63] += 1
    owned = 0
    worth = 0.0
    for face in range(FACE_COUNT):
        count = counts[face]
        if count > 0:
            owned += count
            points += count * s.box.card_points[face]
            worth += count * o.card(face)
    if owned > 0:
        o.mean = worth / owned
    o.price[DRAW] = max(o.price[DRAW], o.mean * o.carry)
    return points + _hand(o) + _eclipse(o) + WEIGHTS.per_round * WEIGHTS.deck_part * o.rounds * o.mean


def _hand(o: Outlook) -> float:
    """The hand; while the eclipse pile is made, each card at the better of its two ways."""
    s = o.s
    seat = o.seat
    piling = s.phase == ACTION_PHASE and s.seat == seat and s.stage == PILE_STAGE
    keep = WEIGHTS.carried if o.rounds > 0 else 0.0
    counts = [0] * FACE_COUNT
    for card in s.hands[seat]:
        counts[card & 63] += 1
    out = 0.0
    for face in range(FACE_COUNT):
        if counts[face] > 0:
            one = o.card(face)
            out += counts[face] * (max(one * keep, o.in_eclipse(face) * WEIGHTS.sure) if piling else one * o.carry)
    return out


def _eclipse(o: Outlook) -> float:
    """The eclipse pile until it is used, and until then what it and resting figures do for the turn order."""
    s = o.s
    out = 0.0
    labour = 0
    if o.pile_open:
        for card in s.eclipse_piles[o.seat]:
            face = card & 63
            out += o.in_eclipse(face)
            labour += s.box.labour[face] + s.box.abilities[s.box.eclipse[face]].labour
    if s.phase == ACTION_PHASE:
        for place in range(o.seat * TURNS, o.seat * TURNS + TURNS):
            if s.figures[place] == REST:
                labour += s.box.rest_labour
                out += WEIGHTS.order_half * s.box.rest_labour
        if labour > ORDER_ENOUGH:
            out -= WEIGHTS.order_half * (labour - ORDER_ENOUGH)
    return out
