"""The last step of the eclipse: what the player board gives, in the order its owner chooses where that can matter.

What is left of it is one frame: a = the empty megalith slots and, as the last bit, the sacred stones; b = villages.
"""

from __future__ import annotations

from typing import Final

from sunstone.games.endless_winter.catalogue import BOARD_ITEMS
from sunstone.games.endless_winter.interpreter import begin
from sunstone.games.endless_winter.megaliths import empty_slots
from sunstone.games.endless_winter.names import SETTLEMENTS
from sunstone.games.endless_winter.ordering import first_of, is_plain, may_be_unwelcome, order_matters
from sunstone.games.endless_winter.pending import BOARD, a_of, b_of, frame
from sunstone.games.endless_winter.position import EndlessWinterPosition
from sunstone.games.endless_winter.schema import SCORES
from sunstone.games.endless_winter.stones import score_stones

SLOTS: Final = 5
VILLAGE: Final = BOARD_ITEMS.index("village")
STONES: Final = BOARD_ITEMS.index("stones")
STONES_BIT: Final = 1 << SLOTS


def begin_board(s: EndlessWinterPosition) -> None:
    """All that the board gives becomes due."""
    seat = s.seat
    bits = STONES_BIT if s.stones[seat] else 0
    for slot in range(empty_slots(s.megaliths_left[seat])):
        if s.box.slot_reward[slot] > 0:
            bits |= 1 << slot
    villages = SETTLEMENTS - s.settlements_left[seat] if s.box.settlement_reward > 0 else 0
    s.stack.append(frame(BOARD, bits, villages))


def items_left(packed: int) -> list[int]:
    """What is left, each village by itself."""
    out = [VILLAGE] * b_of(packed)
    for slot in range(SLOTS + 1):
        if a_of(packed) >> slot & 1:
            out.append(1 + slot)
    return out


def rewards_left(s: EndlessWinterPosition, packed: int) -> list[int]:
    """The abilities that are left, in the order of the items; stones have none."""
    out: list[int] = []
    for item in items_left(packed):
        if item == VILLAGE:
            out.append(s.box.settlement_reward)
        elif item != STONES:
            out.append(s.box.slot_reward[item - 1])
    return out


def _may_fall(s: EndlessWinterPosition) -> bool:
    """Whether a stone of the seat may count less after a reward: only camps can leave a place that counts."""
    for stone in s.stones[s.seat]:
        if SCORES[s.box.stones[stone].score] == "camp_terrains":
            return True
    return False


def _stones_first(s: EndlessWinterPosition, packed: int) -> bool:
    """Whether the stones may come before a reward that is left, and that could be better."""
    return bool(a_of(packed) & STONES_BIT) and _may_fall(s) and not is_plain(s, rewards_left(s, packed))


def legal_items(s: EndlessWinterPosition, packed: int) -> list[int]:
    """What may come next; equal villages once, the stones where it could be better to have them first."""
    out: list[int] = []
    for item in items_left(packed):
        if item not in out and (item != STONES or _stones_first(s, packed)):
            out.append(item)
    return out


def can_leave_board(s: EndlessWinterPosition, packed: int) -> bool:
    """Whether something is left that may be unwelcome."""
    for number in rewards_left(s, packed):
        if may_be_unwelcome(s, number):
            return True
    return False


def next_item(s: EndlessWinterPosition, packed: int) -> int:
    """The item to go on with where there is nothing to choose; -1 where there is."""
    rewards = rewards_left(s, packed)
    if not rewards:
        return STONES
    if can_leave_board(s, packed) or order_matters(s, rewards) or _stones_first(s, packed):
        return -1
    return items_left(packed)[first_of(s, rewards)]


def take_item(s: EndlessWinterPosition, packed: int, item: int) -> None:
    """Carry out one of them; the others stay due. The frame is off the stack already."""
    bits, villages = a_of(packed), b_of(packed)
    if item == VILLAGE:
        villages -= 1
    else:
        bits &= ~(1 << (item - 1))
    if bits or villages:
        s.stack.append(frame(BOARD, bits, villages))
    if item == STONES:
        score_stones(s, s.seat)
    else:
        begin(s, s.box.settlement_reward if item == VILLAGE else s.box.slot_reward[item - 1])


def leave_board(s: EndlessWinterPosition, packed: int) -> None:
    """Leave the rewards; points of stones are nothing to leave."""
    if a_of(packed) & STONES_BIT:
        score_stones(s, s.seat)
