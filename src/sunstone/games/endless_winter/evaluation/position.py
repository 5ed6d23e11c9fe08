"""How good a position of Endless Winter looks for a seat, in points.

A position is worth the points scored, what would count at the end as it stands, and what the seat's things are likely
to bring until then: lands, player board and stones by the eclipses left, goods and cards by the turns left, totems and
burials by how near the next reward is. In its own turn the seat also counts what its column still offers and what is
due, so that every sensible step looks better than the one before. Only what the seat can see is looked at.
"""

from __future__ import annotations

from sunstone.games.endless_winter import effects, marks, names, playing
from sunstone.games.endless_winter.evaluation.due import due
from sunstone.games.endless_winter.evaluation.holdings import Holdings
from sunstone.games.endless_winter.evaluation.prices import Prices
from sunstone.games.endless_winter.evaluation.turn import TurnPlan
from sunstone.games.endless_winter.evaluation.weights import ORDER_ENOUGH, WEIGHTS
from sunstone.games.endless_winter.table import Table


def evaluate(table: Table, seat: int) -> float:
    """The worth of a position for a seat, in points."""
    player = table.seats[seat]
    value = float(player.points)
    if table.over:
        return value
    prices = Prices(table, player)
    if table.phase <= names.SETUP_PHASE:
        value += _chosen(prices)
    else:
        value += _cards(prices)
    value += prices.goods()
    value += prices.offering(player.offering) + prices.honour(player.honour)
    buried = prices.burial(len(player.buried))
    value += buried if player.honour > 0 else buried * WEIGHTS.honour_hope * prices.late
    hold = Holdings(prices)
    value += hold.megaliths() + hold.animals() + hold.stones() + hold.lands()
    value += WEIGHTS.turn_worth * prices.turns
    if table.seat == seat and table.phase >= names.ACTION_PHASE:
        plan = TurnPlan(prices, hold)
        value += due(plan)
        if table.phase == names.ACTION_PHASE:
            value += plan.turn()
    return value


def _chosen(prices: Prices) -> float:
    """What was chosen before the first turn: a side of the chief, and the tribe card of the set-up card."""
    table = prices.table
    player = prices.player
    out = 0.0
    if player.chief >= 0 and player.side >= 0:
        out += (prices.rounds + 1) * prices.ability(playing.chief_ability(table, player))
    if player.setup_card >= 0:
        out += prices.card(table.data.setup[player.setup_card].tribe) * (1.0 + 0.4 * prices.rounds)
    return out


def _cards(prices: Prices) -> float:
    """All cards of the player: their points, those at hand by their use now, and the deck by the hands to come."""
    table = prices.table
    player = prices.player
    # Counted by face first: the order in which cards lie may depend on what the seat cannot see.
    counts = [0] * names.FACE_COUNT
    for card in player.pile:
        counts[marks.face(card)] += 1
    for card in player.discards:
        counts[card] += 1
    for card in player.hand:
        counts[marks.face(card)] += 1
    for card in player.eclipse_pile:
        counts[marks.face(card)] += 1
    if player.seat == table.seat:
        for card in table.played:
            counts[card] += 1
    points = 0
    for card in player.buried:
        points += table.data.card_points[marks.face(card)]
    owned = 0
    worth = 0.0
    for one in range(names.FACE_COUNT):
        count = counts[one]
        if count > 0:
            owned += count
            points += count * table.data.card_points[one]
            worth += count * prices.card(one)
    if owned > 0:
        prices.mean = worth / owned
    prices.price[effects.DRAW] = max(prices.price[effects.DRAW], prices.mean * prices.carry)
    later = WEIGHTS.per_round * WEIGHTS.deck_part * prices.rounds * prices.mean
    return points + _hand(prices) + _eclipse(prices) + later


def _hand(prices: Prices) -> float:
    """The hand; while the eclipse pile is made, each card at the better of its two ways."""
    table = prices.table
    player = prices.player
    piling = table.phase == names.ACTION_PHASE and table.seat == player.seat and table.stage == names.PILE_STAGE
    keep = WEIGHTS.carried if prices.rounds > 0 else 0.0
    counts = [0] * names.FACE_COUNT
    for card in player.hand:
        counts[marks.face(card)] += 1
    out = 0.0
    for one in range(names.FACE_COUNT):
        if counts[one] > 0:
            worth = prices.card(one)
            best = max(worth * keep, prices.in_eclipse(one) * WEIGHTS.sure) if piling else worth * prices.carry
            out += counts[one] * best
    return out


def _eclipse(prices: Prices) -> float:
    """The eclipse pile until it is used, and until then what it and resting figures do for the turn order."""
    table = prices.table
    data = table.data
    out = 0.0
    labour = 0
    if prices.pile_open:
        for card in prices.player.eclipse_pile:
            one = marks.face(card)
            out += prices.in_eclipse(one)
            labour += data.labour[one] + data.abilities[data.eclipse[one]].labour
    if table.phase == names.ACTION_PHASE:
        for space in prices.player.figures:
            if space == names.REST:
                labour += data.rest_labour
                out += WEIGHTS.order_half * data.rest_labour
        if labour > ORDER_ENOUGH:
            out -= WEIGHTS.order_half * (labour - ORDER_ENOUGH)
    return out
