"""`sunstone balance`: what is used, how those fare who take a thing, and whether the aims are met."""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from sunstone.cli.balance_tables import Sheet, aims_sheet, lot_sheets, plain_sheets, winners_text
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
)
from sunstone.cli.speech import Command
from sunstone.core.game import Game
from sunstone.i18n import Translator
from sunstone.lab.balance import Balance
from sunstone.lab.balance import balance as weigh
from sunstone.lab.balance_play import STRAY
from sunstone.lab.balance_things import BOUND

LEAST_WIDTH = 132
"""In a narrower table names would be cut short: better to let the terminal break the lines."""


def command(tr: Translator) -> click.Command:
    """The command."""

    @click.command("balance", cls=Command, help=tr("cli-help-balance"))
    @game_argument
    @click.option(
        "--games", type=click.IntRange(min=1), default=2000, show_default=True, help=tr("cli-help-games-count")
    )
    @click.option(
        "--players", type=click.IntRange(min=1), default=2, show_default=True, help=tr("cli-help-balance-seats")
    )
    @click.option("--lots/--no-lots", default=True, show_default=True, help=tr("cli-help-balance-lots"))
    @click.option("--jobs", type=click.IntRange(min=1), help=tr("cli-help-arena-jobs"))
    @seed_option(tr)
    @rules_options(tr)
    @json_option(tr)
    def balance(
        game: Game,
        games: int,
        players: int,
        lots: bool,
        jobs: int | None,
        seed: int | None,
        options: tuple[str, ...],
        components: Path | None,
        as_json: bool,
    ) -> None:
        chosen = read_options(game, options)
        box = read_components(game, components)
        with progress(tr("progress-games"), quiet=as_json) as step:
            found = weigh(
                game,
                players,
                games,
                fresh_seed() if seed is None else seed,
                chosen,
                box,
                jobs or os.cpu_count() or 1,
                step,
                lots,
            )
        if as_json:
            show_json(found.as_json())
        else:
            _show(tr, found)

    return balance


def _show(tr: Translator, found: Balance) -> None:
    click.echo(tr("balance-games", count=found.games, players=found.players, seed=str(found.seed)))
    console = Console(width=max(LEAST_WIDTH, Console().width))
    if found.aims:
        _show_sheet(console, aims_sheet(tr, found.aims))
    console.rule(tr("balance-plain"))
    click.echo(winners_text(tr, found))
    for sheet in plain_sheets(tr, found.usage):
        _show_sheet(console, sheet)
    if found.things:
        console.rule(tr("balance-with-lots"))
        for sheet in lot_sheets(tr, found.things):
            _show_sheet(console, sheet)
    click.echo(tr("balance-method", stray=STRAY, bound=round(100 * BOUND)))


def _show_sheet(console: Console, sheet: Sheet) -> None:
    table = Table(title=sheet.title)
    table.add_column("")
    for heading in sheet.headings:
        table.add_column(heading, justify="right")
    for row in sheet.rows:
        table.add_row(*row)
    console.print(table)
