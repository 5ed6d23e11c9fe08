"""What holds in every position that can be. `check` names the first thing that does not."""

from __future__ import annotations

from sunstone.core.dump_reader import require
from sunstone.games.endless_winter.animals import SPECIES, total
from sunstone.games.endless_winter.cards import drawn_after, face, is_open, shuffled_in
from sunstone.games.endless_winter.catalogue import CULTURE_SLOTS, HALF_STONES
from sunstone.games.endless_winter.geometry import BELOW, BESIDE, CELLS, HEXES, PLACES, WHERE
from sunstone.games.endless_winter.invariants_pending import check_pending
from sunstone.games.endless_winter.invariants_turn import check_turn
from sunstone.games.endless_winter.megaliths import is_start, pointed_to
from sunstone.games.endless_winter.names import (
    BRAVE,
    CAMPS,
    FACE_COUNT,
    FIRST_CULTURE,
    FIRST_LAND,
    FIRST_STONE_ERA_2,
    FIRST_TRIBE,
    GLACIER,
    HONOUR,
    MEGALITHS,
    NEUTRAL_MEGALITHS,
    OFFERING,
    REST_TOKENS,
    SETTLEMENTS,
    SOURCES,
    START_HEX,
    STONE_SLOTS,
    TERRAINS,
    TRIBESWOMAN,
)
from sunstone.games.endless_winter.position import (
    ACTION_PHASE,
    ECLIPSE_PHASE,
    NEUTRAL,
    NOBODY,
    OPEN,
    EndlessWinterPosition,
)
from sunstone.games.endless_winter.scoring import animal_points, card_points, honour_points, offering_points
from sunstone.games.endless_winter.setup import ERA_CULTURE
from sunstone.games.endless_winter.totem import top


def check(s: EndlessWinterPosition) -> None:
    """Raise `BadPosition` if the position cannot be."""
    require(sorted(s.order) == list(range(s.players)), "endless_winter_order")
    _check_cards(s)
    _check_seen(s)
    _check_animals(s)
    _check_stones(s)
    _check_land(s)
    _check_megaliths(s)
    _check_totems(s)
    _check_goods(s)
    _check_points(s)
    _check_rest_tokens(s)
    check_turn(s)
    check_pending(s)
    # Only of a position that is sound so far can one ask what is legal in it.
    require(s.over or len(s.legal()) > 0, "endless_winter_stuck")


def _owned(s: EndlessWinterPosition, seat: int) -> list[int]:
    """How many cards of each face a seat owns."""
    out = [0] * FACE_COUNT
    for cards in (s.hands[seat], s.piles[seat], s.discards[seat], s.eclipse_piles[seat], s.buried[seat]):
        for card in cards:
            out[face(card)] += 1
    if seat == s.seat:
        for card in s.played:
            out[card] += 1
    return out


def _check_cards(s: EndlessWinterPosition) -> None:
    begun = s.phase >= ACTION_PHASE
    everyone = [0] * FACE_COUNT
    for seat in range(s.players):
        owned = _owned(s, seat)
        for card in range(FIRST_TRIBE):
            # Starting cards never change hands.
            require(owned[card] == (s.box.copies[card] if begun else 0), "endless_winter_starting_cards", seat=seat + 1)
        for card in range(FACE_COUNT):
            everyone[card] += owned[card]
    for kind in range(FIRST_TRIBE, FIRST_CULTURE):
        given = 0 if begun else _promised(s, kind)
        known = kind - FIRST_TRIBE < s.box.tribe_kinds
        left = s.tribe_stacks[kind - FIRST_TRIBE] if known else 0
        require(everyone[kind] + left + given == (s.box.copies[kind] if known else 0), "endless_winter_tribe_cards")
    _check_culture(s, everyone)


def _check_seen(s: EndlessWinterPosition) -> None:
    """What all know of hidden cards can be.

    Everyone has seen go into a hand what was taken from the main board, and of one's own cards two at the set-up. No
    card lies where it was put before the shuffle that brought it into the pile.
    """
    for seat in range(s.players):
        held = [*s.hands[seat], *s.eclipse_piles[seat]]
        for card in range(FIRST_TRIBE):
            most = 1 if card in (TRIBESWOMAN, BRAVE) else 0
            require(held.count(card + OPEN) <= most, "endless_winter_seen", seat=seat + 1)
        for card in [*held, *s.buried[seat]]:
            marks_fit = shuffled_in(card) <= drawn_after(card) <= s.shuffles[seat]
            require(card == face(card) + OPEN if is_open(card) else marks_fit, "endless_winter_seen", seat=seat + 1)
        for card in s.piles[seat]:
            fits = not is_open(card) and drawn_after(card) == 0 and shuffled_in(card) <= s.shuffles[seat]
            require(fits, "endless_winter_seen", seat=seat + 1)


def _promised(s: EndlessWinterPosition, kind: int) -> int:
    """Tribe cards that set-up cards have taken from a stack before the hands are dealt."""
    return sum(1 for card in s.setup_card if card != NOBODY and s.box.setup[card].tribe == kind)


def _check_culture(s: EndlessWinterPosition, everyone: list[int]) -> None:
    for era in range(2):
        for card in s.culture_decks[era]:
            require(card - FIRST_CULTURE in range(era * ERA_CULTURE, (era + 1) * ERA_CULTURE), "endless_winter_culture")
            everyone[card] += 1
    now = 0 if s.round <= 2 else 1
    # Nobody has seen a card of the second era before it began.
    require(now == 1 or len(s.culture_decks[1]) == ERA_CULTURE, "endless_winter_culture")
    for card in s.display:
        if card != NOBODY:
            require((card - FIRST_CULTURE) // ERA_CULTURE == now, "endless_winter_culture")
            everyone[card] += 1
    gone = 0
    for card in range(FIRST_CULTURE, FACE_COUNT):
        require(everyone[card] <= 1, "endless_winter_culture")
        if everyone[card] == 0:
            # What lay on display when the first era ended has left the game.
            require(card < FIRST_CULTURE + ERA_CULTURE and now == 1, "endless_winter_culture")
            gone += 1
    require(gone <= CULTURE_SLOTS, "endless_winter_culture")


def _check_animals(s: EndlessWinterPosition) -> None:
    require(total(s.ground) <= s.box.ground_most, "endless_winter_ground")
    for species in range(SPECIES):
        held = s.deck[species] + s.ground[species]
        for seat in range(s.players):
            held += s.animals[seat * SPECIES + species] + s.used[seat * SPECIES + species]
        require(held == s.box.animal_copies[species], "endless_winter_animals")


def _check_stones(s: EndlessWinterPosition) -> None:
    seen: list[int] = [stone for stone in s.stone_display if stone != NOBODY]
    for place, stone in enumerate(s.stone_display):
        if stone != NOBODY:
            half = 0 if place < HALF_STONES else 1
            require((stone >= FIRST_STONE_ERA_2) == (half == 1), "endless_winter_stones")
            require(place - half * HALF_STONES < s.box.stones_a_half[s.players], "endless_winter_stones")
    for stones in s.stones:
        require(len(stones) <= STONE_SLOTS, "endless_winter_stones")
        seen.extend(stones)
        if s.round <= 2:
            require(all(stone < FIRST_STONE_ERA_2 for stone in stones), "endless_winter_stones")
    require(len(set(seen)) == len(seen), "endless_winter_stones")
    for era in range(2):
        laid = sum(1 for stone in seen if (stone >= FIRST_STONE_ERA_2) == (era == 1))
        require(laid == s.box.stones_a_half[s.players], "endless_winter_stones")


def _check_land(s: EndlessWinterPosition) -> None:
    laid = [0] * len(TERRAINS)
    for terrain in s.land:
        laid[terrain] += 1
    require(s.land[0] == START_HEX and laid[START_HEX] == 1, "endless_winter_land")
    require(laid[GLACIER] == s.box.glaciers[s.players], "endless_winter_land")
    for terrain in range(FIRST_LAND, len(TERRAINS)):
        least = 1 if terrain in s.box.lands else 0
        require(least <= laid[terrain] <= s.box.hexes[terrain], "endless_winter_land")
    tokens = [token for token in s.glacier_tokens if token != NOBODY]
    require(len(set(tokens)) == len(tokens), "endless_winter_tokens")
    for place in range(HEXES):
        wanted = bool(s.options["glacier_tokens"]) and s.land[place] == GLACIER
        require((s.glacier_tokens[place] != NOBODY) == wanted, "endless_winter_tokens")
    for seat in range(s.players):
        camps = sum(s.camps_at[seat * HEXES : (seat + 1) * HEXES])
        require(camps + s.camps_left[seat] == CAMPS, "endless_winter_camps", seat=seat + 1)
        settled = sum(1 for owner in s.settled if owner == seat)
        require(settled + s.settlements_left[seat] == SETTLEMENTS, "endless_winter_settlements", seat=seat + 1)


def _check_megaliths(s: EndlessWinterPosition) -> None:
    placed = [0] * (NEUTRAL + 1)
    top_level = 0
    for place in range(PLACES):
        owner = s.megaliths[place]
        if owner == NOBODY:
            continue
        placed[owner] += 1
        top_level = max(top_level, WHERE[place][0])
        if place >= CELLS:
            require(owner != NEUTRAL, "endless_winter_megaliths")
            require(all(s.megaliths[under] != NOBODY for under in BELOW[place]), "endless_winter_megaliths")
        else:
            require(s.cells[place] >= 0, "endless_winter_megaliths")
            require(owner == NEUTRAL or not is_start(s, place), "endless_winter_megaliths")
    require(s.top_level == top_level, "endless_winter_megaliths")
    _check_growth(s)
    grey = 0
    for seat in range(s.players):
        gone = MEGALITHS - s.megaliths_left[seat]
        grey += min(gone, NEUTRAL_MEGALITHS)
        require(placed[seat] == max(0, gone - NEUTRAL_MEGALITHS), "endless_winter_megaliths")
    require(placed[NEUTRAL] == grey, "endless_winter_megaliths")


def _check_growth(s: EndlessWinterPosition) -> None:
    """On the ground megaliths spread from start spaces, by their arrows and from neighbour to neighbour."""
    starts = [cell for cell in range(CELLS) if s.megaliths[cell] != NOBODY and is_start(s, cell)]
    reached = list(starts)
    for cell in starts:
        for near in pointed_to(s, cell):
            if s.megaliths[near] != NOBODY and near not in reached:
                reached.append(near)
    for cell in reached:
        for near in BESIDE[cell]:
            if s.megaliths[near] != NOBODY and near not in reached:
                reached.append(near)
    standing = sum(1 for cell in range(CELLS) if s.megaliths[cell] != NOBODY)
    require(len(reached) == standing, "endless_winter_megaliths")


def _check_totems(s: EndlessWinterPosition) -> None:
    require(sorted(s.honour_rank) == list(range(s.players)), "endless_winter_honour")
    last = top(s, HONOUR)
    lowest = [seat for seat in s.honour_rank if s.idols[seat * 2 + HONOUR] == 0]
    # Idols that never moved lie as they were put down.
    require(lowest == sorted(lowest), "endless_winter_honour")
    for seat in s.honour_rank:
        level = s.idols[seat * 2 + HONOUR]
        require(level <= last, "endless_winter_honour")
        last = level
        require(s.idols[seat * 2 + OFFERING] <= top(s, OFFERING), "endless_winter_offering")


def _check_goods(s: EndlessWinterPosition) -> None:
    for seat in range(s.players):
        require(0 <= s.food[seat] <= s.food_limit(seat), "endless_winter_food", seat=seat + 1)
        require(0 <= s.tools[seat] <= s.box.tools_most, "endless_winter_tools", seat=seat + 1)


def _check_points(s: EndlessWinterPosition) -> None:
    """A position set up by hand need not say where its points came from, but none can be missing."""
    for seat in range(s.players):
        known = sum(s.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)])
        if s.over:
            known += offering_points(s, seat) + honour_points(s, seat) + card_points(s, seat) + animal_points(s, seat)
        require(s.points[seat] >= known, "endless_winter_points", seat=seat + 1)


def _check_rest_tokens(s: EndlessWinterPosition) -> None:
    tokens = [*s.rest_queue, *s.rest_unseen]
    if s.rest_top != NOBODY:
        tokens.append(s.rest_top)
    if s.token != NOBODY:
        tokens.append(s.token)
    playing = bool(s.options["rest_tokens"])
    require(sorted(tokens) == (list(range(len(REST_TOKENS))) if playing else []), "endless_winter_tokens")
    require(s.rest_top == NOBODY or s.token == NOBODY, "endless_winter_tokens")
    # The token belongs to the first figure that rests in a round; until then one lies open.
    require(s.rest_claimed or s.rest_top != NOBODY or not playing, "endless_winter_tokens")
    require(s.token == NOBODY or s.rest_claimed, "endless_winter_tokens")
    require(not s.rest_claimed or s.phase in (ACTION_PHASE, ECLIPSE_PHASE) or not playing, "endless_winter_tokens")
    require(not s.rest_claimed or s.phase >= ACTION_PHASE, "endless_winter_tokens")
