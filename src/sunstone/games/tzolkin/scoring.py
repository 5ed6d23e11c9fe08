"""The end of the game: blocks to corn, corn and skulls to points, monuments, and the ranking."""

from __future__ import annotations

from sunstone.core.score import ScoreSheet, places
from sunstone.games.tzolkin.box import SCORES
from sunstone.games.tzolkin.names import KINDS, SKULL, SOURCES, START_STEP, TOP_LEVEL
from sunstone.games.tzolkin.position import CORN_TILES, WOOD_TILES, TzolkinPosition

SKULL_POINTS = 3


def corn_worth(s: TzolkinPosition, seat: int) -> int:
    """All goods but skulls, in corn."""
    total = 0
    for good in range(4):
        total += s.goods[seat * 5 + good] * s.box.market[good]
    return total


def corn_quarters(s: TzolkinPosition, seat: int) -> int:
    """What that corn is worth, in quarters of a point; by the other reading only every four corn make one."""
    corn = corn_worth(s, seat)
    return corn if s.options["corn_points"] == "quarters" else corn // 4 * 4


def _of_kind(s: TzolkinPosition, seat: int, kind: int) -> int:
    count = 0
    for building in s.built[seat]:
        if s.box.buildings[building].kind == kind:
            count += 1
    for monument in s.monuments[seat]:
        if s.box.monuments[monument].kind == kind:
            count += 1
    return count


def _entry(table: list[int], place: int) -> int:
    """An entry of a table; beyond its end the last one counts on."""
    return table[min(max(place, 0), len(table) - 1)]


def monument_points(s: TzolkinPosition, seat: int, monument: int) -> int:
    """What a monument brings its owner."""
    tile = s.box.monuments[monument]
    score = SCORES[tile.score]
    table = tile.points
    if score in ("per_tomb", "per_civic", "per_shrine"):
        return table[0] * _of_kind(s, seat, KINDS.index(score[4:]))
    if score == "per_construction":
        return table[0] * (len(s.built[seat]) + len(s.monuments[seat]))
    if score == "per_corn_tile":
        return table[0] * s.tiles[seat * 2 + CORN_TILES]
    if score == "per_wood_tile":
        return table[0] * s.tiles[seat * 2 + WOOD_TILES]
    if score == "all_monuments":
        return _entry(table, s.players - 2) * sum(len(built) for built in s.monuments)
    if score == "workers":
        return _entry(table, s.workers[seat] - 3)
    if score == "all_skulls":
        return table[0] * s.skull_spaces.bit_count()
    return _by_tracks(s, seat, score, table)


def _by_tracks(s: TzolkinPosition, seat: int, score: str, table: list[int]) -> int:
    levels = s.levels[seat * 4 : seat * 4 + 4]
    steps = s.steps[seat * 3 : seat * 3 + 3]
    if score == "maxed_techs":
        return _entry(table, sum(1 for level in levels if level == TOP_LEVEL))
    if score == "tech_levels":
        return table[0] * sum(levels)
    if score == "highest_temple":
        return table[0] * max(0, max(steps) - START_STEP)
    return table[0] * sum(s.box.temples[temple].points[steps[temple]] for temple in range(3))


def score_end(s: TzolkinPosition) -> None:
    """Add what counts only at the end."""
    for seat in range(s.players):
        s.points[seat] += corn_quarters(s, seat) + 4 * SKULL_POINTS * s.goods[seat * 5 + SKULL]
        for monument in s.monuments[seat]:
            s.points[seat] += 4 * monument_points(s, seat, monument)


def ranking(s: TzolkinPosition) -> list[int]:
    """Places: points, then workers still on the wheels; then shared."""
    return places([(s.points[seat] / 4, float(s.on_wheels(seat))) for seat in range(s.players)])


def score_sheet(s: TzolkinPosition) -> list[ScoreSheet]:
    """Where the points come from: what was won during the game, and what counts only at its end."""
    sheets: list[ScoreSheet] = []
    for seat in range(s.players):
        sheet = ScoreSheet(seat)
        for place, source in enumerate(SOURCES):
            sheet.add(source, s.earned[seat * 5 + place] / 4)
        if s.over:
            sheet.add("corn", corn_quarters(s, seat) / 4)
            sheet.add("skulls", float(SKULL_POINTS * s.goods[seat * 5 + SKULL]))
            for monument in s.monuments[seat]:
                points = float(monument_points(s, seat, monument))
                sheet.add("monument", points, {"monument": s.box.monuments[monument].id})
        rest = s.points[seat] / 4 - sheet.total
        if rest:
            # A position set up by hand need not say where its points came from.
            sheet.add("other", rest)
        sheets.append(sheet)
    return sheets
