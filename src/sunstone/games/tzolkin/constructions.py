"""Buildings and monuments: what can be built by which action, what it costs, and architecture's help."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.games.tzolkin import reasons
from sunstone.games.tzolkin.catalogue import BUILD, BUILD_PLAIN, MONUMENT, SAVE, SELL
from sunstone.games.tzolkin.data import BUILD as BUILD_EFFECT
from sunstone.games.tzolkin.effects import carry_out
from sunstone.games.tzolkin.events import BUILT, BUILT_MONUMENT
from sunstone.games.tzolkin.goods import gain, pay, score
from sunstone.games.tzolkin.names import BY_ARCHITECTURE, CORN, GOLD, SKULL, WOOD
from sunstone.games.tzolkin.table import GAP, Player, Table

# Which action lets one build.
BY_TIKAL_2: Final = 0
BY_TIKAL_4: Final = 1
BY_TIKAL_4_AGAIN: Final = 2
BY_UXMAL_4: Final = 3
ACTIONS: Final = ("tikal_2", "tikal_4", "tikal_4_again", "uxmal_4")

SAVE_NONE: Final = SELL - 1

# What it costs


def missing(table: Table, player: Player, building: int) -> i64:
    """How many blocks the player lacks for a building."""
    cost = table.data.buildings[building].cost
    lacking: i64 = 0
    for block in range(WOOD, GOLD + 1):
        short: i64 = cost[block] - player.good(block)
        if short > 0:
            lacking += short
    return lacking


def corn_price(table: Table, player: Player, building: int) -> i64:
    """Uxmal 4: two corn a block; architecture 3 takes two corn off."""
    price: i64 = 2 * table.data.buildings[building].blocks
    if player.architecture < 3:
        return price
    return price - 2 if price > 2 else 0


def can_afford(table: Table, player: Player, building: int, by: i64, helped: bool, corn: i64) -> bool:
    """Whether the player can pay for a building, with or without architecture's help."""
    if by == BY_UXMAL_4:
        return corn >= corn_price(table, player, building)
    lacking = missing(table, player, building)
    return lacking == 0 or (lacking == 1 and helped and player.architecture >= 3)


def can_build(table: Table, player: Player, by: i64, helped: bool, corn: i64) -> bool:
    """Whether any building on display can be paid."""
    for building in table.buildings:
        if building != GAP and can_afford(table, player, building, by, helped, corn):
            return True
    return False


def can_afford_monument(table: Table, player: Player, monument: int) -> bool:
    """Whether the player can pay for a monument, which is never helped."""
    cost = table.data.monuments[monument].cost
    for good in range(WOOD, SKULL + 1):
        if player.good(good) < cost[good]:
            return False
    return True


def can_build_monument(table: Table, player: Player) -> bool:
    """Whether any monument on display can be paid."""
    for monument in table.monuments:
        if monument != GAP and can_afford_monument(table, player, monument):
            return True
    return False


def _has_twin_before(table: Table, slot: int) -> bool:
    """Whether a building just like this one lies in an earlier slot: the two are one choice."""
    twins = table.data.twins
    twin = twins[table.buildings[slot]]
    for earlier in range(slot):
        other = table.buildings[earlier]
        if other != GAP and twins[other] == twin:
            return True
    return False


def _without(tiles: tuple[int, ...], slot: int) -> tuple[int, ...]:
    """The tiles on display when the one in a slot is taken."""
    return (*tiles[:slot], GAP, *tiles[slot + 1 :])


# What is decided


@final
class Construction(Decision[Table]):
    """A building, by Tikal 4 or else a monument. Architecture helps once, with one of the two buildings of Tikal 4."""

    def __init__(self, by: i64, optional: bool, helped: bool) -> None:
        self.by = by
        self.optional = optional
        self.helped = helped
        """Whether architecture still helps."""

    def legal(self, table: Table, out: list[int]) -> None:
        player = table.mover()
        for slot in range(len(table.buildings)):
            if self._why_not_build(table, player, slot) == LEGAL:
                out.append(BUILD + slot)
        if self.by == BY_TIKAL_4:
            if player.architecture > 0:
                for slot in range(len(table.buildings)):
                    if self._why_not_plain(table, player, slot) == LEGAL:
                        out.append(BUILD_PLAIN + slot)
            for slot in range(len(table.monuments)):
                if self._why_not_monument(table, player, slot) == LEGAL:
                    out.append(MONUMENT + slot)

    def why_not(self, table: Table, action: int) -> int:
        player = table.mover()
        if not BUILD <= action < SAVE:
            return reasons.OTHER_DECISION
        if action < BUILD_PLAIN:
            return self._why_not_build(table, player, action - BUILD)
        if action < MONUMENT:
            return self._why_not_plain(table, player, action - BUILD_PLAIN)
        return self._why_not_monument(table, player, action - MONUMENT)

    def _why_not_build(self, table: Table, player: Player, slot: int) -> int:
        """Whether the building in a slot can be built, architecture helping where it can."""
        if slot >= len(table.buildings) or table.buildings[slot] == GAP:
            return reasons.EMPTY_SLOT
        if not can_afford(table, player, table.buildings[slot], self.by, self.helped, player.corn):
            return reasons.CANNOT_PAY
        return reasons.TWIN if _has_twin_before(table, slot) else LEGAL

    def _why_not_plain(self, table: Table, player: Player, slot: int) -> int:
        """Whether it can be built without architecture, which is kept for the second building of Tikal 4."""
        if self.by != BY_TIKAL_4 or player.architecture == 0:
            return reasons.NO_ARCHITECTURE
        if slot >= len(table.buildings) or table.buildings[slot] == GAP:
            return reasons.EMPTY_SLOT
        if missing(table, player, table.buildings[slot]) > 0:
            return reasons.CANNOT_PAY
        return reasons.TWIN if _has_twin_before(table, slot) else LEGAL

    def _why_not_monument(self, table: Table, player: Player, slot: int) -> int:
        """Whether the monument in a slot can be built: only by Tikal 4, and in place of buildings."""
        if self.by != BY_TIKAL_4:
            return reasons.BUILD_NO_MONUMENT
        if slot >= len(table.monuments) or table.monuments[slot] == GAP:
            return reasons.EMPTY_SLOT
        return LEGAL if can_afford_monument(table, player, table.monuments[slot]) else reasons.CANNOT_PAY

    def answer(self, table: Table, action: int) -> None:
        if action >= MONUMENT:
            build_monument(table, action - MONUMENT)
            return
        plain = action >= BUILD_PLAIN
        slot = action - (BUILD_PLAIN if plain else BUILD)
        helped = self.helped and not plain
        if self.by != BY_UXMAL_4 and helped and table.mover().architecture >= 3:
            # Which block is saved is chosen before anything is paid.
            table.due.append(Saving(self.by, slot))
        else:
            build(table, self.by, slot, helped, 0)

    def may_leave(self, table: Table) -> bool:
        return self.optional

    def settle(self, table: Table) -> bool:
        player = table.mover()
        if not self.optional or can_build(table, player, self.by, self.helped, player.corn):
            return False
        table.due.pop()
        return True

    def can_be_due(self, table: Table) -> bool:
        if self.by == BY_TIKAL_4_AGAIN:
            return self.optional
        return self.helped and (not self.optional or self.by == BY_TIKAL_2)

    def can_wait(self, table: Table, above: Decision[Table]) -> bool:
        return self.by == BY_TIKAL_4_AGAIN and self.optional

    def most_waiting(self, table: Table) -> int:
        """Twice where the first of two buildings brought another visit to Tikal 4."""
        return 2


@final
class Saving(Decision[Table]):
    """Architecture 3: which block of the building's price is saved; or none, if all can be paid."""

    def __init__(self, by: i64, slot: i64) -> None:
        self.by = by
        self.slot = slot

    def legal(self, table: Table, out: list[int]) -> None:
        for action in range(SAVE, SELL):
            if self.why_not(table, action) == LEGAL:
                out.append(action)

    def why_not(self, table: Table, action: int) -> int:
        if not SAVE <= action < SELL:
            return reasons.OTHER_DECISION
        player = table.mover()
        building = table.buildings[self.slot]
        lacking = missing(table, player, building)
        if action == SAVE_NONE:
            return LEGAL if lacking == 0 else reasons.CANNOT_PAY
        block: i64 = action - SAVE + WOOD
        cost: i64 = table.data.buildings[building].cost[block]
        if cost == 0:
            return reasons.NOT_IN_COST
        return LEGAL if lacking == 0 or (lacking == 1 and cost - player.good(block) == 1) else reasons.CANNOT_PAY

    def answer(self, table: Table, action: int) -> None:
        build(table, self.by, self.slot, True, 0 if action == SAVE_NONE else action - SAVE + WOOD)

    def settle(self, table: Table) -> bool:
        return self.settle_only_choice(table)

    def can_be_due(self, table: Table) -> bool:
        if self.by >= BY_UXMAL_4 or self.slot >= len(table.buildings) or table.buildings[self.slot] == GAP:
            return False
        return table.mover().architecture >= 3 and self.leaves_choice(table)


@final
class Effect(Decision[Table]):
    """What a building that was just built still gives. Never a choice; it is carried out when its turn comes."""

    def __init__(self, effect: i64, what: i64, amount: i64) -> None:
        self.effect = effect
        self.what = what
        self.amount = amount

    def legal(self, table: Table, out: list[int]) -> None:
        """There is nothing to choose."""

    def why_not(self, table: Table, action: int) -> int:
        return reasons.OTHER_DECISION

    def settle(self, table: Table) -> bool:
        table.due.pop()
        if self.effect == BUILD_EFFECT:
            table.due.append(Construction(BY_TIKAL_2, True, True))
        else:
            carry_out(table, table.mover(), self.effect, self.what, self.amount)
        return True

    def can_be_due(self, table: Table) -> bool:
        return False

    def can_wait(self, table: Table, above: Decision[Table]) -> bool:
        return self.most_waiting(table) > 0

    def most_waiting(self, table: Table) -> int:
        """Once for every tile of the player that has this effect."""
        found = 0
        for tile in table.mover().buildings:
            for effect in table.data.buildings[tile].effects:
                if (effect.kind, effect.what, effect.amount) == (self.effect, self.what, self.amount):
                    found += 1
        return found


# Building


def build(table: Table, by: i64, slot: i64, helped: bool, saved: i64) -> None:
    """Pay (one `saved` block less), take the tile, let architecture pay out at its level from before, then the tile."""
    player = table.mover()
    number = table.buildings[slot]
    building = table.data.buildings[number]
    level: i64 = player.architecture if helped else 0
    if by == BY_UXMAL_4:
        pay(table, player, CORN, corn_price(table, player, number))
    else:
        for block in range(WOOD, GOLD + 1):
            pay(table, player, block, building.cost[block] - (1 if block == saved else 0))
    table.buildings = _without(table.buildings, slot)
    player.buildings = (*player.buildings, number)
    if table.events is not None:
        table.events.append(Event(BUILT, player.seat, {"building": building.id}))
    if level >= 1:
        gain(table, player, CORN, 1)
    if level >= 2:
        score(table, player, 2, BY_ARCHITECTURE)
    if by == BY_TIKAL_4:
        table.due.append(Construction(BY_TIKAL_4_AGAIN, True, level == 0))
    # The first effect comes to lie on top.
    for effect in reversed(building.effects):
        table.due.append(Effect(effect.kind, effect.what, effect.amount))


def build_monument(table: Table, slot: i64) -> None:
    """Pay for a monument and take it; it counts at the end of the game."""
    player = table.mover()
    number = table.monuments[slot]
    monument = table.data.monuments[number]
    for good in range(WOOD, SKULL + 1):
        pay(table, player, good, monument.cost[good])
    table.monuments = _without(table.monuments, slot)
    player.monuments = (*player.monuments, number)
    if table.events is not None:
        table.events.append(Event(BUILT_MONUMENT, player.seat, {"monument": monument.id}))
