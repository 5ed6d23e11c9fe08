"""What a seat cannot know, and drawing it anew.

Unknown to a seat are the cards the others drew from the deck or were dealt, the cards they put aside in the set-up, the
deck, the temples the others were dealt and those below the tops of the piles, and the generator. Not every unknown
card can lie everywhere: when the discards are shuffled into a new deck, all know that those cards are not among what
was drawn before. So a card remembers the reshuffle that (for all, or for the seat that put it aside) brought it into
the deck, a place in a hand how many reshuffles there were before it was filled, and the draw below respects both. The
places of a hand are open facts, for everyone sees when a card is drawn; `choose.drop` keeps them so when one is played.
"""

from __future__ import annotations

from sunstone.core.rng import Rng
from sunstone.games.coatl.position import (
    ASIDE,
    COMPLETE_PHASE,
    OPEN,
    CoatlPosition,
    drawn,
    face,
    marked,
    shuffled_in,
)


def _forget(card: int, seat: int) -> int:
    """The card with only those marks that mean something to this seat."""
    mark = shuffled_in(card)
    return marked(face(card), mark if mark < ASIDE or mark == ASIDE + seat else 0, 0)


def _since(card: int) -> int:
    """From which reshuffle on the seat knows the card to be in the deck or drawn from it."""
    mark = shuffled_in(card)
    # A card put aside went into the deck with the first reshuffle, and its owner knows it.
    return mark if mark < ASIDE else 1


def redraw(s: CoatlPosition, seat: int, rng: Rng) -> None:
    """Deal anew, in place, all that the seat (-1 is a spectator) cannot know."""
    _redraw_temples(s, seat, rng)
    _redraw_prophecies(s, seat, rng)
    # Who has closed a coatl without any prophecy beside it must hold one that it fulfils.
    while not _can_complete(s):
        _redraw_prophecies(s, seat, rng)
    s.rng = rng.fork()


def _can_complete(s: CoatlPosition) -> bool:
    if s.phase != COMPLETE_PHASE:
        return True
    place = 2 * s.seat + s.completing
    if s.beside[place] != 0:
        return True
    for card in s.hands[s.seat]:
        if s.box.fulfils(face(card), s.coatls[place]):
            return True
    return False


def _redraw_temples(s: CoatlPosition, seat: int, rng: Rng) -> None:
    unknown = s.temple_rest
    for other in range(s.players):
        if other != seat and s.secret_temple[other] >= 0:
            unknown.append(s.secret_temple[other])
    # In a fixed order first: the draw is to depend on what the seat knows, and not on how things really lie.
    unknown.sort()
    rng.shuffle(unknown)
    for other in range(s.players):
        if other != seat and s.secret_temple[other] >= 0:
            s.secret_temple[other] = unknown.pop()


def _redraw_prophecies(s: CoatlPosition, seat: int, rng: Rng) -> None:
    cards = [_forget(card, seat) for card in s.deck]
    for other in range(s.players):
        if other != seat:
            for card in s.hands[other]:
                if drawn(card) != OPEN:
                    cards.append(_forget(card, seat))
    for card in s.aside:
        if shuffled_in(card) != ASIDE + seat:
            cards.append(_forget(card, seat))
    cards.sort()
    unknown: list[list[int]] = [[] for _ in range(s.reshuffles + 1)]
    for card in cards:
        unknown[_since(card)].append(card)
    # Places that were filled before a reshuffle come first: the later cards cannot be there, so every way to fill
    # them leaves the same number of ways for the rest, and the whole draw is uniform.
    pool: list[int] = []
    for time in range(s.reshuffles + 1):
        pool.extend(unknown[time])
        if time == 0:
            _deal_aside(s, seat, pool, rng)
        for other in range(s.players):
            if other != seat:
                hand = s.hands[other]
                for place in range(len(hand)):
                    if drawn(hand[place]) == time:
                        card = rng.draw(pool)
                        hand[place] = marked(face(card), shuffled_in(card), time)
    rng.shuffle(pool)
    s.deck = [marked(face(card), shuffled_in(card), 0) for card in pool]


def _deal_aside(s: CoatlPosition, seat: int, pool: list[int], rng: Rng) -> None:
    for place in range(len(s.aside)):
        owner = shuffled_in(s.aside[place])
        if owner != ASIDE + seat:
            card = rng.draw(pool)
            s.aside[place] = marked(face(card), owner, 0)
