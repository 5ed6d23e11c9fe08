"""What a seat has on the table is worth: lands and settlements, megaliths, animals, sacred stones."""

from __future__ import annotations

from typing import Final

from sunstone.games.endless_winter.animals import SPECIES
from sunstone.games.endless_winter.box import SETTLE
from sunstone.games.endless_winter.effects import DRAW, FOOD, MOVE, TOOL
from sunstone.games.endless_winter.geometry import BELOW, CELLS, DISTANCE, GRID, HEXES, JUNCTIONS, LEVEL_BASE
from sunstone.games.endless_winter.land import SETTLEMENT_INFLUENCE
from sunstone.games.endless_winter.megaliths import empty_slots
from sunstone.games.endless_winter.names import (
    ARGENTAVIS,
    CAMPS,
    GLACIER,
    MEGALITHS,
    NEUTRAL_MEGALITHS,
    SETTLEMENTS,
    SPACES_A_BOARD,
    STONE_SLOTS,
    TERRAINS,
)
from sunstone.games.endless_winter.outlook import Outlook
from sunstone.games.endless_winter.position import NOBODY
from sunstone.games.endless_winter.schema import SCORES
from sunstone.games.endless_winter.stones import LAST_ROUND_ERA_1, stone_points, worth
from sunstone.games.endless_winter.weights import STONE_GROWTH, WEIGHTS

# How stones count, as numbers.
BY_SETTLEMENTS: Final = SCORES.index("settlements")
BY_CAMP_TERRAINS: Final = SCORES.index("camp_terrains")
BY_GROUND: Final = SCORES.index("ground_megaliths")
BY_BOARDS: Final = SCORES.index("megalith_boards")
BY_TOWERS: Final = SCORES.index("tower_megaliths")

A_SETTLEMENT: Final = 3
"""Camps that make a settlement."""


class Holdings:
    """What lies on the table for a seat, counted once."""

    __slots__ = ("above", "boards", "ground", "hope", "mask", "new", "o", "seat", "steps", "top", "touched", "worth")

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.seat: int = o.seat
        # Own megaliths on the ground and above, boards they lie on (bits), and the most a place on top would score.
        self.ground: int = 0
        self.above: int = 0
        self.boards: int = 0
        self.top: int = 0
        # Lands with a camp (bits), and settlements that touch each land.
        self.mask: int = 0
        self.touched: list[int] = [0] * len(TERRAINS)
        # The settlement to be made next, if any is worth it: what it will bring, what of this counts already, and the
        # steps and new camps it takes. Found with the lands.
        self.worth: float = 0.0
        self.hope: float = 0.0
        self.steps: int = 0
        self.new: int = 0
        self._count_megaliths()
        self._count_settlements()

    def _count_megaliths(self) -> None:
        s = self.o.s
        seat = self.seat
        megaliths = s.megaliths
        some = False
        for cell in range(CELLS):
            owner = megaliths[cell]
            if owner != NOBODY:
                some = True
                if owner == seat:
                    self.ground += 1
                    self.boards |= 1 << s.cells[cell] // SPACES_A_BOARD
        if not some:
            return
        level = min(s.top_level + 1, GRID - 1)
        for place in range(CELLS, LEVEL_BASE[level] + (GRID - level) * (GRID - level)):
            owner = megaliths[place]
            if owner == seat:
                self.above += 1
            elif owner == NOBODY:
                points = 0
                for under in BELOW[place]:
                    below = megaliths[under]
                    if below == NOBODY:
                        points = 0
                        break
                    points += 2 if below == seat else 1
                if points > self.top:
                    self.top = points

    def _count_settlements(self) -> None:
        s = self.o.s
        base = self.seat * HEXES
        for place in range(1, HEXES):
            if s.camps_at[base + place] > 0:
                self.mask |= 1 << s.land[place]
        if s.settlements_left[self.seat] == SETTLEMENTS:
            return
        for junction in range(len(JUNCTIONS)):
            if s.settled[junction] == self.seat:
                seen = 0
                for place in JUNCTIONS[junction]:
                    seen |= 1 << s.land[place]
                for terrain in range(len(TERRAINS)):
                    self.touched[terrain] += seen >> terrain & 1

    # Lands

    def lands(self) -> float:
        """Lands where the seat is rewarded in the eclipses to come, its idle camps, and settlements begun and made."""
        o = self.o
        s = o.s
        seat = self.seat
        influence = s.camps_at.copy()
        for junction in range(len(JUNCTIONS)):
            owner = s.settled[junction]
            if owner != NOBODY:
                for place in JUNCTIONS[junction]:
                    influence[owner * HEXES + place] += SETTLEMENT_INFLUENCE
        rewards = [0.0] * len(TERRAINS)
        for terrain in range(GLACIER, len(TERRAINS)):
            rewards[terrain] = o.ability(s.box.terrain[terrain])
        out = 0.0
        idle = s.camps_at[seat * HEXES]
        best = 0.0
        for place in range(1, HEXES):
            reward = rewards[s.land[place]]
            own = influence[seat * HEXES + place]
            most = 0
            for other in range(s.players):
                if other != seat and influence[other * HEXES + place] > most:
                    most = influence[other * HEXES + place]
            if own == 0:
                if most < 2 and reward > best:
                    best = reward
            elif own < most or reward == 0.0:
                idle += s.camps_at[seat * HEXES + place]
            else:
                idle += max(0, s.camps_at[seat * HEXES + place] - 1)
                out += reward * o.lands * self._kept(own - most)
        part = WEIGHTS.idle_camp * best * o.lands if o.turns > 0 else 0.0
        for _ in range(idle):
            out += part
            part *= WEIGHTS.more_idle
        o.camp = part
        if idle > 0:
            o.move = max(o.price[MOVE], WEIGHTS.idle_move * WEIGHTS.held * best * o.lands)
        settled = SETTLEMENTS - s.settlements_left[seat]
        out += settled * self.settlement()
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
        o = self.o
        s = o.s
        base = self.seat * HEXES
        if s.settlements_left[self.seat] == 0 or o.turns + (1 if s.seat == self.seat else 0) == 0:
            return 0.0
        counted = self._settlement_points()
        camps_at = s.camps_at
        camps: list[int] = []
        for place in range(HEXES):
            if camps_at[base + place] > 0:
                camps.append(place)
        self.new = max(0, A_SETTLEMENT - CAMPS + s.camps_left[self.seat])
        plain = self.settlement() - s.box.price_food[SETTLE] * o.price[FOOD] - self.new * o.price[TOOL]
        best = 0.0
        for junction in range(len(JUNCTIONS)):
            if s.settled[junction] != NOBODY:
                continue
            seen = 0
            empty = 0
            worth = plain
            for place in JUNCTIONS[junction]:
                terrain = s.land[place]
                if not seen >> terrain & 1:
                    seen |= 1 << terrain
                    worth += counted[terrain] * o.stones
                if camps_at[base + place] == 0:
                    empty += 1
            # At least a step for every hex without a camp: most junctions fall behind the best by that alone.
            if self._hope(worth, empty) <= best:
                continue
            steps = 0
            if empty > 0:
                for place in JUNCTIONS[junction]:
                    if camps_at[base + place] == 0:
                        steps += self._way(junction, camps, place)
            hope = self._hope(worth, steps)
            if hope > best:
                best = hope
                self.worth = worth - steps * o.price[MOVE]
                self.steps = steps
        if self.steps > 0:
            o.move = max(o.move, o.price[MOVE] + best * (1.0 - WEIGHTS.settle_near))
        # Without the food for it the camps wait, so food is kept for a settlement that is near.
        for _ in range(s.food[self.seat], s.box.price_food[SETTLE]):
            best *= WEIGHTS.settle_fed
        self.hope = best * o.late
        return self.hope

    def _hope(self, worth: float, steps: int) -> float:
        """What counts now of a settlement that is so many steps away."""
        hope = (worth - steps * self.o.price[MOVE]) * WEIGHTS.settle_all
        for _ in range(steps):
            hope *= WEIGHTS.settle_near
        return hope

    def _settlement_points(self) -> list[int]:
        """Points in an eclipse for a settlement that touches a terrain, by terrain: what the seat's stones count."""
        s = self.o.s
        out = [0] * len(TERRAINS)
        for stone in s.stones[self.seat]:
            one = s.box.stones[stone]
            if one.score == BY_SETTLEMENTS:
                for terrain in one.what:
                    out[terrain] += one.points[0]
        return out

    def settlement(self) -> float:
        """What a settlement brings by itself: its reward in the eclipses to come, and its camps for other use."""
        o = self.o
        return o.boards * o.ability(o.s.box.settlement_reward) + WEIGHTS.freed_camps * o.late

    def _way(self, junction: int, camps: list[int], end: int) -> int:
        """Steps to a hex from the nearest camp that is not needed where it stands, or else for a new one."""
        least = DISTANCE[0][end]
        base = self.seat * HEXES
        for place in camps:
            if DISTANCE[place][end] < least:
                if self.o.s.camps_at[base + place] > 1 or place not in JUNCTIONS[junction]:
                    least = DISTANCE[place][end]
        return least

    # Megaliths

    def megaliths(self) -> float:
        """Slots of the player board in the eclipses to come, and what the seat may still build."""
        o = self.o
        s = o.s
        left = s.megaliths_left[self.seat]
        rewards = s.box.slot_reward
        slots = empty_slots(left)
        out = WEIGHTS.ground_megalith * o.late * self.ground
        for slot in range(slots):
            out += o.boards * o.ability(rewards[slot])
        progress = 0.0
        if slots < len(rewards):
            progress = o.boards * o.ability(rewards[slots]) * 0.5
            if (MEGALITHS - left) % 2 == 1:
                out += progress * o.late
        if left == 0:
            o.megalith = o.price[DRAW]
        elif left <= MEGALITHS - NEUTRAL_MEGALITHS:
            out += WEIGHTS.top_chance * o.late * self.top
            ground = WEIGHTS.ground_reward + WEIGHTS.ground_megalith * o.late
            o.megalith = max(o.price[DRAW], max(ground, float(self.top)) + progress)
        else:
            o.megalith = WEIGHTS.start_megalith + progress
        return out

    # Animals

    def animals(self) -> float:
        """Sets as they stand, wild animals where they add most, and the hope in those that are begun."""
        o = self.o
        s = o.s
        base = self.seat * SPECIES
        out = 0.0
        for species in range(ARGENTAVIS):
            count = s.animals[base + species]
            if count > 0:
                table = s.box.sets[species]
                out += table[min(count, len(table)) - 1]
                if count < len(table):
                    out += WEIGHTS.next_animal * o.late * (table[count] - table[count - 1])
                if count == 1:
                    out += WEIGHTS.new_species * o.late
        wild = s.animals[base + ARGENTAVIS]
        if wild > 0:
            out += self._wild(wild)
        return out

    def _wild(self, wild: int) -> float:
        """Wild animals, all joining the one set to which they add most."""
        s = self.o.s
        best = WEIGHTS.wild_alone * self.o.late
        for species in range(ARGENTAVIS):
            count = s.animals[self.seat * SPECIES + species]
            table = s.box.sets[species]
            if 0 < count < len(table):
                best = max(best, float(table[min(count + wild, len(table)) - 1] - table[count - 1]))
        return best

    # Sacred stones

    def stone_points(self, stone: int) -> int:
        """What a stone would count for the seat now."""
        s = self.o.s
        one = s.box.stones[stone]
        score = one.score
        if score == BY_SETTLEMENTS:
            count = 0
            for terrain in one.what:
                count += self.touched[terrain]
            return worth(one, count)
        if score == BY_CAMP_TERRAINS:
            return worth(one, self.mask.bit_count())
        if score == BY_GROUND:
            return worth(one, self.ground)
        if score == BY_BOARDS:
            return worth(one, self.boards.bit_count())
        if score == BY_TOWERS:
            return worth(one, self.above)
        # What is not counted already.
        return stone_points(s, self.seat, stone)

    def stone(self, stone: int) -> float:
        """What a stone will count in all the eclipses to come."""
        o = self.o
        growth = STONE_GROWTH[o.s.box.stones[stone].score]
        later = o.stones - 1 if o.turns < 3 else o.stones
        return o.stones * self.stone_points(stone) + growth * later * o.stones / 2.0

    def stones(self) -> float:
        """The stones of the seat."""
        out = 0.0
        for stone in self.o.s.stones[self.seat]:
            out += self.stone(stone)
        return out

    def best_stone(self) -> float:
        """What the best stone on display would bring, less its price; 0 if none can be had."""
        o = self.o
        s = o.s
        slot = len(s.stones[self.seat])
        if slot >= STONE_SLOTS:
            return 0.0
        if s.tools[self.seat] < s.box.stone_tool[slot] or s.food[self.seat] < s.box.stone_food[slot]:
            return 0.0
        best = 0.0
        half = len(s.stone_display) // 2
        for place in range(half if s.round <= LAST_ROUND_ERA_1 else 2 * half):
            if s.stone_display[place] != NOBODY:
                best = max(best, self.stone(s.stone_display[place]))
        return best + self.slot(slot)

    def slot(self, slot: int) -> float:
        """What a slot for a stone gives, less what it costs."""
        o = self.o
        box = o.s.box
        return o.ability(box.stone_reward[slot]) - box.stone_tool[slot] * o.price[1] - box.stone_food[slot] * o.price[0]
