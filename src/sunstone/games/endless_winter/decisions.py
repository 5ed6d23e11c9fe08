"""The decision that is due: what may be chosen, why something may not, what it does, and what needs no choice."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.animals import (
    SPECIES,
    has_animal,
    hunt,
    legal_hunts,
    legal_tips,
    reveal_by,
    tip,
    total,
    why_not_hunt,
    why_not_reveal,
    why_not_tip,
)
from sunstone.games.endless_winter.cards import bury, can_bury, count, discard, faces, zone
from sunstone.games.endless_winter.catalogue import BOARD as BOARD_ACTION
from sunstone.games.endless_winter.catalogue import (
    BOARD_ITEMS,
    BURY,
    CLAIM,
    CULTURE,
    CULTURE_SLOTS,
    DISCARD,
    DONE,
    GIVE,
    HUNT,
    HUNT_NOTHING,
    MEGALITH,
    MOVE,
    NEXT_TOKEN,
    PART,
    PAY,
    RECRUIT,
    REVEAL,
    SETTLE,
    STONE,
    TAKE_TOKEN,
    TIP,
    USE,
)
from sunstone.games.endless_winter.columns import (
    learn,
    may_leave_recruit,
    recruit,
    settle_and_reward,
    why_not_culture,
    why_not_kind,
)
from sunstone.games.endless_winter.eclipse import (
    can_leave_cards,
    can_leave_land,
    can_leave_order,
    claim,
    next_claim,
    use_eclipse_card,
)
from sunstone.games.endless_winter.effects import MOST_PARTS
from sunstone.games.endless_winter.events import TOKEN as TOKEN_TAKEN
from sunstone.games.endless_winter.flow import advance
from sunstone.games.endless_winter.geometry import HEXES, JUNCTIONS, PLACES, STEPS
from sunstone.games.endless_winter.giving import give, legal_gives, why_not_give
from sunstone.games.endless_winter.interpreter import (
    begin,
    do_part,
    exchange,
    gain_now,
    open_gains,
    open_group,
)
from sunstone.games.endless_winter.land import (
    claimable,
    has_camp,
    legal_moves,
    legal_settlements,
    move_camp,
    token_hexes,
    why_not_move,
    why_not_settle,
)
from sunstone.games.endless_winter.megaliths import legal_arrows, why_not_arrow
from sunstone.games.endless_winter.names import FACE_COUNT, REST_TOKENS, ZONES
from sunstone.games.endless_winter.ordering import first_of, order_matters
from sunstone.games.endless_winter.pending import (
    ARROW,
    BOARD,
    BURIES,
    CLAIMS,
    CULTURES,
    DISCARDS,
    ECLIPSE_CARDS,
    EXCHANGE,
    GAINS,
    GIVES,
    GLACIERS,
    GROUP,
    HUNTS,
    MOVES,
    ORDER_REWARD,
    RECRUITS,
    REVEALS,
    REWARD,
    SETTLEMENT,
    TIPS,
    TOKEN,
    a_of,
    b_of,
    c_of,
    frame,
    kind_of,
)
from sunstone.games.endless_winter.pending import STONE as STONE_FRAME
from sunstone.games.endless_winter.player_board import (
    can_leave_board,
    leave_board,
    legal_items,
    next_item,
    take_item,
)
from sunstone.games.endless_winter.position import NOBODY, EndlessWinterPosition
from sunstone.games.endless_winter.preparation import next_rest_token
from sunstone.games.endless_winter.reasons import (
    ABILITY_USED,
    LEGAL,
    NO_CLAIM,
    NO_ITEM,
    NOT_IN_HAND,
    NOT_OPTIONAL,
    NOT_THERE_TO_BURY,
    OTHER_DECISION,
    PART_DONE,
)
from sunstone.games.endless_winter.rewards import (
    has_arrow,
    is_lost,
    legal_reward,
    may_leave,
    place_and_reward,
    take_reward,
    why_not_reward,
)
from sunstone.games.endless_winter.stones import can_take_stone, legal_stones, take_stone, why_not_stone


def optional(s: EndlessWinterPosition, packed: int) -> bool:
    """Whether a decision may be left with `done`."""
    kind = kind_of(packed)
    if kind == RECRUITS:
        return may_leave_recruit(s, c_of(packed) == 1)
    if kind == BURIES:
        return c_of(packed) == 0
    if kind == REWARD:
        return may_leave(s, packed)
    if kind == CLAIMS:
        return can_leave_land(s)
    if kind == ECLIPSE_CARDS:
        return can_leave_cards(s)
    if kind == BOARD:
        return can_leave_board(s, packed)
    if kind == ORDER_REWARD:
        return can_leave_order(s, packed)
    return kind in (EXCHANGE, ARROW, MOVES, CULTURES, HUNTS, REVEALS, TIPS, STONE_FRAME, SETTLEMENT, TOKEN)


# What may be chosen


def legal_due(s: EndlessWinterPosition, packed: int, out: list[int]) -> None:
    """Append every choice in the decision that is due."""
    kind = kind_of(packed)
    if kind == REWARD:
        legal_reward(s, packed, out)
    elif kind == MOVES:
        legal_moves(s, out)
    elif kind in (GROUP, GAINS, ORDER_REWARD):
        for place in range(MOST_PARTS):
            if b_of(packed) >> place & 1:
                out.append(PART + place)
    elif kind == ARROW:
        legal_arrows(s, a_of(packed), out)
    elif kind == HUNTS:
        legal_hunts(s, out)
    elif kind == TIPS:
        legal_tips(s, out)
    elif kind == GIVES:
        legal_gives(s, packed, out)
    elif kind == STONE_FRAME:
        legal_stones(s, out)
    elif kind == SETTLEMENT:
        legal_settlements(s, out)
    elif kind in (ECLIPSE_CARDS, CLAIMS, BOARD, GLACIERS):
        _legal_order(s, packed, kind, out)
    else:
        _legal_others(s, kind, out)
    if optional(s, packed):
        out.append(DONE)


def _legal_others(s: EndlessWinterPosition, kind: int, out: list[int]) -> None:
    """The choices among cards and the like."""
    if kind == BURIES:
        for where in range(len(ZONES)):
            for card in faces(zone(s, s.seat, where)):
                out.append(BURY + where * FACE_COUNT + card)
    elif kind == RECRUITS:
        for tribe in range(s.box.tribe_kinds):
            out.append(RECRUIT + tribe)
    elif kind == CULTURES:
        for slot in range(CULTURE_SLOTS):
            if s.display[slot] != NOBODY:
                out.append(CULTURE + slot)
    elif kind == DISCARDS:
        for card in faces(s.hands[s.seat]):
            out.append(DISCARD + card)
    elif kind == EXCHANGE:
        out.append(PAY)
    elif kind == REVEALS:
        out.append(REVEAL)
    elif kind == TOKEN:
        out.append(TAKE_TOKEN)
        out.append(NEXT_TOKEN)


def _legal_order(s: EndlessWinterPosition, packed: int, kind: int, out: list[int]) -> None:
    """Which of several things that are due comes next."""
    if kind == ECLIPSE_CARDS:
        for card in faces(s.to_use):
            out.append(USE + card)
    elif kind == CLAIMS:
        for place in claimable(s):
            out.append(CLAIM + place)
    elif kind == BOARD:
        for item in legal_items(s, packed):
            out.append(BOARD_ACTION + item)
    else:
        for place in token_hexes(packed):
            out.append(CLAIM + place)


def _next_token(s: EndlessWinterPosition, packed: int) -> int:
    """The hex whose token comes next where there is nothing to choose; -1 where there is."""
    hexes = token_hexes(packed)
    rewards: list[int] = []
    for place in hexes:
        rewards.append(s.box.glacier_tokens[s.glacier_tokens[place]])
    return -1 if order_matters(s, rewards) else hexes[first_of(s, rewards)]


# Why something may not be chosen


def why_not_due(s: EndlessWinterPosition, packed: int, action: int) -> int:
    """Whether an action answers the decision that is due."""
    kind = kind_of(packed)
    if action == DONE:
        return LEGAL if optional(s, packed) else NOT_OPTIONAL
    if kind == REWARD:
        return why_not_reward(s, packed, action)
    if kind == MOVES and MOVE <= action < MOVE + len(STEPS):
        return why_not_move(s, action - MOVE)
    if kind in (GROUP, GAINS, ORDER_REWARD) and PART <= action < PART + MOST_PARTS:
        return LEGAL if b_of(packed) >> (action - PART) & 1 else PART_DONE
    if kind == ARROW and MEGALITH <= action < MEGALITH + PLACES:
        return why_not_arrow(s, a_of(packed), action - MEGALITH)
    if kind == HUNTS and HUNT <= action <= HUNT_NOTHING:
        return why_not_hunt(s, action - HUNT)
    if kind == TIPS and TIP <= action < TIP + SPECIES:
        return why_not_tip(s, action - TIP)
    if kind == GIVES and GIVE <= action < GIVE + SPECIES:
        return why_not_give(s, packed, action - GIVE)
    if kind == STONE_FRAME and STONE <= action < SETTLE:
        return why_not_stone(s, action - STONE)
    if kind == SETTLEMENT and SETTLE <= action < SETTLE + len(JUNCTIONS):
        return why_not_settle(s, action - SETTLE)
    if kind in (ECLIPSE_CARDS, CLAIMS, BOARD, GLACIERS):
        return _why_not_order(s, packed, kind, action)
    return _why_not_others(s, kind, action)


def _why_not_order(s: EndlessWinterPosition, packed: int, kind: int, action: int) -> int:
    """The same for which of several things comes next."""
    if kind == ECLIPSE_CARDS and USE <= action < USE + FACE_COUNT:
        return LEGAL if action - USE in s.to_use else ABILITY_USED
    if kind == CLAIMS and CLAIM <= action < CLAIM + HEXES:
        return LEGAL if action - CLAIM in claimable(s) else NO_CLAIM
    if kind == GLACIERS and CLAIM <= action < CLAIM + HEXES:
        return LEGAL if action - CLAIM in token_hexes(packed) else NO_CLAIM
    if kind == BOARD and BOARD_ACTION <= action < BOARD_ACTION + len(BOARD_ITEMS):
        return LEGAL if action - BOARD_ACTION in legal_items(s, packed) else NO_ITEM
    return OTHER_DECISION


def _why_not_others(s: EndlessWinterPosition, kind: int, action: int) -> int:
    """The same for cards and the like."""
    if kind == BURIES and BURY <= action < DISCARD:
        where, card = divmod(action - BURY, FACE_COUNT)
        return LEGAL if count(zone(s, s.seat, where), card) > 0 else NOT_THERE_TO_BURY
    if kind == RECRUITS and RECRUIT <= action < CULTURE:
        return why_not_kind(s, action - RECRUIT)
    if kind == CULTURES and CULTURE <= action < CULTURE + CULTURE_SLOTS:
        return why_not_culture(s, action - CULTURE)
    if kind == DISCARDS and DISCARD <= action < DISCARD + FACE_COUNT:
        return LEGAL if count(s.hands[s.seat], action - DISCARD) > 0 else NOT_IN_HAND
    simple = (kind == EXCHANGE and action == PAY) or (kind == REVEALS and action == REVEAL)
    return LEGAL if simple or (kind == TOKEN and action in (TAKE_TOKEN, NEXT_TOKEN)) else OTHER_DECISION


# What it does


def answer(s: EndlessWinterPosition, action: int) -> None:
    """Carry out the choice in the decision that is due."""
    packed = s.stack.pop()
    kind = kind_of(packed)
    if action == DONE:
        _leave(s, packed, kind)
        return
    if kind in (MOVES, HUNTS, TIPS, BURIES, RECRUITS, CULTURES, REVEALS, DISCARDS) and b_of(packed) > 1:
        s.stack.append(frame(kind, a_of(packed), b_of(packed) - 1, c_of(packed)))
    if kind == REWARD:
        take_reward(s, packed, action)
    elif kind == MOVES:
        move_camp(s, action - MOVE)
    elif kind in (GROUP, GAINS):
        _answer_part(s, packed, kind, action - PART)
    elif kind == ARROW:
        place_and_reward(s, action - MEGALITH)
    elif kind == HUNTS:
        hunt(s, action - HUNT)
    elif kind == TIPS:
        begin(s, tip(s, action - TIP))
    elif kind == GIVES:
        give(s, packed, action - GIVE)
    elif kind == ORDER_REWARD:
        begin(s, s.box.order_reward[action - PART])
    elif kind == STONE_FRAME:
        begin(s, take_stone(s, action - STONE))
    elif kind == SETTLEMENT:
        settle_and_reward(s, action - SETTLE)
    elif kind in (ECLIPSE_CARDS, CLAIMS, BOARD, GLACIERS):
        _answer_order(s, packed, kind, action)
    else:
        _answer_others(s, packed, kind, action)


def _answer_part(s: EndlessWinterPosition, packed: int, kind: int, place: int) -> None:
    """The part that comes next; the others stay due."""
    ability = a_of(packed)
    left = b_of(packed) & ~(1 << place)
    if kind == GROUP:
        # Of several alternatives one alone is carried out.
        left &= ~s.box.abilities[ability].parts[place].rivals
    if left:
        s.stack.append(frame(kind, ability, left, c_of(packed)))
    if kind == GROUP:
        do_part(s, ability, place)
    else:
        gain_now(s, s.box.abilities[ability].parts[c_of(packed)].gains[place])


def _answer_others(s: EndlessWinterPosition, packed: int, kind: int, action: int) -> None:
    if kind == BURIES:
        where, card = divmod(action - BURY, FACE_COUNT)
        bury(s, s.seat, where, card)
    elif kind == RECRUITS:
        recruit(s, action - RECRUIT, a_of(packed) == 1)
    elif kind == CULTURES:
        learn(s, action - CULTURE)
    elif kind == DISCARDS:
        discard(s, s.seat, action - DISCARD)
    elif kind == EXCHANGE:
        exchange(s, a_of(packed), c_of(packed))
    elif kind == REVEALS:
        reveal_by(s, 1)
    else:
        _take_token(s, action)


def _answer_order(s: EndlessWinterPosition, packed: int, kind: int, action: int) -> None:
    """What was chosen is carried out; the others stay due."""
    if kind == ECLIPSE_CARDS:
        use_eclipse_card(s, action - USE)
    elif kind == CLAIMS:
        claim(s, action - CLAIM)
    elif kind == BOARD:
        take_item(s, packed, action - BOARD_ACTION)
    else:
        place = action - CLAIM
        left = b_of(packed) & ~(1 << JUNCTIONS[a_of(packed)].index(place))
        if left:
            s.stack.append(frame(GLACIERS, a_of(packed), left))
        begin(s, s.box.glacier_tokens[s.glacier_tokens[place]])


def _take_token(s: EndlessWinterPosition, action: int) -> None:
    """Take the open rest token, or put it under the pile and take the next one."""
    token = s.rest_top
    s.rest_top = NOBODY
    if action == NEXT_TOKEN:
        s.rest_queue.append(token)
        token = next_rest_token(s)
    s.token = token
    s.token_ready = True
    if s.events is not None:
        s.events.append(Event(TOKEN_TAKEN, s.seat, {"token": REST_TOKENS[token]}))


def _leave(s: EndlessWinterPosition, packed: int, kind: int) -> None:
    """Leave a decision: what is due of it is gone."""
    if kind == RECRUITS and c_of(packed) == 1:
        # The rite was paid for: who takes no card must bury one.
        s.stack[len(s.stack) - 1] = frame(BURIES, 0, 1, 1)
    elif kind == ECLIPSE_CARDS:
        s.to_use = []
    elif kind == BOARD:
        leave_board(s, packed)


# What needs no choice


def settle(s: EndlessWinterPosition) -> None:
    """Carry out what is due and leaves no choice, until a decision is due."""
    while True:
        if not s.stack:
            if not advance(s):
                return
            continue
        packed = s.stack[len(s.stack) - 1]
        kind = kind_of(packed)
        if kind == GROUP:
            if open_group(s, packed):
                return
        elif kind == GAINS:
            if open_gains(s, packed):
                return
        elif _is_idle(s, packed, kind):
            s.stack.pop()
        elif kind == DISCARDS:
            if not _discards_all(s, b_of(packed)):
                return
        elif kind in (REWARD, ECLIPSE_CARDS, CLAIMS, BOARD, GLACIERS, GIVES, ORDER_REWARD):
            only = _only_way(s, packed, kind)
            if only < 0:
                return
            answer(s, only)
        else:
            return


def _discards_all(s: EndlessWinterPosition, due: int) -> bool:
    """Where the whole hand must go nothing is chosen. That its cards are equal would be for nobody else to know."""
    hand = s.hands[s.seat]
    if len(hand) > due:
        return False
    s.stack.pop()
    while hand:
        discard(s, s.seat, hand[0] & 63)
    return True


def _only_way(s: EndlessWinterPosition, packed: int, kind: int) -> int:
    """The one way to go on, or one of those that come to the same; -1 if there is something to choose."""
    if kind == CLAIMS:
        place = next_claim(s)
        return place if place < 0 else CLAIM + place
    if kind == GLACIERS:
        place = _next_token(s, packed)
        return place if place < 0 else CLAIM + place
    if kind == BOARD:
        item = next_item(s, packed)
        return item if item < 0 else BOARD_ACTION + item
    choices: list[int] = []
    legal_due(s, packed, choices)
    return choices[0] if len(choices) == 1 else -1


def _is_idle(s: EndlessWinterPosition, packed: int, kind: int) -> bool:
    """Whether a decision is due in which nothing can be chosen."""
    seat = s.seat
    if kind == REWARD:
        return is_lost(s, packed)
    if kind == MOVES:
        return not has_camp(s, seat)
    if kind == ARROW:
        return not has_arrow(s, packed)
    if kind == HUNTS:
        return total(s.ground) == 0 and total(s.deck) > 0
    if kind == REVEALS:
        return why_not_reveal(s) != LEGAL
    if kind == TIPS:
        return not has_animal(s, seat)
    if kind == BURIES:
        return not can_bury(s, seat)
    return _is_idle_card(s, packed, kind)


def _is_idle_card(s: EndlessWinterPosition, packed: int, kind: int) -> bool:
    if kind == CULTURES:
        return all(card == NOBODY for card in s.display)
    if kind == STONE_FRAME:
        return not can_take_stone(s)
    if kind == SETTLEMENT:
        choices: list[int] = []
        legal_settlements(s, choices)
        return len(choices) == 0
    if kind == ECLIPSE_CARDS:
        return len(s.to_use) == 0
    if kind == CLAIMS:
        return len(claimable(s)) == 0
    return kind == BOARD and a_of(packed) == 0 and b_of(packed) == 0
