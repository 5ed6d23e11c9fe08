"""`sunstone bench`: the speed of the engine and of its peers, in one run."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from sunstone.cli.common import json_option, progress, show_json
from sunstone.cli.saves import refuse_existing, write_text
from sunstone.cli.speech import Command
from sunstone.core.registry import game as find_game
from sunstone.i18n import Translator
from sunstone.lab.bench import BenchReport
from sunstone.lab.bench import bench as measure
from sunstone.lab.bench_against import AgainstReport, bench_against
from sunstone.lab.bench_ratios import AT_LEAST


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("bench", cls=Command, help=tr("cli-help-bench"))
    @click.option("--games", help=tr("cli-help-bench-games"))
    @click.option(
        "--seconds",
        type=click.FloatRange(min=0.01, max=600),
        default=2.0,
        show_default=True,
        help=tr("cli-help-bench-seconds"),
    )
    @click.option(
        "--rounds", type=click.IntRange(min=1, max=100), default=3, show_default=True, help=tr("cli-help-bench-rounds")
    )
    @click.option("--peers/--no-peers", default=True, show_default=True, help=tr("cli-help-bench-peers"))
    @click.option(
        "--against",
        type=click.Path(exists=True, file_okay=False, path_type=Path),
        metavar="FOLDER",
        help=tr("cli-help-bench-against"),
    )
    @click.option("--out", type=click.Path(path_type=Path), metavar="FILE", help=tr("cli-help-out"))
    @json_option(tr)
    def bench(
        games: str | None,
        seconds: float,
        rounds: int,
        peers: bool,
        against: Path | None,
        out: Path | None,
        as_json: bool,
    ) -> None:
        names = None if games is None else [find_game(name.strip()).id for name in games.split(",")]
        if out is not None:
            refuse_existing(out)
        with progress(tr("progress-measuring"), quiet=as_json) as step:
            report: BenchReport | AgainstReport
            if against is None:
                report = measure(names, seconds, rounds, peers, step)
            else:
                report = bench_against(against, names, seconds, rounds, peers, step)
        if out is not None:
            write_text(json.dumps(report.as_json(), indent=1) + "\n", out)
        if as_json:
            show_json(report.as_json())
        elif isinstance(report, AgainstReport):
            _show_against(tr, report)
        else:
            _show(tr, report)

    return bench


def _number(tr: Translator, value: float) -> str:
    """A number as the language writes it; decimals only where they say something."""
    return tr("bench-number", value=round(value) if value >= 100 else value)


def _show(tr: Translator, report: BenchReport) -> None:
    machine = report.machine
    kind = tr("bench-compiled") if machine.compiled else tr("bench-interpreted")
    click.echo(tr("bench-machine", cpu=machine.cpu, system=machine.system, python=machine.python, kind=kind))
    console = Console()
    table = Table()
    table.add_column(tr("bench-what"))
    table.add_column(tr("bench-value"), justify="right")
    table.add_column(tr("bench-unit"))
    table.add_column(tr("bench-spread"), justify="right")
    for row in report.rows:
        table.add_row(row.name, _number(tr, row.value), row.unit, f"{100 * row.spread:.0f}\u00a0%")
    console.print(table)
    if report.ratios:
        console.print(_ratios(tr, report))
    for package in report.missing():
        click.echo(tr("bench-missing", package=package))


def _ratios(tr: Translator, report: BenchReport) -> Table:
    table = Table()
    for heading in ("bench-ours", "bench-peer"):
        table.add_column(tr(heading))
    table.add_column(tr("bench-ratio"), justify="right")
    table.add_column(tr("bench-target"), justify="right")
    table.add_column("")
    for ratio in report.ratios:
        target = "" if ratio.target is None else f"{'≥' if ratio.bound == AT_LEAST else '≤'} {ratio.target:g}"
        met = "" if ratio.met is None else tr("bench-met" if ratio.met else "bench-missed")
        table.add_row(ratio.ours, ratio.peer, _number(tr, ratio.value), target, met)
    return table


def _show_against(tr: Translator, report: AgainstReport) -> None:
    table = Table()
    table.add_column(tr("bench-what"))
    for heading, build in (("bench-new", report.new), ("bench-old", report.old)):
        kind = tr("bench-compiled") if build.compiled else tr("bench-interpreted")
        click.echo(f"{tr(heading)}: {build.folder} ({kind})")
        table.add_column(tr(heading), justify="right")
    table.add_column(tr("bench-unit"))
    for heading in ("bench-times-as-fast", "bench-spread"):
        table.add_column(tr(heading), justify="right")
    for row in report.rows:
        spread = f"{100 * row.spread:.0f}\u00a0%"
        table.add_row(row.name, _number(tr, row.new), _number(tr, row.old), row.unit, _number(tr, row.ratio), spread)
    Console().print(table)
