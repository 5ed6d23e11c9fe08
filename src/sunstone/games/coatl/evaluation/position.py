"""How good a position of Cóatl looks for a seat, in points.

For each coatl a seat has yet to complete, a plan is made: which pieces to add at which end so that the cards beside it
and in the hand are worth most, given the time it takes to get the pieces. A position is worth the points scored, the
points of the plans as far as there is time for them and as far as plans come true, and less for every turn they still
take. Only what the seat sees is looked at: its own hand and secret temple, and all that lies open.
"""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.games.coatl.catalogue import FUTURE, PICK_HEAD
from sunstone.games.coatl.coatls import NOTHING, Unfinished
from sunstone.games.coatl.evaluation.plans import Planner
from sunstone.games.coatl.evaluation.weights import WEIGHTS
from sunstone.games.coatl.pieces import count, total
from sunstone.games.coatl.table import NOT_ENDING, PLAY_PHASE, THIRD_COATL, Player, Table


def promising(table: Table) -> list[int]:
    """The legal actions without perfect picks: half of all actions, of which a player thinks when the time has come."""
    actions = table.legal()
    if table.due or table.phase != PLAY_PHASE or not table.mover().perfect_pick:
        return actions
    rest = [action for action in actions if not PICK_HEAD <= action < FUTURE]
    return rest or actions


def _actions_to_come(table: Table, player: Player) -> int:
    """How many actions the player still has, once the end has begun."""
    if table.over:
        return 0
    away = (player.seat - table.seat) % table.players
    if away >= table.turns_left:
        return 0
    turns = 1 + (table.turns_left - 1 - away) // table.players
    if away == 0:
        # The turn being played: an action that is not yet over can still be used.
        return turns - 1 + table.actions_left
    return turns + 1 if table.ending == THIRD_COATL and player.seat > table.ending_seat else turns


def _turns_to_come(table: Table, player: Player) -> float:
    """How many turns are left, by the most advanced of the others."""
    if table.ending != NOT_ENDING:
        return float(_actions_to_come(table, player))
    least = 100.0
    for other in table.seats:
        if other.seat != player.seat:
            coatls = float(table.data.coatls - other.finished)
            turns = WEIGHTS.others_coatl * coatls - WEIGHTS.others_piece * _pieces(other)
            least = min(least, max(1.5 * coatls, turns))
    return least


def _pieces(player: Player) -> float:
    """How many pieces a player has, on the player board and in the coatls begun."""
    return float(player.on_board() + player.coatls[0].coatl.length + player.coatls[1].coatl.length)


def _chance(table: Table, left: float, needed: float) -> float:
    """Chance that something that takes `needed` turns is done before the end."""
    if table.ending != NOT_ENDING:
        return 1.0 if needed <= left + 0.5 else 0.0
    return min(1.0, max(0.0, 0.5 + (left - needed) / (2.0 * WEIGHTS.doubt)))


def evaluate(table: Table, seat: int) -> float:
    """The points the seat can hope for."""
    player = table.seats[seat]
    points = float(player.points)
    if table.over:
        return points + WEIGHTS.lead * _lead(table, player)
    left = _turns_to_come(table, player)
    planner = Planner(table, player)
    new = table.data.coatls - player.finished - player.unfinished()
    worth = _plans(table, player, planner, points, left, new)
    worth += WEIGHTS.hand_card * len(player.hand) - WEIGHTS.idle_card * len(planner.hand)
    worth += WEIGHTS.piece * _pieces(player)
    tokens = int(player.perfect_pick) + int(player.see_the_future) + int(player.priest_commitment)
    worth += WEIGHTS.token * tokens * min(1.0, left / WEIGHTS.token_time)
    for colour in range(5):
        worth += WEIGHTS.spare_body * float(count(planner.bodies, colour))
    worth -= _crowding(table, player)
    if table.ending != NOT_ENDING:
        worth += WEIGHTS.lead * _lead(table, player)
    return worth


def hopes(table: Table, player: Player, planner: Planner) -> float:
    """What the plans of a seat for begun coatls and one more are worth; `planner` may have more to build with."""
    return _plans(table, player, planner, 0.0, _turns_to_come(table, player), 1)


def in_order(player: Player) -> tuple[Unfinished, Unfinished]:
    """The places for unfinished coatls as they are planned: the further one has the first claim on cards and pieces."""
    first = player.coatls[0]
    second = player.coatls[1]
    return (second, first) if _progress(second) > _progress(first) else (first, second)


def _plans(table: Table, player: Player, planner: Planner, worth: float, left: float, new: i64) -> float:
    """The worth with that of the coatls begun and some new ones."""
    spent = 0.0
    for laid in in_order(player):
        if laid.coatl.length:
            if laid.beside == 0:
                worth -= WEIGHTS.begun
            else:
                worth += WEIGHTS.card_beside * float(laid.cards())
            worth += _hope(table, planner, laid, left, spent)
            spent += planner.turns
    for _ in range(new):
        worth += _hope(table, planner, NOTHING, left, spent)
        spent += planner.turns
    return worth


def _crowding(table: Table, player: Player) -> float:
    """Points lost for want of room on the player board."""
    out = WEIGHTS.crowded if player.on_board() + 2 > table.data.board else 0.0
    out += WEIGHTS.second_end * float(max(total(player.heads) - 1, 0))
    return out + WEIGHTS.second_end * float(max(total(player.tails) - 1, 0))


def _hope(table: Table, planner: Planner, laid: Unfinished, left: float, spent: float) -> float:
    """What a coatl is worth if other coatls take some turns first; `planner.turns` is how many this one takes."""
    planner.plan(laid)
    if laid.coatl.has_head and laid.coatl.has_tail:
        return planner.points
    turns = planner.turns + WEIGHTS.assembling
    points = planner.points
    cards = int(planner.taken).bit_count()
    best = -1000.0
    hoped = 0.0
    # Further prophecies may be found, if there is time for them; without any a coatl cannot be completed.
    for more in range(0 if cards else 1, table.data.most_beside - cards + 1):
        needed = turns + WEIGHTS.later_card_turns * more
        likely_points = _chance(table, left, spent + needed) * (points + WEIGHTS.later_card * more)
        value = likely_points - WEIGHTS.turn * needed
        if value > best:
            best = value
            hoped = likely_points
            planner.turns = needed
    # The longer a plan takes, the less of it comes true: other cards are found, and others take the pieces.
    trust = 1.0 / (WEIGHTS.vague + WEIGHTS.vague_turn * (spent + planner.turns))
    return trust * hoped - WEIGHTS.wait * planner.turns


def _progress(laid: Unfinished) -> i64:
    return laid.coatl.length + 2 * laid.cards()


def _lead(table: Table, player: Player) -> float:
    best: i64 = 0
    for other in table.seats:
        if other.seat != player.seat and other.points > best:
            best = other.points
    return float(player.points - best)
