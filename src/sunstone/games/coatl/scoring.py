"""Scoring: only completed coatls count."""

from __future__ import annotations

from sunstone.core.score import ScoreSheet, places
from sunstone.games.coatl.names import bits
from sunstone.games.coatl.position import CoatlPosition


def ranking(s: CoatlPosition) -> list[int]:
    """Places: points, then cards beside completed coatls, then the best single coatl; then shared."""
    keys: list[tuple[float, ...]] = []
    for seat in range(s.players):
        cards = 0
        best = 0
        for coatl in s.completed:
            if coatl.seat == seat:
                cards += coatl.beside.bit_count() + (1 if coatl.temple >= 0 else 0)
                best = max(best, coatl.points)
        keys.append((float(s.points[seat]), float(cards), float(best)))
    return places(keys)


def score_sheet(s: CoatlPosition) -> list[ScoreSheet]:
    """Every completed coatl card by card."""
    sheets = [ScoreSheet(seat) for seat in range(s.players)]
    numbers = [0] * s.players
    for done in s.completed:
        numbers[done.seat] += 1
        sheet = sheets[done.seat]
        number = numbers[done.seat]
        for card in bits(done.beside):
            sheet.add(
                "prophecy",
                float(s.box.prophecy_points(card, done.coatl)),
                {"coatl": number, "card": s.box.prophecies[card].id},
            )
        if done.temple >= 0:
            sheet.add(
                "temple",
                float(s.box.temple_points(done.temple, done.coatl, done.beside)),
                {"coatl": number, "card": s.box.temples[done.temple].id},
            )
    return sheets
