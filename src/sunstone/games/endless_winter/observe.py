"""What a seat sees as numbers: the same facts as its view, in fixed places. The cards are in observe_cards.py."""

from __future__ import annotations

from typing import Final, final

from sunstone.core.game import State
from sunstone.core.observation import MOST, MOST_WIDE, Layout, Observer, put_wide
from sunstone.games.endless_winter.animals import SPECIES, total
from sunstone.games.endless_winter.catalogue import ACTIONS, BOARD_ITEMS, CULTURE_SLOTS, HALF_STONES
from sunstone.games.endless_winter.effects import ANY_ANIMALS, HOW, MOST_PARTS, SAME
from sunstone.games.endless_winter.effects import GAINS as GAIN_NAMES
from sunstone.games.endless_winter.geometry import CELLS, HEXES, JUNCTIONS, PLACES
from sunstone.games.endless_winter.land import influence, to_claim
from sunstone.games.endless_winter.megaliths import is_start, next_is_neutral
from sunstone.games.endless_winter.names import (
    ANIMALS,
    BOARDS,
    CHIEFS,
    COLUMNS,
    CULTURE,
    FIRST_CULTURE,
    GLACIER_TOKENS,
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
)
from sunstone.games.endless_winter.observe_cards import CardPieces
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
from sunstone.games.endless_winter.position import NEUTRAL, NOBODY, PHASES, STAGES, EndlessWinterPosition
from sunstone.games.endless_winter.stones import stone_points

_TURN: Final = (
    *(f"phase_{phase}" for phase in PHASES),
    *(f"stage_{stage}" for stage in STAGES),
    *(f"column_{space}" for space in SPACES),
    "over",
    "round",
    "turn",
    "half_labour",
    "chief_ready",
    "chief_due",
    "token_ready",
    "culture_left",
    "animals_left",
)
_DUE: Final = (
    *FRAMES[1:],
    "count",
    "must",
    "to_hand",
    "to_discard",
    *(f"left_{part + 1}" for part in range(MOST_PARTS)),
    *BOARD_ITEMS,
    *HOW,
)
_SEAT: Final = (
    *(f"chief_{chief}" for chief in CHIEFS),
    *(f"side_{side}" for side in SIDES),
    *SETUP_CARDS,
    *(f"figure_{figure + 1}_{space}" for figure in range(TURNS) for space in SPACES),
    "food",
    "food_limit",
    "tools",
    "camps_left",
    "settlements_left",
    "megaliths_left",
    "next_megalith_neutral",
    *TRACKS,
    *ANIMALS,
    *(f"used_{animal}" for animal in ANIMALS),
)
_QUEUE: Final = len(REST_TOKENS)


@final
class EndlessWinterObserver(Observer):
    """Observations of Endless Winter."""

    def __init__(self, players: int) -> None:
        layout = Layout()
        add = layout.add
        self.turn = layout.columns("turn", _TURN, "where the game and the turn stand")
        self.due = layout.columns("due", _DUE, "the decision that is due, how often, and which of its parts are left")
        self.reward = layout.columns("due_reward", GAIN_NAMES, "the reward that is due", 1)
        self.later = layout.columns("due_later", FRAMES[1:], "how many decisions of each kind wait below it")
        self.to_move = add("to_move", (players,), "who decides, by seat")
        self.order = add("order", (players, players), "turn order: a row for each place, by seat")
        self.honour = add("honour_rank", (players, players), "the order on the honour track, likewise")
        self.offer = add("offer", (len(CHIEFS),), "the chiefs, or the set-up cards, to choose from in the set-up")
        self.recruited = add("recruited", (len(TRIBE),), "the kinds of tribe card taken in this turn", columns=TRIBE)
        self.first = add("first_taken", (len(COLUMNS),), "the columns somebody came to first", columns=COLUMNS)
        self.stacks = add("tribe_stacks", (len(TRIBE),), "tribe cards left to recruit", MOST, columns=TRIBE)
        self.culture = add("culture_display", (CULTURE_SLOTS, len(CULTURE)), "which culture card lies in each slot")
        self.stone_slots = add("stone_display", (2 * HALF_STONES, len(STONES)), "which sacred stone lies in each slot")
        self.ground = add("hunting_ground", (SPECIES,), "animals on the hunting ground", MOST, columns=ANIMALS)
        self.claims = add("claims", (HEXES,), "hexes that can reward the seat that decides, by the land or by a token")
        self.claimed = add("claimed", (HEXES,), "hexes that have done so in this eclipse")
        self.rest = add(
            "rest_tokens",
            (2 + _QUEUE, len(REST_TOKENS)),
            "rest tokens: the open one, the one in use, then those below in their order",
        )
        self.terrain = add("terrain", (HEXES, len(TERRAINS)), "the land, hex by hex", columns=TERRAINS)
        self.glacier = add("glacier_tokens", (HEXES, len(GLACIER_TOKENS)), "the token on each hex")
        self.camps = add("camps", (players, HEXES), "each seat's camps on each hex", MOST)
        self.influence = add("influence", (players, HEXES), "each seat's influence on each hex", MOST)
        self.settlements = add("settlements", (players, len(JUNCTIONS)), "each seat's settlements by junction")
        self.cells = add(
            "megalith_spaces",
            (CELLS,),
            "the plan: 0 where no board lies, else 1 + the number of the space, eight to a board",
            len(BOARDS) * SPACES_A_BOARD,
        )
        self.starts = add("megalith_starts", (CELLS,), "the start spaces of the plan")
        self.megaliths = add(
            "megaliths", (players + 1, PLACES), "megaliths by place: a row for each seat and one for the grey ones"
        )
        self.seats = add("seats", (players, len(_SEAT)), "what each seat has", MOST, columns=_SEAT)
        self.stones = add("stones", (players, len(STONES)), "the sacred stones of each seat")
        self.cards = CardPieces(layout, players)
        self.points = add("points", (players,), "points of each seat", MOST_WIDE)
        self.worth = add("stone_points", (players, len(STONES)), "what those stones are worth now", MOST_WIDE)
        self.ability = add(
            "due_ability",
            (2,),
            "the number of the ability the decision comes from, and 1 + the number of its part",
            MOST_WIDE,
            columns=("ability", "part"),
        )
        super().__init__(layout, ACTIONS)

    def _fill(self, state: State, seat: int, out: bytearray) -> None:
        assert isinstance(state, EndlessWinterPosition)
        self._fill_turn(state, seat, out)
        self._fill_due(state, out)
        self._fill_board(state, out)
        self._fill_land(state, seat, out)
        for other in range(state.players):
            row = (other - seat) % state.players
            self._fill_seat(state, other, row, out)
            self.cards.fill_seat(state, other, row, out)
        self.cards.fill_own(state, seat, out)

    def _fill_turn(self, s: EndlessWinterPosition, seat: int, out: bytearray) -> None:
        players = s.players
        at = self.turn
        out[at + s.phase] = 1
        at += len(PHASES)
        out[at + s.stage] = 1
        at += len(STAGES)
        if s.column != NOWHERE:
            out[at + s.column] = 1
        at += len(SPACES)
        out[at] = s.over
        out[at + 1] = s.round
        out[at + 2] = s.turn
        out[at + 3] = s.labour
        out[at + 4] = s.chief_ready
        out[at + 5] = s.chief_due
        out[at + 6] = s.token_ready
        out[at + 7] = len(s.culture_decks[0 if s.round <= 2 else 1])
        out[at + 8] = total(s.deck)
        if s.seat >= 0:
            out[self.to_move + (s.seat - seat) % players] = 1
        for place in range(players):
            out[self.order + place * players + (s.order[place] - seat) % players] = 1
            out[self.honour + place * players + (s.honour_rank[place] - seat) % players] = 1
        for card in s.offer:
            out[self.offer + card] = 1

    def _fill_due(self, s: EndlessWinterPosition, out: bytearray) -> None:
        depth = len(s.stack)
        if not depth:
            return
        for below in range(depth - 1):
            out[self.later + kind_of(s.stack[below]) - 1] += 1
        packed = s.stack[depth - 1]
        kind = kind_of(packed)
        count = b_of(packed)
        at = self.due
        out[at + kind - 1] = 1
        at += len(FRAMES) - 1
        out[at] = count
        if kind == REWARD:
            out[self.reward + a_of(packed)] = 1
        elif kind == RECRUITS:
            out[at + (3 if a_of(packed) == 1 else 2)] = 1
        elif kind == BURIES:
            out[at + 1] = c_of(packed) == 1
        elif kind in (GROUP, GAINS, EXCHANGE):
            put_wide(out, self.ability, a_of(packed))
            if kind != GROUP:
                put_wide(out, self.ability + 2, 1 + c_of(packed))
            if kind != EXCHANGE:
                out[at] = count.bit_count()
                for part in range(MOST_PARTS):
                    out[at + 4 + part] = count >> part & 1
        else:
            self._fill_order(packed, kind, at, out)

    def _fill_order(self, packed: int, kind: int, at: int, out: bytearray) -> None:
        """What is left of several things that are chosen one after another."""
        count = b_of(packed)
        if kind == BOARD:
            items = items_left(packed)
            out[at] = len(items)
            for item in items:
                out[at + 4 + MOST_PARTS + item] += 1
        elif kind == GLACIERS:
            out[at] = count.bit_count()
        elif kind == GIVES:
            # Which species are left to give, the legal actions tell.
            out[at + 1] = 1
            if a_of(packed) != ANY_ANIMALS:
                out[at + 4 + MOST_PARTS + len(BOARD_ITEMS) + a_of(packed) - SAME] = 1
        elif kind == ORDER_REWARD:
            out[at] = count.bit_count()
            for place in range(MOST_PARTS):
                out[at + 4 + place] = count >> place & 1

    def _fill_board(self, s: EndlessWinterPosition, out: bytearray) -> None:
        for kind in range(s.box.tribe_kinds):
            out[self.recruited + kind] = s.taken_kinds >> kind & 1
            out[self.stacks + kind] = s.tribe_stacks[kind]
        for column in range(len(COLUMNS)):
            out[self.first + column] = s.first_taken >> column & 1
        for slot in range(len(s.display)):
            if s.display[slot] != NOBODY:
                out[self.culture + slot * len(CULTURE) + s.display[slot] - FIRST_CULTURE] = 1
        for slot in range(len(s.stone_display)):
            if s.stone_display[slot] != NOBODY:
                out[self.stone_slots + slot * len(STONES) + s.stone_display[slot]] = 1
        for species in range(SPECIES):
            out[self.ground + species] = s.ground[species]
        for place in to_claim(s):
            out[self.claims + place] = 1
        for place in range(HEXES):
            out[self.claimed + place] = s.claimed >> place & 1
        if s.rest_top != NOBODY:
            out[self.rest + s.rest_top] = 1
        if s.token != NOBODY:
            out[self.rest + len(REST_TOKENS) + s.token] = 1
        for place, token in enumerate(s.rest_queue):
            out[self.rest + (2 + place) * len(REST_TOKENS) + token] = 1

    def _fill_land(self, s: EndlessWinterPosition, seat: int, out: bytearray) -> None:
        players = s.players
        for place in range(HEXES):
            out[self.terrain + place * len(TERRAINS) + s.land[place]] = 1
            if s.glacier_tokens[place] != NOBODY:
                out[self.glacier + place * len(GLACIER_TOKENS) + s.glacier_tokens[place]] = 1
        for junction in range(len(JUNCTIONS)):
            if s.settled[junction] != NOBODY:
                out[self.settlements + (s.settled[junction] - seat) % players * len(JUNCTIONS) + junction] = 1
        for cell in range(CELLS):
            if s.cells[cell] >= 0:
                out[self.cells + cell] = 1 + s.cells[cell]
                out[self.starts + cell] = is_start(s, cell)
        for place in range(PLACES):
            owner = s.megaliths[place]
            if owner != NOBODY:
                row = players if owner == NEUTRAL else (owner - seat) % players
                out[self.megaliths + row * PLACES + place] = 1

    def _fill_seat(self, s: EndlessWinterPosition, other: int, row: int, out: bytearray) -> None:
        at = self.seats + row * len(_SEAT)
        if s.chief[other] != NOBODY:
            out[at + s.chief[other]] = 1
        at += len(CHIEFS)
        if s.side[other] != NOBODY:
            out[at + s.side[other]] = 1
        at += len(SIDES)
        if s.setup_card[other] != NOBODY:
            out[at + s.setup_card[other]] = 1
        at += len(SETUP_CARDS)
        for figure in range(TURNS):
            where = s.figures[other * TURNS + figure]
            if where != NOWHERE:
                out[at + where] = 1
            at += len(SPACES)
        out[at] = s.food[other]
        out[at + 1] = s.food_limit(other)
        out[at + 2] = s.tools[other]
        out[at + 3] = s.camps_left[other]
        out[at + 4] = s.settlements_left[other]
        out[at + 5] = s.megaliths_left[other]
        out[at + 6] = s.megaliths_left[other] > 0 and next_is_neutral(s, other)
        at += 7
        for track in range(len(TRACKS)):
            out[at + track] = s.idols[other * len(TRACKS) + track]
        at += len(TRACKS)
        for species in range(SPECIES):
            out[at + species] = s.animals[other * SPECIES + species]
            out[at + SPECIES + species] = s.used[other * SPECIES + species]
        for stone in s.stones[other]:
            out[self.stones + row * len(STONES) + stone] = 1
            put_wide(out, self.worth + 2 * (row * len(STONES) + stone), stone_points(s, other, stone))
        put_wide(out, self.points + 2 * row, s.points[other])
        power = influence(s, other)
        for place in range(HEXES):
            out[self.camps + row * HEXES + place] = s.camps_at[other * HEXES + place]
            out[self.influence + row * HEXES + place] = power[place]
