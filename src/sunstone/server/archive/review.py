"""Looking back at a finished game, at any ply."""

from sunstone.core.game import State
from sunstone.server.archive.wire import Course, PointsFrom, PointsGained, Review
from sunstone.server.errors import Refusal
from sunstone.table.frames import Step
from sunstone.table.position_text import sources, text_for
from sunstone.table.record import record_of, standing_actions
from sunstone.table.redaction import Viewing, seen_entry, seen_state, table_info
from sunstone.table.table import Table

RECENT = 60
"""How many decisions of the others are shown once more at most."""


def review(live: Table, ply: int, viewing: Viewing, language: str) -> Review:
    """The game after `ply` actions, in this view."""
    live.position()
    if not 0 <= ply <= live.ply:
        raise Refusal("no_ply", ply=ply, most=live.ply)
    state = record_of(live).replay(live.components, ply)
    entry = seen_entry(live, standing_actions(live)[ply - 1], viewing, language) if ply else None
    return Review(
        info=table_info(live),
        plies=live.ply,
        position=seen_state(live, state, viewing, language, addressed=False),
        entry=entry,
        did=text_for(live, language).action_line(entry.body["text"]) if entry and "text" in entry.body else "",
        sheets=_sheets(live, state, language),
    )


def course(live: Table, language: str) -> Course:
    """How a finished game went, for the chart and the list of turns."""
    final = live.position()
    points, rounds = [], []
    for state in record_of(live).states(live.components):
        points.append(state.scores())
        rounds.append(state.view(None).get("round"))
    counted = [number for number in rounds if isinstance(number, int)]
    return Course(
        movers=list(live.movers),
        points=points,
        rounds=counted if len(counted) == len(points) else None,
        sheets=_sheets(live, final, language),
    )


def _sheets(live: Table, state: State, language: str) -> list[list[PointsFrom]]:
    """Everyone's points by source, without those that brought nothing."""
    sheets = []
    for sheet in state.score_sheet():
        lines = [line for line in sheet.lines if line.points]
        names = sources(live, [line.as_json() for line in lines], language)
        sheets.append([PointsFrom(source=each, points=line.points) for each, line in zip(names, lines, strict=True)])
    return sheets


def points_by_turn(live: Table, language: str) -> list[PointsGained]:
    """Where everyone's points came from so far, turn by turn; nothing where a spectator does not see the points."""
    live.position()
    gained: list[PointsGained] = []
    before: list[dict[str, float]] = [{} for _ in live.seats]
    turn = 1
    for state in record_of(live).states(live.components):
        turn += state.ply > 1 and live.movers[state.ply - 1] != live.movers[state.ply - 2]
        if not state.over and not _are_public(state):
            continue
        for seat, sheet in enumerate(_sheets(live, state, language)):
            now: dict[str, float] = {}
            for line in sheet:
                now[line.source] = now.get(line.source, 0.0) + line.points
            for source in dict.fromkeys([*before[seat], *now]):
                points = now.get(source, 0.0) - before[seat].get(source, 0.0)
                if points:
                    gained.append(PointsGained(turn=turn, seat=seat, source=source, points=points))
            before[seat] = now
    return gained


def _are_public(state: State) -> bool:
    """Whether a spectator sees the very points that the score sheets add up to."""
    seats = state.view(None).get("seats")
    totals = [sheet.total for sheet in state.score_sheet()]
    return isinstance(seats, list) and [seat.get("points") for seat in seats] == totals


def recent(live: Table, seat: int, language: str) -> list[Step]:
    """The moves of the others since this seat's last turn, as this seat saw them, from the position before them on."""
    live.position()
    end = live.ply
    while end and live.movers[end - 1] == seat:
        end -= 1
    start = end
    while start and live.movers[start - 1] != seat:
        start -= 1
    if start == end:
        return []
    start = max(start, end - RECENT)
    done = standing_actions(live)
    return [
        Step(
            position=seen_state(live, state, seat, language),
            entries=[] if state.ply == start else [seen_entry(live, done[state.ply - 1], seat, language)],
        )
        for state in record_of(live).states(live.components, end)
        if state.ply >= start
    ]
