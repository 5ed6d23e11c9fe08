"""What holds of the decisions that are due: each has its numbers, its place in the game, and something it came from."""

from __future__ import annotations

from sunstone.core.dump_reader import require
from sunstone.games.endless_winter.animals import SPECIES
from sunstone.games.endless_winter.cards import count
from sunstone.games.endless_winter.decisions import settle
from sunstone.games.endless_winter.eclipse import LAST_STEP
from sunstone.games.endless_winter.effects import (
    ANIMAL_GROUND,
    BURY,
    CULTURE,
    DIFFERENT,
    DRAW,
    IDOL,
    MEGALITH,
    MOVE,
    REVEAL,
    TOOL,
    TRIBE_DISCARD,
    TRIBE_HAND,
    USE_ANIMAL,
    Part,
)
from sunstone.games.endless_winter.geometry import CELLS, HEXES, JUNCTIONS
from sunstone.games.endless_winter.interpreter import MOST_AT_ONCE
from sunstone.games.endless_winter.land import touched_tokens
from sunstone.games.endless_winter.megaliths import empty_slots, is_start
from sunstone.games.endless_winter.names import (
    FACE_COUNT,
    FIRST_CULTURE,
    GLACIER,
    OFFERING,
    REST,
    RITE,
    SETTLEMENTS,
    STONE_SLOTS,
)
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
    STONE,
    TIPS,
    TOKEN,
    a_of,
    b_of,
    c_of,
    frame,
    kind_of,
)
from sunstone.games.endless_winter.player_board import SLOTS, STONES_BIT
from sunstone.games.endless_winter.position import (
    ACTION_PHASE,
    BOTTOM_STAGE,
    ECLIPSE_PHASE,
    NEUTRAL,
    NOBODY,
    OPEN,
    PILE_STAGE,
    PREPARATION_PHASE,
    REST_DRAW_STAGE,
    WRAP_STAGE,
    EndlessWinterPosition,
)
from sunstone.games.endless_winter.preparation import DRAWN_A_ROUND, bonuses
from sunstone.games.endless_winter.totem import top

CODE = "endless_winter_pending"
ECLIPSE_BOTTOM = (0, 0, ECLIPSE_CARDS, CLAIMS, 0)
"""What lies lowest in each step of the eclipse; below the last reward of the player board lies nothing."""
MOST_DUE = 60
"""More frames than any chain of rewards can pile up."""
LADDER_KINDS = (MEGALITH, DRAW, IDOL, TOOL)
BARE = (STONE, SETTLEMENT, TOKEN, ECLIPSE_CARDS, CLAIMS)
"""Frames without a number."""


def check_pending(s: EndlessWinterPosition) -> None:
    """Raise `BadPosition` if something is due that cannot be."""
    require(len(s.stack) <= MOST_DUE, CODE)
    if not s.stack:
        return
    require(s.phase >= ACTION_PHASE and s.stage != PILE_STAGE, CODE)
    for place in range(len(s.stack)):
        _check_numbers(s, s.stack[place])
        _check_place(s, place)
    _check_origins(s)
    _check_amounts(s)
    # What is on top is a decision: anything else would have been carried out.
    twin = s.clone()
    assert isinstance(twin, EndlessWinterPosition)
    settle(twin)
    require(twin.stack == s.stack, CODE)


# Each frame by itself


def _check_numbers(s: EndlessWinterPosition, packed: int) -> None:
    kind, a, b, c = kind_of(packed), a_of(packed), b_of(packed), c_of(packed)
    if kind in (GROUP, GAINS, EXCHANGE):
        require(1 <= a < len(s.box.abilities), CODE)
        parts = s.box.abilities[a].parts
        require(c < len(parts) and (kind != GROUP or c == 0), CODE)
        if kind == EXCHANGE:
            require(parts[c].is_exchange and b == 0, CODE)
            return
        size = len(parts) if kind == GROUP else len(parts[c].gains)
        require(1 <= b < 1 << size, CODE)
        if kind == GAINS:
            require(parts[c].column in (-1, s.column), CODE)
        else:
            _check_choices(parts, b)
    elif kind == REWARD:
        require(a in LADDER_KINDS and b >= 1 and c <= 1, CODE)
    elif kind == ARROW:
        require(a < CELLS and s.cells[a] >= 0 and b == 0 and c == 0, CODE)
        require(is_start(s, a) and s.megaliths[a] == NEUTRAL, CODE)
    elif kind == RECRUITS:
        require(a <= 1 and b >= 1 and c <= 1, CODE)
    elif kind == BURIES:
        require(a <= 1 and b >= 1 and c <= 1 and a <= c, CODE)
    elif kind == GIVES:
        require(a <= DIFFERENT and b >= 1 and c < 1 << SPECIES and (c == 0 or a == DIFFERENT), CODE)
    elif kind == ORDER_REWARD:
        places = len(s.box.order_reward)
        require(not s.box.order_ladder and a == 0 and c == 0 and b == (1 << places) - (1 << s.turn), CODE)
        require(s.phase == ECLIPSE_PHASE and s.eclipse_step == 1 and len(s.stack) == 1, CODE)
    elif kind == BOARD:
        _check_board(s, a, b)
        require(c == 0, CODE)
    elif kind == GLACIERS:
        require(a < len(JUNCTIONS) and s.settled[a] == s.seat and c == 0, CODE)
        require(b >= 1 and b & ~touched_tokens(s, a) == 0, CODE)
    else:
        require(a == 0 and (b == 0 if kind in BARE else b >= 1), CODE)
        require(c == 0, CODE)


def _check_choices(parts: list[Part], left: int) -> None:
    """Alternatives are there together or not at all, but for those of another column."""
    for place, part in enumerate(parts):
        for rival, other in enumerate(parts):
            if part.rivals >> rival & 1 and part.column < 0 and other.column < 0:
                require(left >> place & 1 == left >> rival & 1, CODE)


def _check_board(s: EndlessWinterPosition, bits: int, villages: int) -> None:
    """No more is left than the player board gives."""
    seat = s.seat
    require(bits > 0 or villages > 0, CODE)
    require(bits < 2 * STONES_BIT, CODE)
    require(not bits & STONES_BIT or len(s.stones[seat]) > 0, CODE)
    for slot in range(SLOTS):
        if bits >> slot & 1:
            require(slot < empty_slots(s.megaliths_left[seat]) and s.box.slot_reward[slot] > 0, CODE)
    require(villages <= SETTLEMENTS - s.settlements_left[seat], CODE)
    require(villages == 0 or s.box.settlement_reward > 0, CODE)


def _check_place(s: EndlessWinterPosition, place: int) -> None:
    """Some decisions belong to one moment of the game, with nothing due below them."""
    packed = s.stack[place]
    kind = kind_of(packed)
    if s.phase == ECLIPSE_PHASE:
        lowest = ECLIPSE_BOTTOM[s.eclipse_step]
        require((kind == lowest) == (place == 0 and lowest > 0), CODE)
    require(kind not in (ECLIPSE_CARDS, CLAIMS, BOARD) or s.phase == ECLIPSE_PHASE, CODE)
    require(kind not in (ECLIPSE_CARDS, CLAIMS, BOARD) or place == 0, CODE)
    require(kind != BOARD or s.eclipse_step == LAST_STEP, CODE)
    if kind == TOKEN:
        require(s.stage == REST_DRAW_STAGE and len(s.stack) == 1 and s.rest_top != NOBODY, CODE)
        require(s.figures.count(REST) == 1, CODE)
    if kind == REWARD and c_of(packed) == 1:
        require(s.phase == PREPARATION_PHASE and place == 0, CODE)
        require(a_of(packed) == DRAW and b_of(packed) <= DRAWN_A_ROUND, CODE)
    if kind in (RECRUITS, BURIES) and c_of(packed) == 1 and not (kind == BURIES and a_of(packed) == 1):
        # The rite was paid for: a tribe card, then a burial; or the burial that must be, if no card was taken.
        require(s.column == RITE and s.stage in (BOTTOM_STAGE, WRAP_STAGE), CODE)
        if kind == BURIES:
            require(packed == frame(BURIES, 0, 1, 1) and len(s.stack) == 1, CODE)
        else:
            require(s.stack == [frame(BURIES, 0, 1), frame(RECRUITS, 1, 1, 1)], CODE)


# Where it comes from


def _check_origins(s: EndlessWinterPosition) -> None:
    """An ability is carried out as often at a time as there are things on the table it is printed on."""
    groups = [0] * len(s.box.abilities)
    guards = [0] * len(s.box.abilities)
    for packed in s.stack:
        kind = kind_of(packed)
        if kind == GROUP:
            groups[a_of(packed)] += 1
        elif kind in (GAINS, EXCHANGE):
            guards[a_of(packed)] += 1
    times = origins(s)
    for ability in range(1, len(times)):
        require(groups[ability] <= times[ability] and guards[ability] <= times[ability], CODE)


def origins(s: EndlessWinterPosition) -> list[int]:
    """By ability: how many things that bear it can have set it off in this phase."""
    times = [0] * len(s.box.abilities)
    if s.phase == ACTION_PHASE:
        _count_turn(s, times)
    elif s.phase == ECLIPSE_PHASE:
        _count_eclipse(s, times)
    elif s.round == 1:
        for ability in bonuses(s, s.seat):
            times[ability] += 1
    _count_table(s, times)
    times[0] = 0
    return times


def _count_turn(s: EndlessWinterPosition, times: list[int]) -> None:
    seat = s.seat
    for card in range(FACE_COUNT):
        # A card may be buried by its own ability.
        times[s.box.action[card]] += count(s.played, card) + s.buried[seat].count(card + OPEN)
    if s.chief_due or (s.column >= 0 and s.figures[seat * 3] == s.column and not s.chief_ready):
        times[s.box.chiefs[s.chief[seat] * 2 + s.side[seat]]] += 1
    if s.token != NOBODY and not s.token_ready:
        times[s.box.rest_tokens[s.token]] += 1
    if 0 <= s.column < REST and s.stage == WRAP_STAGE:
        times[s.box.bottom[s.column]] += 1


def _count_eclipse(s: EndlessWinterPosition, times: list[int]) -> None:
    seat = s.seat
    if s.eclipse_step == 1:
        for place in range(s.turn, len(s.box.order_reward)):
            times[s.box.order_reward[place]] += 1
    elif s.eclipse_step == 2:
        for card in range(FIRST_CULTURE):
            shown = count(s.eclipse_piles[seat], card) + s.buried[seat].count(card + OPEN)
            times[s.box.eclipse[card]] += shown - count(s.to_use, card)
    elif s.eclipse_step == 3:
        for place in range(HEXES):
            if s.claimed >> place & 1:
                times[s.box.terrain[s.land[place]]] += 1
    elif s.eclipse_step == 4:
        for slot in range(empty_slots(s.megaliths_left[seat])):
            times[s.box.slot_reward[slot]] += 1
        times[s.box.settlement_reward] += SETTLEMENTS - s.settlements_left[seat]


def _count_table(s: EndlessWinterPosition, times: list[int]) -> None:
    """What can give its reward in any phase."""
    seat = s.seat
    box = s.box
    for species in range(SPECIES):
        times[box.use[species]] += s.used[seat * SPECIES + species]
    for cell in range(CELLS):
        if s.cells[cell] >= 0 and s.megaliths[cell] in (seat, NEUTRAL):
            times[box.space_reward[s.cells[cell]]] += 1
    for slot in range(min(len(s.stones[seat]), STONE_SLOTS)):
        times[box.stone_reward[slot]] += 1
    for level in range(1, min(s.idols[seat * 2 + OFFERING], top(s, OFFERING)) + 1):
        times[box.offering_reward[level]] += 1
    for junction in range(len(JUNCTIONS)):
        if s.settled[junction] == seat:
            for place in JUNCTIONS[junction]:
                if s.land[place] == GLACIER and s.glacier_tokens[place] != NOBODY:
                    times[box.glacier_tokens[s.glacier_tokens[place]]] += 1


# How much of it


def _gain_of(kind: int, a: int) -> int:
    """The gain a plain decision carries out; -1 for other decisions."""
    if kind == REWARD:
        return a
    if kind == RECRUITS:
        return TRIBE_DISCARD if a == 1 else TRIBE_HAND
    if kind == MOVES:
        return MOVE
    if kind == BURIES:
        return BURY
    if kind == CULTURES:
        return CULTURE
    if kind == HUNTS:
        return ANIMAL_GROUND
    if kind == REVEALS:
        return REVEAL
    return USE_ANIMAL if kind == TIPS else -1


def _most_paid(s: EndlessWinterPosition, kind: int) -> int:
    """The highest price in cards or animals that is printed anywhere."""
    # A further culture card costs one card too.
    most = 1 if kind == DISCARDS and s.phase == ACTION_PHASE else 0
    for ability in s.box.abilities:
        for part in ability.parts:
            most = max(most, part.discard if kind == DISCARDS else part.bury if kind == BURIES else part.animals)
    return most


def _check_amounts(s: EndlessWinterPosition) -> None:
    """No more is due at once than the box gives at once anywhere."""
    for packed in s.stack:
        kind = kind_of(packed)
        if kind in (DISCARDS, GIVES) or (kind == BURIES and a_of(packed) == 1):
            require(b_of(packed) <= _most_paid(s, kind), CODE)
            continue
        gain = _gain_of(kind, a_of(packed))
        if gain < 0 or (kind == REWARD and c_of(packed) == 1):
            continue
        most = 1
        for ability in s.box.abilities:
            for part in ability.parts:
                for one in part.gains:
                    if one.kind == gain:
                        most = max(most, one.amount if one.each < 0 else MOST_AT_ONCE)
        require(b_of(packed) <= most, CODE)
