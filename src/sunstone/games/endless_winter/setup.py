"""Set-up: the boards, the land, the displays, chiefs and set-up cards, and the first hands."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.animals import SPECIES
from sunstone.games.endless_winter.cards import draw
from sunstone.games.endless_winter.catalogue import CULTURE_SLOTS, HALF_STONES
from sunstone.games.endless_winter.effects import FOOD
from sunstone.games.endless_winter.events import CHIEF, SETUP, SIDE
from sunstone.games.endless_winter.geometry import HEXES, JUNCTIONS, PLACES
from sunstone.games.endless_winter.goods import gain_food, gain_tools
from sunstone.games.endless_winter.land import place_camp
from sunstone.games.endless_winter.megaliths import lay_boards
from sunstone.games.endless_winter.names import (
    BOARDS,
    BRAVE,
    CAMPS,
    CHIEFS,
    FIRST_CULTURE,
    FIRST_STONE_ERA_2,
    FIRST_TRIBE,
    GLACIER,
    GLACIER_TOKENS,
    MEGALITHS,
    NOWHERE,
    REST_TOKENS,
    SETTLEMENTS,
    SETUP_CARDS,
    SIDES,
    SOURCES,
    START_HEX,
    STONES,
    TRIBESWOMAN,
    TURNS,
)
from sunstone.games.endless_winter.position import (
    ACTION_PHASE,
    CHIEF_PHASE,
    NOBODY,
    OPEN,
    PREPARATION_PHASE,
    SETUP_PHASE,
    SIDE_PHASE,
    EndlessWinterPosition,
)
from sunstone.games.endless_winter.preparation import (
    begin_bonuses,
    bonuses,
    fill_display,
    fill_ground,
    later_parts,
    turn_rest_token,
)

ERA_CULTURE = 20


def lay_out(s: EndlessWinterPosition) -> None:
    """Everything before the first decision."""
    players = s.players
    s.order = list(range(players))
    s.chief = [NOBODY] * players
    s.side = [NOBODY] * players
    s.setup_card = [NOBODY] * players
    s.figures = [NOWHERE] * (TURNS * players)
    s.food = [0] * players
    s.tools = [0] * players
    s.points = [0] * players
    s.earned = [0] * (len(SOURCES) * players)
    s.camps_left = [CAMPS] * players
    s.settlements_left = [SETTLEMENTS] * players
    s.megaliths_left = [MEGALITHS] * players
    s.idols = [0] * (2 * players)
    s.honour_rank = list(range(players))
    s.stones = [[] for _ in range(players)]
    s.animals = [0] * (SPECIES * players)
    s.used = [0] * (SPECIES * players)
    s.hands = [[] for _ in range(players)]
    s.piles = [[] for _ in range(players)]
    s.shuffles = [0] * players
    s.discards = [[] for _ in range(players)]
    s.eclipse_piles = [[] for _ in range(players)]
    s.buried = [[] for _ in range(players)]
    _lay_main_board(s)
    _lay_land(s)
    _lay_megaliths(s)
    if s.options["rest_tokens"]:
        s.rest_unseen = list(range(len(REST_TOKENS)))
        turn_rest_token(s)
    _begin_chiefs(s)
    s.barrier = 0


def _lay_main_board(s: EndlessWinterPosition) -> None:
    s.tribe_stacks = [s.box.copies[FIRST_TRIBE + kind] for kind in range(s.box.tribe_kinds)]
    first = FIRST_CULTURE + ERA_CULTURE
    s.culture_decks = [list(range(FIRST_CULTURE, first)), list(range(first, first + ERA_CULTURE))]
    s.display = [NOBODY] * CULTURE_SLOTS
    fill_display(s)
    s.stone_display = []
    for era in (range(FIRST_STONE_ERA_2), range(FIRST_STONE_ERA_2, len(STONES))):
        stones = list(era)
        half = [s.rng.draw(stones) for _ in range(s.box.stones_a_half[s.players])]
        s.stone_display += [*half, *([NOBODY] * (HALF_STONES - len(half)))]
    s.deck = list(s.box.animal_copies)
    s.ground = [0] * SPECIES


def _lay_land(s: EndlessWinterPosition) -> None:
    """One hex of each kind of land, the glaciers, and random others up to eighteen, round the start hex."""
    box = s.box
    laid = [*box.lands, *([GLACIER] * box.glaciers[s.players])]
    rest: list[int] = []
    for terrain in box.lands:
        rest.extend([terrain] * (box.hexes[terrain] - 1))
    while len(laid) < HEXES - 1:
        laid.append(s.rng.draw(rest))
    s.rng.shuffle(laid)
    s.land = [START_HEX, *laid]
    s.glacier_tokens = [NOBODY] * HEXES
    if s.options["glacier_tokens"]:
        tokens = list(range(len(GLACIER_TOKENS)))
        for place in range(1, HEXES):
            if s.land[place] == GLACIER:
                s.glacier_tokens[place] = s.rng.draw(tokens)
    s.camps_at = [0] * (HEXES * s.players)
    s.settled = [NOBODY] * len(JUNCTIONS)


def _lay_megaliths(s: EndlessWinterPosition) -> None:
    boards = list(range(len(BOARDS)))
    s.rng.shuffle(boards)
    s.boards = boards
    s.turned = [int(s.rng.below(2)) for _ in boards]
    s.megaliths = [NOBODY] * PLACES
    lay_boards(s)


# Chiefs


def _begin_chiefs(s: EndlessWinterPosition) -> None:
    """Chiefs are dealt, or laid out to be chosen: one more than there are players."""
    chiefs = list(range(len(CHIEFS)))
    if s.options["setup"] == "chiefs_and_cards":
        s.offer = sorted(s.rng.draw(chiefs) for _ in range(s.players + 1))
        s.phase = CHIEF_PHASE
    else:
        s.chief = [s.rng.draw(chiefs) for _ in range(s.players)]
        s.phase = SIDE_PHASE
    s.turn = 0
    s.seat = s.order[0]


def choose_chief(s: EndlessWinterPosition, chief: int) -> None:
    """Take a chief, in turn order."""
    s.chief[s.seat] = chief
    s.offer.remove(chief)
    if s.events is not None:
        s.events.append(Event(CHIEF, s.seat, {"chief": CHIEFS[chief]}))
    _next_seat(s, SIDE_PHASE)


def choose_side(s: EndlessWinterPosition, side: int) -> None:
    """Turn one's chief to a side; when all have, the set-up cards follow."""
    s.side[s.seat] = side
    if s.events is not None:
        s.events.append(Event(SIDE, s.seat, {"chief": CHIEFS[s.chief[s.seat]], "side": SIDES[side]}))
    _next_seat(s, SETUP_PHASE)
    if s.phase != SETUP_PHASE:
        return
    cards = list(range(len(SETUP_CARDS)))
    s.reveal()
    if s.options["setup"] == "dealt":
        for seat in s.order:
            _take_setup_card(s, seat, s.rng.draw(cards))
        _begin_game(s)
        return
    s.offer = sorted(s.rng.draw(cards) for _ in range(s.players + 1))
    # Set-up cards are chosen in reverse turn order.
    s.seat = s.order[s.players - 1]


def _next_seat(s: EndlessWinterPosition, then: int) -> None:
    s.turn += 1
    if s.turn == s.players:
        s.phase = then
        s.turn = 0
        s.offer = []
    s.seat = s.order[s.turn]


# Set-up cards


def choose_setup_card(s: EndlessWinterPosition, card: int) -> None:
    """Take a set-up card and what it gives, in reverse turn order."""
    s.offer.remove(card)
    _take_setup_card(s, s.seat, card)
    s.turn += 1
    if s.turn == s.players:
        s.offer = []
        _begin_game(s)
    else:
        s.seat = s.order[s.players - 1 - s.turn]


def _take_setup_card(s: EndlessWinterPosition, seat: int, number: int) -> None:
    """What every player places, and what the set-up card and the place in turn order give."""
    card = s.box.setup[number]
    s.setup_card[seat] = number
    if s.events is not None:
        s.events.append(Event(SETUP, seat, {"card": SETUP_CARDS[number]}))
    for _ in range(1 + card.camps):
        place_camp(s, seat)
    gain_food(s, seat, card.food)
    gain_tools(s, seat, card.tool)
    for species in card.animals:
        s.deck[species] -= 1
        s.animals[seat * SPECIES + species] += 1
    s.tribe_stacks[card.tribe - FIRST_TRIBE] -= 1
    for ability in bonuses(s, seat):
        parts = s.box.abilities[ability].parts
        goods = s.box.goods_parts(ability)
        for place in range(len(parts)):
            if goods >> place & 1:
                for gain in parts[place].gains:
                    if gain.kind == FOOD:
                        gain_food(s, seat, gain.amount)
                    else:
                        gain_tools(s, seat, gain.amount)


def _begin_game(s: EndlessWinterPosition) -> None:
    """Hands of three known cards and two drawn ones, and the hunting ground."""
    s.reveal()
    for seat in s.order:
        pile: list[int] = []
        for face in range(FIRST_TRIBE):
            aside = 1 if face in (TRIBESWOMAN, BRAVE) else 0
            pile.extend([face] * (s.box.copies[face] - aside))
        s.piles[seat] = pile
        s.hands[seat] = [s.box.setup[s.setup_card[seat]].tribe + OPEN, BRAVE + OPEN, TRIBESWOMAN + OPEN]
        for _ in range(2):
            draw(s, seat)
    fill_ground(s)
    s.turn = 0
    s.seat = s.order[0]
    if any(later_parts(s, ability) for seat in s.order for ability in bonuses(s, seat)):
        # What needs a choice comes when the table is laid, as a preparation of the first round.
        s.phase = PREPARATION_PHASE
        begin_bonuses(s)
    else:
        s.phase = ACTION_PHASE
