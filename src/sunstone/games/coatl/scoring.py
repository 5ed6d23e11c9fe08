"""Scoring: only completed coatls count."""

from __future__ import annotations

from sunstone.core.plain import numbers_in
from sunstone.core.score import ScoreSheet, places
from sunstone.games.coatl.table import NO_TEMPLE, Table


def cards_and_best(table: Table, seat: int) -> tuple[int, int]:
    """How many cards lie beside a player's completed coatls, and the points of the best one."""
    cards = 0
    best = 0
    for done in table.completed:
        if done.seat == seat:
            cards += int(done.beside).bit_count() + (1 if done.temple != NO_TEMPLE else 0)
            best = max(best, int(done.points))
    return cards, best


def ranking(table: Table) -> list[int]:
    """Places: points, then cards beside completed coatls, then the best single coatl; then shared."""
    keys: list[tuple[float, ...]] = []
    for player in table.seats:
        cards, best = cards_and_best(table, player.seat)
        keys.append((float(player.points), float(cards), float(best)))
    return places(keys)


def score_sheet(table: Table) -> list[ScoreSheet]:
    """Every completed coatl card by card."""
    data = table.data
    sheets = [ScoreSheet(seat) for seat in range(table.players)]
    numbers = [0] * table.players
    for done in table.completed:
        numbers[done.seat] += 1
        sheet = sheets[done.seat]
        number = numbers[done.seat]
        for card in numbers_in(done.beside):
            points = float(data.prophecy_points(card, done.coatl))
            sheet.add("prophecy", points, {"coatl": number, "card": data.prophecies[card].id})
        if done.temple != NO_TEMPLE:
            points = float(data.temple_points(done.temple, done.coatl, done.beside))
            sheet.add("temple", points, {"coatl": number, "card": data.temples[done.temple].id})
    return sheets
