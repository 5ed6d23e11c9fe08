"""What holds of a turn, an eclipse and the decisions that are due."""

from __future__ import annotations

from sunstone.core.position import require
from sunstone.games.endless_winter.cards import count
from sunstone.games.endless_winter.effects import DRAW, IDOL, MEGALITH, MOST_PARTS, TOOL
from sunstone.games.endless_winter.geometry import CELLS
from sunstone.games.endless_winter.land import claims
from sunstone.games.endless_winter.megaliths import is_start
from sunstone.games.endless_winter.names import (
    FIRST_CULTURE,
    NOWHERE,
    REST,
    ROUNDS,
    TERRAINS,
    TURNS,
    is_culture,
)
from sunstone.games.endless_winter.pending import (
    ARROW,
    BURIES,
    CLAIMS,
    DISCARDS,
    ECLIPSE_CARDS,
    EXCHANGE,
    GAINS,
    GROUP,
    RECRUITS,
    REWARD,
    SCORE_STONES,
    SETTLEMENT,
    STONE,
    TOKEN,
    a_of,
    b_of,
    c_of,
    kind_of,
)
from sunstone.games.endless_winter.position import (
    ACTION_PHASE,
    BOTTOM_STAGE,
    CHIEF_PHASE,
    CULTURE_STAGE,
    ECLIPSE_PHASE,
    NOBODY,
    PILE_STAGE,
    PREPARATION_PHASE,
    REST_DRAW_STAGE,
    REST_TIP_STAGE,
    SETUP_PHASE,
    SIDE_PHASE,
    WRAP_STAGE,
    EndlessWinterPosition,
)


def check_turn(s: EndlessWinterPosition) -> None:
    """Raise `BadPosition` if the turn cannot stand as it does."""
    _check_phase(s)
    if s.phase < ACTION_PHASE:
        _check_setup(s)
    _check_figures(s)
    _check_stage(s)
    _check_played(s)
    _check_eclipse(s)
    _check_pending(s)


def _check_phase(s: EndlessWinterPosition) -> None:
    if s.over:
        require(s.seat == -1 and s.round == ROUNDS, "endless_winter_seat")
        require(not s.stack and not s.played, "endless_winter_seat")
        return
    most = TURNS * s.players if s.phase == ACTION_PHASE else s.players
    require(s.turn < most, "endless_winter_seat")
    place = s.turn % s.players
    if s.phase == SETUP_PHASE:
        place = s.players - 1 - s.turn
    require(s.seat == s.order[place], "endless_winter_seat")
    if s.phase in (ECLIPSE_PHASE, PREPARATION_PHASE):
        require(len(s.stack) > 0, "endless_winter_pending")


def _check_setup(s: EndlessWinterPosition) -> None:
    drafted = s.options["setup"] == "chiefs_and_cards"
    chosen = [chief for chief in s.chief if chief != NOBODY]
    require(s.round == 1 and not s.stack and not s.played, "endless_winter_setup")
    require(s.phase != CHIEF_PHASE or drafted, "endless_winter_setup")
    require(s.phase != SETUP_PHASE or s.options["setup"] != "dealt", "endless_winter_setup")
    require(len(set(chosen)) == len(chosen), "endless_winter_setup")
    require(len(chosen) == (s.turn if s.phase == CHIEF_PHASE else s.players), "endless_winter_setup")
    for place, seat in enumerate(s.order):
        has_side = s.phase == SETUP_PHASE or (s.phase == SIDE_PHASE and place < s.turn)
        require((s.side[seat] != NOBODY) == has_side, "endless_winter_setup")
        has_card = s.phase == SETUP_PHASE and place >= s.players - s.turn
        require((s.setup_card[seat] != NOBODY) == has_card, "endless_winter_setup")
        require(s.phase != CHIEF_PHASE or (s.chief[seat] != NOBODY) == (place < s.turn), "endless_winter_setup")
    taken = chosen if s.phase == CHIEF_PHASE else [card for card in s.setup_card if card != NOBODY]
    require(len(s.offer) == (0 if s.phase == SIDE_PHASE else s.players + 1 - s.turn), "endless_winter_setup")
    require(len({*s.offer, *taken}) == len(s.offer) + len(taken), "endless_winter_setup")


def _check_figures(s: EndlessWinterPosition) -> None:
    if s.phase >= ACTION_PHASE:
        for seat in range(s.players):
            require(s.chief[seat] != NOBODY and s.side[seat] != NOBODY, "endless_winter_setup")
            require(s.setup_card[seat] != NOBODY, "endless_winter_setup")
        require(len(set(s.chief)) == s.players and len(set(s.setup_card)) == s.players, "endless_winter_setup")
        require(not s.offer, "endless_winter_setup")
    for place, seat in enumerate(s.order if s.phase != ECLIPSE_PHASE and not s.over else []):
        placed = sum(1 for where in s.figures[seat * TURNS : (seat + 1) * TURNS] if where != NOWHERE)
        expected = 0
        if s.phase == ACTION_PHASE:
            expected = s.turn // s.players + (1 if place < s.turn % s.players else 0)
            if seat == s.seat and s.stage != CULTURE_STAGE:
                expected += 1
        require(placed == expected, "endless_winter_figures", seat=seat + 1)
    if s.phase == ECLIPSE_PHASE or s.over:
        require(NOWHERE not in s.figures, "endless_winter_figures", seat=1)
    for column in range(REST):
        require(not s.first_taken >> column & 1 or column in s.figures, "endless_winter_figures", seat=s.seat + 1)


def _check_stage(s: EndlessWinterPosition) -> None:
    if s.phase != ACTION_PHASE or s.over:
        require(s.stage == CULTURE_STAGE and s.column == NOWHERE, "endless_winter_stage")
        return
    if s.stage in (CULTURE_STAGE, PILE_STAGE):
        require(s.column == NOWHERE, "endless_winter_stage")
        require(not s.chief_ready and s.token == NOBODY, "endless_winter_stage")
    else:
        mine = s.figures[s.seat * TURNS : (s.seat + 1) * TURNS]
        require(s.column in mine and s.column != NOWHERE, "endless_winter_stage")
        require(not s.chief_ready or mine[0] == s.column, "endless_winter_stage")
    if s.stage in (REST_DRAW_STAGE, REST_TIP_STAGE):
        require(s.column == REST, "endless_winter_stage")
    elif s.stage not in (CULTURE_STAGE, PILE_STAGE, WRAP_STAGE):
        require(s.column != REST, "endless_winter_stage")
    if s.stage == BOTTOM_STAGE:
        require(not s.first_taken >> s.column & 1, "endless_winter_stage")
    if s.stage == PILE_STAGE:
        require(s.turn // s.players == TURNS - 1, "endless_winter_stage")
    require(s.token != NOBODY or not s.token_ready, "endless_winter_stage")
    require(s.token == NOBODY or (s.column == REST and s.rest_claimed), "endless_winter_stage")


def _check_played(s: EndlessWinterPosition) -> None:
    if s.phase != ACTION_PHASE or s.stage == PILE_STAGE:
        require(not s.played and s.labour == 0, "endless_winter_played")
        require(s.culture_played == 0 and s.taken_kinds == 0, "endless_winter_played")
    for card in s.unused:
        require(count(s.unused, card) <= count(s.played, card), "endless_winter_played")
    culture = sum(1 for card in s.played if is_culture(card))
    require(culture <= s.culture_played, "endless_winter_played")
    if s.stage == CULTURE_STAGE or s.column == REST:
        require(all(card >= FIRST_CULTURE for card in s.played), "endless_winter_played")
    require(s.fresh & ~s.taken_kinds == 0, "endless_winter_played")
    require(s.column == 0 or s.taken_kinds == 0, "endless_winter_played")


def _check_eclipse(s: EndlessWinterPosition) -> None:
    last = s.phase == ACTION_PHASE and s.turn // s.players == TURNS - 1
    for place, seat in enumerate(s.order):
        piled = s.eclipse_piles[seat]
        made = last and (place < s.turn % s.players or (seat == s.seat and s.stage == PILE_STAGE))
        require(not piled or made or s.phase == ECLIPSE_PHASE, "endless_winter_eclipse_pile", seat=seat + 1)
        if s.phase == ECLIPSE_PHASE:
            require(all(card < FIRST_CULTURE for card in piled), "endless_winter_eclipse_pile", seat=seat + 1)
    if s.phase != ECLIPSE_PHASE or s.over:
        return
    require(s.eclipse_step >= 1, "endless_winter_pending")
    piled = s.eclipse_piles[s.seat]
    for card in s.to_use:
        require(count(s.to_use, card) <= count(piled, card), "endless_winter_eclipse_pile", seat=s.seat + 1)
    if not any(kind_of(packed) == CLAIMS for packed in s.stack):
        return
    possible = claims(s, s.seat)
    require(sum(s.claims) <= sum(possible) + len(TERRAINS), "endless_winter_claims")
    require(
        all(s.box.terrain[terrain] > 0 for terrain in range(len(TERRAINS)) if s.claims[terrain]),
        "endless_winter_claims",
    )


def _check_pending(s: EndlessWinterPosition) -> None:
    abilities = s.box.abilities
    for packed in s.stack:
        kind = kind_of(packed)
        b = b_of(packed)
        if kind in (GROUP, GAINS, EXCHANGE):
            require(1 <= a_of(packed) < len(abilities), "endless_winter_pending")
            parts = abilities[a_of(packed)].parts
            require(c_of(packed) < len(parts), "endless_winter_pending")
            size = len(parts[c_of(packed)].gains) if kind == GAINS else len(parts)
            require(b >> min(size, MOST_PARTS) == 0, "endless_winter_pending")
            require(kind != EXCHANGE or parts[c_of(packed)].is_exchange, "endless_winter_pending")
        elif kind == REWARD:
            require(a_of(packed) in (MEGALITH, DRAW, IDOL, TOOL) and 1 <= b <= 9, "endless_winter_pending")
        elif kind == ARROW:
            require(a_of(packed) < CELLS and s.cells[a_of(packed)] >= 0, "endless_winter_pending")
            require(is_start(s, a_of(packed)), "endless_winter_pending")
        elif kind not in (STONE, SETTLEMENT, TOKEN, ECLIPSE_CARDS, CLAIMS, SCORE_STONES):
            require(1 <= b <= 9, "endless_winter_pending")
        require(kind in (RECRUITS, BURIES, GAINS, EXCHANGE, REWARD) or c_of(packed) == 0, "endless_winter_pending")
    if s.stack and kind_of(s.stack[-1]) == DISCARDS:
        require(len(s.hands[s.seat]) > 0, "endless_winter_pending")
    if any(kind_of(packed) == TOKEN for packed in s.stack):
        require(s.column == REST and s.rest_top != NOBODY, "endless_winter_pending")
