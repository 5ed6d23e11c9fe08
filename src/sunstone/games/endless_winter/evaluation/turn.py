"""The turn in hand: what its column still promises, so that a line is not given up half-way."""

from __future__ import annotations

from typing import Final, final

from sunstone.games.endless_winter import animals, effects, marks, names, playing
from sunstone.games.endless_winter.evaluation.holdings import Holdings
from sunstone.games.endless_winter.evaluation.prices import ANY_COLUMN, Prices
from sunstone.games.endless_winter.evaluation.weights import WEIGHTS

MOST_BOUGHT: Final = 4


@final
class TurnPlan:
    """What the seat can still do in this turn."""

    def __init__(self, prices: Prices, hold: Holdings) -> None:
        self.prices = prices
        self.hold = hold
        self.table = prices.table
        self.player = prices.player
        # Half-points of labour: at hand, and with all tribe cards of the hand played.
        self.have: int = 0
        self.reach: int = 0

    def turn(self) -> float:
        """What is still promised by the column in which the figure stands, or by the best one."""
        table = self.table
        if table.stage == names.CULTURE_STAGE:
            best = 0.0
            for column in range(names.REST + 1):
                best = max(best, self._column(column, names.TOP_STAGE) + self._chief(column))
            return best * WEIGHTS.sure
        if table.column == names.REST:
            return self._rest(table.stage) * WEIGHTS.sure
        if table.column == names.NOWHERE:
            return 0.0
        return (self._column(table.column, table.stage) + self._abilities()) * WEIGHTS.sure

    def _column(self, column: int, stage: int) -> float:
        """What a column brings from a stage on."""
        if column == names.REST:
            return self._rest(names.REST_DRAW_STAGE)
        out = 0.0
        prices = self.prices
        table = self.table
        if stage == names.TOP_STAGE:
            out += self._top(column)
        if stage <= names.MIDDLE_STAGE:
            out += max(0.0, self._middle(column))
        if stage <= names.BOTTOM_STAGE and not table.first_taken >> column & 1:
            out += prices.ability(table.data.bottom[column])
        return out

    def _rest(self, stage: int) -> float:
        out = 0.0
        if stage == names.REST_DRAW_STAGE:
            out += self.prices.price[effects.DRAW]
        if stage in (names.REST_DRAW_STAGE, names.REST_TIP_STAGE):
            out += max(0.0, self.prices.price[effects.USE_ANIMAL])
        return out

    def _chief(self, column: int) -> float:
        """What the chief's ability adds in a column, if it and his figure are still to be used."""
        table = self.table
        if table.chief_due or self.player.figures[names.CHIEF_FIGURE] != names.NOWHERE:
            return 0.0
        prices = self.prices
        prices.here = column
        out = prices.ability(playing.chief_ability(table, self.player))
        prices.here = ANY_COLUMN
        return out

    def _abilities(self) -> float:
        """Abilities in play that were not used yet."""
        table = self.table
        prices = self.prices
        out = 0.0
        for card in table.unused:
            out += prices.ability(table.data.action[card])
        if table.chief_ready:
            out += prices.ability(playing.chief_ability(table, self.player))
        if table.token_ready:
            out += prices.ability(table.data.rest_tokens[table.token])
        return out

    # The top section

    def _top(self, column: int) -> float:
        """What labour can buy in the top section, less the cards that must be played for it."""
        table = self.table
        data = table.data
        self.have = table.half_labour
        self.reach = table.half_labour
        for card in self.player.hand:
            if not names.is_culture(marks.face(card)):
                self.reach += data.labour[marks.face(card)] + self._extra(marks.face(card), column)
        if column == names.DEVELOP:
            return self._learn()
        if column == names.HUNT:
            return self._hunt()
        if column == names.MIGRATE:
            return self._wander()
        return self._recruit()

    def _extra(self, face: int, column: int) -> int:
        """Half-points of labour that a tribe card's ability adds in a column."""
        ability = self.table.data.abilities[self.table.data.action[face]]
        out = ability.labour
        for part in ability.parts:
            if part.column == column and part.is_labour:
                for gain in part.gains:
                    out += gain.amount
        return out

    def _bought(self, price: int, first: float, second: float, most: int) -> float:
        """Worth of up to `most` purchases, the first and the others valued apart, minus the labour for them."""
        each = self.table.data.price_labour[price]
        dear = self.prices.price[effects.LABOUR] * WEIGHTS.labour_step
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
        worths: list[float] = []
        for card in self.table.culture_display:
            if card != names.NOBODY:
                worths.append(self.new_card(card, True))
        return self._best_bought(names.CULTURE_PRICE, worths, MOST_BOUGHT)

    def _best_bought(self, price: int, worths: list[float], most: int) -> float:
        """What is left of purchases of such worths: the best one first, the others as if each were the second best."""
        best = 0.0
        second = 0.0
        for worth in worths:
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        return self._bought(price, best, second, most)

    def new_card(self, face: int, to_hand: bool) -> float:
        """What a card taken from the main board brings: its points, its first use, and a better or worse deck."""
        prices = self.prices
        table = self.table
        worth = prices.card(face)
        out = table.data.card_points[face] + (worth * prices.carry if to_hand else 0.0)
        if prices.rounds > 0:
            owned = len(self.player.hand) + len(self.player.pile) + len(self.player.discards) + len(table.played)
            out += WEIGHTS.per_round * WEIGHTS.deck_part * prices.rounds * (worth - prices.mean) / (owned + 1)
        return out

    def _hunt(self) -> float:
        table = self.table
        prices = self.prices
        most = min(self.player.tools, animals.total(table.ground))
        best = prices.price[effects.ANIMAL_GROUND] - prices.price[effects.TOOL]
        second = 0.0
        taken = False
        for species in range(names.SPECIES):
            lying = table.ground[species]
            if lying == 0:
                continue
            worth = prices.next_animal(species) - prices.price[effects.TOOL]
            if worth >= best and not taken:
                taken = True
                lying -= 1
            if lying > 0:
                second = max(second, worth)
        return self._bought(names.HUNT_PRICE, best, second, min(most, MOST_BOUGHT))

    def _wander(self) -> float:
        table = self.table
        prices = self.prices
        out = 0.0
        if self.player.camps_left > 0 and self.player.tools >= table.data.price_tool[names.CAMP_PRICE]:
            out += max(0.0, prices.camp - prices.price[effects.TOOL])
        return out + self._bought(names.MOVE_PRICE, prices.move, prices.price[effects.MOVE], MOST_BOUGHT)

    def _recruit(self) -> float:
        table = self.table
        worths: list[float] = []
        for kind in range(table.data.tribe_kinds):
            if not table.recruited >> kind & 1:
                worth = self.new_card(names.FIRST_TRIBE + kind, True) if table.tribe_stacks[kind] > 0 else 1.0
                worths.append(worth - self.prices.price[effects.TOOL])
        return self._best_bought(names.RECRUIT_PRICE, worths, min(self.player.tools, MOST_BOUGHT))

    # The middle section

    def _middle(self, column: int) -> float:
        """What the middle section brings, less its price."""
        table = self.table
        prices = self.prices
        if column == names.RITE:
            if self.player.food < table.data.price_food[names.RITE_PRICE]:
                return 0.0
            return (
                self.recruit(False)
                + max(0.0, self.bury())
                - table.data.price_food[names.RITE_PRICE] * prices.price[effects.FOOD]
            )
        if column == names.DEVELOP:
            return self.hold.best_stone()
        if column == names.MIGRATE:
            if self.player.food < table.data.price_food[names.SETTLE_PRICE]:
                return 0.0
            return self.settlement()
        return prices.price[effects.USE_ANIMAL]

    def recruit(self, to_hand: bool) -> float:
        """The best tribe card that can be taken."""
        best = 0.0
        for kind in range(self.table.data.tribe_kinds):
            if self.table.tribe_stacks[kind] == 0:
                best = max(best, 1.0)
            else:
                best = max(best, self.new_card(names.FIRST_TRIBE + kind, to_hand))
        return best

    def bury(self) -> float:
        """What the best burial brings: points for the buried, and a deck without its weakest card."""
        table = self.table
        prices = self.prices
        weakest = 99.0
        for cards in (self.player.discards, table.played):
            for card in cards:
                weakest = min(weakest, prices.card(marks.face(card)))
        for card in self.player.hand:
            weakest = min(weakest, prices.card(marks.face(card)) * (1.0 + prices.carry))
        if weakest == 99.0:
            return 0.0
        out = prices.bury_step()
        if prices.rounds > 0:
            owned = len(self.player.hand) + len(self.player.pile) + len(self.player.discards) + len(table.played)
            out += WEIGHTS.per_round * WEIGHTS.deck_part * prices.rounds * (prices.mean - weakest) / max(5, owned - 1)
        return out

    def settlement(self) -> float:
        """The next settlement, if it can be made in this turn: what the holdings do not count of it yet."""
        hold = self.hold
        if hold.steps * self.table.data.price_labour[names.MOVE_PRICE] > self.reach or hold.new > self.player.tools:
            return 0.0
        return max(0.0, hold.worth - hold.hope)
