"""The page that shows how a training run went."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from sunstone.i18n import Translator
from sunstone.lab.report_page import game_name, number, page, section, table
from sunstone.lab.report_svg import Line, plot

POINTS_OF_A_LINE = 60
"""Rows of the log are put together to this many points, so that a line can be read."""

Row = dict[str, Any]


def report(tr: Translator, game: str, rows: Sequence[Row]) -> str:
    """The page for the rows of a log."""
    taught = [row for row in rows if "agreement" in row]
    played = [row for row in rows if "points" in row]
    parts = [f"<h1>{escape(tr('train-report-title', game=game_name(tr, game)))}</h1>"]
    if played:
        parts.append(_summary(tr, played))
    parts += [
        _drawing(tr, "train-report-won", played, [("train-report-won-line", "won", 100.0)], "met", " %"),
        _drawing(
            tr,
            "train-report-points",
            played,
            [("train-report-mean", "points", 1.0), ("train-report-winner", "winner", 1.0)],
            "games",
        ),
        _drawing(tr, "train-report-explained", played, [("train-report-explained", "explained", 100.0)], "", " %"),
        _drawing(tr, "train-report-entropy", played, [("train-report-entropy", "entropy", 1.0)]),
        _drawing(tr, "train-report-agreement", taught, [("train-report-agreement", "agreement", 100.0)], "", " %"),
    ]
    return page(tr, tr("train-report-title", game=game_name(tr, game)), parts)


def _summary(tr: Translator, rows: Sequence[Row]) -> str:
    last = rows[-1]
    games = sum(row["games"] for row in rows)
    speed = sum(row["play"] + row["learn"] for row in rows)
    cells = [
        (tr("train-report-minutes"), number(tr, last["seconds"] / 60)),
        (tr("train-report-decisions"), number(tr, last["decisions"], 0)),
        (tr("train-report-games"), number(tr, games, 0)),
        (tr("train-report-learning"), number(tr, 100 * sum(row["learn"] for row in rows) / (speed or 1.0), 0) + " %"),
    ]
    return table((tr("train-report-what"), tr("train-report-value")), cells)


def _drawing(
    tr: Translator,
    title: str,
    rows: Sequence[Row],
    lines: Sequence[tuple[str, str, float]],
    weight: str = "",
    unit: str = "",
) -> str:
    """A section with lines over minutes; nothing where there is nothing to draw."""
    drawn = [Line(tr(message), _points(rows, name, factor, weight)) for message, name, factor in lines]
    if not any(line.points for line in drawn):
        return ""
    return section(tr(title), plot(tr(title), drawn, tr("train-report-minutes"), unit))


def _points(rows: Sequence[Row], name: str, factor: float, weight: str) -> list[tuple[float, float]]:
    """Means of neighbouring rows; where they speak of games, those with many count more."""
    out: list[tuple[float, float]] = []
    size = -(-len(rows) // POINTS_OF_A_LINE) or 1
    for begin in range(0, len(rows), size):
        part = rows[begin : begin + size]
        weights = [row[weight] if weight else 1.0 for row in part]
        total = sum(weights)
        if total:
            mean = sum(row[name] * share for row, share in zip(part, weights, strict=True)) / total
            out.append((part[-1]["seconds"] / 60, factor * mean))
    return out
