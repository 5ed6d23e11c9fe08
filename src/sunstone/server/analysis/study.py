"""Hints and analyses as they are sent, from what a search found."""

from collections.abc import Mapping

from sunstone.lab.analysis import Analysis, Decision
from sunstone.lab.analysis_report import AnalysisWords
from sunstone.lab.turning import summaries, turning_points
from sunstone.server.analysis.wire import Hint, HintChoice, LookedAt, LookedAtChoice, StudiedSeat, Study, TurningPoint
from sunstone.server.analysis.worker import Advice
from sunstone.table.position_text import text_for
from sunstone.table.record import record_of
from sunstone.table.table import Table
from sunstone.text import TableText


def hint_of(live: Table, found: list[Advice], language: str) -> Hint:
    """The choices a search found at the position of a table."""
    state = live.playing()
    text = text_for(live, language)
    view = state.view(state.seat)
    return Hint(
        line=live.line,
        ply=live.ply,
        choices=[
            HintChoice(
                action=one.action,
                text=state.say(one.action),
                words=text.choice(state.structure(one.action), view),
                share=one.share,
            )
            for one in found
        ],
    )


def study_of(
    live: Table, looks: Mapping[int, Decision | None], simulations: int, language: str, *, running: bool
) -> Study:
    """The analysis of a finished game as far as it has come."""
    whole = len(looks) == live.ply
    decisions = [looks[ply] for ply in sorted(looks)]
    found = [decision for decision in decisions if decision is not None]
    analysis = Analysis(record_of(live), simulations, found, list(live.movers), None)
    text = text_for(live, language)
    words = AnalysisWords(text)
    return Study(
        done=len(looks),
        of=live.ply,
        running=running,
        decisions=[_looked_at(text, decision) for decision in found],
        turning=[
            TurningPoint(ply=point.decision.ply, seat=point.seat, kind=point.kind, words=words.point(point))
            for point in turning_points(analysis)
        ]
        if whole
        else [],
        seats=[
            StudiedSeat(seat=row.seat, decisions=row.decisions, best=row.best, lost=row.lost)
            for row in summaries(analysis)
        ],
    )


def _looked_at(text: TableText, decision: Decision) -> LookedAt:
    return LookedAt(
        ply=decision.ply,
        seat=decision.seat,
        played=decision.played,
        chances=decision.chances,
        loss=decision.loss,
        choices=[
            LookedAtChoice(
                action=choice.action, words=text.action_line(choice.action), share=choice.share, chances=choice.chances
            )
            for choice in decision.choices
        ],
    )
