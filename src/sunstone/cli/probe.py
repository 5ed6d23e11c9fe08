"""`sunstone probe`: how well evaluation, net and search know recorded games."""

from __future__ import annotations

import os
from pathlib import Path

import click

from sunstone.cli.common import finished_records, game_argument, json_option, progress, show_json, show_table
from sunstone.cli.speech import Command
from sunstone.core.game import Game
from sunstone.i18n import Translator
from sunstone.lab.probe import ALL, PHASES, Probe, Wish
from sunstone.lab.probe import probe as probe_records
from sunstone.lab.report_page import number


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("probe", cls=Command, help=tr("cli-help-probe"))
    @game_argument
    @click.argument("records", type=click.Path(path_type=Path, exists=True, file_okay=False))
    @click.option(
        "--net",
        type=click.Path(path_type=Path, exists=True, dir_okay=False),
        metavar="FILE",
        help=tr("cli-help-probe-net"),
    )
    @click.option("--every", type=click.IntRange(min=1), default=7, show_default=True, help=tr("cli-help-probe-every"))
    @click.option(
        "--simulations", type=click.IntRange(min=0), default=0, show_default=True, help=tr("cli-help-probe-simulations")
    )
    @click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help=tr("cli-help-seed-fixed"))
    @click.option("--jobs", type=click.IntRange(min=1), help=tr("cli-help-arena-jobs"))
    @json_option(tr)
    def probe(
        game: Game,
        records: Path,
        net: Path | None,
        every: int,
        simulations: int,
        seed: int,
        jobs: int | None,
        as_json: bool,
    ) -> None:
        read = finished_records(records, game)
        wish = Wish(every, simulations, net, seed)
        with progress(tr("progress-games"), quiet=as_json) as step:
            found = probe_records(read, game, wish, jobs or os.cpu_count() or 1, step)
        if as_json:
            show_json(found.as_json())
        else:
            _show(tr, found)

    return probe


def _show(tr: Translator, found: Probe) -> None:
    click.echo(tr("probe-found", decisions=found.decisions, games=found.games))
    phases = [*range(PHASES), ALL]
    headings = [tr("probe-all") if phase == ALL else tr("probe-phase", number=phase + 1) for phase in phases]
    rows: list[list[str]] = []
    errors: list[list[str]] = []
    for judge in dict.fromkeys(row.judge for row in found.values):
        by_phase = {row.phase: row for row in found.values if row.judge == judge}
        name, whole = tr(f"probe-{judge}"), by_phase.get(ALL)
        cells = [by_phase[phase].correlation if phase in by_phase else None for phase in phases]
        rows.append([name, *("" if cell is None else number(tr, cell, 2) for cell in cells)])
        if whole is not None:
            errors.append([name, number(tr, whole.slope, 2), number(tr, whole.error, 1)])
    show_table([tr("probe-correlation"), *headings], rows)
    show_table([tr("probe-lead"), tr("probe-slope"), tr("probe-error")], errors)
    rows = []
    for policy in dict.fromkeys(row.policy for row in found.policies):
        shares = {row.phase: row for row in found.policies if row.policy == policy}
        agreed = [number(tr, 100 * shares[phase].agreement, 1) if phase in shares else "" for phase in phases]
        rows.append([tr(f"probe-{policy.replace('_', '-')}"), *agreed, number(tr, shares[ALL].cross_entropy, 2)])
    show_table([tr("probe-policy"), *headings, tr("probe-cross-entropy")], rows)
    for judge, bins in found.chances.items():
        told = [number(tr, 100 * each.told, 0) for each in bins]
        true = [number(tr, 100 * each.true, 0) for each in bins]
        show_table([tr("probe-chances", judge=tr(f"probe-{judge}")), *told], [[tr("probe-true"), *true]])
