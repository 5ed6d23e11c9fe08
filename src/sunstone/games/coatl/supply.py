"""The supply board and the bags: drawing pieces, and filling the empty spaces."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.coatl.catalogue import PAIR_OF
from sunstone.games.coatl.coatls import BODY, HEAD, TAIL
from sunstone.games.coatl.events import ENDING, REFILLED
from sunstone.games.coatl.names import colour_list, pair_list
from sunstone.games.coatl.position import ENDINGS, NO_BODIES, NOT_ENDING, CoatlPosition


def in_bag(s: CoatlPosition, kind: int) -> int:
    """How many pieces of a kind are in their bag."""
    total = 0
    for colour in range(5):
        total += s.bag[kind * 5 + colour]
    return total


def draw_piece(s: CoatlPosition, kind: int, left: int) -> int:
    """Draw a piece at random from a bag that holds `left` of them; its colour."""
    pick = int(s.rng.below(left))
    place = kind * 5
    while pick >= s.bag[place]:
        pick -= s.bag[place]
        place += 1
    s.bag[place] -= 1
    return place - kind * 5


def _fill_single(s: CoatlPosition, spaces: list[int], kind: int) -> bool:
    left = in_bag(s, kind)
    filled = False
    for place in range(len(spaces)):
        if spaces[place] < 0 and left > 0:
            spaces[place] = draw_piece(s, kind, left)
            left -= 1
            filled = True
    return filled


def _fill_bodies(s: CoatlPosition) -> bool:
    left = in_bag(s, BODY)
    filled = False
    for place in range(len(s.bodies)):
        # Bodies come in pairs: a space is filled with two or not at all.
        if s.bodies[place] < 0 and left >= 2:
            first = draw_piece(s, BODY, left)
            second = draw_piece(s, BODY, left - 1)
            s.bodies[place] = PAIR_OF[first * 5 + second]
            left -= 2
            filled = True
    return filled


def refill(s: CoatlPosition) -> None:
    """Fill every empty space from its bag, as far as the bags go."""
    filled = _fill_single(s, s.heads, HEAD)
    filled = _fill_single(s, s.tails, TAIL) or filled
    filled = _fill_bodies(s) or filled
    if filled:
        s.reveal()
        if s.events is not None:
            s.events.append(
                Event(
                    REFILLED,
                    -1,
                    {"heads": colour_list(s.heads), "tails": colour_list(s.tails), "bodies": pair_list(s.bodies)},
                )
            )


def _all_empty(spaces: list[int]) -> bool:
    for content in spaces:
        if content >= 0:
            return False
    return True


def refill_if_due(s: CoatlPosition) -> None:
    """Fill the board when the bodies are gone, or the heads and the tails are gone."""
    if _all_empty(s.bodies) or (_all_empty(s.heads) and _all_empty(s.tails)):
        refill(s)


def notice_no_bodies(s: CoatlPosition) -> None:
    """No body on the board and no pair in the bag: the end begins.

    All finish the round, so that everyone has had as many turns, and then each has one last turn.
    """
    if s.ending == NOT_ENDING and _all_empty(s.bodies) and in_bag(s, BODY) < 2:
        s.ending = NO_BODIES
        s.ending_seat = s.seat
        s.turns_left = s.players - s.seat + s.players
        if s.events is not None:
            s.events.append(Event(ENDING, s.seat, {"cause": ENDINGS[NO_BODIES]}))
