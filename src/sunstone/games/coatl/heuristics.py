"""How good a position of Cóatl looks for a seat, in points.

For each coatl a seat has yet to complete, a plan is made: which pieces to add at which end so that the cards beside it
and in the hand are worth most, given the time it takes to get the pieces. A position is worth the points scored, the
points of the plans as far as there is time for them, and less for every turn they still take. Only what the seat sees
is looked at: its own hand and secret temple, and all that lies open.
"""

from __future__ import annotations

from typing import Final

from sunstone.games.coatl.box import Memo
from sunstone.games.coatl.catalogue import PAIR_FIRST, PAIR_SECOND
from sunstone.games.coatl.coatls import BODY, EMPTY, HEAD, TAIL, Coatl, chain
from sunstone.games.coatl.names import bits
from sunstone.games.coatl.patterns import BAG, COUNT, EQUAL, LENGTH, SEQ, Requirement
from sunstone.games.coatl.position import NOT_ENDING, THIRD_COATL, CoatlPosition, face
from sunstone.games.coatl.weights import WEIGHTS

LONGEST_STEP: Final = 5
"""Pieces a plan may add for the sake of one card."""
MOST_STEPS: Final = 6
"""Additions to a plan that are looked for."""


MOST_MEMOS: Final = 1000
"""Sets of cards and temples that are remembered before all are forgotten."""


def _memo(planner: Planner) -> Memo:
    """What is already known about chains with these cards and temples. Positions of one search share most of it."""
    s = planner.s
    memos = s.box.memos
    # Everything `Planner.worth` hangs on beside the box and the chain.
    key = (
        planner.beside,
        tuple(planner.cards),
        tuple(planner.temples),
        tuple(s.temple_tops),
        WEIGHTS.open_temple,
    )
    found = memos.get(key)
    if found is None:
        if len(memos) >= MOST_MEMOS:
            memos.clear()
        found = {}
        memos[key] = found
    return found


class Planner:
    """What a seat can build with, and the plan being made. Each plan uses up what it takes."""

    __slots__ = (
        "beside",
        "best",
        "best_front",
        "board",
        "cards",
        "earlier",
        "earlier_front",
        "gain",
        "hand",
        "has_head",
        "has_tail",
        "memo",
        "pieces",
        "points",
        "s",
        "supply",
        "taken",
        "temple",
        "temples",
        "turns",
        "used",
    )

    def __init__(self, s: CoatlPosition, seat: int) -> None:
        self.s = s
        self.board: list[int] = s.boards[15 * seat : 15 * seat + 15]
        self.supply: list[int] = _supply(s)
        self.hand: list[int] = []
        for card in s.hands[seat]:
            self.hand.append(face(card))
        self.temples: list[int] = bits(s.open_temples[seat])
        if s.secret_temple[seat] >= 0:
            self.temples.append(s.secret_temple[seat])
        # The coatl being planned.
        self.pieces: list[int] = []
        self.has_head: bool = False
        self.has_tail: bool = False
        self.beside: int = 0
        self.cards: list[int] = []
        self.memo: Memo = {}
        self.used: list[int] = [0, 0, 0, 0, 0]
        # The best addition found and what it gains, and the one that was best before it.
        self.gain: float = 0.0
        self.best: list[int] = []
        self.best_front: bool = False
        self.earlier: list[int] = []
        self.earlier_front: bool = False
        # What it comes to.
        self.points: float = 0.0
        self.turns: float = 0.0
        self.taken: int = 0
        self.temple: int = -1

    def plan(self, coatl: Coatl, beside: int) -> None:
        """Plan one coatl: `points` and `turns` tell what it will be worth and how long it will take."""
        self.pieces = coatl.pieces
        self.has_head = coatl.has_head
        self.has_tail = coatl.has_tail
        self.beside = beside
        self.cards = bits(beside)
        seen = beside
        for card in self.hand:
            if not seen >> card & 1:
                seen |= 1 << card
                self.cards.append(card)
        self.memo = _memo(self)
        self._lengthen(False)
        if not self.has_head or not self.has_tail:
            worth = self.points - WEIGHTS.turn * self.turns
            pieces = self.pieces
            used = self.used
            turns = self.turns
            points = self.points
            self.pieces = coatl.pieces
            self._lengthen(True)
            if self.points - WEIGHTS.turn * self.turns <= worth:
                self.pieces = pieces
                self.used = used
                self.turns = turns
                self.points = points
        if not self.has_head:
            self._plan_end(HEAD)
        if not self.has_tail:
            self._plan_end(TAIL)
        self.points = self.worth(self.pieces, self.has_head, self.has_tail)
        self._use_up()

    def _lengthen(self, forerunner: bool) -> None:
        """Add bodies as long as they bring more than they cost, beginning with the best addition or its forerunner."""
        self.used = [0, 0, 0, 0, 0]
        self.turns = 0.0
        self.points = self.worth(self.pieces, self.has_head, self.has_tail)
        if self.has_head and self.has_tail:
            return
        steps = 0
        while steps < MOST_STEPS and self._step(forerunner and steps == 0):
            steps += 1

    def worth(self, pieces: list[int], has_head: bool, has_tail: bool) -> float:
        """The points of a chain with the best of the cards; notes which cards (`taken`) and which temple."""
        key = (2 if has_head else 0) + (1 if has_tail else 0) + 4
        for colour in pieces:
            key = key << 3 | colour
        known = self.memo.get(key)
        if known is None:
            points = self._worth(pieces, has_head, has_tail)
            self.memo[key] = (points, self.taken, self.temple)
            return points
        self.taken = known[1]
        self.temple = known[2]
        return known[0]

    def _worth(self, pieces: list[int], has_head: bool, has_tail: bool) -> float:
        box = self.s.box
        # Planned coatls are judged as they will be when closed, so a guard at an open end is content.
        coatl = chain(pieces, has_head, has_tail)
        total = 0
        taken = self.beside
        free = box.most_beside - self.beside.bit_count()
        first: list[int] = []
        for card in self.cards:
            prophecy = box.prophecies[card]
            points = prophecy.levels.score(prophecy.requirement.value(coatl, False))
            if self.beside >> card & 1:
                total += points
            elif points > 0:
                first.append(points << 6 | card)
        if len(first) > free:
            first.sort(reverse=True)
        for place in range(min(free, len(first))):
            total += first[place] >> 6
            taken |= 1 << (first[place] & 63)
        self.taken = taken
        length = len(pieces) + (0 if has_head else 1) + (0 if has_tail else 1)
        return total + self._best_temple(coatl, length)

    def _best_temple(self, coatl: Coatl, length: int) -> float:
        best = 0.0
        self.temple = -1
        for temple in self.temples:
            points = float(self._temple_points(temple, coatl, length))
            if points > best:
                best = points
                self.temple = temple
        for temple in self.s.temple_tops:
            if temple >= 0:
                points = WEIGHTS.open_temple * self._temple_points(temple, coatl, length)
                if points > best:
                    best = points
                    self.temple = temple
        return best

    def _temple_points(self, temple: int, coatl: Coatl, length: int) -> int:
        card = self.s.box.temples[temple]
        met = 0
        for requirement in card.requirements:
            if requirement.op == LENGTH:
                if length == requirement.n:
                    met += 1
            elif requirement.value(coatl, False, self._suits() if requirement.op > LENGTH else 0) > 0:
                met += 1
        return card.levels.score(met)

    def _suits(self) -> int:
        suits = 0
        for card in bits(self.taken):
            suits |= 1 << self.s.box.prophecies[card].suit
        return suits

    def _step(self, forerunner: bool) -> bool:
        """Make the best addition to the plan, or the one it surpassed; whether there is any that is worth its time."""
        self.gain = WEIGHTS.least_gain
        self.best = []
        self.earlier = []
        now = chain(self.pieces, self.has_head, self.has_tail)
        for card in self.cards:
            prophecy = self.s.box.prophecies[card]
            at = prophecy.levels.at
            value = prophecy.requirement.value(now, False)
            if value < at[len(at) - 1]:
                if not self.has_head:
                    self._try(self._missing(prophecy.requirement, value, at, True), True)
                if not self.has_tail:
                    self._try(self._missing(prophecy.requirement, value, at, False), False)
        for temple in self.temples:
            more = self._missing_for_temple(temple, now)
            if not self.has_head:
                self._try(more, True)
            if not self.has_tail:
                self._try(more, False)
        more = self.earlier if forerunner else self.best
        front = self.earlier_front if forerunner else self.best_front
        if not more:
            return False
        self.turns += self._bodies_turns(more)
        self.pieces = more + self.pieces if front else self.pieces + more
        for colour in more:
            self.used[colour] += 1
        self.points = self.worth(self.pieces, self.has_head, self.has_tail)
        return True

    def _try(self, more: list[int], front: bool) -> None:
        """See whether these bodies on this side are the best addition so far."""
        if not 0 < len(more) <= LONGEST_STEP:
            return
        gain = self._gain(more, front)
        if gain > self.gain:
            self.gain = gain
            self.earlier = self.best
            self.earlier_front = self.best_front
            self.best = more
            self.best_front = front

    def _gain(self, more: list[int], front: bool) -> float:
        pieces = more + self.pieces if front else self.pieces + more
        points = self.worth(pieces, self.has_head, self.has_tail)
        return points - self.points - WEIGHTS.turn * self._bodies_turns(more)

    def _bodies_turns(self, more: list[int]) -> float:
        """Turns to get and place these bodies beside those already planned."""
        turns = 0.0
        used = self.used.copy()
        for colour in more:
            have = self.board[BODY * 5 + colour]
            if used[colour] < have:
                turns += WEIGHTS.placing
            elif used[colour] < have + self.supply[BODY * 5 + colour]:
                turns += WEIGHTS.body_in_supply
            else:
                turns += WEIGHTS.body_in_bag
            used[colour] += 1
        return turns

    def _missing(self, requirement: Requirement, value: int, at: list[int], front: bool) -> list[int]:
        """The bodies that, put on this side, bring a card to its next level or one match further."""
        if requirement.op == SEQ:
            return self._missing_before(requirement) if front else self._missing_after(requirement)
        more: list[int] = []
        if requirement.op == COUNT:
            goal = at[0]
            for level in at:
                if value < level:
                    goal = level
                    break
            more.extend([requirement.first] * (goal - value))
        elif requirement.op == BAG:
            for colour in range(5):
                have = 0
                for piece in self.pieces:
                    if piece == colour:
                        have += 1
                if have < requirement.needs[colour]:
                    more.extend([colour] * (requirement.needs[colour] - have))
        return more

    def _missing_for_temple(self, temple: int, coatl: Coatl) -> list[int]:
        """The bodies that make two colours equal in number, or the chain as long as it should be."""
        more: list[int] = []
        for requirement in self.s.box.temples[temple].requirements:
            if requirement.op == EQUAL:
                first = coatl.count(requirement.first)
                second = coatl.count(requirement.second)
                goal = max(1, first, second)
                more.extend([requirement.first] * (goal - first))
                more.extend([requirement.second] * (goal - second))
        for requirement in self.s.box.temples[temple].requirements:
            if requirement.op == LENGTH:
                length = len(self.pieces) + (0 if self.has_head else 1) + (0 if self.has_tail else 1) + len(more)
                if length < requirement.n:
                    more.extend([self._filler(-1)] * (requirement.n - length))
        return more

    def _missing_after(self, requirement: Requirement) -> list[int]:
        """The rest of a sequence that the tail side has begun, or a whole new one."""
        alive = 0
        place = 0
        before = requirement.before
        for colour in self.pieces:
            reach = alive << 1
            if before < 0 or place == 0 or self.pieces[place - 1] != before:
                reach |= 1
            alive = (reach | (alive & requirement.plus)) & requirement.match[colour]
            if alive & requirement.last:
                alive = 0
            place += 1
        more: list[int] = []
        if alive == 0 and before >= 0 and place > 0 and self.pieces[place - 1] == before:
            more.append(self._filler(before))
        token = 1
        while token <= alive:
            token <<= 1
        while token <= requirement.last:
            more.append(self._stand_in(requirement, token))
            token <<= 1
        return more

    def _missing_before(self, requirement: Requirement) -> list[int]:
        """The beginning of a sequence whose end the head side shows, or a whole new one."""
        alive = 0
        place = len(self.pieces) - 1
        last = place
        after = requirement.after
        while place >= 0:
            reach = alive >> 1
            if after < 0 or place == last or self.pieces[place + 1] != after:
                reach |= requirement.last
            alive = (reach | (alive & requirement.plus)) & requirement.match[self.pieces[place]]
            if alive & 1:
                alive = 0
            place -= 1
        more: list[int] = []
        token = 1
        while token <= requirement.last and not alive & token:
            more.append(self._stand_in(requirement, token))
            token <<= 1
        if alive == 0 and after >= 0 and last >= 0 and self.pieces[0] == after:
            more.append(self._filler(after))
        return more

    def _stand_in(self, requirement: Requirement, token: int) -> int:
        """A colour for one place of a sequence."""
        found = -1
        for colour in range(5):
            if requirement.match[colour] & token:
                if found >= 0:
                    return self._filler(-1)
                found = colour
        return found

    def _filler(self, but: int) -> int:
        """The colour easiest to get, other than this one."""
        best = -1
        most = -100
        for colour in range(5):
            have = 4 * (self.board[BODY * 5 + colour] - self.used[colour]) + self.supply[BODY * 5 + colour]
            if colour != but and have > most:
                most = have
                best = colour
        return best

    def _plan_end(self, kind: int) -> None:
        """Plan the head or tail: the colour that brings most, or any, if there is none to be seen."""
        front = kind == HEAD
        best_colour = -1
        best_turns = WEIGHTS.end_in_bag
        best = self.points - WEIGHTS.turn * WEIGHTS.end_in_bag
        for colour in range(5):
            if self.board[kind * 5 + colour] > 0:
                turns = WEIGHTS.placing
            elif self.supply[kind * 5 + colour] > 0:
                turns = WEIGHTS.end_in_supply
            else:
                continue
            pieces = [colour, *self.pieces] if front else [*self.pieces, colour]
            value = self.worth(pieces, self.has_head or front, self.has_tail or not front) - WEIGHTS.turn * turns
            if value > best:
                best = value
                best_colour = colour
                best_turns = turns
        self.turns += best_turns
        if best_colour < 0:
            return
        self.pieces = [best_colour, *self.pieces] if front else [*self.pieces, best_colour]
        if front:
            self.has_head = True
        else:
            self.has_tail = True
        self.points = self.worth(self.pieces, self.has_head, self.has_tail)
        if self.board[kind * 5 + best_colour] > 0:
            self.board[kind * 5 + best_colour] -= 1

    def _use_up(self) -> None:
        """What this plan takes is not there for the next one."""
        for colour in range(5):
            place = BODY * 5 + colour
            self.board[place] = max(0, self.board[place] - self.used[colour])
        left: list[int] = []
        gone = self.taken & ~self.beside
        for card in self.hand:
            if gone >> card & 1:
                gone &= ~(1 << card)
            else:
                left.append(card)
        self.hand = left
        if self.temple in self.temples:
            self.temples.remove(self.temple)


def _supply(s: CoatlPosition) -> list[int]:
    """What lies on the supply board: kind * 5 + colour."""
    out = [0] * 15
    for colour in s.heads:
        if colour >= 0:
            out[HEAD * 5 + colour] += 1
    for colour in s.tails:
        if colour >= 0:
            out[TAIL * 5 + colour] += 1
    for pair in s.bodies:
        if pair >= 0:
            out[BODY * 5 + PAIR_FIRST[pair]] += 1
            out[BODY * 5 + PAIR_SECOND[pair]] += 1
    return out


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
            pieces = s.board_size[other] + len(s.coatls[2 * other].pieces) + len(s.coatls[2 * other + 1].pieces)
            coatls = s.box.coatls - s.finished[other]
            least = min(least, max(1.5 * coatls, WEIGHTS.others_coatl * coatls - WEIGHTS.others_piece * pieces))
    return least


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
    total -= WEIGHTS.idle_card * len(planner.hand)
    total += WEIGHTS.token * s.tokens[seat].bit_count() * min(1.0, left / WEIGHTS.token_time)
    for colour in range(5):
        total += WEIGHTS.spare_body * planner.board[BODY * 5 + colour]
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
    cards = planner.taken.bit_count()
    best = -1000.0
    # Further prophecies may be found, if there is time for them; without any a coatl cannot be completed.
    for more in range(0 if cards else 1, s.box.most_beside - cards + 1):
        needed = turns + WEIGHTS.later_card_turns * more
        value = _chance(s, left, spent + needed) * (points + WEIGHTS.later_card * more) - WEIGHTS.turn * needed
        if value > best:
            best = value
            planner.turns = needed
    return best


def _progress(s: CoatlPosition, place: int) -> int:
    coatl = s.coatls[place]
    return len(coatl.pieces) + 2 * s.beside[place].bit_count()


def _lead(s: CoatlPosition, seat: int) -> float:
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, s.points[other])
    return float(s.points[seat] - best)
