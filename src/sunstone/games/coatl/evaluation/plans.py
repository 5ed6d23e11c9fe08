"""Plans for coatls: which pieces to add at which end, so that the cards are worth most for the time it takes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.plain import bit, numbers_in
from sunstone.games.coatl.cards import face
from sunstone.games.coatl.coatls import MOST_PIECES, Unfinished, counts_of
from sunstone.games.coatl.data import Prophecy, Temple
from sunstone.games.coatl.evaluation.weights import WEIGHTS
from sunstone.games.coatl.patterns import ANY, BAG, COUNT, EQUAL, LENGTH, SEQ, Requirement
from sunstone.games.coatl.pieces import BODY, COLOURS, EMPTY_SPACE, HEAD, TAIL, content, count, one
from sunstone.games.coatl.sequences import begun_at_back, missing_at_front
from sunstone.games.coatl.table import NO_TEMPLE, Player, Table

LONGEST_STEP: Final = 5
"""Pieces a plan may add for the sake of one card."""
MOST_STEPS: Final = 6
"""Additions to a plan that are looked for."""
_NUMBER: Final = 48
"""An addition is a word of pieces with their number from this bit on; none is 0, and one too long is below that."""
_ONE_MORE: Final = 1 << 48
_PIECES: Final = (1 << 48) - 1
TOO_LITTLE: Final = -1.0
"""In place of the points of a chain that are not worth counting."""


@final
class Draft:
    """A plan being made: the chain as it will be, the bodies taken for it, its turns and its points.

    Numbers of pieces are words of eight bits a colour.
    """

    def __init__(
        self,
        word: i64,
        length: i64,
        front: i64,
        counts: i64,
        head: bool,
        tail: bool,
        used: i64,
        turns: float,
        points: float,
    ) -> None:
        self.word = word
        self.length = length
        self.front = front
        """How many pieces it adds in front."""
        self.counts = counts
        self.has_head = head
        self.has_tail = tail
        self.used = used
        self.turns = turns
        self.points = points

    def planned(self) -> i64:
        """The length it will have in the end."""
        return self.length + (0 if self.has_head else 1) + (0 if self.has_tail else 1)

    def is_open(self, front: bool) -> bool:
        """Whether bodies can go on this side. A chain of nothing has but one."""
        return not self.has_head if front else not self.has_tail and self.length > 0

    def value(self) -> float:
        """The points, less what its turns must be worth."""
        return self.points - WEIGHTS.turn * self.turns


@final
class Planner:
    """What a seat can build with, and the plan being made. Each plan uses up what it takes."""

    def __init__(self, table: Table, player: Player) -> None:
        self._data = table.data
        self.bodies: i64 = player.bodies
        """Bodies on the player board that no plan has taken yet."""
        self._heads: i64 = player.heads
        self._tails: i64 = player.tails
        self._supply: i64 = _in_supply(table.bodies, BODY)
        self._supply_heads: i64 = _in_supply(table.heads, HEAD)
        self._supply_tails: i64 = _in_supply(table.tails, TAIL)
        self.hand: list[int] = [face(card) for card in player.hand]
        """Cards in the hand that no plan has taken yet."""
        temples = table.data.temples
        self._temples: list[Temple] = [temples[temple] for temple in player.temples]
        if player.secret_temple != NO_TEMPLE:
            self._temples.append(temples[player.secret_temple])
        self._open_temples: list[Temple] = [temples[temple] for temple in table.temple_tops if temple != NO_TEMPLE]
        # The cards of the coatl being planned: those that lie beside it, then those of the hand.
        self._beside: i64 = 0
        self._room: i64 = 0
        self._cards: list[Prophecy] = []
        # The most that all these cards can bring together, and the best of the temples.
        self._most: i64 = 0
        self._most_of_temple: float = 0.0
        # The best addition found and what it gains, and the one that was best before it.
        self._gain: float = 0.0
        self._best: Draft | None = None
        self._earlier: Draft | None = None
        # What the plan comes to.
        self.points: float = 0.0
        self.turns: float = 0.0
        self.made: Draft = Draft(0, 0, 0, 0, False, False, 0, 0.0, 0.0)
        self.taken: i64 = 0
        """The cards the plan counts on, those beside the coatl among them, as bits."""
        self.temple: i64 = -1
        """The temple it counts on."""

    def add_temple(self, temple: i64) -> None:
        """Plan as if the seat had this temple as well."""
        self._temples.append(self._data.temples[temple])

    def plan(self, laid: Unfinished) -> None:
        """Plan one coatl: sets `points`, what it will be worth, and `turns`, how long it will take."""
        coatl = laid.coatl
        self._room = self._data.most_beside - laid.cards()
        self._gather(laid.beside)
        length = min(coatl.length, MOST_PIECES)
        counts = counts_of(coatl.word, length)
        draft = Draft(coatl.word, length, 0, counts, coatl.has_head, coatl.has_tail, 0, 0.0, 0.0)
        draft.points = self._worth(coatl.word, length, counts, draft.planned(), 0.0)
        if not coatl.has_head or not coatl.has_tail:
            draft = self._lengthened(draft)
        if not coatl.has_head:
            draft = self._ended(draft, True)
        if not coatl.has_tail:
            draft = self._ended(draft, False)
        self.made = draft
        self.turns = draft.turns
        self.points = self._worth(draft.word, draft.length, draft.counts, draft.planned(), 0.0)
        self._use_up(draft.used)

    def _gather(self, beside: i64) -> None:
        """Collect the cards for a coatl, and find the most that they can bring."""
        prophecies = self._data.prophecies
        self._beside = beside
        self._cards = [prophecies[card] for card in numbers_in(beside)] if beside else []
        for card in self.hand:
            if not beside >> card & 1:
                beside |= prophecies[card].face
                self._cards.append(prophecies[card])
        self._most = 0
        for prophecy in self._cards:
            self._most += prophecy.levels.most
        self._most_of_temple = 0.0
        for temple in self._temples:
            self._most_of_temple = max(self._most_of_temple, float(temple.levels.most))
        for temple in self._open_temples:
            self._most_of_temple = max(self._most_of_temple, WEIGHTS.open_temple * float(temple.levels.most))

    def _lengthened(self, draft: Draft) -> Draft:
        """Add bodies as long as they bring more than they cost.

        Done twice: once beginning with the best addition, and once with the one it surpassed, for what looks best
        alone does not always leave room for the rest.
        """
        self._find_step(draft)
        best = self._best
        earlier = self._earlier
        if best is None:
            return draft
        first = self._further(best)
        # Without a second addition, the other plan is to add nothing.
        second = draft if earlier is None else self._further(earlier)
        return second if second.value() > first.value() else first

    def _further(self, draft: Draft) -> Draft:
        """Make further additions."""
        for _ in range(1, MOST_STEPS):
            self._find_step(draft)
            if self._best is None:
                break
            draft = self._best
        return draft

    def _worth(self, word: i64, length: i64, counts: i64, planned: i64, enough: float) -> float:
        """The points of a chain with the best of the cards; notes which cards (`taken`) and which temple.

        Most chains are tried in vain: once it is clear that `enough` points cannot be reached, it is `TOO_LITTLE`.
        """
        hope = self._most
        # A little less than enough, so that no rounding decides: who asks compares the points themselves.
        least: i64 = int(enough - self._most_of_temple + 0.999999)
        if hope < least:
            return TOO_LITTLE
        taken = self._beside
        room = self._room
        total: i64 = 0
        for prophecy in self._cards:
            points = prophecy.planned_points(word, length, counts)
            if points > 0:
                total += points
                if not taken & prophecy.face:
                    taken |= prophecy.face
                    room -= 1
            hope -= prophecy.levels.most - points
            if hope < least:
                return TOO_LITTLE
        self.taken = taken
        if room < 0:
            total -= self._leave_out(-room, word, length, counts)
        self.temple = -1
        own: i64 = 0
        for temple in self._temples:
            if temple.levels.most > own:
                points = self._temple_points(temple, word, length, counts, planned)
                if points > own:
                    own = points
                    self.temple = temple.number
        best = float(own)
        for temple in self._open_temples:
            if WEIGHTS.open_temple * float(temple.levels.most) > best:
                value = WEIGHTS.open_temple * float(self._temple_points(temple, word, length, counts, planned))
                if value > best:
                    best = value
                    self.temple = temple.number
        return float(total) + best

    def _leave_out(self, number: i64, word: i64, length: i64, counts: i64) -> i64:
        """Take the least cards of the hand out of `taken`, for want of room; the points they had."""
        ranked = [
            (prophecy.planned_points(word, length, counts), prophecy.number)
            for prophecy in self._cards
            if self.taken & ~self._beside & prophecy.face
        ]
        ranked.sort()
        lost: i64 = 0
        for points, card in ranked[:number]:
            lost += points
            self.taken &= ~bit(card)
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
            if self.taken & prophecy.face:
                suits |= bit(prophecy.suit)
        return suits

    def _find_step(self, draft: Draft) -> None:
        """Find the best addition that is worth its time, and the one it surpassed."""
        self._gain = WEIGHTS.least_gain
        self._best = None
        self._earlier = None
        for prophecy in self._cards:
            requirement = prophecy.requirement
            value = requirement.planned_value(draft.word, draft.length, draft.counts, draft.length, 0)
            if value >= prophecy.levels.top:
                continue
            if requirement.op == SEQ:
                if draft.is_open(True):
                    self._try(draft, self._missing_sequence(requirement, draft, True), True)
                if draft.is_open(False):
                    self._try(draft, self._missing_sequence(requirement, draft, False), False)
            else:
                self._try_both(draft, _missing(requirement, draft.counts, prophecy.levels.next_level(value) - value))
        for temple in self._temples:
            self._try_both(draft, self._missing_for_temple(temple, draft))

    def _try_both(self, draft: Draft, more: i64) -> None:
        """Try these bodies on each side that is open."""
        if draft.is_open(True):
            self._try(draft, more, True)
        if draft.is_open(False):
            self._try(draft, more, False)

    def _try(self, draft: Draft, more: i64, front: bool) -> None:
        """See whether these bodies on this side are the best addition so far."""
        number = more >> _NUMBER
        length = draft.length + number
        if number <= 0 or length > MOST_PIECES - 2:
            return
        turns = self._bodies_turns(more, draft.used)
        cost = WEIGHTS.turn * turns
        pieces = more & _PIECES
        added = counts_of(pieces, number)
        word = draft.word << (3 * number) | pieces if front else draft.word | pieces << (3 * draft.length)
        counts = draft.counts + added
        ahead = draft.front + (number if front else 0)
        points = self._worth(word, length, counts, draft.planned() + number, draft.points + cost + self._gain)
        gain = points - draft.points - cost
        if points >= 0.0 and gain > self._gain:
            self._gain = gain
            self._earlier = self._best
            self._best = Draft(
                word,
                length,
                ahead,
                counts,
                draft.has_head,
                draft.has_tail,
                draft.used + added,
                draft.turns + turns,
                points,
            )

    def _bodies_turns(self, more: i64, used: i64) -> float:
        """Turns to get and place these bodies beside those already planned."""
        turns = 0.0
        number = more >> _NUMBER
        while number > 0:
            shift = (more & 7) << 3
            many = (used >> shift) & 255
            have = (self.bodies >> shift) & 255
            if many < have:
                turns += WEIGHTS.placing
            elif many < have + ((self._supply >> shift) & 255):
                turns += WEIGHTS.body_in_supply
            else:
                turns += WEIGHTS.body_in_bag
            used += one(more & 7)
            more >>= 3
            number -= 1
        return turns

    def _missing_for_temple(self, temple: Temple, draft: Draft) -> i64:
        """The bodies that make two colours equal in number, or the chain as long as it should be."""
        more: i64 = 0
        for requirement in temple.requirements:
            if requirement.op == EQUAL:
                first = count(draft.counts, requirement.first)
                second = count(draft.counts, requirement.second)
                goal = max(max(first, second), 1)
                more = _joined(more, requirement.first, goal - first)
                more = _joined(more, requirement.second, goal - second)
        for requirement in temple.requirements:
            if requirement.op == LENGTH and more >= 0:
                length = draft.planned() + (more >> _NUMBER)
                if length < requirement.n:
                    more = _joined(more, self._filler(-1, draft.used), requirement.n - length)
        return more

    def _missing_sequence(self, requirement: Requirement, draft: Draft, front: bool) -> i64:
        """What a sequence lacks that this side of the chain shows a part of, or a whole new one.

        A new one is kept apart from a neighbour that it must not have.
        """
        token: i64 = 0
        end = requirement.tokens
        if front:
            end = missing_at_front(requirement, draft.word, draft.length)
        else:
            token = begun_at_back(requirement, draft.word, draft.length)
        apart: i64 = -1
        if end - token == requirement.tokens and draft.length > 0:
            apart = requirement.after if front else requirement.before
            if apart != (draft.word if front else draft.word >> (3 * (draft.length - 1))) & 7:
                apart = -1
        more: i64 = 0
        if apart >= 0 and not front:
            more = _joined(more, self._filler(apart, draft.used), 1)
        while token < end:
            more = _joined(more, self._stand_in(requirement, token, draft.used), 1)
            token += 1
        if apart >= 0 and front:
            more = _joined(more, self._filler(apart, draft.used), 1)
        return more

    def _stand_in(self, requirement: Requirement, token: i64, used: i64) -> i64:
        """A colour for one place of a sequence."""
        colour = (requirement.colours >> (3 * token)) & 7
        return self._filler(-1, used) if colour == ANY else colour

    def _filler(self, but: i64, used: i64) -> i64:
        """The colour easiest to get, other than this one."""
        best: i64 = -1
        most: i64 = -100
        for colour in range(len(COLOURS)):
            shift: i64 = colour << 3
            own = ((self.bodies >> shift) & 255) - ((used >> shift) & 255)
            have = 4 * own + ((self._supply >> shift) & 255)
            if colour != but and have > most:
                most = have
                best = colour
        return best

    def _ended(self, draft: Draft, front: bool) -> Draft:
        """Plan the head or tail: the colour that brings most, or any, if there is none to be seen."""
        own = self._heads if front else self._tails
        supply = self._supply_heads if front else self._supply_tails
        head = draft.has_head or front
        tail = draft.has_tail or not front
        length = draft.length + 1
        best = draft.points - WEIGHTS.turn * WEIGHTS.end_in_bag
        best_colour: i64 = -1
        found: Draft | None = None
        for colour in range(len(COLOURS)):
            if count(own, colour) > 0:
                turns = WEIGHTS.placing
            elif count(supply, colour) > 0:
                turns = WEIGHTS.end_in_supply
            else:
                continue
            if length > MOST_PIECES:
                break
            cost = WEIGHTS.turn * turns
            ended: i64 = colour
            word = draft.word << 3 | ended if front else draft.word | ended << (3 * draft.length)
            counts = draft.counts + one(colour)
            points = self._worth(word, length, counts, draft.planned(), best + cost)
            if points >= 0.0 and points - cost > best:
                best = points - cost
                best_colour = colour
                ahead = draft.front + (1 if front else 0)
                found = Draft(word, length, ahead, counts, head, tail, draft.used, draft.turns + turns, points)
        if found is None:
            draft.turns += WEIGHTS.end_in_bag
            return draft
        if count(own, best_colour) > 0:
            if front:
                self._heads -= one(best_colour)
            else:
                self._tails -= one(best_colour)
        return found

    def _use_up(self, bodies: i64) -> None:
        """What this plan takes is not there for the next one."""
        for colour in range(len(COLOURS)):
            self.bodies -= min(count(self.bodies, colour), count(bodies, colour)) * one(colour)
        left: list[int] = []
        gone = self.taken & ~self._beside
        for card in self.hand:
            if (gone >> card) & 1:
                gone &= ~bit(card)
            else:
                left.append(card)
        self.hand = left
        for place in range(len(self._temples)):
            if self._temples[place].number == self.temple:
                del self._temples[place]
                break


def _in_supply(spaces: tuple[int, ...], kind: i64) -> i64:
    """The pieces on some spaces of the supply board."""
    out: i64 = 0
    for space in spaces:
        if space != EMPTY_SPACE:
            out += content(kind, space)
    return out


def _missing(requirement: Requirement, counts: i64, distance: i64) -> i64:
    """The bodies that bring a card to its next level, wherever they go."""
    more: i64 = 0
    if requirement.op == COUNT:
        if distance <= LONGEST_STEP:
            more = _joined(more, requirement.first, distance)
    elif requirement.op == BAG:
        for colour in range(len(COLOURS)):
            lacking = count(requirement.needs, colour) - count(counts, colour)
            if lacking > 0:
                more = _joined(more, colour, lacking)
    return more


def _joined(more: i64, colour: i64, number: i64) -> i64:
    """An addition with more pieces of one colour; none if it becomes too long for a step."""
    have = more >> _NUMBER
    if more < 0 or have + number > LONGEST_STEP:
        return -1
    while number > 0:
        more = (more | colour << (3 * have)) + _ONE_MORE
        have += 1
        number -= 1
    return more
