"""Abilities carried out: their parts become decisions, or happen at once.

Parts of an ability may be carried out in any order. What can only be good at once (food for which there is room,
points, labour, a camp, the top animal) happens at once; the order of the rest is the player's.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.core.game import LEGAL
from sunstone.core.plain import bit
from sunstone.games.endless_winter import cards, catalogue, data, effects, giving, goods, names, reasons
from sunstone.games.endless_winter.table import Decision, Player, Table


def all_parts(table: Table, ability: i64) -> i64:
    """All parts of an ability, as bits."""
    return bit(len(table.data.abilities[ability].parts)) - 1


def begin(table: Table, ability: i64) -> None:
    """A whole ability is due."""
    if ability > 0:
        table.due.append(Group(ability, all_parts(table, ability)))


def begin_parts(table: Table, ability: i64, parts: i64) -> None:
    """Some parts of an ability are due."""
    if parts:
        table.due.append(Group(ability, parts))


# Counting, and what can be paid


def counted(player: Player, what: int) -> int:
    """What `if` and `each` count for a player."""
    if what == 0:
        return player.settled()
    if what == 1:
        return names.CAMPS - player.camps_left
    if what == 2:
        return len(player.buried)
    if what == 3:
        return len(player.stones)
    if what == 4:
        return names.MEGALITHS - player.megaliths_left
    if what == 10:
        return player.offering
    if what == 11:
        return player.honour
    return _counted_animals(player, what)


def _counted_animals(player: Player, what: int) -> int:
    """Animals of all or of one species, the species among them, the most of one; of the used ones alone likewise."""
    if what >= effects.FIRST_NAMED:
        return player.animals[what - effects.FIRST_NAMED] + player.used[what - effects.FIRST_NAMED]
    animals = 0
    kinds = 0
    most = 0
    for species in range(names.SPECIES):
        count = player.used[species] if what in (8, 9) else player.animals[species] + player.used[species]
        animals += count
        if count > 0:
            kinds += 1
        most = max(most, count)
    if what in (5, 8):
        return animals
    return most if what == 7 else kinds


def amount_of(player: Player, gain: effects.Gain) -> int:
    """How much a gain brings now: what it counts may have changed since it was printed."""
    if gain.each < 0:
        return gain.amount
    return min(data.MOST_AT_ONCE, gain.amount * (counted(player, gain.each) // gain.per))


def can_pay(table: Table, player: Player, part: effects.Part) -> bool:
    """Whether the player can pay for an exchange."""
    if player.food < part.food or player.tools < part.tool or len(player.hand) < part.discard:
        return False
    if part.labour > 0 and (table.phase != names.ACTION_PHASE or table.half_labour < part.labour):
        return False
    if part.bury > 0 and cards.buryable(table, player) < part.bury:
        return False
    return part.animals == 0 or giving.can_give(player, part.how, part.animals)


def applies(table: Table, player: Player, part: effects.Part) -> bool:
    """Whether a part can do anything now: its column, its condition, its price."""
    if part.column >= 0 and part.column != table.column:
        return False
    if part.what >= 0 and counted(player, part.what) < part.least:
        return False
    return not part.is_exchange or can_pay(table, player, part)


def exchange(table: Table, ability: i64, place: i64) -> None:
    """Pay, then gain."""
    part = table.data.abilities[ability].parts[place]
    goods.pay(table, table.mover(), part.food, part.tool)
    goods.pay_labour(table, part.labour)
    table.due.append(Gains(ability, place, bit(len(part.gains)) - 1))
    if part.animals > 0:
        giving.begin_giving(table, part.how, part.animals)
    if part.bury > 0:
        table.due.append(cards.Buries(part.bury, True, True))
    if part.discard > 0:
        # Before a burial, which may take a card just discarded.
        table.due.append(cards.Discards(part.discard))


def _at_once(table: Table, gain: effects.Gain) -> bool:
    """Whether a gain can be taken at once: not if what it counts may grow with the other gains."""
    if gain.each >= 0:
        return False
    if gain.kind == effects.FOOD:
        player = table.mover()
        return player.food + gain.amount <= table.food_limit(player)
    return gain.kind in (effects.LABOUR, effects.VP, effects.CAMP, effects.ANIMAL_TOP)


# Decisions


class Left(Decision):
    """Several parts of an ability, or gains of a part, are left: the player chooses which comes next."""

    def __init__(self, ability: i64, left: i64) -> None:
        self.ability = ability
        self.left = left

    def with_left(self, left: i64) -> Decision:
        """The same with these left."""
        raise NotImplementedError

    def plain_gain(self, table: Table, place: i64) -> effects.Gain | None:
        """The gain in a place, if it is one gain and nothing else."""
        raise NotImplementedError

    def carry_out(self, table: Table, place: i64) -> None:
        """Carry out what is in a place."""
        raise NotImplementedError

    def rivals(self, table: Table, place: i64) -> i64:
        """The other alternatives of the same choice, as bits."""
        return 0

    def legal(self, table: Table, out: list[int]) -> None:
        for place in range(effects.MOST_PARTS):
            if self.left >> place & 1:
                out.append(catalogue.PART + place)

    def why_not(self, table: Table, action: int) -> int:
        if not catalogue.PART <= action < catalogue.PART + effects.MOST_PARTS:
            return reasons.OTHER_DECISION
        return LEGAL if self.left >> (action - catalogue.PART) & 1 else reasons.PART_DONE

    def answer(self, table: Table, action: int) -> None:
        place: i64 = action - catalogue.PART
        left = self.left & ~bit(place) & ~self.rivals(table, place)
        if left:
            table.due.append(self.with_left(left))
        self.carry_out(table, place)

    def may_leave(self, table: Table) -> bool:
        return False

    def settle(self, table: Table) -> bool:
        """Take what can be taken at once; a single remaining gain comes next."""
        left: i64 = 0
        last: i64 = 0
        for place in range(effects.MOST_PARTS):
            if self.left >> place & 1:
                gain = self.plain_gain(table, place)
                if gain is not None and _at_once(table, gain):
                    table.gain(gain)
                else:
                    left |= bit(place)
                    last = place
        if left & (left - 1) and left == self.left:
            return False
        table.due.pop()
        if left & (left - 1):
            table.due.append(self.with_left(left))
            return False
        if left:
            self.carry_out(table, last)
        return True

    def places_left(self) -> list[int]:
        """The places that are left, counted from 1."""
        return [place + 1 for place in range(effects.MOST_PARTS) if self.left >> place & 1]

    def words(self, table: Table, parts: list[str]) -> dict[str, object]:
        """What the view adds: the words of the parts, and where they are printed."""
        left = self.places_left()
        return {"parts": parts, "from": list(table.data.origins[self.ability]), "left": left, "count": len(left)}


@final
class Group(Left):
    """Parts of an ability that are still to be carried out."""

    def __init__(self, ability: i64, left: i64) -> None:
        super().__init__(ability, left)

    def with_left(self, left: i64) -> Decision:
        return Group(self.ability, left)

    def plain_gain(self, table: Table, place: i64) -> effects.Gain | None:
        part = table.data.abilities[self.ability].parts[place]
        return part.gains[0] if part.is_free and len(part.gains) == 1 else None

    def rivals(self, table: Table, place: i64) -> i64:
        """Of several alternatives one alone is carried out."""
        return table.data.abilities[self.ability].parts[place].rivals

    def carry_out(self, table: Table, place: i64) -> None:
        part = table.data.abilities[self.ability].parts[place]
        if not applies(table, table.mover(), part):
            return
        if part.is_exchange:
            table.due.append(Exchange(self.ability, place))
        elif len(part.gains) == 1:
            table.gain(part.gains[0])
        else:
            table.due.append(Gains(self.ability, place, bit(len(part.gains)) - 1))

    def seen(self, table: Table) -> dict[str, object]:
        return self.words(table, [part.text for part in table.data.abilities[self.ability].parts])

    def can_be_due(self, table: Table) -> bool:
        if not 1 <= self.ability < len(table.data.abilities):
            return False
        parts = table.data.abilities[self.ability].parts
        if not 1 <= self.left < bit(len(parts)):
            return False
        # Alternatives are there together or not at all, but for those of another column.
        for first, part in enumerate(parts):
            for second, other in enumerate(parts):
                if part.rivals >> second & 1 and part.column < 0 and other.column < 0:
                    if self.left >> first & 1 != self.left >> second & 1:
                        return False
        return True


@final
class Gains(Left):
    """Gains behind a guard that are still to be carried out."""

    def __init__(self, ability: i64, part: i64, left: i64) -> None:
        super().__init__(ability, left)
        self.part = part

    def with_left(self, left: i64) -> Decision:
        return Gains(self.ability, self.part, left)

    def plain_gain(self, table: Table, place: i64) -> effects.Gain | None:
        return table.data.abilities[self.ability].parts[self.part].gains[place]

    def carry_out(self, table: Table, place: i64) -> None:
        table.gain(table.data.abilities[self.ability].parts[self.part].gains[place])

    def seen(self, table: Table) -> dict[str, object]:
        gains = table.data.abilities[self.ability].parts[self.part].text.partition("->")[2].split("&")
        return self.words(table, [gain.strip() for gain in gains])

    def can_be_due(self, table: Table) -> bool:
        if not 1 <= self.ability < len(table.data.abilities):
            return False
        parts = table.data.abilities[self.ability].parts
        if self.part >= len(parts) or not 1 <= self.left < bit(len(parts[self.part].gains)):
            return False
        return parts[self.part].column in (-1, table.column)


@final
class Exchange(Decision):
    """An exchange that may be made."""

    def __init__(self, ability: i64, part: i64) -> None:
        self.ability = ability
        self.part = part

    def legal(self, table: Table, out: list[int]) -> None:
        out.append(catalogue.PAY)

    def why_not(self, table: Table, action: int) -> int:
        return LEGAL if action == catalogue.PAY else reasons.OTHER_DECISION

    def answer(self, table: Table, action: int) -> None:
        exchange(table, self.ability, self.part)

    def seen(self, table: Table) -> dict[str, object]:
        part = table.data.abilities[self.ability].parts[self.part]
        return {"parts": [part.text], "from": list(table.data.origins[self.ability])}

    def can_be_due(self, table: Table) -> bool:
        if not 1 <= self.ability < len(table.data.abilities):
            return False
        parts = table.data.abilities[self.ability].parts
        return self.part < len(parts) and parts[self.part].is_exchange
