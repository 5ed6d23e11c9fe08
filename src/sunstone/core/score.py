"""The score sheet: where each point comes from, and who stands where."""

from __future__ import annotations


class ScoreLine:
    """Points from one source. `source` names a message of the game, `detail` what exactly earned them."""

    def __init__(self, source: str, points: float, detail: dict[str, object] | None = None) -> None:
        self.source = source
        self.points = points
        self.detail: dict[str, object] = detail if detail is not None else {}

    def as_json(self) -> dict[str, object]:
        """The line as plain JSON."""
        return {"source": self.source, "points": self.points, **self.detail}


class ScoreSheet:
    """One seat's lines; they add up to the seat's score."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lines: list[ScoreLine] = []

    def add(self, source: str, points: float, detail: dict[str, object] | None = None) -> None:
        """Append a line."""
        self.lines.append(ScoreLine(source, points, detail))

    @property
    def total(self) -> float:
        """The sum of the lines."""
        out = 0.0
        for line in self.lines:
            out += line.points
        return out

    def as_json(self) -> dict[str, object]:
        """The sheet as plain JSON."""
        return {"seat": self.seat, "total": self.total, "lines": [line.as_json() for line in self.lines]}


def places(keys: list[tuple[float, ...]]) -> list[int]:
    """The place of each seat, 1 is best, from comparison keys (points, then tie-breaks). Equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def points_text(points: float) -> str:
    """Points as people write them: no decimals where there are none."""
    return str(int(points)) if points == int(points) else str(points)
