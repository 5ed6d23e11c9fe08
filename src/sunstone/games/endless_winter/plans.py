"""The turn in hand: what its column still promises, and what is due, so that a line is not given up half-way."""

from __future__ import annotations

from sunstone.games.endless_winter.animals import SPECIES, total
from sunstone.games.endless_winter.box import CAMP as CAMP_PRICE
from sunstone.games.endless_winter.box import CULTURE_CARD, RITE, SETTLE
from sunstone.games.endless_winter.box import HUNT as HUNT_PRICE
from sunstone.games.endless_winter.box import MOVE as MOVE_PRICE
from sunstone.games.endless_winter.box import RECRUIT as RECRUIT_PRICE
from sunstone.games.endless_winter.catalogue import CULTURE_SLOTS
from sunstone.games.endless_winter.effects import (
    ANIMAL_GROUND,
    CULTURE,
    DRAW,
    FOOD,
    IDOL,
    LABOUR,
    MEGALITH,
    MOVE,
    REVEAL,
    TOOL,
    USE_ANIMAL,
)
from sunstone.games.endless_winter.geometry import JUNCTIONS
from sunstone.games.endless_winter.holdings import Holdings
from sunstone.games.endless_winter.land import claimable
from sunstone.games.endless_winter.names import (
    CHIEF_FIGURE,
    DEVELOP,
    FIRST_CULTURE,
    FIRST_TRIBE,
    HUNT,
    MIGRATE,
    NOWHERE,
    REST,
    TURNS,
)
from sunstone.games.endless_winter.names import RITE as RITE_COLUMN
from sunstone.games.endless_winter.outlook import ANY_COLUMN, Outlook
from sunstone.games.endless_winter.pending import (
    ARROW,
    BOARD,
    BURIES,
    CLAIMS,
    CULTURES,
    DISCARDS,
    ECLIPSE_CARDS,
    EXCHANGE,
    GAINS,
    GIVES,
    GLACIERS,
    GROUP,
    HUNTS,
    MOVES,
    ORDER_REWARD,
    RECRUITS,
    REVEALS,
    REWARD,
    SETTLEMENT,
    TIPS,
    a_of,
    b_of,
    c_of,
    kind_of,
)
from sunstone.games.endless_winter.pending import STONE as STONE_FRAME
from sunstone.games.endless_winter.player_board import rewards_left
from sunstone.games.endless_winter.position import (
    BOTTOM_STAGE,
    CULTURE_STAGE,
    MIDDLE_STAGE,
    NOBODY,
    REST_DRAW_STAGE,
    REST_TIP_STAGE,
    TOP_STAGE,
)
from sunstone.games.endless_winter.weights import WEIGHTS

MOST_BOUGHT = 4


class Plan:
    """What the seat can still do in this turn."""

    __slots__ = ("have", "hold", "o", "reach", "s", "seat")

    def __init__(self, o: Outlook, hold: Holdings) -> None:
        self.o = o
        self.hold = hold
        self.s = o.s
        self.seat: int = o.seat
        # Half-points of labour: at hand, and with all tribe cards of the hand played.
        self.have: int = 0
        self.reach: int = 0

    def turn(self) -> float:
        """What is still promised by the column in which the figure stands, or by the best one."""
        s = self.s
        if s.stage == CULTURE_STAGE:
            best = 0.0
            for column in range(REST + 1):
                best = max(best, self._column(column, TOP_STAGE) + self._chief(column))
            return best * WEIGHTS.sure
        if s.column == REST:
            return self._rest(s.stage) * WEIGHTS.sure
        if s.column == NOWHERE:
            return 0.0
        return (self._column(s.column, s.stage) + self._abilities()) * WEIGHTS.sure

    def _column(self, column: int, stage: int) -> float:
        """What a column brings from a stage on."""
        if column == REST:
            return self._rest(REST_DRAW_STAGE)
        out = 0.0
        o = self.o
        s = self.s
        if stage == TOP_STAGE:
            out += self._top(column)
        if stage <= MIDDLE_STAGE:
            out += max(0.0, self._middle(column))
        if stage <= BOTTOM_STAGE and not s.first_taken >> column & 1:
            out += o.ability(s.box.bottom[column])
        return out

    def _rest(self, stage: int) -> float:
        out = 0.0
        if stage == REST_DRAW_STAGE:
            out += self.o.price[DRAW]
        if stage in (REST_DRAW_STAGE, REST_TIP_STAGE):
            out += max(0.0, self.o.price[USE_ANIMAL])
        return out

    def _chief(self, column: int) -> float:
        """What the chief's ability adds in a column, if it and his figure are still to be used."""
        s = self.s
        if s.chief_due or s.figures[self.seat * TURNS + CHIEF_FIGURE] != NOWHERE:
            return 0.0
        o = self.o
        o.here = column
        out = o.ability(s.box.chiefs[s.chief[self.seat] * 2 + s.side[self.seat]])
        o.here = ANY_COLUMN
        return out

    def _abilities(self) -> float:
        """Abilities in play that were not used yet."""
        s = self.s
        o = self.o
        out = 0.0
        for card in s.unused:
            out += o.ability(s.box.action[card])
        if s.chief_ready:
            out += o.ability(s.box.chiefs[s.chief[self.seat] * 2 + s.side[self.seat]])
        if s.token_ready:
            out += o.ability(s.box.rest_tokens[s.token])
        return out

    # The top section

    def _top(self, column: int) -> float:
        """What labour can buy in the top section, less the cards that must be played for it."""
        s = self.s
        box = s.box
        self.have = s.labour
        self.reach = s.labour
        for card in s.hands[self.seat]:
            face = card & 63
            if face < FIRST_CULTURE:
                self.reach += box.labour[face] + self._extra(face, column)
        if column == DEVELOP:
            return self._learn()
        if column == HUNT:
            return self._hunt()
        if column == MIGRATE:
            return self._wander()
        return self._recruit()

    def _extra(self, face: int, column: int) -> int:
        """Half-points of labour that a tribe card's ability adds in a column."""
        ability = self.s.box.abilities[self.s.box.action[face]]
        out = ability.labour
        for part in ability.parts:
            if part.column == column and part.is_labour:
                for gain in part.gains:
                    out += gain.amount
        return out

    def _bought(self, price: int, first: float, second: float, most: int) -> float:
        """What is left of up to so many purchases, the first and the others of such worth, after labour is paid."""
        each = self.s.box.price_labour[price]
        dear = self.o.price[LABOUR] * WEIGHTS.labour_step
        out = 0.0
        need = 0
        worth = first
        for _ in range(most):
            need += each
            if need > self.reach:
                break
            missing = max(0, min(each, need - self.have))
            gain = worth - missing * dear
            if gain <= 0.0:
                break
            out += gain
            worth = second
        return out

    def _learn(self) -> float:
        s = self.s
        best = 0.0
        second = 0.0
        for slot in range(CULTURE_SLOTS):
            if s.display[slot] != NOBODY:
                worth = self.new_card(s.display[slot], True)
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        return self._bought(CULTURE_CARD, best, second, MOST_BOUGHT)

    def new_card(self, face: int, to_hand: bool) -> float:
        """What a card taken from the main board brings: its points, its first use, and a better or worse deck."""
        o = self.o
        s = self.s
        worth = o.card(face)
        out = s.box.card_points[face] + (worth * o.carry if to_hand else 0.0)
        if o.rounds > 0:
            owned = len(s.hands[self.seat]) + len(s.piles[self.seat]) + len(s.discards[self.seat]) + len(s.played)
            out += WEIGHTS.per_round * WEIGHTS.deck_part * o.rounds * (worth - o.mean) / (owned + 1)
        return out

    def _hunt(self) -> float:
        s = self.s
        o = self.o
        most = min(s.tools[self.seat], total(s.ground))
        best = o.price[ANIMAL_GROUND] - o.price[TOOL]
        second = 0.0
        taken = False
        for species in range(SPECIES):
            lying = s.ground[species]
            if lying == 0:
                continue
            worth = o.next_animal(species) - o.price[TOOL]
            if worth >= best and not taken:
                taken = True
                lying -= 1
            if lying > 0:
                second = max(second, worth)
        return self._bought(HUNT_PRICE, best, second, min(most, MOST_BOUGHT))

    def _wander(self) -> float:
        s = self.s
        o = self.o
        out = 0.0
        if s.camps_left[self.seat] > 0 and s.tools[self.seat] >= s.box.price_tool[CAMP_PRICE]:
            out += max(0.0, o.camp - o.price[TOOL])
        return out + self._bought(MOVE_PRICE, o.move, o.price[MOVE], MOST_BOUGHT)

    def _recruit(self) -> float:
        s = self.s
        o = self.o
        best = 0.0
        second = 0.0
        for kind in range(self.s.box.tribe_kinds):
            if not s.taken_kinds >> kind & 1:
                worth = self.new_card(FIRST_TRIBE + kind, True) if s.tribe_stacks[kind] > 0 else 1.0
                worth -= o.price[TOOL]
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        return self._bought(RECRUIT_PRICE, best, second, min(s.tools[self.seat], MOST_BOUGHT))

    # The middle section

    def _middle(self, column: int) -> float:
        """What the middle section brings, less its price."""
        s = self.s
        o = self.o
        if column == RITE_COLUMN:
            if s.food[self.seat] < s.box.price_food[RITE]:
                return 0.0
            return self.recruit(False) + max(0.0, self.bury()) - s.box.price_food[RITE] * o.price[FOOD]
        if column == DEVELOP:
            return self.hold.best_stone()
        if column == MIGRATE:
            if s.food[self.seat] < s.box.price_food[SETTLE]:
                return 0.0
            return self.settlement()
        return o.price[USE_ANIMAL]

    def recruit(self, to_hand: bool) -> float:
        """The best tribe card that can be taken."""
        best = 0.0
        for kind in range(self.s.box.tribe_kinds):
            if self.s.tribe_stacks[kind] == 0:
                best = max(best, 1.0)
            else:
                best = max(best, self.new_card(FIRST_TRIBE + kind, to_hand))
        return best

    def bury(self) -> float:
        """What the best burial brings: points for the buried, and a deck without its weakest card."""
        s = self.s
        o = self.o
        weakest = 99.0
        for cards in (s.discards[self.seat], s.played):
            for card in cards:
                weakest = min(weakest, o.card(card & 63))
        for card in s.hands[self.seat]:
            weakest = min(weakest, o.card(card & 63) * (1.0 + o.carry))
        if weakest == 99.0:
            return 0.0
        out = o.bury_step()
        if o.rounds > 0:
            owned = len(s.hands[self.seat]) + len(s.piles[self.seat]) + len(s.discards[self.seat]) + len(s.played)
            out += WEIGHTS.per_round * WEIGHTS.deck_part * o.rounds * (o.mean - weakest) / max(5, owned - 1)
        return out

    def settlement(self) -> float:
        """The next settlement, if it can be made in this turn: what the holdings do not count of it yet."""
        hold = self.hold
        if hold.steps * self.s.box.price_labour[MOVE_PRICE] > self.reach or hold.new > self.s.tools[self.seat]:
            return 0.0
        return max(0.0, hold.worth - hold.hope)

    # What is due

    def due(self) -> float:
        """What the decisions on the stack will bring."""
        out = 0.0
        for packed in self.s.stack:
            out += self._frame(packed)
        return out * WEIGHTS.sure

    def _frame(self, packed: int) -> float:
        o = self.o
        kind = kind_of(packed)
        if kind == GROUP:
            return self._group(packed)
        if kind == GAINS:
            return self._gains(packed)
        if kind == EXCHANGE:
            return o.part(a_of(packed), c_of(packed))
        if kind == REWARD:
            return self._reward(a_of(packed)) + (b_of(packed) - 1) * o.price[a_of(packed)]
        if kind == ARROW:
            return o.megalith
        if kind == SETTLEMENT:
            return self.settlement() + self.s.box.price_food[SETTLE] * o.price[FOOD]
        if kind == STONE_FRAME:
            return max(0.0, self.hold.best_stone())
        if kind in (CLAIMS, ECLIPSE_CARDS):
            return self._eclipse(kind)
        if kind == BOARD:
            return self._board(packed)
        if kind == GLACIERS:
            return self._glaciers(packed)
        if kind == ORDER_REWARD:
            return self._order(b_of(packed))
        return b_of(packed) * self._each(packed, kind)

    def _reward(self, gain: int) -> float:
        """What the next reward brings: the ladder down to it is open."""
        o = self.o
        if gain == MEGALITH:
            return max(o.megalith, max(o.price[DRAW], o.idol))
        if gain == DRAW:
            return max(o.price[DRAW], o.idol)
        return o.idol if gain == IDOL else o.price[gain]

    def _each(self, packed: int, kind: int) -> float:
        """What one of several equal decisions brings."""
        price = self.o.price
        if kind == MOVES:
            return self.o.move
        if kind == BURIES:
            return max(0.0, self.bury())
        if kind == RECRUITS:
            return self.recruit(a_of(packed) == 0)
        if kind == CULTURES:
            return price[CULTURE]
        if kind == HUNTS:
            return price[ANIMAL_GROUND]
        if kind == REVEALS:
            return price[REVEAL]
        if kind == TIPS:
            return max(0.0, price[USE_ANIMAL])
        if kind == GIVES:
            return -WEIGHTS.animal_worth
        return -WEIGHTS.discard_cost if kind == DISCARDS else 0.0

    def _order(self, places: int) -> float:
        """The best reward of the turn order that may be taken."""
        best = 0.0
        for place in range(len(self.s.box.order_reward)):
            if places >> place & 1:
                best = max(best, self.o.ability(self.s.box.order_reward[place]))
        return best

    def _eclipse(self, kind: int) -> float:
        """Hexes to be claimed, or cards of the eclipse pile to be used."""
        o = self.o
        s = self.s
        out = 0.0
        if kind == CLAIMS:
            for place in claimable(s):
                out += o.ability(s.box.terrain[s.land[place]])
            return out
        for card in s.to_use:
            out += o.in_eclipse(card & 63)
        return out

    def _board(self, packed: int) -> float:
        """Rewards of the player board; points of stones are counted with the stones."""
        out = 0.0
        for number in rewards_left(self.s, packed):
            out += self.o.ability(number)
        return out

    def _glaciers(self, packed: int) -> float:
        s = self.s
        hexes = JUNCTIONS[a_of(packed)]
        out = 0.0
        for number in range(len(hexes)):
            if b_of(packed) >> number & 1:
                out += self.o.ability(s.box.glacier_tokens[s.glacier_tokens[hexes[number]]])
        return out

    def _group(self, packed: int) -> float:
        return self.o.parts(a_of(packed), b_of(packed))

    def _gains(self, packed: int) -> float:
        out = 0.0
        gains = self.s.box.abilities[a_of(packed)].parts[c_of(packed)].gains
        for place in range(len(gains)):
            if b_of(packed) >> place & 1:
                out += self.o.gain(gains[place])
        return out
