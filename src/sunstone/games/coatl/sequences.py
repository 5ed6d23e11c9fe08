"""What a chain lacks for a sequence, at either end."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.games.coatl.patterns import TOKEN_MASK, TOKENS, Requirement


def begun_at_back(sequence: Requirement, word: i64, length: i64) -> i64:
    """How many places of a sequence the tail side of a chain has begun."""
    alive: i64 = 0
    previous: i64 = -1
    while length > 0:
        alive = sequence.step(alive, previous, word & 7)
        if alive & sequence.last:
            alive = 0
        previous = word & 7
        word >>= 3
        length -= 1
    begun: i64 = 0
    while alive:
        begun += 1
        alive >>= 1
    return begun


def missing_at_front(sequence: Requirement, word: i64, length: i64) -> i64:
    """How many places of a sequence are missing before what the head side of a chain shows of its end."""
    match = sequence.word
    after = sequence.after
    alive: i64 = 0
    previous: i64 = -1
    place = length - 1
    while place >= 0:
        colour = (word >> (3 * place)) & 7
        reach = alive >> 1
        if after < 0 or previous != after:
            reach |= sequence.last
        alive = (reach | (alive & sequence.plus)) & (match >> (colour * TOKENS)) & TOKEN_MASK
        if alive & 1:
            alive = 0
        previous = colour
        place -= 1
    if alive == 0:
        return sequence.tokens
    missing: i64 = 0
    while not alive & 1:
        missing += 1
        alive >>= 1
    return missing
