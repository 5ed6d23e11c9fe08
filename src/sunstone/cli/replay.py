"""`sunstone replay`: a recorded game in words, or its position at one point."""

from __future__ import annotations

from pathlib import Path

import click

from sunstone.cli.common import json_option, read_components, read_record, show_json
from sunstone.cli.seats import seat_names
from sunstone.cli.speech import Command
from sunstone.core.components import Components
from sunstone.core.errors import BadOption, BadRecord
from sunstone.core.events import Event
from sunstone.core.game import State
from sunstone.core.record import Record
from sunstone.core.registry import game as find_game
from sunstone.core.viewer import Viewer
from sunstone.i18n import Translator
from sunstone.text import TableText, table_text


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("replay", cls=Command, help=tr("cli-help-replay"))
    @click.argument("record", type=click.Path(path_type=Path))
    @click.option("--ply", type=click.IntRange(min=0), help=tr("cli-help-ply"))
    @click.option("--seat", type=click.IntRange(min=0), help=tr("cli-help-seat"))
    @click.option(
        "--components", "file", type=click.Path(path_type=Path), metavar="FILE", help=tr("cli-help-components")
    )
    @json_option(tr)
    def replay(record: Path, ply: int | None, seat: int | None, file: Path | None, as_json: bool) -> None:
        written = read_record(record)
        if seat is not None and seat > len(written.seats):
            raise BadOption("seat", seat=seat, most=len(written.seats))
        if ply is not None and ply > len(written.actions):
            raise BadRecord("ply", number=ply, most=len(written.actions))
        game = find_game(written.game)
        box = read_components(game, file)
        words = table_text(game, tr, seat_names(tr, written.seats), box)
        viewer = Viewer.EVERYTHING if seat is None else Viewer.SPECTATOR if seat == 0 else seat - 1
        if as_json:
            _as_json(written, box, ply, viewer)
        else:
            _as_text(tr, words, written, box, ply, viewer)

    return replay


def _view(state: State, viewer: int) -> dict[str, object]:
    return state.view(viewer if viewer >= 0 else None)


def _as_json(record: Record, box: Components | None, ply: int | None, viewer: int) -> None:
    events: list[Event] = []
    rows: list[dict[str, object]] = []
    for state in record.states(box, ply):
        if state.ply:
            rows.append(
                {
                    "ply": state.ply,
                    "action": record.actions[state.ply - 1],
                    "events": [event.seen_by(viewer) for event in events],
                }
            )
        events = []
        state.events = events
    show_json({"plies": rows, "view": _view(state, viewer), "scores": state.scores(), "ranking": state.ranking()})


def _as_text(
    tr: Translator, words: TableText, record: Record, box: Components | None, ply: int | None, viewer: int
) -> None:
    events: list[Event] = []
    for state in record.states(box, ply):
        if state.ply and ply is None:
            click.echo(tr("replay-ply", ply=state.ply, action=words.action_line(record.actions[state.ply - 1])))
        if ply is None:
            for event in events:
                click.echo("  " + words.event(event.seen_by(viewer)))
        events = []
        state.events = events
    if ply is not None:
        for section in words.position(_view(state, viewer)):
            click.echo(section.heading)
            for line in section.lines:
                click.echo("  " + line)
    if state.over:
        for line in words.result(state.score_sheet(), state.ranking()):
            click.echo(line)
    elif ply is None:
        click.echo(tr("replay-unfinished", count=state.ply))
