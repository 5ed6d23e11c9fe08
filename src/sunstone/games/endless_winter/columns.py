"""The four action columns: what the top section sells, and what the middle section offers once."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.animals import (
    hunt,
    legal_hunts,
    legal_tips,
    reveal_by,
    tip,
    why_not_hunt,
    why_not_reveal,
    why_not_tip,
)
from sunstone.games.endless_winter.box import CAMP as CAMP_PRICE
from sunstone.games.endless_winter.box import CULTURE_CARD, RITE, SETTLE
from sunstone.games.endless_winter.box import HUNT as HUNT_PRICE
from sunstone.games.endless_winter.box import MOVE as MOVE_PRICE
from sunstone.games.endless_winter.box import RECRUIT as RECRUIT_PRICE
from sunstone.games.endless_winter.box import REVEAL as REVEAL_PRICE
from sunstone.games.endless_winter.cards import can_bury
from sunstone.games.endless_winter.catalogue import (
    CAMP,
    CULTURE,
    CULTURE_SLOTS,
    HUNT,
    MOVE,
    PAY,
    RECRUIT,
    REVEAL,
    STONE,
    TIP,
)
from sunstone.games.endless_winter.catalogue import SETTLE as SETTLE_ACTION
from sunstone.games.endless_winter.events import LEARNED, RECRUITED
from sunstone.games.endless_winter.goods import pay, score
from sunstone.games.endless_winter.interpreter import begin
from sunstone.games.endless_winter.land import (
    legal_moves,
    legal_settlements,
    move_camp,
    place_camp,
    settle,
    touched_tokens,
    why_not_camp,
    why_not_move,
    why_not_settle,
)
from sunstone.games.endless_winter.names import (
    BY_REWARDS,
    DEVELOP,
    FACES,
    FIRST_TRIBE,
    MIGRATE,
    TRIBE,
    ZONES,
)
from sunstone.games.endless_winter.names import HUNT as HUNT_COLUMN
from sunstone.games.endless_winter.names import RITE as RITE_COLUMN
from sunstone.games.endless_winter.pending import BURIES, GLACIERS, RECRUITS, frame
from sunstone.games.endless_winter.position import NOBODY, OPEN, EndlessWinterPosition
from sunstone.games.endless_winter.reasons import (
    EMPTY_SLOT,
    KIND_TAKEN,
    LEGAL,
    NO_FOOD,
    NO_LABOUR,
    NO_SUCH_KIND,
    NO_TOOLS,
    WRONG_SECTION,
)
from sunstone.games.endless_winter.stones import legal_stones, take_stone, why_not_stone


def why_not_price(s: EndlessWinterPosition, price: int) -> int:
    """Whether the seat can pay a price of the main board."""
    seat = s.seat
    if s.labour < s.box.price_labour[price]:
        return NO_LABOUR
    if s.tools[seat] < s.box.price_tool[price]:
        return NO_TOOLS
    return LEGAL if s.food[seat] >= s.box.price_food[price] else NO_FOOD


def _pay_price(s: EndlessWinterPosition, price: int) -> None:
    s.labour -= s.box.price_labour[price]
    pay(s, s.seat, s.box.price_food[price], s.box.price_tool[price])


# Cards from the main board


def why_not_kind(s: EndlessWinterPosition, kind: int) -> int:
    """Whether there are tribe cards of this kind in the box."""
    return LEGAL if kind < s.box.tribe_kinds else NO_SUCH_KIND


def recruit(s: EndlessWinterPosition, kind: int, to_discard: bool) -> None:
    """Take a tribe card; an empty stack gives a point instead."""
    seat = s.seat
    if s.tribe_stacks[kind] == 0:
        score(s, seat, 1, BY_REWARDS)
        return
    s.tribe_stacks[kind] -= 1
    if to_discard:
        s.discards[seat].append(FIRST_TRIBE + kind)
    else:
        s.hands[seat].append(FIRST_TRIBE + kind + OPEN)
    if s.events is not None:
        zone = ZONES[1] if to_discard else ZONES[0]
        s.events.append(Event(RECRUITED, seat, {"card": TRIBE[kind], "zone": zone}))


def why_not_culture(s: EndlessWinterPosition, slot: int) -> int:
    """Whether a culture card lies there."""
    return LEGAL if s.display[slot] != NOBODY else EMPTY_SLOT


def learn(s: EndlessWinterPosition, slot: int) -> None:
    """Take a culture card from the display to the hand."""
    card = s.display[slot]
    s.display[slot] = NOBODY
    s.hands[s.seat].append(card + OPEN)
    if s.events is not None:
        s.events.append(Event(LEARNED, s.seat, {"card": FACES[card]}))


def settle_and_reward(s: EndlessWinterPosition, junction: int) -> None:
    """Place a settlement; glacier tokens it touches give their rewards now, and only now."""
    settle(s, junction)
    tokens = touched_tokens(s, junction)
    if tokens:
        s.stack.append(frame(GLACIERS, junction, tokens))


# The top section


def legal_top(s: EndlessWinterPosition, out: list[int]) -> None:
    """Append what the top section of the column sells to the seat."""
    column = s.column
    if column == RITE_COLUMN:
        if why_not_price(s, RECRUIT_PRICE) == LEGAL:
            for kind in range(s.box.tribe_kinds):
                if not s.taken_kinds >> kind & 1:
                    out.append(RECRUIT + kind)
    elif column == DEVELOP:
        if why_not_price(s, CULTURE_CARD) == LEGAL:
            for slot in range(CULTURE_SLOTS):
                if s.display[slot] != NOBODY:
                    out.append(CULTURE + slot)
    elif column == MIGRATE:
        if why_not_camp(s) == LEGAL and why_not_price(s, CAMP_PRICE) == LEGAL:
            out.append(CAMP)
        if why_not_price(s, MOVE_PRICE) == LEGAL:
            legal_moves(s, out)
    elif column == HUNT_COLUMN:
        if why_not_reveal(s) == LEGAL and why_not_price(s, REVEAL_PRICE) == LEGAL:
            out.append(REVEAL)
        if why_not_price(s, HUNT_PRICE) == LEGAL:
            legal_hunts(s, out)


def why_not_top(s: EndlessWinterPosition, action: int) -> int:
    """Whether the top section of the column sells this to the seat."""
    column = s.column
    why = WRONG_SECTION
    price = 0
    if column == RITE_COLUMN and RECRUIT <= action < CULTURE:
        why = KIND_TAKEN if s.taken_kinds >> (action - RECRUIT) & 1 else why_not_kind(s, action - RECRUIT)
        price = RECRUIT_PRICE
    elif column == DEVELOP and CULTURE <= action < CAMP:
        why = why_not_culture(s, action - CULTURE)
        price = CULTURE_CARD
    elif column == MIGRATE and action == CAMP:
        why = why_not_camp(s)
        price = CAMP_PRICE
    elif column == MIGRATE and MOVE <= action < REVEAL:
        why = why_not_move(s, action - MOVE)
        price = MOVE_PRICE
    elif column == HUNT_COLUMN and action == REVEAL:
        why = why_not_reveal(s)
        price = REVEAL_PRICE
    elif column == HUNT_COLUMN and HUNT <= action < PAY:
        why = why_not_hunt(s, action - HUNT)
        price = HUNT_PRICE
    return why_not_price(s, price) if why == LEGAL else why


def do_top(s: EndlessWinterPosition, action: int) -> None:
    """Buy something in the top section."""
    if action < CULTURE:
        kind = action - RECRUIT
        _pay_price(s, RECRUIT_PRICE)
        s.taken_kinds |= 1 << kind
        if s.tribe_stacks[kind] > 0:
            s.fresh |= 1 << kind
        recruit(s, kind, False)
    elif action < CAMP:
        _pay_price(s, CULTURE_CARD)
        learn(s, action - CULTURE)
    elif action == CAMP:
        _pay_price(s, CAMP_PRICE)
        place_camp(s, s.seat)
    elif action < REVEAL:
        _pay_price(s, MOVE_PRICE)
        move_camp(s, action - MOVE)
    elif action == REVEAL:
        _pay_price(s, REVEAL_PRICE)
        reveal_by(s, s.box.reveal_count)
    else:
        _pay_price(s, HUNT_PRICE)
        hunt(s, action - HUNT)


# The middle section


def legal_middle(s: EndlessWinterPosition, out: list[int]) -> None:
    """Append what the middle section of the column offers the seat."""
    column = s.column
    if column == RITE_COLUMN:
        if why_not_price(s, RITE) == LEGAL:
            out.append(PAY)
    elif column == DEVELOP:
        legal_stones(s, out)
    elif column == MIGRATE:
        if why_not_price(s, SETTLE) == LEGAL:
            legal_settlements(s, out)
    elif column == HUNT_COLUMN:
        legal_tips(s, out)


def why_not_middle(s: EndlessWinterPosition, action: int) -> int:
    """Whether the middle section of the column offers this to the seat."""
    column = s.column
    if column == RITE_COLUMN and action == PAY:
        return why_not_price(s, RITE)
    if column == DEVELOP and STONE <= action < SETTLE_ACTION:
        return why_not_stone(s, action - STONE)
    if column == MIGRATE and SETTLE_ACTION <= action < TIP:
        why = why_not_settle(s, action - SETTLE_ACTION)
        return why_not_price(s, SETTLE) if why == LEGAL else why
    if column == HUNT_COLUMN and TIP <= action < TIP + 7:
        return why_not_tip(s, action - TIP)
    return WRONG_SECTION


def do_middle(s: EndlessWinterPosition, action: int) -> None:
    """Use the middle section."""
    if action == PAY:
        _pay_price(s, RITE)
        # One or both: a tribe card for the discard pile, then a burial, which may be of that very card.
        s.stack.append(frame(BURIES, 0, 1))
        s.stack.append(frame(RECRUITS, 1, 1, 1))
    elif action < SETTLE_ACTION:
        begin(s, take_stone(s, action - STONE))
    elif action < TIP:
        _pay_price(s, SETTLE)
        settle_and_reward(s, action - SETTLE_ACTION)
    else:
        begin(s, tip(s, action - TIP))


def may_leave_recruit(s: EndlessWinterPosition, of_the_rite: bool) -> bool:
    """Whether a tribe card may be left: in the rite only if a burial can take its place."""
    return not of_the_rite or can_bury(s, s.seat)
