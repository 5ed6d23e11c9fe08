"""The end of the game: offerings, honour and the buried, cards, sets of animals, and the ranking."""

from __future__ import annotations

from sunstone.core.score import ScoreSheet, places
from sunstone.games.endless_winter.animals import SPECIES
from sunstone.games.endless_winter.cards import face
from sunstone.games.endless_winter.names import ARGENTAVIS, HONOUR, OFFERING, SOURCES
from sunstone.games.endless_winter.position import EndlessWinterPosition

TABLES = 3


def offering_points(s: EndlessWinterPosition, seat: int) -> int:
    """Food and tools that are left, at the rate of the offering track; on level 0 nothing."""
    ratio = s.box.offering_ratio[s.idols[seat * 2 + OFFERING]]
    return 0 if ratio == 0 else (s.food[seat] + s.tools[seat]) // ratio


def honour_points(s: EndlessWinterPosition, seat: int) -> int:
    """Buried cards by the table of one's place on the honour track; on level 0 nothing."""
    bracket = s.box.bracket(len(s.buried[seat]))
    if bracket < 0 or s.idols[seat * 2 + HONOUR] == 0:
        return 0
    table = min(s.honour_rank.index(seat), TABLES - 1)
    return s.box.burial_points[table][bracket]


def card_points(s: EndlessWinterPosition, seat: int) -> int:
    """The points printed on every card the seat owns, wherever it is."""
    out = 0
    for cards in (s.hands[seat], s.piles[seat], s.discards[seat], s.eclipse_piles[seat], s.buried[seat]):
        for card in cards:
            out += s.box.card_points[face(card)]
    if seat == s.seat:
        for card in s.played:
            out += s.box.card_points[card]
    return out


def set_points(s: EndlessWinterPosition, species: int, count: int) -> int:
    """What a set of so many animals brings; above the size on the card nothing is added."""
    table = s.box.sets[species]
    return 0 if count == 0 or not table else table[min(count, len(table)) - 1]


def animal_points(s: EndlessWinterPosition, seat: int) -> int:
    """Sets of unused animals, the wild Argentavis joining them so that they bring most."""
    wild = s.animals[seat * SPECIES + ARGENTAVIS]
    best = [0] * (wild + 1)
    """By how many wild animals are given out so far."""
    for species in range(ARGENTAVIS):
        count = s.animals[seat * SPECIES + species]
        if count == 0:
            # Wild animals join a set, they do not make one.
            continue
        for given in range(wild, -1, -1):
            most = -1
            for joined in range(given + 1):
                points = best[given - joined] + set_points(s, species, count + joined)
                if points > most:
                    most = points
            best[given] = most
    return best[wild]


def score_end(s: EndlessWinterPosition) -> None:
    """Add what counts only at the end."""
    for seat in range(s.players):
        s.points[seat] += (
            offering_points(s, seat) + honour_points(s, seat) + card_points(s, seat) + animal_points(s, seat)
        )


def ranking(s: EndlessWinterPosition) -> list[int]:
    """Places: points, then whoever is earlier in the turn order."""
    return places([(float(s.points[seat]), -float(s.place_in_order(seat))) for seat in range(s.players)])


def score_sheet(s: EndlessWinterPosition) -> list[ScoreSheet]:
    """Where the points come from: what was won during the game, and what counts only at its end."""
    sheets: list[ScoreSheet] = []
    for seat in range(s.players):
        sheet = ScoreSheet(seat)
        for place, source in enumerate(SOURCES):
            sheet.add(source, float(s.earned[seat * len(SOURCES) + place]))
        if s.over:
            sheet.add("offering", float(offering_points(s, seat)))
            sheet.add("honour", float(honour_points(s, seat)))
            sheet.add("cards", float(card_points(s, seat)))
            sheet.add("animals", float(animal_points(s, seat)))
        rest = s.points[seat] - sheet.total
        if rest:
            # A position set up by hand need not say where its points came from.
            sheet.add("other", rest)
        sheets.append(sheet)
    return sheets
