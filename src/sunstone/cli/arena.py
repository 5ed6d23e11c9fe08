"""`sunstone arena`: who plays better, with intervals, ratings and a report."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

import click

from sunstone.cli.common import (
    fresh_seed,
    game_argument,
    json_option,
    progress,
    read_components,
    read_options,
    rules_options,
    seed_option,
    show_json,
    show_table,
)
from sunstone.cli.saves import write_text
from sunstone.cli.speech import Command
from sunstone.core.errors import BadOption
from sunstone.core.game import Game
from sunstone.core.options import resolve
from sunstone.i18n import Translator
from sunstone.lab.arena import Spread, new_match, play_match, read_match
from sunstone.lab.arena_stats import report as sum_up
from sunstone.lab.jobs import in_order
from sunstone.lab.report import cross_rows, html, standings_rows, summary_line

GAMES_FILE = "games.jsonl"
REPORT_FILE = "report.html"


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("arena", cls=Command, help=tr("cli-help-arena"))
    @game_argument
    @click.option("--players", default="search,greedy", show_default=True, help=tr("cli-help-arena-players"))
    @click.option("--seats", type=click.IntRange(min=1), help=tr("cli-help-arena-seats"))
    @click.option(
        "--games", type=click.IntRange(min=1), default=100, show_default=True, help=tr("cli-help-games-count")
    )
    @click.option("--jobs", type=click.IntRange(min=1), help=tr("cli-help-arena-jobs"))
    @click.option("--ray", is_flag=True, help=tr("cli-help-arena-ray"))
    @click.option("--out", type=click.Path(path_type=Path), metavar="FOLDER", help=tr("cli-help-arena-out"))
    @seed_option(tr)
    @rules_options(tr)
    @json_option(tr)
    def arena(
        game: Game,
        players: str,
        seats: int | None,
        games: int,
        jobs: int | None,
        ray: bool,
        out: Path | None,
        seed: int | None,
        options: tuple[str, ...],
        components: Path | None,
        as_json: bool,
    ) -> None:
        codes = [word.strip() for word in players.split(",")]
        box = read_components(game, components)
        results = None if out is None else out / GAMES_FILE
        match = new_match(
            game,
            codes,
            seats,
            _seed(seed, results),
            resolve(game.options, read_options(game, options)),
            box,
        )
        with progress(tr("progress-games"), quiet=as_json) as step:
            played = play_match(
                game,
                match,
                games,
                results,
                box,
                jobs or (0 if ray else os.cpu_count() or 1),
                step,
                _ray() if ray else in_order,
            )
        report = sum_up(match, played)
        if out is not None:
            write_text(html(tr, report, played), out / REPORT_FILE)
        if as_json:
            show_json(report.as_json())
            return
        click.echo(summary_line(tr, report))
        headings, rows = standings_rows(tr, report)
        # A terminal is narrow and players are few: one column each.
        first, *rest = zip(headings, *rows, strict=True)
        show_table(first, rest)
        show_table(*cross_rows(tr, report))
        click.echo(tr("arena-method"))
        if out is not None:
            click.echo(tr("arena-written", file=str(out / REPORT_FILE)))

    return arena


def _seed(given: int | None, results: Path | None) -> int:
    """The seed asked for, else that of the match to go on with, else a new one."""
    if given is not None:
        return given
    if results is not None and results.exists():
        return read_match(results).seed
    return fresh_seed()


def _ray() -> Spread:
    if find_spec("ray") is None:
        raise BadOption("no_ray")
    from sunstone.lab.arena_ray import on_ray

    return on_ray
