"""What a seat sees as numbers: the same facts as its view, in fixed places. The cards are in observe_cards.py."""

from __future__ import annotations

from typing import Final, final

from sunstone.core.game import State
from sunstone.core.observation import MOST, MOST_WIDE, WORDS, Layout, Observer, mark_bits, mark_rows, put_wide
from sunstone.core.options import Option
from sunstone.games.endless_winter import abilities, animals, catalogue, dump, geometry, names, sight, stones
from sunstone.games.endless_winter.observe_cards import CardPieces
from sunstone.games.endless_winter.table import Player, Table

_TURN: Final = (
    *(f"phase_{phase}" for phase in names.PHASES),
    *(f"stage_{stage}" for stage in names.STAGES),
    *(f"column_{space}" for space in names.SPACES),
    *Table.FIELDS.observed,
    "over",
    "culture_left",
    "animals_left",
)
_SEAT: Final = (
    *(f"chief_{chief}" for chief in names.CHIEFS),
    *(f"side_{side}" for side in names.SIDES),
    *names.SETUP_CARDS,
    *(f"figure_{figure + 1}_{space}" for figure in range(names.TURNS) for space in names.SPACES),
    *Player.FIELDS.observed,
    "food_limit",
    "next_megalith_neutral",
    *names.ANIMALS,
    *(f"used_{animal}" for animal in names.ANIMALS),
)
_TURN_NUMBERS: Final = len(Table.FIELDS.observed)
_SEAT_NUMBERS: Final = len(Player.FIELDS.observed)
_QUEUE: Final = len(names.REST_TOKENS)
_CULTURE: Final = len(names.CULTURE)
_STONES: Final = len(names.STONES)
_TERRAINS: Final = len(names.TERRAINS)
_GLACIERS: Final = len(names.GLACIER_TOKENS)


@final
class EndlessWinterObserver(Observer):
    """Observations of Endless Winter."""

    def __init__(self, players: int, options: tuple[Option, ...]) -> None:
        layout = Layout()
        add = layout.add
        self.turn = layout.columns("turn", _TURN, "where the game and the turn stand")
        self.due = layout.columns("due", dump.DECISIONS.columns, "the decision that is due: its kind, and its fields")
        self.later = layout.columns("due_later", dump.DECISIONS.names, "how many decisions of each kind wait below it")
        self.to_move = add("to_move", (players,), "who decides, by seat")
        self.order = add("order", (players, players), "turn order: a row for each place, by seat")
        self.honour = add("honour_rank", (players, players), "the order on the honour track, likewise")
        self.offer = add("offer", (len(names.CHIEFS),), "the chiefs, or the set-up cards, to choose from in the set-up")
        self.recruited = add(
            "recruited", (len(names.TRIBE),), "the kinds of tribe card taken in this turn", columns=names.TRIBE
        )
        self.first = add(
            "first_taken", (len(names.COLUMNS),), "the columns somebody came to first", columns=names.COLUMNS
        )
        self.stacks = add("tribe_stacks", (len(names.TRIBE),), "tribe cards left to recruit", MOST, columns=names.TRIBE)
        self.culture = add(
            "culture_display", (names.CULTURE_SLOTS, len(names.CULTURE)), "which culture card lies in each slot"
        )
        self.stone_slots = add(
            "stone_display", (2 * names.HALF_STONES, len(names.STONES)), "which sacred stone lies in each slot"
        )
        self.ground = add(
            "hunting_ground", (names.SPECIES,), "animals on the hunting ground", MOST, columns=names.ANIMALS
        )
        hexes = geometry.HEXES
        self.claims = add("claims", (hexes,), "hexes that can reward the seat that decides, by the land or by a token")
        self.claimed = add("claimed", (hexes,), "hexes that have done so in this eclipse")
        self.rest = add(
            "rest_tokens",
            (2 + _QUEUE, len(names.REST_TOKENS)),
            "rest tokens: the open one, the one in use, then those below in their order",
        )
        self.terrain = add("terrain", (hexes, len(names.TERRAINS)), "the land, hex by hex", columns=names.TERRAINS)
        self.glacier = add("glacier_tokens", (hexes, len(names.GLACIER_TOKENS)), "the token on each hex")
        self.camps = add("camps", (players, hexes), "each seat's camps on each hex", MOST)
        self.influence = add("influence", (players, hexes), "each seat's influence on each hex", MOST)
        self.settlements = add("settlements", (players, len(geometry.JUNCTIONS)), "each seat's settlements by junction")
        self.cells = add(
            "megalith_spaces",
            (geometry.CELLS,),
            "the plan: 0 where no board lies, else 1 + the number of the space, eight to a board",
            len(names.BOARDS) * names.SPACES_A_BOARD,
        )
        self.starts = add("megalith_starts", (geometry.CELLS,), "the start spaces of the plan")
        self.megaliths = add(
            "megaliths",
            (players + 1, geometry.PLACES),
            "megaliths by place: a row for each seat and one for the grey ones",
        )
        self.seats = add("seats", (players, len(_SEAT)), "what each seat has", MOST, columns=_SEAT)
        self.stones = add("stones", (players, len(names.STONES)), "the sacred stones of each seat")
        self.cards = CardPieces(layout, players)
        self.points = add("points", (players,), "points of each seat", MOST_WIDE)
        self.worth = add("stone_points", (players, len(names.STONES)), "what those stones are worth now", MOST_WIDE)
        self.ability = layout.add("due_ability", (1,), "the number of the ability the decision comes from", MOST_WIDE)
        super().__init__(layout, catalogue.ACTIONS, options)
        self._kept = _Board()
        self._seats = [_Seat() for _ in range(players)]

    def _fill(self, state: State, seat: int, out: bytearray) -> None:
        assert isinstance(state, Table)
        self._fill_turn(state, seat, out)
        self._fill_due(state, out)
        self._fill_board(state, out)
        self._fill_land(state, seat, out)
        self._fill_megaliths(state, seat, out)
        for player in state.seats:
            row = (player.seat - seat) % state.players
            self._fill_player(state, player, row, out)
            self.cards.fill_player(state, player, row, out)
        self.cards.fill_own(state, state.seats[seat], out)

    def _fill_turn(self, table: Table, seat: int, out: bytearray) -> None:
        players = table.players
        at = self.turn
        out[at + table.phase] = 1
        at += len(names.PHASES)
        out[at + table.stage] = 1
        at += len(names.STAGES)
        if table.column != names.NOWHERE:
            out[at + table.column] = 1
        at += len(names.SPACES)
        out[at : at + _TURN_NUMBERS] = WORDS[1](table.words()[0])[:_TURN_NUMBERS]
        end = self.turn + len(_TURN)
        out[end - 3] = table.over
        out[end - 2] = len(table.culture_deck())
        out[end - 1] = animals.total(table.deck)
        if table.seat >= 0:
            out[self.to_move + (table.seat - seat) % players] = 1
        for place in range(players):
            out[self.order + place * players + (table.order[place] - seat) % players] = 1
            out[self.honour + place * players + (table.honour_rank[place] - seat) % players] = 1
        for card in table.offer:
            out[self.offer + card] = 1

    def _fill_due(self, table: Table, out: bytearray) -> None:
        depth = len(table.due)
        if not depth:
            return
        for below in range(depth - 1):
            out[self.later + dump.DECISIONS.place(table.due[below])] += 1
        top = table.due[depth - 1]
        out[self.due : self.later] = dump.DECISIONS.row(top)
        if isinstance(top, (abilities.Left, abilities.Exchange)):
            put_wide(out, self.ability, top.ability)

    def _fill_board(self, table: Table, out: bytearray) -> None:
        mark_bits(out, self.recruited, table.recruited)
        mark_bits(out, self.first, table.first_taken)
        mark_bits(out, self.claimed, table.claimed)
        out[self.stacks : self.stacks + len(table.tribe_stacks)] = bytes(table.tribe_stacks)
        out[self.ground : self.ground + names.SPECIES] = bytes(table.ground)
        kept = self._kept
        if kept.culture is not table.culture_display or kept.stones is not table.stone_display:
            kept.culture = table.culture_display
            kept.stones = table.stone_display
            row = bytearray(self.ground - self.culture)
            mark_rows(row, -names.FIRST_CULTURE, _CULTURE, table.culture_display)
            mark_rows(row, self.stone_slots - self.culture, _STONES, table.stone_display)
            kept.displays = bytes(row)
        out[self.culture : self.ground] = kept.displays
        for place in sight.to_claim(table):
            out[self.claims + place] = 1
        if table.rest_token != names.NOBODY:
            out[self.rest + table.rest_token] = 1
        if table.token != names.NOBODY:
            out[self.rest + _QUEUE + table.token] = 1
        mark_rows(out, self.rest + 2 * _QUEUE, _QUEUE, table.rest_tokens_below)

    def _fill_land(self, table: Table, seat: int, out: bytearray) -> None:
        kept = self._kept
        if kept.land is not table.land or kept.glacier is not table.glacier_tokens:
            kept.land = table.land
            kept.glacier = table.glacier_tokens
            hexes = bytearray(self.camps - self.terrain)
            mark_rows(hexes, 0, _TERRAINS, table.land)
            mark_rows(hexes, self.glacier - self.terrain, _GLACIERS, table.glacier_tokens)
            kept.hexes = bytes(hexes)
        out[self.terrain : self.camps] = kept.hexes
        for junction, owner in enumerate(table.settled):
            if owner != names.NOBODY:
                out[self.settlements + (owner - seat) % table.players * len(geometry.JUNCTIONS) + junction] = 1

    def _fill_megaliths(self, table: Table, seat: int, out: bytearray) -> None:
        plan = table.megaliths.plan
        out[self.cells : self.cells + geometry.CELLS] = plan.cells_seen
        out[self.starts : self.starts + geometry.CELLS] = plan.starts_seen
        for place in range(table.megaliths.last_place()):
            owner = table.megaliths.owners[place]
            if owner != names.NOBODY:
                row = table.players if owner == names.NEUTRAL else (owner - seat) % table.players
                out[self.megaliths + row * geometry.PLACES + place] = 1

    def _fill_player(self, table: Table, player: Player, row: int, out: bytearray) -> None:
        at = self.seats + row * len(_SEAT)
        if player.chief != names.NOBODY:
            out[at + player.chief] = 1
        at += len(names.CHIEFS)
        if player.side != names.NOBODY:
            out[at + player.side] = 1
        at += len(names.SIDES)
        if player.setup_card != names.NOBODY:
            out[at + player.setup_card] = 1
        at += len(names.SETUP_CARDS)
        for where in player.figures:
            if where != names.NOWHERE:
                out[at + where] = 1
            at += len(names.SPACES)
        out[at : at + _SEAT_NUMBERS] = WORDS[1](player.words()[0])[:_SEAT_NUMBERS]
        at = self.seats + (row + 1) * len(_SEAT) - 2 * names.SPECIES
        out[at - 2] = table.food_limit(player)
        out[at - 1] = player.megaliths_left > 0 and player.next_is_neutral()
        kept = self._seats[player.seat]
        if kept.animals_of is not player.animals or kept.used_of is not player.used:
            kept.animals_of = player.animals
            kept.used_of = player.used
            kept.animals = bytes((*player.animals, *player.used))
        out[at : at + 2 * names.SPECIES] = kept.animals
        for stone in player.stones:
            out[self.stones + row * _STONES + stone] = 1
            put_wide(out, self.worth + 2 * (row * _STONES + stone), stones.stone_points(table, player, stone))
        put_wide(out, self.points + 2 * row, player.points)
        at = row * geometry.HEXES
        if kept.camps_of is not player.camps or kept.influence_of is not player.influence:
            kept.camps_of = player.camps
            kept.influence_of = player.influence
            kept.camps = bytes(player.camps)
            kept.influence = bytes(player.influence)
        out[self.camps + at : self.camps + at + geometry.HEXES] = kept.camps
        out[self.influence + at : self.influence + at + geometry.HEXES] = kept.influence


@final
class _Board:
    """Parts of what was written last, with what they were written from: tuples, which are replaced as a whole."""

    def __init__(self) -> None:
        self.culture: tuple[int, ...] | None = None
        self.stones: tuple[int, ...] | None = None
        self.displays = b""
        self.land: tuple[int, ...] | None = None
        self.glacier: tuple[int, ...] | None = None
        self.hexes = b""


@final
class _Seat:
    """The same of a seat."""

    def __init__(self) -> None:
        self.animals_of: tuple[int, ...] | None = None
        self.used_of: tuple[int, ...] | None = None
        self.animals = b""
        self.camps_of: tuple[int, ...] | None = None
        self.influence_of: tuple[int, ...] | None = None
        self.camps = b""
        self.influence = b""
