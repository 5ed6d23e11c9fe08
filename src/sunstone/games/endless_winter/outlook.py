"""What time is left for a seat, and what goods, steps, abilities and cards are worth to it by that, in points."""

from __future__ import annotations

from typing import Final

from sunstone.games.endless_winter.animals import SPECIES
from sunstone.games.endless_winter.eclipse import BOARD_STEP, CARDS_STEP, LAND_STEP
from sunstone.games.endless_winter.effects import (
    ANIMAL_GROUND,
    ANIMAL_TOP,
    BURY,
    CAMP,
    CULTURE,
    DRAW,
    FOOD,
    FOOD_MAX,
    GAINS,
    IDOL,
    LABOUR,
    MEGALITH,
    MOVE,
    REVEAL,
    STONE,
    TOOL,
    TRIBE_DISCARD,
    TRIBE_HAND,
    USE_ANIMAL,
    VP,
    Gain,
)
from sunstone.games.endless_winter.interpreter import amount_of, counted
from sunstone.games.endless_winter.names import (
    ARGENTAVIS,
    FACE_COUNT,
    FIRST_CULTURE,
    HONOUR,
    NOWHERE,
    OFFERING,
    ROUNDS,
    TURNS,
)
from sunstone.games.endless_winter.pending import BOARD, a_of, kind_of
from sunstone.games.endless_winter.player_board import STONES_BIT
from sunstone.games.endless_winter.position import (
    ACTION_PHASE,
    ECLIPSE_PHASE,
    PREPARATION_PHASE,
    EndlessWinterPosition,
)
from sunstone.games.endless_winter.weights import FOOD_STORE, TOOL_STORE, WEIGHTS

UNKNOWN: Final = -1.0
ANY_COLUMN: Final = -2
"""No figure stands yet: a card may be played where it does most."""
LAST_TABLE: Final = 2


class Outlook:
    """What things are worth for a seat in a position."""

    __slots__ = (
        "boards",
        "camp",
        "carry",
        "here",
        "idol",
        "lands",
        "late",
        "mean",
        "megalith",
        "move",
        "pile_open",
        "price",
        "rate",
        "rounds",
        "s",
        "seat",
        "stones",
        "turns",
        "worths",
    )

    def __init__(self, s: EndlessWinterPosition, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.rounds: int = ROUNDS - s.round
        # Eclipses to come in which lands, the player board and stones reward the seat.
        self.lands: int = self.rounds + 1
        self.boards: int = self.rounds + 1
        self.stones: int = self.rounds + 1
        self.pile_open: bool = True
        if s.phase == ECLIPSE_PHASE:
            self._in_eclipse()
        free = 0
        for place in range(seat * TURNS, seat * TURNS + TURNS):
            if s.figures[place] == NOWHERE:
                free += 1
        acting = s.phase == ACTION_PHASE and s.seat == seat
        if acting and s.column == NOWHERE and free > 0:
            # The figure to be placed now is weighed by what it can do.
            free -= 1
        self.turns: int = free + TURNS * self.rounds
        ahead = self.turns + (1 if acting else 0)
        self.late: float = min(1.0, ahead / WEIGHTS.late_turns)
        # What a card in the hand keeps of its worth.
        self.carry: float = 1.0
        if free == 0 and not acting and s.phase != PREPARATION_PHASE:
            self.carry = WEIGHTS.carried if self.rounds > 0 else 0.0
        self.here: int = s.column if acting and s.column != NOWHERE else ANY_COLUMN
        ratio = s.box.offering_ratio[s.idols[seat * 2 + OFFERING]]
        self.rate: float = 1.0 / ratio if ratio > 0 else 0.0
        # What a card of the deck does on average; counted with the cards.
        self.mean: float = WEIGHTS.card_worth
        self.worths: list[float] = [UNKNOWN] * FACE_COUNT
        self.price: list[float] = [0.0] * len(GAINS)
        self._prices()

    def _in_eclipse(self) -> None:
        """What of this eclipse is over for the seat; what is due right now stands on the stack."""
        s = self.s
        place = s.place_in_order(self.seat)
        if place > s.turn:
            return
        step = s.eclipse_step if place == s.turn else BOARD_STEP + 2
        if step > CARDS_STEP:
            self.pile_open = False
        if step > LAND_STEP:
            self.lands -= 1
        if step > BOARD_STEP:
            self.boards -= 1
            due = False
            if place == s.turn:
                for packed in s.stack:
                    if kind_of(packed) == BOARD and a_of(packed) & STONES_BIT:
                        due = True
            if not due:
                self.stones -= 1

    def _prices(self) -> None:
        """What each gain is worth on average; what stands on the ladder, at least what a lesser reward would bring.

        Many cards and lands promise the same gain, so it must not matter for their worth that the very next burial or
        step happens to bring much: whoever took that would find all the cards worth less.
        """
        price = self.price
        late = self.late
        self.idol: float = max(self.offering_step(), self.honour_step())
        price[FOOD] = WEIGHTS.food_worth * late + self.rate * (1.0 - late)
        price[TOOL] = max(price[FOOD], WEIGHTS.tool_worth * late + self.rate * (1.0 - late))
        price[LABOUR] = WEIGHTS.labour_worth * late
        price[IDOL] = max(price[TOOL], WEIGHTS.idol_worth * late + self.idol * (1.0 - late))
        price[DRAW] = max(price[IDOL], WEIGHTS.card_worth * self.carry)
        price[MEGALITH] = max(price[DRAW], WEIGHTS.megalith_worth)
        price[BURY] = WEIGHTS.bury_worth * late
        price[ANIMAL_TOP] = WEIGHTS.animal_worth
        price[CAMP] = WEIGHTS.camp_worth * late if self.s.camps_left[self.seat] > 0 else 0.0
        price[MOVE] = WEIGHTS.move_worth * late
        price[REVEAL] = WEIGHTS.reveal_worth * late
        price[TRIBE_DISCARD] = 1.0 + 0.3 * late
        price[TRIBE_HAND] = 1.0 + 0.8 * late
        price[CULTURE] = 1.5 + 1.5 * late
        price[FOOD_MAX] = price[FOOD] * min(5, self.s.food_limit(self.seat) - self.s.food[self.seat])
        price[STONE] = 2.0 * self.stones
        price[VP] = 1.0
        # What a megalith brings that is placed now; counted with the megaliths.
        self.megalith: float = price[MEGALITH]
        # What the next camp and the next move bring; counted with the lands.
        self.camp: float = price[CAMP]
        self.move: float = price[MOVE]
        self.idol = max(self.idol, price[TOOL])
        self._animal_prices()

    # Totems

    def offering_step(self) -> float:
        """What the next level of the offering track adds."""
        level = self.s.idols[self.seat * 2 + OFFERING]
        if level >= len(self.s.box.offering_ratio) - 1:
            return 1.0
        reward = self.ability(self.s.box.offering_reward[level + 1])
        return reward + self.offering(level + 1) - self.offering(level)

    def offering(self, level: int) -> float:
        """What the levels above promise, and what goods left at the end will count."""
        box = self.s.box
        out = 0.0
        near = self.late
        for above in range(level + 1, len(box.offering_ratio)):
            near *= WEIGHTS.step_near
            if box.offering_reward[above] > 0:
                out += near * self.ability(box.offering_reward[above])
        ratio = box.offering_ratio[level]
        if ratio > 0:
            left = WEIGHTS.left_over * self.late
            left += (self.s.food[self.seat] + self.s.tools[self.seat]) * (1.0 - self.late)
            out += left / ratio
        return out

    def honour_step(self) -> float:
        """What the next level of the honour track adds; the place among the others apart."""
        box = self.s.box
        level = self.s.idols[self.seat * 2 + HONOUR]
        if level >= len(box.honour_points) - 1:
            return 0.0
        out = box.honour_points[level + 1] + self.honour(level + 1) - self.honour(level)
        if level == 0:
            out += (1.0 - WEIGHTS.honour_hope * self.late) * self.burial(len(self.s.buried[self.seat]))
        return out

    def honour(self, level: int) -> float:
        """What the levels of honour above promise."""
        box = self.s.box
        out = 0.0
        near = self.late
        for above in range(level + 1, len(box.honour_points)):
            near *= WEIGHTS.step_near
            out += near * box.honour_points[above]
        return out

    def burial(self, count: int) -> float:
        """What so many buried cards count at the end, with the hope to reach the next bracket."""
        s = self.s
        box = s.box
        rank = 0
        for seat in s.honour_rank:
            if seat == self.seat:
                break
            rank += 1
        table = box.burial_points[min(rank, LAST_TABLE)]
        reached = 0
        least = 0
        for bracket in range(len(table)):
            need = box.brackets[bracket]
            if count >= need:
                reached = table[bracket]
                least = need
            else:
                more = (table[bracket] - reached) * (count - least) / (need - least)
                return reached + more * WEIGHTS.bury_hope * self.late
        return reached

    def bury_step(self) -> float:
        """What one more buried card adds to the burial points."""
        count = len(self.s.buried[self.seat])
        more = self.burial(count + 1) - self.burial(count)
        return more if self.s.idols[self.seat * 2 + HONOUR] > 0 else more * WEIGHTS.honour_hope * self.late

    # Animals

    def next_animal(self, species: int) -> float:
        """What one more animal of a species adds to the sets, with the hope it brings."""
        s = self.s
        count = s.animals[self.seat * SPECIES + species]
        if species == ARGENTAVIS:
            best = 0.0
            for other in range(ARGENTAVIS):
                held = s.animals[self.seat * SPECIES + other]
                table = s.box.sets[other]
                if 0 < held < len(table):
                    best = max(best, float(table[held] - table[held - 1]))
            return max(best, WEIGHTS.wild_alone * self.late)
        table = s.box.sets[species]
        if count >= len(table):
            return 0.0
        out = float(table[count] - (table[count - 1] if count > 0 else 0))
        if count + 1 < len(table):
            hope = WEIGHTS.next_animal * (table[count + 1] - table[count])
            if count > 0:
                hope -= WEIGHTS.next_animal * out
            out += hope * self.late
        if count == 0:
            out += WEIGHTS.new_species * self.late
        return out

    def _animal_prices(self) -> None:
        s = self.s
        price = self.price
        best = 0.0
        tip = 0.0
        for species in range(SPECIES):
            worth = self.next_animal(species)
            if s.ground[species] > 0 and worth > best:
                best = worth
            if s.animals[self.seat * SPECIES + species] > 0:
                tip = max(tip, self.tip(species))
        price[ANIMAL_GROUND] = best
        price[USE_ANIMAL] = tip

    def tip(self, species: int) -> float:
        """What it brings to use an animal, less what its set loses."""
        s = self.s
        count = s.animals[self.seat * SPECIES + species]
        loss = 0.0
        if species == ARGENTAVIS:
            loss = WEIGHTS.wild_alone
        else:
            table = s.box.sets[species]
            if count <= len(table):
                loss = float(table[count - 1] - (table[count - 2] if count > 1 else 0))
            if count < len(table):
                loss += WEIGHTS.next_animal * self.late * (table[count] - table[count - 1])
        return self.ability(s.box.use[species]) - loss

    # Abilities and cards

    def goods(self) -> float:
        """Food and tools in store."""
        s = self.s
        return self._stock(s.food[self.seat], WEIGHTS.food_worth, FOOD_STORE) + self._stock(
            s.tools[self.seat], WEIGHTS.tool_worth, TOOL_STORE
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
        parts = self.s.box.abilities[number].parts
        return self.parts(number, (1 << len(parts)) - 1)

    def parts(self, number: int, mask: int) -> float:
        """What some parts of an ability bring, of alternatives the best."""
        parts = self.s.box.abilities[number].parts
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

    def gain(self, gain: Gain) -> float:
        """What one gain brings."""
        if gain.kind == FOOD_MAX:
            return self.price[FOOD_MAX]
        return amount_of(self.s, self.seat, gain) * self.price[gain.kind]

    def part(self, number: int, place: int) -> float:
        """What one part of an ability brings, less its price; nothing if it is not worth it."""
        part = self.s.box.abilities[number].parts[place]
        price = self.price
        out = 0.0
        for gain in part.gains:
            out += self.gain(gain)
        if part.column >= 0:
            if self.here == ANY_COLUMN:
                out *= WEIGHTS.other_column
            elif self.here != part.column:
                return 0.0
        if part.what >= 0 and counted(self.s, self.seat, part.what) < part.least:
            out *= WEIGHTS.ability_part
        if part.is_exchange:
            out -= part.food * price[FOOD] + part.tool * price[TOOL] + part.discard * WEIGHTS.discard_cost
            out -= part.labour * price[LABOUR] + part.animals * WEIGHTS.animal_worth - part.bury * price[BURY]
        return max(0.0, out)

    def card(self, face: int) -> float:
        """What a card does for its owner when it comes to the hand in some round."""
        known = self.worths[face]
        if known >= 0.0:
            return known
        box = self.s.box
        here = self.here
        self.here = ANY_COLUMN
        worth = self.ability(box.action[face])
        if face < FIRST_CULTURE:
            work = worth if box.abilities[box.action[face]].labour > 0 else worth * WEIGHTS.ability_part
            work += box.labour[face] * self.price[LABOUR]
            worth = max(work, self.in_eclipse(face))
        self.here = here
        self.worths[face] = worth
        return worth

    def in_eclipse(self, face: int) -> float:
        """What a tribe card brings in the eclipse pile; labour counts for the turn order."""
        box = self.s.box
        number = box.eclipse[face]
        ability = box.abilities[number]
        out = WEIGHTS.order_half * (box.labour[face] + ability.labour)
        more = 0
        for place in range(len(ability.parts)):
            if not ability.parts[place].is_labour:
                more |= 1 << place
        return out + self.parts(number, more)
