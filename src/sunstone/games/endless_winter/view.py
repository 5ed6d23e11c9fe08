"""What a seat sees, as plain JSON."""

from __future__ import annotations

from sunstone.games.endless_winter.animals import SPECIES, total
from sunstone.games.endless_winter.cards import face, is_open
from sunstone.games.endless_winter.catalogue import BOARD_ITEMS
from sunstone.games.endless_winter.effects import GAINS as GAIN_NAMES
from sunstone.games.endless_winter.effects import HOW, MOST_PARTS, SAME
from sunstone.games.endless_winter.geometry import CELLS, HEXES, JUNCTIONS, PLACES, WHERE, place_name
from sunstone.games.endless_winter.land import foremost, influence, to_claim
from sunstone.games.endless_winter.megaliths import free_above, is_start, next_is_neutral, pointed_to, worth_above
from sunstone.games.endless_winter.names import (
    ANIMALS,
    BOARDS,
    CHIEFS,
    COLUMNS,
    FACES,
    GLACIER_TOKENS,
    IN_DISCARD,
    IN_HAND,
    NOWHERE,
    REST_TOKENS,
    SETUP_CARDS,
    SIDES,
    SPACES,
    SPACES_A_BOARD,
    STONES,
    TERRAINS,
    TRACKS,
    TRIBE,
    TURNS,
    ZONES,
)
from sunstone.games.endless_winter.pending import (
    BOARD,
    BURIES,
    EXCHANGE,
    FRAMES,
    GAINS,
    GIVES,
    GLACIERS,
    GROUP,
    ORDER_REWARD,
    RECRUITS,
    REWARD,
    a_of,
    b_of,
    c_of,
    kind_of,
)
from sunstone.games.endless_winter.player_board import items_left
from sunstone.games.endless_winter.position import (
    CHIEF_PHASE,
    ECLIPSE_PHASE,
    NEUTRAL,
    NOBODY,
    PHASES,
    STAGES,
    EndlessWinterPosition,
)
from sunstone.games.endless_winter.stones import stone_points


def _names(cards: list[int]) -> list[str]:
    """Cards by name, sorted: the order of a hand tells nothing."""
    return [FACES[card] for card in sorted(face(card) for card in cards)]


def _counts(animals: list[int]) -> dict[str, int]:
    return {ANIMALS[species]: animals[species] for species in range(SPECIES) if animals[species] > 0}


def view(s: EndlessWinterPosition, seat: int) -> dict[str, object]:
    """Everything the seat (-1 is a spectator) may see."""
    offered = CHIEFS if s.phase == CHIEF_PHASE else SETUP_CARDS
    standing = [influence(s, other) for other in range(s.players)]
    ahead = [foremost(s, other) for other in range(s.players)]
    return {
        "game": s.game.id,
        "players": s.players,
        "options": dict(s.options),
        "you": seat if seat >= 0 else None,
        "ply": s.ply,
        "seat": s.seat,
        "over": s.over,
        "phase": PHASES[s.phase],
        "stage": STAGES[s.stage],
        "round": s.round,
        "turn": s.turn,
        "order": list(s.order),
        "offer": [offered[card] for card in s.offer],
        "due": _due(s),
        "due_later": [FRAMES[kind_of(packed)] for packed in s.stack[:-1]],
        "column": SPACES[s.column] if s.column != NOWHERE else None,
        "half_labour": s.labour,
        "played": _names(s.played),
        "unused": _names(s.unused),
        "chief_ready": s.chief_ready,
        "chief_due": s.chief_due,
        "recruited": [TRIBE[kind] for kind in range(len(TRIBE)) if s.taken_kinds >> kind & 1],
        "first_taken": [COLUMNS[column] for column in range(len(COLUMNS)) if s.first_taken >> column & 1],
        "tribe_stacks": {TRIBE[kind]: s.tribe_stacks[kind] for kind in range(len(s.tribe_stacks))},
        "culture_display": [FACES[card] if card != NOBODY else None for card in s.display],
        "culture_left": len(s.culture_decks[0 if s.round <= 2 else 1]),
        "stone_display": [STONES[stone] if stone != NOBODY else None for stone in s.stone_display],
        "hunting_ground": _counts(s.ground),
        "animals_left": total(s.deck),
        "to_use": _names(s.to_use),
        "claims": to_claim(s),
        "claimed": [place for place in range(HEXES) if s.claimed >> place & 1],
        "rest_token": REST_TOKENS[s.rest_top] if s.rest_top != NOBODY else None,
        "rest_tokens_below": [REST_TOKENS[token] for token in s.rest_queue],
        "token": REST_TOKENS[s.token] if s.token != NOBODY else None,
        "token_ready": s.token_ready,
        "honour_rank": list(s.honour_rank),
        "land": [_hex(s, place, standing, ahead) for place in range(HEXES)],
        "settlements": [
            {"hexes": list(JUNCTIONS[junction]), "seat": s.settled[junction]}
            for junction in range(len(JUNCTIONS))
            if s.settled[junction] != NOBODY
        ],
        "megalith_spaces": [_space(s, cell) for cell in range(CELLS) if s.cells[cell] >= 0],
        "megaliths": [
            {"place": place_name(place), "level": WHERE[place][0], "seat": _owner(s.megaliths[place])}
            for place in range(PLACES)
            if s.megaliths[place] != NOBODY
        ],
        # What a megalith there would bring to each seat, if it may place one of its own.
        "free_above": [
            {
                "place": place_name(place),
                "level": WHERE[place][0],
                "worth": [worth_above(s, other, place) for other in range(s.players)],
            }
            for place in free_above(s)
        ],
        "seats": [seat_view(s, other, other == seat) for other in range(s.players)],
    }


def _owner(who: int) -> int | str:
    return "neutral" if who == NEUTRAL else who


def _due(s: EndlessWinterPosition) -> dict[str, object] | None:
    """The decision that is due, with the words of the ability it comes from."""
    if not s.stack:
        return None
    packed = s.stack[-1]
    kind = kind_of(packed)
    out: dict[str, object] = {"kind": FRAMES[kind], "count": b_of(packed)}
    if kind == REWARD:
        out["reward"] = GAIN_NAMES[a_of(packed)]
    elif kind == RECRUITS:
        out["zone"] = ZONES[IN_DISCARD if a_of(packed) == 1 else IN_HAND]
    elif kind == BURIES:
        out["must"] = c_of(packed) == 1
    elif kind == GIVES:
        out["must"] = True
        out["how"] = HOW[a_of(packed) - SAME] if a_of(packed) >= SAME else ""
    elif kind == ORDER_REWARD:
        out["rewards"] = [list(s.box.abilities[reward].texts) for reward in s.box.order_reward]
        out["left"] = [place + 1 for place in range(MOST_PARTS) if b_of(packed) >> place & 1]
        out["count"] = b_of(packed).bit_count()
    elif kind == BOARD:
        out["items"] = [BOARD_ITEMS[item] for item in items_left(packed)]
        out["count"] = len(items_left(packed))
    elif kind == GLACIERS:
        out["count"] = b_of(packed).bit_count()
    elif kind in (GROUP, GAINS, EXCHANGE):
        ability = s.box.abilities[a_of(packed)]
        if kind == GAINS:
            gains = ability.parts[c_of(packed)].text.partition("->")[2].split("&")
            out["parts"] = [gain.strip() for gain in gains]
        elif kind == GROUP:
            out["parts"] = [part.text for part in ability.parts]
        else:
            out["parts"] = [ability.parts[c_of(packed)].text]
        out["from"] = list(s.box.origins[a_of(packed)])
        if kind != EXCHANGE:
            out["left"] = [place + 1 for place in range(MOST_PARTS) if b_of(packed) >> place & 1]
            out["count"] = b_of(packed).bit_count()
    return out


def _hex(s: EndlessWinterPosition, place: int, standing: list[list[int]], ahead: list[list[int]]) -> dict[str, object]:
    token = s.glacier_tokens[place]
    return {
        "terrain": TERRAINS[s.land[place]],
        "token": GLACIER_TOKENS[token] if token != NOBODY else None,
        "camps": [s.camps_at[seat * HEXES + place] for seat in range(s.players)],
        "influence": [standing[seat][place] for seat in range(s.players)],
        "most": [seat for seat in range(s.players) if ahead[seat][place] > 0],
    }


def _space(s: EndlessWinterPosition, cell: int) -> dict[str, object]:
    space = s.cells[cell]
    start = is_start(s, cell)
    return {
        "place": place_name(cell),
        "board": BOARDS[space // SPACES_A_BOARD],
        "reward": list(s.box.abilities[s.box.space_reward[space]].texts),
        "start": start,
        "arrows": [place_name(pointed) for pointed in pointed_to(s, cell)] if start else [],
    }


def seat_view(s: EndlessWinterPosition, seat: int, own: bool) -> dict[str, object]:
    """A seat as others see it, or as it sees itself."""
    hand = s.hands[seat]
    piled = s.eclipse_piles[seat]
    shown = s.phase == ECLIPSE_PHASE
    buried = s.buried[seat]
    out: dict[str, object] = {
        "points": s.points[seat],
        "chief": CHIEFS[s.chief[seat]] if s.chief[seat] != NOBODY else None,
        "side": SIDES[s.side[seat]] if s.side[seat] != NOBODY else None,
        "setup_card": SETUP_CARDS[s.setup_card[seat]] if s.setup_card[seat] != NOBODY else None,
        "figures": [
            SPACES[where] if where != NOWHERE else None for where in s.figures[seat * TURNS : seat * TURNS + TURNS]
        ],
        "food": s.food[seat],
        "food_limit": s.food_limit(seat),
        "tools": s.tools[seat],
        "camps_left": s.camps_left[seat],
        "settlements_left": s.settlements_left[seat],
        "megaliths_left": s.megaliths_left[seat],
        "next_megalith": None if s.megaliths_left[seat] == 0 else "neutral" if next_is_neutral(s, seat) else "own",
        "idols": {TRACKS[track]: s.idols[seat * 2 + track] for track in range(len(TRACKS))},
        "stones": [{"stone": STONES[stone], "points": stone_points(s, seat, stone)} for stone in s.stones[seat]],
        "animals": _counts(s.animals[seat * SPECIES : seat * SPECIES + SPECIES]),
        "used_animals": _counts(s.used[seat * SPECIES : seat * SPECIES + SPECIES]),
        "hand": None,
        "hand_size": len(hand),
        "pile_size": len(s.piles[seat]),
        "pile": None,
        "discards": _names(s.discards[seat]),
        "eclipse_pile": _names(piled) if shown else None,
        "eclipse_pile_size": len(piled),
        # A card all have seen go there is in the hand or, before an eclipse, in the pile.
        "seen_in_hand": _names([card for card in (hand if shown else [*hand, *piled]) if is_open(card)]),
        "buried": None,
        "buried_count": len(buried),
        "buried_openly": _names([card for card in buried if is_open(card)]),
    }
    if own:
        out.update(own_view(s, seat))
    return out


def own_view(s: EndlessWinterPosition, seat: int) -> dict[str, object]:
    """What a seat sees of itself and the others do not see so: all in which the views of a position differ."""
    hand = s.hands[seat]
    return {
        "hand": _names(hand),
        # Whoever knows all cards of a player and where the others lie knows what the draw pile holds, not its order.
        "pile": _names(s.piles[seat]),
        "eclipse_pile": _names(s.eclipse_piles[seat]),
        "seen_in_hand": _names([card for card in hand if is_open(card)]),
        "buried": _names(s.buried[seat]),
    }
