"""The end of the game: offerings, honour and the buried, cards, sets of animals, and the ranking."""

from __future__ import annotations

from sunstone.core.score import ScoreSheet, places
from sunstone.games.endless_winter import marks, names
from sunstone.games.endless_winter.table import Player, Table

TABLES = 3


def offering_points(table: Table, player: Player) -> int:
    """Food and tools that are left, at the rate of the offering track; on level 0 nothing."""
    ratio = table.data.offering_ratio[player.offering]
    return 0 if ratio == 0 else (player.food + player.tools) // ratio


def honour_points(table: Table, player: Player) -> int:
    """Buried cards by the table of one's place on the honour track; on level 0 nothing."""
    bracket = table.data.bracket(len(player.buried))
    if bracket < 0 or player.honour == 0:
        return 0
    rank = min(table.honour_rank.index(player.seat), TABLES - 1)
    return table.data.burial_points[rank][bracket]


def card_points(table: Table, player: Player) -> int:
    """The points printed on every card the player owns, wherever it is."""
    out = 0
    for card in [*player.hand, *player.pile, *player.discards, *player.eclipse_pile, *player.buried]:
        out += table.data.card_points[marks.face(card)]
    if player.seat == table.seat:
        for card in table.played:
            out += table.data.card_points[card]
    return out


def set_points(table: Table, species: int, count: int) -> int:
    """Points of a set of animals; above the size on the card nothing is added."""
    points = table.data.sets[species]
    return 0 if count == 0 or not points else points[min(count, len(points)) - 1]


def animal_points(table: Table, player: Player) -> int:
    """Sets of unused animals, the wild Argentavis joining them so that they bring most."""
    wild = player.animals[names.ARGENTAVIS]
    best = [0] * (wild + 1)
    """By how many wild animals are given out so far."""
    for species in range(names.ARGENTAVIS):
        count = player.animals[species]
        if count == 0:
            # Wild animals join a set, they do not make one.
            continue
        for given in range(wild, -1, -1):
            most = -1
            for joined in range(given + 1):
                points = best[given - joined] + set_points(table, species, count + joined)
                if points > most:
                    most = points
            best[given] = most
    return best[wild]


def end_points(table: Table, player: Player) -> int:
    """What counts only at the end."""
    return (
        offering_points(table, player)
        + honour_points(table, player)
        + card_points(table, player)
        + animal_points(table, player)
    )


def score_end(table: Table) -> None:
    """Add what counts only at the end."""
    for player in table.seats:
        player.points += end_points(table, player)


def ranking(table: Table) -> list[int]:
    """Places: points, then turn order."""
    return places([(float(player.points), -float(table.place_in_order(player.seat))) for player in table.seats])


def score_sheet(table: Table) -> list[ScoreSheet]:
    """Where the points come from: what was won during the game, and what counts only at its end."""
    sheets: list[ScoreSheet] = []
    for player in table.seats:
        sheet = ScoreSheet(player.seat)
        for source, points in zip(names.SOURCES, player.earned(), strict=True):
            sheet.add(source, float(points))
        if table.over:
            sheet.add("offering", float(offering_points(table, player)))
            sheet.add("honour", float(honour_points(table, player)))
            sheet.add("cards", float(card_points(table, player)))
            sheet.add("animals", float(animal_points(table, player)))
        rest = float(player.points) - sheet.total
        if rest:
            # A position set up by hand need not say where its points came from.
            sheet.add("other", rest)
        sheets.append(sheet)
    return sheets
