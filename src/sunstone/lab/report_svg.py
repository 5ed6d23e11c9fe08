"""Small drawings for a report, as self-contained SVG text.

Lines differ by dash as well as by colour, and every drawing has a title and a description that can be read aloud.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH = 640
_LEFT = 150
_RIGHT = 20
_ROW = 30
_PLOT_HEIGHT = 260
_TOP = 16
_BOTTOM = 40
COLOURS = ("#0b6e63", "#b3541e", "#5b3f8c", "#7a6a00", "#8c1d40", "#1f5f99")
_DASHES = ("", "7 4", "2 3", "9 3 2 3", "5 2", "1 4")


@dataclass(frozen=True)
class Bar:
    """A value with its interval, and the value expected by chance if there is one."""

    label: str
    value: float
    low: float
    high: float
    mark: float | None = None


@dataclass(frozen=True)
class Line:
    """A named line through points."""

    label: str
    points: Sequence[tuple[float, float]]


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round values between two bounds."""
    if high <= low:
        return [low]
    rough = (high - low) / about
    power = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough * 0.999)
    first = ceil(low / step - 1e-9)
    last = floor(high / step + 1e-9)
    return [place * step for place in range(first, last + 1)]


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _rule(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _drawing(height: float, title: str, description: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc>{''.join(parts)}</svg>"
    )


def _unit(value: float, unit: str) -> str:
    return f"{value:g}{unit}"


def bars(title: str, rows: Sequence[Bar], unit: str = "") -> str:
    """Values with their intervals, one below the other; a short upright stroke marks what chance would give."""
    low = min(0.0, *(row.low for row in rows))
    high = max(0.0, *(max(row.high, row.mark or 0.0) for row in rows))
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return _LEFT + (value - low) / span * (WIDTH - _LEFT - _RIGHT)

    bottom = _TOP + _ROW * len(rows)
    parts = [_rule(x(tick), _TOP, x(tick), bottom, "grid") for tick in ticks(low, high)]
    parts += [_text(x(tick), bottom + 18, _unit(tick, unit), "middle") for tick in ticks(low, high)]
    labels: list[str] = []
    for place, row in enumerate(rows):
        middle = _TOP + _ROW * (place + 0.5)
        colour = COLOURS[place % len(COLOURS)]
        start, end = sorted((x(0.0), x(row.value)))
        parts.append(_text(_LEFT - 8, middle + 4, row.label, "end"))
        parts.append(
            f'<rect x="{start:.1f}" y="{middle - 9:.1f}" width="{end - start:.1f}" height="18" fill="{colour}"/>'
        )
        parts.append(_rule(x(row.low), middle, x(row.high), middle, "whisker"))
        parts += [_rule(x(edge), middle - 5, x(edge), middle + 5, "whisker") for edge in (row.low, row.high)]
        if row.mark is not None:
            parts.append(_rule(x(row.mark), middle - 13, x(row.mark), middle + 13, "mark"))
        labels.append(f"{row.label}: {row.value:.1f}{unit} ({row.low:.1f} – {row.high:.1f})")
    return _drawing(bottom + _BOTTOM - 14, title, "; ".join(labels), parts)


def plot(title: str, lines: Sequence[Line], across: str, unit: str = "") -> str:
    """Lines over a common axis, each named at its own dash in the legend below."""
    drawn = [line for line in lines if line.points]
    xs = [point[0] for line in drawn for point in line.points]
    ys = [point[1] for line in drawn for point in line.points]
    left, right = min(xs), max(xs)
    low, high = min(0.0, *ys), max(ys)
    across_span, up_span = (right - left) or 1.0, (high - low) or 1.0
    bottom = _TOP + _PLOT_HEIGHT

    def x(value: float) -> float:
        return 60 + (value - left) / across_span * (WIDTH - 60 - _RIGHT)

    def y(value: float) -> float:
        return bottom - (value - low) / up_span * _PLOT_HEIGHT

    parts: list[str] = []
    for tick in ticks(low, high):
        parts.append(_rule(60, y(tick), WIDTH - _RIGHT, y(tick), "grid"))
        parts.append(_text(54, y(tick) + 4, _unit(tick, unit), "end"))
    for tick in ticks(left, right):
        parts.append(_text(x(tick), bottom + 18, f"{tick:g}", "middle"))
    parts.append(_text(WIDTH - _RIGHT, bottom + 34, across, "end"))
    labels: list[str] = []
    for place, line in enumerate(drawn):
        colour, dash = COLOURS[place % len(COLOURS)], _DASHES[place % len(_DASHES)]
        points = " ".join(f"{x(one):.1f},{y(two):.1f}" for one, two in line.points)
        stroke = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
        parts.append(f'<polyline points="{points}" {stroke}/>')
        row = bottom + 56 + 20 * place
        parts.append(f'<polyline points="60,{row - 4} 100,{row - 4}" {stroke}/>')
        parts.append(_text(108, row, line.label))
        labels.append(f"{line.label}: {line.points[-1][1]:.1f}{unit}")
    return _drawing(bottom + 56 + 20 * len(drawn), title, "; ".join(labels), parts)
