"""Looking back at a finished game, at any ply."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from sunstone.core.game import State
from sunstone.server.db import schema
from sunstone.server.db.engine import Database
from sunstone.server.errors import Refusal
from sunstone.server.keys import looks_random, random_name
from sunstone.server.tables import entries as kinds
from sunstone.server.tables.entries import LogEntry
from sunstone.server.tables.eyes import Eyes, seen_entry, seen_state, table_info
from sunstone.server.tables.host import host_of
from sunstone.server.tables.live import LiveTable
from sunstone.server.tables.said import sources, text_for
from sunstone.server.timing import now_ms
from sunstone.server.wire.after import Course, PointsFrom, Review, Shared
from sunstone.server.wire.play import Step

RECENT = 60
"""How many decisions of the others are shown once more at most."""


def standing(live: LiveTable) -> list[LogEntry]:
    """The actions that were not taken back, in order."""
    found: list[LogEntry] = []
    for entry in live.entries:
        if entry.kind == kinds.ACTION:
            found.append(entry)
        elif entry.kind == kinds.UNDONE:
            del found[entry.body["to"] :]
    return found


def review(live: LiveTable, ply: int, eyes: Eyes, language: str) -> Review:
    """The game after so many actions, with these eyes."""
    live.position()
    if not 0 <= ply <= live.ply:
        raise Refusal("no_ply", ply=ply, most=live.ply)
    state = live.record().replay(live.components, ply)
    entry = seen_entry(live, standing(live)[ply - 1], eyes, language) if ply else None
    return Review(
        info=table_info(live),
        plies=live.ply,
        position=seen_state(live, state, eyes, language),
        entry=entry,
        did=text_for(live, language).action_line(entry.body["text"]) if entry and "text" in entry.body else "",
        sheets=_sheets(live, state, language),
    )


def course(live: LiveTable, language: str) -> Course:
    """How a finished game went, for the chart and the list of turns."""
    final = live.position()
    points, rounds = [], []
    for state in live.record().states(live.components):
        points.append(state.scores())
        rounds.append(state.view(None).get("round"))
    counted = [number for number in rounds if isinstance(number, int)]
    return Course(
        movers=list(live.movers),
        points=points,
        rounds=counted if len(counted) == len(points) else None,
        sheets=_sheets(live, final, language),
    )


def _sheets(live: LiveTable, state: State, language: str) -> list[list[PointsFrom]]:
    """Everyone's points by source, without those that brought nothing."""
    sheets = []
    for sheet in state.score_sheet():
        lines = [line for line in sheet.lines if line.points]
        said = sources(live, [line.as_json() for line in lines], language)
        sheets.append([PointsFrom(source=each, points=line.points) for each, line in zip(said, lines, strict=True)])
    return sheets


def recent(live: LiveTable, seat: int, language: str) -> list[Step]:
    """What the others did since this seat's last turn, step by step as this seat saw it. First how it stood before."""
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
    done = standing(live)
    return [
        Step(
            position=seen_state(live, state, seat, language),
            entries=[] if state.ply == start else [seen_entry(live, done[state.ply - 1], seat, language)],
        )
        for state in live.record().states(live.components, end)
        if state.ply >= start
    ]


class Shares:
    """Links that let anyone review a game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def share(self, live: LiveTable, user: str) -> Shared:
        """The link of a finished game; made by somebody who played it."""
        if not live.over:
            raise Refusal("not_over")
        if user not in live.people() and user != host_of(live):
            raise Refusal("not_seated")
        if live.opening.own_box:
            raise Refusal("box_private")
        made = random_name(20)
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(schema.shares).values(token=made, table_id=live.id, created=now_ms()))
        except IntegrityError:
            query = select(schema.shares.c.token).where(schema.shares.c.table_id == live.id)
            async with self._database.read() as connection:
                made = str(await connection.scalar(query))
        return Shared(token=made, path=f"/shared/{made}")

    async def table_of(self, token: str) -> str:
        """The table a link leads to."""
        if not looks_random(token):
            raise Refusal("no_share")
        query = select(schema.shares.c.table_id).where(schema.shares.c.token == token)
        async with self._database.read() as connection:
            found = await connection.scalar(query)
        if found is None:
            raise Refusal("no_share")
        return str(found)
