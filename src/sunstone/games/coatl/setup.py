"""Set-up: bags, supply board, temples, display, and the first prophecies of which each player keeps up to three."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.coatl.box import BASE_PROPHECIES, BASE_TEMPLES, PROPHECIES, TEMPLES
from sunstone.games.coatl.catalogue import KEEP, KEEP_MASKS
from sunstone.games.coatl.choose import names_a_twin
from sunstone.games.coatl.coatls import EMPTY, KINDS
from sunstone.games.coatl.events import KEPT
from sunstone.games.coatl.position import (
    ALL_TOKENS,
    ASIDE,
    KEEP_PHASE,
    PLAY_PHASE,
    CoatlPosition,
    face,
    marked,
)
from sunstone.games.coatl.reasons import LEGAL, NO_SUCH_CARD, TWIN
from sunstone.games.coatl.supply import refill


def lay_out(s: CoatlPosition) -> None:
    """Everything before the first decision. Seat 0 holds the first-player token."""
    box = s.box
    promo = s.options["promo"] is True
    for kind in range(len(KINDS)):
        s.bag.extend([box.per_colour[kind]] * 5)
    s.heads = [-1] * box.spaces[0]
    s.bodies = [-1] * box.spaces[1]
    s.tails = [-1] * box.spaces[2]
    refill(s)
    s.coatls = [EMPTY] * (2 * s.players)
    if s.options["sacrifice_tokens"] is True:
        s.tokens = [ALL_TOKENS] * s.players
    _lay_out_temples(s, TEMPLES if promo else BASE_TEMPLES)
    for card in range(PROPHECIES if promo else BASE_PROPHECIES):
        s.deck.extend([card] * box.prophecies[card].copies)
    for _ in range(box.display):
        if s.deck:
            s.display.append(s.rng.draw(s.deck))
    for seat in range(s.players):
        dealt = min(box.dealt[seat], len(s.deck))
        s.hands.append([s.rng.draw(s.deck) for _ in range(dealt)])
    s.phase = KEEP_PHASE
    s.barrier = 0


def _lay_out_temples(s: CoatlPosition, count: int) -> None:
    s.temple_rest = list(range(count))
    for seat in range(s.players):
        s.secret_temple[seat] = s.rng.draw(s.temple_rest)
    left = len(s.temple_rest)
    s.temple_under = [(left + 1) // 2, left // 2]
    for pile in range(2):
        s.temple_tops[pile] = s.rng.draw(s.temple_rest)
        s.temple_under[pile] -= 1


def why_not_keep(s: CoatlPosition, mask: int) -> int:
    """Whether the seat may keep just these of the cards dealt to it."""
    hand = s.hands[s.seat]
    if mask >> len(hand) or mask.bit_count() > s.box.kept:
        return NO_SUCH_CARD
    return TWIN if names_a_twin(hand, mask) else LEGAL


def legal_keeps(s: CoatlPosition) -> list[int]:
    """Every set of cards the seat may keep."""
    return [KEEP + place for place in range(len(KEEP_MASKS)) if why_not_keep(s, KEEP_MASKS[place]) == LEGAL]


def keep(s: CoatlPosition, mask: int) -> None:
    """Keep the chosen cards and put the others aside, unseen by the other players."""
    hand = s.hands[s.seat]
    kept: list[int] = []
    for place in range(len(hand)):
        if mask >> place & 1:
            kept.append(hand[place])
        else:
            s.aside.append(marked(face(hand[place]), ASIDE + s.seat, 0))
    s.hands[s.seat] = kept
    if s.events is not None:
        s.events.append(
            Event(
                KEPT,
                s.seat,
                {"count": len(kept), "discarded": len(hand) - len(kept)},
                {"cards": [s.box.prophecies[face(card)].id for card in kept]},
            )
        )
    s.seat += 1
    if s.seat == s.players:
        s.seat = 0
        s.phase = PLAY_PHASE
