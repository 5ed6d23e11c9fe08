"""What holds in every position that can be. `check` names the first thing that does not."""

from __future__ import annotations

from sunstone.core.dump_reader import require
from sunstone.games.endless_winter import animals, consistency_due, geometry, marks, names, scoring, setup, totem
from sunstone.games.endless_winter.consistency_turn import check_turn
from sunstone.games.endless_winter.megaliths import is_start, pointed_to
from sunstone.games.endless_winter.table import Player, Table


def check(table: Table) -> None:
    """Raise `BadPosition` if the position cannot be."""
    require(sorted(table.order) == list(range(table.players)), "endless_winter_order")
    _check_cards(table)
    for player in table.seats:
        _check_seen(player)
    _check_animals(table)
    _check_stones(table)
    _check_land(table)
    _check_megaliths(table)
    _check_totems(table)
    for player in table.seats:
        _check_goods(table, player)
    _check_rest_tokens(table)
    check_turn(table)
    consistency_due.check_decisions(table)
    # Only of a position that is sound so far can one ask what is legal in it.
    require(table.over or len(table.legal()) > 0, "endless_winter_stuck")


# Cards


def _owned(table: Table, player: Player) -> list[int]:
    """How many cards of each face a player owns."""
    out = [0] * names.FACE_COUNT
    played = table.played if player.seat == table.seat else ()
    for card in [*player.hand, *player.pile, *player.discards, *player.eclipse_pile, *player.buried, *played]:
        out[marks.face(card)] += 1
    return out


def _check_cards(table: Table) -> None:
    begun = table.phase >= names.ACTION_PHASE
    data = table.data
    everyone = [0] * names.FACE_COUNT
    for player in table.seats:
        owned = _owned(table, player)
        for card in range(names.FIRST_TRIBE):
            # Starting cards never change hands.
            wanted = data.copies[card] if begun else 0
            require(owned[card] == wanted, "endless_winter_starting_cards", seat=player.seat + 1)
        for card in range(names.FACE_COUNT):
            everyone[card] += owned[card]
    for kind in range(names.FIRST_TRIBE, names.FIRST_CULTURE):
        given = 0 if begun else _promised(table, kind)
        known = kind - names.FIRST_TRIBE < data.tribe_kinds
        left = table.tribe_stacks[kind - names.FIRST_TRIBE] if known else 0
        require(everyone[kind] + left + given == (data.copies[kind] if known else 0), "endless_winter_tribe_cards")
    _check_culture(table, everyone)


def _promised(table: Table, kind: int) -> int:
    """Tribe cards that set-up cards have taken from a stack before the hands are dealt."""
    cards = [player.setup_card for player in table.seats if player.setup_card != names.NOBODY]
    return sum(1 for card in cards if table.data.setup[card].tribe == kind)


def _check_culture(table: Table, everyone: list[int]) -> None:
    code = "endless_winter_culture"
    for era, deck in enumerate((table.culture_deck_1, table.culture_deck_2)):
        for card in deck:
            require(card - names.FIRST_CULTURE in range(era * setup.ERA_CULTURE, (era + 1) * setup.ERA_CULTURE), code)
            everyone[card] += 1
    now = 0 if table.round <= names.LAST_ROUND_ERA_1 else 1
    # Nobody has seen a card of the second era before it began.
    require(now == 1 or len(table.culture_deck_2) == setup.ERA_CULTURE, code)
    for card in table.culture_display:
        if card != names.NOBODY:
            require((card - names.FIRST_CULTURE) // setup.ERA_CULTURE == now, code)
            everyone[card] += 1
    gone = 0
    for card in range(names.FIRST_CULTURE, names.FACE_COUNT):
        require(everyone[card] <= 1, code)
        if everyone[card] == 0:
            # What lay on display when the first era ended has left the game.
            require(card < names.FIRST_CULTURE + setup.ERA_CULTURE and now == 1, code)
            gone += 1
    require(gone <= names.CULTURE_SLOTS, code)


def _check_seen(player: Player) -> None:
    """What all know of hidden cards can be.

    Everyone has seen go into a hand what was taken from the main board, and of one's own cards two at the set-up. No
    card lies where it was put before the shuffle that brought it into the pile.
    """
    seat = player.seat + 1
    held = [*player.hand, *player.eclipse_pile]
    for card in range(names.FIRST_TRIBE):
        most = 1 if card in (names.TRIBESWOMAN, names.BRAVE) else 0
        require(held.count(card + marks.OPEN) <= most, "endless_winter_seen", seat=seat)
    for card in [*held, *player.buried]:
        marks_fit = marks.shuffled_in(card) <= marks.drawn_after(card) <= player.shuffles
        require(
            card == marks.face(card) + marks.OPEN if marks.is_open(card) else marks_fit,
            "endless_winter_seen",
            seat=seat,
        )
    for card in player.pile:
        fits = not marks.is_open(card) and marks.drawn_after(card) == 0 and marks.shuffled_in(card) <= player.shuffles
        require(fits, "endless_winter_seen", seat=seat)


# The boards


def _check_animals(table: Table) -> None:
    require(animals.total(table.ground) <= table.data.ground_most, "endless_winter_ground")
    for species in range(names.SPECIES):
        held = table.deck[species] + table.ground[species]
        held += sum(player.animals[species] + player.used[species] for player in table.seats)
        require(held == table.data.animal_copies[species], "endless_winter_animals")


def _check_stones(table: Table) -> None:
    code = "endless_winter_stones"
    a_half = table.data.stones_a_half[table.players]
    seen: list[int] = [stone for stone in table.stone_display if stone != names.NOBODY]
    for place, stone in enumerate(table.stone_display):
        if stone != names.NOBODY:
            half = 0 if place < names.HALF_STONES else 1
            require((stone >= names.FIRST_STONE_ERA_2) == (half == 1), code)
            require(place - half * names.HALF_STONES < a_half, code)
    for player in table.seats:
        require(len(player.stones) <= names.STONE_SLOTS, code)
        seen.extend(player.stones)
        if table.round <= names.LAST_ROUND_ERA_1:
            require(all(stone < names.FIRST_STONE_ERA_2 for stone in player.stones), code)
    require(len(set(seen)) == len(seen), code)
    for era in range(2):
        require(sum(1 for stone in seen if (stone >= names.FIRST_STONE_ERA_2) == (era == 1)) == a_half, code)


def _check_land(table: Table) -> None:
    data = table.data
    laid = [table.land.count(terrain) for terrain in range(len(names.TERRAINS))]
    require(table.land[0] == names.START_HEX and laid[names.START_HEX] == 1, "endless_winter_land")
    require(laid[names.GLACIER] == data.glaciers[table.players], "endless_winter_land")
    for terrain in range(names.FIRST_LAND, len(names.TERRAINS)):
        least = 1 if terrain in data.lands else 0
        require(least <= laid[terrain] <= data.hexes[terrain], "endless_winter_land")
    tokens = [token for token in table.glacier_tokens if token != names.NOBODY]
    require(len(set(tokens)) == len(tokens), "endless_winter_tokens")
    for terrain, token in zip(table.land, table.glacier_tokens, strict=True):
        wanted = bool(table.options["glacier_tokens"]) and terrain == names.GLACIER
        require((token != names.NOBODY) == wanted, "endless_winter_tokens")
    for player in table.seats:
        seat = player.seat
        require(sum(player.camps) + player.camps_left == names.CAMPS, "endless_winter_camps", seat=seat + 1)
        require(table.settled.count(seat) == player.settled(), "endless_winter_settlements", seat=seat + 1)


def _check_megaliths(table: Table) -> None:
    code = "endless_winter_megaliths"
    megaliths = table.megaliths
    top_level = 0
    for place in range(geometry.PLACES):
        owner = megaliths.owners[place]
        if owner == names.NOBODY:
            continue
        top_level = max(top_level, geometry.WHERE[place][0])
        if place >= geometry.CELLS:
            require(owner != names.NEUTRAL and megaliths.rests_on_four(place), code)
        else:
            require(megaliths.plan.cells[place] >= 0, code)
            require(owner == names.NEUTRAL or not is_start(table, place), code)
    require(megaliths.top_level == top_level, code)
    _check_growth(table)
    grey = 0
    for player in table.seats:
        gone: int = names.MEGALITHS - player.megaliths_left
        grey += min(gone, names.NEUTRAL_MEGALITHS)
        require(megaliths.owners.count(player.seat) == max(0, gone - names.NEUTRAL_MEGALITHS), code)
    require(megaliths.owners.count(names.NEUTRAL) == grey, code)


def _check_growth(table: Table) -> None:
    """On the ground megaliths spread from start spaces, by their arrows and from neighbour to neighbour."""
    standing = [cell for cell in range(geometry.CELLS) if table.megaliths.owners[cell] != names.NOBODY]
    starts = [cell for cell in standing if is_start(table, cell)]
    reached = list(starts)
    for cell in starts:
        reached.extend(near for near in pointed_to(table, cell) if near in standing and near not in reached)
    for cell in reached:
        reached.extend(near for near in geometry.BESIDE[cell] if near in standing and near not in reached)
    require(len(reached) == len(standing), "endless_winter_megaliths")


def _check_totems(table: Table) -> None:
    require(sorted(table.honour_rank) == list(range(table.players)), "endless_winter_honour")
    lowest = [seat for seat in table.honour_rank if table.seats[seat].honour == 0]
    # Idols that never moved lie as they were put down.
    require(lowest == sorted(lowest), "endless_winter_honour")
    last: int = totem.top(table, names.HONOUR)
    for seat in table.honour_rank:
        player = table.seats[seat]
        require(player.honour <= last, "endless_winter_honour")
        last = player.honour
        require(player.offering <= totem.top(table, names.OFFERING), "endless_winter_offering")


def _check_goods(table: Table, player: Player) -> None:
    seat = player.seat + 1
    require(player.food <= table.food_limit(player), "endless_winter_food", seat=seat)
    require(player.tools <= table.data.tools_most, "endless_winter_tools", seat=seat)
    # A position set up by hand need not say where its points came from, but none can be missing.
    known = sum(player.earned()) + (scoring.end_points(table, player) if table.over else 0)
    require(player.points >= known, "endless_winter_points", seat=seat)


def _check_rest_tokens(table: Table) -> None:
    code = "endless_winter_tokens"
    tokens = [*table.rest_tokens_below, *table.rest_tokens_unseen]
    tokens.extend(token for token in (table.rest_token, table.token) if token != names.NOBODY)
    playing = bool(table.options["rest_tokens"])
    require(sorted(tokens) == (list(range(len(names.REST_TOKENS))) if playing else []), code)
    require(table.rest_token == names.NOBODY or table.token == names.NOBODY, code)
    # The token belongs to the first figure that rests in a round; until then one lies open.
    require(table.rest_claimed or table.rest_token != names.NOBODY or not playing, code)
    require(table.token == names.NOBODY or table.rest_claimed, code)
    require(not table.rest_claimed or table.phase in (names.ACTION_PHASE, names.ECLIPSE_PHASE) or not playing, code)
    require(not table.rest_claimed or table.phase >= names.ACTION_PHASE, code)
