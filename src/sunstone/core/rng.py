"""The generator every shuffle comes from.

A chaotic counter generator (the "small fast counting" family) over 32-bit words: additions, shifts, rotations and
exclusive-ors only. No intermediate value reaches 2**63, so the compiled i64 arithmetic and Python's unbounded
integers give the same numbers on every machine. Words of 64 bits are made of two draws.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from collections.abc import Sequence

SEED_BITS = 128
"""Seeds are integers of up to this many bits, so that a published hash of one cannot be searched through."""

_MASK: i64 = 0xFFFFFFFF
_WARM_UP = 16


class Rng:
    """A random generator that is cheap to copy and gives the same numbers everywhere."""

    _a: i64
    _b: i64
    _c: i64
    _n: i64

    def __init__(self, seed: int = 0, *, warm: bool = True) -> None:
        """Begin from a seed; `warm` is left out where the state is about to be replaced."""
        if not warm:
            self._a = self._b = self._c = self._n = 0
            return
        if seed < 0 or seed >> SEED_BITS:
            raise ValueError(f"a seed is an integer from 0 to 2**{SEED_BITS} - 1, not {seed}")
        self._a = seed & 0xFFFFFFFF
        self._b = (seed >> 32) & 0xFFFFFFFF
        self._c = (seed >> 64) & 0xFFFFFFFF
        self._n = ((seed >> 96) & 0xFFFFFFFF) ^ 1
        for _ in range(_WARM_UP):
            self.next32()

    def next32(self) -> i64:
        """A number from 0 to 2**32 - 1."""
        mask: i64 = 0xFFFFFFFF
        b: i64 = self._b
        c: i64 = self._c
        out: i64 = (self._a + b + self._n) & mask
        self._n = (self._n + 1) & mask
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & mask
        self._c = ((((c << 21) & mask) | (c >> 11)) + out) & mask
        return out

    def next64(self) -> int:
        """A number from 0 to 2**64 - 1."""
        high = int(self.next32())
        return (high << 32) | int(self.next32())

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is at most 2**31."""
        mask: i64 = 0xFFFFFFFF
        product: i64 = self.next32() * n
        low: i64 = product & mask
        if low < n:
            # The few draws that would favour the small numbers are thrown back.
            threshold: i64 = (0x100000000 - n) % n
            while low < threshold:
                product = self.next32() * n
                low = product & mask
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the list into random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def draw(self, items: list[int]) -> int:
        """Take one item out of an unordered list, each equally likely. The list's order changes."""
        i = self.below(len(items))
        last = items.pop()
        if i == len(items):
            return last
        out = items[i]
        items[i] = last
        return out

    def fork(self) -> Rng:
        """A new generator seeded from this one; the two then go their own ways."""
        return Rng((self.next64() << 64) | self.next64())

    def copy(self) -> Rng:
        """The same generator once more: both give the same numbers from here on."""
        twin = Rng(warm=False)
        twin._a = self._a
        twin._b = self._b
        twin._c = self._c
        twin._n = self._n
        return twin

    def words(self) -> list[int]:
        """The four words of the inner state, for a position dump."""
        return [int(self._a), int(self._b), int(self._c), int(self._n)]

    @staticmethod
    def from_words(words: Sequence[int]) -> Rng:
        """The generator whose `words()` these are."""
        if len(words) != 4 or any(not 0 <= word <= 0xFFFFFFFF for word in words):
            raise ValueError("a generator's state is four numbers from 0 to 2**32 - 1")
        rng = Rng(warm=False)
        rng._a = words[0]
        rng._b = words[1]
        rng._c = words[2]
        rng._n = words[3]
        return rng
