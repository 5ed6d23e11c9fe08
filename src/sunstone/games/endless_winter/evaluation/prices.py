"""What time is left for a seat, and what goods, steps, abilities and cards are worth to it by that, in points."""

from __future__ import annotations

from typing import Final, final

from sunstone.games.endless_winter import abilities, eclipse, effects, names, player_board
from sunstone.games.endless_winter.evaluation.weights import FOOD_STORE, TOOL_STORE, WEIGHTS
from sunstone.games.endless_winter.table import Player, Table

UNKNOWN: Final = -1.0
ANY_COLUMN: Final = -2
"""No figure stands yet: a card may be played where it does most."""
LAST_TABLE: Final = 2


@final
class Prices:
    """What things are worth for a seat in a position."""

    def __init__(self, table: Table, player: Player) -> None:
        self.table = table
        self.player = player
        self.rounds: int = names.ROUNDS - table.round
        # Eclipses to come in which lands, the player board and stones reward the seat.
        self.lands: int = self.rounds + 1
        self.boards: int = self.rounds + 1
        self.stones: int = self.rounds + 1
        self.pile_open: bool = True
        if table.phase == names.ECLIPSE_PHASE:
            self._in_eclipse()
        free = 0
        for space in player.figures:
            if space == names.NOWHERE:
                free += 1
        acting = table.phase == names.ACTION_PHASE and table.seat == player.seat
        if acting and table.column == names.NOWHERE and free > 0:
            # The figure to be placed now is weighed by what it can do.
            free -= 1
        self.turns: int = free + names.TURNS * self.rounds
        ahead = self.turns + (1 if acting else 0)
        self.late: float = min(1.0, ahead / WEIGHTS.late_turns)
        # What a card in the hand keeps of its worth.
        self.carry: float = 1.0
        if free == 0 and not acting and table.phase != names.PREPARATION_PHASE:
            self.carry = WEIGHTS.carried if self.rounds > 0 else 0.0
        self.here: int = table.column if acting and table.column != names.NOWHERE else ANY_COLUMN
        ratio = table.data.offering_ratio[self.player.offering]
        self.rate: float = 1.0 / ratio if ratio > 0 else 0.0
        # What a card of the deck does on average; counted with the cards.
        self.mean: float = WEIGHTS.card_worth
        self.worths: list[float] = [UNKNOWN] * names.FACE_COUNT
        self.price: list[float] = [0.0] * len(effects.GAINS)
        self._prices()

    def _in_eclipse(self) -> None:
        """What of this eclipse is over for the seat; what is due right now stands on the stack."""
        table = self.table
        place = table.place_in_order(self.player.seat)
        if place > table.turn:
            return
        step = table.eclipse_step if place == table.turn else eclipse.BOARD_STEP + 2
        if step > eclipse.CARDS_STEP:
            self.pile_open = False
        if step > eclipse.LAND_STEP:
            self.lands -= 1
        if step > eclipse.BOARD_STEP:
            self.boards -= 1
            due = False
            if place == table.turn:
                for decision in table.due:
                    if isinstance(decision, player_board.Board) and decision.has_stones():
                        due = True
            if not due:
                self.stones -= 1

    def _prices(self) -> None:
        """What each gain is worth on average; what stands on the ladder, at least what a lesser reward would bring.

        Many cards and lands promise the same gain, so it must not matter for their worth that the very next burial or
        step happens to bring much: taking it would make all the cards worth less.
        """
        price = self.price
        late = self.late
        self.idol: float = max(self.offering_step(), self.honour_step())
        price[effects.FOOD] = WEIGHTS.food_worth * late + self.rate * (1.0 - late)
        price[effects.TOOL] = max(price[effects.FOOD], WEIGHTS.tool_worth * late + self.rate * (1.0 - late))
        price[effects.LABOUR] = WEIGHTS.labour_worth * late
        price[effects.IDOL] = max(price[effects.TOOL], WEIGHTS.idol_worth * late + self.idol * (1.0 - late))
        price[effects.DRAW] = max(price[effects.IDOL], WEIGHTS.card_worth * self.carry)
        price[effects.MEGALITH] = max(price[effects.DRAW], WEIGHTS.megalith_worth)
        price[effects.BURY] = WEIGHTS.bury_worth * late
        price[effects.ANIMAL_TOP] = WEIGHTS.animal_worth
        price[effects.CAMP] = WEIGHTS.camp_worth * late if self.player.camps_left > 0 else 0.0
        price[effects.MOVE] = WEIGHTS.move_worth * late
        price[effects.REVEAL] = WEIGHTS.reveal_worth * late
        price[effects.TRIBE_DISCARD] = 1.0 + 0.3 * late
        price[effects.TRIBE_HAND] = 1.0 + 0.8 * late
        price[effects.CULTURE] = 1.5 + 1.5 * late
        price[effects.FOOD_MAX] = price[effects.FOOD] * float(
            min(5, self.table.food_limit(self.player) - self.player.food)
        )
        price[effects.STONE] = 2.0 * self.stones
        price[effects.VP] = 1.0
        # What a megalith brings that is placed now; counted with the megaliths.
        self.megalith: float = price[effects.MEGALITH]
        # What the next camp and the next move bring; counted with the lands.
        self.camp: float = price[effects.CAMP]
        self.move: float = price[effects.MOVE]
        self.idol = max(self.idol, price[effects.TOOL])
        self._animal_prices()

    # Totems

    def offering_step(self) -> float:
        """What the next level of the offering track adds."""
        level = self.player.offering
        if level >= len(self.table.data.offering_ratio) - 1:
            return 1.0
        reward = self.ability(self.table.data.offering_reward[level + 1])
        return reward + self.offering(level + 1) - self.offering(level)

    def offering(self, level: int) -> float:
        """What the levels above promise, and what goods left at the end will count."""
        data = self.table.data
        out = 0.0
        near = self.late
        for above in range(level + 1, len(data.offering_ratio)):
            near *= WEIGHTS.step_near
            if data.offering_reward[above] > 0:
                out += near * self.ability(data.offering_reward[above])
        ratio = data.offering_ratio[level]
        if ratio > 0:
            left = WEIGHTS.left_over * self.late
            left += float(self.player.food + self.player.tools) * (1.0 - self.late)
            out += left / ratio
        return out

    def honour_step(self) -> float:
        """What the next level of the honour track adds; the place among the others apart."""
        data = self.table.data
        level = self.player.honour
        if level >= len(data.honour_points) - 1:
            return 0.0
        out = data.honour_points[level + 1] + self.honour(level + 1) - self.honour(level)
        if level == 0:
            out += (1.0 - WEIGHTS.honour_hope * self.late) * self.burial(len(self.player.buried))
        return out

    def honour(self, level: int) -> float:
        """What the levels of honour above promise."""
        data = self.table.data
        out = 0.0
        near = self.late
        for above in range(level + 1, len(data.honour_points)):
            near *= WEIGHTS.step_near
            out += near * data.honour_points[above]
        return out

    def burial(self, count: int) -> float:
        """What this many buried cards score at the end, plus part of the next bracket."""
        table = self.table
        data = table.data
        rank = 0
        for seat in table.honour_rank:
            if seat == self.player.seat:
                break
            rank += 1
        points = data.burial_points[min(rank, LAST_TABLE)]
        reached = 0
        least = 0
        for bracket in range(len(points)):
            need = data.brackets[bracket]
            if count >= need:
                reached = points[bracket]
                least = need
            else:
                more = (points[bracket] - reached) * (count - least) / (need - least)
                return reached + more * WEIGHTS.bury_hope * self.late
        return reached

    def bury_step(self) -> float:
        """What one more buried card adds to the burial points."""
        count = len(self.player.buried)
        more = self.burial(count + 1) - self.burial(count)
        return more if self.player.honour > 0 else more * WEIGHTS.honour_hope * self.late

    # Animals

    def next_animal(self, species: int) -> float:
        """What one more animal of a species adds to the sets, with the hope it brings."""
        table = self.table
        count = self.player.animals[species]
        if species == names.ARGENTAVIS:
            best = 0.0
            for other in range(names.ARGENTAVIS):
                held = self.player.animals[other]
                points = table.data.sets[other]
                if 0 < held < len(points):
                    best = max(best, float(points[held] - points[held - 1]))
            return max(best, WEIGHTS.wild_alone * self.late)
        points = table.data.sets[species]
        if count >= len(points):
            return 0.0
        out = float(points[count] - (points[count - 1] if count > 0 else 0))
        if count + 1 < len(points):
            hope = WEIGHTS.next_animal * (points[count + 1] - points[count])
            if count > 0:
                hope -= WEIGHTS.next_animal * out
            out += hope * self.late
        if count == 0:
            out += WEIGHTS.new_species * self.late
        return out

    def _animal_prices(self) -> None:
        table = self.table
        price = self.price
        best = 0.0
        use = 0.0
        for species in range(names.SPECIES):
            worth = self.next_animal(species)
            if table.ground[species] > 0 and worth > best:
                best = worth
            if self.player.animals[species] > 0:
                use = max(use, self.use_animal(species))
        price[effects.ANIMAL_GROUND] = best
        price[effects.USE_ANIMAL] = use

    def use_animal(self, species: int) -> float:
        """What it brings to use an animal, less what its set loses."""
        table = self.table
        count = self.player.animals[species]
        loss = 0.0
        if species == names.ARGENTAVIS:
            loss = WEIGHTS.wild_alone
        else:
            points = table.data.sets[species]
            if count <= len(points):
                loss = float(points[count - 1] - (points[count - 2] if count > 1 else 0))
            if count < len(points):
                loss += WEIGHTS.next_animal * self.late * (points[count] - points[count - 1])
        return self.ability(table.data.use[species]) - loss

    # Abilities and cards

    def goods(self) -> float:
        """Food and tools in store."""
        return self._stock(self.player.food, WEIGHTS.food_worth, FOOD_STORE) + self._stock(
            self.player.tools, WEIGHTS.tool_worth, TOOL_STORE
        )

    def _stock(self, count: int, worth: float, store: int) -> float:
        used = worth * self.late
        at_end = self.rate * (1.0 - self.late)
        if count <= store:
            return count * (used + at_end)
        return store * used + (count - store) * used * WEIGHTS.stored + count * at_end

    def ability(self, number: int) -> float:
        """What an ability brings, each part at its best use."""
        if number == 0:
            return 0.0
        parts = self.table.data.abilities[number].parts
        return self.parts(number, (1 << len(parts)) - 1)

    def parts(self, number: int, mask: int) -> float:
        """What some parts of an ability bring, of alternatives the best."""
        parts = self.table.data.abilities[number].parts
        out = 0.0
        for place in range(len(parts)):
            if not mask >> place & 1:
                continue
            rivals = parts[place].rivals & mask
            if rivals == 0:
                out += self.part(number, place)
            elif rivals >> place:
                # The last one of a choice is none of the others' rival to come: it counts the best of all.
                continue
            else:
                best = self.part(number, place)
                for rival in range(place):
                    if rivals >> rival & 1:
                        best = max(best, self.part(number, rival))
                out += best
        return out

    def gain(self, gain: effects.Gain) -> float:
        """What one gain brings."""
        if gain.kind == effects.FOOD_MAX:
            return self.price[effects.FOOD_MAX]
        return abilities.amount_of(self.player, gain) * self.price[gain.kind]

    def part(self, number: int, place: int) -> float:
        """What one part of an ability brings, less its price; nothing if it is not worth it."""
        part = self.table.data.abilities[number].parts[place]
        price = self.price
        out = 0.0
        for gain in part.gains:
            out += self.gain(gain)
        if part.column >= 0:
            if self.here == ANY_COLUMN:
                out *= WEIGHTS.other_column
            elif self.here != part.column:
                return 0.0
        if part.what >= 0 and abilities.counted(self.player, part.what) < part.least:
            out *= WEIGHTS.ability_part
        if part.is_exchange:
            out -= (
                part.food * price[effects.FOOD] + part.tool * price[effects.TOOL] + part.discard * WEIGHTS.discard_cost
            )
            out -= (
                part.labour * price[effects.LABOUR]
                + part.animals * WEIGHTS.animal_worth
                - part.bury * price[effects.BURY]
            )
        return max(0.0, out)

    def card(self, face: int) -> float:
        """What a card does for its owner when it comes to the hand in some round."""
        known = self.worths[face]
        if known >= 0.0:
            return known
        data = self.table.data
        here = self.here
        self.here = ANY_COLUMN
        worth = self.ability(data.action[face])
        if face < names.FIRST_CULTURE:
            work = worth if data.abilities[data.action[face]].labour > 0 else worth * WEIGHTS.ability_part
            work += data.labour[face] * self.price[effects.LABOUR]
            worth = max(work, self.in_eclipse(face))
        self.here = here
        self.worths[face] = worth
        return worth

    def in_eclipse(self, face: int) -> float:
        """What a tribe card brings in the eclipse pile; labour counts for the turn order."""
        data = self.table.data
        number = data.eclipse[face]
        ability = data.abilities[number]
        out = WEIGHTS.order_half * (data.labour[face] + ability.labour)
        more = 0
        for place in range(len(ability.parts)):
            if not ability.parts[place].is_labour:
                more |= 1 << place
        return out + self.parts(number, more)
