"""What a seat cannot know, and drawing it anew.

Until all have kept two tiles of starting wealth, a seat knows neither the others' tiles nor the ones left over. Later
the tiles the others put back are still unknown, and mean nothing. The order of the stacks is not there to be known; the
generator is hidden always.
"""

from __future__ import annotations

from sunstone.core.rng import Rng
from sunstone.games.tzolkin.catalogue import KEEP_PAIRS
from sunstone.games.tzolkin.position import KEEP_PHASE, TzolkinPosition


def redraw(s: TzolkinPosition, seat: int, rng: Rng) -> None:
    """Deal anew, in place, all that the seat (-1 is a spectator) cannot know."""
    unknown = list(s.wealth_deck)
    for other in range(s.players):
        if other != seat:
            for tile in s.dealt[other]:
                if s.phase == KEEP_PHASE or tile not in s.kept[other]:
                    unknown.append(tile)
    # In a fixed order first: the draw is to depend on what the seat knows, and not on how things really lie.
    unknown.sort()
    rng.shuffle(unknown)
    for other in range(s.players):
        if other != seat:
            _deal_anew(s, other, unknown, rng)
    s.wealth_deck = unknown
    s.buildings.sort()
    s.unused.sort()
    s.rng = rng.fork()


def _deal_anew(s: TzolkinPosition, other: int, unknown: list[int], rng: Rng) -> None:
    if s.phase != KEEP_PHASE:
        s.dealt[other] = [*s.kept[other], unknown.pop(), unknown.pop()]
        return
    chosen = len(s.kept[other]) > 0
    s.dealt[other] = [unknown.pop() for _ in range(len(s.dealt[other]))]
    if chosen:
        first, second = KEEP_PAIRS[rng.below(len(KEEP_PAIRS))]
        s.kept[other] = [s.dealt[other][first], s.dealt[other][second]]
