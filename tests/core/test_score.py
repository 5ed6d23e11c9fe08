"""Score sheets and places."""

from __future__ import annotations

import pytest

from sunstone import ScoreSheet
from sunstone.core.score import places, points_text


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([(3.0,), (5.0,), (1.0,)], [2, 1, 3]),
        ([(5.0,), (5.0,), (1.0,)], [1, 1, 3]),
        ([(5.0, 1.0), (5.0, 2.0), (5.0, 1.0)], [2, 1, 2]),
        ([(0.0,), (0.0,)], [1, 1]),
        ([(-1.0,), (0.0,), (-1.0,), (-2.0,)], [2, 1, 2, 4]),
    ],
)
def test_places(keys: list[tuple[float, ...]], expected: list[int]) -> None:
    assert places(keys) == expected


def test_sheet_adds_up_and_is_plain() -> None:
    sheet = ScoreSheet(1)
    assert sheet.total == 0
    sheet.add("prophecy", 5.0, {"card": "pair_B"})
    sheet.add("temple", 3.0)
    assert sheet.total == 8
    assert sheet.as_json() == {
        "seat": 1,
        "total": 8.0,
        "lines": [
            {"source": "prophecy", "points": 5.0, "card": "pair_B"},
            {"source": "temple", "points": 3.0},
        ],
    }


def test_points_are_written_without_needless_decimals() -> None:
    assert [points_text(points) for points in (17.0, -2.0, 0.25)] == ["17", "-2", "0.25"]
