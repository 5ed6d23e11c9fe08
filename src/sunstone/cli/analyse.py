"""`sunstone analyse`: what a search thinks of a game that was played."""

from __future__ import annotations

import os
from pathlib import Path

import click

from sunstone.cli.common import json_option, progress, read_components, read_record, show_json, show_table
from sunstone.cli.saves import write_text
from sunstone.cli.seats import seat_names
from sunstone.cli.speech import Command
from sunstone.core.errors import BadRecord
from sunstone.core.registry import game as find_game
from sunstone.i18n import Translator
from sunstone.lab.analysis import SIMULATIONS, Analysis, analyse
from sunstone.lab.analysis_report import AnalysisWords, html
from sunstone.lab.turning import summaries, turning_points
from sunstone.text import table_text


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("analyse", cls=Command, help=tr("cli-help-analyse"))
    @click.argument("record", type=click.Path(path_type=Path))
    @click.option(
        "--simulations",
        type=click.IntRange(min=1),
        default=SIMULATIONS,
        show_default=True,
        help=tr("cli-help-analyse-simulations"),
    )
    @click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help=tr("cli-help-seed"))
    @click.option("--jobs", type=click.IntRange(min=1), help=tr("cli-help-arena-jobs"))
    @click.option(
        "--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help=tr("cli-help-analyse-out")
    )
    @click.option(
        "--components", "file", type=click.Path(path_type=Path), metavar="FILE", help=tr("cli-help-components")
    )
    @json_option(tr)
    def analyse_record(
        record: Path,
        simulations: int,
        seed: int,
        jobs: int | None,
        out: Path | None,
        file: Path | None,
        as_json: bool,
    ) -> None:
        written = read_record(record)
        if not written.actions:
            raise BadRecord("nothing_played")
        game = find_game(written.game)
        box = read_components(game, file)
        with progress(tr("progress-decisions"), quiet=as_json) as step:
            found = analyse(written, simulations, seed, box, jobs or os.cpu_count() or 1, step)
        words = table_text(game, tr, seat_names(tr, written.seats), box)
        if out is not None:
            write_text(html(tr, words, found), out)
        if as_json:
            show_json(_plain(found))
            return
        texts = AnalysisWords(words)
        click.echo(texts.summary(found))
        show_table(*texts.seat_rows(found))
        click.echo(tr("analysis-points"))
        for line in texts.points(found):
            click.echo("  " + line)
        click.echo(tr("analysis-method"))
        if out is not None:
            click.echo(tr("arena-written", file=str(out)))

    return analyse_record


def _plain(found: Analysis) -> dict[str, object]:
    return {
        "game": found.record.game,
        "seats": found.record.seats,
        "simulations": found.simulations,
        "decisions": [decision.as_json() for decision in found.decisions],
        "turning_points": [
            {
                "kind": point.kind,
                "ply": point.decision.ply,
                "seat": point.seat,
                "before": point.before,
                "after": point.after,
            }
            for point in turning_points(found)
        ],
        "summaries": [
            {"seat": row.seat, "decisions": row.decisions, "best": row.best, "lost": row.lost}
            for row in summaries(found)
        ],
    }
