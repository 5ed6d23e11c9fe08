"""An analysis in words, and as one page of HTML with a drawing of everybody's chances."""

from __future__ import annotations

from html import escape

from sunstone.i18n import Translator
from sunstone.lab.analysis import Analysis, Choice, Decision
from sunstone.lab.report_page import game_name, number, page, percent, section, table
from sunstone.lab.report_svg import Line, plot
from sunstone.lab.turning import SLIP, TurningPoint, summaries, turning_points
from sunstone.text import TableText


class AnalysisWords:
    """Words for the analysis of one game."""

    def __init__(self, words: TableText) -> None:
        self._words = words
        self._tr = words.tr

    def percent(self, chance: float, digits: int = 0) -> str:
        """A chance as a person reads it."""
        return number(self._tr, 100 * chance, digits) + percent(self._tr)

    def summary(self, analysis: Analysis) -> str:
        """What was looked at, in a sentence."""
        return self._tr(
            "analysis-summary",
            game=game_name(self._tr, analysis.record.game),
            decisions=len(analysis.decisions),
            simulations=analysis.simulations,
        )

    def point(self, point: TurningPoint) -> str:
        """A turning point in a sentence or two."""
        decision = point.decision
        arguments: dict[str, str | float] = {
            "ply": decision.ply + 1,
            "name": self._words.name(point.seat),
            "played": self._words.action_line(decision.played),
        }
        if point.kind != SLIP:
            before, after = self.percent(point.before), self.percent(point.after)
            return self._tr(f"analysis-point-{point.kind}", before=before, after=after, **arguments)
        best = decision.choices[0]
        made = _made(decision)
        return self._tr(
            "analysis-point-slip",
            better=self._words.action_line(best.action),
            best=self.percent(best.chances[point.seat]),
            chance=self.percent(made.chances[point.seat]),
            **arguments,
        )

    def points(self, analysis: Analysis) -> list[str]:
        """All turning points, or a word that there was none."""
        found = [self.point(point) for point in turning_points(analysis)]
        return found or [self._tr("analysis-no-points")]

    def seat_rows(self, analysis: Analysis) -> tuple[list[str], list[list[str]]]:
        """How well each seat chose: headings and rows."""
        tr = self._tr
        headings = [tr("analysis-seat"), tr("analysis-decisions"), tr("analysis-best"), tr("analysis-lost")]
        rows = [
            [
                self._words.name(row.seat),
                str(row.decisions),
                str(row.best),
                self.percent(row.lost / row.decisions, 1) if row.decisions else "–",
            ]
            for row in summaries(analysis)
        ]
        return headings, rows

    def decision_rows(self, analysis: Analysis) -> tuple[list[str], list[list[str]]]:
        """Every decision: headings and rows."""
        tr = self._tr
        headings = [
            tr("analysis-ply"),
            tr("analysis-seat"),
            tr("analysis-played"),
            tr("analysis-chance-then"),
            tr("analysis-better"),
            tr("analysis-chance-then"),
        ]
        rows: list[list[str]] = []
        for decision in analysis.decisions:
            best, made = decision.choices[0], _made(decision)
            row = [
                str(decision.ply + 1),
                self._words.name(decision.seat),
                self._words.action_line(decision.played),
                self.percent(made.chances[decision.seat]),
            ]
            better = made is not best and decision.loss > 0
            row += (
                [self._words.action_line(best.action), self.percent(best.chances[decision.seat])]
                if better
                else ["", ""]
            )
            rows.append(row)
        return headings, rows

    def drawing(self, analysis: Analysis) -> str:
        """Everybody's chances over the game, as SVG."""
        lines = [
            Line(
                self._words.name(seat),
                [(float(decision.ply), 100 * decision.chances[seat]) for decision in analysis.decisions],
            )
            for seat in range(len(analysis.record.seats))
        ]
        return plot(self._tr("analysis-plot"), lines, self._tr("analysis-axis"), percent(self._tr))


def html(tr: Translator, words: TableText, analysis: Analysis) -> str:
    """The whole page."""
    texts = AnalysisWords(words)
    title = tr("analysis-title", game=game_name(tr, analysis.record.game))
    points = "".join(f"<li>{escape(line)}</li>" for line in texts.points(analysis))
    return page(
        tr,
        title,
        [
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(texts.summary(analysis))}</p>",
            section(tr("analysis-points"), f"<ul>{points}</ul>"),
            section(tr("analysis-plot"), texts.drawing(analysis), tr("analysis-method")),
            section(tr("analysis-seats"), table(*texts.seat_rows(analysis)), tr("analysis-seats-note")),
            section(tr("analysis-all"), table(*texts.decision_rows(analysis))),
        ],
    )


def _made(decision: Decision) -> Choice:
    return next(choice for choice in decision.choices if choice.action == decision.played)
