"""A match as one self-contained page of HTML: tables, drawings, and how it was played."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from math import isfinite

from sunstone.bots import LEVELS
from sunstone.i18n import Translator
from sunstone.lab.arena import GameResult
from sunstone.lab.arena_stats import ArenaReport, Estimate
from sunstone.lab.report_page import game_name, number, page, percent, section, table
from sunstone.lab.report_svg import Bar, Line, bars, plot

_BINS = 16
_POINTS = 200
_FIRST_SHOWN = 8
"""Games before which a running share says nothing."""


def player_name(tr: Translator, code: str) -> str:
    """A player as it is spoken of: a level by its name, any other bot by its code."""
    for place, level in enumerate(LEVELS, start=1):
        if code in (level.code, f"level:{place}"):
            return tr(level.message)
    return code


def interval(tr: Translator, estimate: Estimate, factor: float = 1.0, unit: str = "") -> str:
    """A value with its interval behind it, if it has one."""
    value = number(tr, factor * estimate.value) + unit
    if not (isfinite(estimate.low) and isfinite(estimate.high)):
        return value
    return f"{value} ({number(tr, factor * estimate.low)} – {number(tr, factor * estimate.high)})"


def standings_rows(tr: Translator, report: ArenaReport) -> tuple[list[str], list[list[str]]]:
    """The table of standings: its headings and rows."""
    headings = [
        tr("arena-player"),
        tr("arena-games"),
        tr("arena-wins"),
        tr("arena-chance"),
        tr("arena-score"),
        tr("arena-margin"),
        tr("arena-place"),
        tr("arena-rating"),
        tr("arena-seconds"),
        tr("arena-longest"),
    ]
    rows = [
        [
            player_name(tr, row.player),
            str(row.games),
            interval(tr, row.wins, 100, percent(tr)),
            number(tr, 100 * row.chance) + percent(tr),
            interval(tr, row.score),
            interval(tr, row.margin),
            number(tr, row.place, 2),
            f"{number(tr, row.rating)} ± {number(tr, row.doubt)}",
            number(tr, row.seconds),
            number(tr, row.longest, 2),
        ]
        for row in report.standings
    ]
    return headings, rows


def cross_rows(tr: Translator, report: ArenaReport) -> tuple[list[str], list[list[str]]]:
    """The cross-table: how often the player of a row is ahead of that of a column, and by how much."""
    codes = [row.player for row in report.standings]
    found = {(duel.player, duel.other): duel for duel in report.duels}
    headings = [tr("arena-ahead-of"), *(player_name(tr, code) for code in codes)]
    rows: list[list[str]] = []
    for code in codes:
        cells = [player_name(tr, code)]
        for other in codes:
            duel = found.get((code, other))
            cells.append(
                "–"
                if duel is None
                else f"{interval(tr, duel.ahead, 100, percent(tr))}; {number(tr, duel.difference.value)}"
            )
        rows.append(cells)
    return headings, rows


def summary_line(tr: Translator, report: ArenaReport) -> str:
    """What was played, in a sentence."""
    match = report.match
    options = ", ".join(f"{name}={value}" for name, value in match.options.items())
    return tr(
        "arena-summary",
        game=game_name(tr, match.game),
        games=report.games,
        deals=report.deals,
        seats=match.seats,
        seed=str(match.seed),
        options=options or tr("list-none"),
    )


def html(tr: Translator, report: ArenaReport, results: list[GameResult]) -> str:
    """The whole page."""
    title = tr("arena-title", game=game_name(tr, report.match.game))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(summary_line(tr, report))}</p>",
        f"<p>{escape(tr('arena-method'))}</p>",
        section(tr("arena-standings"), table(*standings_rows(tr, report))),
        section(tr("arena-cross"), table(*cross_rows(tr, report)), tr("arena-cross-note")),
        section(tr("arena-plot-wins"), _wins(tr, report), tr("arena-plot-wins-note")),
        section(tr("arena-plot-scores"), _scores(tr, report, results)),
        section(tr("arena-plot-course"), _course(tr, report, results)),
    ]
    return page(tr, title, parts)


def _wins(tr: Translator, report: ArenaReport) -> str:
    rows = [
        Bar(
            player_name(tr, row.player),
            100 * row.wins.value,
            100 * row.wins.low,
            100 * row.wins.high,
            100 * row.chance,
        )
        for row in report.standings
    ]
    return bars(tr("arena-plot-wins"), rows, percent(tr))


def _of(results: list[GameResult], code: str, value: Callable[[GameResult, int], float]) -> list[float]:
    return [value(result, seat) for result in results for seat, other in enumerate(result.players) if other == code]


def _scores(tr: Translator, report: ArenaReport, results: list[GameResult]) -> str:
    """How the scores of each player are spread, as shares of its games."""
    everything = [score for result in results for score in result.scores]
    low, high = min(everything), max(everything)
    size = (high - low) / _BINS or 1.0
    lines: list[Line] = []
    for row in report.standings:
        counts = [0] * (_BINS + 1)
        scores = _of(results, row.player, lambda result, seat: result.scores[seat])
        for score in scores:
            counts[min(_BINS, int((score - low) / size))] += 1
        points = [(low + size * (place + 0.5), 100 * count / len(scores)) for place, count in enumerate(counts)]
        lines.append(Line(player_name(tr, row.player), points))
    return plot(tr("arena-plot-scores"), lines, tr("arena-axis-points"), percent(tr))


def _course(tr: Translator, report: ArenaReport, results: list[GameResult]) -> str:
    """The share of wins so far, game by game: whether the match was long enough to settle."""
    lines: list[Line] = []
    for row in report.standings:
        won = 0.0
        points: list[tuple[float, float]] = []
        own = [result for result in results if row.player in result.players]
        every = max(1, len(own) // _POINTS)
        for count, result in enumerate(own, start=1):
            first = result.ranking.count(1)
            won += sum(
                1 / first
                for seat, code in enumerate(result.players)
                if code == row.player and result.ranking[seat] == 1
            )
            if count == len(own) or (count >= _FIRST_SHOWN and count % every == 0):
                points.append((float(count), 100 * won / count))
        lines.append(Line(player_name(tr, row.player), points))
    return plot(tr("arena-plot-course"), lines, tr("arena-axis-games"), percent(tr))
