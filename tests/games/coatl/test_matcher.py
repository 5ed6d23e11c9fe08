"""The matcher against a second one that tries everything."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sunstone.games.coatl.coatls import Coatl, chain
from sunstone.games.coatl.patterns import SUITS, Requirement
from sunstone.games.coatl.pieces import COLOURS
from tests.games.coatl.table import GAME

CARDS = [str(entry["requirement"]) for entry in GAME.components().entries("prophecy").values()]
TEMPLE_LISTS = [entry["requirements"] for entry in GAME.components().entries("temple").values()]
TEMPLES = sorted({str(text) for found in TEMPLE_LISTS if isinstance(found, list) for text in found})

pieces_of = st.text(alphabet=COLOURS, min_size=1, max_size=14)
# Few colours make matches likely.
narrow = st.lists(st.sampled_from(COLOURS), min_size=1, max_size=2, unique=True).flatmap(
    lambda colours: st.text(alphabet=colours, min_size=1, max_size=12)
)
token = st.one_of(st.sampled_from(COLOURS), st.sampled_from(COLOURS).map(lambda colour: colour + "+"), st.just("*+"))
guard = st.one_of(st.just(""), st.sampled_from(COLOURS).map(lambda colour: "!" + colour))
sequence = st.tuples(guard, st.lists(token, min_size=1, max_size=5), guard).map(
    lambda parts: " ".join(["seq", *([parts[0]] if parts[0] else []), *parts[1], *([parts[2]] if parts[2] else [])])
)


def matches(tokens: tuple[str, ...], pieces: str) -> bool:
    """Whether the tokens make up exactly these pieces."""
    if not tokens or not pieces:
        return not tokens and not pieces
    if tokens[0] not in ("*+", pieces[0], pieces[0] + "+"):
        return False
    if matches(tokens[1:], pieces[1:]):
        return True
    return tokens[0].endswith("+") and matches(tokens, pieces[1:])


def content(guarding: str, pieces: str, place: int, closed: bool, strict: bool) -> bool:
    """Whether a guard accepts what is at a place: another colour, or nothing. Strictly, an open end is not nothing."""
    if not guarding:
        return True
    if 0 <= place < len(pieces):
        return pieces[place] != guarding[1]
    return closed or not strict


def most_disjoint(text: str, pieces: str, head: bool, tail: bool, strict: bool) -> int:
    """The greatest number of matches that share no piece, by trying every choice."""
    words = text.split()[1:]
    before = words.pop(0) if words[0].startswith("!") else ""
    after = words.pop() if words[-1].startswith("!") else ""
    tokens = tuple(words)
    spans = [
        (start, end)
        for start in range(len(pieces))
        for end in range(start + 1, len(pieces) + 1)
        if matches(tokens, pieces[start:end])
        and content(before, pieces, start - 1, head, strict)
        and content(after, pieces, end, tail, strict)
    ]

    @cache
    def best(start: int) -> int:
        return max((1 + best(end) for first, end in spans if first >= start), default=0)

    return best(0)


def by_definition(text: str, pieces: str, head: bool, tail: bool, strict: bool, suits: set[str]) -> int:
    """What a requirement is worth, straight from its words."""
    op, *rest = text.split()
    if op == "seq":
        return most_disjoint(text, pieces, head, tail, strict)
    if op == "count":
        return pieces.count(rest[0])
    if op == "bag":
        return int(all(pieces.count(need[0]) >= int(need[1:]) for need in rest))
    if op == "absent":
        return int(rest[0] not in pieces)
    if op == "equal":
        return int(pieces.count(rest[0]) == pieces.count(rest[1]) >= 1)
    if op == "length":
        return int(len(pieces) == int(rest[0]))
    return int(rest[0] not in suits)


def serpent(pieces: str, head: bool, tail: bool) -> Coatl:
    return chain([COLOURS.index(letter) for letter in pieces], head, tail)


@given(pieces=st.one_of(pieces_of, narrow), head=st.booleans(), tail=st.booleans(), strict=st.booleans())
@settings(max_examples=400)
def test_all_prophecies(pieces: str, head: bool, tail: bool, strict: bool) -> None:
    for text in CARDS:
        found = Requirement(text).value(serpent(pieces, head, tail), strict)
        assert found == by_definition(text, pieces, head, tail, strict, set()), text


@given(pieces=pieces_of, suits=st.sets(st.sampled_from(SUITS)))
@settings(max_examples=200)
def test_all_temples(pieces: str, suits: set[str]) -> None:
    mask = sum(1 << SUITS.index(suit) for suit in suits)
    for text in TEMPLES:
        found = Requirement(text).value(serpent(pieces, True, True), False, mask)
        assert found == by_definition(text, pieces, True, True, False, suits), text


@given(
    text=sequence,
    pieces=st.one_of(pieces_of, narrow),
    head=st.booleans(),
    tail=st.booleans(),
    strict=st.booleans(),
)
@settings(max_examples=1500)
def test_any_sequence(text: str, pieces: str, head: bool, tail: bool, strict: bool) -> None:
    found = Requirement(text).value(serpent(pieces, head, tail), strict)
    assert found == most_disjoint(text, pieces, head, tail, strict)


@given(
    text=sequence,
    pieces=st.one_of(pieces_of, narrow),
    head=st.booleans(),
    tail=st.booleans(),
    strict=st.booleans(),
)
@settings(max_examples=600)
def test_places_of_a_sequence(text: str, pieces: str, head: bool, tail: bool, strict: bool) -> None:
    """As many as the value, none sharing a piece, and each is a match where it lies."""
    coatl = serpent(pieces, head, tail)
    requirement = Requirement(text)
    spans = requirement.places(coatl, strict)
    assert len(spans) == requirement.value(coatl, strict)
    used = [place for span in spans for place in span]
    assert used == sorted(set(used))
    words = text.split()[1:]
    before = words.pop(0) if words[0].startswith("!") else ""
    after = words.pop() if words[-1].startswith("!") else ""
    for span in spans:
        assert span == list(range(span[0], span[-1] + 1))
        assert matches(tuple(words), pieces[span[0] : span[-1] + 1])
        assert content(before, pieces, span[0] - 1, head, strict)
        assert content(after, pieces, span[-1] + 1, tail, strict)


@pytest.mark.parametrize(
    ("text", "pieces", "places"),
    [
        ("count Y", "YRYK", [[0, 2]]),
        ("count Y", "RK", []),
        ("bag Y2 G1", "YRGYY", [[0, 2, 3]]),
        ("bag Y2 G1", "YRG", []),
        ("equal R Y", "YRK", [[0, 1]]),
        ("equal R Y", "YRR", []),
        ("length 3", "YRK", [[0, 1, 2]]),
        ("length 2", "YRK", []),
        ("absent Y", "RK", []),
        ("no_card blue", "RK", []),
    ],
)
def test_places_of_the_others(text: str, pieces: str, places: list[list[int]]) -> None:
    assert Requirement(text).places(serpent(pieces, True, True), False) == places


@given(pieces=pieces_of, text=st.sampled_from([text for text in CARDS if "!" in text]))
def test_readings_agree_on_a_completed_coatl(pieces: str, text: str) -> None:
    """How an open end is read makes no difference once there is none."""
    requirement = Requirement(text)
    assert requirement.value(serpent(pieces, True, True), True) == requirement.value(serpent(pieces, True, True), False)


@given(pieces=pieces_of, added=st.lists(st.tuples(st.integers(0, 4), st.booleans()), max_size=6))
def test_extending_piece_by_piece_is_the_same_as_laying_out_at_once(pieces: str, added: list[tuple[int, bool]]) -> None:
    grown = serpent(pieces, False, False)
    text = pieces
    for colour, front in added:
        grown = grown.extended(1, colour, front)
        text = COLOURS[colour] + text if front else text + COLOURS[colour]
    whole = serpent(text, False, False)
    assert grown.pieces == whole.pieces
    assert [grown.count(colour) for colour in range(5)] == [whole.count(colour) for colour in range(5)]
    assert grown.bodies() == whole.bodies() == len(text)


@pytest.mark.parametrize("run", range(1, 10))
def test_trios_in_a_run(run: int) -> None:
    assert Requirement("seq Y Y Y").value(serpent("Y" * run, True, True), False) == run // 3
