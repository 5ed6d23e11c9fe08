"""What a seat has on the table is worth: lands and settlements, megaliths, animals, sacred stones."""

from __future__ import annotations

from typing import Final, final

from sunstone.games.endless_winter import effects, geometry, names, schema
from sunstone.games.endless_winter.evaluation.prices import Prices
from sunstone.games.endless_winter.evaluation.weights import STONE_GROWTH, WEIGHTS
from sunstone.games.endless_winter.megaliths import worth_above
from sunstone.games.endless_winter.stones import stone_points

A_SETTLEMENT: Final = 3
"""Camps that make a settlement."""


@final
class Holdings:
    """What lies on the table for a seat, counted once."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.player = prices.player
        # The most a megalith on top would score.
        self.top: int = 0
        for place in prices.table.megaliths.free_above():
            self.top = max(self.top, worth_above(prices.table, prices.player, place))
        # The settlement to be made next, if any is worth it: what it will bring, what of this counts already, and the
        # steps and new camps it takes. Found with the lands.
        self.worth: float = 0.0
        self.hope: float = 0.0
        self.steps: int = 0
        self.new: int = 0

    # Lands

    def lands(self) -> float:
        """Lands where the seat is rewarded in the eclipses to come, its idle camps, and settlements begun and made."""
        prices = self.prices
        table = prices.table
        player = self.player
        rewards = [0.0] * len(names.TERRAINS)
        for terrain in range(names.GLACIER, len(names.TERRAINS)):
            rewards[terrain] = prices.ability(table.data.terrain[terrain])
        out = 0.0
        idle = player.camps[0]
        best = 0.0
        for place in range(1, geometry.HEXES):
            reward = rewards[table.land[place]]
            own = player.influence[place]
            most = 0
            for other in table.seats:
                if other is not player and other.influence[place] > most:
                    most = other.influence[place]
            if own == 0:
                if most < 2 and reward > best:
                    best = reward
            elif own < most or reward == 0.0:
                idle += player.camps[place]
            else:
                idle += max(0, player.camps[place] - 1)
                out += reward * prices.lands * self._kept(own - most)
        part = WEIGHTS.idle_camp * best * prices.lands if prices.turns > 0 else 0.0
        for _ in range(idle):
            out += part
            part *= WEIGHTS.more_idle
        prices.camp = part
        if idle > 0:
            prices.move = max(prices.price[effects.MOVE], WEIGHTS.idle_move * WEIGHTS.held * best * prices.lands)
        out += float(player.settled()) * self.settlement()
        return out + self._next_settlement()

    def _kept(self, ahead: int) -> float:
        """The part that counts of a land's reward in an eclipse to come, by how much influence the seat is ahead."""
        if ahead == 0:
            return WEIGHTS.shared_land
        return WEIGHTS.held if ahead == 1 else WEIGHTS.secure

    def _next_settlement(self) -> float:
        """The hope in the best settlement that can be made: what it will bring, less the way there and its price.

        Every camp that comes nearer takes a step off the way, so going there looks better with each step.
        """
        prices = self.prices
        table = prices.table
        if self.player.settlements_left == 0 or prices.turns + (1 if table.seat == self.player.seat else 0) == 0:
            return 0.0
        counted = self._settlement_points()
        camps_at = self.player.camps
        camps: list[int] = []
        for place in range(geometry.HEXES):
            if camps_at[place] > 0:
                camps.append(place)
        self.new = max(0, A_SETTLEMENT - names.CAMPS + self.player.camps_left)
        plain = (
            self.settlement()
            - table.data.price_food[names.SETTLE_PRICE] * prices.price[effects.FOOD]
            - self.new * prices.price[effects.TOOL]
        )
        best = 0.0
        for junction in range(len(geometry.JUNCTIONS)):
            if table.settled[junction] != names.NOBODY:
                continue
            seen = 0
            empty = 0
            worth = plain
            for place in geometry.JUNCTIONS[junction]:
                terrain = table.land[place]
                if not seen >> terrain & 1:
                    seen |= 1 << terrain
                    worth += counted[terrain] * prices.stones
                if camps_at[place] == 0:
                    empty += 1
            # At least a step for every hex without a camp: most junctions fall behind the best by that alone.
            if self._hope(worth, empty) <= best:
                continue
            steps = 0
            if empty > 0:
                for place in geometry.JUNCTIONS[junction]:
                    if camps_at[place] == 0:
                        steps += self._way(junction, camps, place)
            hope = self._hope(worth, steps)
            if hope > best:
                best = hope
                self.worth = worth - steps * prices.price[effects.MOVE]
                self.steps = steps
        if self.steps > 0:
            prices.move = max(prices.move, prices.price[effects.MOVE] + best * (1.0 - WEIGHTS.settle_near))
        # Without the food for it the camps wait, so food is kept for a settlement that is near.
        for _ in range(self.player.food, table.data.price_food[names.SETTLE_PRICE]):
            best *= WEIGHTS.settle_fed
        self.hope = best * prices.late
        return self.hope

    def _hope(self, worth: float, steps: int) -> float:
        """The part of a settlement's worth that counts when it is this many steps away."""
        hope = (worth - steps * self.prices.price[effects.MOVE]) * WEIGHTS.settle_all
        for _ in range(steps):
            hope *= WEIGHTS.settle_near
        return hope

    def _settlement_points(self) -> list[int]:
        """Points in an eclipse for a settlement that touches a terrain, by terrain: what the seat's stones count."""
        table = self.prices.table
        out = [0] * len(names.TERRAINS)
        for stone in self.player.stones:
            one = table.data.stones[stone]
            if one.score == schema.SETTLEMENTS:
                for terrain in one.what:
                    out[terrain] += one.points[0]
        return out

    def settlement(self) -> float:
        """What a settlement brings: its reward in the eclipses to come, and its camps, free for other use."""
        prices = self.prices
        return prices.boards * prices.ability(prices.table.data.settlement_reward) + WEIGHTS.freed_camps * prices.late

    def _way(self, junction: int, camps: list[int], end: int) -> int:
        """Steps to a hex from the nearest camp that is not needed where it stands, or else for a new one."""
        least = geometry.DISTANCE[0][end]
        for place in camps:
            if geometry.DISTANCE[place][end] < least:
                if self.player.camps[place] > 1 or place not in geometry.JUNCTIONS[junction]:
                    least = geometry.DISTANCE[place][end]
        return least

    # Megaliths

    def megaliths(self) -> float:
        """Slots of the player board in the eclipses to come, and what the seat may still build."""
        prices = self.prices
        table = prices.table
        left = self.player.megaliths_left
        rewards = table.data.slot_reward
        slots = self.player.empty_slots()
        out = WEIGHTS.ground_megalith * prices.late * table.megaliths.ground[self.player.seat]
        for slot in range(slots):
            out += prices.boards * prices.ability(rewards[slot])
        progress = 0.0
        if slots < len(rewards):
            progress = prices.boards * prices.ability(rewards[slots]) * 0.5
            if (names.MEGALITHS - left) % 2 == 1:
                out += progress * prices.late
        if left == 0:
            prices.megalith = prices.price[effects.DRAW]
        elif left <= names.MEGALITHS - names.NEUTRAL_MEGALITHS:
            out += WEIGHTS.top_chance * prices.late * self.top
            ground = WEIGHTS.ground_reward + WEIGHTS.ground_megalith * prices.late
            prices.megalith = max(prices.price[effects.DRAW], max(ground, float(self.top)) + progress)
        else:
            prices.megalith = WEIGHTS.start_megalith + progress
        return out

    # Animals

    def animals(self) -> float:
        """Sets as they stand, wild animals where they add most, and the hope in those that are begun."""
        prices = self.prices
        table = prices.table
        out = 0.0
        for species in range(names.ARGENTAVIS):
            count = self.player.animals[species]
            if count > 0:
                points = table.data.sets[species]
                out += points[min(count, len(points)) - 1]
                if count < len(points):
                    out += WEIGHTS.next_animal * prices.late * (points[count] - points[count - 1])
                if count == 1:
                    out += WEIGHTS.new_species * prices.late
        wild = self.player.animals[names.ARGENTAVIS]
        if wild > 0:
            out += self._wild(wild)
        return out

    def _wild(self, wild: int) -> float:
        """Wild animals, all joining the one set to which they add most."""
        table = self.prices.table
        best = WEIGHTS.wild_alone * self.prices.late
        for species in range(names.ARGENTAVIS):
            count = self.player.animals[species]
            points = table.data.sets[species]
            if 0 < count < len(points):
                best = max(best, float(points[min(count + wild, len(points)) - 1] - points[count - 1]))
        return best

    # Sacred stones

    def stone(self, stone: int) -> float:
        """What a stone will count in all the eclipses to come."""
        prices = self.prices
        points = stone_points(prices.table, self.player, stone)
        growth = STONE_GROWTH[prices.table.data.stones[stone].score]
        later = prices.stones - 1 if prices.turns < 3 else prices.stones
        return prices.stones * points + growth * later * prices.stones / 2.0

    def stones(self) -> float:
        """The stones of the seat."""
        out = 0.0
        for stone in self.player.stones:
            out += self.stone(stone)
        return out

    def best_stone(self) -> float:
        """What the best stone on display would bring, less its price; 0 if none can be had."""
        prices = self.prices
        table = prices.table
        slot = len(self.player.stones)
        if slot >= names.STONE_SLOTS:
            return 0.0
        if self.player.tools < table.data.stone_tool[slot] or self.player.food < table.data.stone_food[slot]:
            return 0.0
        best = 0.0
        half = len(table.stone_display) // 2
        for place in range(half if table.round <= names.LAST_ROUND_ERA_1 else 2 * half):
            if table.stone_display[place] != names.NOBODY:
                best = max(best, self.stone(table.stone_display[place]))
        return best + self.slot(slot)

    def slot(self, slot: int) -> float:
        """What a slot for a stone gives, less what it costs."""
        prices = self.prices
        data = prices.table.data
        return (
            prices.ability(data.stone_reward[slot])
            - data.stone_tool[slot] * prices.price[1]
            - data.stone_food[slot] * prices.price[0]
        )
