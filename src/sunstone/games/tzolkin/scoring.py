"""The end of the game: blocks to corn, corn and skulls to points, monuments, and the ranking."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sunstone.core.score import ScoreSheet, places
from sunstone.games.tzolkin import data
from sunstone.games.tzolkin.names import CORN, GOLD, START_STEP, TECHNOLOGIES, TEMPLES, TOP_LEVEL
from sunstone.games.tzolkin.table import Player, Table

SKULL_POINTS: Final = 3


def corn_quarters(table: Table, player: Player) -> i64:
    """All goods but skulls as corn, in quarters of a point; by the other reading only every four corn make one."""
    corn: i64 = 0
    for good in range(CORN, GOLD + 1):
        corn += player.good(good) * table.data.market[good]
    return corn if table.options["corn_points"] == "quarters" else corn // 4 * 4


def _entry(points: list[int], place: i64) -> int:
    """An entry of a list of points; beyond its end the last one counts on."""
    return points[min(max(place, 0), len(points) - 1)]


def _of_kind(table: Table, player: Player, kind: i64) -> i64:
    """How many buildings and monuments of a kind the player has."""
    count: i64 = 0
    for building in player.buildings:
        if table.data.buildings[building].kind == kind:
            count += 1
    for monument in player.monuments:
        if table.data.monuments[monument].kind == kind:
            count += 1
    return count


def monument_points(table: Table, player: Player, monument: int, more: i64 = 0) -> i64:
    """What a monument brings its owner; `more` is 1 for one that is not built yet and would count among the tiles."""
    tile = table.data.monuments[monument]
    points: i64 = tile.points[0]
    score = tile.score
    kind: i64 = data.KIND_COUNTED[score]
    if kind >= 0:
        return points * (_of_kind(table, player, kind) + (more if tile.kind == kind else 0))
    if score == data.PER_CONSTRUCTION:
        return points * (len(player.buildings) + len(player.monuments) + more)
    if score == data.PER_CORN_TILE:
        return points * player.corn_tiles
    if score == data.PER_WOOD_TILE:
        return points * player.wood_tiles
    if score == data.ALL_MONUMENTS:
        count = more
        for other in table.seats:
            count += len(other.monuments)
        return count * _entry(tile.points, table.players - 2)
    if score == data.WORKERS:
        return _entry(tile.points, player.workers - 3)
    if score == data.ALL_SKULLS:
        return points * int(table.skull_spaces).bit_count()
    if score == data.MAXED_TECHS:
        return _entry(tile.points, _maxed(player))
    return points * _on_tracks(table, player, score)


def _maxed(player: Player) -> i64:
    count: i64 = 0
    for technology in range(len(TECHNOLOGIES)):
        if player.level(technology) == TOP_LEVEL:
            count += 1
    return count


def _on_tracks(table: Table, player: Player, score: i64) -> i64:
    """Levels, points on temples, or the highest step above the start."""
    count: i64 = 0
    if score == data.TECH_LEVELS:
        return player.agriculture + player.extraction + player.architecture + player.theology
    for temple in range(len(TEMPLES)):
        step = player.step(temple)
        if score == data.TEMPLE_POINTS:
            count += table.data.temples[temple].points[step]
        elif score == data.HIGHEST_TEMPLE and step - START_STEP > count:
            count = step - START_STEP
    return count


def score_end(table: Table) -> None:
    """Add what counts only at the end."""
    for player in table.seats:
        player.quarters += corn_quarters(table, player) + 4 * SKULL_POINTS * player.skull
        for monument in player.monuments:
            player.quarters += 4 * monument_points(table, player, monument)


def ranking(table: Table) -> list[int]:
    """Places: points, then workers still on the wheels; then shared."""
    return places([(player.quarters / 4, float(player.riding())) for player in table.seats])


def score_sheet(table: Table) -> list[ScoreSheet]:
    """Where the points come from: what was won during the game, and what counts only at its end."""
    sheets: list[ScoreSheet] = []
    for player in table.seats:
        sheet = ScoreSheet(player.seat)
        sheet.add("buildings", player.from_buildings / 4)
        sheet.add("architecture", player.from_architecture / 4)
        sheet.add("chichen_itza", player.from_chichen_itza / 4)
        sheet.add("temples", player.from_temples / 4)
        sheet.add("hunger", player.from_hunger / 4)
        if table.over:
            sheet.add("corn", corn_quarters(table, player) / 4)
            sheet.add("skulls", float(SKULL_POINTS * player.skull))
            for monument in player.monuments:
                points = float(monument_points(table, player, monument))
                sheet.add("monument", points, {"monument": table.data.monuments[monument].id})
        rest = player.quarters / 4 - sheet.total
        if rest:
            # A position set up by hand need not say where its points came from.
            sheet.add("other", rest)
        sheets.append(sheet)
    return sheets
