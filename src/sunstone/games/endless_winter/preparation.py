"""Preparing the next round: figures back, animals and culture cards laid out anew, five cards for everyone."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.animals import reveal, total
from sunstone.games.endless_winter.catalogue import CULTURE_SLOTS
from sunstone.games.endless_winter.effects import DRAW
from sunstone.games.endless_winter.events import DISPLAY, GROUND, REST_TOKEN, ROUND
from sunstone.games.endless_winter.interpreter import all_parts, begin_parts
from sunstone.games.endless_winter.names import ANIMALS, FACES, NOWHERE, REST_TOKENS
from sunstone.games.endless_winter.pending import REWARD, frame
from sunstone.games.endless_winter.position import (
    ACTION_PHASE,
    CULTURE_STAGE,
    NOBODY,
    PREPARATION_PHASE,
    EndlessWinterPosition,
)

DRAWN_A_ROUND = 5
LAST_ROUND_ERA_1 = 2


def begin_preparation(s: EndlessWinterPosition) -> None:
    """Everything before the cards are drawn."""
    s.phase = PREPARATION_PHASE
    s.round += 1
    s.turn = 0
    s.seat = s.order[0]
    for place in range(len(s.figures)):
        s.figures[place] = NOWHERE
    s.first_taken = 0
    s.reveal()
    if s.events is not None:
        s.events.append(Event(ROUND, -1, {"round": s.round}))
    fill_ground(s)
    if s.round == LAST_ROUND_ERA_1 + 1:
        # The cards of the first era that nobody took leave the game.
        s.display = [NOBODY] * CULTURE_SLOTS
    fill_display(s)
    turn_rest_token(s)
    s.stack.append(frame(REWARD, DRAW, DRAWN_A_ROUND, 1))


def bonuses(s: EndlessWinterPosition, seat: int) -> list[int]:
    """What the place in turn order and the set-up card give beside what every card gives, as abilities."""
    return [s.box.order_bonus[s.place_in_order(seat)], s.box.setup[s.setup_card[seat]].reward]


def later_parts(s: EndlessWinterPosition, ability: int) -> int:
    """The parts of a bonus that are more than goods, as bits."""
    return all_parts(s, ability) & ~s.box.goods_parts(ability)


def begin_bonuses(s: EndlessWinterPosition) -> None:
    """Before the first round: what is left of the bonuses of the seat."""
    for ability in bonuses(s, s.seat):
        begin_parts(s, ability, later_parts(s, ability))


def advance_preparation(s: EndlessWinterPosition) -> None:
    """The next player draws, or before the first round takes a bonus; after the last one the round begins."""
    s.turn += 1
    if s.turn < s.players:
        s.seat = s.order[s.turn]
        if s.round == 1:
            begin_bonuses(s)
        else:
            s.stack.append(frame(REWARD, DRAW, DRAWN_A_ROUND, 1))
        return
    s.phase = ACTION_PHASE
    s.stage = CULTURE_STAGE
    s.turn = 0
    s.seat = s.order[0]


def fill_ground(s: EndlessWinterPosition) -> None:
    """One animal more than there are players; what lies there already stays."""
    missing = s.players + 1 - total(s.ground)
    if missing <= 0:
        return
    shown = reveal(s, missing)
    if s.events is not None:
        s.events.append(Event(GROUND, -1, {"animals": [ANIMALS[species] for species in shown]}))


def fill_display(s: EndlessWinterPosition) -> None:
    """Fill the gaps of the culture display from the deck of the era."""
    deck = s.culture_decks[0 if s.round <= LAST_ROUND_ERA_1 else 1]
    shown: list[str] = []
    for slot in range(CULTURE_SLOTS):
        if s.display[slot] == NOBODY and deck:
            s.display[slot] = s.rng.draw(deck)
            shown.append(FACES[s.display[slot]])
    if s.events is not None and shown:
        s.events.append(Event(DISPLAY, -1, {"cards": shown}))


def turn_rest_token(s: EndlessWinterPosition) -> None:
    """A token nobody claimed goes under the pile, and the next one is turned up."""
    if not s.options["rest_tokens"]:
        return
    if s.rest_top != NOBODY:
        s.rest_queue.append(s.rest_top)
    s.rest_claimed = False
    s.rest_top = next_rest_token(s)
    if s.events is not None:
        s.events.append(Event(REST_TOKEN, -1, {"token": REST_TOKENS[s.rest_top]}))


def next_rest_token(s: EndlessWinterPosition) -> int:
    """The next token of the pile: one of those nobody has seen, or the one that has been in the pile longest."""
    if s.rest_unseen:
        s.reveal()
        return s.rng.draw(s.rest_unseen)
    return s.rest_queue.pop(0)
