"""What cards ask for and are worth: the vectors, the rulebook's symbols and its explanations of single cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sunstone.games.coatl.patterns import PatternError, Requirement
from tests.games.coatl.table import GAME, PROPHECIES, TEMPLES, box, made

VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))


def level_and_points(card: str, text: str, reading: str = "literal") -> tuple[int, int]:
    """The level a coatl reaches on a card, prophecy or temple, and its points."""
    cards = box(reading)
    sort = "prophecy" if card in PROPHECIES else "temple"
    if sort == "prophecy":
        place = PROPHECIES.index(card)
        worth = cards.prophecy_points(place, made(text))
        assert bool(cards.fulfilled(1 << place, made(text))) == (worth > 0)
    else:
        worth = cards.temple_points(TEMPLES.index(card), made(text), 0)
    levels: Any = GAME.components().entries(sort)[card]["levels"]
    return sum(1 for _, points_there in levels if points_there <= worth), worth


@pytest.mark.parametrize("vector", VECTORS, ids=[f"{vector['card']} {vector['coatl']}" for vector in VECTORS])
def test_vector(vector: dict[str, Any]) -> None:
    found = level_and_points(vector["card"], vector["coatl"], vector["reading"])
    assert found == (vector["level"], vector["points"]), vector["why"]


def points(card: str, *coatls: str) -> list[int]:
    return [level_and_points(card, text)[1] for text in coatls]


# Rulebook, "Detailed explanation of the prophecy and temple cards", card by card.


def test_detail_temple_no_blue_and_or_length_ten() -> None:
    """No blue piece and/or exactly ten pieces: 3 points for one of the two, 7 for both."""
    assert points("absent_B_len10", "(YRKG)", "(YRKGBRKGYR)", "(YRKGYRKGYR)", "(BRK)") == [3, 3, 7, 0]
    assert points("absent_B_len10", "(YRKGYRKGY)", "(YRKGYRKGYRK)") == [3, 3]


def test_detail_temple_as_many_yellow_as_red_and_or_length_twelve() -> None:
    """As many yellow as red pieces, at least one of each, and/or exactly twelve pieces: 3 or 7 points."""
    assert points("equal_RY_len12", "(RKY)", "(KKKKKKKKKKKK)", "(RYKKKKKKKKKK)") == [3, 3, 7]
    assert points("equal_RY_len12", "(KKK)", "(RRY)") == [0, 0]


def test_detail_count_of_blue() -> None:
    """Three, four, five or six and more blue pieces, which need not be neighbours."""
    assert points("count_B", "(BRB)", "(BRBRB)", "(BBBBR)", "(BRBBBB)", "(BBBRBBB)", "(BBBBBBBB)") == [0, 2, 3, 4, 5, 5]


def test_detail_isolated_green_pairs() -> None:
    """One or two and more pairs of green that touch no other green piece."""
    assert points("pair_G", "(GGR)", "(RGGKGGY)", "(GGKGGKGG)", "(GGGR)", "(GRG)") == [2, 5, 5, 0, 0]


def test_detail_yellow_trios() -> None:
    """One or two and more trios of yellow."""
    assert points("trio_Y", "(YYY)", "(YYYRYYY)", "(YYYYYY)", "(YYRY)") == [3, 7, 7, 0]


def test_detail_yellow_run_between_greens() -> None:
    """One or two and more runs of any number of yellow with a green piece before and behind."""
    assert points("run_GYG", "(GYG)", "(GYYYYG)", "(GYGGYYG)", "(GG)", "(GYR)") == [2, 2, 6, 0, 0]


def test_detail_green_black_and_black_green_apart() -> None:
    """A pair green-black and a pair black-green, parted by any number of pieces of any colour: 4 points."""
    assert points("mirror_GK", "(GKRKG)", "(GKRYBRKG)", "(GKKG)", "(KGRGK)") == [4, 4, 0, 0]


def test_detail_yellow_green_pairs() -> None:
    """One, two or three and more pairs yellow-green."""
    assert points("ab_YG", "(YG)", "(YGKYG)", "(YGYGYG)", "(YGYGYGYG)", "(GY)") == [1, 3, 5, 5, 0]


def test_detail_red_green_red_green() -> None:
    """The sequence red-green-red-green: 5 points."""
    assert points("abab_RG", "(RGRG)", "(KRGRGK)", "(GRGR)", "(RGRGRGRG)") == [5, 5, 0, 5]


# Rulebook, "Symbols on the prophecy and temple cards" and "Card types".


def test_symbol_piece_may_be_head_body_or_tail() -> None:
    """A requirement for body pieces can be met by any pieces, heads and tails too."""
    assert points("trio_R", "(RRR)", "(KRRR)", "(RRRK)") == [3, 3, 3]


def test_symbol_one_or_more_of_any_colour_is_at_least_one() -> None:
    assert points("mirror_KY", "(KYYK)", "(KYGYK)", "(KYYYK)") == [0, 4, 4]


def test_symbol_crossed_out_place_is_another_colour_or_empty() -> None:
    assert points("pair_R", "RR", "(RR", "KRR", "RRR") == [2, 2, 2, 0]


def test_symbol_equal_needs_at_least_one_piece() -> None:
    assert points("absent_K_equal_BR", "(BRG)", "(GGG)", "(KBR)") == [7, 3, 3]


def test_symbol_length_counts_head_and_tail() -> None:
    assert points("absent_R_len11", "(KKKKKKKKKKK)", "(RKKKKKKKKKK)", "(RKKKKKKKKK)") == [7, 3, 0]


def test_a_piece_counts_once_per_card_but_for_several_cards() -> None:
    """Each piece can be used once for a card; the same piece may serve other cards."""
    assert points("ab_RK", "(RKR)") == [1]
    assert points("trio_R", "(RRRKB)") + points("ab_RK", "(RRRKB)") + points("run_RKB", "(RRRKB)") == [3, 1, 2]


# The box.


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """54 prophecies and 15 temples; the promo pack adds six and five."""
    cards = box()
    copies = [prophecy.copies for prophecy in cards.prophecies]
    assert sum(copies[:49]) == 54
    assert copies[49:] == [1] * 6
    assert len(cards.temples) == 15 + 5
    doubled = [prophecy.id for prophecy in cards.prophecies if prophecy.copies == 2]
    assert doubled == [f"count_{colour}" for colour in "YRKGB"]
    assert cards.per_colour == [3, 24, 3]
    assert GAME.components().substitutes() == []


def test_promo_prophecies_want_pieces_anywhere() -> None:
    assert points("promo_bag_YYGGR", "(YGRYG)", "(GKRYYKG)", "(YGRYK)") == [3, 3, 0]


def test_promo_temples_want_no_prophecy_of_a_suit() -> None:
    cards = box()
    temple = TEMPLES.index("promo_nored_equal_YK")
    red, blue = 1 << PROPHECIES.index("count_Y"), 1 << PROPHECIES.index("ab_YK")
    assert cards.temple_points(temple, made("(YKB)"), blue) == 7
    assert cards.temple_points(temple, made("(YKB)"), blue | red) == 3
    assert cards.temple_points(temple, made("(YYB)"), red) == 0
    triple = TEMPLES.index("promo_noblue_equal_RB_len10")
    assert [cards.temple_points(triple, made(text), red) for text in ("(KYY)", "(RBK)", "(RBKKKKKKKK)")] == [3, 6, 10]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "sum Y",
        "count",
        "count Y R",
        "count X",
        "seq",
        "seq !Y",
        "seq !Y !Y",
        "seq Y !R Y",
        "seq Y*",
        "seq YR",
        "seq +",
        "bag",
        "bag Y",
        "bag Y0",
        "bag Y2 Y1",
        "bag Y10",
        "equal R",
        "equal R R",
        "length",
        "length 0",
        "length x",
        "length 151",
        "no_card pink",
        "absent",
        "seq " + "Y " * 21,
    ],
)
def test_what_is_not_in_the_pattern_language_is_refused(text: str) -> None:
    with pytest.raises(PatternError):
        Requirement(text)
