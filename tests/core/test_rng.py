"""The generator: known numbers, an independent second opinion, fair draws, copies and forks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sunstone import Rng

WORD = 1 << 32
KNOWN_ZERO = [947923937, 4071302311002143206]
KNOWN_2026 = [2320399104, 3788977833, 2466656087, 1270716504, 2403229108, 714851568]
KNOWN_TOP = [900, 99, 242, 611, 946, 534, 302, 877]
KNOWN_SHUFFLE = [8, 0, 5, 1, 2, 4, 7, 3, 6, 9]
KNOWN_WORDS = [205123936, 3686019158, 3740660266, 17]


class Reference:
    """The generator written down a second time, with plain arithmetic: multiplications, divisions and remainders."""

    def __init__(self, seed: int) -> None:
        self.a, self.b, self.c = seed % WORD, seed // WORD % WORD, seed // WORD**2 % WORD
        top = seed // WORD**3
        self.n = top + 1 if top % 2 == 0 else top - 1
        for _ in range(16):
            self.next()

    def next(self) -> int:
        out = (self.a + self.b + self.n) % WORD
        turned = self.c * 2**21 % WORD + self.c // 2**11
        self.a, self.b, self.c = self.b ^ (self.b // 2**9), self.c * 9 % WORD, (turned + out) % WORD
        self.n = (self.n + 1) % WORD
        return out


def test_known_numbers() -> None:
    """The same numbers on every machine and in every version: records depend on them."""
    assert [int(Rng(0).next32()), Rng(0).next64()] == KNOWN_ZERO
    rng = Rng(2026)
    assert [int(rng.next32()) for _ in range(6)] == KNOWN_2026
    rng = Rng((1 << 128) - 1)
    assert [int(rng.below(1000)) for _ in range(8)] == KNOWN_TOP
    items = list(range(10))
    Rng(7).shuffle(items)
    assert items == KNOWN_SHUFFLE
    assert Rng(7).words() == KNOWN_WORDS


@given(st.integers(0, (1 << 128) - 1))
def test_second_opinion_agrees(seed: int) -> None:
    rng, reference = Rng(seed), Reference(seed)
    assert [int(rng.next32()) for _ in range(40)] == [reference.next() for _ in range(40)]


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        Rng(seed)


def test_64_bits_are_two_draws() -> None:
    wide, narrow = Rng(3), Rng(3)
    assert wide.next64() == (int(narrow.next32()) << 32) | int(narrow.next32())


@pytest.mark.parametrize("n", [2, 3, 7, 10, 52])
def test_below_is_fair(n: int) -> None:
    """Chi-square of 20,000 draws with a fixed seed, against a bound that a fair die exceeds once in 100,000 times."""
    rng = Rng(11)
    draws = 20_000
    counts = [0] * n
    for _ in range(draws):
        counts[int(rng.below(n))] += 1
    expected = draws / n
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    freedom = n - 1
    assert chi_square < freedom + 4.3 * (2 * freedom) ** 0.5 + 13


def test_below_throws_back_what_would_favour_small_numbers() -> None:
    """For n just above half of all words, taking every draw would give small numbers twice as often."""
    n = 3 * (1 << 29)
    rng = Rng(5)
    low = sum(1 for _ in range(6000) if int(rng.below(n)) % 3 == 0)
    assert 1800 < low < 2200
    kept = Rng(5)
    reference = Reference(5)
    for _ in range(2000):
        product = reference.next() * n
        while product % WORD < (WORD - n) % n:
            product = reference.next() * n
        assert int(kept.below(n)) == product // WORD


def test_below_one_is_zero() -> None:
    assert int(Rng(1).below(1)) == 0


def test_shuffle_reaches_every_order_equally() -> None:
    rng = Rng(13)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_draw_takes_one_out_each_equally_likely() -> None:
    rng = Rng(17)
    counts = [0] * 5
    for _ in range(5000):
        items = [0, 1, 2, 3, 4]
        taken = rng.draw(items)
        counts[taken] += 1
        assert sorted([*items, taken]) == [0, 1, 2, 3, 4]
    assert all(850 < count < 1150 for count in counts)


def test_copy_gives_the_same_numbers_and_is_independent() -> None:
    rng = Rng(19)
    rng.next32()
    twin = rng.copy()
    ahead = [int(twin.next32()) for _ in range(5)]
    assert [int(rng.next32()) for _ in range(5)] == ahead


def test_fork_goes_its_own_way() -> None:
    rng = Rng(23)
    child = rng.fork()
    assert [int(child.next32()) for _ in range(4)] != [int(rng.next32()) for _ in range(4)]
    assert Rng(23).fork().words() == Rng(23).fork().words()
    again = Rng(23)
    again.fork()
    assert again.words() != Rng(23).words(), "a second fork would be the first once more"


@given(st.lists(st.integers(0, WORD - 1), min_size=4, max_size=4))
def test_words_round_trip(words: list[int]) -> None:
    assert Rng.from_words(words).words() == words
    assert int(Rng.from_words(words).next32()) == int(Rng.from_words(words).next32())


@pytest.mark.parametrize("words", [[1, 2, 3], [1, 2, 3, 4, 5], [0, 0, 0, WORD], [-1, 0, 0, 0]])
def test_impossible_words_are_refused(words: list[int]) -> None:
    with pytest.raises(ValueError, match="four numbers"):
        Rng.from_words(words)
