"""Plans for coatls: which pieces to add at which end, so that the cards are worth most for the time it takes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.plain import bit, numbers_in
from sunstone.games.coatl.cards import face
from sunstone.games.coatl.coatls import MOST_PIECES, Unfinished, counts_of
from sunstone.games.coatl.data import Prophecy, Temple
from sunstone.games.coatl.evaluation.sequences import begun_at_back, missing_at_front
from sunstone.games.coatl.evaluation.weights import WEIGHTS
from sunstone.games.coatl.patterns import ANY, BAG, COUNT, EQUAL, LENGTH, SEQ, Requirement
from sunstone.games.coatl.pieces import BODY, EMPTY_SPACE, HEAD, TAIL, content, one
from sunstone.games.coatl.table import NO_TEMPLE, Player, Table

LONGEST_STEP: Final = 5
"""Pieces a plan may add for the sake of one card."""
MOST_STEPS: Final = 6
"""Additions to a plan that are looked for."""
_NUMBER: Final = 48
"""An addition is a word of pieces with their number from this bit on; none is 0, and one too long is below that."""
_ONE_MORE: Final = 1 << 48
_PIECES: Final = (1 << 48) - 1


@final
class Planner:
    """What a seat can build with, and the plan being made. Each plan uses up what it takes.

    Numbers of pieces are words of eight bits a colour.
    """

    def __init__(self, table: Table, player: Player) -> None:
        self._data = table.data
        self.bodies: i64 = player.bodies
        """Bodies on the player board that no plan has taken yet."""
        self._heads: i64 = player.heads
        self._tails: i64 = player.tails
        self._supply: i64 = _in_supply(table.bodies, BODY)
        self._supply_heads: i64 = _in_supply(table.heads, HEAD)
        self._supply_tails: i64 = _in_supply(table.tails, TAIL)
        self.hand: list[int] = []
        """Cards in the hand that no plan has taken yet."""
        for card in player.hand:
            self.hand.append(face(card))
        temples = table.data.temples
        self._temples: list[Temple] = []
        for temple in player.temples:
            self._temples.append(temples[temple])
        if player.secret_temple != NO_TEMPLE:
            self._temples.append(temples[player.secret_temple])
        self._open_temples: list[Temple] = []
        for temple in table.temple_tops:
            if temple != NO_TEMPLE:
                self._open_temples.append(temples[temple])
        # The coatl being planned.
        self._word: i64 = 0
        self._length: i64 = 0
        self._counts: i64 = 0
        self._has_head: bool = False
        self._has_tail: bool = False
        self._beside: i64 = 0
        self._free: i64 = 0
        # Its cards: those that lie beside it, then those of the hand.
        self._lying: i64 = 0
        self._cards: list[Prophecy] = []
        self._used: i64 = 0
        # The best addition found and what it gains, and the one that was best before it.
        self._gain: float = 0.0
        self._best: i64 = 0
        self._best_front: bool = False
        self._best_points: float = 0.0
        self._earlier: i64 = 0
        self._earlier_front: bool = False
        self._earlier_points: float = 0.0
        # What it comes to.
        self.points: float = 0.0
        self.turns: float = 0.0
        self.taken: i64 = 0
        """The cards the plan counts on, those beside the coatl among them, as bits."""
        self._temple: i64 = -1

    def plan(self, laid: Unfinished) -> None:
        """Plan one coatl: `points` and `turns` tell what it will be worth and how long it will take."""
        coatl = laid.coatl
        beside = laid.beside
        word = coatl.word
        length = min(coatl.length, MOST_PIECES)
        self._take_up(word, length)
        self._has_head = coatl.has_head
        self._has_tail = coatl.has_tail
        self._beside = beside
        self._lying = laid.cards()
        self._free = self._data.most_beside - self._lying
        prophecies = self._data.prophecies
        self._cards = []
        if beside:
            for card in numbers_in(beside):
                self._cards.append(prophecies[card])
        seen = beside
        for card in self.hand:
            if not seen >> card & 1:
                seen |= bit(card)
                self._cards.append(prophecies[card])
        self.points = self._worth(word, length, self._counts, self._has_head, self._has_tail)
        if not self._has_head or not self._has_tail:
            self._lengthen(word, length)
        if not self._has_head:
            self._plan_end(True)
        if not self._has_tail:
            self._plan_end(False)
        self.points = self._worth(self._word, self._length, self._counts, self._has_head, self._has_tail)
        self._use_up()

    def _take_up(self, word: i64, length: i64) -> None:
        """Begin a plan with this chain."""
        self._word = word
        self._length = length
        self._counts = counts_of(word, length)
        self._used = 0
        self.turns = 0.0

    def _lengthen(self, word: i64, length: i64) -> None:
        """Add bodies as long as they bring more than they cost.

        Done twice: once beginning with the best addition, and once with the one it surpassed, for what looks best
        alone does not always leave room for the rest.
        """
        begun = self.points
        if not self._find_step():
            return
        second = self._earlier
        second_front = self._earlier_front
        second_points = self._earlier_points
        self._make_step(self._best, self._best_front, self._best_points)
        self._make_further_steps()
        if second == 0:
            # Without a second addition, the other plan is to add nothing.
            if begun > self.points - WEIGHTS.turn * self.turns:
                self._take_up(word, length)
                self.points = begun
            return
        first_word = self._word
        first_length = self._length
        first_counts = self._counts
        first_used = self._used
        first_turns = self.turns
        first_points = self.points
        self._take_up(word, length)
        self._make_step(second, second_front, second_points)
        self._make_further_steps()
        if self.points - WEIGHTS.turn * self.turns <= first_points - WEIGHTS.turn * first_turns:
            self._word = first_word
            self._length = first_length
            self._counts = first_counts
            self._used = first_used
            self.turns = first_turns
            self.points = first_points

    def _make_further_steps(self) -> None:
        steps = 1
        while steps < MOST_STEPS and self._find_step():
            self._make_step(self._best, self._best_front, self._best_points)
            steps += 1

    def _worth(self, word: i64, length: i64, counts: i64, has_head: bool, has_tail: bool) -> float:
        """The points of a chain with the best of the cards; notes which cards (`taken`) and which temple."""
        taken: i64 = self._beside
        total: i64 = 0
        # Points of the cards from the hand, seven bits each.
        gains: i64 = 0
        gaining: i64 = 0
        place: i64 = 0
        lying = self._lying
        for prophecy in self._cards:
            points = prophecy.levels.score(prophecy.requirement.planned_value(word, length, counts, length, 0))
            if points > 0:
                total += points
                if place >= lying:
                    gaining += 1
                    gains |= points << (7 * (place - lying))
                    taken |= prophecy.face
            place += 1
        self.taken = taken
        if gaining > self._free:
            total -= self._leave_out(gains, gaining)
        planned = length + (0 if has_head else 1) + (0 if has_tail else 1)
        best = 0.0
        self._temple = -1
        for temple in self._temples:
            value = float(self._temple_points(temple, word, length, counts, planned))
            if value > best:
                best = value
                self._temple = temple.number
        for temple in self._open_temples:
            value = WEIGHTS.open_temple * float(self._temple_points(temple, word, length, counts, planned))
            if value > best:
                best = value
                self._temple = temple.number
        return float(total) + best

    def _leave_out(self, gains: i64, gaining: i64) -> i64:
        """Take the least of the cards from the hand out of `taken` until the rest has room; the points they had."""
        lost: i64 = 0
        while gaining > self._free:
            least: i64 = 1 << 20
            place: i64 = 0
            found: i64 = 0
            rest = gains
            while rest:
                if rest & 127:
                    key = (rest & 127) << 6 | self._cards[self._lying + place].number
                    if key < least:
                        least = key
                        found = place
                rest >>= 7
                place += 1
            lost += least >> 6
            gains &= ~(127 << (7 * found))
            self.taken &= ~bit(least & 63)
            gaining -= 1
        return lost

    def _temple_points(self, temple: Temple, word: i64, length: i64, counts: i64, planned: i64) -> i64:
        met: i64 = 0
        for requirement in temple.requirements:
            suits = self._suits() if requirement.op > LENGTH else 0
            if requirement.planned_value(word, length, counts, planned, suits) > 0:
                met += 1
        return temple.levels.score(met)

    def _suits(self) -> i64:
        suits: i64 = 0
        for prophecy in self._cards:
            if (self.taken >> prophecy.number) & 1:
                suits |= bit(prophecy.suit)
        return suits

    def _find_step(self) -> bool:
        """Find the best addition to the plan and the one it surpassed; whether there is any that is worth its time."""
        self._gain = WEIGHTS.least_gain
        self._best = 0
        self._earlier = 0
        word = self._word
        length = self._length
        # A chain of nothing has but one side.
        back = not self._has_tail and length > 0
        for prophecy in self._cards:
            requirement = prophecy.requirement
            value = requirement.planned_value(word, length, self._counts, length, 0)
            if value < prophecy.levels.top:
                if requirement.op == SEQ:
                    if not self._has_head:
                        self._try(self._missing_before(requirement), True)
                    if back:
                        self._try(self._missing_after(requirement), False)
                else:
                    more = self._missing(requirement, prophecy.levels.next_level(value) - value)
                    if not self._has_head:
                        self._try(more, True)
                    if back:
                        self._try(more, False)
        for temple in self._temples:
            more = self._missing_for_temple(temple)
            if not self._has_head:
                self._try(more, True)
            if back:
                self._try(more, False)
        return self._best != 0

    def _make_step(self, more: i64, front: bool, points: float) -> None:
        """Put an addition that was found into the plan."""
        self.turns += self._bodies_turns(more)
        number = more >> _NUMBER
        pieces = more & _PIECES
        if front:
            self._word = self._word << (3 * number) | pieces
        else:
            self._word |= pieces << (3 * self._length)
        self._length += number
        added = counts_of(pieces, number)
        self._counts += added
        self._used += added
        self.points = points

    def _try(self, more: i64, front: bool) -> None:
        """See whether these bodies on this side are the best addition so far."""
        number = more >> _NUMBER
        if number <= 0 or self._length + number > MOST_PIECES - 2:
            return
        pieces = more & _PIECES
        length = self._length
        word = self._word << (3 * number) | pieces if front else self._word | pieces << (3 * length)
        counts = self._counts + counts_of(pieces, number)
        points = self._worth(word, length + number, counts, self._has_head, self._has_tail)
        gain = points - self.points - WEIGHTS.turn * self._bodies_turns(more)
        if gain > self._gain:
            self._gain = gain
            self._earlier = self._best
            self._earlier_front = self._best_front
            self._earlier_points = self._best_points
            self._best = more
            self._best_front = front
            self._best_points = points

    def _bodies_turns(self, more: i64) -> float:
        """Turns to get and place these bodies beside those already planned."""
        turns = 0.0
        used = self._used
        number = more >> _NUMBER
        while number > 0:
            shift = (more & 7) << 3
            count = (used >> shift) & 255
            have = (self.bodies >> shift) & 255
            if count < have:
                turns += WEIGHTS.placing
            elif count < have + ((self._supply >> shift) & 255):
                turns += WEIGHTS.body_in_supply
            else:
                turns += WEIGHTS.body_in_bag
            used += one(more & 7)
            more >>= 3
            number -= 1
        return turns

    def _missing(self, requirement: Requirement, distance: i64) -> i64:
        """The bodies that bring a card to its next level, wherever they go."""
        more: i64 = 0
        if requirement.op == COUNT:
            if distance <= LONGEST_STEP:
                more = _joined(more, requirement.first, distance)
        elif requirement.op == BAG:
            needs = requirement.needs
            counts = self._counts
            colour: i64 = 0
            while needs:
                if (needs & 255) > (counts & 255):
                    more = _joined(more, colour, (needs & 255) - (counts & 255))
                needs >>= 8
                counts >>= 8
                colour += 1
        return more

    def _missing_for_temple(self, temple: Temple) -> i64:
        """The bodies that make two colours equal in number, or the chain as long as it should be."""
        more: i64 = 0
        for requirement in temple.requirements:
            if requirement.op == EQUAL:
                first = (self._counts >> (requirement.first << 3)) & 255
                second = (self._counts >> (requirement.second << 3)) & 255
                goal = max(1, first, second)
                more = _joined(more, requirement.first, goal - first)
                more = _joined(more, requirement.second, goal - second)
        for requirement in temple.requirements:
            if requirement.op == LENGTH:
                if more < 0:
                    return more
                length = self._length + (0 if self._has_head else 1) + (0 if self._has_tail else 1) + (more >> _NUMBER)
                if length < requirement.n:
                    more = _joined(more, self._filler(-1), requirement.n - length)
        return more

    def _missing_after(self, requirement: Requirement) -> i64:
        """The rest of a sequence that the tail side has begun, or a whole new one."""
        more: i64 = 0
        token = begun_at_back(requirement, self._word, self._length)
        before = requirement.before
        if token == 0 and before >= 0 and self._length > 0 and (self._word >> (3 * (self._length - 1))) & 7 == before:
            more = _joined(more, self._filler(before), 1)
        while token < requirement.tokens:
            more = _joined(more, self._stand_in(requirement, token), 1)
            token += 1
        return more

    def _missing_before(self, requirement: Requirement) -> i64:
        """The beginning of a sequence whose end the head side shows, or a whole new one."""
        more: i64 = 0
        missing = missing_at_front(requirement, self._word, self._length)
        token: i64 = 0
        while token < missing:
            more = _joined(more, self._stand_in(requirement, token), 1)
            token += 1
        after = requirement.after
        if missing == requirement.tokens and after >= 0 and self._length > 0 and self._word & 7 == after:
            more = _joined(more, self._filler(after), 1)
        return more

    def _stand_in(self, requirement: Requirement, token: i64) -> i64:
        """A colour for one place of a sequence."""
        colour = (requirement.colours >> (3 * token)) & 7
        return self._filler(-1) if colour == ANY else colour

    def _filler(self, but: i64) -> i64:
        """The colour easiest to get, other than this one."""
        best: i64 = -1
        most: i64 = -100
        colour: i64 = 0
        while colour < 5:
            shift = colour << 3
            own = ((self.bodies >> shift) & 255) - ((self._used >> shift) & 255)
            have = 4 * own + ((self._supply >> shift) & 255)
            if colour != but and have > most:
                most = have
                best = colour
            colour += 1
        return best

    def _plan_end(self, front: bool) -> None:
        """Plan the head or tail: the colour that brings most, or any, if there is none to be seen."""
        own = self._heads if front else self._tails
        supply = self._supply_heads if front else self._supply_tails
        length = self._length
        best_colour: i64 = -1
        best_turns = WEIGHTS.end_in_bag
        best = self.points - WEIGHTS.turn * WEIGHTS.end_in_bag
        best_points = self.points
        colour: i64 = 0
        while colour < 5 and length < MOST_PIECES:
            shift = colour << 3
            colour += 1
            if (own >> shift) & 255:
                turns = WEIGHTS.placing
            elif (supply >> shift) & 255:
                turns = WEIGHTS.end_in_supply
            else:
                continue
            word = self._word << 3 | (shift >> 3) if front else self._word | (shift >> 3) << (3 * length)
            points = self._worth(
                word, length + 1, self._counts + one(shift >> 3), self._has_head or front, self._has_tail or not front
            )
            value = points - WEIGHTS.turn * turns
            if value > best:
                best = value
                best_colour = shift >> 3
                best_turns = turns
                best_points = points
        self.turns += best_turns
        if best_colour < 0:
            return
        self._length = length + 1
        self._counts += one(best_colour)
        self.points = best_points
        if front:
            self._word = self._word << 3 | best_colour
            self._has_head = True
            if (own >> (best_colour << 3)) & 255:
                self._heads -= one(best_colour)
        else:
            self._word |= best_colour << (3 * length)
            self._has_tail = True
            if (own >> (best_colour << 3)) & 255:
                self._tails -= one(best_colour)

    def _use_up(self) -> None:
        """What this plan takes is not there for the next one."""
        shift: i64 = 0
        while shift < 40:
            have = (self.bodies >> shift) & 255
            self.bodies -= min(have, (self._used >> shift) & 255) << shift
            shift += 8
        left: list[int] = []
        gone = self.taken & ~self._beside
        for card in self.hand:
            if (gone >> card) & 1:
                gone &= ~bit(card)
            else:
                left.append(card)
        self.hand = left
        for place in range(len(self._temples)):
            if self._temples[place].number == self._temple:
                del self._temples[place]
                break


def _in_supply(spaces: tuple[int, ...], kind: i64) -> i64:
    """The pieces on some spaces of the supply board."""
    out: i64 = 0
    for space in spaces:
        if space != EMPTY_SPACE:
            out += content(kind, space)
    return out


def _joined(more: i64, colour: i64, number: i64) -> i64:
    """An addition with so many more pieces of a colour; what becomes too long for a step is no addition any more."""
    have = more >> _NUMBER
    if more < 0 or have + number > LONGEST_STEP:
        return -1
    while number > 0:
        more = (more | colour << (3 * have)) + _ONE_MORE
        have += 1
        number -= 1
    return more
