"""Set-up: the boards, the land, the displays, chiefs and set-up cards, and the first hands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import added, without
from sunstone.games.endless_winter import catalogue, effects, events, geometry, land, marks, names, preparation, reasons
from sunstone.games.endless_winter.cards import draw
from sunstone.games.endless_winter.goods import gain_food, gain_tools
from sunstone.games.endless_winter.megaliths import laid_out
from sunstone.games.endless_winter.rest import turn_rest_token
from sunstone.games.endless_winter.table import Decision, Player, Table

ERA_CULTURE: Final = 20


def lay_out(table: Table) -> None:
    """Everything before the first decision."""
    for seat in range(table.players):
        player = Player()
        player.seat = seat
        player.figures = (names.NOWHERE,) * names.TURNS
        table.seats.append(player)
    table.order = tuple(range(table.players))
    table.culture_display = (names.NOBODY,) * names.CULTURE_SLOTS
    table.glacier_tokens = (names.NOBODY,) * geometry.HEXES
    table.honour_rank = table.order
    _lay_main_board(table)
    _lay_land(table)
    _lay_megaliths(table)
    if table.options["rest_tokens"]:
        table.rest_tokens_unseen = tuple(range(len(names.REST_TOKENS)))
        turn_rest_token(table)
    _begin_chiefs(table)
    table.barrier = 0


def _lay_main_board(table: Table) -> None:
    data = table.data
    table.tribe_stacks = tuple([data.copies[names.FIRST_TRIBE + kind] for kind in range(data.tribe_kinds)])
    second = names.FIRST_CULTURE + ERA_CULTURE
    table.culture_deck_1 = tuple(range(names.FIRST_CULTURE, second))
    table.culture_deck_2 = tuple(range(second, second + ERA_CULTURE))
    preparation.fill_display(table)
    display: list[int] = []
    for era in (range(names.FIRST_STONE_ERA_2), range(names.FIRST_STONE_ERA_2, len(names.STONES))):
        stones = list(era)
        half = [table.rng.draw(stones) for _ in range(data.stones_a_half[table.players])]
        display += [*half, *([names.NOBODY] * (names.HALF_STONES - len(half)))]
    table.stone_display = tuple(display)
    table.deck = tuple(data.animal_copies)


def _lay_land(table: Table) -> None:
    """One hex of each kind of land, the glaciers, and random others up to eighteen, round the start hex."""
    data = table.data
    laid = [*data.lands, *([names.GLACIER] * data.glaciers[table.players])]
    rest: list[int] = []
    for terrain in data.lands:
        rest.extend([terrain] * (data.hexes[terrain] - 1))
    while len(laid) < geometry.HEXES - 1:
        laid.append(table.rng.draw(rest))
    table.rng.shuffle(laid)
    table.land = (names.START_HEX, *laid)
    if table.options["glacier_tokens"]:
        tokens = list(range(len(names.GLACIER_TOKENS)))
        table.glacier_tokens = tuple(
            [table.rng.draw(tokens) if terrain == names.GLACIER else names.NOBODY for terrain in table.land]
        )


def _lay_megaliths(table: Table) -> None:
    boards = list(range(len(names.BOARDS)))
    table.rng.shuffle(boards)
    turned = tuple([int(table.rng.below(2)) for _ in boards])
    table.megaliths = laid_out(table.data, table.players, tuple(boards), turned)


def _begin_chiefs(table: Table) -> None:
    """Chiefs are dealt, or laid out to be chosen: one more than there are players."""
    chiefs = list(range(len(names.CHIEFS)))
    if table.options["setup"] == "chiefs_and_cards":
        table.offer = tuple(sorted([table.rng.draw(chiefs) for _ in range(table.players + 1)]))
        table.phase = names.CHIEF_PHASE
    else:
        for player in table.seats:
            player.chief = table.rng.draw(chiefs)
        table.phase = names.SIDE_PHASE
    table.turn = 0
    table.seat = table.order[0]


def _next_seat(table: Table, then: i64) -> None:
    table.turn += 1
    if table.turn == table.players:
        table.phase = then
        table.turn = 0
        table.offer = ()
    table.seat = table.order[table.turn]


@final
class ChooseChief(Decision):
    """Take a chief, in turn order."""

    def legal(self, table: Table, out: list[int]) -> None:
        for chief in table.offer:
            out.append(catalogue.CHIEF + chief)

    def why_not(self, table: Table, action: int) -> int:
        if action >= catalogue.SIDE:
            return reasons.SETUP_FIRST
        return LEGAL if action - catalogue.CHIEF in table.offer else reasons.NOT_OFFERED

    def answer(self, table: Table, action: int) -> None:
        chief = action - catalogue.CHIEF
        table.mover().chief = chief
        table.offer = without(table.offer, chief)
        if table.events is not None:
            table.events.append(Event(events.CHIEF, table.seat, {"chief": names.CHIEFS[chief]}))
        _next_seat(table, names.SIDE_PHASE)


@final
class ChooseSide(Decision):
    """Turn one's chief to a side; when all have, the set-up cards follow."""

    def legal(self, table: Table, out: list[int]) -> None:
        for side in range(len(names.SIDES)):
            out.append(catalogue.SIDE + side)

    def why_not(self, table: Table, action: int) -> int:
        return LEGAL if catalogue.SIDE <= action < catalogue.SETUP else reasons.SETUP_FIRST

    def answer(self, table: Table, action: int) -> None:
        player = table.mover()
        player.side = action - catalogue.SIDE
        if table.events is not None:
            facts: dict[str, object] = {"chief": names.CHIEFS[player.chief], "side": names.SIDES[player.side]}
            table.events.append(Event(events.SIDE, player.seat, facts))
        _next_seat(table, names.SETUP_PHASE)
        if table.phase == names.SETUP_PHASE:
            self._lay_setup_cards(table)

    def _lay_setup_cards(self, table: Table) -> None:
        cards = list(range(len(names.SETUP_CARDS)))
        table.reveal()
        if table.options["setup"] == "dealt":
            for seat in table.order:
                take_setup_card(table, table.seats[seat], table.rng.draw(cards))
            _begin_game(table)
            return
        table.offer = tuple(sorted([table.rng.draw(cards) for _ in range(table.players + 1)]))
        # Set-up cards are chosen in reverse turn order.
        table.seat = table.order[table.players - 1]


@final
class ChooseSetupCard(Decision):
    """Take a set-up card and what it gives, in reverse turn order."""

    def legal(self, table: Table, out: list[int]) -> None:
        for card in table.offer:
            out.append(catalogue.SETUP + card)

    def why_not(self, table: Table, action: int) -> int:
        if not catalogue.SETUP <= action < catalogue.PLACE:
            return reasons.SETUP_FIRST
        return LEGAL if action - catalogue.SETUP in table.offer else reasons.NOT_OFFERED

    def answer(self, table: Table, action: int) -> None:
        card = action - catalogue.SETUP
        table.offer = without(table.offer, card)
        take_setup_card(table, table.mover(), card)
        table.turn += 1
        if table.turn == table.players:
            table.offer = ()
            _begin_game(table)
        else:
            table.seat = table.order[table.players - 1 - table.turn]


def take_setup_card(table: Table, player: Player, number: int) -> None:
    """What every player places, and what the set-up card and the place in turn order give."""
    card = table.data.setup[number]
    player.setup_card = number
    if table.events is not None:
        table.events.append(Event(events.SETUP, player.seat, {"card": names.SETUP_CARDS[number]}))
    for _ in range(1 + card.camps):
        land.place_camp(table, player)
    gain_food(table, player, card.food)
    gain_tools(table, player, card.tool)
    for species in card.animals:
        table.deck = added(table.deck, species, -1)
        player.animals = added(player.animals, species, 1)
    table.tribe_stacks = added(table.tribe_stacks, card.tribe - names.FIRST_TRIBE, -1)
    for ability in preparation.bonuses(table, player):
        goods = table.data.goods_parts(ability)
        for place, part in enumerate(table.data.abilities[ability].parts):
            if goods >> place & 1:
                for gain in part.gains:
                    if gain.kind == effects.FOOD:
                        gain_food(table, player, gain.amount)
                    else:
                        gain_tools(table, player, gain.amount)


def _begin_game(table: Table) -> None:
    """Hands of three known cards and two drawn ones, and the hunting ground."""
    table.reveal()
    data = table.data
    for seat in table.order:
        player = table.seats[seat]
        for face in range(names.FIRST_TRIBE):
            aside = 1 if face in (names.TRIBESWOMAN, names.BRAVE) else 0
            player.pile.extend([face] * (data.copies[face] - aside))
        player.hand = [
            data.setup[player.setup_card].tribe + marks.OPEN,
            names.BRAVE + marks.OPEN,
            names.TRIBESWOMAN + marks.OPEN,
        ]
        for _ in range(2):
            draw(table, player)
    preparation.fill_ground(table)
    table.turn = 0
    table.seat = table.order[0]
    if any(
        preparation.later_parts(table, ability)
        for player in table.seats
        for ability in preparation.bonuses(table, player)
    ):
        # What needs a choice comes when the table is laid, as a preparation of the first round.
        table.phase = names.PREPARATION_PHASE
        preparation.begin_bonuses(table)
    else:
        table.phase = names.ACTION_PHASE
