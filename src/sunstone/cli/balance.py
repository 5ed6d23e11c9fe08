"""`sunstone balance`: how often each thing is taken, and how its takers fare."""

from __future__ import annotations

import os
from itertools import groupby
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

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
from sunstone.lab.arena_stats import Estimate
from sunstone.lab.balance import BOUND, STRAY, Balance, Thing
from sunstone.lab.balance import balance as weigh

SORTS = {
    "seat": "balance-sort-seat",
    "prophecy": "balance-sort-prophecy",
    "wealth": "balance-sort-wealth",
    "building": "balance-sort-building",
    "monument": "balance-sort-monument",
    "chief": "balance-sort-chief",
    "side": "balance-sort-side",
    "setup": "balance-sort-setup",
    "culture": "balance-sort-culture",
    "stone": "balance-sort-stone",
}
"""The message for each sort of thing."""

HEADINGS = (
    "balance-taken",
    "balance-wins",
    "balance-margin",
    "balance-even",
    "balance-lot",
    "balance-itself",
    "balance-score",
    "balance-score-without",
)
"""The messages of the columns."""
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
    @click.option("--jobs", type=click.IntRange(min=1), help=tr("cli-help-arena-jobs"))
    @seed_option(tr)
    @rules_options(tr)
    @json_option(tr)
    def balance(
        game: Game,
        games: int,
        players: int,
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
            )
        if as_json:
            show_json(found.as_json())
        else:
            _show(tr, found)

    return balance


def _show(tr: Translator, found: Balance) -> None:
    click.echo(tr("balance-games", count=found.games, players=found.players, seed=str(found.seed)))
    console = Console(width=max(LEAST_WIDTH, Console().width))
    for sort, things in groupby(found.things, key=lambda thing: thing.sort):
        table = Table(title=tr(SORTS[sort]))
        table.add_column("")
        for heading in HEADINGS:
            table.add_column(tr(heading), justify="right")
        for thing in things:
            table.add_row(*_row(thing))
        console.print(table)
    click.echo(tr("balance-method", stray=STRAY, bound=round(100 * BOUND)))


def _row(thing: Thing) -> list[str]:
    half = (thing.margin.high - thing.margin.low) / 2
    return [
        thing.name + (" !" if thing.above else ""),
        f"{100 * thing.share:.1f}",
        _percent(thing.wins),
        f"{thing.margin.value:+.1f} ± {half:.1f}",
        _percent(thing.even_wins),
        _percent(thing.lot_wins),
        _percent(thing.itself),
        f"{thing.score:.1f}",
        "" if thing.score_without is None else f"{thing.score_without:.1f}",
    ]


def _percent(share: Estimate | None) -> str:
    return "" if share is None else f"{100 * share.value:.1f} ({100 * share.low:.0f}–{100 * share.high:.0f})"
