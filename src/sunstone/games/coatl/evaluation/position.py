"""How good a position of Cóatl looks for a seat, in points.

For each coatl a seat has yet to complete, a plan is made: which pieces to add at which end so that the cards beside it
and in the hand are worth most, given the time it takes to get the pieces. A position is worth the points scored, the
points of the plans as far as there is time for them and as far as plans come true, and less for every turn they still
take. Only what the seat sees is looked at: its own hand and secret temple, and all that lies open.
"""

from __future__ import annotations

from sunstone.games.coatl.catalogue import FUTURE, PICK_HEAD
from sunstone.games.coatl.coatls import EMPTY, HEAD, TAIL, Coatl
from sunstone.games.coatl.evaluation.plans import Planner
from sunstone.games.coatl.evaluation.weights import WEIGHTS
from sunstone.games.coatl.position import NOT_ENDING, PERFECT_PICK, PLAY_PHASE, THIRD_COATL, CoatlPosition
from sunstone.games.coatl.turn import legal_now


def promising(s: CoatlPosition) -> list[int]:
    """The legal actions without perfect picks: half of all actions, of which a player thinks when the time has come."""
    actions = legal_now(s)
    if s.phase != PLAY_PHASE or not s.tokens[s.seat] & PERFECT_PICK:
        return actions
    rest = [action for action in actions if not PICK_HEAD <= action < FUTURE]
    return rest or actions


def actions_to_come(s: CoatlPosition, seat: int) -> int:
    """How many actions the seat still has, once the end has begun."""
    if s.over:
        return 0
    away = (seat - s.seat) % s.players
    if away >= s.turns_left:
        return 0
    turns = 1 + (s.turns_left - 1 - away) // s.players
    if away == 0:
        # The turn being played: an action that is not yet over can still be used.
        return turns - 1 + s.actions_left
    return turns + 1 if s.ending == THIRD_COATL and seat > s.ending_seat else turns


def turns_to_come(s: CoatlPosition, seat: int) -> float:
    """How many turns are left, by the most advanced of the others."""
    if s.ending != NOT_ENDING:
        return float(actions_to_come(s, seat))
    least = 100.0
    for other in range(s.players):
        if other != seat:
            coatls = s.box.coatls - s.finished[other]
            turns = WEIGHTS.others_coatl * coatls - WEIGHTS.others_piece * _pieces(s, other)
            least = min(least, max(1.5 * coatls, turns))
    return least


def _pieces(s: CoatlPosition, seat: int) -> float:
    """How many pieces a seat has, on its player board and in the coatls it has begun."""
    return float(s.board_size[seat] + len(s.coatls[2 * seat].pieces) + len(s.coatls[2 * seat + 1].pieces))


def _chance(s: CoatlPosition, left: float, needed: float) -> float:
    """How likely something that needs so many turns is done before the end."""
    if s.ending != NOT_ENDING:
        return 1.0 if needed <= left + 0.5 else 0.0
    return min(1.0, max(0.0, 0.5 + (left - needed) / (2.0 * WEIGHTS.doubt)))


def evaluate(s: CoatlPosition, seat: int) -> float:
    """The points the seat can hope for."""
    total = float(s.points[seat])
    if s.over:
        return total + WEIGHTS.lead * _lead(s, seat)
    left = turns_to_come(s, seat)
    planner = Planner(s, seat)
    spent = 0.0
    first = 2 * seat
    # The further one is planned first, with the first claim on cards and pieces.
    if _progress(s, 2 * seat + 1) > _progress(s, 2 * seat):
        first += 1
    for place in (first, 4 * seat + 1 - first):
        if s.coatls[place].pieces:
            if s.beside[place] == 0:
                total -= WEIGHTS.begun
            else:
                total += WEIGHTS.card_beside * s.beside[place].bit_count()
            total += _hope(s, planner, s.coatls[place], s.beside[place], left, spent)
            spent += planner.turns
    for _ in range(s.box.coatls - s.finished[seat] - s.unfinished(seat)):
        total += _hope(s, planner, EMPTY, 0, left, spent)
        spent += planner.turns
    total += WEIGHTS.hand_card * len(s.hands[seat]) - WEIGHTS.idle_card * len(planner.hand)
    total += WEIGHTS.piece * _pieces(s, seat)
    total += WEIGHTS.token * s.tokens[seat].bit_count() * min(1.0, left / WEIGHTS.token_time)
    for colour in range(5):
        total += WEIGHTS.spare_body * float((planner.bodies >> (colour << 3)) & 255)
    total -= _crowding(s, seat)
    if s.ending != NOT_ENDING:
        total += WEIGHTS.lead * _lead(s, seat)
    return total


def _crowding(s: CoatlPosition, seat: int) -> float:
    """Points lost for want of room on the player board."""
    out = WEIGHTS.crowded if s.board_size[seat] + 2 > s.box.board else 0.0
    for kind in (HEAD, TAIL):
        ends = 0
        for colour in range(5):
            ends += s.boards[15 * seat + kind * 5 + colour]
        if ends > 1:
            out += WEIGHTS.second_end * (ends - 1)
    return out


def _hope(
    s: CoatlPosition,
    planner: Planner,
    coatl: Coatl,
    beside: int,
    left: float,
    spent: float,
) -> float:
    """What a coatl is worth, when so many turns go into others before; `planner.turns` tells how many it takes."""
    planner.plan(coatl, beside)
    if coatl.has_head and coatl.has_tail:
        return planner.points
    turns = planner.turns + WEIGHTS.assembling
    points = planner.points
    cards = int(planner.taken).bit_count()
    best = -1000.0
    hoped = 0.0
    # Further prophecies may be found, if there is time for them; without any a coatl cannot be completed.
    for more in range(0 if cards else 1, s.box.most_beside - cards + 1):
        needed = turns + WEIGHTS.later_card_turns * more
        likely_points = _chance(s, left, spent + needed) * (points + WEIGHTS.later_card * more)
        value = likely_points - WEIGHTS.turn * needed
        if value > best:
            best = value
            hoped = likely_points
            planner.turns = needed
    # The longer a plan takes, the less of it comes true: other cards are found, and others take the pieces.
    trust = 1.0 / (WEIGHTS.vague + WEIGHTS.vague_turn * (spent + planner.turns))
    return trust * hoped - WEIGHTS.wait * planner.turns


def _progress(s: CoatlPosition, place: int) -> int:
    coatl = s.coatls[place]
    return len(coatl.pieces) + 2 * s.beside[place].bit_count()


def _lead(s: CoatlPosition, seat: int) -> float:
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, s.points[other])
    return float(s.points[seat] - best)
